//! The Rust types of parameters of types and attributes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use ods_num::hash::SeededHasher;

use super::value::{ParameterKind, ParameterValue, ValueMismatch, of_text, text_of};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::schema::{Continuation, End, First, Opening, View, ViewInfo};
use crate::sub_elements::SubElement;
use crate::text::{AsmParser, AsmPrinter, Delimiter, ParseResult};

/// The Rust type of a parameter of a type or attribute.
///
/// Implemented for integers, `bool`, `f32` and `f64` (compared by their bits), `String`, [`Type`], [`Attribute`], their
/// views, types and attributes defined by dialects, enums with `#[enum_attr]`, and `Option` and `Vec` of one. For your
/// own types, implement [`PlainParameter`], or this trait for more control.
///
/// Its functions are not named `get`, `parse` and `print`, to avoid ambiguity with a definition's own functions of
/// these names.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or attribute",
    label = "not the type of a parameter",
    note = "a parameter is a number, `bool`, `String`, `Type`, `Attribute`, a view of one, an `Option` or `Vec` of one; a \
            type of your own implements `ods::schema::PlainParameter`"
)]
pub trait Parameter: fmt::Debug + Send + Sync + Sized + 'static {
    /// The type returned by accessors and taken by builders: the value itself if it is small, otherwise a reference.
    type Ref<'a>: Copy;
    /// Borrows the value as accessors return it.
    fn lend(&self) -> Self::Ref<'_>;
    /// Returns an owned value.
    fn own(value: Self::Ref<'_>) -> Self;
    /// Returns whether two values are the same parameter.
    fn same(a: Self::Ref<'_>, b: Self::Ref<'_>) -> bool;
    /// Hashes a value. The same parameters have equal hashes.
    fn hash(value: Self::Ref<'_>, state: &mut SeededHasher);
    /// Parses a value.
    ///
    /// # Errors
    /// Returns an error if the value is malformed; the error is reported to the parser.
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self>;
    /// Whether [`Parameter::read_optional`] can detect that it is absent, so that no keyword or punctuation is needed
    /// to omit it.
    const IS_OPTIONAL: bool = false;
    /// Parses a value, if one is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        Self::read(parser).map(Some)
    }
    /// Prints a value in the form that [`Parameter::read`] parses.
    fn write(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>);
    /// Prints a value with the dialect's name and the mnemonic, if it has them: `qualified($x)` in a format.
    fn write_qualified(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        Self::write(value, printer);
    }
    /// Calls `visit` for the types and attributes in the value.
    fn visit(_value: Self::Ref<'_>, _visit: &mut dyn FnMut(SubElement)) {}
    /// Returns the value with other types and attributes in it.
    fn replaced(value: Self::Ref<'_>, _replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self {
        Self::own(value)
    }
    /// The kind of the values without their Rust type.
    #[doc(hidden)]
    const KIND: ParameterKind = ParameterKind::Text;
    /// Returns the value without its Rust type.
    #[doc(hidden)]
    fn to_dynamic(value: Self::Ref<'_>, context: &Context) -> ParameterValue {
        text_of::<Self>(value, context)
    }
    /// Returns the parameter with this value.
    ///
    /// # Errors
    /// Returns an error if the value is of another kind.
    #[doc(hidden)]
    fn from_dynamic(value: &ParameterValue, context: &Arc<Context>) -> Result<Self, ValueMismatch> {
        of_text(value, context)
    }
    /// The properties of the types or attributes with this view; `None` if the values are neither.
    #[doc(hidden)]
    const VIEW: Option<&'static ViewInfo> = None;
    /// Whether the text can be a list: several elements separated by commas, or nothing at all.
    #[doc(hidden)]
    const IS_LIST: bool = false;
    /// Whether nothing is printed for some value, and no text indicates this, as for an `Option`.
    #[doc(hidden)]
    const IS_OPTION: bool = false;
    /// Whether it contains such a parameter.
    #[doc(hidden)]
    const HAS_OPTIONS: bool = false;
    /// Whether the text can have commas outside brackets.
    #[doc(hidden)]
    const HAS_COMMAS: bool = Self::IS_LIST;
    /// The FIRST set of the text.
    #[doc(hidden)]
    const FIRST: &'static [First<'static>] = &[First::Unknown];
    /// The beginning of a definition's text that begins with the parameter.
    #[doc(hidden)]
    const OPENING: Opening<'static> = Opening::Parameter(Self::FIRST);
    /// The tokens parsed as its beginning when it may be absent.
    #[doc(hidden)]
    const TAKES: &'static [First<'static>] = Self::FIRST;
    /// The tokens that would be parsed as more of the text.
    #[doc(hidden)]
    const CONTINUATION: &'static [Continuation<'static>] = &[];
    /// The continuations of a format that ends with the parameter, when it is absent.
    #[doc(hidden)]
    const ABSENT: &'static [Continuation<'static>] = &[Continuation::AnyOf(Self::TAKES)];
    /// The last token of the text.
    #[doc(hidden)]
    const END: End = End::Delimited;
    /// Returns whether the value is the default: equal to it, or, for a `mutable` parameter, not set.
    #[doc(hidden)]
    fn is_default(value: Self::Ref<'_>, default: Self::Ref<'_>) -> bool {
        Self::same(value, default)
    }
    /// Returns whether the entities in the value are of the kinds that its views require, which replacements might
    /// violate.
    #[doc(hidden)]
    fn fits(_value: Self::Ref<'_>, _context: &Context) -> bool {
        true
    }
    /// Takes over another value, if the parameter can be set.
    #[doc(hidden)]
    fn absorb(&self, _other: &Self) -> bool {
        true
    }
}

/// A user-defined parameter type: the functions that [`Parameter`] needs and that cannot be derived.
///
/// ```
/// use ods_core::schema::PlainParameter;
/// use ods_core::text::{AsmParser, AsmPrinter, ParseResult};
///
/// #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// struct Range {
///     from: u32,
///     to: u32,
/// }
///
/// impl PlainParameter for Range {
///     fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
///         let from = parser.parse_integer()?;
///         parser.parse_keyword("to")?;
///         Ok(Self { from, to: parser.parse_integer()? })
///     }
///     fn print(&self, printer: &mut AsmPrinter<'_>) {
///         printer.print(format_args!("{} to {}", self.from, self.to));
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or attribute",
    label = "not the type of a parameter",
    note = "a parameter is a number, `bool`, `String`, `Type`, `Attribute`, a view of one, an `Option` or `Vec` of one; a \
            type of your own implements `ods::schema::PlainParameter`"
)]
pub trait PlainParameter: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Parses a value.
    ///
    /// # Errors
    /// Returns an error if the value is malformed; the error is reported to the parser.
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self>;
    /// Prints the value in the form that [`PlainParameter::parse`] parses.
    fn print(&self, printer: &mut AsmPrinter<'_>);
}

#[diagnostic::do_not_recommend]
impl<T: PlainParameter> Parameter for T {
    type Ref<'a> = &'a T;
    fn lend(&self) -> &T {
        self
    }
    fn own(value: &T) -> T {
        value.clone()
    }
    fn same(a: &T, b: &T) -> bool {
        a == b
    }
    fn hash(value: &T, state: &mut SeededHasher) {
        value.hash(state);
    }
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<T> {
        <T as PlainParameter>::parse(parser)
    }
    fn write(value: &T, printer: &mut AsmPrinter<'_>) {
        value.print(printer);
    }
}

/// The common items of parameters that are passed by value.
#[doc(hidden)]
#[macro_export]
macro_rules! __parameter_by_value {
    () => {
        type Ref<'a> = Self;
        #[inline]
        fn lend(&self) -> Self {
            *self
        }
        #[inline]
        fn own(value: Self) -> Self {
            value
        }
    };
    (hashed) => {
        $crate::__parameter_by_value!();
        #[inline]
        fn same(a: Self, b: Self) -> ::core::primitive::bool {
            a == b
        }
        #[inline]
        fn hash(value: Self, state: &mut $crate::rt::SeededHasher) {
            ::core::hash::Hash::hash(&value, state);
        }
    };
}

impl Parameter for String {
    type Ref<'a> = &'a str;
    fn lend(&self) -> &str {
        self
    }
    fn own(value: &str) -> Self {
        value.to_owned()
    }
    fn same(a: &str, b: &str) -> bool {
        a == b
    }
    fn hash(value: &str, state: &mut SeededHasher) {
        value.hash(state);
    }
    const FIRST: &'static [First<'static>] = &[First::String];
    const KIND: ParameterKind = ParameterKind::String;
    fn to_dynamic(value: Self::Ref<'_>, _: &Context) -> ParameterValue {
        ParameterValue::String(value.to_owned())
    }
    fn from_dynamic(value: &ParameterValue, _: &Arc<Context>) -> Result<Self, ValueMismatch> {
        match value {
            ParameterValue::String(text) => Ok(text.clone()),
            _ => Err(ValueMismatch::Kind),
        }
    }
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.parse_string()
    }
    const IS_OPTIONAL: bool = true;
    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        parser.parse_optional_string()
    }
    fn write(value: &str, printer: &mut AsmPrinter<'_>) {
        printer.print_string(value);
    }
}

/// Implements parameters for types and attributes.
macro_rules! entities {
    ($($entity:ident: $parse:ident, $parse_optional:ident, $print:ident, $as:ident;)*) => {$(
        impl Parameter for $entity {
            crate::__parameter_by_value!(hashed);
            const VIEW: Option<&'static ViewInfo> = Some(&<$entity as View>::INFO);
            const FIRST: &'static [First<'static>] = <$entity as View>::INFO.syntax.first();
            const CONTINUATION: &'static [Continuation<'static>] = <$entity as View>::INFO.syntax.continuation();
            const END: End = <$entity as View>::INFO.syntax.end();
            const KIND: ParameterKind = ParameterKind::$entity(stringify!($entity));
            fn to_dynamic(value: Self, _: &Context) -> ParameterValue {
                ParameterValue::$entity(value)
            }
            fn from_dynamic(value: &ParameterValue, _: &Arc<Context>) -> Result<Self, ValueMismatch> {
                let ParameterValue::$entity(entity) = value else { return Err(ValueMismatch::Kind) };
                Ok(*entity)
            }
            fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
                parser.$parse()
            }
            const IS_OPTIONAL: bool = true;
            fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
                parser.$parse_optional()
            }
            fn write(value: Self, printer: &mut AsmPrinter<'_>) {
                printer.$print(value);
            }
            fn visit(value: Self, visit: &mut dyn FnMut(SubElement)) {
                visit(value.into());
            }
            fn replaced(value: Self, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self {
                replace(value.into()).$as().unwrap_or(value)
            }
        }
    )*};
}

entities! {
    Type: parse_type, parse_optional_type, print_type, as_type;
    Attribute: parse_attribute, parse_optional_attribute, print_attribute, as_attribute;
}

/// Implements parameters for views of types: `element: IntegerType`.
macro_rules! view_parameter {
    (Type, $view:ident) => {
        crate::schema::view_parameter!(@ $view, Type, parse_type_as, parse_optional_type_as, print_type, as_type);
    };
    (Attribute, $view:ident) => {
        crate::schema::view_parameter!(@ $view, Attribute, parse_attribute_as, parse_optional_attribute_as,
            print_attribute, as_attribute);
    };
    (@ $view:ident, $entity:ident, $parse:ident, $optional:ident, $print:ident, $as:ident) => {
        impl crate::schema::Parameter for $view {
            crate::__parameter_by_value!(hashed);
            const VIEW: Option<&'static crate::schema::ViewInfo> = Some(&<Self as crate::schema::View>::INFO);
            // It may be an alias.
            const FIRST: &'static [crate::schema::First<'static>] = &[crate::schema::First::$entity];
            const CONTINUATION: &'static [crate::schema::Continuation<'static>] =
                <Self as crate::schema::View>::INFO.syntax.continuation();
            fn read(parser: &mut crate::text::AsmParser<'_>) -> crate::text::ParseResult<Self> {
                parser.$parse()
            }
            const IS_OPTIONAL: bool = true;
            fn read_optional(parser: &mut crate::text::AsmParser<'_>) -> crate::text::ParseResult<Option<Self>> {
                parser.$optional()
            }
            fn write(value: Self, printer: &mut crate::text::AsmPrinter<'_>) {
                printer.$print(value);
            }
            fn visit(value: Self, visit: &mut dyn FnMut(crate::sub_elements::SubElement)) {
                visit(crate::entity::$entity::from(value).into());
            }
            fn replaced(
                value: Self,
                replace: &mut dyn FnMut(crate::sub_elements::SubElement) -> crate::sub_elements::SubElement,
            ) -> Self {
                let new = replace(crate::entity::$entity::from(value).into()).$as();
                new.map_or(value, <Self as crate::schema::View>::view)
            }
            fn fits(value: Self, context: &crate::Context) -> bool {
                crate::entity::$entity::from(value).isa::<$view>(context)
            }
            const KIND: crate::schema::ParameterKind = crate::schema::ParameterKind::$entity(stringify!($view));
            fn to_dynamic(value: Self, _: &crate::Context) -> crate::schema::ParameterValue {
                crate::schema::ParameterValue::$entity(value.into())
            }
            fn from_dynamic(
                value: &crate::schema::ParameterValue,
                context: &std::sync::Arc<crate::Context>,
            ) -> Result<Self, crate::schema::ValueMismatch> {
                crate::rt::view_of_dynamic(value, context)
            }
        }
        impl crate::schema::defs::checks::Constrained<crate::entity::$entity> for $view {
            fn all(value: Self, holds: &mut dyn FnMut(crate::entity::$entity) -> bool) -> bool {
                holds(value.into())
            }
        }
    };
}
pub(crate) use view_parameter;

/// An optional parameter, which is absent for `None`. Since `None` has no text, a format must provide a way to detect
/// it.
impl<T: Parameter> Parameter for Option<T> {
    type Ref<'a> = Option<T::Ref<'a>>;
    fn lend(&self) -> Self::Ref<'_> {
        self.as_ref().map(T::lend)
    }
    fn own(value: Self::Ref<'_>) -> Self {
        value.map(T::own)
    }
    fn same(a: Self::Ref<'_>, b: Self::Ref<'_>) -> bool {
        match (a, b) {
            (Some(a), Some(b)) => T::same(a, b),
            (None, None) => true,
            _ => false,
        }
    }
    fn hash(value: Self::Ref<'_>, state: &mut SeededHasher) {
        state.write_u8(u8::from(value.is_some()));
        value.into_iter().for_each(|value| T::hash(value, state));
    }
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        T::read(parser).map(Some)
    }
    // An empty list looks the same as `None`.
    const IS_OPTIONAL: bool = T::IS_OPTIONAL && !T::IS_LIST;
    const IS_LIST: bool = T::IS_LIST;
    const IS_OPTION: bool = true;
    const OPENING: Opening<'static> = Opening::Unknown;
    const HAS_OPTIONS: bool = T::IS_OPTION || T::HAS_OPTIONS;
    const HAS_COMMAS: bool = T::HAS_COMMAS;
    const CONTINUATION: &'static [Continuation<'static>] = T::CONTINUATION;
    const ABSENT: &'static [Continuation<'static>] = T::ABSENT;
    const FIRST: &'static [First<'static>] = T::FIRST;
    const TAKES: &'static [First<'static>] = T::TAKES;
    const END: End = T::END;
    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        Ok(T::read_optional(parser)?.map(Some))
    }
    fn write(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        value.into_iter().for_each(|value| T::write(value, printer));
    }
    fn write_qualified(value: Self::Ref<'_>, printer: &mut AsmPrinter<'_>) {
        value.into_iter().for_each(|value| T::write_qualified(value, printer));
    }
    fn visit(value: Self::Ref<'_>, visit: &mut dyn FnMut(SubElement)) {
        value.into_iter().for_each(|value| T::visit(value, visit));
    }
    fn replaced(value: Self::Ref<'_>, replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self {
        value.map(|value| T::replaced(value, replace))
    }
    fn fits(value: Self::Ref<'_>, context: &Context) -> bool {
        value.is_none_or(|value| T::fits(value, context))
    }
    const KIND: ParameterKind = ParameterKind::Optional(&T::KIND);
    fn to_dynamic(value: Self::Ref<'_>, context: &Context) -> ParameterValue {
        value.map_or(ParameterValue::Absent, |value| T::to_dynamic(value, context))
    }
    fn from_dynamic(value: &ParameterValue, context: &Arc<Context>) -> Result<Self, ValueMismatch> {
        match value {
            ParameterValue::Absent => Ok(None),
            _ => T::from_dynamic(value, context).map(Some),
        }
    }
}

/// A list, separated by commas without brackets, as MLIR prints an `ArrayRefParameter`. Nested lists have brackets; if
/// the presence of a first element cannot be detected, an empty list is printed as `[]`.
impl<T: Parameter> Parameter for Vec<T> {
    type Ref<'a> = &'a [T];
    fn lend(&self) -> &[T] {
        self
    }
    fn own(value: &[T]) -> Self {
        value.iter().map(|element| T::own(element.lend())).collect()
    }
    fn same(a: &[T], b: &[T]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| T::same(a.lend(), b.lend()))
    }
    fn hash(value: &[T], state: &mut SeededHasher) {
        state.write_usize(value.len());
        value.iter().for_each(|element| T::hash(element.lend(), state));
    }
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        if T::IS_OPTIONAL || T::HAS_COMMAS {
            return Ok(Self::read_optional(parser)?.unwrap_or_default());
        }
        let delimiter = if parser.at_empty_list() { Delimiter::Square } else { Delimiter::None };
        parser.parse_list(delimiter, T::read)
    }
    const IS_LIST: bool = true;
    const OPENING: Opening<'static> = Opening::Unknown;
    const HAS_OPTIONS: bool = T::IS_OPTION || T::HAS_OPTIONS;
    // Does not depend on definitions, which may contain a list of themselves.
    const CONTINUATION: &'static [Continuation<'static>] = match T::IS_LIST {
        true => &[Continuation::Literal(",")],
        false => &[Continuation::Literal(","), Continuation::All(T::CONTINUATION)],
    };
    const ABSENT: &'static [Continuation<'static>] = &[Continuation::Literal("["), Continuation::All(T::ABSENT)];
    const END: End = if T::IS_LIST { End::Delimited } else { T::END };
    const IS_OPTIONAL: bool = T::IS_OPTIONAL || T::HAS_COMMAS;
    const FIRST: &'static [First<'static>] = match (T::HAS_COMMAS, T::IS_OPTIONAL) {
        (true, _) => &[First::Literal("[")],
        (false, true) => T::FIRST,
        // An empty list is `[]`.
        (false, false) => &[First::Literal("["), First::AnyOf(T::FIRST)],
    };
    const TAKES: &'static [First<'static>] = match (T::HAS_COMMAS, T::IS_OPTIONAL) {
        (true, _) => &[First::Literal("[")],
        (false, true) => T::TAKES,
        // An empty list is printed.
        (false, false) => &[],
    };
    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        let Some(first) = first_element(parser)? else { return Ok(None) };
        let mut list = vec![first];
        while parser.parse_optional_punctuation(",")? {
            list.push(element(parser)?);
        }
        Ok(Some(list))
    }
    fn write(value: &[T], printer: &mut AsmPrinter<'_>) {
        print_list(value, printer, T::write);
    }
    fn write_qualified(value: &[T], printer: &mut AsmPrinter<'_>) {
        print_list(value, printer, T::write_qualified);
    }
    fn visit(value: &[T], visit: &mut dyn FnMut(SubElement)) {
        value.iter().for_each(|element| T::visit(element.lend(), visit));
    }
    fn replaced(value: &[T], replace: &mut dyn FnMut(SubElement) -> SubElement) -> Self {
        value.iter().map(|element| T::replaced(element.lend(), replace)).collect()
    }
    fn fits(value: &[T], context: &Context) -> bool {
        value.iter().all(|element| T::fits(element.lend(), context))
    }
    const KIND: ParameterKind = ParameterKind::List(&T::KIND);
    fn to_dynamic(value: &[T], context: &Context) -> ParameterValue {
        ParameterValue::List(value.iter().map(|element| T::to_dynamic(element.lend(), context)).collect())
    }
    fn from_dynamic(value: &ParameterValue, context: &Arc<Context>) -> Result<Self, ValueMismatch> {
        let ParameterValue::List(elements) = value else { return Err(ValueMismatch::Kind) };
        elements.iter().map(|element| T::from_dynamic(element, context)).collect()
    }
}

fn first_element<T: Parameter>(parser: &mut AsmParser<'_>) -> ParseResult<Option<T>> {
    match T::HAS_COMMAS {
        true if !parser.at_punctuation("[") => Ok(None),
        true => element(parser).map(Some),
        false => T::read_optional(parser),
    }
}

fn element<T: Parameter>(parser: &mut AsmParser<'_>) -> ParseResult<T> {
    if !T::HAS_COMMAS {
        return T::read(parser);
    }
    parser.parse_punctuation("[")?;
    let list = T::read(parser)?;
    parser.parse_punctuation("]")?;
    Ok(list)
}

fn print_list<T: Parameter>(
    value: &[T],
    printer: &mut AsmPrinter<'_>,
    print: impl Fn(T::Ref<'_>, &mut AsmPrinter<'_>),
) {
    if value.is_empty() && !(T::IS_OPTIONAL || T::HAS_COMMAS) {
        return printer.print("[]");
    }
    let (open, close) = if T::HAS_COMMAS { ("[", "]") } else { ("", "") };
    printer.print_list(value, |printer, element| {
        printer.print(open);
        print(element.lend(), printer);
        printer.print(close);
    });
}
