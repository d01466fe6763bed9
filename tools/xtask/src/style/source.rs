//! Rust sources, split into code, comments and string literals.
//!
//! The split knows the tokens that hide others (comments, strings, characters), and no grammar, so that it also reads
//! macros and templates.

/// A comment or a string literal.
#[derive(PartialEq, Eq, Debug)]
pub struct Text {
    /// The line that it begins in, from 1.
    pub line: usize,
    /// The text in lines, without markers and quotes. Line comments in successive lines are one text.
    pub text: String,
}

/// A file of Rust.
#[derive(Default)]
pub struct Source {
    /// The code, without comments, and with empty literals.
    pub code: String,
    pub comments: Vec<Text>,
    pub strings: Vec<Text>,
}

impl Source {
    pub fn of(text: &str) -> Self {
        let mut reader = Reader { rest: text, line: 1, source: Self::default(), is_continued: false };
        while !reader.rest.is_empty() {
            reader.token();
        }
        reader.source
    }

    /// Returns whether one of the words is an identifier or keyword in the code, outside of the file's unit tests.
    pub fn uses(&self, words: &[&str]) -> bool {
        let code = self.code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        code.split(|c: char| !is_word(c)).any(|word| words.contains(&word))
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    source: Source,
    /// Whether only blanks follow the last comment so far.
    is_continued: bool,
}

impl Reader<'_> {
    fn token(&mut self) {
        let word = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        if self.rest.starts_with("//") {
            self.line_comment();
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if self.rest.starts_with('"') {
            self.string();
        } else if self.rest.starts_with('\'') {
            let length = character(self.rest);
            self.code(if length == 0 { 1 } else { length });
        } else if word > 0 {
            let is_raw = ["r", "br", "cr"].contains(&&self.rest[..word]);
            self.code(word);
            if is_raw {
                self.raw_string();
            }
        } else {
            self.code(self.rest.chars().next().map_or(0, char::len_utf8));
        }
    }

    fn take(&mut self, length: usize) -> &str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.line += taken.matches('\n').count();
        taken
    }

    fn code(&mut self, length: usize) {
        let taken = self.rest[..length].to_owned();
        self.is_continued &= taken.trim().is_empty();
        self.source.code.push_str(&taken);
        self.take(length);
    }

    fn line_comment(&mut self) {
        let line = self.line;
        let length = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = self.take(length).trim_start_matches(['/', '!']).to_owned();
        match self.source.comments.last_mut() {
            Some(last) if self.is_continued && last.line + last.text.matches('\n').count() + 1 == line => {
                last.text.push('\n');
                last.text.push_str(&text);
            }
            _ => self.source.comments.push(Text { line, text }),
        }
        self.is_continued = true;
    }

    fn block_comment(&mut self) {
        let (line, mut depth, mut length) = (self.line, 0, 0);
        loop {
            let rest = &self.rest[length..];
            depth += i32::from(rest.starts_with("/*")) - i32::from(rest.starts_with("*/"));
            let is_mark = rest.starts_with("/*") || rest.starts_with("*/");
            length += if is_mark { 2 } else { rest.chars().next().map_or(0, char::len_utf8) };
            if depth == 0 || length == self.rest.len() {
                break;
            }
        }
        let text = self.take(length).to_owned();
        self.source.comments.push(Text { line, text });
    }

    fn string(&mut self) {
        let mut is_escaped = false;
        let ends = |c: char| {
            let is_end = c == '"' && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
            is_end
        };
        let length = self.rest[1..].find(ends).unwrap_or(self.rest.len() - 1);
        self.literal(1, length);
    }

    /// Reads the string after `r`; reads nothing after the `r` of a raw identifier.
    fn raw_string(&mut self) {
        let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
        if self.rest[hashes..].starts_with('"') {
            let end = "\"".to_owned() + &"#".repeat(hashes);
            let length = self.rest[hashes + 1..].find(&end).unwrap_or(self.rest.len() - hashes - 1);
            self.literal(hashes + 1, length);
        }
    }

    /// Reads a literal between delimiters of this length; the last one may be missing.
    fn literal(&mut self, delimiter: usize, length: usize) {
        self.is_continued = false;
        self.source.code.push_str("\"\"");
        let line = self.line;
        self.take(delimiter);
        let text = self.take(length).replace("\\\n", "\n").replace("\\n", " ");
        self.source.strings.push(Text { line, text });
        self.take(delimiter.min(self.rest.len()));
    }
}

/// Returns the length of a character literal; zero for a lifetime.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_)) => chars.find(|(_, c)| *c == '\'').map_or(0, |(at, _)| at + 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 0,
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: usize, text: &str) -> Text {
        Text { line, text: text.to_owned() }
    }

    #[test]
    fn separates_code_comments_and_strings() {
        let source =
            Source::of("/// One\n  /// two.\nfn f() {} // Three.\n// Four.\n\n// Five.\nlet a = \"// no\"; /* x */\n");
        let comments = [text(1, " One\n two."), text(3, " Three.\n Four."), text(6, " Five."), text(7, "/* x */")];
        assert_eq!(source.comments, comments);
        assert_eq!(source.strings, [text(7, "// no")]);
        assert_eq!(source.code, "\n  \nfn f() {} \n\n\n\nlet a = \"\"; \n");
    }

    #[test]
    fn reads_literals_with_quotes() {
        let source = Source::of(r##"f('"', '\'', b"\"x\\", r#"a "b""#, r"c", r#type, &'a str, "y")"##);
        let strings: Vec<&str> = source.strings.iter().map(|string| string.text.as_str()).collect();
        assert_eq!(strings, [r#"\"x\\"#, r#"a "b""#, "c", "y"]);
        assert!(source.code.ends_with(r#"r#type, &'a str, "")"#), "{}", source.code);
    }

    #[test]
    fn reads_files_that_end_in_a_token() {
        for text in ["\"a", "r#\"a", "/* a", "'", "'\\", "r#", "// a"] {
            Source::of(text);
        }
    }

    #[test]
    fn finds_words_outside_of_texts_and_tests() {
        let source = Source::of("// Rc\nf(\"Rc\", Arc);\n#[cfg(test)]\nmod tests {\n    use std::rc::Rc;\n}\n");
        assert!(source.uses(&["Arc"]));
        assert!(!source.uses(&["Rc", "RefCell"]));
    }
}
