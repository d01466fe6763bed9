//! Declared patterns as data.

use ods_core::schema::Op;

use crate::{OpPattern, PatternSchema};

/// A pattern defined by `pattern!`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a pattern of `pattern!`",
    label = "expected a name that `pattern!` defines",
    note = "patterns that implement `OpPattern` are added by `add::<TheOp, ThePattern>()`"
)]
pub trait Pattern: 'static {
    /// The pattern as data: one per kind of root.
    const SCHEMAS: &'static [PatternSchema];
}

/// Returns a declared pattern as data, with its name.
pub const fn declared<O: Op, P: OpPattern<O>>(name: &'static str) -> PatternSchema {
    P::SCHEMA.named(name)
}
