//! The key of TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", discardableAttrs(note: StrAttr))]
pub struct D;

fn main() {}
