//! Conversions with a scale become a conversion and a multiplication or division.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{DivFOp, FastMathFlags, MulFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp};
use super::shapes::{extend, floats, format, truncate};

/// The input is extended and multiplied by the scale.
pub(super) struct ExpandScalingExtF;

impl OpPattern<ScalingExtFOp> for ExpandScalingExtF {
    fn rewrite(op: ScalingExtFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (input, ty, fastmath) = (op.r#in(ir), ir.value_type(op.out(ir)), op.fastmath(ir));
        let scale = Scale { value: op.scale(ir), ty, fastmath };
        scale.check(ir)?;
        let mut b = rewriter.before(op);
        let scale = scale.convert(&mut b)?;
        let number = extend(&mut b, input, ty, fastmath)?;
        let new = MulFOp::new(number, scale).with_fastmath(fastmath.unwrap_or(FastMathFlags::None));
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// The input is divided by the scale and truncated.
pub(super) struct ExpandScalingTruncF;

impl OpPattern<ScalingTruncFOp> for ExpandScalingTruncF {
    fn rewrite(op: ScalingTruncFOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (input, fastmath) = (op.r#in(ir), op.fastmath(ir));
        let (ty, mode) = (ir.value_type(op.out(ir)), op.roundingmode(ir));
        let scale = Scale { value: op.scale(ir), ty: ir.value_type(input), fastmath };
        scale.check(ir)?;
        let mut b = rewriter.before(op);
        let scale = scale.convert(&mut b)?;
        let quotient = DivFOp::new(input, scale).with_fastmath(fastmath.unwrap_or(FastMathFlags::None));
        let quotient = b.value(quotient)?;
        let mut new = TruncFOp::new(quotient, ty);
        if let Some(mode) = mode {
            new = new.with_roundingmode(mode);
        }
        if let Some(flags) = fastmath {
            new = new.with_fastmath(flags);
        }
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// A scale, and the type that it must have in order to be a factor or divisor.
struct Scale {
    value: Value,
    ty: Type,
    fastmath: Option<FastMathFlags>,
}

impl Scale {
    /// Checks that the scale is an `f8E8M0FNU` or wider.
    fn check(&self, ir: &Ir) -> RewriteResult {
        let format = format(ir, self.value).ok_or(NoMatch)?;
        if format == FloatFormat::F8E8M0FNU || format.bits() > 8 { Ok(()) } else { Err(NoMatch) }
    }

    /// Rounds the scale to `f8E8M0FNU` and extends it to the type. A type of at most eight bits needs `f32` on the way;
    /// MLIR 22 makes an invalid extension.
    fn convert(&self, b: &mut OpBuilder<'_>) -> RewriteResult<Value> {
        let from = b.type_of(self.value);
        let power_type = floats(b.context(), from, FloatFormat::F8E8M0FNU)?;
        let power = match from == power_type {
            true => self.value,
            false => truncate(b, self.value, power_type, self.fastmath)?,
        };
        if self.ty == power_type {
            return Ok(power);
        }
        if is_wider(b.context(), self.ty) {
            return extend(b, power, self.ty, self.fastmath);
        }
        let single = floats(b.context(), self.ty, FloatFormat::F32)?;
        let single = extend(b, power, single, self.fastmath)?;
        truncate(b, single, self.ty, self.fastmath)
    }
}

/// Returns whether the elements have more bits than `f8E8M0FNU`.
fn is_wider(context: &Context, ty: Type) -> bool {
    ty.element_type(context).cast::<FloatType>(context).is_some_and(|ty| ty.format(context).bits() > 8)
}
