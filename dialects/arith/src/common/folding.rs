//! Folding with functions over numbers: the constants among the operands, poison, and uniform values.

use ods::fold::{FoldElement, evaluate};
use ods::numeric::{Float, Int};
use ods::prelude::*;

use crate::ub::PoisonAttr;

/// Folds an operation with one operand by evaluation. A poison operand gives poison.
pub fn unary<T: FoldElement, U: FoldElement>(
    ir: &Ir,
    op: impl Into<Operation>,
    constants: &Constants<'_>,
    function: impl Fn(&T) -> Option<U>,
) -> Option<Attribute> {
    unary_by(ir, op.into(), constants, &function)
}

/// Does the work of [`unary`], which is compiled for each function.
fn unary_by<T: FoldElement, U: FoldElement>(
    ir: &Ir,
    op: Operation,
    constants: &Constants<'_>,
    function: &dyn Fn(&T) -> Option<U>,
) -> Option<Attribute> {
    let operand = constants.operand(ir, op, 0)?;
    if is_poison(ir, operand) {
        return Some(operand);
    }
    evaluate(ir.context(), [operand], ir.result_types(op).next()?, |[a]| function(&a))
}

/// Folds an operation with two operands by evaluation. A poison operand gives poison.
pub fn binary<T: FoldElement, U: FoldElement>(
    ir: &Ir,
    op: impl Into<Operation>,
    constants: &Constants<'_>,
    function: impl Fn(&T, &T) -> Option<U>,
) -> Option<Attribute> {
    binary_by(ir, op.into(), constants, &function)
}

/// Does the work of [`binary`], which is compiled for each function.
fn binary_by<T: FoldElement, U: FoldElement>(
    ir: &Ir,
    op: Operation,
    constants: &Constants<'_>,
    function: &dyn Fn(&T, &T) -> Option<U>,
) -> Option<Attribute> {
    let (a, b) = (constants.operand(ir, op, 0), constants.operand(ir, op, 1));
    if let Some(poison) = [a, b].into_iter().flatten().find(|constant| is_poison(ir, *constant)) {
        return Some(poison);
    }
    evaluate(ir.context(), [a?, b?], ir.result_types(op).next()?, |[a, b]| function(&a, &b))
}

/// Folds as [`binary`] does, without the rule for poison.
pub fn binary_without_poison<T: FoldElement, U: FoldElement>(
    ir: &Ir,
    op: impl Into<Operation>,
    constants: &Constants<'_>,
    function: impl Fn(&T, &T) -> Option<U>,
) -> Option<Attribute> {
    let op = op.into();
    let (a, b) = (constants.operand(ir, op, 0)?, constants.operand(ir, op, 1)?);
    let function: &dyn Fn(&T, &T) -> Option<U> = &function;
    evaluate(ir.context(), [a, b], ir.result_types(op).next()?, |[a, b]| function(&a, &b))
}

/// Returns whether the constant is `#ub.poison`.
pub fn is_poison(ir: &Ir, constant: Attribute) -> bool {
    constant.isa::<PoisonAttr>(ir.context())
}

/// Returns the integer that a constant is, or that all of its elements are. Corresponds to `m_ConstantInt`.
pub fn uniform_int(ir: &Ir, constant: Option<Attribute>) -> Option<Int> {
    let (constant, context) = (constant?, ir.context());
    if let Some(number) = constant.cast::<IntegerAttr>(context) {
        return number.int(context).cloned();
    }
    constant.cast::<DenseElementsAttr>(context).filter(|all| all.is_splat(context))?.int(context, 0)
}

/// Returns the float that a constant is, or that all of its elements are. Corresponds to MLIR's matchers of float
/// constants.
pub fn uniform_float(ir: &Ir, constant: Option<Attribute>) -> Option<Float> {
    let (constant, context) = (constant?, ir.context());
    if let Some(number) = constant.cast::<FloatAttr>(context) {
        return Some(number.value(context));
    }
    let splat = constant.cast::<DenseElementsAttr>(context).filter(|all| all.is_splat(context))?;
    Some(splat.element(context, 0)?.cast::<FloatAttr>(context)?.value(context))
}

/// Returns whether the constant is the integer, or all of its elements are.
pub fn is_int(ir: &Ir, constant: Option<Attribute>, value: i64) -> bool {
    uniform_int(ir, constant).is_some_and(|int| int == Int::from_i64(int.width(), value))
}

/// Returns the integer as a constant of this type; `None` if it has no static shape.
pub fn int_constant(ir: &Ir, ty: Type, value: i64) -> Option<Attribute> {
    let context = ir.context();
    let element = ty.element_type(context);
    let width = element.data(context).integer_width()?;
    let number: Attribute = IntegerAttr::from_int(context, element, Int::from_i64(width, value)).ok()?.into();
    if element == ty {
        return Some(number);
    }
    DenseElementsAttr::get(context, ty, &[number]).ok().map(Attribute::from)
}
