//! The `test` dialect: features of the definition language that no other test covers with an accepting and a rejecting
//! case.
//!
//! Each section of `docs/ods-coverage.md` has a module. Definitions that are rejected at compile time are in
//! `tests/ui`.

mod constraints;
mod interfaces;
mod ops;
mod quantifiers;
mod relations;
mod shaped;
mod templates;
mod traits;

use std::sync::Arc;

use crate::support::{Fixture, round_trip};
use ods::prelude::*;

/// The dialect. Each file has its operations in an extension.
#[dialect(name = "test")]
pub struct Test;

/// The extensions, one per file.
#[dialect(
    name = "test_extensions",
    dependent(
        constraints::Operations,
        interfaces::Operations,
        ops::Operations,
        quantifiers::Operations,
        relations::Operations,
        shaped::Operations,
        templates::Operations,
        traits::Operations
    )
)]
struct Extensions;

/// Returns the printed text of some operations, or the first message.
fn verdict(text: &str) -> Result<String, String> {
    round_trip(&Fixture::new::<Extensions>(), text)
}

#[track_caller]
fn accepted(text: &str) {
    assert_eq!(verdict(text).map(|_| ()), Ok(()), "{text}");
}

#[track_caller]
fn rejected(text: &str, message: &str) {
    assert_eq!(verdict(text), Err(message.to_owned()), "{text}");
}

/// Returns the text of an operation called `test.` and `name` with operands and results of these types.
fn of_types(name: &str, operands: &[&str], results: &[&str]) -> String {
    let sources: Vec<String> =
        operands.iter().enumerate().map(|(i, ty)| format!("%v{i} = \"u.v\"() : () -> {ty}")).collect();
    let uses: Vec<String> = (0..operands.len()).map(|i| format!("%v{i}")).collect();
    let (types, results) = (operands.join(", "), results.join(", "));
    format!("{}\n\"test.{name}\"({}) : ({types}) -> ({results})", sources.join("\n"), uses.join(", "))
}

/// Parses a text, and returns its IR and its operations called `test.` and `name`.
fn parsed(text: &str, name: &str) -> (Ir, Vec<Operation>) {
    let context = Arc::new(Context::new());
    context.register::<Extensions>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    let parsed = match ods::text::parse(&context, "test.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].message),
    };
    let (ir, name) = (parsed.ir, format!("test.{name}"));
    let all = ir.walk_pre(parsed.root).collect::<Vec<_>>();
    let found = all.into_iter().filter(|op| ir.name_str(*op) == name).collect();
    (ir, found)
}
