//! The types that each cast accepts.

use ods::prelude::*;
use ods::traits::compatible_shapes;

/// A rule that decides whether one element type may be cast to another, whatever the shapes.
pub(super) type CastRule = fn(Type, Type, &Context) -> bool;

/// Returns whether one value is cast to one of the same shape and encoding, according to the rule.
pub(super) fn is_one_to_one(inputs: &[Type], outputs: &[Type], context: &Context, rule: CastRule) -> bool {
    match (inputs, outputs) {
        (&[from], &[to]) => {
            same_encoding(from, to, context) && compatible_shapes(context, &[from, to]) && rule(from, to, context)
        }
        _ => false,
    }
}

/// Returns whether the first value is cast according to the rule; the second one is its scale.
pub(super) fn is_scaled(inputs: &[Type], outputs: &[Type], context: &Context, rule: CastRule) -> bool {
    match (inputs, outputs) {
        (&[from, ..], &[to, ..]) => is_one_to_one(&[from], &[to], context, rule),
        _ => false,
    }
}

/// Returns whether two ranked tensors have the same encoding.
fn same_encoding(from: Type, to: Type, context: &Context) -> bool {
    let tensor = |ty: Type| ty.cast::<RankedTensorType>(context);
    let tensors = tensor(from).zip(tensor(to));
    tensors.is_none_or(|(from, to)| from.encoding(context) == to.encoding(context))
}

/// Returns whether two types have the same sizes, including dynamic ones. Types other than tensors have no dimensions;
/// the sizes of unranked tensors are unknown.
pub(super) fn same_dims(from: Type, to: Type, context: &Context) -> bool {
    let dims = |ty: Type| match ty.isa::<TensorType>(context) {
        true => ty.shape(context),
        false => Some([].as_slice()),
    };
    dims(from).is_some_and(|from| Some(from) == dims(to))
}

pub(super) fn widens_integer(from: Type, to: Type, context: &Context) -> bool {
    let width = |ty| Some(integer(ty, context)?.width(context));
    width(from).zip(width(to)).is_some_and(|(from, to)| from < to)
}

pub(super) fn narrows_integer(from: Type, to: Type, context: &Context) -> bool {
    widens_integer(to, from, context)
}

pub(super) fn widens_float(from: Type, to: Type, context: &Context) -> bool {
    let bits = |ty| Some(float(ty, context)?.format(context).bits());
    bits(from).zip(bits(to)).is_some_and(|(from, to)| from < to)
}

pub(super) fn narrows_float(from: Type, to: Type, context: &Context) -> bool {
    widens_float(to, from, context)
}

pub(super) fn integer_to_float(from: Type, to: Type, context: &Context) -> bool {
    integer(from, context).is_some() && float(to, context).is_some()
}

pub(super) fn float_to_integer(from: Type, to: Type, context: &Context) -> bool {
    integer_to_float(to, from, context)
}

/// Returns whether the cast is between `index` and a signless integer.
pub(super) fn index_and_integer(from: Type, to: Type, context: &Context) -> bool {
    let is_integer = |ty: Type| {
        let signless = |ty: IntegerType| ty.signedness(context) == Signedness::Signless;
        ty.cast::<IntegerType>(context).is_some_and(signless)
    };
    match (element(from, true, context), element(to, true, context)) {
        (Some(from), Some(to)) => (from == Type::INDEX && is_integer(to)) || (is_integer(from) && to == Type::INDEX),
        _ => false,
    }
}

/// Returns whether both types are numbers of the same bit width.
pub(super) fn same_bits(from: Type, to: Type, context: &Context) -> bool {
    let bits = |ty| element(ty, true, context)?.data(context).int_or_float_width();
    bits(from).is_some_and(|from| Some(from) == bits(to))
}

fn integer(ty: Type, context: &Context) -> Option<IntegerType> {
    element(ty, false, context)?.cast(context)
}

fn float(ty: Type, context: &Context) -> Option<FloatType> {
    element(ty, false, context)?.cast(context)
}

/// Returns the element type of a vector or tensor (and of a memref if `memrefs` is set), or the type itself.
fn element(ty: Type, memrefs: bool, context: &Context) -> Option<Type> {
    let is_container =
        ty.isa::<VectorType>(context) || ty.isa::<TensorType>(context) || memrefs && ty.isa::<MemRefType>(context);
    (is_container || !ty.isa::<ShapedType>(context)).then(|| ty.element_type(context))
}
