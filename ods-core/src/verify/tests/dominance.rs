//! Dominance: uses in a block, between blocks, and in nested regions.

use super::*;

#[test]
fn dominance_in_a_block() {
    let mut b = Build::inside("t.body");
    let user = b.op("t.use", &[], &[]);
    let a = b.value(Type::I32);
    b.op("t.stop", &[], &[]);
    b.ir.set_operands(user, [a]);
    b.check(&["2: operand #0 does not dominate this use [3: operand defined here (op in the same block)]"]);
}

#[test]
fn dominance_notes_and_their_order() {
    // Recorded: mlir-opt visits the second of two operations with regions first.
    let mut b = Build::inside("t.body");
    let (_, first) = b.with_regions("x.a", 1);
    let (_, second) = b.with_regions("x.a", 1);
    let late = b.value(Type::I32);
    b.op("t.stop", &[], &[]);
    for region in [first[0], second[0]] {
        b.block = b.ir.add_block(region);
        b.op("t.use", &[late], &[]);
    }
    b.check(&[
        "7: operand #0 does not dominate this use [4: operand defined here (op in a parent region)]",
        "6: operand #0 does not dominate this use [4: operand defined here (op in a parent region)]",
    ]);
}

#[test]
fn dominance_between_blocks() {
    let mut b = Build::inside("t.body");
    let region = b.ir.region(b.root, 0).unwrap();
    let (left, right) = (b.ir.add_block(region), b.ir.add_block(region));
    b.branch("t.switch", &[left, right]);
    b.block = left;
    let argument = b.ir.add_argument(left, Type::I32, crate::Location::UNKNOWN);
    let a = b.value(Type::I32);
    b.branch("t.br", &[right]);
    b.block = right;
    b.op("t.many", &[argument, a], &[Type::I32]);
    b.op("t.stop", &[], &[]);
    b.check(&[
        "5: operand #0 does not dominate this use [1: operand defined as a block argument (block #1 in the same region)]",
        "5: operand #1 does not dominate this use [3: operand defined here (op in the same region)]",
    ]);
}

#[test]
fn unreachable_blocks_are_not_checked_for_dominance() {
    let mut b = Build::inside("t.body");
    let region = b.ir.region(b.root, 0).unwrap();
    let dead = b.ir.add_block(region);
    b.op("t.stop", &[], &[]);
    b.block = dead;
    let op = b.op("t.add", &[], &[Type::I32]);
    let own = b.ir.result(op, 0).unwrap();
    b.ir.set_operands(op, [own, own]);
    b.op("t.stop", &[], &[]);
    b.check(&[]);
}

#[test]
fn graph_regions_need_no_dominance() {
    for name in ["t.graph", "x.y"] {
        let mut b = Build::inside(name);
        let op = b.op("t.add", &[], &[Type::I32]);
        let own = b.ir.result(op, 0).unwrap();
        b.ir.set_operands(op, [own, own]);
        b.check(&[]);
    }
}

#[test]
fn result_does_not_dominate_nested_operations() {
    let mut b = Build::inside("t.body");
    let parts = b.parts("x.a");
    let parts = OperationParts { num_regions: 1, result_types: &[Type::I32], ..parts };
    let op = b.ir.create_operation(&parts);
    b.ir.append(b.block, op);
    b.op("t.stop", &[], &[]);
    b.block = b.ir.add_block(b.ir.region(op, 0).unwrap());
    let own = b.ir.result(op, 0).unwrap();
    b.op("t.use", &[own], &[]);
    b.check(&["4: operand #0 does not dominate this use [2: operand defined here (op in a parent region)]"]);
}
