//! Properties whose values are interned in the context: strings, lists and user-defined types.

use std::any::{Any, TypeId};
use std::fmt;
use std::hash::Hash;

use crate::attributes::StringAttr;
use crate::context::Context;
use crate::entity::Attribute;
use crate::text::{AsmParser, AsmPrinter, ParseResult};
use ods_num::hash::hash_of;

use crate::schema::{End, First, Syntax};

use super::PropertyValue;

/// A user-defined type of properties: any plain data.
///
/// ```
/// use ods_core::schema::{PropertyData, PropertyValue};
/// use ods_core::{Attribute, Context};
///
/// #[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
/// struct Tile { rows: i64, columns: i64 }
///
/// impl PropertyData for Tile {
///     fn to_attribute(&self, context: &Context) -> Attribute {
///         <Vec<i64> as PropertyValue>::to_attribute(&[self.rows, self.columns], context)
///     }
///     fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
///         match <Vec<i64> as PropertyValue>::from_attribute(attribute, context)?[..] {
///             [rows, columns] => Ok(Self { rows, columns }),
///             _ => Err("expected two sizes".into()),
///         }
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of a property",
    label = "not the type of a property",
    note = "a property is a number, a `bool`, a `UnitProp`, a `String`, an enum with `#[enum_attr]`, an `Optional<...>` \
            or a `Vec<...>` of them, or a type of your own that implements `PropertyData`",
    note = "a field with a constraint is an attribute: `#[attr]`"
)]
pub trait PropertyData: Clone + Eq + Hash + Default + fmt::Debug + Send + Sync + 'static {
    /// Returns the attribute that represents the value in text.
    fn to_attribute(&self, context: &Context) -> Attribute;
    /// Returns the value of an attribute.
    ///
    /// # Errors
    /// Returns a message with the expected attribute if it does not represent a value.
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String>;
}

#[diagnostic::do_not_recommend]
impl<T: PropertyData> PropertyValue for T {
    type Value = Self;
    type Ref<'c> = &'c Self;
    const WORDS: usize = 1;
    fn borrow(value: &Self) -> &Self {
        value
    }
    fn store(value: &Self, context: &Context, words: &mut [u32]) {
        words[0] = if *value == Self::default() { 0 } else { context.intern_property(value) };
    }
    fn load<'c>(words: &[u32], context: &'c Context) -> &'c Self {
        let found = context.interned_property(words[0]).or_else(|| {
            let handle = context.intern_property(&Self::default());
            context.interned_property(handle)
        });
        found.unwrap_or_else(|| panic!("an interned value is stored"))
    }
    fn to_attribute(value: &Self, context: &Context) -> Attribute {
        PropertyData::to_attribute(value, context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        PropertyData::from_attribute(attribute, context)
    }
}

impl PropertyValue for String {
    type Value = Self;
    type Ref<'c> = &'c str;
    const WORDS: usize = 1;
    fn borrow(value: &Self) -> &str {
        value
    }
    fn store(value: &Self, context: &Context, words: &mut [u32]) {
        words[0] = if value.is_empty() { 0 } else { context.intern_property(value) };
    }
    fn load<'c>(words: &[u32], context: &'c Context) -> &'c str {
        context.interned_property::<Self>(words[0]).map_or("", String::as_str)
    }
    fn to_attribute(value: &str, context: &Context) -> Attribute {
        StringAttr::get(context, value).into()
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        let Some(text) = attribute.cast::<StringAttr>(context) else {
            return Err("expected string property to come from string attribute".into());
        };
        match text.value(context) {
            Some(text) => Ok(text.into()),
            None => Err("expected a string property to be UTF-8".into()),
        }
    }
    const SYNTAX: Syntax<'static> = Syntax::new(&[First::String], End::Delimited);
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.parse_string()
    }
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        parser.parse_optional_string()
    }
    fn write_text(value: &str, printer: &mut AsmPrinter<'_>) {
        printer.print_string(value);
    }
}

/// A value in the context's interner.
pub struct InternedProperty(Box<dyn Interned>);

/// An interned value of any type.
trait Interned: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any + Send + Sync> Interned for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl InternedProperty {
    fn get<T: 'static>(&self) -> Option<&T> {
        // On the contents of the box, not the box itself.
        (*self.0).as_any().downcast_ref()
    }
}

impl fmt::Debug for InternedProperty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InternedProperty")
    }
}

impl Context {
    /// Returns the word for a value, which is never zero, and equal for equal values.
    pub(super) fn intern_property<T: Clone + Eq + Hash + Send + Sync + 'static>(&self, value: &T) -> u32 {
        let hash = hash_of(&(TypeId::of::<T>(), value));
        let is_it = |known: &InternedProperty| known.get::<T>() == Some(value);
        self.properties.intern(hash, is_it, || InternedProperty(Box::new(value.clone()))) + 1
    }

    /// Returns the value with this word.
    #[inline]
    pub(super) fn interned_property<T: 'static>(&self, word: u32) -> Option<&T> {
        self.properties.get(word.checked_sub(1)?)?.get()
    }
}
