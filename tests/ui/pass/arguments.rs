//! The arguments of `#[pass]`.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};

/// An empty name.
mod argument_empty {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(argument = "")]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A name with a blank.
mod argument_with_blank {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(argument = "count ops")]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// Keys of TableGen, and attributes in a wrong form.
mod foreign_keys {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(summary = "Counts", anchor = "func.func")]
    #[pass(argument = 3)]
    struct Count {
        #[statistic(description = "number of operations")]
        ops: u64,
        #[option = "limit"]
        limit: u64,
    }

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// The name of an operation in place of its type.
mod on_name {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(on = "func.func")]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A trait that is not an interface.
mod on_no_interface {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(on(dyn Clone))]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A type that is not an operation.
mod on_no_op {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(on(String))]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// Two operations.
mod on_two {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(on(ods::builtin::ModuleOp, ods::builtin::ModuleOp))]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

/// A misspelt key.
mod unknown_key {
    use super::*;

    #[derive(Pass, Clone, Default)]
    #[pass(arguments = "count")]
    struct Count;

    impl OperationPass for Count {
        fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
            Ok(())
        }
    }
}

fn main() {}
