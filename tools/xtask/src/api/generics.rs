//! Parameters, arguments, bounds and `where` clauses as text.

use serde_json::Value;

use super::types::{path, ty};

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Returns the parameters of an item: `<'a, T: Copy>`; parameters for `impl Trait` are omitted.
pub fn generics(generics: &Value) -> String {
    let is_written = |param: &&Value| param["kind"]["type"]["is_synthetic"].as_bool() != Some(true);
    let params: Vec<String> = array(&generics["params"]).filter(is_written).map(parameter).collect();
    if params.is_empty() { String::new() } else { format!("<{}>", params.join(", ")) }
}

fn parameter(param: &Value) -> String {
    let (name, kind) = (param["name"].as_str().unwrap_or_default(), &param["kind"]);
    if let Some(of) = kind.get("const") {
        let default = of["default"].as_str().map(|default| format!(" = {default}")).unwrap_or_default();
        return format!("const {name}: {}{default}", ty(&of["type"]));
    }
    if let Some(lifetime) = kind.get("lifetime") {
        let longer: Vec<&str> = array(&lifetime["outlives"]).filter_map(Value::as_str).collect();
        return if longer.is_empty() { name.to_owned() } else { format!("{name}: {}", longer.join(" + ")) };
    }
    let default = &kind["type"]["default"];
    let default = if default.is_null() { String::new() } else { format!(" = {}", ty(default)) };
    format!("{name}{}{default}", bounds(&kind["type"]["bounds"], ": "))
}

/// Returns bounds joined by `+` after `before`, or nothing if there are none.
pub fn bounds(bounds: &Value, before: &str) -> String {
    let bounds: Vec<String> = array(bounds).map(bound).collect();
    if bounds.is_empty() { String::new() } else { format!("{before}{}", bounds.join(" + ")) }
}

fn bound(bound: &Value) -> String {
    if let Some(lifetime) = bound["outlives"].as_str() {
        return lifetime.to_owned();
    }
    if let Some(captured) = bound.get("use") {
        let name = |value: &Value| {
            value.as_object().and_then(|map| map.values().next()).and_then(Value::as_str).map(str::to_owned)
        };
        return format!("use<{}>", array(captured).filter_map(name).collect::<Vec<_>>().join(", "));
    }
    let bound = &bound["trait_bound"];
    let modifier = if bound["modifier"].as_str() == Some("maybe") { "?" } else { "" };
    format!("{modifier}{}{}", higher_ranked(&bound["generic_params"]), path(&bound["trait"]))
}

/// Returns `for<'a> ` if there are lifetimes.
pub fn higher_ranked(params: &Value) -> String {
    let names: Vec<&str> = array(params).filter_map(|param| param["name"].as_str()).collect();
    if names.is_empty() { String::new() } else { format!("for<{}> ", names.join(", ")) }
}

/// Returns ` where T: Copy`, or nothing if there is no clause.
pub fn where_clause(generics: &Value) -> String {
    let predicates: Vec<String> = array(&generics["where_predicates"]).map(predicate).collect();
    if predicates.is_empty() { String::new() } else { format!(" where {}", predicates.join(", ")) }
}

fn predicate(predicate: &Value) -> String {
    if let Some(of) = predicate.get("bound_predicate") {
        return format!("{}{}{}", higher_ranked(&of["generic_params"]), ty(&of["type"]), bounds(&of["bounds"], ": "));
    }
    if let Some(of) = predicate.get("lifetime_predicate") {
        let longer: Vec<&str> = array(&of["outlives"]).filter_map(Value::as_str).collect();
        return format!("{}: {}", of["lifetime"].as_str().unwrap_or_default(), longer.join(" + "));
    }
    let of = &predicate["eq_predicate"];
    format!("{} = {}", ty(&of["lhs"]), term(&of["rhs"]))
}

/// Returns the arguments of a path: `<T, 3>`, `(A) -> B`.
pub fn arguments(args: &Value) -> String {
    if let Some(of) = args.get("parenthesized") {
        let inputs = array(&of["inputs"]).map(ty).collect::<Vec<_>>().join(", ");
        let output = if of["output"].is_null() { String::new() } else { format!(" -> {}", ty(&of["output"])) };
        return format!("({inputs}){output}");
    }
    let Some(of) = args.get("angle_bracketed") else { return String::new() };
    let arguments: Vec<String> =
        array(&of["args"]).map(argument).chain(array(&of["constraints"]).map(constraint)).collect();
    if arguments.is_empty() { String::new() } else { format!("<{}>", arguments.join(", ")) }
}

fn argument(argument: &Value) -> String {
    match argument["lifetime"].as_str() {
        Some(lifetime) => lifetime.to_owned(),
        None => term(argument),
    }
}

/// Returns the text of a type or a constant.
fn term(term: &Value) -> String {
    match term["constant"]["expr"].as_str().or(term["const"]["expr"].as_str()) {
        Some(constant) => constant.to_owned(),
        None => ty(&term["type"]),
    }
}

fn constraint(constraint: &Value) -> String {
    let name = constraint["name"].as_str().unwrap_or_default().to_owned() + &arguments(&constraint["args"]);
    match constraint["binding"].get("equality") {
        Some(is) => format!("{name} = {}", term(is)),
        None => format!("{name}{}", bounds(&constraint["binding"]["constraint"], ": ")),
    }
}
