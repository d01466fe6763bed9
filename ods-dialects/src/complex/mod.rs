//! The `complex` dialect: arithmetic on complex numbers.

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
/// The values have builtin types such as `complex<f32>`.
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
