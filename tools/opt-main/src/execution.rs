//! The parts that the subcommands `run` and `equal` share: their arguments, their modules, and their ends.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::{IntoResettable, StyledStr};
use clap::{Arg, ArgMatches, ValueHint, value_parser};
use ods_core::Context;
use ods_core::text::Parsed;

use crate::input;
use crate::streams::Streams;

/// Returns the argument for the file of a module.
pub(crate) fn file(name: &'static str, help: &'static str) -> Arg {
    let arg = Arg::new(name).required(true).value_name(name).value_hint(ValueHint::FilePath).help(help);
    arg.value_parser(value_parser!(OsString))
}

/// Returns the flag for a number.
pub(crate) fn number(name: &'static str, help: impl IntoResettable<StyledStr>) -> Arg {
    Arg::new(name).long(name).value_name("number").value_parser(value_parser!(u64)).help(help)
}

/// Reads the module in the file that an argument names.
pub(crate) fn read(
    context: &Arc<Context>,
    matches: &ArgMatches,
    argument: &str,
    streams: &mut Streams<'_>,
) -> Result<Parsed, String> {
    let path = matches.get_one::<OsString>(argument).map(PathBuf::from).unwrap_or_default();
    let source = input::read(&path, streams.input)?;
    ods_core::text::parse(context, &source.name, &source.text).map_err(|errors| errors.to_string())
}

/// Writes the text, or the message of an error. Returns whether there is no error; `name` is that of the tool.
pub(crate) fn finish(name: &str, outcome: Result<String, String>, streams: &mut Streams<'_>) -> bool {
    match outcome {
        Ok(text) => {
            let written = streams.output.write_all(text.as_bytes()).and_then(|()| streams.output.flush());
            crate::session::wrote(written, streams)
        }
        Err(message) => {
            let prefix = if message.contains(": error: ") { String::new() } else { format!("{name}: ") };
            streams.say(format!("{prefix}{}\n", message.trim_end()).as_bytes());
            false
        }
    }
}
