//! A struct without a conversion to attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Rows and columns.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tile(i64, i64);

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: Tile,
}

fn main() {}
