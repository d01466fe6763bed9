//! `cargo xtask book`: the guide and the reference of the standard dialects as HTML, built with `mdbook`.
//!
//! `mdbook` does not check links between pages, so [`links`] checks its output. The variable `MDBOOK` is the path of
//! the program, if it is not in `PATH`.

mod links;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, output, root};

/// Builds both books below `target/book`.
pub fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(unknown) = arguments.first() {
        return Err(format!("unknown argument '{unknown}'"));
    }
    let mdbook = std::env::var_os("MDBOOK").map_or_else(|| PathBuf::from("mdbook"), PathBuf::from);
    if Command::new(&mdbook).arg("--version").output().is_err() {
        return Err("mdbook is not installed: cargo install mdbook --locked".to_owned());
    }
    let target = root().join("target/book");
    let source = target.join("source");
    remove(&source)?;
    output(cargo().args(["run", "--quiet", "--package", "ods-opt", "--", "doc", "--builtin", "-o"]).arg(&source))?;
    for (name, from) in [("dialects", &source), ("guide", &root().join("docs"))] {
        let to = target.join(name);
        remove(&to)?;
        output(Command::new(&mdbook).arg("build").arg(from).arg("--dest-dir").arg(&to))?;
        let checked = links::check(&to)?;
        println!("{}: {checked} links resolve", to.join("index.html").display());
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("cannot remove {}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}
