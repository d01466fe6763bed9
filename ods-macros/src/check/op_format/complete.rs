//! What is not written, and does not follow from what is, is lost.

use std::collections::HashSet;

use quote::ToTokens;
use syn::Ident;

use super::{Aspect, Format, dictionaries};
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Group, Role};
use crate::model::op_format::OpElement;
use crate::model::type_source::{TypeSource, TypeSources};

/// The fields that the format has by themselves.
fn written<'m>(format: &Format<'m>) -> HashSet<&'m Ident> {
    let mut written = HashSet::new();
    format.visit(&mut |element| {
        let values = format.parts(element).into_iter().filter(|(_, aspect)| *aspect == Aspect::Value);
        written.extend(values.map(|(field, _)| &field.ident));
    });
    written
}

/// Attributes that have no place of their own are in the dictionary; and any operation may have attributes that its
/// definition does not know.
pub fn dictionary_is_there(format: &Format<'_>, errors: &mut Errors) {
    let mut found = false;
    format.visit(&mut |element| found |= !dictionaries(element).is_empty());
    if !found {
        let message = "the format lacks `attr_dict`: attributes that have no place of their own would be lost";
        errors.at(&format.format.key, message);
    }
}

/// Operands, regions and successors have no other place.
pub fn values_are_there(format: &Format<'_>, errors: &mut Errors) {
    let written = written(format);
    for field in format.model.fields.iter().filter(|field| !written.contains(&field.ident)) {
        if matches!(field.role, Role::Operand(_) | Role::Region(_) | Role::Successor(_)) {
            lost(field, errors);
        }
    }
}

fn lost(field: &Field, errors: &mut Errors) {
    errors.at(&field.ident, format!("the format does not have `${}`: what is not written is lost", field.plain_name()));
}

/// Properties are in `prop_dict`, or have a place of their own; a constant needs none.
pub fn properties_are_there(format: &Format<'_>, errors: &mut Errors) {
    let mut has_dictionary = false;
    format.visit(&mut |element| has_dictionary |= matches!(element, OpElement::PropDict(_)));
    let written = written(format);
    for (field, property) in format.model.properties().filter(|_| !has_dictionary) {
        if !property.constant && !written.contains(&field.ident) {
            let name = field.plain_name();
            let message =
                format!("the format does not have `${name}`, and what is not written is lost: add it, or `prop_dict`");
            errors.at(&field.ident, message);
        }
    }
}

/// Types are written, or follow from those that are, or there is one alone.
pub fn types_are_known(format: &Format<'_>, errors: &mut Errors) {
    let sources = TypeSources::new(format.model, format.format);
    let written = written(format);
    // Of an operand that the format lacks enough is said.
    let operands = format.model.operands().filter(|(field, _)| written.contains(&field.ident));
    for (field, group) in operands.chain(format.model.results()) {
        match sources.of(field) {
            None => unknown(format, field, group, errors),
            Some(TypeSource::Same(source)) => source_is_there(field, group, source, errors),
            Some(_) => {}
        }
    }
}

fn unknown(format: &Format<'_>, field: &Field, group: &Group, errors: &mut Errors) {
    let name = field.plain_name();
    let is_operand = matches!(field.role, Role::Operand(_));
    let could_be_built = crate::check::kinds::may_be_one_type(&group.constraint);
    let message = if could_be_built && is_operand && format.format.has_all_operands() {
        format!("`operands` does not tell how many are of `{name}`: write `${name}`, or `type(operands)`")
    } else if could_be_built && !is_operand {
        format!("nothing tells how many `{name}` there are: write their types, `type(${name})`")
    } else {
        let constraint = group.constraint.to_token_stream().to_string().replace(' ', "");
        format!("the type of `{name}` is not written, and `{constraint}` allows several: add `type(${name})`")
    };
    errors.at(&field.ident, message);
}

/// Where nothing may be there, there is no type to take.
fn source_is_there(field: &Field, group: &Group, source: &Field, errors: &mut Errors) {
    let is_optional = match &source.role {
        Role::Operand(source) | Role::Result(source) => source.arity != Arity::One,
        Role::Attr(attr) => attr.presence.may_be_missing(),
        _ => false,
    };
    if is_optional && group.arity == Arity::One {
        let (name, source) = (field.plain_name(), source.plain_name());
        let message =
            format!("where there is no `{source}`, nobody could tell the type of `{name}`: add `type(${name})`");
        errors.at(&field.ident, message);
    }
}
