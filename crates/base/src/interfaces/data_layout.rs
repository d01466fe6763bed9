//! The sizes and alignments of types that a target specifies.

use ods_core::interfaces::DataLayoutTypeInterface;
use ods_core::{Attribute, Ir, Type};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that define the data layout of everything inside.
    pub trait DataLayoutOpInterface {
        /// Returns the specification; `None` if there is none.
        required fn data_layout_spec(&self, ir: &Ir) -> Option<Attribute>;

        /// Returns the specification of the target devices.
        default fn target_system_spec(&self, _ir: &Ir) -> Option<Attribute> {
            None
        }

        /// Returns the size of a type in bits; by default, as the type defines it.
        default fn type_size_in_bits(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.type_size_in_bits(ir.context(), params)
        }

        /// Returns the size of a type in bytes.
        default fn type_size(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            self.type_size_in_bits(ir, ty, params).map(|bits| bits.div_ceil(8))
        }

        /// Returns the required alignment of a type in bytes; by default, as the type defines it.
        default fn type_abi_alignment(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.abi_alignment(ir.context(), params)
        }

        /// Returns the preferred alignment of a type in bytes; by default, as the type defines it.
        default fn type_preferred_alignment(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.preferred_alignment(ir.context(), params)
        }

        /// Returns the width of an offset from a pointer type, in bits; by default, as the type defines it.
        default fn index_bitwidth(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.index_bitwidth(ir.context(), params)
        }
    }
}
