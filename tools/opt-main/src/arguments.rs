//! Translation of LLVM's argument spellings (`-long`, `--o x`, `-o=x`) to spellings that clap reads.

use std::ffi::{OsStr, OsString};

use clap::Command;

/// Rewrites the arguments in clap's spelling.
pub(crate) fn normalize(command: &Command, arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut only_files = false;
    let spell = |argument: OsString| {
        only_files |= argument == "--";
        if only_files { argument } else { spell(command, argument) }
    };
    arguments.into_iter().map(spell).collect()
}

/// Returns the name of the flag in an argument, without dashes and value.
pub(crate) fn flag_name(argument: &OsStr) -> Option<&str> {
    let rest = argument.as_encoded_bytes().strip_prefix(b"-")?;
    let rest = rest.strip_prefix(b"-").unwrap_or(rest);
    std::str::from_utf8(rest.split(|byte| *byte == b'=').next()?).ok()
}

fn spell(command: &Command, argument: OsString) -> OsString {
    let Some(name) = flag_name(&argument) else { return argument };
    let skipped = argument.as_encoded_bytes().iter().take(2).take_while(|byte| **byte == b'-').count();
    let is_word = name.len() > 1 && name.starts_with(|first: char| first.is_ascii_alphabetic());
    let mut spelled = match name {
        "o" => OsString::from("-"),
        // An unknown flag must not be read as several one-letter flags.
        _ if is_word || is_flag(command, name) => OsString::from("--"),
        _ => return argument,
    };
    match argument.to_str() {
        Some(text) => spelled.push(&text[skipped..]),
        None => match cut(&argument, skipped) {
            Some(rest) => spelled.push(rest),
            None => return argument,
        },
    }
    spelled
}

/// Returns whether the program has a flag of this name.
fn is_flag(command: &Command, name: &str) -> bool {
    ["help", "version"].contains(&name) || command.get_arguments().any(|flag| flag.get_long() == Some(name))
}

/// Removes an ASCII prefix of `skipped` bytes from text that may not be UTF-8.
#[cfg(unix)]
fn cut(argument: &OsStr, skipped: usize) -> Option<&OsStr> {
    use std::os::unix::ffi::OsStrExt;
    argument.as_bytes().get(skipped..).map(OsStr::from_bytes)
}

/// Removes an ASCII prefix from text that may not be UTF-8; this platform has no safe way to do it.
#[cfg(not(unix))]
fn cut(_argument: &OsStr, _skipped: usize) -> Option<&OsStr> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_spelled_as_in_llvm() {
        let command = Command::new("t").arg(clap::Arg::new("a").long("long-one"));
        let given = [
            "-long-one",
            "--long-one=x",
            "-long-one=x",
            "-o=x",
            "--o",
            "-",
            "-x",
            "-1",
            "-xy=3",
            "f",
            "--",
            "-long-one",
        ];
        let expected = [
            "--long-one",
            "--long-one=x",
            "--long-one=x",
            "-o=x",
            "-o",
            "-",
            "-x",
            "-1",
            "--xy=3",
            "f",
            "--",
            "-long-one",
        ];
        assert_eq!(normalize(&command, given.map(OsString::from)), expected.map(OsString::from));
    }
}
