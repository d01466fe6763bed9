//! Where the values of a group are, for interfaces that speak of positions.

use std::ops::Range;

use crate::entity::Operation;
use crate::ir::Ir;

impl Ir {
    /// The positions of the operands that the definition calls `name`; none where it knows no such group.
    pub fn operand_range(&self, op: impl Into<Operation>, name: &str) -> Range<usize> {
        let op = op.into();
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
