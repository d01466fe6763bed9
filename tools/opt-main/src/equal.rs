//! The subcommand `equal`, which compares the functions of two modules.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};
use ods_check::{Options, Report, compare};
use ods_core::Context;
use ods_core::text::Parsed;

use crate::flags::help_flag;
use crate::input;
use crate::streams::Streams;

/// Builds the subcommand; `name` is that of the tool.
pub(crate) fn subcommand(name: &str) -> Command {
    let file = |name: &'static str, help: &'static str| {
        let arg = Arg::new(name).required(true).value_name(name).value_hint(ValueHint::FilePath).help(help);
        arg.value_parser(value_parser!(OsString))
    };
    let number = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name("number").value_parser(value_parser!(u64)).help(help)
    };
    Command::new("equal")
        .about("Compares what the functions of two modules compute")
        .override_usage(format!("{name} equal <before> <after> [--inputs <number>] [--seed <number>]"))
        .next_line_help(true)
        .disable_help_flag(true)
        .arg(help_flag())
        .arg(file("before", "The old module, as text; `-` for the standard input"))
        .arg(file("after", "The new module: each of its functions refines the old one of the same name"))
        .arg(number("inputs", "The inputs of a function, unless all can be tried (default: 4096)"))
        .arg(number("seed", "The seed of the inputs (default: 1)"))
}

/// Runs the subcommand. Returns whether no function differs.
pub(crate) fn run(context: &Arc<Context>, name: &str, matches: &ArgMatches, streams: &mut Streams<'_>) -> bool {
    let report = match report(context, matches, streams) {
        Ok(report) => report,
        Err(message) => {
            let prefix = if message.contains(": error: ") { String::new() } else { format!("{name}: ") };
            streams.say(format!("{prefix}{}\n", message.trim_end()).as_bytes());
            return false;
        }
    };
    let mut text = report.to_string();
    if report.functions.is_empty() {
        text.push_str("the modules have no function in common\n");
    }
    writeln!(text, "seed: {}", report.seed).unwrap_or(());
    let written = streams.output.write_all(text.as_bytes()).and_then(|()| streams.output.flush());
    crate::session::wrote(written, streams) && report.is_clean()
}

fn report(context: &Arc<Context>, matches: &ArgMatches, streams: &mut Streams<'_>) -> Result<Report, String> {
    let mut read = |argument: &str| -> Result<Parsed, String> {
        let path = matches.get_one::<OsString>(argument).map(PathBuf::from).unwrap_or_default();
        let source = input::read(&path, streams.input)?;
        ods_core::text::parse(context, &source.name, &source.text).map_err(|errors| errors.to_string())
    };
    let (before, after) = (read("before")?, read("after")?);
    let default = Options::default();
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let options = Options {
        inputs: number("inputs").unwrap_or(default.inputs),
        seed: number("seed").unwrap_or(default.seed),
        ..default
    };
    compare((&before.ir, before.root), (&after.ir, after.root), &options).map_err(|error| error.to_string())
}
