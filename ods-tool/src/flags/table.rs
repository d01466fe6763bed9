//! Which flags there are. Help texts are short; what a flag does exactly, the reference's does.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

/// What divides a file into chunks, on a line of its own.
pub(crate) const MARKER: &str = "// -----";

/// The command line without subcommands; knows what is not supported, to say so.
pub(crate) fn command(name: &str) -> Command {
    NOT_SUPPORTED.iter().fold(supported(name), |command, (flag, _)| command.arg(optional(flag, "").hide(true)))
}

/// The same without what is not supported.
pub(crate) fn supported(name: &str) -> Command {
    let mut command = Command::new(name.to_owned())
        .no_binary_name(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .about("Reads IR in MLIR's text format, verifies it, and prints it")
        .after_help(crate::commands::HELP)
        .arg(input())
        .arg(output())
        .arg(
            Arg::new("version").long("version").action(ArgAction::SetTrue).help("Display the version of this program"),
        );
    for (flag, help) in SWITCHES {
        command = command.arg(switch(flag).help(help));
    }
    for (flag, value, help) in VALUES {
        let arg = Arg::new(flag).long(flag).value_name(value).help(help);
        // A number may follow that begins with a dash.
        command = command.arg(arg.allow_negative_numbers(value == "long"));
    }
    for (flag, default, value, help) in OPTIONAL_VALUES {
        command = command.arg(optional(flag, default).value_name(value).help(help));
    }
    command
}

fn input() -> Arg {
    Arg::new("input")
        .value_name("input file")
        .default_value("-")
        .value_hint(ValueHint::FilePath)
        .value_parser(value_parser!(OsString))
}

fn output() -> Arg {
    Arg::new("output")
        .short('o')
        .value_name("filename")
        .default_value("-")
        .value_hint(ValueHint::FilePath)
        .value_parser(value_parser!(OsString))
        .help("Output filename")
}

/// Flags that are true or false: `--flag`, `--flag=false`.
pub(crate) const SWITCHES: [(&str, &str); 26] = [
    ("allow-unregistered-dialect", "Allow operations of dialects that are not registered"),
    ("color", "Use colors in messages (default: on terminals, unless NO_COLOR is set)"),
    ("mlir-disable-diagnostic-notes", "Accepted; notes are printed all the same, as by the reference"),
    ("mlir-disable-threading", "Accepted; the output never depends on threads"),
    ("mlir-pretty-debuginfo", "Print locations for people; no parser reads them"),
    ("mlir-print-assume-verified", "Accepted; what was not verified is printed in generic form if it is not good"),
    ("mlir-print-debuginfo", "Print locations"),
    ("mlir-print-ir-after-all", "Accepted; there are no passes"),
    ("mlir-print-ir-after-change", "Accepted; there are no passes"),
    ("mlir-print-ir-after-failure", "Accepted; there are no passes"),
    ("mlir-print-ir-before-all", "Accepted; there are no passes"),
    ("mlir-print-ir-module-scope", "Accepted; there are no passes"),
    ("mlir-print-local-scope", "Print without aliases, each operation readable on its own"),
    ("mlir-print-op-generic", "Print all operations in generic form"),
    ("mlir-print-op-on-diagnostic", "Show the operation that an error is about, as a note (default: true)"),
    ("mlir-print-skip-regions", "Print dots for what is in regions"),
    ("mlir-print-stacktrace-on-diagnostic", "Accepted; nothing to print"),
    ("mlir-print-unique-ssa-ids", "Give no two values the same name"),
    ("mlir-print-value-users", "Print who uses each value, in comments"),
    ("mlir-use-nameloc-as-prefix", "Name values after their locations"),
    ("mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify; what is not good is printed in generic form"),
    ("no-implicit-module", "Do not put a module around the input"),
    ("run-reproducer", "Accepted; reproducers without passes change nothing"),
    ("show-dialects", "Print the names of the registered dialects, and nothing else"),
    ("verify-each", "Accepted; there are no passes"),
    ("verify-roundtrip", "Check that what is printed reads back as the same"),
];

/// Flags with a value: `--flag=value`, `--flag value`.
const VALUES: [(&str, &str, &str); 6] = [
    ("mlir-diagnostic-verbosity-level", "level", "Accepted: errors, warnings or remarks; all messages are errors"),
    ("mlir-elide-elementsattrs-if-larger", "uint", "Leave out elements attributes with more elements than this"),
    ("mlir-elide-resource-strings-if-larger", "uint", "Leave out resources whose text is longer than this"),
    (
        "mlir-print-elementsattrs-with-hex-if-larger",
        "long",
        "Print elements attributes with more elements than this in hexadecimal; -1: never",
    ),
    ("output-split-marker", "string", "What to print between the chunks of a divided input"),
    ("pass-pipeline", "string", "A pipeline of passes; as there are none yet, an empty one, as in builtin.module()"),
];

/// Flags that may have a value: `--flag`, `--flag=value`.
const OPTIONAL_VALUES: [(&str, &str, &str, &str); 2] = [
    ("split-input-file", MARKER, "marker", "Divide the input at the marker, and treat each chunk on its own"),
    ("verify-diagnostics", "all", "mode", "Check messages against expected-* comments: all, only-expected"),
];

/// Flags of `mlir-opt` for what this tool does not do, and what it has instead.
pub(crate) const NOT_SUPPORTED: [(&str, &str); 12] = [
    ("dump-pass-pipeline", "there are no passes yet"),
    ("emit-bytecode", "this tool writes text only"),
    ("emit-bytecode-version", "this tool writes text only"),
    ("irdl-file", "dialects are defined in Rust; `export-irdl` goes the other way"),
    ("list-passes", "there are no passes yet"),
    ("load-dialect-plugin", "dialects are compiled into the tool"),
    ("load-pass-plugin", "there are no passes yet"),
    ("log-actions-to", "there are no actions to log"),
    ("mlir-generate-reproducer", "there are no passes yet"),
    ("mlir-pass-pipeline-crash-reproducer", "there are no passes yet"),
    ("mlir-pass-statistics", "there are no passes yet"),
    ("mlir-timing", "nothing is timed"),
];

fn switch(name: &'static str) -> Arg {
    optional(name, "true")
}

fn optional(name: &'static str, default: &'static str) -> Arg {
    Arg::new(name).long(name).num_args(0..=1).require_equals(true).default_missing_value(default)
}
