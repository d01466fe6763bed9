//! Completeness: a part that is neither written nor inferred is lost.

use std::collections::HashSet;

use syn::Ident;

use super::{Aspect, Format};
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Group, Part, Role};
use crate::model::op_format::{AllOf, Bound};
use crate::model::type_source::{TypeSource, TypeSources};

/// Returns the fields whose values the format has, by name or in a directive such as `operands`.
fn written<'m>(format: &Format<'m>) -> HashSet<&'m Ident> {
    let mut written = HashSet::new();
    format.visit(&mut |element| {
        let values = format.parts(element).into_iter().filter(|(_, aspect)| *aspect == Aspect::Value);
        written.extend(values.map(|(field, _)| &field.ident));
    });
    written
}

/// Reports a format without an attribute dictionary. It holds the attributes that are not written elsewhere, and any
/// operation may have attributes that its definition does not list.
pub fn has_dictionary(format: &Format<'_>, errors: &mut Errors) {
    let mut found = false;
    format.visit(&mut |element| found |= !element.dictionaries().is_empty());
    if !found {
        let message = "the format lacks `attr_dict`, so attributes that it does not name would be lost; add it";
        errors.at(&format.format.key, message);
    }
}

/// Reports operands, regions and successors that the format lacks.
pub fn has_all_values(format: &Format<'_>, errors: &mut Errors) {
    let written = written(format);
    for field in format.model.fields.iter().filter(|field| !written.contains(&field.ident)) {
        match field.role {
            Role::Operand(_) | Role::Region(_) | Role::Successor(_) => lost(field, errors),
            Role::Result(_) | Role::Attr(_) | Role::Property(_) | Role::Derived { .. } => {}
        }
    }
}

fn lost(field: &Field, errors: &mut Errors) {
    errors.at(&field.ident, format!("the format lacks `${}`, so its value would be lost; add it", field.plain_name()));
}

/// Reports properties that are neither in `prop_dict` nor written elsewhere; a constant is not written.
pub fn properties_are_there(format: &Format<'_>, errors: &mut Errors) {
    let mut has_dictionary = false;
    format.visit(&mut |element| has_dictionary |= element.property_dictionary().is_some());
    let written = written(format);
    for (field, property) in format.model.properties().filter(|_| !has_dictionary) {
        if !property.constant && !written.contains(&field.ident) {
            let name = field.plain_name();
            let message = format!("the format lacks `${name}`, so its value would be lost; add it, or `prop_dict`");
            errors.at(&field.ident, message);
        }
    }
}

/// Reports types that are not written, not inferred from written ones, and not fixed by a constraint.
pub fn types_are_known(format: &Format<'_>, errors: &mut Errors) {
    let TypeSources { operands, results } = TypeSources::of(format.model, format.format);
    let written = written(format);
    // An operand that the format lacks has been reported.
    let operands = format.model.operands().zip(operands).filter(|((field, _), _)| written.contains(&field.ident));
    for ((field, group), source) in operands.chain(format.model.results().zip(results)) {
        match source {
            TypeSource::Unknown => unknown(format, field, errors),
            TypeSource::Same(source) => source_is_there(format, field, group, source, errors),
            TypeSource::Written | TypeSource::Computed(_) | TypeSource::Inferred | TypeSource::Built => {}
        }
    }
}

fn unknown(format: &Format<'_>, field: &Field, errors: &mut Errors) {
    let name = field.plain_name();
    let is_operand = matches!(field.role, Role::Operand(_));
    let message = if let (true, Some(operands)) = (is_operand, all_operands(format)) {
        let message = format!(
            "the number of operands in `{name}` does not follow from `operands`; write `${name}`, or `type(operands)`"
        );
        return errors.at(operands, message);
    } else {
        format!("the number of results in `{name}` is unknown; write their types, `type(${name})`")
    };
    errors.at(&field.ident, message);
}

/// Returns the `operands` of the format.
fn all_operands<'m>(format: &Format<'m>) -> Option<&'m Ident> {
    let mut found = None;
    format.visit(&mut |element| {
        for bound in element.bounds() {
            if let Bound::All(keyword, AllOf::Operands) = bound {
                found = Some(keyword);
            }
        }
    });
    found
}

/// Reports a type that is inferred from a part that may be absent.
fn source_is_there(format: &Format<'_>, field: &Field, group: &Group, source: Part, errors: &mut Errors) {
    if group.arity == Arity::One
        && format.model.may_be_missing(source)
        && let Some(source) = format.model.field_of(source).map(Field::plain_name)
    {
        let name = field.plain_name();
        let message = format!("the type of `{name}` is unknown if `{source}` is absent; add `type(${name})`");
        errors.at(&field.ident, message);
    }
}
