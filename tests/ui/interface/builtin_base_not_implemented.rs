//! An implementation of a built-in interface without that of its base.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "call", interfaces(CallOpInterface))]
pub struct CallOp {
    #[operand]
    xs: Variadic<AnyType>,
}

impl CallOpInterface for CallOp {
    fn callable_for_callee(&self, _: &Ir) -> Callable {
        unimplemented!()
    }
    fn set_callee_from_callable(&self, _: &mut Ir, _: Callable) {}
    fn arg_operand_range(&self, _: &Ir) -> std::ops::Range<usize> {
        0..1
    }
}

fn main() {}
