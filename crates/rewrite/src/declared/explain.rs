//! The part of a left side that an operation does not match, for examples that fail.

use std::cell::RefCell;

use ods_core::rewrite::{OpNode, OperandNode, Wanted};
use ods_core::{Ir, Operation, Value};

use crate::{PatternSchema, Rewriter};

thread_local! {
    /// The notes of the pattern that runs, if they are kept.
    static NOTES: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Keeps the part of a left side that the root does not match. Patterns with examples call it, in tests alone.
pub fn note_mismatch(ir: &Ir, root: Operation, part: &str) {
    NOTES.with_borrow_mut(|notes| {
        if let Some(notes) = notes {
            notes.push(format!("'{}': {part}", ir.op_info(root).name()));
        }
    });
}

/// Returns a line for each operation below the root that could match the pattern, and for each way to match it, with
/// the first part that does not match.
pub fn mismatches(pattern: &PatternSchema, ir: &mut Ir, root: Operation) -> Vec<String> {
    let ops: Vec<Operation> = ir.walk_pre(root).filter(|op| includes(pattern, ir, *op)).collect();
    if ops.is_empty() {
        return vec!["the text has no operation that could be the root".to_owned()];
    }
    ops.into_iter().flat_map(|op| of_op(pattern, ir, op)).collect()
}

fn includes(pattern: &PatternSchema, ir: &Ir, op: Operation) -> bool {
    pattern.root.includes(ir.context(), ir.name(op))
}

fn of_op(pattern: &PatternSchema, ir: &mut Ir, op: Operation) -> Vec<String> {
    NOTES.set(Some(Vec::new()));
    let applies = (pattern.rewrite)(op, &mut Rewriter::new(ir)).is_ok();
    let mut notes = NOTES.take().unwrap_or_default();
    notes.dedup();
    if applies || !notes.is_empty() {
        return notes;
    }
    let structure = pattern.left.and_then(|left| of_node(left(), ir, op));
    let problem = structure.unwrap_or_else(|| "the right side does not apply".to_owned());
    vec![format!("'{}': {problem}", ir.op_info(op).name())]
}

/// Returns the problem of an operation, with its operands in the order of the left side.
fn of_node(node: &OpNode, ir: &Ir, op: Operation) -> Option<String> {
    let schema = (node.op)();
    if !schema.id.is(ir.name(op)) {
        return Some(format!("is '{}', expected '{}.{}'", ir.op_info(op).name(), schema.dialect, schema.mnemonic));
    }
    node.operands.iter().find_map(|operand| {
        let name = schema.operands.get(operand.group).map_or("", |group| group.name);
        of_operand(operand, ir, op).map(|problem| format!("`{name}` {problem}"))
    })
}

fn of_operand(node: &OperandNode, ir: &Ir, user: Operation) -> Option<String> {
    let (start, length) = ir.operand_group(user, node.group);
    let value = if node.element < length { ir.operand(user, start + node.element) } else { None };
    let Some(value) = value else { return Some("is absent".to_owned()) };
    match node.wanted {
        Wanted::Constant => ir.constant(value).is_none().then(|| "is not a constant".to_owned()),
        Wanted::SingleUse(..) if !ir.has_one_use(value) => Some("has several uses".to_owned()),
        Wanted::SingleUse(inner, result) | Wanted::Op(inner, result) => of_definition(inner, result, ir, value),
    }
}

fn of_definition(node: &OpNode, result: Option<usize>, ir: &Ir, value: Value) -> Option<String> {
    let Some(op) = ir.defining_op(value) else { return Some("is the argument of a block".to_owned()) };
    if result.is_some_and(|index| ir.result(op, index) != Some(value)) {
        return Some("is another result".to_owned());
    }
    of_node(node, ir, op)
}
