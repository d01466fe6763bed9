//! The `math` dialect: functions of numbers beyond simple arithmetic, on scalars, vectors and tensors.
//!
//! In the order of MLIR's `MathOps.td`, by chapters:
//!
//! * `unary`: functions of one floating-point number;
//! * `several`: functions of several, or with several results;
//! * `classification`: what kind of number it is;
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
/// Operations work on scalars, and on vectors and tensors element by element. They have no effects, and may all run where
/// they did not.
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
