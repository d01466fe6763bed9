//! Dense arrays whose elements have a Rust type.

use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use crate::attributes::DenseArrayAttr;
use crate::context::Context;
use crate::entity::{Attribute, Type};

/// A dense array whose elements are `T`, as a parameter of a type or attribute: its text is `[1, 2]`, without the type
/// of the elements, as that of MLIR's `DenseI32ArrayAttr` is.
///
/// ```
/// use ods_core::attributes::{DenseArrayAttr, DenseArrayOf};
///
/// let context = ods_core::Context::new();
/// let array = DenseArrayAttr::i32s(&context, &[1, 2]);
/// assert!(DenseArrayOf::<i32>::new(&context, array).is_some());
/// assert!(DenseArrayOf::<i64>::new(&context, array).is_none());
/// ```
#[derive(Debug)]
pub struct DenseArrayOf<T> {
    array: DenseArrayAttr,
    element: PhantomData<fn() -> T>,
}

/// A Rust type that elements of a [`DenseArrayOf`] can have.
pub trait DenseArrayElement: std::fmt::Debug + 'static {
    /// The type of the elements.
    const TYPE: Type;
}

macro_rules! elements {
    ($($rust:ident $ty:ident),*) => {$(
        impl DenseArrayElement for $rust {
            const TYPE: Type = Type::$ty;
        }
    )*};
}

elements!(bool I1, i8 I8, i16 I16, i32 I32, i64 I64, f32 F32, f64 F64);

impl<T: DenseArrayElement> DenseArrayOf<T> {
    /// Returns the array, if its elements are of this type.
    pub fn new(context: &Context, array: DenseArrayAttr) -> Option<Self> {
        (array.element_type(context) == T::TYPE).then_some(Self { array, element: PhantomData })
    }

    /// Returns the array, whose elements are of this type.
    pub(crate) fn of_elements(array: DenseArrayAttr) -> Self {
        Self { array, element: PhantomData }
    }

    /// Returns the array, whatever its elements are.
    pub fn array(self) -> DenseArrayAttr {
        self.array
    }
}

impl<T> From<DenseArrayOf<T>> for Attribute {
    fn from(array: DenseArrayOf<T>) -> Self {
        array.array.into()
    }
}

impl<T> Clone for DenseArrayOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for DenseArrayOf<T> {}

impl<T> PartialEq for DenseArrayOf<T> {
    fn eq(&self, other: &Self) -> bool {
        self.array == other.array
    }
}

impl<T> Eq for DenseArrayOf<T> {}

impl<T> Hash for DenseArrayOf<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.array.hash(state);
    }
}
