//! What kind of number a floating-point number is: the result is an `i1` for each element.

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

    /// Whether it is neither infinite nor NaN
    ///
    /// ```mlir
    /// %f = math.isfinite %a : f32
    /// ```
    pub IsFiniteOp = FloatClassificationOp("isfinite");

    /// Whether it is infinite
    ///
    /// ```mlir
    /// %f = math.isinf %a : f32
    /// ```
    pub IsInfOp = FloatClassificationOp("isinf");

    /// Whether it is NaN
    ///
    /// ```mlir
    /// %f = math.isnan %a : f32
    /// ```
    pub IsNaNOp = FloatClassificationOp("isnan");

    /// Whether it is normal: neither zero, subnormal, infinite nor NaN
    ///
    /// ```mlir
    /// %f = math.isnormal %a : f32
    /// ```
    pub IsNormalOp = FloatClassificationOp("isnormal");
}
