//! A pattern for another operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

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

fn main() {}
