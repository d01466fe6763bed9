//! Concise constructors of the parts of an [`OpSchema`]: expansions consist of these calls, and every byte of an
//! expansion costs compile time.
//!
//! Constraints are passed by value, not as type parameters: for a type that is not a constraint, the compiler then
//! reports an error at the type itself, without mentioning functions that the user never called.

use crate::attributes::{Attribute, StringAttr, TypeAttr, UnitAttr};
use crate::context::SchemaId;

use super::checks::{equal, fail};
use crate::rt::contradiction::{check_default, check_satisfiable};
use crate::schema::constraint::AttrText;
use crate::schema::{
    Arity, AttrConstraint, AttributeSchema, Constant, Constrains, Constraint, ConstraintArgument, Entity, NestedGroup,
    OpDefaults, OpSchema, OperandSchema, Part, Presence, RegionConstraint, RegionSchema, SuccessorConstraint,
    SuccessorSchema, TypeConstraint, ValueOf, View,
};

impl OpSchema {
    /// Returns an operation without parts. `names` are its mnemonic and that of its struct.
    pub const fn new(
        id: &'static SchemaId,
        defaults: &'static OpDefaults,
        names: (&'static str, &'static str),
        summary: &'static str,
        description: &'static str,
    ) -> Self {
        Self {
            id,
            dialect: defaults.dialect,
            inherited: defaults.traits,
            mnemonic: names.0,
            struct_name: names.1,
            summary,
            description,
            ..Self::EMPTY
        }
    }
}

/// Checks a constraint with arguments, such as `Confined<A, C>`. All others were checked where they are defined.
#[track_caller]
const fn check_instance<E: Entity>(constraint: &Constraint<E>) {
    if !matches!(constraint.arguments, []) {
        check_satisfiable(constraint);
    }
}

/// Returns a group of operands or results.
///
/// # Panics
/// Panics if nothing satisfies the constraint, as the other functions here do.
#[track_caller]
pub const fn value(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static TypeConstraint,
) -> OperandSchema {
    check_instance(constraint);
    OperandSchema { name, doc, arity, constraint }
}

/// Returns an inherent attribute.
///
/// # Panics
/// Panics if the constraint is `UnitAttr` under another name, since the builder then takes a value.
#[track_caller]
pub const fn attribute(
    name: &'static str,
    doc: &'static str,
    presence: Presence,
    constraint: &'static AttrConstraint,
) -> AttributeSchema {
    check_instance(constraint);
    if is_unit(constraint) {
        fail(&["the constraint of `", name, "` is `UnitAttr` under another name; write `UnitAttr`"]);
    }
    AttributeSchema { name, field: None, doc, constraint, presence }
}

/// Returns an inherent attribute with a literal as its default.
///
/// # Panics
/// Panics if the default does not satisfy the constraint.
#[track_caller]
pub const fn defaulted_attribute(
    name: &'static str,
    doc: &'static str,
    presence: Presence,
    constraint: &'static AttrConstraint,
    default: Constant,
) -> AttributeSchema {
    check_default(constraint, &default);
    attribute(name, doc, presence, constraint)
}

/// Returns an attribute whose presence is its value: `#[attr] x: UnitAttr`.
///
/// # Panics
/// Panics if the constraint is not the built-in one with this name.
#[track_caller]
pub const fn unit_attribute(
    name: &'static str,
    doc: &'static str,
    constraint: &'static AttrConstraint,
) -> AttributeSchema {
    if !is_unit(constraint) {
        fail(&[
            "the constraint of `",
            name,
            "` has the name of the built-in `UnitAttr`, whose value is its presence; rename the constraint",
        ]);
    }
    check_instance(constraint);
    AttributeSchema { name, field: None, doc, constraint, presence: Presence::Optional }
}

/// Returns whether only unit attributes satisfy the constraint.
const fn is_unit(constraint: &AttrConstraint) -> bool {
    match constraint.kind() {
        Some(kind) => equal(kind.family, <UnitAttr as View>::INFO.family),
        None => false,
    }
}

/// The Rust value of an attribute with the lengths of groups.
#[diagnostic::on_unimplemented(
    message = "the lengths of groups are 32-bit integers, not `{Self}`; write `DenseI32ArrayAttr`",
    label = "not an array of 32-bit integers"
)]
pub trait GroupLengths {}

impl GroupLengths for Vec<i32> {}

/// Returns a group of groups, whose lengths are in an attribute with the constraint `C`.
///
/// # Panics
/// Panics if the attribute is not a dense array.
#[track_caller]
pub const fn nested_group<C>(operand: usize, lengths: usize) -> NestedGroup
where
    C: Constrains<Attribute>,
    for<'c> ValueOf<'c, C>: GroupLengths,
{
    if !matches!(C::CONSTRAINT.attribute_text(), AttrText::DenseArray(_)) {
        fail(&["the lengths of groups are a dense array; write `DenseI32ArrayAttr`"]);
    }
    NestedGroup { operand, lengths }
}

/// Returns an inherent attribute as a part with a type.
///
/// # Panics
/// Panics if it has no type, because it would match any type.
#[track_caller]
pub const fn typed_attribute(slot: usize, constraint: &AttrConstraint, name: &str) -> Part {
    let has_type = match (constraint.attribute_text(), constraint.kind()) {
        (AttrText::OfType(_) | AttrText::Typed, _) => true,
        (AttrText::DenseArray(_) | AttrText::SymbolName, _) => false,
        (AttrText::Default, Some(kind)) => kind.has_type,
        (AttrText::Default, None) => true,
    };
    if !has_type {
        let hint = match constraint.kind() {
            Some(kind) if equal(kind.family, <TypeAttr as View>::INFO.family) => {
                "; write a `PredOpTrait` to compare the type that it holds"
            }
            Some(kind) if equal(kind.family, <StringAttr as View>::INFO.family) => {
                "; write `TypedStrAttr<T>` for a string with a type"
            }
            _ => "",
        };
        let written = match constraint.arguments {
            [ConstraintArgument::Constraint(first, _), ..] if constraint.is_conjunction => first,
            _ => constraint.name,
        };
        fail(&["`", name, "` is a `", written, "`, which has no type to compare", hint]);
    }
    Part::Attribute(slot)
}

/// Returns a group of regions.
pub const fn region(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static RegionConstraint,
) -> RegionSchema {
    RegionSchema { name, doc, arity, constraint }
}

/// Returns a group of successors.
pub const fn successor(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static SuccessorConstraint,
) -> SuccessorSchema {
    SuccessorSchema { name, doc, arity, constraint }
}
