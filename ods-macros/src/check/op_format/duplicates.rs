//! Duplicates: a part that is written twice could be read as two different values.

use std::collections::HashSet;

use quote::ToTokens;
use syn::Ident;

use super::{Aspect, Format};
use crate::directives::OpElement;
use crate::errors::Errors;
use crate::model::op::Field;

/// Reports operands, attributes, properties, regions and successors that are written twice.
pub fn values_are_written_once(format: &Format<'_>, errors: &mut Errors) {
    once(format, Aspect::Value, errors);
}

/// Reports types of operands and results that are written twice.
pub fn types_are_written_once(format: &Format<'_>, errors: &mut Errors) {
    once(format, Aspect::Type, errors);
}

fn once(format: &Format<'_>, aspect: Aspect, errors: &mut Errors) {
    let mut written: HashSet<&Ident> = HashSet::new();
    let mut said_all: HashSet<String> = HashSet::new();
    format.visit(&mut |element| {
        for (tokens, fields) in occurrences(format, element, aspect) {
            let all = tokens.to_token_stream().to_string();
            let is_named = matches!(fields.as_slice(), [field] if format.is(tokens, field));
            let twice = fields.iter().find(|field| written.contains(&field.ident));
            let is_again = !is_named && !said_all.insert(all.clone());
            if is_again {
                errors.at(tokens, format!("{} are already in the format; remove them here", of(aspect, &all)));
            } else if let Some(field) = twice {
                let name = field.plain_name();
                let message = match (is_named, aspect) {
                    (true, Aspect::Value) => format!("`{name}` is already in the format; remove it here"),
                    (true, Aspect::Type) => format!("the type of `{name}` is already in the format; remove it here"),
                    (false, _) => {
                        format!("`{all}` includes `{name}`, which is already in the format; remove one of them")
                    }
                };
                errors.at(tokens, message);
            }
            written.extend(fields.iter().map(|field| &field.ident));
        }
    });
}

fn of(aspect: Aspect, all: &str) -> String {
    match aspect {
        Aspect::Value => format!("`{all}`"),
        Aspect::Type => format!("the types of `{all}`"),
    }
}

/// Returns the occurrences of fields in an element, each with the fields that it refers to.
fn occurrences<'m>(format: &Format<'m>, element: &'m OpElement, aspect: Aspect) -> Vec<(&'m Ident, Vec<&'m Field>)> {
    let bounds = element.bounds().into_iter();
    let fields = bounds.map(|bound| {
        let parts = format.parts_of(bound).into_iter().filter(|(_, of)| *of == aspect);
        (bound, parts.map(|(field, _)| field).collect::<Vec<_>>())
    });
    fields.filter(|(_, fields)| !fields.is_empty()).map(|(bound, fields)| (bound.word(), fields)).collect()
}

/// Reports dictionaries of attributes or properties that are written twice.
pub fn dictionaries_are_written_once(format: &Format<'_>, errors: &mut Errors) {
    let (mut attributes, mut properties) = (false, false);
    format.visit(&mut |element| {
        for keyword in element.dictionaries() {
            if std::mem::replace(&mut attributes, true) {
                errors.at(keyword, "the attribute dictionary is already in the format; remove it here");
            }
        }
        if let Some(keyword) = element.property_dictionary()
            && std::mem::replace(&mut properties, true)
        {
            errors.at(keyword, "the property dictionary is already in the format; remove it here");
        }
    });
}
