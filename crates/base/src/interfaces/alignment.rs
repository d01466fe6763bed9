//! Alignments of memory accesses.

use ods_core::Ir;

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations whose memory may have a known alignment.
    pub trait AlignmentAttrOpInterface {
        /// Returns the operation's alignment attribute, unchecked.
        required fn alignment_attribute(&self, ir: &Ir) -> Option<i64>;

        /// Returns the power of two that divides the address; `None` if the alignment is unknown.
        default fn maybe_align(&self, ir: &Ir) -> Option<u64> {
            let alignment = self.alignment_attribute(ir).and_then(|alignment| u64::try_from(alignment).ok());
            alignment.filter(|alignment| alignment.is_power_of_two())
        }
    }
}
