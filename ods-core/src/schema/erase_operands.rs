//! Erasing single operands, whatever group they are in.

use std::ops::Range;

use smallvec::SmallVec;

use crate::attributes::DenseArrayAttr;
use crate::entity::{Operation, Value};
use crate::ir::Ir;
use crate::schema::{Arity, Sizes};

impl Ir {
    /// Erases the operands at the positions for which `is_doomed` returns `true`, and updates the lengths of their
    /// groups. Operands that their group cannot lose stay. Corresponds to MLIR's `MutableOperandRange::erase`.
    pub fn erase_operands(&mut self, op: impl Into<Operation>, is_doomed: impl Fn(usize) -> bool) {
        let op = op.into();
        let Some(schema) = self.schema(op) else {
            let kept = self.operands(op).enumerate().filter(|(position, _)| !is_doomed(*position));
            let kept: SmallVec<[Value; 8]> = kept.map(|(_, value)| value).collect();
            return self.set_operands(op, &kept);
        };
        // The last group first, so that positions in earlier groups stay as they are.
        for group in (0..schema.operands.len()).rev() {
            let (start, length) = self.operand_group(op, group);
            let kept = self.operands_in(op, start, length).enumerate().filter(|(i, _)| !is_doomed(start + i));
            let kept: SmallVec<[Value; 8]> = kept.map(|(_, value)| value).collect();
            let nested = schema.nested_groups.iter().find(|nested| nested.operand == group);
            if kept.len() < length
                && self.set_operand_group(op, group, &kept)
                && let Some(nested) = nested
            {
                self.shorten_nested(op, nested.lengths, |i| is_doomed(start + i));
            }
        }
    }

    /// Returns the positions of the operands that their group cannot lose one by one, as a range for each group: its
    /// definition demands them, or as many as another group has. The arguments that they are forwarded to must stay,
    /// too.
    pub fn fixed_operands(&self, op: impl Into<Operation>) -> impl Iterator<Item = Range<usize>> + '_ {
        let op = op.into();
        let schema = self.schema(op);
        let groups = schema.map_or(&[][..], |schema| schema.operands).iter().enumerate();
        groups.filter_map(move |(group, operand)| {
            let is_tied = schema.is_some_and(|schema| schema.operand_sizes == Sizes::Same);
            let may_lose = operand.arity == Arity::Variadic && !is_tied;
            let (start, length) = if may_lose { (0, 0) } else { self.operand_group(op, group) };
            let is_fixed = length > 0 && (is_tied || !operand.arity.allows(length - 1));
            is_fixed.then_some(start..start + length)
        })
    }

    /// Subtracts the erased operands from the lengths of a nested group. `is_doomed` has positions within the group.
    fn shorten_nested(&mut self, op: Operation, slot: usize, is_doomed: impl Fn(usize) -> bool) {
        let lengths = self.inherent(op, slot).and_then(|lengths| lengths.cast::<DenseArrayAttr>(self.context()));
        let Some(lengths) = lengths.and_then(|lengths| lengths.values::<i32>(self.context())) else { return };
        let mut at = 0;
        let mut shortened = |length: i32| {
            let start = at;
            at += usize::try_from(length).unwrap_or(0);
            length - (start..at).filter(|i| is_doomed(*i)).count() as i32
        };
        let lengths: Vec<i32> = lengths.map(&mut shortened).collect();
        let lengths = DenseArrayAttr::i32s(self.context(), &lengths);
        self.set_inherent(op, slot, Some(lengths.into()));
    }
}
