//! Properties stored in their words: numbers, `bool`, and flags.

use crate::attributes::{Attribute, AttributeData, BoolAttr, FloatAttr, IntegerAttr};
use crate::context::Context;
use crate::entity::Type;
use crate::schema::{End, First, Parameter, Syntax};
use crate::text::{AsmParser, AsmPrinter, ParseResult};

use super::PropertyValue;

/// Returns the 64 bits in two words, or fewer in one.
#[inline]
fn bits(words: &[u32]) -> u64 {
    words.iter().rev().fold(0, |bits, word| bits << 32 | u64::from(*word))
}

#[inline]
fn set_bits(words: &mut [u32], bits: u64) {
    words.iter_mut().zip([bits as u32, (bits >> 32) as u32]).for_each(|(word, bits)| *word = bits);
}

/// The common items of properties with small values.
macro_rules! by_value {
    ($value:ty, $words:expr) => {
        type Value = $value;
        type Ref<'c> = $value;
        const WORDS: usize = $words;
        #[inline]
        fn borrow(value: &$value) -> $value {
            *value
        }
    };
}

/// Returns the value of an integer attribute of any type as signed and as unsigned, if 64 bits are enough.
fn integer(attribute: Attribute, context: &Context) -> Result<(Option<i64>, Option<u64>), String> {
    if let Some(integer) = attribute.cast::<IntegerAttr>(context).and_then(|integer| integer.int(context)) {
        return Ok((integer.sext_i64(), integer.zext_u64()));
    }
    Err("expected IntegerAttr for key `value`".into())
}

/// Defines texts in formats that are the same as for parameters of types.
macro_rules! as_parameter {
    ($printer:ident => |$value:ident| $print:expr) => {
        const SYNTAX: Syntax<'static> =
            Syntax::new(<Self as Parameter>::FIRST, <Self as Parameter>::END).taking(<Self as Parameter>::TAKES);
        fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
            <Self as Parameter>::read(parser)
        }
        fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
            <Self as Parameter>::read_optional(parser)
        }
        fn write_text($value: Self, $printer: &mut AsmPrinter<'_>) {
            $print;
        }
    };
}

macro_rules! integers {
    ($($rust:ty, $signed:ty, $words:literal, $ty:expr, $list:tt;)*) => {$(
        impl PropertyValue for $rust {
            by_value!(Self, $words);
            #[inline]
            fn store(value: &Self, _: &Context, words: &mut [u32]) {
                set_bits(words, *value as u64);
            }
            #[inline]
            fn load(words: &[u32], _: &Context) -> Self {
                bits(words) as Self
            }
            fn to_attribute(value: Self, context: &Context) -> Attribute {
                // Unsigned values are printed as signed ones with the same bits, because their type is signless.
                match IntegerAttr::get(context, $ty, i64::from(value as $signed)) {
                    Ok(attribute) => attribute.into(),
                    Err(_) => Attribute::UNIT,
                }
            }
            fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
                let (signed, unsigned) = integer(attribute, context)?;
                // `255 : i8` and `255 : i32` are both 255 as a `u8`.
                let signed = signed.and_then(|value| <$signed>::try_from(value).ok()).map(|value| value as Self);
                let value = signed.or_else(|| unsigned.and_then(|value| <$rust>::try_from(value).ok()));
                value.ok_or_else(|| concat!("the integer is out of range for `", stringify!($rust), "`").into())
            }
            as_parameter!(printer => |value| printer.print(value));
            integers!(list $list $signed);
        }
    )*};
    (list none $signed:ty) => {};
    (list $element:ident $signed:ty) => {
        fn list_to_attribute<'a>(values: &mut dyn Iterator<Item = Self>, context: &Context) -> Attribute {
            let bytes: Vec<u8> = values.flat_map(|value| value.to_le_bytes()).collect();
            dense(context, Type::$element, &bytes)
        }
        fn list_from_attribute(attribute: Attribute, context: &Context) -> Result<Vec<Self>, String> {
            let size = size_of::<Self>();
            let AttributeData::DenseArray { element: Type::$element, data: bytes } = attribute.data(context) else {
                return Err(concat!("expected Dense", stringify!($element), "ArrayAttr for key `value`").into());
            };
            let element = |bytes: &[u8]| bytes.try_into().map(<$signed>::from_le_bytes).unwrap_or_default();
            Ok(bytes.chunks_exact(size).map(element).collect())
        }
    };
}

fn dense(context: &Context, element: Type, bytes: &[u8]) -> Attribute {
    match crate::attributes::DenseArrayAttr::from_raw(context, element, bytes) {
        Ok(array) => array.into(),
        Err(_) => Attribute::UNIT,
    }
}

integers! {
    i8, i8, 1, Type::I8, none;
    i16, i16, 1, Type::I16, none;
    i32, i32, 1, Type::I32, I32;
    i64, i64, 2, Type::I64, I64;
    u8, i8, 1, Type::I8, none;
    u16, i16, 1, Type::I16, none;
    u32, i32, 1, Type::I32, none;
    u64, i64, 2, Type::I64, none;
}

impl PropertyValue for bool {
    by_value!(Self, 1);
    #[inline]
    fn store(value: &Self, _: &Context, words: &mut [u32]) {
        words[0] = u32::from(*value);
    }
    #[inline]
    fn load(words: &[u32], _: &Context) -> Self {
        words[0] != 0
    }
    fn to_attribute(value: Self, context: &Context) -> Attribute {
        BoolAttr::get(context, value).into()
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        let value = attribute.cast::<BoolAttr>(context).map(BoolAttr::value);
        value.ok_or_else(|| "expected BoolAttr for key `value`".into())
    }
    as_parameter!(printer => |value| printer.print(value));
}

/// A flag, which in text is present (`volatile`) or absent (`volatile = false`). Getters and setters use `bool`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitProp;

impl PropertyValue for UnitProp {
    const IS_UNIT: bool = true;
    by_value!(bool, 1);
    #[inline]
    fn store(value: &bool, context: &Context, words: &mut [u32]) {
        bool::store(value, context, words);
    }
    #[inline]
    fn load(words: &[u32], context: &Context) -> bool {
        bool::load(words, context)
    }
    fn to_attribute(value: bool, _: &Context) -> Attribute {
        if value { Attribute::UNIT } else { Attribute::FALSE }
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<bool, String> {
        if attribute == Attribute::UNIT {
            return Ok(true);
        }
        let value = attribute.cast::<BoolAttr>(context).map(BoolAttr::value);
        value.ok_or_else(|| "expected UnitAttr or BoolAttr for key `value`".into())
    }
    const SYNTAX: Syntax<'static> = Syntax::new(&[First::Literal("unit"), First::Literal("unit_absent")], End::Keyword);
    fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<bool> {
        let found = Self::read_optional_text(parser)?;
        found.ok_or_else(|| parser.emit_error_here("expected 'unit' or 'unit_absent'"))
    }
    fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<bool>> {
        let found = parser.parse_optional_keyword_of(&["unit", "unit_absent"]);
        Ok(found.map(|keyword| keyword == "unit"))
    }
    fn write_text(value: bool, printer: &mut AsmPrinter<'_>) {
        printer.print(if value { "unit" } else { "unit_absent" });
    }
}

macro_rules! floats {
    ($($rust:ty, $words:literal;)*) => {$(
        impl PropertyValue for $rust {
            by_value!(Self, $words);
            #[inline]
            fn store(value: &Self, _: &Context, words: &mut [u32]) {
                set_bits(words, value.to_bits().into());
            }
            #[inline]
            fn load(words: &[u32], _: &Context) -> Self {
                Self::from_bits(bits(words) as _)
            }
            fn to_attribute(value: Self, context: &Context) -> Attribute {
                FloatAttr::from_float(context, value.into()).into()
            }
            fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
                let float = attribute.cast::<FloatAttr>(context).map(|float| float.value(context));
                let value = float.and_then(|float| Self::try_from(float).ok());
                value.ok_or_else(|| concat!("expected FloatAttr of type `", stringify!($rust), "` for key `value`").into())
            }
            const SYNTAX: Syntax<'static> = Syntax::new(&[First::Number], End::Number);
            fn read_text(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
                parser.parse_float()
            }
            fn read_optional_text(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
                parser.parse_optional_float()
            }
            fn write_text(value: Self, printer: &mut AsmPrinter<'_>) {
                printer.print_float(value);
            }
        }
    )*};
}

floats! {
    f32, 1;
    f64, 2;
}
