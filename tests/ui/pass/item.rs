//! The struct with `#[derive(Pass)]`.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};

/// A pass that cannot be sent to a thread.
mod not_send {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        shared: std::rc::Rc<u64>,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// An enum.
mod of_enum {
    use super::*;

    #[derive(Pass, Clone, Default)]
    enum Count {
        #[default]
        All,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A tuple struct.
mod of_tuple {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count(u64);

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A pass that cannot be cloned.
mod without_clone {
    use super::*;

    #[derive(Pass, Default)]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A pass without a default.
mod without_default {
    use super::*;

    #[derive(Pass, Clone)]
    struct Count {
        limit: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A pass that does not implement `OperationPass`.
mod without_work {
    use ods::pass::{Pass, PassContext, PassResult};

    #[derive(Pass, Clone, Default)]
    struct Count;
}

/// The function with too few parameters.
mod wrong_work {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&self) -> PassResult {
            Ok(())
        }
    }
}

fn main() {}
