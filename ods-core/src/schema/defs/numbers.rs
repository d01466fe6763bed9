//! Numbers of any width or format as parameters: their text is that of the attribute with the number, `5 : i32`.

use crate::attributes::{FloatAttr, IntegerAttr};
use crate::numeric::{Float, Int};
use crate::text::{AsmParser, AsmPrinter, ParseResult};
use crate::types::{IntegerType, Signedness};

use super::PlainParameter;

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
