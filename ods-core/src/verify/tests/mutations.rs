//! Mutations of valid IR, with the expected message of the verifier for each.

use super::Build;
use super::properties::Choices;
use crate::InsertionPoint;
use crate::attributes::{IntegerAttr, StringAttr};
use crate::entity::{Block, Operation, Type, Value};
use crate::ir::OperationParts;

const AT: crate::Location = crate::Location::UNKNOWN;

/// Adds a table of two functions with branches, and a comparison in each: the entities that the mutations need besides
/// additions.
pub(super) fn add_symbols(b: &mut Build) {
    let outer = b.block;
    let (_, regions) = b.with_regions("t.table", 1);
    let table = b.ir.add_block(regions[0]);
    for name in ["f", "g"] {
        b.block = table;
        let (_, region) = b.func(name);
        let (entry, exit) = (b.ir.add_block(region), b.ir.add_block(region));
        let argument = b.ir.add_argument(entry, Type::I32, AT);
        b.block = entry;
        compare(b, argument);
        branch(b, "t.br", &[exit]);
        b.block = exit;
        b.op("t.use", &[argument], &[]);
        b.op("t.return", &[], &[]);
    }
    b.block = outer;
}

fn compare(b: &mut Build, value: Value) {
    let context = b.ir.shared_context();
    let parts = OperationParts::new(context.op_name("t.cmp"), AT);
    let predicate = Some(IntegerAttr::i64(&context, 1).into());
    let (operands, result_types) = (&[value, value], &[Type::I1]);
    let op = b.ir.create_operation(&OperationParts { operands, result_types, inherent: &[predicate], ..parts });
    b.ir.append(b.block, op);
}

fn branch(b: &mut Build, name: &str, to: &[Block]) {
    let parts = OperationParts::new(b.ir.context().op_name(name), AT);
    let op = b.ir.create_operation(&OperationParts { successors: to, ..parts });
    b.ir.append(b.block, op);
}

/// A mutation of an operation, which returns the expected message; `None` if it does not apply.
type Damage = fn(&mut Build, Operation) -> Option<&'static str>;

/// Names of operations, and a mutation of each.
const KINDS: &[(&str, Damage)] = &[
    ("t.add", drop_terminator),
    ("t.add", use_itself),
    ("t.add", change_result_type),
    ("t.add", move_behind_terminator),
    ("t.add", drop_operand),
    ("t.add", detach_definition),
    ("t.switch", branch_elsewhere),
    ("t.br", branch_elsewhere),
    ("t.br", branch_to_entry),
    ("t.br", branch_in_the_middle),
    ("t.func", rename_symbol),
    ("t.func", drop_name),
    ("t.func", use_from_outside),
    ("t.cmp", drop_attribute),
    ("t.cmp", change_attribute),
    ("t.cmp", change_operand_type),
    ("t.return", leave_function),
    ("t.body", empty_block),
];

/// Applies one mutation somewhere and returns the expected message; `None` if none applies.
pub(super) fn mutate(b: &mut Build, choices: &mut Choices<'_>) -> Option<&'static str> {
    let (name, mutate) = KINDS[choices.below(KINDS.len())];
    let mut ops = b.ir.walk_pre(b.root).collect::<Vec<_>>();
    ops.retain(|op| b.ir.name_str(*op) == name);
    let op = *ops.get(choices.below(ops.len()))?;
    mutate(b, op)
}

fn block_of(b: &Build, op: Operation) -> Block {
    b.ir.parent_block(op).expect("it is in a block")
}

fn result(b: &Build, op: Operation) -> Value {
    b.ir.result(op, 0).expect("it has a result")
}

fn drop_terminator(b: &mut Build, op: Operation) -> Option<&'static str> {
    let last = b.ir.last_op(block_of(b, op)).expect("it is not empty");
    b.ir.erase(last).expect("a terminator has no results");
    let new_last = b.ir.last_op(block_of(b, op)).expect("the addition is left");
    // The last operation may have branches as its own terminators, but is not one itself.
    (b.ir.name_str(new_last) != "t.switch").then_some("block with no terminator, has ")
}

fn use_itself(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_operand(op, 0, result(b, op));
    Some("operand #0 does not dominate this use")
}

fn change_result_type(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_value_type(result(b, op), Type::F32);
    Some("result #0 must be signless-integer-like, but got 'f32'")
}

fn move_behind_terminator(b: &mut Build, op: Operation) -> Option<&'static str> {
    let last = b.ir.last_op(block_of(b, op)).expect("it is not empty");
    let branches = b.ir.num_successors(last) > 0;
    b.ir.move_op(op, InsertionPoint::end_of(block_of(b, op)));
    Some(match branches {
        true => "operation with block successors must terminate its parent block",
        false => "must be the last operation in the parent block",
    })
}

fn drop_operand(b: &mut Build, op: Operation) -> Option<&'static str> {
    let first = b.ir.operand(op, 0).expect("it has two");
    b.ir.set_operands(op, [first]);
    Some("expected 2 operands, but found 1")
}

fn detach_definition(b: &mut Build, op: Operation) -> Option<&'static str> {
    let used = b.ir.has_uses(result(b, op));
    b.ir.detach(op);
    used.then_some("does not dominate this use")
}

fn branch_elsewhere(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_successor(op, 0, b.block);
    Some("branching to block of a different region")
}

fn branch_to_entry(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_successor(op, 0, block_of(b, op));
    Some("entry block of region may not have predecessors")
}

fn branch_in_the_middle(b: &mut Build, op: Operation) -> Option<&'static str> {
    let first = b.ir.first_op(block_of(b, op)).expect("it is not empty");
    let point = InsertionPoint::before(&b.ir, first);
    b.ir.move_op(op, point);
    Some("operation with block successors must terminate its parent block")
}

fn rename_symbol(b: &mut Build, op: Operation) -> Option<&'static str> {
    let other = if b.ir.symbol_name(op) == Some("f") { "g" } else { "f" };
    b.ir.set_symbol_name(op, other);
    Some("redefinition of symbol named '")
}

fn drop_name(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_inherent(op, 0, None);
    Some("requires attribute 'sym_name'")
}

fn use_from_outside(b: &mut Build, op: Operation) -> Option<&'static str> {
    let outside = b.ir.block_ops(b.block).find_map(|op| b.ir.result(op, 0)).expect("there is a value outside");
    let ops = b.ir.walk_pre(op).collect::<Vec<_>>();
    let user = ops.into_iter().find(|op| b.ir.name_str(*op) == "t.use").expect("each function has one");
    b.ir.set_operand(user, 0, outside);
    Some("'t.use' op using value defined outside the region")
}

fn drop_attribute(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.set_inherent(op, 0, None);
    Some("'t.cmp' op requires attribute 'predicate'")
}

fn change_attribute(b: &mut Build, op: Operation) -> Option<&'static str> {
    let text = StringAttr::get(b.ir.context(), "eq").into();
    b.ir.set_inherent(op, 0, Some(text));
    Some("'t.cmp' op attribute 'predicate' failed to satisfy constraint: integer attribute")
}

fn change_operand_type(b: &mut Build, op: Operation) -> Option<&'static str> {
    let other = b.ir.add_argument(block_of(b, op), Type::I64, AT);
    b.ir.set_operand(op, 1, other);
    Some("'t.cmp' op requires all operands to have the same type")
}

fn leave_function(b: &mut Build, op: Operation) -> Option<&'static str> {
    b.ir.move_op(op, InsertionPoint::end_of(b.block));
    Some("'t.return' op expects parent op 't.func'")
}

fn empty_block(b: &mut Build, op: Operation) -> Option<&'static str> {
    let region = b.ir.region(op, 0).expect("it has one");
    b.ir.add_block(region);
    Some("empty block: expect at least a terminator")
}
