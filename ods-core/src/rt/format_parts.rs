//! Short names for expansions of declarative formats: the forms of parts, and the arguments of the functions of
//! `custom<F>(...)` for printing.

use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Ir;

use super::checks::fail;
use super::grammar::{attribute_syntax, type_syntax};
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
    /// Returns the text of attributes whose types satisfy the constraint. If only one type does, it is not written.
    pub const fn of_type(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::OfType(build),
            None => Self::Typed,
        }
    }

    /// Returns the text of dense arrays whose element type is the only one that the constraint allows.
    ///
    /// # Panics
    /// Panics if it allows others.
    #[track_caller]
    pub const fn dense_array(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::DenseArray(build),
            None => fail(&["the constraint of `dense_array_of` must allow exactly one type"]),
        }
    }
}

/// Returns the form of an attribute with the constraint.
pub const fn attribute_form<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> AttributeForm {
    // Computed once per constraint rather than once per use.
    let syntax = match qualified {
        true => const { &attribute_syntax(C::CONSTRAINT, &<C::View as View>::FORM, true) },
        false => const { &attribute_syntax(C::CONSTRAINT, &<C::View as View>::FORM, false) },
    };
    AttributeForm { view: const { &<C::View as View>::FORM }, qualified, syntax }
}

/// Returns the form of a type with the constraint.
pub const fn type_form<C: Constrains<Type> + ?Sized>(qualified: bool) -> TypeForm {
    let syntax = match qualified {
        true => const { &type_syntax(&<C::View as View>::FORM, true) },
        false => const { &type_syntax(&<C::View as View>::FORM, false) },
    };
    TypeForm { view: const { &<C::View as View>::FORM }, qualified, syntax }
}

/// Returns the form of a type without a constraint.
pub const fn any_type_form(qualified: bool) -> TypeForm {
    TypeForm { view: &ViewForm::<Type>::ANY, qualified, syntax: &ViewForm::<Type>::ANY.info.syntax }
}

/// Returns the source of a type that is neither written nor inferred from others: the only type that its constraint,
/// written `text`, allows.
///
/// # Panics
/// Panics if the constraint allows others.
#[track_caller]
pub const fn built_type(constraint: &TypeConstraint, field: &str, text: &str) -> TypeSource {
    if constraint.builder.is_none() {
        fail(&[
            "the type of `",
            field,
            "` is unknown: it is not in the format, and `",
            text,
            "` may allow several types; add `type($",
            field,
            ")`, a constraint such as `AllTypesMatch`, or a `build` clause to a constraint that allows one type only",
        ]);
    }
    TypeSource::Built
}

/// Returns the operands of a group.
pub fn operands_of(ir: &Ir, op: Operation, group: usize) -> Vec<Value> {
    let (start, length) = ir.operand_group(op, group);
    ir.operands(op).skip(start).take(length).collect()
}

/// Returns the types of the operands of a `VariadicOfVariadic`.
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
