//! Mistakes of several constraints are reported at once, and those that are good can be used.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    pub NoDoc: Type = CPred($_self == Type::I1);

    /// unknown placeholder
    pub Unknown: Type = CPred($_slef == Type::I1);

    /// unknown combinator
    pub Combinator: Type = Nand(I1, I8);

    /// good
    pub Good: Type = CPred($_self == Type::I1);
}

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: NoDoc,
    #[operand]
    b: Unknown,
    #[operand]
    c: TensorOf<Combinator>,
    #[operand]
    d: Good,
}

fn main() {}
