//! Interfaces of dialects: traits implemented by a dialect's struct, and found through the dialect's schema.
//!
//! Dialects are static values, so trait objects take the place of the tables of operations: a lookup returns the
//! dialect's struct as a `&'static dyn X`.

use std::any::Any;
use std::fmt;

use super::{DialectSchema, InterfaceSchema};

/// A trait object type that identifies an interface of dialects; implemented for `dyn X` by `#[dialect_interface]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface of dialects",
    label = "expected the name of a trait with `#[dialect_interface]`"
)]
pub trait DialectInterface: Send + Sync + 'static {
    /// The interface as data.
    const SCHEMA: &'static InterfaceSchema;
}

/// Evidence that `D` implements the interface, required by `interfaces(...)` of a dialect, so that the compiler reports
/// a single error for a trait that is not an interface.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{D}` does not implement `{Self}`, or `{Self}` is not an interface of dialects",
    label = "expected the name of a trait with `#[dialect_interface]`, and an `impl` of it for `{D}`"
)]
pub trait DialectImplements<D>: DialectInterface {
    /// Returns the dialect as an object with the interface.
    fn of(dialect: &'static D) -> &'static Self;
}

/// The implementation of an interface by a dialect.
#[derive(Clone, Copy)]
pub struct DialectInterfaceEntry {
    /// The interface.
    pub schema: &'static InterfaceSchema,
    /// The `fn() -> &'static dyn X`.
    object: &'static (dyn Any + Send + Sync),
}

impl DialectInterfaceEntry {
    /// Returns the entry for interface `I`, implemented by the object that the function returns.
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
    /// Returns the dialect's implementation of the interface, if it has one: `dialect.interface::<dyn
    /// InlinerInterface>()`. Interfaces of extensions are found by
    /// [`Context::dialect_interface`](crate::Context::dialect_interface).
    pub fn interface<I: DialectInterface + ?Sized>(&self) -> Option<&'static I> {
        self.interfaces
            .iter()
            .find_map(|entry| entry.object.downcast_ref::<fn() -> &'static I>())
            .map(|object| object())
    }
}
