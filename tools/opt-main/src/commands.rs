//! Subcommands, which describe the tool's dialects rather than process an input, but for `run` and `equal`: see
//! `execute.rs` and `equal.rs`.
//!
//! The others read the schemas of a context, never a text, and do not depend on how definitions are written.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use clap_complete::Shell;
use ods_core::Context;
use ods_core::schema::DialectSchema;

use crate::flags::help_flag;
use crate::{completions, doc, irdl, output_file, schema};

/// The result of a subcommand: the text to print, or the error message.
pub(crate) type CommandResult = Result<String, String>;

const NAMES: &[&str] = &["doc", "schema", "export-irdl", "completions", "equal", "run"];

/// Returns whether the first argument names a subcommand. (`./doc` names a file called `doc`.)
pub(crate) fn is_command(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|first| NAMES.iter().any(|name| first == name))
}

/// Returns the subcommand and its arguments, or what is printed instead of running it.
pub(crate) fn parse(name: &str, arguments: &[OsString]) -> Result<ArgMatches, CommandResult> {
    command(name).try_get_matches_from(arguments).map_err(|error| match error.use_stderr() {
        false => Ok(error.render().to_string()),
        true => Err(error.render().to_string().trim_end().to_owned()),
    })
}

/// Runs a subcommand that describes dialects.
pub(crate) fn run(name: &str, context: &Context, matches: &ArgMatches) -> CommandResult {
    let Some((command, matches)) = matches.subcommand() else { return Ok(String::new()) };
    if command == "completions" {
        let shell = matches.get_one::<Shell>("shell");
        return Ok(shell.map(|shell| completions::script(name, *shell, context)).unwrap_or_default());
    }
    let named: Vec<&String> = matches.get_many("dialect").into_iter().flatten().collect();
    let output = matches.get_one::<OsString>("output").map(PathBuf::from);
    let mut dialects = dialects(context, &named)?;
    let is_asked = command != "doc" || !named.is_empty() || matches.get_flag("builtin");
    if !is_asked && dialects.len() > 1 {
        dialects.retain(|dialect| dialect.name != "builtin");
    }
    match (command, output) {
        ("doc", Some(folder)) => write_book(context, &dialects, &folder),
        ("doc", None) => Ok(doc::pages(context, &dialects)),
        ("schema", output) => deliver(schema::to_text(context, &dialects), output),
        (_, output) => {
            let ours = dialects.into_iter().filter(|dialect| dialect.name != "builtin");
            deliver(irdl::export(context, &ours.collect::<Vec<_>>()), output)
        }
    }
}

/// Returns a hint for an input file that does not exist: the subcommand that may have been meant, or `--help`.
pub(crate) fn hint(name: &str, input: &Path) -> Option<String> {
    let text = input.to_str().filter(|text| !text.starts_with('-'))?;
    if input.exists() {
        return None;
    }
    let meant = match text {
        "help" => "--help".to_owned(),
        _ => similar(name, text)?,
    };
    Some(format!("{name}: Did you mean '{name} {meant}'?\n"))
}

/// Returns the subcommand with a similar spelling.
fn similar(name: &str, text: &str) -> Option<String> {
    let error = command(name).try_get_matches_from([text]).err()?;
    match error.get(ContextKind::SuggestedSubcommand)? {
        ContextValue::Strings(names) => names.last().cloned(),
        _ => None,
    }
}

fn command(name: &str) -> Command {
    Command::new(name.to_owned())
        .bin_name(name)
        .no_binary_name(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommands(subcommands(name))
}

/// Builds the subcommands and their arguments; `name` is that of the tool.
pub(crate) fn subcommands(name: &str) -> Vec<Command> {
    let dialect = Arg::new("dialect").long("dialect").value_name("name").action(ArgAction::Append);
    let output = |kind, help: &'static str| {
        let hint = if kind == "folder" { ValueHint::DirPath } else { ValueHint::FilePath };
        let arg = Arg::new("output").short('o').value_name(kind).value_hint(hint).help(help);
        arg.value_parser(value_parser!(OsString))
    };
    let sub = |command: &'static str, about: &'static str, must: &str, output: Arg, all: &'static str| {
        let kind = output.get_value_names().and_then(|names| names.first()).cloned().unwrap_or_default();
        Command::new(command)
            .about(about)
            .override_usage(format!("{name} {command}{must} [--dialect <name>]... [-o <{kind}>]"))
            .next_line_help(true)
            .disable_help_flag(true)
            .arg(help_flag())
            .arg(dialect.clone().help(format!("Only this dialect; repeatable (default: {all})")))
            .arg(output)
    };
    let json =
        Arg::new("json").long("json").action(ArgAction::SetTrue).required(true).help("Write JSON, the only format");
    let all = "all dialects";
    let ours = "all dialects but builtin";
    let builtin = Arg::new("builtin").long("builtin").action(ArgAction::SetTrue).help("Include the builtin dialect");
    let file = || output("file", "Write to this file instead of the standard output");
    let folder = output("folder", "Write a book for mdbook into this folder");
    vec![
        sub("doc", "Documents dialects, as a book in Markdown", " [--builtin]", folder, ours).arg(builtin),
        sub("schema", "Dumps the definitions of dialects", " --json", file(), all).arg(json),
        sub("export-irdl", "Writes dialects as IRDL, for `mlir-opt --irdl-file`", "", file(), ours),
        completions::subcommand(),
        crate::equal::subcommand(name),
        crate::execute::subcommand(name),
    ]
}

/// Returns the dialects with these names, or all dialects, sorted by name.
fn dialects(context: &Context, names: &[&String]) -> Result<Vec<&'static DialectSchema>, String> {
    let mut known = context.dialects();
    known.sort_unstable_by_key(|dialect| dialect.name);
    if let Some(unknown) = names.iter().find(|name| known.iter().all(|dialect| dialect.name != name.as_str())) {
        let known: Vec<&str> = known.iter().map(|dialect| dialect.name).collect();
        return Err(format!("no dialect '{unknown}' is registered; registered dialects: {}", known.join(", ")));
    }
    known.retain(|dialect| names.is_empty() || names.iter().any(|name| *name == dialect.name));
    Ok(known)
}

/// Writes the files of the book. Existing settings are kept, since a user may have changed them.
fn write_book(context: &Context, dialects: &[&DialectSchema], folder: &Path) -> CommandResult {
    let files = doc::book(context, dialects);
    let count = files.len();
    for (name, text) in files {
        let path = folder.join(&name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| format!("cannot create '{}': {error}", folder.display()))?;
        }
        if name != doc::SETTINGS || !path.exists() {
            output_file::write(&path, text.as_bytes())?;
        }
    }
    Ok(format!("wrote {count} files to '{}'\n", folder.display()))
}

/// Writes the text to the file, or returns it for printing.
fn deliver(text: String, output: Option<PathBuf>) -> CommandResult {
    match output {
        Some(path) if path.as_os_str() != "-" => output_file::write(&path, text.as_bytes()).map(|()| String::new()),
        _ => Ok(text),
    }
}
