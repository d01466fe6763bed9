//! Malformed inputs: each yields its error quickly, on a small stack, without a panic; `docs/malformed.md` lists them.
//!
//! `UPDATE=1` records the errors anew and writes the page; see [`record`].

mod cases;
#[path = "../common/mod.rs"]
mod common;
mod generated;
mod page;
mod record;
mod written;

use std::collections::{HashMap, HashSet};
use std::sync::mpsc;
use std::time::Duration;

use cases::{Case, Group, groups};
use common::{Run, enter_root, run_tool};
use ods_opt_main::Tool;
use record::Record;

/// The stack that Rust gives threads; with tests it is often less than that of the main thread.
const STACK: usize = 2 << 20;
/// Generous, for this is a build without optimization on a machine that may be busy.
const LONGEST: Duration = Duration::from_secs(20);

/// Runs the tool on the input, on a thread with a stack of the usual size.
fn run_on(is_tf: bool, case: &Case) -> Run {
    let input = case.input.bytes();
    let (sender, receiver) = mpsc::channel();
    let run = move || {
        let tool = if is_tf { Tool::new("tf-opt").dialect::<tf_opt::Tf>() } else { Tool::new("ods-opt") };
        sender.send(run_tool(&tool, ["--allow-unregistered-dialect"], &input))
    };
    std::thread::Builder::new().stack_size(STACK).spawn(run).expect("a thread");
    receiver.recv_timeout(LONGEST).unwrap_or_else(|error| panic!("{}: a panic, or too long: {error}", case.what))
}

/// Returns whether the inputs of the group are for `tf-opt`.
fn is_tf(group: &Group) -> bool {
    group.title.contains("`tf`")
}

/// Runs a case; our first error.
fn error_of(group: &Group, case: &Case) -> String {
    let run = run_on(is_tf(group), case);
    if run.status == 0 {
        assert!(run.errors.is_empty(), "{}: {}", case.what, run.errors());
        return record::ACCEPTED.to_owned();
    }
    assert_eq!((run.status, run.output().as_str()), (1, ""), "{}", case.what);
    record::first_error(&run.errors)
}

/// Returns the record of a case.
fn record_of(group: &Group, case: &Case, known: Option<&Record>) -> Record {
    let ours = error_of(group, case);
    let reference = match std::env::var("MLIR_OPT") {
        _ if is_tf(group) => "—".to_owned(),
        Ok(reference) => record::ask_reference(&reference, &case.input.bytes(), &ours),
        Err(_) => known.map(|known| known.reference.clone()).unwrap_or_default(),
    };
    Record { what: case.what.to_owned(), ours, reference }
}

/// Returns the records of all cases, in order, computed on several threads.
fn records_of(groups: &[Group], known: &HashMap<String, Record>) -> Vec<Record> {
    let all: Vec<_> = groups.iter().flat_map(|group| group.cases.iter().map(move |case| (group, case))).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    // In turn, so that the slow ones, which stand together, are shared.
    let share = |first: usize| {
        let mine = all.iter().skip(first).step_by(threads);
        mine.map(|(group, case)| record_of(group, case, known.get(case.what))).collect::<Vec<_>>()
    };
    let share = &share;
    let shares: Vec<Vec<Record>> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first))).collect();
        running.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    (0..all.len()).map(|i| shares[i % threads][i / threads].clone()).collect()
}

#[test]
fn page_records_the_error_of_each_input() {
    enter_root();
    let groups = groups();
    let recorded = std::fs::read_to_string(record::FILE).unwrap_or_default();
    let known = record::read(&recorded);
    let records = records_of(&groups, &known);
    let page = page::page(&groups, &records);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(record::FILE, record::write(&records)).expect("a writable file");
        std::fs::write(page::FILE, page).expect("a writable file");
        return;
    }
    for record in &records {
        assert_eq!(known.get(&record.what), Some(record), "run with UPDATE=1 if that is right");
    }
    assert_eq!(known.len(), records.len(), "{} holds cases that are gone", record::FILE);
    let written = std::fs::read_to_string(page::FILE).unwrap_or_default();
    assert!(written == page, "{} is out of date: run with UPDATE=1", page::FILE);
}

#[test]
fn every_error_has_a_location_and_a_message() {
    let recorded = std::fs::read_to_string(format!("{}/../../{}", env!("CARGO_MANIFEST_DIR"), record::FILE));
    let mut accepted = 0;
    for record in record::read(&recorded.expect("the records")).into_values() {
        assert!(!record.reference.is_empty(), "{}: the reference was not asked", record.what);
        if record.ours == record::ACCEPTED {
            accepted += 1;
            continue;
        }
        let mut parts = record.ours.splitn(3, ':');
        let numbers: Vec<u32> = parts.by_ref().take(2).filter_map(|part| part.parse().ok()).collect();
        assert_eq!(numbers.len(), 2, "{}: no place: {}", record.what, record.ours);
        let message = parts.next().unwrap_or_default();
        assert!(message.len() > 10, "{}: {}", record.what, record.ours);
    }
    assert!(accepted < 10, "{accepted} inputs are not wrong at all");
}

#[test]
fn inputs_are_many_and_distinct() {
    let groups = groups();
    let cases: Vec<_> = groups.iter().flat_map(|group| group.cases).collect();
    assert!(cases.len() >= 90, "{}", cases.len());
    let names: HashSet<_> = cases.iter().map(|case| case.what).collect();
    assert_eq!(names.len(), cases.len(), "two cases have the same description");
    let inputs: HashSet<_> = cases.iter().map(|case| case.input.bytes()).collect();
    assert_eq!(inputs.len(), cases.len(), "two cases have the same input");
}
