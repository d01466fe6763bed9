//! Phrases that plain English has better words for: the table in `docs/style.md`.
//!
//! A row has phrases that count as one, and the longer phrases that are good English.

use std::fs;

use super::table::{quoted, rows};
use crate::process::root;

const PAGE: &str = "docs/style.md";
const TABLE: &str = "| avoid | write | except |";

/// A row of the table. Phrases are lists of words in lower case.
pub struct Phrases {
    /// The first phrase, with hyphens: the name in `allowed.txt`.
    pub name: String,
    avoid: Vec<Vec<String>>,
    /// The words to write in their place, for messages.
    write: String,
    except: Vec<Vec<String>>,
}

/// An occurrence of a phrase.
#[derive(PartialEq, Eq, Debug)]
pub struct Found {
    /// The line in the text, from 0.
    pub line: usize,
    pub name: String,
    pub message: String,
}

/// Reads the table.
pub fn read() -> Result<Vec<Phrases>, String> {
    let text = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    parse(&text).map_err(|error| format!("{PAGE}: {error}"))
}

fn parse(page: &str) -> Result<Vec<Phrases>, String> {
    let phrases = |cell: Option<&&str>| -> Vec<Vec<String>> {
        quoted(cell).iter().map(|phrase| phrase.split(' ').map(str::to_owned).collect()).collect()
    };
    let rows = rows(page, TABLE)?.into_iter().map(|row| {
        let avoid = phrases(row.first());
        let name = avoid.first().map(|words| words.join("-")).unwrap_or_default();
        Phrases { name, avoid, write: row.get(1).unwrap_or(&"").to_string(), except: phrases(row.get(2)) }
    });
    Ok(rows.collect())
}

/// Returns the phrases of the table that the text has. Words in backticks are names, not English.
pub fn find(table: &[Phrases], text: &str) -> Vec<Found> {
    let prose: String = text.split('`').enumerate().map(|(index, part)| prose(part, index % 2 == 1)).collect();
    let words: Vec<(usize, &str)> =
        prose.lines().enumerate().flat_map(|(line, text)| words(text).map(move |word| (line, word))).collect();
    let mut found = Vec::new();
    for at in 0..words.len() {
        for phrases in table {
            if let Some(phrase) = phrases.at(&words, at) {
                let message = format!("\"{}\"; write {}", phrase.join(" "), phrases.write);
                found.push(Found { line: words[at].0, name: phrases.name.clone(), message });
            }
        }
    }
    found
}

/// Returns a part between backticks: code has its line breaks alone.
fn prose(part: &str, is_code: bool) -> String {
    let lines = || "\n".repeat(part.matches('\n').count());
    if is_code { format!("_{}", lines()) } else { part.to_owned() }
}

/// Returns the words of a line, without the markers of comments in it.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace().filter(|word| !["///", "//!", "//", "#", ">"].contains(word))
}

impl Phrases {
    /// Returns the phrase that begins at a word, unless it is part of an exception.
    fn at(&self, words: &[(usize, &str)], at: usize) -> Option<&[String]> {
        let phrase = self.avoid.iter().find(|phrase| is_at(words, at, phrase))?;
        let is_excepted = |longer: &Vec<String>| {
            let offset = longer.windows(phrase.len()).position(|part| part == phrase.as_slice());
            offset.and_then(|offset| at.checked_sub(offset)).is_some_and(|start| is_at(words, start, longer))
        };
        (!self.except.iter().any(is_excepted)).then_some(phrase)
    }
}

/// Returns whether the phrase is at a position. Only its ends may have punctuation beside them.
fn is_at(words: &[(usize, &str)], at: usize, phrase: &[String]) -> bool {
    let Some(found) = words.get(at..at + phrase.len()) else { return false };
    let last = phrase.len() - 1;
    phrase.iter().zip(found).enumerate().all(|(index, (expected, (_, word)))| {
        let word = if index == 0 { word.trim_start_matches(|c: char| !c.is_alphanumeric()) } else { word };
        let word = if index == last { word.trim_end_matches(|c: char| !c.is_alphanumeric()) } else { word };
        word.eq_ignore_ascii_case(expected)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "| avoid | write | except |\n|---|---|---|\n\
                        | `to whom`, `by whom` | \"whose\" | |\n| `has no` | \"lacks\" | `one has no`, `has no longer` |\n";

    fn lines(text: &str) -> Vec<(usize, String)> {
        let table = parse(PAGE).expect("a table");
        find(&table, text).into_iter().map(|found| (found.line, found.name)).collect()
    }

    #[test]
    fn finds_phrases_across_lines() {
        let name = "to-whom".to_owned();
        assert_eq!(lines("A list, to whom\none is (By\nwhom, then)."), [(0, name.clone()), (1, name)]);
        assert_eq!(lines("/// all to\n/// whom is"), [(0, "to-whom".to_owned())]);
    }

    #[test]
    fn leaves_names_and_other_words() {
        for text in ["`to whom`", "Think to. Whom?", "to whomever", "to", "One has no end.", "It has no longer."] {
            assert_eq!(lines(text), [], "{text}");
        }
        assert_eq!(lines("It has no list."), [(0, "has-no".to_owned())]);
    }
}
