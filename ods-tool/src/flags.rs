//! The flags, spelled as those of `mlir-opt`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use ods_core::diagnostic::expect::Mode;
use ods_core::text::PrintOptions;

use crate::arguments::normalize;

/// What divides a file into chunks, on a line of its own.
pub(crate) const MARKER: &str = "// -----";

/// What the arguments ask for.
pub(crate) struct Flags {
    /// The input file; `-` is the standard input.
    pub(crate) input: PathBuf,
    /// The output file; `-` is the standard output.
    pub(crate) output: PathBuf,
    pub(crate) allow_unregistered: bool,
    /// What divides the input, if it is to be divided.
    pub(crate) split: Option<String>,
    pub(crate) output_marker: String,
    pub(crate) expect: Option<Mode>,
    pub(crate) print: PrintOptions,
    pub(crate) op_on_diagnostic: bool,
    pub(crate) round_trip: bool,
    pub(crate) implicit_module: bool,
    pub(crate) show_dialects: bool,
    /// `None`: on terminals.
    pub(crate) color: Option<bool>,
}

/// What the arguments are.
pub(crate) enum Parsed {
    Flags(Box<Flags>),
    Help(String),
    Version,
}

/// Reads the arguments; the error is a message, ready to be written.
pub(crate) fn parse(name: &str, arguments: impl IntoIterator<Item = OsString>) -> Result<Parsed, String> {
    let command = command(name);
    let arguments = normalize(&command, arguments);
    match command.try_get_matches_from(arguments) {
        Ok(matches) if matches.get_flag("version") => Ok(Parsed::Version),
        Ok(matches) => {
            flags(&matches).map_err(|message| format!("{name}: {message}")).map(|flags| Parsed::Flags(Box::new(flags)))
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelp => Ok(Parsed::Help(error.render().to_string())),
        Err(error) => Err(complaint(name, &error)),
    }
}

fn command(name: &str) -> Command {
    let mut command = Command::new(name.to_owned())
        .no_binary_name(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .about("Reads IR in MLIR's text format, verifies it, and prints it")
        .after_help(crate::commands::HELP)
        .arg(Arg::new("input").value_name("input file").default_value("-").value_parser(value_parser!(OsString)))
        .arg(
            Arg::new("output")
                .short('o')
                .value_name("filename")
                .default_value("-")
                .value_hint(ValueHint::FilePath)
                .value_parser(value_parser!(OsString))
                .help("Output filename"),
        )
        .arg(
            Arg::new("version").long("version").action(ArgAction::SetTrue).help("Display the version of this program"),
        );
    for (flag, help) in SWITCHES {
        command = command.arg(switch(flag).help(help));
    }
    for (flag, value, help) in VALUES {
        command = command.arg(Arg::new(flag).long(flag).value_name(value).help(help));
    }
    for (flag, default, value, help) in OPTIONAL_VALUES {
        command = command.arg(optional(flag, default).value_name(value).help(help));
    }
    command
}

/// Flags that are true or false: `--flag`, `--flag=false`.
const SWITCHES: [(&str, &str); 15] = [
    ("allow-unregistered-dialect", "Allow operation with no registered dialects"),
    ("color", "Use colors in output (default=autodetect)"),
    ("mlir-disable-threading", "Disable multi-threading (accepted; the output never depends on it)"),
    ("mlir-pretty-debuginfo", "Print pretty debug info (not supported yet)"),
    ("mlir-print-debuginfo", "Print debug info in MLIR output"),
    ("mlir-print-local-scope", "Print with local scope and inline information (eliding aliases)"),
    ("mlir-print-op-generic", "Print the generic op form"),
    ("mlir-print-op-on-diagnostic", "Also print the operation that a diagnostic is about, as a note (default=true)"),
    ("mlir-use-nameloc-as-prefix", "Print SSA IDs using NameLocs as prefixes"),
    ("no-implicit-module", "Disable implicit addition of a top-level module op during parsing"),
    ("show-dialects", "Print the list of registered dialects and exit"),
    ("verify-each", "Run the verifier after each transformation pass (accepted; there are no passes yet)"),
    ("verify-roundtrip", "Round-trip the IR after parsing and ensure it succeeds"),
    ("mlir-print-stacktrace-on-diagnostic", "Accepted; nothing to print"),
    ("mlir-very-unsafe-disable-verifier-on-parsing", "Disable the verifier on parsing (accepted; it still runs)"),
];

/// Flags with a value: `--flag=value`, `--flag value`.
const VALUES: [(&str, &str, &str); 3] = [
    ("mlir-elide-elementsattrs-if-larger", "uint", "Elide ElementsAttrs with more elements than the given upper limit"),
    ("mlir-elide-resource-strings-if-larger", "uint", "Elide values of resources if the string is too long in chars"),
    ("output-split-marker", "string", "Split marker to use for merging the output"),
];

/// Flags that may have a value: `--flag`, `--flag=value`.
const OPTIONAL_VALUES: [(&str, &str, &str, &str); 2] = [
    ("split-input-file", MARKER, "marker", "Split the input file into chunks and process each chunk independently"),
    ("verify-diagnostics", "all", "mode", "Check that diagnostics match expected-* lines: all, only-expected"),
];

fn switch(name: &'static str) -> Arg {
    optional(name, "true").hide_possible_values(true)
}

fn optional(name: &'static str, default: &'static str) -> Arg {
    Arg::new(name).long(name).num_args(0..=1).require_equals(true).default_missing_value(default)
}

fn flags(matches: &ArgMatches) -> Result<Flags, String> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let path = |name: &str| matches.get_one::<OsString>(name).map_or_else(|| "-".into(), PathBuf::from);
    let switch = |name: &str| text(name).map(|value| boolean(name, value)).transpose();
    let on = |name: &str| switch(name).map(|value| value.unwrap_or(false));
    let number = |name: &str| text(name).map(|value| unsigned(name, value)).transpose();
    for (accepted, _) in SWITCHES {
        on(accepted)?;
    }
    let print = PrintOptions {
        generic: on("mlir-print-op-generic")?,
        assume_verified: false,
        debug_info: on("mlir-print-debuginfo")?,
        local_scope: on("mlir-print-local-scope")?,
        name_locations_as_prefix: on("mlir-use-nameloc-as-prefix")?,
        elide_elements_larger_than: number("mlir-elide-elementsattrs-if-larger")?,
        elide_resources_larger_than: number("mlir-elide-resource-strings-if-larger")?,
    };
    Ok(Flags {
        input: path("input"),
        output: path("output"),
        allow_unregistered: on("allow-unregistered-dialect")?,
        split: text("split-input-file").map(|marker| if marker.is_empty() { MARKER } else { marker }.to_owned()),
        output_marker: text("output-split-marker").unwrap_or(MARKER).to_owned(),
        expect: text("verify-diagnostics").map(mode).transpose()?,
        print,
        op_on_diagnostic: switch("mlir-print-op-on-diagnostic")?.unwrap_or(true),
        round_trip: on("verify-roundtrip")?,
        implicit_module: !on("no-implicit-module")?,
        show_dialects: on("show-dialects")?,
        color: switch("color")?,
    })
}

fn boolean(name: &str, value: &str) -> Result<bool, String> {
    match value {
        "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err(format!("for the --{name} option: '{value}' is invalid value for boolean argument! Try 0 or 1\n")),
    }
}

/// As LLVM: decimal, or with the prefix `0x`, `0b`, `0o` or `0`; of 32 bits.
fn unsigned(name: &str, value: &str) -> Result<u64, String> {
    let (digits, radix) = match value.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&value[2..], 16),
        [b'0', b'b' | b'B', ..] => (&value[2..], 2),
        [b'0', b'o', ..] => (&value[2..], 8),
        [b'0', _, ..] => (&value[1..], 8),
        _ => (value, 10),
    };
    let number = if digits.starts_with('+') { None } else { u32::from_str_radix(digits, radix).ok() };
    number
        .map(u64::from)
        .ok_or_else(|| format!("for the --{name} option: '{value}' value invalid for uint argument!\n"))
}

fn mode(value: &str) -> Result<Mode, String> {
    match value {
        "all" | "" => Ok(Mode::All),
        "only-expected" => Ok(Mode::OnlyExpected),
        _ => Err(format!("for the --verify-diagnostics option: Cannot find option named '{value}'!\n")),
    }
}

/// What LLVM says, for what clap found.
fn complaint(name: &str, error: &clap::Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        Some(ContextValue::Strings(texts)) => texts.first().map(String::as_str),
        _ => None,
    };
    let argument = text(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            format!(
                "{name}: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: {name} --help\n"
            )
        }
        ErrorKind::UnknownArgument => {
            let suggestion = text(ContextKind::SuggestedArg);
            let suggestion = suggestion.map(|flag| format!("{name}: Did you mean '{flag}'?\n")).unwrap_or_default();
            format!("{name}: Unknown command line argument '{argument}'.  Try: '{name} --help'\n{suggestion}")
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_none_or(str::is_empty) => {
            let flag = argument.split_whitespace().next().unwrap_or_default();
            format!("{name}: for the {flag} option: requires a value!\n")
        }
        _ => error.render().to_string(),
    }
}

#[cfg(test)]
mod tests;
