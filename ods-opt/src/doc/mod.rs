//! Documentation of dialects: `ods-opt doc`.
//!
//! A page of Markdown per dialect, with what `mlir-tblgen -gen-dialect-doc` writes: description, table of contents,
//! operations with syntax, traits, interfaces, effects, attributes, operands, results, regions and successors. The pages
//! are a book for `mdbook`, and can be read without it.
//!
//! A kind of definition is a section of the page, and a function here or in a file of its own; [`page`] lists them.

mod def;
mod enums;
mod interface;
mod markdown;
mod op;
mod syntax;

use ods_core::Context;
use ods_core::schema::{DefSchema, DialectSchema, OpSchema};

use crate::definitions;
use markdown::{anchor, cell, code, nested, table};

/// The files of a book: names within its folder, and what is in them.
pub fn book(context: &Context, dialects: &[&DialectSchema]) -> Vec<(String, String)> {
    let config = "[book]\ntitle = \"Dialects\"\nsrc = \".\"\n\n[build]\nbuild-dir = \"book\"\n".to_owned();
    let mut summary = String::from("# Summary\n\n");
    for dialect in dialects {
        summary += &format!("- [`{0}`]({0}.md)\n", dialect.name);
    }
    let pages = dialects.iter().map(|dialect| (format!("{}.md", dialect.name), page(context, dialect)));
    [("book.toml".to_owned(), config), ("SUMMARY.md".to_owned(), summary)].into_iter().chain(pages).collect()
}

/// All pages in one.
pub fn pages(context: &Context, dialects: &[&DialectSchema]) -> String {
    let pages: Vec<String> = dialects.iter().map(|dialect| page(context, dialect)).collect();
    pages.join("\n")
}

/// The page of a dialect.
pub fn page(context: &Context, dialect: &DialectSchema) -> String {
    let mut text = format!("# '{}' dialect\n\n", dialect.name);
    for paragraph in [italic(dialect.summary), nested(dialect.description, 1), version(dialect), dependent(dialect)] {
        push(&mut text, &paragraph);
    }
    let sections = sections(context, dialect);
    push(&mut text, &contents(&sections));
    push(&mut text, &discardable(dialect));
    for section in &sections {
        push(&mut text, &format!("## {}", section.title));
        section.entries.iter().for_each(|entry| push(&mut text, &entry.text));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// A part of a page: definitions of one kind.
struct Section {
    title: &'static str,
    entries: Vec<Entry>,
}

/// A definition on a page.
struct Entry {
    /// The heading, without `#`.
    title: String,
    /// With the heading.
    text: String,
}

fn sections(context: &Context, dialect: &DialectSchema) -> Vec<Section> {
    let sections = [
        Section { title: "Operations", entries: ops(context, dialect) },
        Section { title: "Attributes", entries: defs(dialect.attrs) },
        Section { title: "Types", entries: defs(dialect.types) },
        Section { title: "Enums", entries: enums(dialect) },
        Section { title: "Interfaces", entries: interfaces(context, dialect) },
    ];
    sections.into_iter().filter(|section| !section.entries.is_empty()).collect()
}

fn ops(context: &Context, dialect: &DialectSchema) -> Vec<Entry> {
    let mut ops: Vec<&OpSchema> = definitions::ops(context, dialect);
    ops.sort_unstable_by_key(|op| op.mnemonic);
    ops.into_iter().map(|schema| Entry { title: op::title(schema), text: op::op(context, schema) }).collect()
}

fn defs(schemas: &[&'static DefSchema]) -> Vec<Entry> {
    let mut schemas = schemas.to_vec();
    schemas.sort_unstable_by_key(|schema| schema.name);
    schemas.into_iter().map(|schema| Entry { title: def::title(schema), text: def::def(schema) }).collect()
}

fn enums(dialect: &DialectSchema) -> Vec<Entry> {
    let mut enums = definitions::enums(dialect);
    enums.sort_unstable_by_key(|schema| schema.name);
    enums.into_iter().map(|schema| Entry { title: enums::title(schema), text: enums::definition(schema) }).collect()
}

fn interfaces(context: &Context, dialect: &DialectSchema) -> Vec<Entry> {
    let mut interfaces = definitions::listed_interfaces(context, dialect);
    interfaces.sort_unstable_by_key(|schema| schema.name);
    let entry = |schema| Entry { title: interface::title(schema), text: interface::interface(schema) };
    interfaces.into_iter().map(entry).collect()
}

/// The table of contents: links to sections and definitions.
fn contents(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        text += &format!("- [{}](#{})\n", section.title, anchor(section.title));
        for entry in &section.entries {
            text += &format!("  - [{}](#{})\n", entry.title, anchor(&entry.title));
        }
    }
    text
}

fn italic(summary: &str) -> String {
    if summary.is_empty() { String::new() } else { format!("_{summary}_") }
}

fn version(dialect: &DialectSchema) -> String {
    dialect.version.map(|(major, minor)| format!("Version {major}.{minor}")).unwrap_or_default()
}

/// Attributes that any operation may have.
fn discardable(dialect: &DialectSchema) -> String {
    let rows: Vec<Vec<String>> = dialect
        .discardable
        .iter()
        .map(|schema| vec![code(schema.name), cell(&schema.constraint.summary()), cell(schema.doc)])
        .collect();
    table(2, "Discardable attributes", &["Attribute", "Description", "Notes"], &rows)
}

fn dependent(dialect: &DialectSchema) -> String {
    let names: Vec<String> = dialect.dependent.iter().map(|dialect| format!("[`{0}`]({0}.md)", dialect.name)).collect();
    if names.is_empty() { String::new() } else { format!("Registered along with it: {}", names.join(", ")) }
}

/// A paragraph, with an empty line after it; nothing where it is empty.
fn push(text: &mut String, paragraph: &str) {
    let paragraph = paragraph.trim_end();
    if !paragraph.is_empty() {
        text.push_str(paragraph);
        text.push_str("\n\n");
    }
}
