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

/// Returns the lines of a valid function with these arguments, whose body the closure fills.
fn lines(
    arguments: &[&str],
    results: &[&str],
    body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Values>,
) -> Vec<String> {
    let mut ir = ir();
    let module = ModuleOp::create(&mut ir, AT);
    let types = |list: &[&str]| list.iter().map(|text| ty(&ir, text)).collect::<Vec<_>>();
    let (inputs, results) = (types(arguments), types(results));
    let function = func::FuncOp::of("f", inputs, results);
    function.create_with_body(&mut module.body_builder(&mut ir), body).expect("it is built");
    let text = ir.display(module).to_string();
    if let Err(errors) = ods::verify::verify(&ir, module) {
        panic!("{}\n{text}", errors[0].message);
    }
    let parsed = ods::text::parse(&ir.shared_context(), "again", text.as_bytes()).expect("it can be read");
    assert_eq!(parsed.ir.display(parsed.root).to_string(), text);
    let body = text.lines().skip(2).map(|line| line.trim().to_owned());
    body.take_while(|line| !line.starts_with("return")).collect()
}

/// Returns the lines of operations without results.
fn ops(arguments: &[&str], body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result) -> Vec<String> {
    lines(arguments, &[], |b, arguments| body(b, arguments).map(|()| Values::new()))
}

/// Returns the error of a builder.
fn refusal<B: Builder>(builder: B, ir: &mut Ir) -> String {
    let block = ir.create_block();
    ir.builder_at_end_of(block).insert(builder).err().expect("it cannot be built").to_string()
}

#[test]
fn modules_start_empty() {
    let mut ir = ir();
    let module = ModuleOp::create_named(&mut ir, AT, "m");
    assert!(ods::verify::verify(&ir, module).is_ok());
    let text = ir.display(module).to_string();
    assert_eq!(text, "module @m {\n}");
    let inner = ModuleOp::create(&mut ir, AT);
    let body = module.body(&ir).expect("a body");
    ir.insert(InsertionPoint::end_of(body), inner.operation());
    assert!(ods::verify::verify(&ir, module).is_ok());
}

#[test]
fn constants_are_made_of_numbers() {
    let lines = ops(&[], |b, _| {
        let context = b.ir().shared_context();
        let (vector, one) = (ty(b.ir(), "vector<4xi8>"), IntegerAttr::get(&context, ty(b.ir(), "i8"), 1));
        for constant in [
            arith::ConstantOp::index(-4),
            arith::ConstantOp::integer(Type::I32, 42),
            arith::ConstantOp::boolean(true),
            arith::ConstantOp::float(Type::F32, 0.5),
            arith::ConstantOp::splat(vector, one.expect("an integer")),
        ] {
            b.insert(constant)?;
        }
        let ty = ComplexType::get(&context, Type::F64).expect("a complex type");
        b.insert(complex::ConstantOp::of(ty, 1.0, -1.0))?;
        Ok(())
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
fn rejects_constants_that_do_not_fit() {
    let mut ir = ir();
    let context = ir.shared_context();
    let integer = arith::ConstantOp::integer(Type::F32, 1);
    let message = "cannot build 'arith.constant': 'f32' is neither an integer type nor 'index'";
    assert_eq!(refusal(integer, &mut ir), message);
    let i8 = ty(&ir, "i8");
    for value in [256, -129, i64::MAX] {
        let wide = arith::ConstantOp::integer(i8, value);
        assert_eq!(
            refusal(wide, &mut ir),
            format!("cannot build 'arith.constant': {value} is not a value of type 'i8'")
        );
    }
    for (value, kept) in [(255, -1), (-128, -128), (127, 127), (0, 0)] {
        let constant = ir.builder().insert(arith::ConstantOp::integer(i8, value)).expect("it fits");
        let found = constant.value(&ir).cast::<IntegerAttr>(&context).and_then(|value| value.value(&context));
        assert_eq!(found, Some(kept));
    }
    let float = arith::ConstantOp::float(Type::I32, 1.0);
    assert_eq!(refusal(float, &mut ir), "cannot build 'arith.constant': 'i32' is not a floating-point type");
    let splat = arith::ConstantOp::splat(Type::I32, BoolAttr::get(&context, true));
    assert_eq!(
        refusal(splat, &mut ir),
        "cannot build 'arith.constant': the values are not elements of 'i32'; pass one for all, or one for each \
         element of a static shape"
    );
    let ty = ComplexType::get(&context, Type::I32).expect("a complex type");
    let pair = complex::ConstantOp::of(ty, 1.0, 1.0);
    let message = "cannot build 'complex.constant': 'i32' is not a floating-point type";
    assert_eq!(refusal(pair, &mut ir), message);
}

#[test]
fn loops_carry_yielded_values() {
    let made = lines(&["index", "index", "f32"], &["f32"], |b, arguments| {
        let [lower, upper, init] = arguments[..] else { unreachable!("three arguments") };
        let step = b.value(arith::ConstantOp::index(1))?;
        let turns = scf::ForOp::of(lower, upper, step, [init]);
        let turns = turns.create_with_body(b, |b, _, carried| {
            let sum = b.insert(arith::AddFOp::new(carried[0], carried[0]))?;
            Ok(vec![sum.result(b.ir())])
        })?;
        scf::ForOp::of(lower, upper, step, []).create_with_body(b, |_, _, _| Ok([]))?;
        Ok(turns.results(b.ir()))
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
fn failing_body_builder_leaves_no_operation() {
    let mut ir = ir();
    let block = ir.create_block();
    let mut b = ir.builder_at_end_of(block);
    let bound = b.value(arith::ConstantOp::index(1)).expect("a constant");
    let turns = scf::ForOp::of(bound, bound, bound, [bound]);
    let made = turns.create_with_body(&mut b, |b, _, _| Ok([b.value(arith::ConstantOp::integer(Type::F32, 1))?]));
    let message = "error: cannot build 'arith.constant': 'f32' is neither an integer type nor 'index'";
    assert_eq!(made.expect_err("the body fails").to_string(), message);
    assert_eq!(ir.block_ops(block).count(), 1);
    assert!(!ir.has_uses(bound));
}

#[test]
fn conditions_have_bodies() {
    let made = lines(&["i1", "i32", "i32"], &["i32"], |b, arguments| {
        let [condition, x, y] = arguments[..] else { unreachable!("three arguments") };
        scf::IfOp::with_results(condition, []).create_with_then(b, |_| Ok([]))?;
        let choice = scf::IfOp::with_results(condition, [Type::I32]);
        let choice = choice.create_with_bodies(b, |_| Ok([x]), |_| Ok([y]))?;
        Ok(choice.results(b.ir()))
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
    let made = lines(&["index"], &["index"], |b, arguments| {
        let switch = scf::IndexSwitchOp::new(arguments[0], vec![2, -5], 2, [Type::INDEX]);
        let switch =
            switch.create_with_bodies(b, |b, case| Ok(vec![b.value(arith::ConstantOp::index(case.unwrap_or(0)))?]))?;
        let value = switch.results(b.ir());
        let block = scf::ExecuteRegionOp::new([Type::INDEX]).create_with_body(b, |_| Ok(value))?;
        Ok(block.results(b.ir()))
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
    let made = lines(&["i32"], &["i64"], |b, arguments| {
        let turns = scf::WhileOp::new([arguments[0]], [Type::I64]).create_with_bodies(
            b,
            |b, carried| {
                let more = b.value(arith::CmpIOp::new(arith::CmpIPredicate::Slt, carried[0], carried[0]))?;
                Ok((more, [b.value(arith::ExtSIOp::new(carried[0], Type::I64))?]))
            },
            |b, _| Ok([b.value(arith::ConstantOp::integer(Type::I32, 7))?]),
        )?;
        Ok(turns.results(b.ir()))
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
fn parallel_loops_reduce() {
    let made = lines(&["index", "f32"], &["f32"], |b, arguments| {
        let [n, init] = arguments[..] else { unreachable!("two arguments") };
        scf::ParallelOp::of([n], [n], [n], []).create_with_body(b, |_, _| Ok(Vec::new()))?;
        let turns = scf::ParallelOp::of([n, n], [n, n], [n, n], [init]);
        let turns = turns.create_with_body(b, |_, counting| {
            assert_eq!(counting.len(), 2);
            let add: scf::Reduction = Box::new(|b, [x, y]| Ok(b.value(arith::AddFOp::new(x, y))?));
            Ok(vec![(init, add)])
        })?;
        Ok(turns.results(b.ir()))
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
fn forall_assembles_a_tensor() {
    let made = lines(&["index", "tensor<4xf32>", "tensor<?xf32>"], &["tensor<?xf32>"], |b, arguments| {
        let [n, part, whole] = arguments[..] else { unreachable!("three arguments") };
        let turns = scf::ForallOp::of(b.ir(), [0], [n], [4], [whole]);
        let turns = turns.create_with_body(b, |b, body| {
            b.insert(arith::AddIOp::new(body.counting[0], n))?;
            let insert = tensor::ParallelInsertSliceOp::of(part, body.shared[0], [body.counting[0]], [4], [1]);
            b.at_end_of(body.in_parallel).insert(insert)?;
            Ok(())
        })?;
        Ok(turns.results(b.ir()))
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
    let made = ops(&["index"], |b, arguments| {
        let n = MixedValue::from(arguments[0]);
        scf::ForallOp::up_to(b.ir(), [n, 8.into()], []).create_with_body(b, |_, _| Ok(()))?;
        Ok(())
    });
    assert_eq!(made, ["scf.forall (%arg1, %arg2) in (%arg0, 8) {", "}"]);
}

#[test]
fn call_results_match_the_callee() {
    let made = ops(&["(i32) -> i64", "i32"], |b, arguments| {
        let function = b.block().and_then(|block| b.ir().block_parent_op(block)).expect("a function");
        let g = func::FuncOp::of("g", [Type::I32], [Type::I64]).with_sym_visibility("private");
        let g = b.after(function).insert(g)?;
        b.insert(func::CallOp::of(b.ir(), g, [arguments[1]]))?;
        b.insert(func::CallIndirectOp::of(b.ir(), arguments[0], [arguments[1]]))?;
        Ok(())
    });
    let expected = ["%0 = call @g(%arg1) : (i32) -> i64", "%1 = call_indirect %arg0(%arg1) : (i32) -> i64"];
    assert_eq!(made, expected);
}

#[test]
fn functions_get_their_first_block() {
    let mut ir = ir();
    let function = ir.builder().insert(func::FuncOp::of("f", [Type::I32, Type::F32], [])).expect("a function");
    let entry = function.add_entry_block(&mut ir).expect("a body");
    assert_eq!(ir.arguments(entry).map(|value| ir.value_type(value)).collect::<Vec<_>>(), [Type::I32, Type::F32]);
    assert_eq!(function.add_entry_block(&mut ir), Some(entry), "it is there already");
}

#[test]
fn switch_builder_takes_all_cases() {
    let mut ir = ir();
    let i8 = ty(&ir, "i8");
    let function = ir.builder().insert(func::FuncOp::of("f", [i8], [])).expect("a function");
    let entry = function.add_entry_block(&mut ir).expect("a body");
    let (flag, body) = (ir.argument(entry, 0).expect("an argument"), function.body(&ir));
    let mut b = ir.builder_at_end_of(entry);
    let other = b.add_block(body, [i8]);
    b.at_end_of(other).insert(func::ReturnOp::new([])).expect("an end");
    let too_large = cf::SwitchOp::of(&ir, flag, (other, vec![flag]), [(256, other, vec![flag])]);
    let message = "cannot build 'cf.switch': a case is not a value of the flag's type";
    assert_eq!(refusal(too_large, &mut ir), message);
    let cases = [(4, other, vec![flag]), (-1, other, vec![flag])];
    let switch = cf::SwitchOp::of(&ir, flag, (other, vec![flag]), cases);
    let switch = ir.builder_at_end_of(entry).insert(switch).expect("a switch");
    ods::verify::verify(&ir, function).expect("good IR");
    let text = ir.display(switch).to_string();
    let cases = text.lines().map(str::trim).filter(|line| line.contains("^bb1(%arg0 : i8)"));
    assert_eq!(cases.map(|line| line.split(':').next().expect("a word")).collect::<Vec<_>>(), ["default", "4", "255"]);
}

#[test]
fn tensors_take_static_and_dynamic_sizes() {
    let made = ops(&["index", "f32"], |b, arguments| {
        let [n, x] = arguments[..] else { unreachable!("two arguments") };
        b.insert(tensor::EmptyOp::of(b.context(), [MixedValue::from(n), 4.into()], Type::F32))?;
        b.insert(tensor::EmptyOp::of(b.context(), [2, 3], Type::F32))?;
        b.insert(tensor::SplatOp::of(b.ir(), x, [n]))?;
        b.insert(tensor::FromElementsOp::of(b.ir(), [x, x, x]))?;
        Ok(())
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
    let message = "cannot build 'tensor.from_elements': the element type is unknown without elements; use `new`";
    assert_eq!(refusal(none, &mut ir), message);
    let negative = tensor::EmptyOp::of(ir.context(), [-3], Type::F32);
    assert!(refusal(negative, &mut ir).starts_with("cannot build 'tensor.empty': "));
}

#[test]
fn elements_are_computed_by_bodies() {
    let made = ops(&["index", "f32", "tensor<2x?xf32>"], |b, arguments| {
        let [n, x, source] = arguments[..] else { unreachable!("three arguments") };
        let numbers = tensor::GenerateOp::of(b.context(), [n], Type::INDEX);
        numbers.create_with_body(b, |_, indices| Ok(indices[0]))?;
        let padded = tensor::PadOp::of(b.ir(), source, [1, 0], [MixedValue::from(0), n.into()]);
        padded.create_with_value(b, x).map(|_| ())
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
    let message =
        "cannot build 'tensor.pad': the padding must have a low and a high number for each dimension of the source";
    assert_eq!(refusal(tensor::PadOp::of(&ir, source, [1, 2], [1]), &mut ir), message);
}

#[test]
fn slice_types_are_inferred() {
    let made = ops(&["index", "tensor<8x?xf32>"], |b, arguments| {
        let [n, whole] = arguments[..] else { unreachable!("two arguments") };
        let sizes = [MixedValue::from(1), n.into()];
        let part = b.insert(tensor::ExtractSliceOp::of(b.ir(), whole, [0, 0], sizes, [1, 1]))?;
        let row = ty(b.ir(), "tensor<?xf32>");
        let (zeros, ones) = (MixedValues::repeat(0, 2), MixedValues::repeat(1, 2));
        let reduced = tensor::ExtractSliceOp::of_type(row, whole, zeros, sizes.into_iter().collect(), ones);
        b.insert(reduced)?;
        b.insert(tensor::InsertSliceOp::of(part.result(b.ir()), whole, [n, n], sizes, [1, 1]))?;
        b.insert(tensor::ConcatOp::of(b.ir(), 0, [whole, whole]))?;
        let wide = b.value(tensor::ConcatOp::of(b.ir(), 1, [whole, whole]))?;
        let flat = b.insert(tensor::CollapseShapeOp::of(b.ir(), wide, &[[0, 1]]))?;
        let again =
            tensor::ExpandShapeOp::of(b.context(), ty(b.ir(), "tensor<?x4xf32>"), flat.result(b.ir()), &[[0, 1]], [n]);
        b.insert(again)?;
        tensor::DimOp::of_constant(b, whole, 1)?;
        Ok(())
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
fn rejects_mismatched_operands() {
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
    let message = "the reassociation does not fit the dimensions of the source";
    assert!(refusal(tensor::CollapseShapeOp::of(&ir, a, &[[0, 2]]), &mut ir).ends_with(message));
    assert!(refusal(memref::CollapseShapeOp::of(&ir, buffer, &[[0, 2]]), &mut ir).ends_with(message));
    let message = "the permutation is not one of the source's dimensions";
    for permutation in [&[0, 0][..], &[0, 2], &[0, 1, 2]] {
        assert!(
            refusal(memref::TransposeOp::of(&ir, buffer, permutation), &mut ir).ends_with(message),
            "{permutation:?}"
        );
    }
    assert!(refusal(memref::SubViewOp::of(&ir, a, [0], [1], [1]), &mut ir).ends_with("the source is not strided"));
}

#[test]
fn memref_view_types_are_inferred() {
    let made = ops(&["index"], |b, arguments| {
        let n = arguments[0];
        let whole = memref::AllocOp::of_sizes(b.context(), [MixedValue::from(n), 8.into()], Type::F32);
        let whole = b.value(whole)?;
        b.insert(memref::AllocaOp::of(ty(b.ir(), "memref<2xi8>")).with_alignment(16))?;
        let part = b.insert(memref::SubViewOp::of(b.ir(), whole, [MixedValue::from(n), 0.into()], [2, 4], [1, 2]))?;
        b.insert(memref::TransposeOp::of(b.ir(), whole, &[1, 0]))?;
        b.insert(memref::ReinterpretCastOp::of(b.ir(), part.result(b.ir()), 0, [MixedValue::from(n)], [2]))?;
        b.insert(memref::CollapseShapeOp::of(b.ir(), whole, &[[0, 1]]))?;
        let split = ty(b.ir(), "memref<?x2x4xf32>");
        let groups = [vec![0], vec![1, 2]];
        b.insert(memref::ExpandShapeOp::of(b.context(), split, whole, &groups, [n]))?;
        memref::DimOp::of_constant(b, whole, 0)?;
        Ok(())
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
fn memref_bodies_end_with_a_yield() {
    let made = ops(&["memref<4xf32>", "index"], |b, arguments| {
        let [buffer, i] = arguments[..] else { unreachable!("two arguments") };
        let update = memref::GenericAtomicRMWOp::new(buffer, [i]);
        update.create_with_body(b, |b, current| Ok(b.value(arith::NegFOp::new(current))?))?;
        let scope = memref::AllocaScopeOp::new([Type::F32]);
        scope.create_with_body(b, |b| Ok(vec![b.value(memref::LoadOp::new(buffer, [i]))?]))?;
        let tag = b.value(memref::AllocOp::of_sizes(b.context(), [1], Type::I32))?;
        let copy = memref::DmaStartOp::of((buffer, &[i]), (buffer, &[i]), i, (tag, &[i]), Some([i, i]));
        b.insert(copy)?;
        Ok(())
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

/// Parses a text, adds a constant with the body builder that `of` returns for its first `T`, and returns the last two
/// operations of the block that it was added to.
fn extend_body<T: Op>(text: &str, of: for<'ir> fn(T, &'ir mut Ir) -> OpBuilder<'ir>) -> Vec<String> {
    let context = std::sync::Arc::new(Context::new());
    ods_dialects::register_all(&context).expect("registered once");
    let parsed = ods::text::parse(&context, "t.mlir", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut ir, root) = (parsed.ir, parsed.root);
    let op: T = ir.ops_of::<T>(root).next().expect("the text has one");
    let mut b = of(op, &mut ir);
    b.insert(arith::ConstantOp::index(7)).expect("a constant");
    let block = b.block().expect("the builder is in a block");
    ods::verify::verify(&ir, root).unwrap_or_else(|errors| panic!("{errors}"));
    let names: Vec<String> = ir.block_ops(block).map(|op| ir.name_str(op).to_owned()).collect();
    names[names.len().saturating_sub(2)..].to_vec()
}

#[test]
fn body_builders_insert_before_the_terminator() {
    let text = "func.func @f(%c: i1, %i: index, %m: memref<2xi32>, %t: tensor<2xindex>) {
        scf.if %c { } else { }
        scf.while : () -> () { scf.condition(%c) } do { scf.yield }
        scf.parallel (%j) = (%i) to (%i) step (%i) { }
        scf.forall (%j) in (2) { }
        scf.execute_region { scf.yield }
        scf.index_switch %i case 2 { scf.yield } default { scf.yield }
        memref.alloca_scope { }
        %a = memref.generic_atomic_rmw %m[%i] : memref<2xi32> { ^bb0(%x: i32): memref.atomic_yield %x : i32 }
        %g = tensor.generate %i { ^bb0(%x: index): tensor.yield %x : index } : tensor<?xindex>
        %p = tensor.pad %t low[1] high[1] { ^bb0(%x: index): tensor.yield %x : index } : tensor<2xindex> to tensor<4xindex>
        return
    }";
    let added = |terminator: &str| ["arith.constant".to_owned(), terminator.to_owned()];
    assert_eq!(extend_body(text, scf::IfOp::then_builder), added("scf.yield"));
    assert_eq!(extend_body(text, scf::IfOp::else_builder), added("scf.yield"));
    assert_eq!(extend_body(text, scf::WhileOp::before_builder), added("scf.condition"));
    assert_eq!(extend_body(text, scf::WhileOp::after_builder), added("scf.yield"));
    assert_eq!(extend_body(text, scf::ParallelOp::body_builder), added("scf.reduce"));
    assert_eq!(extend_body(text, scf::ForallOp::body_builder), added("scf.forall.in_parallel"));
    assert_eq!(extend_body(text, scf::ExecuteRegionOp::body_builder), added("scf.yield"));
    assert_eq!(extend_body(text, scf::IndexSwitchOp::default_builder), added("scf.yield"));
    fn first_case(op: scf::IndexSwitchOp, ir: &mut Ir) -> OpBuilder<'_> {
        op.case_builder(ir, 0).expect("there is one case")
    }
    assert_eq!(extend_body(text, first_case), added("scf.yield"));
    assert_eq!(extend_body(text, memref::AllocaScopeOp::body_builder), added("memref.alloca_scope.return"));
    assert_eq!(extend_body(text, memref::GenericAtomicRMWOp::body_builder), added("memref.atomic_yield"));
    assert_eq!(extend_body(text, tensor::GenerateOp::body_builder), added("tensor.yield"));
    assert_eq!(extend_body(text, tensor::PadOp::body_builder), added("tensor.yield"));
}
