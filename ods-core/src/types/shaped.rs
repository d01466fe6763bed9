//! Common properties of vectors, tensors and memrefs.

use crate::context::Context;
use crate::entity::Type;
use crate::interfaces::{ShapedTypeInterface, of_type};
use crate::schema::{Members, ViewInfo, find_table};

use super::{MemRefType, RankedTensorType, TypeData, TypeKind, UnrankedMemRefType, UnrankedTensorType, VectorType};

/// The size of a dynamic dimension, stride or offset; printed as `?`. Corresponds to MLIR's `ShapedType::kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;

/// A vector, tensor or memref type, ranked or not, or a dialect's type whose definition lists `ShapedTypeInterface`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShapedType(Type);

crate::schema::view_constraint!(
    Type,
    ShapedType,
    "shaped of any type values",
    None,
    ViewInfo::of_types("", &[]).with_members(Members::NamedAndOthers(&[
        "vector",
        "tensor",
        "unranked_tensor",
        "memref",
        "unranked_memref",
    ]))
);

impl TypeKind for ShapedType {
    fn matches(data: &TypeData) -> bool {
        match data {
            TypeData::Vector { .. }
            | TypeData::RankedTensor { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::MemRef(_)
            | TypeData::UnrankedMemRef { .. } => true,
            TypeData::Dialect(_) => find_table::<dyn ShapedTypeInterface>(of_type(data)).is_some(),
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::None
            | TypeData::Complex(_)
            | TypeData::Function { .. }
            | TypeData::Tuple(_)
            | TypeData::Opaque { .. } => false,
        }
    }
}

impl From<ShapedType> for Type {
    fn from(view: ShapedType) -> Self {
        view.0
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::{RankedTensorType, ShapedType};
/// # use ods::{Context, Type};
/// # fn main() -> ods::Result {
/// let context = Context::new();
/// let tensor = Type::from(RankedTensorType::of(&context, &[2, 3], Type::F32)?);
/// let shaped = tensor.cast::<ShapedType>(&context).expect("tensors are shaped");
/// assert_eq!((shaped.rank(&context), shaped.num_elements(&context)), (Some(2), Some(6)));
/// # Ok(())
/// # }
/// ```
impl ShapedType {
    /// Returns the element type.
    pub fn element_type(self, context: &Context) -> Type {
        self.0.element_type(context)
    }

    /// Returns the sizes, with [`DYNAMIC`] for `?`; `None` if unranked.
    pub fn shape(self, context: &Context) -> Option<&[i64]> {
        self.0.shape(context)
    }

    /// Returns the number of dimensions; `None` if unranked.
    pub fn rank(self, context: &Context) -> Option<usize> {
        self.shape(context).map(<[i64]>::len)
    }

    /// Returns whether the type is ranked and every dimension is static.
    pub fn has_static_shape(self, context: &Context) -> bool {
        self.shape(context).is_some_and(|shape| !shape.contains(&DYNAMIC))
    }

    /// Returns the number of elements; `None` if the shape is not static, or on overflow.
    pub fn num_elements(self, context: &Context) -> Option<u64> {
        let shape = self.shape(context)?;
        if shape.contains(&0) && !shape.contains(&DYNAMIC) {
            return Some(0);
        }
        shape.iter().try_fold(1_u64, |product, size| product.checked_mul(u64::try_from(*size).ok()?))
    }
}

/// ```
/// # use ods_core as ods;
/// # use ods::types::RankedTensorType;
/// # use ods::{Context, Type};
/// # fn main() -> ods::Result {
/// let context = Context::new();
/// let tensor = Type::from(RankedTensorType::of(&context, &[2, 3], Type::F32)?);
/// assert_eq!(tensor.shape(&context), Some(&[2, 3][..]));
/// assert_eq!(tensor.element_type(&context), Type::F32);
/// assert_eq!(Type::F32.element_type(&context), Type::F32); // of other types: the type itself
/// # Ok(())
/// # }
/// ```
impl Type {
    /// Returns the element type of a shaped type, and any other type itself. Corresponds to MLIR's
    /// `getElementTypeOrSelf`.
    pub fn element_type(self, context: &Context) -> Type {
        match self.data(context) {
            TypeData::Vector { shaped, .. } | TypeData::RankedTensor { shaped, .. } => shaped.element,
            TypeData::MemRef(memref) => memref.shaped.element,
            TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => *element,
            TypeData::Dialect(_) => self.dialect_element_type(context),
            _ => self,
        }
    }

    /// Returns the shaped type with another element type; for any other type, returns `element`. `None` if the type
    /// cannot have such elements or belongs to a dialect. Corresponds to MLIR's `ShapedType::clone`.
    pub fn with_element_type(self, context: &Context, element: Type) -> Option<Type> {
        match self.data(context) {
            TypeData::Vector { shaped, scalable } => {
                VectorType::get_scalable(context, &shaped.shape, element, scalable).ok().map(Type::from)
            }
            TypeData::RankedTensor { shaped, encoding } => {
                RankedTensorType::get(context, &shaped.shape, element, *encoding).ok().map(Type::from)
            }
            TypeData::UnrankedTensor(_) => UnrankedTensorType::get(context, element).ok().map(Type::from),
            TypeData::MemRef(memref) => {
                let (layout, space) = (memref.layout, memref.memory_space);
                MemRefType::get(context, &memref.shaped.shape, element, layout, space).ok().map(Type::from)
            }
            TypeData::UnrankedMemRef { memory_space, .. } => {
                UnrankedMemRefType::get(context, element, *memory_space).ok().map(Type::from)
            }
            TypeData::Dialect(_) if self.isa::<ShapedType>(context) => None,
            _ => Some(element),
        }
    }

    /// Returns the sizes of a ranked shaped type, with [`DYNAMIC`] for `?`.
    pub fn shape(self, context: &Context) -> Option<&[i64]> {
        match self.data(context) {
            TypeData::Vector { shaped, .. } | TypeData::RankedTensor { shaped, .. } => Some(&shaped.shape),
            TypeData::MemRef(memref) => Some(&memref.shaped.shape),
            TypeData::Dialect(_) => self.dialect_shape(context),
            _ => None,
        }
    }

    #[cold]
    fn dialect_element_type(self, context: &Context) -> Type {
        self.interface::<dyn ShapedTypeInterface>(context).map_or(self, |shaped| shaped.element_type(context))
    }

    #[cold]
    fn dialect_shape(self, context: &Context) -> Option<&[i64]> {
        self.interface::<dyn ShapedTypeInterface>(context)?.shape(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn element_type_can_be_replaced() {
        let context = std::sync::Arc::new(Context::new());
        let read = |text: &str| crate::text::parse_type(&context, text).expect("a type");
        let with_i1 = |text: &str| read(text).with_element_type(&context, Type::I1);
        for text in ["vector<4x[2]x@>", "tensor<?x@, \"e\">", "tensor<*x@>", "memref<2x@, 3>", "memref<*x@, 3>", "@"] {
            assert_eq!(with_i1(&text.replace('@', "f32")), Some(read(&text.replace('@', "i1"))), "{text}");
        }
        assert_eq!(read("vector<4xf32>").with_element_type(&context, read("tuple<>")), None);
    }
}
