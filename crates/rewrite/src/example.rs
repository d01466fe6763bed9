//! Examples of patterns, as tests.

use std::sync::Arc;

use ods_core::schema::DialectSchema;
use ods_core::text::Parsed;
use ods_core::{Context, text, verify};

use crate::declared::mismatches;
use crate::{GreedyConfig, GreedyDriver, Pattern, PatternSet, RegionSimplification};

/// Applies the pattern alone to the text `before`, and compares the result with the text `after`, or with `before` if
/// there is none. The pattern must apply if there is a text `after`. Called by the tests that `#[example(...)]` of
/// `pattern!` generates.
///
/// The texts are modules, with or without `module { ... }`. Operations of other dialects than the given ones are
/// allowed, to create values and to use them. Nothing is folded, and no constants are shared.
///
/// # Panics
/// Panics if a text is not valid, the result is not, or it differs: the test has failed.
#[track_caller]
pub fn check_example<P: Pattern>(dialects: &[&'static DialectSchema], before: &str, after: Option<&str>) {
    let context = Context::new();
    for dialect in dialects {
        context.register_schema(dialect).unwrap_or_else(|error| panic!("{error}"));
    }
    context.allow_unregistered_dialects(true);
    let context = Arc::new(context);
    let mut ir = parsed(&context, "before", before);
    let unchanged = printed(&ir);
    let patterns = PatternSet::new().with::<P>().freeze(&context);
    let config = GreedyConfig {
        simplify_regions: RegionSimplification::Disabled,
        fold: false,
        share_constants: false,
        ..GreedyConfig::default()
    };
    let result = GreedyDriver::new(&patterns, config).run(&mut ir.ir, ir.root);
    let result = result.unwrap_or_else(|error| panic!("{error}"));
    assert!(result.converged, "the pattern applies for ever");
    verify::verify(&ir.ir, ir.root).unwrap_or_else(|error| panic!("the result is not valid: {error}"));
    match after {
        None => assert_eq!(printed(&ir), unchanged, "the pattern applies"),
        Some(after) => {
            if printed(&ir) == unchanged {
                panic!("the pattern does not apply:{}", reasons::<P>(&mut ir));
            }
            assert_eq!(printed(&ir), printed(&parsed(&context, "after", after)), "the result differs");
        }
    }
}

/// Returns a line for each operation that does not match, with the part that does not.
fn reasons<P: Pattern>(parsed: &mut Parsed) -> String {
    let lines = P::SCHEMAS.iter().flat_map(|pattern| mismatches(pattern, &mut parsed.ir, parsed.root));
    lines.map(|line| format!("\n  {line}")).collect()
}

#[track_caller]
fn parsed(context: &Arc<Context>, name: &str, source: &str) -> Parsed {
    text::parse(context, name, source.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn printed(parsed: &Parsed) -> String {
    parsed.ir.display(parsed.root).to_string()
}
