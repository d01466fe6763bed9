use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", ops(AOp))]
pub struct D;

constraint! {
    /// integer of one of two ranges
    pub Strange: Attribute = Confined<I64Attr, (IntMinValue<5>, IntMaxValue<0>)>;
}

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Confined<I64Attr, (IntMinValue<0>, IntMaxValue<4>)>,
}

fn main() {}
