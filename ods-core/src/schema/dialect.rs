//! What a dialect is.

use std::any::Any;
use std::fmt;

use super::{InterfaceSchema, OpSchema};

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
    /// Interfaces that it implements.
    pub interfaces: &'static [DialectInterfaceEntry],
}

impl DialectSchema {
    /// A dialect without anything: what others are made from.
    pub const EMPTY: Self =
        Self { name: "", summary: "", description: "", dependent: &[], ops: &[], interfaces: &[] };

    /// The dialect as one with the interface, if it has it: `dialect.interface::<dyn InlinerInterface>()`.
    pub fn interface<I: DialectInterface + ?Sized>(&self) -> Option<&'static I> {
        self.interfaces.iter().find_map(|entry| entry.object.downcast_ref::<&'static I>()).copied()
    }
}

/// A trait object type that names an interface of dialects; implemented by `#[dialect_interface]`, for `dyn X`.
///
/// Dialects are values that live for ever, so here trait objects do: what a lookup gives is the dialect's struct.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface of dialects",
    label = "expected the name of a trait with `#[dialect_interface]`"
)]
pub trait DialectInterface: Send + Sync + 'static {
    /// The interface as data.
    const SCHEMA: &'static InterfaceSchema;
}

/// An interface as a dialect implements it.
#[derive(Clone, Copy)]
pub struct DialectInterfaceEntry {
    /// The interface.
    pub schema: &'static InterfaceSchema,
    /// A `&'static dyn X`.
    object: &'static (dyn Any + Send + Sync),
}

impl DialectInterfaceEntry {
    /// The interface `I`, implemented by the object.
    pub const fn new<I: DialectInterface + ?Sized>(object: &'static &'static I) -> Self {
        Self { schema: I::SCHEMA, object }
    }
}

impl fmt::Debug for DialectInterfaceEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DialectInterfaceEntry").field(&self.schema.name).finish()
    }
}

/// The type that stands for a dialect; implemented by `#[dialect]`.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a dialect", label = "expected a struct with `#[dialect]`")]
pub trait Dialect {
    /// The definition.
    const SCHEMA: &'static DialectSchema;
    /// The prefix of its operations' names.
    const NAME: &'static str;
}
