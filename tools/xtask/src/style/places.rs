//! The places in `ARCHITECTURE.md` that may have `unsafe`, and the places that may have `Rc` and `RefCell`: tables of
//! files, and of folders, whose names end in `/`.
//!
//! Tests are not checked.

use super::source::Source;
use super::table::{quoted, rows};

/// The words that only the places of a table may have.
const TABLES: [(&str, &[&str]); 2] =
    [("| place of `unsafe` |", &["unsafe"]), ("| place of `Rc` or `RefCell` |", &["Rc", "RefCell"])];

/// The files that have the words of a table, for each table.
#[derive(Default)]
pub struct Uses([Vec<String>; TABLES.len()]);

impl Uses {
    /// Adds a file, unless it is a test.
    pub fn add(&mut self, path: &str, source: &Source) {
        let is_test = path.split('/').any(|part| part == "tests" || part == "tests.rs");
        for ((_, words), files) in TABLES.iter().zip(&mut self.0) {
            if !is_test && source.uses(words) {
                files.push(path.to_owned());
            }
        }
    }

    /// Returns a message for each file that the page does not allow, and for each place without need.
    pub fn problems(&self, page: &str) -> Result<Vec<String>, String> {
        let mut problems = Vec::new();
        for ((head, words), files) in TABLES.iter().zip(&self.0) {
            let places: Vec<String> = rows(page, head)?.iter().flat_map(|row| quoted(row.first())).collect();
            let words = words.join("` or `");
            let is_in = |file: &str, place: &str| file == place || place.ends_with('/') && file.starts_with(place);
            let wrong = files.iter().filter(|file| !places.iter().any(|place| is_in(file, place)));
            problems
                .extend(wrong.map(|file| format!("{file} has `{words}`; do without, or add a row with the reason")));
            let idle = places.iter().filter(|place| !files.iter().any(|file| is_in(file, place)));
            problems.extend(idle.map(|place| format!("`{place}` has no `{words}`; remove it from its row")));
        }
        Ok(problems)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_files_and_places_that_differ() {
        let page = "| place of `unsafe` | reason |\n|---|---|\n| `a/`, `b.rs` | why |\n\n\
                    | place of `Rc` or `RefCell` | reason |\n|---|---|\n| `c.rs` | why |\n";
        let problems = |files: &[(&str, &str)]| {
            let mut uses = Uses::default();
            files.iter().for_each(|(path, text)| uses.add(path, &Source::of(text)));
            uses.problems(page).expect("tables")
        };
        let good = [("a/x.rs", "unsafe {}"), ("b.rs", "unsafe fn f()"), ("c.rs", "Rc"), ("tests/d.rs", "unsafe {}")];
        assert_eq!(problems(&good), [""; 0]);
        let wrong = problems(&[("a/x.rs", "unsafe {}"), ("b.rs", "\"unsafe\""), ("c.rs", "Rc"), ("d.rs", "RefCell")]);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(Uses::default().problems("").is_err());
    }
}
