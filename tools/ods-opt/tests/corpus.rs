//! `tests/corpus` against what `mlir-opt` made of it; the reference itself is not needed.
//!
//! `tests/corpus/README.md` says what is recorded, and with which flags.

mod common;

use std::path::Path;

use common::{Recording, Run, difference, files_below, files_in, first_error, run};

const BASE: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];

/// Sections of recorded outputs, the flags that they were recorded with, and whether the output reads back as the same:
/// omitted parts do not come back, and names replace numbers.
const RECORDED: [(&str, &[&str], bool); 8] = [
    ("custom", &[], true),
    ("generic", &["--mlir-print-op-generic"], true),
    ("debuginfo", &["--mlir-print-op-generic", "--mlir-print-debuginfo"], true),
    ("local", &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"], true),
    ("customlocs", &["--mlir-print-debuginfo", "--mlir-use-nameloc-as-prefix"], false),
    ("namelocs", &["--mlir-print-op-generic", "--mlir-use-nameloc-as-prefix"], false),
    ("elided", &["--mlir-print-op-generic", "--mlir-elide-elementsattrs-if-larger=4"], false),
    ("elidedres", &["--mlir-print-op-generic", "--mlir-elide-resource-strings-if-larger=4"], false),
];

/// Recorded outputs that ours differ from, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("attrs/wide_float.mlir.", "the reference prints decimals, which it reads as doubles"),
    ("lexer/raw_bytes_in_string.mlir.", "names that are not UTF-8 are rejected"),
];

/// Files whose printed text the reference, too, does not read back, or reads as something else.
const NOT_READ_BACK: &[(&str, &str)] = &[
    ("affine/simplify.mlir", "sums that are simplified further when they are built anew"),
    ("locs/forms.mlir.debuginfo", "ranges that are given otherwise are others, and print alike"),
    ("edge/i1_hex.mlir", "unused bits say whether i1 elements are all the same"),
    ("edge/lenient.mlir", "an empty symbol"),
    ("edge/aliased_properties.mlir", "a location in properties that is defined after them"),
];

fn listed(list: &[(&str, &str)], name: &str) -> bool {
    list.iter().any(|(part, _)| name.contains(part))
}

fn run_on(file: &str, flags: &[&str], input: &[u8]) -> Run {
    run(BASE.iter().chain(flags).copied().chain([file]), input)
}

/// Compares one recorded output, if it exists, and returns whether it does.
fn check_recorded(file: &Path, section: &str, flags: &[&str], reads_back: bool, wrong: &mut Vec<String>) -> bool {
    let name = format!("{}.{section}", file.display());
    let Some(expected) = Recording::of(file).section(section) else { return false };
    let ours = run_on(&file.to_string_lossy(), flags, b"");
    let difference = difference(&ours.output, &expected);
    match difference {
        None if listed(DIFFERENT, &name) => wrong.push(format!("{name}: is the same now: take it off the list")),
        Some(_) if listed(DIFFERENT, &name) => {}
        Some(difference) => wrong.push(format!("{name}: {difference}\n{}", ours.errors())),
        None if reads_back && !listed(NOT_READ_BACK, &name) => check_again(&name, flags, &ours.output, wrong),
        None => {}
    }
    true
}

/// Checks that the printed text parses back and prints the same.
fn check_again(name: &str, flags: &[&str], printed: &[u8], wrong: &mut Vec<String>) {
    let again = run_on("-", flags, printed);
    if let Some(difference) = difference(&again.output, printed) {
        wrong.push(format!("{name}, read again: {difference}\n{}", again.errors()));
    }
}

#[test]
fn accepted_texts_print_as_recorded_and_round_trip() {
    let mut wrong = Vec::new();
    for (section, flags, reads_back) in RECORDED {
        let mut records = 0;
        for file in files_below("tests/corpus/accepted") {
            records += usize::from(check_recorded(&file, section, flags, reads_back, &mut wrong));
        }
        assert!(records > 0, "nothing is recorded as {section}");
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_accepted_file_has_a_recording() {
    for file in files_below("tests/corpus/accepted") {
        let recording = Recording::of(&file);
        for section in ["custom", "generic", "debuginfo", "local"] {
            let file = file.display();
            assert!(recording.section(section).is_some(), "{file}: {section} is missing: run tests/corpus/record.sh");
        }
    }
}

#[test]
fn rejected_texts_give_the_recorded_error() {
    let files = files_in("tests/corpus/rejected");
    assert!(!files.is_empty());
    for file in files {
        let name = file.to_string_lossy();
        let run = run_on(&name, &["--verify-diagnostics"], b"");
        assert!(run.status == 0, "{name}:\n{}", run.errors());
    }
}

#[test]
fn raw_texts_give_the_recorded_error() {
    let files = files_in("tests/corpus/rejected/raw");
    assert!(!files.is_empty());
    for file in files {
        let name = file.to_string_lossy();
        let mut recorded = Recording::of(&file).section("error").expect("a recorded error");
        // One message of the reference holds a NUL byte, by mistake.
        recorded.retain(|byte| *byte != 0);
        let run = run(["--allow-unregistered-dialect", &*name], b"");
        assert_eq!(run.first_error(), first_error(&recorded), "{name}");
        assert_eq!(run.status, 1, "{name}");
    }
}

#[test]
fn expectations_are_checked_as_recorded() {
    let files = files_in("tests/corpus/expectations");
    assert!(!files.is_empty());
    for file in files {
        let name = file.to_string_lossy();
        let recording = Recording::of(&file);
        for mode in ["all", "only-expected"] {
            let recorded = recording.section(mode).expect("a section: run tests/corpus/record.sh");
            let run = run_on(&name, &[&format!("--verify-diagnostics={mode}")], b"");
            let ours = format!("{}status {}\n", run.errors(), run.status);
            assert!(ours.as_bytes() == recorded, "{name}, {mode}:\n{ours}\nrecorded:\n{}", text(&recorded));
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
