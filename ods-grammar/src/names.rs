//! Names of traits and interfaces that `#[op]` recognizes by spelling, because they determine the generated code.
//!
//! A macro sees names, not their meaning. The compiled definition checks that a trait or interface with such a name is the
//! built-in one.

use crate::token::is_one_of;

/// The names of interfaces.
pub const RECOGNIZED_INTERFACES: &[&str] = &["InferTypeOpInterface", "MemoryEffectOpInterface"];

/// The names of traits.
pub const RECOGNIZED_TRAITS: &[&str] = &[
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "SameVariadicOperandSize",
    "SameVariadicResultSize",
    "SameOperandsAndResultType",
    "SameTypeOperands",
    "FirstAttrDerivedResultType",
    "Pure",
    "NoMemoryEffect",
];

/// Returns whether `#[op]` recognizes a trait by this name.
pub const fn is_recognized_trait(name: &str) -> bool {
    is_one_of(name, RECOGNIZED_TRAITS)
}

/// Returns whether `#[op]` recognizes an interface by this name.
pub const fn is_recognized_interface(name: &str) -> bool {
    is_one_of(name, RECOGNIZED_INTERFACES)
}
