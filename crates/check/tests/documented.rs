//! The wrong pattern of the tutorial and of the README.

use std::sync::Arc;

use ods::exec::{Call, Fault};
use ods::prelude::*;
use ods_check::{RewriteOptions, check_rewrites};

/// The dialect of the tutorial.
#[dialect(name = "toy", ops(DoubleOp, HalfOp))]
pub struct Toy;

/// Twice a number, without the bits that do not fit.
#[op(Toy, "double", traits(Pure, SameOperandsAndResultType), evaluate, format($x attr_dict ":" type($y)))]
pub struct DoubleOp {
    #[operand]
    x: I8,
    #[result]
    y: I8,
}

impl DoubleOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let twice = (call.word(0)? * 2) & 0xFF;
        call.set_word(0, twice)
    }
}

/// Half of a number without sign.
#[op(Toy, "half", traits(Pure, SameOperandsAndResultType), evaluate, canonicalize(HalfOfDouble), format($x attr_dict ":" type($y)))]
pub struct HalfOp {
    #[operand]
    x: I8,
    #[result]
    y: I8,
}

impl HalfOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let half = call.word(0)? / 2;
        call.set_word(0, half)
    }
}

pattern! {
    /// Half of the double of x is x.
    pub HalfOfDouble: HalfOp { x: DoubleOp { x: x } } => x;
}

#[test]
fn the_tutorial_and_the_readme_show_the_report() {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    context.register::<Toy>().expect("it is new");
    let report = check_rewrites(&Arc::new(context), "toy", &RewriteOptions::default()).expect("it is registered");
    let wrong = report.wrong().expect("the pattern is wrong").to_string();
    let (tutorial, readme) = (include_str!("../../../docs/tutorial.md"), include_str!("../../../README.md"));
    assert!(tutorial.contains(&format!("```text\n{wrong}\n```\n")), "{wrong}");
    let (first, last) = (wrong.lines().next().expect("a line"), wrong.find("  arguments").expect("it has arguments"));
    assert!(readme.contains(&format!("```text\n{first}\n...\n{}\n```\n", &wrong[last..])), "{wrong}");
}
