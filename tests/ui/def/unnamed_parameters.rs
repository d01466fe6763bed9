//! D09: parameters without names

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My)]
pub struct XType(u32);

fn main() {}
