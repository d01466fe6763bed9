//! Types with a shape.

use crate::context::Context;
use crate::entity::Type;
use crate::types::{
    DYNAMIC, MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) class("ShapedType") {}
    /// Types with sizes and an element type: vectors, tensors, memrefs and dialects' own types.
    pub trait ShapedTypeInterface {
        /// Returns the element type.
        required fn element_type(&self, context: &Context) -> Type;

        /// Returns the sizes, with [`DYNAMIC`] for `?`; `None` if unranked.
        required fn shape<'a>(&self, context: &'a Context) -> Option<&'a [i64]>;

        /// Returns the same kind of type with another shape (`None`: the same one) and element type; `None` if there is
        /// no such type.
        required fn clone_with(&self, context: &Context, shape: Option<&[i64]>, element: Type) -> Option<Type>;

        /// Returns whether the type is ranked.
        default fn has_rank(&self, context: &Context) -> bool {
            self.shape(context).is_some()
        }

        /// Returns the number of dimensions; `None` if unranked.
        default fn rank(&self, context: &Context) -> Option<usize> {
            self.shape(context).map(<[i64]>::len)
        }

        /// Returns whether the type is ranked and every dimension is static.
        default fn has_static_shape(&self, context: &Context) -> bool {
            self.shape(context).is_some_and(|shape| !shape.contains(&DYNAMIC))
        }

        /// Returns the number of dynamic dimensions; `None` if unranked.
        default fn num_dynamic_dims(&self, context: &Context) -> Option<usize> {
            self.shape(context).map(|shape| shape.iter().filter(|size| **size == DYNAMIC).count())
        }

        /// Returns the number of elements; `None` if the shape is not static, or on overflow.
        default fn num_elements(&self, context: &Context) -> Option<u64> {
            let shape = self.shape(context).filter(|shape| !shape.contains(&DYNAMIC))?;
            if shape.contains(&0) {
                return Some(0);
            }
            shape.iter().try_fold(1_u64, |product, size| product.checked_mul(u64::try_from(*size).ok()?))
        }
    }
}

macro_rules! builtin {
    ($($view:ident($self:ident, $context:ident, $shape:ident, $element:ident) => $clone:expr;)*) => {$(
        impl ShapedTypeInterface for $view {
            fn element_type(&self, context: &Context) -> Type {
                Type::from(*self).element_type(context)
            }
            fn shape<'a>(&self, context: &'a Context) -> Option<&'a [i64]> {
                Type::from(*self).shape(context)
            }
            fn clone_with(&$self, $context: &Context, $shape: Option<&[i64]>, $element: Type) -> Option<Type> {
                $clone
            }
        }
    )*};
}

builtin! {
    VectorType(self, context, shape, element) => {
        let shape = shape.or(Type::from(*self).shape(context))?;
        let scalable = self.scalable_dims(context);
        let made = match scalable.len() == shape.len() {
            true => VectorType::get_scalable(context, shape, element, scalable),
            false => VectorType::get(context, shape, element),
        };
        made.ok().map(Type::from)
    };
    RankedTensorType(self, context, shape, element) => {
        let shape = shape.or(Type::from(*self).shape(context))?;
        RankedTensorType::get(context, shape, element, self.encoding(context)).ok().map(Type::from)
    };
    UnrankedTensorType(self, context, shape, element) => match shape {
        Some(shape) => RankedTensorType::get(context, shape, element, None).ok().map(Type::from),
        None => UnrankedTensorType::get(context, element).ok().map(Type::from),
    };
    MemRefType(self, context, shape, element) => {
        let (layout, space) = (self.layout(context), self.memory_space(context));
        let shape = shape.or(Type::from(*self).shape(context))?;
        MemRefType::get(context, shape, element, layout, space).ok().map(Type::from)
    };
    UnrankedMemRefType(self, context, shape, element) => {
        let space = self.memory_space(context);
        match shape {
            Some(shape) => MemRefType::get(context, shape, element, None, space).ok().map(Type::from),
            None => UnrankedMemRefType::get(context, element, space).ok().map(Type::from),
        }
    };
}

impl ShapedTypeInterface for ShapedType {
    fn element_type(&self, context: &Context) -> Type {
        Type::from(*self).element_type(context)
    }
    fn shape<'a>(&self, context: &'a Context) -> Option<&'a [i64]> {
        Type::from(*self).shape(context)
    }
    fn clone_with(&self, context: &Context, shape: Option<&[i64]>, element: Type) -> Option<Type> {
        Type::from(*self).interface::<dyn ShapedTypeInterface>(context)?.clone_with(context, shape, element)
    }
}
