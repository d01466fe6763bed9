//! Options and statistics of a pass.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};

/// A default as a key.
mod option_key {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[option(default = 3)]
        limit: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// Two options with one name.
mod option_twice {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[option]
        max_ops: u64,
        #[option(name = "max-ops")]
        limit: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A type that a pipeline cannot name.
mod option_type {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[option]
        limit: std::time::Duration,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A name with an equals sign.
mod option_with_equals_sign {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[option(name = "max=")]
        limit: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A statistic that is not a counter.
mod statistic_type {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[statistic]
        ops: u32,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// An option that is a statistic as well.
mod two_roles {
    use super::*;

    #[derive(Pass, Clone, Default)]
    struct Count {
        #[option]
        #[statistic]
        ops: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

fn main() {}
