//! Methods of custom forms, one by one. The expected texts and messages come from MLIR's methods, as `mlir-opt` prints
//! them for operations of its dialects.

use std::sync::Arc;

use ods::diagnostic::Place;
use ods::prelude::*;
use ods::text::{PrintOptions, parse};

mod affine;
mod generic;
mod lists;
mod page;
mod reads;
mod resources;
mod writes;

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<affine::Grid>().expect("a good dialect");
    context.register::<generic::Wrap>().expect("a good dialect");
    context.register::<reads::Read>().expect("a good dialect");
    context.register::<resources::Blobs>().expect("a good dialect");
    context.register::<writes::Write>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Returns the text in custom or generic form, or the first error with its line and column.
fn printed(text: &str, generic: bool) -> Result<String, String> {
    let context = context();
    let parsed = parse(&context, "in", text.as_bytes()).and_then(|parsed| {
        ods::verify::verify(&parsed.ir, parsed.root)?;
        Ok(parsed)
    });
    let parsed = parsed.map_err(|errors| {
        let error = &errors[0];
        let Place { line, column, .. } = error.place(&context).expect("a place");
        format!("{line}:{column}: {}", error.message)
    })?;
    let options = PrintOptions { generic, ..PrintOptions::default() };
    Ok(ods::text::print(&parsed.ir, parsed.root, &parsed.resources, &options))
}

/// Checks that both forms round-trip, and returns the custom form without the module around it.
fn round_trip(text: &str) -> String {
    let custom = printed(text, false).unwrap_or_else(|error| panic!("{error}"));
    let generic = printed(text, true).unwrap_or_else(|error| panic!("{error}"));
    for again in [&custom, &generic] {
        assert_eq!(printed(again, false).as_ref(), Ok(&custom), "{again}");
        assert_eq!(printed(again, true).as_ref(), Ok(&generic), "{again}");
    }
    let lines = custom.lines().filter_map(|line| line.strip_prefix("  "));
    lines.map(|line| format!("{line}\n")).collect()
}

/// Returns the first error.
fn error(text: &str) -> String {
    printed(text, false).expect_err(text)
}
