//! Alignments of memory.

use crate::ir::Ir;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// May know at what kind of address its memory begins.
    pub trait AlignmentAttrOpInterface {
        /// The operation's attribute, as it stands.
        required fn alignment_attribute(&self, ir: &Ir) -> Option<i64>;

        /// The power of two that divides the address; `None` where nothing is known.
        default fn maybe_align(&self, ir: &Ir) -> Option<u64> {
            let alignment = self.alignment_attribute(ir).and_then(|alignment| u64::try_from(alignment).ok());
            alignment.filter(|alignment| alignment.is_power_of_two())
        }
    }
}
