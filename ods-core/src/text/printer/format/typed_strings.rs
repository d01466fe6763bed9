//! Strings with types that a declarative format would lose.
//!
//! A string may have a type, `"x" : i32`. If a format prints a string without its type, or as `@x`, because its
//! constraint implies a type, any other type would be lost: such an operation is printed in generic form. MLIR loses
//! the type.

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::schema::{AttributeForm, AttributeText, OpSchema};

/// Returns whether the format preserves all strings.
#[inline]
pub(in crate::text::printer) fn fit(ir: &Ir, op: Operation, schema: &OpSchema) -> bool {
    let strings = ir.op_info(op).strings_in_format();
    strings.is_empty() || strings.iter().all(|(slot, form)| fits(ir, op, schema, *slot, form))
}

fn fits(ir: &Ir, op: Operation, schema: &OpSchema, slot: usize, form: &AttributeForm) -> bool {
    let Some(ty) = ir.inherent(op, slot).and_then(|value| type_of_string(ir, value)) else { return true };
    match schema.attributes[slot].text(form, ir.context()) {
        AttributeText::Full(known) => known.is_none_or(|known| known == ty),
        AttributeText::Enum(_) | AttributeText::SymbolName | AttributeText::Short(_) => false,
    }
}

/// Returns the type of a string with a type.
fn type_of_string(ir: &Ir, value: Attribute) -> Option<Type> {
    let AttributeData::String { ty, .. } = value.data(ir.context()) else { return None };
    Some(*ty).filter(|ty| *ty != Type::NONE)
}
