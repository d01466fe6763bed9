//! Definitions as JSON: `ods-opt schema --json`.
//!
//! Everything that a schema says is there, under the names that the definition language uses; what is code in it is
//! there as text. The format has a number, [`VERSION`]: it goes up when something is renamed, removed or changes its
//! meaning, and stays when something is added. `docs/schema.md` describes it, and `docs/schema.json` is its JSON Schema.
//!
//! Code map: [`dialect`] and below it a function per kind of definition; `op` for operations, `constraint` for the trees
//! of constraints.

mod constraint;
mod def;
mod enums;
mod op;

pub(crate) use constraint::text_of;
use ods_core::Context;
use ods_core::schema::{DialectSchema, DiscardableSchema};
use serde_json::{Map, Value, json};

use crate::definitions;

/// The number of the format.
pub const VERSION: u32 = 1;

/// The definitions of these dialects, with the format's name and number.
pub fn to_json(context: &Context, dialects: &[&DialectSchema]) -> Value {
    let dialects: Vec<Value> = dialects.iter().map(|schema| dialect(context, schema)).collect();
    json!({ "format": "ods-schema", "version": VERSION, "dialects": dialects })
}

/// The same as text, indented.
pub fn to_text(context: &Context, dialects: &[&DialectSchema]) -> String {
    format!("{:#}\n", to_json(context, dialects))
}

/// A dialect.
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

/// An attribute that any operation may have.
fn discardable(context: &Context, schema: &DiscardableSchema) -> Value {
    let mut object = Object::new();
    object.set("name", schema.name);
    object.set("doc", schema.doc);
    object.set("constraint", constraint::constraint(context, schema.constraint));
    object.done()
}

/// A JSON object, in the making.
struct Object(Map<String, Value>);

impl Object {
    fn new() -> Self {
        Self(Map::new())
    }

    fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.0.insert(key.to_owned(), value.into());
    }

    /// Left out where there is none.
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
