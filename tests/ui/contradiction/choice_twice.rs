//! A choice that names one thing twice.

use ods::prelude::*;

constraint! {
    /// 32-bit float
    pub Twice: Type = Or(F32, I8, F32);
}

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: TensorOf<(F32, F64, F32)>,
}

fn main() {}
