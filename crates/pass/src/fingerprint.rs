//! Fingerprints of operations, which reveal changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use ods_core::text::PrintOptions;
use ods_core::{Ir, Operation};

/// Returns a number that differs, in all likelihood, between operations that are printed differently, with their
/// locations.
pub(crate) fn fingerprint(ir: &Ir, op: Operation) -> u64 {
    let mut hasher = DefaultHasher::new();
    let options = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
    ir.display(op).with_options(options).to_string().hash(&mut hasher);
    hasher.finish()
}
