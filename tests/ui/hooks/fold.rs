//! Folders.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A field that is called as a hook.
mod field_called_fold {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[operand]
        fold: AnyType,
    }

    impl AOp {
        fn fold(self, _: &mut Ir, _: &Constants<'_>) -> FoldResult {
            FoldResult::No
        }
    }
}

/// A fold that takes a reference.
mod fold_by_reference {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }

    impl AOp {
        fn fold(&self, _: &mut Ir, _: &Constants<'_>) -> Option<Value> {
            None
        }
    }
}

/// A fold that takes the constants before the IR.
mod fold_constants_first {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }

    impl AOp {
        fn fold(self, _: &Constants<'_>, _: &mut Ir) -> Option<Value> {
            None
        }
    }
}

/// A fold that returns nothing.
mod fold_returns_nothing {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {}

    impl AOp {
        fn fold(self, _: &mut Ir, _: &Constants<'_>) {}
    }
}

/// A fold that returns a number, which is no attribute.
mod fold_returns_number {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }

    impl AOp {
        fn fold(self, _: &mut Ir, _: &Constants<'_>) -> Option<i64> {
            Some(1)
        }
    }
}

/// A fold that takes the operands' constants as a list, as MLIR's once did.
mod fold_takes_operands {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }

    impl AOp {
        fn fold(self, _: &[Option<Attribute>]) -> Option<Value> {
            None
        }
    }
}

/// The key of TableGen.
mod has_folder_key {
    use super::*;

    #[op(D, "a", hasFolder)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }
}

/// The key without the function.
mod no_fold {
    use super::*;

    #[op(D, "a", fold)]
    pub struct AOp {
        #[result]
        result: AnyType,
    }
}

fn main() {}
