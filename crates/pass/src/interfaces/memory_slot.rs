//! Memory slots: memory that a pointer alone refers to, and whose loads and stores can become values.

use ods_core::ir::Use;
use ods_core::{Attribute, Ir, OpBuilder, Type, Value};

/// A memory slot. Corresponds to MLIR's `MemorySlot`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemorySlot {
    /// The pointer to the memory.
    pub pointer: Value,
    /// The type of the content.
    pub ty: Type,
}

/// Whether an operation goes once a slot is promoted. Corresponds to MLIR's `DeletionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deletion {
    /// It stays.
    Keep,
    /// It goes, with all its uses of the slot.
    Delete,
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Allocations of memory slots whose content can become a value.
    pub trait PromotableAllocationOpInterface {
        /// Returns the slots that it allocates and that may be promoted.
        required fn promotable_slots(&self, ir: &Ir) -> Vec<MemorySlot>;

        /// Creates the content before the first store; the builder is at the start of the pointer's block.
        required fn default_value(&self, b: &mut OpBuilder<'_>, slot: MemorySlot) -> Option<Value>;

        /// Takes note of an argument of a block that is the content there. The builder is at the start of the block.
        default fn handle_block_argument(&self, _b: &mut OpBuilder<'_>, _slot: MemorySlot, _argument: Value) {}

        /// Erases the allocation, or what is left of it, once a slot is promoted. `default` is the value of
        /// `default_value`, if it was needed.
        default fn handle_promotion_complete(&self, ir: &mut Ir, _slot: MemorySlot, default: Option<Value>) {
            if let Some(default) = default.filter(|default| !ir.has_uses(*default)).and_then(|value| ir.defining_op(value)) {
                // It has no uses.
                let _ = ir.erase(default);
            }
            let _ = ir.erase(self.operation());
        }
    }
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Loads and stores, which go if the slot that they access becomes a value.
    pub trait PromotableMemOpInterface {
        /// Returns whether it loads from the slot.
        required fn loads_from(&self, ir: &Ir, slot: MemorySlot) -> bool;

        /// Returns whether it stores to the slot.
        required fn stores_to(&self, ir: &Ir, slot: MemorySlot) -> bool;

        /// Returns the content after it stored to the slot; `reaching` is the content before. The builder is after it.
        required fn stored_value(&self, b: &mut OpBuilder<'_>, slot: MemorySlot, reaching: Value) -> Value;

        /// Returns whether it can do without these uses by it, of the slot or of what is derived from it. Adds uses of
        /// its results that must go as well.
        required fn can_remove_uses(&self, ir: &Ir, slot: MemorySlot, uses: &[Use], more: &mut Vec<Use>) -> bool;

        /// Removes the uses; `reaching` is the content before the operation. The builder is after it.
        required fn remove_uses(
            &self,
            b: &mut OpBuilder<'_>,
            slot: MemorySlot,
            uses: &[Use],
            reaching: Value
        ) -> Deletion;
    }
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that use a slot without accessing it, such as casts of its pointer.
    pub trait PromotableOpInterface {
        /// Returns whether it can do without these uses by it. Adds uses of its results that must go as well.
        required fn can_remove_uses(&self, ir: &Ir, uses: &[Use], more: &mut Vec<Use>) -> bool;

        /// Removes the uses. The builder is after the operation.
        required fn remove_uses(&self, b: &mut OpBuilder<'_>, uses: &[Use]) -> Deletion;
    }
}

/// A slot with elements that are accessed one by one. Corresponds to MLIR's `DestructurableMemorySlot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DestructurableMemorySlot {
    /// The slot.
    pub slot: MemorySlot,
    /// The elements, by index, with their types.
    pub elements: Vec<(Attribute, Type)>,
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Allocations of memory slots that can become a slot per element.
    pub trait DestructurableAllocationOpInterface {
        /// Returns the slots that it allocates and that have elements.
        required fn destructurable_slots(&self, ir: &Ir) -> Vec<DestructurableMemorySlot>;

        /// Creates slots for these elements, each with its index. The builder is after the allocation.
        required fn destructure(
            &self,
            b: &mut OpBuilder<'_>,
            slot: &DestructurableMemorySlot,
            used: &[Attribute]
        ) -> Vec<(Attribute, MemorySlot)>;

        /// Erases the allocation, or what is left of it.
        default fn handle_destructuring_complete(&self, ir: &mut Ir, _slot: &DestructurableMemorySlot) {
            // It has no uses.
            let _ = ir.erase(self.operation());
        }
    }
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Accesses to elements of slots, which can access the slot of an element instead.
    pub trait DestructurableAccessorOpInterface {
        /// Returns the index of the element that it accesses; `None` if it accesses the slot in another way.
        required fn accessed_element(&self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Attribute>;

        /// Lets the operation access the slot of the element. The builder is after it.
        required fn rewire(&self, b: &mut OpBuilder<'_>, element: MemorySlot) -> Deletion;
    }
}
