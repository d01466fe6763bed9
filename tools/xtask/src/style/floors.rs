//! The imports between the folders of large crates, which a page has as a table for each. In an ordered table, a folder
//! imports from the folders above it, and from the later ones that its row names; in the others, only from the folders
//! that its row names.
//!
//! Tests are not checked: they may use everything. Nor are `lib.rs`, and `language.rs`, which only editors read.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::table::{quoted, rows};
use crate::process::root;

/// A crate with a table of its folders.
struct Tree {
    sources: &'static str,
    /// The page with the table, or the file that has it in its documentation.
    page: &'static str,
    table: Table,
}

/// The imports that a row names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    /// The row names the imports from later folders.
    Ordered,
    /// The row names all imports.
    Complete,
}

const TREES: [Tree; 3] = [
    Tree { sources: "ods-core/src", page: "ARCHITECTURE.md", table: Table::Ordered },
    Tree { sources: "ods-macros/src", page: "ARCHITECTURE.md", table: Table::Complete },
    Tree { sources: "python/bindings/src", page: "python/bindings/src/lib.rs", table: Table::Ordered },
];

/// A row of the table.
#[derive(PartialEq, Eq, Debug)]
struct Floor {
    name: String,
    named: Vec<String>,
}

impl Table {
    fn head(self) -> &'static str {
        match self {
            Self::Ordered => "| folder | imports from later folders |",
            Self::Complete => "| module | imports from |",
        }
    }
}

/// Returns a message if a folder imports from a later one that its row does not name, or names one that it does not
/// import from.
pub fn problems() -> Result<Vec<String>, String> {
    let problems = TREES.iter().map(Tree::problems).collect::<Result<Vec<_>, _>>()?;
    Ok(problems.concat())
}

impl Tree {
    fn problems(&self) -> Result<Vec<String>, String> {
        let page = fs::read_to_string(root().join(self.page)).map_err(|error| format!("{}: {error}", self.page))?;
        let floors = floors(&page, self.table).map_err(|error| format!("{}: {error}", self.page))?;
        let mut imports = BTreeMap::new();
        visit(&root().join(self.sources), &[], &mut imports)?;
        Ok(compare(&floors, &imports, self.table)
            .into_iter()
            .map(|problem| format!("{}: {problem}", self.page))
            .collect())
    }
}

/// Returns the rows of the table, which may be in the documentation of a module.
fn floors(page: &str, table: Table) -> Result<Vec<Floor>, String> {
    let lines: Vec<&str> = page.lines().map(|line| line.strip_prefix("//! ").unwrap_or(line)).collect();
    let page = &lines.join("\n");
    let floor =
        |row: Vec<&str>| Some(Floor { name: quoted(row.first()).into_iter().next()?, named: quoted(row.get(1)) });
    Ok(rows(page, table.head())?.into_iter().filter_map(floor).collect())
}

/// Returns a message for each import that contradicts the table.
fn compare(floors: &[Floor], imports: &BTreeMap<String, Vec<String>>, table: Table) -> Vec<String> {
    let position = |name: &str| floors.iter().position(|floor| floor.name == name);
    let mut problems = Vec::new();
    for (at, floor) in floors.iter().enumerate() {
        let used = imports.get(&floor.name).map(Vec::as_slice).unwrap_or_default();
        let must_be_named = |name: &String| match table {
            Table::Ordered => position(name).is_some_and(|other| other > at),
            Table::Complete => true,
        };
        let unnamed = used.iter().filter(|name| must_be_named(name) && !floor.named.contains(name));
        problems.extend(unnamed.map(|name| format!("`{}` imports from `{name}`; name it in the row", floor.name)));
        let unused = floor.named.iter().filter(|name| !used.contains(name));
        problems.extend(
            unused.map(|name| format!("`{}` does not import from `{name}`; remove it from the row", floor.name)),
        );
    }
    let missing = imports.keys().filter(|name| position(name).is_none());
    problems.extend(missing.map(|name| format!("`{name}` has no row; add one")));
    problems
}

/// Collects the folders that the files in `folder` import from, under the name of the first folder of their path.
/// `above` has the names of the modules that the folder is in.
fn visit(folder: &Path, above: &[String], imports: &mut BTreeMap<String, Vec<String>>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        if ["tests", "test_dialect", "lib", "language"].contains(&stem.as_str()) {
            continue;
        }
        let mut module = above.to_vec();
        if stem != "mod" {
            module.push(stem);
        }
        if path.is_dir() {
            visit(&path, &module, imports)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            add(&text, &module, imports);
        }
    }
    Ok(())
}

/// Adds the folders that the file of a module names: after `crate::` or `super::` as often as the module is deep.
fn add(text: &str, module: &[String], imports: &mut BTreeMap<String, Vec<String>>) {
    let Some(of) = module.first() else { return };
    let used = imports.entry(of.clone()).or_default();
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = lines.join("\n").replace(&"super::".repeat(module.len()), "crate::");
    let is_crate = |at: usize| !code[..at].ends_with('_');
    let paths =
        code.match_indices("crate::").filter(|(at, _)| is_crate(*at)).map(|(at, path)| &code[at + path.len()..]);
    for word in paths.flat_map(first_words) {
        let name = folder_of(word);
        if !name.is_empty() && name != of && !used.iter().any(|known| known == name) {
            used.push(name.to_owned());
        }
    }
}

/// Returns the first word of a path, or of each path in braces: `a` and `d` of `{a::{b, c}, d::e}`.
fn first_words(path: &str) -> Vec<&str> {
    let first_word = |path: &str| path.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(path.len());
    let Some(list) = path.strip_prefix('{') else { return vec![&path[..first_word(path)]] };
    let mut depth = 0;
    let mut is_between = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth < 0 || depth == 0 && c == ','
    };
    let mut words = Vec::new();
    let mut rest = list;
    while let Some(end) = rest.find(&mut is_between) {
        let item = rest[..end].trim_start();
        words.push(&item[..first_word(item)]);
        if rest[end..].starts_with('}') {
            break;
        }
        rest = &rest[end + 1..];
    }
    words
}

/// Returns the folder of a name in the root of a crate. Only the root of `ods-core` has names of folders.
fn folder_of(word: &str) -> &str {
    match word {
        "Attribute" | "Block" | "Identifier" | "Location" | "OpName" | "Operation" | "Region" | "Type" | "Value" => {
            "entity"
        }
        "Context" => "context",
        "Ir" | "InsertionPoint" | "OpBuilder" => "ir",
        "Diagnostic" | "Diagnostics" | "Severity" => "diagnostic",
        "Error" | "Result" => "error",
        "self" => "",
        word if word.starts_with("__") || word.ends_with("tests") || word == "test_dialect" => "",
        word if word.chars().all(|c| c.is_ascii_lowercase() || c == '_') => word,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &str = "| folder | imports from later folders | reason |\n|---|---|---|\n\
                        | `a` | `c` | because |\n| `b` | | |\n| `c` | | |\n\nmore";

    #[test]
    fn reads_the_table() {
        let floor = |name: &str, named: &[&str]| Floor {
            name: name.to_owned(),
            named: named.iter().map(|&name| name.to_owned()).collect(),
        };
        let expected = [floor("a", &["c"]), floor("b", &[]), floor("c", &[])];
        assert_eq!(floors(ROWS, Table::Ordered).expect("a table"), expected);
        let documentation = format!("//! {}\n", ROWS.replace('\n', "\n//! "));
        assert_eq!(floors(&documentation, Table::Ordered).expect("a table in the documentation"), expected);
    }

    #[test]
    fn reports_imports_that_contradict_the_table() {
        let check = |files: &[(&str, &str)]| {
            let mut imports = BTreeMap::new();
            for (path, text) in files {
                let module: Vec<String> = path.split('/').map(str::to_owned).collect();
                add(text, &module, &mut imports);
            }
            compare(&floors(ROWS, Table::Ordered).expect("a table"), &imports, Table::Ordered)
        };
        let good = [("a", "use crate::c::X;\n"), ("b", "use crate::a::X;\n// crate::c\n"), ("c", "")];
        assert_eq!(check(&good), [""; 0]);
        assert_eq!(
            check(&[("a", "crate::c::f();"), ("b", "$crate::c::X")]),
            ["`b` imports from `c`; name it in the row"]
        );
        assert_eq!(check(&[("a", "")]), ["`a` does not import from `c`; remove it from the row"]);
        let used = "use crate::{\n    a::{X, c::Y},\n    c::{self, Z},\n};\nuse crate::a;\n";
        assert_eq!(check(&[("a", "crate::c"), ("b/x", used)]), ["`b` imports from `c`; name it in the row"]);
        assert_eq!(check(&[("a/x", "use super::super::c::X;"), ("b/x/y", "use super::super::c::X;\n")]), [""; 0]);
        assert_eq!(check(&[("a", "use crate::c;"), ("d", "")]), ["`d` has no row; add one"]);
        assert_eq!(check(&[("a", "use crate::c;"), ("b", "my_crate::c")]), [""; 0]);
    }
    #[test]
    fn a_complete_table_names_earlier_folders_too() {
        let page = "| module | imports from |\n|---|---|\n| `a` | |\n| `b` | |\n| `c` | `a` |\n";
        let imports = [("b", vec!["a".to_owned()]), ("c", vec!["a".to_owned()])];
        let imports = imports.map(|(name, used)| (name.to_owned(), used)).into();
        let rows = floors(page, Table::Complete).expect("a table");
        assert_eq!(compare(&rows, &imports, Table::Complete), ["`b` imports from `a`; name it in the row"]);
    }
}
