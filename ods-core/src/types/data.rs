//! What types stand for.

use crate::entity::{Attribute, Identifier, Type};
use crate::numeric::FloatFormat;
use crate::opaque::OpaqueText;
use crate::schema::DefData;

use super::Signedness;

/// What a [`Type`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `i32`, `si8`, `ui4`
    Integer {
        /// Bits, at most 2^24 - 1.
        width: u32,
        /// How the bits are read.
        signedness: Signedness,
    },
    /// `index`
    Index,
    /// `f32`, `bf16`, `f8E4M3FN`, ...
    Float(FloatFormat),
    /// `none`
    None,
    /// `complex<f32>`
    Complex(Type),
    /// `(i32, f32) -> i1`
    Function {
        /// Argument types.
        inputs: Box<[Type]>,
        /// Result types.
        results: Box<[Type]>,
    },
    /// `tuple<i32, f32>`
    Tuple(Box<[Type]>),
    /// `vector<4x[8]xf32>`
    Vector {
        /// Dimensions (all static) and element type.
        shaped: ShapedData,
        /// Which dimensions are scalable; as many as there are dimensions.
        scalable: Box<[bool]>,
    },
    /// `tensor<4x?xf32, #encoding>`
    RankedTensor {
        /// Dimensions and element type.
        shaped: ShapedData,
        /// The encoding.
        encoding: Option<Attribute>,
    },
    /// `tensor<*xf32>`
    UnrankedTensor(Type),
    /// `memref<4x?xf32, strided<[?, 1]>, 1>`
    MemRef(Box<MemRefData>),
    /// `memref<*xf32, 1>`
    UnrankedMemRef {
        /// The type of the elements.
        element: Type,
        /// Memory space; `None` is the default one.
        memory_space: Option<Attribute>,
    },
    /// `!dialect.mnemonic<...>`: a type that a registered dialect defines.
    Dialect(DefData),
    /// `!dialect.text`: a type of a dialect that is not registered, or has no type of this name.
    Opaque {
        /// The dialect.
        dialect: Identifier,
        /// The text after the dialect's name and dot, or between the quotes of `!dialect<"text">`.
        text: OpaqueText,
    },
}

/// Sizes of dimensions. The usual few are kept inline, so that looking up a type that is known allocates nothing.
pub type Shape = smallvec::SmallVec<[i64; 4]>;

/// Dimensions and element type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShapedData {
    /// Sizes; [`DYNAMIC`](super::DYNAMIC) stands for `?`.
    pub shape: Shape,
    /// The type of the elements.
    pub element: Type,
}

impl ShapedData {
    pub(crate) fn new(shape: &[i64], element: Type) -> Self {
        Self { shape: Shape::from_slice(shape), element }
    }

    /// Whether it is this.
    #[inline]
    pub(crate) fn is(&self, shape: &[i64], element: Type) -> bool {
        self.element == element && *self.shape == *shape
    }
}

/// What a ranked memref has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRefData {
    /// Dimensions and element type.
    pub shaped: ShapedData,
    /// Layout: an affine map, a strided layout or a dialect's. `None` is the identity, which is never stored.
    pub layout: Option<Attribute>,
    /// Memory space; `None` is the default one.
    pub memory_space: Option<Attribute>,
}
