//! Generated code of the examples in the first document on op definitions.
//!
//! All examples are covered except folding and canonicalization, which the document only mentions
//! (`tests/interfaces/hooks.rs` covers them), and rewrite patterns, which belong to another document.

use std::sync::Arc;

use ods::prelude::*;
use tf_opt::document::{AttributesOp, CheckedOp, EnumOp, GroupsOp, MyEnum, PairOp, WidthOp};
use tf_opt::{AddOp, AvgPoolOp, MyOp, PropertyOp, Tf};

const AT: Location = Location::UNKNOWN;

fn ir() -> (Ir, Block) {
    let context = Arc::new(Context::new());
    context.register::<Tf>().expect("a good dialect");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    (ir, block)
}

/// Creates a pool over a tensor of this element type with these windows and padding.
fn pool(ir: &mut Ir, block: Block, element: Type, ksize: &[i64], padding: &str) -> AvgPoolOp {
    let ty = UnrankedTensorType::get(ir.context(), element).expect("an element type").into();
    let value = ir.add_argument(block, ty, AT);
    let draft = AvgPoolOp::new(value, ksize, [1, 2, 2, 1], padding, ty);
    ir.builder_at_end_of(block).insert(draft).expect("a registered operation")
}

fn errors(ir: &Ir, op: impl Op) -> Vec<String> {
    let errors = ods::verify::verify(ir, op.operation()).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn avg_pool_has_a_default_and_a_derived_attribute() {
    let (mut ir, block) = ir();
    let op = pool(&mut ir, block, Type::F32, &[1, 2, 2, 1], "SAME");
    assert_eq!(op.data_format(&ir), "NHWC");
    assert_eq!(op.t(&ir), Type::F32);
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
fn avg_pool_is_verified() {
    let (mut ir, block) = ir();
    let op = pool(&mut ir, block, Type::I32, &[1, 2, 2, 1], "SAME");
    let message = "'tf.AvgPool' op operand #0 must be tensor of floating-point values, but got 'tensor<*xi32>'";
    assert_eq!(errors(&ir, op)[0], message);
    let op = pool(&mut ir, block, Type::F32, &[1, 2], "SAME");
    let message = "'tf.AvgPool' op attribute 'ksize' failed to satisfy constraint: 64-bit integer array attribute with \
                   at least 4 elements";
    assert_eq!(errors(&ir, op), [message]);
    let op = pool(&mut ir, block, Type::F32, &[1, 2, 2, 1], "NONE");
    let message = "'tf.AvgPool' op attribute 'padding' failed to satisfy constraint: string attribute whose value is \
                   SAME, or VALID";
    assert_eq!(errors(&ir, op), [message]);
}

#[test]
fn custom_builder_has_a_default() {
    let (mut ir, block) = ir();
    for (given, expected) in [(None, 0.5), (Some(2.0), 2.0)] {
        let op = ir.builder_at_end_of(block).insert(MyOp::with_value(given)).expect("a registered operation");
        assert_eq!(op.attr(&ir), expected);
    }
}

#[test]
fn user_function_is_a_constraint() {
    let (mut ir, block) = ir();
    for (text, good) in [("Upper", true), ("lower", false)] {
        let attr = Attribute::from(StringAttr::get(ir.context(), text));
        let op = ir.builder_at_end_of(block).insert(PropertyOp::new(attr)).expect("a registered operation");
        let message = "'tf.property' op attribute 'attr' failed to satisfy constraint: has some property";
        assert_eq!(errors(&ir, op), if good { vec![] } else { vec![message] });
    }
}

/// Creates a value of this type.
fn value(ir: &mut Ir, ty: &str) -> Value {
    let ty = ods::text::parse_type(&ir.shared_context(), ty).expect("a type");
    let block = ir.create_block();
    ir.add_argument(block, ty, AT)
}

#[test]
fn avg_pool_is_documented() {
    let schema = AvgPoolOp::SCHEMA;
    assert_eq!((schema.name().as_str(), schema.summary), ("tf.AvgPool", "Performs average pooling on the input."));
    assert!(schema.description.starts_with("Each entry in `output` is the mean"));
    assert_eq!(schema.operands.first().map(|operand| operand.name), Some("value"));
    assert!(schema.has_trait::<Pure>() && !schema.has_trait::<Commutative>());
}

#[test]
fn attributes_have_defaults_of_many_kinds() {
    let (mut ir, block) = ir();
    let op = ir.builder_at_end_of(block).insert(AttributesOp::new()).expect("a registered operation");
    assert_eq!((op.note(&ir), op.rate(&ir), op.sizes(&ir), op.count(&ir)), (None, 0.5, vec![1, 2, 3], 10));
    assert_eq!(errors(&ir, op), [""; 0]);
    op.set_note(&mut ir, "slow");
    assert_eq!(op.note(&ir), Some("slow"));
    op.set_count(&mut ir, 9);
    let message = "'tf.attributes' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute \
                   whose minimum value is 10";
    assert_eq!(errors(&ir, op), [message]);
    op.set_count(&mut ir, 11);
    for (edges, good) in [([0, 2], true), ([1, 2], false), ([0, 1], false)] {
        op.set_edges(&mut ir, edges);
        assert_eq!(errors(&ir, op).is_empty(), good, "{edges:?}");
    }
}

#[test]
fn same_variadic_size_splits_operands_evenly() {
    let (mut ir, block) = ir();
    let (key, tensor) = (value(&mut ir, "i8"), value(&mut ir, "tensor<2xf32>"));
    let (flag, ty) = (Type::I1, ir.value_type(tensor));
    let op = ir
        .builder_at_end_of(block)
        .insert(GroupsOp::new([key, key], [tensor, tensor], [flag], [ty]))
        .expect("equal lengths");
    assert_eq!((op.keys(&ir), op.values(&ir)), (vec![key, key].into(), vec![tensor, tensor].into()));
    assert_eq!((op.found(&ir).len(), op.taken(&ir).len()), (1, 1));
    assert_eq!(errors(&ir, op), [""; 0]);
    let wrong = ir.builder_at_end_of(block).insert(GroupsOp::new([key], [tensor, tensor], [flag], [ty]));
    assert!(wrong.is_err(), "one key and two values");
}

#[test]
fn builders_take_parts_or_generic_state() {
    let (mut ir, block) = ir();
    let x = value(&mut ir, "tensor<2xf32>");
    let ty = ir.value_type(x);
    let by_parts = ir.builder_at_end_of(block).insert(AddOp::new(x, x)).expect("a registered operation");
    let generic = AddOp::create_generic(&mut ir, InsertionPoint::end_of(block), AT, &[ty], &[x, x], &[])
        .expect("a registered operation");
    for op in [by_parts, generic] {
        assert_eq!((op.x(&ir), op.y(&ir), ir.value_type(op.z(&ir))), (x, x, ty));
        assert_eq!(errors(&ir, op), [""; 0]);
    }
}

/// Returns both operands: the document's function template, for operations and for operand adaptors.
fn zip<S: OpSource>(op: &AddOp<S>, ir: &Ir) -> (Value, Value) {
    (op.x(ir), op.y(ir))
}

#[test]
fn operand_adaptors_replace_operations() {
    let (mut ir, block) = ir();
    let (x, y) = (value(&mut ir, "tensor<2xf32>"), value(&mut ir, "tensor<2xf32>"));
    let op = ir.builder_at_end_of(block).insert(AddOp::new(x, y)).expect("a registered operation");
    assert_eq!(zip(&op, &ir), (x, y));
    let new_operands = [y, x];
    assert_eq!(zip(&AddOp::over(Adaptor::new(&new_operands)), &ir), (y, x));
}

#[test]
fn custom_verifier_runs_after_generated_checks() {
    let (mut ir, block) = ir();
    let op = ir.builder_at_end_of(block).insert(CheckedOp::new(1, 4)).expect("a registered operation");
    assert_eq!((op.span(&ir), errors(&ir, op)), (3, vec![]));
    op.set_high(&mut ir, -1);
    assert_eq!(errors(&ir, op), ["'tf.checked' op spans -2"]);
    let wide = IntegerAttr::get(ir.context(), Type::I64, -1).expect("an integer type");
    op.set_high(&mut ir, wide);
    let message = "'tf.checked' op attribute 'high' failed to satisfy constraint: 32-bit signless integer attribute";
    assert_eq!(errors(&ir, op), [message], "and not at all after an error");
}

#[test]
fn constraints_and_traits_span_several_parts() {
    let (mut ir, block) = ir();
    let (f32s, f64s) = (value(&mut ir, "tensor<2xf32>"), value(&mut ir, "tensor<3xf64>"));
    let op = ir.builder_at_end_of(block).insert(PairOp::new(f32s, f32s)).expect("a registered operation");
    assert_eq!(errors(&ir, op), [""; 0]);
    let op = ir.builder_at_end_of(block).insert(PairOp::new(f32s, f64s)).expect("a registered operation");
    assert_eq!(errors(&ir, op), ["'tf.pair' op failed to verify that lhs has the element type of rhs"]);
    assert!(PairOp::SCHEMA.has_trait::<tf_opt::document::Outermost>());
}

#[test]
fn predicates_are_combined() {
    let (mut ir, block) = ir();
    for (width, good) in [(8, false), (32, true), (64, true)] {
        let ty = IntegerType::get(ir.context(), width, Signedness::Signless).expect("a width");
        let attribute = IntegerAttr::get(ir.context(), ty.into(), 1).expect("an integer type");
        let with_width = WidthOp::new(attribute, Attribute::from(attribute));
        let op = ir.builder_at_end_of(block).insert(with_width).expect("a registered operation");
        let wrong = |name: &str, summary: &str| {
            format!("'tf.width' op attribute '{name}' failed to satisfy constraint: {summary}")
        };
        let expected = [
            wrong("bits", "32-bit or 64-bit integer attribute"),
            wrong("same", "32-bit signless integer attribute or 64-bit signless integer attribute"),
        ];
        assert_eq!(errors(&ir, op), if good { &[][..] } else { &expected[..] }, "{width}");
    }
}

/// Covers `ConvertToString` and `ConvertToEnum` of the document.
#[test]
fn enums_are_converted() {
    assert_eq!((MyEnum::CaseA.to_bits(), MyEnum::CaseB.to_bits()), (0_u64, 10_u64));
    assert_eq!((MyEnum::CaseA.stringify(), MyEnum::CaseB.stringify()), ("caseA".into(), "caseB".into()));
    assert_eq!((MyEnum::symbolize("caseA"), MyEnum::symbolize("caseB")), (Some(MyEnum::CaseA), Some(MyEnum::CaseB)));
    assert_eq!((MyEnum::symbolize("CaseA"), MyEnum::symbolize("")), (None, None));
    assert_eq!((MyEnum::from_bits(10), MyEnum::from_bits(1)), (Some(MyEnum::CaseB), None));
    // The document uses `DenseMapInfo` for this.
    let names = std::collections::HashMap::from([(MyEnum::CaseA, "first"), (MyEnum::CaseB, "second")]);
    assert_eq!(names.get(&MyEnum::CaseB), Some(&"second"));
}

#[test]
fn enums_are_attributes() {
    let (mut ir, block) = ir();
    let op = ir.builder_at_end_of(block).insert(EnumOp::new(MyEnum::CaseB)).expect("a registered operation");
    assert_eq!((op.case(&ir), op.case_attr(&ir).value(ir.context())), (MyEnum::CaseB, Some(10)));
    assert_eq!(errors(&ir, op), [""; 0]);
    let none = IntegerAttr::get(ir.context(), Type::I64, 1).expect("an integer type");
    op.set_case(&mut ir, none);
    assert_eq!(errors(&ir, op), ["'tf.enum' op attribute 'case' failed to satisfy constraint: An example enum"]);
}
