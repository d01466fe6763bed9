//! The page about custom forms names existing methods.

use std::fs;
use std::path::Path;

/// Appends the Rust files under a folder.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => sources(&path, text),
            false => text.push_str(&fs::read_to_string(&path).expect("a source")),
        }
    }
}

#[test]
fn page_lists_existing_methods() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    ["text", "interfaces"].iter().for_each(|folder| sources(&root.join("ods-core/src").join(folder), &mut text));
    let page = fs::read_to_string(root.join("docs/custom-forms.md")).expect("the page");
    let mut named = 0;
    for row in page.lines().filter(|line| line.starts_with("| ")) {
        // The words in backticks in the last cell.
        let ours = row.replace("\\|", "/").trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default().to_owned();
        for code in ours.split('`').skip(1).step_by(2) {
            let name: String = code.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            let is_method =
                ["parse_", "print_", "resolve_", "ensure_", "asm_", "at_"].iter().any(|start| name.starts_with(start));
            if is_method {
                named += 1;
                let there = [format!("fn {name}("), format!("fn {name}<")].iter().any(|known| text.contains(known));
                assert!(there, "the page names `{name}`");
            }
        }
    }
    assert!(named > 120, "the table is read: {named}");
}
