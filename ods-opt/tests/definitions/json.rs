//! `schema --json`

use std::fs;

use serde_json::Value;

use super::json_schema::Checker;
use super::{fresh_folder, is_recorded, output};

/// Makes a dump a bad one.
type Change = fn(&mut Value);

fn dump(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(arguments)).expect("the output is JSON")
}

#[test]
fn definitions_as_json() {
    is_recorded("demo.json", &output(&["schema", "--json", "--dialect", "demo"]));
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
fn dumps_are_as_the_json_schema_says() {
    let schema = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/schema.json")).expect("the schema");
    let checker = Checker::new(serde_json::from_str(&schema).expect("the schema is JSON"));
    let dump = dump(&["schema", "--json"]);
    assert_eq!(checker.errors(&dump), [""; 0]);
}

#[test]
fn the_json_schema_refuses_what_is_no_dump() {
    let schema = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/schema.json")).expect("the schema");
    let checker = Checker::new(serde_json::from_str(&schema).expect("the schema is JSON"));
    let good = dump(&["schema", "--json", "--dialect", "demo"]);
    let changes: [(&str, Change); 5] = [
        ("another number", |dump| dump["version"] = 2.into()),
        ("an unknown key", |dump| dump["dialects"][0]["nope"] = 1.into()),
        ("a missing key", |dump| drop(dump["dialects"][0].as_object_mut().map(|object| object.remove("name")))),
        ("an unknown arity", |dump| dump["dialects"][0]["ops"][0]["operands"][0]["arity"] = "two".into()),
        ("an unknown predicate", |dump| {
            dump["dialects"][0]["ops"][0]["operands"][0]["constraint"]["predicate"]["kind"] = "xor".into();
        }),
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
