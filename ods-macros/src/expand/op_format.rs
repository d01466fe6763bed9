//! The declarative format of an operation, as data.
//!
//! The positions of blanks, the anchors of groups and the sources of types are determined here.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Index;

use ods_grammar::Spacing;

use super::error_spans::ErrorSpans;
use super::multi;
use super::spans::quote_at;
use crate::directives::{OpElement, Variable};
use crate::model::op::{Field, Group, OpModel, Part, Presence, Role};
use crate::model::op_format::{Bound, OpFormatModel, TypedValues};
use crate::model::type_source::{TypeSource, TypeSources};

/// The format as data, and the check that its text can be read back.
pub struct Expanded {
    /// `format: Some(&...),`
    pub field: TokenStream,
    /// The check, in a constant; empty for an `unproved_format`.
    pub check: TokenStream,
    /// Whether the check takes so many steps that the compiler would suspect an endless loop.
    pub is_long: bool,
}

/// Expands the format, if present.
pub fn expand(model: &OpModel) -> Option<Expanded> {
    let format = model.hooks.format.as_ref()?;
    let (operands, results) = sources(model, format);
    let (text, mut layout) = (&format.text, Layout { spacing: Spacing::START, error_spans: ErrorSpans::default() });
    let elements = elements(model, &format.elements, &mut layout);
    let (attributes, properties) = places(model, format);
    let unproved = (!format.is_proved).then(|| quote!(is_proved: false,));
    let lists = [
        list("elements", &elements),
        list("operand_types", &operands),
        list("result_types", &results),
        list("attributes", &attributes),
        list("properties", &properties),
    ];
    let field =
        quote!(format: __ods::Some(&__ods::OpFormat { text: #text, #unproved #(#lists)* ..__ods::OpFormat::EMPTY }),);
    if !format.is_proved {
        return Some(Expanded { field, check: TokenStream::new(), is_long: false });
    }
    // The operation's name before them, and the tokens that may follow the operation.
    let bound = Index::from(layout.error_spans.count() + 6);
    let defaults = hidden_defaults(model, &format.elements);
    let check = match defaults.is_empty() {
        true => quote!(__ods::check_format::<#bound>(__op)),
        false => quote!(__ods::check_format_with_defaults::<#bound>(__op, &[#(#defaults),*])),
    };
    let check = layout.error_spans.check(&check, format.key.span());
    Some(Expanded { field, check, is_long: layout.error_spans.are_many() })
}

/// State that is collected along with the elements: the spacing and the spans for errors.
pub struct Layout {
    pub spacing: Spacing,
    pub error_spans: ErrorSpans,
}

/// Returns `name: &[...],`, or no tokens if the list is empty.
fn list(name: &str, items: &[TokenStream]) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    if items.is_empty() { TokenStream::new() } else { quote!(#name: &[#(#items),*],) }
}

fn sources(model: &OpModel, format: &OpFormatModel) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let TypeSources { operands, results } = TypeSources::of(model, format);
    let operands = model.operands().zip(operands).map(|((field, group), known)| source(known, field, group));
    let results = model.results().zip(results).map(|((field, group), known)| source(known, field, group));
    (operands.collect(), results.collect())
}

fn source(source: TypeSource, field: &Field, group: &Group) -> TokenStream {
    let known = match source {
        // Reported elsewhere.
        TypeSource::Written | TypeSource::Unknown => quote!(Written),
        TypeSource::Built => {
            let (name, text) = (field.plain_name(), crate::code::type_text(&group.constraint));
            let constraint = super::schema::constraint_of(&group.constraint, "Type");
            return quote_at!(field.span()=> __ods::built_type(#constraint, #name, #text));
        }
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

/// Returns the slots of attributes and the positions of properties that are written outside the dictionary.
fn places(model: &OpModel, format: &OpFormatModel) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let (mut attributes, mut properties) = (Vec::new(), Vec::new());
    let mut add = |name: &Ident| match model.part(name) {
        Some(Part::Attribute(index)) => attributes.push(index),
        Some(Part::Property(index)) => properties.push(index),
        Some(Part::Operand(_) | Part::Result(_) | Part::Region(_) | Part::Successor(_)) | None => {}
    };
    for element in &format.elements {
        element.visit(&mut |element| element.bounds().into_iter().filter_map(Bound::value).for_each(&mut add));
    }
    // The lengths are the lengths of the parsed operands.
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

/// Returns the data of elements, without invalid ones.
pub fn elements<'e>(
    model: &OpModel,
    elements: impl IntoIterator<Item = &'e OpElement>,
    layout: &mut Layout,
) -> Vec<TokenStream> {
    let element = |element: &OpElement| {
        layout.error_spans.add(element.tokens());
        let element = element.expand(model, layout)?;
        Some(quote!(__ods::OpElement::#element))
    };
    elements.into_iter().filter_map(element).collect()
}

/// Returns the constraint of a field.
pub fn constraint<'m>(model: &'m OpModel, name: &Ident) -> Option<&'m syn::Type> {
    match &model.field(name)?.role {
        Role::Operand(group) | Role::Result(group) => Some(&group.constraint),
        Role::Attr(attr) => Some(&attr.constraint),
        Role::Region(_) | Role::Successor(_) | Role::Property(_) | Role::Derived { .. } => None,
    }
}

/// Returns the expression for values whose types are meant, such as `TypesOf::Operands`.
pub fn types_of(model: &OpModel, values: &TypedValues) -> Option<TokenStream> {
    let of = match values {
        TypedValues::Operands(_) => quote!(Operands),
        TypedValues::Results(_) => quote!(Results),
        TypedValues::Variable(name) => return types_of_field(model, name),
    };
    Some(quote!(__ods::TypesOf::#of))
}

/// Returns the expression for the types of a field, such as `TypesOf::Operand(0)`.
pub fn types_of_field(model: &OpModel, name: &Ident) -> Option<TokenStream> {
    let (kind, group) = match model.part(name)? {
        Part::Operand(group) => (quote!(Operand), Index::from(group)),
        Part::Result(group) => (quote!(Result), Index::from(group)),
        Part::Attribute(_) | Part::Region(_) | Part::Successor(_) | Part::Property(_) => return None,
    };
    Some(quote!(__ods::TypesOf::#kind(#group)))
}

/// Returns the fields at the beginning of groups whose default is a case of an enum, which is not printed: pairs of an
/// `Anchor` and the name of the case.
fn hidden_defaults(model: &OpModel, elements: &[OpElement]) -> Vec<TokenStream> {
    let mut found = Vec::new();
    for element in elements {
        element.visit(&mut |element| {
            let OpElement::Group(group) = element else { return };
            let (Some(first), Some(anchor)) = (group.first(), group.anchor()) else { return };
            let OpElement::Variable(Variable { name, .. }) = first else { return };
            if !std::ptr::eq(first, anchor) {
                return;
            }
            let case = model.field(name).and_then(default_case).map(crate::model::plain_name);
            if let (Some(part), Some(case)) = (model.part(name), case) {
                let anchor = self::anchor(part);
                found.push(quote!((#anchor, #case)));
            }
        });
    }
    found
}

/// Returns the `Case` of a default `Enum::Case`, if `Enum` is named in the type of the field.
fn default_case(field: &Field) -> Option<&Ident> {
    let (ty, default) = match &field.role {
        Role::Attr(attr) => match &attr.presence {
            Presence::Default(default) | Presence::OptionalDefault(default) => (&attr.constraint, default),
            Presence::Required | Presence::Optional | Presence::Unit => return None,
        },
        Role::Property(property) => (&property.ty, property.default.as_ref()?),
        Role::Operand(_) | Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Derived { .. } => {
            return None;
        }
    };
    let syn::Expr::Path(path) = default else { return None };
    let mut segments = path.path.segments.iter().rev().map(|segment| &segment.ident);
    let (case, enumeration) = (segments.next()?, segments.next()?);
    names(ty, enumeration).then_some(case)
}

/// Returns whether the type, or one of its arguments, has this name.
fn names(ty: &syn::Type, name: &Ident) -> bool {
    let syn::Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    let in_arguments =
        |argument: &syn::GenericArgument| matches!(argument, syn::GenericArgument::Type(ty) if names(ty, name));
    last.ident == *name
        || matches!(&last.arguments, syn::PathArguments::AngleBracketed(list) if list.args.iter().any(in_arguments))
}

/// Returns the expression for a part that is implied by other text.
pub fn implied_at(part: Option<Part>) -> TokenStream {
    match part.map(anchor) {
        Some(anchor) => quote!(__ods::Some(#anchor)),
        None => quote!(__ods::None),
    }
}

/// Returns the unit attribute or property that the element is.
pub fn unit(model: &OpModel, element: &OpElement) -> Option<Part> {
    let OpElement::Variable(Variable { name, .. }) = element else { return None };
    model.field(name)?.is_unit().then(|| model.part(name)).flatten()
}

/// Returns the anchors that determine whether the elements are present.
pub fn anchors<'e>(model: &OpModel, elements: impl IntoIterator<Item = &'e OpElement>) -> Vec<TokenStream> {
    let mut seen = HashSet::new();
    let all = elements.into_iter().flat_map(|element| parts(model, element));
    all.filter(|part| seen.insert(*part)).map(anchor).collect()
}

/// Returns the parts that an element and its nested elements write.
fn parts(model: &OpModel, element: &OpElement) -> Vec<Part> {
    let inside = if let OpElement::Group(group) = element { group.then.as_slice() } else { &[] };
    let named = element.bounds().into_iter().filter_map(|bound| model.part(bound.name()?));
    named.chain(inside.iter().flat_map(|element| parts(model, element))).collect()
}

/// Returns the expression for an anchor, such as `Anchor::Operand(0)`.
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
    /// Returns whether the presence of the part is its value: a `UnitAttr` or `UnitProp`.
    pub fn is_unit(&self) -> bool {
        match &self.role {
            Role::Attr(attr) => matches!(attr.presence, Presence::Unit),
            Role::Property(property) => property.is_unit(),
            Role::Operand(_) | Role::Result(_) | Role::Region(_) | Role::Successor(_) | Role::Derived { .. } => false,
        }
    }
}
