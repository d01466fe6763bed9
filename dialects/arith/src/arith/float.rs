//! Floating-point arithmetic. Operands and result have the same type.

use ods::prelude::*;

use super::canonicalize::{DivFOfNegF, MulFOfNegF};
use super::{Arith, ArithFastMathInterface, FastMathFlags};

op_family! {
    #[op(D,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
        format($operand ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
    )]
    pub(crate) struct FloatUnaryOp<D> {
        #[operand]
        operand: FloatLike,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
        #[result]
        result: FloatLike,
    }

    impl ArithFastMathInterface for FloatUnaryOp {}
    impl VectorUnrollOpInterface for FloatUnaryOp {}

    #[op(D,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
        format($lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($result)),
    )]
    pub(crate) struct FloatBinaryOp<D> {
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
    pub NegFOp = FloatUnaryOp<Arith>("negf", fold);

    /// Floating-point addition
    ///
    /// ```mlir
    /// %sum = arith.addf %x, %y fastmath<contract> : f32
    /// %sums = arith.addf %a, %b : tensor<?x8xf64>
    /// ```
    pub AddFOp = FloatBinaryOp<Arith>("addf", fold, traits(Commutative));

    /// Floating-point subtraction
    ///
    /// ```mlir
    /// %difference = arith.subf %x, %y : f32
    /// ```
    pub SubFOp = FloatBinaryOp<Arith>("subf", fold);

    /// Floating-point maximum that propagates NaN
    ///
    /// The result is NaN if either operand is NaN; -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %greater = arith.maximumf %x, %y : f32
    /// ```
    pub MaximumFOp = FloatBinaryOp<Arith>("maximumf", fold, traits(Commutative));

    /// Floating-point maximum that prefers numbers over NaN
    ///
    /// If one operand is NaN, the result is the other one. The result for -0.0 and 0.0 may be either.
    ///
    /// ```mlir
    /// %greater = arith.maxnumf %x, %y : f32
    /// ```
    pub MaxNumFOp = FloatBinaryOp<Arith>("maxnumf", fold, traits(Commutative));

    /// Floating-point minimum that propagates NaN
    ///
    /// The result is NaN if either operand is NaN; -0.0 is less than 0.0.
    ///
    /// ```mlir
    /// %lesser = arith.minimumf %x, %y : f32
    /// ```
    pub MinimumFOp = FloatBinaryOp<Arith>("minimumf", fold, traits(Commutative));

    /// Floating-point minimum that prefers numbers over NaN
    ///
    /// If one operand is NaN, the result is the other one. The result for -0.0 and 0.0 may be either.
    ///
    /// ```mlir
    /// %lesser = arith.minnumf %x, %y : f32
    /// ```
    pub MinNumFOp = FloatBinaryOp<Arith>("minnumf", fold, traits(Commutative));

    /// Floating-point multiplication
    ///
    /// ```mlir
    /// %product = arith.mulf %x, %y : f32
    /// ```
    pub MulFOp = FloatBinaryOp<Arith>("mulf", fold, traits(Commutative), canonicalize(MulFOfNegF));

    /// Floating-point division
    ///
    /// ```mlir
    /// %quotient = arith.divf %x, %y : f32
    /// ```
    pub DivFOp = FloatBinaryOp<Arith>("divf", fold, canonicalize(DivFOfNegF));

    /// Remainder of a floating-point division
    ///
    /// The result has the sign of the left-hand side.
    ///
    /// ```mlir
    /// %rest = arith.remf %x, %y : f32
    /// ```
    pub RemFOp = FloatBinaryOp<Arith>("remf", fold);
}
