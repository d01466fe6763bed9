//! a generic type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x")]
pub struct XAttr<T> {}

fn main() {}
