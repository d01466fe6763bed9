//! Numbers and `bool` as parameters. [`Int`] and [`Float`], of any width or format, are written as the attribute with
//! the number, `5 : i32`.

use std::hash::Hash;

use crate::attributes::{FloatAttr, IntegerAttr};
use crate::numeric::{Float, Int};
use crate::schema::{End, First};
use crate::text::{AsmParser, AsmPrinter, ParseResult};
use crate::types::{IntegerType, Signedness};
use ods_num::hash::SeededHasher;

use super::{Parameter, PlainParameter};

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl Parameter for $int {
            crate::__parameter_by_value!(hashed);
            const FIRST: &'static [First<'static>] = &[First::Number];
            const TAKES: &'static [First<'static>] = &[First::Number, First::Literal("true"), First::Literal("false")];
            const END: End = End::Integer;
            fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
                parser.parse_integer()
            }
            const IS_OPTIONAL: bool = true;
            fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
                parser.parse_optional_integer()
            }
            fn write(value: Self, printer: &mut AsmPrinter<'_>) {
                printer.print(value);
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 isize usize);

impl Parameter for bool {
    crate::__parameter_by_value!(hashed);
    const FIRST: &'static [First<'static>] = &[First::Literal("true"), First::Literal("false")];
    const TAKES: &'static [First<'static>] = &[First::Number, First::Literal("true"), First::Literal("false")];
    const END: End = End::Keyword;
    fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.parse_bool()
    }
    const IS_OPTIONAL: bool = true;
    fn read_optional(parser: &mut AsmParser<'_>) -> ParseResult<Option<Self>> {
        parser.parse_optional_bool()
    }
    fn write(value: Self, printer: &mut AsmPrinter<'_>) {
        printer.print(value);
    }
}

macro_rules! floats {
    ($($float:ident)*) => {$(
        impl Parameter for $float {
            crate::__parameter_by_value!();
            #[inline]
            fn same(a: Self, b: Self) -> bool {
                a.to_bits() == b.to_bits()
            }
            #[inline]
            fn hash(value: Self, state: &mut SeededHasher) {
                value.to_bits().hash(state);
            }
            const FIRST: &'static [First<'static>] = &[First::Number];
            const END: End = End::Number;
            fn read(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
                parser.parse_float::<$float>()
            }
            fn write(value: Self, printer: &mut AsmPrinter<'_>) {
                printer.print_float(value);
            }
        }
    )*};
}

floats!(f32 f64);

impl PlainParameter for Int {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let read: IntegerAttr = parser.parse_attribute_as()?;
        Ok(read.int(parser.context()).cloned().unwrap_or_else(|| Self::zero(0)))
    }

    fn print(&self, printer: &mut AsmPrinter<'_>) {
        let context = printer.context();
        let ty = IntegerType::get(context, self.width(), Signedness::Signless);
        let attribute = ty.ok().and_then(|ty| IntegerAttr::from_int(context, ty.into(), self.clone()).ok());
        if let Some(attribute) = attribute {
            printer.print_attribute(attribute);
        }
    }
}

impl PlainParameter for Float {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        let read: FloatAttr = parser.parse_attribute_as()?;
        Ok(read.value(parser.context()))
    }

    fn print(&self, printer: &mut AsmPrinter<'_>) {
        printer.print_attribute(FloatAttr::from_float(printer.context(), *self));
    }
}
