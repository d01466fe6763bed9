//! Changing the operands that branches pass to their successors.
//!
//! The successors of a branch take its variadic groups of operands in order; each list of a group of lists counts by
//! itself.

use crate::attributes::DenseArrayAttr;
use crate::entity::{Operation, Value};
use crate::ir::{Ir, Values};

use super::Arity;

impl Ir {
    /// Returns whether [`Ir::add_successor_operand`] can add operands for the successors of the branch.
    pub fn can_add_successor_operands(&self, op: impl Into<Operation>) -> bool {
        self.has_list_for_each_successor(op.into())
    }

    /// Adds an operand after the operands that the branch passes to the successor at `index`. Returns `false`, and
    /// changes nothing, if its definition does not have a variadic operand for each successor. Corresponds to MLIR's
    /// `SuccessorOperands::append`.
    pub fn add_successor_operand(&mut self, op: impl Into<Operation>, index: usize, value: Value) -> bool {
        self.add_successor_operands(op, &[(index, value)])
    }

    /// Adds several operands as [`Ir::add_successor_operand`] does, each for the successor at its index. One by one,
    /// each would take as long as there are operands.
    pub fn add_successor_operands(&mut self, op: impl Into<Operation>, added: &[(usize, Value)]) -> bool {
        let op = op.into();
        let mut of_each: Vec<Values> = vec![Values::new(); self.num_successors(op)];
        for (index, value) in added {
            match of_each.get_mut(*index) {
                Some(values) => values.push(*value),
                None => return false,
            }
        }
        self.change_successor_operands(op, |index, operands| operands.extend(of_each[index].iter().copied()))
    }

    /// Replaces the operands that the branch passes to the successor at `index`. Returns `false`, and changes nothing,
    /// if its definition does not have a variadic operand for each successor.
    pub fn set_successor_operands(
        &mut self,
        op: impl Into<Operation>,
        index: usize,
        values: impl IntoIterator<Item = Value>,
    ) -> bool {
        self.set_several_successor_operands(op, [(index, values.into_iter().collect())])
    }

    /// Replaces the operands for several successors as [`Ir::set_successor_operands`] does, each list given with the
    /// index of the successor.
    pub fn set_several_successor_operands(
        &mut self,
        op: impl Into<Operation>,
        lists: impl IntoIterator<Item = (usize, Values)>,
    ) -> bool {
        let op = op.into();
        let mut of_each: Vec<Option<Values>> = vec![None; self.num_successors(op)];
        for (index, values) in lists {
            match of_each.get_mut(index) {
                Some(list) => *list = Some(values),
                None => return false,
            }
        }
        self.change_successor_operands(op, |index, operands| {
            if let Some(values) = of_each[index].take() {
                *operands = values;
            }
        })
    }

    /// Changes the operands for each successor, given with its index.
    fn change_successor_operands(&mut self, op: Operation, mut change: impl FnMut(usize, &mut Values)) -> bool {
        let Some(schema) = self.schema(op).filter(|_| self.has_list_for_each_successor(op)) else { return false };
        let mut next = 0..;
        let mut changed = |mut operands: Values| {
            next.next().into_iter().for_each(|index| change(index, &mut operands));
            operands
        };
        let (mut groups, mut all_lengths): (Vec<Values>, _) = (Vec::new(), Vec::new());
        for (group, operand) in schema.operands.iter().enumerate() {
            let (start, length) = self.operand_group(op, group);
            let lists = self.list_lengths(op, group).zip(self.lengths_slot(op, group));
            if let Some((mut lengths, slot)) = lists {
                let (mut values, mut at) = (Values::new(), start);
                for length in &mut lengths {
                    let count = usize::try_from(*length).unwrap_or_default();
                    let list = changed(self.operands_in(op, at, count).collect());
                    (at, *length) = (at + count, list.len() as i32);
                    values.extend(list);
                }
                values.extend(self.operands_in(op, at, (start + length).saturating_sub(at)));
                groups.push(values);
                all_lengths.push((slot, lengths));
            } else {
                let values = self.operands_in(op, start, length).collect();
                groups.push(if operand.arity == Arity::Variadic { changed(values) } else { values });
            }
        }
        let groups: Vec<&[Value]> = groups.iter().map(|group| &group[..]).collect();
        if self.set_operand_groups(op, &groups).is_err() {
            return false;
        }
        for (slot, lengths) in all_lengths {
            let lengths = DenseArrayAttr::i32s(self.context(), &lengths);
            self.set_inherent(op, slot, Some(lengths.into()));
        }
        true
    }

    /// Returns whether the definition has a variadic operand, or a list of a group of lists, for each successor.
    fn has_list_for_each_successor(&self, op: Operation) -> bool {
        let Some(schema) = self.schema(op) else { return false };
        let lists = schema.operands.iter().enumerate().map(|(group, operand)| match self.list_lengths(op, group) {
            Some(lengths) => lengths.len(),
            None => usize::from(operand.arity == Arity::Variadic),
        });
        lists.sum::<usize>() == self.num_successors(op)
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
