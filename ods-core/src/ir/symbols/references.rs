//! The search for symbol references in attributes.
//!
//! Nearly all attributes hold no reference, and the same ones are searched again and again, so the context notes them.
//!
//! Invariant: an attribute that is noted never gets a reference. Only `mutable` parameters of types and attributes
//! change, and nothing with such a parameter inside is noted.

use rustc_hash::FxHashSet;

use crate::attributes::{AttributeData, SymbolRefAttr};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::sub_elements::{self, SubElement};
use crate::types::TypeData;

/// Calls `found` for each reference in an attribute.
#[inline]
pub(super) fn each_reference(context: &Context, root: Attribute, found: &mut impl FnMut(SymbolRefAttr)) {
    if !context.without_symbols.contains(root) {
        search(context, root, found);
    }
}

/// Calls `found` for each reference in the values of a dictionary, which are searched one by one.
#[inline]
pub(super) fn each_reference_in(context: &Context, dictionary: Attribute, found: &mut impl FnMut(SymbolRefAttr)) {
    if !context.without_symbols.contains(dictionary) {
        search_dictionary(context, dictionary, found);
    }
}

#[inline(never)]
fn search_dictionary(context: &Context, dictionary: Attribute, found: &mut dyn FnMut(SymbolRefAttr)) {
    let AttributeData::Dictionary(entries) = dictionary.data(context) else { return };
    for entry in entries {
        each_reference(context, entry.value, &mut |reference| found(reference));
    }
    if entries.iter().all(|entry| context.without_symbols.contains(entry.value)) {
        context.without_symbols.insert(dictionary);
    }
}

/// Searches an attribute. Iterative; visits each attribute and type once, since parts may be shared many times.
#[inline(never)]
fn search(context: &Context, root: Attribute, found: &mut dyn FnMut(SymbolRefAttr)) {
    if let Some(reference) = root.cast::<SymbolRefAttr>(context) {
        return found(reference);
    }
    if has_no_references(context, root.into(), &mut 32) {
        return context.without_symbols.insert(root);
    }
    let mut pending = Vec::new();
    let mut seen = FxHashSet::default();
    let mut is_free = true;
    let mut next = Some(SubElement::from(root));
    while let Some(element) = next {
        let reference = element.as_attribute().and_then(|attribute| attribute.cast::<SymbolRefAttr>(context));
        if let Some(reference) = reference {
            is_free = false;
            found(reference);
        } else if !seen.contains(&element) {
            is_free &= !may_change(context, element);
            let first = pending.len();
            sub_elements::for_each_inside(context, element, &mut |inner| pending.push(inner));
            pending[first..].reverse();
            if pending.len() > first {
                seen.insert(element);
            }
        }
        next = pending.pop();
    }
    if is_free {
        context.without_symbols.insert(root);
    }
}

/// Returns whether there is certainly no reference in the type or attribute, now and later, after looking at no more
/// than `budget` parts. Most attributes are small and have none.
fn has_no_references(context: &Context, element: SubElement, budget: &mut u32) -> bool {
    let is_reference = |attribute: Attribute| attribute.cast::<SymbolRefAttr>(context).is_some();
    if *budget == 0 || element.as_attribute().is_some_and(is_reference) || may_change(context, element) {
        return false;
    }
    *budget -= 1;
    let mut has_none = true;
    sub_elements::for_each_inside(context, element, &mut |inner| {
        has_none = has_none && (is_simple_type(context, inner) || has_no_references(context, inner, budget));
    });
    has_none
}

/// Returns whether the type or attribute itself has a parameter that is set after it was created.
fn may_change(context: &Context, element: SubElement) -> bool {
    match element {
        SubElement::Type(ty) => {
            matches!(ty.data(context), TypeData::Dialect(def) if def.schema().is_mutable())
        }
        SubElement::Attribute(attribute) => {
            matches!(attribute.data(context), AttributeData::Dialect(def) if def.schema().is_mutable())
        }
    }
}

/// Returns whether it is `none` or the type of integers or floating-point numbers, which have no parts.
fn is_simple_type(context: &Context, element: SubElement) -> bool {
    let Some(ty) = element.as_type() else { return false };
    let data = ty.data(context);
    ty == Type::NONE || data.integer_width().or(data.int_or_float_width()).is_some()
}
