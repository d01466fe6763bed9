//! Functions of one floating-point number: operand and result have one type.

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
    /// The sign is taken away.
    ///
    /// ```mlir
    /// %a = math.absf %b : f64
    /// ```
    pub AbsFOp = FloatUnaryOp("absf");

    /// Inverse hyperbolic cosine
    ///
    /// ```mlir
    /// %a = math.acosh %b : f64
    /// ```
    pub AcoshOp = FloatUnaryOp("acosh");

    /// Arc sine
    ///
    /// ```mlir
    /// %a = math.asin %b : f64
    /// ```
    pub AsinOp = FloatUnaryOp("asin");

    /// Inverse hyperbolic sine
    ///
    /// ```mlir
    /// %a = math.asinh %b : f64
    /// ```
    pub AsinhOp = FloatUnaryOp("asinh");

    /// Arc tangent
    ///
    /// ```mlir
    /// %a = math.atan %b : f64
    /// ```
    pub AtanOp = FloatUnaryOp("atan");

    /// Inverse hyperbolic tangent
    ///
    /// ```mlir
    /// %a = math.atanh %b : f64
    /// ```
    pub AtanhOp = FloatUnaryOp("atanh");

    /// Cube root
    ///
    /// ```mlir
    /// %a = math.cbrt %b : f64
    /// ```
    pub CbrtOp = FloatUnaryOp("cbrt");

    /// Rounded up to a whole number
    ///
    /// ```mlir
    /// %a = math.ceil %b : f64
    /// ```
    pub CeilOp = FloatUnaryOp("ceil");

    /// Cosine
    ///
    /// ```mlir
    /// %a = math.cos %b : f64
    /// ```
    pub CosOp = FloatUnaryOp("cos");

    /// Arc cosine
    ///
    /// ```mlir
    /// %a = math.acos %b : f64
    /// ```
    pub AcosOp = FloatUnaryOp("acos");

    /// Hyperbolic cosine
    ///
    /// ```mlir
    /// %a = math.cosh %b : f64
    /// ```
    pub CoshOp = FloatUnaryOp("cosh");

    /// Sine
    ///
    /// ```mlir
    /// %a = math.sin %b : f64
    /// ```
    pub SinOp = FloatUnaryOp("sin");

    /// Hyperbolic sine
    ///
    /// ```mlir
    /// %a = math.sinh %b : f64
    /// ```
    pub SinhOp = FloatUnaryOp("sinh");

    /// Error function
    ///
    /// Of the normal distribution.
    ///
    /// ```mlir
    /// %a = math.erf %b : f64
    /// ```
    pub ErfOp = FloatUnaryOp("erf");

    /// Complementary error function
    ///
    /// 1 less the error function, and more exact.
    ///
    /// ```mlir
    /// %a = math.erfc %b : f64
    /// ```
    pub ErfcOp = FloatUnaryOp("erfc");

    /// Exponential, of base e
    ///
    /// ```mlir
    /// %a = math.exp %b : f64
    /// ```
    pub ExpOp = FloatUnaryOp("exp");

    /// Exponential, of base 2
    ///
    /// ```mlir
    /// %a = math.exp2 %b : f64
    /// ```
    pub Exp2Op = FloatUnaryOp("exp2");

    /// Exponential, of base e, less 1
    ///
    /// More exact than the difference where the operand is near 0.
    ///
    /// ```mlir
    /// %a = math.expm1 %b : f64
    /// ```
    pub ExpM1Op = FloatUnaryOp("expm1");

    /// Rounded down to a whole number
    ///
    /// ```mlir
    /// %a = math.floor %b : f64
    /// ```
    pub FloorOp = FloatUnaryOp("floor");

    /// Logarithm, of base e
    ///
    /// ```mlir
    /// %a = math.log %b : f64
    /// ```
    pub LogOp = FloatUnaryOp("log");

    /// Logarithm, of base 10
    ///
    /// ```mlir
    /// %a = math.log10 %b : f64
    /// ```
    pub Log10Op = FloatUnaryOp("log10");

    /// Logarithm, of base e, of 1 more than the operand
    ///
    /// More exact than the sum where the operand is near 0.
    ///
    /// ```mlir
    /// %a = math.log1p %b : f64
    /// ```
    pub Log1pOp = FloatUnaryOp("log1p");

    /// Logarithm, of base 2
    ///
    /// ```mlir
    /// %a = math.log2 %b : f64
    /// ```
    pub Log2Op = FloatUnaryOp("log2");

    /// One divided by the square root
    ///
    /// ```mlir
    /// %a = math.rsqrt %b : f64
    /// ```
    pub RsqrtOp = FloatUnaryOp("rsqrt");

    /// Square root
    ///
    /// ```mlir
    /// %a = math.sqrt %b : f64
    /// ```
    pub SqrtOp = FloatUnaryOp("sqrt");

    /// Tangent
    ///
    /// ```mlir
    /// %a = math.tan %b : f64
    /// ```
    pub TanOp = FloatUnaryOp("tan");

    /// Hyperbolic tangent
    ///
    /// ```mlir
    /// %a = math.tanh %b : f64
    /// ```
    pub TanhOp = FloatUnaryOp("tanh");

    /// Rounded to the nearest whole number, of two to the even one
    ///
    /// ```mlir
    /// %a = math.roundeven %b : f64
    /// ```
    pub RoundEvenOp = FloatUnaryOp("roundeven");

    /// Rounded to the nearest whole number, of two away from zero
    ///
    /// ```mlir
    /// %a = math.round %b : f64
    /// ```
    pub RoundOp = FloatUnaryOp("round");

    /// Rounded towards zero to a whole number
    ///
    /// ```mlir
    /// %a = math.trunc %b : f64
    /// ```
    pub TruncOp = FloatUnaryOp("trunc");
}
