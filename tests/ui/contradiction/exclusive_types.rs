//! Two types at once.

use ods::prelude::*;

constraint! {
    /// a float that is an integer
    pub Both1: Type = And(F32, I32);

    /// a float of two widths
    pub Both2: Type = And(AnyFloat, And(F32, F64));

    /// a tensor of such
    pub Both3: TensorType = TensorOf<AllOfType<Index, AnyInteger>>;
}

fn main() {}
