//! Flags of `mlir-opt` beyond those of `command_line`: what each does, or why it is not supported. Outputs and messages of
//! flags that both have are those of `mlir-opt` 22.1.8, but for the program's name.

mod common;

use common::{Run, run};

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
    let run = with(flags, input);
    assert_eq!((run.output().as_str(), run.errors().as_str(), run.status), (output, "", 0), "{flags:?}");
}

#[track_caller]
fn fails(flags: &[&str], input: &str, errors: &str) {
    let run = with(flags, input);
    assert_eq!((run.output().as_str(), run.errors().as_str(), run.status), ("", errors, 1), "{flags:?}");
}

/// How `--flag` (or `--flag=value`) is complained about.
#[track_caller]
fn complains(flags: &[&str], message: &str) {
    fails(flags, "", &format!("ods-opt: {message}\n"));
}

#[test]
fn users_of_values() {
    let input = "%0 = \"u.a\"() : () -> i1\n\"u.b\"(%0, %0) ({^bb0(%x: i1):}) : (i1, i1) -> ()";
    let output = "module {\n  %0 = \"u.a\"() : () -> i1 // user: %1\n  \"u.b\"(%0, %0) ({\n  ^bb0(%arg0: i1):\n    \
                  // %arg0 is unused\n  }) : (i1, i1) -> () // id: %1\n}\n\n";
    prints(&["--mlir-print-value-users"], input, output);
}

#[test]
fn names_that_are_unique() {
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
fn regions_that_are_skipped() {
    prints(&["--mlir-print-skip-regions"], OP, "module {...}\n\n");
    prints(
        &["--mlir-print-skip-regions", "--mlir-print-op-generic"],
        OP,
        "\"builtin.module\"() ({...}) : () -> ()\n\n",
    );
    prints(&["--mlir-print-skip-regions=0"], OP, OP_PRINTED);
}

#[test]
fn locations_for_people() {
    let output = "module {\n  \"u.a\"() : () -> () <stdin>:1:1\n} <stdin>:0:0";
    prints(
        &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo", "--mlir-print-local-scope"],
        OP,
        &format!("{output}\n"),
    );
    prints(&["--mlir-pretty-debuginfo"], OP, OP_PRINTED);
}

#[test]
fn elements_in_hexadecimal() {
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
fn what_is_not_verified_is_printed_in_generic_form() {
    fails(&[], BAD, BAD_ERROR);
    let flag = "--mlir-very-unsafe-disable-verifier-on-parsing";
    prints(&[flag], BAD, "\"builtin.module\"() ({\n  \"builtin.module\"() ({\n  }) : () -> ()\n}) : () -> ()\n\n");
    prints(&[flag], OP, OP_PRINTED);
    fails(&[&format!("{flag}=false")], BAD, BAD_ERROR);
}

#[test]
fn pipelines_without_passes() {
    let pipeline = |text: &str| format!("--pass-pipeline={text}");
    for text in ["builtin.module()", "any()", "builtin.module(func.func())", "builtin.module( func.func(any()) )"] {
        prints(&[&pipeline(text)], OP, OP_PRINTED);
    }
    prints(&["-pass-pipeline", "builtin.module()"], OP, OP_PRINTED);
    let unwrapped = "<unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. \
                     'builtin.module(...)'\n";
    for text in ["canonicalize", "builtin.module(", "builtin.module(),x", "()x"] {
        fails(&[&pipeline(text)], OP, unwrapped);
    }
    let other = "<stdin>:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op\n";
    fails(&[&pipeline("func.func()")], OP, other);
    let pass = "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:11: error: 'cse' does not refer to a registered \
                pass or pass pipeline\nfunc.func(cse)\n          ^\n\n";
    fails(&[&pipeline("builtin.module(func.func(cse))")], OP, pass);
}

#[test]
fn passes_are_named() {
    for flag in ["--canonicalize", "-cse", "--convert-scf-to-cf", "--test-print-defuse", "-inline=x"] {
        let name = flag.trim_start_matches('-').split('=').next().expect("a name");
        let first = format!("Unknown command line argument '{flag}'.  Try: 'ods-opt --help'");
        complains(&[flag], &format!("{first}\nods-opt: '{name}' is a pass of mlir-opt; this tool has no passes yet"));
    }
}

#[test]
fn what_is_not_supported_says_so() {
    complains(&["--emit-bytecode"], "for the --emit-bytecode option: not supported: this tool writes text only");
    complains(&["-list-passes"], "for the --list-passes option: not supported: there are no passes yet");
    complains(
        &["--irdl-file=x.mlir"],
        "for the --irdl-file option: not supported: dialects are defined in Rust; `export-irdl` goes the other way",
    );
    prints(&["--emit-bytecode=false"], OP, OP_PRINTED);
    let help = with(&["--help"], "").output();
    assert!(!help.contains("emit-bytecode") && help.contains("--mlir-print-skip-regions"), "{help}");
}

#[test]
fn accepted_flags_change_nothing() {
    for flag in [
        "--mlir-disable-diagnostic-notes",
        "--mlir-diagnostic-verbosity-level=errors",
        "--mlir-print-assume-verified",
        "--mlir-print-ir-after-all",
        "--mlir-print-ir-after-change",
        "--mlir-print-ir-after-failure",
        "--mlir-print-ir-before-all",
        "--mlir-print-ir-module-scope",
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
