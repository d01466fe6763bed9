//! Control flow between an operation and its regions.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Region, Type, Value};
use crate::ir::{Ir, Values};
use crate::traits::Terminator;

/// A target of control flow: a region of the operation, or the code after the operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionSuccessor {
    /// The region; `None` when control leaves the operation.
    pub region: Option<Region>,
    /// The receivers of forwarded values: arguments of the region's entry block, or results of the operation.
    pub inputs: Values,
}

impl RegionSuccessor {
    /// Returns the successor that enters the region, with these arguments of its entry block.
    pub fn region(region: Region, inputs: impl IntoIterator<Item = Value>) -> Self {
        Self { region: Some(region), inputs: inputs.into_iter().collect() }
    }

    /// Returns the successor that enters the region, with all arguments of its entry block.
    pub fn entry_of(ir: &Ir, region: Region) -> Self {
        let block = ir.entry_block(region);
        Self::region(region, block.into_iter().flat_map(|block| ir.arguments(block)))
    }

    /// Returns the successor that leaves the operation, with these results.
    pub fn parent(results: impl IntoIterator<Item = Value>) -> Self {
        Self { region: None, inputs: results.into_iter().collect() }
    }

    /// Returns the successor that leaves the operation, with all its results.
    pub fn parent_of(ir: &Ir, op: impl Into<Operation>) -> Self {
        Self::parent(ir.results(op))
    }

    /// Returns whether control leaves the operation.
    pub fn is_parent(&self) -> bool {
        self.region.is_none()
    }
}

/// A source of control flow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionBranchPoint {
    /// The operation itself: control enters it.
    Parent,
    /// A terminator directly inside one of the regions.
    Terminator(Operation),
}

/// Bounds on the number of times that a region runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InvocationBounds {
    /// The minimum number.
    pub lower: usize,
    /// The maximum number; `None` if there is none.
    pub upper: Option<usize>,
}

impl InvocationBounds {
    /// Unknown bounds.
    pub const UNKNOWN: Self = Self { lower: 0, upper: None };
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that transfer control between their regions, as an `if` or a loop does.
    ///
    /// From the operation, control enters a region or continues after the operation; it leaves regions through
    /// terminators with the interface `RegionBranchTerminatorOpInterface`. Values are forwarded along the way, with
    /// equal types unless `are_types_compatible` relaxes this.
    pub trait RegionBranchOpInterface {
        /// Returns the possible successors of `point`.
        required fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor>;

        /// Returns the positions of the operands forwarded to `successor` when control enters the operation; by
        /// default, none.
        default fn entry_successor_operands(&self, ir: &Ir, _successor: &RegionSuccessor) -> Range<usize> {
            let end = ir.num_operands(self.operation());
            end..end
        }

        /// Returns the possible first successors if the operands have these constant values (`None`: unknown).
        default fn entry_successor_regions(&self, ir: &Ir, _operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
            self.successor_regions(ir, RegionBranchPoint::Parent)
        }

        /// Returns the possible successors of all terminators of the region.
        default fn successors_of_region(&self, ir: &Ir, region: Region) -> Vec<RegionSuccessor> {
            let points = terminators(ir, region).map(RegionBranchPoint::Terminator);
            points.flat_map(|point| self.successor_regions(ir, point)).collect()
        }

        /// Returns the operation itself and every terminator through which control can leave a region.
        default fn all_region_branch_points(&self, ir: &Ir) -> Vec<RegionBranchPoint> {
            let inside = ir.regions(self.operation()).flat_map(|region| terminators(ir, region));
            std::iter::once(RegionBranchPoint::Parent).chain(inside.map(RegionBranchPoint::Terminator)).collect()
        }

        /// Returns the possible sources of control flow to `successor`.
        default fn predecessors(&self, ir: &Ir, successor: &RegionSuccessor) -> Vec<RegionBranchPoint> {
            let mut points = self.all_region_branch_points(ir);
            points.retain(|point| {
                self.successor_regions(ir, *point).iter().any(|other| other.region == successor.region)
            });
            points
        }

        /// Returns the positions of the operands forwarded from `point` to `successor`, among all operands of the
        /// operation or the terminator.
        default fn successor_operands(
            &self, ir: &Ir, point: RegionBranchPoint, successor: &RegionSuccessor
        ) -> Range<usize> {
            match point {
                RegionBranchPoint::Parent => self.entry_successor_operands(ir, successor),
                RegionBranchPoint::Terminator(op) => terminator_operands(ir, op, successor),
            }
        }

        /// Returns the values that the input of `successor` at `index` can receive.
        default fn predecessor_values(&self, ir: &Ir, successor: &RegionSuccessor, index: usize) -> Values {
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

        /// Returns bounds on the number of times that each region runs if the operands have these constant values
        /// (`None`: unknown).
        default fn region_invocation_bounds(
            &self, ir: &Ir, _operands: &[Option<Attribute>]
        ) -> Vec<InvocationBounds> {
            vec![InvocationBounds::UNKNOWN; ir.num_regions(self.operation())]
        }

        /// Returns whether a value of type `from` may be forwarded to an input of type `to`; by default, whether the
        /// types are equal.
        default fn are_types_compatible(&self, _ir: &Ir, from: Type, to: Type) -> bool {
            from == to
        }

        /// Returns whether control can return to the region at `index` after leaving it.
        default fn is_repetitive_region(&self, ir: &Ir, index: usize) -> bool {
            let Some(region) = ir.region(self.operation(), index) else { return false };
            can_reach(region, region, |from| self.successors_of_region(ir, from))
        }

        /// Returns whether control can return to any region that it can enter.
        default fn has_loop(&self, ir: &Ir) -> bool {
            let entries = self.successor_regions(ir, RegionBranchPoint::Parent);
            let entries: Vec<Region> = entries.iter().filter_map(|entry| entry.region).collect();
            ir.regions(self.operation()).any(|region| {
                let next = |from| self.successors_of_region(ir, from);
                let reached = entries.iter().any(|entry| *entry == region || can_reach(*entry, region, next));
                reached && can_reach(region, region, next)
            })
        }

        /// Verifies that, along every possible transfer of control, the numbers of values and inputs are equal and
        /// their types are compatible.
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
    /// Terminators through which control leaves a region of a `RegionBranchOpInterface`.
    pub trait RegionBranchTerminatorOpInterface {
        /// Returns the positions of the operands forwarded to `successor`.
        required fn successor_operands(&self, ir: &Ir, successor: &RegionSuccessor) -> Range<usize>;

        /// Returns the possible successors if the operands have these constant values (`None`: unknown); by default,
        /// the successors that the parent operation returns.
        default fn successor_regions(&self, ir: &Ir, _operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
            let parent = ir.parent_op(self.operation());
            let parent = parent.and_then(|parent| ir.interface::<dyn RegionBranchOpInterface>(parent));
            let point = RegionBranchPoint::Terminator(self.operation());
            parent.map(|parent| parent.successor_regions(ir, point)).unwrap_or_default()
        }

        /// Verifies that the terminator has neither results nor successors.
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

/// Returns the terminators through which control leaves the region.
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

/// Returns whether control can get from `from` to `to` in one or more steps.
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
