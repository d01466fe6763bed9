//! Traits against each other and against the fields.

use super::duplicates;
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Group, OpModel};

/// A trait twice is a slip, and is verified twice.
pub fn are_unique(model: &OpModel, errors: &mut Errors) {
    duplicates::listed("trait", model.traits.iter().map(|used| &used.path), errors);
}

/// Pairs of which no operation can have both.
const CONTRADICTIONS: &[(&str, &str, &str)] = &[
    ("Pure", "RecursiveMemoryEffects", "an operation is pure by itself, or as pure as what it has inside"),
    ("SameTypeOperands", "SameOperandsAndResultType", "the second says what the first says, and more"),
    ("AttrSizedOperandSegments", "SameVariadicOperandSize", "groups remember their lengths, or all have the same"),
    ("AttrSizedResultSegments", "SameVariadicResultSize", "groups remember their lengths, or all have the same"),
];

/// An operation with such a pair of traits is never valid, or says one thing twice.
pub fn do_not_contradict(model: &OpModel, errors: &mut Errors) {
    for (first, second, reason) in CONTRADICTIONS {
        if let (Some(_), Some(used)) = (model.find_trait(first), model.find_trait(second)) {
            errors.at(&used.path, format!("`{first}` and `{second}` do not go together: {reason}"));
        }
    }
}

/// Traits that say more about what another says.
const DEPENDENT: &[(&str, &str)] =
    &[("Scalarizable", "Elementwise"), ("Vectorizable", "Elementwise"), ("Tensorizable", "Elementwise")];

/// As MLIR's `dependentTraits`: such a trait means nothing without the other.
pub fn follow_what_they_need(model: &OpModel, errors: &mut Errors) {
    for (name, needed) in DEPENDENT {
        let Some(used) = model.find_trait(name).filter(|_| !model.has_trait(needed)) else { continue };
        let message =
            format!("`{name}` says more about `{needed}`: add it, or use `ElementwiseMappable` for all of them");
        errors.at(&used.path, message);
    }
}

/// What a trait is about.
#[derive(Clone, Copy)]
enum Need {
    Operand,
    TwoOperands,
    Result,
    Region,
    SymbolName,
    Attribute,
    OperandGroups,
    ResultGroups,
}

/// A trait that holds of fewer parts than it is meant for is no mistake: operations get it along with those that have more,
/// from a template. In upstream dialects, `SameTypeOperands` and `ResultsBroadcastableShape` are on operations of one
/// operand, `SameVariadicOperandSize` on some without groups, and `IsolatedFromAbove` on some without regions.
const NEEDS: &[(&str, Need)] = &[
    ("SameOperandsAndResultType", Need::Operand),
    ("SameOperandsAndResultType", Need::Result),
    ("SameOperandsAndResultElementType", Need::Operand),
    ("SameOperandsAndResultElementType", Need::Result),
    ("SameOperandsAndResultShape", Need::Operand),
    ("SameOperandsAndResultShape", Need::Result),
    ("SameOperandsAndResultRank", Need::Operand),
    ("SameOperandsAndResultRank", Need::Result),
    ("SameTypeOperands", Need::Operand),
    ("SameOperandsElementType", Need::Operand),
    ("SameOperandsShape", Need::Operand),
    ("Commutative", Need::TwoOperands),
    ("Idempotent", Need::Result),
    ("Involution", Need::Result),
    ("ConstantLike", Need::Result),
    ("FirstAttrDerivedResultType", Need::Attribute),
    ("FirstAttrDerivedResultType", Need::Result),
    ("SingleBlock", Need::Region),
    ("NoTerminator", Need::Region),
    ("NoRegionArguments", Need::Region),
    ("SymbolTable", Need::Region),
    ("HasOnlyGraphRegion", Need::Region),
    ("RecursiveMemoryEffects", Need::Region),
    ("AutomaticAllocationScope", Need::Region),
    ("AffineScope", Need::Region),
    ("Symbol", Need::SymbolName),
    ("AttrSizedOperandSegments", Need::OperandGroups),
    ("AttrSizedResultSegments", Need::ResultGroups),
    ("ResultsBroadcastableShape", Need::Operand),
    ("ResultsBroadcastableShape", Need::Result),
    ("ResultsAreFloatLike", Need::Result),
    ("DistinctObjectsTrait", Need::Result),
    ("HasParallelRegion", Need::Region),
];

/// A trait about parts that the operation lacks can never hold, or says nothing.
pub fn have_what_they_need(model: &OpModel, errors: &mut Errors) {
    for (name, need) in NEEDS {
        let Some(used) = model.find_trait(name) else { continue };
        if let Some(lack) = lack(model, *need) {
            errors.at(&used.path, format!("`{name}` is about {lack}"));
        }
    }
}

fn lack(model: &OpModel, need: Need) -> Option<&'static str> {
    let operands = model.operands().map(|(_, group)| match group.arity {
        Arity::Variadic => 2,
        _ => 1,
    });
    let has = match need {
        Need::Operand => model.operands().next().is_some(),
        Need::TwoOperands => operands.sum::<usize>() >= 2,
        Need::Result => model.results().next().is_some(),
        Need::Region => model.regions().next().is_some(),
        Need::SymbolName => model.attrs().any(|(field, _)| field.ir_name() == "sym_name"),
        Need::Attribute => model.attrs().next().is_some(),
        Need::OperandGroups => model.operands().filter(is_variable).count() >= 2,
        Need::ResultGroups => model.results().filter(is_variable).count() >= 2,
    };
    let lack = match need {
        Need::Operand => "operands, and the operation has none",
        Need::TwoOperands => "several operands, and the operation has fewer than two",
        Need::Result => "results, and the operation has none",
        Need::Region => "regions, and the operation has none",
        Need::SymbolName => "the attribute `sym_name`, and the operation has none: add `#[attr] sym_name: StrAttr`",
        Need::Attribute => "attributes, and the operation has none",
        Need::OperandGroups => "several operand groups of variable length, and the operation has fewer than two",
        Need::ResultGroups => "several result groups of variable length, and the operation has fewer than two",
    };
    (!has).then_some(lack)
}

fn is_variable((_, group): &(&Field, &Group)) -> bool {
    group.arity != Arity::One
}

/// Only a terminator may hand control to another block; the verifier rejects every other operation with successors.
pub fn successors_need_terminator(model: &OpModel, errors: &mut Errors) {
    if let Some((field, _)) = model.successors().next()
        && !model.has_trait("Terminator")
    {
        errors.at(&field.role_ident, "an operation with successors is a terminator: add `traits(Terminator)`");
    }
}

/// What hands its operands to the operation around it ends a block, and makes nothing and goes nowhere itself.
pub fn return_like_leaves(model: &OpModel, errors: &mut Errors) {
    let Some(used) = model.find_trait("ReturnLike") else { return };
    if !model.has_trait("Terminator") {
        errors.at(&used.path, "`ReturnLike` is about terminators: add `Terminator`");
    }
    let mut more = model.results().map(|(field, _)| field).chain(model.successors().map(|(field, _)| field));
    if let Some(field) = more.next() {
        errors.at(&field.role_ident, "an operation with `ReturnLike` has neither results nor successors");
    }
}
