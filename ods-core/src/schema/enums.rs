//! Enums as data, and their text.
//!
//! An `#[enum_attr]` defines one `static` [`EnumSchema`]; the code here implements conversions, text and attributes
//! from that data. A *value* is the bits of the underlying integer, zero-extended to 64; for a string enum, it is the
//! position of the case.
//!
//! The text of a value is the text of its case or, for a bit enum, the texts of its cases joined by a separator. In
//! files, [`EnumSchema::print`] and [`EnumSchema::parse`] define the syntax: a bare keyword where possible, a quoted
//! string otherwise, `a|b` (or `a, b`) for bit enums that are not quoted as a whole.

use std::borrow::Cow;
use std::fmt;

use crate::attributes::{Attribute, AttributeData, IntegerAttr, StringAttr};
use crate::context::Context;
use crate::text::is_keyword;
use crate::types::{IntegerType, Signedness};

use ods_grammar::without_empty_case;

use super::{Continuation, End, EnumCase, First, Syntax};
use crate::schema::enum_case::count_from_zero;
use crate::schema::enum_forms::EnumForm;

/// An enum, as defined by `#[enum_attr]`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::schema::{AttrEnum, EnumSchema};
/// # use ods_macros::enum_attr;
/// /// permission
/// #[enum_attr(bits)]
/// pub enum Permission {
///     #[case("none")]
///     None = 0,
///     #[case("read")]
///     Read,
///     #[case("write")]
///     Write,
/// }
///
/// fn main() {
///     let schema: &EnumSchema = Permission::SCHEMA;
///     assert_eq!((schema.name, schema.summary), ("Permission", "permission"));
///     assert_eq!(schema.symbolize("read|write"), Some(3));
///     assert_eq!(schema.stringify(2), "write");
///     assert!(!schema.contains(4));
/// }
/// ```
#[derive(Debug)]
pub struct EnumSchema {
    /// The Rust name.
    pub name: &'static str,
    /// The first line of the documentation, which follows `failed to satisfy constraint: ` in messages.
    pub summary: &'static str,
    /// The rest of the documentation, in Markdown.
    pub description: &'static str,
    /// The kind of its attributes.
    pub kind: EnumKind,
    /// The cases, in textual order.
    pub cases: &'static [EnumCase],
    /// The dialect's attribute that holds the value, if there is one: MLIR's `EnumAttr`.
    pub form: Option<&'static EnumForm>,
    /// The FIRST set of a value: the texts of the cases; an empty one is last.
    pub first: &'static [First<'static>],
}

/// The kind of attributes of an enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnumKind {
    /// Signless integers of this width.
    Integer(u32),
    /// Strings: the texts of the cases.
    String,
    /// Signless integers of this width. Each bit is a case.
    Bits(u32, BitText),
}

/// The text of sets of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitText {
    /// The separator between texts of cases: `|` or `,`, and blanks.
    pub separator: &'static str,
    /// Whether a group is printed instead of its bits: MLIR's `printBitEnumPrimaryGroups`.
    pub primary_groups: bool,
    /// Whether several cases are printed as one quoted string: MLIR's `printBitEnumQuoted`.
    pub quoted: bool,
}

/// The Rust side of an enum; implemented by `#[enum_attr]`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::Context;
/// # use ods::schema::AttrEnum;
/// # use ods_macros::enum_attr;
/// /// direction
/// #[enum_attr]
/// pub enum Direction {
///     #[case("up")]
///     Up,
///     #[case("down")]
///     Down,
/// }
///
/// fn main() {
///     assert_eq!(Direction::symbolize("down"), Some(Direction::Down));
///     assert_eq!(Direction::from_int(0), Some(Direction::Up));
///     let context = Context::new();
///     assert_eq!(Direction::Down.attribute(&context).display(&context).to_string(), "1 : i32");
/// }
/// ```
#[diagnostic::on_unimplemented(message = "`{Self}` is not an enum", label = "expected an enum with `#[enum_attr]`")]
pub trait AttrEnum: Copy + Eq + fmt::Debug + 'static {
    /// The definition.
    const SCHEMA: &'static EnumSchema;
    /// Returns the case, or set of cases, with these bits.
    fn from_bits(bits: u64) -> Option<Self>;
    /// Returns the bits.
    fn to_bits(self) -> u64;

    /// Returns the case, or set of cases, with this text. Corresponds to MLIR's `symbolize`.
    fn symbolize(text: &str) -> Option<Self> {
        Self::from_bits(Self::SCHEMA.symbolize(text)?)
    }
    /// Returns the text. Corresponds to MLIR's `stringify`.
    fn stringify(self) -> Cow<'static, str> {
        Self::SCHEMA.stringify(self.to_bits())
    }
    /// Returns the case with the low bits of this integer, as many as the enum has.
    fn from_int(value: i64) -> Option<Self> {
        Self::from_bits(Self::SCHEMA.truncated(value)?)
    }
    /// Returns the attribute of the case: an integer, a string, or a dialect's attribute.
    fn attribute(self, context: &Context) -> Attribute {
        Self::SCHEMA.attribute(self.to_bits(), context)
    }
    /// Returns the integer, sign-extended like that of an attribute.
    fn to_int(self) -> i64 {
        Self::SCHEMA.sign_extended(self.to_bits())
    }
}

/// The error for a text that is not a value of an enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCase {
    message: String,
}

impl UnknownCase {
    /// Returns the error for parsing `text` as a `T`.
    pub fn of<T: AttrEnum>(text: &str) -> Self {
        Self { message: T::SCHEMA.expected(text) }
    }
}

impl fmt::Display for UnknownCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for UnknownCase {}

/// A source of tokens for parsing enums.
pub trait EnumTokens {
    /// Consumes the next token if it is a keyword, and returns it.
    fn keyword(&mut self) -> Option<String>;
    /// Consumes the next token if it is a string, and returns it without quotes.
    fn string(&mut self) -> Option<String>;
    /// Consumes the separator `|` or `,`, if it is next. Returns whether it was.
    fn separator(&mut self, separator: char) -> bool;
}

/// An error in the text of an enum, and its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EnumSyntaxError {
    /// An error at the beginning of the text.
    AtStart(String),
    /// An error at the next token.
    AtToken(String),
}

impl EnumSchema {
    /// Returns the width of attributes; 64 for strings.
    pub const fn width(&self) -> u32 {
        match self.kind {
            EnumKind::Integer(width) | EnumKind::Bits(width, _) => width,
            EnumKind::String => u64::BITS,
        }
    }

    /// Returns whether the text of a value can have commas outside quotes.
    pub const fn has_commas(&self) -> bool {
        match self.kind {
            EnumKind::Bits(_, BitText { separator, quoted: false, .. }) => {
                let (bytes, mut i) = (separator.as_bytes(), 0);
                while i < bytes.len() && bytes[i] != b',' {
                    i += 1;
                }
                i < bytes.len()
            }
            EnumKind::Integer(_) | EnumKind::String | EnumKind::Bits(..) => false,
        }
    }

    /// Returns the continuations of the text of a value.
    #[doc(hidden)]
    pub const fn continuation(&self) -> &'static [Continuation<'static>] {
        match self.kind {
            EnumKind::Bits(_, BitText { quoted: false, .. }) if self.has_commas() => &[Continuation::Literal(",")],
            EnumKind::Bits(_, BitText { quoted: false, .. }) => &[Continuation::Literal("|")],
            EnumKind::Integer(_) | EnumKind::String | EnumKind::Bits(..) => &[],
        }
    }

    /// Returns whether its attributes are strings.
    pub const fn is_string(&self) -> bool {
        matches!(self.kind, EnumKind::String)
    }

    /// Returns the text of a value, for checks of formats.
    #[doc(hidden)]
    pub const fn syntax(&self) -> Syntax<'static> {
        // Any string is taken for a case, so the empty text of one adds nothing.
        let (takes, _) = without_empty_case(self.first);
        Syntax::new(self.first, End::Keyword).taking(takes).continued_by(self.continuation())
    }

    const fn mask(&self) -> u64 {
        u64::MAX >> (u64::BITS - self.width())
    }

    /// Returns all bits of the cases.
    pub fn all_bits(&self) -> u64 {
        self.cases.iter().fold(0, |bits, case| bits | case.value)
    }

    /// Returns the greatest value of a case. Corresponds to MLIR's `getMaxEnumVal`.
    pub fn max_value(&self) -> u64 {
        self.cases.iter().map(|case| case.value).max().unwrap_or_default()
    }

    /// Returns the low bits of an integer; `None` if it fits neither as signed nor as unsigned.
    fn truncated(&self, value: i64) -> Option<u64> {
        let bits = value.cast_unsigned() & self.mask();
        let fits = bits == value.cast_unsigned() || self.sign_extended(bits) == value;
        fits.then_some(bits)
    }

    /// Returns the bits as a signed integer.
    fn sign_extended(&self, bits: u64) -> i64 {
        let unused = u64::BITS - self.width();
        (bits << unused).cast_signed() >> unused
    }

    /// Returns the case with exactly these bits.
    pub fn case(&self, value: u64) -> Option<&'static EnumCase> {
        self.cases.iter().find(|case| case.value == value && !case.is_alias)
    }

    /// Returns whether the enum has this value: a case, or a set of bits that are cases.
    pub fn contains(&self, value: u64) -> bool {
        match self.kind {
            EnumKind::Bits(..) => value & !self.all_bits() == 0,
            EnumKind::Integer(_) | EnumKind::String => self.case(value).is_some(),
        }
    }

    /// Returns the value with this text.
    pub fn symbolize(&self, text: &str) -> Option<u64> {
        let case = |text: &str| self.cases.iter().find(|case| case.text == text).map(|case| case.value);
        let EnumKind::Bits(_, how) = self.kind else { return case(text) };
        if text.is_empty() {
            return self.case(0).is_none_or(|case| case.text.is_empty()).then_some(0);
        }
        // The empty case cannot be combined.
        if let Some(0) = case(text) {
            return Some(0);
        }
        let parts = text.split(how.separator.trim());
        parts.map(|part| case(part.trim()).filter(|bits| *bits != 0)).try_fold(0, |bits, part| Some(bits | part?))
    }

    /// Returns the text of a value; empty if the enum does not contain it.
    pub fn stringify(&self, value: u64) -> Cow<'static, str> {
        let EnumKind::Bits(_, how) = self.kind else {
            return Cow::Borrowed(self.case(value).map_or("", |case| case.text));
        };
        match self.bit_texts(value, how).as_slice() {
            [] => Cow::Borrowed(""),
            [one] => Cow::Borrowed(one),
            several => Cow::Owned(several.join(how.separator)),
        }
    }

    /// Returns the texts of the cases in a set of bits: all of them, or groups first and then bits outside these. As in
    /// MLIR, the group that was declared last is tried first.
    fn bit_texts(&self, value: u64, how: BitText) -> Vec<&'static str> {
        if value == 0 {
            return self.case(0).map(|case| case.text).into_iter().collect();
        }
        let mut left = value;
        let mut texts = Vec::new();
        let set = self.cases.iter().filter(|case| case.value != 0 && !case.is_alias);
        if how.primary_groups {
            for case in set.clone().rev().filter(|case| !case.value.is_power_of_two()) {
                if left & case.value == case.value {
                    texts.push(case.text);
                    left &= !case.value;
                }
            }
        }
        let bits = set.filter(|case| !how.primary_groups || case.value.is_power_of_two());
        texts.extend(bits.filter(|case| left & case.value == case.value).map(|case| case.text));
        texts
    }

    /// Returns the value of an attribute.
    pub fn value_of(&self, attribute: Attribute, context: &Context) -> Option<u64> {
        self.bits_of(attribute, context).filter(|bits| self.contains(*bits))
    }

    /// Returns the bits of an attribute of the right kind, which need not be the bits of a case.
    fn bits_of(&self, attribute: Attribute, context: &Context) -> Option<u64> {
        if let Some(form) = self.form {
            return form.value(attribute, context);
        }
        match self.kind {
            EnumKind::Integer(width) | EnumKind::Bits(width, _) => integer_bits(attribute, width, context),
            EnumKind::String => self.symbolize(attribute.cast::<StringAttr>(context)?.value(context)?),
        }
    }

    /// Returns the width of attributes that are plain integers.
    const fn bare_width(&self) -> Option<u32> {
        match (self.form, self.kind) {
            (None, EnumKind::Integer(width) | EnumKind::Bits(width, _)) => Some(width),
            (None, EnumKind::String) | (Some(_), _) => None,
        }
    }

    /// Returns the attribute of a value.
    pub fn attribute(&self, value: u64, context: &Context) -> Attribute {
        if let Some(form) = self.form {
            return form.attribute(value, context).unwrap_or(Attribute::UNIT);
        }
        if self.is_string() {
            return StringAttr::get(context, self.stringify(value).as_bytes()).into();
        }
        let ty = IntegerType::get(context, self.width(), Signedness::Signless);
        let integer = ty.and_then(|ty| IntegerAttr::get(context, ty.into(), self.sign_extended(value)));
        // The width was checked when the enum was defined.
        integer.map_or(Attribute::UNIT, Attribute::from)
    }

    /// Appends the text of a value as tokens: see the module documentation.
    pub fn print(&self, value: u64, out: &mut String) {
        let text = self.stringify(value);
        let bare = match self.kind {
            EnumKind::Bits(_, BitText { quoted: false, .. }) => !text.is_empty(),
            EnumKind::Integer(_) | EnumKind::String | EnumKind::Bits(..) => {
                self.case(value).is_some() && is_keyword(text.as_bytes())
            }
        };
        if bare {
            out.push_str(&text);
        } else {
            crate::text::push_quoted_text(out, &text);
        }
    }

    /// Parses the text printed by [`EnumSchema::print`].
    ///
    /// # Errors
    /// Returns the error in MLIR's wording.
    pub fn parse(&self, tokens: &mut impl EnumTokens) -> Result<u64, EnumSyntaxError> {
        let EnumKind::Bits(_, how @ BitText { quoted: false, .. }) = self.kind else {
            return self.parse_case(tokens);
        };
        let separator = if how.separator.contains('|') { '|' } else { ',' };
        let mut value = 0;
        loop {
            value |= self.parse_case(tokens)?;
            if !tokens.separator(separator) {
                return Ok(value);
            }
        }
    }

    fn parse_case(&self, tokens: &mut impl EnumTokens) -> Result<u64, EnumSyntaxError> {
        let Some(text) = tokens.keyword().or_else(|| tokens.string()) else {
            return Err(self.expected_keyword());
        };
        let expected = || match self.form {
            Some(form) => self.expected_in_attribute(form),
            None => self.expected(&text),
        };
        self.symbolize(&text).ok_or_else(|| EnumSyntaxError::AtStart(expected()))
    }

    fn expected_keyword(&self) -> EnumSyntaxError {
        match self.form {
            Some(_) => EnumSyntaxError::AtToken("expected valid keyword or string".to_owned()),
            None => EnumSyntaxError::AtStart(format!("expected keyword for {}", self.summary)),
        }
    }

    /// Returns the error for enums that are a dialect's attribute, for which MLIR has another wording.
    fn expected_in_attribute(&self, form: &EnumForm) -> String {
        let texts: Vec<&str> = self.cases.iter().map(|case| case.text).collect();
        format!("expected {} to be one of: {}", form.known_as, texts.join(", "))
    }

    fn expected(&self, found: &str) -> String {
        let texts: Vec<Cow<'_, str>> = self.cases.iter().map(|case| quoted_where_needed(case.text)).collect();
        format!("expected one of [{}] for {}, got: {found}", texts.join(", "), self.summary)
    }
}

fn quoted_where_needed(text: &str) -> Cow<'_, str> {
    if is_keyword(text.as_bytes()) { Cow::Borrowed(text) } else { Cow::Owned(format!("\"{text}\"")) }
}

/// Implements the common parts of an `#[enum_attr]`, given `from_bits` and `to_bits`: text, conversions and the
/// constraint.
#[doc(hidden)]
#[macro_export]
macro_rules! __attr_enum {
    ($enum:ident $view:ident) => {
        $crate::__attr_enum!($enum: $crate::attributes::$view);
    };
    ($enum:ident: $view:ty) => {
        $crate::__enum_forms!($enum);
        impl $crate::schema::Constrains<$crate::Attribute> for $enum {
            type View = $view;
            type RustValue = Self;
            const CONSTRAINT: &'static $crate::schema::AttrConstraint = &$crate::schema::Constraint {
                name: <Self as $crate::schema::AttrEnum>::SCHEMA.name,
                arguments: &[],
                summary: &[$crate::schema::SummaryPart::Text(<Self as $crate::schema::AttrEnum>::SCHEMA.summary)],
                pred: $crate::schema::Pred::Enum(<Self as $crate::schema::AttrEnum>::SCHEMA),
                ..$crate::schema::Constraint::ANY
            };
        }
        impl $crate::schema::RustValue<$crate::Attribute> for $enum {
            type Value<'c> = Self;
            fn read(attribute: $crate::Attribute, context: &$crate::Context) -> ::core::option::Option<Self> {
                $crate::rt::read_enum(attribute, context)
            }
        }
        impl $crate::schema::BuildAttr<$enum> for $enum {
            fn make(given: &Self, context: &$crate::Context) -> $crate::Attribute {
                $crate::schema::AttrEnum::attribute(*given, context)
            }
        }
        $crate::into_attr!($enum);
        impl ::core::fmt::Display for $enum {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(&$crate::schema::AttrEnum::stringify(*self))
            }
        }
        impl ::core::str::FromStr for $enum {
            type Err = $crate::schema::UnknownCase;
            fn from_str(text: &::core::primitive::str) -> ::core::result::Result<Self, $crate::schema::UnknownCase> {
                <Self as $crate::schema::AttrEnum>::symbolize(text)
                    .ok_or_else(|| $crate::schema::UnknownCase::of::<Self>(text))
            }
        }
    };
}

/// Implements the additional parts of a bit enum, a newtype over `$bits`.
#[doc(hidden)]
#[macro_export]
macro_rules! __bit_enum {
    ($enum:ident $bits:ident) => {
        impl $enum {
            /// All bits of the cases.
            pub const ALL: Self = Self($crate::rt::all_bits(<Self as $crate::schema::AttrEnum>::SCHEMA) as _);
            /// No bits.
            pub const EMPTY: Self = Self(0);

            /// Returns whether no bit is set.
            #[inline]
            pub const fn is_empty(self) -> ::core::primitive::bool {
                self.0 == 0
            }
            /// Returns whether all bits of `other` are set.
            #[inline]
            pub const fn contains(self, other: Self) -> ::core::primitive::bool {
                self.0 & other.0 == other.0
            }
            /// Returns whether some bit of `other` is set.
            #[inline]
            pub const fn intersects(self, other: Self) -> ::core::primitive::bool {
                self.0 & other.0 != 0
            }
            /// Sets or clears the bits of `other`.
            #[inline]
            #[must_use]
            pub const fn with(self, other: Self, value: ::core::primitive::bool) -> Self {
                if value { Self(self.0 | other.0) } else { Self(self.0 & !other.0) }
            }
            /// Returns the bits of both, as `|` does, in constants.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        $crate::__bit_enum!(@operator $enum BitOr bitor BitOrAssign bitor_assign |);
        $crate::__bit_enum!(@operator $enum BitAnd bitand BitAndAssign bitand_assign &);
        $crate::__bit_enum!(@operator $enum BitXor bitxor BitXorAssign bitxor_assign ^);
        impl ::core::ops::Not for $enum {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }
        impl ::core::fmt::Debug for $enum {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rt::debug_bits(f, *self)
            }
        }
    };
    (@operator $enum:ident $trait:ident $function:ident $assign:ident $assign_function:ident $operator:tt) => {
        impl ::core::ops::$trait for $enum {
            type Output = Self;
            #[inline]
            fn $function(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
        impl ::core::ops::$assign for $enum {
            #[inline]
            fn $assign_function(&mut self, other: Self) {
                self.0 = self.0 $operator other.0;
            }
        }
    };
}

/// Returns the bits of all cases, in constants.
#[doc(hidden)]
pub const fn all_bits(schema: &EnumSchema) -> u64 {
    let (mut bits, mut i) = (0, 0);
    while i < schema.cases.len() {
        bits |= schema.cases[i].value;
        i += 1;
    }
    bits
}

/// Formats a set of bits for `Debug`.
///
/// # Errors
/// Returns the errors of the formatter.
#[doc(hidden)]
pub fn debug_bits<T: AttrEnum>(f: &mut fmt::Formatter<'_>, value: T) -> fmt::Result {
    write!(f, "{}({})", T::SCHEMA.name, value.stringify())
}

/// Returns the bits of a signless integer of this width.
#[inline]
fn integer_bits(attribute: Attribute, width: u32, context: &Context) -> Option<u64> {
    let AttributeData::Integer { ty, value } = attribute.data(context) else { return None };
    if ty.is_signless_integer(width, context) { value.zext_u64() } else { None }
}

/// Returns the value of an attribute.
#[doc(hidden)]
#[inline]
pub fn read_enum<T: AttrEnum>(attribute: Attribute, context: &Context) -> Option<T> {
    // A constant, because the compiler does not evaluate reads of a `static`.
    let bits = match const { T::SCHEMA.bare_width() } {
        Some(width) => integer_bits(attribute, width, context),
        None => T::SCHEMA.bits_of(attribute, context),
    };
    T::from_bits(bits?)
}

/// Returns the case with these bits. `all` has the order of the cases.
#[doc(hidden)]
#[inline]
pub fn case_of<T: AttrEnum>(all: &[T], bits: u64) -> Option<T> {
    let position = match const { count_from_zero(T::SCHEMA.cases) } {
        true => usize::try_from(bits).ok(),
        false => T::SCHEMA.cases.iter().position(|case| case.value == bits),
    };
    all.get(position?).copied()
}
