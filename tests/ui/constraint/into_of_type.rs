//! Types have no values.

use ods::prelude::*;

constraint! {
    /// an attribute
    pub A: Type = CPred($_self == Type::I1), into bool => true;
}

fn main() {}
