//! Generated code of the operations of `tfl` in the first document.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::parse;
use tfl_opt::{ActivationFunction, AddOp, LeakyReluOp, Tfl};

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Tfl>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    context
}

#[test]
fn add_is_printed_in_the_proposed_format() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let ty = ods::text::parse_type(&ir.shared_context(), "tensor<2xf32>").expect("a type");
    let x = ir.add_argument(block, ty, Location::UNKNOWN);
    let draft = AddOp::new(x, x, ActivationFunction::Relu6);
    let op = draft.create(&mut ir, InsertionPoint::end_of(block), Location::UNKNOWN).expect("a registered operation");
    assert_eq!(ir.value_type(op.output(&ir)), ty, "inferred");
    assert_eq!(op.fused_activation_function(&ir), ActivationFunction::Relu6);
    let printed = ir.display(op).to_string();
    let end = "{fused_activation_function : RELU6} : tensor<2xf32>";
    assert!(printed.contains("tfl.add ") && printed.trim_end().ends_with(end), "{printed}");
}

#[test]
fn operand_element_types_are_checked() {
    let context = context();
    let errors = |element: &str, op: &str| {
        let text = format!("%0 = \"d.value\"() : () -> tensor<{element}>\n%1 = {op} : tensor<{element}>");
        let parsed = parse(&context, "a.mlir", text.as_bytes()).expect("a good text");
        let errors = ods::verify::verify(&parsed.ir, parsed.root).err().unwrap_or_default();
        errors.into_iter().map(|error| error.message).take(1).collect::<Vec<_>>()
    };
    let add = "tfl.add %0, %0 {fused_activation_function: NONE}";
    assert_eq!(errors("f32", add), [""; 0]);
    assert_eq!(errors("i32", add), [""; 0]);
    let message = "'tfl.add' op operand #0 must be tensor of 32-bit float or 32-bit signless integer values, but got \
                   'tensor<f64>'";
    assert_eq!(errors("f64", add), [message]);
    let message = "'tfl.leaky_relu' op operand #0 must be tensor of 32-bit float values, but got 'tensor<i32>'";
    assert_eq!(errors("i32", "tfl.leaky_relu %0 alpha = 1.0"), [message]);
}

#[test]
fn schemas_match_definitions() {
    assert!(AddOp::<Operation>::SCHEMA.has_trait::<Commutative>());
    assert!(!LeakyReluOp::<Operation>::SCHEMA.has_trait::<Commutative>());
    let cases: Vec<&str> = ActivationFunction::SCHEMA.cases.iter().map(|case| case.text).collect();
    assert_eq!(cases, ["NONE", "RELU", "RELU_N1_TO_1", "RELU6"]);
}
