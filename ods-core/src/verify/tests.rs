//! Tests of wording, order and places against mlir-opt 22.1.8, recorded from runs over operations with the same traits.

use super::*;
use crate::attributes::{IntegerAttr, StringAttr, SymbolRefAttr};
use crate::entity::{Attribute, Type};
use crate::ir::OperationParts;
use crate::schema::Op;
use crate::test_dialect::*;
use crate::types::{DYNAMIC, VectorType};

mod build;
mod dominance;
mod foreign;
mod mutations;
mod properties;

pub(crate) use build::Build;
use build::tensor;

#[test]
fn valid_ir_is_accepted() {
    let mut b = Build::new();
    let a = b.value(Type::I32);
    let sum = b.op("t.add", &[a, a], &[Type::I32]);
    let sum = b.ir.result(sum, 0).unwrap();
    b.op("t.add", &[sum, a], &[Type::I32]);
    b.check(&[]);
}

#[test]
fn counts() {
    let mut b = Build::new();
    let a = b.value(Type::I32);
    b.op("t.add", &[a], &[]);
    b.op("t.add", &[a], &[Type::I32]);
    b.with_regions("t.add", 1);
    b.op("t.many", &[], &[]);
    b.op("t.many", &[], &[Type::I32]);
    b.op("t.constant", &[a], &[Type::I32]);
    b.op("t.stop", &[], &[Type::I1]);
    b.op("t.use", &[], &[]);
    b.op("t.if", &[a], &[]);
    b.op("t.body", &[], &[]);
    b.op("t.bodies", &[], &[]);
    b.check(&[
        "3: 't.add' op requires one result",
        "4: 't.add' op expected 2 operands, but found 1",
        "5: 't.add' op requires zero regions",
        "6: 't.many' op expected 1 or more results",
        "7: 't.many' op expected 1 or more operands, but found 0",
        "8: 't.constant' op requires zero operands",
        "9: 't.stop' op requires zero results",
        "10: 't.use' op requires a single operand",
        "11: 't.if' op expected 2 regions",
        "12: 't.body' op requires one region",
        "13: 't.bodies' op expected 1 or more regions",
    ]);
}

#[test]
fn successors() {
    let mut b = Build::inside("t.body");
    let region = b.ir.region(b.root, 0).unwrap();
    let (one, two) = (b.ir.add_block(region), b.ir.add_block(region));
    b.branch("t.br", &[one, two]);
    b.block = one;
    b.branch("t.switch", &[]);
    b.block = two;
    b.branch("t.stop", &[one]);
    b.check(&[
        "2: 't.br' op requires 1 successor but found 2",
        "3: 't.switch' op requires at least 1 successors but found 0",
        "4: 't.stop' op requires 0 successors but found 1",
    ]);
}

#[test]
fn types_of_operands_and_results() {
    let mut b = Build::new();
    let (a, f) = (b.value(Type::I32), b.value(Type::F32));
    b.op("t.add", &[a, f], &[Type::F32]);
    b.op("t.many", &[f, a, f], &[Type::F32]);
    b.op("t.groups", &[f, a, a], &[Type::F32]);
    b.op("t.select", &[a, a, f], &[Type::F32]);
    let condition = b.value(Type::I1);
    b.op("t.select", &[condition, a, f], &[Type::F32]);
    b.check(&[
        "4: 't.add' op operand #1 must be signless-integer-like, but got 'f32'",
        "4: 't.add' op result #0 must be signless-integer-like, but got 'f32'",
        "5: 't.many' op operand #2 must be variadic of signless-integer-like, but got 'f32'",
        "6: 't.groups' op operand group starting at #1 requires 0 or 1 element, but found 2",
        "6: 't.groups' op result #0 must be variadic of signless-integer-like, but got 'f32'",
        "7: 't.select' op operand #0 must be 1-bit signless integer, but got 'i32'",
        "9: 't.select' op failed to verify that all of {true_value, false_value, result} have same type",
    ]);
    assert_eq!(b.errors()[0].help, ["operand #1 is 'rhs'"]);
}

#[test]
fn attributes_come_in_the_order_of_their_names() {
    let mut b = Build::new();
    let op = b.op("t.constant", &[], &[Type::I32]);
    let other = b.op("t.constant", &[], &[Type::I32]);
    let text: Attribute = StringAttr::get(b.ir.context(), "x").into();
    b.ir.set_inherent(other, 0, Some(text));
    b.ir.set_inherent(other, 1, Some(Attribute::UNIT));
    b.ir.set_inherent(other, 2, Some(Attribute::UNIT));
    let twice = b.op("t.constant", &[], &[Type::I32]);
    let one: Attribute = IntegerAttr::get(b.ir.context(), Type::I32, 1).unwrap().into();
    b.ir.set_inherent(twice, 0, Some(one));
    b.ir.set_inherent(twice, 1, Some(text));
    let key = b.ir.context().identifier("c");
    b.ir.set_attribute(twice, key, Some(text));
    assert_eq!(b.ir.name(op), b.ir.name(other));
    b.check(&[
        "2: 't.constant' op requires attribute 'a_name'",
        "2: 't.constant' op requires attribute 'value'",
        "3: 't.constant' op attribute 'a_name' failed to satisfy constraint: string attribute",
        "3: 't.constant' op attribute 'c' failed to satisfy constraint: string attribute",
        "3: 't.constant' op attribute 'value' failed to satisfy constraint: integer attribute",
        "4: 't.constant' op discardable attribute 'c' has the name of an inherent one",
    ]);
}

#[test]
fn terminators() {
    let mut b = Build::new();
    let (_, regions) = b.with_regions("t.body", 1);
    let outer = b.block;
    b.block = b.ir.add_block(regions[0]);
    b.op("x.def", &[], &[Type::I32]);
    b.block = outer;
    let (_, regions) = b.with_regions("t.body", 1);
    b.block = b.ir.add_block(regions[0]);
    let a = b.value(Type::I32);
    b.op("t.add", &[a, a], &[Type::I32]);
    b.block = outer;
    let (_, regions) = b.with_regions("t.body", 1);
    b.ir.add_block(regions[0]);
    let (_, regions) = b.with_regions("x.body", 1);
    b.block = b.ir.add_block(regions[0]);
    let second = b.ir.add_block(regions[0]);
    b.branch("x.br", &[second]);
    b.op("t.stop", &[], &[]);
    b.op("t.stop", &[], &[]);
    b.check(&[
        "6: block with no terminator, has %1 = \"t.add\"(%0, %0) : (i32, i32) -> i32",
        "7: empty block: expect at least a terminator",
        "9: operation with block successors must terminate its parent block",
        "10: 't.stop' op must be the last operation in the parent block",
        "8: empty block: expect at least a terminator",
    ]);
}

#[test]
fn branches() {
    let mut b = Build::new();
    let outer = b.block;
    let (_, regions) = b.with_regions("x.body", 1);
    b.block = b.ir.add_block(regions[0]);
    let elsewhere = b.block;
    b.branch("x.br", &[b.block]);
    b.block = outer;
    let (_, regions) = b.with_regions("t.body", 1);
    let (one, two) = (b.ir.add_block(regions[0]), b.ir.add_block(regions[0]));
    b.block = one;
    b.branch("t.br", &[elsewhere]);
    b.block = two;
    b.branch("x.br", &[elsewhere]);
    b.check(&[
        "2: entry block of region may not have predecessors",
        "5: reference to block defined in another region",
        "5: 't.br' op branching to block of a different region",
        "6: 'x.br' op branching to block of a different region",
    ]);
}

#[test]
fn graph_regions_have_one_block() {
    let mut b = Build::new();
    let (_, regions) = b.with_regions("t.graph", 1);
    b.ir.add_block(regions[0]);
    let second = b.ir.add_block(regions[0]);
    b.block = second;
    b.op("t.stop", &[], &[]);
    b.check(&[
        "2: 't.graph' op expects graph region #0 to have 0 or 1 blocks",
        "2: empty block: expect at least a terminator",
    ]);
}

#[test]
fn parents_and_implicit_terminators() {
    let mut b = Build::new();
    let outer = b.block;
    b.op("t.return", &[], &[]);
    b.op("t.yield", &[], &[]);
    let (op, regions) = b.with_regions("t.if", 2);
    let condition = b.value(Type::I1);
    b.ir.set_operands(op, [condition]);
    b.block = b.ir.add_block(regions[0]);
    b.op("x.y", &[], &[]);
    b.block = outer;
    let (op, regions) = b.with_regions("t.if", 2);
    b.ir.set_operands(op, [condition]);
    b.ir.add_block(regions[1]);
    let all = b.errors().iter().map(|error| b.line_of(error)).collect::<Vec<_>>();
    assert_eq!(
        all,
        [
            "2: 't.return' op expects parent op 't.func'",
            "3: 't.yield' op expects parent op to be one of 't.if, t.body'",
            "4: 't.if' op expects regions to end with 't.yield', found 'x.y' \
             [4: in custom textual format, the absence of terminator implies 't.yield']",
            "7: 't.if' op expects a non-empty block",
            "7: empty block: expect at least a terminator",
        ]
    );
}

#[test]
fn region_constraints() {
    let mut b = Build::new();
    let condition = b.value(Type::I1);
    let (op, _) = b.with_regions("t.if", 2);
    b.ir.set_operands(op, [condition]);
    b.check(&["3: 't.if' op region #0 ('then_region') failed to verify constraint: region with 1 blocks"]);
}

#[test]
fn no_region_arguments() {
    let mut b = Build::new();
    let outer = b.block;
    for count in [1, 2] {
        let (_, regions) = b.with_regions("t.bodies", count);
        b.block = b.ir.add_block(regions[count - 1]);
        b.ir.add_argument(b.block, Type::I32, crate::Location::UNKNOWN);
        b.op("t.stop", &[], &[]);
        b.block = outer;
    }
    b.check(&[
        "2: 't.bodies' op region should have no arguments",
        "4: 't.bodies' op region #1 should have no arguments",
    ]);
}

#[test]
fn unregistered() {
    let mut b = Build::new();
    b.op("t.unknown", &[], &[]);
    b.check(&["2: unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown operations"]);
    b.ir.context().allow_unregistered_dialects(false);
    b.op("x.y", &[], &[]);
    let message = &b.errors()[1].message;
    assert!(message.starts_with("'x.y' op created with unregistered dialect. If this is intended, "), "{message}");
}

#[test]
fn isolation() {
    let mut b = Build::inside("x.y");
    let a = b.value(Type::I32);
    let (_, region) = b.func("f");
    b.block = b.ir.add_block(region);
    b.op("x.y", &[a], &[]);
    b.op("t.return", &[], &[]);
    let notes = "[3: required by region isolation constraints]";
    b.check(&[&format!("4: 'x.y' op using value defined outside the region {notes}")]);
}

#[test]
fn symbols() {
    let mut b = Build::new();
    let outer = b.block;
    let (_, tables) = b.with_regions("t.table", 1);
    b.block = b.ir.add_block(tables[0]);
    b.func("f");
    b.func("f");
    b.block = outer;
    let (_, tables) = b.with_regions("t.table", 1);
    b.block = b.ir.add_block(tables[0]);
    let (op, _) = b.func("g");
    let wrong = StringAttr::get(b.ir.context(), "foo").into();
    b.ir.set_inherent(op, 1, Some(wrong));
    let (op, _) = b.func("h");
    let wrong = IntegerAttr::get(b.ir.context(), Type::I64, 3).unwrap().into();
    b.ir.set_inherent(op, 1, Some(wrong));
    b.block = outer;
    b.with_regions("t.table", 2);
    b.with_regions("t.table", 1);
    b.block = outer;
    let (_, bodies) = b.with_regions("t.body", 1);
    b.block = b.ir.add_block(bodies[0]);
    b.func("i");
    b.op("t.stop", &[], &[]);
    let all = b.errors().iter().map(|error| b.line_of(error)).collect::<Vec<_>>();
    assert_eq!(
        all,
        [
            "4: redefinition of symbol named 'f' [3: see existing symbol definition here]",
            "6: 't.func' op visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"foo\"",
            "7: 't.func' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 3 : i64",
            "8: 't.table' op Operations with a 'SymbolTable' must have exactly one region",
            "9: 't.table' op Operations with a 'SymbolTable' must have exactly one block",
            "11: 't.func' op symbol's parent must have the SymbolTable trait",
        ]
    );
}

#[test]
fn symbol_users_are_verified() {
    let mut b = Build::new();
    let (_, tables) = b.with_regions("t.table", 1);
    b.block = b.ir.add_block(tables[0]);
    b.func("f");
    for name in ["f", "g"] {
        let op = b.op("t.call", &[], &[]);
        let reference = SymbolRefAttr::get(b.ir.context(), name, &[]).into();
        b.ir.set_inherent(op, 0, Some(reference));
    }
    b.check(&["5: 't.call' op does not reference a valid function"]);
}

#[test]
fn type_traits() {
    let mut b = Build::new();
    let (t1, t2) = (tensor(&b.ir, &[1], Type::I32), tensor(&b.ir, &[2], Type::F32));
    let dynamic = tensor(&b.ir, &[DYNAMIC], Type::I32);
    let v2: Type = VectorType::get(b.ir.context(), &[2], Type::F32).unwrap().into();
    let [a, c, d, s, v] = [t1, t2, dynamic, Type::I32, v2].map(|ty| b.value(ty));
    b.op("t.same_element", &[a, c], &[]);
    b.op("t.same_elements", &[a], &[Type::F32]);
    b.op("t.same_shape", &[a, c], &[]);
    b.op("t.same_shape", &[a, d], &[]);
    b.op("t.same_shape", &[a, s], &[]);
    b.op("t.same_shapes", &[a], &[t2]);
    b.op("t.same_shapes", &[], &[]);
    b.op("t.same_shapes", &[a], &[]);
    b.op("t.same_all", &[a, d], &[dynamic]);
    b.op("t.same_all", &[a, c], &[t1]);
    b.op("t.same_rank", &[a, c, s], &[Type::F32]);
    let t3 = tensor(&b.ir, &[1, 1], Type::I32);
    b.op("t.same_rank", &[a], &[t3]);
    b.op("t.floats", &[], &[t1]);
    b.op("t.floats", &[], &[t2]);
    b.op("t.elementwise", &[s], &[v2]);
    b.op("t.elementwise", &[v], &[Type::F32]);
    b.op("t.elementwise", &[v], &[Type::F32, v2]);
    b.op("t.elementwise", &[v], &[t2]);
    b.op("t.elementwise", &[v, s], &[v2]);
    b.op("t.segments", &[s], &[]);
    b.check(&[
        "7: 't.same_element' op requires the same element type for all operands",
        "8: 't.same_elements' op requires the same element type for all operands and results",
        "9: 't.same_shape' op requires the same shape for all operands",
        "11: 't.same_shape' op requires the same shape for all operands",
        "12: 't.same_shapes' op requires the same shape for all operands and results",
        "13: 't.same_shapes' op expected 1 or more operands, but found 0",
        "14: 't.same_shapes' op expected 1 or more results",
        "16: 't.same_all' op requires the same type for all operands and results",
        "18: 't.same_rank' op result type has different rank than operands",
        "19: 't.floats' op requires a floating point type",
        "21: 't.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar",
        "22: 't.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result",
        "23: 't.elementwise' op if an operand is non-scalar, then all results must be non-scalar",
        "24: 't.elementwise' op all non-scalar operands/results must have the same shape and base type",
        "26: 't.segments' op operand count (1) does not match with the total size (0) specified in attribute \
         'operandSegmentSizes'",
    ]);
}

#[test]
fn every_isolated_operation_reports_its_first_failure_as_mlir() {
    let mut b = Build::inside("x.y");
    let outer = b.block;
    for name in ["f", "g"] {
        b.block = outer;
        let (_, region) = b.func(name);
        b.block = b.ir.add_block(region);
        b.op("t.use", &[], &[]);
        b.op("t.use", &[], &[]);
        b.op("t.return", &[], &[]);
    }
    let lines = |errors: Result<(), Diagnostics>| -> Vec<u32> {
        errors.unwrap_err().iter().map(|e| e.place(b.ir.context()).unwrap().line).collect()
    };
    assert_eq!(lines(verify_to(&b.ir, b.root, ErrorReporting::AsMlir)), [3, 7]);
    assert_eq!(lines(verify(&b.ir, b.root)), [3, 4, 7, 8]);
}

#[test]
fn depth_costs_no_stack() {
    for name in ["x.a", "t.func", "t.graph"] {
        let mut b = Build::new();
        let top = b.value(Type::I32);
        for i in 0..100_000 {
            let (op, regions) = b.with_regions(name, 1);
            if name == "t.func" {
                b.ir.set_symbol_name(op, "f");
                b.ir.set_inherent(op, 1, None);
            } else if i % 10 == 0 {
                b.op("t.use", &[top], &[]);
            }
            b.block = b.ir.add_block(regions[0]);
        }
        b.op("t.stop", &[], &[]);
        let errors = verify(&b.ir, b.root).err().unwrap_or_default();
        // Each of the functions inside functions is wrong.
        assert_eq!(errors.is_empty(), name != "t.func", "{name}");
        let root = b.root;
        b.ir.erase(root).unwrap();
    }
}

#[test]
fn stale_operands_are_found() {
    let mut b = Build::new();
    let (inner, regions) = b.with_regions("x.a", 1);
    let outer = b.block;
    b.block = b.ir.add_block(regions[0]);
    let a = b.value(Type::I32);
    b.block = outer;
    b.op("t.use", &[a], &[]);
    b.ir.erase(inner).unwrap();
    b.check(&["4: null operand found"]);
}

#[test]
fn test_schemas_match_their_definitions() {
    assert!(has(IfOp::SCHEMA, "SingleBlockImplicitTerminator"));
}

#[test]
fn threads_change_nothing() {
    // Enough operations to make threads worthwhile; every third function has two failures.
    let mut b = Build::inside("x.y");
    let outer = b.block;
    for i in 0..300 {
        b.block = outer;
        let (_, region) = b.func(&format!("f{i}"));
        b.block = b.ir.add_block(region);
        let a = b.value(Type::I32);
        for _ in 0..40 {
            b.op("t.add", &[a, a], &[Type::I32]);
        }
        if i % 3 == 0 {
            b.op("t.use", &[], &[]);
            b.op("t.add", &[a, a], &[Type::I64]);
        }
        b.op("t.return", &[], &[]);
    }
    let lines: Vec<u32> = b.errors().iter().map(|error| error.place(b.ir.context()).unwrap().line).collect();
    assert_eq!(lines.len(), 200);
    assert!(lines.is_sorted(), "in the order of the text");
    let as_mlir = verify_to(&b.ir, b.root, ErrorReporting::AsMlir).unwrap_err();
    assert_eq!(as_mlir.len(), 100);
    let mut alone = walk::Verifier::at_depth(&b.ir, walk::FailureMode::All, parallel::MAX_DEPTH);
    assert!(!alone.run(b.root));
    assert_eq!(alone.take_diagnostics(), Vec::from(b.errors()));
}

#[test]
fn many_deeply_nested_failures_are_collected() {
    let mut b = Build::inside("t.body");
    let outer = b.block;
    let late = b.value(Type::I32);
    let late_op = b.ir.defining_op(late).unwrap();
    for _ in 0..50_000 {
        let (_, regions) = b.with_regions("t.graph", 1);
        b.block = b.ir.add_block(regions[0]);
        b.op("t.use", &[late], &[]);
    }
    b.block = outer;
    b.ir.move_op(late_op, crate::InsertionPoint::end_of(outer));
    b.op("t.stop", &[], &[]);
    assert_eq!(b.errors().len(), 50_000);
}

#[test]
fn verification_scales_to_many_blocks() {
    let mut b = Build::inside("t.body");
    let region = b.ir.region(b.root, 0).unwrap();
    let first = b.value(Type::I32);
    let exit = b.ir.create_block();
    for _ in 0..50_000 {
        let next = b.ir.add_block(region);
        b.branch("t.switch", &[next, exit]);
        b.block = next;
        b.op("t.use", &[first], &[]);
    }
    let late = b.value(Type::I32);
    b.ir.append_block(region, exit);
    b.branch("t.br", &[exit]);
    b.block = exit;
    b.op("t.use", &[late], &[]);
    b.op("t.stop", &[], &[]);
    assert_eq!(b.errors().len(), 1);
}

#[test]
fn modules() {
    let mut b = Build::inside("x.y");
    let outer = b.block;
    b.with_regions("builtin.module", 1);
    b.with_regions("builtin.module", 2);
    let (_, regions) = b.with_regions("builtin.module", 1);
    b.block = b.ir.add_block(regions[0]);
    b.ir.add_argument(b.block, Type::I32, crate::Location::UNKNOWN);
    b.block = outer;
    let (_, regions) = b.with_regions("builtin.module", 1);
    b.ir.add_block(regions[0]);
    b.ir.add_block(regions[0]);
    let (op, regions) = b.with_regions("builtin.module", 1);
    b.ir.add_block(regions[0]);
    let key = b.ir.context().identifier("foo");
    b.ir.set_attribute(op, key, Some(Attribute::UNIT));
    let as_mlir = verify_to(&b.ir, b.root, ErrorReporting::AsMlir).unwrap_err();
    let lines: Vec<String> = as_mlir.iter().map(|error| b.line_of(error)).collect();
    assert_eq!(
        lines,
        [
            "2: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks",
            "3: 'builtin.module' op requires one region",
            "4: 'builtin.module' op region should have no arguments",
            "5: 'builtin.module' op expects region #0 to have 0 or 1 blocks",
            "6: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'",
        ]
    );
    assert!(as_mlir.iter().all(|error| error.subject.is_some()));
}
