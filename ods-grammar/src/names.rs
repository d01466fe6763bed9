//! Names of traits that `#[op]` recognizes by spelling, because they determine the generated code.
//!
//! A macro sees names, not their meaning. The compiled definition checks that a trait with such a name is the built-in
//! one.

/// The names.
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
    let mut i = 0;
    while i < RECOGNIZED_TRAITS.len() {
        if crate::equal(RECOGNIZED_TRAITS[i], name) {
            return true;
        }
        i += 1;
    }
    false
}
