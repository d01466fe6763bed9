//! Constraints on the fields of a left side: on the types of operands, and on attributes.

use ods_core::schema::{AttrConstraint, Constrains, Op, OpSchema, OpSource, PredScope, TypeConstraint};
use ods_core::{Attribute, Ir, Type, Value};

use super::matched::MatchedOp;

/// A constraint on a field. The compiler finds `E`, `Type` or `Attribute`, because the macro does not know whether the
/// field is an operand.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a constraint on types or attributes",
    label = "expected a constraint",
    note = "a field is constrained as in the definition of an operation: `x: I32`, `k: I64Attr`"
)]
pub trait FieldConstraint<E> {
    /// The constraint as data.
    const AS: PartConstraint;
}

#[diagnostic::do_not_recommend]
impl<C: Constrains<Type> + ?Sized> FieldConstraint<Type> for C {
    const AS: PartConstraint = PartConstraint::Type(C::CONSTRAINT);
}

#[diagnostic::do_not_recommend]
impl<C: Constrains<Attribute> + ?Sized> FieldConstraint<Attribute> for C {
    const AS: PartConstraint = PartConstraint::Attribute(C::CONSTRAINT);
}

/// A constraint on a part of an operation.
#[derive(Clone, Copy, Debug)]
pub enum PartConstraint {
    /// On the type of an operand.
    Type(&'static TypeConstraint),
    /// On an attribute.
    Attribute(&'static AttrConstraint),
}

/// Returns whether the operand or attribute with this index satisfies the constraint. An absent attribute does not.
#[inline]
pub fn satisfies<O: Op, C: FieldConstraint<E> + ?Sized, E>(ir: &Ir, matched: MatchedOp, index: usize) -> bool {
    holds(ir, O::SCHEMA, matched, index, C::AS)
}

// Not inlined: the function of each pattern would contain it.
#[inline(never)]
fn holds(ir: &Ir, schema: &'static OpSchema, matched: MatchedOp, index: usize, constraint: PartConstraint) -> bool {
    let scope = PredScope::of(ir.context());
    match constraint {
        PartConstraint::Type(constraint) => {
            let value = matched.operand_of_group(ir, index, 0);
            value.is_some_and(|value| constraint.holds(ir.value_type(value), &scope))
        }
        PartConstraint::Attribute(constraint) => {
            let attribute = matched.attribute_at(ir, schema, index);
            attribute.is_some_and(|attribute| constraint.holds(attribute, &scope))
        }
    }
}

/// Returns whether the value's type satisfies the constraint.
pub fn is_typed<C: Constrains<Type> + ?Sized>(ir: &Ir, value: Value) -> bool {
    C::CONSTRAINT.holds(ir.value_type(value), &PredScope::of(ir.context()))
}
