//! The pass and its options.

use ods::numeric::FloatFormat;
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::conversion::{Conversion, ConversionPatterns, ConversionTarget};

use super::super::{
    CeilDivSIOp, CeilDivUIOp, ExtFOp, FloorDivSIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp,
    MinUIOp, MinimumFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp,
};
use super::divisions::{ExpandCeilDivSI, ExpandCeilDivUI, ExpandFloorDivSI};
use super::min_max::ExpandMinMax;
use super::pairs::fold_pairs;
use super::scaling::{ExpandScalingExtF, ExpandScalingTruncF};
use super::shapes::{format, has_constants};
use super::{bf16, f4e2m1, f8e8m0};

/// The pass `arith-expand`: expands divisions that round up or down, minima and maxima, conversions with a scale, and
/// on request conversions of narrow floating-point types. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "ArithExpandOpsPass", description = "Legalize Arith ops to be convertible to LLVM.")]
pub struct ArithExpand {
    /// Whether conversions between `bf16` and `f32` are expanded.
    #[option]
    pub include_bf16: bool,
    /// Whether conversions between `f8E8M0FNU` and other types are expanded.
    #[option]
    pub include_f8e8m0: bool,
    /// Whether conversions between `f4E2M1FN` and other types are expanded.
    #[option]
    pub include_f4e2m1: bool,
}

impl OperationPass for ArithExpand {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let target = self.target();
        if cx.ir.walk_pre(cx.op).any(|op| is_scaling(cx.ir, op)) {
            Conversion::partial(&without_scaling(), &scaling_patterns()).run(cx.ir, cx.op)?;
        }
        fold_pairs(cx.ir, cx.op, &target);
        Ok(Conversion::partial(&target, &self.patterns()).run(cx.ir, cx.op)?)
    }
}

impl ArithExpand {
    /// Returns the patterns, including the patterns that the options request.
    fn patterns(&self) -> ConversionPatterns {
        let mut set = patterns();
        if self.include_bf16 {
            set = set.add_plain::<ExtFOp, bf16::ExpandExtF>().add_plain::<TruncFOp, bf16::ExpandTruncF>();
        }
        if self.include_f8e8m0 {
            set = set.add_plain::<ExtFOp, f8e8m0::ExpandExtF>().add_plain::<TruncFOp, f8e8m0::ExpandTruncF>();
        }
        if self.include_f4e2m1 {
            set = set.add_plain::<ExtFOp, f4e2m1::ExpandExtF>().add_plain::<TruncFOp, f4e2m1::ExpandTruncF>();
        }
        set
    }

    /// Returns the target, in which operations that need constants of unknown size or selections of unranked tensors
    /// are legal.
    fn target(&self) -> ConversionTarget {
        let mut target = ConversionTarget::new();
        target.legal_others_if(|_, _| Some(true));
        target.legal_if::<CeilDivSIOp>(lacks_constants);
        target.legal_if::<CeilDivUIOp>(lacks_constants);
        target.legal_if::<FloorDivSIOp>(lacks_constants);
        target.legal_if::<MaxSIOp>(is_unranked).legal_if::<MaxUIOp>(is_unranked);
        target.legal_if::<MinSIOp>(is_unranked).legal_if::<MinUIOp>(is_unranked);
        target.legal_if::<MaximumFOp>(is_unranked).legal_if::<MinimumFOp>(is_unranked);
        target.legal_if::<MaxNumFOp>(is_unranked).legal_if::<MinNumFOp>(is_unranked);
        let options = self.clone();
        target.legal_if::<ExtFOp>(move |ir, op| {
            lacks_constants(ir, op) || !options.expands_extension(format(ir, op.r#in(ir)), format(ir, op.out(ir)))
        });
        let options = self.clone();
        target.legal_if::<TruncFOp>(move |ir, op| {
            lacks_constants(ir, op) || !options.expands_truncation(format(ir, op.r#in(ir)), format(ir, op.out(ir)))
        });
        target
    }

    fn expands_extension(&self, from: Option<FloatFormat>, to: Option<FloatFormat>) -> bool {
        self.include_bf16 && (from, to) == (Some(FloatFormat::BF16), Some(FloatFormat::F32))
            || self.include_f8e8m0 && from == Some(FloatFormat::F8E8M0FNU)
            || self.include_f4e2m1 && from == Some(FloatFormat::F4E2M1FN)
    }

    /// Returns whether a truncation is expanded. Truncations to `f4E2M1FN` from formats wider than `f32` are not: they
    /// would be rounded twice, and MLIR 22 makes invalid operations of them.
    fn expands_truncation(&self, from: Option<FloatFormat>, to: Option<FloatFormat>) -> bool {
        self.include_bf16 && (from, to) == (Some(FloatFormat::F32), Some(FloatFormat::BF16))
            || self.include_f8e8m0 && to == Some(FloatFormat::F8E8M0FNU)
            || self.include_f4e2m1 && to == Some(FloatFormat::F4E2M1FN) && from.is_some_and(|from| from.bits() <= 32)
    }
}

/// Returns whether the operation is a conversion with a scale.
fn is_scaling(ir: &Ir, op: Operation) -> bool {
    ir.isa::<ScalingExtFOp>(op) || ir.isa::<ScalingTruncFOp>(op)
}

/// Returns the target of the first step, which only expands conversions with a scale: its products may be
/// [pairs](super::pairs).
fn without_scaling() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.legal_others_if(|_, _| Some(true));
    target.illegal::<ScalingExtFOp>().illegal::<ScalingTruncFOp>();
    target
}

fn scaling_patterns() -> ConversionPatterns {
    ConversionPatterns::new()
        .add_plain::<ScalingExtFOp, ExpandScalingExtF>()
        .add_plain::<ScalingTruncFOp, ExpandScalingTruncF>()
}

/// Returns whether there are no constants with the shape of the first operand. MLIR 22 makes constants that cannot be
/// read.
fn lacks_constants<O: Op>(ir: &Ir, op: O) -> bool {
    ir.operand(op.operation(), 0).is_some_and(|operand| !has_constants(ir.context(), ir.value_type(operand)))
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
        .add_plain::<ScalingExtFOp, ExpandScalingExtF>()
        .add_plain::<ScalingTruncFOp, ExpandScalingTruncF>()
}

/// Returns whether the operands are unranked tensors, which `arith.select` does not take.
fn is_unranked(ir: &Ir, op: impl Op) -> bool {
    let ty = ir.operand(op, 0).and_then(|operand| ir.value_type(operand).cast::<ShapedType>(ir.context()));
    ty.is_some_and(|ty| ty.rank(ir.context()).is_none())
}
