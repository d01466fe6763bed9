//! The order of the crates, which `ARCHITECTURE.md` has as a table: a row names a crate and all crates of the workspace
//! that it uses, optional ones included. These have rows above it.
//!
//! Only the dependencies of programs and libraries count, dependencies of tests do not. Examples and tests may use
//! everything.

use serde_json::Value;

use super::table::{quoted, rows};
use crate::process::{cargo, output, root};

const TABLE: &str = "| crate | uses |";

/// A crate with the crates of the workspace that it uses.
#[derive(PartialEq, Eq, Debug)]
struct Crate {
    name: String,
    uses: Vec<String>,
}

/// Returns a message for each dependency that contradicts the table.
pub fn problems(page: &str) -> Result<Vec<String>, String> {
    let mut command = cargo();
    command.current_dir(root()).args(["metadata", "--format-version=1", "--no-deps", "--locked", "--offline"]);
    let metadata = serde_json::from_str(&output(&mut command)?).map_err(|error| format!("cargo metadata: {error}"))?;
    let table = rows(page, TABLE)?
        .iter()
        .filter_map(|row| Some(Crate { name: quoted(row.first()).into_iter().next()?, uses: quoted(row.get(1)) }))
        .collect::<Vec<_>>();
    Ok(compare(&table, &crates(&metadata)))
}

/// Returns the crates of the workspace, except examples and tests.
fn crates(metadata: &Value) -> Vec<Crate> {
    let root = metadata["workspace_root"].as_str().unwrap_or_default();
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let folder = |package: &Value| text(&package["manifest_path"]).trim_start_matches(root).to_owned();
    let is_library = |package: &&Value| !["/examples/", "/tests/"].iter().any(|part| folder(package).starts_with(part));
    let names: Vec<String> = packages.iter().map(|package| text(&package["name"])).collect();
    let uses = |package: &Value| {
        let all = package["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
        let normal = all.iter().filter(|dependency| dependency["kind"].is_null());
        normal.map(|dependency| text(&dependency["name"])).filter(|name| names.contains(name)).collect()
    };
    packages
        .iter()
        .filter(is_library)
        .map(|package| Crate { name: text(&package["name"]), uses: uses(package) })
        .collect()
}

fn compare(table: &[Crate], found: &[Crate]) -> Vec<String> {
    let mut problems = Vec::new();
    for (at, row) in table.iter().enumerate() {
        let name = &row.name;
        let Some(Crate { uses, .. }) = found.iter().find(|found| found.name == *name) else {
            problems.push(format!("there is no crate `{name}`; remove its row"));
            continue;
        };
        let unnamed = uses.iter().filter(|used| !row.uses.contains(used));
        problems.extend(unnamed.map(|used| format!("`{name}` uses `{used}`; name it in the row")));
        let unused = row.uses.iter().filter(|used| !uses.contains(used));
        problems.extend(unused.map(|used| format!("`{name}` does not use `{used}`; remove it from the row")));
        let later = row.uses.iter().filter(|used| !table[..at].iter().any(|above| above.name == **used));
        problems.extend(later.map(|used| format!("`{name}` uses `{used}`; move its row below that of `{used}`")));
    }
    let missing = found.iter().filter(|found| !table.iter().any(|row| row.name == found.name));
    problems.extend(missing.map(|found| format!("`{}` has no row; add one", found.name)));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn krate(name: &str, uses: &[&str]) -> Crate {
        Crate { name: name.to_owned(), uses: uses.iter().map(|&used| used.to_owned()).collect() }
    }

    #[test]
    fn reads_normal_dependencies_of_the_workspace() {
        let package = |name: &str, path: &str, dependencies: Value| json!({ "name": name, "manifest_path": path, "dependencies": dependencies });
        let uses =
            json!([{ "name": "a", "kind": null }, { "name": "t", "kind": "dev" }, { "name": "syn", "kind": null }]);
        let packages = [
            package("a", "/w/crates/a/Cargo.toml", json!([])),
            package("b", "/w/Cargo.toml", uses.clone()),
            package("t", "/w/tests/t/Cargo.toml", uses),
        ];
        let metadata = json!({ "workspace_root": "/w", "packages": packages });
        assert_eq!(crates(&metadata), [krate("a", &[]), krate("b", &["a"])]);
    }

    #[test]
    fn reports_dependencies_that_contradict_the_table() {
        let table = [krate("a", &[]), krate("b", &["a"])];
        assert_eq!(compare(&table, &[krate("a", &[]), krate("b", &["a"])]), [""; 0]);
        let wrong = compare(&table, &[krate("a", &["b"]), krate("b", &[]), krate("c", &[])]);
        assert_eq!(wrong.len(), 3, "{wrong:?}");
        let order = compare(&[krate("b", &["a"]), krate("a", &[])], &[krate("a", &[]), krate("b", &["a"])]);
        assert_eq!(order, ["`b` uses `a`; move its row below that of `a`"]);
    }
}
