//! Presence: fields that are written together are present together.
//!
//! A group is written if its anchor is present, a clause if anything in it is; then all of it is written. A field whose
//! presence differs from the others' would be lost, or printed in a way that cannot be parsed. A verifier has to ensure
//! it: the operation's own (`verify` or `verify_regions`), which is trusted, or a `PredOpTrait` whose code names the
//! field.

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

use super::{Aspect, Format, named_by};
use crate::code::substitute;
use crate::directives::OpElement;
use crate::errors::Errors;
use crate::model::op::{Field, MultiKind};
use crate::model::op_format::OpGroup;

const ADVICE: &str = "give each a group of its own, or enforce it in `verify` or a `PredOpTrait`";

/// Reports fields whose presence is not tied to the rest of their group, as described above.
pub fn fields_come_together(format: &Format<'_>, errors: &mut Errors) {
    let hooks = &format.model.hooks;
    if hooks.verify.is_some() || hooks.verify_regions.is_some() {
        return;
    }
    format.visit(&mut |element| {
        if let OpElement::Group(group) = element {
            check_group(format, group, errors);
        }
        if let OpElement::OiList(list) = element {
            for clause in &list.clauses {
                let has_fields = |element: &&OpElement| !format.parts(element).is_empty();
                if let Some(first) = clause.elements.iter().find(has_fields) {
                    check(format, &clause.elements, first, errors);
                }
            }
        }
    });
}

fn check_group<'m>(format: &Format<'m>, group: &'m OpGroup, errors: &mut Errors) {
    let Some(anchor) = group.anchor() else { return };
    check(format, &group.then, anchor, errors);
    for (leaf, field) in group.otherwise.iter().flat_map(|element| leaves(format, element)) {
        if !is_verified(format, field) {
            let (name, anchor) = (field.plain_name(), anchor.text());
            let message = format!(
                "`{name}` and `{anchor}` can both be present, and `{name}` would then not be printed; {ADVICE}"
            );
            errors.at(name_in(format, leaf, field), message);
            return;
        }
    }
}

/// Checks elements that are written if one of them is present. The fields of a `custom` may be present independently.
fn check<'m>(format: &Format<'m>, elements: &'m [OpElement], anchor: &'m OpElement, errors: &mut Errors) {
    let mut anchored = format.parts(anchor).into_iter().map(|(field, _)| field);
    let known = anchored.next().filter(|first| anchored.all(|other| std::ptr::eq(*first, other)));
    let is_known = |field: &Field| known.is_some_and(|known| std::ptr::eq(known, field));
    let others = elements.iter().filter(|element| !std::ptr::eq(*element, anchor));
    for (leaf, field) in others.flat_map(|element| leaves(format, element)) {
        if !is_known(field) && !is_verified(format, field) {
            let (name, anchor) = (field.plain_name(), anchor.text());
            let is_nested = !elements.iter().any(|element| std::ptr::eq(element, leaf));
            let problem = if is_nested {
                format!("`{name}` can be present without `{anchor}`, and would then not be printed")
            } else {
                format!("`{name}` and `{anchor}` can be present without each other, but are printed together")
            };
            let message = format!("{problem}; {ADVICE}");
            errors.at(name_in(format, leaf, field), message);
            return;
        }
    }
}

/// Returns the fields of an element and its nested elements, with the elements that name them.
fn leaves<'m>(format: &Format<'m>, element: &'m OpElement) -> Vec<(&'m OpElement, &'m Field)> {
    let mut leaves = Vec::new();
    element.visit(&mut |leaf| leaves.extend(format.parts(leaf).into_iter().map(|(field, _)| (leaf, field))));
    leaves
}

/// Returns whether a predicate of the operation names the field.
fn is_verified(format: &Format<'_>, field: &Field) -> bool {
    format.model.multis.iter().any(|used| match &used.kind {
        MultiKind::Code { code, .. } => has_placeholder(code, |name| format.is(name, field)),
        MultiKind::AllMatch { .. }
        | MultiKind::Computed { .. }
        | MultiKind::ComputedAll { .. }
        | MultiKind::Elements { .. }
        | MultiKind::Is { .. } => false,
    })
}

fn has_placeholder(code: &TokenStream, is_meant: impl Fn(&Ident) -> bool) -> bool {
    let mut found = false;
    substitute(code, &mut |placeholder| {
        found |= is_meant(&placeholder.ident);
        TokenStream::new()
    });
    found
}

/// Returns the position at which an element names a field.
pub fn name_in(format: &Format<'_>, element: &OpElement, field: &Field) -> TokenStream {
    let mut names = named_by(element).into_iter().map(|(name, _): (_, Aspect)| name);
    let name = names.find(|name| format.is(name, field));
    name.map_or_else(|| element.tokens(), ToTokens::to_token_stream)
}
