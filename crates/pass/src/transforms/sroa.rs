//! `sroa`: memory slots of aggregates become a slot per element.

use ods_core::{Attribute, Ir, Operation};

use crate::interfaces::{
    Deletion, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface, DestructurableMemorySlot,
};
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `sroa`: replaces slots of aggregates, all of whose accesses are to known elements, by slots of these
/// elements. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "SROA", description = "Scalar Replacement of Aggregates", crate = crate::ods)]
pub struct Sroa {
    /// Total amount of memory slots destructured
    #[statistic(name = "destructured slots")]
    destructured: u64,
    /// Total number of slots containing subelements
    #[statistic(name = "slots with memory benefit")]
    elements: u64,
    /// Maximal number of sub-elements a successfully destructured slot initially had
    #[statistic(name = "max subelement number")]
    most_elements: u64,
}

impl OperationPass for Sroa {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ops = cx.ir.walk_post(cx.op).filter(|op| *op != cx.op);
        let is_allocation = |op: &Operation| cx.ir.interface::<dyn DestructurableAllocationOpInterface>(*op).is_some();
        let mut allocators: Vec<Operation> = ops.filter(is_allocation).collect();
        let before = self.destructured;
        // The slots of elements may be aggregates, too.
        loop {
            let (mut next, mut changed) = (Vec::new(), false);
            for allocator in allocators {
                match self.destructure(cx.ir, allocator) {
                    Some(new) => {
                        changed = true;
                        next.extend(new);
                    }
                    None => next.push(allocator),
                }
            }
            if !changed {
                break;
            }
            allocators = next;
        }
        if self.destructured == before {
            cx.mark_all_preserved();
        }
        Ok(())
    }
}

impl Sroa {
    /// Replaces a slot of the allocation. Returns the new allocations; `None` if no slot can be replaced.
    fn destructure(&mut self, ir: &mut Ir, allocator: Operation) -> Option<Vec<Operation>> {
        let interface = ir.interface::<dyn DestructurableAllocationOpInterface>(allocator)?;
        let slots = interface.destructurable_slots(ir);
        let (accesses, slot) = slots.into_iter().find_map(|slot| Some((accesses(ir, &slot)?, slot)))?;
        let mut used: Vec<Attribute> = Vec::new();
        for (_, element) in &accesses {
            if !used.contains(element) {
                used.push(*element);
            }
        }
        let elements = interface.destructure(&mut ir.builder_after(allocator), &slot, &used);
        for (op, element) in accesses {
            let access = ir.interface::<dyn DestructurableAccessorOpInterface>(op);
            let target = elements.iter().find(|(index, _)| *index == element);
            if let (Some(access), Some((_, target))) = (access, target)
                && access.rewire(&mut ir.builder_after(op), *target) == Deletion::Delete
            {
                // An access that goes has no uses.
                let _ = ir.erase(op);
            }
        }
        interface.handle_destructuring_complete(ir, &slot);
        self.destructured += 1;
        self.elements += u64::from(elements.len() < slot.elements.len());
        self.most_elements = self.most_elements.max(slot.elements.len() as u64);
        Some(elements.iter().filter_map(|(_, slot)| ir.defining_op(slot.pointer)).collect())
    }
}

/// Returns the accesses to the slot, each with its element; `None` if there is none, or one
/// accesses it in another way.
fn accesses(ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Vec<(Operation, Attribute)>> {
    let mut accesses = Vec::new();
    for op in ir.users(slot.slot.pointer) {
        let access = ir.interface::<dyn DestructurableAccessorOpInterface>(op)?;
        accesses.push((op, access.accessed_element(ir, slot)?));
    }
    if accesses.is_empty() { None } else { Some(accesses) }
}
