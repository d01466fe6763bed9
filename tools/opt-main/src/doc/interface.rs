//! Documentation of an interface that definitions of the dialect implement.

use ods_core::schema::{InterfaceKind, InterfaceSchema, MethodSchema};

use super::markdown::{cell, code, nested, table};
use super::{italic, push};

/// Returns the heading.
pub(super) fn title(schema: &InterfaceSchema) -> String {
    schema.name.to_owned()
}

/// Returns the section, including its heading.
pub(super) fn interface(schema: &InterfaceSchema) -> String {
    let mut text = String::new();
    push(&mut text, &format!("### {}", title(schema)));
    push(&mut text, &italic(schema.summary()));
    push(&mut text, &format!("Interface of {}", noun(schema.kind)));
    push(&mut text, &nested(&schema.description(), 3));
    push(&mut text, &names("Builds on", schema.bases.iter().map(|base| base.name)));
    push(&mut text, &names("Demands the traits", schema.requires.iter().map(|used| used.name)));
    let rows: Vec<Vec<String>> = schema.methods.iter().map(method).collect();
    push(&mut text, &table("Methods:", &["Method", "Notes", "Description"], &rows));
    text
}

fn noun(kind: InterfaceKind) -> &'static str {
    match kind {
        InterfaceKind::Operation => "operations",
        InterfaceKind::Type => "types",
        InterfaceKind::Attribute => "attributes",
        InterfaceKind::Dialect => "dialects",
    }
}

fn names<'a>(title: &str, names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(code).collect();
    if names.is_empty() { String::new() } else { format!("{title}: {}", names.join(", ")) }
}

fn method(schema: &MethodSchema) -> Vec<String> {
    let notes = [(schema.is_static, "static"), (schema.has_default, "has a default"), (schema.verifies, "verifier")];
    let notes: Vec<&str> = notes.iter().filter(|(there, _)| *there).map(|(_, note)| *note).collect();
    let doc = format!("{} {}", schema.summary(), schema.description());
    vec![code(&schema.signature()), notes.join(", "), cell(doc.trim())]
}
