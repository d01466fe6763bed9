//! The phrasebook maps each construct of TableGen to Rust. The doctests compile and run its programs. The tests here
//! check that each right-hand side of a table occurs in the program below it.

use std::collections::BTreeSet;

const PHRASEBOOK: &str = include_str!("../../docs/phrasebook.md");

/// A chapter: its heading, its tables' rows without heads, and its programs.
struct Chapter<'a> {
    title: &'a str,
    rows: Vec<Vec<String>>,
    programs: String,
}

fn chapters() -> Vec<Chapter<'static>> {
    let mut chapters: Vec<Chapter<'static>> = Vec::new();
    let mut in_program = false;
    for line in PHRASEBOOK.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            chapters.push(Chapter { title, rows: Vec::new(), programs: String::new() });
        }
        let Some(chapter) = chapters.last_mut() else { continue };
        if line.starts_with("```") {
            in_program = line == "```rust";
        } else if in_program {
            chapter.programs += line.strip_prefix("# ").unwrap_or(line);
            chapter.programs.push('\n');
        } else if line.starts_with("| ") && !line.contains("| here |") {
            chapter.rows.push(cells(line));
        }
    }
    chapters
}

/// Returns the cells of a row; `\|` is not a border.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim().trim_start_matches('|').trim_end_matches('|').replace("\\|", "\0");
    line.split('|').map(|cell| cell.trim().replace('\0', "|")).collect()
}

/// Returns the text between backticks.
fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|code| !code.contains('`'))
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Returns the error of a row, if any.
fn complaint(row: &[String], programs: &str) -> Option<String> {
    let [left, right, _note] = row else { return Some(format!("{row:?} has not three cells")) };
    let Some(code) = code(right) else { return Some(format!("'{right}' is not one piece of code")) };
    let known = programs.contains(&without_blanks(code));
    (!known || left.is_empty()).then(|| format!("'{code}' is not in the program"))
}

#[test]
fn every_phrase_is_compiled() {
    let chapters = chapters();
    let titles: BTreeSet<&str> = chapters.iter().map(|chapter| chapter.title).collect();
    assert_eq!(titles.len(), 11, "{titles:?}");
    let mut wrong = Vec::new();
    for chapter in &chapters {
        assert!(chapter.rows.len() >= 10, "{} has {} rows", chapter.title, chapter.rows.len());
        let programs = without_blanks(&chapter.programs);
        let complaints = chapter.rows.iter().filter_map(|row| complaint(row, &programs));
        wrong.extend(complaints.map(|complaint| format!("{}: {complaint}", chapter.title)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn missing_phrases_are_found() {
    let row = |right: &str| vec!["`x`".to_owned(), right.to_owned(), String::new()];
    assert_eq!(complaint(&row("`a: b`"), "structX{a:b}"), None);
    assert_eq!(complaint(&row("`a: c`"), "structX{a:b}"), Some("'a: c' is not in the program".into()));
    assert_eq!(complaint(&row("words"), ""), Some("'words' is not one piece of code".into()));
    assert!(complaint(&row("`a`")[..2], "a").is_some());
    assert_eq!(cells(r"| `a \| b` | c |  |"), ["`a | b`", "c", ""]);
}
