//! The documentation of a type or an attribute.

use ods_core::schema::{DefKind, DefSchema, ParameterSchema};

use super::markdown::{cell, code, nested, table};
use super::{italic, push};

/// The heading.
pub(super) fn title(schema: &DefSchema) -> String {
    schema.name.to_owned()
}

/// All of it, from the heading on.
pub(super) fn def(schema: &DefSchema) -> String {
    let mut text = String::new();
    push(&mut text, &format!("### {}", title(schema)));
    push(&mut text, &italic(schema.summary));
    push(&mut text, &syntax(schema));
    push(&mut text, &nested(schema.description, 3));
    push(&mut text, &names("Traits", schema.traits.iter().map(|used| used.name)));
    push(&mut text, &names("Interfaces", schema.interfaces.iter().map(|entry| entry.schema.name)));
    if schema.verify.is_some() {
        push(&mut text, "Its parameters are verified together.");
    }
    let rows: Vec<Vec<String>> = schema.parameters.iter().map(parameter).collect();
    push(
        &mut text,
        &table(4, "Parameters:", &["Parameter", "Rust type", "Default", "Constraint", "Description"], &rows),
    );
    text
}

/// What it looks like in the text; nothing where it has none.
fn syntax(schema: &DefSchema) -> String {
    if schema.mnemonic.is_empty() {
        return String::new();
    }
    let mark = match schema.kind {
        DefKind::Type => '!',
        DefKind::Attribute => '#',
    };
    let (dialect, mnemonic, format) = (schema.dialect, schema.mnemonic, schema.format_text);
    let text = if is_dotted(format) {
        format!("{mark}{dialect}.{mnemonic} {format}")
    } else {
        format!("{mark}{dialect} \"<\" \"{mnemonic}\" {format} \">\"")
    };
    format!("Syntax:\n\n```text\n{}\n```", text.trim_end())
}

/// Whether the text is `#dialect.name<...>`: what comes after the name is nothing, or in angle brackets. Else it is
/// `#dialect<name ...>`.
fn is_dotted(format: &str) -> bool {
    let first = format.trim_start_matches(['(', ' ']);
    first.is_empty() || first.starts_with("\"<")
}

fn names<'a>(title: &str, names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(code).collect();
    if names.is_empty() { String::new() } else { format!("{title}: {}", names.join(", ")) }
}

fn parameter(schema: &ParameterSchema) -> Vec<String> {
    let default = match (schema.default_text, schema.mutable) {
        (_, true) => "set later".to_owned(),
        ("", false) => String::new(),
        (text, false) => code(text),
    };
    let constraint = if schema.constraint.is_empty() { String::new() } else { code(schema.constraint) };
    vec![code(schema.name), code(schema.ty), default, constraint, cell(schema.doc)]
}
