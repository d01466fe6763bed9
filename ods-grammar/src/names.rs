//! Names of traits and interfaces that `#[op]` recognizes by spelling, because they determine the generated code.
//!
//! A macro sees names, not their meaning. The compiled definition checks that a trait or interface with such a name is the
//! built-in one.

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
    is_among(RECOGNIZED_TRAITS, name)
}

/// Returns whether `#[op]` recognizes an interface by this name.
pub const fn is_recognized_interface(name: &str) -> bool {
    is_among(RECOGNIZED_INTERFACES, name)
}

const fn is_among(names: &[&str], name: &str) -> bool {
    let mut i = 0;
    while i < names.len() {
        if crate::equal(names[i], name) {
            return true;
        }
        i += 1;
    }
    false
}
