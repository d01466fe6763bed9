//! Names that IRDL takes: lower-case letters, digits and underscores, none of them leading or double.

use std::collections::HashSet;

/// Whether a dialect or an operation can have the name; otherwise what is wrong, as the end of a sentence.
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

/// Names for parts, made to fit: IRDL uses them in messages only.
#[derive(Default)]
pub(super) struct Parts {
    taken: HashSet<String>,
}

impl Parts {
    /// The name, or one like it.
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
    fn names_that_irdl_refuses_are_known() {
        // As mlir-opt 22 answers.
        for good in ["a", "a1", "a_b", "type", "is"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in ["_a", "aB", "a$b", "a-b", "a.b", "a__b", "1a", ""] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn parts_get_names_that_fit() {
        let mut parts = Parts::default();
        let names = ["lhs", "dataFormat", "data_format", "_x", "T", "t", "a$b", "__"];
        let fit = names.map(|name| parts.fit(name));
        assert_eq!(fit, ["lhs", "data_format", "data_format_2", "x", "t", "t_2", "a_b", "part"]);
    }
}
