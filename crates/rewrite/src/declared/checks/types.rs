//! The checks of `pattern!` on types that never meet: a pattern that matches nothing, or builds what is never valid.
//!
//! Two constraints are *disjoint* if it is known that no type satisfies both: they allow different kinds of types, or
//! one type each, and another one. Constraints that cannot be told apart when a pattern compiles are never reported.

use ods_core::__private::{contradict, equal, fail};
use ods_core::schema::{
    Arity, Constraint, ConstraintArgument, Op, OpSchema, OperandSchema, Pred, PredStructure, TypeConstraint,
};

use super::lists::{all, any};
use super::parts::{NamedPart, check_number, is_named, number_of_results, part_of};
use crate::declared::constraint::{FieldConstraint, PartConstraint};

/// Checks that a part may satisfy the constraint `C`: an operand one on types, an attribute one on attributes.
///
/// # Panics
/// Panics with the reason if it is known that it never does.
#[track_caller]
pub const fn check_constraint<O: Op, C: FieldConstraint<E> + ?Sized, E>(name: &str) {
    let op = O::SCHEMA;
    match (part_of(op, name), C::AS) {
        (NamedPart::Operand(group), PartConstraint::Type(wanted)) => {
            let declared = op.operands[group].constraint;
            if disjoint(declared, wanted) {
                fail_type(op, name, declared, wanted);
            }
        }
        (NamedPart::Attribute(index), PartConstraint::Attribute(wanted)) => {
            let declared = op.attributes[index].constraint;
            if excludes(&declared.pred, &wanted.pred)
                || excludes(&wanted.pred, &declared.pred)
                || contradict(declared, wanted)
            {
                fail_type(op, name, declared, wanted);
            }
        }
        (NamedPart::Operand(_), PartConstraint::Attribute(wanted)) => {
            fail_kind(op, name, "operand", wanted, "attributes; write a constraint on types");
        }
        (NamedPart::Attribute(_), PartConstraint::Type(wanted)) => {
            fail_kind(op, name, "attribute", wanted, "types; write a constraint on attributes");
        }
        (
            NamedPart::Property
            | NamedPart::Result(_)
            | NamedPart::Region
            | NamedPart::Successor
            | NamedPart::Derived
            | NamedPart::Unknown,
            _,
        ) => {}
    }
}

#[track_caller]
const fn fail_kind<E>(op: &OpSchema, name: &str, kind: &str, constraint: &Constraint<E>, end: &str) {
    let mut buffer = NO_NAME;
    let constraint = shown(constraint, &mut buffer);
    let (of, but) = ("` is an ", "`, but `");
    fail(&["`", name, of, kind, " of `", op.dialect, ".", op.mnemonic, but, constraint, "` constrains ", end]);
}

#[track_caller]
const fn fail_type<E>(op: &OpSchema, name: &str, declared: &Constraint<E>, other: &Constraint<E>) {
    let (mut of_declared, mut of_other) = (NO_NAME, NO_NAME);
    if equal(declared.name, other.name) && !has_number(declared) {
        fail_contradiction(op, name);
    }
    fail(&[
        "this never matches: `",
        name,
        "` of `",
        op.dialect,
        ".",
        op.mnemonic,
        "` is declared as `",
        shown(declared, &mut of_declared),
        "`, which excludes `",
        shown(other, &mut of_other),
        "`",
    ]);
}

/// Returns whether the shown name of a constraint contains a number.
const fn has_number<E>(constraint: &Constraint<E>) -> bool {
    matches!(constraint.arguments, [ConstraintArgument::Number(_), ..])
}

/// Reports two constraints whose names do not tell them apart.
#[track_caller]
const fn fail_contradiction(op: &OpSchema, name: &str) {
    let end = "` contradicts this constraint";
    fail(&["this never matches: the constraint of `", name, "` in `", op.dialect, ".", op.mnemonic, end]);
}

/// Checks an operation `O` that defines the operand `name` of `User`: it has results, and one is named if there are
/// several. `result` is the name of the result, or empty. The result may be the operand.
///
/// # Panics
/// Panics with the reason if not.
#[track_caller]
pub const fn check_operand_op<User: Op, O: Op>(name: &str, result: &str) {
    let op = O::SCHEMA;
    match op.results {
        [] => fail_results(op, "` has no result, so it cannot be an operand", "", ""),
        [_] => {}
        [first, ..] if result.is_empty() => {
            fail_results(op, "` has several results; name one after the fields: `{ ... }.", first.name, "`");
        }
        [..] => {}
    }
    check_definition(User::SCHEMA, name, op, result);
}

#[track_caller]
const fn fail_results(op: &OpSchema, problem: &str, name: &str, end: &str) {
    fail(&["`", op.dialect, ".", op.mnemonic, problem, name, end]);
}

/// Checks that a result of one operation may be an operand of another one.
#[track_caller]
const fn check_definition(user: &OpSchema, name: &str, definition: &OpSchema, result: &str) {
    let NamedPart::Operand(group) = part_of(user, name) else { return };
    let Some(result) = result_named(definition, result) else { return };
    if disjoint(user.operands[group].constraint, result.constraint) {
        fail_meeting(user, group, result, definition, "result");
    }
}

/// Checks that an operand of the left side may be an operand of a new operation.
///
/// # Panics
/// Panics with the reason if it is known that it never is valid.
#[track_caller]
pub const fn check_capture<User: Op, Source: Op>(name: &str, operand: &str) {
    let (user, source) = (User::SCHEMA, Source::SCHEMA);
    let (NamedPart::Operand(group), NamedPart::Operand(from)) = (part_of(user, name), part_of(source, operand)) else {
        return;
    };
    let from = &source.operands[from];
    if disjoint(user.operands[group].constraint, from.constraint) {
        fail_meeting(user, group, from, source, "operand");
    }
}

/// Checks that a new operation may replace the root: it has as many results, and they may have the same types.
///
/// # Panics
/// Panics with the reason if it is known that they never have.
#[track_caller]
pub const fn check_replacement<Root: Op, New: Op>() {
    let (root, new) = (Root::SCHEMA, New::SCHEMA);
    check_number(root, number_of_results(new));
    if let ([own], [others]) = (root.results, new.results)
        && disjoint(own.constraint, others.constraint)
    {
        fail_replacement(root, own, new, others);
    }
}

#[track_caller]
const fn fail_replacement(root: &OpSchema, own: &OperandSchema, new: &OpSchema, others: &OperandSchema) {
    let (mut of_own, mut of_others) = (NO_NAME, NO_NAME);
    fail(&[
        "the result of `",
        new.dialect,
        ".",
        new.mnemonic,
        "` is declared as `",
        shown(others.constraint, &mut of_others),
        "`, so it cannot replace that of `",
        root.dialect,
        ".",
        root.mnemonic,
        "`, declared as `",
        shown(own.constraint, &mut of_own),
        "`",
    ]);
}

#[track_caller]
const fn fail_meeting(user: &OpSchema, group: usize, part: &OperandSchema, of: &OpSchema, kind: &str) -> ! {
    let (mut of_part, mut of_user) = (NO_NAME, NO_NAME);
    fail(&[
        "the ",
        kind,
        " `",
        part.name,
        "` of `",
        of.dialect,
        ".",
        of.mnemonic,
        "` is declared as `",
        shown(part.constraint, &mut of_part),
        "`, so it is never the operand `",
        user.operands[group].name,
        "` of `",
        user.dialect,
        ".",
        user.mnemonic,
        "`, declared as `",
        shown(user.operands[group].constraint, &mut of_user),
        "`",
    ])
}

/// Space for a name with a number.
pub(super) const NO_NAME: [u8; 64] = [0; 64];

/// Returns the name of a constraint, with its first number: `I<32>`. A name that is too long stays without.
pub(super) const fn shown<'a, E>(constraint: &Constraint<E>, buffer: &'a mut [u8; 64]) -> &'a str {
    let name = constraint.name.as_bytes();
    let mut length = 0;
    while length < name.len() && length < 32 {
        buffer[length] = name[length];
        length += 1;
    }
    if let [ConstraintArgument::Number(number), ..] = constraint.arguments
        && *number >= 0
    {
        let (number, mut scale) = (*number as u64, 1);
        while number / scale >= 10 {
            scale *= 10;
        }
        buffer[length] = b'<';
        length += 1;
        while scale > 0 {
            buffer[length] = b'0' + (number / scale % 10) as u8;
            length += 1;
            scale /= 10;
        }
        buffer[length] = b'>';
        length += 1;
    }
    let (name, _) = buffer.split_at(length);
    match std::str::from_utf8(name) {
        Ok(name) => name,
        Err(_) => "?",
    }
}

/// Returns the result with this name, or the only one.
const fn result_named(op: &OpSchema, name: &str) -> Option<&'static OperandSchema> {
    let mut results = op.results;
    if let ([only], []) = (results, name.as_bytes()) {
        return if matches!(only.arity, Arity::One) { Some(only) } else { None };
    }
    while let [first, rest @ ..] = results {
        if is_named(first.name, name) && matches!(first.arity, Arity::One) {
            return Some(first);
        }
        results = rest;
    }
    None
}

/// Returns whether it is known that no type satisfies both constraints.
const fn disjoint(a: &TypeConstraint, b: &TypeConstraint) -> bool {
    !is_one(a, b) && (excludes(&a.pred, &b.pred) || excludes(&b.pred, &a.pred) || are_different_types(a, b))
}

/// Returns whether two constraints are taken for one, by their name. This common case is cheap: predicates may be
/// large.
const fn is_one(a: &TypeConstraint, b: &TypeConstraint) -> bool {
    matches!((a.arguments, b.arguments), ([], [])) && equal(a.name, b.name) && !a.name.is_empty()
}

/// Returns whether each kind of types or attributes that `a` allows is known, and none of them satisfies `b`.
pub(super) const fn excludes<E>(a: &Pred<E>, b: &Pred<E>) -> bool {
    match a.structure() {
        PredStructure::Kind(kind) => !kind.info.family.is_empty() && !may_be(b, kind.info.family),
        PredStructure::All(parts) => any!(parts, part => excludes(part, b)),
        PredStructure::Any(parts) => !matches!(parts, []) && all!(parts, part => excludes(part, b)),
        PredStructure::Other(_) => false,
    }
}

/// Returns whether each kind of types that the predicate allows is known, and one of these.
pub(super) const fn only_kinds<E>(pred: &Pred<E>, kinds: &[&str]) -> bool {
    match pred.structure() {
        PredStructure::Kind(kind) => any!(kinds, known => equal(kind.info.family, known)),
        PredStructure::All(parts) => any!(parts, part => only_kinds(part, kinds)),
        PredStructure::Any(parts) => !matches!(parts, []) && all!(parts, part => only_kinds(part, kinds)),
        PredStructure::Other(_) => false,
    }
}

/// Returns whether a type or an attribute of the kind may satisfy the predicate.
const fn may_be<E>(pred: &Pred<E>, family: &str) -> bool {
    match pred.structure() {
        PredStructure::Kind(kind) => kind.info.family.is_empty() || equal(kind.info.family, family),
        PredStructure::All(parts) => all!(parts, part => may_be(part, family)),
        PredStructure::Any(parts) => any!(parts, part => may_be(part, family)),
        PredStructure::Other(_) => true,
    }
}

/// Returns whether each constraint admits a single type, and the two differ in name or arguments.
const fn are_different_types(a: &TypeConstraint, b: &TypeConstraint) -> bool {
    let (a, b) = (a.definition(), b.definition());
    if a.builder.is_none() || b.builder.is_none() {
        return false;
    }
    !equal(a.name, b.name) || !same_numbers(a.arguments, b.arguments)
}

/// Returns whether the arguments are the same, or are none that can be compared.
const fn same_numbers(a: &[ConstraintArgument], b: &[ConstraintArgument]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if let (ConstraintArgument::Number(x), ConstraintArgument::Number(y)) = (a[i], b[i])
            && x != y
        {
            return false;
        }
        i += 1;
    }
    true
}
