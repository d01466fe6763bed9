//! O51: two ways to canonicalize are one list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

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

fn main() {}
