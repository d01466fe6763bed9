//! A constraint with a mistake can be used all the same, whatever it is about.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit.
    pub A: Type = CPred($_self == Type::I1);

    pub B: IntegerAttr = CPred($_self.isa::<IntegerAttr>($_ctx)), from i32 => Attribute::UNIT;

    /// width {N}
    pub C<const N: u32>: Type = CPred<"$_self">;
}

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: TensorOf<A>,
    #[attr]
    b: B,
    #[operand]
    c: C<5>,
}

fn main() {}
