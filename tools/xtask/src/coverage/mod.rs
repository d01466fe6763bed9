//! `cargo xtask coverage`: checks `docs/ods-coverage.md` against the tests.
//!
//! The page has tables with a row per feature. A row names the tests that prove it, or has a note with the reason for
//! their absence. The task fails if a named test does not exist or is never run, if a row has neither, if a standard
//! dialect has an `unproved_format`, and if a pattern has no example. A note that begins with `not yet` marks open
//! work: such rows are counted, and `--strict` fails because of them.
//!
//! `known` defines the names of tests: a file, and the path of the test in it. Cases of wrong definitions (`wrong`)
//! also name the row that they are about (`cases`), and rows quote their messages (`quotes`).

mod cases;
mod known;
mod patterns;
mod quotes;
mod table;
mod unproved;
mod wrong;

use std::fs;

use crate::process::root;
use known::Known;
use table::Row;

const PAGE: &str = "docs/ods-coverage.md";

/// The beginning of a note that promises a test.
const NOT_YET: &str = "not yet";

pub fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(unknown) = arguments.iter().find(|argument| *argument != "--strict") {
        return Err(format!("unexpected argument '{unknown}'; coverage takes only --strict"));
    }
    let text = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let rows = table::rows(&text).map_err(|errors| complaint(&errors))?;
    let errors = check(&rows, &known::find()?);
    println!("{}", summary(&rows));
    let patterns = patterns::find()?;
    println!("patterns: {}, {} without an example", patterns.count, patterns.untested.len());
    if !patterns.untested.is_empty() {
        return Err(format!(
            "patterns without a test beside them; write `#[example(...)]`:\n{}",
            patterns.untested.join("\n")
        ));
    }
    let unproved = unproved::find()?;
    if !unproved.is_empty() {
        return Err(format!(
            "unproved formats in the standard dialects, which should have proved ones:\n{}",
            unproved.join("\n")
        ));
    }
    if !errors.is_empty() {
        return Err(complaint(&errors));
    }
    let open = rows.iter().filter(|row| is_open(row)).count();
    if open > 0 && arguments.iter().any(|argument| argument == "--strict") {
        return Err(format!("{PAGE}: {open} rows are marked `{NOT_YET}`"));
    }
    Ok(())
}

fn complaint(errors: &[String]) -> String {
    let lines: Vec<String> = errors.iter().map(|error| format!("{PAGE}:{error}")).collect();
    lines.join("\n")
}

/// Returns the complaints, each with its line.
fn check(rows: &[Row], known: &Known) -> Vec<String> {
    let mut errors = Vec::new();
    for row in rows {
        let wrong = row.tests.iter().filter_map(|test| known.complain(test));
        errors.extend(wrong.map(|wrong| format!("{}: {}: {wrong}", row.line, row.name)));
        errors.extend(cases::complain(row).map(|wrong| format!("{}: {}: {wrong}", row.line, row.name)));
        errors.extend(quotes::complain(row).map(|wrong| format!("{}: {}: {wrong}", row.line, row.name)));
        if row.tests.is_empty() && row.note.is_empty() {
            errors.push(format!("{}: {}: missing test; name one, or write a note with the reason", row.line, row.name));
        }
    }
    errors
}

fn is_open(row: &Row) -> bool {
    row.note.starts_with(NOT_YET)
}

/// Returns the number of rows of each kind, per table.
fn summary(rows: &[Row]) -> String {
    let mut sections: Vec<&str> = Vec::new();
    for row in rows {
        if !sections.contains(&row.section.as_str()) {
            sections.push(&row.section);
        }
    }
    let mut lines: Vec<String> = Vec::new();
    for section in sections {
        let all: Vec<&Row> = rows.iter().filter(|row| row.section == section).collect();
        lines.push(format!("{section}: {}", counts(&all)));
    }
    lines.push(format!("all: {}", counts(&rows.iter().collect::<Vec<_>>())));
    lines.join("\n")
}

fn counts(rows: &[&Row]) -> String {
    let open = rows.iter().filter(|row| is_open(row)).count();
    let tested = rows.iter().filter(|row| !is_open(row) && !row.tests.is_empty()).count();
    format!("{} rows, {tested} tested, {} decided against, {open} not yet", rows.len(), rows.len() - tested - open)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use known::Test;

    const TABLE: &str = "## S\n| feature | Rust | test | note |\n|---|---|---|---|\n";

    fn known() -> Known {
        let test = |name: &str, is_ignored| Test { source: "tests/t.rs".to_owned(), name: name.to_owned(), is_ignored };
        let tests = vec![test("good", false), test("skipped", true)];
        Known { tests, files: vec!["tests/t.rs".to_owned()], cases: HashMap::new() }
    }

    fn errors(line: &str) -> Vec<String> {
        check(&table::rows(&format!("{TABLE}{line}\n")).expect("a good table"), &known())
    }

    #[test]
    fn rows_need_a_test_or_a_reason() {
        assert_eq!(errors("| a | x | `tests/t.rs::good` | |"), [""; 0]);
        assert_eq!(errors("| a | | | data has no destructor |"), [""; 0]);
        assert_eq!(errors("| a | | | not yet |"), [""; 0]);
        assert_eq!(errors("| a | x | | |"), ["4: a: missing test; name one, or write a note with the reason"]);
    }

    #[test]
    fn ignored_tests_do_not_count() {
        assert_eq!(errors("| a | x | tests/t.rs::skipped | |"), ["4: a: the test 'tests/t.rs::skipped' is ignored"]);
        let missing = "4: a: unknown test 'tests/t.rs::nope'";
        assert_eq!(errors("| a | x | tests/t.rs::good<br>tests/t.rs::nope | |"), [missing]);
    }

    #[test]
    fn rows_are_counted() {
        let lines = "| a | x | tests/t.rs::good | |\n| b | | | no |\n| c | | | not yet: soon |\n";
        let rows = table::rows(&format!("{TABLE}{lines}")).expect("a good table");
        let counts = "3 rows, 1 tested, 1 decided against, 1 not yet";
        assert_eq!(summary(&rows), format!("S: {counts}\nall: {counts}"));
    }
}
