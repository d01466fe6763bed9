//! Branches between an operation and its regions.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Region, Type, Value};
use crate::ir::Ir;
use crate::ir::Values;
use crate::traits::Terminator;

/// Where control can go: into a region of the operation, or on behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionSuccessor {
    /// The region; `None` for the operation itself, which is left then.
    pub region: Option<Region>,
    /// What gets the values handed over: arguments of the region's first block, or results of the operation.
    pub inputs: Values,
}

impl RegionSuccessor {
    /// Into the region, to these arguments of its first block.
    pub fn region(region: Region, inputs: impl IntoIterator<Item = Value>) -> Self {
        Self { region: Some(region), inputs: inputs.into_iter().collect() }
    }

    /// Into the region, to all arguments of its first block.
    pub fn entry_of(ir: &Ir, region: Region) -> Self {
        let block = ir.entry_block(region);
        Self::region(region, block.into_iter().flat_map(|block| ir.arguments(block)))
    }

    /// On behind the operation, to these results.
    pub fn parent(results: impl IntoIterator<Item = Value>) -> Self {
        Self { region: None, inputs: results.into_iter().collect() }
    }

    /// On behind the operation, to all its results.
    pub fn parent_of(ir: &Ir, op: impl Into<Operation>) -> Self {
        Self::parent(ir.results(op))
    }

    /// Whether the operation is left.
    pub fn is_parent(&self) -> bool {
        self.region.is_none()
    }
}

/// Where control comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionBranchPoint {
    /// From before the operation.
    Parent,
    /// From a terminator directly inside one of its regions.
    Terminator(Operation),
}

/// How often a region runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InvocationBounds {
    /// At least so often.
    pub lower: usize,
    /// At most so often; `None` where there is no bound.
    pub upper: Option<usize>,
}

impl InvocationBounds {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self { lower: 0, upper: None };
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Moves control between its regions, as an `if` or a loop does.
    ///
    /// Control enters from before the operation, goes into a region or on behind the operation, and leaves regions by
    /// terminators with the interface `RegionBranchTerminatorOpInterface`. Values are handed over on the way, of equal types
    /// unless `are_types_compatible` says otherwise.
    pub trait RegionBranchOpInterface {
        /// Where control can go from `point`.
        required fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor>;

        /// Positions of the operands that are handed to `successor` when control enters: none.
        default fn entry_successor_operands(&self, ir: &Ir, _successor: &RegionSuccessor) -> Range<usize> {
            let end = ir.num_operands(self.operation());
            end..end
        }

        /// Where control can go first when operands are these constants (`None`: not known).
        default fn entry_successor_regions(&self, ir: &Ir, _operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
            self.successor_regions(ir, RegionBranchPoint::Parent)
        }

        /// Where control can go from any terminator of the region.
        default fn successors_of_region(&self, ir: &Ir, region: Region) -> Vec<RegionSuccessor> {
            let points = terminators(ir, region).map(RegionBranchPoint::Terminator);
            points.flat_map(|point| self.successor_regions(ir, point)).collect()
        }

        /// The operation itself, and every terminator that control can leave a region by.
        default fn all_region_branch_points(&self, ir: &Ir) -> Vec<RegionBranchPoint> {
            let inside = ir.regions(self.operation()).flat_map(|region| terminators(ir, region));
            std::iter::once(RegionBranchPoint::Parent).chain(inside.map(RegionBranchPoint::Terminator)).collect()
        }

        /// Where control can come from to `successor`.
        default fn predecessors(&self, ir: &Ir, successor: &RegionSuccessor) -> Vec<RegionBranchPoint> {
            let mut points = self.all_region_branch_points(ir);
            points.retain(|point| {
                self.successor_regions(ir, *point).iter().any(|other| other.region == successor.region)
            });
            points
        }

        /// Positions of the operands that are handed from `point` to `successor`, among those of the operation or of the
        /// terminator.
        default fn successor_operands(
            &self, ir: &Ir, point: RegionBranchPoint, successor: &RegionSuccessor
        ) -> Range<usize> {
            match point {
                RegionBranchPoint::Parent => self.entry_successor_operands(ir, successor),
                RegionBranchPoint::Terminator(op) => terminator_operands(ir, op, successor),
            }
        }

        /// The values that the input of `successor` at `index` can get.
        default fn predecessor_values(&self, ir: &Ir, successor: &RegionSuccessor, index: usize) -> Vec<Value> {
            let points = self.predecessors(ir, successor).into_iter();
            let value = |point| {
                let range = self.successor_operands(ir, point, successor);
                let from = match point {
                    RegionBranchPoint::Parent => self.operation(),
                    RegionBranchPoint::Terminator(op) => op,
                };
                range.clone().nth(index).and_then(|position| ir.operand(from, position))
            };
            points.filter_map(value).collect()
        }

        /// How often each region runs when operands are these constants (`None`: not known).
        default fn region_invocation_bounds(
            &self, ir: &Ir, _operands: &[Option<Attribute>]
        ) -> Vec<InvocationBounds> {
            vec![InvocationBounds::UNKNOWN; ir.num_regions(self.operation())]
        }

        /// Whether a value of type `from` may become an input of type `to`: whether they are equal.
        default fn are_types_compatible(&self, _ir: &Ir, from: Type, to: Type) -> bool {
            from == to
        }

        /// Whether control can come back to the region at `index` after it left.
        default fn is_repetitive_region(&self, ir: &Ir, index: usize) -> bool {
            let Some(region) = ir.region(self.operation(), index) else { return false };
            can_reach(region, region, |from| self.successors_of_region(ir, from))
        }

        /// Whether control can come back to any region that it can get into.
        default fn has_loop(&self, ir: &Ir) -> bool {
            let entries = self.successor_regions(ir, RegionBranchPoint::Parent);
            let entries: Vec<Region> = entries.iter().filter_map(|entry| entry.region).collect();
            ir.regions(self.operation()).any(|region| {
                let next = |from| self.successors_of_region(ir, from);
                let reached = entries.iter().any(|entry| *entry == region || can_reach(*entry, region, next));
                reached && can_reach(region, region, next)
            })
        }

        /// On every way that control can go, as many values are handed over as there are inputs, of compatible types.
        verify_regions fn verify_region_branches(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let edges = super::region_branch_verify::Edges {
                ir,
                op: self.operation(),
                compatible: &|from, to| self.are_types_compatible(ir, from, to),
                operands: &|point, successor| self.successor_operands(ir, point, successor),
            };
            self.all_region_branch_points(ir).into_iter().try_for_each(|point| {
                edges.verify(point, &self.successor_regions(ir, point))
            })
        }
    }
}

crate::__interface! {
    operation requires(Terminator) bases() bounds() as_trait(yes) {}
    /// A terminator by which control leaves a region of a `RegionBranchOpInterface`.
    pub trait RegionBranchTerminatorOpInterface {
        /// Positions of the operands that are handed to `successor`.
        required fn successor_operands(&self, ir: &Ir, successor: &RegionSuccessor) -> Range<usize>;

        /// Where control can go when operands are these constants (`None`: not known): where the operation around says.
        default fn successor_regions(&self, ir: &Ir, _operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
            let parent = ir.parent_op(self.operation());
            let parent = parent.and_then(|parent| ir.interface::<dyn RegionBranchOpInterface>(parent));
            let point = RegionBranchPoint::Terminator(self.operation());
            parent.map(|parent| parent.successor_regions(ir, point)).unwrap_or_default()
        }

        /// It has neither results nor successors.
        verify fn verify_region_branch_terminator(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            if ir.num_results(op) > 0 {
                return Err(ir.op_error(op, "must not have results to leave a region"));
            }
            match ir.num_successors(op) {
                0 => Ok(()),
                _ => Err(ir.op_error(op, "must not have successors to leave a region")),
            }
        }
    }
}

/// The terminators of the region by which control leaves it.
fn terminators(ir: &Ir, region: Region) -> impl Iterator<Item = Operation> + '_ {
    let last = ir.blocks(region).filter_map(|block| ir.last_op(block));
    last.filter(|op| ir.has_interface::<dyn RegionBranchTerminatorOpInterface>(*op))
}

fn terminator_operands(ir: &Ir, op: Operation, successor: &RegionSuccessor) -> Range<usize> {
    match ir.interface::<dyn RegionBranchTerminatorOpInterface>(op) {
        Some(terminator) => terminator.successor_operands(ir, successor),
        None => 0..0,
    }
}

/// Whether control can get from `from` to `to` in one step or more.
fn can_reach(from: Region, to: Region, mut next: impl FnMut(Region) -> Vec<RegionSuccessor>) -> bool {
    let (mut seen, mut pending) = (Vec::new(), vec![from]);
    while let Some(region) = pending.pop() {
        for successor in next(region).iter().filter_map(|successor| successor.region) {
            if successor == to {
                return true;
            }
            if !seen.contains(&successor) {
                seen.push(successor);
                pending.push(successor);
            }
        }
    }
    false
}
