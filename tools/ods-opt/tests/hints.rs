//! Hints for users of a dialect, which are no part of MLIR's messages: with `--explain`, and on a terminal.

mod common;

use common::run_tool;
use ods::interfaces::FunctionOpInterface;
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods_opt_main::Tool;

/// A dialect with an enum and a type.
#[dialect(name = "rel", ops(SortOp, JoinOp), types(RegType))]
struct Rel;

/// Orders.
#[enum_attr(str)]
enum Order {
    #[case("asc")]
    Ascending,
    #[case("desc")]
    Descending,
}

#[op(Rel, "sort", format($table ($order^)? attr_dict ":" type($table)))]
struct SortOp {
    #[operand]
    table: AnyType,
    #[attr]
    order: Optional<Order>,
}

#[op(Rel, "join", traits(SameOperandsAndResultType), format($left "," $right attr_dict ":" type($joined)))]
struct JoinOp {
    #[operand]
    left: AnyType,
    #[operand]
    right: AnyType,
    #[result]
    joined: AnyType,
}

/// A register.
#[type_def(Rel, "reg", format("<" $size ">"))]
struct RegType {
    size: u32,
}

/// Runs on functions.
#[derive(Pass, Clone, Default)]
#[pass(argument = "cancel", on(dyn FunctionOpInterface))]
struct Cancel {
    #[option]
    through: bool,
    #[option]
    tolerance: u64,
}

impl OperationPass for Cancel {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

/// Returns the errors for the input with hints. Without these, they are the same but for the hints.
#[track_caller]
fn explained(flags: &[&str], input: &str) -> Vec<String> {
    let tool = Tool::new("rel-opt").register(ods_dialects::register_all).dialect::<Rel>().pass(Cancel::ENTRY);
    let run = |more: &[&str]| {
        let flags = ["--color=false", "--allow-unregistered-dialect"].iter().chain(flags).chain(more);
        run_tool(&tool, flags.copied(), input.as_bytes()).errors()
    };
    let (plain, explained) = (run(&[]), run(&["--explain"]));
    let (help, rest): (Vec<&str>, Vec<&str>) = explained.lines().partition(|line| line.starts_with("  help: "));
    assert_eq!(rest, plain.lines().collect::<Vec<_>>());
    help.into_iter().map(|line| line["  help: ".len()..].to_owned()).collect()
}

#[test]
fn misspelt_names_are_recognized() {
    let value = "%t = \"t.value\"() : () -> i32\n";
    assert_eq!(explained(&[], &format!("{value}%0 = rel.jion %t, %t : i32")), ["did you mean 'rel.join'?"]);
    assert_eq!(explained(&[], &format!("{value}%0 = rel.different %t : i32")), [""; 0]);
    assert_eq!(explained(&[], "\"t.use\"() {t = !rel.rge<4>} : () -> ()"), ["did you mean `reg`?"]);
    let unlisted = "a type of a dialect is known when `#[dialect(..., types(...))]` lists it";
    assert_eq!(explained(&[], "\"t.use\"() {t = !rel.other} : () -> ()"), [unlisted]);
}

#[test]
fn words_of_enums_and_ranges_of_numbers_are_named() {
    let value = "%t = \"t.value\"() : () -> i32\n";
    assert_eq!(explained(&[], &format!("{value}rel.sort %t up : i32")), ["'asc' or 'desc' may precede it"]);
    assert_eq!(explained(&[], &format!("{value}rel.sort %t asc desc : i32")), [""; 0]);
    let range = "expected a number from 0 to 4294967295";
    assert_eq!(explained(&[], "\"t.use\"() {t = !rel.reg<-2>} : () -> ()"), [range]);
}

#[test]
fn options_and_operations_of_passes_are_named() {
    let options = "the pass has the options 'through', 'tolerance'";
    assert_eq!(explained(&["--pass-pipeline=builtin.module(func.func(cancel{foo=1}))"], ""), [options]);
    let pipeline = "--pass-pipeline=builtin.module(builtin.module(canonicalize{foo=1},cse{x=1}))";
    assert!(explained(&[pipeline], "")[0].starts_with("the pass has the options '"));
    assert_eq!(explained(&["--pass-pipeline=builtin.module(cse{x=1})"], ""), ["the pass has no options"]);
    let nested = "the pass runs on operations inside; write 'func.func(cancel)'";
    assert_eq!(explained(&["--cancel"], ""), [nested]);
}
