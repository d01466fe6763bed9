//! Names that IRDL accepts: lower-case letters, digits and single underscores, with no leading underscore.

use std::collections::HashSet;

/// Checks the name of a dialect or an operation; the error is the end of a sentence.
pub(super) fn check(name: &str) -> Result<(), &'static str> {
    if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Err("has upper-case letters");
    }
    if !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_') {
        return Err("has anything but lower-case letters, digits and underscores");
    }
    if name.starts_with('_') || name.contains("__") {
        return Err("has leading or double underscores");
    }
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Err("does not begin with a letter");
    }
    Ok(())
}

/// Generator of valid names for parts, which IRDL uses only in messages.
#[derive(Default)]
pub(super) struct Parts {
    taken: HashSet<String>,
}

impl Parts {
    /// Returns the name, or a valid one similar to it.
    pub(super) fn fit(&mut self, name: &str) -> String {
        let fitting = snake_case(name);
        let mut unique = fitting.clone();
        let mut count = 1;
        while !self.taken.insert(unique.clone()) {
            count += 1;
            unique = format!("{fitting}_{count}");
        }
        unique
    }
}

fn snake_case(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        let wants_gap = c.is_ascii_uppercase() && out.ends_with(|last: char| last.is_ascii_lowercase());
        if (wants_gap || !c.is_ascii_alphanumeric()) && !out.is_empty() && !out.ends_with('_') {
            out.push('_');
        }
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        }
    }
    let out = out.trim_end_matches('_');
    if out.starts_with(|c: char| c.is_ascii_lowercase()) { out.to_owned() } else { format!("part{out}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_names_that_irdl_rejects() {
        // The expectations are the answers of mlir-opt 22.
        for good in ["a", "a1", "a_b", "type", "is"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in ["_a", "aB", "a$b", "a-b", "a.b", "a__b", "1a", ""] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn parts_get_valid_unique_names() {
        let mut parts = Parts::default();
        let names = ["lhs", "dataFormat", "data_format", "_x", "T", "t", "a$b", "__"];
        let fit = names.map(|name| parts.fit(name));
        assert_eq!(fit, ["lhs", "data_format", "data_format_2", "x", "t", "t_2", "a_b", "part"]);
    }
}
