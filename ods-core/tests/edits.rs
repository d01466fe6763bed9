//! Random sequences of edits: after each, the IR must match a simple model of it.

mod support;

use std::sync::Arc;

use ods_core::ir::equality::Ignore;
use ods_core::ir::{OperationParts, StillUsed};
use ods_core::{Block, Context, InsertionPoint, Ir, Location, Operation, Type, Value};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: if cfg!(miri) { 4 } else { 500 }, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edits_match_the_model(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        support::edits::run(&bytes);
    }
}

const AT: Location = Location::UNKNOWN;

fn ir() -> Ir {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    Ir::new(Arc::new(context))
}

fn op(ir: &mut Ir, operands: &[Value], results: usize, regions: usize) -> Operation {
    let name = ir.context().op_name("u.op");
    let parts = OperationParts::new(name, AT);
    let result_types = vec![Type::I32; results];
    ir.create_operation(&OperationParts { operands, result_types: &result_types, num_regions: regions, ..parts })
}

/// Returns an operation with one block.
fn holder(ir: &mut Ir) -> (Operation, Block) {
    let holder = op(ir, &[], 0, 1);
    let region = ir.region(holder, 0).expect("it has one");
    (holder, ir.add_block(region))
}

fn branch(ir: &mut Ir, to: Block) -> Operation {
    let parts = OperationParts::new(ir.context().op_name("u.br"), AT);
    ir.create_operation(&OperationParts { successors: &[to], ..parts })
}

#[test]
fn clone_of_self_use_uses_itself() {
    let mut ir = ir();
    let original = op(&mut ir, &[], 1, 0);
    let result = ir.result(original, 0).expect("it has one");
    ir.set_operands(original, [result]);
    let copy = ir.clone_op(original);
    assert_eq!(ir.operand(copy, 0), ir.result(copy, 0));
    assert!(ir.structurally_equal(original, copy, Ignore::default()));
}

#[test]
fn dangling_use_does_not_corrupt_use_lists() {
    let mut ir = ir();
    let (outer, block) = holder(&mut ir);
    let inner = op(&mut ir, &[], 1, 0);
    ir.append(block, inner);
    let value = ir.result(inner, 0).expect("it has one");
    let survivor = op(&mut ir, &[value], 0, 0);
    let user = op(&mut ir, &[value], 0, 0);
    ir.append(block, user);
    ir.erase(outer).expect("it has no results");
    // These take the slots of erased entities, including use list slots.
    let other = op(&mut ir, &[], 1, 0);
    let other = ir.result(other, 0).expect("it has one");
    let users = [op(&mut ir, &[other], 0, 0), op(&mut ir, &[other], 0, 0)];
    ir.set_operand(survivor, 0, other);
    assert_eq!(ir.users(other).collect::<Vec<_>>(), [survivor, users[1], users[0]]);
}

#[test]
fn dangling_branch_can_be_redirected() {
    let mut ir = ir();
    let (outer, block) = holder(&mut ir);
    let survivor = branch(&mut ir, block);
    ir.erase(outer).expect("it has no results");
    let target = ir.create_block();
    ir.set_successor(survivor, 0, target);
    assert_eq!(ir.predecessor_ops(target).collect::<Vec<_>>(), [survivor]);
    ir.erase(survivor).expect("it has no results");
}

#[test]
fn block_with_predecessors_is_not_erased() {
    let mut ir = ir();
    let block = ir.create_block();
    let branch = branch(&mut ir, block);
    assert_eq!(ir.erase_block(block), Err(StillUsed::Block(branch)));
    assert!(ir.contains_block(block));
}

#[test]
fn block_cannot_move_into_itself() {
    let mut ir = ir();
    let block = ir.create_block();
    let (inner, inside) = holder(&mut ir);
    ir.append(block, inner);
    assert!(!ir.inline_block(block, InsertionPoint::end_of(inside), &[]));
    assert!(ir.contains_block(block));
}

#[test]
fn argument_cannot_replace_a_sibling() {
    let mut ir = ir();
    let (from, to) = (ir.create_block(), ir.create_block());
    let argument = ir.add_argument(from, Type::I32, AT);
    assert!(!ir.merge_blocks(from, to, &[argument]));
    assert!(ir.contains_value(argument));
}

#[test]
fn block_can_be_inlined_once_nothing_branches_to_it() {
    let mut ir = ir();
    let (from, to) = (ir.create_block(), ir.create_block());
    let own = ir.add_argument(from, Type::I32, AT);
    let other = ir.add_argument(to, Type::I32, AT);
    let branch = branch(&mut ir, from);
    let end = InsertionPoint::end_of(to);
    assert!(!ir.can_inline_block(from, end, &[own]));
    assert!(!ir.can_inline_block(from, end, &[]));
    assert!(!ir.can_inline_block(from, InsertionPoint::end_of(from), &[other]));
    assert!(ir.can_inline_block(from, end, &[other]));
    assert!(!ir.inline_block(from, end, &[other]));
    ir.erase(branch).expect("it has no results");
    assert!(ir.inline_block(from, end, &[other]));
}

#[test]
#[should_panic(expected = "is inside op")]
fn operation_cannot_move_into_itself() {
    let mut ir = ir();
    let (outer, block) = holder(&mut ir);
    ir.append(block, outer);
}

#[test]
#[should_panic(expected = "is inside block")]
fn block_cannot_move_into_its_own_region() {
    let mut ir = ir();
    let block = ir.create_block();
    let inner = op(&mut ir, &[], 0, 1);
    ir.append(block, inner);
    let region = ir.region(inner, 0).expect("it has one");
    ir.append_block(region, block);
}

#[test]
#[should_panic(expected = "is inside region")]
fn blocks_cannot_move_into_themselves() {
    let mut ir = ir();
    let (outer, block) = holder(&mut ir);
    let inner = op(&mut ir, &[], 0, 1);
    ir.append(block, inner);
    let regions = (ir.region(outer, 0), ir.region(inner, 0));
    let (Some(from), Some(into)) = regions else { panic!("both have one") };
    ir.take_blocks(from, into);
}

#[test]
fn failed_move_leaves_the_ir_unchanged() {
    let mut ir = ir();
    let (outer, outside) = holder(&mut ir);
    let (inner, inside) = holder(&mut ir);
    ir.append(outside, inner);
    let into_itself = std::panic::AssertUnwindSafe(|| ir.move_op(inner, InsertionPoint::end_of(inside)));
    assert!(std::panic::catch_unwind(into_itself).is_err());
    assert_eq!(ir.parent_op(inner), Some(outer));
}

#[test]
fn stale_handles_are_found_before_a_change() {
    let mut ir = ir();
    let block = ir.create_block();
    let [a, b, gone] = [0, 1, 2].map(|_| {
        let op = op(&mut ir, &[], 1, 0);
        ir.append(block, op);
        op
    });
    let [old, stale] = [a, gone].map(|op| ir.result(op, 0).expect("it has one"));
    ir.set_operands(b, [old]);
    ir.erase(gone).expect("no uses");
    // The slots have other occupants now.
    let new = op(&mut ir, &[], 1, 0);
    ir.append(block, new);
    let edits: [fn(&mut Ir, Operation, Operation, Value); 4] = [
        |ir, a, _, stale| ir.replace_op(a, stale).expect("unreachable"),
        |ir, a, _, stale| ir.replace_op(a, [stale, stale]).expect("unreachable"),
        |ir, a, _, stale| ir.replace_all_uses(ir.result(a, 0).expect("it has one"), stale),
        |ir, _, gone, _| ir.erase(gone).expect("unreachable"),
    ];
    for edit in edits {
        let edited = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| edit(&mut ir, a, gone, stale)));
        let message = ods_core::ir::panic_message(&*edited.expect_err("the handle is stale")).to_owned();
        assert!(message.contains("is not in this IR; it was erased"), "{message}");
        assert!(ir.block_ops(block).eq([a, b, new]) && ir.users(old).eq([b]));
    }
    let first = ir.walk_pre(gone);
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| first.count())).is_err(), "a stale root");
}

#[test]
fn replaced_uses_keep_their_order() {
    let mut ir = ir();
    let [old, new] = [0, 1].map(|_| op(&mut ir, &[], 1, 0)).map(|op| ir.result(op, 0).expect("it has one"));
    let users = [old, old, new, old].map(|value| op(&mut ir, &[value], 0, 0));
    ir.replace_all_uses(old, new);
    assert!(ir.users(new).eq([users[0], users[1], users[3], users[2]]));
    // Each slot still knows its neighbours.
    for user in [users[1], users[2], users[0], users[3]] {
        ir.erase(user).expect("no results");
    }
    assert!(!ir.has_uses(new) && !ir.has_uses(old));
}
