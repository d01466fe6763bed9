//! Texts of operations, read and written again.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{PrintOptions, Resources};

/// Reads, verifies and prints the text, in a block with `%a, %b: i32`, `%f: f32`, `%t: tensor<4xf32>`, and a block
/// `^next`.
pub fn printed<D: Dialect>(text: &str, options: &PrintOptions) -> Result<String, String> {
    let context = Arc::new(Context::new());
    context.register::<D>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    // Whoever goes on to the next block ends this one.
    let end = if text.contains("^next") { "" } else { "\"u.br\"()[^next] : () -> ()" };
    let module = format!(
        "\"u.root\"() ({{\n^bb0(%a: i32, %b: i32, %f: f32, %t: tensor<4xf32>):\n  {text}\n{end}\n^next:\n  \
         \"u.end\"() : () -> ()\n}}) : () -> ()\n"
    );
    let first = |errors: Diagnostics| {
        let error = errors.first().expect("an error");
        error.message.clone()
    };
    let parsed = ods::text::parse(&context, "test.mlir", module.as_bytes()).map_err(first)?;
    ods::verify::verify(&parsed.ir, parsed.root).map_err(first)?;
    let printed = ods::text::print(&parsed.ir, parsed.root, &Resources::default(), options);
    let inside = printed.lines().skip_while(|line| !line.contains("^bb0(")).skip(1);
    let inside = inside.take_while(|line| !line.contains("^bb1:") && !line.contains("u.br"));
    let lines: Vec<&str> = inside.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    let text = lines.join("\n").trim_end().replace("^bb1", "^next");
    Ok([("%arg0", "%a"), ("%arg1", "%b"), ("%arg2", "%f"), ("%arg3", "%t")]
        .iter()
        .fold(text, |text, (printed, name)| text.replace(printed, name)))
}

/// Returns the custom form of the parsed text, or the first error.
pub fn custom<D: Dialect>(text: &str) -> Result<String, String> {
    printed::<D>(text, &PrintOptions::default())
}

/// Returns the generic form of the parsed text.
pub fn generic<D: Dialect>(text: &str) -> String {
    printed::<D>(text, &PrintOptions { generic: true, ..PrintOptions::default() }).expect("good text")
}

/// Checks that the text round-trips, and its generic form as well.
#[track_caller]
pub fn same<D: Dialect>(text: &str) {
    assert_eq!(custom::<D>(text), Ok(text.to_owned()));
    assert_eq!(custom::<D>(&generic::<D>(text)), Ok(text.to_owned()));
}

/// Checks that the text is rejected with this message.
#[track_caller]
pub fn refused<D: Dialect>(text: &str, message: &str) {
    assert_eq!(custom::<D>(text), Err(message.to_owned()));
}
