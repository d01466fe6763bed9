//! `cargo xtask gates`: the sources as the toolchain's own tools judge them.
//!
//! * rustfmt changes nothing.
//! * clippy has no warning about any target of the workspace. No library and no program cuts a 64-bit number to a
//!   `usize`: of `cast_possible_truncation`, only findings about 32-bit targets count, as the others concern bounded
//!   numbers.
//! * rustdoc has no warning.
//! * The fuzz targets compile. They are a workspace of their own, which no other task builds.
//!
//! One pass of clippy finds all its warnings: a pass with other flags would check the workspace once more.

use std::process::Command;

use serde_json::Value;

use crate::process::{cargo, output, root, target};

const FUZZ: &str = "tests/fuzz/Cargo.toml";

const TRUNCATION: &str = "clippy::cast_possible_truncation";

/// The end of clippy's message about casts that are exact only on 64-bit targets.
const NARROWING: &str = "on targets with 32-bit wide pointers";

/// A gate by its name.
type Gate = (&'static str, fn() -> Result<(), String>);

const GATES: [Gate; 4] = [("format", format), ("clippy", clippy), ("docs", docs), ("fuzz", fuzz)];

pub fn run(arguments: &[String]) -> Result<(), String> {
    let names = GATES.map(|(name, _)| name).join(", ");
    let is_gate = |argument: &&String| GATES.iter().any(|(name, _)| name == argument);
    if let Some(unknown) = arguments.iter().find(|argument| !is_gate(argument)) {
        return Err(format!("unexpected argument '{unknown}'; the gates are {names}"));
    }
    for (name, gate) in GATES.iter().filter(|(name, _)| arguments.is_empty() || arguments.iter().any(|it| it == name)) {
        println!("gate: {name}");
        gate()?;
    }
    Ok(())
}

fn format() -> Result<(), String> {
    run_quietly(task("fmt").args(["--all", "--check"]))?;
    run_quietly(task("fmt").args(["--manifest-path", FUZZ, "--check"]))
}

fn clippy() -> Result<(), String> {
    let mut command = task("clippy");
    command.args(["--workspace", "--all-targets", "--keep-going", "--locked", "--quiet", "--message-format=json"]);
    let done = command.args(["--", "-W", TRUNCATION]).output();
    let done = done.map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let found = findings(&String::from_utf8_lossy(&done.stdout));
    match (found.is_empty(), done.status.success()) {
        (true, true) => Ok(()),
        (true, false) => Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&done.stderr))),
        (false, _) => Err(format!("clippy has findings:\n{}", found.join("\n"))),
    }
}

/// Returns the warnings and errors in the messages of cargo, each once: a library is also checked with its tests.
fn findings(messages: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in messages.lines() {
        let Ok(value) = serde_json::from_str::<Value>(line) else { continue };
        if let Some(text) = finding(&value).filter(|text| !found.contains(text)) {
            found.push(text);
        }
    }
    found
}

/// Returns the text of a message that counts.
fn finding(value: &Value) -> Option<String> {
    let message = value.get("message").filter(|_| value["reason"] == "compiler-message")?;
    let counts = match message["code"]["code"].as_str() {
        Some(TRUNCATION) => {
            let kind = value["target"]["kind"][0].as_str().unwrap_or_default();
            let is_test = ["test", "bench", "example", "custom-build"].contains(&kind);
            !is_test && message["message"].as_str()?.ends_with(NARROWING)
        }
        // The number of warnings, or of errors, is a message without a code.
        code => code.is_some() || message["spans"].as_array().is_some_and(|spans| !spans.is_empty()),
    };
    counts.then(|| message["rendered"].as_str().map(str::to_owned))?
}

fn docs() -> Result<(), String> {
    run_quietly(task("doc").args(["--workspace", "--no-deps", "--locked", "--quiet"]).env("RUSTDOCFLAGS", "-Dwarnings"))
}

/// Checks the fuzz targets, in the folder of the workspace's builds, as most of their dependencies are there.
fn fuzz() -> Result<(), String> {
    let mut command = task("check");
    command.args(["--manifest-path", FUZZ, "--locked", "--quiet", "--target-dir"]).arg(target());
    // Nothing is linked, so that libFuzzer itself need not be compiled.
    run_quietly(command.env("CUSTOM_LIBFUZZER_PATH", "./libfuzzer.a"))
}

fn task(name: &str) -> Command {
    let mut command = cargo();
    command.current_dir(root()).arg(name);
    command
}

fn run_quietly(command: &mut Command) -> Result<(), String> {
    output(command).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn warnings_count_once() {
        let message = |kind: &str, code: Option<&str>, text: &str| {
            let code = code.map(|code| json!({ "code": code }));
            let message = json!({ "message": text, "rendered": text, "code": code, "spans": [] });
            json!({ "reason": "compiler-message", "target": { "kind": [kind] }, "message": message }).to_string()
        };
        let narrow = format!("a cast {NARROWING}");
        let messages = [
            message("lib", Some("dead_code"), "unused"),
            message("lib", Some("dead_code"), "unused"),
            message("lib", None, "1 warning emitted"),
            message("lib", Some(TRUNCATION), "a cast"),
            message("lib", Some(TRUNCATION), &narrow),
            message("test", Some(TRUNCATION), "a cast in a test on targets with 32-bit wide pointers"),
            json!({ "reason": "build-finished" }).to_string(),
        ];
        assert_eq!(findings(&messages.join("\n")), ["unused", &narrow]);
    }
}
