//! Functions of one floating-point number. Operand and result have the same type.

use ods::prelude::*;

use super::Math;
use crate::arith::{ArithFastMathInterface, FastMathFlags};

op_family! {
    use crate::arith::FloatUnaryOp;

    /// Absolute value of a floating-point number
    ///
    /// The sign is removed.
    ///
    /// ```mlir
    /// %y = math.absf %x : f32
    /// ```
    pub AbsFOp = FloatUnaryOp<Math>("absf", fold);

    /// Inverse hyperbolic cosine
    ///
    /// ```mlir
    /// %y = math.acosh %x : f32
    /// ```
    pub AcoshOp = FloatUnaryOp<Math>("acosh", fold);

    /// Arc sine
    ///
    /// ```mlir
    /// %y = math.asin %x : f32
    /// ```
    pub AsinOp = FloatUnaryOp<Math>("asin", fold);

    /// Inverse hyperbolic sine
    ///
    /// ```mlir
    /// %y = math.asinh %x : f32
    /// ```
    pub AsinhOp = FloatUnaryOp<Math>("asinh", fold);

    /// Arc tangent
    ///
    /// ```mlir
    /// %y = math.atan %x : f32
    /// ```
    pub AtanOp = FloatUnaryOp<Math>("atan", fold);

    /// Inverse hyperbolic tangent
    ///
    /// ```mlir
    /// %y = math.atanh %x : f32
    /// ```
    pub AtanhOp = FloatUnaryOp<Math>("atanh", fold);

    /// Cube root
    ///
    /// ```mlir
    /// %y = math.cbrt %x : f32
    /// ```
    pub CbrtOp = FloatUnaryOp<Math>("cbrt");

    /// Rounding up to an integer
    ///
    /// ```mlir
    /// %y = math.ceil %x : f32
    /// ```
    pub CeilOp = FloatUnaryOp<Math>("ceil", fold);

    /// Cosine
    ///
    /// ```mlir
    /// %y = math.cos %x : f32
    /// ```
    pub CosOp = FloatUnaryOp<Math>("cos", fold);

    /// Arc cosine
    ///
    /// ```mlir
    /// %y = math.acos %x : f32
    /// ```
    pub AcosOp = FloatUnaryOp<Math>("acos", fold);

    /// Hyperbolic cosine
    ///
    /// ```mlir
    /// %y = math.cosh %x : f32
    /// ```
    pub CoshOp = FloatUnaryOp<Math>("cosh", fold);

    /// Sine
    ///
    /// ```mlir
    /// %y = math.sin %x : f32
    /// ```
    pub SinOp = FloatUnaryOp<Math>("sin", fold);

    /// Hyperbolic sine
    ///
    /// ```mlir
    /// %y = math.sinh %x : f32
    /// ```
    pub SinhOp = FloatUnaryOp<Math>("sinh", fold);

    /// Error function
    ///
    /// The error function of the normal distribution.
    ///
    /// ```mlir
    /// %y = math.erf %x : f32
    /// ```
    pub ErfOp = FloatUnaryOp<Math>("erf", fold);

    /// Complementary error function
    ///
    /// The result is `1 - erf(x)`, with less rounding error.
    ///
    /// ```mlir
    /// %y = math.erfc %x : f32
    /// ```
    pub ErfcOp = FloatUnaryOp<Math>("erfc", fold);

    /// Exponential, of base e
    ///
    /// ```mlir
    /// %y = math.exp %x : f32
    /// ```
    pub ExpOp = FloatUnaryOp<Math>("exp", fold);

    /// Exponential, of base 2
    ///
    /// ```mlir
    /// %y = math.exp2 %x : f32
    /// ```
    pub Exp2Op = FloatUnaryOp<Math>("exp2", fold);

    /// Exponential, of base e, minus 1
    ///
    /// The result is more accurate than the difference if the operand is near 0.
    ///
    /// ```mlir
    /// %y = math.expm1 %x : f32
    /// ```
    pub ExpM1Op = FloatUnaryOp<Math>("expm1", fold);

    /// Rounding down to an integer
    ///
    /// ```mlir
    /// %y = math.floor %x : f32
    /// ```
    pub FloorOp = FloatUnaryOp<Math>("floor", fold);

    /// Logarithm, of base e
    ///
    /// ```mlir
    /// %y = math.log %x : f32
    /// ```
    pub LogOp = FloatUnaryOp<Math>("log", fold);

    /// Logarithm, of base 10
    ///
    /// ```mlir
    /// %y = math.log10 %x : f32
    /// ```
    pub Log10Op = FloatUnaryOp<Math>("log10", fold);

    /// Natural logarithm of 1 plus the operand
    ///
    /// The result is more accurate than the logarithm of the sum if the operand is near 0.
    ///
    /// ```mlir
    /// %y = math.log1p %x : f32
    /// ```
    pub Log1pOp = FloatUnaryOp<Math>("log1p", fold);

    /// Logarithm, of base 2
    ///
    /// ```mlir
    /// %y = math.log2 %x : f32
    /// ```
    pub Log2Op = FloatUnaryOp<Math>("log2", fold);

    /// Reciprocal of the square root
    ///
    /// ```mlir
    /// %y = math.rsqrt %x : f32
    /// ```
    pub RsqrtOp = FloatUnaryOp<Math>("rsqrt");

    /// Square root
    ///
    /// ```mlir
    /// %y = math.sqrt %x : f32
    /// ```
    pub SqrtOp = FloatUnaryOp<Math>("sqrt", fold);

    /// Tangent
    ///
    /// ```mlir
    /// %y = math.tan %x : f32
    /// ```
    pub TanOp = FloatUnaryOp<Math>("tan", fold);

    /// Hyperbolic tangent
    ///
    /// ```mlir
    /// %y = math.tanh %x : f32
    /// ```
    pub TanhOp = FloatUnaryOp<Math>("tanh", fold);

    /// Rounding to the nearest integer, ties to even
    ///
    /// ```mlir
    /// %y = math.roundeven %x : f32
    /// ```
    pub RoundEvenOp = FloatUnaryOp<Math>("roundeven", fold);

    /// Rounding to the nearest integer, ties away from zero
    ///
    /// ```mlir
    /// %y = math.round %x : f32
    /// ```
    pub RoundOp = FloatUnaryOp<Math>("round", fold);

    /// Rounding towards zero to an integer
    ///
    /// ```mlir
    /// %y = math.trunc %x : f32
    /// ```
    pub TruncOp = FloatUnaryOp<Math>("trunc", fold);
}
