//! An example dialect: the operations of TensorFlow Lite in the first document on op definitions, in the text format
//! that it proposes.

use ods::prelude::*;
use tf_opt::Tf;

mod kernels;
pub mod patterns;
mod shapes;

/// The TensorFlow Lite dialect.
///
/// Operations for small machines. Registering the dialect also registers `tf`.
#[dialect(name = "tfl", dependent(Tf), ops(AddOp, AveragePool2DOp, LeakyReluOp), enums(ActivationFunction, Padding))]
pub struct Tfl;

/// fused activation function
///
/// The function is applied to each element of a result, without another operation. `TFL_AF_None` and `TFL_AF_Relu` of
/// the document.
#[enum_attr(str)]
pub enum ActivationFunction {
    /// Nothing.
    #[case("NONE")]
    None,
    /// `max(x, 0)`.
    #[case("RELU")]
    Relu,
    /// `max(-1, min(x, 1))`.
    #[case("RELU_N1_TO_1")]
    ReluN1To1,
    /// `max(0, min(x, 6))`.
    #[case("RELU6")]
    Relu6,
}

/// Returns lhs + rhs element-wise, through an activation function.
///
/// "A proposal for auto-generating printer and parser methods" has the format as
/// `$lhs, $rhs {fused_activation_function: $fused_activation_function}: ${type(self)}`.
#[op(
    Tfl,
    "add",
    traits(Pure, Commutative, SameOperandsAndResultType),
    evaluate,
    format(
        $lhs "," $rhs " " "{" "fused_activation_function" ":" $fused_activation_function "}"
        attr_dict ":" type($output)
    )
)]
pub struct AddOp {
    #[operand]
    lhs: TensorOf<(F32, I32)>,
    #[operand]
    rhs: TensorOf<(F32, I32)>,
    #[attr]
    fused_activation_function: ActivationFunction,
    #[result]
    output: TensorOf<(F32, I32)>,
}

/// Computes rectified linear, with a slope below zero.
#[op(
    Tfl,
    "leaky_relu",
    traits(Pure, SameOperandsAndResultType),
    evaluate,
    format($input "alpha" "=" $alpha attr_dict ":" type($output))
)]
pub struct LeakyReluOp {
    #[operand]
    input: TensorOf<F32>,
    #[attr]
    alpha: F32Attr,
    #[result]
    output: TensorOf<F32>,
}

/// padding
///
/// Whether windows go beyond the border.
#[enum_attr(str)]
pub enum Padding {
    /// They do, until every element is the first of a window.
    #[case("SAME")]
    Same,
    /// They do not.
    #[case("VALID")]
    Valid,
}

/// Averages windows of images.
#[op(
    Tfl,
    "average_pool_2d",
    traits(Pure),
    interfaces(InferShapedTypeOpInterface),
    evaluate,
    format($input attr_dict ":" functional_type(operands, results))
)]
pub struct AveragePool2DOp {
    #[operand]
    input: TensorOf<F32>,
    #[attr]
    filter_height: I32Attr,
    #[attr]
    filter_width: I32Attr,
    #[attr]
    padding: Padding,
    #[attr]
    stride_h: I32Attr,
    #[attr]
    stride_w: I32Attr,
    #[result]
    output: TensorOf<F32>,
}
