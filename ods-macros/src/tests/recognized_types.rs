//! The names of constraints that `#[op]` recognizes: the library's constraints with a `build` clause.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ods_grammar::RECOGNIZED_TYPES;

/// Returns the names of the constraints in the file that have a `build` clause, and of the aliases of these.
fn buildable(source: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut last = None;
    for line in source.lines().map(str::trim) {
        let (kind, rest) = match (line.strip_prefix("pub type "), line.strip_prefix("pub ")) {
            (Some(rest), _) => ("type", rest),
            (None, Some(rest)) => ("constraint", rest),
            (None, None) => ("", line),
        };
        let name = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        match kind {
            "type" => {
                let of = rest.split_once("= ").map_or("", |(_, of)| of);
                let of = of.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                if found.contains(of) {
                    found.insert(name);
                }
            }
            "constraint" => last = Some(name),
            _ => {}
        }
        if let (true, Some(name)) = (line.contains("build =>"), last) {
            found.insert(name);
        }
    }
    found
}

#[test]
fn all_buildable_constraints_are_recognized() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/base/src/constraints/types.rs");
    let source = fs::read_to_string(path).expect("the library's constraints");
    let mut expected = buildable(&source);
    assert!(expected.len() > 30, "{expected:?}");
    // The views that are constraints.
    expected.extend(["IndexType", "NoneType"]);
    assert_eq!(expected, RECOGNIZED_TYPES.iter().copied().collect());
}
