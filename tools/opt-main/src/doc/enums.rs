//! Documentation of an enum.

use ods_core::schema::{EnumCase, EnumKind, EnumSchema};

use super::markdown::{cell, code, nested, table};
use super::{italic, push};

/// Returns the heading.
pub(super) fn title(schema: &EnumSchema) -> String {
    schema.name.to_owned()
}

/// Returns the section, including its heading.
pub(super) fn definition(schema: &EnumSchema) -> String {
    let mut text = String::new();
    push(&mut text, &format!("### {}", title(schema)));
    push(&mut text, &italic(schema.summary));
    push(&mut text, &nested(schema.description, 3));
    push(&mut text, &kind_of(schema));
    let rows: Vec<Vec<String>> = schema.cases.iter().map(|case| row(schema, case)).collect();
    push(&mut text, &table("Cases:", &["Symbol", "Value", "Text", "Alias of", "Description"], &rows));
    text
}

/// Describes the attributes of the enum.
fn kind_of(schema: &EnumSchema) -> String {
    if let Some(form) = schema.form {
        return format!(
            "Attribute: [`#{}.{}`](#{})",
            form.def().dialect,
            form.def().mnemonic,
            form.name.to_lowercase()
        );
    }
    match schema.kind {
        EnumKind::Integer(width) => format!("Attribute: {width}-bit signless integer"),
        EnumKind::Bits(width, _) => format!("Attribute: {width}-bit signless integer, whose bits are cases"),
        EnumKind::String => "Attribute: string".to_owned(),
    }
}

fn row(schema: &EnumSchema, case: &EnumCase) -> Vec<String> {
    let value = match schema.kind {
        EnumKind::Integer(width) => (case.value << (64 - width)).cast_signed().wrapping_shr(64 - width).to_string(),
        EnumKind::Bits(..) => format!("{:#x}", case.value),
        EnumKind::String => String::new(),
    };
    vec![code(case.symbol), value, code(case.text), alias_of(schema, case), cell(case.doc)]
}

/// Returns the name of the case that an alias names; empty for a case.
fn alias_of(schema: &EnumSchema, alias: &EnumCase) -> String {
    let case = if alias.is_alias { schema.case(alias.value) } else { None };
    case.map_or_else(String::new, |case| code(case.symbol))
}
