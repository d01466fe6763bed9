//! Regions and terminators.

use rustc_hash::FxHashSet;

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Region};
use crate::ir::Ir;
use crate::schema::{Need, TraitSet};

op_trait! {
    /// A terminator: the last operation of its block.
    Terminator, TraitSet::TERMINATOR, Op, Some(verify_terminator)
}
op_trait! {
    /// A terminator that forwards its operands to the parent operation.
    ReturnLike, TraitSet::RETURN_LIKE, Op, None; needing [Need::Terminator, Need::NoResult, Need::NoSuccessor]
}
op_trait! {
    /// Blocks inside need no terminator.
    NoTerminator, TraitSet::NO_TERMINATOR, Structural, None; needing [Need::Region]
}
op_trait! {
    /// Every region has at most one block.
    SingleBlock, TraitSet::SINGLE_BLOCK, Structural, Some(verify_single_block); needing [Need::Region]
}
op_trait! {
    /// Blocks inside have no arguments.
    NoRegionArguments, TraitSet::NO_REGION_ARGUMENTS, Structural, Some(verify_no_region_arguments)
    ; needing [Need::Region]
}
op_trait! {
    /// Operations inside use no value defined outside.
    IsolatedFromAbove, TraitSet::ISOLATED_FROM_ABOVE, Region, Some(verify_isolated)
}
op_trait! {
    /// Values inside may be used before they are defined.
    HasOnlyGraphRegion, TraitSet::GRAPH_REGION, Structural, None; needing [Need::Region]
}
op_trait! {
    /// The operations inside may run in any order, or in parallel.
    HasParallelRegion; needing [Need::Region]
}
op_trait! {
    /// Values defined directly inside are symbols of affine operations.
    AffineScope; needing [Need::Region]
}
op_trait! {
    /// Stack allocations inside are freed when the operation ends.
    AutomaticAllocationScope; needing [Need::Region]
}

/// Verifies that a terminator is the last of its block, as MLIR's `verifyIsTerminator` does.
fn verify_terminator(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    match ir.parent_block(op) {
        Some(block) if ir.last_op(block) == Some(op) => Ok(()),
        _ => Err(ir.op_error(op, "must be the last operation in the parent block")),
    }
}

/// Verifies that every region has at most one block, as MLIR's `SingleBlock::verifyTrait` does.
fn verify_single_block(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    for (i, region) in ir.regions(op).enumerate() {
        let Some(block) = ir.entry_block(region) else { continue };
        if !ir.has_one_block(region) {
            return Err(ir.op_error(op, format_args!("expects region #{i} to have 0 or 1 blocks")));
        }
        if ir.first_op(block).is_none() && !ir.has_traits(op, TraitSet::NO_TERMINATOR) {
            return Err(ir.op_error(op, "expects a non-empty block"));
        }
    }
    Ok(())
}

/// Verifies that entry blocks have no arguments, as MLIR's `verifyNoRegionArguments` does; it ignores other blocks.
fn verify_no_region_arguments(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let has_arguments = |region: &Region| ir.entry_block(*region).is_some_and(|block| ir.num_arguments(block) > 0);
    match ir.regions(op).position(|region| has_arguments(&region)) {
        None => Ok(()),
        Some(i) if ir.num_regions(op) > 1 => Err(ir.op_error(op, format_args!("region #{i} should have no arguments"))),
        Some(_) => Err(ir.op_error(op, "region should have no arguments")),
    }
}

/// Verifies isolation, as MLIR's `verifyIsIsolatedFromAbove` does: each region is checked by itself, so a value of one
/// region of the operation may not be used in another. Isolated operations inside are verified separately.
fn verify_isolated(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    ir.regions(op).try_for_each(|region| verify_isolated_region(ir, op, region))
}

fn verify_isolated_region(ir: &Ir, isolated: Operation, root: Region) -> Result<(), Diagnostic> {
    let mut inside = InsideRegion { known: FxHashSet::from_iter([root]) };
    let mut pending = vec![root];
    while let Some(region) = pending.pop() {
        for op in ir.blocks(region).flat_map(|block| ir.block_ops(block)) {
            check_operands(ir, isolated, op, &mut inside)?;
            if !ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE) {
                inside.known.extend(ir.regions(op));
                pending.extend(ir.regions(op));
            }
        }
    }
    Ok(())
}

fn check_operands(ir: &Ir, isolated: Operation, op: Operation, inside: &mut InsideRegion) -> Result<(), Diagnostic> {
    for value in ir.operands(op) {
        let Some(region) = ir.value_region(value) else {
            return Err(ir.error(op, "operation's operand is unlinked"));
        };
        if !inside.contains(ir, region) {
            let error = ir.op_error(op, "using value defined outside the region");
            return Err(error.note(ir.location(isolated), "required by region isolation constraints"));
        }
    }
    Ok(())
}

/// The regions known to be inside `root`. The walk up from each is done only once, which keeps deep nests linear.
struct InsideRegion {
    known: FxHashSet<Region>,
}

impl InsideRegion {
    fn contains(&mut self, ir: &Ir, region: Region) -> bool {
        if self.known.contains(&region) {
            return true;
        }
        let mut path = Vec::new();
        let mut at = Some(region);
        while let Some(region) = at.filter(|region| !self.known.contains(region)) {
            path.push(region);
            at = ir.parent_region(ir.region_parent(region));
        }
        // `root` is known, so the walk ends at it or leaves the outermost operation.
        if at.is_some() {
            self.known.extend(path);
        }
        at.is_some()
    }
}
