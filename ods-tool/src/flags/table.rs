//! Which flags there are. Help texts are short, each a line of [`super::help`]; what a flag does exactly, the reference's
//! does.

use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

/// What divides a file into chunks, on a line of its own.
pub(crate) const MARKER: &str = "// -----";

/// A flag that does something.
pub(super) struct Flag {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) help: &'static str,
}

/// What a flag may be set to.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// True or false: `--flag`, `--flag=false`.
    Switch,
    /// A value of this name: `--flag=value`, `--flag value`.
    Value(&'static str),
    /// One of these, likewise.
    Choice(&'static [&'static str]),
    /// A value of this name, or nothing: `--flag`, `--flag=value`. If there are values, it is one of them.
    Optional { missing: &'static str, value: &'static str, values: &'static [&'static str] },
}

use Kind::{Choice, Optional, Switch, Value};

const fn flag(name: &'static str, kind: Kind, help: &'static str) -> Flag {
    Flag { name, kind, help }
}

const ABOUT: &str = "About the tool";

/// The flags, by what they are about.
pub(super) const FLAGS: [(&str, &[Flag]); 5] = [
    (
        "Input",
        &[
            flag("allow-unregistered-dialect", Switch, "Allow operations of dialects that are not registered"),
            flag("no-implicit-module", Switch, "Do not put a module around the input"),
            flag(
                "split-input-file",
                Optional { missing: MARKER, value: "marker", values: &[] },
                "Divide the input at the marker; treat each chunk on its own",
            ),
        ],
    ),
    (
        "Checks and messages",
        &[
            flag("color", Switch, "Use colors (default: on terminals, unless NO_COLOR is set)"),
            flag("explain", Switch, "Show what helps to understand an error (default: on terminals)"),
            flag("mlir-print-op-on-diagnostic", Switch, "Show the operation that an error is about (default: true)"),
            flag(
                "mlir-very-unsafe-disable-verifier-on-parsing",
                Switch,
                "Do not verify; what is not good is printed in generic form",
            ),
            flag(
                "verify-diagnostics",
                Optional { missing: "all", value: "mode", values: &["all", "only-expected"] },
                "Check messages against expected-* comments: all, only-expected",
            ),
            flag("verify-roundtrip", Switch, "Check that what is printed in generic form reads back the same"),
        ],
    ),
    (
        "Output",
        &[
            flag(
                "mlir-elide-elementsattrs-if-larger",
                Value("uint"),
                "Leave out elements attributes with more elements than this",
            ),
            flag(
                "mlir-elide-resource-strings-if-larger",
                Value("uint"),
                "Leave out resources whose text is longer than this",
            ),
            flag("mlir-pretty-debuginfo", Switch, "Print locations for people; no parser reads them"),
            flag("mlir-print-debuginfo", Switch, "Print locations"),
            flag(
                "mlir-print-elementsattrs-with-hex-if-larger",
                Value("long"),
                "Print more elements than this in hexadecimal; -1: never",
            ),
            flag("mlir-print-local-scope", Switch, "Print without aliases, each operation readable on its own"),
            flag("mlir-print-op-generic", Switch, "Print all operations in generic form"),
            flag("mlir-print-skip-regions", Switch, "Print dots for what is in regions"),
            flag("mlir-print-unique-ssa-ids", Switch, "Give no two values the same name"),
            flag("mlir-print-value-users", Switch, "Print who uses each value, in comments"),
            flag("mlir-use-nameloc-as-prefix", Switch, "Name values after their locations"),
            flag("output-split-marker", Value("string"), "What to print between the chunks of a divided input"),
        ],
    ),
    (
        "Passes, of which there are none yet, and time",
        &[
            flag("dump-pass-pipeline", Switch, "Print the pipeline that runs"),
            flag("mlir-output-format", Choice(&["text", "json"]), "How --mlir-timing writes: text, json"),
            flag("mlir-pass-statistics", Switch, "Print the statistics of passes"),
            flag("mlir-timing", Switch, "Print how long reading and printing took"),
            flag("mlir-timing-display", Choice(&["list", "tree"]), "How --mlir-timing sorts: list, tree"),
            flag("pass-pipeline", Value("string"), "A pipeline of passes; as yet, an empty one: builtin.module()"),
            flag("run-reproducer", Switch, "Run the pipeline of the reproducer in the input"),
        ],
    ),
    (
        ABOUT,
        &[
            flag("list-passes", Switch, "Print the names of the passes, and nothing else"),
            flag("show-dialects", Switch, "Print the names of the registered dialects, and nothing else"),
        ],
    ),
];

/// Flags of `mlir-opt` that are accepted and do nothing, by the reason.
pub(super) const IGNORED: [(&str, &[(&str, Kind)]); 12] = [
    (
        "there are no passes yet",
        &[
            ("mlir-pass-pipeline-crash-reproducer", Value("string")),
            ("mlir-pass-pipeline-local-reproducer", Switch),
            ("mlir-pass-statistics-display", Choice(&["list", "pipeline"])),
            ("mlir-print-ir-after", Value("pass-arg")),
            ("mlir-print-ir-after-all", Switch),
            ("mlir-print-ir-after-change", Switch),
            ("mlir-print-ir-after-failure", Switch),
            ("mlir-print-ir-before", Value("pass-arg")),
            ("mlir-print-ir-before-all", Switch),
            ("mlir-print-ir-module-scope", Switch),
            ("mlir-print-ir-tree-dir", Value("folder")),
            ("verify-each", Switch),
        ],
    ),
    (
        "there are no passes of LLVM",
        &[("sort-timers", Switch), ("time-passes", Switch), ("time-passes-per-run", Switch), ("track-memory", Switch)],
    ),
    (
        "there are no actions, and no counters",
        &[
            ("log-mlir-actions-filter", Value("string")),
            ("mlir-debug-counter", Value("string")),
            ("mlir-enable-debugger-hook", Switch),
            ("mlir-print-debug-counter", Switch),
        ],
    ),
    (
        "there are no remarks",
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
    ("all messages are errors", &[("mlir-diagnostic-verbosity-level", Choice(&["errors", "warnings", "remarks"]))]),
    ("notes are printed all the same, as by mlir-opt", &[("mlir-disable-diagnostic-notes", Switch)]),
    ("there is no stack trace to print", &[("mlir-print-stacktrace-on-diagnostic", Switch)]),
    ("the output never depends on threads", &[("mlir-disable-threading", Switch)]),
    ("what does not verify is printed in generic form", &[("mlir-print-assume-verified", Switch)]),
    ("this tool writes text only", &[("elide-resource-data-from-bytecode", Switch)]),
    (
        "nothing is counted, as by a release of mlir-opt",
        &[("info-output-file", Value("filename")), ("stats", Switch), ("stats-json", Switch)],
    ),
    ("nothing is random", &[("rng-seed", Value("seed"))]),
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

/// All flags with what they may be set to, whether they do something or not.
pub(super) fn all() -> impl Iterator<Item = (&'static str, Kind)> {
    let useful = FLAGS.iter().flat_map(|(_, flags)| flags.iter().map(|flag| (flag.name, flag.kind)));
    useful.chain(IGNORED.iter().flat_map(|(_, flags)| flags.iter().copied()))
}

/// The command line without subcommands, as it is read; knows what is not supported, to say so.
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

/// The same as people see it: a switch is not set to a value, values that are known are known, and nothing is there that
/// is not supported.
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

/// The command line with the files alone.
fn bare(name: &str) -> Command {
    let input = file(Arg::new("input")).value_name("input file").help("What to read; `-` is the standard input");
    let output =
        file(Arg::new("output")).short('o').value_name("filename").help("What to write; `-` is the standard output");
    Command::new(name.to_owned())
        .disable_version_flag(true)
        .disable_help_flag(true)
        .about("Reads IR in MLIR's text format, verifies it, and prints it")
        .arg(input.help_heading("Input"))
        .arg(output.help_heading("Output"))
}

/// What every program has.
fn about() -> [Arg; 2] {
    let version = Arg::new("version").long("version").action(ArgAction::SetTrue);
    [version.help("Print the version of this program"), help_flag()].map(|arg| arg.help_heading(ABOUT))
}

/// `--help`. clap's own is not there where people see flags: it has no place among them, and subcommands would lose theirs.
pub(crate) fn help_flag() -> Arg {
    Arg::new("help").long("help").short('h').action(ArgAction::Help).help("Print this")
}

/// The name of a file, `-` if it is not given.
fn file(arg: Arg) -> Arg {
    let arg = arg.default_value("-").hide_default_value(true);
    arg.value_hint(ValueHint::FilePath).value_parser(value_parser!(OsString))
}

fn argument(name: &'static str, kind: Kind) -> Arg {
    match kind {
        Switch => optional(name, "true"),
        // A number may follow that begins with a dash.
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
