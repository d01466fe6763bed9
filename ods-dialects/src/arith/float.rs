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
    /// %opposite = arith.negf %x fastmath<nnan> : f32
    /// ```
    pub NegFOp = FloatUnaryOp("negf");

    /// Floating-point addition
    ///
    /// ```mlir
    /// %sum = arith.addf %x, %y fastmath<contract> : f32
    /// %sums = arith.addf %a, %b : tensor<?x8xf64>
    /// ```
    pub AddFOp = FloatBinaryOp("addf", traits(Commutative));

    /// Floating-point subtraction
    ///
    /// ```mlir
    /// %difference = arith.subf %x, %y : f32
    /// ```
    pub SubFOp = FloatBinaryOp("subf");

    /// The greater of two floating-point numbers, or NaN
    ///
    /// NaN where either is one; and -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %greater = arith.maximumf %x, %y : f32
    /// ```
    pub MaximumFOp = FloatBinaryOp("maximumf", traits(Commutative));

    /// The greater of two floating-point numbers, rather than NaN
    ///
    /// The other one where one is NaN; which one of -0.0 and 0.0 is not said.
    ///
    /// ```mlir
    /// %greater = arith.maxnumf %x, %y : f32
    /// ```
    pub MaxNumFOp = FloatBinaryOp("maxnumf", traits(Commutative));

    /// The lesser of two floating-point numbers, or NaN
    ///
    /// NaN where either is one; and -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %lesser = arith.minimumf %x, %y : f32
    /// ```
    pub MinimumFOp = FloatBinaryOp("minimumf", traits(Commutative));

    /// The lesser of two floating-point numbers, rather than NaN
    ///
    /// The other one where one is NaN; which one of -0.0 and 0.0 is not said.
    ///
    /// ```mlir
    /// %lesser = arith.minnumf %x, %y : f32
    /// ```
    pub MinNumFOp = FloatBinaryOp("minnumf", traits(Commutative));

    /// Floating-point multiplication
    ///
    /// ```mlir
    /// %product = arith.mulf %x, %y : f32
    /// ```
    pub MulFOp = FloatBinaryOp("mulf", traits(Commutative));

    /// Floating-point division
    ///
    /// ```mlir
    /// %quotient = arith.divf %x, %y : f32
    /// ```
    pub DivFOp = FloatBinaryOp("divf");

    /// Remainder of a floating-point division
    ///
    /// It has the sign of the left-hand side.
    ///
    /// ```mlir
    /// %rest = arith.remf %x, %y : f32
    /// ```
    pub RemFOp = FloatBinaryOp("remf");
}
