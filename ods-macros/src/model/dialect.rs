//! A dialect.

use syn::{ItemStruct, LitStr, Path};

use crate::docs::Docs;

/// What a `#[dialect]` says.
pub struct DialectModel {
    pub krate: Path,
    pub name: LitStr,
    pub docs: Docs,
    pub ops: Vec<Path>,
    pub dependent: Vec<Path>,
    pub item: ItemStruct,
}
