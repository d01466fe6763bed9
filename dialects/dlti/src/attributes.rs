//! Attributes that are lists of entries, and their rules.

use std::collections::HashSet;

use ods::prelude::*;
use ods::text::ParseResult;

use super::{DataLayoutEntryAttr, Dlti};

/// A data layout.
///
/// The layout of types in memory, for an operation and everything inside it.
///
/// `#dlti.dl_spec<"dlti.endianness" = "little", i32 = dense<32> : vector<1xi64>>`
#[attr_def(Dlti, "dl_spec", custom_format, verify)]
pub struct DataLayoutSpecAttr {
    entries: Vec<DataLayoutEntryAttr>,
}

impl DataLayoutSpecAttr {
    fn verify(context: &Context, entries: &[DataLayoutEntryAttr]) -> Result<(), Invalid> {
        verify_keys(context, entries, true)
    }

    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parse_entries(parser, true, Self::get)
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        print_entries(printer, self.entries(printer.context()));
    }
}

/// Information about a target, by key.
///
/// `#dlti.map<"cache" = #dlti.map<"L1" = 65536 : i32>>`
#[attr_def(Dlti, "map", custom_format, verify)]
pub struct MapAttr {
    entries: Vec<DataLayoutEntryAttr>,
}

impl MapAttr {
    fn verify(context: &Context, entries: &[DataLayoutEntryAttr]) -> Result<(), Invalid> {
        verify_keys(context, entries, true)
    }

    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parse_entries(parser, true, Self::get)
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        print_entries(printer, self.entries(printer.context()));
    }
}

/// Description of a system of several devices.
///
/// `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"cores" = 4 : i32>>`
#[attr_def(Dlti, "target_system_spec", custom_format, verify)]
pub struct TargetSystemSpecAttr {
    entries: Vec<DataLayoutEntryAttr>,
}

impl TargetSystemSpecAttr {
    /// Checks that the names of devices are unique.
    fn verify(context: &Context, entries: &[DataLayoutEntryAttr]) -> Result<(), Invalid> {
        not_empty(entries)?;
        let mut names = HashSet::new();
        for entry in entries {
            let key = entry.key(context);
            if !key.isa::<StringAttr>(context) {
                return Err("non-string key of DLTI system spec".into());
            }
            let key_text = key.display(context);
            if !entry.value(context).isa::<TargetDeviceSpecAttr>(context) {
                return Err(format!("value associated with key {key_text} is not a DLTI device spec").into());
            }
            if !names.insert(key) {
                return Err(format!("repeated device ID in dlti.target_system_spec: {key_text}").into());
            }
        }
        Ok(())
    }

    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parse_entries(parser, false, Self::get)
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        print_entries(printer, self.entries(printer.context()));
    }
}

/// Description of a device.
///
/// `#dlti.target_device_spec<"max_vector_op_width" = 64 : i32>`
#[attr_def(Dlti, "target_device_spec", custom_format, verify)]
pub struct TargetDeviceSpecAttr {
    entries: Vec<DataLayoutEntryAttr>,
}

impl TargetDeviceSpecAttr {
    fn verify(context: &Context, entries: &[DataLayoutEntryAttr]) -> Result<(), Invalid> {
        not_empty(entries)?;
        verify_keys(context, entries, false)
    }

    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parse_entries(parser, false, Self::get)
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        print_entries(printer, self.entries(printer.context()));
    }
}

/// Alignment of function pointers.
///
/// Addresses are multiples of `alignment`; with `function_dependent`, also of the function's own alignment.
///
/// `#dlti.function_pointer_alignment<64, function_dependent = false>`
#[attr_def(
    Dlti,
    "function_pointer_alignment",
    format("<" $alignment "," "function_dependent" "=" $function_dependent ">")
)]
pub struct FunctionPointerAlignmentAttr {
    alignment: u64,
    function_dependent: bool,
}

fn not_empty(entries: &[DataLayoutEntryAttr]) -> Result<(), Invalid> {
    if entries.is_empty() { Err("no DLTI entries provided".into()) } else { Ok(()) }
}

/// Checks that no key is repeated or empty, or a type where only names are allowed.
fn verify_keys(context: &Context, entries: &[DataLayoutEntryAttr], types: bool) -> Result<(), Invalid> {
    let mut keys = HashSet::new();
    for entry in entries {
        let key = entry.key(context);
        if !types && key.isa::<TypeAttr>(context) {
            return Err("type as DLTI key is not allowed".into());
        }
        if key.cast::<StringAttr>(context).is_some_and(|name| name.value(context) == Some("")) {
            return Err("empty string as DLTI key is not allowed".into());
        }
        if !keys.insert(key) {
            return Err(format!("repeated DLTI key: {}", key.display(context)).into());
        }
    }
    Ok(())
}

/// Parses entries in angle brackets, from which `make` builds the attribute; its errors are located at the attribute's
/// name.
fn parse_entries<A>(
    parser: &mut AsmParser<'_>,
    types: bool,
    make: impl FnOnce(&Context, &[DataLayoutEntryAttr]) -> Result<A, Invalid>,
) -> ParseResult<A> {
    let location = parser.mnemonic_location();
    let entries =
        parser.parse_list(Delimiter::LessGreater, |parser| DataLayoutEntryAttr::parse_in_list(parser, types))?;
    make(parser.context(), &entries).map_err(|invalid| parser.emit_error(location, invalid.to_string()))
}

fn print_entries(printer: &mut AsmPrinter<'_>, entries: &[DataLayoutEntryAttr]) {
    printer.print("<");
    printer.print_list(entries, |printer, entry| entry.print_in_list(printer));
    printer.print(">");
}
