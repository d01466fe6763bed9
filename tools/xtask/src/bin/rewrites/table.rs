//! The table of rewrites.

use std::fmt;
use std::time::Duration;

use ods_check::{RewriteReport, RewriteVerdict};

/// The text before the table.
const HEAD: &str = "\
# Checked rewrites

Folds and canonicalization patterns of our dialects, [checked](checking.md#the-rewrites-of-a-dialect) against what
operations mean by `cargo xtask check`. A rewrite is applied to generated modules, to its examples, and to functions of
our tests; each function is called before and after. It is *proved* for a module if all of its arguments were tried, or
if a [solver](checking.md#proofs) says so; and *proved at* a type if it is for all modules whose numbers have that type.
This page is made by `cargo xtask check --update`; CI fails if a rewrite is wrong, or new, or not reached any more.
";

/// The findings about the rewrites of a dialect.
pub struct Checked {
    pub dialect: String,
    pub rewrites: Vec<RewriteReport>,
    pub time: Duration,
}

/// The findings about all rewrites.
pub struct Table(Vec<Checked>);

impl Table {
    pub fn new(mut checked: Vec<Checked>) -> Self {
        checked.retain(|checked| !checked.rewrites.is_empty());
        Self(checked)
    }

    pub fn is_wrong(&self) -> bool {
        self.rewrites().any(|rewrite| matches!(rewrite.verdict, RewriteVerdict::Wrong(_)))
    }

    fn rewrites(&self) -> impl Iterator<Item = &RewriteReport> {
        self.0.iter().flat_map(|checked| &checked.rewrites)
    }

    /// Returns the page.
    pub fn page(&self) -> String {
        let mut page = HEAD.to_owned();
        for checked in &self.0 {
            let seconds = checked.time.as_secs_f64();
            page += &format!("\n## `{}` ({seconds:.1} s)\n\n", checked.dialect);
            page += "| rewrite | finding | modules | inputs | proved | proved at |\n|---|---|--:|--:|--:|---|\n";
            for rewrite in &checked.rewrites {
                let RewriteReport { modules, proved, inputs, .. } = rewrite;
                let at = rewrite.proved_at.join(", ");
                page += &format!("{} {modules} | {inputs} | {proved} | {at} |\n", key(rewrite));
            }
        }
        page
    }

    /// Checks that a page has the rewrites of this table, with the same findings.
    ///
    /// # Errors
    /// Returns the rows that differ.
    pub fn compare(&self, page: &str) -> Result<(), String> {
        let expected: Vec<String> = self.rewrites().map(key).collect();
        let found: Vec<&str> =
            page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| rewrite")).collect();
        let missing = expected.iter().filter(|key| !found.iter().any(|line| line.starts_with(key.as_str())));
        let stale = found.iter().filter(|line| !expected.iter().any(|key| line.starts_with(key.as_str())));
        let missing = missing.map(|key| format!("  missing: {key}"));
        let rows: Vec<String> = missing.chain(stale.map(|line| format!("  stale: {line}"))).collect();
        if rows.is_empty() { Ok(()) } else { Err(rows.join("\n")) }
    }
}

/// Returns the part of a row that does not depend on counts.
fn key(rewrite: &RewriteReport) -> String {
    let name = rewrite.name.replace('\'', "`");
    let finding = match &rewrite.verdict {
        RewriteVerdict::Right => "right",
        RewriteVerdict::Wrong(_) => "wrong",
        RewriteVerdict::NotReached => "not reached",
        RewriteVerdict::NotExecuted(_) => "not executed",
    };
    format!("| {name} | {finding} |")
}

impl fmt::Display for Table {
    /// Writes a line per rewrite that is not right, and the numbers of all.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_right = |rewrite: &&RewriteReport| matches!(rewrite.verdict, RewriteVerdict::Right);
        self.rewrites().filter(|rewrite| !is_right(rewrite)).try_for_each(|rewrite| writeln!(f, "{rewrite}"))?;
        for Checked { dialect, rewrites, time } in &self.0 {
            let right = rewrites.iter().filter(is_right).count();
            writeln!(f, "{dialect}: {right} of {} right, in {:.1} s", rewrites.len(), time.as_secs_f64())?;
        }
        Ok(())
    }
}
