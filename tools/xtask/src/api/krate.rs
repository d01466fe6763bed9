//! The JSON of one crate's documentation.

use std::collections::HashMap;

use serde_json::Value;

/// The version of the format, which is that of the pinned compiler.
pub const FORMAT: u64 = 57;

/// The documentation of a crate.
pub struct Crate {
    pub name: String,
    json: Value,
    /// Ids of items by their paths, such as `ods_core::ir::Ir`.
    ids: HashMap<String, String>,
}

impl Crate {
    /// Reads the file; `None` if it is of another format.
    pub fn parse(name: &str, text: &str) -> Result<Option<Self>, String> {
        let json: Value =
            serde_json::from_str(text).map_err(|error| format!("the documentation of {name}: {error}"))?;
        if json["format_version"].as_u64() != Some(FORMAT) {
            return Ok(None);
        }
        let is_own = |value: &Value| value["crate_id"].as_u64() == Some(0);
        let paths = json["paths"].as_object().into_iter().flatten();
        let ids = paths.filter(|(_, path)| is_own(path)).map(|(id, path)| (joined(path), id.clone())).collect();
        Ok(Some(Self { name: name.to_owned(), json, ids }))
    }

    /// Returns the id of the root module.
    pub fn root(&self) -> String {
        self.json["root"].to_string()
    }

    /// Returns an item of the crate; `None` for one of another crate, or one that is hidden.
    pub fn item(&self, id: &str) -> Option<&Value> {
        self.json["index"].get(id)
    }

    /// Returns the id of the item with this path, if it is one of this crate.
    pub fn at(&self, path: &str) -> Option<String> {
        if path == self.name { Some(self.root()) } else { self.ids.get(path).cloned() }
    }

    /// Returns the path of an item, possibly of another crate: `ods_core::ir::Ir`.
    pub fn path(&self, id: &str) -> Option<String> {
        Some(joined(self.json["paths"].get(id)?))
    }
}

fn joined(path: &Value) -> String {
    let segments = path["path"].as_array().into_iter().flatten().filter_map(Value::as_str);
    segments.collect::<Vec<_>>().join("::")
}
