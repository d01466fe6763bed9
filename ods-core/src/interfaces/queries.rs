//! Effects and speculatability of operations, including the operations inside. Iterative, so depth costs no stack.

use crate::context::OpInfo;
use crate::entity::{Block, Operation, Value};
use crate::ir::Ir;
use crate::ir::operation::OperationData;
use crate::ir::uses::NO_USE;
use crate::schema::{Effect, EffectKind, TraitSet};

use super::{ConditionallySpeculatable, MemoryEffectOpInterface, Speculatability, SymbolOpInterface};

/// Queries that correspond to MLIR's functions of the same names.
impl Ir {
    /// Returns whether the operation itself is known to have an effect of this kind.
    pub fn has_effect(&self, op: impl Into<Operation>, kind: EffectKind) -> bool {
        let op = op.into();
        self.interface::<dyn MemoryEffectOpInterface>(op).is_some_and(|op| op.has_effect(self, kind))
    }

    /// Returns whether the operation itself is known to have an effect of this kind on the value's memory.
    pub fn has_effect_on(&self, op: impl Into<Operation>, kind: EffectKind, value: Value) -> bool {
        let op = op.into();
        let interface = self.interface::<dyn MemoryEffectOpInterface>(op);
        interface.is_some_and(|op| op.effect_on_value(self, kind, value).is_some())
    }

    /// Returns whether the operation itself is known to have effects, all of this kind.
    pub fn has_single_effect(&self, op: impl Into<Operation>, kind: EffectKind) -> bool {
        let op = op.into();
        self.interface::<dyn MemoryEffectOpInterface>(op).is_some_and(|op| op.only_has_effect(self, kind))
    }

    /// Returns whether the operation's effects are unknown.
    pub fn has_unknown_effects(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        !self.has_interface::<dyn MemoryEffectOpInterface>(op)
            && !self.has_traits(op, TraitSet::RECURSIVE_MEMORY_EFFECTS)
    }

    /// Returns whether the operation, including the operations inside, is known to have no memory effects.
    pub fn is_memory_effect_free(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        if self.is_plainly_pure(op) {
            return true;
        }
        self.all_concerned(op, |op| {
            let recursive = self.has_traits(op, TraitSet::RECURSIVE_MEMORY_EFFECTS);
            match self.interface::<dyn MemoryEffectOpInterface>(op) {
                Some(interface) if !interface.has_no_effect(self) => Answer::No,
                None if !recursive => Answer::No,
                _ => Answer::yes(recursive),
            }
        })
    }

    /// Returns whether the operation, including the operations inside, is speculatable. This ignores memory effects.
    pub fn is_speculatable(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        if self.is_plainly_pure(op) {
            return true;
        }
        self.all_concerned(op, |op| {
            match self.interface::<dyn ConditionallySpeculatable>(op).map(|op| op.speculatability(self)) {
                Some(Speculatability::Speculatable) => Answer::yes(false),
                Some(Speculatability::RecursivelySpeculatable) => Answer::yes(true),
                Some(Speculatability::NotSpeculatable) | None => Answer::No,
            }
        })
    }

    /// Returns whether the operation is speculatable and has no memory effects.
    pub fn is_pure(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        self.is_plainly_pure(op) || self.is_speculatable(op) && self.is_memory_effect_free(op)
    }

    /// Returns whether the definition alone says that the operation is speculatable and has no memory effects, whatever
    /// is inside.
    #[inline]
    fn is_plainly_pure(&self, op: Operation) -> bool {
        self.op_info(op).is_pure() && !self.context().has_op_models()
    }

    /// Returns the effects of the operation and, if it has the trait `RecursiveMemoryEffects`, of those inside; `None`
    /// if any of them are unknown.
    pub fn effects_recursively(&self, op: impl Into<Operation>) -> Option<Vec<Effect>> {
        let op = op.into();
        let mut effects = Vec::new();
        let known = self.all_concerned(op, |op| {
            let recursive = self.has_traits(op, TraitSet::RECURSIVE_MEMORY_EFFECTS);
            match self.interface::<dyn MemoryEffectOpInterface>(op) {
                Some(interface) => effects.extend(interface.effects(self)),
                None if !recursive => return Answer::No,
                None => {}
            }
            Answer::yes(recursive)
        });
        known.then_some(effects)
    }

    /// Returns whether the operation could be erased if its results were unused: it is not a terminator or symbol, and
    /// only reads memory or allocates its own results.
    pub fn would_be_trivially_dead(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        self.goes_if_unused(op, self.op_info(op))
    }

    #[inline]
    fn goes_if_unused(&self, op: Operation, info: &OpInfo) -> bool {
        if info.stays_if_unused() {
            return false;
        }
        let may_have_model = self.context().has_op_models();
        if info.goes_if_unused() && !may_have_model {
            return true;
        }
        let is_symbol = may_have_model && self.has_interface::<dyn SymbolOpInterface>(op);
        !is_symbol && self.all_concerned(op, |op| self.can_drop_effects(op))
    }

    /// Returns whether operations like this one never fold and are never trivially dead.
    pub fn is_inert(&self, op: impl Into<Operation>) -> bool {
        let info = self.op_info(op.into());
        info.stays_if_unused() && !info.may_fold() && !self.context().has_op_models()
    }

    /// Returns whether the operation can be erased: its results are unused, and [`Ir::would_be_trivially_dead`] is
    /// true.
    pub fn is_trivially_dead(&self, op: impl Into<Operation>) -> bool {
        let op = op.into();
        let data = self.op(op);
        !self.is_used(data) && self.goes_if_unused(op, self.context().op_info(data.name))
    }

    /// Returns whether a result of the operation with this record has uses.
    #[inline]
    fn is_used(&self, data: &OperationData) -> bool {
        data.result_values().any(|result| self.values.linked(result).first_use != NO_USE)
    }

    /// Returns the facts about an operation that a driver asks for before a visit.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn outlook(&self, op: Operation) -> Outlook {
        let data = self.op(op);
        let info = self.context().op_info(data.name);
        let is_constant = info.traits().contains(TraitSet::CONSTANT_LIKE);
        Outlook {
            block: data.block,
            is_dead: !self.is_used(data) && self.goes_if_unused(op, info),
            may_fold: !is_constant && (info.may_fold() || self.context().has_op_models()),
        }
    }

    /// Returns whether a result of the operation has uses, and it is a constant.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn is_used_constant(&self, op: Operation) -> bool {
        let data = self.op(op);
        self.context().op_info(data.name).traits().contains(TraitSet::CONSTANT_LIKE) && self.is_used(data)
    }

    fn can_drop_effects(&self, op: Operation) -> Answer {
        let recursive = self.has_traits(op, TraitSet::RECURSIVE_MEMORY_EFFECTS);
        let Some(interface) = self.interface::<dyn MemoryEffectOpInterface>(op) else {
            return if recursive { Answer::yes(true) } else { Answer::No };
        };
        let effects = interface.effects(self);
        let allocated = |value: Value| {
            let allocates = |effect: &Effect| effect.kind == EffectKind::Allocate && effect.value() == Some(value);
            self.defining_op(value) == Some(op) && effects.iter().any(allocates)
        };
        let harmless = |effect: &Effect| effect.kind == EffectKind::Read || effect.value().is_some_and(allocated);
        if effects.iter().all(harmless) { Answer::yes(recursive) } else { Answer::No }
    }

    /// Returns whether `ask` accepts the operation and, if it defers to them, the operations inside.
    fn all_concerned(&self, root: Operation, mut ask: impl FnMut(Operation) -> Answer) -> bool {
        let mut pending = Vec::new();
        let mut next = Some(root);
        while let Some(op) = next {
            match ask(op) {
                Answer::No => return false,
                Answer::Yes => {}
                Answer::YesIfInside => {
                    let blocks = self.regions(op).flat_map(|region| self.blocks(region));
                    pending.extend(blocks.flat_map(|block| self.block_ops(block)));
                }
            }
            next = pending.pop();
        }
        true
    }
}

/// The facts about an operation that a driver asks for before a visit: see [`Ir::outlook`].
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The block that it is in.
    pub block: Option<Block>,
    /// Whether it is trivially dead.
    pub is_dead: bool,
    /// Whether it may fold, and is not a constant.
    pub may_fold: bool,
}

/// The answer for one operation.
enum Answer {
    No,
    Yes,
    /// Yes, if the operations inside agree.
    YesIfInside,
}

impl Answer {
    fn yes(if_inside: bool) -> Self {
        if if_inside { Self::YesIfInside } else { Self::Yes }
    }
}
