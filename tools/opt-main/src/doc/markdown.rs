//! Escaping and formatting of Markdown.

/// Returns the anchor of a heading, as mdbook and others make it: letters, digits, `_` and `-`.
pub(super) fn anchor(title: &str) -> String {
    let kept = title.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// Escapes text for a table cell: one line, without characters that end the cell or begin HTML.
pub(super) fn cell(text: &str) -> String {
    let mut cell = String::new();
    let mut in_code = false;
    for c in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        in_code ^= c == '`';
        match c {
            '|' => cell.push_str("\\|"),
            '<' if !in_code => cell.push_str("&lt;"),
            '>' if !in_code => cell.push_str("&gt;"),
            c => cell.push(c),
        }
    }
    cell
}

/// Quotes code for a table cell, including code with backticks.
pub(super) fn code(text: &str) -> String {
    let text = text.replace('|', "\\|").replace('\n', " ");
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// Returns a table under a title, or nothing if it has no rows. The title is not a heading: many titles are equal, and
/// `Attributes` is the name of a section that links refer to.
pub(super) fn table(title: &str, columns: &[&str], rows: &[Vec<String>]) -> String {
    if rows.is_empty() { String::new() } else { format!("**{title}**\n\n{}", grid(columns, rows)) }
}

/// Returns a table without its empty columns.
pub(super) fn grid(columns: &[&str], rows: &[Vec<String>]) -> String {
    // Finds the columns with at least one nonempty cell.
    let used: Vec<usize> = (0..columns.len())
        .filter(|column| rows.iter().any(|row| row.get(*column).is_some_and(|c| !c.is_empty())))
        .collect();
    let line = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(used.iter().map(|column| columns[*column]).collect());
    text += &line(used.iter().map(|_| "---").collect());
    for row in rows {
        text += &line(used.iter().map(|column| row.get(*column).map_or("", String::as_str)).collect());
    }
    text
}

/// Moves the headings of an author's text below this depth; `#` in code is not a heading.
pub(super) fn nested(text: &str, depth: usize) -> String {
    let mut fence: Option<&str> = None;
    let mut lines = Vec::new();
    for line in text.lines() {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            _ => {}
        }
        let level = start.bytes().take_while(|byte| *byte == b'#').count();
        let is_heading = (1..=6).contains(&level) && start[level..].starts_with(' ');
        if fence.is_none() && is_heading {
            lines.push(format!("{}{}", "#".repeat((level + depth).min(6)), &start[level..]));
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_of_mdbook() {
        assert_eq!(anchor("`tf.AvgPool`"), "tfavgpool");
        assert_eq!(anchor("Type constraints"), "type-constraints");
        assert_eq!(anchor("`my_op-2`"), "my_op-2");
    }

    #[test]
    fn escapes_cells_of_tables() {
        assert_eq!(cell("a | b\n  <c> `d<e>`"), "a \\| b &lt;c&gt; `d<e>`");
        assert_eq!(code("a`b|c"), "`` a`b\\|c ``");
        assert_eq!(code("\"NHWC\""), "`\"NHWC\"`");
    }

    #[test]
    fn omits_empty_columns_and_tables() {
        assert_eq!(table("T:", &["a", "b"], &[]), "");
        let rows = [vec!["1".to_owned(), String::new()], vec!["2".to_owned()]];
        assert_eq!(table("T:", &["a", "b"], &rows), "**T:**\n\n| a |\n| --- |\n| 1 |\n| 2 |\n");
    }

    #[test]
    fn nests_headings_outside_code() {
        let text = "# Examples\n\n```\n# no heading\n```\n~~~\n```\n# none\n~~~\n###### deep\n#no";
        let expected = "#### Examples\n\n```\n# no heading\n```\n~~~\n```\n# none\n~~~\n###### deep\n#no";
        assert_eq!(nested(text, 3), expected);
    }
}
