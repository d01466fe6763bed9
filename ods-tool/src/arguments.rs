//! LLVM's spellings of arguments, turned into those that clap reads: `-long`, `--o x`, `-o=x`.

use std::collections::HashSet;
use std::ffi::{OsStr, OsString};

use clap::Command;

/// Spells out arguments the way clap wants them. What is no flag of `command` stays as it is.
pub(crate) fn normalize(command: &Command, arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let known: HashSet<&str> =
        command.get_arguments().filter_map(clap::Arg::get_long).chain(["help", "version"]).collect();
    let mut only_files = false;
    let spell = |argument: OsString| {
        only_files |= argument == "--";
        if only_files { argument } else { spell(&known, argument) }
    };
    arguments.into_iter().map(spell).collect()
}

fn spell(known: &HashSet<&str>, argument: OsString) -> OsString {
    let bytes = argument.as_encoded_bytes();
    let Some(rest) = bytes.strip_prefix(b"-") else { return argument };
    let rest = rest.strip_prefix(b"-").unwrap_or(rest);
    let name = rest.split(|byte| *byte == b'=').next().unwrap_or_default();
    let Ok(name) = std::str::from_utf8(name) else { return argument };
    let (dashes, skipped) = match name {
        "o" => ("-", bytes.len() - rest.len()),
        _ if known.contains(name) => ("--", bytes.len() - rest.len()),
        _ => return argument,
    };
    let mut spelled = OsString::from(dashes);
    match argument.to_str() {
        Some(text) => spelled.push(&text[skipped..]),
        None => match cut(&argument, skipped) {
            Some(rest) => spelled.push(rest),
            None => return argument,
        },
    }
    spelled
}

/// Drops ASCII from the front of what is no UTF-8.
#[cfg(unix)]
fn cut(argument: &OsStr, skipped: usize) -> Option<&OsStr> {
    use std::os::unix::ffi::OsStrExt;
    argument.as_bytes().get(skipped..).map(OsStr::from_bytes)
}

/// Drops ASCII from the front of what is no UTF-8; here there is no way that is safe.
#[cfg(not(unix))]
fn cut(_argument: &OsStr, _skipped: usize) -> Option<&OsStr> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_llvm() {
        let command = Command::new("t").arg(clap::Arg::new("a").long("long-one"));
        let given = ["-long-one", "--long-one=x", "-long-one=x", "-o=x", "--o", "-", "-x", "f", "--", "-long-one"];
        let expected = ["--long-one", "--long-one=x", "--long-one=x", "-o=x", "-o", "-", "-x", "f", "--", "-long-one"];
        assert_eq!(normalize(&command, given.map(OsString::from)), expected.map(OsString::from));
    }
}
