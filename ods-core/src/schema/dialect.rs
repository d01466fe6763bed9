//! Dialect definitions as static data.

use super::{AttrSchema, DialectHooks, DiscardableSchema, EnumSchema, OpSchema, TraitSchema, TypeSchema};
use crate::schema::dialect_interface::DialectInterfaceEntry;

/// A dialect, as defined by `#[dialect]`.
#[derive(Debug)]
pub struct DialectSchema {
    /// The prefix of its operations' names.
    pub name: &'static str,
    /// The first line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, in Markdown.
    pub description: &'static str,
    /// Dialects that are registered with it.
    pub dependent: &'static [&'static DialectSchema],
    /// The operations.
    pub ops: &'static [&'static OpSchema],
    /// The types.
    pub types: &'static [&'static TypeSchema],
    /// The attributes.
    pub attrs: &'static [&'static AttrSchema],
    /// The enums, for documentation only: they are not registered.
    pub enums: &'static [&'static EnumSchema],
    /// The version, major and minor, recorded in files written with it.
    pub version: Option<(u32, u32)>,
    /// The hooks implemented by its code.
    pub hooks: Option<&'static dyn DialectHooks>,
    /// The discardable attributes that any operation may have.
    pub discardable: &'static [DiscardableSchema],
    /// The dialect that this one extends, as `extends = D` specifies. Both have the same name.
    pub extends: Option<&'static DialectSchema>,
    /// The implemented interfaces.
    pub interfaces: &'static [DialectInterfaceEntry],
}

impl DialectSchema {
    /// An empty dialect, the starting point of definitions.
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

/// A type that represents a dialect; implemented by `#[dialect]`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::Context;
/// # use ods::schema::Dialect;
/// # use ods_macros::dialect;
/// /// My dialect.
/// #[dialect(name = "my")]
/// pub struct My;
///
/// fn main() -> ods::Result {
///     let context = Context::new();
///     context.register::<My>()?;
///     assert_eq!(My::SCHEMA.name, "my");
///     Ok(())
/// }
/// ```
#[diagnostic::on_unimplemented(message = "`{Self}` is not a dialect", label = "expected a struct with `#[dialect]`")]
pub trait Dialect {
    /// The definition.
    const SCHEMA: &'static DialectSchema;
    /// The prefix of its operations' names.
    const NAME: &'static str;
    /// The interface that each of its operations has if it implements it: `dyn Evaluate` with the key `semantics`,
    /// `()` for none.
    type Semantics: ?Sized;
    /// The defaults of all its operations.
    const OP_DEFAULTS: &'static OpDefaults = &OpDefaults { dialect: Self::NAME, traits: &[] };
}

/// The properties common to all operations of a dialect.
#[derive(Debug)]
pub struct OpDefaults {
    /// The name of the dialect.
    pub dialect: &'static str,
    /// Traits that each definition has in addition to its own.
    pub traits: &'static [&'static TraitSchema],
}

impl OpDefaults {
    /// The defaults of an operation whose dialect is unknown because its definition has errors.
    pub const NONE: Self = Self { dialect: "", traits: &[] };
}
