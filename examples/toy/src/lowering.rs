//! The lowering of tensors to loops over buffers: chapter 5 of MLIR's tutorial, to `scf` instead of `affine`.
//!
//! Each tensor becomes a buffer that is allocated at the start of the function and freed at its end. Printing stays,
//! with a buffer as operand.

use std::sync::Arc;

use ods::builtin::{Builtin, ModuleOp};
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::conversion::{
    Conversion, ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget, Converted, TypeConverter,
};
use ods_dialects::{arith, func, memref, scf};

use crate::dialect::{AddOp, ConstantOp, FuncOp, MulOp, PrintOp, ReshapeOp, ReturnOp, Toy, TransposeOp};

/// The pass `toy-to-loops`.
#[derive(Pass, Clone, Default)]
#[pass(name = "ToyToLoops", argument = "toy-to-loops", on(ModuleOp))]
pub struct LowerToLoops;

impl OperationPass for LowerToLoops {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let types = Arc::new(buffers(cx.ir));
        let mut target = ConversionTarget::new();
        target.legal_dialect::<Builtin>().legal_dialect::<func::Func>().legal_dialect::<arith::Arith>();
        target.legal_dialect::<memref::MemRef>().legal_dialect::<scf::Scf>().illegal_dialect::<Toy>();
        let of_print = Arc::clone(&types);
        target.legal_if::<PrintOp>(move |ir, print| of_print.is_legal_op(ir, print));
        let patterns = ConversionPatterns::with_types(types)
            .add(LowerFunction)
            .add(LowerReturn)
            .add(LowerConstant)
            .add(LowerAdd)
            .add(LowerMul)
            .add(LowerTranspose)
            .add(LowerReshape)
            .add(LowerPrint);
        Ok(Conversion::partial(&target, &patterns).run(cx.ir, cx.op)?)
    }
}

/// Returns the conversion of tensors to buffers of the same shape.
fn buffers(ir: &Ir) -> TypeConverter {
    let mut types = TypeConverter::new(ir.shared_context());
    types.keep_types();
    types.rule(|types, ty| {
        let context = types.context();
        ty.isa::<TensorType>(context).then(|| match ty.shape(context) {
            Some(shape) => MemRefType::of(context, shape, ty.element_type(context))
                .map_or(Converted::Illegal, |buffer| Type::from(buffer).into()),
            None => Converted::Illegal,
        })
    });
    types
}

/// Allocates a buffer at the start of the operation's block, frees it at the end, and returns it.
fn allocate(rewriter: &mut ConversionRewriter<'_>, op: Operation, tensor: Value) -> RewriteResult<Value> {
    let ty = rewriter.types()?.convert_one(rewriter.ir().value_type(tensor)).ok_or(NoMatch)?;
    let ir = rewriter.ir_mut();
    let (block, location) = (ir.parent_block(op).ok_or(NoMatch)?, ir.location(op));
    let last = ir.last_op(block).ok_or(NoMatch)?;
    let mut b = ir.builder_at_start_of(block);
    let buffer = b.with_location(location).value(memref::AllocOp::of(ty))?;
    b.before(last).with_location(location).insert(memref::DeallocOp::new(buffer))?;
    Ok(buffer)
}

/// Replaces the operation by loops over the elements of its result; the function returns the element at indices.
fn lower_to_loops(
    op: Operation,
    rewriter: &mut ConversionRewriter<'_>,
    element: impl Fn(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Value>,
) -> RewriteResult {
    let result = rewriter.ir().result(op, 0).ok_or(NoMatch)?;
    let buffer = allocate(rewriter, op, result)?;
    let shape = rewriter.ir().value_type(buffer).shape(rewriter.ir().context()).ok_or(NoMatch)?.to_vec();
    loop_nest(&mut rewriter.before(op), &shape, &mut Vec::new(), &|b, indices| {
        let value = element(b, indices)?;
        b.insert(memref::StoreOp::new(value, buffer, indices.iter().copied()))?;
        Ok(())
    })?;
    rewriter.replace(op, [buffer])
}

/// Creates a loop for each dimension, and the body inside the innermost one.
fn loop_nest(
    b: &mut OpBuilder<'_>,
    shape: &[i64],
    indices: &mut Vec<Value>,
    body: &dyn Fn(&mut OpBuilder<'_>, &[Value]) -> ods::Result,
) -> ods::Result {
    let [size, inner @ ..] = shape else { return body(b, indices) };
    let [zero, end, one] = [0, *size, 1].map(arith::ConstantOp::index);
    let (zero, end, one) = (b.value(zero)?, b.value(end)?, b.value(one)?);
    scf::ForOp::of(zero, end, one, []).create_with_body(b, |b, index, _| {
        indices.push(index);
        loop_nest(b, inner, indices, body)?;
        indices.pop();
        Ok([])
    })?;
    Ok(())
}

/// The function `main` becomes `func.func`; others have been inlined.
struct LowerFunction;

impl ConversionPattern<FuncOp> for LowerFunction {
    fn rewrite(&self, op: FuncOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        if op.sym_name(ir) != "main" {
            return Err(NoMatch);
        }
        if !op.argument_types(ir).is_empty() || !op.callable_result_types(ir).is_empty() {
            return Err(rewriter.error(op, "expected 'main' to have 0 inputs and 0 results"));
        }
        let main = ir.builder_before(op).insert(func::FuncOp::of("main", [], []))?;
        let (from, into) = (op.body(ir), main.body(ir));
        ir.take_blocks(from, into);
        rewriter.erase(op)
    }
}

struct LowerReturn;

impl ConversionPattern<ReturnOp> for LowerReturn {
    fn rewrite(&self, op: ReturnOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        if !op.input(rewriter.ir()).is_empty() {
            return Err(NoMatch);
        }
        rewriter.replace_with(op, func::ReturnOp::new([]))?;
        Ok(())
    }
}

/// The elements of a constant are stored one by one.
struct LowerConstant;

impl ConversionPattern<ConstantOp> for LowerConstant {
    fn rewrite(&self, op: ConstantOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (ir, context) = (rewriter.ir(), rewriter.ir().context());
        let value = op.value(ir);
        let numbers: Vec<f64> = value.values(context).ok_or(NoMatch)?.collect();
        let shape = value.ty(context).shape(context).ok_or(NoMatch)?;
        let sizes: Vec<usize> =
            shape.iter().map(|&size| usize::try_from(size).or(Err(NoMatch))).collect::<Result<_, _>>()?;
        let buffer = allocate(rewriter, op.operation(), op.result(rewriter.ir()))?;
        let mut b = rewriter.before(op);
        let largest = sizes.iter().copied().max().unwrap_or(1);
        let places: Values =
            (0_i64..).take(largest).map(|place| b.value(arith::ConstantOp::index(place))).collect::<Result<_, _>>()?;
        for (position, number) in numbers.into_iter().enumerate() {
            let indices = indices_at(&sizes, position).into_iter().map(|index| places[index]);
            let number = b.value(arith::ConstantOp::float(Type::F64, number))?;
            b.insert(memref::StoreOp::new(number, buffer, indices))?;
        }
        rewriter.replace(op, [buffer])
    }
}

/// Returns the indices of the element at a position, counted over all dimensions.
fn indices_at(shape: &[usize], mut position: usize) -> Vec<usize> {
    let mut indices: Vec<usize> = shape
        .iter()
        .rev()
        .map(|size| {
            let index = position % size;
            position /= size;
            index
        })
        .collect();
    indices.reverse();
    indices
}

struct LowerAdd;

impl ConversionPattern<AddOp> for LowerAdd {
    fn rewrite(&self, op: AddOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let operands = rewriter.adaptor(op)?;
        let (lhs, rhs) = (operands.lhs(rewriter.ir()), operands.rhs(rewriter.ir()));
        lower_to_loops(op.operation(), rewriter, |b, at| {
            let (lhs, rhs) = (load(b, lhs, at)?, load(b, rhs, at)?);
            Ok(b.value(arith::AddFOp::new(lhs, rhs))?)
        })
    }
}

struct LowerMul;

impl ConversionPattern<MulOp> for LowerMul {
    fn rewrite(&self, op: MulOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let operands = rewriter.adaptor(op)?;
        let (lhs, rhs) = (operands.lhs(rewriter.ir()), operands.rhs(rewriter.ir()));
        lower_to_loops(op.operation(), rewriter, |b, at| {
            let (lhs, rhs) = (load(b, lhs, at)?, load(b, rhs, at)?);
            Ok(b.value(arith::MulFOp::new(lhs, rhs))?)
        })
    }
}

fn load(b: &mut OpBuilder<'_>, buffer: Value, at: &[Value]) -> ods::Result<Value> {
    Ok(b.value(memref::LoadOp::new(buffer, at.iter().copied()))?)
}

struct LowerTranspose;

impl ConversionPattern<TransposeOp> for LowerTranspose {
    fn rewrite(&self, op: TransposeOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let input = rewriter.adaptor(op)?.input(rewriter.ir());
        lower_to_loops(op.operation(), rewriter, |b, at| {
            let reversed: Vec<Value> = at.iter().rev().copied().collect();
            load(b, input, &reversed)
        })
    }
}

/// The elements of a reshaped tensor are the elements of the other one in the same order.
struct LowerReshape;

impl ConversionPattern<ReshapeOp> for LowerReshape {
    fn rewrite(&self, op: ReshapeOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let input = rewriter.adaptor(op)?.input(rewriter.ir());
        let ir = rewriter.ir();
        let shape = |value| ir.value_type(value).shape(ir.context()).map(<[i64]>::to_vec);
        let (from, to) = (shape(input).ok_or(NoMatch)?, shape(op.output(ir)).ok_or(NoMatch)?);
        lower_to_loops(op.operation(), rewriter, |b, at| {
            let mut position = b.value(arith::ConstantOp::index(0))?;
            for (size, index) in to.iter().zip(at) {
                let size = b.value(arith::ConstantOp::index(*size))?;
                let before = b.value(arith::MulIOp::new(position, size))?;
                position = b.value(arith::AddIOp::new(before, *index))?;
            }
            let mut indices = Vec::new();
            for size in from.iter().rev() {
                let size = b.value(arith::ConstantOp::index(*size))?;
                indices.push(b.value(arith::RemUIOp::new(position, size))?);
                position = b.value(arith::DivUIOp::new(position, size))?;
            }
            indices.reverse();
            load(b, input, &indices)
        })
    }
}

/// Printing takes the buffer.
struct LowerPrint;

impl ConversionPattern<PrintOp> for LowerPrint {
    fn rewrite(&self, op: PrintOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let input = rewriter.adaptor(op)?.input(rewriter.ir());
        op.set_input(rewriter.ir_mut(), input);
        Ok(())
    }
}
