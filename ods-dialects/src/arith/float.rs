//! Arithmetic on floating-point numbers: operands and result have one type.

use ods::prelude::*;

use super::{Arith, ArithFastMathInterface, FastMathFlags};

op_family! {
    #[op(Arith,
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

    #[op(Arith,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
        format($lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
    )]
    struct FloatBinaryOp {
        #[operand]
        lhs: FloatLike,
        #[operand]
        rhs: FloatLike,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
        #[result]
        result: FloatLike,
    }

    impl ArithFastMathInterface for FloatBinaryOp {}
    impl VectorUnrollOpInterface for FloatBinaryOp {}

    /// Floating-point negation
    ///
    /// ```mlir
    /// %a = arith.negf %b fastmath<nnan> : f64
    /// ```
    pub NegFOp = FloatUnaryOp("negf");

    /// Floating-point addition
    ///
    /// ```mlir
    /// %a = arith.addf %b, %c fastmath<contract> : f64
    /// %x = arith.addf %y, %z : tensor<4x?xbf16>
    /// ```
    pub AddFOp = FloatBinaryOp("addf", traits(Commutative));

    /// Floating-point subtraction
    ///
    /// ```mlir
    /// %a = arith.subf %b, %c : f64
    /// ```
    pub SubFOp = FloatBinaryOp("subf");

    /// The greater of two floating-point numbers, or NaN
    ///
    /// NaN where either is one; and -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %a = arith.maximumf %b, %c : f64
    /// ```
    pub MaximumFOp = FloatBinaryOp("maximumf", traits(Commutative));

    /// The greater of two floating-point numbers, rather than NaN
    ///
    /// The other one where one is NaN; which one of -0.0 and 0.0 is not said.
    ///
    /// ```mlir
    /// %a = arith.maxnumf %b, %c : f64
    /// ```
    pub MaxNumFOp = FloatBinaryOp("maxnumf", traits(Commutative));

    /// The lesser of two floating-point numbers, or NaN
    ///
    /// NaN where either is one; and -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %a = arith.minimumf %b, %c : f64
    /// ```
    pub MinimumFOp = FloatBinaryOp("minimumf", traits(Commutative));

    /// The lesser of two floating-point numbers, rather than NaN
    ///
    /// The other one where one is NaN; which one of -0.0 and 0.0 is not said.
    ///
    /// ```mlir
    /// %a = arith.minnumf %b, %c : f64
    /// ```
    pub MinNumFOp = FloatBinaryOp("minnumf", traits(Commutative));

    /// Floating-point multiplication
    ///
    /// ```mlir
    /// %a = arith.mulf %b, %c : f64
    /// ```
    pub MulFOp = FloatBinaryOp("mulf", traits(Commutative));

    /// Floating-point division
    ///
    /// ```mlir
    /// %a = arith.divf %b, %c : f64
    /// ```
    pub DivFOp = FloatBinaryOp("divf");

    /// Remainder of a floating-point division
    ///
    /// It has the sign of the left-hand side.
    ///
    /// ```mlir
    /// %a = arith.remf %b, %c : f64
    /// ```
    pub RemFOp = FloatBinaryOp("remf");
}
