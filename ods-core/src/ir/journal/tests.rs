use crate::attributes::IntegerAttr;
use crate::entity::{Attribute, Block, Location, Operation, Type, Value};
use crate::ir::{Change, InsertionPoint, Ir, OperationParts};
use crate::test_dialect::test_ir;

fn op(ir: &mut Ir, block: Block, operands: &[Value]) -> Operation {
    let name = ir.context().op_name("x.y");
    let parts = OperationParts { operands, result_types: &[Type::I32], ..OperationParts::new(name, Location::UNKNOWN) };
    let op = ir.create_operation(&parts);
    ir.append(block, op);
    op
}

fn result(ir: &Ir, op: Operation) -> Value {
    ir.result(op, 0).expect("one result")
}

/// Returns an IR with a block of `a`, `b(a)` and `c(a)`.
fn chain() -> (Ir, Block, [Operation; 3]) {
    let mut ir = test_ir();
    let block = ir.create_block();
    let a = op(&mut ir, block, &[]);
    let of_a = [result(&ir, a)];
    let ops = [a, op(&mut ir, block, &of_a), op(&mut ir, block, &of_a)];
    (ir, block, ops)
}

#[test]
fn changes_are_listed_in_order() {
    let (mut ir, block, [a, b, c]) = chain();
    let start = ir.begin_changes();
    assert!(ir.is_unchanged_since(&start));
    let d = op(&mut ir, block, &[]);
    ir.replace_op(a, [result(&ir, d)]).expect("`d` has no operands");
    let changes: Vec<Change> = ir.changes_since(&start).collect();
    let expected = [
        Change::Created(d),
        Change::Inserted(d),
        Change::Modified(c),
        Change::Modified(b),
        Change::Removed(a),
        Change::Erased(a),
    ];
    assert_eq!(changes, expected);
    ir.keep_changes(start);
    assert_eq!(ir.num_operations(), 3);
}

#[test]
fn producers_are_released_while_one_user_is_left() {
    let (mut ir, block, [a, b, c]) = chain();
    let of_a = result(&ir, a);
    let d = op(&mut ir, block, &[of_a, of_a]);
    let mut released = |erased| {
        let start = ir.begin_changes();
        ir.erase(erased).expect("it has no uses");
        let changes = ir.changes_since(&start).filter(|change| *change == Change::Released(a)).count();
        ir.keep_changes(start);
        changes
    };
    assert_eq!([released(b), released(d), released(c)], [0, 1, 1]);
}

#[test]
fn erased_handles_come_back() {
    let (mut ir, block, [a, b, c]) = chain();
    let of_a = result(&ir, a);
    let start = ir.begin_changes();
    ir.erase(b).expect("it has no uses");
    assert!(!ir.contains(b));
    let d = op(&mut ir, block, &[of_a]);
    ir.undo_changes(start);
    assert!(ir.contains(b) && !ir.contains(d));
    assert!(ir.users(of_a).eq([c, b]), "the use list has its order");
    assert!(ir.block_ops(block).eq([a, b, c]));
}

#[test]
fn spans_nest() {
    let (mut ir, block, ops) = chain();
    let outer = ir.begin_changes();
    let inner = ir.begin_changes();
    ir.erase(ops[1]).expect("it has no uses");
    ir.keep_changes(inner);
    let inner = ir.begin_changes();
    ir.erase(ops[2]).expect("it has no uses");
    ir.undo_changes(inner);
    assert!(ir.block_ops(block).eq([ops[0], ops[2]]));
    ir.undo_changes(outer);
    assert!(ir.block_ops(block).eq(ops));
}

#[test]
fn outer_span_ends_spans_left_open() {
    let (mut ir, block, ops) = chain();
    let outer = ir.begin_changes();
    let inner = ir.begin_changes();
    ir.erase(ops[2]).expect("it has no uses");
    drop(inner);
    ir.undo_changes(outer);
    assert!(ir.block_ops(block).eq(ops));
    assert!(!ir.journal.is_open());
}

#[test]
fn attributes_and_locations_come_back() {
    let (mut ir, _, [a, ..]) = chain();
    let context = ir.shared_context();
    let number = |value| IntegerAttr::get(&context, Type::I32, value).ok().map(Attribute::from);
    let name = context.identifier("n");
    ir.set_attribute(a, name, number(1));
    let start = ir.begin_changes();
    ir.set_attribute(a, name, number(2));
    ir.set_location(a, context.file_location("f", 1, 2));
    ir.set_value_type(result(&ir, a), Type::I64);
    ir.set_inherent(a, 0, number(3));
    assert!(ir.changes_since(&start).all(|change| change == Change::Modified(a)));
    ir.undo_changes(start);
    assert_eq!((ir.attribute(a, "n"), ir.location(a)), (number(1), Location::UNKNOWN));
    assert_eq!((ir.value_type(result(&ir, a)), ir.inherent(a, 0)), (Type::I32, None));
}

#[test]
fn room_is_reused_after_the_span() {
    let (mut ir, block, [a, ..]) = chain();
    let of_a = result(&ir, a);
    let before = ir.bytes();
    for _ in 0..50 {
        let start = ir.begin_changes();
        let new = op(&mut ir, block, &[of_a]);
        ir.erase(new).expect("it has no uses");
        ir.keep_changes(start);
    }
    assert!(ir.bytes() < before + 1000, "{} {before}", ir.bytes());
    assert_eq!(ir.num_operations(), 3);
}

#[test]
fn watched_operations_are_freed_at_once() {
    let (mut ir, block, [a, b, c]) = chain();
    let watch = ir.watch_changes();
    ir.erase(c).expect("no uses");
    let changes: Vec<Change> = ir.changes_since(watch.start()).collect();
    assert_eq!(changes, [Change::Released(a), Change::Erased(c)]);
    let slot = |op| crate::ir::Slotted::slot(op);
    let d = op(&mut ir, block, &[]);
    assert_eq!(slot(d), slot(c), "the room of the operation is free");
    // A span inside can be undone, also while one around cannot.
    let start = ir.begin_changes();
    ir.erase(b).expect("no uses");
    ir.undo_changes(start);
    assert!(ir.contains(b));
    ir.end_watch(watch);
    assert!(!ir.journal.is_open() && !ir.journal.is_undoable());
}

#[test]
fn watched_operations_with_regions_are_freed_at_once() {
    let (mut ir, block, [a, ..]) = chain();
    let of_a = result(&ir, a);
    let name = ir.context().op_name("t.region");
    let parts = OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) };
    let outer = ir.create_operation_at(&parts, InsertionPoint::end_of(block));
    let region = ir.region(outer, 0).expect("one region");
    let entry = ir.add_block_with_arguments(region, [Type::I32], Location::UNKNOWN);
    let last = ir.add_block(region);
    let branch =
        OperationParts { successors: &[last], operands: &[of_a], ..OperationParts::new(name, Location::UNKNOWN) };
    let branch = ir.create_operation_at(&branch, InsertionPoint::end_of(entry));
    let inner = op(&mut ir, last, &[]);
    let sizes = |ir: &Ir| (ir.ops.len(), ir.blocks.len(), ir.regions.len(), ir.values.len());
    let (ops, blocks, regions, values) = sizes(&ir);
    let watch = ir.watch_changes();
    ir.erase(outer).expect("no uses");
    let changes: Vec<Change> = ir.changes_since(watch.start()).collect();
    let expected = [
        Change::Erased(inner),
        Change::BlockRemoved(last),
        Change::BlockErased(last),
        Change::Erased(branch),
        Change::BlockRemoved(entry),
        Change::BlockErased(entry),
        Change::Erased(outer),
    ];
    assert_eq!(changes, expected);
    assert_eq!(sizes(&ir), (ops - 3, blocks - 2, regions - 1, values - 2));
    assert!(!ir.journal.keeps_records);
    ir.end_watch(watch);
    assert_eq!(ir.users(of_a).count(), 2);
}

#[test]
fn reverted_spans_keep_no_records() {
    let (mut ir, _, [_, b, c]) = chain();
    let outer = ir.begin_changes();
    let inner = ir.begin_changes();
    ir.erase(b).expect("it has no uses");
    ir.undo_changes(inner);
    ir.undo_changes(outer);
    assert!(!ir.journal.keeps_records);
    let open = ir.open_spans();
    let _lost = ir.begin_changes();
    ir.erase(c).expect("it has no uses");
    ir.abandon_changes(open);
    assert!(!ir.journal.keeps_records);
    assert_eq!(ir.num_operations(), 3);
}
