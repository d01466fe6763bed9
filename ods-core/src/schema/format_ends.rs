//! What an expansion asks about the ends of attributes and types that have a format of their own.
//!
//! Such a format mostly ends with a bracket. Where it ends with what may be missing, or goes on with a comma or colon, what
//! stands behind it in the format of an operation could be taken for more of it. Of parameters, what their Rust types say
//! is known; `custom<F>(...)` is taken at its word.

use crate::entity::{Attribute, Type};

use super::beginnings::meets;
use super::checks::{equal, fail};
use super::{
    Begin, Constrains, DefFormat, DefKind, DefSchema, EnumKind, EnumSchema, FormatElement, ParameterSchema, ShortForm,
    View,
};

/// What stands behind an attribute, written without its name, does not go on with it.
///
/// # Panics
/// When it does.
#[track_caller]
pub const fn check_end_of_attribute<C: Constrains<Attribute> + ?Sized>(next: &[(Begin, &str)], field: &str) {
    check_end(<C::View as View>::FORM.short, next, field);
}

/// What stands behind a type, written without its name, does not go on with it.
///
/// # Panics
/// When it does.
#[track_caller]
pub const fn check_end_of_type<C: Constrains<Type> + ?Sized>(next: &[(Begin, &str)], field: &str) {
    check_end(<C::View as View>::FORM.short, next, field);
}

#[track_caller]
const fn check_end(short: Option<ShortForm>, next: &[(Begin, &str)], field: &str) {
    let Some(ShortForm::Def(schema)) = short else { return };
    let DefFormat::Program(elements) = schema.format else { return };
    let mut i = 0;
    while i < next.len() {
        if goes_on(schema, elements, &next[i].0) {
            fail(&[next[i].1, " behind `", field, "` would be taken for more of it: write another literal"]);
        }
        i += 1;
    }
}

/// Whether `next` may go on what these elements write.
const fn goes_on(schema: &DefSchema, elements: &[FormatElement], next: &Begin) -> bool {
    let mut i = elements.len();
    while i > 0 {
        i -= 1;
        match &elements[i] {
            FormatElement::Whitespace(_) => {}
            FormatElement::Literal { .. } | FormatElement::Custom { .. } => return false,
            FormatElement::Group { then, otherwise, .. } => {
                if begins_group(schema, then, next) || goes_on(schema, then, next) || goes_on(schema, otherwise, next) {
                    return true;
                }
                if !otherwise.is_empty() {
                    return false;
                }
            }
            FormatElement::Params { .. } | FormatElement::Struct { .. } => return is_comma_or_colon(next),
            FormatElement::Parameter { index, .. } => {
                let parameter = &schema.parameters[*index];
                if goes_on_parameter(schema, parameter, next) {
                    return true;
                }
                if !may_be_missing(parameter) {
                    return false;
                }
                if meets(&begin_of(parameter), next) {
                    return true;
                }
            }
        }
    }
    false
}

/// Whether `next` is what a group of a definition that may be missing is told by.
const fn begins_group(schema: &DefSchema, then: &[FormatElement], next: &Begin) -> bool {
    let mut i = 0;
    while i < then.len() {
        match &then[i] {
            FormatElement::Whitespace(_) => {}
            FormatElement::Literal { text, .. } => return meets(&Begin::Literal(text), next),
            FormatElement::Parameter { index, .. } => return meets(&begin_of(&schema.parameters[*index]), next),
            _ => return false,
        }
        i += 1;
    }
    false
}

const fn goes_on_parameter(schema: &DefSchema, parameter: &ParameterSchema, next: &Begin) -> bool {
    let Begin::Literal(text) = next else { return false };
    if let Some(EnumSchema { kind: EnumKind::Bits(_, bits), .. }) = schema.enumeration
        && !bits.quoted
    {
        return goes_on_bits(bits.separator, text);
    }
    if begins_with(parameter.ty, "Vec") && equal(text, ",") {
        return true;
    }
    let has_type = parameter.self_type.is_some() || is_one_of(element_type(parameter.ty), WITH_TYPES);
    let is_symbol = is_one_of(element_type(parameter.ty), SYMBOLS);
    has_type && equal(text, ":") || is_symbol && equal(text, "::")
}

/// Whether the text is the separator, which may have blanks around.
const fn goes_on_bits(separator: &str, text: &str) -> bool {
    equal(separator.trim_ascii(), text)
}

const fn is_comma_or_colon(next: &Begin) -> bool {
    matches!(next, Begin::Literal(text) if equal(text, ",") || equal(text, ":"))
}

/// Views of attributes that a `:` may go on, which begins their type.
const WITH_TYPES: &[&str] = &["Attribute", "StringAttr", "OpaqueAttr", "TypedAttr", "ElementsAttr"];

/// Views of attributes that two `:` may go on.
const SYMBOLS: &[&str] = &["Attribute", "SymbolRefAttr", "FlatSymbolRefAttr"];

const fn may_be_missing(parameter: &ParameterSchema) -> bool {
    parameter.default.is_some() || begins_with(parameter.ty, "Option") || begins_with(parameter.ty, "Vec")
}

/// What the parameter begins with, as its Rust type says.
const fn begin_of(parameter: &ParameterSchema) -> Begin {
    match element_type(parameter.ty).as_bytes() {
        [b'i' | b'u', b'0'..=b'9', ..] | b"f32" | b"f64" => Begin::Number,
        b"String" => Begin::Text,
        b"Type" => Begin::Type,
        b"Attribute" => Begin::Attribute,
        _ => Begin::Unknown,
    }
}

/// `T` of `Vec<T>` and `Option<T>`, with blanks or without; the type itself of others.
const fn element_type(ty: &str) -> &str {
    let Some((outer, inner)) = split_angle(ty) else { return ty };
    match begins_with(outer, "Vec") || begins_with(outer, "Option") {
        true => inner.trim_ascii(),
        false => ty,
    }
}

/// What is before the first `<`, and what is between it and the last character.
const fn split_angle(ty: &str) -> Option<(&str, &str)> {
    let bytes = ty.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == b'<' {
            let (outer, rest) = ty.split_at(i);
            let (_, rest) = rest.split_at(1);
            let (inner, _) = rest.split_at(rest.len().saturating_sub(1));
            return Some((outer, inner));
        }
        i += 1;
    }
    None
}

const fn begins_with(text: &str, start: &str) -> bool {
    let (text, start) = (text.as_bytes(), start.as_bytes());
    let mut i = 0;
    while i < start.len() {
        if i >= text.len() || text[i] != start[i] {
            return false;
        }
        i += 1;
    }
    true
}

const fn is_one_of(text: &str, all: &[&str]) -> bool {
    let mut i = 0;
    while i < all.len() {
        if equal(text, all[i]) {
            return true;
        }
        i += 1;
    }
    false
}

/// What a type or attribute written without its name begins with; it may be written in full all the same.
pub(super) const fn begins_of_def(schema: &'static DefSchema) -> [Begin; 2] {
    let in_full = match schema.kind {
        DefKind::Type => Begin::Type,
        DefKind::Attribute => Begin::Literal("#"),
    };
    match schema.format {
        DefFormat::None | DefFormat::Program([]) => [in_full; 2],
        DefFormat::Program([FormatElement::Parameter { index, .. }, ..])
            if !may_be_missing(&schema.parameters[*index])
                && !matches!(begin_of(&schema.parameters[*index]), Begin::Unknown) =>
        {
            [begin_of(&schema.parameters[*index]), in_full]
        }
        _ => [Begin::Def(schema); 2],
    }
}

/// Whether it is an attribute that is written with its name even where no name is asked for.
pub(super) const fn is_in_full(short: Option<ShortForm>) -> bool {
    match short {
        Some(ShortForm::Def(schema)) => {
            matches!(schema.kind, DefKind::Attribute)
                && matches!(schema.format, DefFormat::None | DefFormat::Program([]))
        }
        _ => false,
    }
}
