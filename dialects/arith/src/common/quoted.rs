//! Quotes of types, which messages of verifiers share.

use ods::prelude::*;

/// Quotes a type: `'i32'`.
pub fn quoted(ir: &Ir, ty: impl Into<Type>) -> String {
    format!("'{}'", ty.into().display(ir.context()))
}

/// Quotes types: `'i32', 'f32'`.
pub fn quoted_list(ir: &Ir, types: impl IntoIterator<Item = Type>) -> String {
    let types: Vec<String> = types.into_iter().map(|ty| quoted(ir, ty)).collect();
    types.join(", ")
}
