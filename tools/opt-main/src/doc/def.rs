//! Documentation of a type or an attribute.

use ods_core::schema::{DefFormat, DefKind, DefSchema, FormatElement, ParameterSchema};

use super::markdown::{cell, code, nested, table};
use super::{italic, push};

/// Returns the heading.
pub(super) fn title(schema: &DefSchema) -> String {
    schema.name.to_owned()
}

/// Returns the section, including its heading.
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
    push(&mut text, &table("Parameters:", &["Parameter", "Rust type", "Default", "Constraint", "Description"], &rows));
    text
}

/// Returns the syntax, or nothing for definitions without one.
fn syntax(schema: &DefSchema) -> String {
    if schema.mnemonic.is_empty() {
        return String::new();
    }
    let mark = match schema.kind {
        DefKind::Type => '!',
        DefKind::Attribute => '#',
    };
    let (dialect, mnemonic) = (schema.dialect, schema.mnemonic);
    let within = |format: &str| format!("{mark}{dialect} \"<\" \"{mnemonic}\" {format} \">\"");
    let (text, note) = match schema.format {
        DefFormat::Custom(_) => {
            (within("..."), "\n\nCustom functions of the definition parse and print the part shown as `...`.")
        }
        DefFormat::Program(elements) if !is_dotted(elements) => (within(schema.format_text), ""),
        DefFormat::Program(_) | DefFormat::None => (format!("{mark}{dialect}.{mnemonic} {}", schema.format_text), ""),
    };
    format!("Syntax:\n\n```text\n{}\n```{note}", text.trim_end())
}

/// Returns whether the text always has the form `#dialect.name<...>`: the name is followed by nothing, or by one pair
/// of angle brackets around the rest. A definition that has this form only sometimes is shown as `#dialect<name ...>`,
/// which is always readable.
fn is_dotted(elements: &[FormatElement]) -> bool {
    edge(elements, Side::Start) != Edge::Other && edge(elements, Side::End) != Edge::Other
}

/// An end of a text.
#[derive(Clone, Copy)]
enum Side {
    Start,
    End,
}

/// The token at an end of a format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    /// Always an angle bracket.
    Angle,
    /// An angle bracket, or nothing at all.
    MaybeNothing,
    Other,
}

fn edge(elements: &[FormatElement], side: Side) -> Edge {
    let at = |i: usize| match side {
        Side::Start => i,
        Side::End => elements.len() - 1 - i,
    };
    let mut edges = (0..elements.len()).map(|i| edge_of(&elements[at(i)], side));
    // The neighbor of an element that may be empty decides.
    edges.find(|edge| *edge != Edge::MaybeNothing).unwrap_or(Edge::MaybeNothing)
}

fn edge_of(element: &FormatElement, side: Side) -> Edge {
    let is_angle = |text: &str, space: bool| match side {
        Side::Start => !space && text.starts_with('<'),
        Side::End => text.ends_with('>'),
    };
    match element {
        FormatElement::Whitespace("") => Edge::MaybeNothing,
        FormatElement::Literal { text, space } if is_angle(text, *space) => Edge::Angle,
        FormatElement::Group { then, otherwise, .. } => match (edge(then, side), edge(otherwise, side)) {
            (Edge::Other, _) | (_, Edge::Other) => Edge::Other,
            (Edge::Angle, Edge::Angle) => Edge::Angle,
            (Edge::MaybeNothing, Edge::Angle | Edge::MaybeNothing) | (Edge::Angle, Edge::MaybeNothing) => {
                Edge::MaybeNothing
            }
        },
        FormatElement::Literal { .. }
        | FormatElement::Whitespace(_)
        | FormatElement::Parameter { .. }
        | FormatElement::Params { .. }
        | FormatElement::Struct { .. }
        | FormatElement::Custom { .. } => Edge::Other,
    }
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
