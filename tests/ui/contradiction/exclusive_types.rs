//! Two types at once.

use ods::prelude::*;

constraint! {
    /// a float that is an integer
    pub Both1: Type = And(F32, I32);

    /// an integer that is an index
    pub Both2: Type = And(Index, AnyInteger);
}

fn main() {}
