//! An attribute that may be text in quotes, as the case before it may be, which may be missing.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", types(PadType))]
pub struct Test;

/// padding
#[enum_attr]
pub enum Padding {
    #[case("same")]
    Same,
    #[case("valid")]
    Valid,
}

/// A padded type.
#[type_def(Test, "pad", format("<" ($padding^)? $inner ">"))]
pub struct PadType {
    padding: Option<Padding>,
    inner: Attribute,
}

fn main() {}
