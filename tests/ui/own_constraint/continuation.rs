//! the same mistake with a constraint of the library and with one's own: a colon behind any attribute

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// anything but unit
    pub NoUnit: Attribute = CPred($_self != Attribute::UNIT);
}

/// X.
#[op(My, "x", format($a ":" "index" attr_dict))]
pub struct XOp {
    #[attr]
    a: AnyAttr,
}

/// Y.
#[op(My, "y", format($a ":" "index" attr_dict))]
pub struct YOp {
    #[attr]
    a: NoUnit,
}

fn main() {}
