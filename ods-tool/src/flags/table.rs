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
    for (flag, values, help) in CHOICES {
        let help = format!("{help}: {}", values.join(", "));
        command = command.arg(Arg::new(flag).long(flag).value_name("value").help(help));
    }
    for (flag, default, value, help) in OPTIONAL_VALUES {
        command = command.arg(optional(flag, default).value_name(value).help(help));
    }
    for flag in HELP {
        command = command.arg(Arg::new(flag).long(flag).action(ArgAction::Help).hide(true));
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
pub(crate) const SWITCHES: [(&str, &str); 40] = [
    ("allow-unregistered-dialect", "Allow operations of dialects that are not registered"),
    ("color", "Use colors in messages (default: on terminals, unless NO_COLOR is set)"),
    ("dump-pass-pipeline", "Print the pipeline that runs"),
    ("elide-resource-data-from-bytecode", "Accepted; this tool writes text only"),
    ("list-passes", "Print the names of the passes, of which there are none yet, and nothing else"),
    ("mlir-disable-diagnostic-notes", "Accepted; notes are printed all the same, as by the reference"),
    ("mlir-disable-threading", "Accepted; the output never depends on threads"),
    ("mlir-enable-debugger-hook", "Accepted; there are no actions"),
    ("mlir-pass-pipeline-local-reproducer", "Accepted; there are no passes that could crash"),
    ("mlir-pass-statistics", "Print the statistics of passes, of which there are none yet"),
    ("mlir-pretty-debuginfo", "Print locations for people; no parser reads them"),
    ("mlir-print-assume-verified", "Accepted; what was not verified is printed in generic form if it is not good"),
    ("mlir-print-debug-counter", "Accepted; there are no counters"),
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
    ("mlir-timing", "Print how long reading and printing took"),
    ("mlir-use-nameloc-as-prefix", "Name values after their locations"),
    ("mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify; what is not good is printed in generic form"),
    ("no-implicit-module", "Do not put a module around the input"),
    ("run-reproducer", "Run the pipeline of the reproducer in the input, as --pass-pipeline does"),
    ("show-dialects", "Print the names of the registered dialects, and nothing else"),
    ("sort-timers", "Accepted; there are no passes of LLVM"),
    ("stats", "Accepted; nothing is counted, as by a release of the reference"),
    ("stats-json", "Accepted; nothing is counted, as by a release of the reference"),
    ("time-passes", "Accepted; there are no passes of LLVM"),
    ("time-passes-per-run", "Accepted; there are no passes of LLVM"),
    ("track-memory", "Accepted; there are no passes of LLVM"),
    ("verify-each", "Accepted; there are no passes"),
    ("verify-roundtrip", "Check that what is printed in generic form reads back as the same"),
];

/// Flags with a value: `--flag=value`, `--flag value`.
const VALUES: [(&str, &str, &str); 19] = [
    ("info-output-file", "filename", "Accepted; nothing is counted"),
    ("log-mlir-actions-filter", "string", "Accepted; there are no actions"),
    ("mlir-debug-counter", "string", "Accepted; there are no counters"),
    ("mlir-elide-elementsattrs-if-larger", "uint", "Leave out elements attributes with more elements than this"),
    ("mlir-elide-resource-strings-if-larger", "uint", "Leave out resources whose text is longer than this"),
    ("mlir-pass-pipeline-crash-reproducer", "string", "Accepted; there are no passes that could crash"),
    (
        "mlir-print-elementsattrs-with-hex-if-larger",
        "long",
        "Print elements attributes with more elements than this in hexadecimal; -1: never",
    ),
    ("mlir-print-ir-after", "pass-arg", "Accepted; there are no passes"),
    ("mlir-print-ir-before", "pass-arg", "Accepted; there are no passes"),
    ("mlir-print-ir-tree-dir", "string", "Accepted; there are no passes"),
    ("output-split-marker", "string", "What to print between the chunks of a divided input"),
    ("pass-pipeline", "string", "A pipeline of passes; as there are none yet, an empty one: builtin.module()"),
    ("remarks-filter", "string", "Accepted; there are no remarks"),
    ("remarks-filter-analyse", "string", "Accepted; there are no remarks"),
    ("remarks-filter-failed", "string", "Accepted; there are no remarks"),
    ("remarks-filter-missed", "string", "Accepted; there are no remarks"),
    ("remarks-filter-passed", "string", "Accepted; there are no remarks"),
    ("remarks-output-file", "string", "Accepted; there are no remarks"),
    ("rng-seed", "seed", "Accepted; nothing is random"),
];

/// Flags with one of a few values.
pub(crate) const CHOICES: [(&str, &[&str], &str); 6] = [
    ("mlir-diagnostic-verbosity-level", &["errors", "warnings", "remarks"], "Accepted; all messages are errors"),
    ("mlir-output-format", &["text", "json"], "How --mlir-timing writes"),
    ("mlir-pass-statistics-display", &["list", "pipeline"], "Accepted; there are no passes"),
    ("mlir-timing-display", &["list", "tree"], "How --mlir-timing sorts"),
    ("remark-format", &["emitRemark", "yaml", "bitstream"], "Accepted; there are no remarks"),
    ("remark-policy", &["all", "final"], "Accepted; there are no remarks"),
];

/// Flags that may have a value: `--flag`, `--flag=value`.
const OPTIONAL_VALUES: [(&str, &str, &str, &str); 2] = [
    ("split-input-file", MARKER, "marker", "Divide the input at the marker, and treat each chunk on its own"),
    ("verify-diagnostics", "all", "mode", "Check messages against expected-* comments: all, only-expected"),
];

/// Flags that are `--help`: the reference divides its flags into those that most people want and others.
const HELP: [&str; 3] = ["help-hidden", "help-list", "help-list-hidden"];

/// Flags of `mlir-opt` for what this tool does not do, and what it has instead.
pub(crate) const NOT_SUPPORTED: [(&str, &str); 8] = [
    ("emit-bytecode", "this tool writes text only"),
    ("emit-bytecode-version", "this tool writes text only"),
    ("irdl-file", "dialects are defined in Rust; `export-irdl` goes the other way"),
    ("load-dialect-plugin", "dialects are compiled into the tool"),
    ("load-pass-plugin", "there are no passes yet"),
    ("log-actions-to", "there are no actions to log"),
    ("mlir-generate-reproducer", "there are no passes yet"),
    ("profile-actions-to", "there are no actions to profile"),
];

fn switch(name: &'static str) -> Arg {
    optional(name, "true")
}

fn optional(name: &'static str, default: &'static str) -> Arg {
    Arg::new(name).long(name).num_args(0..=1).require_equals(true).default_missing_value(default)
}
