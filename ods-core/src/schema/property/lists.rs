//! Properties made of other properties: options, lists and arrays.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use crate::attributes::{ArrayAttr, Attribute};
use crate::context::Context;
use crate::text::{AsmParser, AsmPrinter, Delimiter, ParseResult};

use crate::schema::{End, First, Syntax};

use super::PropertyValue;

/// Prints `[a, b]`.
fn write_list<'a, P: PropertyValue>(values: impl Iterator<Item = P::Ref<'a>>, printer: &mut AsmPrinter<'_>) {
    printer.print("[");
    printer.print_list(values, |printer, value| P::write_text(value, printer));
    printer.print("]");
}

/// Parses `none`, or calls `read`.
fn none_or<T>(
    parser: &mut AsmParser<'_>,
    read: impl FnOnce(&mut AsmParser<'_>) -> ParseResult<T>,
) -> ParseResult<Option<T>> {
    if parser.parse_optional_keyword("none") { Ok(None) } else { read(parser).map(Some) }
}

/// A list in brackets.
const LIST: Syntax<'static> = Syntax::new(&[First::Literal("[")], End::Delimited);

/// Defines the text of lists in formats: `[a, b]`.
macro_rules! list_text {
    () => {
        const SYNTAX: Syntax<'static> = LIST;
        fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self::Value> {
            parser.parse_list(Delimiter::Square, P::read_text)
        }
        fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self::Value>> {
            parser.parse_optional_list(Delimiter::Square, P::read_text)
        }
        fn write_text(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
            write_list::<P>(value.iter().map(P::borrow), printer);
        }
    };
}

/// Returns the values as an array attribute.
pub(super) fn to_array<'a, P: PropertyValue + ?Sized>(
    values: &mut dyn Iterator<Item = P::Ref<'a>>,
    context: &Context,
) -> Attribute {
    let elements: Vec<Attribute> = values.map(|value| P::to_attribute(value, context)).collect();
    ArrayAttr::get(context, &elements).into()
}

/// Returns the values of an array attribute.
pub(super) fn from_array<P: PropertyValue + ?Sized>(
    attribute: Attribute,
    context: &Context,
) -> Result<Vec<P::Value>, String> {
    let Some(array) = attribute.cast::<ArrayAttr>(context) else {
        return Err("expected array attribute".into());
    };
    array.elements(context).iter().map(|element| P::from_attribute(*element, context)).collect()
}

/// An optional property. The first word indicates whether there is a value. In text, it is an array with no or one
/// element.
impl<P: PropertyValue> PropertyValue for Option<P> {
    type Value = Option<P::Value>;
    type Ref<'c> = Option<P::Ref<'c>>;
    const WORDS: usize = 1 + P::WORDS;
    #[inline]
    fn borrow(value: &Self::Value) -> Self::Ref<'_> {
        value.as_ref().map(P::borrow)
    }
    #[inline]
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]) {
        if let Some(value) = value {
            words[0] = 1;
            P::store(value, context, &mut words[1..]);
        }
    }
    #[inline]
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c> {
        (words[0] != 0).then(|| P::load(&words[1..], context))
    }
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute {
        to_array::<P>(&mut value.into_iter(), context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String> {
        let Some(array) = attribute.cast::<ArrayAttr>(context) else {
            return Err("expected optional properties to materialize as arrays".into());
        };
        match array.elements(context) {
            [] => Ok(None),
            [element] => P::from_attribute(*element, context).map(Some),
            _ => Err("expected optional properties to become 0- or 1-element arrays".into()),
        }
    }
    const SYNTAX: Syntax<'static> = P::SYNTAX
        .starting_with(&[First::AnyOf(P::SYNTAX.first()), First::Literal("none")])
        .taking(&[First::AnyOf(P::SYNTAX.takes()), First::Literal("none")])
        .ending_with(match P::SYNTAX.end() {
            End::Delimited | End::Punctuation(_) => End::Keyword,
            end @ (End::Keyword | End::Name | End::Integer | End::Number | End::Entity | End::Symbol) => end,
        });
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self::Value> {
        none_or(parser, P::read_text)
    }
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self::Value>> {
        match none_or(parser, P::read_optional_text)? {
            None => Ok(Some(None)),
            Some(found) => Ok(found.map(Some)),
        }
    }
    fn write_text(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        match value {
            None => printer.print("none"),
            Some(value) => P::write_text(value, printer),
        }
    }
}

/// A list. In text, its form depends on the elements: `array<i64: 1, 2>` for `i64`, `["a", "b"]` for strings.
impl<P: PropertyValue> PropertyValue for Vec<P>
where
    P::Value: Eq + Hash,
{
    type Value = Vec<P::Value>;
    type Ref<'c> = &'c [P::Value];
    const WORDS: usize = 1;
    fn borrow(value: &Self::Value) -> Self::Ref<'_> {
        value
    }
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]) {
        words[0] = if value.is_empty() { 0 } else { context.intern_property(value) };
    }
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c> {
        context.interned_property::<Self::Value>(words[0]).map_or(&[], Vec::as_slice)
    }
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute {
        P::list_to_attribute(&mut value.iter().map(P::borrow), context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String> {
        P::list_from_attribute(attribute, context)
    }
    list_text!();
}

/// A list that is always an array attribute in text: `[1, 2]` for `i64`. MLIR's `ArrayProp`.
pub struct ArrayProp<P>(PhantomData<fn() -> P>);

impl<P> fmt::Debug for ArrayProp<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ArrayProp")
    }
}

impl<P: PropertyValue> PropertyValue for ArrayProp<P>
where
    P::Value: Eq + Hash,
{
    type Value = Vec<P::Value>;
    type Ref<'c> = &'c [P::Value];
    const WORDS: usize = 1;
    fn borrow(value: &Self::Value) -> Self::Ref<'_> {
        value
    }
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]) {
        Vec::<P>::store(value, context, words);
    }
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c> {
        Vec::<P>::load(words, context)
    }
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute {
        to_array::<P>(&mut value.iter().map(P::borrow), context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String> {
        from_array::<P>(attribute, context)
    }
    list_text!();
}

/// An array, stored in the operation element by element; in text the same as `Vec<P>`.
impl<P: PropertyValue, const N: usize> PropertyValue for [P; N] {
    type Value = [P::Value; N];
    type Ref<'c> = [P::Ref<'c>; N];
    const WORDS: usize = N * P::WORDS;
    fn borrow(value: &Self::Value) -> Self::Ref<'_> {
        std::array::from_fn(|i| P::borrow(&value[i]))
    }
    fn store(value: &Self::Value, context: &Context, words: &mut [u32]) {
        for (i, value) in value.iter().enumerate() {
            P::store(value, context, &mut words[i * P::WORDS..][..P::WORDS]);
        }
    }
    fn load<'c>(words: &[u32], context: &'c Context) -> Self::Ref<'c> {
        std::array::from_fn(|i| P::load(&words[i * P::WORDS..][..P::WORDS], context))
    }
    fn to_attribute(value: Self::Ref<'_>, context: &Context) -> Attribute {
        P::list_to_attribute(&mut value.into_iter(), context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self::Value, String> {
        let elements = P::list_from_attribute(attribute, context)?;
        let count = elements.len();
        elements.try_into().map_err(|_| format!("size mismatch in attribute conversion: {count} vs {N}"))
    }
    const SYNTAX: Syntax<'static> = LIST;
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self::Value> {
        let location = parser.location();
        let elements = parser.parse_list(Delimiter::Square, P::read_text)?;
        let count = elements.len();
        elements.try_into().map_err(|_| parser.emit_error(location, format!("expected {N} elements, but got {count}")))
    }
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self::Value>> {
        if parser.at_punctuation("[") { Self::read_text(parser).map(Some) } else { Ok(None) }
    }
    fn write_text(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        write_list::<P>(value.into_iter(), printer);
    }
}
