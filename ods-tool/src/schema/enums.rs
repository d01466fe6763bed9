//! Enums as JSON.

use ods_core::schema::{EnumCase, EnumKind, EnumSchema};
use serde_json::{Value, json};

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
    json!({ "symbol": case.symbol, "text": case.text, "value": case.value, "doc": case.doc })
}
