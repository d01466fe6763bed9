//! Interfaces of dialects: traits that a dialect's struct implements, found by the dialect's schema.
//!
//! Dialects are values that live for ever, so here trait objects do what tables do for operations: a lookup gives the
//! dialect's struct as a `&'static dyn X`.

use std::any::Any;
use std::fmt;

use super::{DialectSchema, InterfaceSchema};

/// A trait object type that names an interface of dialects; implemented by `#[dialect_interface]`, for `dyn X`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface of dialects",
    label = "expected the name of a trait with `#[dialect_interface]`"
)]
pub trait DialectInterface: Send + Sync + 'static {
    /// The interface as data.
    const SCHEMA: &'static InterfaceSchema;
}

/// That `D` implements the interface: what `interfaces(...)` of a dialect asks for, so that of a trait that is none the
/// compiler complains once.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{D}` does not implement `{Self}`, or that is not an interface of dialects",
    label = "expected the name of a trait with `#[dialect_interface]`, and an `impl` of it for `{D}`"
)]
pub trait DialectImplements<D>: DialectInterface {
    /// The dialect, seen as one with the interface.
    fn of(dialect: &'static D) -> &'static Self;
}

/// An interface as a dialect implements it.
#[derive(Clone, Copy)]
pub struct DialectInterfaceEntry {
    /// The interface.
    pub schema: &'static InterfaceSchema,
    /// A `fn() -> &'static dyn X`.
    object: &'static (dyn Any + Send + Sync),
}

impl DialectInterfaceEntry {
    /// The interface `I`, implemented by the object that the function gives.
    pub const fn new<I: DialectInterface + ?Sized>(object: &'static fn() -> &'static I) -> Self {
        Self { schema: I::SCHEMA, object }
    }
}

impl fmt::Debug for DialectInterfaceEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DialectInterfaceEntry").field(&self.schema.name).finish()
    }
}

impl DialectSchema {
    /// The dialect as one with the interface, if it has it: `dialect.interface::<dyn InlinerInterface>()`. What extensions
    /// add, a context knows: see [`Context::dialect_interface`](crate::Context::dialect_interface).
    pub fn interface<I: DialectInterface + ?Sized>(&self) -> Option<&'static I> {
        self.interfaces
            .iter()
            .find_map(|entry| entry.object.downcast_ref::<fn() -> &'static I>())
            .map(|object| object())
    }
}
