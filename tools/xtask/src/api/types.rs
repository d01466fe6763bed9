//! Types as text, as they are written in Rust. Paths are their last segment.

use serde_json::Value;

use super::generics::{arguments, bounds, higher_ranked};

/// Returns the text of a type.
pub fn ty(ty: &Value) -> String {
    let Some((kind, inner)) = ty.as_object().and_then(|object| object.iter().next()) else { return "_".to_owned() };
    match kind.as_str() {
        "resolved_path" => path(inner),
        "generic" | "primitive" => inner.as_str().unwrap_or_default().to_owned(),
        "tuple" => tuple(inner),
        "slice" => format!("[{}]", self::ty(inner)),
        "array" => format!("[{}; {}]", self::ty(&inner["type"]), inner["len"].as_str().unwrap_or("_")),
        "impl_trait" => format!("impl {}", bounds(inner, "")),
        "dyn_trait" => dynamic(inner),
        "borrowed_ref" => reference(inner),
        "raw_pointer" => {
            let mutability = if inner["is_mutable"].as_bool() == Some(true) { "mut" } else { "const" };
            format!("*{mutability} {}", self::ty(&inner["type"]))
        }
        "function_pointer" => pointer(inner),
        "qualified_path" => qualified(inner),
        other => format!("?{other}"),
    }
}

/// Returns a path with its arguments, or nothing if it is absent.
pub fn path(path: &Value) -> String {
    let name = path["path"].as_str().unwrap_or_default();
    name.rsplit("::").next().unwrap_or(name).to_owned() + &arguments(&path["args"])
}

fn tuple(elements: &Value) -> String {
    let elements: Vec<String> = elements.as_array().into_iter().flatten().map(ty).collect();
    let comma = if elements.len() == 1 { "," } else { "" };
    format!("({}{comma})", elements.join(", "))
}

fn dynamic(inner: &Value) -> String {
    let bound = |bound: &Value| higher_ranked(&bound["generic_params"]) + &path(&bound["trait"]);
    let mut bounds: Vec<String> = inner["traits"].as_array().into_iter().flatten().map(bound).collect();
    bounds.extend(inner["lifetime"].as_str().map(str::to_owned));
    format!("dyn {}", bounds.join(" + "))
}

fn reference(inner: &Value) -> String {
    let lifetime = inner["lifetime"].as_str().map(|lifetime| format!("{lifetime} ")).unwrap_or_default();
    let mutability = if inner["is_mutable"].as_bool() == Some(true) { "mut " } else { "" };
    format!("&{lifetime}{mutability}{}", ty(&inner["type"]))
}

fn pointer(inner: &Value) -> String {
    let signature = &inner["sig"];
    let inputs = signature["inputs"].as_array().into_iter().flatten().map(|input| ty(&input[1]));
    let inputs = inputs.collect::<Vec<_>>().join(", ");
    let output =
        if signature["output"].is_null() { String::new() } else { format!(" -> {}", ty(&signature["output"])) };
    format!("{}fn({inputs}){output}", higher_ranked(&inner["generic_params"]))
}

fn qualified(inner: &Value) -> String {
    let (base, name) = (ty(&inner["self_type"]), inner["name"].as_str().unwrap_or_default());
    let of = path(&inner["trait"]);
    let base = if of.is_empty() || base == "Self" { base } else { format!("<{base} as {of}>") };
    format!("{base}::{name}{}", arguments(&inner["args"]))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn primitive(name: &str) -> Value {
        json!({ "primitive": name })
    }

    fn named(path: &str, args: Value) -> Value {
        json!({ "path": path, "id": 1, "args": args })
    }

    fn of(argument: Value) -> Value {
        json!({ "angle_bracketed": { "args": [{ "type": argument }], "constraints": [] } })
    }

    #[test]
    fn types_are_written_as_in_rust() {
        let array = json!({ "array": { "type": primitive("u8"), "len": "4" } });
        let reference = json!({ "borrowed_ref": { "lifetime": "'a", "is_mutable": true, "type": array } });
        assert_eq!(ty(&reference), "&'a mut [u8; 4]");
        assert_eq!(ty(&json!({ "tuple": [primitive("u8")] })), "(u8,)");
        assert_eq!(ty(&json!({ "tuple": [] })), "()");
        assert_eq!(ty(&json!({ "raw_pointer": { "is_mutable": false, "type": primitive("u8") } })), "*const u8");
        assert_eq!(ty(&json!({ "resolved_path": named("std::vec::Vec", of(primitive("u8"))) })), "Vec<u8>");
        assert_eq!(ty(&json!("infer")), "_");
        assert_eq!(ty(&json!({ "new": 1 })), "?new", "a kind of a later format is seen in the list");
    }

    #[test]
    fn bounds_and_functions_are_written_as_in_rust() {
        let call = json!({ "parenthesized": { "inputs": [primitive("u8")], "output": { "generic": "T" } } });
        let params = json!([{ "name": "'a", "kind": { "lifetime": { "outlives": [] } } }]);
        let closure = json!({ "dyn_trait": {
            "traits": [{ "trait": named("Fn", call), "generic_params": params }, { "trait": named("Send", Value::Null), "generic_params": [] }],
            "lifetime": null,
        } });
        assert_eq!(ty(&closure), "dyn for<'a> Fn(u8) -> T + Send");
        let bound = |modifier: &str| json!({ "trait_bound": { "trait": named("Into", of(primitive("u8"))), "generic_params": [], "modifier": modifier } });
        assert_eq!(ty(&json!({ "impl_trait": [bound("none"), { "outlives": "'a" }] })), "impl Into<u8> + 'a");
        assert_eq!(ty(&json!({ "impl_trait": [bound("maybe")] })), "impl ?Into<u8>");
        let pointer =
            json!({ "sig": { "inputs": [["_", primitive("u8")]], "output": primitive("i8") }, "generic_params": [] });
        assert_eq!(ty(&json!({ "function_pointer": pointer })), "fn(u8) -> i8");
    }

    #[test]
    fn associated_types_name_their_trait() {
        let item = |base: Value| json!({ "qualified_path": { "name": "Item", "args": null, "self_type": base, "trait": named("Iterator", Value::Null) } });
        assert_eq!(ty(&item(json!({ "generic": "T" }))), "<T as Iterator>::Item");
        assert_eq!(ty(&item(json!({ "generic": "Self" }))), "Self::Item");
    }
}
