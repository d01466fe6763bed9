//! Shell completion scripts: flags, their values, and names of dialects.
//!
//! clap_complete generates them.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, value_parser};
use clap_complete::Shell;
use ods_core::Context;

/// Builds the `completions` subcommand.
pub(crate) fn subcommand() -> Command {
    let shell = Arg::new("shell").required(true).value_parser(value_parser!(Shell)).help("The shell");
    Command::new("completions")
        .about("Prints a script that completes this tool's arguments in a shell")
        .disable_help_flag(true)
        .arg(crate::flags::help_flag())
        .arg(shell)
}

/// Returns the completion script for a shell.
pub(crate) fn script(name: &str, shell: Shell, context: &Context) -> String {
    let mut command = whole_command(name, context);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    // The script is valid UTF-8, since all its parts are.
    String::from_utf8_lossy(&script).into_owned()
}

/// Builds one command with all flags and subcommands, and the values that flags accept.
fn whole_command(name: &str, context: &Context) -> Command {
    let mut names: Vec<&str> = context.dialects().iter().map(|dialect| dialect.name).collect();
    names.sort_unstable();
    let mut command = crate::flags::shown(name).disable_help_subcommand(true);
    for subcommand in crate::commands::subcommands(name) {
        let has_dialects = subcommand.get_arguments().any(|arg| arg.get_id() == "dialect");
        let with_names = |arg: Arg| arg.value_parser(PossibleValuesParser::new(names.iter()));
        command = command.subcommand(match has_dialects {
            true => subcommand.mut_arg("dialect", with_names),
            false => subcommand,
        });
    }
    command
}
