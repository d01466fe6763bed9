//! Random valid modules: they verify, `parse . print` returns them, copies are equal, and each change is visible.

mod support;

use std::sync::Arc;

use ods_core::attributes::IntegerAttr;
use ods_core::ir::equality::Ignore;
use ods_core::ir::{Mapping, OperationParts};
use ods_core::text::{PrintOptions, Resources, parse, print};
use ods_core::verify::verify;
use ods_core::{Block, Context, InsertionPoint, Ir, Location, Operation, Type, Value};
use proptest::prelude::*;
use support::bytes::Bytes;
use support::modules::{context, module};

fn made(bytes: &[u8]) -> (Arc<Context>, Ir, Operation) {
    let context = context();
    let (ir, root) = module(&context, &mut Bytes::new(bytes));
    (context, ir, root)
}

const GENERIC: PrintOptions = PrintOptions { generic: true, ..PrintOptions::DEFAULT };

/// The printing options to test, with and without locations.
const WAYS: [PrintOptions; 4] = [
    PrintOptions { generic: false, ..GENERIC },
    GENERIC,
    PrintOptions { debug_info: true, local_scope: true, ..GENERIC },
    PrintOptions { generic: false, debug_info: true, local_scope: true, ..GENERIC },
];

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..1500)
}

fn blocks(ir: &Ir, root: Operation) -> Vec<Block> {
    let ops = ir.walk_pre(root).collect::<Vec<_>>();
    ops.iter().flat_map(|op| ir.regions(*op)).flat_map(|region| ir.blocks(region)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn generated_modules_verify(bytes in bytes()) {
        let (_, ir, root) = made(&bytes);
        let errors = verify(&ir, root).err().unwrap_or_default();
        prop_assert!(errors.is_empty(), "{:?}", errors);
    }

    #[test]
    fn generated_modules_round_trip(bytes in bytes()) {
        let (context, ir, root) = made(&bytes);
        for options in WAYS {
            let text = print(&ir, root, &Resources::default(), &options);
            let again = match parse(&context, "again.mlir", text.as_bytes()) {
                Ok(again) => again,
                Err(errors) => panic!("{text}\n{errors:?}"),
            };
            let ignore = Ignore { locations: !options.debug_info, ..Ignore::default() };
            prop_assert_eq!(&text, &print(&again.ir, again.root, &Resources::default(), &options));
            prop_assert!(ir.structurally_equal_to(root, &again.ir, again.root, ignore), "{}", text);
            prop_assert_eq!(ir.structural_hash(root, ignore), again.ir.structural_hash(again.root, ignore));
            prop_assert!(verify(&again.ir, again.root).is_ok());
        }
    }

    #[test]
    fn clones_are_equal_and_mapped(bytes in bytes()) {
        let (_, mut ir, root) = made(&bytes);
        let before = print(&ir, root, &Resources::default(), &GENERIC);
        let mut mapping = Mapping::new();
        let copy = ir.clone_op_with(root, &mut mapping);
        prop_assert!(ir.structurally_equal(root, copy, Ignore::default()));
        prop_assert_eq!(ir.structural_hash(root, Ignore::default()), ir.structural_hash(copy, Ignore::default()));
        prop_assert_eq!(&before, &print(&ir, copy, &Resources::default(), &GENERIC));
        let (ops, copies) = (ir.walk_pre(root).collect::<Vec<_>>(), ir.walk_pre(copy).collect::<Vec<_>>());
        prop_assert_eq!(ops.len(), copies.len());
        for (op, copy) in ops.iter().zip(&copies) {
            let mapped: Vec<Value> = ir.results(*op).map(|value| mapping.value(value)).collect();
            prop_assert_eq!(mapped, ir.results(*copy).collect::<Vec<_>>());
            let mapped: Vec<Value> = ir.operands(*op).map(|value| mapping.value(value)).collect();
            prop_assert_eq!(mapped, ir.operands(*copy).collect::<Vec<_>>());
            prop_assert!(ir.results(*op).all(|value| mapping.find(value).is_some()));
        }
        for (block, copy) in blocks(&ir, root).into_iter().zip(blocks(&ir, copy)) {
            prop_assert_eq!(mapping.block(block), copy);
            let mapped: Vec<Value> = ir.arguments(block).map(|value| mapping.value(value)).collect();
            prop_assert_eq!(mapped, ir.arguments(copy).collect::<Vec<_>>());
        }
        prop_assert!(ir.erase(copy).is_ok());
        prop_assert_eq!(before, print(&ir, root, &Resources::default(), &GENERIC));
    }

    /// Checks that each kind of change makes a copy unequal, if it applies.
    #[test]
    fn every_change_is_visible(bytes in bytes(), at in any::<usize>()) {
        let (context, mut ir, root) = made(&bytes);
        for change in CHANGES {
            let copy = ir.clone_op(root);
            let ops = ir.walk_pre(copy).collect::<Vec<_>>();
            let turned = ops.iter().cycle().skip(at % ops.len()).take(ops.len());
            let changed = turned.copied().find(|op| change(&context, &mut ir, *op));
            if changed.is_some() {
                prop_assert!(!ir.structurally_equal(root, copy, Ignore::default()));
                prop_assert!(!ir.structurally_equal(copy, root, Ignore::default()));
            } else {
                prop_assert!(ir.structurally_equal(root, copy, Ignore::default()));
            }
        }
    }
}

/// A change of the operation or its contents, if it applies.
type Change = fn(&Arc<Context>, &mut Ir, Operation) -> bool;

const CHANGES: [Change; 15] = [
    change_attribute,
    change_properties,
    change_location,
    change_result_type,
    change_operand,
    add_operand,
    drop_operands,
    change_successor,
    add_operation,
    erase_operation,
    move_operation,
    add_block,
    add_argument,
    change_argument_location,
    rename,
];

fn change_attribute(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let name = context.identifier("new");
    ir.set_attribute(op, name, IntegerAttr::get(context, Type::I1, 1).ok().map(Into::into));
    true
}

fn change_properties(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let value = Some(IntegerAttr::i64(context, 123_456).into());
    ir.unregistered_properties(op).is_some() && ir.set_inherent(op, 0, value)
}

fn change_location(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    ir.set_location(op, context.file_location("new", 1, 1));
    true
}

fn change_result_type(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let ty = ods_core::types::OpaqueType::get(context, "new", "t").into();
    ir.result(op, 0).map(|value| ir.set_value_type(value, ty)).is_some()
}

fn change_operand(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let (first, second) = (ir.operand(op, 0), ir.operand(op, 1));
    match (first, second) {
        (Some(first), Some(second)) if first != second => {
            ir.set_operand(op, 0, second);
            true
        }
        _ => false,
    }
}

fn add_operand(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let mut operands: Vec<Value> = ir.operands(op).collect();
    let Some(last) = operands.last().copied() else { return false };
    operands.push(last);
    ir.set_operands(op, &operands);
    true
}

fn drop_operands(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let had = ir.num_operands(op) > 0;
    ir.set_operands(op, []);
    had
}

fn change_successor(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let Some(block) = ir.parent_block(op).filter(|_| ir.num_successors(op) > 0) else { return false };
    ir.set_successor(op, 0, block);
    true
}

fn new_operation(context: &Arc<Context>, ir: &mut Ir) -> Operation {
    ir.create_operation(&OperationParts::new(context.op_name("u.new"), Location::UNKNOWN))
}

fn add_operation(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    if ir.parent_block(op).is_none() {
        return false;
    }
    let new = new_operation(context, ir);
    ir.insert(InsertionPoint::before(ir, op), new);
    true
}

fn erase_operation(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    ir.parent_block(op).is_some() && ir.erase(op).is_ok()
}

/// Moves the operation after the next one, which must have another name for the change to be visible.
fn move_operation(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let Some(next) = ir.next_op(op).filter(|next| ir.name(*next) != ir.name(op)) else { return false };
    ir.move_op(op, InsertionPoint::after(ir, next));
    true
}

fn add_block(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    ir.region(op, 0).map(|region| ir.add_block(region)).is_some()
}

fn entry(ir: &Ir, op: Operation) -> Option<Block> {
    ir.entry_block(ir.region(op, 0)?)
}

fn add_argument(_: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    entry(ir, op).map(|block| ir.add_argument(block, Type::I32, Location::UNKNOWN)).is_some()
}

fn change_argument_location(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let Some(block) = entry(ir, op).filter(|block| ir.num_arguments(*block) > 0) else { return false };
    ir.set_argument_location(block, 0, context.file_location("new", 2, 2));
    true
}

/// Replaces an operation without parts by one with another name.
fn rename(context: &Arc<Context>, ir: &mut Ir, op: Operation) -> bool {
    let parts = ir.num_results(op) + ir.num_operands(op) + ir.num_regions(op) + ir.num_successors(op);
    if ir.parent_block(op).is_none() || parts > 0 {
        return false;
    }
    let new = new_operation(context, ir);
    ir.insert(InsertionPoint::before(ir, op), new);
    ir.erase(op).is_ok()
}
