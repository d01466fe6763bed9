//! A string after quoted bits that may be absent.

use ods::prelude::*;

/// quoted bits
#[enum_attr(bits, quoted)]
pub enum Marks {
    #[case("")]
    None = 0,
    #[case("bold")]
    Bold,
}

/// A dialect.
#[dialect(name = "d", ops(AOp))]
pub struct D;

#[op(D, "a", format(($marks^)? $note ":" attr_dict))]
pub struct AOp {
    #[attr(default = Marks::None)]
    marks: Marks,
    #[attr]
    note: StrAttr,
}

fn main() {}
