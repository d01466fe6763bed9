//! Section 1.6: constraints over properties.

use ods::prelude::*;

use super::{accepted, rejected};

/// A demand of a property is a function, so that several definitions share it: MLIR's `PropConstraint`.
fn is_even(value: i64) -> bool {
    value % 2 == 0
}

/// Properties with demands.
#[op(super::Test, "limits")]
pub struct LimitsOp {
    #[property(is = is_even, summary = "an even number")]
    width: i64,
    #[property(default = 2, is = is_even, summary = "an even number")]
    height: i64,
    #[property(is = |names| names.len() < 3)]
    names: Vec<String>,
}

#[test]
fn demands_of_properties_are_shared() {
    let text = |properties: &str| format!("\"test.limits\"() <{{{properties}}}> : () -> ()");
    accepted(&text("width = 4 : i64, names = [\"a\"]"));
    let even = |name: &str| format!("'test.limits' op property '{name}' failed to satisfy constraint: an even number");
    rejected(&text("width = 3 : i64, names = []"), &even("width"));
    rejected(&text("width = 4 : i64, height = 5 : i64, names = []"), &even("height"));
    let three = "'test.limits' op property 'names' failed to satisfy constraint: names.len() < 3";
    rejected(&text("width = 4 : i64, names = [\"a\", \"b\", \"c\"]"), three);
}
