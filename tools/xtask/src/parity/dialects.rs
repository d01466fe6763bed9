//! The dialects that a chunk uses: for an accepted chunk, the dialects of its operations in generic form; for a
//! rejected one, the dialects of words in the source that look like names of operations. The dialects of types and
//! attributes are added. Only dialects that the reference knows count, since both programs treat all others alike.

use std::collections::BTreeSet;

/// The filter of chunks to compare.
pub struct Filter {
    /// The dialects of the filter; `None` for all.
    pub counted: Option<Vec<String>>,
    /// The dialects that the reference knows.
    pub known: BTreeSet<String>,
}

impl Filter {
    /// Selects every chunk.
    #[cfg(test)]
    pub fn all() -> Self {
        Self { counted: None, known: BTreeSet::new() }
    }

    /// Returns whether a chunk uses no other dialects, to which the text belongs: it is in generic form where the chunk
    /// is accepted.
    pub fn passes(&self, text: &str, accepted: bool) -> bool {
        let Some(counted) = &self.counted else { return true };
        let mut used = if accepted { of_generic(text) } else { of_source(text) };
        used.extend(of_elements(text));
        used.iter().all(|name| !self.known.contains(*name) || counted.iter().any(|counted| counted == name))
    }
}

/// Returns the dialects of types and attributes: `!dialect.name`, `#dialect<...>`.
fn of_elements(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let after_sigils = lines.flat_map(|line| line.split(['#', '!']).skip(1));
    let names = after_sigils.filter_map(|text| text.split_once(['.', '<']).map(|(name, _)| name));
    names.filter(|name| is_word(name)).collect()
}

/// Returns the dialects of the operations in a text in generic form: `"dialect.name"`.
fn of_generic(text: &str) -> BTreeSet<&str> {
    let quoted = text.split('"').skip(1).filter_map(|text| {
        let (dialect, name) = text.split_once('.')?;
        let is_name = is_word(dialect) && !name.is_empty() && name.chars().all(|c| c == '.' || is_in_word(c));
        is_name.then_some(dialect)
    });
    quoted.collect()
}

/// Returns the dialects of words with dots in a source, at the beginning of a line, or after a blank, `=` or `(`.
fn of_source(text: &str) -> BTreeSet<&str> {
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

/// Returns the dialect of a word with a dot that the text begins with.
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
    use super::{Filter, of_elements, of_generic, of_source};

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
    fn dialects_of_types_and_attributes() {
        let text = "%a#0 : !gpu.async<1>, #llvm<x>, #map, #map1<(d0)> // #omp.x\n[!v.w]";
        assert_eq!(list(of_elements(text)), ["gpu", "llvm", "map1", "v"]);
        let filter = Filter { counted: Some(vec!["arith".to_owned()]), known: ["gpu".to_owned()].into() };
        assert!(filter.passes("\"arith.addi\"() {a = #v.w} : () -> ()", true));
        assert!(!filter.passes("\"arith.addi\"() {a = #gpu<dim x>} : () -> ()", true));
        assert!(!filter.passes("arith.addi #gpu.dim", false));
        assert!(!filter.passes("\"gpu.barrier\"() : () -> ()", true));
        assert!(filter.passes("\"v.w\"() : () -> ()", true));
        assert!(Filter::all().passes("\"v.w\"() : () -> ()", true));
    }

    #[test]
    fn dialects_of_sources() {
        let text = "func.func @f() {\n  %0 =arith.constant 1.0 : f32 // vector.x\n  \"scf.x\"(%a.b) [tensor.y]\n}";
        assert_eq!(list(of_source(text)), ["arith", "func", "scf"]);
        assert_eq!(list(of_source("module attributes {dlti.map = 1} { 2.0 }")), [""; 0]);
    }
}
