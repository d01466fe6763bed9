//! The parts of an [`OpSchema`] in few words: expansions consist of these calls, and every byte of an expansion costs
//! compile time.
//!
//! Constraints are passed by value, not as type parameters: the compiler complains of a type that is no constraint at
//! the type itself, without a word about functions that nobody called.

use crate::attributes::Attribute;
use crate::context::SchemaId;

use super::{
    Arity, AttrConstraint, AttributeSchema, Constrains, OpDefaults, OpSchema, OperandSchema, Presence,
    RegionConstraint, RegionSchema, SuccessorConstraint, SuccessorSchema, TypeConstraint,
};

impl OpSchema {
    /// An operation without parts.
    pub const fn new(
        id: &'static SchemaId,
        defaults: &'static OpDefaults,
        mnemonic: &'static str,
        summary: &'static str,
        description: &'static str,
    ) -> Self {
        Self {
            id,
            dialect: defaults.dialect,
            inherited: defaults.traits,
            mnemonic,
            summary,
            description,
            ..Self::EMPTY
        }
    }
}

/// A group of operands or results.
pub const fn value(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static TypeConstraint,
) -> OperandSchema {
    OperandSchema { name, doc, arity, constraint }
}

/// An inherent attribute.
pub const fn attribute(
    name: &'static str,
    doc: &'static str,
    presence: Presence,
    constraint: &'static AttrConstraint,
) -> AttributeSchema {
    AttributeSchema { name, doc, constraint, presence }
}

/// A group of regions.
pub const fn region(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static RegionConstraint,
) -> RegionSchema {
    RegionSchema { name, doc, arity, constraint }
}

/// A group of successors.
pub const fn successor(
    name: &'static str,
    doc: &'static str,
    arity: Arity,
    constraint: &'static SuccessorConstraint,
) -> SuccessorSchema {
    SuccessorSchema { name, doc, arity, constraint }
}

/// What accessors of an attribute with this constraint give out.
pub type ViewOf<C> = <C as Constrains<Attribute>>::View;
