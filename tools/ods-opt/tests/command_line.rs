//! Input, output, flags, messages and exit status of the command line, as in `mlir-opt`.
//!
//! The test `corpus` compares the output of `--verify-diagnostics` with `tests/corpus/expectations`.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Run, run};

const ALLOW: &str = "--allow-unregistered-dialect";
const SPLIT: &str = "--split-input-file";
const TWO: &str = "\"u.a\"() : () -> ()\n// -----\n\"u.b\"() : () -> ()\n";
const OP: &str = "\"u.a\"() : () -> ()\n";
const OP_PRINTED: &str = "module {\n  \"u.a\"() : () -> ()\n}\n\n";
const EMPTY_PRINTED: &str = "module {\n}\n\n";

/// Returns the path of a file that does not exist yet.
fn fresh_file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_file(&file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{}: {error}", file.display()),
        _ => file,
    }
}

fn with(flags: &[&str], input: &str) -> Run {
    run(flags.iter().copied(), input.as_bytes())
}

/// Checks that the run succeeds and prints this.
#[track_caller]
fn prints(flags: &[&str], input: &str, output: &str) {
    with(flags, input).assert_prints(output, flags);
}

/// Checks that the run fails, prints nothing, and reports these errors.
#[track_caller]
fn fails(flags: &[&str], input: &str, errors: &str) {
    with(flags, input).assert_fails(errors, flags);
}

#[test]
fn reads_standard_input_by_default() {
    prints(&[ALLOW], OP, OP_PRINTED);
    prints(&[ALLOW, "-"], OP, OP_PRINTED);
    prints(&[ALLOW, "--", "-"], OP, OP_PRINTED);
    prints(&["-"], "", EMPTY_PRINTED);
}

#[test]
fn locations_name_standard_input() {
    fails(&[], "x", "<stdin>:1:1: error: custom op 'x' is unknown (tried 'builtin.x' as well)\nx\n^\n");
    prints(&["--mlir-print-debuginfo"], "", "module {\n} loc(#loc)\n#loc = loc(\"<stdin>\":0:0)\n\n");
}

#[test]
fn rejects_unreadable_files() {
    fails(&["no/such.mlir"], "", "cannot open input file 'no/such.mlir': No such file or directory\n");
    fails(&["tests"], "", "cannot open input file 'tests': Is a directory\n");
    fails(&[""], "", "cannot open input file '': No such file or directory\n");
    fails(&["README.md/x"], "", "cannot open input file 'README.md/x': Not a directory\n");
}

#[cfg(unix)]
#[test]
fn rejects_files_without_permission() {
    use std::os::unix::fs::PermissionsExt;
    let file = fresh_file("secret.mlir");
    fs::write(&file, OP).expect("a writable folder");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).expect("our file");
    let name = file.to_str().expect("UTF-8");
    match fs::read(&file) {
        // The superuser may read every file.
        Ok(_) => prints(&[ALLOW, name], "", OP_PRINTED),
        Err(_) => fails(&[ALLOW, name], "", &format!("cannot open input file '{name}': Permission denied\n")),
    }
}

#[cfg(unix)]
#[test]
fn accepts_file_names_that_are_not_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let run = run([OsStr::from_bytes(b"no/\xFF.mlir").to_owned()], b"");
    assert_eq!(run.errors(), "cannot open input file 'no/\u{FFFD}.mlir': No such file or directory\n");
    assert_eq!(run.status, 1);
}

#[test]
fn writes_output_to_a_file() {
    for spelling in ["-o", "--o"] {
        let file = fresh_file("output.mlir");
        prints(&[ALLOW, spelling, file.to_str().expect("UTF-8")], OP, "");
        assert_eq!(fs::read_to_string(&file).expect("written"), OP_PRINTED);
    }
    let file = fresh_file("output.mlir");
    prints(&[ALLOW, &format!("-o={}", file.display())], OP, "");
    assert_eq!(fs::read_to_string(&file).expect("written"), OP_PRINTED);
    prints(&[ALLOW, "-o", "-"], OP, OP_PRINTED);
}

#[test]
fn failed_run_leaves_the_output_file_alone() {
    let file = fresh_file("failed.mlir");
    let name = file.to_str().expect("UTF-8");
    let error = "<stdin>:1:1: error: custom op 'x' is unknown (tried 'builtin.x' as well)\nx\n^\n";
    fails(&["-o", name], "x", error);
    assert!(!file.exists());
    fs::write(&file, "precious").expect("a writable folder");
    fails(&["-o", name], "x", error);
    assert_eq!(fs::read_to_string(&file).expect("still there"), "precious");
}

/// Simulates a system that starts no threads, by stacks of a size that none grants.
#[cfg(target_os = "linux")]
#[test]
fn verification_needs_no_threads() {
    let constants: String = (0..100).map(|i| format!("  %{i} = arith.constant {i} : i32\n")).collect();
    let text: String = (0..100).map(|i| format!("func.func @f{i}() {{\n{constants}  return\n}}\n")).collect();
    let file = fresh_file("many.mlir");
    fs::write(&file, text).expect("a writable folder");
    let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    let run = run.env("RUST_MIN_STACK", "70368744177664").env("RAYON_NUM_THREADS", "2").arg(&file);
    let run = run.output().expect("it starts");
    assert_eq!((String::from_utf8_lossy(&run.stderr), run.status.code()), ("".into(), Some(0)));
}

/// Simulates a full disk while the output replaces the input: files are limited to 512 bytes.
#[cfg(unix)]
#[test]
fn failed_writes_leave_the_output_file_unchanged() {
    let file = fresh_file("full_disk.mlir");
    let text = OP.repeat(100);
    fs::write(&file, &text).expect("a writable folder");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$1\" -o \"$2\" \"$2\""]);
    let run = shell.arg(env!("CARGO_BIN_EXE_ods-opt")).arg(ALLOW).arg(&file).output().expect("a shell");
    let message = format!("cannot write output file '{}': File too large\n", file.display());
    assert_eq!((String::from_utf8_lossy(&run.stderr), run.status.code()), (message.into(), Some(1)));
    assert_eq!(fs::read_to_string(&file).expect("still there"), text);
    let name = ".full_disk.mlir.";
    let mut beside = fs::read_dir(env!("CARGO_TARGET_TMPDIR")).expect("it is there").filter_map(Result::ok);
    assert!(!beside.any(|entry| entry.file_name().to_string_lossy().starts_with(name)), "no temporary file remains");
}

#[cfg(unix)]
#[test]
fn replaced_files_keep_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (file, link) = (fresh_file("kept.mlir"), fresh_file("link.mlir"));
    fs::write(&file, "old").expect("a writable folder");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("it is ours");
    symlink(&file, &link).expect("links can be made");
    prints(&[ALLOW, "-o", link.to_str().expect("UTF-8")], OP, "");
    assert_eq!(fs::read_to_string(&file).expect("written"), OP_PRINTED);
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    prints(&[ALLOW, "-o", "/dev/null"], OP, "");
}

#[test]
fn reports_unwritable_files() {
    fails(&["-o", "no/such"], "", "cannot open output file 'no/such': No such file or directory\n");
    fails(&["-o", "tests"], "", "cannot open output file 'tests': Is a directory\n");
    fails(&["-o", ""], "", "cannot open output file '': No such file or directory\n");
}

#[test]
fn rejects_unknown_arguments() {
    let unknown = "ods-opt: Unknown command line argument '--bogus'.  Try: 'ods-opt --help'\n";
    fails(&["--bogus"], "", unknown);
    fails(
        &["--mlir-print-debuginf"],
        "",
        "ods-opt: Unknown command line argument '--mlir-print-debuginf'.  Try: 'ods-opt --help'\n\
         ods-opt: Did you mean '--mlir-print-debuginfo'?\n",
    );
    fails(
        &["a.mlir", "b.mlir"],
        "",
        "ods-opt: Too many positional arguments specified!\n\
         Can specify at most 1 positional arguments: See: ods-opt --help\n",
    );
}

#[test]
fn rejects_invalid_values() {
    let cases = [
        ("-o", "for the -o option: requires a value!"),
        ("--output-split-marker", "for the --output-split-marker option: requires a value!"),
        (
            "--mlir-print-op-generic=maybe",
            "for the --mlir-print-op-generic option: 'maybe' is invalid value for boolean argument! Try 0 or 1",
        ),
        ("--verify-each=2", "for the --verify-each option: '2' is invalid value for boolean argument! Try 0 or 1"),
        ("--color=x", "for the --color option: 'x' is invalid value for boolean argument! Try 0 or 1"),
        (
            "--mlir-elide-elementsattrs-if-larger=x",
            "for the --mlir-elide-elementsattrs-if-larger option: 'x' value invalid for uint argument!",
        ),
        (
            "--mlir-elide-elementsattrs-if-larger=-1",
            "for the --mlir-elide-elementsattrs-if-larger option: '-1' value invalid for uint argument!",
        ),
        (
            "--mlir-elide-resource-strings-if-larger=4294967296",
            "for the --mlir-elide-resource-strings-if-larger option: '4294967296' value invalid for uint argument!",
        ),
        ("--verify-diagnostics=foo", "for the --verify-diagnostics option: Cannot find option named 'foo'!"),
    ];
    for (argument, message) in cases {
        fails(&[argument], "", &format!("ods-opt: {message}\n"));
    }
}

#[test]
fn last_of_repeated_flags_wins() {
    prints(&[ALLOW, ALLOW, "--mlir-print-op-generic", "--mlir-print-op-generic=false"], OP, OP_PRINTED);
    prints(&[ALLOW, "-mlir-print-op-generic=0"], OP, OP_PRINTED);
}

#[test]
fn help_and_version() {
    let help = with(&["--help", "--bogus"], "");
    assert_eq!((help.status, help.errors().as_str()), (0, ""));
    for flag in ["--split-input-file", "--verify-diagnostics", "--mlir-print-op-generic", "-o <filename>"] {
        assert!(help.output().contains(flag), "{flag} is missing:\n{}", help.output());
    }
    prints(&["--version", "no/such.mlir"], "", "ods-opt 1.2.3\n");
    prints(&["--show-dialects"], "", "Available Dialects: builtin\n");
}

#[test]
fn unregistered_dialects_are_rejected_unless_allowed() {
    let error = "<stdin>:1:6: error: operation being parsed with an unregistered dialect. If this is intended, please \
                 use -allow-unregistered-dialect with the MLIR tool used\n\"u.a\"() : () -> ()\n     ^\n";
    fails(&[], OP, error);
    fails(&[ALLOW, "--allow-unregistered-dialect=false"], OP, error);
}

#[test]
fn splits_input_files() {
    prints(&[ALLOW, SPLIT], TWO, &format!("{OP_PRINTED}// -----\n{}", OP_PRINTED.replace("u.a", "u.b")));
    let cut = TWO.replace("// -----", "// CUT");
    let expected = format!("{OP_PRINTED}// HERE\n{}", OP_PRINTED.replace("u.a", "u.b"));
    prints(&[ALLOW, "--split-input-file=// CUT", "--output-split-marker=// HERE"], &cut, &expected);
    prints(&[ALLOW, "--split-input-file=// CUT", "--output-split-marker", "// HERE"], &cut, &expected);
    let expected = format!("{OP_PRINTED}\n{}", OP_PRINTED.replace("u.a", "u.b"));
    prints(&[ALLOW, SPLIT, "--output-split-marker="], TWO, &expected);
}

#[test]
fn empty_split_file_prints_nothing() {
    prints(&[ALLOW, SPLIT], "", "");
    prints(&[ALLOW, SPLIT], "\n// -----\n\n// -----\n", &[EMPTY_PRINTED; 3].join("// -----\n"));
}

#[test]
fn invalid_chunk_keeps_its_marker_and_valid_chunks_are_printed() {
    let run = with(&[ALLOW, SPLIT], &format!("x\n// -----\n{OP}// -----\ny\n"));
    assert_eq!(run.output(), format!("// -----\n{OP_PRINTED}// -----\n"));
    let errors = run.errors();
    assert!(errors.starts_with("<stdin>:1:1: error: custom op 'x' is unknown"), "{errors}");
    assert!(errors.contains("<stdin>:5:1: error: custom op 'y' is unknown"), "{errors}");
    assert_eq!(run.status, 1);
}

#[test]
fn warns_about_near_miss_markers() {
    let run = with(&[ALLOW, SPLIT], &format!("{OP}// ----\n"));
    assert_eq!(run.errors(), "<stdin>:2:7: warning: near miss with file split marker\n// ----\n      ^\n");
    assert_eq!((run.output().as_str(), run.status), (OP_PRINTED, 0));
}

#[test]
fn verify_diagnostics_prints_valid_input() {
    prints(&[ALLOW, "--verify-diagnostics"], OP, OP_PRINTED);
    prints(&[ALLOW, "--verify-diagnostics"], "// expected-error @below {{custom op 'x' is unknown}}\nx\n", "");
    fails(
        &["--verify-diagnostics="],
        "x",
        "<stdin>:1:1: error: unexpected error: custom op 'x' is unknown (tried 'builtin.x' as well)\nx\n^\n",
    );
}

#[test]
fn implicit_module_can_be_omitted() {
    let flag = "--no-implicit-module";
    prints(&[ALLOW, flag], OP, "\"u.a\"() : () -> ()\n\n");
    prints(&[flag], "module {}", EMPTY_PRINTED);
    let error = "<stdin>:0:0: error: source must contain a single top-level operation, found: ";
    fails(&[ALLOW, flag], "", &format!("{error}0\n"));
    fails(&[ALLOW, flag], &format!("{OP}{OP}"), &format!("{error}2\n"));
    let expected = "\"u.a\"() : () -> ()\n\n// -----\n\"u.b\"() : () -> ()\n\n";
    prints(&[ALLOW, flag, SPLIT], TWO, expected);
}

#[test]
fn output_flags_select_the_form() {
    let op = "\"u.a\"() {d = dense<[1, 2, 3]> : tensor<3xi8>, m = affine_map<() -> ()>} : () -> ()";
    let map = "#map = affine_map<() -> ()>\n";
    let body = |op: &str| format!("module {{\n  {op}\n}}\n");
    let aliased = op.replace("affine_map<() -> ()>", "#map");
    prints(&[ALLOW], op, &format!("{map}{}\n", body(&aliased)));
    prints(&[ALLOW, "--mlir-print-local-scope"], op, &body(op));
    let elided = aliased.replace("dense<[1, 2, 3]>", "dense_resource<__elided__>");
    for limit in ["--mlir-elide-elementsattrs-if-larger=2", "--mlir-elide-elementsattrs-if-larger=0x2"] {
        prints(&[ALLOW, limit], op, &format!("{map}{}\n", body(&elided)));
    }
    prints(&[ALLOW, "--mlir-elide-elementsattrs-if-larger", "3"], op, &format!("{map}{}\n", body(&aliased)));
    let generic = format!("\"builtin.module\"() ({{\n  {op}\n}}) : () -> ()\n");
    prints(&[ALLOW, "--mlir-print-op-generic", "--mlir-print-local-scope"], op, &generic);
    let located = format!("module {{\n  {op} loc(\"<stdin>\":1:1)\n}} loc(\"<stdin>\":0:0)\n");
    prints(&[ALLOW, "--mlir-print-debuginfo", "--mlir-print-local-scope"], op, &located);
}

#[test]
fn long_resources_are_elided() {
    let input = "\"u.a\"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()\n\
                 {-# dialect_resources: { builtin: { k: \"0x0100000007\" } } #-}";
    let op = "module {\n  \"u.a\"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()\n}\n";
    let whole = "{-#\n  dialect_resources: {\n    builtin: {\n      k: \"0x0100000007\"\n    }\n  }\n#-}\n";
    prints(&[ALLOW], input, &format!("{op}\n{whole}\n"));
    prints(&[ALLOW, "--mlir-elide-resource-strings-if-larger=4"], input, &format!("{op}\n{{-#\n\n#-}}\n\n"));
}

#[test]
fn diagnostics_quote_the_operation() {
    let input = "module {\n  builtin.module attributes {x} {}\n}";
    let place = "<stdin>:2:3: error: ";
    let error = "can only contain attributes with dialect-prefixed names, found: 'x'\n  builtin.module attributes {x} {}\n  ^\n";
    let error = format!("{place}'builtin.module' op {error}");
    fails(&["--mlir-print-op-on-diagnostic=false"], input, &error);
    let note = "<stdin>:2:3: note: see current operation: \n\"builtin.module\"() ({\n^bb0:\n}) {x} : () -> ()";
    fails(&[], input, &format!("{error}{note}\n"));
    fails(&["--mlir-print-debuginfo"], input, &format!("{error}{note} loc(\"<stdin>\":2:3)\n"));
}

#[test]
fn flags_apply_to_operations_in_messages() {
    let cast = "  %0 = unrealized_conversion_cast to i1\n";
    let input = format!("\"u.op\"() ({{\n{cast}^bb1:\n  \"u.end\"() : () -> ()\n}}) : () -> ()");
    let op = "%0 = \"builtin.unrealized_conversion_cast\"() : () -> i1";
    let message = |location: &str| {
        let error = format!("<stdin>:2:8: error: block with no terminator, has {op}{location}\n");
        format!("{error}{cast}       ^\n<stdin>:2:8: note: see current operation: {op}{location}\n")
    };
    fails(&[ALLOW], &input, &message(""));
    fails(&[ALLOW, "--mlir-print-debuginfo"], &input, &message(" loc(\"<stdin>\":2:8)"));
}

#[test]
fn flags_without_effect_are_accepted() {
    for flag in ["--verify-each", "--verify-each=false", "--mlir-disable-threading", "--verify-roundtrip"] {
        prints(&[ALLOW, flag], OP, OP_PRINTED);
    }
}

#[test]
fn colors_on_demand() {
    let plain = with(&["--color=false"], "x");
    assert!(!plain.errors.contains(&0x1B), "{}", plain.errors());
    let colored = with(&["--color"], "x");
    assert!(colored.errors().contains("\u{1B}[0;1;31merror: "), "{}", colored.errors());
}

/// Matches diagnostics of one chunk with expectations of another, as the reference does, and reports an expectation
/// outside of any file as missing twice.
#[test]
fn expected_diagnostics_are_per_file() {
    let input = "// expected-error@unknown {{zz}}\n// expected-warning@unknown {{yy}}\n// -----\nx\n// -----\n\
                 // expected-error@-2 {{is unknown}}\n// expected-error {{foo}}\n";
    let run = with(&["--split-input-file", "--verify-diagnostics"], input);
    let unknown = "<unknown>:0: error: expected error \"zz\" was not produced\n<unknown>:0: error: expected warning \"yy\" \
                   was not produced\n";
    let foo = "<stdin>:7:4: error: expected error \"foo\" was not produced\n// expected-error {{foo}}\n   ^~~\n";
    assert_eq!((run.errors(), run.status), (format!("{foo}{unknown}{unknown}"), 1));
}

#[test]
fn suggests_subcommands_for_misspellings() {
    let says = |input: &str, meant: &str| {
        let message = format!("cannot open input file '{input}': No such file or directory\n");
        fails(&[input], "", &format!("{message}ods-opt: Did you mean 'ods-opt {meant}'?\n"));
    };
    says("dcos", "doc");
    says("scheme", "schema");
    says("export_irdl", "export-irdl");
    says("completion", "completions");
    says("help", "--help");
    // There is a folder of this name, and nothing is called like the others.
    fails(&["docs"], "", "cannot open input file 'docs': Is a directory\n");
    fails(&["core.mlir"], "", "cannot open input file 'core.mlir': No such file or directory\n");
}

#[test]
fn usage_of_subcommands() {
    let usage = |arguments: &[&str]| {
        let run = with(arguments, "");
        let text = run.output() + &run.errors();
        let line = text.lines().find(|line| line.starts_with("Usage:")).map(str::to_owned);
        let long: Vec<&str> = text.lines().filter(|line| line.len() > 80).collect();
        assert!(long.is_empty(), "{long:?}");
        (run.status, line.unwrap_or(text))
    };
    let doc = "Usage: ods-opt doc [--builtin] [--dialect <name>]... [-o <folder>]";
    assert_eq!(usage(&["doc", "--help"]), (0, doc.to_owned()));
    assert_eq!(usage(&["doc", "--bogus"]), (1, doc.to_owned()));
    let schema = "Usage: ods-opt schema --json [--dialect <name>]... [-o <file>]";
    assert_eq!(usage(&["schema"]), (1, schema.to_owned()));
    assert_eq!(usage(&["schema", "-h"]), (0, schema.to_owned()));
    assert_eq!(usage(&["completions", "--help"]), (0, "Usage: ods-opt completions <shell>".to_owned()));
}
