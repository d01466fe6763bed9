//! The flags of the tool. Help texts are short, one line of [`super::help`] each; the exact behavior is that of
//! `mlir-opt`.

use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

/// The default marker between chunks of a file.
pub(crate) const MARKER: &str = "// -----";

/// A flag with an effect.
pub(super) struct Flag {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) help: &'static str,
}

/// The kind of value that a flag takes.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A boolean: `--flag`, `--flag=false`.
    Switch,
    /// A required value with this placeholder: `--flag=value`, `--flag value`.
    Value(&'static str),
    /// A required value out of this list.
    Choice(&'static [&'static str]),
    /// An optional value with this placeholder: `--flag`, `--flag=value`; if `values` is not empty, one of these.
    Optional { missing: &'static str, value: &'static str, values: &'static [&'static str] },
}

use Kind::{Choice, Optional, Switch, Value};

const fn flag(name: &'static str, kind: Kind, help: &'static str) -> Flag {
    Flag { name, kind, help }
}

const ABOUT: &str = "About the tool";

/// The flags, grouped under the headings of `--help`.
pub(super) const FLAGS: [(&str, &[Flag]); 5] = [
    (
        "Input",
        &[
            flag("allow-unregistered-dialect", Switch, "Allow operations of dialects that are not registered"),
            flag("no-implicit-module", Switch, "Do not wrap the input in a module"),
            flag(
                "split-input-file",
                Optional { missing: MARKER, value: "marker", values: &[] },
                "Split the input at the marker; process each chunk on its own",
            ),
        ],
    ),
    (
        "Checks and messages",
        &[
            flag("color", Switch, "Use colors (default: on terminals, unless NO_COLOR is set)"),
            flag("explain", Switch, "Add help lines to errors (default: on terminals)"),
            flag("mlir-disable-threading", Switch, "Verify on one thread"),
            flag("mlir-print-op-on-diagnostic", Switch, "Show the operation of an error (default: true)"),
            flag(
                "mlir-very-unsafe-disable-verifier-on-parsing",
                Switch,
                "Do not verify; print invalid operations in generic form",
            ),
            flag(
                "verify-diagnostics",
                Optional { missing: "all", value: "mode", values: &["all", "only-expected"] },
                "Check diagnostics against expected-* comments: all, only-expected",
            ),
            flag("verify-roundtrip", Switch, "Check that the printed generic form reads back as the same IR"),
        ],
    ),
    (
        "Output",
        &[
            flag(
                "mlir-elide-elementsattrs-if-larger",
                Value("uint"),
                "Elide elements attributes with more elements than this",
            ),
            flag("mlir-elide-resource-strings-if-larger", Value("uint"), "Elide resources with more text than this"),
            flag("mlir-pretty-debuginfo", Switch, "Print locations in a short form that cannot be parsed"),
            flag("mlir-print-debuginfo", Switch, "Print locations"),
            flag(
                "mlir-print-elementsattrs-with-hex-if-larger",
                Value("long"),
                "Print dense elements in hexadecimal above this number; -1: never",
            ),
            flag("mlir-print-local-scope", Switch, "Print without aliases, so that each operation is self-contained"),
            flag("mlir-print-op-generic", Switch, "Print all operations in generic form"),
            flag("mlir-print-skip-regions", Switch, "Print dots in place of the contents of regions"),
            flag("mlir-print-unique-ssa-ids", Switch, "Give every value a unique name"),
            flag("mlir-print-value-users", Switch, "Print the users of each value in comments"),
            flag("mlir-use-nameloc-as-prefix", Switch, "Name values after their name locations"),
            flag("output-split-marker", Value("string"), "Text to print between the chunks of a split input"),
        ],
    ),
    (
        "Passes and timing",
        &[
            flag("check-inputs", Value("uint"), "Inputs of a function in --check-semantics, unless all can be tried"),
            flag("check-seed", Value("uint"), "Seed of the inputs of --check-semantics"),
            flag("check-semantics", Switch, "Compare what functions compute before and after each pass"),
            flag(
                "check-solver-steps",
                Value("uint"),
                "Steps of z3 for each proof in --check-semantics (default: no proofs)",
            ),
            flag("dump-pass-pipeline", Switch, "Print the pass pipeline"),
            flag(
                "log-actions-to",
                Value("filename"),
                "Write each step of passes and patterns to a file; `-` for the output",
            ),
            flag("mlir-output-format", Choice(&["text", "json"]), "Format of --mlir-timing: text, json"),
            flag("mlir-generate-reproducer", Value("filename"), "Write a file that runs the passes again"),
            flag(
                "mlir-pass-pipeline-crash-reproducer",
                Value("filename"),
                "Write a file that runs the passes again if one fails",
            ),
            flag(
                "mlir-pass-pipeline-local-reproducer",
                Switch,
                "Reproduce only the pass that failed (with --mlir-disable-threading)",
            ),
            flag("mlir-pass-statistics", Switch, "Print the statistics of passes"),
            flag(
                "mlir-pass-statistics-display",
                Choice(&["list", "pipeline"]),
                "Layout of --mlir-pass-statistics: list, pipeline",
            ),
            flag("mlir-print-ir-after", Value("pass-arg"), "Print the IR after these passes: canonicalize,cse"),
            flag("mlir-print-ir-after-all", Switch, "Print the IR after each pass"),
            flag("mlir-print-ir-after-change", Switch, "Print the IR only after passes that changed it"),
            flag("mlir-print-ir-after-failure", Switch, "Print the IR only after a pass that failed"),
            flag("mlir-print-ir-before", Value("pass-arg"), "Print the IR before these passes"),
            flag("mlir-print-ir-before-all", Switch, "Print the IR before each pass"),
            flag("mlir-print-ir-module-scope", Switch, "Print the whole module, not only the operation of the pass"),
            flag("mlir-print-ir-tree-dir", Value("folder"), "Print the IR around passes to files in this folder"),
            flag("mlir-timing", Switch, "Print the time spent on parsing, passes and printing"),
            flag("mlir-timing-display", Choice(&["list", "tree"]), "Layout of --mlir-timing: list, tree"),
            flag("pattern-statistics", Switch, "Print how often patterns were tried and applied"),
            flag("pass-pipeline", Value("string"), "Pass pipeline to run: builtin.module(canonicalize,cse)"),
            flag("run-reproducer", Switch, "Run the pipeline of the reproducer in the input"),
            flag("verify-each", Switch, "Verify after each pass (default: true)"),
        ],
    ),
    (
        ABOUT,
        &[
            flag("list-passes", Switch, "Print the names of the passes and exit"),
            flag("show-dialects", Switch, "Print the names of the registered dialects and exit"),
        ],
    ),
];

/// Flags of `mlir-opt` that are accepted and have no effect, grouped by the reason.
pub(super) const IGNORED: [(&str, &[(&str, Kind)]); 10] = [
    (
        "no passes of LLVM run here",
        &[("sort-timers", Switch), ("time-passes", Switch), ("time-passes-per-run", Switch), ("track-memory", Switch)],
    ),
    (
        "actions and debug counters do not exist",
        &[
            ("log-mlir-actions-filter", Value("string")),
            ("mlir-debug-counter", Value("string")),
            ("mlir-enable-debugger-hook", Switch),
            ("mlir-print-debug-counter", Switch),
        ],
    ),
    (
        "remarks do not exist",
        &[
            ("remark-format", Choice(&["emitRemark", "yaml", "bitstream"])),
            ("remark-policy", Choice(&["all", "final"])),
            ("remarks-filter", Value("string")),
            ("remarks-filter-analyse", Value("string")),
            ("remarks-filter-failed", Value("string")),
            ("remarks-filter-missed", Value("string")),
            ("remarks-filter-passed", Value("string")),
            ("remarks-output-file", Value("filename")),
        ],
    ),
    ("all diagnostics are errors", &[("mlir-diagnostic-verbosity-level", Choice(&["errors", "warnings", "remarks"]))]),
    ("notes are always printed, as by mlir-opt", &[("mlir-disable-diagnostic-notes", Switch)]),
    ("no stack trace is available", &[("mlir-print-stacktrace-on-diagnostic", Switch)]),
    ("invalid operations are printed in generic form", &[("mlir-print-assume-verified", Switch)]),
    ("this tool writes text only", &[("elide-resource-data-from-bytecode", Switch)]),
    (
        "statistics are not collected, as in release builds of mlir-opt",
        &[("info-output-file", Value("filename")), ("stats", Switch), ("stats-json", Switch)],
    ),
    ("nothing here is random", &[("rng-seed", Value("seed"))]),
];

/// Aliases of `--help`. They show the less common flags of the reference.
const HELP: [&str; 3] = ["help-hidden", "help-list", "help-list-hidden"];

/// Flags of `mlir-opt` that are rejected, with the reason or an alternative.
pub(crate) const NOT_SUPPORTED: [(&str, &str); 6] = [
    ("emit-bytecode", "this tool writes text only"),
    ("emit-bytecode-version", "this tool writes text only"),
    ("irdl-file", "dialects are defined in Rust; `export-irdl` exports them"),
    ("load-dialect-plugin", "dialects are compiled into the tool"),
    ("load-pass-plugin", "passes are Rust code; `Tool::pass` adds them"),
    ("profile-actions-to", "`--mlir-timing` has the time of passes, `--pattern-statistics` the counts of patterns"),
];

/// Returns all accepted flags, with or without effect.
pub(super) fn all() -> impl Iterator<Item = (&'static str, Kind)> {
    let useful = FLAGS.iter().flat_map(|(_, flags)| flags.iter().map(|flag| (flag.name, flag.kind)));
    useful.chain(IGNORED.iter().flat_map(|(_, flags)| flags.iter().copied()))
}

/// Builds the command line without subcommands for parsing; it includes unsupported flags, so that they can be
/// reported.
pub(super) fn command(name: &str) -> Command {
    let mut command = bare(name).args(about()).no_binary_name(true).args_override_self(true);
    for (name, kind) in all() {
        command = command.arg(argument(name, kind));
    }
    for (flag, _) in NOT_SUPPORTED {
        command = command.arg(optional(flag, ""));
    }
    for flag in HELP {
        command = command.arg(Arg::new(flag).long(flag).action(ArgAction::Help));
    }
    command
}

/// Builds the command line as `--help` and completions show it: switches take no value, known values are listed, and
/// unsupported flags are absent.
pub(crate) fn shown(name: &str) -> Command {
    let mut command = bare(name);
    for (heading, flags) in FLAGS {
        for flag in flags {
            command = command.arg(shown_argument(flag.name, flag.kind).help(flag.help).help_heading(heading));
        }
    }
    command = command.args(about());
    for (reason, flags) in IGNORED {
        for (name, kind) in flags {
            command = command.arg(shown_argument(name, *kind).help(format!("No effect: {reason}")).hide(true));
        }
    }
    command
}

/// Builds a command line with the input and output files only.
fn bare(name: &str) -> Command {
    let input = file(Arg::new("input")).value_name("input file").help("File to read; `-` is the standard input");
    let output =
        file(Arg::new("output")).short('o').value_name("filename").help("File to write; `-` is the standard output");
    Command::new(name.to_owned())
        .disable_version_flag(true)
        .disable_help_flag(true)
        .about("Reads IR in MLIR's text format, verifies it, and prints it")
        .arg(input.help_heading("Input"))
        .arg(output.help_heading("Output"))
}

/// Returns `--version` and `--help`.
fn about() -> [Arg; 2] {
    let version = Arg::new("version").long("version").action(ArgAction::SetTrue);
    [version.help("Print the version of this program"), help_flag()].map(|arg| arg.help_heading(ABOUT))
}

/// Returns the `--help` flag. clap's own flag has no heading among the flags, and removing it would remove it from
/// subcommands.
pub(crate) fn help_flag() -> Arg {
    Arg::new("help").long("help").short('h').action(ArgAction::Help).help("Print this")
}

/// Turns an argument into a file name that defaults to `-`.
fn file(arg: Arg) -> Arg {
    let arg = arg.default_value("-").hide_default_value(true);
    arg.value_hint(ValueHint::FilePath).value_parser(value_parser!(OsString))
}

fn argument(name: &'static str, kind: Kind) -> Arg {
    match kind {
        Switch => optional(name, "true"),
        // The value may be a negative number.
        Value(value) => Arg::new(name).long(name).value_name(value).allow_negative_numbers(value == "long"),
        Choice(_) => Arg::new(name).long(name).value_name("value"),
        Optional { missing, value, .. } => optional(name, missing).value_name(value),
    }
}

fn shown_argument(name: &'static str, kind: Kind) -> Arg {
    let known = |values: &'static [&'static str]| PossibleValuesParser::new(values);
    let arg = argument(name, kind).hide_possible_values(true);
    match kind {
        Switch => Arg::new(name).long(name).action(ArgAction::SetTrue),
        Value("filename") => arg.value_hint(ValueHint::FilePath),
        Value("folder") => arg.value_hint(ValueHint::DirPath),
        Value(_) | Optional { values: [], .. } => arg.value_hint(ValueHint::Other),
        Choice(values) | Optional { values, .. } => arg.value_parser(known(values)),
    }
}

fn optional(name: &'static str, missing: &'static str) -> Arg {
    Arg::new(name).long(name).num_args(0..=1).require_equals(true).default_missing_value(missing)
}
