//! Forms of enums besides a constraint on attributes: the parameter of a dialect's attribute (MLIR's `EnumAttr`), a
//! property (`EnumProp`), and a parameter of any type or attribute (`EnumParameter`).
//!
//! Invariants:
//! * The word of a property is the position of the case, or the bits of a bit enum. In both, the word 0 is a value.
//! * In every form, attributes represent only values of the enum.

use std::marker::PhantomData;

use crate::attributes::{Attribute, IntegerAttr, StringAttr};
use crate::context::Context;
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::{AttrDef, AttrEnum, DefSchema, EnumKind, EnumSchema, Parameter, PropertyValue, Syntax};
use crate::schema::defs::typed::get_attribute;

/// The dialect's attribute that holds an enum's values: its definition has one parameter, the value.
#[derive(Debug)]
pub struct EnumForm {
    /// The name of the attribute's definition.
    pub name: &'static str,
    /// The name of the enum in messages.
    pub known_as: &'static str,
    /// The definition. A function, because it refers to the enum, and constants cannot refer to each other.
    def: fn() -> &'static DefSchema,
    make: fn(u64, &Context) -> Option<Attribute>,
    read: fn(Attribute, &Context) -> Option<u64>,
}

impl EnumForm {
    /// Returns the form of the enum `T`, whose attribute's definition is called `name`, and which messages call
    /// `known_as`.
    pub const fn new<T>(name: &'static str, known_as: &'static str) -> Self
    where
        T: AttrEnum + AttrDef + for<'a> Parameter<Ref<'a> = T>,
    {
        Self {
            name,
            known_as,
            def: || <T as AttrDef>::SCHEMA,
            make: |bits, context| {
                let value = T::from_bits(bits)?;
                get_attribute::<(T, ())>(context, <T as AttrDef>::SCHEMA, (value, ())).ok()
            },
            read: |attribute, context| {
                let def = attribute.def(context).filter(|def| def.is_of(<T as AttrDef>::SCHEMA))?;
                def.parameters_as::<(T, ())>().map(|list| list.0.to_bits())
            },
        }
    }

    /// Returns the definition of the attribute.
    pub fn def(&self) -> &'static DefSchema {
        (self.def)()
    }

    /// Returns the attribute with this value.
    pub(super) fn attribute(&self, bits: u64, context: &Context) -> Option<Attribute> {
        (self.make)(bits, context)
    }

    /// Returns the value in the attribute, if it has this definition.
    pub(super) fn value(&self, attribute: Attribute, context: &Context) -> Option<u64> {
        (self.read)(attribute, context)
    }
}

impl EnumSchema {
    /// Returns the number of words of a property.
    pub const fn property_words(&self) -> usize {
        match self.kind {
            EnumKind::Bits(width, _) if width > u32::BITS => 2,
            EnumKind::Integer(_) | EnumKind::String | EnumKind::Bits(..) => 1,
        }
    }

    /// Stores the words of a value.
    pub fn store(&self, bits: u64, words: &mut [u32]) {
        let stored = match self.kind {
            EnumKind::Bits(..) => bits,
            EnumKind::Integer(_) | EnumKind::String => {
                self.cases.iter().position(|case| case.value == bits).unwrap_or_default() as u64
            }
        };
        words.iter_mut().zip([stored as u32, (stored >> 32) as u32]).for_each(|(word, half)| *word = half);
    }

    /// Returns the value with these words.
    #[inline]
    pub fn load(&self, words: &[u32]) -> u64 {
        let stored = words.iter().rev().fold(0, |stored, word| stored << 32 | u64::from(*word));
        match self.kind {
            EnumKind::Bits(..) => stored,
            EnumKind::Integer(_) | EnumKind::String => {
                usize::try_from(stored).ok().and_then(|case| self.cases.get(case)).map_or(0, |case| case.value)
            }
        }
    }

    /// Returns the attribute for the value of a property: an integer, or a string for a string enum.
    pub fn plain_attribute(&self, bits: u64, context: &Context) -> Attribute {
        Self { form: None, ..*self }.attribute(bits, context)
    }

    /// Returns the value of a property from an attribute: an integer of any type, a string, or the enum's own
    /// attribute.
    ///
    /// # Errors
    /// Returns an error if the attribute is not a value of the enum.
    pub fn from_property_attribute(&self, attribute: Attribute, context: &Context) -> Result<u64, String> {
        if let Some(value) = self.form.and_then(|form| form.value(attribute, context)) {
            return Ok(value);
        }
        let value = if self.is_string() {
            attribute.cast::<StringAttr>(context).map(|text| text.value(context).and_then(|text| self.symbolize(text)))
        } else {
            let integer = attribute.cast::<IntegerAttr>(context);
            integer.map(|integer| integer.int(context).and_then(|value| self.of_integer(value.zext_u64()?)))
        };
        match value {
            Some(Some(value)) => Ok(value),
            Some(None) => Err(format!("failed to satisfy constraint: {}", self.summary)),
            None => Err(self.expected_storage()),
        }
    }

    /// Returns the value with this integer, if the enum contains it.
    fn of_integer(&self, bits: u64) -> Option<u64> {
        Some(bits).filter(|bits| self.contains(*bits))
    }

    /// Returns the expected attribute, in MLIR's wording.
    fn expected_storage(&self) -> String {
        let plain = if self.is_string() { "StringAttr" } else { "IntegerAttr" };
        match self.form {
            Some(form) => format!("expected {} or {plain} storage for {}", form.name, self.name),
            None => format!("expected {plain} storage for {}", self.name),
        }
    }
}

/// Stores the words of a property.
#[doc(hidden)]
pub fn store_enum<T: AttrEnum>(value: T, words: &mut [u32]) {
    T::SCHEMA.store(value.to_bits(), words);
}

/// Returns the value with these words; the first case for invalid words.
#[doc(hidden)]
#[inline]
pub fn load_enum<T: AttrEnum>(words: &[u32]) -> T {
    match T::from_bits(T::SCHEMA.load(words)) {
        Some(value) => value,
        None => first(),
    }
}

/// Returns the first case.
#[cold]
fn first<T: AttrEnum>() -> T {
    let first = T::SCHEMA.cases.first().and_then(|case| T::from_bits(case.value));
    first.expect("an enum has a case")
}

/// Returns the value of an attribute in `<{...}>`.
///
/// # Errors
/// Returns an error if the attribute is not a value of the enum.
#[doc(hidden)]
pub fn enum_of_property<T: AttrEnum>(attribute: Attribute, context: &Context) -> Result<T, String> {
    let bits = T::SCHEMA.from_property_attribute(attribute, context)?;
    T::from_bits(bits).ok_or_else(|| T::SCHEMA.expected_storage())
}

/// A property with the value of an enum that is a dialect's attribute, printed as that attribute: `#[property] flags:
/// AttrFormProp<Flags>`. Corresponds to MLIR's `EnumPropWithAttrForm` with `storeInCustomAttribute`. Getters and
/// setters use the enum.
#[derive(Clone, Copy, Debug)]
pub struct AttrFormProp<T>(PhantomData<T>);

impl<T> PropertyValue for AttrFormProp<T>
where
    T: AttrEnum + AttrDef + for<'c> PropertyValue<Value = T, Ref<'c> = T> + Send + Sync,
{
    type Value = T;
    type Ref<'c> = T;
    const WORDS: usize = T::WORDS;
    #[inline]
    fn borrow(value: &T) -> T {
        *value
    }
    #[inline]
    fn store(value: &T, context: &Context, words: &mut [u32]) {
        T::store(value, context, words);
    }
    #[inline]
    fn load(words: &[u32], context: &Context) -> T {
        T::load(words, context)
    }
    fn to_attribute(value: T, context: &Context) -> Attribute {
        AttrEnum::attribute(value, context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<T, String> {
        T::from_attribute(attribute, context)
    }
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<T> {
        parser.parse_enum()
    }
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<T>> {
        parser.parse_optional_enum()
    }
    const SYNTAX: Syntax<'static> = <T as AttrEnum>::SCHEMA.syntax();
    fn write_text(value: T, printer: &mut AsmPrinter<'_>) {
        printer.print_enum(value);
    }
}

/// Implements properties and parameters for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! __enum_forms {
    ($enum:ident) => {
        impl $crate::schema::PropertyValue for $enum {
            type Value = Self;
            type Ref<'c> = Self;
            const WORDS: ::core::primitive::usize = <Self as $crate::schema::AttrEnum>::SCHEMA.property_words();
            #[inline]
            fn borrow(value: &Self) -> Self {
                *value
            }
            #[inline]
            fn store(value: &Self, _: &$crate::Context, words: &mut [::core::primitive::u32]) {
                $crate::rt::store_enum(*value, words);
            }
            #[inline]
            fn load(words: &[::core::primitive::u32], _: &$crate::Context) -> Self {
                $crate::rt::load_enum(words)
            }
            fn to_attribute(value: Self, context: &$crate::Context) -> $crate::Attribute {
                <Self as $crate::schema::AttrEnum>::SCHEMA
                    .plain_attribute($crate::schema::AttrEnum::to_bits(value), context)
            }
            fn from_attribute(
                attribute: $crate::Attribute,
                context: &$crate::Context,
            ) -> ::core::result::Result<Self, ::std::string::String> {
                $crate::rt::enum_of_property(attribute, context)
            }
            fn read_text(parser: &mut $crate::text::AsmParser<'_>) -> $crate::text::ParseResult<Self> {
                parser.parse_enum()
            }
            fn read_optional_text(
                parser: &mut $crate::text::AsmParser<'_>,
            ) -> $crate::text::ParseResult<::core::option::Option<Self>> {
                parser.parse_optional_enum()
            }
            const SYNTAX: $crate::schema::Syntax<'static> = <Self as $crate::schema::AttrEnum>::SCHEMA.syntax();
            fn write_text(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.print_enum(value);
            }
        }
        impl $crate::schema::Parameter for $enum {
            $crate::__parameter_by_value!(hashed);
            const HAS_COMMAS: ::core::primitive::bool = <Self as $crate::schema::AttrEnum>::SCHEMA.has_commas();
            const FIRST: &'static [$crate::schema::First<'static>] = <Self as $crate::schema::AttrEnum>::SCHEMA.first;
            const CONTINUATION: &'static [$crate::schema::Continuation<'static>] =
                <Self as $crate::schema::AttrEnum>::SCHEMA.continuation();
            const IS_OPTIONAL: ::core::primitive::bool = true;
            const KIND: $crate::schema::ParameterKind =
                $crate::schema::ParameterKind::Enum(<Self as $crate::schema::AttrEnum>::SCHEMA);
            fn to_dynamic(value: Self, _: &$crate::Context) -> $crate::schema::ParameterValue {
                $crate::schema::ParameterValue::Enum($crate::schema::AttrEnum::to_bits(value))
            }
            fn from_dynamic(
                value: &$crate::schema::ParameterValue,
                _: &::std::sync::Arc<$crate::Context>,
            ) -> ::core::result::Result<Self, $crate::schema::ValueMismatch> {
                $crate::rt::enum_of_dynamic(value)
            }
            fn read(parser: &mut $crate::text::AsmParser<'_>) -> $crate::text::ParseResult<Self> {
                parser.parse_enum()
            }
            fn read_optional(
                parser: &mut $crate::text::AsmParser<'_>,
            ) -> $crate::text::ParseResult<::core::option::Option<Self>> {
                parser.parse_optional_enum()
            }
            fn write(value: Self, printer: &mut $crate::text::AsmPrinter<'_>) {
                printer.print_enum(value);
            }
        }
    };
}
