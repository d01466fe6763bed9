//! Tests of arguments that `mlir-opt` 22.1.8 accepts, and of its messages for others.

use super::*;

fn parsed(arguments: &[&str]) -> Result<Flags, String> {
    match parse("t", arguments.iter().map(OsString::from), &PassRegistry::new())? {
        Parsed::Flags(flags) => Ok(*flags),
        Parsed::Help(_) | Parsed::Version => Err("help or version".to_owned()),
    }
}

#[track_caller]
fn refused(arguments: &[&str], message: &str) {
    assert_eq!(parsed(arguments).err().as_deref(), Some(message));
}

#[test]
fn flags_are_off_by_default() {
    let flags = parsed(&[]).unwrap();
    assert_eq!((flags.input.to_str(), flags.output.to_str()), (Some("-"), Some("-")));
    assert!(!flags.allow_unregistered && flags.split.is_none() && flags.expect.is_none());
    assert!(flags.op_on_diagnostic && flags.implicit_module);
    assert_eq!(flags.print, PrintOptions::default());
}

#[test]
fn flags_take_one_or_two_dashes_and_boolean_values() {
    for spelling in ["-allow-unregistered-dialect", "--allow-unregistered-dialect", "-allow-unregistered-dialect=1"] {
        assert!(parsed(&[spelling]).unwrap().allow_unregistered, "{spelling}");
    }
    assert!(!parsed(&["--allow-unregistered-dialect=false"]).unwrap().allow_unregistered);
    let flags = parsed(&["--verify-each", "x.mlir", "--verify-each=0", "--no-implicit-module"]).unwrap();
    assert!(!flags.implicit_module && flags.input.to_str() == Some("x.mlir"));
}

#[test]
fn values_are_separate_or_attached() {
    for arguments in [&["-o", "x"][..], &["-o=x"], &["--o", "x"], &["-o", "y", "-o", "x"]] {
        assert_eq!(parsed(arguments).unwrap().output.to_str(), Some("x"), "{arguments:?}");
    }
    for arguments in [
        &["-mlir-elide-elementsattrs-if-larger", "16"][..],
        &["--mlir-elide-elementsattrs-if-larger=0x10"],
        &["--mlir-elide-elementsattrs-if-larger=020"],
    ] {
        assert_eq!(parsed(arguments).unwrap().print.elide_elements_larger_than, Some(16), "{arguments:?}");
    }
}

#[test]
fn split_markers_and_modes_are_read() {
    let flags = parsed(&["-split-input-file", "-verify-diagnostics", "f"]).unwrap();
    assert_eq!((flags.split.as_deref(), flags.expect), (Some(MARKER), Some(ExpectationLevel::All)));
    let flags = parsed(&["--split-input-file=// xx", "--verify-diagnostics=only-expected"]).unwrap();
    assert_eq!((flags.split.as_deref(), flags.expect), (Some("// xx"), Some(ExpectationLevel::OnlyExpected)));
}

#[test]
fn reports_errors_like_llvm() {
    refused(&["--bogus"], "t: Unknown command line argument '--bogus'.  Try: 't --help'\n");
    refused(
        &["--allow-unregistered-dialects"],
        "t: Unknown command line argument '--allow-unregistered-dialects'.  Try: 't --help'\n\
         t: Did you mean '--allow-unregistered-dialect'?\n",
    );
    refused(
        &["a", "b"],
        "t: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: t --help\n",
    );
    refused(&["--verify-diagnostics=foo"], "t: for the --verify-diagnostics option: Cannot find option named 'foo'!\n");
    refused(
        &["--mlir-elide-elementsattrs-if-larger=x"],
        "t: for the --mlir-elide-elementsattrs-if-larger option: 'x' value invalid for uint argument!\n",
    );
    refused(
        &["--mlir-elide-elementsattrs-if-larger"],
        "t: for the --mlir-elide-elementsattrs-if-larger option: requires a value!\n",
    );
    refused(
        &["--allow-unregistered-dialect=maybe"],
        "t: for the --allow-unregistered-dialect option: 'maybe' is invalid value for boolean argument! Try 0 or 1\n",
    );
    refused(&["-o"], "t: for the -o option: requires a value!\n");
}
