//! Whether order matters in a region.

use crate::ir::Ir;

/// Whether order matters in a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionKind {
    /// Operations run one after another: a value is used after it is defined.
    SsaCfg,
    /// Operations have no order: values may be used anywhere.
    Graph,
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Knows whether order matters in its regions. In regions of other operations it does.
    pub trait RegionKindInterface {
        /// The kind of the region at `index`.
        fixed fn region_kind(index: usize) -> RegionKind;

        /// Whether values of the region at `index` are used after they are defined only.
        default fn has_ssa_dominance(&self, _ir: &Ir, index: usize) -> bool {
            Self::region_kind(index) == RegionKind::SsaCfg
        }
    }
}
