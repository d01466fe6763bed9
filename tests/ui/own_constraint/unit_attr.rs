//! A constraint with the name of the one whose presence is its value, and this one under other names.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// any name
    pub UnitAttr: StringAttr = StringAttr;
}

/// X.
#[op(My, "x")]
pub struct XOp {
    #[attr]
    a: UnitAttr,
}

mod library {
    pub use ods::attributes::UnitAttr as Flag;
    pub mod reexported {
        pub use ods::attributes::UnitAttr;
    }
}

/// An alias.
#[op(My, "y")]
pub struct YOp {
    #[attr]
    a: library::Flag,
}

/// Another path.
#[op(My, "z")]
pub struct ZOp {
    #[attr]
    a: library::reexported::UnitAttr,
}

fn main() {}
