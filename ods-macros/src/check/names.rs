//! The names of fields, which are the names of accessors and attributes.

use std::collections::HashMap;

use syn::LitStr;

use crate::errors::Errors;
use crate::model::op::{Arity, Field, OpModel, Role, Sizes};
use ods_grammar::{begins_keyword, is_in_bare_name};

/// Functions that every operation has.
const RESERVED: &[&str] = &["new", "create", "create_or_fold", "create_generic", "over", "operation", "from_operation"];

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

/// Returns whether every operation has a function of this name.
pub fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
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

/// Functions that are generated beside an accessor: the prefix and suffix of the field's name, and the verb for
/// messages.
const COMPANIONS: &[(&str, &str, &str)] = &[
    ("set_", "", "sets"),
    ("with_", "", "sets"),
    ("remove_", "", "removes"),
    ("", "_attr", "returns the attribute of"),
];

/// Returns the field with a companion of this name, and the verb for messages.
fn companion_of<'a>(name: &str, fields: &'a [Field]) -> Option<(&'static str, &'a Field)> {
    COMPANIONS.iter().find_map(|(before, after, does)| {
        let of = name.strip_prefix(before)?.strip_suffix(after)?;
        let field = fields.iter().find(|field| field.rust_name() == of)?;
        let is_there = match (&field.role, *does) {
            (_, "sets") => true,
            (Role::Attr(attr), "removes") => attr.presence.is_removable(),
            (Role::Attr(_), _) => true,
            (
                Role::Operand(_)
                | Role::Result(_)
                | Role::Region(_)
                | Role::Successor(_)
                | Role::Property(_)
                | Role::Derived { .. },
                _,
            ) => false,
        };
        is_there.then_some((*does, field))
    })
}

/// Returns whether a function of this name is generated along with the accessor of a field.
pub fn is_companion(name: &str, fields: &[Field]) -> bool {
    companion_of(name, fields).is_some()
}

/// Reports fields with the name of a companion: a field `x` has the setters `set_x` and `with_x`, and as an attribute
/// `x_attr` and possibly `remove_x`.
pub fn companions_do_not_clash(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        let name = field.rust_name();
        if let Some((does, of)) = companion_of(name, &model.fields) {
            let of = of.rust_name();
            errors.at(&field.ident, format!("`{name}` is also the function that {does} `{of}`; rename one of them"));
        }
    }
}

/// Reports fields with the name `x_mut` beside a variadic operand `x`, whose mutable accessor has that name.
pub fn mutable_groups_do_not_clash(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        if let Some(group) = changed_by(model, field.rust_name()) {
            let message = format!("`{}` is also the function that changes `{group}`; rename one of them", field.ident);
            errors.at(&field.ident, message);
        }
    }
}

/// Returns the variadic operand `x` that the accessor `x_mut` modifies.
pub fn changed_by(model: &OpModel, name: &str) -> Option<String> {
    let group = name.strip_suffix("_mut")?;
    let is_it = |(field, data): (&Field, &crate::model::op::Group)| {
        data.arity == Arity::Variadic && data.lengths.is_none() && field.rust_name() == group
    };
    (model.operand_sizes() != Sizes::Same && model.operands().any(is_it)).then(|| group.to_owned())
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
