//! The examples of the first document on op definitions: what their definitions give.

use std::sync::Arc;

use ods::prelude::*;
use tf_opt::{AvgPoolOp, MyOp, PropertyOp, Tf};

const AT: Location = Location::UNKNOWN;

fn ir() -> (Ir, InsertionPoint) {
    let context = Arc::new(Context::new());
    context.register::<Tf>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    (ir, InsertionPoint::end_of(block))
}

/// A pool over a tensor of this element type with these windows and padding.
fn pool(ir: &mut Ir, at: InsertionPoint, element: Type, ksize: &[i64], padding: &str) -> AvgPoolOp {
    let ty = UnrankedTensorType::get(ir.context(), element).expect("an element type").into();
    let block = ir.create_block();
    let value = ir.add_argument(block, ty, AT);
    let draft = AvgPoolOp::new(value, ksize, [1, 2, 2, 1], padding, ty);
    draft.create(ir, at, AT).expect("a registered operation")
}

fn errors(ir: &Ir, op: impl Op) -> Vec<String> {
    let errors = ods::verify::verify(ir, op.operation()).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn the_pool_has_a_default_and_a_derived_attribute() {
    let (mut ir, at) = ir();
    let op = pool(&mut ir, at, Type::F32, &[1, 2, 2, 1], "SAME");
    assert_eq!(op.data_format(&ir), "NHWC");
    assert_eq!(op.T(&ir), Type::F32);
    assert_eq!(op.padding(&ir), "SAME");
    assert_eq!(op.ksize(&ir), [1, 2, 2, 1]);
    let derived = AvgPoolOp::SCHEMA.derived.first().and_then(|derived| derived.materialize).expect("an attribute");
    assert_eq!(derived(&ir, op.operation()), Some(TypeAttr::get(ir.context(), Type::F32).into()));
    op.set_data_format(&mut ir, "NCHW");
    assert_eq!(op.data_format(&ir), "NCHW");
    let attribute = op.data_format_attr(&ir);
    op.set_data_format(&mut ir, attribute);
    assert_eq!(attribute, StringAttr::get(ir.context(), "NCHW"));
    assert_eq!(errors(&ir, op), [""; 0]);
}

#[test]
fn the_pool_is_verified() {
    let (mut ir, at) = ir();
    let op = pool(&mut ir, at, Type::I32, &[1, 2, 2, 1], "SAME");
    let message = "'tf.AvgPool' op operand #0 must be tensor of floating-point values, but got 'tensor<*xi32>'";
    assert_eq!(errors(&ir, op)[0], message);
    let op = pool(&mut ir, at, Type::F32, &[1, 2], "SAME");
    let message = "'tf.AvgPool' op attribute 'ksize' failed to satisfy constraint: 64-bit integer array attribute with \
                   at least 4 elements";
    assert_eq!(errors(&ir, op), [message]);
    let op = pool(&mut ir, at, Type::F32, &[1, 2, 2, 1], "NONE");
    let message = "'tf.AvgPool' op attribute 'padding' failed to satisfy constraint: string attribute whose value is \
                   SAME, or VALID";
    assert_eq!(errors(&ir, op), [message]);
}

#[test]
fn a_further_builder_has_a_default() {
    let (mut ir, at) = ir();
    for (given, expected) in [(None, 0.5), (Some(2.0), 2.0)] {
        let op = MyOp::with_value(given).create(&mut ir, at, AT).expect("a registered operation");
        assert_eq!(op.attr(&ir), expected);
    }
}

#[test]
fn a_function_of_the_user_is_a_constraint() {
    let (mut ir, at) = ir();
    for (text, good) in [("Upper", true), ("lower", false)] {
        let attr = Attribute::from(StringAttr::get(ir.context(), text));
        let op = PropertyOp::new(attr).create(&mut ir, at, AT).expect("a registered operation");
        let message = "'tf.property' op attribute 'attr' failed to satisfy constraint: has some property";
        assert_eq!(errors(&ir, op), if good { vec![] } else { vec![message] });
    }
}
