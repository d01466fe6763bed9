//! The calls of `examples/iree`, whose results are IREE's.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_bridge::Callable;
use ods_exec::Engine;
use ods_packed::Value;
use serde_json::Value as Json;

fn example(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/iree").join(file)
}

fn engine() -> Engine<'static> {
    let context = ods_core::Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    ods_iree_abi_ir::register(&context).expect("the dialect is new");
    let text = std::fs::read(example("model.mlir")).expect("the example");
    let mut parsed = ods_core::text::parse(&Arc::new(context), "model.mlir", &text).expect("a module");
    let mut registry = ods::pass::PassRegistry::new();
    ods_iree_abi_ir::PASSES.iter().for_each(|pass| registry.add(*pass));
    let mut manager = ods::pass::PassManager::parse("builtin.module(add-iree-abi)", &registry).expect("a pipeline");
    manager.run(&mut parsed.ir, parsed.root).expect("signatures");
    Engine::shared(Arc::new(parsed.ir), parsed.root).expect("a valid module")
}

fn value(json: &Json) -> Value {
    match json {
        Json::Number(number) => number.as_i64().map_or_else(|| number.as_f64().unwrap_or(f64::NAN).into(), Value::from),
        Json::Array(elements) => Value::List(elements.iter().map(value).collect()),
        other => panic!("{other} is not an argument"),
    }
}

/// Returns whether a result is as in the file, where arrays are lists.
fn is_same(found: &Value, expected: &Json) -> bool {
    match (found, expected) {
        (Value::Int(found), expected) => expected.as_i64() == Some(*found),
        (Value::Tensor(tensor), Json::Array(expected)) => {
            let found = tensor.view().and_then(|view| view.to_vec::<f32>()).expect("floats");
            let expected: Vec<f32> = expected.iter().map(|number| number.as_f64().unwrap_or(f64::NAN) as f32).collect();
            found == expected
        }
        (Value::Dict(dict), Json::Object(expected)) => {
            let same = |(key, found): (&Value, &Value)| {
                key.as_str().and_then(|key| expected.get(key)).is_some_and(|expected| is_same(found, expected))
            };
            dict.len() == expected.len() && dict.iter().all(same)
        }
        _ => false,
    }
}

#[test]
fn our_engine_gives_what_iree_gives() {
    let engine = engine();
    let text = std::fs::read_to_string(example("calls.jsonl")).expect("the calls");
    for line in text.lines() {
        let call: Json = serde_json::from_str(line).expect("JSON");
        let name = call["call"].as_str().expect("a name");
        let callable = Callable::new(engine.function(name).expect("a function")).expect("a convention");
        let arguments: Vec<Value> = call["args"].as_array().expect("arguments").iter().map(value).collect();
        let named = call["kwargs"].as_object().expect("names").iter();
        let keywords: Vec<(String, Value)> = named.map(|(name, argument)| (name.clone(), value(argument))).collect();
        match callable.call(&arguments, &keywords) {
            Ok(found) => assert!(is_same(&found, &call["result"]), "{line}: found {found:?}"),
            Err(error) => assert!(call.get("error").is_some(), "{line}: {error}"),
        }
    }
    assert_eq!(text.lines().count(), 10);
}
