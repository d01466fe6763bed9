//! The operations that the document's rewrite patterns begin with.

use ods::prelude::*;

use crate::Tf;

/// Computes rectified linear: `max(features, 0)`.
#[op(
    Tf,
    "Relu",
    traits(Pure, Idempotent, SameOperandsAndResultType),
    evaluate,
    format($features attr_dict ":" type($activations))
)]
pub struct ReluOp {
    #[operand]
    features: AnyTensor,
    #[result]
    activations: AnyTensor,
}

/// Computes rectified linear, with a slope below zero: `max(features, features * alpha)`.
#[op(
    Tf,
    "LeakyRelu",
    traits(Pure, SameOperandsAndResultType),
    evaluate,
    format($features ("alpha" "=" $alpha^)? attr_dict ":" type($activations))
)]
pub struct LeakyReluOp {
    #[operand]
    features: TensorOf<AnyFloat>,
    #[attr(default = 0.2)]
    alpha: F32Attr,
    #[result]
    activations: TensorOf<AnyFloat>,
}

/// Adds a bias to the last dimension of a value.
#[op(
    Tf,
    "BiasAdd",
    traits(Pure),
    interfaces(InferShapedTypeOpInterface),
    evaluate,
    format($value "," $bias attr_dict ":" functional_type(operands, results))
)]
pub struct BiasAddOp {
    #[operand]
    value: TensorOf<F32>,
    #[operand]
    bias: TensorOf<F32>,
    #[result]
    output: TensorOf<F32>,
}
