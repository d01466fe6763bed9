//! The data of types.

use crate::entity::{Attribute, Identifier, Type};
use crate::numeric::FloatFormat;
use crate::opaque::OpaqueText;
use crate::schema::DefData;

use super::Signedness;

/// The data of a [`Type`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// An integer type: `i32`, `si8`, `ui4`.
    Integer {
        /// Width in bits, at most 2^24 - 1.
        width: u32,
        /// The interpretation of the bits.
        signedness: Signedness,
    },
    /// The type `index`.
    Index,
    /// A floating-point type: `f32`, `bf16`, `f8E4M3FN`, ...
    Float(FloatFormat),
    /// The type `none`.
    None,
    /// A complex type: `complex<f32>`.
    Complex(Type),
    /// A function type: `(i32, f32) -> i1`.
    Function {
        /// Argument types.
        inputs: Box<[Type]>,
        /// Result types.
        results: Box<[Type]>,
    },
    /// A tuple type: `tuple<i32, f32>`.
    Tuple(Box<[Type]>),
    /// A vector type: `vector<4x[8]xf32>`.
    Vector {
        /// Dimensions (all static) and element type.
        shaped: ShapedData,
        /// Whether each dimension is scalable.
        scalable: Box<[bool]>,
    },
    /// A ranked tensor type: `tensor<4x?xf32, #encoding>`.
    RankedTensor {
        /// Dimensions and element type.
        shaped: ShapedData,
        /// The encoding.
        encoding: Option<Attribute>,
    },
    /// An unranked tensor type: `tensor<*xf32>`.
    UnrankedTensor(Type),
    /// A ranked memref type: `memref<4x?xf32, strided<[?, 1]>, 1>`.
    MemRef(Box<MemRefData>),
    /// An unranked memref type: `memref<*xf32, 1>`.
    UnrankedMemRef {
        /// The element type.
        element: Type,
        /// The memory space; `None` is the default one.
        memory_space: Option<Attribute>,
    },
    /// A type defined by a registered dialect: `!dialect.mnemonic<...>`.
    Dialect(DefData),
    /// A type without a definition, as text: its dialect is not registered or does not define it. `!dialect.text`.
    Opaque {
        /// The dialect.
        dialect: Identifier,
        /// The text after the dialect's name and dot, or between the quotes of `!dialect<"text">`.
        text: OpaqueText,
    },
}

impl TypeData {
    /// Returns the width in bits of an integer; 64 for `index`.
    #[inline]
    pub fn integer_width(&self) -> Option<u32> {
        match self {
            Self::Integer { width, .. } => Some(*width),
            Self::Index => Some(64),
            Self::Float(_)
            | Self::None
            | Self::Complex(_)
            | Self::Function { .. }
            | Self::Tuple(_)
            | Self::Vector { .. }
            | Self::RankedTensor { .. }
            | Self::UnrankedTensor(_)
            | Self::MemRef(_)
            | Self::UnrankedMemRef { .. }
            | Self::Dialect(_)
            | Self::Opaque { .. } => None,
        }
    }

    /// Returns the width in bits of an integer or floating-point number.
    #[inline]
    pub fn int_or_float_width(&self) -> Option<u32> {
        match self {
            Self::Integer { width, .. } => Some(*width),
            Self::Float(format) => Some(format.bits()),
            Self::Index
            | Self::None
            | Self::Complex(_)
            | Self::Function { .. }
            | Self::Tuple(_)
            | Self::Vector { .. }
            | Self::RankedTensor { .. }
            | Self::UnrankedTensor(_)
            | Self::MemRef(_)
            | Self::UnrankedMemRef { .. }
            | Self::Dialect(_)
            | Self::Opaque { .. } => None,
        }
    }
}

/// Sizes of dimensions. A few are stored inline, so that looking up a known type allocates nothing.
pub type Shape = smallvec::SmallVec<[i64; 4]>;

/// Dimensions and element type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShapedData {
    /// Sizes of the dimensions; [`DYNAMIC`](super::DYNAMIC) represents `?`.
    pub shape: Shape,
    /// The element type.
    pub element: Type,
}

impl ShapedData {
    pub(crate) fn new(shape: &[i64], element: Type) -> Self {
        Self { shape: Shape::from_slice(shape), element }
    }

    /// Returns whether the data has this shape and element type.
    #[inline]
    pub(crate) fn is(&self, shape: &[i64], element: Type) -> bool {
        self.element == element && *self.shape == *shape
    }
}

/// The data of a ranked memref type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRefData {
    /// Dimensions and element type.
    pub shaped: ShapedData,
    /// The layout: an affine map, a strided layout or a dialect's attribute. `None` is the identity, which is never
    /// stored.
    pub layout: Option<Attribute>,
    /// The memory space; `None` is the default one.
    pub memory_space: Option<Attribute>,
}
