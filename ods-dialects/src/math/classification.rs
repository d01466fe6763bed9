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
    /// %finite = math.isfinite %x : f64
    /// ```
    pub IsFiniteOp = FloatClassificationOp("isfinite");

    /// Whether it is infinite
    ///
    /// ```mlir
    /// %inf = math.isinf %x : f64
    /// ```
    pub IsInfOp = FloatClassificationOp("isinf");

    /// Whether it is NaN
    ///
    /// ```mlir
    /// %nan = math.isnan %x : f64
    /// ```
    pub IsNaNOp = FloatClassificationOp("isnan");

    /// Whether it is normal: finite, and neither zero nor subnormal
    ///
    /// ```mlir
    /// %normal = math.isnormal %x : f64
    /// ```
    pub IsNormalOp = FloatClassificationOp("isnormal");
}
