//! What an operation looks like in the text format.

use ods_core::schema::{Arity, OpSchema, OperandSchema, Presence, PropertySchema};

/// The declarative format as it is in the definition, where there is one; else the generic form.
pub(super) fn of(schema: &OpSchema) -> String {
    match schema.format {
        Some(format) => format!("operation ::= \"{}\" {}", schema.name(), format.text).trim_end().to_owned(),
        None => generic(schema),
    }
}

/// The generic form, with names for the parts: what a reader sees in a file.
fn generic(schema: &OpSchema) -> String {
    let mut text = String::new();
    let results: Vec<String> = schema.results.iter().map(|part| group('%', part.name, part.arity)).collect();
    if !results.is_empty() {
        text += &format!("{} = ", results.join(", "));
    }
    let operands: Vec<String> = schema.operands.iter().map(|part| group('%', part.name, part.arity)).collect();
    text += &format!("\"{}\"({})", schema.name(), operands.join(", "));
    text += &brackets(" [", successors(schema), "]");
    text += &brackets(" <{", attributes(schema), "}>");
    text += &brackets(" (", regions(schema), ")");
    text + &format!(" : ({}) -> {}", types(schema.operands), result_types(schema))
}

/// A name with its mark, and how many there are of it.
fn group(mark: char, name: &str, arity: Arity) -> String {
    match arity {
        Arity::One => format!("{mark}{name}"),
        Arity::Optional => format!("[{mark}{name}]"),
        Arity::Variadic => format!("{mark}{name}..."),
    }
}

fn brackets(open: &str, list: Vec<String>, close: &str) -> String {
    if list.is_empty() { String::new() } else { format!("{open}{}{close}", list.join(", ")) }
}

fn successors(schema: &OpSchema) -> Vec<String> {
    schema.successors.iter().map(|part| group('^', part.name, part.arity)).collect()
}

fn attributes(schema: &OpSchema) -> Vec<String> {
    let entry = |name: &str, presence| match presence {
        Presence::Required => format!("{name} = ..."),
        Presence::Optional | Presence::Default(_) | Presence::OptionalDefault(_) => format!("[{name} = ...]"),
    };
    let attributes = schema.attributes.iter().map(|part| entry(part.name, part.presence));
    let is_optional =
        |part: &PropertySchema| if part.default.is_some() { Presence::Optional } else { Presence::Required };
    attributes.chain(schema.properties.iter().map(|part| entry(part.name, is_optional(part)))).collect()
}

fn regions(schema: &OpSchema) -> Vec<String> {
    let region = |part: &ods_core::schema::RegionSchema| match part.arity {
        Arity::One => format!("{{{}}}", part.name),
        Arity::Optional => format!("[{{{}}}]", part.name),
        Arity::Variadic => format!("{{{}}}...", part.name),
    };
    schema.regions.iter().map(region).collect()
}

fn types(values: &[OperandSchema]) -> String {
    let ty = |part: &OperandSchema| group('!', part.name, part.arity);
    values.iter().map(ty).collect::<Vec<_>>().join(", ")
}

fn result_types(schema: &OpSchema) -> String {
    match schema.results {
        [one] if one.arity == Arity::One => types(schema.results),
        results => format!("({})", types(results)),
    }
}
