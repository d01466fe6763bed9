//! Applying patterns to text.

use std::sync::Arc;

use ods::prelude::*;
use ods::rewrite::{GreedyConfig, GreedyDriver, Pattern, PatternSet, RegionSimplification};

/// Applies the pattern alone to the operations, which are in a function with arguments `%x` and `%y` (i32), `%i`
/// (index) and `%f` (f32), and compares the result. Both are without that function.
#[track_caller]
pub fn check<P: Pattern>(before: &str, after: &str) {
    let context = Context::new();
    context.register::<crate::dialect::Lab>().expect("a dialect");
    context.allow_unregistered_dialects(true);
    let context = Arc::new(context);
    let parse = |body: &str| {
        let text = format!("\"t.f\"() ({{\n^bb0(%x: i32, %y: i32, %i: index, %f: f32):\n{body}\n}}) : () -> ()");
        ods::text::parse(&context, "test.mlir", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
    };
    let mut parsed = parse(before);
    let patterns = PatternSet::new().with::<P>().freeze(&context);
    let config =
        GreedyConfig { simplify_regions: RegionSimplification::Disabled, fold: false, ..GreedyConfig::default() };
    let result = GreedyDriver::new(&patterns, config).run(&mut parsed.ir, parsed.root);
    let result = result.unwrap_or_else(|error| panic!("{error}"));
    assert!(result.converged, "{result:?}");
    ods::verify::verify(&parsed.ir, parsed.root).unwrap_or_else(|error| panic!("{error}"));
    let expected = parse(after);
    assert_eq!(parsed.ir.display(parsed.root).to_string(), expected.ir.display(expected.root).to_string());
}
