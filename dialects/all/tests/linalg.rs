//! Structured operations: their interface, builders, effects, and errors without a location.

use std::sync::Arc;

use ods::affine::{AffineExpr, AffineMap};
use ods::prelude::*;
use ods_dialects::linalg::{self, IteratorType, LinalgOp};
use ods_dialects::{arith, func, tensor};

fn context() -> Arc<Context> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    ods_dialects::register_all(&context).expect("registered once");
    Arc::new(context)
}

struct Parsed {
    ir: Ir,
    root: Operation,
}

fn parse(text: &str) -> Parsed {
    let context = context();
    match ods::text::parse(&context, "t.mlir", text.as_bytes()) {
        Ok(parsed) => Parsed { ir: parsed.ir, root: parsed.root },
        Err(errors) => panic!("{}", errors[0].render(&context)),
    }
}

fn verified(text: &str) -> Parsed {
    let parsed = parse(text);
    ods::verify::verify(&parsed.ir, parsed.root).expect("good IR");
    parsed
}

/// Returns the first error of the verifier.
fn error_of(text: &str) -> String {
    let parsed = parse(text);
    let errors = ods::verify::verify(&parsed.ir, parsed.root).expect_err("wrong IR");
    errors[0].message.clone()
}

impl Parsed {
    fn structured(&self) -> Vec<<dyn LinalgOp as Interface>::Handle> {
        let ops = self.ir.walk_pre(self.root);
        ops.filter_map(|op| self.ir.interface::<dyn LinalgOp>(op)).collect()
    }
}

fn texts(maps: &[AffineMap]) -> Vec<String> {
    maps.iter().map(AffineMap::to_string).collect()
}

const CONVOLUTION: &str = "func.func @f(%a: memref<1x11x10x3xf32>, %b: memref<3x3x3x4xf32>, %c: memref<1x5x?x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>}
    ins(%a, %b : memref<1x11x10x3xf32>, memref<3x3x3x4xf32>) outs(%c : memref<1x5x?x4xf32>)
  return
}";

#[test]
fn loops_have_kinds_ranges_and_maps() {
    let parsed = verified(CONVOLUTION);
    let (ir, op) = (&parsed.ir, parsed.structured()[0]);
    let maps = texts(&op.indexing_maps(ir));
    assert_eq!(maps[0], "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5, d6)");
    assert_eq!(maps[1], "(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)");
    assert_eq!(maps[2], "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)");
    assert_eq!(op.static_loop_ranges(ir), Some(vec![1, 5, DYNAMIC, 4, 3, 3, 3]));
    let sources = vec![(0, 0), (2, 1), (2, 2), (1, 3), (1, 0), (1, 1), (0, 3)];
    assert_eq!(op.sources_of_loop_sizes(ir), Some(sources));
    let kinds = op.iterator_types(ir);
    assert_eq!(kinds.iter().filter(|kind| **kind == IteratorType::Reduction).count(), 3);
    assert!(!op.is_all_parallel(ir) && op.num_loops(ir) == 7);
    assert_eq!(op.operand_shape(ir, 1), [3, 3, 3, 4]);
    assert_eq!((op.dps_inputs(ir).len(), op.num_dps_inits(ir)), (2, 1));
}

#[test]
fn payload_has_an_argument_for_each_operand() {
    let parsed = verified(CONVOLUTION);
    let (ir, op) = (&parsed.ir, parsed.structured()[0]);
    let body = op.payload(ir).expect("a body");
    assert_eq!(ir.arguments(body).len(), 3);
    let names: Vec<&str> = ir.block_ops(body).map(|op| ir.name_str(op)).collect();
    assert_eq!(names, ["arith.mulf", "arith.addf", "linalg.yield"]);
    assert!((0..3).all(|operand| op.payload_uses_operand(ir, operand)));
    assert!(!op.uses_indices(ir));
}

#[test]
fn outputs_are_read_if_the_body_uses_them() {
    let parsed = verified(
        "func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}",
    );
    let ir = &parsed.ir;
    let effects = |op: Operation| {
        let interface = ir.interface::<dyn MemoryEffectOpInterface>(op).expect("effects");
        let effects = interface.effects(ir).into_iter().map(|effect| match effect.target {
            EffectTarget::Operand(position, _) => (effect.kind, position),
            other => panic!("{other:?}"),
        });
        effects.collect::<Vec<_>>()
    };
    let ops = parsed.structured();
    assert_eq!(effects(ops[0].operation()), [(EffectKind::Write, 1)]);
    let expected = [(EffectKind::Read, 0), (EffectKind::Read, 1), (EffectKind::Read, 2), (EffectKind::Write, 2)];
    assert_eq!(effects(ops[1].operation()), expected);
    assert!(!ir.is_speculatable(ops[0].operation()));
}

#[test]
fn operations_on_tensors_are_pure() {
    let parsed = verified(
        "func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}",
    );
    let op = parsed.structured()[0].operation();
    assert!(parsed.ir.is_pure(op) && parsed.ir.is_trivially_dead(op));
}

#[test]
fn every_named_operation_describes_its_operands() {
    // Each operation of the dialect with a body of its own has as many maps as its body has arguments.
    let context = context();
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    let matrix = RankedTensorType::of(ir.context(), &[4, 4], Type::F32).expect("a type").into();
    let [a, b, c] = [0; 3].map(|_| ir.add_argument(block, matrix, Location::UNKNOWN));
    let mut builder = ir.builder_at_end_of(block);
    let product: linalg::MatmulOp = linalg::create_named(&mut builder, &[a, b], &[c], &[]).expect("a product");
    let sum: linalg::AddOp = linalg::create_named(&mut builder, &[a, b], &[c], &[]).expect("a sum");
    assert_eq!(LinalgOp::indexing_maps(&product, &ir).len(), 3);
    assert_eq!(texts(&sum.indexing_maps(&ir)), ["(d0, d1) -> (d0, d1)"; 3]);
    for op in [product.operation(), sum.operation()] {
        ods::verify::verify(&ir, op).expect("a good operation");
        assert_eq!(ir.result_types(op).collect::<Vec<_>>(), [matrix]);
    }
}

#[test]
fn bodies_that_cannot_be_made_are_errors_of_builders() {
    let mut ir = Ir::new(context());
    let block = ir.create_block();
    let ty = RankedTensorType::of(ir.context(), &[4], Type::I32).expect("a type").into();
    let a = ir.add_argument(block, ty, Location::UNKNOWN);
    let mut b = ir.builder_at_end_of(block);
    let error = linalg::create_named::<linalg::ExpOp>(&mut b, &[a], &[a], &[]).expect_err("no exponential");
    assert!(error.to_string().contains("unsupported non numeric type"), "{error}");
    let error = linalg::create_named::<linalg::GenericOp>(&mut b, &[a], &[a], &[]).expect_err("no body");
    assert!(error.to_string().contains("'linalg.generic' has no body of its own"), "{error}");
    assert_eq!(ir.block_ops(block).count(), 0);
}

#[test]
fn builders_create_generic_map_and_reduce() -> ods::Result {
    let mut ir = Ir::new(context());
    let context = ir.shared_context();
    let row = RankedTensorType::of(&context, &[8], Type::F32)?.into();
    let matrix = RankedTensorType::of(&context, &[8, 4], Type::F32)?.into();
    let module = ods::builtin::ModuleOp::create(&mut ir, Location::UNKNOWN);
    let f = func::FuncOp::of("f", [matrix, row], [row]);
    f.create_with_body(&mut module.body_builder(&mut ir), |b, arguments| {
        let sums = linalg::ReduceOp::of(b.ir(), [arguments[0]], [arguments[1]], &[1]);
        let sums =
            sums.create_with_body(b, |b, elements| Ok([b.value(arith::AddFOp::new(elements[1], elements[0]))?]))?;
        let sums = b.ir().results(sums).next().expect("a result");
        let twice = linalg::MapOp::of(b.ir(), [sums, sums], arguments[1]);
        let twice = twice.create_with_body(b, |b, elements| {
            b.value(arith::AddFOp::new(elements[0], elements[1])).map_err(Into::into)
        })?;
        let twice = b.ir().results(twice).next().expect("a result");
        let map = AffineMap::new(1, 0, [AffineExpr::Dim(0)])?;
        let kinds = [IteratorType::Parallel];
        let again = linalg::GenericOp::of(b.ir(), [twice], [arguments[1]], [map.clone(), map], kinds);
        let again = again.create_with_body(b, |b, elements| Ok([b.value(arith::NegFOp::new(elements[0]))?]))?;
        Ok(b.ir().results(again).collect::<Vec<_>>())
    })?;
    ods::verify::verify(&ir, module)?;
    let text = ir.display(module).to_string();
    assert!(text.contains("linalg.reduce { arith.addf } ins(%arg0 : tensor<8x4xf32>)"), "{text}");
    assert!(
        text.contains("linalg.map { arith.addf } ins(%reduced, %reduced : tensor<8xf32>, tensor<8xf32>)"),
        "{text}"
    );
    assert!(text.contains("iterator_types = [\"parallel\"]} ins(%mapped : tensor<8xf32>)"), "{text}");
    Ok(())
}

#[test]
fn sizes_of_results_are_those_of_inputs() {
    let mut parsed = verified(
        "func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}",
    );
    let op = parsed.structured()[0].operation();
    let inputs: Vec<Value> = parsed.ir.operands(op).take(2).collect();
    let reify = parsed.ir.interface::<dyn ReifyRankedShapedTypeOpInterface>(op).expect("sizes");
    let shapes = reify.reify_result_shapes(&mut parsed.ir.builder_before(op)).expect("sizes");
    let ir = &parsed.ir;
    let sources: Vec<Value> = shapes[0]
        .iter()
        .map(|size| match size {
            OpFoldResult::Value(size) => ir.defining::<tensor::DimOp>(*size).expect("a size").source(ir),
            OpFoldResult::Attribute(_) => panic!("a dynamic size"),
        })
        .collect();
    assert_eq!(sources, inputs);
}

#[test]
fn errors_inside_of_implicit_bodies_have_no_location() {
    let expected = "'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing \
                    linalg.generic op ('memref<*xf32>')";
    let text = "func.func @f(%a: memref<*xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<*xf32>)
  return
}";
    assert_eq!(error_of(text), expected);
    let text = "func.func @f(%a: vector<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : vector<4xf32>)
  return
}";
    assert!(error_of(text).starts_with("'linalg.yield' op type of yield operand 1 ('f32') doesn't match"));
}

/// Inputs on which `mlir-opt` crashes, or reads beyond the end of a list.
#[test]
fn inputs_that_crash_the_reference_are_errors() {
    let maps = |lhs: &str| {
        format!(
            "indexing_maps = [affine_map<(m, n, k) -> ({lhs})>, affine_map<(m, n, k) -> (k, n)>, \
             affine_map<(m, n, k) -> (m, n)>]"
        )
    };
    let matmul = |maps: &str, ty: &str| {
        format!(
            "func.func @f(%a: {ty}, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {{
  linalg.matmul {maps} ins(%a, %b : {ty}, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}}"
        )
    };
    assert_eq!(error_of(&matmul(&maps(""), "f32")), "'linalg.matmul' op Invalid broadcast requested, should be (d2).");
    assert_eq!(
        error_of(&matmul("indexing_maps = []", "memref<4x8xf32>")),
        "'linalg.matmul' op expected the number of indexing_map (0) to be equal to the number of input/output operands (3)"
    );
    let reduce = "func.func @f() {
  linalg.reduce dimensions = [1] () {
    linalg.yield
  }
  return
}";
    assert_eq!(error_of(reduce), "'linalg.reduce' op expected at least one input");
    let transpose = "func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  %0 = linalg.transpose ins(%a : tensor<f32>) outs(%b : tensor<f32>) permutation = []
  return
}";
    verified(transpose);
    let map = "func.func @f(%a: f32, %b: tensor<4xf32>) {
  %0 = linalg.map { math.exp } ins(%a : f32) outs(%b : tensor<4xf32>)
  return
}";
    assert!(error_of(map).starts_with("'linalg.map' op operand #0 must be variadic of memref of any type values or"));
}

#[test]
fn attributes_of_the_dialect_are_its_own() {
    let text = "func.func @f() attributes {linalg.note = 3 : i32} {
  return
}";
    assert_eq!(error_of(text), "attribute '\"linalg.note\"' not supported by the linalg dialect");
}
