//! Entries: a key, which is a type or a string, and its value.

use ods::prelude::*;
use ods::text::ParseResult;

use super::Dlti;

/// An entry of a data layout.
///
/// `#dlti.dl_entry<i32, dense<32> : vector<1xi64>>`; in lists it is written `i32 = dense<32> : vector<1xi64>`.
#[attr_def(Dlti, "dl_entry", custom_format)]
pub struct DataLayoutEntryAttr {
    /// A type, or a string.
    #[param(is = (TypeAttr, StrAttr))]
    key: Attribute,
    /// The value.
    value: Attribute,
}

impl DataLayoutEntryAttr {
    /// Creates an entry for a type.
    ///
    /// # Errors
    /// Never returns an error: types are valid keys.
    pub fn of_type(context: &Context, ty: Type, value: Attribute) -> Result<Self, Invalid> {
        Self::get(context, TypeAttr::get(context, ty).into(), value)
    }

    /// Creates an entry for a name.
    ///
    /// # Errors
    /// Never returns an error: strings are valid keys.
    pub fn of_name(context: &Context, name: &str, value: Attribute) -> Result<Self, Invalid> {
        Self::get(context, StringAttr::get(context, name).into(), value)
    }

    /// Returns the key if it is a type.
    pub fn ty(self, context: &Context) -> Option<Type> {
        Some(self.key(context).cast::<TypeAttr>(context)?.value(context))
    }

    /// Returns the key if it is a name.
    pub fn name(self, context: &Context) -> Option<&str> {
        self.key(context).cast::<StringAttr>(context)?.value(context)
    }

    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parser.parse_punctuation("<")?;
        let location = parser.location();
        let key = match parse_key(parser, true)? {
            Some(key) => key,
            None => return Err(parser.emit_error(location, "expected a type or a quoted string")),
        };
        parser.parse_punctuation(",")?;
        let value = parser.parse_attribute()?;
        parser.parse_punctuation(">")?;
        Self::get(parser.context(), key, value).map_err(|error| parser.emit_error(location, error))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        printer.print("<");
        self.print_with(printer, ", ");
        printer.print(">");
    }

    /// Prints `key = value`.
    pub(super) fn print_in_list(self, printer: &mut AsmPrinter<'_>) {
        self.print_with(printer, " = ");
    }

    fn print_with(self, printer: &mut AsmPrinter<'_>, between: &str) {
        let context = printer.context();
        printer.print_attribute(self.key(context));
        printer.print(between);
        printer.print_attribute(self.value(context));
    }

    /// Parses `key = value`, with types as keys if `types` is set, or an entry in full form.
    pub(super) fn parse_in_list(parser: &mut AsmParser<'_>, types: bool) -> ParseResult<Self> {
        let location = parser.location();
        if let Some(key) = parse_key(parser, types)? {
            parser.parse_punctuation("=")?;
            let value = parser.parse_attribute()?;
            return Self::get(parser.context(), key, value).map_err(|error| parser.emit_error(location, error));
        }
        let entry = parser.parse_attribute()?;
        let entry = entry.cast::<Self>(parser.context());
        entry.ok_or_else(|| parser.emit_error(location, "invalid kind of attribute specified"))
    }
}

/// Parses a string, or a type where one is allowed.
fn parse_key(parser: &mut AsmParser<'_>, types: bool) -> ParseResult<Option<Attribute>> {
    if types && let Some(ty) = parser.parse_optional_type()? {
        return Ok(Some(TypeAttr::get(parser.context(), ty).into()));
    }
    let name = parser.parse_optional_string()?;
    Ok(name.map(|name| StringAttr::get(parser.context(), &name).into()))
}
