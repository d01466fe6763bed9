//! Properties: plain Rust data inside an operation, MLIR's `Property` family.
//!
//! A property of type `P` takes [`PropertyValue::WORDS`] of the operation's property words. Numbers, `bool`s and enums
//! are stored in their words; strings, lists and user-defined types are interned in the context, and their word is a
//! handle. Operations are thus cloned, compared and hashed word by word, and need no drop code.
//!
//! Invariants:
//! * Words that are all zero represent the property's default or, without one, the default of the type: 0, `false`,
//!   `""`, no elements. The stored words are therefore the value's words *exclusive or* the default's words.
//! * Equal values have equal words.
//!
//! * this file: the trait, the schema, and support for accessors;
//! * `scalars`: numbers, `bool`, [`UnitProp`]; `interned`: strings and user-defined types; `lists`: lists, arrays,
//!   options.

pub(crate) mod interned;
mod lists;
mod scalars;

pub use interned::PropertyData;
pub use lists::ArrayProp;
pub use scalars::UnitProp;

use std::fmt;

use smallvec::{SmallVec, smallvec};

use crate::attributes::NamedAttribute;
use crate::context::Context;
use crate::entity::{Attribute, Operation};
use crate::ir::Ir;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::segments::{sizes_attribute, sizes_from_attribute};
use super::{OpSchema, OpSource, Syntax, View};

/// The type of a `#[property]` field.
///
/// Implemented by the integers, `bool`, `f32`, `f64`, `String`, enums with `#[enum_attr]`, [`UnitProp`], `Option<P>`,
/// `Vec<P>`, `[P; N]` and [`ArrayProp<P>`]. For your own types, implement [`PropertyData`] instead, which is less work;
/// your own enums may implement this trait, to be stored in their word.
///
/// ```
/// use ods_core::schema::PropertyValue;
/// use ods_core::{Attribute, Context};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Padding { Same, Valid }
///
/// impl PropertyValue for Padding {
///     type Value = Self;
///     type Ref<'c> = Self;
///     const WORDS: usize = 1;
///     fn borrow(value: &Self) -> Self {
///         *value
///     }
///     fn store(value: &Self, _: &Context, words: &mut [u32]) {
///         words[0] = *value as u32;
///     }
///     fn load(words: &[u32], _: &Context) -> Self {
///         if words[0] == 1 { Self::Valid } else { Self::Same }
///     }
///     fn to_attribute(value: Self, context: &Context) -> Attribute {
///         <i32 as PropertyValue>::to_attribute(value as i32, context)
///     }
///     fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
///         match <i32 as PropertyValue>::from_attribute(attribute, context)? {
///             0 => Ok(Self::Same),
///             1 => Ok(Self::Valid),
///             other => Err(format!("expected a padding, but got {other}")),
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
pub trait PropertyValue: 'static {
    /// The type taken by builders and setters.
    type Value: Clone + fmt::Debug + Send + Sync + 'static;
    /// The type returned by getters: the value, or a reference to the interned value in the context.
    type Ref<'c>;
    /// The number of words.
    const WORDS: usize;
    /// The text in the format of an operation: that of any attribute by default.
    const SYNTAX: Syntax<'static> = <Attribute as View>::INFO.syntax;
    /// Whether it is a `UnitProp`, which builders do not require.
    #[doc(hidden)]
    const IS_UNIT: bool = false;
    /// The schema without the name.
    #[doc(hidden)]
    const PROPERTY: PropertySchema = PropertySchema::new::<Self>();
    /// Returns the value as getters do.
    fn borrow(value: &Self::Value) -> Self::Ref<'_>;
    /// Stores the value in [`WORDS`](Self::WORDS) words, which are initially zero.
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]);
    /// Returns the value with these words; any value for invalid words.
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c>;
    /// Returns the attribute that represents the value in text.
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute;
    /// Returns the value of an attribute.
    ///
    /// # Errors
    /// Returns a message with the expected attribute if it does not represent a value.
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String>;

    /// Parses the value in the format of an operation, as `$x`; by default, the attribute that represents it.
    ///
    /// # Errors
    /// Returns an error if something else is next.
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self::Value> {
        let (location, attribute) = (parser.location(), parser.parse_attribute()?);
        Self::from_attribute(attribute, parser.context()).map_err(|message| parser.emit_error(location, message))
    }

    /// Parses the value, if it is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self::Value>> {
        let location = parser.location();
        let Some(attribute) = parser.parse_optional_attribute()? else { return Ok(None) };
        let value = Self::from_attribute(attribute, parser.context());
        value.map(Some).map_err(|message| parser.emit_error(location, message))
    }

    /// Prints the text that [`PropertyValue::read_text`] parses.
    fn write_text(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        printer.print_attribute(Self::to_attribute(value, printer.context()));
    }

    /// Returns the attribute of a list of values.
    fn list_to_attribute<'a>(values: &mut dyn Iterator<Item = Self::Ref<'a>>, context: &Context) -> Attribute {
        lists::to_array::<Self>(values, context)
    }

    /// Returns the list of values of an attribute.
    ///
    /// # Errors
    /// Returns the errors of [`PropertyValue::from_attribute`].
    fn list_from_attribute(attribute: Attribute, context: &Context) -> Result<Vec<Self::Value>, String> {
        lists::from_array::<Self>(attribute, context)
    }
}

/// The type returned by getters of a property of type `P`.
pub type PropertyRef<'c, P> = <P as PropertyValue>::Ref<'c>;
/// The type taken by builders and setters of a property of type `P`.
pub type PropertyGiven<P> = <P as PropertyValue>::Value;
/// The type of the value in an optional property.
#[doc(hidden)]
pub type PropertyGivenSome<P> = <<P as PropertyValue>::Value as IntoIterator>::Item;

/// The number of words up to which they are read on the stack.
const FEW: usize = 4;

/// Property words on the stack.
type Words = SmallVec<[u32; 4]>;

/// A property, as defined by `#[op]`.
#[derive(Clone, Copy, Debug)]
pub struct PropertySchema {
    /// The name of the field, which is the key in text.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The Rust type, as written in the definition.
    pub rust_type: &'static str,
    /// The default, if there is one.
    pub default: Option<PropertyDefault>,
    /// The additional constraint on values.
    pub check: Option<PropertyCheck>,
    /// The operations on the words.
    pub kind: PropertyKind,
    /// The start of its words among the operation's property words.
    pub start: usize,
}

/// The default of a property.
#[derive(Clone, Copy)]
pub struct PropertyDefault {
    /// The expression, as written in the definition.
    pub text: &'static str,
    /// A function that stores its words.
    pub store: fn(&Context, &mut [u32]),
}

/// The constraint on the values of a confined property.
#[derive(Clone, Copy)]
pub struct PropertyCheck {
    /// The description.
    pub summary: &'static str,
    /// A function that checks the value with these words.
    pub holds: fn(&[u32], &Context) -> bool,
}

/// The type-erased operations on the words of a property.
#[derive(Clone, Copy)]
pub struct PropertyKind {
    /// Whether it is a `UnitProp`.
    pub is_unit: bool,
    /// The text in the format of an operation.
    pub syntax: Syntax<'static>,
    /// The number of words.
    pub words: usize,
    /// A function that returns the attribute for the value with these words.
    pub to_attribute: fn(&[u32], &Context) -> Attribute,
    /// A function that stores the words of an attribute's value.
    pub from_attribute: fn(Attribute, &Context, &mut [u32]) -> Result<(), String>,
    /// A function that parses `$x` of a format into the words. The flag makes it required. Returns whether it was
    /// present.
    pub read: fn(&mut AsmParser<'_>, bool, &mut [u32]) -> ParseResult<bool>,
    /// A function that prints `$x` of a format for the value with these words.
    pub write: fn(&[u32], &mut AsmPrinter<'_>),
}

impl PropertyKind {
    /// Returns the operations for properties of type `P`.
    pub const fn of<P: PropertyValue + ?Sized>() -> Self {
        Self {
            is_unit: P::IS_UNIT,
            syntax: P::SYNTAX,
            words: P::WORDS,
            to_attribute: |words, context| P::to_attribute(P::load(words, context), context),
            from_attribute: |attribute, context, words| {
                P::store(&P::from_attribute(attribute, context)?, context, words);
                Ok(())
            },
            read: |parser, required, words| {
                let value = if required { Some(P::read_text(parser)?) } else { P::read_optional_text(parser)? };
                if let Some(value) = &value {
                    P::store(value, parser.context(), words);
                }
                Ok(value.is_some())
            },
            write: |words, printer| P::write_text(P::load(words, printer.context()), printer),
        }
    }
}

macro_rules! opaque {
    ($($name:ident { $field:ident }),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).field(stringify!($field), &self.$field).finish_non_exhaustive()
            }
        }
    )*};
}

opaque!(PropertyDefault { text }, PropertyCheck { summary }, PropertyKind { words });

impl PropertySchema {
    /// Returns a property without name, default or constraint.
    const fn new<P: PropertyValue + ?Sized>() -> Self {
        Self { name: "", doc: "", rust_type: "", default: None, check: None, kind: PropertyKind::of::<P>(), start: 0 }
    }

    /// Sets the name, documentation and Rust type.
    ///
    /// # Panics
    /// Panics if the type is `UnitProp` under another name, since the builder then takes a value.
    #[must_use]
    #[track_caller]
    pub const fn of(self, name: &'static str, doc: &'static str, rust_type: &'static str) -> Self {
        assert!(!self.kind.is_unit, "this type is `UnitProp` under another name; write `UnitProp`");
        Self { name, doc, rust_type, ..self }
    }

    /// Sets the name, documentation and Rust type of a property whose presence is its value: `#[property] x: UnitProp`.
    ///
    /// # Panics
    /// Panics if the type is another type of that name.
    #[must_use]
    #[track_caller]
    pub const fn of_unit(self, name: &'static str, doc: &'static str, rust_type: &'static str) -> Self {
        assert!(self.kind.is_unit, "this type has the name of `UnitProp`, whose presence is its value; rename it");
        Self { name, doc, rust_type, ..self }
    }

    /// Sets the default.
    #[must_use]
    pub const fn or(self, text: &'static str, store: fn(&Context, &mut [u32])) -> Self {
        Self { default: Some(PropertyDefault { text, store }), ..self }
    }

    /// Sets the constraint on values.
    #[must_use]
    pub const fn confined(self, summary: &'static str, holds: fn(&[u32], &Context) -> bool) -> Self {
        Self { check: Some(PropertyCheck { summary, holds }), ..self }
    }

    /// Converts the value's words to the stored ones, and vice versa.
    #[inline]
    fn relate_to_default(&self, context: &Context, words: &mut [u32]) {
        if let Some(default) = self.default {
            exclusive_or(words, context, default.store);
        }
    }

    /// Returns the value's words, given the stored ones.
    fn value_words(&self, stored: &[u32], context: &Context) -> Words {
        let mut words = Words::from_slice(stored);
        self.relate_to_default(context, &mut words);
        words
    }

    /// Returns the attribute for the value stored in these words.
    pub fn attribute(&self, stored: &[u32], context: &Context) -> Attribute {
        (self.kind.to_attribute)(&self.value_words(stored, context), context)
    }

    /// Returns the words of the initial value.
    pub(crate) fn initial(&self, context: &Context) -> SmallVec<[u32; 4]> {
        self.value_words(&Words::from_elem(0, self.kind.words), context)
    }

    /// Returns the words to store for the value with these words.
    pub(crate) fn stored(&self, value: &[u32], context: &Context) -> SmallVec<[u32; 4]> {
        // The conversion is its own inverse.
        self.value_words(value, context)
    }

    /// Prints `$x` of a format for the value stored in these words.
    pub(crate) fn write(&self, stored: &[u32], printer: &mut AsmPrinter<'_>) {
        let words = self.value_words(stored, printer.context());
        (self.kind.write)(&words, printer);
    }

    /// Returns the words to store for the value of an attribute.
    ///
    /// # Errors
    /// Returns an error if it does not represent a value.
    pub fn words_of(&self, attribute: Attribute, context: &Context) -> Result<SmallVec<[u32; 4]>, String> {
        let mut words: Words = smallvec![0; self.kind.words];
        (self.kind.from_attribute)(attribute, context, &mut words)?;
        self.relate_to_default(context, &mut words);
        Ok(words)
    }

    /// Returns whether the value stored in these words satisfies the definition's constraint.
    pub fn holds(&self, stored: &[u32], context: &Context) -> bool {
        self.check.is_none_or(|check| (check.holds)(&self.value_words(stored, context), context))
    }
}

#[inline]
fn exclusive_or(words: &mut [u32], context: &Context, store: fn(&Context, &mut [u32])) {
    let mut few = [0; FEW];
    let mut many = Vec::new();
    let default = match few.get_mut(..words.len()) {
        Some(few) => few,
        None => {
            many.resize(words.len(), 0);
            &mut many[..]
        }
    };
    store(context, default);
    words.iter_mut().zip(default).for_each(|(word, default)| *word ^= *default);
}

/// Returns the properties of a definition, laid out consecutively from word `start` on.
pub const fn properties<const N: usize>(mut start: usize, mut list: [PropertySchema; N]) -> [PropertySchema; N] {
    let mut i = 0;
    while i < N {
        list[i].start = start;
        start += list[i].kind.words;
        i += 1;
    }
    list
}

impl OpSchema {
    /// Returns the number of property words of an operation, including those for segment sizes.
    pub const fn word_count(&self) -> usize {
        match self.properties.split_last() {
            Some((last, _)) => last.start + last.kind.words,
            None => self.size_words(),
        }
    }

    /// Returns the property called `name`.
    pub fn property(&self, name: &str) -> Option<&PropertySchema> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// Returns whether anything besides attribute slots is printed in `<{...}>`.
    #[inline]
    pub const fn has_properties(&self) -> bool {
        !self.attributes.is_empty() || self.word_count() > 0
    }
}

impl OpSchema {
    /// Returns the contents of `<{...}>` besides attributes: segment sizes and properties.
    pub(crate) fn property_entries(&self, ir: &Ir, op: Operation) -> Vec<NamedAttribute> {
        let context = ir.context();
        let entry = |name: &str, value| NamedAttribute { name: context.identifier(name), value };
        let sizes = self.stored_sizes().map(|(name, start, count)| {
            let words = ir.property_words(op, self.attributes.len(), start, count);
            let words = words.map_or_else(|| smallvec![0; count], Words::from_slice);
            entry(name, sizes_attribute(&words, context))
        });
        let properties = self
            .properties
            .iter()
            .map(|property| entry(property.name, property.attribute(&ir.stored_words(op, self, property), context)));
        sizes.chain(properties).collect()
    }
}

impl Ir {
    /// Returns the stored words of a property of an operation with this definition.
    pub(crate) fn stored_words(&self, op: Operation, schema: &OpSchema, property: &PropertySchema) -> Words {
        let count = property.kind.words;
        let stored = self.property_words(op, schema.attributes.len(), property.start, count);
        stored.map_or_else(|| smallvec![0; count], Words::from_slice)
    }

    /// Returns the property or segment sizes called `name` as an attribute.
    pub fn property_attribute(&self, op: impl Into<Operation>, name: &str) -> Option<Attribute> {
        let op = op.into();
        let entries = self.schema(op)?.property_entries(self, op);
        let entry = entries.iter().find(|entry| self.context().str(entry.name) == name);
        entry.map(|entry| entry.value)
    }

    /// Sets the property or segment sizes called `name` to the value of an attribute.
    ///
    /// # Errors
    /// Returns an error if the operation has no such property, or the attribute does not represent a value of it.
    pub fn set_property_attribute(
        &mut self,
        op: impl Into<Operation>,
        name: &str,
        value: Attribute,
    ) -> Result<(), String> {
        let op = op.into();
        let schema = self.schema(op).unwrap_or(&OpSchema::EMPTY);
        let (start, words) = match (schema.property(name), schema.stored_sizes_named(name)) {
            (Some(property), _) => (property.start, property.words_of(value, self.context())?),
            (None, Some((start, count))) => {
                (start, Words::from_slice(&sizes_from_attribute(value, count, self.context())?))
            }
            (None, None) => return Err(format!("'{}' op has no property '{name}'", self.name_str(op))),
        };
        self.set_property_words(op, start, &words);
        Ok(())
    }
}

/// The position of a property's words, and its default, as constants of getters.
#[derive(Clone, Copy)]
pub struct PropertyPlace {
    start: usize,
    default: Option<fn(&Context, &mut [u32])>,
}

impl PropertyPlace {
    /// Returns the place of the property at position `index`.
    pub const fn of(schema: &OpSchema, index: usize) -> Self {
        let property = &schema.properties[index];
        let default = match &property.default {
            Some(default) => Some(default.store),
            None => None,
        };
        Self { start: property.start, default }
    }
}

opaque!(PropertyPlace { start });

/// Returns the property at this place.
#[inline]
pub fn property<'c, P: PropertyValue>(
    source: &impl OpSource,
    ir: &'c Ir,
    schema: &'static OpSchema,
    place: PropertyPlace,
) -> P::Ref<'c> {
    let context = ir.context();
    source.with_words(ir, schema, place.start, P::WORDS, |stored| match place.default {
        None => P::load(stored, context),
        Some(store) if P::WORDS <= FEW => {
            // On the stack, because this is a getter.
            let mut words = [0; FEW];
            let words = &mut words[..P::WORDS];
            store(context, words);
            for i in 0..P::WORDS {
                words[i] ^= stored[i];
            }
            P::load(words, context)
        }
        Some(store) => {
            let mut words = Words::from_slice(stored);
            exclusive_or(&mut words, context, store);
            P::load(&words, context)
        }
    })
}

/// Sets the property at position `index`.
pub fn set_property<P: PropertyValue>(
    op: impl Into<Operation>,
    ir: &mut Ir,
    schema: &'static OpSchema,
    index: usize,
    value: &P::Value,
) {
    let op = op.into();
    let words = stored_words_of::<P>(&schema.properties[index], value, ir.context());
    ir.set_property_words(op, schema.properties[index].start, &words);
}

fn stored_words_of<P: PropertyValue>(property: &PropertySchema, value: &P::Value, context: &Context) -> Words {
    let mut words: Words = smallvec![0; P::WORDS];
    P::store(value, context, &mut words);
    property.relate_to_default(context, &mut words);
    words
}

/// Stores the words of a default.
#[inline]
pub fn store_property<P: PropertyValue>(value: &P::Value, context: &Context, words: &mut [u32]) {
    P::store(value, context, words);
}

/// Returns whether these are the words of `value`.
pub fn is_property<P: PropertyValue>(words: &[u32], context: &Context, value: &P::Value) -> bool {
    let mut expected: Words = smallvec![0; P::WORDS];
    P::store(value, context, &mut expected);
    *words == *expected
}

/// Returns whether the value with these words satisfies a predicate.
#[inline]
pub fn test_property<'c, P: PropertyValue>(
    words: &[u32],
    context: &'c Context,
    test: impl FnOnce(P::Ref<'c>) -> bool,
) -> bool {
    test(P::load(words, context))
}

/// A value given to a builder, stored when the operation is created, which is when a context is available.
pub(crate) trait PendingProperty: fmt::Debug + Send + Sync {
    /// Returns the words to store.
    fn stored(&self, property: &PropertySchema, context: &Context) -> SmallVec<[u32; 4]>;
    /// Returns the value.
    fn value(&self) -> &dyn std::any::Any;
}

/// Defers a value of the property type `P`.
pub(crate) fn pending_property<P: PropertyValue>(value: P::Value) -> Box<dyn PendingProperty> {
    Box::new(Pending::<P>(value))
}

/// A deferred value of the property type `P`.
pub(super) struct Pending<P: PropertyValue>(pub(super) P::Value);

impl<P: PropertyValue> fmt::Debug for Pending<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<P: PropertyValue> PendingProperty for Pending<P> {
    fn stored(&self, property: &PropertySchema, context: &Context) -> Words {
        stored_words_of::<P>(property, &self.0, context)
    }
    fn value(&self) -> &dyn std::any::Any {
        &self.0
    }
}
