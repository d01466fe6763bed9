//! Strings with types that a declarative format would lose.
//!
//! A string may have a type, `"x" : i32`. Where a format writes a string without its type, or as `@x`, because its
//! constraint has strings of one type in mind, another type would be gone: such an operation is printed in generic form.
//! MLIR loses the type.

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::schema::{AttributeForm, AttributeText, OpElement, OpFormat, OpSchema};

/// Whether the format says all of the strings.
#[inline]
pub(super) fn fit(ir: &Ir, op: Operation, schema: &OpSchema, format: &OpFormat) -> bool {
    format.attributes.iter().all(|slot| match ir.inherent(op, *slot).map(|value| type_of(ir, value)) {
        Some(Some(ty)) if ty != Type::NONE => writes_type(ir, schema, format, *slot, ty),
        _ => true,
    })
}

#[inline]
fn type_of(ir: &Ir, value: Attribute) -> Option<Type> {
    match value.data(ir.context()) {
        AttributeData::String { ty, .. } => Some(*ty),
        _ => None,
    }
}

#[cold]
fn writes_type(ir: &Ir, schema: &OpSchema, format: &OpFormat, slot: usize, ty: Type) -> bool {
    let Some(form) = form_of(format.elements, slot) else { return true };
    match schema.attributes[slot].text(form, ir.context()) {
        AttributeText::Full(known) => known.is_none_or(|known| known == ty),
        AttributeText::Enum(_) | AttributeText::SymbolName | AttributeText::Short(_) => false,
    }
}

/// How the attribute is written; `None` where a function does.
fn form_of(elements: &'static [OpElement], slot: usize) -> Option<&'static AttributeForm> {
    elements.iter().find_map(|element| match element {
        OpElement::Attribute { slot: known, form, .. } if *known == slot => Some(form),
        OpElement::Group { then, otherwise, .. } => form_of(then, slot).or_else(|| form_of(otherwise, slot)),
        OpElement::OiList(clauses) => clauses.iter().find_map(|clause| form_of(clause.elements, slot)),
        _ => None,
    })
}
