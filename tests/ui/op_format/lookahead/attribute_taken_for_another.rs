//! A word that some attribute begins with, behind one that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($n^)? "true" attr_dict))]
pub struct AOp {
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
