//! the same mistake with a constraint of the library and with one's own: a type that does not follow

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// signless integer or float
    pub AnyIntegerOrFloat: Type = Or(AnySignlessInteger, AnyFloat);
}

/// X.
#[op(My, "x", format(attr_dict))]
pub struct XOp {
    #[result]
    a: AnySignlessIntegerOrIndex,
}

/// Y.
#[op(My, "y", format(attr_dict))]
pub struct YOp {
    #[result]
    a: AnyIntegerOrFloat,
}

fn main() {}
