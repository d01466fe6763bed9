//! Compile-time checks of expansions, run in constants.
//!
//! The functions here panic on purpose: in a constant, a panic is a compile error at the position of the constant.

use crate::schema::{DefKind, DefSchema, InterfaceSchema, OpSchema, TraitSchema, TraitSet, TypeConstraint};

pub use ods_grammar::equal;
use ods_grammar::is_recognized_interface;

/// An operation that a constant checks.
///
/// Not a reference: for every borrow in a constant, and passing a reference is one, the compiler proves that the type
/// has no interior mutability.
#[derive(Clone, Copy, Debug)]
pub struct CheckedOp(pub &'static OpSchema);

/// Returns whether the operation has a built-in trait, directly, in a list of traits or from its dialect.
pub const fn has_builtin_trait(op: &OpSchema, wanted: TraitSet) -> bool {
    any_builtin(op.traits, wanted) || any_builtin(op.inherited, wanted)
}

const fn any_builtin(mut traits: &[&TraitSchema], wanted: TraitSet) -> bool {
    while let [first, rest @ ..] = traits {
        if first.builtin.contains(wanted) || any_builtin(first.parts, wanted) {
            return true;
        }
        traits = rest;
    }
    false
}

/// Checks that an operation listed by a dialect is defined with that dialect.
///
/// # Panics
/// Panics if it is defined with another one.
#[track_caller]
pub const fn check_dialect_of(op: &OpSchema, dialect: &str) {
    check_owner(op.dialect, op.mnemonic, dialect);
}

/// Checks that an operation with an interface has the traits that the interface and its bases require.
///
/// # Panics
/// Panics with the names if it lacks one.
#[track_caller]
pub const fn check_interface(op: &OpSchema, interface: &InterfaceSchema) {
    if is_recognized_interface(interface.name) && !interface.is_recognized {
        let reason = "` has the name of a built-in interface, by which `#[op]` decides what it generates; rename it";
        fail(&["`", interface.name, reason]);
    }
    check_required(op, interface.name, interface.requires);
    let mut i = 0;
    while i < interface.bases.len() {
        check_interface(op, interface.bases[i]);
        i += 1;
    }
}

#[track_caller]
const fn check_required(op: &OpSchema, by: &str, required: &[&TraitSchema]) {
    let mut i = 0;
    while i < required.len() {
        if !has_trait(op, required[i]) {
            lacks(op.mnemonic, by, required[i].name);
        }
        i += 1;
    }
}

/// Returns whether one of the operation's traits is `wanted` or implies it.
pub(super) const fn has_trait(op: &OpSchema, wanted: &TraitSchema) -> bool {
    implies(op.traits, wanted) || implies(op.inherited, wanted)
}

const fn implies(mut traits: &[&TraitSchema], wanted: &TraitSchema) -> bool {
    let bits = wanted.builtin.bits();
    while let [first, rest @ ..] = traits {
        if equal(first.name, wanted.name) || (bits != 0 && first.builtin.contains(wanted.builtin)) {
            return true;
        }
        // Lists do not contain lists, so this terminates.
        if !matches!(first.parts, []) && implies(first.parts, wanted) {
            return true;
        }
        traits = rest;
    }
    false
}

#[track_caller]
const fn lacks(op: &str, by: &str, wanted: &str) -> ! {
    let mut buffer = [b' '; LONGEST];
    let mut length = 0;
    append(&mut buffer, &mut length, "`");
    append(&mut buffer, &mut length, by);
    append(&mut buffer, &mut length, "` requires the trait `");
    append(&mut buffer, &mut length, wanted);
    append(&mut buffer, &mut length, "`, which `");
    append(&mut buffer, &mut length, op);
    append(&mut buffer, &mut length, "` lacks; add it to `traits(...)`");
    let (message, _) = buffer.split_at(length);
    match std::str::from_utf8(message) {
        Ok(message) => panic!("{}", message),
        Err(_) => panic!("the operation lacks a trait that another one requires"),
    }
}

/// Computes the FNV-1a hash, used only to find equal names quickly.
const fn hash(text: &str) -> u64 {
    let mut bytes = text.as_bytes();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    while let [byte, rest @ ..] = bytes {
        // The product of wider integers in place of `wrapping_mul`: calls are slow in constants.
        hash = ((hash ^ *byte as u64) as u128 * 0x0100_0000_01b3) as u64;
        bytes = rest;
    }
    hash
}

/// The number of buckets for names.
const BUCKETS: usize = 1 << 10;

/// Checks that no two operations of a dialect have the same name.
///
/// Takes time linear in the number of operations, because the compiler evaluates it slowly.
///
/// # Panics
/// Panics with the name if two do.
#[track_caller]
pub const fn check_mnemonics<const N: usize>(ops: &[&OpSchema; N]) {
    let mut names = [""; N];
    let mut i = 0;
    while i < N {
        names[i] = ops[i].mnemonic;
        i += 1;
    }
    if let Some(name) = find_twin(&names) {
        duplicate("two operations of the dialect have the name `", name);
    }
}

/// Checks that a type or attribute listed by a dialect is defined with that dialect.
///
/// # Panics
/// Panics if it is defined with another one.
#[track_caller]
pub const fn check_dialect_of_def(def: &DefSchema, dialect: &str) {
    check_owner(def.dialect, def.name, dialect);
}

/// Checks that an element listed by a dialect is defined with it. Definitions with errors have no name.
#[track_caller]
const fn check_owner(owner: &str, name: &str, dialect: &str) {
    if !owner.is_empty() && !dialect.is_empty() && !equal(owner, dialect) {
        fail(&["`", name, "` belongs to the dialect `", owner, "`, not to `", dialect, "`"]);
    }
}

/// Checks that no two types, or attributes, of a dialect have the same mnemonic.
///
/// # Panics
/// Panics with the mnemonic if two do.
#[track_caller]
pub const fn check_def_mnemonics<const N: usize>(defs: &[&DefSchema; N]) {
    let mut names = [""; N];
    let mut i = 0;
    while i < N {
        names[i] = defs[i].mnemonic;
        i += 1;
    }
    match find_twin(&names) {
        Some(name) if matches!(defs[0].kind, DefKind::Type) => {
            duplicate("two types of the dialect have the name `", name)
        }
        Some(name) => duplicate("two attributes of the dialect have the name `", name),
        None => {}
    }
}

/// Returns a name that occurs twice, ignoring empty ones.
const fn find_twin<'n, const N: usize>(names: &[&'n str; N]) -> Option<&'n str> {
    // Linked lists of positions plus one; 0 is the end.
    let mut first = [0; BUCKETS];
    let mut next = [0; N];
    let mut i = 0;
    while i < N {
        let name = names[i];
        let bucket = hash(name) as u32 as usize % BUCKETS;
        let mut other = first[bucket];
        while other != 0 {
            // A definition with errors has no name.
            if !name.is_empty() && equal(name, names[other - 1]) {
                return Some(name);
            }
            other = next[other - 1];
        }
        next[i] = first[bucket];
        i += 1;
        first[bucket] = i;
    }
    None
}

#[track_caller]
const fn duplicate(what: &str, name: &str) -> ! {
    fail(&[what, name, "`"])
}

/// The maximum length of a panic message in a constant.
const LONGEST: usize = 512;

/// Panics with the concatenated parts, truncated if they are too long.
#[track_caller]
pub const fn fail(parts: &[&str]) -> ! {
    let mut buffer = [b' '; LONGEST];
    let (mut length, mut i) = (0, 0);
    while i < parts.len() {
        append(&mut buffer, &mut length, parts[i]);
        i += 1;
    }
    let (message, _) = buffer.split_at(length);
    match std::str::from_utf8(message) {
        Ok(message) => panic!("{}", message),
        Err(_) => panic!("this definition contradicts itself"),
    }
}

const fn append(buffer: &mut [u8; LONGEST], length: &mut usize, text: &str) {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() && *length < buffer.len() {
        buffer[*length] = bytes[i];
        *length += 1;
        i += 1;
    }
}

/// Checks that a result whose type the builder omits has a constraint that only one type satisfies.
///
/// # Panics
/// Panics if the constraint allows several types.
#[track_caller]
pub const fn check_buildable(constraint: &TypeConstraint) {
    assert!(
        constraint.builder.is_some(),
        "this constraint has the name of a built-in one, but no `build` clause; add one, or rename the constraint"
    );
}

/// Checks that exactly one type satisfies the constraint of a result with `build`.
///
/// # Panics
/// Panics if there may be several.
#[track_caller]
pub const fn check_built(constraint: &TypeConstraint) {
    assert!(
        constraint.builder.is_some(),
        "several types may satisfy this constraint; remove `build`, so that builders take the type of the result (types \
         without parameters and constraints with a `build` clause are built)"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns definitions with these names.
    fn named<const N: usize>(name: impl Fn(usize) -> String) -> [&'static OpSchema; N] {
        std::array::from_fn(|i| {
            let mnemonic: &str = Box::leak(name(i).into_boxed_str());
            &*Box::leak(Box::new(OpSchema { mnemonic, ..OpSchema::EMPTY }))
        })
    }

    #[test]
    fn many_distinct_names_are_accepted() {
        check_mnemonics(&named::<3000>(|i| format!("op{i}")));
    }

    #[test]
    fn erroneous_definitions_share_a_name() {
        check_mnemonics(&named::<3>(|_| String::new()));
    }

    #[test]
    #[should_panic(expected = "two operations of the dialect have the name `op7`")]
    fn distant_duplicates_are_found() {
        check_mnemonics(&named::<3000>(|i| format!("op{}", if i == 2900 { 7 } else { i })));
    }
}
