//! The `complex` dialect: complex numbers, put together, taken apart, and reckoned with.

mod attributes;
mod enums;
mod ops;
mod verify;

pub use attributes::NumberAttr;
pub use enums::ComplexRangeFlags;
pub use ops::*;

use ods::prelude::*;

use crate::arith::{self, Arith};

/// Complex numbers.
///
/// Values are of the builtin types `complex<f32>` and the like.
#[dialect(
    name = "complex",
    dependent(Arith),
    ops(
        AbsOp, AddOp, Atan2Op, BitcastOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp, ExpOp, Expm1Op, ImOp, LogOp,
        Log1pOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp, SignOp, SinOp, SqrtOp, SubOp, TanhOp, TanOp,
        ConjOp, AngleOp,
    ),
    attrs(NumberAttr),
    enums(ComplexRangeFlags),
    hooks
)]
pub struct ComplexDialect;

impl DialectHooks for ComplexDialect {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        match ConstantOp::materialize(ir, at, value, ty, location) {
            Some(constant) => Some(constant.operation()),
            None => arith::ConstantOp::materialize(ir, at, value, ty, location).map(arith::ConstantOp::operation),
        }
    }
}
