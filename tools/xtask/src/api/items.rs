//! Items as text: a line, and a line for each member.

use serde_json::Value;

use super::generics::{self, generics, where_clause};
use super::krate::Crate;
use super::types::{path, ty};

/// Returns the kind of an item, such as `struct`.
pub fn kind(item: &Value) -> &str {
    item["inner"].as_object().and_then(|inner| inner.keys().next()).map_or("", String::as_str)
}

/// Returns the description that the kind has.
pub fn inner(item: &Value) -> &Value {
    &item["inner"][kind(item)]
}

/// Returns the text of an item that is exported by `path`.
pub fn item(krate: &Crate, id: &str, path: &str) -> String {
    let Some(item) = krate.item(id) else { return String::new() };
    let inner = inner(item);
    let generics = || generics(&inner["generics"]);
    let bounds = || where_clause(&inner["generics"]);
    match kind(item) {
        "module" => format!("mod {path}\n"),
        "struct" => {
            format!("struct {path}{}{}{}\n", generics(), tuple(krate, inner), bounds())
                + &fields(krate, inner)
                + &impls(krate, inner)
        }
        "union" => format!("union {path}{}{}\n", generics(), bounds()) + &impls(krate, inner),
        "enum" => format!("enum {path}{}{}\n", generics(), bounds()) + &variants(krate, inner) + &impls(krate, inner),
        "trait" => {
            let supertraits = generics::bounds(&inner["bounds"], ": ");
            format!("trait {path}{}{supertraits}{}\n", generics(), bounds()) + &members(krate, &inner["items"])
        }
        "type_alias" => format!("type {path}{} = {}\n", generics(), ty(&inner["type"])),
        "constant" => format!("const {path}: {}\n", ty(&inner["type"])),
        "macro" => format!("macro {path}!\n"),
        "proc_macro" => format!("macro {path} ({})\n", inner["kind"].as_str().unwrap_or_default()),
        "static" | "function" => format!("{}\n", member(item, path)),
        other => format!("{other} {path}\n"),
    }
}

/// Returns a function, constant, type or field with this name.
fn member(item: &Value, name: &str) -> String {
    let inner = inner(item);
    match kind(item) {
        "function" => function(inner, name),
        "assoc_const" => format!("const {name}: {}", ty(&inner["type"])),
        "assoc_type" => {
            let default = if inner["type"].is_null() { String::new() } else { format!(" = {}", ty(&inner["type"])) };
            format!("type {name}{}{}{default}", generics(&inner["generics"]), generics::bounds(&inner["bounds"], ": "))
        }
        "static" => format!("static {name}: {}", ty(&inner["type"])),
        "struct_field" => format!("{name}: {}", ty(inner)),
        other => format!("{other} {name}"),
    }
}

fn function(function: &Value, name: &str) -> String {
    let header = |key: &str| function["header"][key].as_bool() == Some(true);
    let words = [("is_const", "const "), ("is_async", "async "), ("is_unsafe", "unsafe ")];
    let modifiers: String = words.iter().filter(|(key, _)| header(key)).map(|(_, word)| *word).collect();
    let signature = &function["sig"];
    let inputs = signature["inputs"].as_array().into_iter().flatten().map(|input| parameter(&input[0], &input[1]));
    let inputs = inputs.collect::<Vec<_>>().join(", ");
    let output =
        if signature["output"].is_null() { String::new() } else { format!(" -> {}", ty(&signature["output"])) };
    let (generics, bounds) = (generics(&function["generics"]), where_clause(&function["generics"]));
    format!("{modifiers}fn {name}{generics}({inputs}){output}{bounds}")
}

fn parameter(name: &Value, of: &Value) -> String {
    let name = name.as_str().unwrap_or("_");
    match (name, ty(of).as_str()) {
        ("self", "Self") => "self".to_owned(),
        ("self", "&Self") => "&self".to_owned(),
        ("self", "&mut Self") => "&mut self".to_owned(),
        (_, ty) => format!("{name}: {ty}"),
    }
}

/// Returns the members with these ids that are not hidden, a line each, sorted.
fn members(krate: &Crate, ids: &Value) -> String {
    let items = ids.as_array().into_iter().flatten().filter_map(|id| krate.item(&id.to_string()));
    let mut lines: Vec<String> =
        items.map(|item| format!("    {}\n", member(item, item["name"].as_str().unwrap_or_default()))).collect();
    lines.sort();
    lines.concat()
}

fn tuple(krate: &Crate, inner: &Value) -> String {
    let Some(fields) = inner["kind"]["tuple"].as_array() else { return String::new() };
    let field = |id: &Value| krate.item(&id.to_string()).map_or("_".to_owned(), |field| ty(self::inner(field)));
    format!("({})", fields.iter().map(field).collect::<Vec<_>>().join(", "))
}

fn fields(krate: &Crate, inner: &Value) -> String {
    let plain = &inner["kind"]["plain"];
    let hidden = if plain["has_stripped_fields"].as_bool() == Some(true) { "    ..\n" } else { "" };
    members(krate, &plain["fields"]) + hidden
}

fn variants(krate: &Crate, inner: &Value) -> String {
    let variant = |id: &Value| {
        let item = krate.item(&id.to_string())?;
        let (name, inner) = (item["name"].as_str()?, self::inner(item));
        let fields = members(krate, &inner["kind"]["struct"]["fields"]).replace("\n    ", ", ").trim().to_owned();
        let fields = if fields.is_empty() { tuple(krate, inner) } else { format!(" {{ {fields} }}") };
        Some(format!("    {name}{fields}\n"))
    };
    inner["variants"].as_array().into_iter().flatten().filter_map(variant).collect()
}

/// Returns the implementations of a type: its traits, those with arguments in a line each, and its own members.
fn impls(krate: &Crate, inner: &Value) -> String {
    let all = inner["impls"].as_array().into_iter().flatten().filter_map(|id| krate.item(&id.to_string()));
    let is_written = |it: &&Value| it["is_synthetic"].as_bool() != Some(true) && it["blanket_impl"].is_null();
    let (own, of_traits): (Vec<&Value>, Vec<&Value>) =
        all.map(self::inner).filter(is_written).partition(|it| it["trait"].is_null());
    traits(&of_traits) + &blocks(krate, &own)
}

fn traits(implementations: &[&Value]) -> String {
    let sign = |it: &Value| if it["is_negative"].as_bool() == Some(true) { "!" } else { "" };
    let mut names: Vec<String> = implementations.iter().map(|it| sign(it).to_owned() + &path(&it["trait"])).collect();
    names.retain(|name| name != "StructuralPartialEq");
    names.sort();
    names.dedup();
    let (special, plain): (Vec<String>, Vec<String>) = names.into_iter().partition(|name| name.contains('<'));
    let plain = if plain.is_empty() { String::new() } else { format!("    impl {}\n", plain.join(", ")) };
    plain + &special.iter().map(|name| format!("    impl {name}\n")).collect::<String>()
}

/// Returns the members of `impl`s without a trait; members for certain arguments of the type have these above them.
fn blocks(krate: &Crate, implementations: &[&Value]) -> String {
    let (special, plain): (Vec<&Value>, Vec<&Value>) = implementations.iter().partition(|it| is_special(it));
    let ids = plain.iter().flat_map(|it| it["items"].as_array().into_iter().flatten());
    let mut blocks: Vec<String> = special.iter().map(|it| block(krate, it)).collect();
    blocks.sort();
    members(krate, &ids.cloned().collect()) + &blocks.concat()
}

/// Returns whether an `impl` is for certain arguments of a type, not for all.
fn is_special(implementation: &Value) -> bool {
    let arguments = implementation["for"]["resolved_path"]["args"]["angle_bracketed"]["args"].as_array();
    let is_parameter = |it: &Value| !it["type"]["generic"].is_null() || !it["lifetime"].is_null();
    arguments.into_iter().flatten().any(|argument| !is_parameter(argument))
}

fn block(krate: &Crate, implementation: &Value) -> String {
    let members = members(krate, &implementation["items"]);
    let head = format!("    impl {}\n", ty(&implementation["for"]));
    if members.is_empty() { members } else { head + &members.replace("    ", "        ") }
}
