//! Small texts that denote large data: an error is reported before memory or handles run out.

use std::sync::Arc;

use ods_core::Context;
use ods_core::ir::equality::Ignore;
use ods_core::text::parse;

fn context() -> Arc<Context> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

fn too_much(text: &str) {
    let errors = parse(&context(), "much.mlir", text.as_bytes()).err().unwrap_or_default();
    let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
    assert_eq!(messages, ["the text expands to far more data than its size allows"]);
}

fn good(text: &str) {
    let parsed = parse(&context(), "good.mlir", text.as_bytes());
    assert!(parsed.is_ok(), "{:?}", parsed.err());
}

/// Returns the lines of `one` for the numbers up to `n`.
fn lines(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect()
}

/// Checks ten thousand operations with ten thousand results each, in two hundred kilobytes.
#[test]
fn results_of_an_aliased_type() {
    let aliased = |n: usize| {
        let types = vec!["i32"; n].join(", ");
        format!("!t = () -> ({types})\n") + &lines(n, |_| "\"u.a\"() : !t\n".to_owned())
    };
    too_much(&aliased(10_000));
    good(&aliased(500));
}

#[test]
fn integers_of_two_megabytes() {
    let integers = |n| lines(n, |i| format!("\"u.a\"() {{a = {i} : i16777215}} : () -> ()\n"));
    too_much(&integers(100));
    good(&integers(4));
}

#[test]
fn elements_of_two_megabytes() {
    let elements = |n| lines(n, |i| format!("\"u.a\"() {{a = dense<{i}> : tensor<i16777215>}} : () -> ()\n"));
    too_much(&elements(100));
    good(&elements(4));
}

/// Checks a chain of locations where each one flattens the previous one.
#[test]
fn deeply_fused_locations() {
    let fused = |n: usize| {
        let places: Vec<String> = (0..n).map(|i| format!("\"f\":{i}:1")).collect();
        let again = lines(n, |i| format!("#m{i} = loc(fused[#l, \"g\":{i}:1])\n"));
        format!("#l = loc(fused[{}])\n{again}", places.join(", "))
    };
    too_much(&fused(5_500));
    good(&fused(500));
}

/// Checks indices whose splat or empty form has several spellings.
#[test]
fn sparse_elements_that_print_alike_are_alike() {
    let context = context();
    let parsed = |text: &str| {
        let text = format!("\"u.a\"() {{a = sparse<{text}> : tensor<1xi8>}} : () -> ()");
        parse(&context, "sparse.mlir", text.as_bytes()).expect("good")
    };
    for (a, b) in [("[0], [2]", "0, 2"), ("[[0]], [2]", "0, 2"), ("[], []", "")] {
        let (a, b) = (parsed(a), parsed(b));
        assert!(a.ir.structurally_equal_to(a.root, &b.ir, b.root, Ignore::LOCATIONS));
    }
}
