//! Operations made in code: types that are worked out, and bodies that closures fill.

use std::sync::Arc;

use ods::builtin::ModuleOp;
use ods::prelude::*;
use ods_dialects::{arith, cf, complex, func, memref, scf, tensor};

const AT: Location = Location::UNKNOWN;

fn ir() -> Ir {
    let context = Context::new();
    context.register::<func::Func>().expect("registered once");
    context.register::<cf::ControlFlow>().expect("registered once");
    context.register::<scf::Scf>().expect("registered once");
    context.register::<tensor::Tensor>().expect("registered once");
    context.register::<memref::MemRef>().expect("registered once");
    Ir::new(Arc::new(context))
}

fn ty(ir: &Ir, text: &str) -> Type {
    ods::text::parse_type(&ir.shared_context(), text).expect("a type")
}

/// The lines of a function with these arguments that the closure fills, and which is right.
fn lines(
    arguments: &[&str],
    results: &[&str],
    body: impl FnOnce(&mut Ir, InsertionPoint, &[Value]) -> Result<Vec<Value>, BuildError>,
) -> Vec<String> {
    let mut ir = ir();
    let module = ModuleOp::create(&mut ir, AT);
    let top = InsertionPoint::end_of(module.body(&ir).expect("a body"));
    let types = |list: &[&str]| list.iter().map(|text| ty(&ir, text)).collect::<Vec<_>>();
    let (inputs, results) = (types(arguments), types(results));
    let function = func::FuncOp::of_signature(ir.context(), "f", &inputs, &results);
    function.create_with_body(&mut ir, top, AT, body).expect("it is built");
    let text = ods::text::print(&ir, module.operation(), &Default::default(), &Default::default());
    if let Err(errors) = ods::verify::verify(&ir, module.operation()) {
        panic!("{}\n{text}", errors[0].message);
    }
    let parsed = ods::text::parse(&ir.shared_context(), "again", text.as_bytes()).expect("it can be read");
    let again = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert_eq!(again, text);
    let body = text.lines().skip(2).map(|line| line.trim().to_owned());
    body.take_while(|line| !line.starts_with("return")).collect()
}

/// The lines that operations take that give nothing.
fn ops(
    arguments: &[&str],
    body: impl FnOnce(&mut Ir, InsertionPoint, &[Value]) -> Result<(), BuildError>,
) -> Vec<String> {
    lines(arguments, &[], |ir, at, arguments| body(ir, at, arguments).map(|()| Vec::new()))
}

/// What is wrong with what is built.
fn refusal<B: Builder>(builder: B, ir: &mut Ir) -> String {
    let at = InsertionPoint::end_of(ir.create_block());
    builder.create(ir, at, AT).err().expect("it cannot be built").to_string()
}

#[test]
fn modules_start_empty() {
    let mut ir = ir();
    let module = ModuleOp::create_named(&mut ir, AT, "m");
    assert!(ods::verify::verify(&ir, module.operation()).is_ok());
    let text = ods::text::print(&ir, module.operation(), &Default::default(), &Default::default());
    assert_eq!(text, "module @m {\n}\n\n");
    let inner = ModuleOp::create(&mut ir, AT);
    let body = module.body(&ir).expect("a body");
    ir.insert(InsertionPoint::end_of(body), inner.operation());
    assert!(ods::verify::verify(&ir, module.operation()).is_ok());
}

#[test]
fn constants_are_made_of_numbers() {
    let lines = ops(&[], |ir, at, _| {
        let context = ir.shared_context();
        let (vector, one) = (ty(ir, "vector<4xi8>"), IntegerAttr::get(&context, ty(ir, "i8"), 1));
        for constant in [
            arith::ConstantOp::index(&context, -4),
            arith::ConstantOp::integer(&context, Type::I32, 42),
            arith::ConstantOp::boolean(&context, true),
            arith::ConstantOp::float(&context, Type::F32, 0.5),
            arith::ConstantOp::splat(&context, vector, one.expect("an integer")),
        ] {
            constant.create(ir, at, AT)?;
        }
        let ty = ComplexType::get(&context, Type::F64).expect("a complex type");
        complex::ConstantOp::of(&context, ty, 1.0, -1.0).create(ir, at, AT).map(|_| ())
    });
    let made = [
        "%c-4 = arith.constant -4 : index",
        "%c42_i32 = arith.constant 42 : i32",
        "%true = arith.constant true",
        "%cst = arith.constant 5.000000e-01 : f32",
        "%cst_0 = arith.constant dense<1> : vector<4xi8>",
        "%cst_1 = complex.constant [1.000000e+00, -1.000000e+00] : complex<f64>",
    ];
    assert_eq!(lines, made);
}

#[test]
fn constants_that_do_not_fit_are_refused() {
    let mut ir = ir();
    let context = ir.shared_context();
    let integer = arith::ConstantOp::integer(&context, Type::F32, 1);
    assert_eq!(refusal(integer, &mut ir), "cannot build 'arith.constant': 1 is no value of type 'f32'");
    let i8 = ty(&ir, "i8");
    for value in [256, -129, i64::MAX] {
        let wide = arith::ConstantOp::integer(&context, i8, value);
        assert_eq!(refusal(wide, &mut ir), format!("cannot build 'arith.constant': {value} is no value of type 'i8'"));
    }
    for (value, kept) in [(255, -1), (-128, -128), (127, 127), (0, 0)] {
        let at = InsertionPoint::end_of(ir.create_block());
        let constant = arith::ConstantOp::integer(&context, i8, value).create(&mut ir, at, AT).expect("it fits");
        let found = constant.value(&ir).cast::<IntegerAttr>(&context).and_then(|value| value.value(&context));
        assert_eq!(found, Some(kept));
    }
    let float = arith::ConstantOp::float(&context, Type::I32, 1.0);
    assert_eq!(refusal(float, &mut ir), "cannot build 'arith.constant': 'i32' is no floating-point type");
    let splat = arith::ConstantOp::splat(&context, Type::I32, BoolAttr::get(&context, true));
    assert_eq!(refusal(splat, &mut ir), "cannot build 'arith.constant': the value is no element of 'i32'");
    let ty = ComplexType::get(&context, Type::I32).expect("a complex type");
    let pair = complex::ConstantOp::of(&context, ty, 1.0, 1.0);
    let message = "cannot build 'complex.constant': the parts of the type are no floating-point numbers";
    assert_eq!(refusal(pair, &mut ir), message);
}

#[test]
fn loops_carry_what_their_bodies_give() {
    let made = lines(&["index", "index", "f32"], &["f32"], |ir, at, arguments| {
        let [lower, upper, init] = arguments[..] else { unreachable!("three arguments") };
        let step = arith::ConstantOp::index(ir.context(), 1).create(ir, at, AT)?.result(ir);
        let turns = scf::ForOp::of(ir, lower, upper, step, [init]);
        let turns = turns.create_with_body(ir, at, AT, |ir, at, _, carried| {
            let sum = arith::AddFOp::new(carried[0], carried[0]).create(ir, at, AT)?;
            Ok(vec![sum.result(ir)])
        })?;
        scf::ForOp::of(ir, lower, upper, step, []).create_with_body(ir, at, AT, |_, _, _, _| Ok(Vec::new()))?;
        Ok(turns.results(ir))
    });
    let expected = [
        "%c1 = arith.constant 1 : index",
        "%0 = scf.for %arg3 = %arg0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f32) {",
        "%1 = arith.addf %arg4, %arg4 : f32",
        "scf.yield %1 : f32",
        "}",
        "scf.for %arg3 = %arg0 to %arg1 step %c1 {",
        "}",
    ];
    assert_eq!(made, expected);
}

#[test]
fn a_body_that_fails_leaves_nothing() {
    let mut ir = ir();
    let block = ir.create_block();
    let at = InsertionPoint::end_of(block);
    let bound = arith::ConstantOp::index(ir.context(), 1).create(&mut ir, at, AT).expect("a constant").result(&ir);
    let turns = scf::ForOp::of(&ir, bound, bound, bound, [bound]);
    let made = turns.create_with_body(&mut ir, at, AT, |ir, at, _, _| {
        let bad = arith::ConstantOp::integer(ir.context(), Type::F32, 1).create(ir, at, AT)?;
        Ok(vec![bad.result(ir)])
    });
    assert_eq!(made.expect_err("the body fails").message(), "1 is no value of type 'f32'");
    assert_eq!(ir.block_ops(block).count(), 1);
    assert!(!ir.has_uses(bound));
}

#[test]
fn conditions_have_bodies() {
    let made = lines(&["i1", "i32", "i32"], &["i32"], |ir, at, arguments| {
        let [condition, a, b] = arguments[..] else { unreachable!("three arguments") };
        scf::IfOp::with_results(condition, []).create_with_then(ir, at, AT, |_, _| Ok(Vec::new()))?;
        let choice = scf::IfOp::with_results(condition, [Type::I32]);
        let choice = choice.create_with_bodies(ir, at, AT, |_, _| Ok(vec![a]), |_, _| Ok(vec![b]))?;
        Ok(choice.results(ir))
    });
    let expected = [
        "scf.if %arg0 {",
        "}",
        "%0 = scf.if %arg0 -> (i32) {",
        "scf.yield %arg1 : i32",
        "} else {",
        "scf.yield %arg2 : i32",
        "}",
    ];
    assert_eq!(made, expected);
}

#[test]
fn cases_and_blocks_have_bodies() {
    let made = lines(&["index"], &["index"], |ir, at, arguments| {
        let switch = scf::IndexSwitchOp::new(arguments[0], vec![2, -5], 2, [Type::INDEX]);
        let switch = switch.create_with_bodies(ir, at, AT, |ir, at, case| {
            Ok(vec![arith::ConstantOp::index(ir.context(), case.unwrap_or(0)).create(ir, at, AT)?.result(ir)])
        })?;
        let value = switch.results(ir);
        let block = scf::ExecuteRegionOp::new([Type::INDEX]).create_with_body(ir, at, AT, |_, _| Ok(value))?;
        Ok(block.results(ir))
    });
    let expected = [
        "%0 = scf.index_switch %arg0 -> index",
        "case 2 {",
        "%c2 = arith.constant 2 : index",
        "scf.yield %c2 : index",
        "}",
        "case -5 {",
        "%c-5 = arith.constant -5 : index",
        "scf.yield %c-5 : index",
        "}",
        "default {",
        "%c0 = arith.constant 0 : index",
        "scf.yield %c0 : index",
        "}",
        "%1 = scf.execute_region -> index {",
        "scf.yield %0 : index",
        "}",
    ];
    assert_eq!(made, expected);
}

#[test]
fn loops_with_a_condition_have_two_bodies() {
    let made = lines(&["i32"], &["i64"], |ir, at, arguments| {
        let context = ir.shared_context();
        let turns = scf::WhileOp::new([arguments[0]], [Type::I64]).create_with_bodies(
            ir,
            at,
            AT,
            |ir, at, carried| {
                let more = arith::CmpIOp::new(arith::CmpIPredicate::Slt, carried[0], carried[0]).create(ir, at, AT)?;
                let wide = arith::ExtSIOp::new(carried[0], Type::I64).create(ir, at, AT)?;
                Ok((more.result(ir), vec![wide.out(ir)]))
            },
            |ir, at, _| Ok(vec![arith::ConstantOp::integer(&context, Type::I32, 7).create(ir, at, AT)?.result(ir)]),
        )?;
        Ok(turns.results(ir))
    });
    let expected = [
        "%0 = scf.while (%arg1 = %arg0) : (i32) -> i64 {",
        "%1 = arith.cmpi slt, %arg1, %arg1 : i32",
        "%2 = arith.extsi %arg1 : i32 to i64",
        "scf.condition(%1) %2 : i64",
        "} do {",
        "^bb0(%arg1: i64):",
        "%c7_i32 = arith.constant 7 : i32",
        "scf.yield %c7_i32 : i32",
        "}",
    ];
    assert_eq!(made, expected);
}

#[test]
fn loops_in_any_order_reduce() {
    let made = lines(&["index", "f32"], &["f32"], |ir, at, arguments| {
        let [n, init] = arguments[..] else { unreachable!("two arguments") };
        scf::ParallelOp::of(ir, [n], [n], [n], []).create_with_body(ir, at, AT, |_, _, _| Ok(Vec::new()))?;
        let turns = scf::ParallelOp::of(ir, [n, n], [n, n], [n, n], [init]);
        let turns = turns.create_with_body(ir, at, AT, |_, _, counting| {
            assert_eq!(counting.len(), 2);
            let add: scf::Reduction =
                Box::new(|ir, at, [a, b]| Ok(arith::AddFOp::new(a, b).create(ir, at, AT)?.result(ir)));
            Ok(vec![(init, add)])
        })?;
        Ok(turns.results(ir))
    });
    let expected = [
        "scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {",
        "scf.reduce",
        "}",
        "%0 = scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) init (%arg1) -> f32 {",
        "scf.reduce(%arg1 : f32) {",
        "^bb0(%arg4: f32, %arg5: f32):",
        "%1 = arith.addf %arg4, %arg5 : f32",
        "scf.reduce.return %1 : f32",
        "}",
        "}",
    ];
    assert_eq!(made, expected);
}

#[test]
fn turns_in_parallel_make_up_a_tensor() {
    let made = lines(&["index", "tensor<4xf32>", "tensor<?xf32>"], &["tensor<?xf32>"], |ir, at, arguments| {
        let [n, part, whole] = arguments[..] else { unreachable!("three arguments") };
        let turns = scf::ForallOp::of(ir, [0], [n], [4], [whole]);
        let turns = turns.create_with_body(ir, at, AT, |ir, body| {
            arith::AddIOp::new(body.counting[0], n).create(ir, body.at, AT)?;
            let insert = tensor::ParallelInsertSliceOp::of(part, body.shared[0], [body.counting[0]], [4], [1]);
            insert.create(ir, body.in_parallel, AT).map(|_| ())
        })?;
        Ok(turns.results(ir))
    });
    let expected = [
        "%0 = scf.forall (%arg3) = (0) to (%arg0) step (4) shared_outs(%arg4 = %arg2) -> (tensor<?xf32>) {",
        "%1 = arith.addi %arg3, %arg0 : index",
        "scf.forall.in_parallel {",
        "tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>",
        "}",
        "}",
    ];
    assert_eq!(made, expected);
    let made = ops(&["index"], |ir, at, arguments| {
        let n = MixedValue::from(arguments[0]);
        scf::ForallOp::up_to(ir, [n, 8.into()], []).create_with_body(ir, at, AT, |_, _| Ok(())).map(|_| ())
    });
    assert_eq!(made, ["scf.forall (%arg1, %arg2) in (%arg0, 8) {", "}"]);
}

#[test]
fn calls_have_the_results_of_what_they_call() {
    let made = ops(&["(i32) -> i64", "i32"], |ir, at, arguments| {
        let module =
            ir.parent_block(ir.block_parent_op(at.block().expect("a block")).expect("a function")).expect("a module");
        let g =
            func::FuncOp::of_signature(ir.context(), "g", &[Type::I32], &[Type::I64]).with_sym_visibility("private");
        let g = g.create(ir, InsertionPoint::end_of(module), AT)?;
        func::CallOp::of(ir, g, [arguments[1]]).create(ir, at, AT)?;
        func::CallIndirectOp::of(ir, arguments[0], [arguments[1]]).create(ir, at, AT).map(|_| ())
    });
    let expected = ["%0 = call @g(%arg1) : (i32) -> i64", "%1 = call_indirect %arg0(%arg1) : (i32) -> i64"];
    assert_eq!(made, expected);
}

#[test]
fn functions_get_their_first_block() {
    let mut ir = ir();
    let at = InsertionPoint::end_of(ir.create_block());
    let function = func::FuncOp::of_signature(ir.context(), "f", &[Type::I32, Type::F32], &[]);
    let function = function.create(&mut ir, at, AT).expect("a function");
    let entry = function.add_entry_block(&mut ir).expect("a body");
    assert_eq!(ir.arguments(entry).map(|value| ir.value_type(value)).collect::<Vec<_>>(), [Type::I32, Type::F32]);
    assert_eq!(function.add_entry_block(&mut ir), Some(entry), "it is there already");
}

#[test]
fn switches_take_their_cases_together() {
    let mut ir = ir();
    let (i8, at) = (ty(&ir, "i8"), InsertionPoint::end_of(ir.create_block()));
    let function =
        func::FuncOp::of_signature(ir.context(), "f", &[i8], &[]).create(&mut ir, at, AT).expect("a function");
    let entry = function.add_entry_block(&mut ir).expect("a body");
    let (flag, body) = (ir.argument(entry, 0).expect("an argument"), function.body(&ir));
    let (here, other) = (InsertionPoint::end_of(entry), ir.add_block_with_arguments(body, [i8], AT));
    func::ReturnOp::new([]).create(&mut ir, InsertionPoint::end_of(other), AT).expect("an end");
    let too_large = cf::SwitchOp::of(&ir, flag, (other, vec![flag]), [(256, other, vec![flag])]);
    let message = "cannot build 'cf.switch': a case is no value of the flag's type";
    assert_eq!(refusal(too_large, &mut ir), message);
    let cases = [(4, other, vec![flag]), (-1, other, vec![flag])];
    let switch = cf::SwitchOp::of(&ir, flag, (other, vec![flag]), cases).create(&mut ir, here, AT).expect("a switch");
    ods::verify::verify(&ir, function.operation()).expect("good IR");
    let text = ir.display(switch).to_string();
    let cases = text.lines().map(str::trim).filter(|line| line.contains("^bb1(%arg0 : i8)"));
    assert_eq!(cases.map(|line| line.split(':').next().expect("a word")).collect::<Vec<_>>(), ["default", "4", "255"]);
}

#[test]
fn tensors_have_sizes_of_both_kinds() {
    let made = ops(&["index", "f32"], |ir, at, arguments| {
        let [n, x] = arguments[..] else { unreachable!("two arguments") };
        tensor::EmptyOp::of(ir.context(), [MixedValue::from(n), 4.into()], Type::F32).create(ir, at, AT)?;
        tensor::EmptyOp::of(ir.context(), [2, 3], Type::F32).create(ir, at, AT)?;
        tensor::SplatOp::of(ir, x, [n]).create(ir, at, AT)?;
        tensor::FromElementsOp::of(ir, [x, x, x]).create(ir, at, AT).map(|_| ())
    });
    let expected = [
        "%0 = tensor.empty(%arg0) : tensor<?x4xf32>",
        "%1 = tensor.empty() : tensor<2x3xf32>",
        "%splat = tensor.splat %arg1[%arg0] : tensor<?xf32>",
        "%from_elements = tensor.from_elements %arg1, %arg1, %arg1 : tensor<3xf32>",
    ];
    assert_eq!(made, expected);
    let mut ir = ir();
    let none = tensor::FromElementsOp::of(&ir, []);
    let message = "cannot build 'tensor.from_elements': without elements, their type is not known";
    assert_eq!(refusal(none, &mut ir), message);
    let negative = tensor::EmptyOp::of(ir.context(), [-3], Type::F32);
    assert!(refusal(negative, &mut ir).starts_with("cannot build 'tensor.empty': "));
}

#[test]
fn elements_are_computed_by_bodies() {
    let made = ops(&["index", "f32", "tensor<2x?xf32>"], |ir, at, arguments| {
        let [n, x, source] = arguments[..] else { unreachable!("three arguments") };
        let numbers = tensor::GenerateOp::of(ir.context(), [n], Type::INDEX);
        numbers.create_with_body(ir, at, AT, |_, _, indices| Ok(indices[0]))?;
        let padded = tensor::PadOp::of(ir, source, [1, 0], [MixedValue::from(0), n.into()]);
        padded.create_with_value(ir, at, AT, x).map(|_| ())
    });
    let expected = [
        "%generated = tensor.generate %arg0 {",
        "^bb0(%arg3: index):",
        "tensor.yield %arg3 : index",
        "} : tensor<?xindex>",
        "%padded = tensor.pad %arg2 low[1, 0] high[0, %arg0] {",
        "^bb0(%arg3: index, %arg4: index):",
        "tensor.yield %arg1 : f32",
        "} : tensor<2x?xf32> to tensor<3x?xf32>",
    ];
    assert_eq!(made, expected);
    let mut ir = ir();
    let (block, source) = (ir.create_block(), ty(&ir, "tensor<2xf32>"));
    let source = ir.add_argument(block, source, AT);
    let message = "cannot build 'tensor.pad': there must be two numbers for each dimension of the source";
    assert_eq!(refusal(tensor::PadOp::of(&ir, source, [1, 2], [1]), &mut ir), message);
}

#[test]
fn parts_of_tensors_have_types_that_follow() {
    let made = ops(&["index", "tensor<8x?xf32>"], |ir, at, arguments| {
        let [n, whole] = arguments[..] else { unreachable!("two arguments") };
        let sizes = [MixedValue::from(1), n.into()];
        let part = tensor::ExtractSliceOp::of(ir, whole, [0, 0], sizes, [1, 1]).create(ir, at, AT)?;
        let row = ty(ir, "tensor<?xf32>");
        let (zeros, ones) = (MixedValues::repeat(0, 2), MixedValues::repeat(1, 2));
        let reduced = tensor::ExtractSliceOp::of_type(row, whole, zeros, sizes.into_iter().collect(), ones);
        reduced.create(ir, at, AT)?;
        tensor::InsertSliceOp::of(part.result(ir), whole, [n, n], sizes, [1, 1]).create(ir, at, AT)?;
        tensor::ConcatOp::of(ir, 0, [whole, whole]).create(ir, at, AT)?;
        let wide = tensor::ConcatOp::of(ir, 1, [whole, whole]).create(ir, at, AT)?.result(ir);
        let flat = tensor::CollapseShapeOp::of(ir, wide, &[[0, 1]]).create(ir, at, AT)?;
        let again = tensor::ExpandShapeOp::of(ir.context(), ty(ir, "tensor<?x4xf32>"), flat.result(ir), &[[0, 1]], [n]);
        again.create(ir, at, AT)?;
        tensor::DimOp::of_constant(ir, at, AT, whole, 1).map(|_| ())
    });
    let expected = [
        "%extracted_slice = tensor.extract_slice %arg1[0, 0] [1, %arg0] [1, 1] : tensor<8x?xf32> to tensor<1x?xf32>",
        "%extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [1, %arg0] [1, 1] : tensor<8x?xf32> to tensor<?xf32>",
        "%inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%arg0, %arg0] [1, %arg0] [1, 1] : \
         tensor<1x?xf32> into tensor<8x?xf32>",
        "%concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<16x?xf32>",
        "%concat_1 = tensor.concat dim(1) %arg1, %arg1 : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<8x?xf32>",
        "%collapsed = tensor.collapse_shape %concat_1 [[0, 1]] : tensor<8x?xf32> into tensor<?xf32>",
        "%expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg0, 4] : tensor<?xf32> into tensor<?x4xf32>",
        "%c1 = arith.constant 1 : index",
        "%dim = tensor.dim %arg1, %c1 : tensor<8x?xf32>",
    ];
    assert_eq!(made, expected);
}

#[test]
fn what_does_not_go_together_is_refused() {
    let mut ir = ir();
    let (block, types) = (ir.create_block(), ["tensor<2x3xf32>", "tensor<4x3xf32>", "memref<2x3xf32>"]);
    let values = types.map(|text| {
        let ty = ty(&ir, text);
        ir.add_argument(block, ty, AT)
    });
    let [a, b, buffer] = values;
    let message = "static concatenation size mismatch along non-concatenated dimension 0";
    assert!(refusal(tensor::ConcatOp::of(&ir, 1, [a, b]), &mut ir).ends_with(message));
    assert!(refusal(tensor::ConcatOp::of(&ir, 0, []), &mut ir).ends_with("requires at least one input"));
    let message = "dimensions do not go together like this";
    assert!(refusal(tensor::CollapseShapeOp::of(&ir, a, &[[0, 2]]), &mut ir).ends_with(message));
    assert!(refusal(memref::CollapseShapeOp::of(&ir, buffer, &[[0, 2]]), &mut ir).ends_with(message));
    let message = "this is no permutation of the source's dimensions";
    for permutation in [&[0, 0][..], &[0, 2], &[0, 1, 2]] {
        assert!(
            refusal(memref::TransposeOp::of(&ir, buffer, permutation), &mut ir).ends_with(message),
            "{permutation:?}"
        );
    }
    assert!(refusal(memref::SubViewOp::of(&ir, a, [0], [1], [1]), &mut ir).ends_with("the source is not strided"));
}

#[test]
fn buffers_and_their_parts_have_types_that_follow() {
    let made = ops(&["index"], |ir, at, arguments| {
        let n = arguments[0];
        let whole = memref::AllocOp::of_sizes(ir.context(), [MixedValue::from(n), 8.into()], Type::F32);
        let whole = whole.create(ir, at, AT)?.memref(ir);
        memref::AllocaOp::of(ty(ir, "memref<2xi8>")).with_alignment(16).create(ir, at, AT)?;
        let part =
            memref::SubViewOp::of(ir, whole, [MixedValue::from(n), 0.into()], [2, 4], [1, 2]).create(ir, at, AT)?;
        memref::TransposeOp::of(ir, whole, &[1, 0]).create(ir, at, AT)?;
        memref::ReinterpretCastOp::of(ir, part.result(ir), 0, [MixedValue::from(n)], [2]).create(ir, at, AT)?;
        memref::CollapseShapeOp::of(ir, whole, &[[0, 1]]).create(ir, at, AT)?;
        let split = ty(ir, "memref<?x2x4xf32>");
        let groups = [vec![0], vec![1, 2]];
        memref::ExpandShapeOp::of(ir.context(), split, whole, &groups, [n]).create(ir, at, AT)?;
        memref::DimOp::of_constant(ir, at, AT, whole, 0).map(|_| ())
    });
    let expected = [
        "%alloc = memref.alloc(%arg0) : memref<?x8xf32>",
        "%alloca = memref.alloca() {alignment = 16 : i64} : memref<2xi8>",
        "%subview = memref.subview %alloc[%arg0, 0] [2, 4] [1, 2] : memref<?x8xf32> to \
         memref<2x4xf32, strided<[8, 2], offset: ?>>",
        "%transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>",
        "%reinterpret_cast = memref.reinterpret_cast %subview to offset: [0], sizes: [%arg0], strides: [2] : \
         memref<2x4xf32, strided<[8, 2], offset: ?>> to memref<?xf32, strided<[2]>>",
        "%collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<?x8xf32> into memref<?xf32>",
        "%expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [%arg0, 2, 4] : memref<?x8xf32> into \
         memref<?x2x4xf32>",
        "%c0 = arith.constant 0 : index",
        "%dim = memref.dim %alloc, %c0 : memref<?x8xf32>",
    ];
    assert_eq!(made, expected);
}

#[test]
fn bodies_of_memref_end_with_what_they_give() {
    let made = ops(&["memref<4xf32>", "index"], |ir, at, arguments| {
        let [buffer, i] = arguments[..] else { unreachable!("two arguments") };
        let update = memref::GenericAtomicRMWOp::new(buffer, [i]);
        update.create_with_body(ir, at, AT, |ir, at, current| {
            Ok(arith::NegFOp::new(current).create(ir, at, AT)?.result(ir))
        })?;
        let scope = memref::AllocaScopeOp::new([Type::F32]);
        scope.create_with_body(ir, at, AT, |ir, at| {
            Ok(vec![memref::LoadOp::new(buffer, [i]).create(ir, at, AT)?.result(ir)])
        })?;
        let tag = memref::AllocOp::of_sizes(ir.context(), [1], Type::I32).create(ir, at, AT)?.memref(ir);
        let copy = memref::DmaStartOp::of((buffer, &[i]), (buffer, &[i]), i, (tag, &[i]), Some([i, i]));
        copy.create(ir, at, AT).map(|_| ())
    });
    let expected = [
        "%0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<4xf32> {",
        "^bb0(%arg2: f32):",
        "%2 = arith.negf %arg2 : f32",
        "memref.atomic_yield %2 : f32",
        "}",
        "%1 = memref.alloca_scope  -> (f32) {",
        "%2 = memref.load %arg0[%arg1] : memref<4xf32>",
        "memref.alloca_scope.return %2 : f32",
        "}",
        "%alloc = memref.alloc() : memref<1xi32>",
        "memref.dma_start %arg0[%arg1], %arg0[%arg1], %arg1, %alloc[%arg1], %arg1, %arg1 : memref<4xf32>, \
         memref<4xf32>, memref<1xi32>",
    ];
    assert_eq!(made, expected);
}
