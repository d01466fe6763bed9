//! Comments in sources, found line by line: also those in macros, which no parser of items reaches.

/// A doc comment and the item that it documents.
#[derive(PartialEq, Eq, Debug)]
pub struct Comment {
    /// The line that it begins in, from 1.
    pub line: usize,
    /// The prose, without code blocks, headings and tables; paragraphs and list items are separated by empty lines.
    pub text: String,
    pub item: Item,
}

/// The kind of a documented item. Rules differ by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Function,
    /// A type, a trait or a module.
    Noun,
    /// An operation, a field, a variant, a constant, a macro, or something that a macro reads.
    Other,
}

/// Returns the doc comments of a file, in order.
pub fn of(text: &str) -> Vec<Comment> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let mut comments = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some(marker) = marker(lines[at]) else {
            at += 1;
            continue;
        };
        let end = at + lines[at..].iter().take_while(|line| self::marker(line) == Some(marker)).count();
        let item = if marker == "//!" { Item::Noun } else { item(&lines[end..]) };
        let content = lines[at..end].iter().map(|line| line.trim_start_matches(marker).trim());
        comments.push(Comment { line: at + 1, text: prose(content), item });
        at = end;
    }
    comments
}

/// Returns the comments that document nothing and have lines of their own, with the lines that they begin in. The
/// marker is `//` or `#`.
pub fn plain(text: &str, marker: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (index, line) in text.lines().map(str::trim_start).enumerate() {
        let content = line.strip_prefix(marker).filter(|_| self::marker(line).is_none());
        match (content, comments.last_mut()) {
            (Some(content), Some((_, comment))) if is_inside => comment.push_str(&format!(" {}", content.trim())),
            (Some(content), _) => comments.push((index + 1, content.trim().to_owned())),
            (None, _) => {}
        }
        is_inside = content.is_some();
    }
    comments
}

/// Returns the marker of a doc comment; `////` is an ordinary comment.
fn marker(line: &str) -> Option<&'static str> {
    let is_doc = !line.starts_with("////");
    ["//!", "///"].into_iter().find(|marker| is_doc && line.starts_with(marker))
}

/// Returns the kind of item that the lines after a comment begin with.
fn item(lines: &[&str]) -> Item {
    let mut depth = 0_i32;
    for line in lines {
        // The comment of an operation is its summary, in MLIR's words.
        if line.starts_with("#[op(") {
            return Item::Other;
        }
        // An attribute may go over several lines.
        if depth > 0 || line.starts_with("#[") {
            let count = |c: char| i32::try_from(line.matches(c).count()).unwrap_or(i32::MAX);
            depth += count('[') - count(']');
            continue;
        }
        if !line.starts_with("//") {
            return kind(line);
        }
    }
    Item::Other
}

fn kind(line: &str) -> Item {
    let modifiers = ["const", "async", "unsafe", "extern", "default"];
    let is_modifier = |word: &str| {
        word.starts_with("pub")
            || word.starts_with("in") && word.ends_with(')')
            || word.starts_with('"')
            || modifiers.contains(&word)
    };
    let words: Vec<&str> = line.split_whitespace().skip_while(|word| is_modifier(word)).collect();
    match words.first() {
        Some(&"fn") => Item::Function,
        Some(&("struct" | "enum" | "union" | "trait" | "mod" | "type")) => Item::Noun,
        _ => Item::Other,
    }
}

fn prose<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut is_code = false;
    for line in lines {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        if is_code || is_fence || line.starts_with('#') || line.starts_with('|') {
            text.push_str("\n\n");
            continue;
        }
        match ["* ", "- "].iter().find_map(|bullet| line.strip_prefix(bullet)) {
            Some(point) => text.push_str(&format!("\n\n{point}")),
            None if line.is_empty() => text.push_str("\n\n"),
            None => text.push_str(&format!("\n{line}")),
        }
    }
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.trim().replace('\n', " "));
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comment(line: usize, text: &str, item: Item) -> Comment {
        Comment { line, text: text.to_owned(), item }
    }

    #[test]
    fn finds_comments_with_their_items() {
        let text = "//! A module.\n\n/// Returns\n/// it.\n#[inline]\npub(crate) const fn f() {}\n\n/// A thing.\n\
                    #[type_def(\n  D, \"x\",\n)]\npub struct Thing {\n    /// The field.\n    pub field: u32,\n}\n";
        let expected = [
            comment(1, "A module.", Item::Noun),
            comment(3, "Returns it.", Item::Function),
            comment(8, "A thing.", Item::Noun),
            comment(13, "The field.", Item::Other),
        ];
        assert_eq!(of(text), expected);
    }

    #[test]
    fn leaves_out_code_headings_and_tables() {
        let text = "/// First.\n///\n/// # Errors\n/// When it fails.\n/// ```\n/// What(1);\n/// ```\n/// | How |\n/// * a point\nfn f() {}\n";
        assert_eq!(of(text), [comment(1, "First.\n\nWhen it fails.\n\na point", Item::Function)]);
    }

    #[test]
    fn operations_have_no_kind() {
        assert_eq!(of("/// Adds.\n#[op(D, \"x\")]\nstruct AddOp {}\n"), [comment(1, "Adds.", Item::Other)]);
    }

    #[test]
    fn finds_plain_comments() {
        let text = "// One. What\n  // two.\nlet x = 1; // not this\n/// nor this\n// Three.\n";
        assert_eq!(plain(text, "//"), [(1, "One. What two.".to_owned()), (5, "Three.".to_owned())]);
        assert_eq!(plain("[x]\n# One.\na = 1\n", "#"), [(2, "One.".to_owned())]);
    }

    #[test]
    fn ordinary_comments_are_not_doc_comments() {
        assert!(of("//// What\n// How\nfn f() {}\n").is_empty());
    }
}
