//! `mem2reg`: memory slots become values.
//!
//! * `analysis`: whether all uses of a slot can go, and the blocks in which different stores meet;
//! * `region`: dominance frontiers and orders of blocks, computed once per region;
//! * `promotion`: the rewriting of a slot.
//!
//! A slot is promoted if all its accesses are in the region of its pointer. Blocks in which different stores meet get
//! an argument. The time is linear in the number of accesses, where branches do not keep a slot alive across the
//! region.

mod analysis;
mod promotion;
mod region;

use ods_core::schema::Interface;
use ods_core::{Ir, Operation, Region};

use crate::interfaces::PromotableAllocationOpInterface;
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

use analysis::Plan;
use region::Regions;

/// The pass `mem2reg`: promotes memory slots to values. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Debug)]
#[pass(argument = "mem2reg", description = "Promotes memory slots into values.", crate = crate::ods)]
pub struct Mem2Reg {
    /// Accepted for pipelines of MLIR, in which it has no effect either: only needed arguments are made.
    #[option]
    pub region_simplify: bool,
    /// Total amount of memory slot promoted
    #[statistic(name = "promoted slots")]
    promoted: u64,
    /// Total amount of new block argument inserted in blocks
    #[statistic(name = "new block args")]
    new_arguments: u64,
}

impl Default for Mem2Reg {
    fn default() -> Self {
        Self { region_simplify: true, promoted: 0, new_arguments: 0 }
    }
}

/// An operation that allocates slots.
type Allocator = (Operation, <dyn PromotableAllocationOpInterface as Interface>::Handle);

impl OperationPass for Mem2Reg {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let regions: Vec<Region> = cx.ir.regions(cx.op).collect();
        let (mut known, mut plan) = (Regions::default(), Plan::default());
        let before = self.promoted;
        for region in &regions {
            let mut allocators = allocators(cx.ir, *region);
            // A promoted slot may have held the pointer of another one.
            loop {
                let promoted = self.promoted;
                allocators.retain(|allocator| self.promote(cx, *allocator, &mut known, &mut plan));
                if self.promoted == promoted {
                    break;
                }
            }
        }
        if self.promoted == before {
            cx.mark_all_preserved();
        }
        Ok(())
    }
}

/// Returns the allocations inside the region, in post-order.
fn allocators(ir: &Ir, region: Region) -> Vec<Allocator> {
    let allocator = |op| Some((op, ir.interface::<dyn PromotableAllocationOpInterface>(op)?));
    let mut found = Vec::new();
    for block in ir.blocks(region) {
        let mut next = ir.first_op(block);
        while let Some(op) = next {
            next = ir.next_op(op);
            // Most operations have nothing inside.
            match ir.num_regions(op) {
                0 => found.extend(allocator(op)),
                _ => found.extend(ir.walk_post(op).filter_map(allocator)),
            }
        }
    }
    found
}

impl Mem2Reg {
    /// Promotes a slot of the allocation. Returns whether it remains to be tried again.
    fn promote(
        &mut self,
        cx: &mut PassContext<'_>,
        (allocator, interface): Allocator,
        known: &mut Regions,
        plan: &mut Plan,
    ) -> bool {
        for slot in interface.promotable_slots(cx.ir) {
            if cx.ir.has_uses(slot.pointer) && plan.make(cx.ir, slot, known) {
                self.new_arguments += promotion::promote(cx.ir, (allocator, interface), slot, plan, known);
                self.promoted += 1;
                return cx.ir.contains(allocator);
            }
        }
        true
    }
}
