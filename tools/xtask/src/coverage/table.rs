//! The tables of the page.
//!
//! A table has a heading above it, and columns by name: the first is the row's name, and two more are called `test` and
//! `note`. A column `our error` quotes a message. Other columns are for readers.

/// A row of a table.
#[derive(Debug, Default)]
pub struct Row {
    /// The line in the file, from 1.
    pub line: usize,
    /// The heading above its table.
    pub section: String,
    /// The first column, without backticks.
    pub name: String,
    /// The tests, as they are named.
    pub tests: Vec<String>,
    pub note: String,
    /// The column `our error`; empty in tables without it.
    pub message: String,
}

/// The columns of a table that matter.
struct Columns {
    count: usize,
    test: usize,
    note: usize,
    message: Option<usize>,
}

/// Returns the rows of all tables that have a column `test`. The error is a list of `line: problem`.
pub fn rows(text: &str) -> Result<Vec<Row>, Vec<String>> {
    let (mut rows, mut errors) = (Vec::<Row>::new(), Vec::new());
    let (mut section, mut columns) = (String::new(), None);
    let mut is_table = false;
    for (line, text) in text.lines().enumerate().map(|(line, text)| (line + 1, text.trim())) {
        if let Some(title) = text.strip_prefix('#') {
            section = title.trim_start_matches('#').trim().to_owned();
        }
        if !text.starts_with('|') {
            (is_table, columns) = (false, None);
            continue;
        }
        let cells = cells(text);
        if !is_table {
            is_table = true;
            columns = Columns::of(&cells);
        } else if let Some(columns) = columns.as_ref().filter(|_| !is_rule(&cells)) {
            match row(line, &section, &cells, columns) {
                Ok(row) => rows.push(row),
                Err(error) => errors.push(error),
            }
        }
    }
    errors.extend(repetitions(&rows));
    if errors.is_empty() { Ok(rows) } else { Err(errors) }
}

impl Columns {
    fn of(cells: &[String]) -> Option<Self> {
        let position = |name: &str| cells.iter().position(|cell| cell == name);
        Some(Self {
            count: cells.len(),
            test: position("test")?,
            note: position("note")?,
            message: position("our error"),
        })
    }
}

fn row(line: usize, section: &str, cells: &[String], columns: &Columns) -> Result<Row, String> {
    if cells.len() != columns.count {
        return Err(format!("{line}: {} cells where the table has {} columns", cells.len(), columns.count));
    }
    let split = cells[columns.test].split("<br>").flat_map(|part| part.split(", "));
    let tests = split.map(|test| test.trim().trim_matches('`').to_owned()).filter(|test| !test.is_empty());
    Ok(Row {
        line,
        section: section.to_owned(),
        name: cells[0].replace('`', ""),
        tests: tests.collect(),
        note: cells[columns.note].clone(),
        message: columns.message.map_or_else(String::new, |message| cells[message].clone()),
    })
}

/// Checks that each name occurs once in its section, as the page is merged by name.
fn repetitions(rows: &[Row]) -> Vec<String> {
    let mut seen = std::collections::HashSet::new();
    let again = rows.iter().filter(|row| !seen.insert((&row.section, &row.name)));
    again.map(|row| format!("{}: {}: duplicate row", row.line, row.name)).collect()
}

/// Returns the cells between bars; `\|` is not a bar.
fn cells(line: &str) -> Vec<String> {
    let inner = line.strip_prefix('|').unwrap_or(line);
    let inner = inner.strip_suffix('|').filter(|rest| !rest.ends_with('\\')).unwrap_or(inner);
    let mut cells = vec![String::new()];
    let mut escaped = false;
    for c in inner.chars() {
        if c == '|' && !escaped {
            cells.push(String::new());
        } else if let Some(cell) = cells.last_mut() {
            cell.push(c);
        }
        escaped = c == '\\';
    }
    cells.iter().map(|cell| cell.trim().replace("\\|", "|")).collect()
}

/// Returns the line below the names of columns.
fn is_rule(cells: &[String]) -> bool {
    cells.iter().all(|cell| cell.len() >= 3 && cell.chars().all(|c| matches!(c, '-' | ':')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_a_test_column_are_read() {
        let text = "# Page\n\n| other | table |\n|---|---|\n| x | y |\n\n## 1.1 Dialects\n\nText.\n\n\
                    | feature | use | Rust | test | note |\n|---|:-:|---|---|---|\n\
                    | `name` | 49 | `a \\| b` | `t.rs::a`<br>u.rs::b, v.rs | |\n";
        let rows = rows(text).expect("good tables");
        let [row] = rows.as_slice() else { panic!("{rows:?}") };
        assert_eq!((row.line, row.section.as_str(), row.name.as_str()), (13, "1.1 Dialects", "name"));
        assert_eq!(
            (row.tests.as_slice(), row.note.as_str()),
            (["t.rs::a", "u.rs::b", "v.rs"].map(str::to_owned).as_slice(), "")
        );
    }

    #[test]
    fn rejects_malformed_rows() {
        let head = "## S\n| id | test | note |\n|---|---|---|\n";
        assert_eq!(rows(&format!("{head}| a | b |\n")).unwrap_err(), ["4: 2 cells where the table has 3 columns"]);
        let twice = rows(&format!("{head}| a | | x |\n| `a` | | x |\n")).unwrap_err();
        assert_eq!(twice, ["5: a: duplicate row"]);
        assert_eq!(
            rows(&format!("{head}| a | | x |\n## T\n| id | test | note |\n|---|---|---|\n| a | | x |\n"))
                .expect("two tables")
                .len(),
            2
        );
    }
}
