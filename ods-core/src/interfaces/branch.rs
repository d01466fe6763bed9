//! Branches between blocks.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Operation, Type, Value};
use crate::ir::Ir;

/// Which operands a branch hands to the arguments of a successor.
///
/// The first arguments may get values that the operation makes itself; operands are for those after them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SuccessorOperands {
    /// How many of the first arguments get values that the operation makes.
    pub produced: usize,
    /// Positions of the operands for the others.
    pub forwarded: Range<usize>,
}

impl SuccessorOperands {
    /// Operands for all arguments.
    pub fn new(forwarded: Range<usize>) -> Self {
        Self { produced: 0, forwarded }
    }

    /// With so many values before them that the operation makes.
    #[must_use]
    pub fn with_produced(self, produced: usize) -> Self {
        Self { produced, ..self }
    }

    /// How many arguments get a value.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether no argument gets a value.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The operand for the argument at `index`; `None` where the operation makes the value.
    pub fn operand(&self, ir: &Ir, op: Operation, index: usize) -> Option<Value> {
        let position = self.forwarded.start + index.checked_sub(self.produced)?;
        if self.forwarded.contains(&position) { ir.operand(op, position) } else { None }
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// A terminator that hands control, and values, to one of its successors.
    ///
    /// Nothing else happens on the way. Types on both sides are equal unless `are_types_compatible` says otherwise.
    pub trait BranchOpInterface {
        /// The operands for the arguments of the successor at `index`.
        required fn successor_operands(&self, ir: &Ir, index: usize) -> SuccessorOperands;

        /// The same for each successor: to be overridden where one after the other takes long.
        default fn all_successor_operands(&self, ir: &Ir) -> Vec<SuccessorOperands> {
            (0..ir.num_successors(self.operation())).map(|index| self.successor_operands(ir, index)).collect()
        }

        /// The block argument that gets the operand at `operand_index`; `None` for operands that no successor gets.
        default fn successor_block_argument(&self, ir: &Ir, operand_index: usize) -> Option<Value> {
            let op = self.operation();
            ir.successors(op).zip(self.all_successor_operands(ir)).find_map(|(block, operands)| {
                let within = operands.forwarded.contains(&operand_index);
                within.then(|| ir.argument(block, operands.produced + operand_index - operands.forwarded.start))?
            })
        }

        /// The successor that is chosen when operands are these constants (`None`: not known), if that decides it.
        default fn successor_for_operands(&self, _ir: &Ir, _operands: &[Option<Attribute>]) -> Option<Block> {
            None
        }

        /// Whether a value of type `from` may become a block argument of type `to`: whether they are equal.
        default fn are_types_compatible(&self, _ir: &Ir, from: Type, to: Type) -> bool {
            from == to
        }

        /// Each successor gets as many values as it has arguments, of compatible types.
        verify fn verify_successor_operands(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            ir.successors(op).zip(self.all_successor_operands(ir)).enumerate().try_for_each(|(i, (block, operands))| {
                verify_successor(ir, op, i, block, &operands, |from, to| self.are_types_compatible(ir, from, to))
            })
        }
    }
}

/// As `verifyBranchSuccessorOperands`.
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
