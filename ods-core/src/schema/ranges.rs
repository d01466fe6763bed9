//! Positions of operand groups, for interfaces that use positions.

use std::ops::Range;

use crate::entity::Operation;
use crate::ir::Ir;

impl Ir {
    /// Returns the positions of the operands in the group called `name`; empty if there is no such group.
    pub fn operand_range(&self, op: impl Into<Operation>, name: &str) -> Range<usize> {
        self.range_of_group(op.into(), name)
    }

    /// Does the work of [`Ir::operand_range`], which is compiled for each operation.
    fn range_of_group(&self, op: Operation, name: &str) -> Range<usize> {
        let Some(schema) = self.schema(op) else { return 0..0 };
        match schema.operands.iter().position(|group| group.name == name) {
            Some(group) => {
                let (start, length) = self.operand_group(op, group);
                start..start + length
            }
            None => 0..0,
        }
    }
}
