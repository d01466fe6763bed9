//! Types, attributes and locations on their own, as in diagnostics.

use std::fmt;

use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::schema::{Entity, View};

use super::super::PrintOptions;
use crate::text::printer::writer::AsmPrinter;

/// Returns the text of a type: `tensor<4xf32>`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::text::type_to_string;
/// # use ods::{Context, Type};
/// assert_eq!(type_to_string(&Context::new(), Type::F32), "f32");
/// ```
pub fn type_to_string(context: &Context, ty: Type) -> String {
    written(context, |writer| writer.ty(ty))
}

/// Returns the text of an attribute: `42 : i32`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::text::attribute_to_string;
/// let context = ods::Context::new();
/// assert_eq!(attribute_to_string(&context, IntegerAttr::i32(&context, 42).into()), "42 : i32");
/// ```
pub fn attribute_to_string(context: &Context, attribute: Attribute) -> String {
    written(context, |writer| writer.attribute(attribute))
}

/// Returns the text of a location: `loc("file":1:2)`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::text::location_to_string;
/// let context = ods::Context::new();
/// assert_eq!(location_to_string(&context, context.file_location("file", 1, 2)), "loc(\"file\":1:2)");
/// ```
pub fn location_to_string(context: &Context, location: Location) -> String {
    written(context, |writer| writer.location_in_full(location))
}

/// Returns the text that a function prints.
pub(crate) fn written(context: &Context, write: impl FnOnce(&mut AsmPrinter<'_>)) -> String {
    let mut writer = AsmPrinter::new(context, PrintOptions::default());
    write(&mut writer);
    super::into_string(writer.out)
}

/// The `Display` value returned by [`Type::display`] and similar methods.
struct Shown<F>(F);

impl<F: Fn() -> String> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0())
    }
}

impl Type {
    /// Returns a `Display` value for the type.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Type};
    /// let context = Context::new();
    /// assert_eq!(Type::I32.display(&context).to_string(), "i32");
    /// assert_eq!(format!("{:>6}", Type::INDEX.display(&context)), " index");
    /// ```
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || type_to_string(context, self))
    }
}

impl Attribute {
    /// Returns a `Display` value for the attribute.
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || attribute_to_string(context, self))
    }
}

/// An entity with a text.
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

/// Views of types and attributes as text: `ptr.display(context)` is the text of the type itself.
///
/// ```
/// # use ods_core as ods;
/// use ods::text::DisplayView;
/// use ods::types::{IntegerType, Signedness};
///
/// # fn main() -> ods::Result {
/// let context = ods::Context::new();
/// let ty = IntegerType::get(&context, 8, Signedness::Signless)?;
/// assert_eq!(ty.display(&context).to_string(), "i8");
/// # Ok(())
/// # }
/// ```
pub trait DisplayView: View<Entity: Textual> {
    /// Returns a `Display` value for the view.
    fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || self.entity().text(context))
    }
}

impl<V: View<Entity: Textual>> DisplayView for V {}

impl Location {
    /// Returns a `Display` value for the location.
    pub fn display(self, context: &Context) -> impl fmt::Display {
        Shown(move || location_to_string(context, self))
    }
}
