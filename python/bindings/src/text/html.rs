//! Operations as HTML, for notebooks: coloured text, with regions that fold.
//!
//! The text is the printed one, and everything of it is escaped. Its size is bounded: printing ends at the bound, so
//! that a module of any size is shown at once.

use std::fmt::{self, Write};

use ods::text::PrintOptions;
use pyo3::prelude::*;

use crate::island::Node;

/// The most bytes of text that are shown.
const MAX_BYTES: usize = 200_000;
/// The most lines that are shown.
const MAX_LINES: usize = 2_000;
/// The number of lines up to which all regions are open.
const FEW_LINES: usize = 100;
/// The greatest depth of nested regions that fold.
const MAX_NESTED: usize = 40;
/// The elements of an attribute that are shown.
const MAX_ELEMENTS: u64 = 32;

const STYLE: &str = "<style>\
.ods-ir{line-height:1.35}\
.ods-ir details{display:block}\
.ods-ir summary{display:block;cursor:pointer}\
.ods-ir details:not([open])>summary::after{content:\" … \";opacity:.6}\
.ods-ir .o{color:var(--jp-mirror-editor-keyword-color,#00802b);font-weight:600}\
.ods-ir .v{color:var(--jp-mirror-editor-variable-2-color,#1f5fbf)}\
.ods-ir .b{color:var(--jp-mirror-editor-def-color,#8a2be2)}\
.ods-ir .s{color:var(--jp-mirror-editor-builtin-color,#a0522d)}\
.ods-ir .t{color:var(--jp-mirror-editor-attribute-color,#00788a)}\
.ods-ir .a{color:var(--jp-mirror-editor-meta-color,#7a6200)}\
.ods-ir .n{color:var(--jp-mirror-editor-number-color,#086)}\
.ods-ir .q{color:var(--jp-mirror-editor-string-color,#b22222)}\
.ods-ir .c{color:var(--jp-mirror-editor-comment-color,#777);font-style:italic}\
</style>";

/// Text up to a number of bytes. Writing beyond it is an error, which ends what writes.
struct Bounded {
    text: String,
    is_cut: bool,
}

impl fmt::Write for Bounded {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if self.text.len() + part.len() <= MAX_BYTES {
            self.text.push_str(part);
            return Ok(());
        }
        self.text.push_str(&part[..part.floor_char_boundary(MAX_BYTES - self.text.len())]);
        self.is_cut = true;
        Err(fmt::Error)
    }
}

/// Returns an operation as HTML.
pub(crate) fn html(py: Python<'_>, op: &Node) -> PyResult<String> {
    let printed = op.with_detached(py, |guard, entity| {
        let options = PrintOptions {
            elide_elements_larger_than: Some(MAX_ELEMENTS),
            elide_resources_larger_than: Some(MAX_ELEMENTS),
            ..PrintOptions::default()
        };
        let mut printed = Bounded { text: String::new(), is_cut: false };
        let display = guard.ir.display(entity.op()?).with_options(options).with_resources(guard.resources);
        // An error is the bound's.
        let _ = write!(printed, "{display}");
        Ok(printed)
    })?;
    Ok(page(&printed.text, printed.is_cut))
}

/// Returns printed text as HTML.
fn page(text: &str, is_cut: bool) -> String {
    let count = text.lines().take(MAX_LINES + 1).count();
    let is_cut = is_cut || count > MAX_LINES;
    let mut page = Page { text: format!("{STYLE}<pre class=\"ods-ir\">"), depth: 0, is_short: count <= FEW_LINES };
    text.lines().take(MAX_LINES).for_each(|line| page.line(line));
    page.finish(is_cut)
}

/// HTML in the making.
struct Page {
    text: String,
    /// The number of regions that are open; those beyond [`MAX_NESTED`] have no element.
    depth: usize,
    is_short: bool,
}

impl Page {
    /// Adds a line: one that ends with a brace opens a region, one that begins with a brace closes one.
    fn line(&mut self, line: &str) {
        if line.trim_start().starts_with('}') && self.depth > 0 {
            self.close();
        }
        if line.ends_with('{') {
            self.open(line);
        } else {
            tokens(line, &mut self.text);
            self.text.push('\n');
        }
    }

    fn open(&mut self, line: &str) {
        self.depth += 1;
        if self.depth > MAX_NESTED {
            tokens(line, &mut self.text);
            self.text.push('\n');
            return;
        }
        let is_open = self.is_short || self.depth == 1;
        self.text.push_str(if is_open { "<details open><summary>" } else { "<details><summary>" });
        tokens(line, &mut self.text);
        self.text.push_str("</summary>");
    }

    fn close(&mut self) {
        if self.depth <= MAX_NESTED {
            self.text.push_str("</details>");
        }
        self.depth -= 1;
    }

    fn finish(mut self, is_cut: bool) -> String {
        while self.depth > 0 {
            self.close();
        }
        if is_cut {
            self.text.push_str("<span class=\"c\">… the rest is not shown; use print</span>\n");
        }
        self.text.push_str("</pre>");
        self.text
    }
}

/// Adds a line with its tokens in colours.
fn tokens(line: &str, html: &mut String) {
    let mut rest = line;
    let mut is_named = false;
    while let Some(first) = rest.chars().next() {
        let length = token(rest, first);
        let (token, behind) = rest.split_at(length);
        let class = class(token, first, is_named);
        is_named |= class == Some("o");
        match class {
            Some(class) => {
                let _ = write!(html, "<span class=\"{class}\">");
                escape(token, html);
                html.push_str("</span>");
            }
            None => escape(token, html),
        }
        rest = behind;
    }
}

/// Returns the length of the token that a text begins with.
fn token(text: &str, first: char) -> usize {
    let behind =
        |from: usize, is_part: fn(char) -> bool| text[from..].find(|c| !is_part(c)).map_or(text.len(), |at| from + at);
    match first {
        '"' => string(text),
        '/' if text.starts_with("//") => text.len(),
        // `%0:2` is two values, but the colon of `%arg0: i32` is not of the name.
        '%' => text[..behind(1, |c| is_word(c) || matches!(c, '#' | ':'))].trim_end_matches(':').len(),
        '@' if text[1..].starts_with('"') => 1 + string(&text[1..]),
        '^' | '@' | '#' | '!' => behind(1, is_word),
        '-' if text[1..].starts_with(|c: char| c.is_ascii_digit()) => 1 + number(&text[1..]),
        c if c.is_ascii_digit() => number(text),
        c if is_word(c) => behind(0, is_word),
        c => c.len_utf8(),
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')
}

/// Returns the length of a string, with its quotes.
fn string(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !is_escaped => return at + 1,
            c => is_escaped = c == '\\' && !is_escaped,
        }
    }
    text.len()
}

/// Returns the length of a number: `42`, `0x7F`, `1.5e+00`.
fn number(text: &str) -> usize {
    if let Some(digits) = text.strip_prefix("0x")
        && digits.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit())
    {
        return text.len() - digits.trim_start_matches(|c: char| c.is_ascii_hexdigit()).len();
    }
    let mut previous = '0';
    let end = text.find(|c: char| {
        let is_part = c.is_ascii_digit() || matches!((c, previous), ('.', _) | ('e', '0'..='9') | ('+' | '-', 'e'));
        previous = c;
        !is_part
    });
    end.unwrap_or(text.len())
}

/// Returns the class of a token. The first name of a line is that of the operation.
fn class(token: &str, first: char, is_named: bool) -> Option<&'static str> {
    match first {
        '/' if token.len() > 1 => Some("c"),
        '%' => Some("v"),
        '^' => Some("b"),
        '@' => Some("s"),
        '#' => Some("a"),
        '!' => Some("t"),
        '"' if is_named => Some("q"),
        '"' => Some("o"),
        '-' if token.len() > 1 => Some("n"),
        c if c.is_ascii_digit() => Some("n"),
        c if is_word(c) && is_type(token) => Some("t"),
        c if is_word(c) && !is_named => Some("o"),
        _ => None,
    }
}

fn is_type(word: &str) -> bool {
    let is_number = |prefix: &str| {
        word.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    matches!(word, "index" | "none" | "tensor" | "memref" | "vector" | "complex" | "tuple")
        || ["i", "si", "ui", "f", "bf", "tf"].into_iter().any(is_number)
}

fn escape(text: &str, html: &mut String) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c => html.push(c),
        }
    }
}
