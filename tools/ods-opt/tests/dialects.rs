//! `tests/corpus/dialects` against what `mlir-opt` made of it; the reference itself is not needed.
//!
//! A file holds accepted and rejected chunks. Each chunk is checked on its own: an accepted one prints as recorded in
//! four ways and reads back as the same; a rejected one has the recorded first error, at the same line and column.
//! `tests/corpus/README.md` says how files are recorded. `CORPUS=index/cmp` checks the files with that in their name
//! alone.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use common::{Recording, Run, difference, enter_root, files_below, run_tool};
use ods_opt_main::Tool;

const FOLDER: &str = "tests/corpus/dialects";
const BASE: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
const MARKER: &str = "// -----";

/// Sections of recorded outputs, and the flags that they were recorded with.
const RECORDED: [(&str, &[&str]); 4] = [
    ("custom", &[]),
    ("generic", &["--mlir-print-op-generic"]),
    ("custom.debuginfo", &["--mlir-print-debuginfo"]),
    ("generic.debuginfo", &["--mlir-print-op-generic", "--mlir-print-debuginfo"]),
];

const BITS_OF_ELEMENTS: &str = "the reference prints the bits of elements, and reads the bits of doubles";

/// Chunks that come out different (`file.mlir#chunk`, or `file.mlir#chunk.section` for one of the outputs), and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("cf/switch.mlir#16", "the reference prints the number of a result after the default, and does not read it"),
    ("cf/switch.mlir#1.custom", "the reference prints values of 2^63 and more without sign, and does not read them"),
    (
        "cf/switch.mlir#1.custom.debuginfo",
        "the reference prints values of 2^63 and more without sign, and does not read them",
    ),
    ("complex/number.mlir#27.custom", BITS_OF_ELEMENTS),
    ("complex/number.mlir#27.custom.debuginfo", BITS_OF_ELEMENTS),
    ("complex/number.mlir#27.generic", BITS_OF_ELEMENTS),
    ("complex/number.mlir#27.generic.debuginfo", BITS_OF_ELEMENTS),
    ("complex/number.mlir#31.custom", BITS_OF_ELEMENTS),
    ("complex/number.mlir#31.custom.debuginfo", BITS_OF_ELEMENTS),
    ("complex/number.mlir#31.generic", BITS_OF_ELEMENTS),
    ("complex/number.mlir#31.generic.debuginfo", BITS_OF_ELEMENTS),
    ("dlti/layout.mlir#35", "types of unknown dialects may have layouts; the reference takes them for builtin ones"),
    ("linalg/reduce.mlir#12", "the reference divides three operands into two groups of one"),
    (
        "memref/cast.mlir#49",
        "results that no groups of one length can share are refused before the operation is asked for their types",
    ),
    ("scf/generic.mlir#0", "the reference counts -1 arguments, as a number without sign"),
];

/// Chunks whose printed text the reference, too, does not read back, or reads as something else.
const NOT_READ_BACK: &[(&str, &str)] = &[("cf/generic.mlir#12", "values of no cases are omitted")];

/// One `#[test]` for each folder.
macro_rules! dialects {
    ($($dialect:ident)*) => {
        const DIALECTS: &[&str] = &[$(stringify!($dialect)),*];

        $(#[test]
        fn $dialect() {
            check_folder(stringify!($dialect));
        })*
    };
}

dialects!(arith builtin cf complex dlti func index linalg math memref scf tensor ub);

/// Differences by chunk; a chunk is named `builtin/module.mlir#2`, and one of its outputs `...#2.generic`.
type Wrong = BTreeMap<(String, usize, String), String>;

fn check_folder(dialect: &str) {
    let files = files_below(&format!("{FOLDER}/{dialect}"));
    assert!(!files.is_empty());
    let filter = std::env::var("CORPUS").unwrap_or_default();
    let mut wrong = Wrong::new();
    let mut count = 0;
    for file in files {
        let name = file.to_string_lossy().into_owned();
        if name.contains(&filter) {
            check_file(&name, &mut wrong, &mut count);
        }
    }
    let report = without_known(dialect, &filter, &wrong);
    assert!(report.is_empty(), "{} wrong, of {count} chunks:\n{}", report.len(), report.join("\n"));
}

fn check_file(file: &str, wrong: &mut Wrong, count: &mut usize) {
    let text = fs::read_to_string(file).expect("a file");
    let starts = chunk_starts(&text);
    *count += starts.len();
    let recording = Recording::of(Path::new(file));
    let errors = String::from_utf8(recording.section("errors").unwrap_or_default()).expect("errors in UTF-8");
    let rejected = first_errors(&starts, errors.lines());
    for (section, flags) in RECORDED {
        let ours = run(file, flags, b"");
        if section == "custom" {
            check_errors(file, &starts, &rejected, &ours, wrong);
        }
        let expected = recording.section(section);
        let expected = expected.unwrap_or_else(|| panic!("{file}: {section}: run tests/corpus/record.sh dialects"));
        let (ours, expected) = (chunks(&ours.output), chunks(&expected));
        assert_eq!((ours.len(), expected.len()), (starts.len(), starts.len()), "{file}.{section}: chunks");
        for (index, (ours, expected)) in ours.iter().zip(&expected).enumerate() {
            if rejected.contains_key(&index) {
                continue;
            }
            check_output(file, index, section, (ours, expected), flags, wrong);
        }
    }
}

fn check_output(
    file: &str,
    index: usize,
    section: &str,
    (ours, expected): (&[u8], &[u8]),
    flags: &[&str],
    wrong: &mut Wrong,
) {
    let name = format!("{file}#{index}");
    if let Some(difference) = difference(ours, expected) {
        wrong.insert((file.to_owned(), index, format!("{name}.{section}")), difference);
    } else if !listed(NOT_READ_BACK, &name) {
        let again = run("-", flags, ours);
        if let Some(difference) = difference(&again.output, ours) {
            let message = format!("read again: {difference}\n{}", again.errors());
            wrong.insert((file.to_owned(), index, format!("{name}.{section}")), message);
        }
    }
}

fn check_errors(file: &str, starts: &[usize], recorded: &BTreeMap<usize, String>, run: &Run, wrong: &mut Wrong) {
    let errors = run.errors().replace('\0', "");
    let prefix = format!("{file}:");
    let located = |line: &str| {
        let (place, message) = line.strip_prefix(&prefix)?.split_once(" error: ")?;
        Some(format!("{place} {message}"))
    };
    let ours: Vec<String> = errors.lines().filter_map(located).collect();
    let ours = first_errors(starts, ours.iter().map(String::as_str));
    for index in 0..starts.len() {
        let (ours, expected) = (ours.get(&index), recorded.get(&index));
        if ours != expected {
            let say = |error: Option<&String>| error.map_or("(accepted)", String::as_str).to_owned();
            let message = format!("\n  ours     {}\n  expected {}", say(ours), say(expected));
            wrong.insert((file.to_owned(), index, format!("{file}#{index}")), message);
        }
    }
}

/// Takes away what is on the list; what is on it without need is wrong, too.
fn without_known(dialect: &str, filter: &str, wrong: &Wrong) -> Vec<String> {
    let new = wrong.iter().filter(|((_, _, name), _)| !listed(DIFFERENT, name));
    let mut report: Vec<String> = new.map(|((_, _, name), what)| format!("{name}: {what}")).collect();
    for (listed, _) in DIFFERENT {
        let here = listed.split('/').next() == Some(dialect) && filter.is_empty();
        if here && !wrong.keys().any(|(_, _, name)| is_named(listed, name)) {
            report.push(format!("{listed}: is the same now: take it off the list"));
        }
    }
    report
}

fn listed(list: &[(&str, &str)], name: &str) -> bool {
    list.iter().any(|(listed, _)| is_named(listed, name))
}

/// Returns whether `name` is that chunk, or one of its outputs.
fn is_named(listed: &str, name: &str) -> bool {
    let path = name.strip_prefix(FOLDER).and_then(|name| name.strip_prefix('/'));
    let rest = path.and_then(|path| path.strip_prefix(listed));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn run(file: &str, flags: &[&str], input: &[u8]) -> Run {
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all);
    run_tool(&tool, BASE.iter().chain(flags).copied().chain([file]), input)
}

/// Returns the line, counted from one, where each chunk starts: 0, and the lines of the markers.
fn chunk_starts(text: &str) -> Vec<usize> {
    let markers = text.lines().enumerate().filter(|(_, line)| *line == MARKER);
    [0].into_iter().chain(markers.map(|(index, _)| index + 1)).collect()
}

/// Returns the first error of each chunk, from `line:column: message`. Errors at the end of a chunk are reported before
/// the marker, in the first column of its line; the module of the next chunk begins after it.
fn first_errors<'a>(starts: &[usize], errors: impl Iterator<Item = &'a str>) -> BTreeMap<usize, String> {
    let mut first = BTreeMap::new();
    for error in errors {
        let mut numbers = error.split(':').map(|number| number.parse().expect("line and column"));
        let place: (usize, usize) = (numbers.next().expect("a line"), numbers.next().expect("a column"));
        let chunk = starts.partition_point(|start| (*start, 2) <= place).saturating_sub(1);
        first.entry(chunk).or_insert_with(|| error.to_owned());
    }
    first
}

/// Splits an output into the outputs of the chunks.
fn chunks(output: &[u8]) -> Vec<&[u8]> {
    let marker = format!("{MARKER}\n");
    let mut chunks = Vec::new();
    let (mut start, mut at) = (0, 0);
    for line in output.split_inclusive(|byte| *byte == b'\n') {
        if line == marker.as_bytes() {
            chunks.push(&output[start..at]);
            start = at + line.len();
        }
        at += line.len();
    }
    chunks.push(&output[start..]);
    chunks
}

#[test]
fn every_folder_has_a_test() {
    enter_root();
    let entries = fs::read_dir(FOLDER).expect("the corpus");
    let mut folders: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
    folders.sort();
    assert_eq!(folders, DIALECTS);
}

#[test]
fn listed_folders_exist() {
    enter_root();
    for (name, reason) in DIFFERENT.iter().chain(NOT_READ_BACK) {
        let file = name.split('#').next().unwrap_or_default();
        assert!(Path::new(FOLDER).join(file).exists() && !reason.is_empty(), "{name}");
    }
}
