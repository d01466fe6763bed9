//! Tables in pages: rules that are written where readers look for them, and checked as written.

/// Returns the rows below the head of a table, each as its cells; the head is the beginning of its line. Fails if the
/// page has no such table.
pub fn rows<'a>(page: &'a str, head: &str) -> Result<Vec<Vec<&'a str>>, String> {
    let mut lines = page.lines().skip_while(|line| !line.starts_with(head));
    lines.next().ok_or_else(|| format!("there is no table that begins with `{head}`; restore it"))?;
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    Ok(rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect())
}

/// Returns the words in backticks of a cell, which may be missing.
pub fn quoted(cell: Option<&&str>) -> Vec<String> {
    cell.map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_rows_until_the_end_of_the_table() {
        let page = "text\n\n| name | uses |\n|---|---|\n| `a` | `b`, `c` |\n| `b` | |\n\n| other |\n";
        let rows = rows(page, "| name |").expect("a table");
        assert_eq!(rows, [["`a`", "`b`, `c`"], ["`b`", ""]]);
        assert_eq!(quoted(rows[0].get(1)), ["b", "c"]);
        assert!(quoted(rows[0].get(2)).is_empty());
    }

    #[test]
    fn rejects_pages_without_the_table() {
        assert!(rows("| other |\n", "| name |").is_err());
    }
}
