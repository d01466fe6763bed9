//! The flags, spelled as in `mlir-opt`: [`table`] defines them, [`help`] prints them, [`values`] parses their values,
//! [`complaint`] reports wrong arguments.

mod complaint;
mod help;
mod table;
#[cfg(test)]
mod tests;
mod values;

use std::ffi::OsString;
use std::path::PathBuf;

use crate::expectations::ExpectationLevel;
use clap::ArgMatches;
use clap::error::ErrorKind;
use ods_core::text::PrintOptions;
use ods_pass::{IrPrinting, PassRegistry, PassSelection, TimingStyle};

use crate::arguments::normalize;
use complaint::complaint;
use table::{Kind, MARKER, NOT_SUPPORTED, command};
pub(crate) use table::{help_flag, shown};
use values::{boolean, choice, limit, mode, passes, unsigned};

/// The settings of a run.
pub(crate) struct Flags {
    /// The input file; `-` is the standard input.
    pub(crate) input: PathBuf,
    /// The output file; `-` is the standard output.
    pub(crate) output: PathBuf,
    pub(crate) allow_unregistered: bool,
    /// Whether everything is done on one thread.
    pub(crate) one_thread: bool,
    /// The marker at which the input is split, if any.
    pub(crate) split: Option<String>,
    pub(crate) output_marker: String,
    pub(crate) expect: Option<ExpectationLevel>,
    pub(crate) print: PrintOptions,
    pub(crate) op_on_diagnostic: bool,
    pub(crate) verify: bool,
    pub(crate) round_trip: bool,
    pub(crate) pipeline: Option<String>,
    /// The passes given as flags, with their options, in order.
    pub(crate) passes: Vec<(String, String)>,
    /// Whether operations are verified after each pass.
    pub(crate) verify_each: bool,
    /// The comparison of functions after each pass, if requested.
    pub(crate) check: Option<ods_check::Options>,
    /// Whether to run the pipeline of a reproducer in the input.
    pub(crate) reproducer: bool,
    pub(crate) dump_pipeline: bool,
    /// Whether to print the statistics of passes; if so, whether as a list.
    pub(crate) pass_statistics: Option<bool>,
    /// The printing of the IR around passes, if requested.
    pub(crate) ir_printing: Option<IrPrinting>,
    /// Whether the whole module is printed around passes.
    pub(crate) module_scope: bool,
    /// The file for a reproducer, and whether it is written even if no pass fails.
    pub(crate) reproducer_file: Option<(PathBuf, bool)>,
    /// Whether a reproducer has only the pass that failed.
    pub(crate) local_reproducer: bool,
    /// The file for the steps of passes and patterns; `-` for the standard output.
    pub(crate) log_actions: Option<PathBuf>,
    /// Whether to print the counts of patterns.
    pub(crate) pattern_statistics: bool,
    /// The style of the timing report, if requested.
    pub(crate) timing: Option<TimingStyle>,
    pub(crate) implicit_module: bool,
    pub(crate) show_dialects: bool,
    pub(crate) list_passes: bool,
    /// Whether to use colors; `None`: only on terminals.
    pub(crate) color: Option<bool>,
    /// Whether diagnostics include their help lines; `None`: only on terminals.
    pub(crate) explain: Option<bool>,
}

/// A parsed command line.
pub(crate) enum Parsed {
    Flags(Box<Flags>),
    Help(String),
    Version,
}

/// Parses the arguments. The error is a complete message.
pub(crate) fn parse(
    name: &str,
    arguments: impl IntoIterator<Item = OsString>,
    registry: &PassRegistry,
) -> Result<Parsed, String> {
    let command = command(name);
    let (arguments, passes) = take_passes(arguments.into_iter().collect(), registry);
    match command.clone().try_get_matches_from(normalize(&command, arguments.iter().cloned())) {
        Ok(matches) if matches.get_flag("version") => Ok(Parsed::Version),
        Ok(matches) => {
            let flags = flags(&matches, registry).map_err(|message| format!("{name}: {message}"));
            flags.map(|flags| Parsed::Flags(Box::new(Flags { passes, ..flags })))
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelp => Ok(Parsed::Help(help::text(name))),
        Err(error) => Err(complaint(name, &error, &arguments, registry)),
    }
}

/// Splits off the flags that are passes: `--canonicalize`, `--canonicalize="max-iterations=3"`. `-p` is short for
/// `--pass-pipeline`.
fn take_passes(arguments: Vec<OsString>, registry: &PassRegistry) -> (Vec<OsString>, Vec<(String, String)>) {
    let (mut rest, mut passes) = (Vec::new(), Vec::new());
    for argument in arguments {
        let Some(flag) = argument.to_str().and_then(|text| text.strip_prefix('-')) else {
            rest.push(argument);
            continue;
        };
        let flag = flag.strip_prefix('-').unwrap_or(flag);
        let (name, options) = flag.split_once('=').unwrap_or((flag, ""));
        if registry.find(name).is_some() {
            passes.push((name.to_owned(), options.to_owned()));
        } else if name == "p" {
            rest.push(argument.to_string_lossy().replacen('p', "-pass-pipeline", 1).into());
        } else {
            rest.push(argument);
        }
    }
    (rest, passes)
}

fn flags(matches: &ArgMatches, registry: &PassRegistry) -> Result<Flags, String> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let path = |name: &str| matches.get_one::<OsString>(name).map_or_else(|| "-".into(), PathBuf::from);
    let switch = |name: &str| text(name).map(|value| boolean(name, value)).transpose();
    let on = |name: &str| switch(name).map(|value| value.unwrap_or(false));
    if let Some((flag, why)) = NOT_SUPPORTED.iter().find(|(flag, _)| text(flag).is_some_and(is_wanted)) {
        return Err(format!("for the --{flag} option: not supported: {why}\n"));
    }
    for (flag, kind) in table::all() {
        let Some(value) = text(flag) else { continue };
        match kind {
            Kind::Switch => _ = boolean(flag, value)?,
            Kind::Choice(values) => choice(flag, values, value)?,
            Kind::Value(_) | Kind::Optional { .. } => {}
        }
    }
    for flag in ["mlir-print-ir-after", "mlir-print-ir-before"] {
        text(flag).map_or(Ok(()), |value| passes(flag, value, registry))?;
    }
    let style = TimingStyle {
        json: text("mlir-output-format") == Some("json"),
        list: text("mlir-timing-display") == Some("list"),
    };
    Ok(Flags {
        input: path("input"),
        output: path("output"),
        allow_unregistered: on("allow-unregistered-dialect")?,
        one_thread: on("mlir-disable-threading")?,
        split: text("split-input-file").map(|marker| if marker.is_empty() { MARKER } else { marker }.to_owned()),
        output_marker: text("output-split-marker").unwrap_or(MARKER).to_owned(),
        expect: text("verify-diagnostics").map(mode).transpose()?,
        print: print_options(matches)?,
        op_on_diagnostic: switch("mlir-print-op-on-diagnostic")?.unwrap_or(true),
        verify: !on("mlir-very-unsafe-disable-verifier-on-parsing")?,
        round_trip: on("verify-roundtrip")?,
        reproducer: on("run-reproducer")?,
        pipeline: text("pass-pipeline").map(str::to_owned),
        passes: Vec::new(),
        verify_each: switch("verify-each")?.unwrap_or(true),
        check: check(matches)?,
        dump_pipeline: on("dump-pass-pipeline")?,
        pass_statistics: on("mlir-pass-statistics")?.then(|| text("mlir-pass-statistics-display") == Some("list")),
        ir_printing: ir_printing(matches)?,
        module_scope: on("mlir-print-ir-module-scope")?,
        reproducer_file: text("mlir-generate-reproducer")
            .map(|file| (PathBuf::from(file), true))
            .or_else(|| Some((PathBuf::from(text("mlir-pass-pipeline-crash-reproducer")?), false))),
        local_reproducer: on("mlir-pass-pipeline-local-reproducer")?,
        log_actions: text("log-actions-to").map(PathBuf::from),
        pattern_statistics: on("pattern-statistics")?,
        timing: on("mlir-timing")?.then_some(style),
        implicit_module: !on("no-implicit-module")?,
        show_dialects: on("show-dialects")?,
        list_passes: on("list-passes")?,
        color: switch("color")?,
        explain: switch("explain")?,
    })
}

/// Returns the options of `--check-semantics`; `None` without that flag.
fn check(matches: &ArgMatches) -> Result<Option<ods_check::Options>, String> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let number = |name: &str| text(name).map(|value| unsigned(name, value)).transpose();
    let is_on = text("check-semantics").map_or(Ok(false), |value| boolean("check-semantics", value))?;
    let default = ods_check::Options::default();
    let inputs = number("check-inputs")?.unwrap_or(default.inputs);
    let seed = number("check-seed")?.unwrap_or(default.seed);
    let solver_steps = number("check-solver-steps")?.unwrap_or(default.solver_steps);
    Ok(is_on.then_some(ods_check::Options { inputs, seed, solver_steps, ..default }))
}

/// Returns the printing of the IR around passes; `None` if no flag asks for it.
fn ir_printing(matches: &ArgMatches) -> Result<Option<IrPrinting>, String> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let on = |name: &str| text(name).map_or(Ok(false), |value| boolean(name, value));
    let selection = |all: bool, name: &str| match text(name) {
        _ if all => PassSelection::All,
        Some(names) => PassSelection::Named(names.split(',').map(str::to_owned).collect()),
        None => PassSelection::None,
    };
    let only_failed = on("mlir-print-ir-after-failure")?;
    let before = selection(on("mlir-print-ir-before-all")?, "mlir-print-ir-before");
    let after = selection(on("mlir-print-ir-after-all")? || only_failed, "mlir-print-ir-after");
    if before == PassSelection::None && after == PassSelection::None {
        return Ok(None);
    }
    let mut printing = IrPrinting::default();
    printing.before = before;
    printing.after = after;
    printing.only_changed = on("mlir-print-ir-after-change")?;
    printing.only_failed = only_failed;
    printing.module_scope = on("mlir-print-ir-module-scope")?;
    printing.options = print_options(matches)?;
    printing.folder = text("mlir-print-ir-tree-dir").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    Ok(Some(printing))
}

/// Returns whether an unsupported flag is switched on; `--emit-bytecode=false` is not.
fn is_wanted(value: &str) -> bool {
    !matches!(value, "false" | "FALSE" | "False" | "0")
}

fn print_options(matches: &ArgMatches) -> Result<PrintOptions, String> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let on = |name: &str| text(name).map_or(Ok(false), |value| boolean(name, value));
    let number = |name: &str| text(name).map(|value| unsigned(name, value)).transpose();
    let hex = "mlir-print-elementsattrs-with-hex-if-larger";
    Ok(PrintOptions {
        generic: on("mlir-print-op-generic")?,
        // The printer verifies IR that the run did not verify, since code of definitions must never see invalid IR.
        assume_verified: false,
        debug_info: on("mlir-print-debuginfo")?,
        pretty_debug_info: on("mlir-pretty-debuginfo")?,
        local_scope: on("mlir-print-local-scope")?,
        name_locations_as_prefix: on("mlir-use-nameloc-as-prefix")?,
        unique_names: on("mlir-print-unique-ssa-ids")?,
        value_users: on("mlir-print-value-users")?,
        skip_regions: on("mlir-print-skip-regions")?,
        hex_elements_larger_than: text(hex).map(|value| limit(hex, value)).transpose()?,
        elide_elements_larger_than: number("mlir-elide-elementsattrs-if-larger")?,
        elide_resources_larger_than: number("mlir-elide-resource-strings-if-larger")?,
    })
}
