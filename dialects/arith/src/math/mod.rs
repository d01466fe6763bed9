//! The `math` dialect: functions of numbers beyond simple arithmetic, on scalars, vectors and tensors.
//!
//! The files follow the order of MLIR's `MathOps.td`:
//!
//! * `unary`: functions of one floating-point number;
//! * `several`: functions of several numbers, or with several results;
//! * `classification`: tests for kinds of floating-point numbers;
//! * `integer`: functions of integers.

mod classification;
pub(crate) mod exec;
mod fold;
mod integer;
mod several;
mod unary;

pub use classification::{IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp};
pub use integer::{AbsIOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, IPowIOp};
pub use several::{Atan2Op, ClampFOp, CopySignOp, FPowIOp, FmaOp, PowFOp, SincosOp};
pub use unary::{
    AbsFOp, AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp, AtanhOp, CbrtOp, CeilOp, CosOp, CoshOp, ErfOp, ErfcOp, Exp2Op,
    ExpM1Op, ExpOp, FloorOp, Log1pOp, Log2Op, Log10Op, LogOp, RoundEvenOp, RoundOp, RsqrtOp, SinOp, SinhOp, SqrtOp,
    TanOp, TanhOp, TruncOp,
};

use ods::prelude::*;

use crate::arith::{Arith, ConstantOp};
use crate::ub::PoisonOp;

/// Mathematical functions of integers and floating-point numbers.
///
/// Operations work on scalars, and element by element on vectors and tensors. They have no effects, and all are
/// speculatable.
#[dialect(
    name = "math",
    semantics,
    dependent(Arith),
    ops(
        AbsFOp,
        AbsIOp,
        AcoshOp,
        AsinOp,
        AsinhOp,
        AtanOp,
        AtanhOp,
        Atan2Op,
        CbrtOp,
        CeilOp,
        ClampFOp,
        CopySignOp,
        CosOp,
        AcosOp,
        CoshOp,
        SinOp,
        SinhOp,
        SincosOp,
        CountLeadingZerosOp,
        CountTrailingZerosOp,
        CtPopOp,
        ErfOp,
        ErfcOp,
        ExpOp,
        Exp2Op,
        ExpM1Op,
        FloorOp,
        FmaOp,
        IPowIOp,
        IsFiniteOp,
        IsInfOp,
        IsNaNOp,
        IsNormalOp,
        LogOp,
        Log10Op,
        Log1pOp,
        Log2Op,
        PowFOp,
        RsqrtOp,
        SqrtOp,
        TanOp,
        TanhOp,
        RoundEvenOp,
        RoundOp,
        TruncOp,
        FPowIOp,
    ),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Math;

impl DialectInlinerInterface for Math {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }
}

impl DialectHooks for Math {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        match PoisonOp::materialize(b, value, ty) {
            Some(poison) => Some(poison.operation()),
            None => ConstantOp::materialize(b, value, ty).map(ConstantOp::operation),
        }
    }
}
