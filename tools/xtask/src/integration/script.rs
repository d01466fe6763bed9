//! The commands of a test for `mlir-runner`, and the parts of the module that are not for execution.

use std::collections::HashMap;

/// A run of a function whose output is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The name of the function.
    pub entry: String,
    /// The type of the result that is printed: `void`, `i32`, `i64`, `f32`.
    pub result: String,
    /// The arguments of `FileCheck` after the file; `None` if the output is not checked.
    pub check: Option<Vec<String>>,
}

/// Dialects of MLIR that the interpreter does not have.
const MISSING: [&str; 26] = [
    "acc",
    "affine",
    "amx",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "emitc",
    "gpu",
    "llvm",
    "ml_program",
    "nvgpu",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "shape",
    "shard",
    "sparse_tensor",
    "spirv",
    "test",
    "tosa",
    "transform",
    "x86vector",
];

/// Returns the runs that the `RUN:` lines of a test ask for, without repetitions.
///
/// # Errors
/// Returns the reason if the test is for something else than a run of the interpreter.
pub fn runs(text: &str) -> Result<Vec<Run>, String> {
    let mut runs = Vec::new();
    let mut unfit = None;
    for command in commands(text) {
        match run_of(&command) {
            Ok(Some(run)) if runs.contains(&run) => {}
            Ok(Some(run)) => runs.push(run),
            Ok(None) => {}
            Err(reason) => unfit = Some(reason),
        }
    }
    match (runs.is_empty(), unfit) {
        (true, reason) => Err(reason.unwrap_or_else(|| "no command with mlir-runner".to_owned())),
        (false, _) => Ok(runs),
    }
}

/// Returns the commands, with the variables of `DEFINE:` lines replaced.
fn commands(text: &str) -> Vec<String> {
    let (mut commands, mut variables) = (Vec::new(), HashMap::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some((keyword, first)) = directive(line) else { continue };
        let mut whole = first.trim().to_owned();
        while let Some(part) = whole.strip_suffix('\\') {
            let next = lines.by_ref().find_map(|line| directive(line).filter(|(next, _)| *next == keyword));
            whole = format!("{part} {}", next.map_or("", |(_, next)| next.trim()));
        }
        if keyword == "RUN:" {
            commands.push(expanded(&whole, &variables, 0));
        } else if let Some((name, value)) = whole.split_once('=') {
            variables.insert(name.trim().to_owned(), value.trim().to_owned());
        }
    }
    commands
}

fn directive(line: &str) -> Option<(&'static str, &str)> {
    let text = line.trim_start().strip_prefix("//")?.trim_start();
    let keywords = [("RUN:", "RUN:"), ("DEFINE:", "DEFINE:"), ("REDEFINE:", "DEFINE:")];
    keywords.into_iter().find_map(|(word, keyword)| Some((keyword, text.strip_prefix(word)?)))
}

/// Replaces `%{name}`, also in the values of others.
fn expanded(text: &str, variables: &HashMap<String, String>, depth: usize) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("%{") {
        result += before;
        let (name, behind) = after.split_once('}').unwrap_or((after, ""));
        match variables.get(&format!("%{{{name}}}")) {
            Some(value) if depth < 16 => result += &expanded(value, variables, depth + 1),
            Some(_) | None => result += &format!("%{{{name}}}"),
        }
        rest = behind;
    }
    result + rest
}

/// Returns the run of a command; `None` if it does not use `mlir-runner`.
fn run_of(command: &str) -> Result<Option<Run>, String> {
    let stages: Vec<Vec<String>> = split(command, '|').iter().map(|stage| words(stage)).collect();
    let position = |stage: &Vec<String>, names: &[&str]| {
        stage.iter().position(|word| names.iter().any(|name| word == name || word.ends_with(&format!("/{name}"))))
    };
    let runner = stages.iter().find_map(|stage| {
        let at = position(stage, &["mlir-runner", "mlir-cpu-runner"])?;
        Some((&stage[..at], &stage[at + 1..]))
    });
    let Some((before, arguments)) = runner else { return Ok(None) };
    if before.iter().any(|word| word == "not") {
        return Err("expects an error of the runner itself".to_owned());
    }
    if command.contains("generate-runtime-verification") {
        return Err("expects the messages of checks that a pass adds".to_owned());
    }
    if command.contains("test-cf-assert") {
        return Err("expects a failed assertion not to end the run".to_owned());
    }
    if command.contains("check-prefix=EMULATED") {
        return Err("expects numbers in the halves that a pass makes".to_owned());
    }
    if command.contains("split-input-file") {
        return Err("has several modules".to_owned());
    }
    let check = stages.iter().find_map(|stage| {
        let arguments = &stage[position(stage, &["FileCheck"])? + 1..];
        Some(arguments.iter().filter(|word| *word != "%s").cloned().collect())
    });
    Ok(Some(Run {
        entry: option(arguments, &["e"]).unwrap_or_else(|| "main".to_owned()),
        result: option(arguments, &["entry-point-result"]).unwrap_or_else(|| "f32".to_owned()),
        check,
    }))
}

/// Returns the value of an option: `-e main`, `-e=main`, `--e=main`.
fn option(arguments: &[String], names: &[&str]) -> Option<String> {
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let Some(text) = argument.strip_prefix("--").or_else(|| argument.strip_prefix('-')) else { continue };
        match text.split_once('=') {
            Some((name, value)) if names.contains(&name) => return Some(value.to_owned()),
            None if names.contains(&text) => return rest.next().cloned(),
            Some(_) | None => {}
        }
    }
    None
}

/// Splits a command at a character outside of quotes.
fn split(command: &str, at: char) -> Vec<String> {
    let (mut parts, mut quote) = (vec![String::new()], None);
    for next in command.chars() {
        match (quote, next) {
            (None, next) if next == at => parts.push(String::new()),
            (None, '"' | '\'') => quote = Some(next),
            (Some(open), next) if open == next => quote = None,
            (None | Some(_), next) => parts.last_mut().into_iter().for_each(|part| part.push(next)),
        }
    }
    parts
}

fn words(stage: &str) -> Vec<String> {
    stage.split_whitespace().map(str::to_owned).collect()
}

/// Returns the module without schedules of the dialect `transform`, which do not change what functions compute. Their
/// lines stay, so that places do not change.
pub fn without_schedules(text: &str) -> String {
    let mut result = String::new();
    let mut depth: Option<i64> = None;
    for line in text.split_inclusive('\n') {
        let code = code_of(line);
        let begins = code.contains("transform.with_named_sequence")
            || code.trim_start().starts_with("transform.sequence")
            || code.trim_start().starts_with("transform.named_sequence");
        if depth.is_none() && begins {
            depth = Some(0);
        }
        let Some(open) = depth else {
            result += line;
            continue;
        };
        let count = |brace: char| code.matches(brace).count() as i64;
        let now = open + count('{') - count('}');
        depth = if now > 0 { Some(now) } else { None };
        // Checks may be between the lines.
        result += line.trim_start().strip_prefix("//").map_or("\n", |_| line);
    }
    result
}

/// Returns the line without its comment.
fn code_of(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

/// Returns the dialects that a module uses and the interpreter does not have: of `vector`, it has `vector.print`.
pub fn missing_dialects(text: &str) -> Vec<&'static str> {
    let uses = |name: &str| {
        let prefix = format!("{name}.");
        text.lines().map(code_of).any(|line| {
            line.match_indices(&prefix).any(|(at, _)| {
                let rest = &line[at + prefix.len()..];
                let is_start =
                    !line[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$'));
                let is_attribute = ["emit_c_interface", "linkage", "readnone", "access", "noalias"]
                    .iter()
                    .any(|attribute| rest.starts_with(attribute));
                let is_print = name == "vector" && rest.starts_with("print");
                is_start && !is_attribute && !is_print && !line[..at].ends_with('"')
            })
        })
    };
    MISSING.into_iter().chain(["vector"]).filter(|name| uses(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(entry: &str, result: &str, check: &[&str]) -> Run {
        let check = Some(check.iter().map(|word| (*word).to_owned()).collect());
        Run { entry: entry.to_owned(), result: result.to_owned(), check }
    }

    #[test]
    fn commands_give_runs() {
        let text = "// RUN: mlir-opt %s -p=\"a|b\" | \\\n// RUN: mlir-runner -e f --entry-point-result=void \\\n\
                    // RUN: | FileCheck %s --match-full-lines\n";
        assert_eq!(runs(text), Ok(vec![run("f", "void", &["--match-full-lines"])]));
        let text = "// RUN: mlir-cpu-runner %s | FileCheck %s\n// RUN: mlir-cpu-runner -O3 %s | FileCheck %s\n";
        assert_eq!(runs(text), Ok(vec![run("main", "f32", &[])]));
        assert!(runs("// RUN: mlir-opt %s\n").is_err());
        assert!(runs("// RUN: not mlir-runner %s\n").is_err_and(|reason| reason.contains("an error")));
    }

    #[test]
    fn variables_are_replaced() {
        let text = "// DEFINE: %{entry} = g\n// DEFINE: %{run} = mlir-runner -e %{entry} \\\n// DEFINE: -x\n\
                    // RUN: mlir-opt %s | %{run} | FileCheck %s --check-prefix=A\n\
                    // REDEFINE: %{entry} = h\n// RUN: %{run} | FileCheck %s\n";
        assert_eq!(runs(text), Ok(vec![run("g", "f32", &["--check-prefix=A"]), run("h", "f32", &[])]));
    }

    #[test]
    fn schedules_are_left_out() {
        let text = "a {\n}\nmodule attributes {transform.with_named_sequence} {\n  x {\n  }\n  // CHECK: y\n}\nb\n";
        assert_eq!(without_schedules(text), "a {\n}\n\n\n\n  // CHECK: y\n\nb\n");
    }

    #[test]
    fn missing_dialects_are_found() {
        assert_eq!(missing_dialects("vector.print %x : f32 // affine.for\n"), [""; 0]);
        assert_eq!(missing_dialects("func.func @f() attributes { llvm.emit_c_interface }\n"), [""; 0]);
        assert_eq!(missing_dialects("%0 = vector.load %x\naffine.for\n"), ["affine", "vector"]);
        assert_eq!(missing_dialects("%p : !llvm.ptr\n"), ["llvm"]);
    }
}
