//! Functions compute the same before and after passes, also where MLIR 22 changes the result.
//!
//! `meaning/*.mlir` has comments before its functions: `// pass: PIPELINE`, as often as there are pipelines, and
//! `// run: FUNCTION ARGUMENT... = RESULT...` for each call, with commas and blanks between results. A call gives its
//! result in the interpreter and in native code, before and after each pipeline.

mod common;

use std::path::{Path, PathBuf};

use common::{Run, files_in, run_standard};

/// A file of calls and pipelines.
struct Case {
    file: PathBuf,
    text: String,
    pipelines: Vec<String>,
    calls: Vec<Call>,
}

/// A call of a function.
struct Call {
    function: String,
    arguments: Vec<String>,
    result: String,
}

impl Case {
    fn read(file: PathBuf) -> Self {
        let text = std::fs::read_to_string(&file).expect("a text");
        let lines = |word: &str| -> Vec<String> {
            text.lines().filter_map(|line| line.strip_prefix(word)).map(|rest| rest.trim().to_owned()).collect()
        };
        let calls = lines("// run:").iter().map(|line| Call::read(&file, line)).collect();
        Self { pipelines: lines("// pass:"), calls, file, text }
    }

    /// Returns the calls that differ in this module, which is described by `what`.
    fn differences(&self, module: &str, what: &str) -> Vec<String> {
        let engines = ["interpreter", "jit"].into_iter().filter(|engine| *engine != "jit" || cfg!(feature = "jit"));
        let mut found = Vec::new();
        for engine in engines {
            for call in &self.calls {
                let run = call.run(module, engine);
                let printed = run.output().split_whitespace().collect::<Vec<_>>().join(" ");
                if printed != call.result {
                    let (file, function, arguments) = (self.file.display(), &call.function, &call.arguments);
                    found.push(format!(
                        "{file}: {function} {arguments:?} {what}, {engine}: {printed}{}, expected {}",
                        run.errors(),
                        call.result
                    ));
                }
            }
        }
        found
    }

    fn check(&self) -> Vec<String> {
        let mut found = self.differences(&self.text, "before");
        for pipeline in &self.pipelines {
            let rewritten = run_standard([format!("--pass-pipeline=builtin.module({pipeline})")], self.text.as_bytes());
            if rewritten.status != 0 {
                found.push(format!("{}: {pipeline} fails: {}", self.file.display(), rewritten.errors()));
                continue;
            }
            found.extend(self.differences(&rewritten.output(), &format!("after {pipeline}")));
        }
        found
    }
}

impl Call {
    fn read(file: &Path, line: &str) -> Self {
        let (call, result) =
            line.split_once(" = ").unwrap_or_else(|| panic!("{}: no ` = ` in: {line}", file.display()));
        let mut words = call.split_whitespace().map(str::to_owned);
        let function = words.next().expect("a function");
        Self { function, arguments: words.collect(), result: result.trim().to_owned() }
    }

    fn run(&self, module: &str, engine: &str) -> Run {
        let mut arguments = vec!["run", "-", "--function", &self.function, "--engine", engine];
        if !self.arguments.is_empty() {
            arguments.push("--args");
            arguments.extend(self.arguments.iter().map(String::as_str));
        }
        run_standard(arguments, module.as_bytes())
    }
}

#[test]
fn passes_keep_what_functions_compute() {
    let cases: Vec<Case> = files_in("tools/ods-opt/tests/meaning").into_iter().map(Case::read).collect();
    assert!(cases.iter().all(|case| !case.pipelines.is_empty() && !case.calls.is_empty()));
    let found: Vec<String> = cases.iter().flat_map(Case::check).collect();
    assert!(!cases.is_empty() && found.is_empty(), "{}", found.join("\n"));
}
