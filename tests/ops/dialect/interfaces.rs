//! Section 1.5: the built-in interfaces that no other test has.

use ods::fold::OpFoldResult;
use ods::prelude::*;

use super::{accepted, of_types, parsed, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(ConcatOp, CopyOp, DimOp, InParallelOp, MoveOp, TensorOp, ViewOp))]
pub struct Operations;

/// Concatenates two tensors. Knows shape and element type of its result, not what kind of type it has.
#[op(super::Test, "concat", interfaces(InferShapedTypeOpInterface, ReifyRankedShapedTypeOpInterface))]
pub struct ConcatOp {
    #[operand]
    first: AnyShaped,
    #[operand]
    second: AnyShaped,
    #[result]
    both: AnyShaped,
}

/// Adds sizes; the sum of an unknown size is unknown.
fn sum(a: i64, b: i64) -> i64 {
    if a < 0 || b < 0 { DYNAMIC } else { a + b }
}

fn concatenated(context: &Context, first: Type, second: Type) -> Result<ShapedTypeComponents, String> {
    let element = first.element_type(context);
    if element != second.element_type(context) {
        return Err("elements are of two types".into());
    }
    match (first.shape(context), second.shape(context)) {
        (Some(&[a, ref rest @ ..]), Some(&[b, ref others @ ..])) if rest == others => {
            let shape: Vec<i64> = std::iter::once(sum(a, b)).chain(rest.iter().copied()).collect();
            Ok(ShapedTypeComponents::ranked(&shape, Some(element)))
        }
        (Some(_), Some(_)) => Err("sizes differ after the first".into()),
        _ => Ok(ShapedTypeComponents::unranked(Some(element))),
    }
}

impl InferShapedTypeOpInterface for ConcatOp {
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let parts = ConcatOp::over(draft);
        let types = (ir.value_type(parts.first(ir)), ir.value_type(parts.second(ir)));
        Ok(vec![concatenated(ir.context(), types.0, types.1)?])
    }
}

impl ReifyRankedShapedTypeOpInterface for ConcatOp {
    fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>> {
        let ir = b.ir();
        let parts = concatenated(ir.context(), ir.value_type(self.first(ir)), ir.value_type(self.second(ir))).ok()?;
        let shape = parts.shape?;
        let size = |size: &i64| OpFoldResult::from(IntegerAttr::index(ir.context(), *size));
        Some(vec![shape.iter().filter(|size| **size >= 0).map(size).collect()])
    }
}

/// As `test.concat`, of tensors: what MLIR calls `InferTensorType`.
#[op(super::Test, "tensor", interfaces(InferTypeOpInterface, InferShapedTypeOpInterface))]
pub struct TensorOp {
    #[operand]
    first: AnyTensor,
    #[operand]
    second: AnyTensor,
    #[result]
    both: AnyTensor,
}

impl InferShapedTypeOpInterface for TensorOp {
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let parts = TensorOp::over(draft);
        let types = (ir.value_type(parts.first(ir)), ir.value_type(parts.second(ir)));
        Ok(vec![concatenated(ir.context(), types.0, types.1)?])
    }
}

impl InferTypeOpInterface for TensorOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        infer_return_tensor_types(ir, Self::infer_return_type_components(ir, draft))
    }
}

/// Looks at a part of a buffer.
#[op(super::Test, "view", interfaces(ViewLikeOpInterface))]
pub struct ViewOp {
    #[operand]
    offset: Index,
    #[operand]
    buffer: AnyMemRef,
    #[result]
    view: AnyMemRef,
}

impl ViewLikeOpInterface for ViewOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.buffer(ir)
    }
}

/// Copies.
#[op(super::Test, "copy", interfaces(CopyOpInterface))]
pub struct CopyOp {
    #[operand(effects(MemRead))]
    from: AnyMemRef,
    #[operand(effects(MemWrite))]
    to: AnyMemRef,
}

impl CopyOpInterface for CopyOp {
    fn source(&self, ir: &Ir) -> Value {
        self.from(ir)
    }
    fn target(&self, ir: &Ir) -> Value {
        self.to(ir)
    }
}

/// Tells a size of something.
#[op(super::Test, "dim", interfaces(ShapedDimOpInterface))]
pub struct DimOp {
    #[operand]
    of: AnyType,
    #[operand]
    index: Index,
    #[result]
    size: Index,
}

impl ShapedDimOpInterface for DimOp {
    fn shaped_value(&self, ir: &Ir) -> Value {
        self.of(ir)
    }
    fn dimension(&self, ir: &Ir) -> OpFoldResult {
        self.index(ir).into()
    }
}

/// Ends a loop whose turns run at once.
#[op(super::Test, "in_parallel", traits(NoTerminator), interfaces(InParallelOpInterface))]
pub struct InParallelOp {
    #[region]
    bodies: Variadic<AnyRegion>,
}

impl InParallelOpInterface for InParallelOp {
    fn parent_result(&self, ir: &Ir, index: usize) -> Option<Value> {
        ir.result(ir.parent_op(self.operation())?, index)
    }
    fn yielding_ops(&self, ir: &Ir) -> Vec<Operation> {
        let blocks = self.bodies(ir).into_iter().flat_map(|body| ir.blocks(body));
        blocks.flat_map(|block| ir.block_ops(block)).collect()
    }
}

/// Casts what may be a pointer.
#[op(super::Test, "move", interfaces(MemorySpaceCastOpInterface))]
pub struct MoveOp {
    #[operand]
    from: AnyType,
    #[result]
    to: Variadic<AnyType>,
}

impl MemorySpaceCastOpInterface for MoveOp {
    fn source_ptr(&self, ir: &Ir) -> Value {
        self.from(ir)
    }
    fn target_ptr(&self, ir: &Ir) -> Value {
        self.to(ir).first().copied().unwrap_or(self.from(ir))
    }
    fn is_valid_memory_space_cast(&self, _: &Ir, target: Type, source: Type) -> bool {
        target != source
    }
    fn clone_memory_space_cast(&self, _: &mut OpBuilder<'_>, _: Type, _: Value) -> Option<Operation> {
        None
    }
    fn is_source_promotable(&self, _: &Ir) -> bool {
        false
    }
}

/// Returns the operation `test.NAME` with these operands and results, with its IR.
fn one(name: &str, operands: &[&str], results: &[&str]) -> (Ir, Operation) {
    let (ir, ops) = parsed(&of_types(name, operands, results), name);
    (ir, ops[0])
}

#[test]
fn shapes_are_inferred() {
    let (ir, op) = one("concat", &["tensor<2x3xf32>", "memref<4x3xf32>"], &["memref<6x3xf32>"]);
    let shapes = ir.interface::<dyn InferShapedTypeOpInterface>(op).expect("it knows");
    let draft = Draft::of_operation(&ir, op).expect("registered");
    let parts = shapes.infer_return_type_components(&ir, &draft).expect("they fit");
    assert_eq!(parts, [ShapedTypeComponents::ranked(&[6, 3], Some(Type::F32))]);
    assert!(parts[0].has_rank() && !ShapedTypeComponents::unranked(None).has_rank());
    let (ir, op) = one("concat", &["tensor<2x3xf32>", "memref<4x2xf32>"], &["memref<6x3xf32>"]);
    let shapes = ir.interface::<dyn InferShapedTypeOpInterface>(op).expect("it knows");
    let draft = Draft::of_operation(&ir, op).expect("registered");
    let wrong = shapes.infer_return_type_components(&ir, &draft).expect_err("they do not fit");
    assert_eq!(wrong, "sizes differ after the first");
    assert!(!ir.has_interface::<dyn InferTypeOpInterface>(op), "a shape is not a type");
}

#[test]
fn shaped_components_infer_tensors() {
    let context = Context::new();
    let text = |parts: ShapedTypeComponents| parts.tensor(&context).map(|ty| ty.display(&context).to_string());
    assert_eq!(text(ShapedTypeComponents::ranked(&[2, DYNAMIC], Some(Type::F32))), Ok("tensor<2x?xf32>".into()));
    assert_eq!(text(ShapedTypeComponents::unranked(Some(Type::I1))), Ok("tensor<*xi1>".into()));
    assert_eq!(text(ShapedTypeComponents::ranked(&[2], None)), Err("the element type of a tensor is unknown".into()));
    assert!(text(ShapedTypeComponents::ranked(&[2], Some(Type::NONE))).is_err());
}

#[test]
fn tensor_types_are_inferred() {
    accepted(&of_types("tensor", &["tensor<2x3xf32>", "tensor<?x3xf32>"], &["tensor<?x3xf32>"]));
    accepted(&of_types("tensor", &["tensor<2xf32>", "tensor<*xf32>"], &["tensor<*xf32>"]));
    let message = "'test.tensor' op inferred type(s) 'tensor<6xf32>' are incompatible with return type(s) of \
                   operation 'tensor<7xf32>'";
    rejected(&of_types("tensor", &["tensor<2xf32>", "tensor<4xf32>"], &["tensor<7xf32>"]), message);
    let message = "'test.tensor' op failed to infer returned types";
    rejected(&of_types("tensor", &["tensor<2xf32>", "tensor<4xi32>"], &["tensor<6xf32>"]), message);
    let (mut ir, op) = one("tensor", &["tensor<2xf32>", "tensor<4xf32>"], &["tensor<6xf32>"]);
    let (a, b) = (ir.operand(op, 1).expect("an operand"), ir.operand(op, 0).expect("an operand"));
    let made = ir.builder_before(op).insert(TensorOp::new(a, b)).expect("no type is given");
    assert_eq!(ir.value_type(made.both(&ir)), ir.value_type(ir.result(op, 0).expect("a result")));
}

#[test]
fn result_shapes_are_reified() {
    let (mut ir, op) = one("concat", &["tensor<2x3xf32>", "tensor<4x3xf32>"], &["tensor<6x3xf32>"]);
    let reify = ir.interface::<dyn ReifyRankedShapedTypeOpInterface>(op).expect("it can");
    let b = &mut ir.builder_before(op);
    let [six, three] = [6, 3].map(|size| OpFoldResult::from(IntegerAttr::index(b.context(), size)));
    assert_eq!(reify.reify_dim_of_result(b, 0, 0), Some(six));
    assert_eq!(reify.reify_shape_of_result(b, 0), Some(vec![six, three]));
    assert_eq!(reify.reify_dim_of_result(b, 0, 2), None);
    assert_eq!(reify.reify_shape_of_result(b, 1), None);
    let (mut ir, op) = one("concat", &["tensor<2xf32>", "tensor<*xf32>"], &["tensor<*xf32>"]);
    let reify = ir.interface::<dyn ReifyRankedShapedTypeOpInterface>(op).expect("it can");
    assert_eq!(reify.reify_result_shapes(&mut ir.builder_before(op)), None);
}

#[test]
fn view_has_a_source() {
    let (ir, op) = one("view", &["index", "memref<4xf32>"], &["memref<2xf32>"]);
    let view = ir.interface::<dyn ViewLikeOpInterface>(op).expect("a view");
    assert_eq!((Some(view.view_source(&ir)), view.view_dest(&ir)), (ir.operand(op, 1), ir.result(op, 0)));
    assert!(!ir.has_interface::<dyn CopyOpInterface>(op));
    let message = "'test.view' op operand #1 must be memref of any type values, but got 'tensor<4xf32>'";
    rejected(&of_types("view", &["index", "tensor<4xf32>"], &["memref<2xf32>"]), message);
}

#[test]
fn copy_has_a_source_and_a_target() {
    let (ir, op) = one("copy", &["memref<4xf32>", "memref<4xf32>"], &[]);
    let copy = ir.interface::<dyn CopyOpInterface>(op).expect("a copy");
    assert_eq!((Some(copy.source(&ir)), Some(copy.target(&ir))), (ir.operand(op, 0), ir.operand(op, 1)));
    assert!(ir.has_effect_on(op, EffectKind::Write, copy.target(&ir)));
    assert!(!ir.has_effect_on(op, EffectKind::Write, copy.source(&ir)));
    assert!(!ir.has_interface::<dyn ViewLikeOpInterface>(op));
}

#[test]
fn dim_source_is_shaped() {
    accepted(&of_types("dim", &["tensor<*xf32>", "index"], &["index"]));
    rejected(&of_types("dim", &["f32", "index"], &["index"]), "'test.dim' op the shaped value has no shape");
}

#[test]
fn in_parallel_has_one_block() {
    accepted("\"test.in_parallel\"() ({\n  \"test.in_parallel\"() ({\n^bb0:\n}) : () -> ()\n}) : () -> ()");
    rejected("\"test.in_parallel\"() : () -> ()", "expected single region op");
    rejected("\"test.in_parallel\"() ({\n}) : () -> ()", "expected single block op region");
}

#[test]
fn memory_space_casts_are_queried() {
    accepted(&of_types("move", &["memref<4xf32>"], &["memref<4xf32, 1>"]));
    let message = "source type must implement `PtrLikeTypeInterface`, but got: 'f32'";
    rejected(&of_types("move", &["f32"], &["memref<4xf32>"]), message);
    let message = "target type must implement `PtrLikeTypeInterface`, but got: 'tensor<4xf32>'";
    rejected(&of_types("move", &["memref<4xf32>"], &["tensor<4xf32>"]), message);
    let two = of_types("move", &["memref<4xf32>"], &["memref<4xf32, 1>", "memref<4xf32, 2>"]);
    rejected(&two, "expected op to have exactly one result");
}
