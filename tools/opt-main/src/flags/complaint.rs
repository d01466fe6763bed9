//! Messages about wrong arguments, in LLVM's wording.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use ods_pass::PassRegistry;

use super::table;
use crate::arguments::flag_name;

/// Passes of MLIR for every dialect that do not exist here; [`is_pass`] recognises hundreds of others by their form.
const PASSES: [&str; 3] = ["duplicate-function-elimination", "loop-invariant-subset-hoisting", "print-ir"];

/// Returns LLVM's message for an error found by clap in `arguments`.
pub(super) fn complaint(name: &str, error: &clap::Error, arguments: &[OsString], registry: &PassRegistry) -> String {
    let argument = text(error, ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => format!(
            "{name}: Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: {name} --help\n"
        ),
        ErrorKind::UnknownArgument => unknown(name, &as_given(argument, arguments), registry),
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

fn unknown(name: &str, argument: &str, registry: &PassRegistry) -> String {
    let flag = argument.trim_start_matches('-');
    let (flag, value) = flag.split_once('=').map_or((flag, None), |(flag, value)| (flag, Some(value)));
    let value = value.map(|value| format!("={value}")).unwrap_or_default();
    let unknown = format!("{name}: Unknown command line argument '{argument}'.  Try: '{name} --help'\n");
    if is_pass(flag) {
        return format!("{unknown}{name}: '{flag}' is a pass of mlir-opt; this tool does not have it\n");
    }
    if flag.starts_with('p') {
        // LLVM takes it for the prefix `-p` of `--pass-pipeline`.
        return format!(
            "{name}: for the -p option: may not occur within a group!\n{unknown}{name}: Did you mean '-p'?\n"
        );
    }
    match similar(flag, registry) {
        Some(flag) => format!("{unknown}{name}: Did you mean '--{flag}{value}'?\n"),
        None => unknown,
    }
}

/// Returns the most similar name of a flag or pass, unless all differ in more than one letter and a third of the
/// letters.
fn similar<'r>(flag: &str, registry: &'r PassRegistry) -> Option<&'r str> {
    let names = table::all().map(|(name, _)| name).chain(registry.iter().map(|pass| pass.argument));
    let (distance, name) = names.map(|name| (distance(flag, name), name)).min_by_key(|(distance, _)| *distance)?;
    (distance * 3 <= flag.len().max(3)).then_some(name)
}

/// Returns the number of letters to insert, remove or replace in a word for the other one.
fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, letter) in from.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, other) in to.bytes().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
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
