//! The built-in interfaces of control flow, calls, functions and loops, with MLIR's messages.

mod dialect;

use std::sync::Arc;

use ods::prelude::*;
use ods::verify::verify;

use dialect::*;

fn parse(text: &str) -> (Ir, Operation) {
    let context = Arc::new(Context::new());
    context.register::<T>().expect("a new name");
    let text = format!("\"builtin.module\"() ({{\n{text}\n}}) : () -> ()");
    let parsed = match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].message),
    };
    (parsed.ir, parsed.root)
}

fn ops(ir: &Ir, root: Operation, name: &str) -> Vec<Operation> {
    let all = ir.walk_pre(root).collect::<Vec<_>>();
    all.into_iter().filter(|op| ir.name_str(*op) == name).collect()
}

/// Returns the first message about the operation called `name`, or an empty string.
fn message(name: &str, text: &str) -> String {
    let (ir, root) = parse(text);
    let op = ops(&ir, root, name)[0];
    verify(&ir, op).err().map(|errors| errors[0].message.clone()).unwrap_or_default()
}

/// Returns a function without results around the text.
fn inside(text: &str) -> String {
    format!(
        "\"t.func\"() <{{sym_name = \"f\", function_type = (index, i1, i32, i64) -> ()}}> ({{\n\
         ^bb0(%index: index, %bool: i1, %a: i32, %b: i64):\n{text}\n}}) : () -> ()"
    )
}

#[test]
fn branch_operands_match_successor_arguments() {
    let br = |operands: &str, made: &str, arguments: &str| {
        let types = if operands.is_empty() { "" } else { "index" };
        let text = format!(
            "\"t.br\"({operands})[^bb1] {made} : ({types}) -> ()\n^bb1({arguments}):\n\"t.yield\"() : () -> ()"
        );
        let text = text.replace("^bb1()", "^bb1");
        message("t.br", &inside(&text))
    };
    assert_eq!(br("%index", "", "%x: index"), "");
    assert_eq!(br("%index", "<{made}>", "%x: i32, %y: index"), "");
    assert_eq!(br("%index", "", ""), "branch has 1 operands for successor #0, but target block has 0");
    assert_eq!(
        br("", "<{made}>", "%x: i32, %y: i32"),
        "branch has 1 operands for successor #0, but target block has 2"
    );
    assert_eq!(br("%index", "", "%x: i64"), "type mismatch for bb argument #0 of successor #0");
    assert_eq!(br("%index", "<{made}>", "%x: i64, %y: i64"), "type mismatch for bb argument #1 of successor #0");
}

#[test]
fn branch_interface_is_queried() {
    let text = "\"t.br\"(%index)[^bb1] <{made}> : (index) -> ()\n^bb1(%x: i1, %y: index):\n\
                \"t.cond\"(%x)[^bb2, ^bb3] <{branch_weights = array<i32: 3, 4>}> : (i1) -> ()\n\
                ^bb2:\n\"t.yield\"() : () -> ()\n^bb3:\n\"t.yield\"() : () -> ()";
    let (mut ir, root) = parse(&inside(text));
    let (br, cond) = (ops(&ir, root, "t.br")[0], ops(&ir, root, "t.cond")[0]);
    let branch = ir.interface::<dyn BranchOpInterface>(br).expect("it branches");
    let block = ir.successor(br, 0).expect("a successor");
    assert_eq!(branch.successor_block_argument(&ir, 0), ir.argument(block, 1));
    assert_eq!(branch.successor_for_operands(&ir, &[None]), None);
    let branch = ir.interface::<dyn BranchOpInterface>(cond).expect("it branches");
    assert_eq!(branch.successor_block_argument(&ir, 0), None);
    assert_eq!(branch.successor_for_operands(&ir, &[Some(Attribute::FALSE)]), ir.successor(cond, 1));
    let weighted = ir.interface::<dyn WeightedBranchOpInterface>(cond).expect("it has weights");
    assert_eq!(weighted.weights(&ir), [3, 4]);
    weighted.set_weights(&mut ir, &[1]);
    let errors = verify(&ir, cond).expect_err("a weight is missing");
    assert_eq!(errors[0].message, "expects number of branch weights to match number of successors: 1 vs 2");
    weighted.set_weights(&mut ir, &[0, 0]);
    let errors = verify(&ir, cond).expect_err("weights are zero");
    assert_eq!(errors[0].message, "branch weights cannot all be zero");
    weighted.set_weights(&mut ir, &[]);
    assert_eq!(verify(&ir, cond), Ok(()));
}

#[test]
fn region_branch_operands_match_successor_inputs() {
    let when = |then: &str, result: &str| {
        let text =
            format!("%r = \"t.if\"(%bool) ({{\n{then}\n}}, {{\n\"t.yield\"(%a) : (i32) -> ()\n}}) : (i1) -> {result}");
        message("t.if", &inside(&format!("{text}\n\"t.yield\"() : () -> ()")))
    };
    assert_eq!(when("\"t.yield\"(%a) : (i32) -> ()", "i32"), "");
    let prefix = "'t.if' op along control flow edge from Operation t.yield to parent: ";
    let wrong = format!("{prefix}region branch point has 0 operands, but region successor needs 1 inputs");
    assert_eq!(when("\"t.yield\"() : () -> ()", "i32"), wrong);
    let wrong = format!("{prefix}successor operand type #0 'i64' should match successor input type #0 'i32'");
    assert_eq!(when("\"t.yield\"(%b) : (i64) -> ()", "i32"), wrong);
    let text =
        "\"t.if\"(%bool) ({\n^bb0(%x: i32):\n\"t.yield\"() : () -> ()\n}, {\n}) : (i1) -> ()\n\"t.yield\"() : () -> ()";
    let wrong = "'t.if' op along control flow edge from parent to Region #0: \
                 region branch point has 0 operands, but region successor needs 1 inputs";
    assert_eq!(message("t.if", &inside(text)), wrong);
}

#[test]
fn region_branch_interface_is_queried() {
    let text = "%r = \"t.for\"(%index, %a) ({\n^bb0(%x: i32):\n\"t.yield\"(%x) : (i32) -> ()\n}) : (index, i32) -> i32\n\
                %s = \"t.if\"(%bool) ({\n\"t.yield\"(%a) : (i32) -> ()\n}, {\n\"t.yield\"(%a) : (i32) -> ()\n}) : (i1) -> i32\n\
                \"t.yield\"() : () -> ()";
    let (ir, root) = parse(&inside(text));
    let (turn, when) = (ops(&ir, root, "t.for")[0], ops(&ir, root, "t.if")[0]);
    let turns = ir.interface::<dyn RegionBranchOpInterface>(turn).expect("it branches");
    assert_eq!((turns.has_loop(&ir), turns.is_repetitive_region(&ir, 0)), (true, true));
    let yielding = ops(&ir, root, "t.yield")[0];
    let points = [RegionBranchPoint::Parent, RegionBranchPoint::Terminator(yielding)];
    assert_eq!(turns.all_region_branch_points(&ir), points);
    let parent = RegionSuccessor::parent_of(&ir, turn);
    assert_eq!(turns.predecessors(&ir, &parent), points);
    let body = ir.entry_block(ir.region(turn, 0).expect("a body")).expect("a block");
    let values = turns.predecessor_values(&ir, &parent, 0);
    assert_eq!(values, [ir.operand(turn, 1).expect("initial"), ir.argument(body, 0).expect("yielded")]);
    assert_eq!(turns.region_invocation_bounds(&ir, &[None, None]), [InvocationBounds::UNKNOWN]);
    let choice = ir.interface::<dyn RegionBranchOpInterface>(when).expect("it branches");
    assert_eq!((choice.has_loop(&ir), choice.is_repetitive_region(&ir, 0)), (false, false));
    assert_eq!(choice.entry_successor_regions(&ir, &[None]).len(), 2);
    let terminator = ir.interface::<dyn RegionBranchTerminatorOpInterface>(yielding).expect("it leaves");
    assert_eq!(terminator.successor_regions(&ir, &[None]).len(), 2);
    let looping = ir.interface::<dyn LoopLikeOpInterface>(turn).expect("a loop");
    let (outside, within) = (ir.operand(turn, 0).expect("a bound"), ir.argument(body, 0).expect("an argument"));
    assert!(looping.is_defined_outside_of_loop(&ir, outside) && !looping.is_defined_outside_of_loop(&ir, within));
    assert_eq!(looping.inits(&ir), [ir.operand(turn, 1).expect("initial")]);
}

#[test]
fn loops_carry_yielded_values() {
    let turn = |arguments: &str, yielded: &str, result: &str| {
        let ty = if yielded == "%b" { "i64" } else { "i32" };
        let ty = vec![ty; yielded.matches('%').count()].join(", ");
        let text = format!(
            "\"t.for\"(%index, %a) ({{\n^bb0({arguments}):\n\"t.yield\"({yielded}) : ({ty}) -> ()\n}}) : (index, i32) -> {result}\n\
             \"t.yield\"() : () -> ()"
        );
        message("t.for", &inside(&text))
    };
    assert_eq!(turn("%x: i32", "%x", "i32"), "");
    let count = "'t.for' op different number of";
    assert_eq!(turn("%x: i32, %y: i32", "%x", "i32"), format!("{count} inits and region iter_args: 1 != 2"));
    assert_eq!(turn("%x: i32", "%x, %x", "i32"), format!("{count} region iter_args and yielded values: 1 != 2"));
    // Nothing yielded is taken for something that is not known: others have to say it.
    let edge = "'t.for' op along control flow edge from Operation t.yield to Region #0";
    let wrong = format!("{edge}: region branch point has 0 operands, but region successor needs 1 inputs");
    assert_eq!(turn("%x: i32", "", "i32"), wrong);
    assert_eq!(turn("%x: i32", "%x", "()"), format!("{count} loop results and region iter_args: 0 != 1"));
    let wrong = "'t.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'";
    assert_eq!(turn("%x: i64", "%b", "i64"), wrong);
    let wrong = "'t.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'";
    assert_eq!(turn("%x: i32", "%b", "i32"), wrong);
    let wrong = "'t.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'";
    assert_eq!(turn("%x: i32", "%x", "i64"), wrong);
}

#[test]
fn function_arguments_match_the_signature() {
    let func = |arguments: &str, more: &str, ty: &str| {
        let body =
            if arguments == "none" { String::new() } else { format!("^bb0({arguments}):\n\"t.yield\"() : () -> ()") };
        let text =
            format!("\"t.func\"() <{{sym_name = \"f\", function_type = {ty}{more}}}> ({{\n{body}\n}}) : () -> ()");
        message("t.func", &text)
    };
    assert_eq!(func("%x: i32", "", "(i32) -> ()"), "");
    assert_eq!(func("none", ", sym_visibility = \"private\"", "(i32) -> ()"), "");
    assert_eq!(func("%x: i32", ", arg_attrs = [{a.b = 1}]", "(i32) -> ()"), "");
    let wrong = |message: &str| format!("'t.func' op {message}");
    assert_eq!(func("none", "", "(i32) -> ()"), wrong("symbol declaration cannot have public visibility"));
    let message = "entry block must have 0 arguments to match function signature";
    assert_eq!(func("%x: i32", "", "() -> ()"), wrong(message));
    let message = "type of entry block argument #0('i32') must match the type of the corresponding argument in function \
                   signature('i64')";
    assert_eq!(func("%x: i32", "", "(i64) -> ()"), wrong(message));
    let message = "expects argument attribute array to have the same number of elements as the number of function \
                   arguments, got 0, but expected 1";
    assert_eq!(func("%x: i32", ", arg_attrs = []", "(i32) -> ()"), wrong(message));
    let message = "expects result attribute array to have the same number of elements as the number of function \
                   results, got 1, but expected 0";
    assert_eq!(func("%x: i32", ", res_attrs = [{}]", "(i32) -> ()"), wrong(message));
    assert_eq!(
        func("%x: i32", ", arg_attrs = [{a}]", "(i32) -> ()"),
        wrong("arguments may only have dialect attributes")
    );
    assert_eq!(
        func("%x: i32", ", res_attrs = [{a}]", "(i32) -> i1"),
        wrong("results may only have dialect attributes")
    );
    let message = "expects argument attribute dictionary to be a DictionaryAttr, but got `unit`";
    assert_eq!(func("%x: i32", ", arg_attrs = [unit]", "(i32) -> ()"), wrong(message));
}

#[test]
fn parts_of_signatures_are_inserted_and_erased() {
    let text = "\"t.func\"() <{sym_name = \"f\", function_type = (i32, i64) -> i1, arg_attrs = [{t.old = 1 : i64}, {}]}> ({\n\
                ^bb0(%x: i32, %y: i64):\n\"t.yield\"(%x, %y) : (i32, i64) -> ()\n}) : () -> ()";
    let (mut ir, root) = parse(text);
    let op = ops(&ir, root, "t.func")[0];
    let func = ir.interface::<dyn FunctionOpInterface>(op).expect("a function");
    let name = ir.context().identifier("t.new");
    let attributes = DictionaryAttr::get(ir.context(), &[NamedAttribute { name, value: Attribute::UNIT }]);
    let argument = |position, ty| NewArgument { position, ty, attributes, location: Location::UNKNOWN };
    let plain = NewArgument { attributes: DictionaryAttr::EMPTY, ..argument(1, Type::INDEX) };
    let new = func.insert_arguments(&mut ir, &[argument(0, Type::F32), plain, argument(2, Type::F64)]);
    assert_eq!(new.expect("positions in order").len(), 3);
    func.insert_results(&mut ir, &[NewResult { position: 1, ty: Type::F32, attributes }]).expect("a position");
    let printed = ir.display(op).to_string();
    let signature = "arg_attrs = [{t.new}, {t.old = 1 : i64}, {}, {}, {t.new}], function_type = (f32, i32, index, i64, f64) -> (i1, f32), \
                     res_attrs = [{}, {t.new}]";
    assert!(printed.contains(signature), "{printed}");
    assert!(printed.contains("^bb0(%arg0: f32, %arg1: i32, %arg2: index, %arg3: i64, %arg4: f64):"), "{printed}");
    assert!(printed.contains("\"t.yield\"(%arg1, %arg3)"), "{printed}");

    let error = func.insert_arguments(&mut ir, &[argument(6, Type::F32)]).expect_err("a wrong position");
    assert_eq!(error.to_string(), "position 6 is out of range; there are 5, so the last is 5");
    let error = func.insert_arguments(&mut ir, &[argument(1, Type::F32), argument(0, Type::F32)]);
    let message = "position 0 comes after 1; sort the new parts by their position";
    assert_eq!(error.expect_err("a wrong order").to_string(), message);
    assert_eq!(ir.display(op).to_string(), printed);

    func.erase_arguments(&mut ir, &|position| position == 0 || position == 4).expect("they are unused");
    func.erase_results(&mut ir, &|position| position == 1);
    let printed = ir.display(op).to_string();
    let signature = "<{arg_attrs = [{t.old = 1 : i64}, {}, {}], function_type = (i32, index, i64) -> i1, sym_name";
    assert!(printed.contains(signature), "{printed}");
}

#[test]
fn calls_resolve_to_functions() {
    let text = format!("{}\n\"t.call\"() <{{callee = @f}}> : () -> ()", inside("\"t.yield\"() : () -> ()"));
    let (mut ir, root) = parse(&text);
    let (func, call) = (ops(&ir, root, "t.func")[0], ops(&ir, root, "t.call")[0]);
    let call = ir.interface::<dyn CallOpInterface>(call).expect("it calls");
    assert_eq!(call.resolve_callable(&ir), Some(func));
    assert_eq!((call.arg_operands(&ir), call.arg_attrs_attr(&ir)), (Values::new(), None));
    let function = ir.interface::<dyn FunctionOpInterface>(func).expect("a function");
    assert!(!function.is_external(&ir) && function.is_public(&ir) && !function.is_declaration(&ir));
    let callable = ir.interface::<dyn CallableOpInterface>(func).expect("a base");
    assert_eq!((callable.argument_types(&ir).len(), callable.callable_result_types(&ir).len()), (4, 0));
    assert_eq!(callable.callable_region(&ir), ir.region(func, 0));
    let symbol = ir.interface::<dyn SymbolOpInterface>(func).expect("a base");
    assert_eq!(symbol.symbol_uses(&ir, root).len(), 1);
    assert_eq!(symbol.replace_all_symbol_uses(&mut ir, "g", root), 1);
    symbol.set_name(&mut ir, "g");
    symbol.set_private(&mut ir);
    assert!(symbol.is_private(&ir) && symbol.can_discard_on_use_empty(&ir));
    assert_eq!(verify(&ir, root), Ok(()));
    symbol.set_name(&mut ir, "h");
    let errors = verify(&ir, root).expect_err("it calls @g");
    assert_eq!(errors[0].message, "'t.call' op calls nothing");
}

#[test]
fn casts_have_compatible_types() {
    let cast = |values: &str, from: &str, to: &str| {
        message("t.cast", &inside(&format!("\"t.cast\"({values}) : ({from}) -> {to}\n\"t.yield\"() : () -> ()")))
    };
    assert_eq!(cast("%a", "i32", "i64"), "");
    assert_eq!(cast("%a", "i32", "()"), "'t.cast' op expected at least one result for cast operation");
    let wrong = "'t.cast' op operand type 'i32' and result type 'f32' are cast incompatible";
    assert_eq!(cast("%a", "i32", "f32"), wrong);
    let wrong = "'t.cast' op operand types 'i32', 'i64' and result type 'i8' are cast incompatible";
    assert_eq!(cast("%a, %b", "i32, i64", "i8"), wrong);
    let wrong = "'t.cast' op operand types [] and result types 'i8', 'i16' are cast incompatible";
    assert_eq!(cast("", "", "(i8, i16)"), wrong);
}

#[test]
fn destinations_are_tied_to_results() {
    let fill = |into: &str, types: &str, to: &str| {
        let text = format!(
            "%f, %t, %m = builtin.unrealized_conversion_cast to f32, tensor<4xf32>, memref<4xf32>\n\
             \"t.fill\"(%f, {into}) : (f32, {types}) -> {to}"
        );
        message("t.fill", &text)
    };
    assert_eq!(fill("%t", "tensor<4xf32>", "tensor<4xf32>"), "");
    assert_eq!(fill("%m", "memref<4xf32>", "()"), "");
    assert_eq!(fill("%f", "f32", "()"), "'t.fill' op expected that operand #1 is a tensor or a memref");
    let wrong = "'t.fill' op expected the number of tensor results (0) to be equal to the number of output tensors (1)";
    assert_eq!(fill("%t", "tensor<4xf32>", "()"), wrong);
    let wrong = "'t.fill' op expected type of operand #2 ('tensor<4xf32>') to match type of corresponding result \
                 ('tensor<5xf32>')";
    assert_eq!(fill("%m, %t", "memref<4xf32>, tensor<4xf32>", "tensor<5xf32>"), wrong);
}

#[test]
fn result_types_are_inferred() {
    let (mut ir, root) =
        parse(&inside("%c = \"t.choose\"(%bool, %a, %a) : (i1, i32, i32) -> i32\n\"t.yield\"() : () -> ()"));
    let choose = ops(&ir, root, "t.choose")[0];
    let select = ir.interface::<dyn SelectLikeOpInterface>(choose).expect("it selects");
    assert_eq!(Some(select.true_value(&ir)), ir.operand(choose, 1));
    // Types that constraints determine need no code.
    assert!(ir.has_interface::<dyn InferTypeOpInterface>(choose));
    let value = select.false_value(&ir);
    let size = IntegerAttr::get(ir.context(), Type::I64, 3).expect("an integer type");
    let before = InsertionPoint::before(&ir, choose);
    let infer = InferOp::new(value, size).create(&mut ir, before, Location::UNKNOWN).expect("it can be inferred");
    let inferred = ir.value_type(infer.tensor(&ir));
    let tensor = RankedTensorType::get(ir.context(), &[3], Type::I32, None).expect("a good type");
    assert_eq!(inferred, Type::from(tensor));
    assert_eq!(verify(&ir, infer.operation()), Ok(()));
    let result = infer.tensor(&ir);
    ir.set_value_type(result, Type::F32);
    let errors = verify(&ir, infer.operation()).expect_err("another type");
    let wrong = "'t.infer' op inferred type(s) 'tensor<3xi32>' are incompatible with return type(s) of operation 'f32'";
    assert_eq!(errors[0].message, wrong);
    let bad = IntegerAttr::get(ir.context(), Type::I64, -3).expect("an integer type");
    let error = InferOp::new(value, bad).create(&mut ir, before, Location::UNKNOWN).expect_err("no such tensor");
    assert_eq!(error.op(), "t.infer");
    infer.set_size(&mut ir, bad);
    let errors = verify(&ir, infer.operation()).expect_err("no such tensor");
    assert_eq!(errors[0].message, "'t.infer' op failed to infer returned types");
}

#[test]
fn regions_have_a_kind() {
    let (ir, root) = parse("\"t.graph\"() ({\n}) : () -> ()");
    let graph = ops(&ir, root, "t.graph")[0];
    let kind = ir.interface::<dyn RegionKindInterface>(graph).expect("it says");
    assert_eq!((kind.region_kind(0), kind.has_ssa_dominance(&ir, 0)), (RegionKind::Graph, false));
}
