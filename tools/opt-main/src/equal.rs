//! The subcommand `equal`, which compares the functions of two modules.

use std::fmt::Write as _;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use ods_check::{Options, Report, compare};
use ods_core::Context;

use crate::execution::{file, finish, number, read};
use crate::flags::help_flag;
use crate::streams::Streams;

/// The steps of the solver for a function: some seconds.
const SOLVER_STEPS: u64 = 10_000_000;

/// Builds the subcommand; `name` is that of the tool.
pub(crate) fn subcommand(name: &str) -> Command {
    let Options { inputs, seed, .. } = Options::default();
    Command::new("equal")
        .about("Compares what the functions of two modules compute")
        .override_usage(format!(
            "{name} equal <before> <after> [--inputs <number>] [--seed <number>] [--solver-steps <number>]"
        ))
        .next_line_help(true)
        .disable_help_flag(true)
        .arg(help_flag())
        .arg(file("before", "The old module, as text; `-` for the standard input"))
        .arg(file("after", "The new module: each of its functions refines the old one of the same name"))
        .arg(number("inputs", format!("The inputs of a function, unless all can be tried (default: {inputs})")))
        .arg(number("seed", format!("The seed of the inputs (default: {seed})")))
        .arg(number(
            "solver-steps",
            format!("The steps of z3 for the proof of a function; 0 for no proofs (default: {SOLVER_STEPS})"),
        ))
}

/// Runs the subcommand. Returns whether no function differs.
pub(crate) fn run(context: &Arc<Context>, name: &str, matches: &ArgMatches, streams: &mut Streams<'_>) -> bool {
    let report = report(context, matches, streams);
    let is_clean = report.as_ref().is_ok_and(Report::is_clean);
    finish(name, report.map(|report| text(&report)), streams) && is_clean
}

fn report(context: &Arc<Context>, matches: &ArgMatches, streams: &mut Streams<'_>) -> Result<Report, String> {
    let (before, after) = (read(context, matches, "before", streams)?, read(context, matches, "after", streams)?);
    let default = Options::default();
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let options = Options {
        inputs: number("inputs").unwrap_or(default.inputs),
        seed: number("seed").unwrap_or(default.seed),
        solver_steps: number("solver-steps").unwrap_or(SOLVER_STEPS),
        ..default
    };
    compare((&before.ir, before.root), (&after.ir, after.root), &options).map_err(|error| error.to_string())
}

fn text(report: &Report) -> String {
    let mut text = report.to_string();
    if report.functions.is_empty() {
        text.push_str("the modules have no function in common\n");
    }
    writeln!(text, "seed: {}", report.seed).unwrap_or(());
    text
}
