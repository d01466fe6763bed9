//! Tests against recorded output of `mlir-opt` 22.1.8 `--verify-diagnostics` for the same comments and diagnostics.

use std::sync::Arc;

use super::*;
use ods_core::diagnostic::Sources;

/// Checks diagnostics (line, severity, message; line 0 is unknown) against `text`, and returns the report.
fn check(level: ExpectationLevel, text: &str, diagnostics: &[(u32, Severity, &str)]) -> (bool, String) {
    let context = Context::new();
    let sources = Arc::new(Sources::closed());
    sources.add("a.mlir", Arc::new(text.into()));
    let renderer = Renderer::new(sources);
    let mut expectations = Expectations::new(&renderer, level);
    expectations.scan("a.mlir", text.as_bytes(), 0..text.len());
    for (line, severity, message) in diagnostics {
        let location = match line {
            0 => context.name_location("somewhere", Location::UNKNOWN),
            line => context.file_location("a.mlir", *line, 1),
        };
        expectations.check(&context, &Diagnostic::new(*severity, location, *message));
    }
    let (good, report) = expectations.finish();
    (good, String::from_utf8(report).unwrap())
}

#[track_caller]
fn holds(text: &str, diagnostics: &[(u32, Severity, &str)]) {
    assert_eq!(check(ExpectationLevel::All, text, diagnostics), (true, String::new()));
}

#[track_caller]
fn fails(text: &str, diagnostics: &[(u32, Severity, &str)], report: &str) {
    assert_eq!(check(ExpectationLevel::All, text, diagnostics), (false, report.to_owned()));
}

use Severity::{Error, Note, Remark, Warning};

#[test]
fn designators_match_lines() {
    holds("x // expected-error {{expected n}}", &[(1, Error, "expected non-function type")]);
    holds("// expected-warning@+1 {{a}}\nx", &[(2, Warning, "a")]);
    holds("x\n\n// expected-remark @-2 {{a}}\n", &[(1, Remark, "xax")]);
    holds("x\n// expected-note@above {{a}}\n// expected-note@above {{b}}\n", &[(1, Note, "a"), (1, Note, "b")]);
    holds("// expected-error@below {{a}}\n// expected-note@below {{b}}\nx\n", &[(3, Error, "a"), (3, Note, "b")]);
    holds("// expected-error@unknown {{a}}", &[(0, Error, "a")]);
    holds("// expected-error {{a}} and {{b}}\r\n", &[(1, Error, "a}} and {{b")]);
}

#[test]
fn one_designator_is_enough_for_equal_diagnostics() {
    holds("x // expected-error {{a}}", &[(1, Error, "a"), (1, Error, "ab")]);
}

#[test]
fn patterns_match_messages() {
    holds("// expected-error-re {{no{{n.}}f (}}", &[(1, Error, "expected non-f (unction type")]);
    holds("// expected-error-re {{{{^e[a-z]*d}} n}}", &[(1, Error, "expected n")]);
    holds("// expected-error-re {{a.b}}", &[(1, Error, "a.b")]);
}

#[test]
fn missing_diagnostics_are_reported() {
    fails(
        "// expected-error {{foo}} x {{bar}}\n// expected-remark@+100 {{}}\n// expected-note@unknown {{zz}}\n",
        &[],
        "a.mlir:1:4: error: expected error \"foo}} x {{bar\" was not produced\n\
         // expected-error {{foo}} x {{bar}}\n   ^~~~~~~~~~~~~\n\
         a.mlir:2:4: error: expected remark \"\" was not produced\n// expected-remark@+100 {{}}\n   ^\n\
         <unknown>:0: error: expected note \"zz\" was not produced\n\
         <unknown>:0: error: expected note \"zz\" was not produced\n",
    );
}

#[test]
fn unexpected_diagnostics_are_reported() {
    fails("xyz\n", &[(1, Error, "bad")], "a.mlir:1:1: error: unexpected error: bad\nxyz\n^\n");
    fails("", &[(0, Warning, "bad")], "<unknown>:0: error: loc(\"somewhere\"): unexpected warning: bad\n");
    assert!(check(ExpectationLevel::OnlyExpected, "xyz\n", &[(1, Error, "bad")]).0);
}

#[test]
fn a_wrong_severity_is_a_near_miss() {
    let text = "// expected-note@+1 {{expected non}}\nx\n";
    let missed = "a.mlir:1:4: error: expected note \"expected non\" was not produced\n\
                  // expected-note@+1 {{expected non}}\n   ^~~~~~~~~~~~\n";
    let near = "a.mlir:1:4: error: 'error' diagnostic emitted when expecting a 'note'\n\
                // expected-note@+1 {{expected non}}\n   ^\n";
    fails(text, &[(2, Error, "expected non-function")], &format!("{near}{missed}"));
    assert_eq!(check(ExpectationLevel::OnlyExpected, text, &[(2, Error, "expected non-function")]).1, missed);
}

#[test]
fn bad_patterns_are_reported_at_once() {
    fails(
        "// expected-error-re@-4 {{{{(}}}}\n// expected-error-re@-5 {{a{{b}}\n",
        &[],
        "a.mlir:1:4: error: invalid regex: parentheses not balanced\n// expected-error-re@-4 {{{{(}}}}\n   ^~~~~\n\
         a.mlir:2:4: error: found start of regex with no end '}}'\n// expected-error-re@-5 {{a{{b}}\n   ^~~~\n",
    );
}

#[test]
fn nonexistent_lines_never_match() {
    for offset in ["-100", "+99999999999999999999999", "-99999999999999999999999"] {
        let (good, report) =
            check(ExpectationLevel::All, &format!("// expected-error@{offset} {{{{a}}}}"), &[(0, Error, "b")]);
        assert!(!good && report.contains("expected error \"a\" was not produced"), "{report}");
    }
}

#[test]
fn split_input_counts_lines_from_the_file_start() {
    let context = Context::new();
    let text = "// expected-error {{no}}\n// -----\n// expected-error@below {{a}}\nx\n";
    let renderer = Renderer::new(Arc::new(Sources::closed()));
    let mut expectations = Expectations::new(&renderer, ExpectationLevel::All);
    expectations.scan("a.mlir", text.as_bytes(), text.find("-\n").unwrap() + 1..text.len());
    expectations.check(&context, &Diagnostic::error(context.file_location("a.mlir", 4, 1), "a"));
    assert_eq!(expectations.finish(), (true, Vec::new()));
}

#[test]
fn checking_scales_to_many_designators() {
    const COUNT: u32 = 100_000;
    let text = "// expected-error@+0 {{wrong}}\n".repeat(COUNT as usize);
    let errors: Vec<_> = (1..=COUNT).rev().map(|line| (line, Error, "wrong")).collect();
    let start = std::time::Instant::now();
    holds(&text, &errors);
    // Compared with each other, they would take minutes.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
