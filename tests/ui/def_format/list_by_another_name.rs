//! A list by another name is a list for formats, too.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", types(AType))]
pub struct D;

type Types = Vec<Type>;

/// Empty, and an attribute would be taken for a type.
#[type_def(D, "a", format("<" $x $y ">"))]
pub struct AType {
    x: Types,
    y: Attribute,
}

fn main() {}
