//! Sizes and alignments of types.
//!
//! The specification of a target is an attribute of an operation (`DataLayoutOpInterface`); types interpret it
//! (`DataLayoutTypeInterface`). A *parameter* is a pair of a type and an attribute in the specification.

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::types::{ComplexType, FloatType, IndexType, IntegerType, VectorType};

/// Entries of a specification for types of one kind.
type Parameters<'a> = &'a [(Type, Attribute)];

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) {}
    /// Types that have a size and an alignment in memory.
    pub trait DataLayoutTypeInterface {
        /// Returns the size in bits; `None` if the type has no size.
        required fn type_size_in_bits(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64>;

        /// Returns the required alignment in bytes.
        required fn abi_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64>;

        /// Returns the size in bytes.
        default fn type_size(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
            self.type_size_in_bits(context, params).map(|bits| bits.div_ceil(8))
        }

        /// Returns the preferred alignment in bytes.
        default fn preferred_alignment(&self, context: &Context, params: &[(Type, Attribute)]) -> Option<u64> {
            self.abi_alignment(context, params)
        }

        /// Returns the width of an offset from a pointer of this type, in bits; `None` if the type is not a pointer.
        default fn index_bitwidth(&self, _context: &Context, _params: &[(Type, Attribute)]) -> Option<u64> {
            None
        }

        /// Returns whether code compiled for the entries `old` may run with the entries `new`.
        default fn are_compatible(
            &self, _context: &Context, _old: &[(Type, Attribute)], _new: &[(Type, Attribute)]
        ) -> bool {
            true
        }

        /// Verifies the entries for types of this kind.
        default fn verify_entries(&self, _context: &Context, _params: &[(Type, Attribute)]) -> Result<(), String> {
            Ok(())
        }
    }
}

/// Returns the size that MLIR gives a type without a specification: `detail::getDefaultTypeSizeInBits`.
fn bits(context: &Context, ty: Type, params: Parameters<'_>) -> Option<u64> {
    ty.interface::<dyn DataLayoutTypeInterface>(context)?.type_size_in_bits(context, params)
}

/// Returns the number in the entry for exactly this type.
fn entry(context: &Context, ty: Type, params: Parameters<'_>) -> Option<u64> {
    let (_, value) = params.iter().find(|(key, _)| *key == ty)?;
    let value = value.cast::<crate::attributes::IntegerAttr>(context)?.value(context)?;
    u64::try_from(value).ok()
}

impl DataLayoutTypeInterface for IntegerType {
    fn type_size_in_bits(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.width(context)))
    }
    /// Returns the next power of two bytes for up to 64 bits, and four bytes for wider types.
    fn abi_alignment(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        let width = u64::from(self.width(context));
        Some(if width < 64 { width.div_ceil(8).next_power_of_two() } else { 4 })
    }
    fn preferred_alignment(&self, context: &Context, _: &[(Type, Attribute)]) -> Option<u64> {
        Some(u64::from(self.width(context)).div_ceil(8).next_power_of_two())
    }
}

impl DataLayoutTypeInterface for IndexType {
    /// Returns the width in the entry, or 64 without one.
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
    /// Returns the size of two elements, the second one aligned.
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
    /// Returns the size with the innermost dimension rounded up to a power of two.
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
