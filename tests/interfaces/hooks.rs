//! Hooks of definitions and dialects: folding, canonicalization, verifiers, the dialect's hooks.

use std::sync::Arc;

use ods::fold::FoldEffect;
use ods::prelude::*;
use ods::rewrite::{PatternSet, WalkDriver};
use ods::verify::verify;

mod dialect;

use dialect::*;

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<HExtra>().expect("names are free");
    Arc::new(context)
}

fn parse(text: &str) -> (Ir, Operation) {
    let context = context();
    context.allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&context, "test", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    (parsed.ir, parsed.root)
}

fn errors(text: &str) -> Vec<String> {
    let (ir, top) = parse(text);
    let errors = verify(&ir, top).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

/// Returns the last operation called `name`.
fn last(ir: &Ir, top: Operation, name: &str) -> Operation {
    let all = ir.walk_post(top).collect::<Vec<_>>();
    all.into_iter().rfind(|op| ir.name_str(*op) == name).expect("the text has one")
}

/// Applies the first canonicalization pattern that matches to each operation, once. Returns whether one did.
fn canonicalize(ir: &mut Ir, top: Operation) -> bool {
    let patterns = PatternSet::canonicalization(ir.context()).freeze(ir.context());
    WalkDriver::new(&patterns).run(ir, top).expect("sound patterns")
}

/// Returns the values of the constants whose results are the operands of the operation called `name`.
fn constants_of(ir: &Ir, top: Operation, name: &str) -> Vec<Option<i64>> {
    let value = |value| ir.constant(value)?.cast::<IntegerAttr>(ir.context())?.value(ir.context());
    ir.operands(last(ir, top, name)).map(value).collect()
}

#[test]
fn dialect_materializes_folded_constants() {
    let (mut ir, top) = parse(
        r#"%0 = "h.const"() <{value = 3 : i32}> : () -> i32
           %1 = "h.const"() <{value = 4 : i32}> : () -> i32
           %2 = "h.add"(%0, %1) : (i32, i32) -> i32
           "u.use"(%2) : (i32) -> ()"#,
    );
    let add = last(&ir, top, "h.add");
    assert!(matches!(ir.try_fold(add), FoldEffect::Replaced(values) if values.len() == 1));
    assert_eq!(constants_of(&ir, top, "u.use"), [Some(7)]);
    assert!(!ir.contains(add));
    let constant = last(&ir, top, "h.const");
    assert_eq!(ir.try_fold(constant), FoldEffect::Kept, "constants stay");
    assert_eq!(verify(&ir, top), Ok(()));
}

#[test]
fn commutative_fold_moves_constants_last() {
    let (mut ir, top) = parse(
        r#"%0 = "h.const"() <{value = 3 : i32}> : () -> i32
           %1 = "u.value"() : () -> i32
           %2 = "h.add"(%0, %1) : (i32, i32) -> i32"#,
    );
    let add = last(&ir, top, "h.add");
    assert_eq!(ir.try_fold(add), FoldEffect::Changed);
    assert_eq!(constants_of(&ir, top, "h.add"), [None, Some(3)]);
    assert_eq!(ir.try_fold(add), FoldEffect::Kept);
}

#[test]
fn folds_after_operands_are_reordered() {
    let (mut ir, top) = parse(
        r#"%0 = "h.const"() <{value = 0 : i32}> : () -> i32
           %1 = "u.value"() : () -> i32
           %2 = "h.add"(%0, %1) : (i32, i32) -> i32
           "u.use"(%2) : (i32) -> ()"#,
    );
    let (add, value) = (last(&ir, top, "h.add"), last(&ir, top, "u.value"));
    assert!(matches!(ir.try_fold(add), FoldEffect::Replaced(_)));
    assert_eq!(ir.defining_op(ir.operand(last(&ir, top, "u.use"), 0).expect("it has one")), Some(value));
}

#[test]
fn hypothetical_constants_leave_the_ir_unchanged() {
    let (mut ir, top) = parse(
        r#"%0 = "u.value"() : () -> i32
           %1 = "u.value"() : () -> i32
           %2 = "h.add"(%0, %1) : (i32, i32) -> i32"#,
    );
    let add = last(&ir, top, "h.add");
    let number = |value| Some(Attribute::from(IntegerAttr::i32(ir.context(), value)));
    let (known, sum) = ([number(20), number(22)], number(42));
    let operands: Vec<Value> = ir.operands(add).collect();
    let folded = ir.fold_with(add, &Constants::given(&operands, &known));
    assert_eq!(folded, FoldResult::Results([OpFoldResult::Attribute(sum.expect("an i32"))].into()));
    assert_eq!(ir.fold(add), FoldResult::No);
}

#[test]
fn traits_fold() {
    let (mut ir, top) = parse(
        r#"%0 = "u.value"() : () -> i32
           %1 = "h.neg"(%0) : (i32) -> i32
           %2 = "h.neg"(%1) : (i32) -> i32
           %3 = "h.abs"(%0) : (i32) -> i32
           %4 = "h.abs"(%3) : (i32) -> i32"#,
    );
    let value = ir.result(last(&ir, top, "u.value"), 0).expect("it has one");
    let (neg, abs) = (last(&ir, top, "h.neg"), last(&ir, top, "h.abs"));
    assert_eq!(ir.fold(neg), FoldResult::Results([OpFoldResult::Value(value)].into()));
    let inner = ir.operand(abs, 0).expect("it has one");
    assert_eq!(ir.fold(abs), FoldResult::Results([OpFoldResult::Value(inner)].into()));
    let inner = ir.defining_op(inner).expect("an operation");
    assert_eq!(ir.fold(inner), FoldResult::No);
}

#[test]
fn several_results_fold_if_types_match() {
    let same = r#"%0, %1 = "u.values"() : () -> (i32, i32)
                  %2, %3 = "h.swap"(%0, %1) : (i32, i32) -> (i32, i32)"#;
    let (mut ir, top) = parse(same);
    let swap = last(&ir, top, "h.swap");
    assert!(matches!(ir.try_fold(swap), FoldEffect::Replaced(values) if values.len() == 2));
    let (mut ir, top) = parse(&same.replace("(i32, i32)\n", "(i32, i64)\n").replace("(i32, i32) ->", "(i32, i64) ->"));
    let swap = last(&ir, top, "h.swap");
    assert_eq!(ir.try_fold(swap), FoldEffect::Kept, "a value of another type cannot replace a result");
}

#[test]
fn in_place_fold_changes_only_the_operation() {
    let (mut ir, top) = parse(r#""h.order"() <{order = 0 : i32}> : () -> ()"#);
    let order = last(&ir, top, "h.order");
    assert_eq!(ir.try_fold(order), FoldEffect::Changed);
    assert_eq!(ir.cast::<OrderOp>(order).and_then(|op| op.order(&ir)), None);
    assert_eq!(ir.try_fold(order), FoldEffect::Kept);
}

#[test]
fn operation_is_not_replaced_by_a_nested_value() {
    for inside in ["^bb0(%x: i32): \"u.end\"() : () -> ()", "%1 = \"u.value\"() : () -> i32"] {
        let text = format!("%0 = \"h.wrap\"() ({{ {inside} }}) : () -> i32\n\"u.use\"(%0) : (i32) -> ()");
        let (mut ir, top) = parse(&text);
        let wrap = last(&ir, top, "h.wrap");
        assert_eq!(ir.try_fold(wrap), FoldEffect::Kept);
        let typed = ir.cast::<WrapOp>(wrap).expect("it is one");
        let value = typed.fold(&mut ir, &Constants::of_operands()).expect("there is something inside");
        assert_eq!(ir.replace_op(wrap, [value]), Err(ods::ir::StillUsed::Value(value)));
        assert!(ir.contains(wrap));
    }
}

#[test]
fn fold_to_own_result_is_in_place() {
    for (text, users) in [("", 0), ("\n\"u.use\"(%0) : (i32) -> ()", 1)] {
        let (mut ir, top) = parse(&format!("%0 = \"h.tidy\"() <{{note = \"x\"}}> : () -> i32{text}"));
        let tidy = last(&ir, top, "h.tidy");
        assert_eq!(ir.try_fold(tidy), FoldEffect::Changed);
        assert!(ir.contains(tidy));
        assert_eq!(ir.result(tidy, 0).map(|result| ir.uses(result).count()), Some(users));
        assert_eq!(ir.try_fold(tidy), FoldEffect::Kept);
    }
}

#[test]
fn an_operation_without_results_is_folded_in_place() {
    let (mut ir, top) = parse("\"h.settle\"() <{note = \"x\"}> : () -> ()");
    let settle = last(&ir, top, "h.settle");
    assert_eq!(ir.try_fold(settle), FoldEffect::Changed);
    assert!(ir.contains(settle));
    assert_eq!(ir.try_fold(settle), FoldEffect::Kept);
}

/// Covers a graph region, in which a trait may fold an operation to itself.
#[test]
fn self_referential_operation_does_not_fold() {
    for name in ["h.neg", "h.abs"] {
        let (mut ir, top) = parse(&format!("%0 = \"{name}\"(%0) : (i32) -> i32"));
        let op = last(&ir, top, name);
        assert_eq!((ir.fold(op), ir.try_fold(op)), (FoldResult::No, FoldEffect::Kept));
        assert!(ir.contains(op));
    }
}

#[test]
fn failed_replacement_leaves_the_ir_unchanged() {
    let (mut ir, top) = parse(
        r#"%0, %1 = "u.values"() : () -> (i32, i32)
           %2, %3 = "h.swap"(%0, %1) : (i32, i32) -> (i32, i32)
           "u.use"(%2, %3) : (i32, i32) -> ()"#,
    );
    let (swap, user) = (last(&ir, top, "h.swap"), last(&ir, top, "u.use"));
    let before: Vec<Value> = ir.operands(user).collect();
    let new: Vec<Value> = ir.operands(swap).collect();
    assert!(Rewriter::new(&mut ir).replace(swap, &new[..1]).is_err(), "there is nothing for the second result");
    assert!(Rewriter::new(&mut ir).replace(swap, [new[0], before[0]]).is_err(), "its own result");
    assert_eq!(ir.operands(user).collect::<Vec<_>>(), before);
    assert_eq!(Rewriter::new(&mut ir).replace(swap, &new), Ok(()));
    assert_eq!(ir.operands(user).collect::<Vec<_>>(), new);
}

#[test]
fn create_or_fold_folds() -> Result<(), Box<dyn std::error::Error>> {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let at = InsertionPoint::end_of(block);
    let number = |ir: &Ir, value| IntegerAttr::get(ir.context(), Type::I8, value).expect("an i8");
    let (two, three) = (number(&ir, 2), number(&ir, 3));
    let two = ConstOp::new(two).create(&mut ir, at, Location::UNKNOWN)?.result(&ir);
    let three = ConstOp::new(three).create(&mut ir, at, Location::UNKNOWN)?.result(&ir);
    let sum = AddOp::new(two, three).create_or_fold(&mut ir, at, Location::UNKNOWN)?;
    assert_eq!(ir.constant(sum[0]), Some(number(&ir, 5).into()));
    assert_eq!(ir.block_ops(block).count(), 3);
    let argument = ir.add_argument(block, Type::I8, Location::UNKNOWN);
    let sum = AddOp::new(argument, argument).create_or_fold(&mut ir, at, Location::UNKNOWN)?;
    assert!(ir.defining_op(sum[0]).is_some_and(|op| ir.isa::<AddOp>(op)));
    Ok(())
}

#[test]
fn patterns_are_tried_by_benefit() {
    let (mut ir, top) = parse(r#""h.order"() <{note = "x"}> : () -> ()"#);
    let order = ir.cast::<OrderOp>(last(&ir, top, "h.order")).expect("it is one");
    let names: Vec<&str> = OrderOp::SCHEMA.canonicalize.iter().map(|pattern| pattern.name).collect();
    assert_eq!(names, ["DropNote", "SetOrder"]);
    assert!(canonicalize(&mut ir, top));
    assert_eq!((order.note(&ir), order.order(&ir)), (None, None));
    assert!(canonicalize(&mut ir, top));
    assert!(order.order(&ir).is_some());
    assert!(!canonicalize(&mut ir, top));
}

/// Covers patterns that find by removing that there is nothing to remove.
#[test]
fn to_remove_an_absent_attribute_is_no_change() {
    let (mut ir, top) = parse(r#""h.order"() : () -> ()"#);
    let order = ir.cast::<OrderOp>(last(&ir, top, "h.order")).expect("it is one");
    let name = ir.context().identifier("u.note");
    let watch = ir.watch_changes();
    assert_eq!(order.remove_note(&mut ir), None);
    ir.set_attribute(order, name, None);
    assert!(ir.is_unchanged_since(watch.start()));
    ir.set_attribute(order, name, Some(Attribute::UNIT));
    assert!(!ir.is_unchanged_since(watch.start()));
    ir.end_watch(watch);
}

/// Covers operations with the trait `Pure`, and operations of another dialect.
#[test]
fn dialect_patterns_apply_to_all_operations() {
    let (mut ir, top) = parse(
        r#"%0 = "builtin.unrealized_conversion_cast"() : () -> i32
           %1 = "builtin.unrealized_conversion_cast"() : () -> i32
           "u.use"(%1) : (i32) -> ()"#,
    );
    let all = ir.walk_pre(top).collect::<Vec<_>>();
    let (dead, used, user) = (all[1], all[2], all[3]);
    assert!(canonicalize(&mut ir, top));
    assert_eq!([dead, used, user].map(|op| ir.contains(op)), [false, true, true]);
    assert!(!canonicalize(&mut ir, top));
}

#[test]
fn canonicalize_function_is_a_pattern() {
    let (mut ir, top) = parse(
        r#"%0 = "u.value"() : () -> i32
           %1 = "h.add"(%0, %0) : (i32, i32) -> i32
           "u.use"(%1) : (i32) -> ()"#,
    );
    let add = last(&ir, top, "h.add");
    assert!(canonicalize(&mut ir, top));
    assert!(!ir.contains(add));
    assert_eq!(verify(&ir, top), Ok(()));
}

#[test]
fn region_verifier_runs_after_nested_operations() {
    let inner = r#""h.box"() ({ "h.box"() ({ "h.plain"() : () -> () }) : () -> () }) : () -> ()"#;
    assert_eq!(errors(inner), ["'h.box' op has a box inside"]);
    let broken = r#""h.box"() ({ "h.box"() ({ "h.plain"() {undocumented} : () -> () }) : () -> () }) : () -> ()"#;
    assert_eq!(errors(broken), ["'h.plain' op is not documented"], "nothing is said of what holds broken operations");
}

#[test]
fn symbol_users_are_verified_with_the_symbol_table() {
    let text = r#""h.func"() <{sym_name = "f"}> : () -> () "h.call"() <{callee = @f}> : () -> ()"#;
    assert_eq!(errors(text), [""; 0]);
    assert_eq!(errors(&text.replace("@f", "@g")), ["'h.call' op calls no function"]);
}

#[test]
fn skip_default_builders_makes_new_private() -> Result<(), Box<dyn std::error::Error>> {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let draft = OnlyOwnOp::square_of(ir.context(), 12).ok_or("no square")?;
    let op = ir.builder_at_end_of(block).insert(draft)?;
    assert_eq!(op.value(&ir), 144);
    assert_eq!(OnlyOwnOp::SCHEMA.builders, ["square_of"]);
    Ok(())
}

#[test]
fn dialects_verify_discardable_attributes() {
    assert_eq!(errors(r#""u.any"() {h.allowed} : () -> ()"#), [""; 0]);
    assert_eq!(errors(r#""u.any"() {h.forbidden} : () -> ()"#), ["'u.any' op may not have 'h.forbidden'"]);
    assert_eq!(errors(r#""h.plain"() {h.forbidden} : () -> ()"#), ["'h.plain' op may not have 'h.forbidden'"]);
    assert_eq!(errors(r#""h.plain"() {other.forbidden} : () -> ()"#), [""; 0]);
}

#[test]
fn discardable_attributes_have_typed_access() {
    let text = r#""u.any"() {h.note = "hello", h.weight = 3 : i32} : () -> ()"#;
    let (mut ir, top) = parse(text);
    let op = last(&ir, top, "u.any");
    let weight = H::WEIGHT.get(&ir, op).and_then(|weight| weight.value(ir.context()));
    assert_eq!((H::NOTE.get(&ir, op).and_then(|note| note.value(ir.context())), weight), (Some("hello"), Some(3)));
    H::NOTE.remove(&mut ir, op);
    assert!(!H::NOTE.is_present(&ir, op) && H::WEIGHT.is_present(&ir, op));
    let note = StringAttr::get(ir.context(), "again");
    H::NOTE.set(&mut ir, op, note);
    assert_eq!(H::NOTE.get(&ir, op), Some(note));
    assert_eq!(H::NOTE.name(), "h.note");
    assert_eq!(verify(&ir, top), Ok(()));
    let wrong = text.replace("3 : i32", "3 : i64");
    let message = "'u.any' op attribute 'h.weight' failed to satisfy constraint: 32-bit signless integer attribute";
    assert_eq!(errors(&wrong), [message]);
    let declared: Vec<_> = H::SCHEMA.discardable.iter().map(|entry| (entry.name, entry.doc)).collect();
    assert_eq!(declared, [("h.note", "A remark about the operation."), ("h.weight", "")]);
}

#[test]
fn dialect_traits_apply_to_all_operations() {
    assert!(PlainOp::SCHEMA.has_trait::<Documented>() && ExtraOp::SCHEMA.has_trait::<Documented>());
    assert_eq!(errors(r#""h.plain"() : () -> ()"#), [""; 0]);
    assert_eq!(errors(r#""h.plain"() {undocumented} : () -> ()"#), ["'h.plain' op is not documented"]);
    assert_eq!(errors(r#""h.extra"() {undocumented} : () -> ()"#), ["'h.extra' op is not documented"]);
}

#[test]
fn dialect_can_be_extended_from_another_crate() {
    let context = Context::new();
    assert!(context.register::<H>().is_ok());
    assert_eq!(context.registered_op_name("h.extra"), None);
    assert!(context.register::<HExtra>().is_ok() && context.register::<HExtra>().is_ok());
    assert!(context.registered_op_name("h.extra").is_some());
    assert_eq!((HExtra::NAME, ExtraOp::SCHEMA.dialect), ("h", "h"));
    assert!(context.dialect("h").is_some_and(|dialect| std::ptr::eq(dialect, H::SCHEMA)));
    assert_eq!(context.extensions("h").len(), 1);
    assert_eq!(context.dialects().iter().filter(|dialect| dialect.name == "h").count(), 1);
}

#[test]
fn older_versions_are_upgraded_or_rejected() {
    let (mut ir, top) = parse(r#""h.plain"() : () -> ()"#);
    let dialect = ir.context().dialect("h").expect("registered");
    assert_eq!(dialect.version, Some((2, 1)));
    let hooks = dialect.hooks.expect("it has some");
    assert_eq!(hooks.upgrade(&mut ir, top, (2, 0)), Ok(()));
    let error = hooks.upgrade(&mut ir, top, (1, 7)).expect_err("too old");
    assert!(error.message.ends_with("version 1 is too old"), "{}", error.message);
}
