//! Interfaces of buffers, tensors and their parts.

use std::sync::Arc;

use ods::fold::{FoldEffect, OpFoldResult};
use ods::prelude::*;
use ods_dialects::{func, memref, scf, tensor};

struct Parsed {
    ir: Ir,
    root: Operation,
}

fn parse(text: &str) -> Parsed {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    context.register::<func::Func>().expect("registered once");
    context.register::<memref::MemRef>().expect("registered once");
    context.register::<scf::Scf>().expect("registered once");
    context.register::<tensor::Tensor>().expect("registered once");
    let context = Arc::new(context);
    let parsed = match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => panic!("{}", errors[0].render(&context)),
    };
    ods::verify::verify(&parsed.ir, parsed.root).expect("good IR");
    Parsed { ir: parsed.ir, root: parsed.root }
}

impl Parsed {
    /// Returns the operations of this kind.
    fn all<T: Op>(&self) -> Vec<T> {
        let ops = self.ir.walk_pre(self.root);
        ops.filter_map(|op| self.ir.cast::<T>(op)).collect()
    }

    /// Returns the first of them.
    fn first<T: Op>(&self) -> T {
        self.all::<T>()[0]
    }

    fn argument(&self, index: usize) -> Value {
        let body = self.first::<func::FuncOp>().operation();
        let entry = self.ir.region(body, 0).and_then(|region| self.ir.entry_block(region)).expect("a body");
        self.ir.arguments(entry).nth(index).expect("an argument")
    }

    fn index(&self, value: i64) -> OpFoldResult {
        IntegerAttr::get(self.ir.context(), Type::INDEX, value).expect("an integer type").into()
    }
}

const SLICE: &str = "func.func @f(%t: tensor<?x8xf32>, %i: index, %j: index) {
  %0 = tensor.extract_slice %t[%i, 1] [2, %j] [1, 3] : tensor<?x8xf32> to tensor<2x?xf32>
  return
}";

#[test]
fn parts_have_offsets_sizes_and_strides() {
    let parsed = parse(SLICE);
    let ir = &parsed.ir;
    let slice =
        ir.interface::<dyn OffsetSizeAndStrideOpInterface>(parsed.first::<tensor::ExtractSliceOp>().operation());
    let slice = slice.expect("it is a part");
    let (i, j) = (parsed.argument(1), parsed.argument(2));
    let [offsets, sizes, strides] = [slice.mixed_offsets(ir), slice.mixed_sizes(ir), slice.mixed_strides(ir)];
    assert_eq!((offsets.integers.as_slice(), offsets.operands.as_slice()), ([DYNAMIC, 1].as_slice(), [i].as_slice()));
    assert_eq!((offsets.num_dynamic(), sizes.num_dynamic(), strides.num_dynamic()), (1, 1, 0));
    assert_eq!(offsets.get(ir), Some(vec![i.into(), parsed.index(1)]));
    assert_eq!(sizes.get(ir), Some(vec![parsed.index(2), j.into()]));
    assert_eq!(strides.get(ir), Some(vec![parsed.index(1), parsed.index(3)]));
    assert_eq!(slice.array_attr_max_ranks(ir), [2, 2, 2]);
    assert_eq!(MixedValues { operands: Values::new(), ..offsets }.get(ir), None, "an operand is missing");
}

#[test]
fn reinterpret_cast_has_one_offset() {
    let parsed = parse(
        "func.func @f(%b: memref<?xf32>, %i: index) {
           %0 = memref.reinterpret_cast %b to offset: [%i], sizes: [2, 3], strides: [3, 1]
             : memref<?xf32> to memref<2x3xf32, strided<[3, 1], offset: ?>>
           return
         }",
    );
    let cast: memref::ReinterpretCastOp = parsed.first();
    assert_eq!(cast.array_attr_max_ranks(&parsed.ir), [1, 2, 2]);
    assert_eq!(cast.mixed_offsets(&parsed.ir).get(&parsed.ir), Some(vec![parsed.argument(1).into()]));
}

#[test]
fn dim_source_is_shaped() {
    let parsed = parse(
        "func.func @f(%t: tensor<?xf32>, %b: memref<?xf32>, %i: index) {
           %0 = tensor.dim %t, %i : tensor<?xf32>
           %1 = memref.dim %b, %i : memref<?xf32>
           return
         }",
    );
    let ir = &parsed.ir;
    let index = OpFoldResult::from(parsed.argument(2));
    let ops = [parsed.first::<tensor::DimOp>().operation(), parsed.first::<memref::DimOp>().operation()];
    for (position, op) in ops.into_iter().enumerate() {
        let dim = ir.interface::<dyn ShapedDimOpInterface>(op).expect("a size");
        assert_eq!((dim.shaped_value(ir), dim.dimension(ir)), (parsed.argument(position), index));
    }
}

#[test]
fn alignments_are_powers_of_two() {
    let parsed = parse(
        "memref.global \"private\" @g : memref<4xf32> = dense<0.0> {alignment = 16}
         func.func @f() {
           %0 = memref.alloc() {alignment = 64} : memref<4xf32>
           %1 = memref.alloc() : memref<4xf32>
           return
         }",
    );
    let ir = &parsed.ir;
    let align = |op: Operation| ir.interface::<dyn AlignmentAttrOpInterface>(op).expect("it may know").maybe_align(ir);
    let allocs = parsed.all::<memref::AllocOp>();
    assert_eq!((align(allocs[0].operation()), align(allocs[1].operation())), (Some(64), None));
    assert_eq!(align(parsed.first::<memref::GlobalOp>().operation()), Some(16));
}

#[test]
fn parallel_insertions_update_loop_results() {
    let parsed = parse(
        "func.func @f(%part: tensor<4xf32>, %whole: tensor<16xf32>, %n: index) -> tensor<16xf32> {
           %r = scf.forall (%i) in (%n) shared_outs(%o = %whole) -> (tensor<16xf32>) {
             scf.forall.in_parallel {
               tensor.parallel_insert_slice %part into %o[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
             }
           }
           return %r : tensor<16xf32>
         }",
    );
    let ir = &parsed.ir;
    let around = parsed.first::<scf::ForallOp>().operation();
    let insert = parsed.first::<tensor::ParallelInsertSliceOp>().operation();
    let end =
        ir.interface::<dyn InParallelOpInterface>(parsed.first::<scf::InParallelOp>().operation()).expect("an end");
    assert_eq!((end.parent_result(ir, 0), end.parent_result(ir, 1)), (ir.result(around, 0), None));
    assert_eq!(end.yielding_ops(ir), [insert]);
    let combining = ir.interface::<dyn ParallelCombiningOpInterface>(insert).expect("it adds");
    assert_eq!((combining.updated_destinations(ir), combining.iterating_parent(ir)), (1..2, Some(around)));
}

#[test]
fn shape_queries_are_otherwise_pure() {
    let parsed = parse(
        "func.func @f(%b: memref<*xf32>, %s: memref<1xindex>) {
           %0 = memref.reshape %b(%s) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
           return
         }",
    );
    let (ir, op) = (&parsed.ir, parsed.first::<memref::ReshapeOp>().operation());
    assert!(memref::ReshapeOp::SCHEMA.has_trait::<Pure>());
    assert!(ir.has_effect_on(op, EffectKind::Read, parsed.argument(1)));
    assert!(!ir.has_effect_on(op, EffectKind::Read, parsed.argument(0)));
    assert!(ir.is_speculatable(op) && !ir.is_memory_effect_free(op));
}

const CASTS: &str = "func.func @f(%b: memref<4xf32, 3>, %c: memref<*xf32>) {
  %0 = memref.memory_space_cast %b : memref<4xf32, 3> to memref<4xf32>
  %1 = memref.memory_space_cast %c : memref<*xf32> to memref<*xf32, 1>
  return
}";

#[test]
fn casts_into_the_default_memory_can_be_promoted() {
    let parsed = parse(CASTS);
    let ir = &parsed.ir;
    let [into, out] = parsed.all::<memref::MemorySpaceCastOp>()[..] else { panic!("two casts") };
    assert_eq!((into.source_ptr(ir), Some(into.target_ptr(ir))), (parsed.argument(0), ir.result(into.operation(), 0)));
    assert_eq!(promotable_memory_space_cast(ir, into.target_ptr(ir)), Some(into.operation()));
    assert_eq!(promotable_memory_space_cast(ir, out.target_ptr(ir)), None);
    assert_eq!(promotable_memory_space_cast(ir, parsed.argument(0)), None);
}

#[test]
fn casts_into_other_memories_are_cloned() {
    let mut parsed = parse(CASTS);
    let (cast, other) = (parsed.first::<memref::MemorySpaceCastOp>(), parsed.argument(1));
    let source = cast.source(&parsed.ir);
    let ir = &mut parsed.ir;
    let ty = |ir: &Ir, text: &str| ods::text::parse_type(&ir.shared_context(), text).expect("a type");
    let (good, longer) = (ty(ir, "memref<4xf32, 7>"), ty(ir, "memref<5xf32, 7>"));
    let from = ir.value_type(source);
    assert!(cast.is_valid_memory_space_cast(ir, good, from) && cast.is_valid_memory_space_cast(ir, from, good));
    for wrong in [longer, Type::F32, ir.value_type(other)] {
        assert!(!cast.is_valid_memory_space_cast(ir, wrong, from));
    }
    assert!(!cast.is_valid_memory_space_cast(ir, good, Type::F32));
    let b = &mut ir.builder_after(cast);
    assert_eq!(cast.clone_memory_space_cast(b, longer, source), None);
    let cloned = cast.clone_memory_space_cast(b, good, source).expect("a valid cast");
    assert_eq!(ir.result_types(cloned).collect::<Vec<_>>(), [good]);
    ods::verify::verify(&parsed.ir, parsed.root).expect("good IR");
}

/// Verifies huge shapes in constant memory and time.
#[test]
fn huge_tensors_are_verified() {
    let context = Context::new();
    context.register::<tensor::Tensor>().expect("registered once");
    let context = Arc::new(context);
    let text = "%0 = tensor.from_elements : tensor<9223372036854775807xf32>";
    let errors = ods::text::parse(&context, "t.mlir", text.as_bytes()).map(|_| ()).expect_err("no elements");
    let expected = "custom op 'tensor.from_elements' number of operands and types do not match: got 0 operands and \
                    9223372036854775807 types";
    assert_eq!(errors[0].message, expected);
    let text = "%0 = \"tensor.from_elements\"() : () -> tensor<9223372036854775807xf32>";
    let parsed = ods::text::parse(&context, "t.mlir", text.as_bytes()).expect("the generic form says all types");
    let errors = ods::verify::verify(&parsed.ir, parsed.root).expect_err("no elements");
    let expected = "'tensor.from_elements' op failed to verify that operand types match result element type";
    assert_eq!(errors[0].message, expected);
}

/// Returns the sizes of the first result of the only operation of the kind, and the resulting module.
fn reified<T: Op>(text: &str) -> (Vec<String>, String) {
    let mut parsed = parse(text);
    let op = parsed.first::<T>().operation();
    let reify = parsed.ir.interface::<dyn ReifyRankedShapedTypeOpInterface>(op).expect("it tells its sizes");
    let shapes = reify.reify_result_shapes(&mut parsed.ir.builder_after(op)).expect("it knows them");
    assert_eq!(shapes.len(), parsed.ir.num_results(op));
    let ir = &parsed.ir;
    let size = |size: &OpFoldResult| match size {
        OpFoldResult::Attribute(known) => known.display(ir.context()).to_string(),
        OpFoldResult::Value(value) => match ir.defining_op(*value) {
            Some(op) => ir.name_str(op).to_owned(),
            None => format!("argument {}", (0..9).find(|i| parsed.argument(*i) == *value).expect("an argument")),
        },
    };
    ods::verify::verify(ir, parsed.root).expect("good IR");
    (shapes[0].iter().map(size).collect(), ods::text::print(ir, parsed.root, &Default::default(), &Default::default()))
}

/// Returns the sizes of the result of the operation in a function that takes `%t`, `%i` and `%j`.
fn sizes<T: Op>(ty: &str, operation: &str) -> Vec<String> {
    reified::<T>(&format!("func.func @f(%t: {ty}, %i: index, %j: index) {{ {operation} return }}")).0
}

#[test]
fn dynamic_sizes_are_reified_from_operands() {
    let empty = sizes::<tensor::EmptyOp>("f32", "%0 = tensor.empty(%i, %j) : tensor<?x4x?xf32>");
    assert_eq!(empty, ["argument 1", "4 : index", "argument 2"]);
    let splat = sizes::<tensor::SplatOp>("f32", "%0 = tensor.splat %t[%j] : tensor<2x?xf32>");
    assert_eq!(splat, ["2 : index", "argument 2"]);
    let body = "{ ^bb0(%k: index): tensor.yield %t : f32 }";
    let generate = sizes::<tensor::GenerateOp>("f32", &format!("%0 = tensor.generate %i {body} : tensor<?xf32>"));
    assert_eq!(generate, ["argument 1"]);
    let expand = "%0 = memref.expand_shape %t [[0, 1]] output_shape [%i, 8] : memref<?xf32> into memref<?x8xf32>";
    assert_eq!(sizes::<memref::ExpandShapeOp>("memref<?xf32>", expand), ["argument 1", "8 : index"]);
}

#[test]
fn rank_reduced_slices_omit_dropped_sizes() {
    let slice = |result: &str| {
        let operation = format!(
            "%0 = tensor.extract_slice %t[0, 0, 0, 0] [1, %i, 1, 3] [1, 1, 1, 1] : tensor<4x?x5x6xf32> to {result}"
        );
        sizes::<tensor::ExtractSliceOp>("tensor<4x?x5x6xf32>", &operation)
    };
    assert_eq!(slice("tensor<1x?x1x3xf32>"), ["1 : index", "argument 1", "1 : index", "3 : index"]);
    assert_eq!(slice("tensor<?x3xf32>"), ["argument 1", "3 : index"]);
    assert_eq!(slice("tensor<?x1x3xf32>"), ["argument 1", "1 : index", "3 : index"]);
}

#[test]
fn operand_sizes_are_queried_with_dim() {
    let insert = "%c = tensor.empty() : tensor<2xf32>
        %0 = tensor.insert_slice %c into %t[%i, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<?x2xf32>";
    assert_eq!(sizes::<tensor::InsertSliceOp>("tensor<?x2xf32>", insert), ["tensor.dim", "2 : index"]);
    let assume = "%0 = memref.assume_alignment %t, 8 : memref<3x?xf32>";
    assert_eq!(sizes::<memref::AssumeAlignmentOp>("memref<3x?xf32>", assume), ["3 : index", "memref.dim"]);
}

#[test]
fn concatenated_sizes_are_sums() {
    let (sizes, text) = reified::<tensor::ConcatOp>(
        "func.func @f(%a: tensor<?x?xf32>, %b: tensor<3x?xf32>) {
           %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
           return
         }",
    );
    assert_eq!(sizes, ["arith.addi", "tensor.dim"]);
    for line in [
        "%dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>",
        "%c3 = arith.constant 3 : index",
        "%0 = arith.addi %dim, %c3",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let (sizes, text) = reified::<tensor::PadOp>(
        "func.func @f(%a: tensor<?x4x?xf32>, %n: index, %x: f32) {
           %0 = tensor.pad %a low[1, 2, 0] high[%n, 3, 0] {
           ^bb0(%i: index, %j: index, %k: index):
             tensor.yield %x : f32
           } : tensor<?x4x?xf32> to tensor<?x9x?xf32>
           return
         }",
    );
    assert_eq!(sizes, ["arith.addi", "9 : index", "tensor.dim"]);
    assert!(text.contains("arith.addi %dim, %arg1 : index") && text.matches("arith.addi").count() == 2, "{text}");
}

#[test]
fn casts_to_the_same_types_fold() {
    let folds = |to: &str| {
        let text = format!(
            "func.func @f(%t: tensor<?xf32>) {{ %0 = tensor.cast %t : tensor<?xf32> to {to} \"u.use\"(%0) : ({to}) -> () return }}"
        );
        let mut parsed = parse(&text);
        let cast = parsed.first::<tensor::CastOp>();
        let source = cast.source(&parsed.ir);
        parsed.ir.try_fold(cast) == FoldEffect::Replaced([source].into_iter().collect())
    };
    assert!(folds("tensor<?xf32>"));
    assert!(!folds("tensor<4xf32>"));
}
