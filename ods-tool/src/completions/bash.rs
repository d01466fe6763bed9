//! The script for bash, which is `bash.sh` with the flags and values of a tool in it.
//!
//! It is not clap_complete's: that one offers nothing behind the `=` of a flag, no files where a subcommand could stand as
//! well, and, with a dash in the name of the tool, no subcommands.

use clap::{Arg, Command, ValueHint};

const TEMPLATE: &str = include_str!("bash.sh");

/// The script; the command is built, so its help flags are there.
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

/// The cases of flags before values: `'doc --dialect' | 'doc --dialect=') words='arith builtin' ;;`.
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

/// What there is for words that belong to no flag: flags if they begin so, else what is there without.
fn words(subcommand: &str, command: &Command, subcommands: &[&str]) -> String {
    let mut flags: Vec<String> = command.get_arguments().flat_map(names).collect();
    flags.sort_unstable();
    let mut text = format!("        {subcommand}:-*) words='{}' ;;\n", flags.join(" "));
    if let Some(arg) = command.get_positionals().next() {
        let mut offer = offer(arg);
        // A subcommand is the first word.
        if subcommand.is_empty() {
            offer += &format!("; if ((at == 1)); then words='{}'; fi", subcommands.join(" "));
        }
        text += &format!("        {subcommand}:*) {offer} ;;\n");
    }
    text
}

/// The flag, in one or two spellings.
fn names(arg: &Arg) -> Vec<String> {
    let long = arg.get_long().map(|long| format!("--{long}"));
    long.into_iter().chain(arg.get_short().map(|short| format!("-{short}"))).collect()
}

/// Sets what is offered as the argument: words, files, or nothing.
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

/// A word for a shell.
fn quoted(name: &str) -> String {
    let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c));
    if is_plain { name.to_owned() } else { format!("'{}'", name.replace('\'', "'\\''")) }
}
