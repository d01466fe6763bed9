//! Complex number attributes.

use ods::numeric::Float;
use ods::prelude::*;
use ods::text::ParseResult;

use super::ComplexDialect;

/// A complex number.
///
/// `#complex.number<:f32 0.5, -3.0>`
#[attr_def(ComplexDialect, "number", custom_format, verify)]
pub struct NumberAttr {
    /// The real part.
    real: FloatAttr,
    /// The imaginary part.
    imag: FloatAttr,
    #[param(self_type)]
    ty: ComplexType,
}

impl NumberAttr {
    /// Returns the attribute; each part is rounded to the elements of the type.
    ///
    /// # Errors
    /// Fails if the elements are not floats.
    pub fn of(context: &Context, ty: ComplexType, real: f64, imag: f64) -> Result<Self, Invalid> {
        let part = |value| FloatAttr::get(context, ty.element_type(context), value);
        Self::get(context, part(real)?, part(imag)?, ty)
    }

    fn verify(context: &Context, real: FloatAttr, imag: FloatAttr, ty: ComplexType) -> Result<(), Invalid> {
        let element = ty.element_type(context);
        if !element.isa::<FloatType>(context) {
            return Err("element type of the complex attribute must be float like type.".into());
        }
        if [real, imag].iter().any(|part| part.ty(context) != element) {
            return Err("type doesn't match the type implied by its `value`".into());
        }
        Ok(())
    }

    /// Parses both parts as doubles first; hexadecimal digits are their bits. A type after a part is ignored.
    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parser.parse_punctuation("<")?;
        parser.parse_punctuation(":")?;
        let location = parser.location();
        let element = parser.parse_type()?;
        let real = parser.parse_float()?;
        parser.parse_punctuation(",")?;
        let imag = parser.parse_float()?;
        parser.parse_punctuation(">")?;
        let context = parser.context();
        let number = ComplexType::get(context, element).and_then(|ty| Self::of(context, ty, real, imag));
        number
            .map_err(|_| parser.emit_error(location, "element type of the complex attribute must be float like type."))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        let context = printer.context();
        printer.print("<:");
        printer.print_type(self.ty(context).element_type(context));
        printer.print(" ");
        print_part(printer, self.real(context).value(context));
        printer.print(", ");
        print_part(printer, self.imag(context).value(context));
        printer.print(">");
    }
}

/// Prints a part: one that has no decimal as the bits of the double that it is, since parts are read as doubles. MLIR
/// prints the bits of the element, which it reads as another number.
fn print_part(printer: &mut AsmPrinter<'_>, part: Float) {
    let (double, mut text) = (part.to_f64(), String::new());
    let has_decimal = part.write(&mut text).is_ok() && text.contains('.');
    match has_decimal || Float::from_f64(part.format(), double) != part {
        true => printer.print(text),
        false => printer.print(format_args!("0x{:016X}", double.to_bits())),
    }
}
