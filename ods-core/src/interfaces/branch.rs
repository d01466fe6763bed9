//! Branches between blocks.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Operation, Type, Value};
use crate::ir::Ir;

/// The operands that a branch forwards to the arguments of a successor.
///
/// The first arguments may get values that the operation itself produces; the operands are for the other arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SuccessorOperands {
    /// The number of leading arguments whose values the operation produces.
    pub produced: usize,
    /// The positions of the forwarded operands, for the other arguments.
    pub forwarded: Range<usize>,
}

impl SuccessorOperands {
    /// Returns operands for all arguments.
    pub fn new(forwarded: Range<usize>) -> Self {
        Self { produced: 0, forwarded }
    }

    /// Sets the number of leading arguments whose values the operation produces.
    #[must_use]
    pub fn with_produced(self, produced: usize) -> Self {
        Self { produced, ..self }
    }

    /// Returns the number of arguments that get a value.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Returns whether no argument gets a value.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the operand for the argument at `index`; `None` if the operation produces the value.
    pub fn operand(&self, ir: &Ir, op: Operation, index: usize) -> Option<Value> {
        let position = self.forwarded.start + index.checked_sub(self.produced)?;
        if self.forwarded.contains(&position) { ir.operand(op, position) } else { None }
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Terminators that transfer control, and values, to one of their successors.
    ///
    /// They have no other effect. Types of operands and arguments are equal unless `are_types_compatible` relaxes this.
    pub trait BranchOpInterface {
        /// Returns the operands for the arguments of the successor at `index`.
        required fn successor_operands(&self, ir: &Ir, index: usize) -> SuccessorOperands;

        /// Returns the operands for each successor. Override it if computing them one by one is slow.
        default fn all_successor_operands(&self, ir: &Ir) -> Vec<SuccessorOperands> {
            (0..ir.num_successors(self.operation())).map(|index| self.successor_operands(ir, index)).collect()
        }

        /// Returns the block argument that gets the operand at `operand_index`; `None` if the operand is not forwarded.
        default fn successor_block_argument(&self, ir: &Ir, operand_index: usize) -> Option<Value> {
            let op = self.operation();
            ir.successors(op).zip(self.all_successor_operands(ir)).find_map(|(block, operands)| {
                let within = operands.forwarded.contains(&operand_index);
                within.then(|| ir.argument(block, operands.produced + operand_index - operands.forwarded.start))?
            })
        }

        /// Returns the successor chosen if the operands have these constant values (`None`: unknown), if they determine
        /// it.
        default fn successor_for_operands(&self, _ir: &Ir, _operands: &[Option<Attribute>]) -> Option<Block> {
            None
        }

        /// Returns whether a value of type `from` may be forwarded to a block argument of type `to`; by default,
        /// whether the types are equal.
        default fn are_types_compatible(&self, _ir: &Ir, from: Type, to: Type) -> bool {
            from == to
        }

        /// Verifies that each successor gets as many values as it has arguments, of compatible types.
        verify fn verify_successor_operands(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            ir.successors(op).zip(self.all_successor_operands(ir)).enumerate().try_for_each(|(i, (block, operands))| {
                verify_successor(ir, op, i, block, &operands, |from, to| self.are_types_compatible(ir, from, to))
            })
        }
    }
}

/// Verifies the operands for one successor, as MLIR's `verifyBranchSuccessorOperands` does.
fn verify_successor(
    ir: &Ir,
    op: Operation,
    index: usize,
    block: Block,
    operands: &SuccessorOperands,
    compatible: impl Fn(Type, Type) -> bool,
) -> Result<(), Diagnostic> {
    let (count, wanted) = (operands.len(), ir.num_arguments(block));
    if count != wanted {
        let message = format!("branch has {count} operands for successor #{index}, but target block has {wanted}");
        return Err(ir.error(op, message));
    }
    for (i, argument) in ir.arguments(block).enumerate().skip(operands.produced) {
        let Some(operand) = operands.operand(ir, op, i) else { continue };
        if !compatible(ir.value_type(operand), ir.value_type(argument)) {
            return Err(ir.error(op, format!("type mismatch for bb argument #{i} of successor #{index}")));
        }
    }
    Ok(())
}
