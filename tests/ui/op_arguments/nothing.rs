//! G10: a definition without dialect and name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op]
pub struct AOp {
    #[operand]
    x: AnyType,
}

fn main() {}
