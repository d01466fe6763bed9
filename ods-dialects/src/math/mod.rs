//! The `math` dialect: functions of numbers beyond simple arithmetic, on scalars, vectors and tensors.
//!
//! The files follow the order of MLIR's `MathOps.td`:
//!
//! * `unary`: functions of one floating-point number;
//! * `several`: functions of several numbers, or with several results;
//! * `classification`: tests for kinds of floating-point numbers;
//! * `integer`: functions of integers.

mod classification;
mod integer;
mod several;
mod unary;

pub use classification::*;
pub use integer::*;
pub use several::*;
pub use unary::*;

use ods::prelude::*;

use crate::arith::{Arith, ConstantOp};

/// Mathematical functions of integers and floating-point numbers.
///
/// Operations work on scalars, and element by element on vectors and tensors. They have no effects, and all are
/// speculatable.
#[dialect(
    name = "math",
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
    hooks
)]
pub struct Math;

impl DialectHooks for Math {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        ConstantOp::materialize(ir, at, value, ty, location).map(|constant| constant.operation())
    }
}
