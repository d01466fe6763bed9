//! Functions of several floating-point numbers, and those with several results.

use ods::prelude::*;

use super::Math;
use crate::arith::{ArithFastMathInterface, FastMathFlags};

op_family! {
    use crate::arith::FloatBinaryOp;

    /// Arc tangent of a quotient, in the quadrant given by the signs of both parts
    ///
    /// ```mlir
    /// %angle = math.atan2 %y, %x : f64
    /// ```
    pub Atan2Op = FloatBinaryOp<Math>("atan2", fold);

    /// The left-hand side with the sign of the right-hand side
    ///
    /// ```mlir
    /// %y = math.copysign %x, %sign : f32
    /// ```
    pub CopySignOp = FloatBinaryOp<Math>("copysign", fold);

    /// The left-hand side to the power of the right-hand side
    ///
    /// ```mlir
    /// %y = math.powf %base, %power : f32
    /// ```
    pub PowFOp = FloatBinaryOp<Math>("powf", fold);
}

/// Clamping between two bounds
///
/// The result is `min` if the value is less, `max` if it is greater, and the value otherwise. It is NaN if any operand
/// is NaN, and undefined if `min` is greater than `max`.
///
/// ```mlir
/// %y = math.clampf %x to [%low, %high] : f32
/// ```
#[op(Math, "clampf",
    traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
    interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
    format($value "to" " " "[" $min "," $max "]" ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
)]
pub struct ClampFOp {
    #[operand]
    value: FloatLike,
    #[operand]
    min: FloatLike,
    #[operand]
    max: FloatLike,
    #[attr(default = FastMathFlags::None)]
    fastmath: FastMathFlags,
    #[result]
    result: FloatLike,
}

impl ArithFastMathInterface for ClampFOp {}
impl VectorUnrollOpInterface for ClampFOp {}

/// Sine and cosine
///
/// ```mlir
/// %y, %x = math.sincos %angle : f32
/// ```
#[op(Math, "sincos",
    traits(Pure, SameOperandsAndResultShape, AllTypesMatch(operand, sin, cos), ElementwiseMappable),
    interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
    format($operand ("fastmath" "" $fastmath^)? attr_dict ":" type($operand)),
)]
pub struct SincosOp {
    #[operand]
    operand: FloatLike,
    #[attr(default = FastMathFlags::None)]
    fastmath: FastMathFlags,
    #[result]
    sin: FloatLike,
    #[result]
    cos: FloatLike,
}

impl ArithFastMathInterface for SincosOp {}

impl VectorUnrollOpInterface for SincosOp {
    fn shape_for_unroll(&self, ir: &Ir) -> Option<Vec<i64>> {
        let (ty, context) = (ir.value_type(self.operand(ir)), ir.context());
        ty.shape(context).filter(|_| ty.isa::<VectorType>(context)).map(<[i64]>::to_vec)
    }
}

/// Fused multiplication and addition
///
/// The result is `a * b + c`, rounded once.
///
/// ```mlir
/// %y = math.fma %slope, %x, %start : f32
/// ```
#[op(Math, "fma",
    traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
    interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
    format($a "," $b "," $c ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
)]
pub struct FmaOp {
    #[operand]
    a: FloatLike,
    #[operand]
    b: FloatLike,
    #[operand]
    c: FloatLike,
    #[attr(default = FastMathFlags::None)]
    fastmath: FastMathFlags,
    #[result]
    result: FloatLike,
}

impl ArithFastMathInterface for FmaOp {}
impl VectorUnrollOpInterface for FmaOp {}

/// A floating-point number to the power of a signed integer
///
/// ```mlir
/// %y = math.fpowi %base, %power : f32, i8
/// %v = math.fpowi %bases, %powers : vector<2xf64>, vector<2xi32>
/// ```
#[op(Math, "fpowi",
    traits(Pure, SameOperandsAndResultShape, AllTypesMatch(lhs, result), ElementwiseMappable),
    interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
    format($lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($lhs) "," type($rhs)),
)]
pub struct FPowIOp {
    #[operand]
    lhs: FloatLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr(default = FastMathFlags::None)]
    fastmath: FastMathFlags,
    #[result]
    result: FloatLike,
}

impl ArithFastMathInterface for FPowIOp {}
impl VectorUnrollOpInterface for FPowIOp {}
