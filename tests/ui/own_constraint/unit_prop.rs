//! A property type with the name of the library's, whose presence is not its value, and the library's under another name.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

mod own {
    pub type UnitProp = i64;
}
use own::UnitProp;

/// X.
#[op(My, "x")]
pub struct XOp {
    #[property]
    a: UnitProp,
}

/// Another path is another type.
#[op(My, "y")]
pub struct YOp {
    #[property]
    a: own::UnitProp,
}

use ods::schema::UnitProp as Flag;

/// An alias of the library's.
#[op(My, "z")]
pub struct ZOp {
    #[property]
    a: Flag,
}

fn main() {}
