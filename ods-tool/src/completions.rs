//! Scripts that teach shells the command line: flags, their values, and names of dialects.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use ods_core::Context;

/// The subcommand that writes such a script.
pub(crate) fn subcommand() -> Command {
    let shell = Arg::new("shell").required(true).value_parser(value_parser!(Shell)).help("The shell");
    Command::new("completions").about("Writes what makes a shell complete this tool's arguments").arg(shell)
}

/// The script for a shell.
pub(crate) fn script(name: &str, shell: Shell, context: &Context) -> String {
    match shell {
        Shell::Bash => bash(name, context),
        _ => generated(name, shell, context),
    }
}

fn generated(name: &str, shell: Shell, context: &Context) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut whole_command(name, context), name, &mut script);
    // It is text: all that is in it comes from there.
    String::from_utf8_lossy(&script).into_owned()
}

/// The script for bash. What clap_complete 4.6 writes knows no subcommands where there is a dash in the name of the tool:
/// it names them in two ways. So it is written for another name, which only its last lines tell to bash.
fn bash(name: &str, context: &Context) -> String {
    let plain = name.replace('-', "_");
    let script = generated(&plain, Shell::Bash, context);
    let (start, end) = script.split_at(script.find("complete -F").unwrap_or(script.len()));
    let renamed = end.lines().map(|line| match line.strip_suffix(&format!(" {plain}")) {
        Some(line) => format!("{line} {name}\n"),
        None => format!("{line}\n"),
    });
    start.to_owned() + &renamed.collect::<String>()
}

/// Flags and subcommands as one, with the values that flags may have.
fn whole_command(name: &str, context: &Context) -> Command {
    let mut names: Vec<&str> = context.dialects().iter().map(|dialect| dialect.name).collect();
    names.sort_unstable();
    let mut command = crate::flags::supported(name).no_binary_name(false).disable_help_subcommand(true);
    // Who completes a switch does not want to set it to a value.
    for (flag, help) in crate::flags::SWITCHES {
        command = command.mut_arg(flag, |_| Arg::new(flag).long(flag).help(help).action(ArgAction::SetTrue));
    }
    let choices = crate::flags::CHOICES.map(|(flag, values, _)| (flag, values));
    for (flag, values) in choices.into_iter().chain([("verify-diagnostics", &["all", "only-expected"][..])]) {
        command = command.mut_arg(flag, |arg| arg.value_parser(PossibleValuesParser::new(values)));
    }
    for subcommand in crate::commands::subcommands() {
        let has_dialects = subcommand.get_arguments().any(|arg| arg.get_id() == "dialect");
        let with_names = |arg: Arg| arg.value_parser(PossibleValuesParser::new(names.iter()));
        command = command.subcommand(match has_dialects {
            true => subcommand.mut_arg("dialect", with_names),
            false => subcommand,
        });
    }
    command
}
