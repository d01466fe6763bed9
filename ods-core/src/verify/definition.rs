//! The rules of one operation's definition, in the order of mlir-opt.
//!
//! Rules that need the earlier ones to hold run only if they do, and rules that may query enclosing operations only if
//! these are `sound`.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::interfaces::verify_results_as_first_operand;
use crate::ir::Ir;
use crate::schema::TraitSet;
use crate::schema::traits::VerifyOp;

use super::constraints;
use super::plan::{Definition, Plan};

/// Checks the rules of the operation's definition.
pub(super) fn check_definition(ir: &Ir, op: Operation, plan: &mut Plan, sound: bool) -> Vec<Diagnostic> {
    let known_types = plan.knows_types(ir, op);
    let known_attributes = plan.knows_attributes(ir, op);
    let Some(definition) = &plan.definition else { return Vec::new() };
    let schema = definition.schema;
    if let Err(error) = definition.counts.check(ir, op) {
        return vec![error];
    }
    for rule in &definition.structural {
        if let Some(Err(error)) = rule.verify.map(|verify| verify(ir, op)) {
            return vec![error.about(op)];
        }
    }
    let mut errors = check_constraints(ir, op, definition, known_types, known_attributes);
    if schema.interfaces_first && sound {
        check_interfaces(ir, op, &definition.interfaces, &mut errors);
    }
    if errors.is_empty() {
        check_traits(ir, op, definition, known_types, sound, &mut errors);
    }
    if !sound {
        return errors;
    }
    if !schema.interfaces_first {
        check_interfaces(ir, op, &definition.interfaces, &mut errors);
    }
    if let Some(verify) = schema.verify.filter(|_| errors.is_empty()) {
        errors.extend(verify(ir, op).err().map(|error| error.about(op)));
    }
    if definition.looks_into_regions && ir.num_regions(op) == 0 {
        check_without_regions(ir, op, definition, &mut errors);
    }
    if errors.is_empty() && !known_types && definition.results_as_first_operand {
        errors.extend(verify_results_as_first_operand(ir, op).err().map(|error| error.about(op)));
    }
    if errors.is_empty() && !(known_types && known_attributes) {
        plan.learn(ir, op);
    }
    errors
}

/// Checks the constraints on the parts of the operation.
fn check_constraints(
    ir: &Ir,
    op: Operation,
    definition: &Definition,
    known_types: bool,
    known_attributes: bool,
) -> Vec<Diagnostic> {
    let schema = definition.schema;
    let mut errors = Vec::new();
    constraints::check_properties(ir, op, schema, &mut errors);
    if !known_attributes {
        constraints::check_attributes(ir, op, schema, &definition.by_name, &mut errors);
    }
    constraints::check_nested_groups(ir, op, schema, &mut errors);
    if !known_types {
        constraints::check_operands(ir, op, schema, &mut errors);
        constraints::check_results(ir, op, schema, &mut errors);
    }
    if errors.is_empty() {
        constraints::check_multi(ir, op, schema, !known_types, &mut errors);
    }
    constraints::check_regions(ir, op, schema, &mut errors);
    constraints::check_successors(ir, op, schema, &mut errors);
    constraints::check_discardable(ir, op, schema, &mut errors);
    errors
}

/// Checks the rules that look into regions right away, since the operation has no regions.
fn check_without_regions(ir: &Ir, op: Operation, definition: &Definition, errors: &mut Vec<Diagnostic>) {
    for verify in definition.region_traits.iter().filter_map(|rule| rule.verify) {
        if errors.is_empty() {
            errors.extend(verify(ir, op).err().map(|error| error.about(op)));
        }
    }
    check_interfaces(ir, op, &definition.region_interfaces, errors);
    if let Some(verify) = definition.schema.verify_regions.filter(|_| errors.is_empty()) {
        errors.extend(verify(ir, op).err().map(|error| error.about(op)));
    }
}

fn check_traits(
    ir: &Ir,
    op: Operation,
    definition: &Definition,
    known_types: bool,
    sound: bool,
    errors: &mut Vec<Diagnostic>,
) {
    for rule in &definition.traits {
        let known = known_types && rule.builtin.contains(TraitSet::TYPES_ONLY);
        let may_run = sound || rule.builtin != TraitSet::EMPTY;
        if let Some(Err(error)) = rule.verify.filter(|_| !known && may_run).map(|verify| verify(ir, op)) {
            errors.push(error.about(op));
        }
    }
}

/// Runs the verifiers of interfaces up to the first failure; none if there were errors before.
pub(super) fn check_interfaces(ir: &Ir, op: Operation, verifiers: &[VerifyOp], errors: &mut Vec<Diagnostic>) {
    for verify in verifiers {
        if errors.is_empty() {
            errors.extend(verify(ir, op).err().map(|error| error.about(op)));
        }
    }
}
