//! An `Option` is called so, for a format to be checked.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

type Maybe = Option<Type>;

/// Missing, and nothing tells so.
#[type_def(D, "a", format("<" $x ">"))]
pub struct AType {
    x: Maybe,
}

fn main() {}
