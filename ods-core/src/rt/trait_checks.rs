//! Compile-time checks of an operation's traits: the operation has the parts they are about, and they are compatible.

use ods_grammar::{Message, equal, is_recognized_trait};

use super::checks::{fail, has_builtin_trait, has_trait};
use crate::schema::{Arity, Need, OpSchema, OperandSchema, TraitSchema, TraitSet};

/// Checks the trait of an operation at a position.
///
/// # Panics
/// Panics if the operation cannot have it.
#[track_caller]
pub const fn check_trait(op: &OpSchema, position: usize) {
    let used = op.traits[position];
    if let Some(message) = problem(op, used) {
        fail(message.pieces());
    }
    let mut i = 0;
    while i < used.parts.len() {
        if let Some(message) = problem(op, used.parts[i]) {
            fail(message.pieces());
        }
        i += 1;
    }
    i = 0;
    while i < op.traits.len() {
        let list = op.traits[i];
        if !matches!(list.parts, []) && is_listed(list, used) {
            fail(&["`", used.name, "` is already in the list `", list.name, "`; remove it"]);
        }
        i += 1;
    }
}

/// Checks that an operation with successors is a terminator: the verifier rejects all others.
///
/// # Panics
/// Panics if it is not a terminator.
#[track_caller]
pub const fn check_successors(op: &OpSchema) {
    if !has_builtin_trait(op, TraitSet::TERMINATOR) {
        fail(&["an operation with successors must be a terminator; add `traits(Terminator)`"]);
    }
}

/// Returns whether the trait is also part of a list of traits: it would be verified twice.
const fn is_listed(list: &TraitSchema, used: &TraitSchema) -> bool {
    let mut i = 0;
    while i < list.parts.len() {
        if equal(list.parts[i].name, used.name) && list.parts[i].is_builtin == used.is_builtin {
            return true;
        }
        i += 1;
    }
    false
}

const fn problem(op: &OpSchema, used: &TraitSchema) -> Option<Message<'static>> {
    if !used.is_builtin && is_recognized_trait(used.name) {
        return Some(Message::of(&[
            "`",
            used.name,
            "` has the name of a built-in trait, by which `#[op]` decides what it generates; rename it",
        ]));
    }
    let mut i = 0;
    while i < used.needs.len() {
        if let Some(lack) = lack(op, used.needs[i]) {
            return Some(Message::of(&["`", used.name, "` needs ", lack]));
        }
        i += 1;
    }
    i = 0;
    while i < used.requires.len() {
        if !has_trait(op, used.requires[i]) {
            let wanted = used.requires[i].name;
            return Some(Message::of(&[
                "`",
                used.name,
                "` requires the trait `",
                wanted,
                "`, which `",
                op.mnemonic,
                "` lacks; add it to `traits(...)`",
            ]));
        }
        i += 1;
    }
    i = 0;
    while i < used.excludes.len() {
        let (other, reason) = used.excludes[i];
        if has_exactly(op, other) {
            return Some(Message::of(&[
                "`",
                other.name,
                "` and `",
                used.name,
                "` cannot be combined, since ",
                reason,
                "; remove one of them",
            ]));
        }
        i += 1;
    }
    None
}

const fn has_exactly(op: &OpSchema, wanted: &TraitSchema) -> bool {
    let mut i = 0;
    while i < op.traits.len() {
        if equal(op.traits[i].name, wanted.name) && op.traits[i].is_builtin == wanted.is_builtin {
            return true;
        }
        i += 1;
    }
    false
}

/// Returns the part that the operation lacks.
const fn lack(op: &OpSchema, need: Need) -> Option<&'static str> {
    let (has, lack) = match need {
        Need::Operand => (!op.operands.is_empty(), "an operation with operands; add one, or remove the trait"),
        Need::TwoOperands => {
            (count(op.operands) >= 2, "an operation with at least two operands; add one, or remove the trait")
        }
        Need::Result => (!op.results.is_empty(), "an operation with results; add one, or remove the trait"),
        Need::Region => (!op.regions.is_empty(), "an operation with regions; add one, or remove the trait"),
        Need::Attribute => (!op.attributes.is_empty(), "an operation with attributes; add one, or remove the trait"),
        Need::SymbolName => (has_symbol_name(op), "the attribute `sym_name`; add `#[attr] sym_name: SymbolNameAttr`"),
        Need::OperandGroups => {
            (groups(op.operands) >= 2, "at least two operand groups of variable length; remove the trait")
        }
        Need::ResultGroups => {
            (groups(op.results) >= 2, "at least two result groups of variable length; remove the trait")
        }
        Need::Terminator => (has_builtin_trait(op, TraitSet::TERMINATOR), "the trait `Terminator`; add it"),
        Need::NoResult => (op.results.is_empty(), "an operation without results; remove the results, or the trait"),
        Need::NoSuccessor => {
            (op.successors.is_empty(), "an operation without successors; remove the successors, or the trait")
        }
    };
    if has { None } else { Some(lack) }
}

const fn has_symbol_name(op: &OpSchema) -> bool {
    let mut i = 0;
    while i < op.attributes.len() {
        if equal(op.attributes[i].name, "sym_name") {
            return true;
        }
        i += 1;
    }
    false
}

/// Returns the number of values, counting a variadic group as two.
const fn count(groups: &[OperandSchema]) -> usize {
    let (mut total, mut i) = (0, 0);
    while i < groups.len() {
        total += if matches!(groups[i].arity, Arity::Variadic) { 2 } else { 1 };
        i += 1;
    }
    total
}

/// Returns the number of variable-length groups.
const fn groups(all: &[OperandSchema]) -> usize {
    let (mut total, mut i) = (0, 0);
    while i < all.len() {
        total += !matches!(all[i].arity, Arity::One) as usize;
        i += 1;
    }
    total
}
