//! Flags of `mlir-opt` beyond the flags in `command_line`: what each does, or why it is not supported. Flags that both
//! have give the outputs and messages of `mlir-opt` 22.1.8, but for the program's name.

mod common;

use common::{Run, run, run_standard, run_tool};

const ALLOW: &str = "--allow-unregistered-dialect";
const OP: &str = "\"u.a\"() : () -> ()\n";
const OP_PRINTED: &str = "module {\n  \"u.a\"() : () -> ()\n}\n\n";
const BAD: &str = "module { \"builtin.module\"() ({}) : () -> () }\n";
const BAD_ERROR: &str = "<stdin>:1:10: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: \
                         region with 1 blocks\nmodule { \"builtin.module\"() ({}) : () -> () }\n         ^\n\
                         <stdin>:1:10: note: see current operation: \n\"builtin.module\"() ({\n}) : () -> ()\n";

fn with(flags: &[&str], input: &str) -> Run {
    run([&[ALLOW], flags].concat(), input.as_bytes())
}

#[track_caller]
fn prints(flags: &[&str], input: &str, output: &str) {
    with(flags, input).assert_prints(output, flags);
}

#[track_caller]
fn fails(flags: &[&str], input: &str, errors: &str) {
    with(flags, input).assert_fails(errors, flags);
}

/// Checks the error for `--flag` (or `--flag=value`).
#[track_caller]
fn complains(flags: &[&str], message: &str) {
    fails(flags, "", &format!("ods-opt: {message}\n"));
}

#[test]
fn prints_value_users() {
    let input = "%0 = \"u.a\"() : () -> i1\n\"u.b\"(%0, %0) ({^bb0(%x: i1):}) : (i1, i1) -> ()";
    let output = "module {\n  %0 = \"u.a\"() : () -> i1 // user: %1\n  \"u.b\"(%0, %0) ({\n  ^bb0(%arg0: i1):\n    \
                  // %arg0 is unused\n  }) : (i1, i1) -> () // id: %1\n}\n\n";
    prints(&["--mlir-print-value-users"], input, output);
}

#[test]
fn prints_unique_names() {
    let input = "\"u.a\"() ({\n%0 = \"u.b\"() : () -> i1\n}, {\n%0 = \"u.b\"() : () -> i1\n}) : () -> ()";
    let output = |first: u32, second: u32| {
        format!(
            "module {{\n  \"u.a\"() ({{\n    %{first} = \"u.b\"() : () -> i1\n  }}, {{\n    %{second} = \"u.b\"() : () -> i1\n  \
             }}) : () -> ()\n}}\n\n"
        )
    };
    prints(&[], input, &output(0, 0));
    prints(&["--mlir-print-unique-ssa-ids"], input, &output(1, 0));
}

#[test]
fn skips_regions() {
    prints(&["--mlir-print-skip-regions"], OP, "module {...}\n\n");
    prints(
        &["--mlir-print-skip-regions", "--mlir-print-op-generic"],
        OP,
        "\"builtin.module\"() ({...}) : () -> ()\n\n",
    );
    prints(&["--mlir-print-skip-regions=0"], OP, OP_PRINTED);
}

#[test]
fn prints_pretty_locations() {
    let output = "module {\n  \"u.a\"() : () -> () <stdin>:1:1\n} <stdin>:0:0";
    prints(
        &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo", "--mlir-print-local-scope"],
        OP,
        &format!("{output}\n"),
    );
    prints(&["--mlir-pretty-debuginfo"], OP, OP_PRINTED);
}

#[test]
fn prints_elements_in_hexadecimal() {
    let flag = "--mlir-print-elementsattrs-with-hex-if-larger";
    let input = "\"u.a\"() {d = dense<[1, 2]> : tensor<2xi8>} : () -> ()";
    let listed = format!("module {{\n  {input}\n}}\n\n");
    let digits = listed.replace("[1, 2]", "\"0x0102\"");
    for value in ["0", "1", "0x1", "01", "-2"] {
        prints(&[&format!("{flag}={value}")], input, &digits);
    }
    for value in ["2", "-1", "-0x1", "100"] {
        prints(&[&format!("{flag}={value}")], input, &listed);
    }
    prints(&[flag, "-1"], input, &listed);
    let long = format!("\"u.a\"() {{d = dense<[{}1]> : tensor<101xi8>}} : () -> ()", "0, ".repeat(100));
    assert!(with(&[], &long).output().contains("dense<\"0x00"));
    assert!(with(&[flag, "-1"], &long).output().contains("dense<[0, 0"));
    for value in ["x", "", "9223372036854775808", "--1"] {
        let message = format!("for the {flag} option: '{value}' value invalid for long argument!");
        complains(&[&format!("{flag}={value}")], &message);
    }
    complains(&[flag], &format!("for the {flag} option: requires a value!"));
}

#[test]
fn prints_invalid_ir_in_generic_form() {
    fails(&[], BAD, BAD_ERROR);
    let flag = "--mlir-very-unsafe-disable-verifier-on-parsing";
    prints(&[flag], BAD, "\"builtin.module\"() ({\n  \"builtin.module\"() ({\n  }) : () -> ()\n}) : () -> ()\n\n");
    prints(&[flag], OP, OP_PRINTED);
    fails(&[&format!("{flag}=false")], BAD, BAD_ERROR);
}

const UNWRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

fn unknown_pass(column: usize, pass: &str, passes: &str) -> String {
    let caret = " ".repeat(column - 1);
    format!(
        "MLIR Textual PassPipeline Parser:1:{column}: error: '{pass}' does not refer to a registered pass or pass \
         pipeline\n{passes}\n{caret}^\n"
    )
}

#[test]
fn accepts_pipelines_without_passes() {
    let pipeline = |text: &str| format!("--pass-pipeline={text}");
    for text in ["builtin.module()", "any()", " builtin.module() "] {
        prints(&[&pipeline(text)], OP, OP_PRINTED);
    }
    prints(&["-pass-pipeline", "builtin.module()"], OP, OP_PRINTED);
    for text in ["canonicalize", "builtin.module(", "builtin.module(),x", "()x", "()"] {
        fails(&[&pipeline(text)], OP, &format!("<unknown>:0: error: {UNWRAPPED}\n"));
    }
    let other = "<stdin>:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op\n";
    fails(&[&pipeline("func.func()")], OP, other);
    for (passes, column, pass) in
        [("func.func(nope)", 11, "nope"), ("func.func()", 11, ""), (" func.func(any()) ", 16, "")]
    {
        let message = format!("<unknown>:0: error: {}\n", unknown_pass(column, pass, passes));
        fails(&[&pipeline(&format!("builtin.module({passes})"))], OP, &message);
    }
}

fn reproducer(entries: &str) -> String {
    format!("{OP}{{-# external_resources: {{ mlir_reproducer: {{{entries}}}, other: {{k: true}} }} #-}}\n")
}

#[test]
fn reproducers_are_run_and_used_up() {
    let rest = "\n{-#\n  external_resources: {\n    other: {\n      k: true\n    }\n  }\n#-}\n\n";
    let printed = format!("{}{rest}", OP_PRINTED.trim_end_matches('\n').to_owned() + "\n");
    for entries in ["", "pipeline: \"builtin.module()\", verify_each: true, disable_threading: false"] {
        prints(&["--run-reproducer"], &reproducer(entries), &printed);
        prints(&["--run-reproducer", "--verify-roundtrip"], &reproducer(entries), &printed);
    }
    let kept = with(&[], &reproducer("pipeline: \"builtin.module(cse)\", foo: \"x\"")).output();
    assert!(kept.contains("pipeline: \"builtin.module(cse)\""), "without the flag, it is text: {kept}");
}

#[test]
fn reproducers_with_passes_fail() {
    let pipeline = |text: &str| reproducer(&format!("pipeline: \"any()\", pipeline: \"{text}\""));
    let run = |text: &str, errors: &str| fails(&["--run-reproducer"], &pipeline(text), errors);
    run("builtin.module(nope,canonicalize)", &unknown_pass(1, "nope", "nope,canonicalize"));
    run("cse", UNWRAPPED);
    run("func.func()", "<stdin>:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op\n");
    let both = with(&["--run-reproducer", "--pass-pipeline=any(y)"], &pipeline("any(x)"));
    assert_eq!((both.errors(), both.status), (unknown_pass(1, "x", "x"), 1), "the reproducer comes first");
    let expected = with(&["--run-reproducer", "--verify-diagnostics"], &pipeline("any(x)"));
    assert_eq!((expected.errors(), expected.status), (unknown_pass(1, "x", "x"), 0), "it is not a diagnostic");
}

#[test]
fn reproducers_have_known_entries() {
    for (entries, at, message) in [
        ("foo: \"x\"", 45, "unknown 'mlir_reproducer' resource key 'foo'"),
        ("verify_each: \"x\"", 58, "expected 'true' or 'false' value for key 'verify_each'"),
        ("disable_threading: 1", 64, "expected 'true' or 'false' value for key 'disable_threading'"),
        ("pipeline: true", 55, "expected string value for key 'pipeline'"),
    ] {
        let input = reproducer(entries);
        let line = input.lines().nth(1).expect("two lines");
        let error = format!("<stdin>:2:{at}: error: {message}\n{line}\n{}^\n", " ".repeat(at - 1));
        fails(&["--run-reproducer"], &input, &error);
    }
}

#[test]
fn round_trip_check_ignores_elided_attributes() {
    let input = "func.func @f(%x: i32) {\n\"cf.switch\"(%x)[^a] <{case_operand_segments = array<i32>, operandSegmentSizes \
                 = array<i32: 1, 0, 0>, case_values = dense<> : tensor<0xi32>}> : (i32) -> ()\n^a:\n  return\n}";
    let tool = ods_opt_main::Tool::new("ods-opt").register(ods_dialects::register_all);
    let run = run_tool(&tool, ["--verify-roundtrip"], input.as_bytes());
    assert_eq!((run.errors().as_str(), run.status), ("", 0));
    prints(&["--verify-roundtrip", "--no-implicit-module"], OP, "\"u.a\"() : () -> ()\n\n");
    let resource = "\"u.a\"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()\n{-# dialect_resources: { builtin: { k: \
                    \"0x0400000001\" } } #-}\n";
    prints(&["--verify-roundtrip"], resource, &with(&[], resource).output());
}

/// Matches the reference, which keeps the numbers that a location is given with.
#[test]
fn rejects_other_notations_of_ranges() {
    let places = ["1", "1:0", "1:2", "1:2 to :2", "1:2 to 1:2", "1:2 to :4", "1:2 to 1:4", "1:2 to 2:4", "1:2"];
    let printed = ["1:0", "1:0", "1:2", "1:2", "1:2", "1:2 to :4", "1:2 to :4", "1:2 to 2:4"];
    let input: String = places.iter().map(|place| format!("\"u.a\"() : () -> () loc(\"a\":{place})\n")).collect();
    let op = |number: usize| format!("  \"u.a\"() : () -> () loc(#loc{number})\n");
    let alias = |(index, place): (usize, &&str)| format!("#loc{} = loc(\"a\":{place})\n", index + 1);
    let ops: String = (1..=8).chain([3]).map(op).collect();
    let aliases: String = printed.iter().enumerate().map(alias).collect();
    let output = format!("module {{\n{ops}}} loc(#loc)\n#loc = loc(\"<stdin>\":0:0)\n{aliases}\n");
    prints(&["--mlir-print-debuginfo"], &input, &output);
}

#[test]
fn pipelines_statistics_and_passes_are_shown() {
    let says = |flags: &[&str], said: &str| {
        let run = with(flags, OP);
        assert_eq!((run.output().as_str(), run.errors().as_str(), run.status), (OP_PRINTED, said, 0), "{flags:?}");
    };
    let dump = |anchor: &str| format!("Pass Manager with 0 passes:\n{anchor}(\n\n)\n\n");
    says(&["--dump-pass-pipeline"], &dump("builtin.module"));
    says(&["--dump-pass-pipeline", "--pass-pipeline=any()"], &dump("any"));
    let rule = format!("==={}===\n", "-".repeat(73));
    let statistics = format!("{rule}{}... Pass statistics report ...\n{rule}\n", " ".repeat(25));
    says(&["--mlir-pass-statistics"], &statistics);
    says(&["--mlir-pass-statistics", "--mlir-pass-statistics-display=list"], &statistics);
    let passes = with(&["--list-passes"], OP).output();
    assert!(passes.starts_with("Passes:\n  --canonicalize  ") && passes.contains("\n  --symbol-dce  "), "{passes}");
}

#[test]
fn times_are_shown() {
    let run = with(&["--mlir-timing"], OP);
    assert_eq!((run.output().as_str(), run.status), (OP_PRINTED, 0));
    let said = run.errors();
    let names: Vec<&str> = said.lines().skip(6).filter_map(|line| line.split_whitespace().last()).collect();
    assert!(said.contains("  Total Execution Time: ") && said.contains("... Execution time report ..."), "{said}");
    assert_eq!(names, ["Parser", "Output", "Rest", "Total"], "{said}");
    let json = with(&["--mlir-timing", "--mlir-output-format=json", "--mlir-timing-display=list"], "x").errors();
    assert!(json.contains("\"name\": \"Parser\"}") && !json.contains("Output") && json.ends_with("\n]\n"), "{json}");
}

#[test]
fn prints_every_kind_of_help() {
    let help = with(&["--help"], "").output();
    for flag in ["-help", "--help-hidden", "--help-list", "-help-list-hidden"] {
        prints(&[flag], OP, &help);
    }
}

#[test]
fn rejects_passes_by_name() {
    for flag in [
        "--loop-invariant-subset-hoisting",
        "-print-ir",
        "--convert-cf-to-llvm",
        "--test-print-defuse",
        "-buffer-results-to-out-params=x",
    ] {
        let name = flag.trim_start_matches('-').split('=').next().expect("a name");
        let first = format!("Unknown command line argument '{flag}'.  Try: 'ods-opt --help'");
        complains(&[flag], &format!("{first}\nods-opt: '{name}' is a pass of mlir-opt; this tool does not have it"));
    }
}

#[test]
fn unsupported_flags_are_reported() {
    complains(&["--emit-bytecode"], "for the --emit-bytecode option: not supported: this tool writes text only");
    complains(
        &["--irdl-file=x.mlir"],
        "for the --irdl-file option: not supported: dialects are defined in Rust; `export-irdl` exports them",
    );
    prints(&["--emit-bytecode=false"], OP, OP_PRINTED);
    let help = with(&["--help"], "").output();
    assert!(!help.contains("emit-bytecode") && help.contains("--mlir-print-skip-regions"), "{help}");
}

#[test]
fn whole_modules_are_printed_on_one_thread_only() {
    let message = "<unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling \
                   multi-threading first.\n\n";
    fails(&["--mlir-print-ir-module-scope"], OP, message);
    prints(&["--mlir-print-ir-module-scope", "--mlir-disable-threading"], OP, OP_PRINTED);
}

#[test]
fn reproducers_that_cannot_be_written_do_not_keep_passes_from_running() {
    let run = with(&["--mlir-generate-reproducer=/nonexistent/x", "--cse"], OP);
    let message = "cannot open output file '/nonexistent/x': No such file or directory\n";
    assert_eq!((run.output().as_str(), run.errors().as_str(), run.status), (OP_PRINTED, message, 0));
    let log = with(&["--log-actions-to=/nonexistent/x", "--cse"], OP);
    let message = format!(
        "ExecutionContext registered on the contexterror: Opening file for --log-actions-to failed: {message}\n"
    );
    assert_eq!((log.output().as_str(), log.errors(), log.status), (OP_PRINTED, message, 0));
}

#[test]
fn reproducers_are_written_to_the_output() {
    let output = with(&["--mlir-generate-reproducer=-", "--cse"], OP).output();
    let settings = "pipeline: \"builtin.module(cse)\",\n      disable_threading: false,\n      verify_each: false\n";
    assert!(output.contains(settings), "{output}");
}

#[test]
fn accepted_flags_change_nothing() {
    for flag in [
        "--elide-resource-data-from-bytecode",
        "--info-output-file=-",
        "--log-mlir-actions-filter=x",
        "--mlir-debug-counter=a-skip=1",
        "--mlir-disable-diagnostic-notes",
        "--mlir-enable-debugger-hook",
        "--mlir-output-format=json",
        "--mlir-pass-pipeline-local-reproducer",
        "--mlir-pass-statistics-display=list",
        "--mlir-print-debug-counter",
        "--mlir-timing-display=tree",
        "--remark-format=yaml",
        "--remark-policy=final",
        "--remarks-filter=x",
        "--remarks-output-file=x",
        "--rng-seed=1",
        "-stats",
        "--time-passes",
        "--mlir-diagnostic-verbosity-level=errors",
        "--mlir-print-assume-verified",
        "--mlir-print-ir-after-change",
        "--mlir-print-stacktrace-on-diagnostic",
        "--run-reproducer",
        "--verify-each",
    ] {
        prints(&[flag], OP, OP_PRINTED);
        fails(&[flag], BAD, BAD_ERROR);
    }
}

#[test]
fn unknown_arguments_are_quoted_as_given() {
    complains(
        &["-mlir-print-op-generc=2"],
        "Unknown command line argument '-mlir-print-op-generc=2'.  Try: 'ods-opt --help'\n\
         ods-opt: Did you mean '--mlir-print-op-generic=2'?",
    );
    for (flag, value) in [("mlir-timing-display", "x"), ("remark-policy", ""), ("mlir-print-ir-after", "")] {
        let message = format!("for the --{flag} option: Cannot find option named '{value}'!");
        complains(&[&format!("--{flag}={value}")], &message);
    }
    complains(&["-ov"], "Unknown command line argument '-ov'.  Try: 'ods-opt --help'");
    complains(&["--version=1"], "for the --version option: does not allow a value! '1' specified.");
    complains(
        &["--mlir-diagnostic-verbosity-level=x"],
        "for the --mlir-diagnostic-verbosity-level option: Cannot find option named 'x'!",
    );
}

#[test]
fn switches_take_values() {
    for value in ["true", "TRUE", "True", "1", ""] {
        prints(&[&format!("-mlir-print-op-generic={value}")], "", "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n\n");
    }
    for value in ["false", "FALSE", "False", "0"] {
        prints(&[&format!("-mlir-print-op-generic={value}")], "", "module {\n}\n\n");
    }
}

/// Matches the order of the reference: a definition takes over the uses before it one by one, the newest first.
#[test]
fn users_of_forward_references_are_ordered_as_in_the_reference() {
    let text =
        "\"u.a\"(%x) : (i32) -> ()\n\"u.b\"(%x) : (i32) -> ()\n%x = \"u.d\"() : () -> i32\n\"u.c\"(%x) : (i32) -> ()\n";
    let done = run(["--allow-unregistered-dialect", "--mlir-print-value-users"], text.as_bytes());
    assert!(done.output().contains("%2 = \"u.d\"() : () -> i32 // users: %3, %0, %1\n"), "{}", done.output());
}

#[test]
fn passes_are_checked_against_what_operations_mean() {
    let text = "func.func @f(%x: i8, %t: none) -> i8 {\n  %c = arith.constant 0 : i8\n  \
                %y = arith.addi %x, %c : i8\n  return %y : i8\n}\n\
                func.func @g(%x: i32) -> i32 {\n  %c = arith.constant 0 : i32\n  %y = arith.addi %x, %c : i32\n  \
                return %y : i32\n}\n";
    let flags = ["--check-semantics", "--check-inputs=100", "--canonicalize", "--cse"];
    let done = run_standard(flags, text.as_bytes());
    let (output, errors) = (done.output(), done.errors());
    assert!(errors.contains("... Semantics report ..."), "{errors}");
    let reason = "a parameter has the type 'none', for which there are no inputs";
    assert!(errors.contains(&format!("@f: not compared after 'canonicalize': {reason}")), "{errors}");
    assert!(errors.contains("@g: refined by 1 pass; tested on 100 inputs\n"), "{errors}");
    assert!(output.contains("return %arg0 : i32"), "{output}");
}
