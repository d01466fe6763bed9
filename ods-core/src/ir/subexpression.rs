//! Equality of operations as subexpressions: two equal ones compute equal results from equal operands.
//!
//! This is structural equality without locations, where the order of a commutative operation's operands does not count.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use smallvec::SmallVec;

use crate::entity::{Handle, Operation};
use crate::schema::TraitSet;

use super::Ir;
use super::equality::Ignore;

impl Ir {
    /// Returns a hash that equal subexpressions share.
    pub fn subexpression_hash(&self, op: impl Into<Operation>) -> u64 {
        let op = op.into();
        if self.num_regions(op) > 0 {
            return self.structural_hash(op, Ignore::LOCATIONS);
        }
        let data = self.op(op);
        let mut hasher = FxHasher::default();
        (data.name, data.attributes, data.num_operands).hash(&mut hasher);
        if data.has_slots() {
            self.slot_words(op).hash(&mut hasher);
        }
        self.result_types(op).for_each(|ty| ty.hash(&mut hasher));
        let operands = self.operands(op).map(Handle::raw);
        if self.has_traits(op, TraitSet::COMMUTATIVE) {
            // Of any order.
            operands
                .fold(0_u64, |sum, raw| sum.wrapping_add(u64::from(raw).wrapping_mul(0x9E37_79B9_7F4A_7C15)))
                .hash(&mut hasher);
        } else {
            operands.for_each(|raw| raw.hash(&mut hasher));
        }
        hasher.finish()
    }

    /// Returns whether the operations are equal subexpressions. Corresponds to MLIR's `OperationEquivalence` as `-cse`
    /// uses it.
    pub fn same_subexpression(&self, a: impl Into<Operation>, b: impl Into<Operation>) -> bool {
        let (a, b) = (a.into(), b.into());
        if self.num_regions(a) > 0 || self.num_successors(a) > 0 {
            return self.structurally_equal(a, b, Ignore::LOCATIONS);
        }
        let (first, second) = (self.op(a), self.op(b));
        first.name == second.name
            && first.attributes == second.attributes
            && first.num_operands == second.num_operands
            && (first.is_plain() && second.is_plain() || self.slot_words_eq(a, b))
            && self.result_types(a).eq(self.result_types(b))
            && self.num_regions(b) == 0
            && self.num_successors(b) == 0
            && self.same_operands(a, b)
    }

    fn same_operands(&self, a: Operation, b: Operation) -> bool {
        if self.operands(a).eq(self.operands(b)) {
            return true;
        }
        let sorted = |op| {
            let mut operands: SmallVec<[_; 4]> = self.operands(op).collect();
            operands.sort_unstable();
            operands
        };
        self.has_traits(a, TraitSet::COMMUTATIVE) && sorted(a) == sorted(b)
    }

    /// Returns whether inherent attributes and properties are equal; absent words are zero.
    fn slot_words_eq(&self, a: Operation, b: Operation) -> bool {
        let (a, b) = (self.slot_words(a), self.slot_words(b));
        let word = |words: &[u32], i: usize| words.get(i).copied().unwrap_or(0);
        (0..a.len().max(b.len())).all(|i| word(a, i) == word(b, i))
    }
}
