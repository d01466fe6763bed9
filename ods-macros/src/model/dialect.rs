//! A dialect.

use syn::{Attribute, Ident, ItemStruct, LitInt, LitStr, Path, Type};

use crate::docs::Docs;

/// A `#[dialect]`.
pub struct DialectModel {
    pub krate: Path,
    /// Absent only along with an error.
    pub name: Option<LitStr>,
    pub docs: Docs,
    pub ops: Vec<Path>,
    /// The key before the operations, for errors.
    pub ops_key: Option<Ident>,
    pub types: Vec<Path>,
    pub types_key: Option<Ident>,
    pub attrs: Vec<Path>,
    pub attrs_key: Option<Ident>,
    pub dependent: Vec<Path>,
    /// The `interfaces` key: traits with `#[dialect_interface]`.
    pub interfaces: Vec<Path>,
    pub enums: Vec<Path>,
    /// The `semantics` key.
    pub semantics: Option<Ident>,
    /// The `hooks` key.
    pub hooks: Option<Ident>,
    pub version: Option<Version>,
    pub discardable: Vec<Discardable>,
    pub op_traits: Vec<Path>,
    /// The dialect that this one extends.
    pub extends: Option<Path>,
    pub item: ItemStruct,
    /// `#[diagnostic::do_not_recommend]`, which is for the implementation of the trait.
    pub impl_attrs: Vec<Attribute>,
}

/// `version = (1, 0)`
pub struct Version {
    pub major: LitInt,
    pub minor: LitInt,
}

/// An entry of `discardable(...)`.
pub struct Discardable {
    pub docs: Docs,
    pub ident: Ident,
    pub constraint: Type,
}
