//! A dialect.

use syn::{Ident, ItemStruct, LitStr, Path};

use crate::docs::Docs;

/// What a `#[dialect]` says.
pub struct DialectModel {
    pub krate: Path,
    /// Missing only along with an error.
    pub name: Option<LitStr>,
    pub docs: Docs,
    pub ops: Vec<Path>,
    /// The key before the operations, to complain at.
    pub ops_key: Option<Ident>,
    pub dependent: Vec<Path>,
    pub enums: Vec<Path>,
    pub item: ItemStruct,
}
