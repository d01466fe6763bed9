//! `arith-expand`: operations that machines lack become several of those that they have.
//!
//! The order of the new operations is that of MLIR's pass of the same name.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::conversion::{Conversion, ConversionPatterns, ConversionTarget};

use super::{
    AddIOp, AndIOp, BitcastOp, CeilDivSIOp, CeilDivUIOp, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp,
    DivSIOp, DivUIOp, ExtFOp, ExtUIOp, FloorDivSIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp,
    MinUIOp, MinimumFOp, MulIOp, SelectOp, ShLIOp, ShRUIOp, SubIOp, TruncFOp, TruncIOp,
};

/// The pass `arith-expand`: expands divisions that round up or down, minima and maxima, and on request conversions of
/// `bf16`. Corresponds to MLIR's pass of the same name, without its options for `f8E8M0FNU` and `f4E2M1FN`.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "ArithExpandOpsPass", description = "Legalize Arith ops to be convertible to LLVM.")]
pub struct ArithExpand {
    /// Whether conversions between `bf16` and `f32` are expanded.
    #[option]
    pub include_bf16: bool,
}

impl OperationPass for ArithExpand {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut target = ConversionTarget::new();
        target.legal_others_if(|_, _| Some(true));
        target.illegal::<CeilDivSIOp>().illegal::<CeilDivUIOp>().illegal::<FloorDivSIOp>();
        target.illegal::<MaxSIOp>().illegal::<MaxUIOp>().illegal::<MinSIOp>().illegal::<MinUIOp>();
        target.illegal::<MaximumFOp>().illegal::<MinimumFOp>().illegal::<MaxNumFOp>().illegal::<MinNumFOp>();
        let mut set = patterns();
        if self.include_bf16 {
            target.legal_if::<ExtFOp>(|ir, op| !is_between(ir, op.r#in(ir), op.out(ir)));
            target.legal_if::<TruncFOp>(|ir, op| {
                op.roundingmode(ir).is_some() || !is_between(ir, op.out(ir), op.r#in(ir))
            });
            set = set.add_plain::<ExtFOp, ExpandExtF>().add_plain::<TruncFOp, ExpandTruncF>();
        }
        Ok(Conversion::partial(&target, &set).run(cx.ir, cx.op)?)
    }
}

/// Returns the patterns that need no option.
pub fn patterns() -> ConversionPatterns {
    ConversionPatterns::new()
        .add_plain::<CeilDivSIOp, ExpandCeilDivSI>()
        .add_plain::<CeilDivUIOp, ExpandCeilDivUI>()
        .add_plain::<FloorDivSIOp, ExpandFloorDivSI>()
        .add_plain::<MaxSIOp, ExpandMinMax>()
        .add_plain::<MaxUIOp, ExpandMinMax>()
        .add_plain::<MinSIOp, ExpandMinMax>()
        .add_plain::<MinUIOp, ExpandMinMax>()
        .add_plain::<MaximumFOp, ExpandMinMax>()
        .add_plain::<MinimumFOp, ExpandMinMax>()
        .add_plain::<MaxNumFOp, ExpandMinMax>()
        .add_plain::<MinNumFOp, ExpandMinMax>()
}

/// Returns whether the types are `bf16` and `f32`, or shapes of them.
fn is_between(ir: &Ir, narrow: Value, wide: Value) -> bool {
    let element = |value| ir.value_type(value).element_type(ir.context());
    element(narrow) == Type::BF16 && element(wide) == Type::F32
}

/// Creates a constant of the type, in each element if it is a shape.
fn constant(b: &mut OpBuilder<'_>, ty: Type, number: i64) -> RewriteResult<Value> {
    let element = ty.element_type(b.context());
    if element == ty {
        return Ok(b.value(ConstantOp::integer(ty, number))?);
    }
    let number = IntegerAttr::get(b.context(), element, number)?;
    Ok(b.value(ConstantOp::splat(ty, number))?)
}

/// Checks that there are constants of the type: it has no unknown sizes. MLIR 22 makes constants that cannot be read.
fn check_constants(context: &Context, ty: Type) -> RewriteResult {
    match ty.cast::<ShapedType>(context) {
        Some(shaped) if !shaped.has_static_shape(context) => Err(NoMatch),
        Some(_) | None => Ok(()),
    }
}

/// Returns the type of both operands, of which there are constants, and the operands.
fn binary_with_constants(ir: &Ir, op: impl Op) -> RewriteResult<(Type, Value, Value)> {
    let parts = binary(ir, op)?;
    check_constants(ir.context(), parts.0)?;
    Ok(parts)
}

/// Returns the type of both operands, and the operands.
fn binary(ir: &Ir, op: impl Op) -> RewriteResult<(Type, Value, Value)> {
    let op = op.operation();
    let (lhs, rhs) = (ir.operand(op, 0).ok_or(NoMatch)?, ir.operand(op, 1).ok_or(NoMatch)?);
    Ok((ir.value_type(lhs), lhs, rhs))
}

/// `ceildivui a, b` is 0 if `a` is 0, and `(a - 1) / b + 1` otherwise.
struct ExpandCeilDivUI;

impl OpPattern<CeilDivUIOp> for ExpandCeilDivUI {
    fn rewrite(op: CeilDivUIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let zero = constant(&mut b, ty, 0)?;
        let is_zero = b.value(CmpIOp::new(CmpIPredicate::Eq, lhs, zero))?;
        let one = constant(&mut b, ty, 1)?;
        let before = b.value(SubIOp::new(lhs, one))?;
        let quotient = b.value(DivUIOp::new(before, rhs))?;
        let next = b.value(AddIOp::new(quotient, one))?;
        rewriter.replace_with(op, SelectOp::new(is_zero, zero, next))?;
        Ok(())
    }
}

/// Tests whether the quotient, which is rounded towards zero, is not exact, and the signs of the operands are equal, or
/// different.
fn is_rounded(
    b: &mut OpBuilder<'_>,
    (lhs, rhs, quotient): (Value, Value, Value),
    zero: Option<Value>,
    signs: CmpIPredicate,
) -> RewriteResult<Value> {
    let product = b.value(MulIOp::new(quotient, rhs))?;
    let is_inexact = b.value(CmpIOp::new(CmpIPredicate::Ne, lhs, product))?;
    let zero = match zero {
        Some(zero) => zero,
        None => constant(b, b.type_of(lhs), 0)?,
    };
    let lhs_sign = b.value(CmpIOp::new(CmpIPredicate::Slt, lhs, zero))?;
    let rhs_sign = b.value(CmpIOp::new(CmpIPredicate::Slt, rhs, zero))?;
    let signs = b.value(CmpIOp::new(signs, lhs_sign, rhs_sign))?;
    Ok(b.value(AndIOp::new(is_inexact, signs))?)
}

/// `ceildivsi a, b` is one more than `a / b` if that was rounded up to zero.
struct ExpandCeilDivSI;

impl OpPattern<CeilDivSIOp> for ExpandCeilDivSI {
    fn rewrite(op: CeilDivSIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let zero = constant(&mut b, ty, 0)?;
        let one = constant(&mut b, ty, 1)?;
        let quotient = b.value(DivSIOp::new(lhs, rhs))?;
        let is_less = is_rounded(&mut b, (lhs, rhs, quotient), Some(zero), CmpIPredicate::Eq)?;
        let next = b.value(AddIOp::new(quotient, one))?;
        rewriter.replace_with(op, SelectOp::new(is_less, next, quotient))?;
        Ok(())
    }
}

/// `floordivsi a, b` is one less than `a / b` if that was rounded up to zero.
struct ExpandFloorDivSI;

impl OpPattern<FloorDivSIOp> for ExpandFloorDivSI {
    fn rewrite(op: FloorDivSIOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (ty, lhs, rhs) = binary_with_constants(rewriter.ir(), op)?;
        let mut b = rewriter.before(op);
        let quotient = b.value(DivSIOp::new(lhs, rhs))?;
        let is_more = is_rounded(&mut b, (lhs, rhs, quotient), None, CmpIPredicate::Ne)?;
        let minus_one = constant(&mut b, ty, -1)?;
        let previous = b.value(AddIOp::new(quotient, minus_one))?;
        rewriter.replace_with(op, SelectOp::new(is_more, previous, quotient))?;
        Ok(())
    }
}

/// Minima and maxima select one of the operands.
struct ExpandMinMax;

macro_rules! integers {
    ($($op:ident $predicate:ident,)*) => {$(
        impl OpPattern<$op> for ExpandMinMax {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let (_, lhs, rhs) = binary(rewriter.ir(), op)?;
                let test = rewriter.before(op).value(CmpIOp::new(CmpIPredicate::$predicate, lhs, rhs))?;
                rewriter.replace_with(op, SelectOp::new(test, lhs, rhs))?;
                Ok(())
            }
        }
    )*};
}

integers! {
    MaxSIOp Sgt,
    MaxUIOp Ugt,
    MinSIOp Slt,
    MinUIOp Ult,
}

macro_rules! floats {
    ($($op:ident $predicate:ident, tested $tested:literal,)*) => {$(
        impl OpPattern<$op> for ExpandMinMax {
            fn rewrite(op: $op, rewriter: &mut Rewriter<'_>) -> RewriteResult {
                let (_, lhs, rhs) = binary(rewriter.ir(), op)?;
                let mut b = rewriter.before(op);
                let test = b.value(CmpFOp::new(CmpFPredicate::$predicate, lhs, rhs))?;
                let chosen = b.value(SelectOp::new(test, lhs, rhs))?;
                let tested = [lhs, rhs][$tested];
                let is_nan = b.value(CmpFOp::new(CmpFPredicate::Uno, tested, tested))?;
                rewriter.replace_with(op, SelectOp::new(is_nan, rhs, chosen))?;
                Ok(())
            }
        }
    )*};
}

floats! {
    MaximumFOp Ugt, tested 1,
    MinimumFOp Ult, tested 1,
    MaxNumFOp Ugt, tested 0,
    MinNumFOp Ult, tested 0,
}

/// Returns the type with other elements.
fn with_element(ir: &Ir, ty: Type, element: Type) -> RewriteResult<Type> {
    let context = ir.context();
    if ty.element_type(context) == ty { Ok(element) } else { ty.with_element_type(context, element).ok_or(NoMatch) }
}

/// The bits of `bf16` are the upper half of those of `f32`.
struct ExpandExtF;

impl OpPattern<ExtFOp> for ExpandExtF {
    fn rewrite(op: ExtFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (narrow, wide) = (op.r#in(ir), op.out(ir));
        if !is_between(ir, narrow, wide) {
            return Err(NoMatch);
        }
        let (narrow_ty, ty) = (ir.value_type(narrow), ir.value_type(wide));
        let (half, full) = (with_element(ir, narrow_ty, Type::I16)?, with_element(ir, ty, Type::I32)?);
        check_constants(ir.context(), ty)?;
        let mut b = rewriter.before(op);
        let bits = b.value(BitcastOp::new(narrow, half))?;
        let bits = b.value(ExtUIOp::new(bits, full))?;
        let count = constant(&mut b, full, 16)?;
        let bits = b.value(ShLIOp::new(bits, count))?;
        rewriter.replace_with(op, BitcastOp::new(bits, ty))?;
        Ok(())
    }
}

/// The upper half of the bits of `f32`, rounded to nearest, ties to even; every NaN becomes one NaN.
struct ExpandTruncF;

impl OpPattern<TruncFOp> for ExpandTruncF {
    fn rewrite(op: TruncFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (wide, narrow) = (op.r#in(ir), op.out(ir));
        if !is_between(ir, narrow, wide) || op.roundingmode(ir).is_some() {
            return Err(NoMatch);
        }
        let (ty, narrow_ty) = (ir.value_type(wide), ir.value_type(narrow));
        let (half, full) = (with_element(ir, narrow_ty, Type::I16)?, with_element(ir, ty, Type::I32)?);
        check_constants(ir.context(), ty)?;
        let mut b = rewriter.before(op);
        let is_nan = b.value(CmpFOp::new(CmpFPredicate::Une, wide, wide))?;
        let bias = constant(&mut b, full, 0x7FFF)?;
        let nan = constant(&mut b, half, 0x7FC0)?;
        let count = constant(&mut b, full, 16)?;
        let one = constant(&mut b, full, 1)?;
        let bits = b.value(BitcastOp::new(wide, full))?;
        let upper = b.value(ShRUIOp::new(bits, count))?;
        let last = b.value(AndIOp::new(upper, one))?;
        let rounding = b.value(AddIOp::new(last, bias))?;
        let sum = b.value(AddIOp::new(bits, rounding))?;
        let upper = b.value(ShRUIOp::new(sum, count))?;
        let number = b.value(TruncIOp::new(upper, half))?;
        let bits = b.value(SelectOp::new(is_nan, nan, number))?;
        rewriter.replace_with(op, BitcastOp::new(bits, narrow_ty))?;
        Ok(())
    }
}
