//! `cargo xtask build-cost`: what it costs to build the tools, and one of a user's own.
//!
//! * The program of the README's first command, from nothing.
//! * The tool of the tutorial (`examples/money`), copied to a package of its own with the profile that the tutorial
//!   has: from nothing, with native code added, and after a change of one operation.
//!
//! Packages are downloaded before. Times are the clock and processor times of `cargo` and its children.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::process::{cargo, output, root, usage};

/// The folder of the tool's package, below the root.
const TOOL: &str = "target/build-cost/tool";

pub fn run(arguments: &[String]) -> Result<(), String> {
    if !arguments.is_empty() {
        return Err("build-cost takes no arguments".to_owned());
    }
    println!("what\tseconds\tprocessor\tcrates");
    first_command()?;
    tool()
}

/// Measures the program of the README's first command.
fn first_command() -> Result<(), String> {
    let target = root().join("target/build-cost/first");
    let command = |verb: &str| {
        let mut command = cargo();
        command.current_dir(root()).env("CARGO_TARGET_DIR", &target).args([verb, "--locked"]);
        command
    };
    remove(&target)?;
    output(&mut command("fetch"))?;
    let crates = crates_of(&root(), &["--package", "ods-opt"])?;
    report("ods-opt, release, from nothing", command("build").args(["--release", "--package", "ods-opt"]), crates)
}

/// Measures the tool of the tutorial.
fn tool() -> Result<(), String> {
    let folder = root().join(TOOL);
    remove(&folder)?;
    write_tool(&folder, &["opt"])?;
    let build = || {
        let mut command = cargo();
        command.current_dir(&folder).env("CARGO_TARGET_DIR", folder.join("target")).arg("build");
        command
    };
    output(cargo().current_dir(&folder).arg("fetch"))?;
    report("own tool, debug, from nothing", &mut build(), crates_of(&folder, &[])?)?;
    edit(&folder.join("src/lib.rs"))?;
    report("own tool, after a change of an operation", &mut build(), 1)?;
    let before = crates_of(&folder, &[])?;
    write_tool(&folder, &["opt", "jit"])?;
    output(cargo().current_dir(&folder).arg("fetch"))?;
    let added = crates_of(&folder, &[])?.saturating_sub(before);
    report("own tool, with the feature `jit` added", &mut build(), added)
}

/// Writes the package of the tutorial's tool, with these features of `ods`.
fn write_tool(folder: &Path, features: &[&str]) -> Result<(), String> {
    let (source, path) = (root().join("examples/money/src"), root().display().to_string());
    let manifest = format!(
        "[package]\nname = \"money\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[[bin]]\nname = \
         \"money-opt\"\npath = \"src/main.rs\"\n\n[dependencies]\nods = {{ package = \"ods-ir\", path = {path:?}, \
         features = {features:?} }}\n\n[profile.dev]\ndebug = \"line-tables-only\"\n\n[profile.dev.package.\"*\"]\n\
         debug = false\n"
    );
    write(&folder.join("Cargo.toml"), &manifest)?;
    for file in ["lib.rs", "main.rs"] {
        let text = fs::read_to_string(source.join(file)).map_err(|error| format!("{file}: {error}"))?;
        write(&folder.join("src").join(file), &text)?;
    }
    Ok(())
}

/// Changes the documentation of the first operation.
fn edit(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let at = text.find("#[op(").ok_or("the tutorial has no operation")?;
    write(file, &format!("{}/// Changed.\n{}", &text[..at], &text[at..]))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().map(PathBuf::from).unwrap_or_default();
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, text))
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn remove(folder: &Path) -> Result<(), String> {
    match folder.exists() {
        true => fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display())),
        false => Ok(()),
    }
}

/// Returns the number of crates that a build compiles.
fn crates_of(folder: &Path, arguments: &[&str]) -> Result<usize, String> {
    let mut command = cargo();
    command.current_dir(folder).args(["tree", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]);
    let tree = output(command.args(arguments))?;
    Ok(tree.lines().map(|line| line.trim_end_matches(" (*)")).collect::<std::collections::BTreeSet<_>>().len())
}

/// Runs the build, and prints its row.
fn report(what: &str, build: &mut Command, crates: usize) -> Result<(), String> {
    let start = Instant::now();
    let used = usage(build)?;
    println!("{what}\t{:.1}\t{:.1}\t{crates}", start.elapsed().as_secs_f64(), used.processor.as_secs_f64());
    Ok(())
}
