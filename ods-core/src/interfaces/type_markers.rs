//! Marker interfaces of element types, and interfaces of floats and pointers.

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::FloatFormat;
use crate::types::{FloatType, IndexType, IntegerType, MemRefType, UnrankedMemRefType};

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) {
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement the interface `VectorElementTypeInterface`",
            label = "missing `impl VectorElementTypeInterface for {Self}`",
            note = "a base interface needs an `impl` of its own: `impl VectorElementTypeInterface for {Self} {{}}`"
        )]
    }
    /// Types that may be the element type of a vector.
    pub trait VectorElementTypeInterface {}
}

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) {}
    /// Types that may be the element type of a memref.
    pub trait MemRefElementTypeInterface {}
}

crate::__interface! {
    ty requires() bases(VectorElementTypeInterface) bounds(+ VectorElementTypeInterface) as_trait() class("FloatType") {}
    /// Floating-point types.
    pub trait FloatTypeInterface {
        /// Returns the format of the bits.
        required fn float_format(&self, context: &Context) -> FloatFormat;

        /// Returns the float type whose width is `scale` times that of this type; `None` if there is none.
        default fn scale_element_bitwidth(&self, _context: &Context, _scale: u32) -> Option<Type> {
            None
        }

        /// Returns the width in bits.
        default fn width(&self, context: &Context) -> u32 {
            self.float_format(context).bits()
        }
    }
}

crate::__interface! {
    ty requires() bases() bounds() as_trait(yes) {}
    /// Pointer types.
    pub trait PtrLikeTypeInterface {
        /// Returns the memory space; `None` for the default one.
        required fn memory_space(&self, context: &Context) -> Option<Attribute>;

        /// Returns the type pointed to; `None` if it is not part of the type.
        required fn pointee(&self, context: &Context) -> Option<Type>;

        /// Returns whether the pointer holds more than an address.
        required fn has_ptr_metadata(&self, context: &Context) -> bool;

        /// Returns the same kind of pointer into another memory space, to another type (`None`: the same one); `None`
        /// if there is no such type.
        required fn clone_ptr_with(&self, context: &Context, space: Option<Attribute>, element: Option<Type>) -> Option<Type>;
    }
}

impl VectorElementTypeInterface for IntegerType {}
impl VectorElementTypeInterface for IndexType {}
impl VectorElementTypeInterface for FloatType {}

impl MemRefElementTypeInterface for MemRefType {}
impl MemRefElementTypeInterface for UnrankedMemRefType {}

impl FloatTypeInterface for FloatType {
    fn float_format(&self, context: &Context) -> FloatFormat {
        self.format(context)
    }
    /// Returns the scaled type as in MLIR: `f16` and `bf16` may become `f32` and `f64`, `f32` may become `f64`.
    fn scale_element_bitwidth(&self, context: &Context, scale: u32) -> Option<Type> {
        match (self.format(context).keyword(), scale) {
            ("f16" | "bf16", 2) => Some(Type::F32),
            ("f16" | "bf16", 4) | ("f32", 2) => Some(Type::F64),
            _ => None,
        }
    }
}

impl PtrLikeTypeInterface for MemRefType {
    fn memory_space(&self, context: &Context) -> Option<Attribute> {
        MemRefType::memory_space(*self, context)
    }
    fn pointee(&self, context: &Context) -> Option<Type> {
        Some(Type::from(*self).element_type(context))
    }
    fn has_ptr_metadata(&self, _: &Context) -> bool {
        true
    }
    fn clone_ptr_with(&self, context: &Context, space: Option<Attribute>, element: Option<Type>) -> Option<Type> {
        let ty = Type::from(*self);
        let (shape, element) = (ty.shape(context)?, element.unwrap_or(ty.element_type(context)));
        MemRefType::get(context, shape, element, self.layout(context), space).ok().map(Type::from)
    }
}

impl PtrLikeTypeInterface for UnrankedMemRefType {
    fn memory_space(&self, context: &Context) -> Option<Attribute> {
        UnrankedMemRefType::memory_space(*self, context)
    }
    fn pointee(&self, context: &Context) -> Option<Type> {
        Some(Type::from(*self).element_type(context))
    }
    fn has_ptr_metadata(&self, _: &Context) -> bool {
        true
    }
    fn clone_ptr_with(&self, context: &Context, space: Option<Attribute>, element: Option<Type>) -> Option<Type> {
        let element = element.unwrap_or(Type::from(*self).element_type(context));
        UnrankedMemRefType::get(context, element, space).ok().map(Type::from)
    }
}
