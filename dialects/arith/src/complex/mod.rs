//! The `complex` dialect: arithmetic on complex numbers.

mod attributes;
mod enums;
pub(crate) mod exec;
mod fold;
mod ops;
mod verify;

pub use attributes::NumberAttr;
pub use enums::ComplexRangeFlags;
pub(crate) use fold::MergeArithBitcast;
pub use ops::{
    AbsOp, AddOp, AngleOp, Atan2Op, BitcastOp, ConjOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp, ExpOp, Expm1Op,
    ImOp, Log1pOp, LogOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp, SignOp, SinOp, SqrtOp, SubOp, TanOp,
    TanhOp,
};

use ods::prelude::*;

use crate::arith::{self, Arith};

/// Complex numbers.
///
/// The values have builtin types such as `complex<f32>`.
#[dialect(
    name = "complex",
    semantics,
    dependent(Arith),
    ops(
        AbsOp, AddOp, Atan2Op, BitcastOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp, ExpOp, Expm1Op, ImOp, LogOp,
        Log1pOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp, SignOp, SinOp, SqrtOp, SubOp, TanhOp, TanOp,
        ConjOp, AngleOp,
    ),
    attrs(NumberAttr),
    enums(ComplexRangeFlags),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct ComplexDialect;

impl DialectInlinerInterface for ComplexDialect {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for ComplexDialect {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        match ConstantOp::materialize(b, value, ty) {
            Some(constant) => Some(constant.operation()),
            None => arith::ConstantOp::materialize(b, value, ty).map(arith::ConstantOp::operation),
        }
    }
}
