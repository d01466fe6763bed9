//! The tree of modules that users see: items under all the names that they are exported by.
//!
//! An item is described under its shortest path; under other paths, as in the prelude, it is a `use`.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};

use serde_json::Value;

use super::items;
use super::krate::Crate;

/// An item: its crate, and its id there.
type Key = (usize, String);

/// The item that a name exports.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Export {
    Own(Key),
    /// An item of a crate that is not ours, by its path.
    Foreign(String),
}

/// Lists the API: a paragraph per item, in the order of paths.
pub fn list(crates: &[Crate]) -> Result<String, String> {
    let mut paragraphs = BTreeSet::new();
    let mut paths: BTreeMap<Export, String> = BTreeMap::new();
    for (path, export) in exports(crates)? {
        let text = match (&export, paths.get(&export)) {
            (_, Some(first)) => format!("use {first} as {path}\n"),
            (Export::Own((krate, id)), None) => items::item(&crates[*krate], id, &path),
            (Export::Foreign(source), None) => format!("use {source} as {path}\n"),
        };
        paths.entry(export).or_insert_with(|| path.clone());
        paragraphs.insert((path, text));
    }
    Ok(paragraphs.into_iter().map(|(_, text)| text).collect())
}

/// Returns the exported items with their paths: shorter ones first, paths of the prelude last.
fn exports(crates: &[Crate]) -> Result<Vec<(String, Export)>, String> {
    let facade = crates.first().ok_or("no crate")?;
    let mut found = BTreeSet::new();
    let mut modules = VecDeque::from([(facade.name.clone(), (0, facade.root()), HashSet::new())]);
    while let Some((path, module, mut outer)) = modules.pop_front() {
        // A module can export one that it is in.
        if !outer.insert(module.clone()) {
            continue;
        }
        for (name, export) in members(crates, &module)? {
            let path = format!("{path}::{name}");
            if let Export::Own(key) = &export
                && is_module(crates, key)
            {
                modules.push_back((path.clone(), key.clone(), outer.clone()));
            }
            found.insert((path.contains("::prelude::"), path.matches("::").count(), path, export));
        }
    }
    Ok(found.into_iter().map(|(_, _, path, export)| (path, export)).collect())
}

fn is_module(crates: &[Crate], (krate, id): &Key) -> bool {
    crates[*krate].item(id).is_some_and(|item| items::kind(item) == "module")
}

/// Returns the names that a module (or an enum) exports, including the names of its `pub use`.
fn members(crates: &[Crate], (krate, id): &Key) -> Result<Vec<(String, Export)>, String> {
    let Some(item) = crates[*krate].item(id) else { return Ok(Vec::new()) };
    let list = if items::kind(item) == "enum" { "variants" } else { "items" };
    let mut names = Vec::new();
    for id in items::inner(item)[list].as_array().into_iter().flatten() {
        let id = id.to_string();
        // Hidden items are in lists, but not in the index.
        let Some(member) = crates[*krate].item(&id) else { continue };
        if items::kind(member) == "use" {
            names.extend(imported(crates, *krate, items::inner(member))?);
        } else {
            names.push((text(&member["name"]), Export::Own((*krate, id))));
        }
    }
    Ok(names)
}

/// Returns the names that a `pub use` exports.
fn imported(crates: &[Crate], krate: usize, import: &Value) -> Result<Vec<(String, Export)>, String> {
    match (import["is_glob"].as_bool(), target(crates, krate, import)) {
        (Some(true), Export::Own(module)) => members(crates, &module),
        (Some(true), Export::Foreign(source)) => {
            Err(format!("`{source}` is exported as a whole, but is not one of the crates in `PACKAGES`; add it there"))
        }
        (_, target) => Ok(vec![(text(&import["name"]), target)]),
    }
}

/// Returns the item that a `use` names.
fn target(crates: &[Crate], krate: usize, import: &Value) -> Export {
    let foreign = || Export::Foreign(text(&import["source"]));
    let id = import["id"].to_string();
    if let Some(item) = crates[krate].item(&id) {
        return match items::kind(item) {
            "use" => target(crates, krate, items::inner(item)),
            _ => Export::Own((krate, id)),
        };
    }
    let Some(path) = crates[krate].path(&id) else { return foreign() };
    let own = crates.iter().enumerate().find_map(|(at, other)| Some((at, other.at(&path)?)));
    own.map_or_else(foreign, Export::Own)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::api::krate::FORMAT;

    /// Returns a crate with these items; the first one is the root.
    fn krate(name: &str, items: Value, paths: Value) -> Crate {
        let json = json!({ "format_version": FORMAT, "root": 0, "index": items, "paths": paths });
        Crate::parse(name, &json.to_string()).expect("JSON").expect("the format")
    }

    fn module(name: &str, items: &[u32]) -> Value {
        json!({ "name": name, "inner": { "module": { "items": items } } })
    }

    fn import(source: &str, name: &str, id: u32, is_glob: bool) -> Value {
        json!({ "name": null, "inner": { "use": { "source": source, "name": name, "id": id, "is_glob": is_glob } } })
    }

    fn constant(name: &str) -> Value {
        json!({ "name": name, "inner": { "constant": { "type": { "primitive": "u8" } } } })
    }

    /// Returns a facade with a glob import of a core, which has the module `inner` and a hidden item.
    fn crates(facade: &[u32]) -> [Crate; 2] {
        let facade = json!({
            "0": module("facade", facade), "1": import("core::*", "core", 20, true),
            "2": module("prelude", &[3]), "3": import("core::inner::A", "B", 21, false),
            "4": import("other::C", "C", 22, false), "5": import("other", "other", 23, true),
        });
        let paths = json!({
            "20": { "crate_id": 1, "path": ["core"] }, "21": { "crate_id": 1, "path": ["core", "inner", "A"] },
            "22": { "crate_id": 2, "path": ["other", "C"] }, "23": { "crate_id": 2, "path": ["other"] },
        });
        let core = json!({ "0": module("core", &[1, 9]), "1": module("inner", &[2]), "2": constant("A") });
        let own = json!({ "2": { "crate_id": 0, "path": ["core", "inner", "A"] } });
        [krate("facade", facade, paths), krate("core", core, own)]
    }

    #[test]
    fn items_are_listed_under_all_their_names() {
        let expected = "mod facade::inner\nconst facade::inner::A: u8\nmod facade::prelude\n\
                        use facade::inner::A as facade::prelude::B\n";
        assert_eq!(list(&crates(&[1, 2])).as_deref(), Ok(expected));
    }

    #[test]
    fn items_of_other_crates_are_named_and_their_globs_refused() {
        assert_eq!(list(&crates(&[4])).as_deref(), Ok("use other::C as facade::C\n"));
        let error = list(&crates(&[5])).expect_err("the names are unknown");
        assert!(error.contains("`other` is exported as a whole"), "{error}");
    }
}
