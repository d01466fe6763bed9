//! `schema --json`

use std::fs;

use serde_json::Value;

use super::json_schema::Checker;
use super::{fresh_folder, is_recorded, output};

/// A change that makes a dump invalid.
type Change = fn(&mut Value);

fn dump(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(arguments)).expect("the output is JSON")
}

#[test]
fn definitions_as_json() {
    is_recorded("demo.json", &output(&["schema", "--json", "--dialect", "demo"]));
}

/// Exports data as data, not as code.
#[test]
fn enums_and_value_predicates_are_described() {
    let dump = dump(&["schema", "--json", "--dialect", "demo"]);
    let demo = &dump["dialects"][0];
    let find = |list: &str, name: &str| {
        let all = demo[list].as_array().into_iter().flatten();
        all.clone().find(|one| one["name"] == name).unwrap_or_else(|| panic!("{name}")).clone()
    };
    let op = find("ops", "demo.enums");
    let predicate = |at: usize| op["attributes"][at]["constraint"]["predicate"].clone();
    assert_eq!(predicate(0), serde_json::json!({ "kind": "enum", "enum": "Dim" }));
    let count = predicate(2).to_string();
    assert!(count.contains(r#""int_at_least""#) && count.contains("[3]"), "{count}");
    assert_eq!(op["effects"][1]["stage"], 1);
    let (dim, mode) = (find("enums", "Dim"), find("enums", "Mode"));
    assert_eq!((&dim["attribute"], &dim["cases"][1]["text"]), (&"DimAttr".into(), &"y".into()));
    assert_eq!((&mode["width"], &mode["cases"][0]["value"]), (&8.into(), &255.into()));
    let alias = serde_json::json!(
        { "symbol": "Top", "text": "top", "value": 1, "doc": "The name in old files.", "alias": true }
    );
    assert_eq!((&mode["cases"][2], &mode["cases"][1]["alias"]), (&alias, &Value::Null));
    assert_eq!(find("interfaces", "Priced")["methods"][0]["signature"], "fn price(&self, ir: &Ir) -> u32");
}

#[test]
fn all_dialects_are_dumped() {
    let dump = dump(&["schema", "--json"]);
    assert_eq!((dump["format"].as_str(), dump["version"].as_u64()), (Some("ods-schema"), Some(1)));
    let names: Vec<&str> =
        dump["dialects"].as_array().into_iter().flatten().filter_map(|d| d["name"].as_str()).collect();
    assert_eq!(names, ["builtin", "demo", "other"]);
}

#[test]
fn dumps_satisfy_the_json_schema() {
    let schema =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema.json")).expect("the schema");
    let checker = Checker::new(serde_json::from_str(&schema).expect("the schema is JSON"));
    let dump = dump(&["schema", "--json"]);
    assert_eq!(checker.errors(&dump), [""; 0]);
}

#[test]
fn json_schema_rejects_other_documents() {
    let schema =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema.json")).expect("the schema");
    let checker = Checker::new(serde_json::from_str(&schema).expect("the schema is JSON"));
    let good = dump(&["schema", "--json", "--dialect", "demo"]);
    let changes: [(&str, Change); 6] = [
        ("another number", |dump| dump["version"] = 2.into()),
        ("an unknown key", |dump| dump["dialects"][0]["nope"] = 1.into()),
        ("a missing key", |dump| drop(dump["dialects"][0].as_object_mut().map(|object| object.remove("name")))),
        ("an unknown arity", |dump| dump["dialects"][0]["ops"][0]["operands"][0]["arity"] = "two".into()),
        ("an unknown predicate", |dump| {
            dump["dialects"][0]["ops"][0]["operands"][0]["constraint"]["predicate"]["kind"] = "xor".into();
        }),
        ("a case that is no alias", |dump| dump["dialects"][0]["enums"][0]["cases"][0]["alias"] = false.into()),
    ];
    for (what, change) in changes {
        let mut bad = good.clone();
        change(&mut bad);
        assert_ne!(checker.errors(&bad), [""; 0], "{what}");
    }
}

#[test]
fn dumps_can_be_written_to_files() {
    let folder = fresh_folder("dump");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join("demo.json");
    assert_eq!(
        output(&["schema", "--json", "--dialect", "demo", "-o", file.to_str().expect("a path that is text")]),
        ""
    );
    let written = fs::read_to_string(&file).expect("the file is there");
    assert_eq!(written, output(&["schema", "--json", "--dialect", "demo"]));
    assert_eq!(written, output(&["schema", "--json", "--dialect", "demo", "-o", "-"]));
}
