//! `nvgpu.device_async_create_group`: operands that may be missing, at the end without a literal. The next operation may begin with `%`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict $inputs))]
pub struct AOp {
    #[operand]
    inputs: Variadic<AnyInteger>,
}

fn main() {}
