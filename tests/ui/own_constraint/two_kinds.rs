//! the same mistake with a constraint of the library and with one's own: two kinds at once

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// short string
    pub Short: StringAttr = CPred($_self != Attribute::UNIT);
}

/// X.
#[op(My, "x")]
pub struct XOp {
    #[attr]
    a: Confined<StrAttr, IntPositive>,
}

/// Y.
#[op(My, "y")]
pub struct YOp {
    #[attr]
    a: Confined<Short, IntPositive>,
}

fn main() {}
