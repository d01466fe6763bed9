//! Exits: one block for all terminators of a kind that leave the region.

use ods::prelude::*;

use super::Lift;

/// The blocks for each kind of terminator.
#[derive(Default)]
pub(super) struct Exits(Vec<(Operation, Block)>);

impl Lift<'_> {
    /// Makes the region have one block for each kind of terminator that leaves it.
    pub(super) fn combine_exits(&mut self) -> ods::Result {
        let ends: Vec<Operation> = self.ir.blocks(self.region).filter_map(|block| self.ir.last_op(block)).collect();
        for end in ends {
            if self.ir.num_successors(end) == 0 {
                self.combine_exit(end)?;
            }
        }
        Ok(())
    }

    /// Replaces a terminator by a branch to the block of its kind.
    pub(super) fn combine_exit(&mut self, end: Operation) -> ods::Result {
        let Some(from) = self.ir.parent_block(end) else { return Ok(()) };
        let known = self.exits.0.iter().find(|(kept, _)| self.ir.are_alike(*kept, end)).copied();
        let (passed, location): (Values, _) = (self.ir.operands(end).collect(), self.ir.location(end));
        let exit = match known {
            Some((_, exit)) => exit,
            None => {
                let exit = self.ir.add_block(self.region);
                for value in &passed {
                    let ty = self.ir.value_type(*value);
                    self.ir.add_argument(exit, ty, location);
                }
                exit
            }
        };
        let flag = self.switch_value(0)?;
        match known {
            Some(_) => self.ir.erase(end)?,
            None => {
                self.ir.detach(end);
                self.ir.append(exit, end);
                let arguments: Values = self.ir.arguments(exit).collect();
                self.ir.set_operands(end, arguments);
                self.exits.0.push((end, exit));
            }
        }
        self.branch_at_end_of(from, location, flag, (exit, passed.to_vec()), Vec::new())
    }
}
