//! the same mistake with a constraint of the library and with one's own: what follows an optional attribute

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// short string
    pub Short: StringAttr = CPred($_self != Attribute::UNIT);
}

/// X.
#[op(My, "x", format(attr_dict ($a^)?))]
pub struct XOp {
    #[attr]
    a: Optional<StrAttr>,
}

/// Y.
#[op(My, "y", format(attr_dict ($a^)?))]
pub struct YOp {
    #[attr]
    a: Optional<Short>,
}

fn main() {}
