//! `cargo xtask api`: the public API of the facade, as a list that is checked in.
//!
//! `docs/api/ods.txt` has every item that users can name, with its members and signatures, so that a change of the API
//! is seen in a diff. The task fails if the list differs from the sources; `--update` rewrites it.
//!
//! The list is made of rustdoc's JSON, whose format is unstable; but the compiler is pinned in `rust-toolchain.toml`,
//! so `RUSTC_BOOTSTRAP` gives the same format everywhere, which a nightly compiler does not. With a compiler other than
//! the pinned one, the task reports that and checks nothing.
//!
//! Only rustdoc has the variable: build scripts look at it, so that cargo would compile all dependencies once more.
//! Cargo runs this program as its rustdoc ([`rustdoc`]), and what `cargo doc` has compiled serves here as well.

mod generics;
mod items;
mod krate;
mod tree;
mod types;

use std::fs;
use std::process::{Command, ExitCode};

use crate::process::{cargo, output, root, target};
use krate::{Crate, FORMAT};

const LIST: &str = "docs/api/ods.txt";

/// The environment variable with which this program is rustdoc.
pub const AS_RUSTDOC: &str = "XTASK_IS_RUSTDOC";

const HEAD: &str = "# The public API of the facade. Written by `cargo xtask api --update`.\n\n";

/// Packages with the names of their libraries: the facade, and the packages that it re-exports.
const PACKAGES: [(&str, &str); 9] = [
    ("ods-ir", "ods"),
    ("ods-base", "ods_base"),
    ("ods-core", "ods_core"),
    ("ods-num", "ods_num"),
    ("ods-exec", "ods_exec"),
    ("ods-rewrite", "ods_rewrite"),
    ("ods-pass", "ods_pass"),
    ("ods-macros", "ods_macros"),
    ("ods-opt-main", "ods_opt_main"),
];

pub fn run(arguments: &[String]) -> Result<(), String> {
    let update = match arguments {
        [] => false,
        [flag] if flag == "--update" => true,
        _ => return Err("api takes no arguments except `--update`".to_owned()),
    };
    let Some(crates) = read()? else {
        println!(
            "SKIPPED: cannot check the API, because this compiler's rustdoc is not the pinned one (format {FORMAT})"
        );
        return Ok(());
    };
    let list = HEAD.to_owned() + &tree::list(&crates)?;
    if update {
        let file = root().join(LIST);
        return fs::write(file, list).map_err(|error| format!("{LIST}: {error}"));
    }
    let recorded = fs::read_to_string(root().join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    compare(&recorded, &list)
}

/// Returns the documentation of the packages as JSON; `None` if it has another format than the pinned compiler's.
fn read() -> Result<Option<Vec<Crate>>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut crates = Vec::new();
    for (package, library) in PACKAGES {
        let mut command = cargo();
        command.current_dir(root()).env("RUSTDOC", &program).env(AS_RUSTDOC, "");
        command.args(["rustdoc", "--quiet", "--locked", "--lib", "--all-features", "--package", package]);
        output(command.args(["--", "-Zunstable-options", "--output-format=json", "--cap-lints=allow"]))?;
        let file = target().join(format!("doc/{library}.json"));
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        match Crate::parse(library, &text)? {
            Some(krate) => crates.push(krate),
            None => return Ok(None),
        }
    }
    Ok(Some(crates))
}

/// Runs rustdoc on this program's arguments, with its unstable options.
pub fn rustdoc() -> ExitCode {
    let status = Command::new("rustdoc").args(std::env::args_os().skip(1)).env("RUSTC_BOOTSTRAP", "1").status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: cannot run rustdoc: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Fails with the lines that only one of the lists has.
fn compare(recorded: &str, found: &str) -> Result<(), String> {
    let lines = |text: &str, other: &str, sign: char| {
        let others: std::collections::HashSet<&str> = other.lines().collect();
        let only = text.lines().filter(|line| !others.contains(line)).map(|line| format!("{sign} {line}\n"));
        only.collect::<String>()
    };
    if recorded == found {
        return Ok(());
    }
    let changes = lines(recorded, found, '-') + &lines(found, recorded, '+');
    Err(format!("the public API differs from {LIST}; run `cargo xtask api --update` if that is intended:\n{changes}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_named() {
        assert_eq!(compare("a\nb\n", "a\nb\n"), Ok(()));
        let error = compare("a\nb\n", "a\nc\n").expect_err("they differ");
        assert!(error.ends_with(":\n- b\n+ c\n"), "{error}");
    }
}
