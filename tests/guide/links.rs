//! Links of the guide and the front page of the reference.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

fn guide() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs")
}

fn read(name: &str) -> String {
    fs::read_to_string(guide().join(name)).expect("a page")
}

/// The lines that are no code.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    page.lines().filter(move |line| {
        let fence = line.starts_with("```");
        is_code ^= fence;
        !is_code && !fence
    })
}

/// As mdbook makes them of headings.
fn anchors(page: &str) -> HashSet<String> {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-');
    let anchor = |title: &str| title.trim().chars().filter(kept).collect::<String>().to_lowercase().replace(' ', "-");
    prose(page).filter(|line| line.starts_with('#')).map(|line| anchor(line.trim_start_matches('#'))).collect()
}

/// What a line links to: `(...)` behind `]`, outside of code.
fn links(line: &str) -> Vec<&str> {
    let texts = line.split('`').step_by(2).flat_map(|text| text.split("](").skip(1));
    texts.filter_map(|rest| rest.split_once(')')).map(|(link, _)| link).collect()
}

#[test]
fn links_resolve_within_the_guide() {
    let pages = fs::read_dir(guide()).expect("the guide").map(|entry| entry.expect("a file").file_name());
    let pages: HashSet<String> = pages.map(|name| name.to_string_lossy().into_owned()).collect();
    let mut count = 0;
    for name in pages.iter().filter(|name| name.ends_with(".md")) {
        let page = read(name);
        for link in prose(&page).flat_map(links).filter(|link| !link.starts_with("http")) {
            let (to, anchor) = link.split_once('#').unwrap_or((link, ""));
            let to = if to.is_empty() { name } else { to };
            assert!(pages.contains(to), "{name}: {link}");
            assert!(anchor.is_empty() || anchors(&read(to)).contains(anchor), "{name}: {link}");
            count += 1;
        }
    }
    assert!(count > 40, "{count} links");
}

#[test]
fn summary_lists_every_chapter() {
    let summary = read("SUMMARY.md");
    for entry in fs::read_dir(guide()).expect("the guide") {
        let name = entry.expect("a file").file_name().to_string_lossy().into_owned();
        let is_chapter = name.ends_with(".md") && name != "SUMMARY.md";
        assert!(!is_chapter || summary.contains(&format!("]({name})")), "{name}");
    }
}

#[test]
fn front_page_links_to_chapters() {
    const FOLDER: &str = "https://docs.rs/crate/ods-ir/latest/source/docs/";
    let chapters: Vec<&str> =
        include_str!("../../src/lib.rs").lines().filter_map(|line| line.split(FOLDER).nth(1)).collect();
    assert!(chapters.len() > 10, "{chapters:?}");
    for chapter in chapters {
        assert!(guide().join(chapter).is_file(), "{chapter}");
    }
}

#[test]
fn front_page_shows_the_example_of_the_readme() {
    let readme = include_str!("../../README.md");
    let example = readme.split("```").nth(1).expect("an example");
    let front: Vec<&str> =
        include_str!("../../src/lib.rs").lines().map_while(|line| line.strip_prefix("//!")).collect();
    let front: Vec<&str> = front.iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    assert!(front.join("\n").contains(example), "the front page shows another example");
}
