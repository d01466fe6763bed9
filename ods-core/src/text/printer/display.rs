//! Types, attributes and locations alone, as diagnostics quote them.

use std::fmt;

use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::schema::{Entity, View};

use super::super::PrintOptions;
use crate::text::printer::writer::AsmPrinter;

/// Returns a type, as text: `tensor<4xf32>`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::text::type_to_string;
/// # use ods::{Context, Type};
/// assert_eq!(type_to_string(&Context::new(), Type::F32), "f32");
/// ```
pub fn type_to_string(context: &Context, ty: Type) -> String {
    write(context, |writer| writer.ty(ty))
}

/// Returns an attribute, as text: `42 : i32`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::text::attribute_to_string;
/// let context = ods::Context::new();
/// assert_eq!(attribute_to_string(&context, IntegerAttr::i32(&context, 42).into()), "42 : i32");
/// ```
pub fn attribute_to_string(context: &Context, attribute: Attribute) -> String {
    write(context, |writer| writer.attribute(attribute))
}

/// Returns a location, as text: `loc("file":1:2)`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::text::location_to_string;
/// let context = ods::Context::new();
/// assert_eq!(location_to_string(&context, context.file_location("file", 1, 2)), "loc(\"file\":1:2)");
/// ```
pub fn location_to_string(context: &Context, location: Location) -> String {
    write(context, |writer| writer.location_in_full(location))
}

fn write(context: &Context, write: impl FnOnce(&mut AsmPrinter<'_>)) -> String {
    let mut writer = AsmPrinter::new(context, PrintOptions::default());
    write(&mut writer);
    super::into_string(writer.out)
}

/// What [`Type::display`] and its like return.
struct Shown<F>(F);

impl<F: Fn() -> String> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0())
    }
}

impl Type {
    /// Returns the type as text, for `{}`.
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || type_to_string(context, self))
    }
}

impl Attribute {
    /// Returns the attribute as text, for `{}`.
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || attribute_to_string(context, self))
    }
}

/// What has a text of its own.
pub trait Textual: Entity {
    /// Returns the text.
    fn text(self, context: &Context) -> String;
}

impl Textual for Type {
    fn text(self, context: &Context) -> String {
        type_to_string(context, self)
    }
}

impl Textual for Attribute {
    fn text(self, context: &Context) -> String {
        attribute_to_string(context, self)
    }
}

/// Views of types and attributes as text: `ptr.display(context)` is what the type itself would give.
pub trait DisplayView: View<Entity: Textual> {
    /// Returns the view as text, for `{}`.
    fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || self.entity().text(context))
    }
}

impl<V: View<Entity: Textual>> DisplayView for V {}

impl Location {
    /// Returns the location as text, for `{}`.
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || location_to_string(context, self))
    }
}
