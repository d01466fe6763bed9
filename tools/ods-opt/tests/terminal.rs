//! Output on a terminal: the same text as elsewhere, in the colours of LLVM's tools, and with lines of help.

mod common;

use common::{run_on, run_tool};
use ods_opt_main::Tool;

const BAD: &str = "module {\n\t\"builtin.module\"() ({}) : () -> ()\n}\n";
const TENSOR: &str = "%0 = \"tf.Const\"() {value = dense<0> : tensor<1xi32>} : () -> i7\n\"tf.AvgPool\"(%0) {ksize = [1], strides = \
                      [1, 1, 1, 1], padding = \"SAME\"} : (i7) -> tensor<1xf32>\n";

fn tool() -> Tool {
    Tool::new("tf-opt").dialect::<tf_opt::Tf>()
}

/// Returns the messages printed on a terminal.
fn on_terminal(flags: &[&str], input: &str) -> String {
    run_on(true, &tool(), flags.iter().copied(), input.as_bytes()).errors()
}

#[test]
fn colors_are_those_of_llvm() {
    // As `mlir-opt` writes to a terminal.
    let expected = "\x1b[1m<stdin>:2:2: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1m'builtin.module' op region #0 \
                    ('bodyRegion') failed to verify constraint: region with 1 blocks\n\x1b[0m        \
                    \"builtin.module\"() ({}) : () -> ()\n\x1b[0;1;32m        ^\n\x1b[0m\x1b[1m<stdin>:2:2: \
                    \x1b[0m\x1b[0;1;30mnote: \x1b[0m\x1b[1msee current operation: \n\"builtin.module\"() ({\n}) : () \
                    -> ()\n\x1b[0m";
    assert_eq!(on_terminal(&["--color"], BAD), expected);
}

#[test]
fn uncolored_terminal_output_equals_file_output() {
    let to_file = run_tool(&tool(), ["--color=false"], BAD.as_bytes()).errors();
    assert!(to_file.contains("\n        ^\n"), "{to_file}");
    assert_eq!(on_terminal(&["--color=false"], BAD), to_file);
}

#[test]
fn usage_hints_are_for_terminals() {
    let flags = ["--color=false", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"];
    let to_file = run_tool(&tool(), flags, TENSOR.as_bytes()).errors();
    let on_terminal = on_terminal(&flags, TENSOR);
    assert!(!to_file.contains("help: ") && to_file.contains("error: "), "{to_file}");
    let (help, rest): (Vec<&str>, Vec<&str>) = on_terminal.lines().partition(|line| line.starts_with("  help: "));
    assert!(!help.is_empty(), "{on_terminal}");
    assert_eq!(rest, to_file.lines().collect::<Vec<_>>());
}

#[test]
fn usage_hints_can_be_requested() {
    let flags = ["--color=false", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"];
    let asked = run_tool(&tool(), flags.into_iter().chain(["--explain"]), TENSOR.as_bytes()).errors();
    assert!(asked.contains("\n  help: "), "{asked}");
    assert_eq!(asked, on_terminal(&flags, TENSOR));
    let not_asked = run_tool(&tool(), flags, TENSOR.as_bytes()).errors();
    assert_eq!(on_terminal(&[&flags[..], &["--explain=false"]].concat(), TENSOR), not_asked);
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let input = "\"builtin.\x1b]0;y\x07\u{9b}\"() : () -> () loc(\"a\\1B[2J\":1:1)\n";
    let said = on_terminal(&["--color=false", "--allow-unregistered-dialect"], input);
    assert!(said.contains(r"unregistered operation 'builtin.\1B]0;y\07\9B' found"), "{said:?}");
    assert!(!said.contains(['\x1b', '\x07', '\u{9b}']), "{said:?}");
    let said = on_terminal(&["--color=false"], "\"builtin.module\"() ({}) : () -> () loc(\"a\\1B[2J\":1:1)\n");
    assert!(said.starts_with(r"a\1B[2J:1:1: error: ") && !said.contains('\x1b'), "{said:?}");
    let input = "\"b\x1b.c\"() {a = \"\x1b[2J\"} : () -> () oops\n";
    let said = on_terminal(&["--color=false", "--allow-unregistered-dialect"], input);
    assert!(said.contains("\"b?.c\"() {a = \"?[2J\"} : () -> () oops\n") && !said.contains('\x1b'), "{said:?}");
    let to_file = run_tool(&tool(), ["--allow-unregistered-dialect"], input.as_bytes()).errors();
    assert!(to_file.contains('\x1b'), "{to_file:?}");
}

#[test]
fn source_lines_are_those_of_the_input() {
    let name = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let input = format!("\"builtin.module\"() ({{}}) : () -> () loc(\"{name}\":1:1)\n");
    let said = on_terminal(&["--color=false"], &input);
    assert!(said.contains("/Cargo.toml:1:1: error: ") && !said.contains("[package]"), "{said}");
}
