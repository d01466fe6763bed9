//! Changing the operands that branches pass to their successors.
//!
//! The successors of a branch take its variadic groups of operands in order; each list of a group of lists counts by
//! itself.

use crate::attributes::DenseArrayAttr;
use crate::entity::{Operation, Value};
use crate::ir::{Ir, Values};

use super::Arity;

/// The place of a successor's operands: a group, and in a group of lists the list.
#[derive(Clone, Copy)]
struct Place {
    group: usize,
    list: Option<usize>,
}

impl Ir {
    /// Returns whether [`Ir::add_successor_operand`] can add an operand for the successor at `index`.
    pub fn can_add_successor_operand(&self, op: impl Into<Operation>, index: usize) -> bool {
        self.successor_place(op.into(), index).is_some()
    }

    /// Adds an operand after the operands that the branch passes to the successor at `index`. Returns `false`, and
    /// changes nothing, if its definition does not have a variadic operand for each successor. Corresponds to MLIR's
    /// `SuccessorOperands::append`.
    pub fn add_successor_operand(&mut self, op: impl Into<Operation>, index: usize, value: Value) -> bool {
        self.change_successor_operands(op.into(), index, |operands| operands.push(value))
    }

    /// Replaces the operands that the branch passes to the successor at `index`. Returns `false`, and changes nothing,
    /// if its definition does not have a variadic operand for each successor.
    pub fn set_successor_operands(
        &mut self,
        op: impl Into<Operation>,
        index: usize,
        values: impl IntoIterator<Item = Value>,
    ) -> bool {
        self.change_successor_operands(op.into(), index, |operands| *operands = values.into_iter().collect())
    }

    fn change_successor_operands(&mut self, op: Operation, index: usize, change: impl FnOnce(&mut Values)) -> bool {
        let Some(Place { group, list }) = self.successor_place(op, index) else { return false };
        let (start, length) = self.operand_group(op, group);
        let lengths = list.map(|list| (list, self.list_lengths(op, group).unwrap_or_default()));
        let (first, count) = match &lengths {
            Some((list, lengths)) => (lengths[..*list].iter().sum::<i32>() as usize, lengths[*list] as usize),
            None => (0, length),
        };
        let mut own: Values = self.operands_in(op, start + first, count).collect();
        change(&mut own);
        let before = self.operands_in(op, start, first);
        let after = self.operands_in(op, start + first + count, length.saturating_sub(first + count));
        let values: Values = before.chain(own.iter().copied()).chain(after).collect();
        if !self.set_operand_group(op, group, &values) {
            return false;
        }
        if let Some((list, mut lengths)) = lengths
            && let Some(slot) = self.lengths_slot(op, group)
        {
            lengths[list] = own.len() as i32;
            let lengths = DenseArrayAttr::i32s(self.context(), &lengths);
            self.set_inherent(op, slot, Some(lengths.into()));
        }
        true
    }

    fn successor_place(&self, op: Operation, index: usize) -> Option<Place> {
        let schema = self.schema(op)?;
        let mut places = Vec::new();
        for (group, operand) in schema.operands.iter().enumerate() {
            match self.list_lengths(op, group) {
                Some(lengths) => places.extend((0..lengths.len()).map(|list| Place { group, list: Some(list) })),
                None if operand.arity == Arity::Variadic => places.push(Place { group, list: None }),
                None => {}
            }
        }
        if places.len() == self.num_successors(op) { places.get(index).copied() } else { None }
    }

    /// Returns the slot of the attribute with the lengths of a group of lists.
    fn lengths_slot(&self, op: Operation, group: usize) -> Option<usize> {
        let nested = self.schema(op)?.nested_groups.iter().find(|nested| nested.operand == group)?;
        Some(nested.lengths)
    }

    fn list_lengths(&self, op: Operation, group: usize) -> Option<Vec<i32>> {
        let lengths = self.inherent(op, self.lengths_slot(op, group)?)?.cast::<DenseArrayAttr>(self.context())?;
        Some(lengths.values::<i32>(self.context())?.collect())
    }
}
