//! Scripts that teach shells the command line: flags, their values, and names of dialects.
//!
//! clap_complete writes them, except that for [`bash`].

mod bash;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, value_parser};
use clap_complete::Shell;
use ods_core::Context;

/// The subcommand that writes such a script.
pub(crate) fn subcommand() -> Command {
    let shell = Arg::new("shell").required(true).value_parser(value_parser!(Shell)).help("The shell");
    Command::new("completions")
        .about("Writes what makes a shell complete this tool's arguments")
        .disable_help_flag(true)
        .arg(crate::flags::help_flag())
        .arg(shell)
}

/// The script for a shell.
pub(crate) fn script(name: &str, shell: Shell, context: &Context) -> String {
    let mut command = whole_command(name, context);
    if shell == Shell::Bash {
        command.build();
        return bash::script(&command);
    }
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    // It is text: all that is in it comes from there.
    String::from_utf8_lossy(&script).into_owned()
}

/// Flags and subcommands as one, with the values that flags may have.
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
