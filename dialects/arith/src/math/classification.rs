//! Tests for kinds of floating-point numbers. The result is an `i1` for each element.

use ods::prelude::*;

use super::Math;
use crate::arith::{ArithFastMathInterface, FastMathFlags};

op_family! {
    #[op(Math,
        traits(
            Pure,
            TypesMatchWith("result type has i1 element type and same shape as operands", operand, result, |ty, context| {
                ty.with_element_type(context, Type::I1)
            }),
            ElementwiseMappable,
        ),
        interfaces(ArithFastMathInterface, VectorUnrollOpInterface),
        format($operand attr_dict ":" type($operand)),
    )]
    struct FloatClassificationOp {
        #[operand]
        operand: FloatLike,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
        #[result]
        result: BoolLike,
    }

    impl ArithFastMathInterface for FloatClassificationOp {}
    impl VectorUnrollOpInterface for FloatClassificationOp {}

    /// Test for a finite number: neither infinite nor NaN
    ///
    /// ```mlir
    /// %finite = math.isfinite %x : f64
    /// ```
    pub IsFiniteOp = FloatClassificationOp("isfinite", fold);

    /// Test for an infinite number
    ///
    /// ```mlir
    /// %inf = math.isinf %x : f64
    /// ```
    pub IsInfOp = FloatClassificationOp("isinf", fold);

    /// Test for NaN
    ///
    /// ```mlir
    /// %nan = math.isnan %x : f64
    /// ```
    pub IsNaNOp = FloatClassificationOp("isnan", fold);

    /// Test for a normal number: finite, and neither zero nor subnormal
    ///
    /// ```mlir
    /// %normal = math.isnormal %x : f64
    /// ```
    pub IsNormalOp = FloatClassificationOp("isnormal", fold);
}
