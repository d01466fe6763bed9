//! The names of fields, which are the names of accessors and attributes.

use std::collections::HashMap;

use crate::errors::Errors;
use crate::model::op::{Attr, OpModel, Role};

/// Functions that every operation has.
const RESERVED: &[&str] = &["new", "create", "operation", "from_operation"];

/// Two accessors of one name cannot be told apart.
pub fn are_unique(model: &OpModel, errors: &mut Errors) {
    let mut seen: HashMap<String, &crate::model::op::Field> = HashMap::new();
    for field in &model.fields {
        let name = field.plain_name();
        match seen.get(&name) {
            Some(first) => errors.at(
                &field.ident,
                format!("`{name}` is the name of {} and of {}", article(&first.role), article(&field.role)),
            ),
            None => {
                seen.insert(name, field);
            }
        }
    }
}

fn article(role: &Role) -> &'static str {
    match role {
        Role::Operand(_) => "an operand",
        Role::Result(_) => "a result",
        Role::Attr(_) => "an attribute",
        Role::Region(_) => "a region",
        Role::Successor(_) => "a successor",
        Role::Derived { .. } => "a derived attribute",
    }
}

/// An accessor of such a name would hide a function that every operation has.
pub fn are_not_reserved(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let name = field.plain_name();
        if RESERVED.contains(&name.as_str()) {
            let message = format!("every operation has a function `{name}`: give the field another name");
            let more = match field.role {
                Role::Attr(_) => format!(", and keep the attribute's with `#[attr(name = \"{name}\")]`"),
                _ => String::new(),
            };
            errors.at(&field.ident, message + &more);
        }
    }
}

/// A field `x` has the setters `set_x` and `with_x`; a field of that very name would have an accessor like it.
pub fn setters_do_not_clash(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let name = field.plain_name();
        for prefix in ["set_", "with_"] {
            let Some(rest) = name.strip_prefix(prefix) else { continue };
            if model.fields.iter().any(|other| other.plain_name() == rest) {
                errors.at(&field.ident, format!("`{name}` is also what sets `{rest}`: give one of them another name"));
            }
        }
    }
}

/// The dictionary of an operation has each name once.
pub fn attribute_names_are_unique(model: &OpModel, errors: &mut Errors) {
    let mut seen: HashMap<String, String> = HashMap::new();
    for (field, attr) in model.attrs() {
        let name = field.ir_name();
        if let Some(first) = seen.get(&name)
            && let Some(literal) = &attr.name
        {
            errors.at(literal, format!("`{first}` is the attribute named \"{name}\" already"));
        }
        seen.insert(name, field.plain_name());
    }
}

/// Attribute names with a dot belong to dialects: they are discardable, never inherent.
pub fn attribute_names_are_well_formed(model: &OpModel, errors: &mut Errors) {
    for (_, attr) in model.attrs() {
        let Attr { name: Some(literal), .. } = attr else { continue };
        let name = literal.value();
        let good = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$'));
        if !good {
            let message = "an attribute's name has letters, digits, `_` and `$`, and begins with a letter or `_`";
            errors.at(literal, message);
        }
    }
}
