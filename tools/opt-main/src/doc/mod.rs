//! Documentation of dialects: `ods-opt doc`.
//!
//! Each dialect has a page of Markdown with the contents of `mlir-tblgen -gen-dialect-doc`: description, table of
//! contents, operations with syntax, traits, interfaces, effects, attributes, operands, results, regions and
//! successors. The pages form a book for `mdbook` and are readable without it.
//!
//! Each kind of definition is a section of the page, written by a function here or in its own file; [`page`] lists
//! them.

mod def;
mod enums;
mod interface;
mod markdown;
mod op;
mod syntax;

use ods_core::Context;
use ods_core::schema::{DefSchema, DialectSchema, DocGroup, OpSchema};

use crate::definitions;
use markdown::{anchor, cell, code, grid, nested};

/// The file of settings that `mdbook` asks for.
pub const SETTINGS: &str = "book.toml";

/// Returns the files of a book for `mdbook`: relative paths and contents.
///
/// Pages of dialects have their own folder, since a dialect may be called `index`, like the first page of a book.
pub fn book(context: &Context, dialects: &[&DialectSchema]) -> Vec<(String, String)> {
    let mut summary = String::from("# Summary\n\n[Dialects](dialects.md)\n\n");
    for dialect in dialects {
        summary += &format!("- [`{0}`](dialects/{0}.md)\n", dialect.name);
    }
    let head = [
        (SETTINGS, "[book]\ntitle = \"Dialects\"\n".to_owned()),
        ("src/SUMMARY.md", summary),
        ("src/dialects.md", overview(context, dialects)),
    ];
    let pages = dialects.iter().map(|dialect| (format!("src/dialects/{}.md", dialect.name), page(context, dialect)));
    head.map(|(name, text)| (name.to_owned(), text)).into_iter().chain(pages).collect()
}

/// Returns the first page: the dialects, with the number of their definitions.
fn overview(context: &Context, dialects: &[&DialectSchema]) -> String {
    let count = |count: usize| if count == 0 { String::new() } else { count.to_string() };
    let row = |dialect: &&DialectSchema| {
        vec![
            format!("[`{0}`](dialects/{0}.md)", dialect.name),
            cell(dialect.summary),
            count(definitions::ops(context, dialect).len()),
            count(definitions::attrs(context, dialect).len()),
            count(definitions::types(context, dialect).len()),
            count(definitions::enums(context, dialect).len()),
        ]
    };
    let rows: Vec<Vec<String>> = dialects.iter().map(row).collect();
    let columns = ["Dialect", "Summary", "Operations", "Attributes", "Types", "Enums"];
    format!("# Dialects\n\n{}", grid(&columns, &rows))
}

/// Returns all pages in one text.
pub fn pages(context: &Context, dialects: &[&DialectSchema]) -> String {
    let pages: Vec<String> = dialects.iter().map(|dialect| page(context, dialect)).collect();
    pages.join("\n")
}

/// Returns the page of a dialect.
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

/// A section of a page: the definitions of one kind.
struct Section {
    title: &'static str,
    entries: Vec<Entry>,
}

/// A definition on a page.
struct Entry {
    /// The heading, without `#`.
    title: String,
    /// The depth of the heading.
    depth: usize,
    /// The text, including the heading.
    text: String,
}

fn sections(context: &Context, dialect: &DialectSchema) -> Vec<Section> {
    let sections = [
        Section { title: "Operations", entries: grouped_ops(context, dialect) },
        Section { title: "Attributes", entries: defs(definitions::attrs(context, dialect)) },
        Section { title: "Types", entries: defs(definitions::types(context, dialect)) },
        Section { title: "Enums", entries: enums(context, dialect) },
        Section { title: "Interfaces", entries: interfaces(context, dialect) },
    ];
    sections.into_iter().filter(|section| !section.entries.is_empty()).collect()
}

/// Returns the operations by name; operations of a group come first, below the group's heading.
fn grouped_ops(context: &Context, dialect: &DialectSchema) -> Vec<Entry> {
    let mut ops: Vec<&OpSchema> = definitions::ops(context, dialect);
    let group = |op: &OpSchema| op.doc_group.map(|group| (group.title, group.description));
    ops.sort_unstable_by_key(|op| (group(op).is_none(), group(op), op.mnemonic));
    let mut entries = Vec::new();
    for chapter in ops.chunk_by(|a, b| group(a) == group(b)) {
        let heading = chapter.first().and_then(|op| op.doc_group);
        entries.extend(heading.map(doc_group));
        let depth = if heading.is_some() { 4 } else { 3 };
        let entry =
            |schema: &&OpSchema| Entry { title: op::title(schema), depth, text: op::op(context, schema, depth) };
        entries.extend(chapter.iter().map(entry));
    }
    entries
}

fn doc_group(group: &DocGroup) -> Entry {
    let text = format!("### {}\n\n{}", group.title, nested(group.description, 3));
    Entry { title: group.title.to_owned(), depth: 3, text }
}

fn defs(mut schemas: Vec<&'static DefSchema>) -> Vec<Entry> {
    schemas.sort_unstable_by_key(|schema| schema.name);
    schemas.into_iter().map(|schema| Entry { title: def::title(schema), depth: 3, text: def::def(schema) }).collect()
}

fn enums(context: &Context, dialect: &DialectSchema) -> Vec<Entry> {
    let mut enums = definitions::enums(context, dialect);
    enums.sort_unstable_by_key(|schema| schema.name);
    enums
        .into_iter()
        .map(|schema| Entry { title: enums::title(schema), text: enums::definition(schema), depth: 3 })
        .collect()
}

fn interfaces(context: &Context, dialect: &DialectSchema) -> Vec<Entry> {
    let mut interfaces = definitions::listed_interfaces(context, dialect);
    interfaces.sort_unstable_by_key(|schema| schema.name);
    let entry = |schema| Entry { title: interface::title(schema), text: interface::interface(schema), depth: 3 };
    interfaces.into_iter().map(entry).collect()
}

/// Returns the table of contents, with links to sections and definitions.
fn contents(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        text += &format!("- [{}](#{})\n", section.title, anchor(section.title));
        for entry in &section.entries {
            let indent = "  ".repeat(entry.depth - 2);
            text += &format!("{indent}- [{}](#{})\n", entry.title, anchor(&entry.title));
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

/// Returns the section on discardable attributes.
fn discardable(dialect: &DialectSchema) -> String {
    let rows: Vec<Vec<String>> = dialect
        .discardable
        .iter()
        .map(|schema| vec![code(schema.name), cell(&schema.constraint.summary()), cell(schema.doc)])
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    format!("## Discardable attributes\n\n{}", grid(&["Attribute", "Description", "Notes"], &rows))
}

/// Returns the dialects that are registered together with this one. Every context has `builtin`, but not every book
/// does.
fn dependent(dialect: &DialectSchema) -> String {
    let others = dialect.dependent.iter().filter(|dialect| dialect.name != "builtin");
    let names: Vec<String> = others.map(|dialect| format!("[`{0}`]({0}.md)", dialect.name)).collect();
    if names.is_empty() { String::new() } else { format!("Registered along with it: {}", names.join(", ")) }
}

/// Returns a paragraph followed by an empty line, or nothing for an empty text.
fn push(text: &mut String, paragraph: &str) {
    let paragraph = paragraph.trim_end();
    if !paragraph.is_empty() {
        text.push_str(paragraph);
        text.push_str("\n\n");
    }
}
