//! An example dialect: the operations of the first document on op definitions, in Rust.

use ods::prelude::*;

pub mod document;
pub mod kernels;
pub mod network;
pub mod shapes;

use document::{AttributesOp, CheckedOp, EnumOp, GroupsOp, IntervalOp, MyEnum, PairOp, WidthOp};
use network::{BiasAddOp, LeakyReluOp, ReluOp};

/// The TensorFlow dialect.
#[dialect(
    name = "tf",
    ops(
        AvgPoolOp,
        AddOp,
        MyOp,
        PropertyOp,
        ReluOp,
        LeakyReluOp,
        BiasAddOp,
        AttributesOp,
        GroupsOp,
        IntervalOp,
        CheckedOp,
        PairOp,
        WidthOp,
        EnumOp,
    ),
    enums(MyEnum)
)]
pub struct Tf;

constraint! {
    /// tensor of floating-point values
    pub FpTensor: TensorType = TensorOf<AnyFloat>;

    /// string attribute whose value is SAME, or VALID
    pub Padding: StringAttr = AnyStrAttrOf("SAME", "VALID");

    /// string attribute whose value is NHWC, or NCHW
    pub ConvnetDataFormat: StringAttr = AnyStrAttrOf("NHWC", "NCHW");

    /// 32-bit or 64-bit integer attribute
    pub I32OrI64Attr: IntegerAttr = And(
        CPred($_self.isa::<IntegerAttr>($_ctx)),
        Or(CPred(width($_self, $_ctx) == Some(32)), CPred(width($_self, $_ctx) == Some(64))),
    );

    /// has some property
    pub HasSomeProperty: Attribute = CPred(has_some_property($_self, $_ctx));
}

/// Returns the width of an integer attribute.
fn width(attribute: Attribute, context: &Context) -> Option<u32> {
    let ty = attribute.cast::<IntegerAttr>(context)?.ty(context);
    Some(ty.cast::<IntegerType>(context)?.width(context))
}

/// Returns whether the attribute is a string that begins with an upper-case letter: a property written as a function.
fn has_some_property(attribute: Attribute, context: &Context) -> bool {
    let text = attribute.cast::<StringAttr>(context).and_then(|string| string.value(context));
    text.is_some_and(|text| text.starts_with(char::is_uppercase))
}

/// Performs average pooling on the input.
///
/// Each entry in `output` is the mean of the corresponding size `ksize` window in `value`.
#[op(
    Tf,
    "AvgPool",
    traits(Pure),
    interfaces(InferShapedTypeOpInterface),
    evaluate,
    format($value attr_dict ":" functional_type(operands, results))
)]
pub struct AvgPoolOp {
    /// The input of the pool.
    #[operand]
    value: FpTensor,
    #[attr]
    ksize: Confined<I64ArrayAttr, ArrayMinCount<4>>,
    #[attr]
    strides: Confined<I64ArrayAttr, ArrayMinCount<4>>,
    #[attr]
    padding: Padding,
    #[attr(default = "NHWC")]
    data_format: ConvnetDataFormat,
    #[result]
    output: FpTensor,
    /// The element type of `value`.
    #[derived(|op, ir| ir.value_type(op.value(ir)).element_type(ir.context()))]
    T: Type,
}

/// Returns x + y element-wise.
#[op(
    Tf,
    "Add",
    traits(Pure, Commutative, SameOperandsAndResultType),
    evaluate,
    format($x "," $y attr_dict ":" type($z))
)]
pub struct AddOp {
    #[operand]
    x: AnyTensor,
    #[operand]
    y: AnyTensor,
    #[result]
    z: AnyTensor,
}

/// An operation with a custom builder.
#[op(Tf, "my_op", builders(with_value), format($attr attr_dict))]
pub struct MyOp {
    #[attr]
    attr: F32Attr,
}

impl MyOp<Draft> {
    /// Creates the operation with `value`, 0.5 by default.
    pub fn with_value(value: impl Into<Option<f32>>) -> Self {
        Self::new(value.into().unwrap_or(0.5))
    }
}

/// An operation whose attribute satisfies a plain Rust function. It has only the generic form.
#[op(Tf, "property")]
pub struct PropertyOp {
    #[attr]
    attr: HasSomeProperty,
}
