//! Properties: plain Rust data inside an operation, MLIR's `Property` family.
//!
//! A property of type `P` is [`PropertyValue::WORDS`] words among the operation's property words. Numbers, `bool`s and
//! enums are their words; strings, lists and users' types are interned in the context, and their word is a handle. So
//! operations are cloned, compared and hashed word by word, and nothing needs dropping.
//!
//! Invariants:
//! * Words that are all zero stand for the property's default, or, without one, for the type's own: 0, `false`, `""`, no
//!   elements. What is stored is therefore the value's words *exclusive or* those of the default.
//! * Equal values have equal words.
//!
//! * this file: the trait, the schema, and what accessors expand to;
//! * `scalars`: numbers, `bool`, [`UnitProp`]; `interned`: strings and users' types; `lists`: lists, arrays, options.

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
/// `Vec<P>`, `[P; N]` and [`ArrayProp<P>`]. A type of your own implements [`PropertyData`] instead, which is less work; an enum of your own may
/// implement this, to be stored in its word.
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
    note = "what has a constraint is an attribute: `#[attr]`"
)]
pub trait PropertyValue: 'static {
    /// What builders and setters take.
    type Value: Clone + fmt::Debug + Send + Sync + 'static;
    /// What getters give: the value, or a reference to what is interned in the context.
    type Ref<'c>;
    /// How many words it takes.
    const WORDS: usize;
    /// Its text in the format of an operation: that of any attribute, unless it is read otherwise.
    const SYNTAX: Syntax<'static> = <Attribute as View>::INFO.syntax;
    /// What definitions say of it, but for its name.
    #[doc(hidden)]
    const PROPERTY: PropertySchema = PropertySchema::new::<Self>();
    /// The value as getters give it.
    fn borrow(value: &Self::Value) -> Self::Ref<'_>;
    /// Writes the words, of which there are [`WORDS`](Self::WORDS), zero so far.
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]);
    /// The value with these words. Of words that no value has, any value.
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c>;
    /// The attribute that stands for it in text.
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute;
    /// The value that an attribute stands for.
    ///
    /// # Errors
    /// When it stands for none: says what was expected.
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String>;

    /// Reads the value as it is written in the format of an operation, as `$x`. Here, the attribute that stands for it.
    ///
    /// # Errors
    /// When something else is next.
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self::Value> {
        let (location, attribute) = (parser.location(), parser.parse_attribute()?);
        Self::from_attribute(attribute, parser.context()).map_err(|message| parser.emit_error(location, message))
    }

    /// The same, if it is next.
    ///
    /// # Errors
    /// When it begins and does not go on.
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self::Value>> {
        let location = parser.location();
        let Some(attribute) = parser.parse_optional_attribute()? else { return Ok(None) };
        let value = Self::from_attribute(attribute, parser.context());
        value.map(Some).map_err(|message| parser.emit_error(location, message))
    }

    /// Writes what [`PropertyValue::read_text`] reads.
    fn write_text(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        printer.print_attribute(Self::to_attribute(value, printer.context()));
    }

    /// The attribute of a list of them.
    fn list_to_attribute<'a>(values: &mut dyn Iterator<Item = Self::Ref<'a>>, context: &Context) -> Attribute {
        lists::to_array::<Self>(values, context)
    }

    /// The list that an attribute stands for.
    ///
    /// # Errors
    /// As [`PropertyValue::from_attribute`].
    fn list_from_attribute(attribute: Attribute, context: &Context) -> Result<Vec<Self::Value>, String> {
        lists::from_array::<Self>(attribute, context)
    }
}

/// What getters of a property of type `P` give.
pub type PropertyRef<'c, P> = <P as PropertyValue>::Ref<'c>;
/// What builders and setters of a property of type `P` take.
pub type PropertyGiven<P> = <P as PropertyValue>::Value;
/// What is in an optional one that is there.
#[doc(hidden)]
pub type PropertyGivenSome<P> = <<P as PropertyValue>::Value as IntoIterator>::Item;

/// How many words are few.
const FEW: usize = 4;

/// Words on the stack.
type Words = SmallVec<[u32; 4]>;

/// A property, as `#[op]` defines it.
#[derive(Clone, Copy, Debug)]
pub struct PropertySchema {
    /// The field's name, which is the key in text.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// The Rust type, as it was written.
    pub rust_type: &'static str,
    /// The default, where there is one.
    pub default: Option<PropertyDefault>,
    /// What values must satisfy beyond having the type.
    pub check: Option<PropertyCheck>,
    /// What can be done with the words.
    pub kind: PropertyKind,
    /// Where the words start among the operation's property words.
    pub start: usize,
}

/// The default of a property.
#[derive(Clone, Copy)]
pub struct PropertyDefault {
    /// The expression, as it was written.
    pub text: &'static str,
    /// Writes its words.
    pub store: fn(&Context, &mut [u32]),
}

/// What the values of a confined property satisfy.
#[derive(Clone, Copy)]
pub struct PropertyCheck {
    /// In words.
    pub summary: &'static str,
    /// Whether the value with these words does.
    pub holds: fn(&[u32], &Context) -> bool,
}

/// What can be done with the words of a property, whatever its type.
#[derive(Clone, Copy)]
pub struct PropertyKind {
    /// Its text in the format of an operation.
    pub syntax: Syntax<'static>,
    /// How many words.
    pub words: usize,
    /// The attribute for the value with these words.
    pub to_attribute: fn(&[u32], &Context) -> Attribute,
    /// Writes the words of the value that the attribute stands for.
    pub from_attribute: fn(Attribute, &Context, &mut [u32]) -> Result<(), String>,
    /// Reads `$x` of a format, into the words; whether it was there. Must it be there?
    pub read: fn(&mut AsmParser<'_>, bool, &mut [u32]) -> ParseResult<bool>,
    /// Writes `$x` of a format, of the value with these words.
    pub write: fn(&[u32], &mut AsmPrinter<'_>),
}

impl PropertyKind {
    /// That of properties of type `P`.
    pub const fn of<P: PropertyValue + ?Sized>() -> Self {
        Self {
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
    /// A property without name, default or further demands.
    const fn new<P: PropertyValue + ?Sized>() -> Self {
        Self { name: "", doc: "", rust_type: "", default: None, check: None, kind: PropertyKind::of::<P>(), start: 0 }
    }

    /// With the name, documentation and Rust type.
    #[must_use]
    pub const fn of(self, name: &'static str, doc: &'static str, rust_type: &'static str) -> Self {
        Self { name, doc, rust_type, ..self }
    }

    /// With a default.
    #[must_use]
    pub const fn or(self, text: &'static str, store: fn(&Context, &mut [u32])) -> Self {
        Self { default: Some(PropertyDefault { text, store }), ..self }
    }

    /// With a demand on values.
    #[must_use]
    pub const fn confined(self, summary: &'static str, holds: fn(&[u32], &Context) -> bool) -> Self {
        Self { check: Some(PropertyCheck { summary, holds }), ..self }
    }

    /// Turns the value's words into those that are stored, and back.
    #[inline]
    fn relate_to_default(&self, context: &Context, words: &mut [u32]) {
        if let Some(default) = self.default {
            exclusive_or(words, context, default.store);
        }
    }

    /// The value's words, of an operation (or what will be one).
    fn value_words(&self, stored: &[u32], context: &Context) -> Words {
        let mut words = Words::from_slice(stored);
        self.relate_to_default(context, &mut words);
        words
    }

    /// The attribute that stands for what is stored in these words.
    pub fn attribute(&self, stored: &[u32], context: &Context) -> Attribute {
        (self.kind.to_attribute)(&self.value_words(stored, context), context)
    }

    /// The words of the value that it has at first.
    pub(crate) fn initial(&self, context: &Context) -> SmallVec<[u32; 4]> {
        self.value_words(&Words::from_elem(0, self.kind.words), context)
    }

    /// The words to store for the value with these.
    pub(crate) fn stored(&self, value: &[u32], context: &Context) -> SmallVec<[u32; 4]> {
        // The relation to the default is its own inverse.
        self.value_words(value, context)
    }

    /// Writes `$x` of a format, of an operation in which these words are stored.
    pub(crate) fn write(&self, stored: &[u32], printer: &mut AsmPrinter<'_>) {
        let words = self.value_words(stored, printer.context());
        (self.kind.write)(&words, printer);
    }

    /// The words to store for the value that an attribute stands for.
    ///
    /// # Errors
    /// When it stands for none.
    pub fn words_of(&self, attribute: Attribute, context: &Context) -> Result<SmallVec<[u32; 4]>, String> {
        let mut words: Words = smallvec![0; self.kind.words];
        (self.kind.from_attribute)(attribute, context, &mut words)?;
        self.relate_to_default(context, &mut words);
        Ok(words)
    }

    /// Whether the value with these stored words satisfies what the definition demands.
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

/// The properties of a definition, one behind the other from word `start` on.
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
    /// How many property words an operation has, those for lengths of groups included.
    pub const fn word_count(&self) -> usize {
        match self.properties.split_last() {
            Some((last, _)) => last.start + last.kind.words,
            None => self.size_words(),
        }
    }

    /// The property called `name`.
    pub fn property(&self, name: &str) -> Option<&PropertySchema> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// Whether anything but attribute slots is printed in `<{...}>`.
    #[inline]
    pub const fn has_properties(&self) -> bool {
        !self.attributes.is_empty() || self.word_count() > 0
    }
}

impl OpSchema {
    /// What stands in `<{...}>` besides attributes: lengths of groups, and properties.
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
    /// The stored words of a property of an operation with this definition.
    pub(crate) fn stored_words(&self, op: Operation, schema: &OpSchema, property: &PropertySchema) -> Words {
        let count = property.kind.words;
        let stored = self.property_words(op, schema.attributes.len(), property.start, count);
        stored.map_or_else(|| smallvec![0; count], Words::from_slice)
    }

    /// The property called `name`, or the lengths of groups of that name, as the attribute that stands for it in text.
    pub fn property_attribute(&self, op: impl Into<Operation>, name: &str) -> Option<Attribute> {
        let op = op.into();
        let entries = self.schema(op)?.property_entries(self, op);
        let entry = entries.iter().find(|entry| self.context().str(entry.name) == name);
        entry.map(|entry| entry.value)
    }

    /// Sets the property called `name`, or the lengths of groups of that name, to what an attribute stands for.
    ///
    /// # Errors
    /// When the operation has no such property, or the attribute stands for none of its values.
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

/// Where a property is, and its default: constants of getters.
#[derive(Clone, Copy)]
pub struct PropertyPlace {
    start: usize,
    default: Option<fn(&Context, &mut [u32])>,
}

impl PropertyPlace {
    /// Of the property at position `index`.
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

/// The property at this place.
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
            // On the stack: this is a getter.
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

/// Writes the words of a default.
#[inline]
pub fn store_property<P: PropertyValue>(value: &P::Value, context: &Context, words: &mut [u32]) {
    P::store(value, context, words);
}

/// Whether these are the words of `value`.
pub fn is_property<P: PropertyValue>(words: &[u32], context: &Context, value: &P::Value) -> bool {
    let mut expected: Words = smallvec![0; P::WORDS];
    P::store(value, context, &mut expected);
    *words == *expected
}

/// Whether the value with these words satisfies a predicate.
#[inline]
pub fn test_property<'c, P: PropertyValue>(
    words: &[u32],
    context: &'c Context,
    test: impl FnOnce(P::Ref<'c>) -> bool,
) -> bool {
    test(P::load(words, context))
}

/// A value that a builder was given, and that is stored when the operation is made: only then there is a context.
pub(crate) trait PendingProperty: fmt::Debug + Send + Sync {
    /// The words to store.
    fn stored(&self, property: &PropertySchema, context: &Context) -> SmallVec<[u32; 4]>;
    /// The value.
    fn value(&self) -> &dyn std::any::Any;
}

/// A value of the property type `P`, for later.
pub(crate) fn pending_property<P: PropertyValue>(value: P::Value) -> Box<dyn PendingProperty> {
    Box::new(Pending::<P>(value))
}

/// A value of the property type `P`.
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
