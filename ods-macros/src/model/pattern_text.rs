//! Texts of left sides, for messages.

use quote::ToTokens;
use syn::Type;

use crate::code::type_text;

use super::pattern::{ConstantLeft, Kind, Number, ValueLeft};

/// Returns a value of the left side without the names it binds.
pub fn shown(value: &ValueLeft) -> String {
    match value {
        ValueLeft::Any(None) | ValueLeft::Bound(_, None) => "_".to_owned(),
        ValueLeft::Any(Some(ty)) | ValueLeft::Bound(_, Some(ty)) => shown_type(ty),
        ValueLeft::Constant(constant) => shown_constant(constant),
        ValueLeft::Op(op) => {
            let fields = op.fields.iter().map(|field| format!("{}: {}", field.name, shown(&field.value)));
            let single_use = if op.single_use.is_some() { "single_use " } else { "" };
            format!("{single_use}{} {{ {} }}", text(op.path()), fields.collect::<Vec<_>>().join(", "))
        }
        ValueLeft::List(values) => format!("[{}]", values.iter().map(shown).collect::<Vec<_>>().join(", ")),
        ValueLeft::Absent => "None".to_owned(),
        ValueLeft::Present(_) => "Some(_)".to_owned(),
        ValueLeft::Equal(value) => text(value),
    }
}

/// Returns a root that may be any operation, with these fields.
pub fn shown_kind(kind: &Kind, fields: &str) -> String {
    let kind = match kind {
        Kind::Interface(path) => format!("dyn {}", text(path)),
        Kind::Trait(path) => format!("impl {}", text(path)),
        Kind::Any => "_".to_owned(),
    };
    if fields.is_empty() { kind } else { format!("{kind} {{ {fields}, .. }}") }
}

pub fn shown_type(ty: &Type) -> String {
    format!("_: {}", type_text(ty))
}

pub fn shown_constant(constant: &ConstantLeft) -> String {
    match constant {
        ConstantLeft::Any | ConstantLeft::Bound(_) => "const _".to_owned(),
        ConstantLeft::Number(number) => shown_number(number),
    }
}

pub fn shown_number(number: &Number) -> String {
    format!("const {}", text(&number.code).replace("- ", "-"))
}

/// Returns tokens as text, without the spaces inside paths.
pub fn text(tokens: impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(" :: ", "::")
}
