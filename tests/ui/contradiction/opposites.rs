//! A predicate and its opposite.

use ods::prelude::*;

constraint! {
    /// nothing
    pub Nothing: Type = And(AnyInteger, Neg(AnyInteger));

    /// anything
    pub Anything: Type = Or(TensorOf<F32>, Neg(TensorOf<F32>));
}

fn main() {}
