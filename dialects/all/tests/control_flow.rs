//! Interfaces of branches, loops, conditions and calls.

use std::sync::Arc;

use ods::prelude::*;
use ods_dialects::{cf, func, scf, tensor};

struct Parsed {
    ir: Ir,
    root: Operation,
}

fn parse(text: &str) -> Parsed {
    parse_in(Context::new(), text)
}

fn parse_with_tensors(text: &str) -> Parsed {
    let context = Context::new();
    context.register::<tensor::Tensor>().expect("registered once");
    parse_in(context, text)
}

fn parse_in(context: Context, text: &str) -> Parsed {
    context.allow_unregistered_dialects(true);
    context.register::<func::Func>().expect("registered once");
    context.register::<cf::ControlFlow>().expect("registered once");
    context.register::<scf::Scf>().expect("registered once");
    let context = Arc::new(context);
    let parsed = match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].render(&context)),
    };
    ods::verify::verify(&parsed.ir, parsed.root).expect("good IR");
    Parsed { ir: parsed.ir, root: parsed.root }
}

impl Parsed {
    /// Returns the first operation of this kind.
    fn first<T: Op>(&self) -> T {
        let mut ops = self.ir.walk_pre(self.root);
        ops.find_map(|op| self.ir.cast::<T>(op)).expect("there is one")
    }

    fn int(&self, ty: Type, value: i64) -> Option<Attribute> {
        IntegerAttr::get(self.ir.context(), ty, value).ok().map(Attribute::from)
    }
}

#[test]
fn branches_have_successors() {
    let parsed = parse(
        "func.func @f(%c: i1, %x: i32) {
           cf.cond_br %c, ^bb1(%x : i32), ^bb2
         ^bb1(%a: i32):
           cf.br ^bb2
         ^bb2:
           cf.switch %x : i32, [default: ^bb3, 4: ^bb1(%x : i32), -5: ^bb2]
         ^bb3:
           return
         }",
    );
    let ir = &parsed.ir;
    let cond: cf::CondBranchOp = parsed.first();
    let (yes, no) = (BoolAttr::get(ir.context(), true).into(), BoolAttr::get(ir.context(), false).into());
    assert_eq!(cond.successor_for_operands(ir, &[Some(yes)]), Some(cond.true_dest(ir)));
    assert_eq!(cond.successor_for_operands(ir, &[Some(no)]), Some(cond.false_dest(ir)));
    assert_eq!(cond.successor_for_operands(ir, &[None]), None);
    assert_eq!((cond.successor_operands(ir, 0).forwarded, cond.successor_operands(ir, 1).len()), (1..2, 0));
    let br: cf::BranchOp = parsed.first();
    assert_eq!(br.successor_for_operands(ir, &[]), Some(br.dest(ir)));
    let switch: cf::SwitchOp = parsed.first();
    let (cases, value) = (switch.case_destinations(ir), |value| [parsed.int(Type::I32, value)]);
    assert_eq!(switch.successor_for_operands(ir, &value(4)), Some(cases[0]));
    assert_eq!(switch.successor_for_operands(ir, &value(-5)), Some(cases[1]));
    assert_eq!(switch.successor_for_operands(ir, &value(6)), Some(switch.default_destination(ir)));
    assert_eq!(switch.successor_operands(ir, 1).forwarded, 1..2);
}

#[test]
fn calls_find_their_functions() {
    let parsed = parse(
        "func.func private @g(i32) -> i32
         func.func @f(%x: i32) -> i32 {
           %0 = call @g(%x) : (i32) -> i32
           %g = constant @g : (i32) -> i32
           %1 = call_indirect %g(%0) : (i32) -> i32
           return %1 : i32
         }",
    );
    let ir = &parsed.ir;
    let (call, indirect): (func::CallOp, func::CallIndirectOp) = (parsed.first(), parsed.first());
    let callee = call.resolve_callable(ir).and_then(|callee| ir.cast::<func::FuncOp>(callee)).expect("it is there");
    assert_eq!(callee.sym_name(ir), "g");
    assert!(callee.is_external(ir) && callee.callable_region(ir).is_none());
    assert_eq!(callee.signature(ir), (vec![Type::I32], vec![Type::I32]));
    assert_eq!(call.arg_operand_range(ir), 0..1);
    assert_eq!(indirect.callable_for_callee(ir), Callable::Value(indirect.callee(ir)));
    assert_eq!(indirect.arg_operand_range(ir), 1..2);
    assert!(ir.isa::<func::ConstantOp>(indirect.resolve_callable(ir).expect("what makes the value")));
}

#[test]
fn callee_can_be_replaced() {
    let mut parsed = parse(
        "func.func private @g()
         func.func private @h()
         func.func @f() {
           call @g() : () -> ()
           return
         }",
    );
    let call: func::CallOp = parsed.first();
    let name = FlatSymbolRefAttr::get(parsed.ir.context(), "h");
    call.set_callee_from_callable(&mut parsed.ir, Callable::Symbol(name.into()));
    assert_eq!(call.callee(&parsed.ir), "h");
}

#[test]
fn conditions_run_one_region() {
    let parsed = parse(
        "func.func @f(%c: i1, %i: index) {
           scf.if %c {
           }
           scf.index_switch %i
           case 3 {
             scf.yield
           }
           default {
           }
           return
         }",
    );
    let ir = &parsed.ir;
    let (cond, switch): (scf::IfOp, scf::IndexSwitchOp) = (parsed.first(), parsed.first());
    let (yes, no) = (BoolAttr::get(ir.context(), true).into(), BoolAttr::get(ir.context(), false).into());
    let regions = |successors: Vec<RegionSuccessor>| -> Vec<Option<Region>> {
        successors.into_iter().map(|successor| successor.region).collect()
    };
    assert_eq!(regions(cond.entry_successor_regions(ir, &[Some(yes)])), [Some(cond.then_region(ir))]);
    // There is no second region: control continues after the operation.
    assert_eq!(regions(cond.entry_successor_regions(ir, &[Some(no)])), [None]);
    assert_eq!(cond.region_invocation_bounds(ir, &[Some(yes)])[0], InvocationBounds { lower: 1, upper: Some(1) });
    assert_eq!(cond.region_invocation_bounds(ir, &[None])[1], InvocationBounds { lower: 0, upper: Some(1) });
    let three = parsed.int(Type::INDEX, 3);
    assert_eq!(regions(switch.entry_successor_regions(ir, &[three])), [Some(switch.case_regions(ir)[0])]);
    let four = parsed.int(Type::INDEX, 4);
    assert_eq!(regions(switch.entry_successor_regions(ir, &[four])), [Some(switch.default_region(ir))]);
    let never = InvocationBounds { lower: 0, upper: Some(0) };
    assert_eq!(switch.region_invocation_bounds(ir, &[four])[1], never);
    assert!(!cond.is_repetitive_region(ir, 0) && !switch.has_loop(ir));
}

#[test]
fn loops_expose_bounds_and_steps() {
    let parsed = parse(
        "func.func @f(%c: i1, %i: index, %x: i32, %t: tensor<4xf32>) {
           %0 = scf.for %k = %i to %i step %i iter_args(%a = %x) -> (i32) {
             scf.yield %a : i32
           }
           %1 = scf.while (%a = %x) : (i32) -> i32 {
             scf.condition(%c) %a : i32
           } do {
           ^bb0(%b: i32):
             scf.yield %b : i32
           }
           %2 = scf.forall (%k, %l) = (0, %i) to (8, %i) step (1, 2) shared_outs(%o = %t) -> (tensor<4xf32>) {
           }
           scf.parallel (%k) = (%i) to (%i) step (%i) {
           }
           return
         }",
    );
    let ir = &parsed.ir;
    let turns: scf::ForOp = parsed.first();
    assert_eq!(turns.loop_induction_vars(ir), turns.induction_var(ir).map(|var| [var].into()));
    assert_eq!((turns.inits(ir).len(), turns.region_iter_args(ir).len()), (1, 1));
    assert_eq!(turns.yielded_values(ir), Some(turns.region_iter_args(ir)));
    assert!(turns.is_repetitive_region(ir, 0));
    assert_eq!(turns.speculatability(ir), Speculatability::NotSpeculatable);
    let looping: scf::WhileOp = parsed.first();
    assert_eq!(looping.loop_regions(ir).len(), 2);
    assert!(looping.has_loop(ir));
    let condition: scf::ConditionOp = parsed.first();
    let no = BoolAttr::get(ir.context(), false).into();
    let exits = RegionBranchTerminatorOpInterface::successor_regions(&condition, ir, &[Some(no)]);
    assert!(exits.len() == 1 && exits[0].is_parent());
    let forall: scf::ForallOp = parsed.first();
    assert_eq!((forall.rank(ir), forall.is_normalized(ir)), (2, false));
    let zero = parsed.int(Type::INDEX, 0).expect("an index");
    assert_eq!(
        forall.loop_lower_bounds(ir),
        Some(vec![OpFoldResult::from(zero), OpFoldResult::from(forall.dynamic_lower_bound(ir)[0])])
    );
    assert_eq!(forall.outputs(ir), forall.dps_inits(ir));
    let end: scf::InParallelOp = parsed.first();
    assert_eq!(end.parent_result(ir, 0), ir.result(forall.operation(), 0));
    assert!(end.yielding_ops(ir).is_empty());
    let parallel: scf::ParallelOp = parsed.first();
    assert_eq!(parallel.loop_steps(ir).map(|steps| steps.len()), Some(1));
    assert!(parallel.loop_induction_vars(ir).is_some_and(|variables| variables.len() == 1));
}

#[test]
fn conditions_are_built_with_their_results() {
    let mut parsed = parse("func.func @f(%c: i1) { return }");
    let function: func::FuncOp = parsed.first();
    let ir = &mut parsed.ir;
    let entry = ir.entry_block(function.body(ir)).expect("a body");
    let (condition, end) = (ir.argument(entry, 0).expect("an argument"), ir.first_op(entry).expect("an end"));
    let place = InsertionPoint::before(ir, end);
    let built = scf::IfOp::with_results(condition, [Type::I32]).create(ir, place, Location::UNKNOWN);
    let built = built.expect("it is registered");
    assert_eq!(ir.result_types(built.operation()).collect::<Vec<_>>(), [Type::I32]);
    let errors = ods::verify::verify(ir, parsed.root).expect_err("the regions are empty");
    let wrong = "'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks";
    assert_eq!(errors[0].message, wrong);
}

/// Accepts fewer lengths of operands than cases if their sum is right.
#[test]
fn cases_without_a_length_are_printed() {
    let parsed = parse(
        r#"func.func @f(%x: i32) {
             "cf.switch"(%x)[^bb1, ^bb1, ^bb1] <{
               case_operand_segments = array<i32: 0>, case_values = dense<[4, 5]> : vector<2xi32>,
               operandSegmentSizes = array<i32: 1, 0, 0>
             }> : (i32) -> ()
           ^bb1:
             return
           }"#,
    );
    let text = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert!(text.contains("4: ^bb1,\n") && text.contains("5: ^bb1\n"), "{text}");
}

/// Returns a loop from `lower` to `upper` in steps of `step`, constants of type `ty`.
fn counting(lower: &str, upper: &str, step: &str, ty: &str, unsigned: &str) -> Parsed {
    parse(&format!(
        "func.func @f(%x: i32) -> i32 {{
           %a = arith.constant {lower} : {ty}
           %b = arith.constant {upper} : {ty}
           %s = arith.constant {step} : {ty}
           %r = scf.for {unsigned} %i = %a to %b step %s iter_args(%c = %x) -> (i32) : {ty} {{
             %y = \"u.use\"(%i, %c) : ({ty}, i32) -> i32
             scf.yield %y : i32
           }}
           return %r : i32
         }}"
    ))
}

#[test]
fn constant_trip_counts_are_computed() {
    let count = |lower: &str, upper: &str, step: &str, ty: &str, unsigned: &str| {
        let parsed = counting(lower, upper, step, ty, unsigned);
        parsed.first::<scf::ForOp>().static_trip_count(&parsed.ir)
    };
    assert_eq!(count("0", "10", "3", "index", ""), Some(4));
    assert_eq!(count("0", "9", "3", "i32", ""), Some(3));
    assert_eq!(count("5", "2", "1", "index", ""), Some(0));
    assert_eq!(count("-128", "127", "1", "i8", ""), Some(255));
    assert_eq!(count("-1", "1", "1", "i8", "unsigned"), Some(0), "255 is not below 1");
    assert_eq!(count("1", "-1", "1", "i8", "unsigned"), Some(254));
    assert_eq!(count("0", "10", "0", "index", ""), Some(0), "as MLIR: the step must be positive");
    assert_eq!(count("0", "10", "-1", "index", ""), Some(0), "as MLIR: the step must be positive");
    assert_eq!(count("-9223372036854775808", "9223372036854775807", "1", "i64", ""), Some(u64::MAX));
    let parsed = parse("func.func @f(%i: index, %j: index) { scf.for %k = %i to %i step %j { } return }");
    assert_eq!(parsed.first::<scf::ForOp>().static_trip_count(&parsed.ir), Some(0));
    let parsed = parse("func.func @f(%i: index, %j: index) { scf.for %k = %i to %j step %j { } return }");
    assert_eq!(parsed.first::<scf::ForOp>().static_trip_count(&parsed.ir), None);
}

#[test]
fn single_iteration_loops_are_promoted() {
    let mut several = counting("0", "2", "1", "index", "");
    assert!(!several.first::<scf::ForOp>().promote_if_single_iteration(&mut several.ir));
    let mut once = counting("4", "6", "2", "index", "");
    assert!(once.first::<scf::ForOp>().promote_if_single_iteration(&mut once.ir));
    ods::verify::verify(&once.ir, once.root).expect("good IR");
    let text = ods::text::print(&once.ir, once.root, &Default::default(), &Default::default());
    assert!(text.contains("%0 = \"u.use\"(%c4, %arg0) : (index, i32) -> i32\n    return %0 : i32"), "{text}");
    assert!(!text.contains("scf."), "{text}");
}

#[test]
fn promoted_loop_may_yield_its_own_argument() {
    let mut parsed = parse(
        "func.func @f(%x: i32) -> (i32, index) {
           %a = arith.constant 7 : index
           %b = arith.constant 8 : index
           %s = arith.constant 1 : index
           %r:2 = scf.for %i = %a to %b step %s iter_args(%c = %x, %d = %s) -> (i32, index) {
             scf.yield %c, %i : i32, index
           }
           return %r#0, %r#1 : i32, index
         }",
    );
    assert!(parsed.first::<scf::ForOp>().promote_if_single_iteration(&mut parsed.ir));
    let text = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert!(text.contains("return %arg0, %c7 : i32, index"), "{text}");
}

/// Returns the text of a function after promotion of its `scf.forall`, and whether it was promoted.
fn promoted(text: &str) -> (bool, String) {
    let mut parsed = parse_with_tensors(text);
    let done = parsed.first::<scf::ForallOp>().promote_if_single_iteration(&mut parsed.ir);
    ods::verify::verify(&parsed.ir, parsed.root).expect("good IR");
    (done, ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default()))
}

#[test]
fn single_iteration_forall_is_promoted() {
    let (done, text) = promoted(
        "func.func @f(%t: tensor<8xf32>, %p: tensor<2xf32>) -> tensor<8xf32> {
           %c = arith.constant 4 : index
           %r = scf.forall (%i, %j) = (0, %c) to (1, 8) step (1, 4) shared_outs(%o = %t) -> (tensor<8xf32>) {
             \"u.use\"(%i, %j, %o) : (index, index, tensor<8xf32>) -> ()
             scf.forall.in_parallel {
               tensor.parallel_insert_slice %p into %o[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
               tensor.parallel_insert_slice %p into %o[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
             }
           }
           return %r : tensor<8xf32>
         }",
    );
    assert!(done);
    for line in [
        "\"u.use\"(%c0, %c4, %arg0)",
        "%inserted_slice = tensor.insert_slice %arg1 into %arg0[%c4] [2] [1]",
        "%inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0] [2] [1]",
        "return %inserted_slice_0 : tensor<8xf32>",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(!text.contains("scf."), "{text}");
}

#[test]
fn multi_iteration_forall_stays() {
    for bounds in ["(0) to (2) step (1)", "(%n) to (%n) step (1)", "(0) to (%n) step (1)", "(3) to (3) step (1)"] {
        let (done, text) = promoted(&format!("func.func @f(%n: index) {{ scf.forall (%i) = {bounds} {{ }} return }}"));
        assert!(!done && text.contains("scf.forall") && !text.contains("arith.constant"), "{text}");
    }
}

/// Rejects an operand that the operation's own region defines: the reference loses it, and reports an error.
#[test]
fn operands_are_not_defined_inside() {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    context.register::<scf::Scf>().expect("registered once");
    let context = Arc::new(context);
    let error = |text: &str| {
        let errors =
            ods::text::parse(&context, "t.mlir", text.as_bytes()).map(|_| ()).expect_err("nothing dominates so");
        errors[0].message.clone()
    };
    let inside = "scf.parallel (%i) = (%a) to (%a) step (%a) { %a = \"u.a\"() : () -> index }";
    assert_eq!(error(inside), "operation's operand is unlinked");
    let deeper =
        "scf.parallel (%i) = (%a) to (%a) step (%a) { \"u.r\"() ({ %a = \"u.a\"() : () -> index }) : () -> () }";
    assert_eq!(error(deeper), "operation's operand is unlinked");

    let behind = "scf.parallel (%i) = (%a) to (%a) step (%a) { \"u.b\"(%b) : (i1) -> () }\n%a = \"u.a\"() : () -> index\n%b = \"u.a\"() : () -> i1";
    let parsed = ods::text::parse(&context, "t.mlir", behind.as_bytes()).expect("uses come before definitions");
    // Nothing of what stood for them is left: the module, the loop with two operations, and two definitions.
    assert_eq!(parsed.ir.num_operations(), 6);
    let inside = "scf.parallel (%i) = (%c) to (%c) step (%c) {\n\"u.b\"(%b) : (i1) -> ()\n%b = \"u.a\"() : () -> i1 }\n%c = \"u.a\"() : () -> index";
    let parsed = ods::text::parse(&context, "t.mlir", inside.as_bytes()).expect("as before");
    assert_eq!(parsed.ir.num_operations(), 6);
}

#[test]
fn loops_that_take_their_own_results_stay() {
    let (done, text) = promoted(
        "%r = scf.forall (%i) = (0) to (1) step (1) shared_outs(%o = %r) -> (tensor<8xf32>) {
           \"u.use\"(%o) : (tensor<8xf32>) -> ()
         }",
    );
    assert!(!done && text.contains("scf.forall") && text.contains("u.use"), "{text}");
    for (taken, yielded) in [("%r", "%x"), ("%c1", "%r")] {
        let mut parsed = parse_with_tensors(&format!(
            "%c0 = arith.constant 0 : index
             %c1 = arith.constant 1 : index
             %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = {taken}) -> (index) {{
               scf.yield {yielded} : index
             }}"
        ));
        assert!(!parsed.first::<scf::ForOp>().promote_if_single_iteration(&mut parsed.ir));
        ods::verify::verify(&parsed.ir, parsed.root).expect("nothing changed");
    }
}
