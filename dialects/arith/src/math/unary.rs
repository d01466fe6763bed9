//! Functions of one floating-point number. Operand and result have the same type.

use ods::prelude::*;

use super::Math;
use crate::arith::{ArithFastMathInterface, FastMathFlags};

op_family! {
    #[op(Math,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
        format($operand ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
    )]
    struct FloatUnaryOp {
        #[operand]
        operand: FloatLike,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
        #[result]
        result: FloatLike,
    }

    impl ArithFastMathInterface for FloatUnaryOp {}
    impl VectorUnrollOpInterface for FloatUnaryOp {}

    /// Absolute value of a floating-point number
    ///
    /// The sign is removed.
    ///
    /// ```mlir
    /// %y = math.absf %x : f32
    /// ```
    pub AbsFOp = FloatUnaryOp("absf", fold);

    /// Inverse hyperbolic cosine
    ///
    /// ```mlir
    /// %y = math.acosh %x : f32
    /// ```
    pub AcoshOp = FloatUnaryOp("acosh", fold);

    /// Arc sine
    ///
    /// ```mlir
    /// %y = math.asin %x : f32
    /// ```
    pub AsinOp = FloatUnaryOp("asin", fold);

    /// Inverse hyperbolic sine
    ///
    /// ```mlir
    /// %y = math.asinh %x : f32
    /// ```
    pub AsinhOp = FloatUnaryOp("asinh", fold);

    /// Arc tangent
    ///
    /// ```mlir
    /// %y = math.atan %x : f32
    /// ```
    pub AtanOp = FloatUnaryOp("atan", fold);

    /// Inverse hyperbolic tangent
    ///
    /// ```mlir
    /// %y = math.atanh %x : f32
    /// ```
    pub AtanhOp = FloatUnaryOp("atanh", fold);

    /// Cube root
    ///
    /// ```mlir
    /// %y = math.cbrt %x : f32
    /// ```
    pub CbrtOp = FloatUnaryOp("cbrt");

    /// Rounding up to an integer
    ///
    /// ```mlir
    /// %y = math.ceil %x : f32
    /// ```
    pub CeilOp = FloatUnaryOp("ceil", fold);

    /// Cosine
    ///
    /// ```mlir
    /// %y = math.cos %x : f32
    /// ```
    pub CosOp = FloatUnaryOp("cos", fold);

    /// Arc cosine
    ///
    /// ```mlir
    /// %y = math.acos %x : f32
    /// ```
    pub AcosOp = FloatUnaryOp("acos", fold);

    /// Hyperbolic cosine
    ///
    /// ```mlir
    /// %y = math.cosh %x : f32
    /// ```
    pub CoshOp = FloatUnaryOp("cosh", fold);

    /// Sine
    ///
    /// ```mlir
    /// %y = math.sin %x : f32
    /// ```
    pub SinOp = FloatUnaryOp("sin", fold);

    /// Hyperbolic sine
    ///
    /// ```mlir
    /// %y = math.sinh %x : f32
    /// ```
    pub SinhOp = FloatUnaryOp("sinh", fold);

    /// Error function
    ///
    /// The error function of the normal distribution.
    ///
    /// ```mlir
    /// %y = math.erf %x : f32
    /// ```
    pub ErfOp = FloatUnaryOp("erf", fold);

    /// Complementary error function
    ///
    /// The result is `1 - erf(x)`, with less rounding error.
    ///
    /// ```mlir
    /// %y = math.erfc %x : f32
    /// ```
    pub ErfcOp = FloatUnaryOp("erfc", fold);

    /// Exponential, of base e
    ///
    /// ```mlir
    /// %y = math.exp %x : f32
    /// ```
    pub ExpOp = FloatUnaryOp("exp", fold);

    /// Exponential, of base 2
    ///
    /// ```mlir
    /// %y = math.exp2 %x : f32
    /// ```
    pub Exp2Op = FloatUnaryOp("exp2", fold);

    /// Exponential, of base e, minus 1
    ///
    /// The result is more accurate than the difference if the operand is near 0.
    ///
    /// ```mlir
    /// %y = math.expm1 %x : f32
    /// ```
    pub ExpM1Op = FloatUnaryOp("expm1", fold);

    /// Rounding down to an integer
    ///
    /// ```mlir
    /// %y = math.floor %x : f32
    /// ```
    pub FloorOp = FloatUnaryOp("floor", fold);

    /// Logarithm, of base e
    ///
    /// ```mlir
    /// %y = math.log %x : f32
    /// ```
    pub LogOp = FloatUnaryOp("log", fold);

    /// Logarithm, of base 10
    ///
    /// ```mlir
    /// %y = math.log10 %x : f32
    /// ```
    pub Log10Op = FloatUnaryOp("log10", fold);

    /// Natural logarithm of 1 plus the operand
    ///
    /// The result is more accurate than the logarithm of the sum if the operand is near 0.
    ///
    /// ```mlir
    /// %y = math.log1p %x : f32
    /// ```
    pub Log1pOp = FloatUnaryOp("log1p", fold);

    /// Logarithm, of base 2
    ///
    /// ```mlir
    /// %y = math.log2 %x : f32
    /// ```
    pub Log2Op = FloatUnaryOp("log2", fold);

    /// Reciprocal of the square root
    ///
    /// ```mlir
    /// %y = math.rsqrt %x : f32
    /// ```
    pub RsqrtOp = FloatUnaryOp("rsqrt");

    /// Square root
    ///
    /// ```mlir
    /// %y = math.sqrt %x : f32
    /// ```
    pub SqrtOp = FloatUnaryOp("sqrt", fold);

    /// Tangent
    ///
    /// ```mlir
    /// %y = math.tan %x : f32
    /// ```
    pub TanOp = FloatUnaryOp("tan", fold);

    /// Hyperbolic tangent
    ///
    /// ```mlir
    /// %y = math.tanh %x : f32
    /// ```
    pub TanhOp = FloatUnaryOp("tanh", fold);

    /// Rounding to the nearest integer, ties to even
    ///
    /// ```mlir
    /// %y = math.roundeven %x : f32
    /// ```
    pub RoundEvenOp = FloatUnaryOp("roundeven", fold);

    /// Rounding to the nearest integer, ties away from zero
    ///
    /// ```mlir
    /// %y = math.round %x : f32
    /// ```
    pub RoundOp = FloatUnaryOp("round", fold);

    /// Rounding towards zero to an integer
    ///
    /// ```mlir
    /// %y = math.trunc %x : f32
    /// ```
    pub TruncOp = FloatUnaryOp("trunc", fold);
}
