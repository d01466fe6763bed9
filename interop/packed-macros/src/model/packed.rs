//! Functions with `#[packed]`, and the lists of `export!`.

use syn::{Attribute, Ident, ItemFn, LitStr, Path, Type};

use super::plain_name;
use crate::docs::Docs;

/// A packed function.
pub struct PackedModel {
    pub krate: Path,
    pub item: ItemFn,
    /// The name, if it is not that of the function in its module.
    pub name: Option<LitStr>,
    pub docs: Docs,
    /// The conditions under which the function is compiled.
    pub conditions: Vec<Attribute>,
    pub params: Vec<PackedParam>,
}

/// A parameter of a packed function.
pub struct PackedParam {
    /// The name; empty for a pattern of several names.
    pub name: String,
    pub ty: Type,
}

/// Functions that a library exports.
pub struct ExportModel {
    pub krate: Path,
    pub functions: Vec<Exported>,
}

/// A function that a library exports.
pub struct Exported {
    /// The path of the packed function.
    pub path: Path,
    /// The last part of the path.
    pub ident: Ident,
    /// The name in the library, if it is not `ident`.
    pub name: Option<LitStr>,
}

impl Exported {
    /// Returns the name in the library.
    pub fn symbol(&self) -> String {
        self.name.as_ref().map_or_else(|| plain_name(&self.ident), LitStr::value)
    }
}
