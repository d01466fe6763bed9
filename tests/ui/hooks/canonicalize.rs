//! Canonicalization patterns and functions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A pattern that is none.
mod canonicalize_no_pattern {
    use super::*;

    pub struct Nothing;

    #[op(D, "a", canonicalize(Nothing))]
    pub struct AOp {}
}

/// Patterns are types.
mod canonicalize_of_strings {
    use super::*;

    #[op(D, "a", canonicalize("Drop"))]
    pub struct AOp {}
}

/// A pattern for another operation.
mod canonicalize_other_op {
    use super::*;

    pub struct Drop;

    impl OpPattern<BOp> for Drop {
        fn rewrite(op: BOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
            rewriter.erase(op.operation()).map_err(|_| NoMatch)
        }
    }

    #[op(D, "a", canonicalize(Drop))]
    pub struct AOp {}

    #[op(D, "b", canonicalize(Drop))]
    pub struct BOp {}
}

/// O51: two ways to canonicalize are one list.
mod canonicalize_twice {
    use super::*;

    /// An operation.
    #[op(D, "a", canonicalize, canonicalize(A))]
    pub struct AOp {}

    impl AOp {
        fn canonicalize(self, _: &mut Rewriter<'_>) -> RewriteResult {
            Err(NoMatch)
        }
    }

    struct A;

    impl OpPattern<AOp> for A {
        fn rewrite(_: AOp, _: &mut Rewriter<'_>) -> RewriteResult {
            Err(NoMatch)
        }
    }
}

/// The key with a value.
mod canonicalize_with_value {
    use super::*;

    #[op(D, "a", canonicalize = true)]
    pub struct AOp {}
}

/// A function that takes the IR.
mod canonicalize_wrong_signature {
    use super::*;

    #[op(D, "a", canonicalize)]
    pub struct AOp {}

    impl AOp {
        fn canonicalize(self, _: &mut Ir) -> RewriteResult {
            Err(NoMatch)
        }
    }
}

/// The key without the function.
mod no_canonicalize {
    use super::*;

    #[op(D, "a", canonicalize)]
    pub struct AOp {}
}

fn main() {}
