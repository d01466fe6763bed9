//! Quotes of our messages.
//!
//! The page's last tables have a column `our error`. If its row names a case of `tests/ui`, the text is a part of a
//! message about one of its cases, or begins with the reason that there is no error.

use std::fs;

use super::table::Row;
use super::wrong::Case;
use crate::process::root;

/// The beginnings of texts that are not messages.
const REASONS: [&str; 2] = ["cannot arise", "legal"];

/// Returns a complaint if none of a row's cases has the message.
pub fn complain(row: &Row) -> Option<String> {
    complain_of(row, |file| fs::read_to_string(root().join(file)).unwrap_or_default())
}

fn complain_of(row: &Row, read: impl Fn(&str) -> String) -> Option<String> {
    let quote = row.message.as_str();
    let mut cases = row.tests.iter().filter_map(|test| Case::named(test)).peekable();
    if cases.peek().is_none() || quote.is_empty() || REASONS.iter().any(|reason| quote.starts_with(reason)) {
        return None;
    }
    let has_it = |case: Case<'_>| case.messages(&read(case.file), &read(&case.output())).contains(quote);
    (!cases.any(has_it)).then(|| format!("no case has the message \"{quote}\"; quote its `.stderr`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(message: &str, tests: &[&str], complaint: Option<&str>) {
        let tests = tests.iter().map(|test| (*test).to_owned()).collect();
        let row = Row { tests, message: message.to_owned(), ..Row::default() };
        let read = |output: &str| match output {
            "tests/ui/a/b.stderr" => "error: no such field; rename it\n".to_owned(),
            _ => String::new(),
        };
        assert_eq!(complain_of(&row, read).as_deref(), complaint);
    }

    #[test]
    fn messages_are_those_of_a_case() {
        let cases = ["tests/ui/a/a.rs", "tests/ui/a/b.rs"];
        says("no such field", &cases, None);
        says("no field", &cases, Some("no case has the message \"no field\"; quote its `.stderr`"));
        says("legal, here as well", &cases, None);
        says("anything", &["tests/a.rs::runs"], None);
        says("", &cases, None);
    }
}
