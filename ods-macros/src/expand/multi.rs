//! Constraints over several parts.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::{Ident, Index};

use super::placeholders::local;
use super::slot;
use super::spans::{in_place_of, quote_at};
use crate::code::substitute;
use crate::model::op::{Arity, Field, MultiKind, MultiUse, OpModel, Part, Presence, Role};
use crate::model::plain_name;

/// Returns a `MultiConstraint` for each constraint.
pub fn constraints(model: &OpModel) -> Vec<TokenStream> {
    model.multis.iter().filter_map(|used| constraint(model, used)).collect()
}

fn constraint(model: &OpModel, used: &MultiUse) -> Option<TokenStream> {
    let (summary, pred) = match &used.kind {
        MultiKind::AllMatch { parts } => {
            let (aspect, words) = aspect(&used.keyword);
            let names: Vec<String> = parts.iter().filter_map(|part| model.field(part)).map(Field::ir_name).collect();
            let summary = format!("all of {{{}}} have same {words}", names.join(", "));
            let are_lists = parts.iter().all(|name| model.field(name).is_some_and(Field::is_variadic));
            let parts = parts.iter().map(|name| part(model, name)).collect::<Option<Vec<_>>>()?;
            let aspect = quote!(aspect: __ods::Aspect::#aspect);
            (summary, quote!(__ods::MultiPred::AllMatch { #aspect, parts: &[#(#parts),*], are_lists: #are_lists }))
        }
        MultiKind::Computed { summary, from, to, map } => {
            let (from, to) = (part(model, from)?, part(model, to)?);
            let map = quote_at!(map.span()=> |__ty, __ctx| __ods::compute_type(#map, __ty, __ctx));
            (summary.value(), quote!(__ods::MultiPred::Computed { from: #from, to: #to, map: #map }))
        }
        MultiKind::ComputedAll { summary, from, to, map } => {
            let (from, to) = (part(model, from)?, part(model, to)?);
            let map = quote_at!(map.span()=> |__types, __ctx| __ods::compute_types(#map, __types, __ctx));
            (summary.value(), quote!(__ods::MultiPred::ComputedAll { from: #from, to: #to, map: #map }))
        }
        MultiKind::Elements { shaped, elements } => {
            let names = (model.field(shaped)?.ir_name(), model.field(elements)?.ir_name());
            let summary = format!("shaped type '{}' matches '{}' element count and types", names.0, names.1);
            let (shaped, elements) = (part(model, shaped)?, part(model, elements)?);
            (summary, quote!(__ods::MultiPred::Elements { shaped: #shaped, elements: #elements }))
        }
        MultiKind::Is { part: name, element, constraint } => {
            let (field, part) = (model.field(name)?.ir_name(), part(model, name)?);
            let text = crate::code::type_text(constraint);
            let constraint = super::schema::constraint_of(constraint, "Type");
            let is = quote! {
                __ods::MultiPred::Is { part: #part, name: #field, element: #element, constraint: #constraint }
            };
            (format!("'{field}' is {text}"), is)
        }
        MultiKind::Code { summary, code } => (summary.value(), code_pred(model, code)),
    };
    Some(quote!(__ods::MultiConstraint { summary: #summary, pred: #pred }))
}

fn aspect(keyword: &Ident) -> (Ident, &'static str) {
    let (variant, words) = match keyword.to_string().as_str() {
        "AllTypesMatch" => ("Type", "type"),
        "AllElementTypesMatch" => ("ElementType", "element type"),
        "AllShapesMatch" => ("Shape", "shape"),
        "AllElementCountsMatch" => ("ElementCount", "element count"),
        "AllTypeIDsMatch" => ("Kind", "type IDs"),
        _ => ("Rank", "rank"),
    };
    (Ident::new(variant, Span::call_site()), words)
}

/// Returns the expression for a part, such as `Part::Operand(0)`; an attribute must have a type.
fn part(model: &OpModel, name: &Ident) -> Option<TokenStream> {
    let part = model.part(name)?;
    match (part, &model.field(name)?.role) {
        (Part::Attribute(index), Role::Attr(attr)) => {
            let (index, text) = (Index::from(index), name.to_string());
            let constraint = super::schema::constraint_of(&attr.constraint, "Attribute");
            Some(quote_at!(name.span()=> __ods::typed_attribute(#index, #constraint, #text)))
        }
        (
            Part::Operand(_)
            | Part::Result(_)
            | Part::Attribute(_)
            | Part::Region(_)
            | Part::Successor(_)
            | Part::Property(_),
            _,
        ) => part_at(part),
    }
}

/// Returns the expression for a part with a type, such as `Part::Operand(0)`.
pub fn part_at(part: Part) -> Option<TokenStream> {
    let (kind, index) = match part {
        Part::Operand(index) => (quote!(Operand), index),
        Part::Result(index) => (quote!(Result), index),
        Part::Attribute(index) => (quote!(Attribute), index),
        Part::Region(_) | Part::Successor(_) | Part::Property(_) => return None,
    };
    let index = Index::from(index);
    Some(quote!(__ods::Part::#kind(#index)))
}

/// Returns a function over the operation that binds the fields that the code names.
fn code_pred(model: &OpModel, code: &TokenStream) -> TokenStream {
    let op = local(code, &["_op", "_self", "_ctx", "_builder"], "__op");
    let op = op.unwrap_or_else(|| Ident::new("__op", Span::call_site()));
    // The fields that the code names, each with the variable of its first placeholder.
    let mut bound: Vec<(Ident, Ident)> = Vec::new();
    let code = substitute(code, &mut |placeholder| {
        let (name, span) = (&placeholder.ident, placeholder.ident.span());
        match name.to_string().as_str() {
            "_op" | "_self" => in_place_of(&op, span).into_token_stream(),
            "_ctx" | "_builder" => {
                let op = in_place_of(&op, span);
                quote_at!(span=> #op.ir.context())
            }
            _ => {
                let known =
                    bound.iter().find(|(other, _)| other == name).map(|(_, variable)| in_place_of(variable, span));
                let variable = known.unwrap_or_else(|| {
                    let variable = format_ident!("__{}", plain_name(name), span = span);
                    bound.push((name.clone(), variable.clone()));
                    variable
                });
                variable.into_token_stream()
            }
        }
    });
    let bindings: Vec<_> = bound.iter().filter_map(|(name, variable)| binding(model, name, variable, &op)).collect();
    let test = quote_at!(code.span()=> |#op| -> __ods::bool { #(#bindings)* #code });
    quote!(__ods::MultiPred::Code(#test))
}

/// Returns the binding of `$name`: the type of an operand or result (all types of a group), or an attribute.
fn binding(model: &OpModel, name: &Ident, variable: &Ident, op: &Ident) -> Option<TokenStream> {
    let field = model.field(name)?;
    if let Role::Property(property) = &field.role {
        let (ty, index) = (&property.ty, slot(field));
        return Some(
            quote!(let #variable = __ods::property::<#ty>(&#op.op, #op.ir, &__SCHEMA, __ods::PropertyPlace::of(&__SCHEMA, #index));),
        );
    }
    let part = field.part().and_then(part_at)?;
    Some(match &field.role {
        Role::Operand(group) | Role::Result(group) => match group.arity {
            Arity::One => {
                quote!(let __ods::Some(#variable) = __ods::type_of(#op, #part) else { return false };)
            }
            Arity::Optional => quote!(let #variable = __ods::type_of(#op, #part);),
            Arity::Variadic => quote!(let #variable = __ods::types_of(#op.ir, #op.op, #part);),
        },
        Role::Attr(attr) => {
            let (constraint, index) = (&attr.constraint, slot(field));
            let found = quote!(__ods::attribute_of(#op.ir, #op.op, #index)
                .map(<<#constraint as __ods::Constrains<__ods::Attribute>>::View as __ods::View>::view));
            match attr.presence {
                Presence::Optional | Presence::Unit => quote!(let #variable = #found;),
                Presence::Required | Presence::Default(_) | Presence::OptionalDefault(_) => {
                    quote!(let __ods::Some(#variable) = #found else { return false };)
                }
            }
        }
        Role::Region(_) | Role::Successor(_) | Role::Property(_) | Role::Derived { .. } => return None,
    })
}
