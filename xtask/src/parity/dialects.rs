//! Which dialects a chunk uses: of an accepted one, those of its operations in generic form; of a rejected one, what in the
//! source looks like the name of an operation.

use std::collections::BTreeSet;

/// The dialects of the operations in a text in generic form: `"dialect.name"`.
pub fn of_generic(text: &str) -> BTreeSet<&str> {
    let quoted = text.split('"').skip(1).filter_map(|text| {
        let (dialect, name) = text.split_once('.')?;
        let is_name = is_word(dialect) && !name.is_empty() && name.chars().all(|c| c == '.' || is_in_word(c));
        is_name.then_some(dialect)
    });
    quoted.collect()
}

/// The dialects of words with dots in a source, at the beginning of a line, or after a blank, `=` or `(`.
pub fn of_source(text: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default();
        let mut before = None;
        for (index, character) in line.char_indices() {
            let begins = before.is_none_or(|before: char| before.is_whitespace() || "=(".contains(before));
            before = Some(character);
            if begins && let Some(dialect) = bare(line[index..].trim_start_matches('"')) {
                found.insert(dialect);
            }
        }
    }
    found
}

/// The dialect of a word with a dot that the text begins with.
fn bare(text: &str) -> Option<&str> {
    let (dialect, name) = text.split_once('.')?;
    let is_lower = |c: char| c.is_ascii_lowercase() || c == '_';
    let is_name = dialect.starts_with(is_lower) && is_word(dialect) && name.starts_with(is_lower);
    is_name.then_some(dialect)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(is_in_word)
}

fn is_in_word(character: char) -> bool {
    character.is_alphanumeric() || "_$".contains(character)
}

#[cfg(test)]
mod tests {
    use super::{of_generic, of_source};

    fn list(found: std::collections::BTreeSet<&str>) -> Vec<&str> {
        found.into_iter().collect()
    }

    #[test]
    fn dialects_of_generic_forms() {
        let text = "%0 = \"arith.addi\"(%a, %b) <{x = \"no name.\", y = \"a b.c\"}> : () -> ()\n\"func.func\"() ({";
        assert_eq!(list(of_generic(text)), ["arith", "func"]);
        assert_eq!(list(of_generic("module {}")), [""; 0]);
    }

    #[test]
    fn dialects_of_sources() {
        let text = "func.func @f() {\n  %0 =arith.constant 1.0 : f32 // vector.x\n  \"scf.x\"(%a.b) [tensor.y]\n}";
        assert_eq!(list(of_source(text)), ["arith", "func", "scf"]);
        assert_eq!(list(of_source("module attributes {dlti.map = 1} { 2.0 }")), [""; 0]);
    }
}
