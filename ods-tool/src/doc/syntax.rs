//! What an operation looks like in the text format.

use ods_core::schema::{Arity, OpSchema, OperandSchema, Presence, PropertySchema};

/// A paragraph: the declarative format as it is in the definition, where there is one; else the generic form, after an
/// example of what the operation's own code reads and writes.
pub(super) fn of(schema: &OpSchema) -> String {
    if let Some(format) = schema.format {
        let text = format!("operation ::= \"{}\" {}", schema.name(), format.text);
        return format!("Syntax:\n\n```text\n{}\n```", text.trim_end());
    }
    let example = schema.parse.and_then(|_| first_example(schema.description));
    let example = example.map(|text| format!("Syntax, by example:\n\n```mlir\n{text}```\n\n")).unwrap_or_default();
    format!("{example}Generic form:\n\n```text\n{}\n```", generic(schema))
}

/// What is in the first block of code that says that it is MLIR's.
fn first_example(description: &str) -> Option<String> {
    let mut lines = description.lines().skip_while(|line| line.trim() != "```mlir");
    let fence = lines.next()?;
    let indent = fence.len() - fence.trim_start().len();
    let code = lines.take_while(|line| !line.trim_start().starts_with("```"));
    let text: String = code.map(|line| format!("{}\n", line.get(indent..).unwrap_or_default())).collect();
    (!text.is_empty()).then_some(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_blocks_of_mlir() {
        assert_eq!(
            first_example("Text.\n\n```text\na\n```\n\n```mlir\nb\n  c\n```\n\n```mlir\nd\n```").as_deref(),
            Some("b\n  c\n")
        );
        assert_eq!(first_example("- Item\n  ```mlir\n  b\n\n    c\n  ```").as_deref(), Some("b\n\n  c\n"));
        assert_eq!(first_example("```mlir\nnever closed").as_deref(), Some("never closed\n"));
        assert_eq!(first_example("```mlir\n```"), None);
        assert_eq!(first_example("```text\na\n```"), None);
    }
}
