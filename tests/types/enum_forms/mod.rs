//! Enums as attributes of a dialect, as properties, and as parameters.

mod attributes;
mod dialect;
mod parameters;
mod properties;
mod texts;

use std::sync::Arc;

use dialect::Forms;
use ods::prelude::*;

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Forms>().expect("registers");
    context
}

fn ir() -> (Ir, InsertionPoint) {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    (ir, InsertionPoint::end_of(block))
}

/// Returns the text between `<{` and `}>`.
fn inherent(ir: &Ir, op: Operation) -> String {
    let text = ir.display(op).to_string();
    let inside = text.split_once("<{").and_then(|(_, rest)| rest.split_once("}>"));
    inside.map(|(inside, _)| inside.to_owned()).unwrap_or(text)
}

/// Returns the first error of an operation of this name with these attributes, or its printed text.
fn read(op: &str, attributes: &str) -> Result<String, String> {
    let text = format!("\"forms.{op}\"() <{{{attributes}}}> : () -> ()");
    let parsed = match ods::text::parse(&context(), "t", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => return Err(errors.first().map(|error| error.message.clone()).unwrap_or_default()),
    };
    match ods::verify::verify(&parsed.ir, parsed.root) {
        Ok(()) => {
            let text = parsed.ir.display(parsed.root).to_string();
            let inside = text.split_once("<{").and_then(|(_, rest)| rest.split_once("}>"));
            Ok(inside.map(|(inside, _)| inside.to_owned()).unwrap_or_default())
        }
        Err(errors) => Err(errors.first().map(|error| error.message.clone()).unwrap_or_default()),
    }
}
