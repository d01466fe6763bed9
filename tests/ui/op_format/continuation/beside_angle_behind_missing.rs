//! `<` behind an attribute, where what is between may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($t $x "<" ">" attr_dict))]
pub struct AOp {
    #[attr]
    t: TypeAttr,
    #[operand]
    x: Optional<I32>,
}

fn main() {}
