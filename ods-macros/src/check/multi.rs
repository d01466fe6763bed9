//! Constraints over several parts.

use quote::ToTokens;
use syn::Ident;

use crate::code::{not_an_expression, substitute_all, unknown_placeholder, without_dollar};
use crate::errors::Errors;
use crate::model::op::{Arity, Field, MultiKind, OpModel, Role};
use crate::suggest::did_you_mean;

/// Returns the fields that constraints name.
fn named(model: &OpModel) -> impl Iterator<Item = &Ident> {
    model.multis.iter().flat_map(|used| match &used.kind {
        MultiKind::AllMatch { parts } => parts.iter().collect::<Vec<_>>(),
        MultiKind::Computed { from, to, .. } | MultiKind::ComputedAll { from, to, .. } => vec![from, to],
        MultiKind::Elements { shaped, elements } => vec![shaped, elements],
        MultiKind::Is { part, .. } => vec![part],
        MultiKind::Code { .. } => Vec::new(),
    })
}

/// Reports names that are not fields.
pub fn parts_exist(model: &OpModel, errors: &mut Errors) {
    for name in named(model).filter(|name| model.field(name).is_none()) {
        let hint = did_you_mean(&name.to_string(), model.fields.iter().map(Field::plain_name));
        errors.at(name, format!("the operation has no field `{name}`{hint}"));
    }
}

/// Reports fields that are named twice: a field always agrees with itself.
pub fn parts_are_distinct(model: &OpModel, errors: &mut Errors) {
    for used in &model.multis {
        let MultiKind::AllMatch { parts } = &used.kind else { continue };
        for (i, part) in parts.iter().enumerate() {
            if parts[..i].contains(part) {
                errors.at(part, format!("`{part}` is listed twice; remove one"));
            }
        }
    }
}

/// Reports a part without another to compare it with. A variadic part is one list of types, which agrees with itself,
/// as in MLIR.
pub fn parts_are_several(model: &OpModel, errors: &mut Errors) {
    for used in &model.multis {
        let MultiKind::AllMatch { parts } = &used.kind else { continue };
        let [only] = parts.as_slice() else { continue };
        if model.field(only).is_some_and(|field| !field.is_variadic()) {
            errors.at(&used.keyword, format!("`{}` needs at least two fields to compare", used.keyword));
        }
    }
}

/// Reports parts without a type: only operands, results and attributes have types.
pub fn parts_have_types(model: &OpModel, errors: &mut Errors) {
    for name in named(model) {
        let what = match model.field(name).map(|field| &field.role) {
            Some(Role::Region(_)) => "a region",
            Some(Role::Successor(_)) => "a successor",
            Some(Role::Derived { .. }) => "a derived attribute",
            Some(Role::Property(_)) => "a property",
            Some(Role::Operand(_) | Role::Result(_) | Role::Attr(_)) | None => continue,
        };
        errors.at(name, format!("`{name}` is {what}, which has no type to compare"));
    }
}

/// Reports a computed type whose target is not a single operand or result: the type of an attribute is fixed by the
/// attribute.
pub fn closures_have_a_known_target(model: &OpModel, errors: &mut Errors) {
    for used in &model.multis {
        let (MultiKind::Computed { from, to, .. } | MultiKind::ComputedAll { from, to, .. }) = &used.kind else {
            continue;
        };
        if from == to {
            errors.at(to, format!("the two fields of `{}` must be different", used.keyword));
        }
        if let Some(Role::Attr(_)) = model.field(to).map(|field| &field.role) {
            errors.at(to, format!("`{to}` is an attribute; name the operand or result whose type is computed"));
        }
    }
}

/// Reports fields of the wrong arity: some constraints need an optional field, others need groups.
pub fn parts_have_the_right_arity(model: &OpModel, errors: &mut Errors) {
    let arity = |name: &Ident| match model.field(name).map(|field| &field.role) {
        Some(Role::Operand(group) | Role::Result(group)) => Some(group.arity),
        Some(Role::Attr(_) | Role::Region(_) | Role::Successor(_) | Role::Property(_) | Role::Derived { .. })
        | None => None,
    };
    for used in &model.multis {
        match &used.kind {
            MultiKind::Computed { from, to, .. } if used.keyword == "OptionalTypesMatchWith" => {
                let known = [arity(from), arity(to)];
                if !known.contains(&None) && !known.contains(&Some(Arity::Optional)) {
                    let message = format!("neither `{from}` nor `{to}` is `Optional`; use `TypesMatchWith`");
                    errors.at(&used.keyword, message);
                }
            }
            // One type may determine all types of a group: the type of a callee determines the types of its arguments.
            MultiKind::ComputedAll { to, .. } if arity(to).is_some_and(|a| a != Arity::Variadic) => {
                errors.at(to, format!("`{to}` is not variadic; use `TypesMatchWith`"));
            }
            MultiKind::Elements { elements, .. } if arity(elements).is_some_and(|a| a != Arity::Variadic) => {
                errors.at(elements, format!("`{elements}` is not variadic; declare it as `Variadic<...>`"));
            }
            MultiKind::AllMatch { .. }
            | MultiKind::Computed { .. }
            | MultiKind::ComputedAll { .. }
            | MultiKind::Elements { .. }
            | MultiKind::Is { .. }
            | MultiKind::Code { .. } => {}
        }
    }
}

/// Reports `$name` in code that is neither a field nor a placeholder, and code that is not an expression.
pub fn placeholders_exist(model: &OpModel, errors: &mut Errors) {
    for used in &model.multis {
        let MultiKind::Code { code, .. } = &used.kind else { continue };
        let (_, unknown) = substitute_all(code.clone(), &mut |placeholder| {
            let name = placeholder.ident.to_string();
            let field = model.field(&placeholder.ident);
            match (name.as_str(), field.map(|field| &field.role)) {
                ("_op" | "_ctx" | "_builder" | "_self", _) => Ok(placeholder.ident.to_token_stream()),
                (_, Some(Role::Operand(_) | Role::Result(_) | Role::Attr(_) | Role::Property(_))) => {
                    Ok(placeholder.ident.to_token_stream())
                }
                (_, Some(Role::Region(_) | Role::Successor(_) | Role::Derived { .. })) => Err(syn::Error::new_spanned(
                    &placeholder.ident,
                    format!("`${name}` is not an operand, result, attribute or property"),
                )),
                (_, None) => {
                    let mut known: Vec<&str> = model.fields.iter().map(Field::plain_name).collect();
                    known.extend(["_op", "_ctx"]);
                    Err(unknown_placeholder(placeholder, &known))
                }
            }
        });
        match unknown.is_empty() {
            true => errors.extend(not_an_expression(code)),
            false => errors.extend(unknown),
        }
    }
}

/// Reports fields that are named without `$` in code, where they would be resolved as variables.
pub fn fields_have_dollars(model: &OpModel, errors: &mut Errors) {
    let names: Vec<&str> = model.fields.iter().map(Field::plain_name).collect();
    for used in &model.multis {
        let MultiKind::Code { code, .. } = &used.kind else { continue };
        if let Some(name) = without_dollar(code, &names) {
            errors.at(
                &name,
                format!(
                    "the `$` is missing before the field `{name}`; write `${name}`, or `self::{name}` for a function"
                ),
            );
        }
    }
}
