//! Rules about the numbers of regions, results, successors and operands of an operation.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::{Arity, OpSchema};

/// An allowed count: an exact number or a minimum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    least: usize,
    open: bool,
}

impl Range {
    fn of(arities: impl Iterator<Item = Arity>) -> Self {
        arities.fold(Self { least: 0, open: false }, |range, arity| match arity {
            Arity::One => Self { least: range.least + 1, ..range },
            Arity::Optional | Arity::Variadic => Self { open: true, ..range },
        })
    }

    fn allows(self, count: usize) -> bool {
        count == self.least || (self.open && count > self.least)
    }
}

/// The counts that a definition allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    regions: Range,
    results: Range,
    successors: Range,
    operands: Range,
}

impl Counts {
    pub(super) fn of(schema: &OpSchema) -> Self {
        Self {
            regions: Range::of(schema.regions.iter().map(|group| group.arity)),
            results: Range::of(schema.results.iter().map(|group| group.arity)),
            successors: Range::of(schema.successors.iter().map(|group| group.arity)),
            operands: Range::of(schema.operands.iter().map(|group| group.arity)),
        }
    }

    /// Returns whether the operation may have neither regions nor successors.
    pub(super) fn allow_no_links(&self) -> bool {
        self.regions.allows(0) && self.successors.allows(0)
    }

    /// Returns whether `op` has no successors and regions, and is allowed to have none.
    #[inline]
    pub(super) fn allow_links(&self, ir: &Ir, op: Operation) -> bool {
        self.allow_no_links() && ir.num_successors(op) == 0 && ir.num_regions(op) == 0
    }

    /// Checks the counts of `op`, in MLIR's order.
    pub(super) fn check(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        self.check_regions(ir, op)?;
        self.check_results(ir, op)?;
        self.check_successors(ir, op)?;
        self.check_operands(ir, op)
    }

    fn check_regions(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let count = ir.num_regions(op);
        match (self.regions.open, self.regions.least) {
            _ if self.regions.allows(count) => Ok(()),
            (true, least) => Err(ir.op_error(op, format_args!("expected {least} or more regions"))),
            (false, 0) => Err(ir.op_error(op, "requires zero regions")),
            (false, 1) => Err(ir.op_error(op, "requires one region")),
            (false, exact) => Err(ir.op_error(op, format_args!("expected {exact} regions"))),
        }
    }

    fn check_results(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let count = ir.num_results(op);
        match (self.results.open, self.results.least) {
            _ if self.results.allows(count) => Ok(()),
            (true, least) => Err(ir.op_error(op, format_args!("expected {least} or more results"))),
            (false, 0) => Err(ir.op_error(op, "requires zero results")),
            (false, 1) => Err(ir.op_error(op, "requires one result")),
            (false, exact) => Err(ir.op_error(op, format_args!("expected {exact} results"))),
        }
    }

    fn check_successors(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let count = ir.num_successors(op);
        match (self.successors.open, self.successors.least) {
            _ if self.successors.allows(count) => {}
            (true, least) => {
                return Err(ir.op_error(op, format_args!("requires at least {least} successors but found {count}")));
            }
            (false, 1) => return Err(ir.op_error(op, format_args!("requires 1 successor but found {count}"))),
            (false, exact) => {
                return Err(ir.op_error(op, format_args!("requires {exact} successors but found {count}")));
            }
        }
        let region = ir.parent_region(op);
        match ir.successors(op).all(|block| ir.block_region(block) == region) {
            true => Ok(()),
            false => Err(ir.error(op, "reference to block defined in another region")),
        }
    }

    fn check_operands(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let count = ir.num_operands(op);
        match (self.operands.open, self.operands.least) {
            _ if self.operands.allows(count) => Ok(()),
            (true, least) => Err(ir.op_error(op, format_args!("expected {least} or more operands, but found {count}"))),
            (false, 0) => Err(ir.op_error(op, "requires zero operands")),
            (false, 1) => Err(ir.op_error(op, "requires a single operand")),
            (false, exact) => Err(ir.op_error(op, format_args!("expected {exact} operands, but found {count}"))),
        }
    }
}
