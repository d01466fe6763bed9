//! The names of fields, which are the names of accessors and attributes.

use std::collections::HashMap;

use syn::LitStr;

use crate::errors::Errors;
use crate::model::companions::{Companion, is_reserved};
use crate::model::op::{Field, OpModel, Role};
use ods_grammar::{begins_keyword, is_in_bare_name};

/// Reports fields whose accessors have the same name.
pub fn are_unique(model: &OpModel, errors: &mut Errors) {
    let mut seen: HashMap<&str, &Field> = HashMap::new();
    for field in &model.fields {
        let name = field.rust_name();
        match seen.get(name) {
            Some(first) => errors.at(&field.ident, twice(name, article(&first.role), article(&field.role))),
            None => {
                seen.insert(name, field);
            }
        }
    }
}

fn twice(name: &str, first: &str, second: &str) -> String {
    match first == second {
        true => format!("`{name}` is already the name of {first}; rename one of them"),
        false => format!("`{name}` is the name of {first} and of {second}; rename one of them"),
    }
}

fn article(role: &Role) -> &'static str {
    match role {
        Role::Operand(_) => "an operand",
        Role::Result(_) => "a result",
        Role::Attr(_) => "an attribute",
        Role::Region(_) => "a region",
        Role::Successor(_) => "a successor",
        Role::Property(_) => "a property",
        Role::Derived { .. } => "a derived attribute",
    }
}

/// Reports fields whose accessors would hide a function that every operation has, or clash with the operation's own
/// verifier.
pub fn are_not_reserved(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let name = field.rust_name();
        let owner = match name {
            name if model.hooks.is_function(name) => "the operation",
            name if is_reserved(name) => "every operation",
            _ => continue,
        };
        let message = format!("`{name}` is already a function of {owner}; rename the field");
        let more = match field.role {
            Role::Attr(_) => format!(", and keep the attribute's name with `#[attr(name = \"{name}\")]`"),
            Role::Operand(_)
            | Role::Result(_)
            | Role::Region(_)
            | Role::Successor(_)
            | Role::Property(_)
            | Role::Derived { .. } => String::new(),
        };
        errors.at(&field.ident, message + &more);
    }
}

/// Reports fields with the name of a companion: a field `x` has the setters `set_x` and `with_x`, and as an attribute
/// `x_attr` and possibly `remove_x`.
pub fn companions_do_not_clash(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let name = field.rust_name();
        let clash = model.companions(name).find(|(companion, _)| *companion != Companion::MutableView);
        if let Some((companion, of)) = clash {
            let (does, of) = (companion.verb(), of.rust_name());
            errors.at(&field.ident, format!("`{name}` is also the function that {does} `{of}`; rename one of them"));
        }
    }
}

/// Reports fields with the name `x_mut` beside a variadic operand `x`, whose mutable view has that name.
pub fn mutable_views_do_not_clash(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let clash = model.companions(field.rust_name()).find(|(companion, _)| *companion == Companion::MutableView);
        if let Some((companion, of)) = clash {
            let (name, does, of) = (&field.ident, companion.verb(), of.rust_name());
            errors.at(&field.ident, format!("`{name}` is also the function that {does} `{of}`; rename one of them"));
        }
    }
}

/// Returns the attributes and properties, which are printed in `<{...}>`, each with its `name` literal if present.
fn keys(model: &OpModel) -> impl Iterator<Item = (&Field, Option<&LitStr>)> {
    model.fields.iter().filter_map(|field| match &field.role {
        Role::Attr(attr) => Some((field, attr.name.as_ref())),
        Role::Property(property) => Some((field, property.name.as_ref())),
        Role::Operand(_) | Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Derived { .. } => None,
    })
}

/// Reports attribute names that occur twice, since a dictionary has unique names.
pub fn attribute_names_are_unique(model: &OpModel, errors: &mut Errors) {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for (field, literal) in keys(model) {
        let name = field.ir_name();
        // Fields of one name are reported by `are_unique`.
        if let Some(first) = seen.get(&name).filter(|first| **first != field.plain_name()) {
            let message = format!("`{first}` is already the attribute \"{name}\"; choose another name");
            match literal {
                Some(literal) => errors.at(literal, message),
                None => errors.at(&field.ident, message),
            }
        }
        seen.insert(name, field.plain_name());
    }
}

/// Reports attribute names that are reserved for the lengths of operand and result groups.
pub fn attribute_names_are_free(model: &OpModel, errors: &mut Errors) {
    for (field, literal) in keys(model) {
        let name = field.ir_name();
        // The parser still accepts the names with underscores.
        let reserved = ["operandSegmentSizes", "resultSegmentSizes", "operand_segment_sizes", "result_segment_sizes"];
        if reserved.contains(&name.as_str()) {
            let message = format!("`{name}` is reserved for segment sizes; rename the attribute");
            match literal {
                Some(literal) => errors.at(literal, message),
                None => errors.at(&field.ident, message),
            }
        }
    }
}

/// Reports attribute names with a dot, which belong to dialects: they are discardable, never inherent.
pub fn attribute_names_are_well_formed(model: &OpModel, errors: &mut Errors) {
    for (field, literal) in keys(model) {
        let Some(literal) = literal else { continue };
        let name = literal.value();
        let good = name.starts_with(begins_keyword) && name.chars().all(is_in_bare_name);
        if !good {
            let whose = article(&field.role);
            let message =
                format!("{whose}'s name must consist of letters, digits, `_` and `$`, and begin with a letter or `_`");
            errors.at(literal, message);
        }
    }
}
