//! Definitions as JSON: `ods-opt schema --json`.
//!
//! The output contains the whole schema, under the names of the definition language; code appears as text. The number
//! of the format, [`VERSION`], goes up when something is renamed, removed or changes its meaning, and stays the same
//! for additions. `docs/schema.md` describes the format, and `docs/schema.json` is its JSON Schema.
//!
//! Code map: [`dialect`] and one function per kind of definition below it; `op` converts operations, `constraint`
//! constraint trees.

mod constraint;
mod def;
mod enums;
mod op;

pub(crate) use constraint::text_of;
use ods_core::Context;
use ods_core::schema::{DialectSchema, DiscardableSchema};
use serde_json::{Map, Value, json};

use crate::definitions;

/// The version of the format.
pub const VERSION: u32 = 1;

/// Converts the dialects, with the format's name and version.
pub fn to_json(context: &Context, dialects: &[&DialectSchema]) -> Value {
    let dialects: Vec<Value> = dialects.iter().map(|schema| dialect(context, schema)).collect();
    json!({ "format": "ods-schema", "version": VERSION, "dialects": dialects })
}

/// Converts the dialects to indented text.
pub fn to_text(context: &Context, dialects: &[&DialectSchema]) -> String {
    format!("{:#}\n", to_json(context, dialects))
}

/// Converts a dialect.
pub fn dialect(context: &Context, schema: &DialectSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("summary", schema.summary);
    object.set("description", schema.description);
    object.set("dependent", schema.dependent.iter().map(|dialect| dialect.name).collect::<Vec<_>>());
    object.set_some("version", schema.version.map(|(major, minor)| vec![major, minor]));
    object.set("hooks", schema.hooks.is_some());
    object.list("discardable", schema.discardable, |schema| discardable(context, schema));
    object.list("types", definitions::types(context, schema), def::def);
    object.list("attributes", definitions::attrs(context, schema), def::def);
    object.list("enums", definitions::enums(context, schema), enums::definition);
    object.list("interfaces", definitions::listed_interfaces(context, schema), op::interface);
    object.list("ops", definitions::ops(context, schema), |schema| op::op(context, schema));
    object.done()
}

/// Converts a discardable attribute.
fn discardable(context: &Context, schema: &DiscardableSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("doc", schema.doc);
    object.set("constraint", constraint::constraint(context, schema.constraint));
    object.done()
}

/// A builder of a JSON object.
struct Object(Map<String, Value>);

impl Object {
    fn new() -> Self {
        Self(Map::new())
    }

    fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.0.insert(key.to_owned(), value.into());
    }

    /// Adds an entry, unless the value is absent.
    fn set_some(&mut self, key: &str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.set(key, value);
        }
    }

    fn list<T>(&mut self, key: &str, items: impl IntoIterator<Item = T>, to_json: impl Fn(T) -> Value) {
        self.set(key, items.into_iter().map(to_json).collect::<Vec<_>>());
    }

    fn done(self) -> Value {
        Value::Object(self.0)
    }
}
