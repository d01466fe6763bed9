//! Layouts of memrefs: the positions of their elements.

use crate::affine::AffineMap;
use crate::attributes::AttributeData;
use crate::context::Context;
use crate::interfaces::MemRefLayoutAttrInterface;

use super::{MemRefType, Type};

/// Layouts.
///
/// ```
/// # use ods_core as ods;
/// # use ods::types::MemRefType;
/// # use ods::Type;
/// # fn main() -> ods::Result {
/// let context = ods::Context::new();
/// let memref = MemRefType::of(&context, &[2, 3], Type::F32)?;
/// assert!(memref.has_identity_layout(&context));
/// assert_eq!(memref.strides_and_offset(&context), Some((vec![3, 1], 0)));
/// # Ok(())
/// # }
/// ```
impl MemRefType {
    /// Returns the layout as an affine map of the indices. `None` if the layout is a dialect attribute without a map.
    pub fn layout_map(self, context: &Context) -> Option<AffineMap> {
        let Some(layout) = self.layout(context) else {
            let rank = Type::from(self).shape(context).map_or(0, <[i64]>::len);
            return u32::try_from(rank).ok().map(AffineMap::identity);
        };
        if let AttributeData::AffineMap(map) = layout.data(context) {
            return Some(map.clone());
        }
        layout.interface::<dyn MemRefLayoutAttrInterface>(context)?.affine_map(context)
    }

    /// Returns whether the elements are contiguous in row-major order and the layout expresses this without sizes, as
    /// no layout and `strided<[1]>` do. Corresponds to MLIR's `getLayout().isIdentity()`.
    pub fn has_identity_layout(self, context: &Context) -> bool {
        self.layout(context).is_none() || self.layout_map(context).is_some_and(|map| map.is_identity())
    }

    /// Returns the strides and the offset, with [`DYNAMIC`](super::DYNAMIC) for unknown ones. `None` if the layout is
    /// not strided.
    pub fn strides_and_offset(self, context: &Context) -> Option<(Vec<i64>, i64)> {
        let shape = Type::from(self).shape(context)?;
        match self.layout(context) {
            Some(layout) => {
                layout.interface::<dyn MemRefLayoutAttrInterface>(context)?.strides_and_offset(context, shape)
            }
            None => {
                let strides = crate::affine::contiguous_strides(shape);
                Some((strides.iter().map(|stride| stride.as_constant().unwrap_or(super::DYNAMIC)).collect(), 0))
            }
        }
    }

    /// Returns whether the layout is strided: the address of an element is a sum of the indices, each times a stride.
    pub fn is_strided(self, context: &Context) -> bool {
        self.strides_and_offset(context).is_some()
    }
}
