//! Promotion of buffers of one element to values, as `mem2reg` does it, and of small buffers to one per element, as
//! `sroa` does.

use ods::interfaces::{Deletion, DestructurableMemorySlot, MemorySlot};
use ods::ir::Use;
use ods::prelude::*;

use super::{AllocaOp, LoadOp, StoreOp};
use ods_arith::ub::PoisonOp;

impl PromotableAllocationOpInterface for AllocaOp {
    fn promotable_slots(&self, ir: &Ir) -> Vec<MemorySlot> {
        let (context, pointer) = (ir.context(), self.memref(ir));
        let ty = ir.value_type(pointer);
        let is_single = ty.cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context)) == Some(1);
        if is_single { vec![MemorySlot { pointer, ty: ty.element_type(context) }] } else { Vec::new() }
    }

    fn default_value(&self, b: &mut OpBuilder<'_>, slot: MemorySlot) -> Option<Value> {
        let location = b.ir().location(*self);
        b.with_location(location).value(PoisonOp::new(slot.ty)).ok()
    }
}

/// Returns whether the only use is that of the slot as the operand at `index`.
fn is_only_use(uses: &[Use], index: usize) -> bool {
    matches!(uses, [one] if one.operand == index)
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(&self, ir: &Ir, slot: MemorySlot) -> bool {
        self.memref(ir) == slot.pointer
    }

    fn stores_to(&self, _: &Ir, _: MemorySlot) -> bool {
        false
    }

    fn stored_value(&self, _: &mut OpBuilder<'_>, _: MemorySlot, reaching: Value) -> Value {
        reaching
    }

    fn can_remove_uses(&self, ir: &Ir, slot: MemorySlot, uses: &[Use], _: &mut Vec<Use>) -> bool {
        is_only_use(uses, 0) && self.memref(ir) == slot.pointer && ir.value_type(self.result(ir)) == slot.ty
    }

    fn remove_uses(&self, b: &mut OpBuilder<'_>, _: MemorySlot, _: &[Use], reaching: Value) -> Deletion {
        let result = self.result(b.ir());
        b.ir_mut().replace_all_uses(result, reaching);
        Deletion::Delete
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from(&self, _: &Ir, _: MemorySlot) -> bool {
        false
    }

    fn stores_to(&self, ir: &Ir, slot: MemorySlot) -> bool {
        self.memref(ir) == slot.pointer
    }

    fn stored_value(&self, b: &mut OpBuilder<'_>, _: MemorySlot, _: Value) -> Value {
        self.value(b.ir())
    }

    fn can_remove_uses(&self, ir: &Ir, slot: MemorySlot, uses: &[Use], _: &mut Vec<Use>) -> bool {
        let value = self.value(ir);
        let is_pointer = is_only_use(uses, 1) && self.memref(ir) == slot.pointer;
        is_pointer && value != slot.pointer && ir.value_type(value) == slot.ty
    }

    fn remove_uses(&self, _: &mut OpBuilder<'_>, _: MemorySlot, _: &[Use], _: Value) -> Deletion {
        Deletion::Delete
    }
}

/// The most elements of a buffer that becomes one per element.
const MOST_ELEMENTS: u64 = 16;

impl DestructurableAllocationOpInterface for AllocaOp {
    fn destructurable_slots(&self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let (context, pointer) = (ir.context(), self.memref(ir));
        let ty = ir.value_type(pointer);
        let count = ty.cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context));
        let Some(shape) = ty.shape(context).filter(|_| count.is_some_and(|count| (2..=MOST_ELEMENTS).contains(&count)))
        else {
            return Vec::new();
        };
        let element = ty.element_type(context);
        let elements =
            all_indices(shape).into_iter().map(|index| (index_attribute(context, &index), element)).collect();
        vec![DestructurableMemorySlot { slot: MemorySlot { pointer, ty }, elements }]
    }

    fn destructure(
        &self,
        b: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        used: &[Attribute],
    ) -> Vec<(Attribute, MemorySlot)> {
        let location = b.ir().location(*self);
        let b = &mut b.with_location(location);
        let mut made = Vec::new();
        for index in used {
            let Some((_, ty)) = slot.elements.iter().find(|(known, _)| known == index) else { continue };
            let Ok(buffer) = MemRefType::of(b.context(), &[], *ty) else { continue };
            if let Ok(pointer) = b.value(AllocaOp::of(buffer)) {
                made.push((*index, MemorySlot { pointer, ty: *ty }));
            }
        }
        made
    }
}

/// Returns the indices of all elements.
fn all_indices(shape: &[i64]) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    for size in shape {
        all = all.iter().flat_map(|index| (0..*size).map(|last| [&index[..], &[last]].concat())).collect();
    }
    all
}

fn index_attribute(context: &Context, index: &[i64]) -> Attribute {
    let numbers = index.iter().filter_map(|number| IntegerAttr::get(context, Type::INDEX, *number).ok());
    ArrayAttr::get(context, &numbers.map(Attribute::from).collect::<Vec<_>>()).into()
}

/// Returns the element at constant indices inside the buffer.
fn element_at(ir: &Ir, indices: &[Value], slot: &DestructurableMemorySlot) -> Option<Attribute> {
    let numbers: Option<Vec<i64>> = indices.iter().map(|index| ir.constant_int(*index)).collect();
    let index = index_attribute(ir.context(), &numbers?);
    slot.elements.iter().any(|(known, _)| *known == index).then_some(index)
}

impl DestructurableAccessorOpInterface for LoadOp {
    fn accessed_element(&self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Attribute> {
        let is_access = self.memref(ir) == slot.slot.pointer;
        if is_access { element_at(ir, &self.indices(ir), slot) } else { None }
    }

    fn rewire(&self, b: &mut OpBuilder<'_>, element: MemorySlot) -> Deletion {
        self.set_memref(b.ir_mut(), element.pointer);
        self.set_indices(b.ir_mut(), &[]);
        Deletion::Keep
    }
}

impl DestructurableAccessorOpInterface for StoreOp {
    fn accessed_element(&self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Attribute> {
        let is_access = self.memref(ir) == slot.slot.pointer && self.value(ir) != slot.slot.pointer;
        if is_access { element_at(ir, &self.indices(ir), slot) } else { None }
    }

    fn rewire(&self, b: &mut OpBuilder<'_>, element: MemorySlot) -> Deletion {
        self.set_memref(b.ir_mut(), element.pointer);
        self.set_indices(b.ir_mut(), &[]);
        Deletion::Keep
    }
}
