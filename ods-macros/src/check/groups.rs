//! Groups of variable length.

use syn::Ident;

use crate::errors::Errors;
use crate::model::op::{Arity, Field, Group, OpModel, Presence, Role, Sizes, ValueKind};
use crate::suggest::did_you_mean;

/// Reports operand groups of unknown length: if several are of variable length, a trait has to define the segment
/// sizes.
pub fn operand_groups_are_known(model: &OpModel, errors: &mut Errors) {
    if model.operand_sizes() == Sizes::Rest {
        one_variable_group(model.operands(), ValueKind::Operand, errors);
    }
}

/// Reports result groups of unknown length.
pub fn result_groups_are_known(model: &OpModel, errors: &mut Errors) {
    if model.result_sizes() == Sizes::Rest {
        one_variable_group(model.results(), ValueKind::Result, errors);
    }
}

fn one_variable_group<'a>(groups: impl Iterator<Item = (&'a Field, &'a Group)>, kind: ValueKind, errors: &mut Errors) {
    let (what, stored, same) = (kind.noun(), kind.stored_sizes_trait(), kind.same_size_trait());
    let mut variable = groups.filter(|(_, group)| group.arity != Arity::One);
    let Some((first, _)) = variable.next() else { return };
    for (field, _) in variable {
        errors.at(
            &field.ident,
            format!(
                "the {what}s `{}` and `{}` are both of variable length, so their segment sizes are ambiguous; add \
                 `traits({stored})`, or `traits({same})` if all have one \
                 length",
                first.ident, field.ident
            ),
        );
    }
}

/// Reports a list of groups without segment sizes: a required attribute of the operation that has no other use.
pub fn nested_groups_have_lengths(model: &OpModel, errors: &mut Errors) {
    let mut seen: Vec<(&Ident, &Field)> = Vec::new();
    for (field, group) in model.operands() {
        let Some(name) = &group.lengths else { continue };
        if let Some((_, first)) = seen.iter().find(|(known, _)| *known == name) {
            errors.at(
                name,
                format!("`{name}` already has the segment sizes of `{}`; use another attribute", first.ident),
            );
        }
        seen.push((name, field));
        if let Some(message) = not_lengths(model, name, &field.ident) {
            errors.at(name, message);
        }
    }
}

fn not_lengths(model: &OpModel, name: &Ident, group: &Ident) -> Option<String> {
    let instead = format!("`#[attr] {name}: DenseI32ArrayAttr`");
    match model.field(name).map(|field| &field.role) {
        Some(Role::Attr(attr)) if !matches!(attr.presence, Presence::Required) => {
            Some(format!("the segment sizes of `{group}` cannot be absent; write {instead}"))
        }
        Some(Role::Attr(_)) => None,
        Some(
            Role::Operand(_)
            | Role::Result(_)
            | Role::Region(_)
            | Role::Successor(_)
            | Role::Property(_)
            | Role::Derived { .. },
        ) => Some(format!("the segment sizes of `{group}` must be an attribute; write {instead}")),
        None => {
            let hint = did_you_mean(&name.to_string(), model.attrs().map(|(field, _)| field.plain_name()));
            Some(format!("`{group}` needs an attribute `{name}` with its segment sizes; add {instead}{hint}"))
        }
    }
}

/// Reports a variadic region that is not the last: regions are identified by position.
pub fn only_last_region_is_variadic(model: &OpModel, errors: &mut Errors) {
    only_last_is_variadic(model.regions(), "region", errors);
}

/// Reports a variadic successor that is not the last.
pub fn only_last_successor_is_variadic(model: &OpModel, errors: &mut Errors) {
    only_last_is_variadic(model.successors(), "successor", errors);
}

fn only_last_is_variadic<'a>(groups: impl Iterator<Item = (&'a Field, &'a Group)>, what: &str, errors: &mut Errors) {
    let groups: Vec<_> = groups.collect();
    let Some((_, before)) = groups.split_last() else { return };
    for (field, _) in before.iter().filter(|(_, group)| group.arity == Arity::Variadic) {
        errors.at(&field.ident, format!("only the last {what} can be variadic; move `{}` to the end", field.ident));
    }
}
