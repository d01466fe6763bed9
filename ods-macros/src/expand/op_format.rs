//! The declarative format of an operation, as data.
//!
//! Where blanks are printed, what decides about groups and how types are known, is settled here.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Index, LitStr, Type};

use super::begin::begin;
use super::blanks::Blanks;
use super::spans::{quote_at, start};
use super::{hook, multi};
use crate::check::op_format::{Doubt, Question};
use crate::model::format::is_blank;
use crate::model::op::{Field, Group, OpModel, Part, Presence, Role};
use crate::model::op_format::{AllOf, OiClause, OpElement, OpFormatModel, OpGroup, Subject, Whose};
use crate::model::type_source::{TypeSource, TypeSources};

/// `format: Some(&...),`
pub fn field(model: &OpModel) -> Option<TokenStream> {
    let format = model.hooks.format.as_ref()?;
    let (operands, results) = sources(model, format);
    let (text, mut blanks) = (&format.text, Blanks::START);
    let elements = elements(model, &format.elements, &mut blanks);
    let (attributes, properties) = places(model, format);
    let unproved = (!format.is_proved).then(|| quote!(is_proved: false,));
    let lists = [
        list("elements", &elements),
        list("operand_types", &operands),
        list("result_types", &results),
        list("attributes", &attributes),
        list("properties", &properties),
    ];
    Some(quote!(format: __ods::Some(&__ods::OpFormat { text: #text, #unproved #(#lists)* ..__ods::OpFormat::EMPTY }),))
}

/// `name: &[...],`, or nothing where there are none.
fn list(name: &str, items: &[TokenStream]) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    if items.is_empty() { TokenStream::new() } else { quote!(#name: &[#(#items),*],) }
}

fn sources(model: &OpModel, format: &OpFormatModel) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let TypeSources { operands, results } = TypeSources::of(model, format);
    let all = |sources: &[TypeSource]| sources.iter().map(|known| source(*known)).collect();
    (all(&operands), all(&results))
}

fn source(source: TypeSource) -> TokenStream {
    let known = match source {
        // Complained of elsewhere.
        TypeSource::Written | TypeSource::Unknown => quote!(Written),
        TypeSource::Built => quote!(Built),
        TypeSource::Inferred => quote!(Inferred),
        TypeSource::Same(part) => {
            let part = multi::part_at(part);
            quote!(Same(#part))
        }
        TypeSource::Computed(index) => {
            let index = Index::from(index);
            quote!(Computed(#index))
        }
    };
    quote!(__ods::TypeSource::#known)
}

/// Whether constraints of which only the compiler knows it allow one type only.
pub fn checks(model: &OpModel) -> TokenStream {
    let Some(format) = &model.hooks.format else { return TokenStream::new() };
    let sources = TypeSources::of(model, format);
    let operands = model.operands().zip(&sources.operands);
    let built =
        operands.chain(model.results().zip(&sources.results)).filter(|(_, source)| **source == TypeSource::Built);
    let attributes = crate::check::op_format::doubts(model);
    let mut seen = HashSet::new();
    let attributes = attributes.iter().map(check_attribute).filter(|check| seen.insert(check.to_string()));
    built.filter_map(|((field, group), _)| check_buildable(field, group)).chain(attributes).collect()
}

/// What stands behind an attribute is not taken for its type, or for the attribute where that is missing.
fn check_attribute(doubt: &Doubt<'_>) -> TokenStream {
    let Doubt { name, constraint, qualified, is_type, of, question } = doubt;
    let field = name.to_string();
    match question {
        Question::Colon => quote_at! {name.span()=>
            const _: () = __ods::check_no_type_behind::<#constraint>(#qualified, #field);
        },
        Question::TwoColons => quote_at! {name.span()=>
            const _: () = __ods::check_no_symbol_before::<#constraint>(#field);
        },
        Question::Tail { next } => {
            let next = next.iter().map(|(start, of)| {
                let start = begin(start);
                quote!((#start, #of))
            });
            check_tail(doubt, (name, constraint, *is_type), &quote!([#(#next),*]))
        }
        Question::TailOf { before, constraint: of_before, is_type: is_type_before } => {
            let begins = begins(doubt);
            check_tail(doubt, (before, of_before, *is_type_before), &quote!(__ods::named(#begins, #of)))
        }
        Question::Missing { next } => {
            let next = begin(next);
            quote_at! {name.span()=>
                const _: () = __ods::check_not_taken::<#constraint>(#qualified, #next, #field, #of);
            }
        }
        Question::Taken { takes, missing } => {
            let takes = takes.iter().map(begin);
            not_taken(doubt, missing, &quote!(&[#(#takes),*]))
        }
        Question::TakenFor { missing, constraint, qualified } => {
            not_taken(doubt, missing, &quote!(&__ods::takes::<#constraint>(#qualified)))
        }
        Question::IsTold => quote_at! {name.span()=>
            const _: () = __ods::check_is_told::<#constraint>(#qualified, #field);
        },
        Question::Angle => quote_at! {name.span()=>
            const _: () = __ods::check_no_parameters_behind::<#constraint>(#qualified, #field);
        },
        Question::RunsOn { goes_on_integer } => quote_at! {name.span()=>
            const _: () = __ods::check_not_run_on::<#constraint>(#qualified, #goes_on_integer, #of, #field);
        },
        Question::RunsInto => quote_at! {name.span()=>
            const _: () = __ods::check_not_run_into::<#constraint>(#qualified, #field);
        },
        Question::Parameters { behind } => {
            let takes_parameters = match behind {
                Some((before, qualified)) => quote!(__ods::takes_parameters::<#before>(#qualified)),
                None => quote!(true),
            };
            let check = if *is_type { "check_type_is_no_parameters" } else { "check_no_parameters" };
            let check = Ident::new(check, start(name.span()));
            quote_at! {name.span()=>
                const _: () = __ods::#check::<#constraint>(#qualified, #takes_parameters, #field);
            }
        }
    }
}

/// The field is not taken for what is missing before it.
fn not_taken(doubt: &Doubt<'_>, missing: &str, takes: &TokenStream) -> TokenStream {
    let (of, begins) = (&doubt.of, begins(doubt));
    quote_at! {doubt.name.span()=>
        const _: () = __ods::check_not_taken_for(#takes, &#begins, #missing, #of);
    }
}

/// What comes next is not taken for more of this attribute or type.
fn check_tail(
    doubt: &Doubt<'_>,
    (name, constraint, is_type): (&Ident, &Type, bool),
    next: &TokenStream,
) -> TokenStream {
    let check =
        Ident::new(if is_type { "check_tail_of_type" } else { "check_tail_of_attribute" }, start(doubt.name.span()));
    let field = name.to_string();
    quote_at!(doubt.name.span()=> const _: () = __ods::#check::<#constraint>(&#next, #field);)
}

/// What the text of the field begins with.
fn begins(doubt: &Doubt<'_>) -> TokenStream {
    let Doubt { constraint, qualified, is_type, .. } = doubt;
    let begins = if *is_type { quote!(begins_of_type) } else { quote!(begins_of_attribute) };
    quote!(__ods::#begins::<#constraint>(#qualified))
}

fn check_buildable(field: &Field, group: &Group) -> Option<TokenStream> {
    if crate::check::kinds::kind_of(&group.constraint).is_some_and(|kind| kind.is_exact()) {
        return None;
    }
    let (name, constraint) = (field.plain_name(), super::schema::constraint_of(&group.constraint, "Type"));
    Some(quote_at!(field.span()=> const _: () = __ods::check_type_follows(#constraint, #name);))
}

/// The slots of attributes and the positions of properties that are not in the dictionary.
fn places(model: &OpModel, format: &OpFormatModel) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let (mut attributes, mut properties) = (Vec::new(), Vec::new());
    let mut add = |name: &Ident| match model.part(name) {
        Some(Part::Attribute(index)) => attributes.push(index),
        Some(Part::Property(index)) => properties.push(index),
        _ => {}
    };
    for element in &format.elements {
        element.visit(&mut |element| match element {
            OpElement::Variable { name, .. } => add(name),
            OpElement::Custom(custom) => custom.binds().for_each(|subject| {
                if let Subject::Variable(name) = subject {
                    add(name);
                }
            }),
            _ => {}
        });
    }
    // Lengths are seen in the operands.
    model.operands().filter_map(|(_, group)| group.lengths.as_ref()).for_each(add);
    let tokens = |mut indices: Vec<usize>| {
        indices.sort_unstable();
        indices.dedup();
        let index = |index: usize| {
            let index = Index::from(index);
            quote!(#index)
        };
        indices.into_iter().map(index).collect()
    };
    (tokens(attributes), tokens(properties))
}

fn elements(model: &OpModel, elements: &[OpElement], blanks: &mut Blanks) -> Vec<TokenStream> {
    elements.iter().filter_map(|element| self::element(model, element, blanks)).collect()
}

/// An element; nothing for one that is wrong.
fn element(model: &OpModel, element: &OpElement, blanks: &mut Blanks) -> Option<TokenStream> {
    let element = match element {
        OpElement::Literal(text) => literal(text, blanks),
        OpElement::Variable { name, qualified } => {
            let space = blanks.before_value();
            variable(model, name, *qualified, space)?
        }
        OpElement::All { of, .. } => {
            let space = blanks.before_value();
            let what = match of {
                AllOf::Operands => quote!(Operands),
                AllOf::Regions => quote!(Regions),
                AllOf::Successors => quote!(Successors),
            };
            quote!(#what { space: #space })
        }
        OpElement::AttrDict { with_keyword, .. } => {
            blanks.after_dictionary();
            let inherent = !has_prop_dict(model);
            quote!(AttrDict { with_keyword: #with_keyword, inherent: #inherent })
        }
        OpElement::PropDict(_) => {
            blanks.after_dictionary();
            quote!(PropDict)
        }
        OpElement::Type { types, qualified } => {
            let (space, of, form) =
                (blanks.before_value(), types_of(model, &types.whose)?, type_form(model, &types.whose, *qualified));
            quote!(Type { of: #of, form: #form, space: #space })
        }
        OpElement::FunctionalType { inputs, results, .. } => {
            let (space, inputs, results) = (blanks.before_value(), types_of(model, inputs)?, types_of(model, results)?);
            quote!(FunctionalType { inputs: #inputs, results: #results, space: #space })
        }
        OpElement::Custom(custom) => {
            let (space, hook) = (blanks.before_value(), hook::hook(model, custom));
            quote!(Custom { hook: #hook, space: #space })
        }
        OpElement::Group(group) => self::group(model, group, blanks),
        OpElement::OiList { clauses, .. } => {
            let clauses = clauses.iter().map(|clause| self::clause(model, clause, blanks));
            quote!(OiList(&[#(#clauses),*]))
        }
    };
    Some(quote!(__ods::OpElement::#element))
}

fn literal(text: &LitStr, blanks: &mut Blanks) -> TokenStream {
    if is_blank(text) {
        blanks.after_whitespace_of_op(&text.value());
        return quote!(Whitespace(#text));
    }
    let space = blanks.before_literal(&text.value());
    quote!(Literal { text: #text, space: #space })
}

fn variable(model: &OpModel, name: &Ident, qualified: bool, space: bool) -> Option<TokenStream> {
    let (kind, index) = match model.part(name)? {
        Part::Attribute(slot) => {
            let (slot, constraint) = (Index::from(slot), constraint(model, name)?);
            let form = quote_at!(constraint.span()=> __ods::attribute_form::<#constraint>(#qualified));
            return Some(quote!(Attribute { slot: #slot, form: #form, space: #space }));
        }
        Part::Property(index) => {
            let index = Index::from(index);
            return Some(quote!(Property { index: #index, space: #space }));
        }
        Part::Operand(group) => (quote!(Operand), group),
        Part::Region(group) => (quote!(Region), group),
        Part::Successor(group) => (quote!(Successor), group),
        Part::Result(_) => return None,
    };
    let index = Index::from(index);
    Some(quote!(#kind { group: #index, space: #space }))
}

/// The constraint of a field.
fn constraint<'m>(model: &'m OpModel, name: &Ident) -> Option<&'m syn::Type> {
    match &model.field(name)?.role {
        Role::Operand(group) | Role::Result(group) => Some(&group.constraint),
        Role::Attr(attr) => Some(&attr.constraint),
        _ => None,
    }
}

/// Whether inherent attributes have a dictionary of their own.
fn has_prop_dict(model: &OpModel) -> bool {
    let mut found = false;
    for element in model.hooks.format.iter().flat_map(|format| &format.elements) {
        element.visit(&mut |element| found |= element.property_dictionary().is_some());
    }
    found
}

fn types_of(model: &OpModel, whose: &Whose) -> Option<TokenStream> {
    let of = match whose {
        Whose::Operands(_) => quote!(Operands),
        Whose::Results(_) => quote!(Results),
        Whose::Variable(name) => return types_of_field(model, name),
    };
    Some(quote!(__ods::TypesOf::#of))
}

/// `TypesOf::Operand(0)` and the like.
pub fn types_of_field(model: &OpModel, name: &Ident) -> Option<TokenStream> {
    let (kind, group) = match model.part(name)? {
        Part::Operand(group) => (quote!(Operand), Index::from(group)),
        Part::Result(group) => (quote!(Result), Index::from(group)),
        _ => return None,
    };
    Some(quote!(__ods::TypesOf::#kind(#group)))
}

fn type_form(model: &OpModel, whose: &Whose, qualified: bool) -> TokenStream {
    let constraint = match whose {
        Whose::Variable(name) => constraint(model, name),
        _ => None,
    };
    match constraint {
        Some(constraint) => quote_at!(constraint.span()=> __ods::type_form::<#constraint>(#qualified)),
        None => quote!(__ods::any_type_form(#qualified)),
    }
}

fn group(model: &OpModel, group: &OpGroup, blanks: &mut Blanks) -> TokenStream {
    let anchor = group.anchor.and_then(|(index, _)| group.then.get(index));
    let anchors = anchors(model, anchor);
    let first = group.then.iter().find(|element| !element.is_blank());
    let is_first = |element: &OpElement| first.is_some_and(|first| std::ptr::eq(first, element));
    let implied = anchor.filter(|anchor| !is_first(anchor)).and_then(|anchor| Some((anchor, unit(model, anchor)?)));
    let written = |element: &&OpElement| !implied.is_some_and(|(anchor, _)| std::ptr::eq(*element, anchor));
    // As MLIR's: what follows is written as if all came before it.
    let then: Vec<TokenStream> =
        group.then.iter().filter(written).filter_map(|element| self::element(model, element, blanks)).collect();
    let otherwise = elements(model, &group.otherwise, blanks);
    let implied = implied_at(implied.map(|(_, part)| part));
    quote! {
        Group { anchors: &[#(#anchors),*], implied: #implied, then: &[#(#then),*], otherwise: &[#(#otherwise),*] }
    }
}

fn clause(model: &OpModel, clause: &OiClause, blanks: &mut Blanks) -> TokenStream {
    let (keyword, space) = (&clause.literal, blanks.before_literal(&clause.literal.value()));
    let anchors = anchors(model, &clause.elements);
    let implied = match clause.elements.as_slice() {
        [only] => unit(model, only),
        _ => None,
    };
    let elements = if implied.is_some() { Vec::new() } else { elements(model, &clause.elements, blanks) };
    let implied = implied_at(implied);
    quote! {
        __ods::OiClause {
            keyword: #keyword, space: #space, anchors: &[#(#anchors),*], implied: #implied, elements: &[#(#elements),*],
        }
    }
}

fn implied_at(part: Option<Part>) -> TokenStream {
    match part.map(anchor) {
        Some(anchor) => quote!(__ods::Some(#anchor)),
        None => quote!(__ods::None),
    }
}

/// The unit attribute or property that the element is.
fn unit(model: &OpModel, element: &OpElement) -> Option<Part> {
    let OpElement::Variable { name, .. } = element else { return None };
    model.field(name)?.is_unit().then(|| model.part(name)).flatten()
}

/// What decides whether the elements are there.
fn anchors<'e>(model: &OpModel, elements: impl IntoIterator<Item = &'e OpElement>) -> Vec<TokenStream> {
    let mut seen = HashSet::new();
    let all = elements.into_iter().flat_map(|element| parts(model, element));
    all.filter(|part| seen.insert(*part)).map(anchor).collect()
}

/// The parts that an element writes.
fn parts(model: &OpModel, element: &OpElement) -> Vec<Part> {
    let named = |name: &Ident| model.part(name).into_iter().collect();
    match element {
        OpElement::Variable { name, .. } => named(name),
        OpElement::Type { types, .. } => match &types.whose {
            Whose::Variable(name) => named(name),
            _ => Vec::new(),
        },
        OpElement::Custom(custom) => {
            let of_subject = |subject: &Subject| match subject {
                Subject::Variable(name) | Subject::Type(name) => model.part(name),
                Subject::AttrDict(_) | Subject::PropDict(_) => None,
            };
            custom.binds().filter_map(of_subject).collect()
        }
        OpElement::Group(group) => group.then.iter().flat_map(|element| parts(model, element)).collect(),
        _ => Vec::new(),
    }
}

/// `Anchor::Operand(0)` and the like.
fn anchor(part: Part) -> TokenStream {
    let (kind, index) = match part {
        Part::Operand(index) => (quote!(Operand), index),
        Part::Result(index) => (quote!(Result), index),
        Part::Attribute(index) => (quote!(Attribute), index),
        Part::Property(index) => (quote!(Property), index),
        Part::Region(index) => (quote!(Region), index),
        Part::Successor(index) => (quote!(Successor), index),
    };
    let index = Index::from(index);
    quote!(__ods::Anchor::#kind(#index))
}

impl Field {
    /// Whether its presence is its value: a `UnitAttr` or `UnitProp`.
    pub fn is_unit(&self) -> bool {
        match &self.role {
            Role::Attr(attr) => matches!(attr.presence, Presence::Unit),
            Role::Property(property) => is_unit_prop(&property.ty),
            _ => false,
        }
    }
}

fn is_unit_prop(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "UnitProp"))
}
