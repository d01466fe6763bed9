//! An alias without a text: nothing could be parsed as it.

use ods::prelude::*;

/// The visibility.
#[enum_attr]
pub enum Visibility {
    /// Everywhere.
    Public = 0,
    #[alias]
    #[case("")]
    Default = Public,
}

fn main() {}
