//! A check that the links of HTML pages resolve.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// The links of a page, and the anchors that links to it may name.
struct Page {
    links: Vec<String>,
    anchors: BTreeSet<String>,
}

impl Page {
    fn new(html: &str) -> Self {
        Self { links: values(html, " href=\"").collect(), anchors: values(html, " id=\"").collect() }
    }
}

/// Returns the values of an attribute in a page; `start` is the attribute up to its value.
fn values<'a>(html: &'a str, start: &'a str) -> impl Iterator<Item = String> + 'a {
    html.split(start).skip(1).filter_map(|rest| rest.split('"').next()).map(|value| value.replace("&amp;", "&"))
}

/// Checks the links between all pages of a book, and returns their number.
pub(super) fn check(folder: &Path) -> Result<usize, String> {
    let mut pages = BTreeMap::new();
    read(folder, folder, &mut pages)?;
    let mut broken = Vec::new();
    let mut count = 0;
    for (path, page) in &pages {
        for link in page.links.iter().filter(|link| is_inside(link)) {
            count += 1;
            if !leads_somewhere(folder, &pages, path, link) {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    if broken.is_empty() { Ok(count) } else { Err(format!("broken links:\n{}", broken.join("\n"))) }
}

/// Returns whether a link is one within the book.
fn is_inside(link: &str) -> bool {
    !link.contains(':') && !link.is_empty()
}

fn leads_somewhere(folder: &Path, pages: &BTreeMap<PathBuf, Page>, from: &Path, link: &str) -> bool {
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let file = file.split('?').next().unwrap_or_default();
    let target = match file {
        "" => from.to_owned(),
        _ => resolved(&from.parent().unwrap_or(Path::new("")).join(file)),
    };
    match pages.get(&target) {
        Some(page) => anchor.is_empty() || page.anchors.contains(anchor),
        None => folder.join(&target).is_file(),
    }
}

/// Returns the path without `..` and `.`.
fn resolved(path: &Path) -> PathBuf {
    let mut resolved = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => drop(resolved.pop()),
            Component::CurDir => {}
            other => resolved.push(other),
        }
    }
    resolved
}

fn read(folder: &Path, root: &Path, pages: &mut BTreeMap<PathBuf, Page>) -> Result<(), String> {
    let cannot = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        // Both are for other readers, and their links are not relative to a page.
        let is_special = path.file_name().is_some_and(|name| name == "print.html" || name == "404.html");
        if path.is_dir() {
            read(&path, root, pages)?;
        } else if path.extension().is_some_and(|extension| extension == "html") && !is_special {
            let html = std::fs::read_to_string(&path).map_err(cannot)?;
            pages.insert(path.strip_prefix(root).unwrap_or(&path).to_owned(), Page::new(&html));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_followed() {
        let page = |html: &str| Page::new(html);
        let pages = BTreeMap::from([
            (PathBuf::from("a.html"), page(r##"<a href="b/c.html#x">c</a><h2 id="top">A</h2>"##)),
            (PathBuf::from("b/c.html"), page(r##"<a class="k" href="../a.html#top">a</a><p id="x">"##)),
        ]);
        let leads = |from: &str, link: &str| leads_somewhere(Path::new("/none"), &pages, Path::new(from), link);
        assert_eq!(pages[Path::new("a.html")].links, ["b/c.html#x"]);
        assert!(leads("a.html", "b/c.html#x") && leads("b/c.html", "../a.html#top") && leads("a.html", "#top"));
        assert!(!leads("a.html", "c.html") && !leads("b/c.html", "../a.html#x") && !leads("a.html", "#x"));
        assert!(!is_inside("https://x.y/z") && is_inside("b.html"));
    }
}
