//! D20: a type with a type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ">"))]
pub struct XType {
    #[param(self_type)]
    t: Type,
}

fn main() {}
