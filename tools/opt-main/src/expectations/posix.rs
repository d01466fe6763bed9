//! Translation of POSIX extended regular expressions, as in MLIR's `expected-error-re`, for the `regex-lite` crate.
//!
//! Translated: `\` before any character is an escape; in brackets, everything but `]`, `-`, `^` and `[:class:]` is
//! literal; a brace that does not begin a count is literal. Rejected as in MLIR: repetitions of nothing or of
//! repetitions, and empty alternatives. Different from MLIR: back references (`\1`) are rejected, since `regex-lite`
//! does not support them.

use regex_lite::{Regex, RegexBuilder};

/// A pattern that matches bytes, as in MLIR.
pub(super) struct Pattern(Regex);

impl Pattern {
    /// Returns whether the pattern matches a part of the text.
    pub(super) fn is_match(&self, text: &str) -> bool {
        self.0.is_match(&characters_of_bytes(text))
    }
}

/// Returns the text with a character for each of its bytes, since patterns match characters.
fn characters_of_bytes(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

/// Compiles `pattern`. Errors have MLIR's wording.
pub(super) fn compile(pattern: &str) -> Result<Pattern, String> {
    let pattern = characters_of_bytes(pattern);
    let translated = Translation { rest: &pattern, out: String::new(), depth: 0, previous: Previous::Start };
    let translated = translated.run()?;
    let built = RegexBuilder::new(&translated).dot_matches_new_line(true).build();
    built.map(Pattern).map_err(|error| message_of(&error.to_string()).to_owned())
}

/// The POSIX character classes; `regex-lite` knows more.
const CLASSES: [&str; 12] =
    ["alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit"];

/// Returns MLIR's wording of an error of `regex-lite`.
fn message_of(error: &str) -> &'static str {
    if error.contains("size") {
        "out of memory"
    } else if error.contains("range") {
        "invalid character range"
    } else {
        "invalid repetition count(s)"
    }
}

/// The element before the current character.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Previous {
    /// The start of an alternative, which cannot be repeated.
    Start,
    /// `^`, which cannot be repeated.
    Anchor,
    /// An element that can be repeated.
    Atom,
    /// A repetition.
    Repetition,
}

struct Translation<'a> {
    rest: &'a str,
    out: String,
    depth: usize,
    previous: Previous,
}

impl Translation<'_> {
    fn run(mut self) -> Result<String, String> {
        while let Some(c) = self.rest.chars().next() {
            self.rest = &self.rest[c.len_utf8()..];
            self.character(c)?;
        }
        if self.depth > 0 {
            return Err("parentheses not balanced".to_owned());
        }
        self.end_of_alternative()?;
        Ok(self.out)
    }

    fn character(&mut self, c: char) -> Result<(), String> {
        match c {
            '\\' => return self.escape(),
            '[' => return self.bracket(),
            '(' => {
                self.depth += 1;
                self.push("(", Previous::Start);
            }
            ')' if self.depth > 0 => {
                // As in MLIR, a group may be empty, but an alternative in it may not.
                if !self.out.ends_with('(') {
                    self.end_of_alternative()?;
                }
                self.depth -= 1;
                self.push(")", Previous::Atom);
            }
            ')' => return Err("parentheses not balanced".to_owned()),
            '|' => {
                self.end_of_alternative()?;
                self.push("|", Previous::Start);
            }
            '*' | '+' | '?' => return self.repetition(&c.to_string()),
            '{' if self.rest.starts_with(|c: char| c.is_ascii_digit()) => return self.count(),
            '^' => self.push("^", Previous::Anchor),
            '$' => self.push("$", Previous::Atom),
            '.' => self.push(".", Previous::Atom),
            literal => self.literal(literal),
        }
        Ok(())
    }

    fn push(&mut self, text: &str, previous: Previous) {
        self.out.push_str(text);
        self.previous = previous;
    }

    fn literal(&mut self, c: char) {
        self.out.push_str(&regex_lite::escape(c.encode_utf8(&mut [0; 4])));
        self.previous = Previous::Atom;
    }

    fn end_of_alternative(&self) -> Result<(), String> {
        match self.previous {
            Previous::Start => Err("empty (sub)expression".to_owned()),
            Previous::Anchor | Previous::Atom | Previous::Repetition => Ok(()),
        }
    }

    fn repetition(&mut self, text: &str) -> Result<(), String> {
        if self.previous != Previous::Atom {
            return Err("repetition-operator operand invalid".to_owned());
        }
        self.push(text, Previous::Repetition);
        Ok(())
    }

    /// Translates `{2}`, `{2,}` or `{2,3}` after the brace.
    fn count(&mut self) -> Result<(), String> {
        let end = self.rest.find('}').ok_or("braces not balanced")?;
        let (count, rest) = self.rest.split_at(end);
        if !count.bytes().all(|b| b.is_ascii_digit() || b == b',') {
            return Err("invalid repetition count(s)".to_owned());
        }
        self.rest = &rest[1..];
        self.repetition(&format!("{{{count}}}"))
    }

    fn escape(&mut self) -> Result<(), String> {
        let c = self.rest.chars().next().ok_or("trailing backslash (\\)")?;
        if c.is_ascii_digit() && c != '0' {
            return Err("invalid backreference number".to_owned());
        }
        self.rest = &self.rest[c.len_utf8()..];
        self.literal(c);
        Ok(())
    }

    /// Translates `[...]` after the bracket.
    fn bracket(&mut self) -> Result<(), String> {
        self.out.push('[');
        if let Some(rest) = self.rest.strip_prefix('^') {
            self.out.push('^');
            self.rest = rest;
        }
        let mut first = true;
        loop {
            let c = self.rest.chars().next().ok_or("brackets ([ ]) not balanced")?;
            let class = self.rest.strip_prefix("[:").and_then(|rest| rest.split_once(":]"));
            if let Some((name, rest)) = class {
                if !CLASSES.contains(&name) {
                    return Err("invalid character class".to_owned());
                }
                self.out.push_str(&format!("[:{name}:]"));
                self.rest = rest;
            } else {
                self.rest = &self.rest[c.len_utf8()..];
                match c {
                    ']' if !first => break,
                    // A range, unless the dash is at either end.
                    '-' if !first && !self.rest.starts_with(']') => self.out.push('-'),
                    _ => self.out.push_str(&escaped_in_class(c)),
                }
            }
            first = false;
        }
        self.push("]", Previous::Atom);
        Ok(())
    }
}

fn escaped_in_class(c: char) -> String {
    if c.is_ascii_punctuation() { format!("\\{c}") } else { c.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posix_patterns_match() {
        for (pattern, text) in [
            ("a+b", "xaab"),
            (r"\d\.", "d."),
            ("[[:digit:]]{2}", "12"),
            ("[]a]b", "]b"),
            ("[a\\]+", "a\\"),
            ("{x", "{x"),
            ("a()b{,2}", "ab{,2}"),
            ("(a|b)$", "cb"),
            ("[a-c-]z", "-z"),
            ("é.", "éx"),
        ] {
            assert!(compile(pattern).unwrap().is_match(text), "{pattern}");
        }
    }

    #[test]
    fn rejects_invalid_posix_patterns() {
        for (pattern, message) in [
            ("(", "parentheses not balanced"),
            (")", "parentheses not balanced"),
            ("*", "repetition-operator operand invalid"),
            ("a**", "repetition-operator operand invalid"),
            ("(?i)a", "repetition-operator operand invalid"),
            ("a||b", "empty (sub)expression"),
            ("", "empty (sub)expression"),
            ("[a", "brackets ([ ]) not balanced"),
            ("a{2", "braces not balanced"),
            ("[z-a]", "invalid character range"),
            ("[[:foo:]]", "invalid character class"),
            ("^*", "repetition-operator operand invalid"),
            ("(a|)", "empty (sub)expression"),
            ("a{3,2}", "invalid repetition count(s)"),
            ("a\\", "trailing backslash (\\)"),
        ] {
            assert_eq!(compile(pattern).err().as_deref(), Some(message), "{pattern}");
        }
    }
}
