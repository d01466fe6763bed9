//! Kinds of regions: SSA control flow and graphs.

use crate::ir::Ir;

/// The kind of a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionKind {
    /// Operations run one after another, and definitions precede uses.
    SsaCfg,
    /// Operations are unordered, and values may be used anywhere.
    Graph,
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations with regions of different kinds. The regions of other operations have SSA dominance.
    pub trait RegionKindInterface {
        /// Returns the kind of the region at `index`.
        fixed fn region_kind(index: usize) -> RegionKind;

        /// Returns whether definitions must precede uses in the region at `index`.
        default fn has_ssa_dominance(&self, _ir: &Ir, index: usize) -> bool {
            Self::region_kind(index) == RegionKind::SsaCfg
        }
    }
}
