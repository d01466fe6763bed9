//! Sizes and alignments of types.
//!
//! What a target says is an attribute of an operation (`DataLayoutOpInterface`); what a type makes of it, the type knows
//! (`DataLayoutTypeInterface`). A *parameter* is a pair of a type and an attribute in the layout's specification.

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::ir::Ir;
use crate::types::{ComplexType, FloatType, IndexType, IntegerType, VectorType};

/// Entries of a specification that are about types of one kind.
type Parameters<'a> = &'a [(Type, Attribute)];

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) {}
    /// Has a size and an alignment in memory.
    pub trait DataLayoutTypeInterface {
        /// Bits that a value takes; `None` where it has no size.
        required fn type_size_in_bits(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64>;

        /// The alignment that every value has, in bytes.
        required fn abi_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64>;

        /// Bytes that a value takes.
        default fn type_size(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
            self.type_size_in_bits(context, params).map(|bits| bits.div_ceil(8))
        }

        /// The alignment that is best, in bytes.
        default fn preferred_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
            self.abi_alignment(context, params)
        }

        /// Bits of an offset from such a pointer; `None` for what is no pointer.
        default fn index_bitwidth(&self, _context: &Context, _params: &[(Type, Attribute)]) -> Option<u64> {
            None
        }

        /// Whether code made for the entries `old` may run with `new`.
        default fn are_compatible(
            &self, _context: &Context, _old: &[(Type, Attribute)], _new: &[(Type, Attribute)]
        ) -> bool {
            true
        }

        /// Whether entries about such types make sense; what is wrong otherwise.
        default fn verify_entries(&self, _context: &Context, _params: &[(Type, Attribute)]) -> Result<(), String> {
            Ok(())
        }
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Says how types lie in memory for everything inside it.
    pub trait DataLayoutOpInterface {
        /// The specification; `None` where it says nothing.
        required fn data_layout_spec(&self, ir: &Ir) -> Option<Attribute>;

        /// What is said of the devices that code runs on.
        default fn target_system_spec(&self, _ir: &Ir) -> Option<Attribute> {
            None
        }

        /// Bits that a value of the type takes: what the type says.
        default fn type_size_in_bits(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.type_size_in_bits(ir.context(), params)
        }

        /// Bytes that a value of the type takes.
        default fn type_size(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            self.type_size_in_bits(ir, ty, params).map(|bits| bits.div_ceil(8))
        }

        /// The alignment that every value of the type has, in bytes: what the type says.
        default fn type_abi_alignment(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.abi_alignment(ir.context(), params)
        }

        /// The alignment that is best for values of the type, in bytes: what the type says.
        default fn type_preferred_alignment(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.preferred_alignment(ir.context(), params)
        }

        /// Bits of an offset from a pointer of the type: what the type says.
        default fn index_bitwidth(&self, ir: &Ir, ty: Type, params: &[(Type, Attribute)]) -> Option<u64> {
            ty.interface::<dyn DataLayoutTypeInterface>(ir.context())?.index_bitwidth(ir.context(), params)
        }
    }
}

/// The size that MLIR gives a type when no specification does: `detail::getDefaultTypeSizeInBits`.
fn bits(context: &Context, ty: Type, params: Parameters<'_>) -> Option<u64> {
    ty.interface::<dyn DataLayoutTypeInterface>(context)?.type_size_in_bits(context, params)
}

/// The number in an entry about this very type.
fn entry(context: &Context, ty: Type, params: Parameters<'_>) -> Option<u64> {
    let (_, value) = params.iter().find(|(key, _)| *key == ty)?;
    let value = value.cast::<crate::attributes::IntegerAttr>(context)?.value(context)?;
    u64::try_from(value).ok()
}

impl DataLayoutTypeInterface for IntegerType {
    fn type_size_in_bits(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.width(context)))
    }
    /// Up to 64 bits, the next power of two bytes; four bytes beyond.
    fn abi_alignment(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        let width = u64::from(self.width(context));
        Some(if width < 64 { width.div_ceil(8).next_power_of_two() } else { 4 })
    }
    fn preferred_alignment(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.width(context)).div_ceil(8).next_power_of_two())
    }
}

impl DataLayoutTypeInterface for IndexType {
    /// 64 where no entry says otherwise.
    fn type_size_in_bits(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        Some(entry(context, Type::INDEX, params).unwrap_or(64))
    }
    fn abi_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        let width = self.type_size_in_bits(context, params)?;
        Some(if width < 64 { width.div_ceil(8).next_power_of_two() } else { 4 })
    }
    fn preferred_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        Some(self.type_size_in_bits(context, params)?.div_ceil(8).next_power_of_two())
    }
    fn index_bitwidth(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        self.type_size_in_bits(context, params)
    }
}

impl DataLayoutTypeInterface for FloatType {
    fn type_size_in_bits(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.format(context).bits()))
    }
    fn abi_alignment(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.format(context).bits()).div_ceil(8).next_power_of_two())
    }
}

impl DataLayoutTypeInterface for ComplexType {
    /// Two elements, the second one aligned.
    fn type_size_in_bits(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        let element = self.element_type(context);
        let size = bits(context, element, params)?;
        let alignment = self.abi_alignment(context, params)?.checked_mul(8)?;
        size.checked_next_multiple_of(alignment)?.checked_add(size)
    }
    fn abi_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        let element = self.element_type(context).interface::<dyn DataLayoutTypeInterface>(context)?;
        element.abi_alignment(context, params)
    }
    fn preferred_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        let element = self.element_type(context).interface::<dyn DataLayoutTypeInterface>(context)?;
        element.preferred_alignment(context, params)
    }
}

impl DataLayoutTypeInterface for VectorType {
    /// The innermost dimension is rounded up to a power of two; the others are not.
    fn type_size_in_bits(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        let ty = Type::from(*self);
        let element = bits(context, ty.element_type(context), params)?.div_ceil(8);
        let shape = ty.shape(context)?;
        let (outer, inner) = shape.split_at(shape.len().saturating_sub(1));
        let inner = u64::try_from(inner.first().copied().unwrap_or(1)).ok()?.checked_next_power_of_two()?;
        let outer = outer.iter().try_fold(1_u64, |product, size| product.checked_mul(u64::try_from(*size).ok()?))?;
        outer.checked_mul(inner)?.checked_mul(element)?.checked_mul(8)
    }
    fn abi_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
        self.type_size_in_bits(context, params)?.div_ceil(8).checked_next_power_of_two()
    }
}
