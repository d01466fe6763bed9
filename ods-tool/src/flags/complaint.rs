//! Messages about wrong arguments, in LLVM's wording.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::arguments::flag_name;

/// Passes of MLIR for every dialect that do not exist here; [`is_pass`] recognises hundreds of others by their form.
const PASSES: [&str; 3] = ["duplicate-function-elimination", "loop-invariant-subset-hoisting", "print-ir"];

/// Returns LLVM's message for an error found by clap in `arguments`.
pub(super) fn complaint(name: &str, error: &clap::Error, arguments: &[OsString]) -> String {
    let argument = text(error, ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => format!(
            "{name}: Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: {name} --help\n"
        ),
        ErrorKind::UnknownArgument => unknown(name, error, &as_given(argument, arguments)),
        ErrorKind::InvalidValue if text(error, ContextKind::InvalidValue).is_none_or(str::is_empty) => {
            let flag = argument.split_whitespace().next().unwrap_or_default();
            format!("{name}: for the {flag} option: requires a value!\n")
        }
        ErrorKind::TooManyValues => {
            let value = text(error, ContextKind::InvalidValue).unwrap_or_default();
            format!("{name}: for the {argument} option: does not allow a value! '{value}' specified.\n")
        }
        _ => error.render().to_string(),
    }
}

fn unknown(name: &str, error: &clap::Error, argument: &str) -> String {
    let (flag, value) = argument
        .trim_start_matches('-')
        .split_once('=')
        .map_or_else(|| (argument.trim_start_matches('-'), String::new()), |(flag, value)| (flag, format!("={value}")));
    let more = match text(error, ContextKind::SuggestedArg) {
        _ if is_pass(flag) => format!("{name}: '{flag}' is a pass of mlir-opt; this tool does not have it\n"),
        Some(flag) => format!("{name}: Did you mean '{flag}{value}'?\n"),
        None => String::new(),
    };
    format!("{name}: Unknown command line argument '{argument}'.  Try: '{name} --help'\n{more}")
}

/// Returns whether a flag runs a pass of `mlir-opt`, or has the form of the names of passes.
fn is_pass(flag: &str) -> bool {
    let named_so = ["convert-", "test-", "lower-", "expand-"].iter().any(|start| flag.starts_with(start));
    PASSES.contains(&flag) || named_so || flag.contains("-to-")
}

/// Returns the argument for this flag with its dashes and value, which clap does not keep.
fn as_given(argument: &str, arguments: &[OsString]) -> String {
    let name = argument.trim_start_matches('-');
    let given = arguments.iter().find(|given| flag_name(given).is_some_and(|flag| flag == name));
    given.map_or_else(|| argument.to_owned(), |given| given.to_string_lossy().into_owned())
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        ContextValue::Strings(texts) => texts.first().map(String::as_str),
        _ => None,
    }
}
