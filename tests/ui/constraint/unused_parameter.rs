//! A parameter that only the summary knows.

use ods::prelude::*;

constraint! {
    /// integer of {W} bits
    pub OfWidth<const W: u32>: Type = AnyInteger;

    /// pair of {A} and {B}
    pub PairOf<A: Type, B: Type>: Type = TupleOf<A>;
}

fn main() {}
