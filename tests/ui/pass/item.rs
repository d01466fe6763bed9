//! The struct with `#[derive(Pass)]`.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};

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

mod without_work {
    use ods::pass::{Pass, PassContext, PassResult};

    #[derive(Pass, Clone, Default)]
    struct Count;
}

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
