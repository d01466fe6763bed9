//! What a dialect is.

use super::{AttrSchema, DialectHooks, DiscardableSchema, EnumSchema, OpSchema, TraitSchema, TypeSchema};
use crate::schema::dialect_interface::DialectInterfaceEntry;

/// A dialect, as `#[dialect]` defines it.
#[derive(Debug)]
pub struct DialectSchema {
    /// The prefix of its operations' names.
    pub name: &'static str,
    /// First line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, Markdown.
    pub description: &'static str,
    /// Dialects that are registered along with it.
    pub dependent: &'static [&'static DialectSchema],
    /// Its operations.
    pub ops: &'static [&'static OpSchema],
    /// Its types.
    pub types: &'static [&'static TypeSchema],
    /// Its attributes.
    pub attrs: &'static [&'static AttrSchema],
    /// Its enums; for documentation, since nothing of them is registered.
    pub enums: &'static [&'static EnumSchema],
    /// The version, major and minor: what a file says that was written with it.
    pub version: Option<(u32, u32)>,
    /// What it decides by code of its own.
    pub hooks: Option<&'static dyn DialectHooks>,
    /// Its discardable attributes, which any operation may have.
    pub discardable: &'static [DiscardableSchema],
    /// The dialect that this is more of, as `extends = D` says; its name is that dialect's.
    pub extends: Option<&'static DialectSchema>,
    /// Interfaces that it implements.
    pub interfaces: &'static [DialectInterfaceEntry],
}

impl DialectSchema {
    /// A dialect without anything in it: what definitions start from.
    pub const EMPTY: Self = Self {
        name: "",
        summary: "",
        description: "",
        dependent: &[],
        ops: &[],
        types: &[],
        attrs: &[],
        enums: &[],
        version: None,
        hooks: None,
        discardable: &[],
        extends: None,
        interfaces: &[],
    };
}

/// The type that stands for a dialect; implemented by `#[dialect]`.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a dialect", label = "expected a struct with `#[dialect]`")]
pub trait Dialect {
    /// The definition.
    const SCHEMA: &'static DialectSchema;
    /// The prefix of its operations' names.
    const NAME: &'static str;
    /// What all its operations have.
    const OP_DEFAULTS: &'static OpDefaults = &OpDefaults { dialect: Self::NAME, traits: &[] };
}

/// What all operations of a dialect have.
#[derive(Debug)]
pub struct OpDefaults {
    /// The dialect's name.
    pub dialect: &'static str,
    /// Traits, besides those that a definition names itself.
    pub traits: &'static [&'static TraitSchema],
}

impl OpDefaults {
    /// Those of an operation whose dialect is not known, because the definition has errors.
    pub const NONE: Self = Self { dialect: "", traits: &[] };
}
