//! A string after an enum that may be absent.

use ods::prelude::*;

/// a section
#[enum_attr(str)]
pub enum Section {
    #[case("")]
    Default,
    #[case("data")]
    Data,
}

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

/// A type.
#[type_def(D, "a", format("<" ($section^)? $note ">"))]
pub struct AType {
    section: Option<Section>,
    note: String,
}

fn main() {}
