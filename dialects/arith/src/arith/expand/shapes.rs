//! Constants and types with the shape of an operand: a scalar, a vector or a tensor.

use ods::numeric::FloatFormat;
use ods::prelude::*;

use super::super::{ConstantOp, ExtFOp, FastMathFlags, TruncFOp};

/// Returns the floating-point format of a value or its elements.
pub(super) fn format(ir: &Ir, value: Value) -> Option<FloatFormat> {
    format_of(ir.context(), ir.value_type(value))
}

/// Returns the floating-point format of a type or its elements.
fn format_of(context: &Context, ty: Type) -> Option<FloatFormat> {
    Some(ty.element_type(context).cast::<FloatType>(context)?.format(context))
}

/// Returns whether there are constants of the type: it has no unknown sizes.
pub(super) fn has_constants(context: &Context, ty: Type) -> bool {
    ty.cast::<ShapedType>(context).is_none_or(|shaped| shaped.has_static_shape(context))
}

/// Checks that there are constants with the shape of the value.
pub(super) fn check_constants(ir: &Ir, value: Value) -> RewriteResult {
    if has_constants(ir.context(), ir.value_type(value)) { Ok(()) } else { Err(NoMatch) }
}

/// Returns the type with other elements.
pub(super) fn with_element(context: &Context, ty: Type, element: impl Into<Type>) -> RewriteResult<Type> {
    let element = element.into();
    if ty.element_type(context) == ty { Ok(element) } else { ty.with_element_type(context, element).ok_or(NoMatch) }
}

/// Returns the type with elements of this floating-point format.
pub(super) fn floats(context: &Context, ty: Type, format: FloatFormat) -> RewriteResult<Type> {
    with_element(context, ty, FloatType::get(context, format))
}

/// Returns the type with integer elements of this width.
pub(super) fn integers(context: &Context, ty: Type, width: u32) -> RewriteResult<Type> {
    with_element(context, ty, IntegerType::get(context, width, Signedness::Signless)?)
}

/// Returns the type of both operands, and the operands.
pub(super) fn binary(ir: &Ir, op: impl Op) -> RewriteResult<(Type, Value, Value)> {
    let op = op.operation();
    let (lhs, rhs) = (ir.operand(op, 0).ok_or(NoMatch)?, ir.operand(op, 1).ok_or(NoMatch)?);
    Ok((ir.value_type(lhs), lhs, rhs))
}

/// Creates a constant of the type, in each element if it is a shape.
pub(super) fn constant(b: &mut OpBuilder<'_>, ty: Type, number: i64) -> RewriteResult<Value> {
    let element = ty.element_type(b.context());
    if element == ty {
        return Ok(b.value(ConstantOp::integer(ty, number))?);
    }
    let number = IntegerAttr::get(b.context(), element, number)?;
    Ok(b.value(ConstantOp::splat(ty, number))?)
}

/// Creates constants of the type.
pub(super) fn constants<const N: usize>(
    b: &mut OpBuilder<'_>,
    ty: Type,
    numbers: [i64; N],
) -> RewriteResult<[Value; N]> {
    let made = numbers.into_iter().map(|number| constant(b, ty, number)).collect::<RewriteResult<Vec<Value>>>()?;
    made.try_into().map_err(|_| NoMatch)
}

/// Creates a floating-point constant of the type, in each element if it is a shape.
pub(super) fn float_constant(b: &mut OpBuilder<'_>, ty: Type, number: f64) -> RewriteResult<Value> {
    let element = ty.element_type(b.context());
    if element == ty {
        return Ok(b.value(ConstantOp::float(ty, number))?);
    }
    let number = FloatAttr::get(b.context(), element, number)?;
    Ok(b.value(ConstantOp::splat(ty, number))?)
}

/// Extends or truncates a number to the type, unless it has that type.
pub(super) fn convert(
    b: &mut OpBuilder<'_>,
    number: Value,
    to: Type,
    fastmath: Option<FastMathFlags>,
) -> RewriteResult<Value> {
    let from = b.type_of(number);
    let bits = |ty| format_of(b.context(), ty).map(FloatFormat::bits);
    match (bits(from), bits(to)) {
        _ if from == to => Ok(number),
        (Some(from), Some(wider)) if from < wider => extend(b, number, to, fastmath),
        _ => truncate(b, number, to, fastmath),
    }
}

/// Creates an `arith.extf` with these flags.
pub(super) fn extend(
    b: &mut OpBuilder<'_>,
    number: Value,
    to: Type,
    fastmath: Option<FastMathFlags>,
) -> RewriteResult<Value> {
    let new = ExtFOp::new(number, to);
    Ok(match fastmath {
        Some(flags) => b.value(new.with_fastmath(flags))?,
        None => b.value(new)?,
    })
}

/// Creates an `arith.truncf` with these flags.
pub(super) fn truncate(
    b: &mut OpBuilder<'_>,
    number: Value,
    to: Type,
    fastmath: Option<FastMathFlags>,
) -> RewriteResult<Value> {
    let new = TruncFOp::new(number, to);
    Ok(match fastmath {
        Some(flags) => b.value(new.with_fastmath(flags))?,
        None => b.value(new)?,
    })
}
