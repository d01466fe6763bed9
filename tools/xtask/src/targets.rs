//! `cargo xtask targets`: targets whose `usize` has 32 bits.
//!
//! * `wasm32-unknown-unknown`: the library and the standard dialects build without default features.
//! * `i686-unknown-linux-gnu`: the tests of the library pass, where programs of the target can be linked and run.
//!
//! A target that is not installed is skipped with a note. `cargo xtask gates` finds 64-bit numbers that are cut to a
//! `usize`.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::process::{cargo, output, root};

const WASM: &str = "wasm32-unknown-unknown";
const X86: &str = "i686-unknown-linux-gnu";

pub fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("unexpected argument '{argument}'; targets takes none"));
    }
    match is_installed(WASM)? {
        true => build_for_wasm()?,
        false => skip(WASM, "the target is not installed: `rustup target add wasm32-unknown-unknown`"),
    }
    match is_installed(X86)? {
        true if runs_programs(X86)? => test_on_x86(),
        true => {
            skip(X86, "its programs cannot be linked or run here");
            Ok(())
        }
        false => {
            skip(X86, "the target is not installed: `rustup target add i686-unknown-linux-gnu`");
            Ok(())
        }
    }
}

fn skip(target: &str, reason: &str) {
    println!("SKIPPED {target}: {reason}");
}

fn rustc() -> Command {
    let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(root());
    command
}

/// Returns whether the compiler has the standard library of the target.
fn is_installed(target: &str) -> Result<bool, String> {
    let folder = output(rustc().args(["--print", "target-libdir", "--target", target]))?;
    Ok(Path::new(folder.trim()).is_dir())
}

/// Returns whether an empty program of the target can be linked and run.
fn runs_programs(target: &str) -> Result<bool, String> {
    let folder = root().join("target/targets");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (source, program) = (folder.join("empty.rs"), folder.join("empty"));
    fs::write(&source, "fn main() {}\n").map_err(|error| format!("{}: {error}", source.display()))?;
    let mut build = rustc();
    build.args(["--target", target, "-o"]).arg(&program).arg(&source).stderr(Stdio::null());
    let is_linked = build.status().is_ok_and(|status| status.success());
    Ok(is_linked && Command::new(&program).status().is_ok_and(|status| status.success()))
}

fn build_for_wasm() -> Result<(), String> {
    let packages = ["--package", "ods-ir", "--package", "ods-dialects"];
    cargo_runs(&[&["check", "--locked", "--no-default-features", "--target", WASM], &packages[..]].concat())
}

fn test_on_x86() -> Result<(), String> {
    let tests = ["ops", "constraints", "interfaces", "types", "text"].map(|name| ["--test", name]);
    cargo_runs(&["test", "--locked", "--target", X86, "--package", "ods-core"])?;
    cargo_runs(&[&["test", "--locked", "--target", X86, "--package", "ods-ir"], tests.as_flattened()].concat())
}

fn cargo_runs(arguments: &[&str]) -> Result<(), String> {
    println!("cargo {}", arguments.join(" "));
    let status = cargo().current_dir(root()).args(arguments).status().map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", arguments.join(" "))) }
}
