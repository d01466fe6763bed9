//! What a dialect is.

use super::{EnumSchema, OpSchema};

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
    /// Its enums; for documentation, since nothing of them is registered.
    pub enums: &'static [&'static EnumSchema],
    /// The version, major and minor: what a file says that was written with it.
    pub version: Option<(u32, u32)>,
}

impl DialectSchema {
    /// A dialect without anything in it: what definitions start from.
    pub const EMPTY: Self =
        Self { name: "", summary: "", description: "", dependent: &[], ops: &[], enums: &[], version: None };
}

/// The type that stands for a dialect; implemented by `#[dialect]`.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a dialect", label = "expected a struct with `#[dialect]`")]
pub trait Dialect {
    /// The definition.
    const SCHEMA: &'static DialectSchema;
    /// The prefix of its operations' names.
    const NAME: &'static str;
}
