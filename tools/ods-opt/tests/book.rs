//! The book about the standard dialects: all of them are in it, all of their operations, and every link leads
//! somewhere.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use common::run_tool;
use ods_opt_main::Tool;

/// The pages of the book, by their paths in it.
type Pages = BTreeMap<PathBuf, String>;

/// Returns the pages of the book, which is built once.
fn pages() -> &'static Pages {
    static PAGES: LazyLock<Pages> = LazyLock::new(written);
    &PAGES
}

fn written() -> Pages {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("standard-book");
    let _ = std::fs::remove_dir_all(&folder);
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all);
    let run = run_tool(&tool, ["doc", "--builtin", "-o", folder.to_str().expect("a path that is text")], b"");
    assert_eq!((run.errors().as_str(), run.status), ("", 0));
    let source = folder.join("src");
    let page = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a page is text");
        (path.strip_prefix(&source).expect("it is in the book").to_owned(), without_code(&text))
    };
    let files =
        |folder: PathBuf| std::fs::read_dir(folder).expect("it is written").map(|entry| entry.expect("a file").path());
    files(source.clone()).chain(files(source.join("dialects"))).filter(|path| path.is_file()).map(page).collect()
}

/// Returns the text without code blocks and inline code.
fn without_code(text: &str) -> String {
    let mut in_code = false;
    let mut kept = String::new();
    for line in text.lines() {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        if !in_code && !is_fence {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

/// Returns the anchor of a heading, as mdbook makes it.
fn anchor(title: &str) -> String {
    let kept = title.trim().chars().filter(|c| c.is_alphanumeric() || "_- ".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

fn headings(page: &str) -> impl Iterator<Item = String> {
    page.lines().filter(|line| line.starts_with('#')).map(|line| anchor(line.trim_start_matches('#')))
}

fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

#[test]
fn links_resolve() {
    let pages = pages();
    let mut count = 0;
    for (path, text) in pages {
        for link in links(text).filter(|link| !link.starts_with("http")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let folder = path.parent().unwrap_or(Path::new(""));
            let target = if file.is_empty() { path.clone() } else { folder.join(file) };
            let page = pages.get(&target).unwrap_or_else(|| panic!("{}: {link}", path.display()));
            // Of two headings with one name, the second has another anchor.
            let found = headings(page).filter(|known| known == heading).count();
            assert!(heading.is_empty() || found == 1, "{}: {link}: {found} headings", path.display());
            count += 1;
        }
    }
    assert!(count > 50, "{count} links");
}

#[test]
fn every_definition_has_a_heading() {
    let pages = pages();
    let context = ods_core::Context::new();
    ods_dialects::register_all(&context).expect("a new context");
    for dialect in context.dialects() {
        let page = &pages[&PathBuf::from(format!("dialects/{}.md", dialect.name))];
        let headings: BTreeSet<String> = headings(page).collect();
        for op in dialect.ops {
            assert!(headings.contains(&anchor(&op.name())), "{}", op.name());
        }
        for name in dialect.types.iter().chain(dialect.attrs).map(|def| def.name) {
            assert!(headings.contains(&anchor(name)), "{}: {name}: {headings:?}", dialect.name);
        }
    }
}

#[test]
fn tables_have_as_many_cells_as_columns() {
    for (path, text) in pages() {
        let mut columns = 0;
        for line in text.lines() {
            // A bar in a cell is written with a backslash.
            let cells = line.replace("\\|", "").matches('|').count();
            match line.starts_with('|') {
                true if columns == 0 => columns = cells,
                true => assert_eq!(cells, columns, "{}: {line}", path.display()),
                false => columns = 0,
            }
        }
    }
}
