//! A word that is a case of what may be missing before it.

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
#[type_def(Test, "pad", format("<" $padding "same" $inner ">"))]
pub struct PadType {
    padding: Option<Padding>,
    inner: Type,
}

fn main() {}
