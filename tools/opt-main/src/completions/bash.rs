//! The completion script for bash: `bash.sh` with the flags and values of a tool filled in.
//!
//! clap_complete's own script completes no values after the `=` of a flag, no files in places where a subcommand is
//! also possible, and no subcommands if the tool's name contains a dash.

use clap::{Arg, Command, ValueHint};

const TEMPLATE: &str = include_str!("bash.sh");

/// Returns the script. `command` must be built, so that it contains the help flags.
pub(super) fn script(command: &Command) -> String {
    let name = command.get_name();
    let function: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    let all = || std::iter::once(("", command)).chain(command.get_subcommands().map(|sub| (sub.get_name(), sub)));
    let values: String = all().map(|(sub, command)| values(sub, command)).collect();
    let words: String = all().map(|(sub, command)| words(sub, command, &names)).collect();
    TEMPLATE
        .replace("@FUNCTION@", &format!("_{function}"))
        .replace("@COMMANDS@", &names.join(" | "))
        .replace("@VALUES@\n", &values)
        .replace("@WORDS@\n", &words)
        .replace("@NAME@", &quoted(name))
}

/// Returns the cases for values of flags: `'doc --dialect' | 'doc --dialect=') words='arith builtin' ;;`.
fn values(subcommand: &str, command: &Command) -> String {
    let (flags, switches): (Vec<&Arg>, Vec<&Arg>) =
        command.get_arguments().filter(|arg| !arg.is_positional()).partition(|arg| arg.get_action().takes_values());
    let mut text = String::new();
    for arg in flags {
        let names = names(arg).into_iter().flat_map(|name| {
            let apart = (!arg.is_require_equals_set()).then(|| format!("'{subcommand} {name}'"));
            apart.into_iter().chain([format!("'{subcommand} {name}='")])
        });
        text += &format!("    {}) {} ;;\n", names.collect::<Vec<_>>().join(" | "), offer(arg));
    }
    let is_switch = |arg: &&Arg| subcommand.is_empty() && !matches!(arg.get_id().as_str(), "help" | "version");
    let switches: Vec<String> = switches.into_iter().filter(is_switch).flat_map(names).collect();
    if !switches.is_empty() {
        let cases: Vec<String> = switches.iter().map(|name| format!("' {name}='")).collect();
        text += &format!("    {}) words='true false' ;;\n", cases.join(" | "));
    }
    text
}

/// Returns the candidates for words that are not values of a flag: flags after a dash, otherwise positional arguments.
fn words(subcommand: &str, command: &Command, subcommands: &[&str]) -> String {
    let mut flags: Vec<String> = command.get_arguments().flat_map(names).collect();
    flags.sort_unstable();
    let mut text = format!("        {subcommand}:-*) words='{}' ;;\n", flags.join(" "));
    if let Some(arg) = command.get_positionals().next() {
        let mut offer = offer(arg);
        // Only the first word can be a subcommand.
        if subcommand.is_empty() {
            offer += &format!("; if ((at == 1)); then words='{}'; fi", subcommands.join(" "));
        }
        text += &format!("        {subcommand}:*) {offer} ;;\n");
    }
    text
}

/// Returns the spellings of the flag, one or two.
fn names(arg: &Arg) -> Vec<String> {
    let long = arg.get_long().map(|long| format!("--{long}"));
    long.into_iter().chain(arg.get_short().map(|short| format!("-{short}"))).collect()
}

/// Returns the assignment of the candidates for the argument: words, files, or nothing.
fn offer(arg: &Arg) -> String {
    let known = arg.get_possible_values();
    match arg.get_value_hint() {
        ValueHint::FilePath => "files=-f".to_owned(),
        ValueHint::DirPath => "files=-d".to_owned(),
        _ => {
            let known: Vec<&str> = known.iter().map(clap::builder::PossibleValue::get_name).collect();
            format!("words='{}'", known.join(" "))
        }
    }
}

/// Quotes a word for the shell.
fn quoted(name: &str) -> String {
    let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c));
    if is_plain { name.to_owned() } else { format!("'{}'", name.replace('\'', "'\\''")) }
}
