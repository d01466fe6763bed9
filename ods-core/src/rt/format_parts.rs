//! What the expansion of a declarative format names, to be short: how parts are written, and what the functions of
//! `custom<F>(...)` are given when an operation is printed.

use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Ir;

use super::checks::fail;
use crate::schema::constraint::AttrText;
use crate::schema::multi::types_of;
use crate::schema::segments::nested_operands;
use crate::schema::{
    AttributeForm, Constrains, OpFormat, OpSchema, Part, TypeConstraint, TypeForm, TypeSource, View, ViewForm,
};

impl OpFormat {
    /// The format that writes nothing.
    pub const EMPTY: Self = Self {
        text: "",
        is_proved: true,
        elements: &[],
        operand_types: &[],
        result_types: &[],
        attributes: &[],
        properties: &[],
    };
}

impl AttrText {
    /// That of attributes whose types satisfy the constraint: the type is not written where there is only one.
    pub const fn of_type(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::OfType(build),
            None => Self::Typed,
        }
    }

    /// That of dense arrays with elements of the only type that the constraint allows.
    ///
    /// # Panics
    /// When it allows others.
    #[track_caller]
    pub const fn dense_array(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::DenseArray(build),
            None => fail(&["`dense_array_of` names a constraint that one type alone satisfies"]),
        }
    }
}

/// How an attribute with the constraint is written.
pub const fn attribute_form<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> AttributeForm {
    AttributeForm { view: const { &<C::View as View>::FORM }, qualified }
}

/// How a type with the constraint is written.
pub const fn type_form<C: Constrains<Type> + ?Sized>(qualified: bool) -> TypeForm {
    TypeForm { view: const { &<C::View as View>::FORM }, qualified }
}

/// How a type is written that has no constraint of its own.
pub const fn any_type_form(qualified: bool) -> TypeForm {
    TypeForm { view: &ViewForm::<Type>::ANY, qualified }
}

/// The source of a type that is neither written nor follows from others: it is the only one that its constraint, written
/// `text`, allows.
///
/// # Panics
/// When the constraint allows others.
#[track_caller]
pub const fn built_type(constraint: &TypeConstraint, field: &str, text: &str) -> TypeSource {
    if constraint.builder.is_none() {
        fail(&[
            "the type of `",
            field,
            "` is not in the format, and `",
            text,
            "` may allow several; add `type($",
            field,
            ")`, a constraint such as `AllTypesMatch`, or a `build` clause to a constraint that allows one type only",
        ]);
    }
    TypeSource::Built
}

/// The operands of a group.
pub fn operands_of(ir: &Ir, op: Operation, group: usize) -> Vec<Value> {
    let (start, length) = ir.operand_group(op, group);
    ir.operands(op).skip(start).take(length).collect()
}

/// The types of the operands of a `VariadicOfVariadic`.
pub fn nested_types_of(
    ir: &Ir,
    op: Operation,
    schema: &'static OpSchema,
    group: usize,
    lengths: usize,
) -> Vec<Vec<Type>> {
    let mut types = types_of(ir, op, Part::Operand(group)).into_iter();
    let lists = nested_operands(&op, ir, schema, group, lengths);
    lists.iter().map(|list| types.by_ref().take(list.len()).collect()).collect()
}
