//! Constraints on attributes, operands, results, regions and successors, as stated by the fields of a definition.
//!
//! All failures are reported, not only the first one of an operation.

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::schema::segments::i32_array;
use crate::schema::{Arity, AttributeSchema, OpSchema, OperandSchema, PredScope, Presence};

use crate::text::{attribute_to_string, type_to_string};

/// Checks attributes in MLIR's order, by name: first the missing ones, then the invalid ones.
pub(super) fn check_attributes(
    ir: &Ir,
    op: Operation,
    schema: &'static OpSchema,
    by_name: &[usize],
    out: &mut Vec<Diagnostic>,
) {
    let is_missing = |slot: &&usize| {
        matches!(schema.attributes[**slot].presence, Presence::Required) && ir.inherent(op, **slot).is_none()
    };
    for slot in by_name.iter().filter(is_missing) {
        let name = schema.attributes[*slot].name;
        out.push(ir.op_error(op, format_args!("requires attribute '{name}'")));
    }
    let scope = PredScope { context: ir.context(), op: Some((ir, op)) };
    for slot in by_name {
        let Some(value) = ir.inherent(op, *slot) else { continue };
        let attribute = &schema.attributes[*slot];
        if !attribute.constraint.holds(value, &scope) {
            out.push(wrong_attribute(attribute, value, &scope, |message| ir.op_error(op, message)));
        }
    }
}

/// Returns the error that `value` does not satisfy the constraint of `attribute`. `error` creates it from the message;
/// the value and the part to blame are added. Parsers also report it, for values in custom forms and `{...}`.
#[cold]
pub(crate) fn wrong_attribute(
    attribute: &AttributeSchema,
    value: Attribute,
    scope: &PredScope<'_>,
    error: impl FnOnce(String) -> Diagnostic,
) -> Diagnostic {
    let summary = attribute.constraint.summary();
    let message = format!("attribute '{}' failed to satisfy constraint: {summary}", attribute.name);
    let got = format!("the attribute is {}", attribute_to_string(scope.context, value));
    explained(error(message).help(got), attribute.constraint.explain(value, scope))
}

/// Adds the part to blame to the error.
fn explained(error: Diagnostic, part: Option<String>) -> Diagnostic {
    match part {
        Some(part) => error.help(part),
        None => error,
    }
}

/// Checks properties with a constraint.
pub(super) fn check_properties(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    for property in schema.properties {
        let Some(check) = property.check else { continue };
        let words = ir.stored_words(op, schema, property);
        if !property.holds(&words, ir.context()) {
            let message = format!("property '{}' failed to satisfy constraint: {}", property.name, check.summary);
            let value = property.attribute(&words, ir.context());
            let help = format!("the property is {}", attribute_to_string(ir.context(), value));
            out.push(ir.op_error(op, message).help(help));
        }
    }
}

/// Checks that the lengths of the groups in nested operand groups add up.
pub(super) fn check_nested_groups(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    for nested in schema.nested_groups {
        let lengths = ir.inherent(op, nested.lengths).and_then(|attribute| i32_array(attribute, ir.context()));
        // Its own constraint reports a missing or wrong attribute.
        let Some(lengths) = lengths else { continue };
        let (group, name) = (schema.operands[nested.operand].name, schema.attributes[nested.lengths].name);
        let (_, count) = ir.operand_group(op, nested.operand);
        let total: i64 = lengths.iter().map(|length| i64::from(*length)).sum();
        if lengths.iter().any(|length| *length < 0) {
            out.push(ir.op_error(op, format_args!("'{name}' attribute cannot have negative elements")));
        } else if total != count as i64 {
            out.push(ir.op_error(
                op,
                format_args!(
                    "{group} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
                ),
            ));
        }
    }
}

/// Checks operands: the lengths of optional groups, and types.
pub(super) fn check_operands(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    let types: smallvec::SmallVec<[Type; 8]> = ir.operand_types(op).collect();
    let groups = (0..schema.operands.len()).map(|group| ir.operand_group(op, group));
    check_values(ir, op, "operand", schema.operands.iter().zip(groups), &types, out);
}

/// Checks results: the lengths of optional groups, and types.
pub(super) fn check_results(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    let types: smallvec::SmallVec<[Type; 8]> = ir.result_types(op).collect();
    let groups = (0..schema.results.len()).map(|group| ir.result_group(op, group));
    check_values(ir, op, "result", schema.results.iter().zip(groups), &types, out);
}

fn check_values<'a>(
    ir: &Ir,
    op: Operation,
    kind: &str,
    groups: impl Iterator<Item = (&'a OperandSchema, (usize, usize))>,
    types: &[Type],
    out: &mut Vec<Diagnostic>,
) {
    let scope = PredScope { context: ir.context(), op: Some((ir, op)) };
    for (group, (start, length)) in groups {
        // Only stored lengths can be wrong here. MLIR does not check them, and its accessors then read out of bounds.
        if group.arity == Arity::One && length != 1 {
            let message = format!("{kind} group starting at #{start} requires 1 element, but found {length}");
            out.push(ir.op_error(op, message).help(format!("the group is '{}'", group.name)));
        }
        if group.arity == Arity::Optional && length > 1 {
            let message = format!("{kind} group starting at #{start} requires 0 or 1 element, but found {length}");
            out.push(ir.op_error(op, message).help(format!("the group is '{}'", group.name)));
        }
        for (index, ty) in types.iter().enumerate().skip(start).take(length) {
            if !group.constraint.holds(*ty, &scope) {
                out.push(wrong_type(ir, op, kind, group, index, *ty));
            }
        }
    }
}

#[cold]
fn wrong_type(ir: &Ir, op: Operation, kind: &str, group: &OperandSchema, index: usize, ty: Type) -> Diagnostic {
    let variadic = if group.arity == Arity::Variadic { "variadic of " } else { "" };
    let summary = group.constraint.summary();
    let got = type_to_string(ir.context(), ty);
    let error = ir.op_error(op, format_args!("{kind} #{index} must be {variadic}{summary}, but got '{got}'"));
    let error = match group.name {
        "" => error,
        name => error.help(format!("{kind} #{index} is '{name}'")),
    };
    explained(error, group.constraint.explain(ty, &PredScope::at(ir, op)))
}

/// Checks constraints over several operands, results or attributes. Constraints that depend only on types are skipped
/// unless `all` is set.
pub(super) fn check_multi(ir: &Ir, op: Operation, schema: &'static OpSchema, all: bool, out: &mut Vec<Diagnostic>) {
    for constraint in schema.constraints.iter().filter(|constraint| all || !constraint.looks_at_types_only()) {
        if !constraint.holds(ir, op) {
            out.push(ir.op_error(op, format_args!("failed to verify that {}", constraint.words())));
        }
    }
}

/// Checks regions.
pub(super) fn check_regions(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    let scope = PredScope { context: ir.context(), op: Some((ir, op)) };
    for (index, region) in ir.regions(op).enumerate() {
        // Only the last group may be variadic; it takes all remaining regions.
        let Some(group) = schema.regions.get(index).or(schema.regions.last()) else { continue };
        if !group.constraint.holds(region, &scope) {
            let name = named(group.name);
            let summary = group.constraint.summary();
            out.push(ir.op_error(op, format_args!("region #{index}{name} failed to verify constraint: {summary}")));
        }
    }
}

/// Checks successors.
pub(super) fn check_successors(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    let scope = PredScope { context: ir.context(), op: Some((ir, op)) };
    for (index, block) in ir.successors(op).enumerate() {
        let Some(group) = schema.successors.get(index).or(schema.successors.last()) else { continue };
        if !group.constraint.holds(block, &scope) {
            let name = named(group.name);
            let summary = group.constraint.summary();
            out.push(ir.op_error(op, format_args!("successor #{index}{name} failed to verify constraint: {summary}")));
        }
    }
}

fn named(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!(" ('{name}')") }
}

/// Checks that no discardable attribute has the name of an inherent one: in text, one would hide the other.
pub(super) fn check_discardable(ir: &Ir, op: Operation, schema: &'static OpSchema, out: &mut Vec<Diagnostic>) {
    for entry in ir.attributes(op).entries(ir.context()) {
        let name = ir.context().str(entry.name);
        if schema.attribute_index(name).is_some() || schema.stored_sizes_named(name).is_some() {
            out.push(ir.op_error(op, format_args!("discardable attribute '{name}' has the name of an inherent one")));
        }
    }
}
