//! Effects on memory, and speculation.

use crate::schema::{Need, TraitSet};

op_trait! {
    /// No side effects, and speculatable.
    Pure,
    TraitSet::PURE.with(TraitSet::NO_MEMORY_EFFECT).with(TraitSet::ALWAYS_SPECULATABLE), Op, None
}
op_trait! {
    /// No memory effects.
    NoMemoryEffect, TraitSet::NO_MEMORY_EFFECT, Op, None
}
op_trait! {
    /// Speculatable: no undefined behaviour.
    AlwaysSpeculatable, TraitSet::ALWAYS_SPECULATABLE, Op, None
}
op_trait! {
    /// The memory effects are the effects of the operations inside.
    RecursiveMemoryEffects, TraitSet::RECURSIVE_MEMORY_EFFECTS, Op, None
    ; needing [Need::Region]
    ; excluding [(Pure::SCHEMA, "the first has no effects, the second the effects of the operations inside")]
}
op_trait! {
    /// Speculatable if the operations inside are.
    RecursivelySpeculatable, TraitSet::RECURSIVELY_SPECULATABLE, Op, None
}
op_trait! {
    /// Each result is a distinct memory object.
    DistinctObjectsTrait; needing [Need::Result]
}
op_trait! {
    /// The layouts of memrefs among operands and results may be normalized.
    MemRefsNormalizable
}
