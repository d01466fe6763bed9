//! Checks of the rewrites of a dialect.

use std::sync::Arc;

use ods::exec::{Call, Fault};
use ods::fold::Constants;
use ods::prelude::*;
use ods_check::{
    Mutation, MutationKind, RewriteOptions, RewriteVerdict, RewritesReport, check_mutations, check_rewrites,
};

/// Wrong rewrites, and right ones.
#[dialect(name = "my", ops(AddOp, SubOp, HalfOp))]
pub struct My;

/// A sum.
#[op(My, "add", traits(Pure, SameOperandsAndResultType), evaluate, canonicalize(Double), format($x "," $y attr_dict ":" type($z)))]
pub struct AddOp {
    #[operand]
    x: I8,
    #[operand]
    y: I8,
    #[result]
    z: I8,
}

impl AddOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let sum = call.word(0)? + call.word(1)?;
        call.set_word(0, sum & 0xFF)
    }
}

/// A difference.
#[op(My, "sub", traits(Pure, SameOperandsAndResultType), evaluate, canonicalize(MoveParentheses), format($x "," $y attr_dict ":" type($z)))]
pub struct SubOp {
    #[operand]
    x: I8,
    #[operand]
    y: I8,
    #[result]
    z: I8,
}

impl SubOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let difference = call.word(0)?.wrapping_sub(call.word(1)?);
        call.set_word(0, difference & 0xFF)
    }
}

/// Half of a number. Half of a half is folded wrongly.
#[op(My, "half", traits(Pure, SameOperandsAndResultType), evaluate, fold, format($x attr_dict ":" type($y)))]
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

    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        Some(ir.defining::<Self>(self.x(ir))?.x(ir))
    }
}

pattern! {
    dialects(My);

    /// Right: x + (x - x) is x.
    #[example(
        before = r#"%x = "t.value"() : () -> i8
                    %y = my.sub %x, %x : i8
                    %z = my.add %x, %y : i8
                    "t.use"(%z) : (i8) -> ()"#,
        after = r#"%x = "t.value"() : () -> i8
                   "t.use"(%x) : (i8) -> ()"#,
    )]
    pub Double: AddOp { x: x, y: SubOp { x: y, y: z } } if y == z => x;

    /// Wrong: x - (y - z) is not (x - y) - z.
    pub MoveParentheses: SubOp { x: x, y: SubOp { x: y, y: z } } => SubOp { x: SubOp { x: x, y: y }, y: z };
}

fn context() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    context.register::<My>().expect("it is new");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

fn report(options: &RewriteOptions) -> RewritesReport {
    check_rewrites(&context(), "my", options).expect("the dialect is registered")
}

/// Returns the report about a rewrite.
fn about(report: &RewritesReport, name: &str) -> String {
    let rewrites = report.rewrites.iter();
    let texts: Vec<String> = rewrites.filter(|rewrite| rewrite.name.contains(name)).map(ToString::to_string).collect();
    texts.join("\n")
}

#[test]
fn wrong_rewrites_are_named_with_the_smallest_module() {
    let report = report(&RewriteOptions::default());
    let pattern = about(&report, "MoveParentheses");
    let expected = "\
pattern 'MoveParentheses' of 'my.sub': wrong
before:
module {
  func.func @f(%arg0: i8, %arg1: i8, %arg2: i8) -> i8 {
    %0 = my.sub %arg2, %arg0 : i8";
    assert!(pattern.starts_with(expected), "{pattern}");
    assert!(pattern.contains("\n  arguments: ") && pattern.contains("\n  before: "), "{pattern}");
    let fold = about(&report, "my.half");
    assert!(fold.starts_with("fold of 'my.half': wrong\nbefore:\n"), "{fold}");
    assert!(matches!(report.wrong(), Some(wrong) if wrong.name == "fold of 'my.half'"));
}

#[test]
fn right_rewrites_say_what_was_done() {
    let report = report(&RewriteOptions::default());
    let right = about(&report, "Double");
    assert!(right.starts_with("pattern 'Double' of 'my.add': right; tested on "), "{right}");
}

#[test]
fn examples_of_patterns_are_modules_to_rewrite() {
    let report = report(&RewriteOptions { tries: 0, ..RewriteOptions::default() });
    let right = about(&report, "Double");
    assert_eq!(right, "pattern 'Double' of 'my.add': right; tested on 1 module, 256 inputs; proved for 0");
    let other = about(&report, "MoveParentheses");
    assert_eq!(other, "pattern 'MoveParentheses' of 'my.sub': not reached: no module was made that it applies to");
}

#[test]
fn texts_are_modules_to_rewrite() {
    let text = "func.func @half(%x: i8) -> i8 { %y = my.half %x : i8 %z = my.half %y : i8 return %z : i8 }";
    let report = report(&RewriteOptions { tries: 0, texts: vec![text.to_owned()], ..RewriteOptions::default() });
    let found = report.rewrites.iter().find(|rewrite| rewrite.name == "fold of 'my.half'").expect("it folds");
    let RewriteVerdict::Wrong(wrong) = &found.verdict else { panic!("{found}") };
    assert!(wrong.to_string().ends_with("  arguments: 1 : i8\n  before: 0 : i8\n  after: 1 : i8"), "{wrong}");
}

#[test]
fn texts_and_names_that_are_wrong_are_errors() {
    let options = RewriteOptions { texts: vec!["func.func @f( {".to_owned()], ..RewriteOptions::default() };
    let error = check_rewrites(&context(), "my", &options).expect_err("it cannot be read");
    assert!(error.contains("example:1:"), "{error}");
    let error = check_rewrites(&context(), "mine", &RewriteOptions::default()).expect_err("there is none");
    assert_eq!(error, "the dialect 'mine' is not registered; register it");
}

#[test]
#[should_panic(expected = "fold of 'my.half': wrong")]
fn one_line_checks_a_dialect() {
    ods_check::rewrites::<My, ods::Error>(|context| {
        ods_dialects::register_all(context)?;
        Ok(context.register::<My>()?)
    });
}

#[test]
fn mistakes_in_rewrites_are_seen() {
    let options = RewriteOptions { tries: 2000, ..RewriteOptions::default() };
    let mistakes = check_mutations(&context(), "my", &options).expect("the dialect is registered");
    let double: Vec<&(String, Mutation, bool)> =
        mistakes.iter().filter(|(rewrite, _, _)| rewrite.contains("'Double'")).collect();
    assert!(double.iter().any(|(_, mutation, _)| mutation.kind == MutationKind::Result), "{double:?}");
    assert!(double.iter().all(|(_, _, is_seen)| *is_seen), "{double:?}");
}
