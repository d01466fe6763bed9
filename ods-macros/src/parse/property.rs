//! `#[property]`: plain data inside the operation.

use darling::FromMeta;
use syn::{Attribute, Expr, Ident, LitStr, Type, parse_quote_spanned, spanned::Spanned};

use super::field::{inner_of, wrapper_of};
use super::keys::Keys;
use super::values::Checked;
use crate::errors::Errors;
use crate::model::op::{Arity, Property};

pub const KEYS: Keys = Keys {
    owner: "#[property]",
    known: &["default", "is", "summary", "constant", "name"],
    foreign: &[
        ("optional", "write `Optional<T>` for an optional property"),
        ("confined", "write a demand on the value as `is = |value| ...`"),
        ("pred", "write a demand on the value as `is = |value| ...`"),
        ("predicate", "write a demand on the value as `is = |value| ...`"),
    ],
};

/// MLIR's names of properties, with the equivalent Rust types.
const FOREIGN: &[(&str, &str)] = &[
    ("I32Prop", "i32"),
    ("I64Prop", "i64"),
    ("IntProp", "i64"),
    ("BoolProp", "bool"),
    ("StringProp", "String"),
    ("IntArrayProp", "Vec<i64>"),
    ("OptionalProp", "Optional<T>"),
    ("I8Attr", "i8"),
    ("I32Attr", "i32"),
    ("I64Attr", "i64"),
    ("BoolAttr", "bool"),
    ("StrAttr", "String"),
    ("UnitAttr", "UnitProp"),
];

/// MLIR's wrappers, with their replacements.
const WRAPPERS: &[(&str, &str)] = &[
    (
        "DefaultValuedProp",
        "unknown property type `DefaultValuedProp`; write the default with the role: `#[property(default = 8)] x: \
         u32`",
    ),
    (
        "ConfinedProp",
        "unknown property type `ConfinedProp`; write the demand with the role: `#[property(is = |value| value > 0)] \
         x: i64`",
    ),
    (
        "ConstantProp",
        "unknown property type `ConstantProp`; write the constant with the role: `#[property(constant = 5)] x: i64`",
    ),
    ("EnumProp", "unknown property type `EnumProp`; write the enum itself: `#[property] x: Padding`"),
    ("Variadic", "a property cannot be variadic; write `Vec<T>`"),
    (
        "Confined",
        "`Confined` applies to attributes; write the demand with the role: `#[property(is = |value| value > 0)] x: \
         i64`",
    ),
];

/// The options of `#[property(...)]`.
#[derive(Default, FromMeta)]
struct Options {
    default: Option<Checked<Expr>>,
    is: Option<Checked<Expr>>,
    summary: Option<Checked<LitStr>>,
    constant: Option<Checked<Expr>>,
    name: Option<Checked<LitStr>>,
}

pub fn property(attribute: &Attribute, ty: &Type, errors: &mut Errors) -> Option<Property> {
    let usage = "write a default as `#[property(default = ...)]`";
    let options: Options = KEYS.of_attribute(attribute, usage, errors);
    let default = options.default.and_then(|default| default.take(errors));
    let is = options.is.and_then(|is| is.take(errors));
    let summary = options.summary.and_then(|summary| summary.take(errors));
    let constant = options.constant.and_then(|constant| constant.take(errors));
    let name = options.name.and_then(|name| name.take(errors));
    if let Some(message) = foreign(ty) {
        errors.at(ty, message);
        return None;
    }
    let optional = optional(ty, errors)?;
    if let (Some(_), Some(default)) = (&optional, default.as_ref().or(constant.as_ref())) {
        errors
            .at(default, "a property with a default or constant is never absent; remove `Optional<...>` or the value");
    }
    if let (Some(_), Some(other)) = (&constant, default.as_ref().or(is.as_ref())) {
        errors.at(other, "a constant property has only one value; remove the default or demand");
    }
    if let (None, Some(summary)) = (&is, &summary) {
        errors.at(summary, "`summary` describes the demand `is`, which is missing; add `is = |value| ...`");
    }
    let rust = match &optional {
        Some(inner) => parse_quote_spanned!(ty.span()=> __ods::Option<#inner>),
        None => ty.clone(),
    };
    let is_constant = constant.is_some();
    Some(Property { ty: rust, optional, default: constant.or(default), is, summary, constant: is_constant, name })
}

/// Returns the `T` of `Optional<T>` or `Option<T>`.
#[allow(clippy::option_option, reason = "the outer one says that there was an error")]
fn optional(ty: &Type, errors: &mut Errors) -> Option<Option<Type>> {
    let wrapper = if let Some((wrapper, Arity::Optional)) = wrapper_of(ty) {
        wrapper
    } else if last_word(ty).is_some_and(|word| word == "Option") {
        Ident::new("Option", ty.span())
    } else {
        return Some(None);
    };
    let Ok(inner) = inner_of(ty, &wrapper) else {
        errors.at(ty, format!("`{wrapper}` takes one type; write `{wrapper}<i64>`"));
        return None;
    };
    if let Some(message) = foreign(&inner) {
        errors.at(&inner, message);
        return None;
    }
    Some(Some(inner))
}

fn last_word(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}

fn foreign(ty: &Type) -> Option<String> {
    if let Type::Reference(_) = ty {
        return Some("a property cannot be a reference; write `String` or `Vec<T>`".to_owned());
    }
    let word = last_word(ty)?;
    let rust = FOREIGN.iter().find(|(name, _)| word == name);
    let rust = rust.map(|(name, rust)| match name.ends_with("Attr") {
        true => format!("`{name}` is an attribute; write `#[attr]`, or a property of type `{rust}`"),
        false => format!("unknown property type `{name}`; write `{rust}`"),
    });
    rust.or_else(|| WRAPPERS.iter().find(|(name, _)| word == name).map(|(_, message)| (*message).to_owned()))
}
