//! Fields that a format names, and their positions.

use std::collections::HashSet;

use syn::Ident;

use super::{Aspect, Format, name_of, named_by, what};
use crate::directives;
use crate::errors::Errors;
use crate::model::op::{Field, Role};
use crate::model::op_format::Subject;
use crate::suggest::did_you_mean;

/// Returns all names, each with the aspect of the field that is meant, in order.
fn names<'m>(format: &Format<'m>) -> Vec<(&'m Ident, Aspect)> {
    let mut names = Vec::new();
    format.visit(&mut |element| {
        names.extend(named_by(element));
        names.extend(element.references().into_iter().filter_map(name_of));
    });
    names
}

/// Reports names that are not fields.
pub fn exist(format: &Format<'_>, errors: &mut Errors) {
    if !format.model.has_all_fields {
        return;
    }
    for (name, _) in names(format) {
        if format.field(name).is_some() {
            continue;
        }
        if directives::words().any(|word| name == word) {
            errors.at(name, format!("`{name}` is a directive; remove the `$`"));
        } else {
            let hint = did_you_mean(&name.to_string(), format.model.fields.iter().map(Field::plain_name));
            errors.at(name, format!("the operation has no field `{name}`{hint}"));
        }
    }
}

/// Reports misplaced fields: results precede the operation's name, only operands and results have separate types, and
/// derived attributes are never written.
pub fn have_their_place(format: &Format<'_>, errors: &mut Errors) {
    for (name, aspect) in names(format) {
        let Some(role) = format.field(name).map(|field| &field.role) else { continue };
        let message = match (role, aspect) {
            (Role::Result(_), Aspect::Value) => {
                format!(
                    "`{name}` is a result, which is printed before the operation's name; write its type, \
                     `type(${name})`"
                )
            }
            (Role::Derived { .. }, _) => {
                format!("`{name}` is a derived attribute, which is computed and never printed; remove it")
            }
            (Role::Attr(_), Aspect::Type) => {
                format!("`{name}` is an attribute, which is printed with its type; write `${name}`")
            }
            (Role::Region(_) | Role::Successor(_) | Role::Property(_), Aspect::Type) => {
                format!("`{name}` is {}, which has no type; write `${name}`", what(role))
            }
            (Role::Operand(_) | Role::Result(_), Aspect::Type)
            | (
                Role::Operand(_) | Role::Attr(_) | Role::Region(_) | Role::Successor(_) | Role::Property(_),
                Aspect::Value,
            ) => continue,
        };
        errors.at(name, message);
    }
}

/// Reports references to parts that are not parsed yet.
pub fn references_follow(format: &Format<'_>, errors: &mut Errors) {
    let mut read = HashSet::new();
    let mut has_dictionary = false;
    format.visit(&mut |element| {
        for subject in element.references() {
            let is_read = match name_of(subject) {
                None => has_dictionary,
                Some((name, aspect)) => format.field(name).is_none_or(|field| read.contains(&(&field.ident, aspect))),
            };
            if !is_read {
                let message = format!("`{}` is not parsed before this `ref`; move it before", text(subject));
                errors.at(subject.tokens(), message);
            }
        }
        read.extend(format.parts(element).into_iter().map(|(field, aspect)| (&field.ident, aspect)));
        has_dictionary |= !element.dictionaries().is_empty();
    });
}

/// Returns a subject in its syntax.
fn text(subject: &Subject) -> String {
    match subject {
        Subject::Variable(name) => format!("${name}"),
        Subject::Type(name) => format!("type(${name})"),
        Subject::AttrDict(_) => "attr_dict".to_owned(),
        Subject::PropDict(_) => "prop_dict".to_owned(),
    }
}
