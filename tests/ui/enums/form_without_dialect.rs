//! A name, and no dialect to go with it.

use ods::prelude::*;

/// padding
#[enum_attr("padding")]
pub enum Padding {
    Same,
}

fn main() {}
