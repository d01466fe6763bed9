//! Types and attributes that a dialect defines: made, compared, parsed, printed, verified, walked, replaced; both ways.

mod dialect;
mod formats;
mod operations;
mod properties;
mod recursive;
mod schemas;
mod views;

use std::sync::Arc;

use dialect::Test;
use ods::prelude::*;
use ods::text;

/// Returns a context with the dialect registered.
fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Test>().expect("nothing else is called so");
    context
}

/// Checks that the type parses and prints as `printed`.
fn type_prints(context: &Arc<Context>, written: &str, printed: &str) -> Type {
    let ty = text::parse_type(context, written).unwrap_or_else(|error| panic!("{written}: {}", error.message));
    assert_eq!(ty.display(context).to_string(), printed);
    assert_eq!(text::parse_type(context, printed).ok(), Some(ty), "{printed} is read back");
    ty
}

/// Checks that the attribute parses and prints as `printed`.
fn attribute_prints(context: &Arc<Context>, written: &str, printed: &str) -> Attribute {
    let attribute =
        text::parse_attribute(context, written).unwrap_or_else(|error| panic!("{written}: {}", error.message));
    assert_eq!(attribute.display(context).to_string(), printed);
    assert_eq!(text::parse_attribute(context, printed).ok(), Some(attribute), "{printed} is read back");
    attribute
}

/// Returns the errors of a file with an operation that has this attribute, with their columns in it.
fn errors_of(context: &Arc<Context>, attribute: &str) -> Vec<(u32, String)> {
    context.allow_unregistered_dialects(true);
    let before = "\"u.x\"() {a = ";
    let file = format!("{before}{attribute}}} : () -> ()\n");
    let errors = text::parse(context, "file", file.as_bytes()).expect_err("it has an error");
    let column = |error: &Diagnostic| {
        let shown = error.location.display(context).to_string();
        let column = shown.trim_end_matches(')').rsplit(':').next().and_then(|column| column.parse::<u32>().ok());
        column.expect("a column") - before.len() as u32
    };
    errors.iter().map(|error| (column(error), error.message.clone())).collect()
}

/// Checks for these errors, in order, each with its column.
fn fails(context: &Arc<Context>, attribute: &str, expected: &[(u32, &str)]) {
    let found = errors_of(context, attribute);
    let found: Vec<(u32, &str)> = found.iter().map(|(column, message)| (*column, message.as_str())).collect();
    assert_eq!(found, expected, "{attribute}");
}

/// Checks that a file with this operation is printed so.
fn file_prints(context: &Arc<Context>, file: &str, printed: &str) {
    context.allow_unregistered_dialects(true);
    let parsed = text::parse(context, "file", file.as_bytes()).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
    let text = text::print(&parsed.ir, parsed.root, &parsed.resources, &text::PrintOptions::default());
    assert_eq!(text.trim_end(), printed);
}
