//! The part of JSON Schema that `docs/schema.json` uses. A keyword that is not known here is an error, so that nothing
//! is left unchecked.

use serde_json::Value;

/// Checks values against a schema.
pub struct Checker {
    root: Value,
}

/// Keywords that demand nothing.
const SILENT: [&str; 5] = ["$schema", "$id", "$defs", "title", "description"];

impl Checker {
    pub fn new(root: Value) -> Self {
        Self { root }
    }

    /// Returns the violations, each with its path.
    pub fn errors(&self, value: &Value) -> Vec<String> {
        let mut errors = Vec::new();
        self.check(&self.root, value, "", &mut errors);
        errors
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
        let Some(keywords) = schema.as_object() else { return errors.push(format!("{at}: no schema: {schema}")) };
        for (keyword, operand) in keywords {
            match keyword.as_str() {
                "type" if !has_type(value, operand) => errors.push(format!("{at}: no {operand}: {value}")),
                "const" if value != operand => errors.push(format!("{at}: not {operand}: {value}")),
                "enum" if !operand.as_array().is_some_and(|all| all.contains(value)) => {
                    errors.push(format!("{at}: none of {operand}: {value}"));
                }
                "type" | "const" | "enum" | "additionalProperties" => {}
                "$ref" => self.check(self.definition(operand), value, at, errors),
                "items" => self.items(operand, value, at, errors),
                "properties" => self.properties(schema, value, at, errors),
                "required" => required(operand, value, at, errors),
                "oneOf" => self.one_of(operand, value, at, errors),
                silent if SILENT.contains(&silent) => {}
                unknown => errors.push(format!("{at}: the checker does not know `{unknown}`")),
            }
        }
    }

    fn definition(&self, reference: &Value) -> &Value {
        let name = reference.as_str().and_then(|text| text.strip_prefix("#/$defs/")).unwrap_or_default();
        &self.root["$defs"][name]
    }

    fn items(&self, schema: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
        for (i, item) in value.as_array().into_iter().flatten().enumerate() {
            self.check(schema, item, &format!("{at}/{i}"), errors);
        }
    }

    fn properties(&self, schema: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
        let closed = schema["additionalProperties"] == Value::Bool(false);
        for (key, inner) in value.as_object().into_iter().flatten() {
            match schema["properties"].get(key) {
                Some(schema) => self.check(schema, inner, &format!("{at}/{key}"), errors),
                None if closed => errors.push(format!("{at}: unknown key `{key}`")),
                None => {}
            }
        }
    }

    fn one_of(&self, schemas: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
        let mut good = 0;
        let mut all = Vec::new();
        for schema in schemas.as_array().into_iter().flatten() {
            let mut found = Vec::new();
            self.check(schema, value, at, &mut found);
            good += usize::from(found.is_empty());
            all.extend(found);
        }
        if good != 1 {
            errors.push(format!("{at}: {good} of the choices fit: {}", all.join("; ")));
        }
    }
}

fn has_type(value: &Value, name: &Value) -> bool {
    match name.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        _ => false,
    }
}

fn required(keys: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
    for key in keys.as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(key).is_none() {
            errors.push(format!("{at}: no `{key}`"));
        }
    }
}
