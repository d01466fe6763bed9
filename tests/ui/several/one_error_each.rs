//! Definitions with one mistake each, which the compiler finds in several places of the expansion: one error each.

use ods::prelude::*;
use std::time::Duration;

/// The dialect of the test.
#[dialect(name = "d", ops(PropertyOp, ListOp, AttributeOp, InterfaceOp, NoOp), types(ParameterType))]
pub struct D;

/// A property of another type.
#[op(D, "property", format($x attr_dict))]
pub struct PropertyOp {
    #[property]
    x: Duration,
}

/// A list of another type.
#[op(D, "list")]
pub struct ListOp {
    #[property]
    x: Vec<Duration>,
}

/// An attribute with a constraint on types.
#[op(D, "attribute")]
pub struct AttributeOp {
    #[attr]
    x: AnyInteger,
}

/// An interface without its functions.
#[op(D, "interface", interfaces(InferTypeOpInterface))]
pub struct InterfaceOp {}

/// An operation without `#[op]`.
pub struct NoOp;

/// A parameter of another type.
#[type_def(D, "parameter", format("<" struct(params) ">"))]
pub struct ParameterType {
    x: Option<Duration>,
}

fn main() {}
