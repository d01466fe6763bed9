//! Types and attributes of dialects as JSON.

use ods_core::schema::{DefFormat, DefSchema, ParameterSchema};
use serde_json::Value;

use super::Object;

/// Converts a type or an attribute.
pub(super) fn def(schema: &DefSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("mnemonic", schema.mnemonic);
    object.set("summary", schema.summary);
    object.set("description", schema.description);
    object.list("parameters", schema.parameters, parameter);
    let format = match schema.format {
        DefFormat::Program(_) => "declared",
        DefFormat::Custom(_) => "custom",
        DefFormat::None => "none",
    };
    object.set("format", format);
    if !schema.format_text.is_empty() {
        object.set("format_text", schema.format_text);
    }
    object.set_some("alias", schema.alias);
    object.list("traits", schema.traits, |used| used.name.into());
    let interfaces: Vec<&str> = schema.interfaces.iter().map(|entry| entry.schema.name).collect();
    object.set("interfaces", interfaces);
    object.set("verified", schema.verify.is_some());
    object.done()
}

fn parameter(schema: &ParameterSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("doc", schema.doc);
    object.set("type", schema.ty);
    if !schema.default_text.is_empty() {
        object.set("default", schema.default_text);
    }
    if !schema.constraint.is_empty() {
        object.set("constraint", schema.constraint);
    }
    object.set("self_type", schema.self_type.is_some());
    object.set("mutable", schema.mutable);
    object.done()
}
