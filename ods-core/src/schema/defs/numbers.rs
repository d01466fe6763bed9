//! Numbers and `bool` as parameters. [`Int`] and [`Float`], of any width or format, are written as the attribute with
//! the number, `5 : i32`.

use std::hash::Hash;
use std::sync::Arc;

use crate::Context;
use crate::attributes::{FloatAttr, IntegerAttr};
use crate::numeric::{Float, Int};
use crate::schema::{End, First};
use crate::text::{AsmParser, AsmPrinter, ParseResult};
use crate::types::{IntegerType, Signedness};
use ods_num::hash::SeededHasher;

use super::value::text_of;
use super::{Parameter, ParameterKind, ParameterValue, PlainParameter, ValueMismatch};

macro_rules! integers {
    ($($int:ident($most:expr))*) => {$(
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
            // Numbers beyond `i128` have no other form.
            const KIND: ParameterKind = ParameterKind::Int($int::MIN as i128, $most);
            fn to_dynamic(value: Self, context: &Context) -> ParameterValue {
                i128::try_from(value).map_or_else(|_| text_of::<Self>(value, context), ParameterValue::Int)
            }
            fn from_dynamic(value: &ParameterValue, _: &Arc<Context>) -> Result<Self, ValueMismatch> {
                let ParameterValue::Int(number) = value else { return Err(ValueMismatch::Kind) };
                Self::try_from(*number).map_err(|_| ValueMismatch::Kind)
            }
        }
    )*};
}

integers! {
    i8(i8::MAX as i128) i16(i16::MAX as i128) i32(i32::MAX as i128) i64(i64::MAX as i128) i128(i128::MAX)
    u8(u8::MAX as i128) u16(u16::MAX as i128) u32(u32::MAX as i128) u64(u64::MAX as i128) u128(i128::MAX)
    isize(isize::MAX as i128) usize(usize::MAX as i128)
}

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
    const KIND: ParameterKind = ParameterKind::Bool;
    fn to_dynamic(value: Self, _: &Context) -> ParameterValue {
        ParameterValue::Bool(value)
    }
    fn from_dynamic(value: &ParameterValue, _: &Arc<Context>) -> Result<Self, ValueMismatch> {
        let ParameterValue::Bool(truth) = value else { return Err(ValueMismatch::Kind) };
        Ok(*truth)
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
            const KIND: ParameterKind = ParameterKind::Float;
            fn to_dynamic(value: Self, _: &Context) -> ParameterValue {
                ParameterValue::Float(f64::from(value))
            }
            fn from_dynamic(value: &ParameterValue, _: &Arc<Context>) -> Result<Self, ValueMismatch> {
                let ParameterValue::Float(number) = value else { return Err(ValueMismatch::Kind) };
                Ok(*number as $float)
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
