//! Numbers that patterns write: `const 0`, `const -1.5`, `const true`.

use ods_core::attributes::{FloatAttr, IntegerAttr};
use ods_core::numeric::{Float, Int};
use ods_core::schema::Op;
use ods_core::types::FloatType;
use ods_core::{Attribute, Context, Ir, Operation, Type};

/// A number without a type, as a pattern writes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// An integer, which is also the floating-point number with its value.
    Integer(i64),
    /// A floating-point number.
    Float(f64),
    /// An integer of one bit.
    Bool(bool),
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

impl From<bool> for Number {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl Number {
    /// Returns the number as an attribute of this type, if it is a number of the type.
    pub(super) fn element(self, context: &Context, ty: Type) -> Option<Attribute> {
        let width = ty.data(context).integer_width();
        let integer = |width, value| {
            let int = has_value(width, value).then(|| Int::from_i64(width, value))?;
            IntegerAttr::from_int(context, ty, int).ok()
        };
        match (self, width) {
            (Self::Integer(value), Some(width)) => integer(width, value).map(Attribute::from),
            (Self::Integer(value), None) => float(context, ty, exact(value)?),
            (Self::Float(value), _) => float(context, ty, value),
            (Self::Bool(value), width) => {
                integer(width.filter(|width| *width == 1)?, i64::from(value)).map(Attribute::from)
            }
        }
    }
}

/// Returns whether integers of this width have the value, signed or unsigned.
fn has_value(width: u32, value: i64) -> bool {
    let rest = |bits: u32| if bits < 64 { value >> bits } else { value >> 63 };
    rest(width) == 0 || rest(width.saturating_sub(1)) == -1
}

/// Returns the floating-point number of this type; `None` if it would be rounded to an integer, and for other types.
fn float(context: &Context, ty: Type, value: f64) -> Option<Attribute> {
    let format = ty.cast::<FloatType>(context)?.format(context);
    let rounded = Float::from_f64(format, value);
    let is_rounded_integer = value.fract() == 0.0 && rounded.to_f64().to_bits() != value.to_bits();
    if is_rounded_integer { None } else { Some(FloatAttr::from_float(context, rounded).into()) }
}

/// Returns the floating-point number with the value of the integer, if there is one.
#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "the comparison finds a loss")]
fn exact(value: i64) -> Option<f64> {
    let float = value as f64;
    (float as i128 == i128::from(value)).then_some(float)
}

/// Returns the type of a number that replaces the result `at` of the root, one of `count` parts of the right side. If
/// these are not the results, one for one, it is the type of the first result.
pub fn type_of_result(ir: &Ir, root: Operation, at: usize, count: usize) -> Option<Type> {
    let at = if ir.num_results(root) == count { at } else { 0 };
    ir.result_types(root).nth(at)
}

/// Returns the type of a number that is an operand of a new operation: the only type that the operand may have, or that
/// of the root's first result.
pub fn type_of_operand<O: Op>(ir: &Ir, root: Operation, group: usize) -> Option<Type> {
    let group = O::SCHEMA.operands.get(group);
    group
        .and_then(|group| group.constraint.builder)
        .map(|build| build(ir.context()))
        .or_else(|| ir.result_types(root).next())
}
