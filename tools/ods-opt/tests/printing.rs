//! Reports about passes: the IR around them, as `mlir-opt` 22.1.8 prints it, their statistics and their times.

use std::path::Path;
use std::process::{Command, Stdio};

const PIPELINE: &str = "--pass-pipeline=builtin.module(inline,func.func(canonicalize,cse),symbol-dce)";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/printing"))
}

/// Runs the tool over `calls.mlir` and returns whether it succeeded, with the standard error.
fn run(flags: &[&str]) -> (bool, String) {
    let file = std::fs::File::open(folder().join("calls.mlir")).expect("the file exists");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    let output = command.args(flags).stdin(Stdio::from(file)).output().expect("the tool runs");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[track_caller]
fn prints(recorded: &str, flags: &[&str]) {
    let expected = std::fs::read_to_string(folder().join(recorded)).expect("a recorded output");
    let (succeeded, printed) = run(&[&[PIPELINE], flags].concat());
    assert!(succeeded, "{printed}");
    assert_eq!(printed, expected);
}

#[test]
fn ir_around_passes() {
    prints("before_all.err", &["--mlir-print-ir-before-all"]);
    prints("after_named.err", &["--mlir-print-ir-after=cse,symbol-dce"]);
    prints("after_change.err", &["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"]);
    let module_scope = ["--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading"];
    prints("module_scope.err", &module_scope);
    let generic = ["--mlir-print-op-generic", "--mlir-print-debuginfo"];
    prints("locations.err", &[&["--mlir-print-ir-before=canonicalize"], &generic[..]].concat());
}

/// Returns the files of a folder and those inside it, each after a line with its path.
fn files(folder: &Path, path: &str) -> String {
    let mut names: Vec<String> = std::fs::read_dir(folder.join(path))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name of a file"))
        .collect();
    names.sort();
    let each = names.iter().map(|name| {
        let path = format!("{path}/{name}");
        match std::fs::read_to_string(folder.join(&path)) {
            Ok(text) => format!("=== {path}\n{text}"),
            Err(_) => files(folder, &path),
        }
    });
    each.collect()
}

/// Runs the tool over a file and returns the files with the printed IR.
fn tree(name: &str, flags: &[&str], input: &str) -> String {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        std::fs::remove_dir_all(&root).expect("it can be removed");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.args(["--split-input-file", &format!("--mlir-print-ir-tree-dir={}", root.display())]);
    let output = command.args(flags).arg(folder().join(input)).output().expect("the tool runs");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    files(&root, ".")
}

#[test]
fn ir_in_a_tree_of_files() {
    let recorded = |file: &str| std::fs::read_to_string(folder().join(file)).expect("a recorded output");
    let pipeline = "--pass-pipeline=builtin.module(canonicalize,builtin.module(cse,func.func(cse,canonicalize)),cse)";
    let all = ["--mlir-print-ir-before-all", "--mlir-print-ir-after-all"];
    assert_eq!(tree("tree", &[&[pipeline], &all[..]].concat(), "tree.mlir"), recorded("tree.out"));
    let changed = ["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"];
    assert_eq!(tree("tree_changed", &[&[PIPELINE], &changed[..]].concat(), "calls.mlir"), recorded("tree_changed.out"));
}

#[test]
fn folders_around_the_tree_are_not_created() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("absent/tree");
    let flag = format!("--mlir-print-ir-tree-dir={}", root.display());
    let (succeeded, printed) = run(&["--cse", "--mlir-print-ir-after-all", &flag]);
    assert!(succeeded);
    let system = if cfg!(windows) { "The system cannot find the path specified." } else { "No such file or directory" };
    assert_eq!(printed, format!("Error while creating directory {}: {system}\n", root.display()));
    assert!(!root.exists());
}

/// Returns the log of actions, without the output, of a run over a file of the folder.
fn actions(file: &str, flags: &[&str]) -> String {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{file}.log"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.args(flags).arg(format!("--log-actions-to={}", log.display())).arg(folder().join(file));
    let output = command.output().expect("the tool runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_to_string(log).expect("a log")
}

#[test]
fn actions_are_logged() {
    // The recorded logs come from `mlir-opt`, but for the names of the thread and of anonymous namespaces.
    let recorded = |file: &str| std::fs::read_to_string(folder().join(file)).expect("a recorded output");
    assert_eq!(actions("calls.mlir", &[PIPELINE]), recorded("actions.log"));
    let flags = ["--allow-unregistered-dialect", "--canonicalize"];
    assert_eq!(actions("patterns.mlir", &flags), recorded("actions_of_patterns.log"));
    assert_eq!(actions("regions.mlir", &flags), recorded("actions_in_regions.log"));
}

#[test]
fn patterns_are_counted() {
    let (_, printed) = run(&["--canonicalize", "--pattern-statistics"]);
    assert!(printed.contains("... Pattern statistics report ..."), "{printed}");
    assert!(printed.contains("\n     tried   applied  pattern\n"), "{printed}");
}

#[test]
fn ir_after_a_failure() {
    let pipeline =
        "--pass-pipeline=builtin.module(cse,func.func(canonicalize{max-iterations=1 test-convergence=true}))";
    let (succeeded, printed) = run(&[pipeline, "--mlir-print-ir-after-failure"]);
    let op = "func.func @f(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}\n\n";
    assert!(!succeeded);
    assert_eq!(printed, format!("// -----// IR Dump After Canonicalizer Failed (canonicalize) //----- //\n{op}"));
}

#[test]
fn unknown_passes_are_refused() {
    let (succeeded, printed) = run(&["--mlir-print-ir-after=cse,nosuch"]);
    assert!(!succeeded);
    assert_eq!(printed, "ods-opt: for the --mlir-print-ir-after option: Cannot find option named 'nosuch'!\n");
}

#[test]
fn statistics_of_passes() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),symbol-dce)";
    let (_, tree) = run(&[pipeline, "--mlir-pass-statistics"]);
    let lines = "'func.func' Pipeline\n  Canonicalizer\n  CSE\n    (S) 0 num-cse'd - Number of operations CSE'd\n    \
                 (S) 0 num-dce'd - Number of operations DCE'd\nSymbolDCE\n  (S) 1 num-dce'd - Number of symbols DCE'd\n";
    assert!(tree.contains(lines), "{tree}");
    let (_, list) = run(&[pipeline, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list"]);
    assert!(!list.contains("Pipeline") && list.contains("\nSymbolDCE\n  (S) 1 num-dce'd"), "{list}");
}

#[test]
fn times_of_passes() {
    let (_, report) = run(&[PIPELINE, "--mlir-timing"]);
    let names: Vec<&str> = report.lines().filter_map(|line| Some(line.split_once("%)  ")?.1)).collect();
    let passes = ["Inliner", "  'func.func' Pipeline", "    Canonicalizer", "'func.func' Pipeline", "  Canonicalizer"];
    assert_eq!(
        names,
        [&["Parser"], &passes[..], &["  CSE", "    (A) DominanceInfo", "SymbolDCE", "Output", "Rest", "Total"]]
            .concat()
    );
}

#[test]
fn warnings_of_passes_are_no_errors() {
    let pipeline =
        "--pass-pipeline=builtin.module(composite-fixed-point-pass{name=Foo pipeline=symbol-dce max-iterations=1})";
    let (succeeded, printed) = run(&[pipeline]);
    assert!(succeeded);
    let warning = "<stdin>:0:0: warning: Composite pass \"Foo\"+ didn't converge in 1 iterations\n";
    assert!(printed.starts_with(warning), "{printed}");
    assert!(printed.contains("note: see current operation: \nmodule {\n  func.func @f"), "{printed}");
}

/// Returns the reproducer that a failing run writes with these flags.
fn reproducer(name: &str, flags: &[&str]) -> (String, String) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    let pipeline =
        "--pass-pipeline=builtin.module(cse,func.func(canonicalize{max-iterations=1 test-convergence=true}))";
    let flag = format!("--mlir-pass-pipeline-crash-reproducer={}", file.display());
    let (succeeded, printed) = run(&[&[pipeline, &flag], flags].concat());
    assert!(!succeeded);
    (std::fs::read_to_string(&file).expect("it is written"), printed.replace(&*file.to_string_lossy(), "FILE"))
}

#[test]
fn failing_pipelines_are_reproduced() {
    let (text, printed) = reproducer("all.mlir", &[]);
    let canonicalize = "canonicalize{  max-iterations=1 max-num-rewrites=-1 region-simplify=normal test-convergence=true \
                        top-down=true}";
    let pipeline = format!("pipeline: \"builtin.module(cse, func.func({canonicalize}))\",");
    assert!(text.starts_with("module {\n  func.func @f") && text.contains(&pipeline), "{text}");
    assert!(text.ends_with("      disable_threading: false,\n      verify_each: true\n    }\n  }\n#-}\n"), "{text}");
    let running = "[`Canonicalizer` on 'func.func' operation: @f]";
    assert!(
        printed.contains("error: Failures have been detected while processing an MLIR pass pipeline\n"),
        "{printed}"
    );
    let note = format!("note: Pipeline failed while executing {running}: reproducer generated at `FILE`\n");
    assert!(printed.ends_with(&note), "{printed}");

    let (text, printed) =
        reproducer("local.mlir", &["--mlir-pass-pipeline-local-reproducer", "--mlir-disable-threading"]);
    assert!(
        text.contains(&format!(
            "pipeline: \"builtin.module(func.func({canonicalize}))\",\n      disable_threading: true"
        ))
    );
    assert!(printed.contains("executing `Canonicalizer` on 'func.func' operation: @f: reproducer"), "{printed}");

    // A reproducer fails as the run did.
    let again = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("local.mlir"))
        .args(["--run-reproducer", "--mlir-print-ir-after-failure"])
        .output()
        .expect("the tool runs");
    let printed = String::from_utf8_lossy(&again.stderr);
    assert!(!again.status.success() && printed.contains("IR Dump After Canonicalizer Failed"), "{printed}");
}

#[test]
fn local_reproducers_need_one_thread() {
    let flags = ["--cse", "--mlir-pass-pipeline-crash-reproducer=x", "--mlir-pass-pipeline-local-reproducer"];
    let message = "Local crash reproduction may not be used without disabling mutli-threading first.";
    assert_eq!(run(&flags), (false, format!("<unknown>:0: error: {message}\n")));
}
