//! The dialect and the name have no keys.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(dialect = Test, mnemonic = "padding")]
pub enum Padding {
    Same,
}

fn main() {}
