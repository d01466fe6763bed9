//! The checks of `pattern!` on the parts of operations that a pattern names.
//!
//! The functions here take the definitions as type parameters, and names by value: for every borrow in a constant, and
//! passing a reference is one, the compiler proves that the type has no interior mutability.

use ods_core::__private::{equal, fail, has_builtin_trait};
use ods_core::schema::{Arity, Op, OpSchema, Presence, TraitSet};

use super::form::{check_form, check_has_no_others};
use super::snake_case::snake_case;

/// A part of an operation that a pattern may name.
#[derive(Clone, Copy)]
pub(super) enum NamedPart {
    Operand(usize),
    Attribute(usize),
    Property,
    Result(usize),
    Region,
    Successor,
    Derived,
    Unknown,
}

/// Returns the name of an attribute's field.
const fn field_of(op: &OpSchema, attribute: usize) -> &'static str {
    match op.attributes[attribute].field {
        Some(field) => field,
        None => op.attributes[attribute].name,
    }
}

/// Returns whether a field of this name has an accessor with the name `given`: that in snake case.
pub(super) const fn is_named(field: &str, given: &str) -> bool {
    let (mut field, mut given, mut after_lower) = (field.as_bytes(), given.as_bytes(), false);
    while let [c, rest @ ..] = field {
        if c.is_ascii_uppercase() && after_lower {
            let [b'_', others @ ..] = given else { return false };
            given = others;
        }
        let [first, others @ ..] = given else { return false };
        if *first != c.to_ascii_lowercase() {
            return false;
        }
        after_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        (field, given) = (rest, others);
    }
    given.is_empty()
}

pub(super) const fn part_of(op: &OpSchema, name: &str) -> NamedPart {
    let (mut operands, mut i) = (op.operands, 0);
    while let [first, rest @ ..] = operands {
        if is_named(first.name, name) {
            return NamedPart::Operand(i);
        }
        (operands, i) = (rest, i + 1);
    }
    i = 0;
    while i < op.attributes.len() {
        if is_named(field_of(op, i), name) {
            return NamedPart::Attribute(i);
        }
        i += 1;
    }
    i = 0;
    while i < op.properties.len() {
        if is_named(op.properties[i].name, name) {
            return NamedPart::Property;
        }
        i += 1;
    }
    i = 0;
    while i < op.results.len() {
        if is_named(op.results[i].name, name) {
            return NamedPart::Result(i);
        }
        i += 1;
    }
    other_part_of(op, name)
}

const fn other_part_of(op: &OpSchema, name: &str) -> NamedPart {
    let mut i = 0;
    while i < op.regions.len() {
        if is_named(op.regions[i].name, name) {
            return NamedPart::Region;
        }
        i += 1;
    }
    i = 0;
    while i < op.successors.len() {
        if is_named(op.successors[i].name, name) {
            return NamedPart::Successor;
        }
        i += 1;
    }
    i = 0;
    while i < op.derived.len() {
        if is_named(op.derived[i].name, name) {
            return NamedPart::Derived;
        }
        i += 1;
    }
    NamedPart::Unknown
}

/// The form of a field's value on the left side of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldForm {
    /// A name or `_`.
    Any,
    /// A name or `_` with a constraint.
    Typed,
    /// An operation or a constant.
    Defined,
    /// A list: `[a, b]`.
    List,
    /// `Some(x)` or `None`.
    Optional,
    /// A value to compare with.
    Equal,
}

/// Checks that a field of a pattern is an operand, an attribute or a property.
///
/// # Panics
/// Panics with the reason if it is not.
#[track_caller]
pub const fn check_part<O: Op>(name: &str) {
    accept_part(O::SCHEMA, name, part_of(O::SCHEMA, name));
}

#[track_caller]
const fn accept_part(op: &OpSchema, name: &str, part: NamedPart) {
    if !matches!(part, NamedPart::Operand(_) | NamedPart::Attribute(_) | NamedPart::Property) {
        fail_part(op, name, part);
    }
}

/// Panics because of a part that patterns do not name. A function of its own, as others with texts: the locals of a
/// function cost something in each call.
#[track_caller]
const fn fail_part(op: &OpSchema, name: &str, part: NamedPart) {
    let (kind, advice) = match part {
        NamedPart::Operand(_) | NamedPart::Attribute(_) | NamedPart::Property => return,
        NamedPart::Result(_) => ("result", "a pattern names operands, attributes and properties"),
        NamedPart::Region => ("region", "write an `OpPattern` for operations with regions"),
        NamedPart::Successor => ("successor", "write an `OpPattern` for operations with successors"),
        NamedPart::Derived => ("derived attribute", "test it in the guard"),
        NamedPart::Unknown => {
            fail(&["`", op.dialect, ".", op.mnemonic, "` has no operand, attribute or property `", name, "`"])
        }
    };
    fail(&["`", name, "` is a ", kind, " of `", op.dialect, ".", op.mnemonic, "`; ", advice]);
}

/// Checks a field of the left side: it is an operand, an attribute or a property, and may have a value of this form.
///
/// # Panics
/// Panics with the reason if it may not.
#[track_caller]
pub const fn check_field<O: Op>(name: &str, form: FieldForm) {
    let (op, part) = (O::SCHEMA, part_of(O::SCHEMA, name));
    accept_part(op, name, part);
    match (part, form) {
        (NamedPart::Operand(group), form) => check_operand_form(op, group, form),
        (NamedPart::Attribute(_) | NamedPart::Property, FieldForm::Defined) => refuse_value(op, name, part),
        (NamedPart::Property, FieldForm::Typed) => fail_field(
            op,
            name,
            " is a property; operands and attributes have constraints, test the value in the guard",
        ),
        (NamedPart::Attribute(index), FieldForm::Optional) => {
            if matches!(op.attributes[index].presence, Presence::Required | Presence::Default(_)) {
                fail_field(op, name, " is always present; write the name or the value alone");
            }
        }
        (NamedPart::Property, FieldForm::Optional)
        | (NamedPart::Attribute(_), FieldForm::Typed)
        | (NamedPart::Attribute(_) | NamedPart::Property, FieldForm::Any | FieldForm::List | FieldForm::Equal)
        | (
            NamedPart::Result(_) | NamedPart::Region | NamedPart::Successor | NamedPart::Derived | NamedPart::Unknown,
            _,
        ) => {}
    }
}

/// Checks the form of an operand's value.
#[track_caller]
const fn check_operand_form(op: &OpSchema, group: usize, form: FieldForm) {
    let (name, arity) = (op.operands[group].name, op.operands[group].arity);
    match (form, arity) {
        (FieldForm::Defined | FieldForm::Typed, Arity::Variadic) => {
            fail_field(op, name, " is variadic; match its values by a list: `[a, b]`")
        }
        (FieldForm::Typed, Arity::Optional) => {
            fail_field(op, name, " is optional; write `Some(x)`, and test the type in the guard")
        }
        (FieldForm::List, Arity::One | Arity::Optional) => {
            fail_field(op, name, " is not variadic; a list matches variadic operands")
        }
        (FieldForm::Optional, Arity::One) => {
            fail_field(op, name, " is always present; write the name or the operation alone")
        }
        (FieldForm::Optional, Arity::Variadic) => fail_field(op, name, " is variadic; `[]` matches no values"),
        (FieldForm::Equal, Arity::One | Arity::Optional | Arity::Variadic) => {
            fail_field(op, name, " is an operand, which has no value yet; `const 5` matches a constant")
        }
        (FieldForm::Any, Arity::One | Arity::Optional | Arity::Variadic)
        | (FieldForm::Defined, Arity::One | Arity::Optional)
        | (FieldForm::Typed, Arity::One)
        | (FieldForm::List, Arity::Variadic)
        | (FieldForm::Optional, Arity::Optional) => {}
    }
}

#[track_caller]
const fn fail_field(op: &OpSchema, name: &str, problem: &str) -> ! {
    fail(&["`", name, "` of `", op.dialect, ".", op.mnemonic, "`", problem])
}

/// Checks a field of a new operation whose value is an operation or a constant: it is an operand.
///
/// # Panics
/// Panics with the reason if it is not.
#[track_caller]
pub const fn check_operand<O: Op>(name: &str) {
    let (op, part) = (O::SCHEMA, part_of(O::SCHEMA, name));
    accept_part(op, name, part);
    refuse_value(op, name, part);
}

/// Refuses attributes and properties, whose value cannot be an operation or a constant.
#[track_caller]
const fn refuse_value(op: &OpSchema, name: &str, part: NamedPart) {
    match part {
        NamedPart::Attribute(_) => {
            fail_field(op, name, " is an attribute; an operation or a constant can only be an operand")
        }
        NamedPart::Property => {
            fail_field(op, name, " is a property; an operation or a constant can only be an operand")
        }
        NamedPart::Operand(_)
        | NamedPart::Result(_)
        | NamedPart::Region
        | NamedPart::Successor
        | NamedPart::Derived
        | NamedPart::Unknown => {}
    }
}

/// Returns the index of an operand group, or a large number for other parts.
pub const fn group_of<O: Op>(name: &str) -> usize {
    match part_of(O::SCHEMA, name) {
        NamedPart::Operand(group) => group,
        NamedPart::Attribute(_)
        | NamedPart::Property
        | NamedPart::Result(_)
        | NamedPart::Region
        | NamedPart::Successor
        | NamedPart::Derived
        | NamedPart::Unknown => usize::MAX,
    }
}

/// Returns the index of an operand group or of an attribute, or a large number for other parts.
pub const fn position_of<O: Op>(name: &str) -> usize {
    match part_of(O::SCHEMA, name) {
        NamedPart::Operand(index) | NamedPart::Attribute(index) => index,
        NamedPart::Property
        | NamedPart::Result(_)
        | NamedPart::Region
        | NamedPart::Successor
        | NamedPart::Derived
        | NamedPart::Unknown => usize::MAX,
    }
}

/// Returns the number of a result. Groups before it have one result each.
///
/// # Panics
/// Panics if there is no such result, or its number depends on the operation.
#[track_caller]
pub const fn result_of<O: Op>(name: &str) -> usize {
    let op = O::SCHEMA;
    let NamedPart::Result(index) = part_of(op, name) else {
        fail(&["`", op.dialect, ".", op.mnemonic, "` has no result `", name, "`"]);
    };
    let mut i = 0;
    while i <= index {
        if !matches!(op.results[i].arity, Arity::One) {
            fail(&[
                "the number of the result `",
                name,
                "` of `",
                op.dialect,
                ".",
                op.mnemonic,
                "` depends on the operation; name no result, and test it in the guard",
            ]);
        }
        i += 1;
    }
    index
}

/// Checks the root of a left side: `names` are its fields, and `rest` says whether it ends with `..`.
///
/// # Panics
/// Panics with the reason if it cannot be matched, or lacks a field.
#[track_caller]
pub const fn check_root<O: Op, const N: usize>(names: [&str; N], rest: bool) {
    check_form(O::SCHEMA);
    check_fields::<O, N>(names, rest);
}

/// Checks an operation inside a left side. It stays while it has uses, so that `..` may include its regions.
///
/// # Panics
/// Panics with the reason if it cannot be matched, or lacks a field.
#[track_caller]
pub const fn check_inner<O: Op, const N: usize>(names: [&str; N], rest: bool) {
    if !rest {
        check_has_no_others(O::SCHEMA);
    }
    check_fields::<O, N>(names, rest);
}

#[track_caller]
const fn check_fields<O: Op, const N: usize>(names: [&str; N], rest: bool) {
    if !rest && !has_fields(O::SCHEMA, &names) && !has_unknown(O::SCHEMA, &names) {
        check_all(O::SCHEMA, &names);
    }
}

/// Returns whether all fields are named, in the order of the definition. This common case is cheap.
const fn has_fields(op: &OpSchema, mut names: &[&str]) -> bool {
    let mut operands = op.operands;
    while let [operand, rest @ ..] = operands {
        let [name, others @ ..] = names else { return false };
        if !is_named(operand.name, name) {
            return false;
        }
        (operands, names) = (rest, others);
    }
    let mut i = 0;
    while let [name, others @ ..] = names {
        if i == op.attributes.len() || !is_named(field_of(op, i), name) {
            return false;
        }
        (names, i) = (others, i + 1);
    }
    i == op.attributes.len() && matches!(op.properties, [])
}

/// Checks that the names of all fields are given.
#[track_caller]
const fn check_all(op: &OpSchema, names: &[&str]) {
    let mut i = 0;
    while i < op.operands.len() {
        require(op, names, op.operands[i].name, "; name it, or end the fields with `..`");
        i += 1;
    }
    i = 0;
    while i < op.attributes.len() {
        if !is_length(op, i) {
            require(op, names, field_of(op, i), "; name it, or end the fields with `..`");
        }
        i += 1;
    }
    i = 0;
    while i < op.properties.len() {
        require(op, names, op.properties[i].name, "; name it, or end the fields with `..`");
        i += 1;
    }
}

/// Returns whether a name is none of a part, which `check_part` reports.
const fn has_unknown(op: &OpSchema, names: &[&str]) -> bool {
    let mut i = 0;
    while i < names.len() {
        if matches!(part_of(op, names[i]), NamedPart::Unknown) {
            return true;
        }
        i += 1;
    }
    false
}

/// Returns whether the attribute has the lengths of a nested group.
const fn is_length(op: &OpSchema, attribute: usize) -> bool {
    let mut i = 0;
    while i < op.nested_groups.len() {
        if op.nested_groups[i].lengths == attribute {
            return true;
        }
        i += 1;
    }
    false
}

#[track_caller]
const fn require(op: &OpSchema, names: &[&str], wanted: &str, advice: &str) {
    let mut i = 0;
    while i < names.len() {
        if is_named(wanted, names[i]) {
            return;
        }
        i += 1;
    }
    fail_missing(op, wanted, advice);
}

#[track_caller]
const fn fail_missing(op: &OpSchema, wanted: &str, advice: &str) {
    let mut buffer = [0; 64];
    let wanted = snake_case(wanted, &mut buffer);
    fail(&["the field `", wanted, "` of `", op.dialect, ".", op.mnemonic, "` is missing", advice]);
}

/// Checks a new operation: `names` are its fields, and `has_types` says whether its result types are given.
///
/// # Panics
/// Panics with the reason if it cannot be built.
#[track_caller]
pub const fn check_right<O: Op, const N: usize>(names: [&str; N], has_types: bool) {
    check_form(O::SCHEMA);
    if has_fields(O::SCHEMA, &names) {
        check_inference(O::SCHEMA, has_types);
    } else if !has_unknown(O::SCHEMA, &names) {
        check_required(O::SCHEMA, &names);
        check_inference(O::SCHEMA, has_types);
    }
}

/// Checks an operation that a pattern creates and does not name: it is created for its effects.
///
/// # Panics
/// Panics if it has none.
#[track_caller]
pub const fn check_created<O: Op>() {
    let op = O::SCHEMA;
    if has_builtin_trait(op, TraitSet::PURE) {
        fail(&[
            "`",
            op.dialect,
            ".",
            op.mnemonic,
            "` has no effects, and nothing uses it; name it, `n @ ...`, and use `n`, or leave it out",
        ]);
    }
}

/// Checks that all fields are named that a new operation needs.
#[track_caller]
const fn check_required(op: &OpSchema, names: &[&str]) {
    let mut i = 0;
    while i < op.operands.len() {
        if !matches!(op.operands[i].arity, Arity::Optional) {
            require(op, names, op.operands[i].name, "; a new operation needs all operands");
        }
        i += 1;
    }
    i = 0;
    while i < op.attributes.len() {
        if matches!(op.attributes[i].presence, Presence::Required) && !is_length(op, i) {
            require(op, names, field_of(op, i), "; a new operation needs all attributes that have no default");
        }
        i += 1;
    }
    i = 0;
    while i < op.properties.len() {
        if op.properties[i].default.is_none() {
            require(op, names, op.properties[i].name, "; a new operation needs all properties that have no default");
        }
        i += 1;
    }
}

#[track_caller]
const fn check_inference(op: &OpSchema, has_types: bool) {
    if !has_types && !infers_results(op) {
        fail(&[
            "the result types of `",
            op.dialect,
            ".",
            op.mnemonic,
            "` cannot be inferred; write `{ ... } -> types`",
        ]);
    }
}

/// A value of a right side that replaces the root: what is known of it when the pattern compiles.
#[derive(Clone, Copy, Debug)]
pub enum RightPart {
    /// All results of a new operation.
    Results(&'static OpSchema),
    /// One value.
    One,
}

/// Checks that the values of a right side are as many as the results of the root.
///
/// # Panics
/// Panics with the reason if they are known not to be.
#[track_caller]
pub const fn check_values<O: Op, const N: usize>(parts: [RightPart; N]) {
    check_number(O::SCHEMA, number_of_values(&parts));
}

/// Checks that a number of values, if it is known, is that of the results of the root.
#[track_caller]
pub(super) const fn check_number(root: &OpSchema, given: Option<usize>) {
    let (Some(wanted), Some(given)) = (number_of_results(root), given) else { return };
    if given > wanted {
        fail_number(root, "more", "` has results");
    }
    if given < wanted {
        fail_number(root, "fewer", "` has results; write one for each: `(a, b)`");
    }
}

#[track_caller]
const fn fail_number(root: &OpSchema, comparison: &str, end: &str) {
    fail(&["the right side has ", comparison, " values than `", root.dialect, ".", root.mnemonic, end]);
}

/// Returns the number of results, if all operations have the same.
pub(super) const fn number_of_results(op: &OpSchema) -> Option<usize> {
    let (mut results, mut number) = (op.results, 0);
    while let [first, rest @ ..] = results {
        if !matches!(first.arity, Arity::One) {
            return None;
        }
        (results, number) = (rest, number + 1);
    }
    Some(number)
}

const fn number_of_values(parts: &[RightPart]) -> Option<usize> {
    let (mut sum, mut i) = (0, 0);
    while i < parts.len() {
        sum += match parts[i] {
            RightPart::Results(op) => match number_of_results(op) {
                Some(number) => number,
                None => return None,
            },
            RightPart::One => 1,
        };
        i += 1;
    }
    Some(sum)
}

/// Returns whether the result types may be inferred.
const fn infers_results(op: &OpSchema) -> bool {
    if has_builtin_trait(op, TraitSet::SAME_OPERANDS_AND_RESULT_TYPE)
        || has_builtin_trait(op, TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE)
        || has_inference(op)
    {
        return true;
    }
    let mut i = 0;
    while i < op.results.len() {
        let is_tied = !op.constraints.is_empty();
        if !is_tied && op.results[i].constraint.builder.is_none() {
            return false;
        }
        i += 1;
    }
    true
}

const fn has_inference(op: &OpSchema) -> bool {
    let mut i = 0;
    while i < op.interfaces.len() {
        if equal(op.interfaces[i].schema.name, "InferTypeOpInterface") {
            return true;
        }
        i += 1;
    }
    false
}
