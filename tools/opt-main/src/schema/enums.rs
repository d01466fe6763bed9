//! Enums as JSON.

use ods_core::schema::{EnumCase, EnumKind, EnumSchema};
use serde_json::Value;

use super::Object;

/// Converts an enum.
pub(super) fn definition(schema: &EnumSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("summary", schema.summary);
    object.set("description", schema.description);
    match schema.kind {
        EnumKind::Integer(width) => {
            object.set("kind", "integer");
            object.set("width", width);
        }
        EnumKind::String => object.set("kind", "string"),
        EnumKind::Bits(width, text) => {
            object.set("kind", "bits");
            object.set("width", width);
            object.set("separator", text.separator);
            object.set("primary_groups", text.primary_groups);
            object.set("quoted", text.quoted);
        }
    }
    object.set_some("attribute", schema.form.map(|form| form.name));
    object.list("cases", schema.cases, case);
    object.done()
}

fn case(case: &EnumCase) -> Value {
    let mut object = Object::new();
    object.set("symbol", case.symbol);
    object.set("text", case.text);
    object.set("value", case.value);
    object.set("doc", case.doc);
    object.set_some("alias", case.is_alias.then_some(true));
    object.done()
}
