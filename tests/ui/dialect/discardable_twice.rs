//! Two discardable attributes of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", discardable(note: StrAttr, note: I32Attr))]
pub struct D;

fn main() {}
