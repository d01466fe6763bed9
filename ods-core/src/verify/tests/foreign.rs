//! Tests that handles of another context are detected where possible.

use std::sync::Arc;

use crate::attributes::{DictionaryAttr, NamedAttribute, StringAttr};
use crate::ir::{InsertionPoint, Ir, OperationParts};
use crate::schema::{Draft, Op};
use crate::test_dialect::{AddOp, test_ir};
use crate::types::FunctionType;
use crate::verify::verify;
use crate::{Context, Location, OpName, Operation, Type};

/// Returns a type that `context` does not have.
fn foreign_type() -> Type {
    let other = Context::new();
    (0..500).map(|width| FunctionType::get(&other, &vec![Type::I32; width], &[]).into()).last().expect("there are some")
}

fn foreign_dictionary() -> DictionaryAttr {
    let other = Context::new();
    let name = other.identifier("a");
    let entry = |i: i32| NamedAttribute { name, value: StringAttr::get(&other, i.to_string()).into() };
    (0..3000).map(|i| DictionaryAttr::get(&other, &[entry(i)])).last().expect("there are some")
}

/// Returns the error for the second of two such operations: the first one may leave cached facts.
fn error(make: impl Fn(&mut Ir, OpName) -> Operation) -> String {
    let mut ir = test_ir();
    let name = ir.context().op_name("x.y");
    let around =
        ir.create_operation(&OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) });
    let region = ir.region(around, 0).expect("one region");
    let block = ir.add_block(region);
    let good = ir.create_operation(&OperationParts::new(name, Location::UNKNOWN));
    ir.append(block, good);
    assert!(verify(&ir, around).is_ok());
    let bad = make(&mut ir, name);
    ir.append(block, bad);
    verify(&ir, around).expect_err("it is of another context")[0].message.to_string()
}

#[test]
fn rejects_types_and_attributes_of_another_context() {
    let with_type = error(|ir, name| {
        let parts = OperationParts { result_types: &[foreign_type()], ..OperationParts::new(name, Location::UNKNOWN) };
        ir.create_operation(&parts)
    });
    assert_eq!(with_type, "operand or result has a type of another context");
    let with_attribute = error(|ir, name| {
        let parts = OperationParts { attributes: foreign_dictionary(), ..OperationParts::new(name, Location::UNKNOWN) };
        ir.create_operation(&parts)
    });
    assert_eq!(with_attribute, "operation has an attribute of another context");
    let with_argument = error(|ir, name| {
        let parts = OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) };
        let op = ir.create_operation(&parts);
        let region = ir.region(op, 0).expect("one region");
        let block = ir.add_block(region);
        ir.add_argument(block, foreign_type(), Location::UNKNOWN);
        op
    });
    assert_eq!(with_argument, "block argument has a type of another context");
}

#[test]
fn rejects_operations_registered_in_another_context() {
    let _registered = test_ir();
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let mut ir = Ir::new(context);
    let at = InsertionPoint::end_of(ir.create_block());
    let error =
        Draft::new(AddOp::SCHEMA).create(&mut ir, at, Location::UNKNOWN).expect_err("it is not registered here");
    assert!(error.to_string().contains("its dialect is not registered in the context of the IR"), "{error}");
    let name = AddOp::SCHEMA.id.name().expect("registered above");
    let op = ir.create_operation(&OperationParts::new(name, Location::UNKNOWN));
    let error = verify(&ir, op).expect_err("it is not registered here");
    assert!(error[0].message.to_string().ends_with("register its dialect in this one"), "{error:?}");
}

#[test]
fn plans_end_with_what_is_allowed() {
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let text = b"module { \"x.y\"() : () -> () \"builtin.module\"() ({ ^bb0: }) : () -> () }";
    let parsed = crate::text::parse(&context, "-", text).expect("it is valid");
    for allowed in [true, true, false, true] {
        context.allow_unregistered_dialects(allowed);
        let outcome = verify(&parsed.ir, parsed.root);
        assert_eq!(outcome.is_ok(), allowed);
        let errors = outcome.err().into_iter().flatten().map(|error| error.message.to_string());
        assert!(errors.into_iter().all(|message| message.contains("created with unregistered dialect")));
    }
}
