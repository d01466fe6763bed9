//! The textual syntax of an operation.

use std::borrow::Cow;

use ods_core::schema::{Arity, OpSchema, OperandSchema, Presence, PropertySchema};

/// Returns the syntax section, and the description without the part that went into it. The syntax is the declarative
/// format if the operation has one; otherwise the generic form, preceded by an example for operations with custom parse
/// and print functions.
pub(super) fn of(schema: &OpSchema) -> (String, Cow<'static, str>) {
    if let Some(format) = schema.format {
        let text = format!("operation ::= \"{}\" {}", schema.name(), format.text);
        return (format!("Syntax:\n\n```text\n{}\n```", text.trim_end()), schema.description.into());
    }
    let generic = format!("Generic form:\n\n```text\n{}\n```", generic(schema));
    match schema.parse.and_then(|_| first_example(schema.description)) {
        Some((example, rest)) => (format!("Syntax, by example:\n\n```mlir\n{example}```\n\n{generic}"), rest),
        None => (generic, schema.description.into()),
    }
}

/// Splits off the first code block marked as MLIR and returns it with the rest of the text. A block that the text
/// introduces, by a colon or a heading, stays in the text.
fn first_example(text: &str) -> Option<(String, Cow<'_, str>)> {
    let lines: Vec<&str> = text.lines().collect();
    let start = lines.iter().position(|line| line.trim() == "```mlir")?;
    let length = lines[start + 1..].iter().position(|line| line.trim_start().starts_with("```"))?;
    let indent = lines[start].len() - lines[start].trim_start().len();
    let code = &lines[start + 1..][..length];
    let code: String = code.iter().map(|line| format!("{}\n", line.get(indent..).unwrap_or_default())).collect();
    let (before, after) = (lines[..start].join("\n"), lines[start + length + 2..].join("\n"));
    let (before, after) = (before.trim_end(), after.trim_start_matches('\n'));
    let last = before.lines().next_back().unwrap_or_default();
    let is_spoken_of = indent > 0 || last.ends_with(':') || last.starts_with('#');
    let rest = if is_spoken_of { text.into() } else { format!("{before}\n\n{after}").trim().to_owned().into() };
    Some((code, rest))
}

/// Returns the generic form, with names for the parts as they appear in files.
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

/// Returns a name with its sigil and multiplicity.
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

    #[track_caller]
    fn has(text: &str, example: &str, rest: &str) {
        assert_eq!(first_example(text), Some((example.to_owned(), rest.into())));
    }

    #[test]
    fn examples_are_blocks_of_mlir() {
        has("Text.\n\n```mlir\nb\n  c\n```\n\n```mlir\nd\n```", "b\n  c\n", "Text.\n\n```mlir\nd\n```");
        has("```mlir\n```", "", "");
        for text in ["```mlir\nnever closed", "```text\na\n```", "Text."] {
            assert_eq!(first_example(text), None);
        }
    }

    #[test]
    fn examples_follow_the_text_about_them() {
        for text in [
            "Like this:\n\n```mlir\nb\n```",
            "Text.\n\n# Examples\n\n```mlir\nb\n```",
            "- Item.\n  ```mlir\n  b\n  ```",
        ] {
            has(text, "b\n", text);
        }
    }
}
