//! Compile-time checks of an operation's traits: the operation has the parts they are about, and they are compatible.

use ods_grammar::{equal, is_recognized_trait};

use super::checks::{CheckedOp, fail, has_builtin_trait, has_trait};
use crate::schema::{Arity, Need, OpSchema, OperandSchema, TraitSchema, TraitSet};

/// Checks the trait of an operation at a position.
///
/// # Panics
/// Panics if the operation cannot have it.
#[track_caller]
pub const fn check_trait(CheckedOp(op): CheckedOp, position: usize) {
    let used = op.traits[position];
    check_one(op, used);
    let mut parts = used.parts;
    while let [part, rest @ ..] = parts {
        check_one(op, part);
        parts = rest;
    }
    let mut traits = op.traits;
    while let [list, rest @ ..] = traits {
        if !matches!(list.parts, []) && contains(list.parts, used) {
            fail(&["`", used.name, "` is already in the list `", list.name, "`; remove it"]);
        }
        traits = rest;
    }
}

/// Checks that an operation with successors is a terminator: the verifier rejects all others.
///
/// # Panics
/// Panics if it is not a terminator.
#[track_caller]
pub const fn check_successors(CheckedOp(op): CheckedOp) {
    if !has_builtin_trait(op, TraitSet::TERMINATOR) {
        fail(&["an operation with successors must be a terminator; add `traits(Terminator)`"]);
    }
}

#[track_caller]
const fn check_one(op: &OpSchema, used: &'static TraitSchema) {
    if let Some(problem) = find(op, used) {
        problem.report(op, used);
    }
}

/// A reason that an operation cannot have a trait.
#[derive(Clone, Copy)]
enum Problem {
    /// The name is that of a built-in trait.
    Name,
    Lacks(&'static str),
    Requires(&'static TraitSchema),
    Excludes(&'static TraitSchema, &'static str),
}

/// Returns the first reason. Texts are left to [`Problem::report`]: the compiler evaluates a short function faster.
const fn find(op: &OpSchema, used: &'static TraitSchema) -> Option<Problem> {
    if !used.is_builtin && is_recognized_trait(used.name) {
        return Some(Problem::Name);
    }
    let mut needs = used.needs;
    while let [need, rest @ ..] = needs {
        if !has_part(op, *need) {
            return Some(Problem::Lacks(part_of(*need)));
        }
        needs = rest;
    }
    let mut requires = used.requires;
    while let [wanted, rest @ ..] = requires {
        if !has_trait(op, wanted) {
            return Some(Problem::Requires(wanted));
        }
        requires = rest;
    }
    let mut excludes = used.excludes;
    while let [(other, reason), rest @ ..] = excludes {
        if contains(op.traits, other) {
            return Some(Problem::Excludes(other, reason));
        }
        excludes = rest;
    }
    None
}

impl Problem {
    #[track_caller]
    const fn report(self, op: &OpSchema, used: &TraitSchema) -> ! {
        let name = used.name;
        match self {
            Self::Name => fail(&[
                "`",
                name,
                "` has the name of a built-in trait, by which `#[op]` decides what it generates; rename it",
            ]),
            Self::Lacks(part) => fail(&["`", name, "` needs ", part]),
            Self::Requires(wanted) => {
                let lacks = "` lacks; add it to `traits(...)`";
                fail(&["`", name, "` requires the trait `", wanted.name, "`, which `", op.mnemonic, lacks])
            }
            Self::Excludes(other, reason) => {
                let other = other.name;
                fail(&["`", other, "` and `", name, "` cannot be combined, since ", reason, "; remove one of them"])
            }
        }
    }
}

/// Returns whether the list contains this very trait.
const fn contains(mut traits: &[&TraitSchema], wanted: &TraitSchema) -> bool {
    while let [first, rest @ ..] = traits {
        if first.is_builtin == wanted.is_builtin && equal(first.name, wanted.name) {
            return true;
        }
        traits = rest;
    }
    false
}

const fn has_part(op: &OpSchema, need: Need) -> bool {
    match need {
        Need::Operand => !matches!(op.operands, []),
        Need::TwoOperands => count(op.operands) >= 2,
        Need::Result => !matches!(op.results, []),
        Need::Region => !matches!(op.regions, []),
        Need::Attribute => !matches!(op.attributes, []),
        Need::SymbolName => has_symbol_name(op),
        Need::OperandGroups => groups(op.operands) >= 2,
        Need::ResultGroups => groups(op.results) >= 2,
        Need::Terminator => has_builtin_trait(op, TraitSet::TERMINATOR),
        Need::NoResult => matches!(op.results, []),
        Need::NoSuccessor => matches!(op.successors, []),
    }
}

/// Returns the needed part, and the remedy.
const fn part_of(need: Need) -> &'static str {
    match need {
        Need::Operand => "an operation with operands; add one, or remove the trait",
        Need::TwoOperands => "an operation with at least two operands; add one, or remove the trait",
        Need::Result => "an operation with results; add one, or remove the trait",
        Need::Region => "an operation with regions; add one, or remove the trait",
        Need::Attribute => "an operation with attributes; add one, or remove the trait",
        Need::SymbolName => "the attribute `sym_name`; add `#[attr] sym_name: SymbolNameAttr`",
        Need::OperandGroups => "at least two operand groups of variable length; remove the trait",
        Need::ResultGroups => "at least two result groups of variable length; remove the trait",
        Need::Terminator => "the trait `Terminator`; add it",
        Need::NoResult => "an operation without results; remove the results, or the trait",
        Need::NoSuccessor => "an operation without successors; remove the successors, or the trait",
    }
}

const fn has_symbol_name(op: &OpSchema) -> bool {
    let mut attributes = op.attributes;
    while let [attribute, rest @ ..] = attributes {
        if equal(attribute.name, "sym_name") {
            return true;
        }
        attributes = rest;
    }
    false
}

/// Returns the number of values, counting a variadic group as two.
const fn count(mut groups: &[OperandSchema]) -> usize {
    let mut total = 0;
    while let [group, rest @ ..] = groups {
        total += if matches!(group.arity, Arity::Variadic) { 2 } else { 1 };
        groups = rest;
    }
    total
}

/// Returns the number of variable-length groups.
const fn groups(mut all: &[OperandSchema]) -> usize {
    let mut total = 0;
    while let [group, rest @ ..] = all {
        total += !matches!(group.arity, Arity::One) as usize;
        all = rest;
    }
    total
}
