//! The walk over a block: its operations in order, and the values they use.
//!
//! This is the hot path of verification. An operation whose types are known to pass, and whose operands are defined
//! earlier in its block, costs one look at its record, its operands and its results.

use crate::entity::{Block, Operation, Value};
use crate::ir::operation::OperationData;
use crate::ir::{Ir, ValueOwner};
use crate::schema::TraitSet;

use super::structure;
use super::uses::{Condition, Suspect};
use super::walk::{FailureMode, Verifier};

/// Walking a block.
impl Verifier<'_> {
    pub(super) fn step_block(&mut self, block: Block) {
        let ir = self.ir;
        let frames = self.frames.len();
        let Some(frame) = self.frames.last() else { return };
        let place = Place { block, ssa: frame.ssa };
        let mut next = frame.next;
        while let Some(op) = next {
            let data = ir.op(op);
            next = data.next;
            // Other modes check for branches in the middle of a block first.
            if data.has_tail() && self.mode == FailureMode::Probe && next.is_some() && ir.num_successors(op) > 0 {
                self.failed = true;
                return;
            }
            if !data.has_tail() || ir.num_regions(op) == 0 {
                let good = self.leaf(op, data, place);
                if !good {
                    self.fail_frame();
                    if self.mode != FailureMode::All {
                        return;
                    }
                }
                continue;
            }
            self.check_uses(op, data, place);
            if ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE) {
                self.isolated.push(op);
                continue;
            }
            if let Some(frame) = self.frames.last_mut() {
                frame.next = next;
            }
            self.enter(op, false);
            if self.frames.len() != frames || (self.failed && self.mode == FailureMode::Probe) {
                return;
            }
        }
        self.leave_block(block);
    }

    fn leave_block(&mut self, block: Block) {
        let ir = self.ir;
        if !self.note_result(structure::check_block_end(ir, block)) {
            self.fail_frame();
            if self.mode != FailureMode::All {
                return;
            }
        }
        if let Some(next) = ir.next_block(block) {
            return self.enter_block(next);
        }
        let Some(frame) = self.frames.last() else { return };
        let (op, position) = (frame.op, frame.region);
        if let Some(region) = ir.region(op, position) {
            self.depths.remove(&region);
        }
        self.enter_region(position + 1);
    }

    /// Verifies an operation without regions. In the common case, when its types are known to pass, it only reads its
    /// operands and results.
    #[inline]
    fn leaf(&mut self, op: Operation, data: &OperationData, place: Place) -> bool {
        let seen = self.look_at_operands(op, data, place);
        if seen.elsewhere {
            self.check_uses(op, data, place);
        }
        if seen.alive && self.is_known(op, data, seen.types_match) {
            return true;
        }
        self.check_op(op) && self.check_registration(op)
    }

    #[inline]
    fn look_at_operands(&mut self, op: Operation, data: &OperationData, place: Place) -> Glance {
        let ir = self.ir;
        let slots = ir.operands.slice(data.operands, data.num_operands);
        let signature = self.plans.of(ir, op, data.name).latest().and_then(|known| known.split(slots.len()));
        let (types, results) = signature.unwrap_or((&[], &[]));
        let mut glance = Glance { alive: true, elsewhere: false, types_match: signature.is_some() };
        for (i, slot) in slots.iter().enumerate() {
            let Some(value) = ir.values.try_get(slot.value) else {
                glance.alive = false;
                continue;
            };
            glance.types_match &= types.get(i) == Some(&value.ty);
            glance.elsewhere |= !is_earlier(ir, value.owner(), data, place);
        }
        glance.types_match &= data.num_results() as usize == results.len()
            && ir.result_types(op).zip(results).all(|(ty, known)| ty == *known);
        glance
    }

    /// Returns whether the operation is known to pass, apart from its uses of values.
    #[inline]
    fn is_known(&mut self, op: Operation, data: &OperationData, types_match: bool) -> bool {
        let plan = self.plans.of(self.ir, op, data.name);
        // An unregistered operation can only be wrong in attributes that belong to dialects.
        if plan.definition.is_none() && plan.allowed && data.is_plain() {
            let mut types = self.ir.result_types(op);
            return types.all(|ty| self.ir.context().has_type(ty)) && self.discardable.is_indifferent(self.ir, op);
        }
        (types_match || plan.knows_types(self.ir, op)) && plan.is_all_known(self.ir, op, data)
    }

    /// Checks the uses of values, or records them as suspects.
    fn check_uses(&mut self, op: Operation, data: &OperationData, place: Place) {
        let ir = self.ir;
        for (operand, slot) in ir.operand_slots(op).iter().enumerate() {
            let Some(value) = ir.values.try_get(slot.value) else { continue };
            if is_earlier(ir, value.owner(), data, place) {
                continue;
            }
            if let Some(unless) = self.condition(slot.value, op) {
                self.suspects.push(Suspect { op, operand, unless });
            }
        }
    }

    /// Returns the condition on which the use of `value` by `op`, in the current block, depends; `None` if it is valid.
    fn condition(&mut self, value: Value, op: Operation) -> Option<Condition> {
        let ir = self.ir;
        let owner = ir.value_owner(value);
        let defined = ir.value_block(value);
        let region = defined.and_then(|block| ir.block_region(block));
        let around = self.frames.last().map_or(0, |frame| frame.around);
        let depth = region.and_then(|region| self.depths.get(&region)).filter(|depth| **depth >= around);
        let (Some(depth), Some(defined)) = (depth, defined) else {
            if let Some(frame) = self.frames.get_mut(around) {
                frame.outside = true;
            }
            return Some(Condition::Outside(value));
        };
        let frame = &self.frames[*depth];
        let user = self.frames.get(depth + 1).map_or(op, |inner| inner.op);
        match (frame.block, owner) {
            (Some(block), _) if block != defined => Some(Condition::Dominates(defined, block)),
            (_, ValueOwner::Argument(..)) => None,
            (_, ValueOwner::Result(definition, _)) => {
                let good = !frame.ssa || (definition != user && ir.is_before_in_block(definition, user));
                (!good).then_some(Condition::Never)
            }
        }
    }
}

/// Returns whether a value is an argument of the current block or defined earlier in it.
#[inline]
fn is_earlier(ir: &Ir, owner: ValueOwner, user: &OperationData, place: Place) -> bool {
    match owner {
        ValueOwner::Result(op, _) => {
            let definition = ir.op(op);
            definition.block == Some(place.block) && (!place.ssa || definition.order < user.order)
        }
        ValueOwner::Argument(owner, _) => owner == place.block,
    }
}

/// The current block, and how it is ordered.
#[derive(Clone, Copy)]
struct Place {
    block: Block,
    /// Whether definitions must precede uses.
    ssa: bool,
}

/// The findings of a look at an operation's operands.
struct Glance {
    /// All of them are values of this IR.
    alive: bool,
    /// Some are not known to be defined earlier in the block.
    elsewhere: bool,
    /// The types of operands and results are the latest ones known to pass.
    types_match: bool,
}
