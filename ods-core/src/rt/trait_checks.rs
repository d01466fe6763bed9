//! Compile-time checks of an operation's traits: the operation has the parts they are about, and they are compatible.

use ods_grammar::{Message, equal, is_recognized_trait};

use super::checks::{has_builtin_trait, has_trait};
use crate::rt::grammar::Report;
use crate::schema::{Arity, Need, OpSchema, OperandSchema, TraitSchema, TraitSet};

/// Checks the traits of an operation.
pub const fn check_traits(op: &OpSchema) -> Report {
    let mut i = 0;
    while i < op.traits.len() {
        let used = op.traits[i];
        let mut message = check_trait(op, used);
        let mut k = 0;
        while k < used.parts.len() && message.is_none() {
            message = check_trait(op, used.parts[k]);
            k += 1;
        }
        if message.is_none() {
            message = check_listed(op, used);
        }
        if let Some(message) = message {
            return Report::new(i, message);
        }
        i += 1;
    }
    // Only a terminator may branch to another block; the verifier rejects all other operations with successors.
    if !op.successors.is_empty() && !has_builtin_trait(op, TraitSet::TERMINATOR) {
        return Report::new(
            usize::MAX,
            Message::of(&["an operation with successors must be a terminator; add `traits(Terminator)`"]),
        );
    }
    Report::NONE
}

/// Checks that the trait is not also part of a list of traits, because it would be verified twice.
const fn check_listed(op: &OpSchema, used: &TraitSchema) -> Option<Message<'static>> {
    let mut i = 0;
    while i < op.traits.len() {
        let (list, mut k) = (op.traits[i], 0);
        while k < list.parts.len() {
            if equal(list.parts[k].name, used.name) && list.parts[k].is_builtin == used.is_builtin {
                return Some(Message::of(&["`", used.name, "` is already in the list `", list.name, "`; remove it"]));
            }
            k += 1;
        }
        i += 1;
    }
    None
}

const fn check_trait(op: &OpSchema, used: &TraitSchema) -> Option<Message<'static>> {
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
            return Some(Message::of(&["`", other.name, "` and `", used.name, "` exclude each other: ", reason]));
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
        Need::Operand => (!op.operands.is_empty(), "an operation with operands"),
        Need::TwoOperands => (count(op.operands) >= 2, "an operation with at least two operands"),
        Need::Result => (!op.results.is_empty(), "an operation with results"),
        Need::Region => (!op.regions.is_empty(), "an operation with regions"),
        Need::Attribute => (!op.attributes.is_empty(), "an operation with attributes"),
        Need::SymbolName => (has_symbol_name(op), "the attribute `sym_name`; add `#[attr] sym_name: SymbolNameAttr`"),
        Need::OperandGroups => (groups(op.operands) >= 2, "at least two operand groups of variable length"),
        Need::ResultGroups => (groups(op.results) >= 2, "at least two result groups of variable length"),
        Need::Terminator => (has_builtin_trait(op, TraitSet::TERMINATOR), "the trait `Terminator`; add it"),
        Need::NoResult => (op.results.is_empty(), "an operation without results"),
        Need::NoSuccessor => (op.successors.is_empty(), "an operation without successors"),
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
