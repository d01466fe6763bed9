//! Wrong definitions by their numbers: `O13`.
//!
//! The page's last tables have a row per definition that was tried on `mlir-tblgen`, called by a letter and two digits
//! (or letters, where digits have run out). The first line of a case in `tests/ui` names the rows that it is about, so
//! that each leads to the other.

use std::fs;

use super::table::Row;
use super::wrong::Case;
use crate::process::root;

/// Returns a complaint if none of a row's cases names the row.
pub fn complain(row: &Row) -> Option<String> {
    complain_of(row, |file| fs::read_to_string(root().join(file)).unwrap_or_default())
}

fn complain_of(row: &Row, read: impl Fn(&str) -> String) -> Option<String> {
    let is_number = matches!(row.name.as_bytes(), [b'A'..=b'Z', b'0'..=b'9' | b'A'..=b'Z', b'0'..=b'9' | b'A'..=b'Z']);
    let mut cases = row.tests.iter().filter_map(|test| Case::named(test)).peekable();
    if !is_number || cases.peek().is_none() {
        return None;
    }
    let names_it = |case: Case<'_>| words(case.title(&read(case.file))).any(|word| word == row.name);
    (!cases.any(names_it)).then(|| format!("no case begins with `{}: ...`", row.name))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(name: &str, tests: &[&str], first: &str) -> Option<String> {
        let tests = tests.iter().map(|test| (*test).to_owned()).collect();
        let row = Row { name: name.to_owned(), tests, ..Row::default() };
        complain_of(&row, |_| format!("{first}\n//! O13\n"))
    }

    #[test]
    fn cases_must_name_their_definition() {
        let case = ["tests/ui/a/b.rs"];
        assert_eq!(complaint("O13", &case, "//! O12, O13: a name."), None);
        assert_eq!(complaint("O13", &case, "//! O131: a name."), Some("no case begins with `O13: ...`".into()));
        assert_eq!(complaint("F9A", &case, "//! F9B: a group."), Some("no case begins with `F9A: ...`".into()));
        assert_eq!(complaint("O13", &["tests/a.rs::runs"], ""), None, "no case");
        assert_eq!(complaint("Variadic<T>", &case, ""), None, "no number");
    }
}
