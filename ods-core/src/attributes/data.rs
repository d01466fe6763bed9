//! The data of attributes.

use crate::affine::{AffineMap, IntegerSet};
use crate::entity::{Attribute, Identifier, Location, Type};
use crate::numeric::{Float, Int};
use crate::opaque::OpaqueText;
use crate::schema::DefData;

use super::NamedAttribute;

/// The data of an [`Attribute`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttributeData {
    /// The unit attribute: `unit`.
    Unit,
    /// An integer attribute: `42 : i32`, `true`.
    Integer {
        /// An integer type or `index`.
        ty: Type,
        /// The value, with the width of the type; 64 bits for `index`.
        value: Int,
    },
    /// A floating-point attribute: `1.5 : f32`.
    Float {
        /// A floating-point type.
        ty: Type,
        /// The value in the type's format.
        value: Float,
    },
    /// A string attribute, of arbitrary bytes: `"text"`, `"text" : !ty`.
    String {
        /// The bytes.
        value: Box<[u8]>,
        /// The type; `none` if not written.
        ty: Type,
    },
    /// An array attribute: `[a, b]`.
    Array(Box<[Attribute]>),
    /// A dictionary, sorted by key, with distinct keys: `{a = 1, b}`.
    Dictionary(Box<[NamedAttribute]>),
    /// A type attribute: `i32`.
    Type(Type),
    /// A symbol reference: `@root::@nested`.
    SymbolRef {
        /// The first name.
        root: Identifier,
        /// The names after `::`.
        nested: Box<[Identifier]>,
    },
    /// Dense elements: `dense<...> : ty`.
    DenseElements {
        /// A vector or ranked tensor type with static shape.
        ty: Type,
        /// The elements.
        data: DenseData,
    },
    /// A dense array: `array<i32: 1, 2>`.
    DenseArray {
        /// The element type: `i1`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, or another integer or float of whole bytes.
        element: Type,
        /// The elements, little endian and contiguous; an `i1` takes a byte.
        data: Box<[u8]>,
    },
    /// A resource reference: `dense_resource<key> : ty`.
    DenseResource {
        /// A shaped type.
        ty: Type,
        /// The key in the `builtin` section of the file's `dialect_resources`.
        key: Identifier,
    },
    /// Sparse elements: `sparse<indices, values> : ty`.
    SparseElements {
        /// A vector or tensor type with static shape.
        ty: Type,
        /// The positions: dense elements of type `tensor<NxRxi64>`.
        indices: Attribute,
        /// The values: dense elements of type `tensor<Nxelement>`.
        values: Attribute,
    },
    /// A strided layout: `strided<[1, ?], offset: 4>`.
    StridedLayout {
        /// The offset, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
        offset: i64,
        /// The strides, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
        strides: Box<[i64]>,
    },
    /// An affine map: `affine_map<(d0)[s0] -> (d0 + s0)>`.
    AffineMap(AffineMap),
    /// An integer set: `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSet(IntegerSet),
    /// An attribute defined by a registered dialect: `#dialect.mnemonic<...>`.
    Dialect(DefData),
    /// An attribute without a definition, as text: its dialect is not registered or does not define it.
    /// `#dialect.text`.
    Opaque {
        /// The dialect.
        dialect: Identifier,
        /// The text after the dialect's name and dot, or between the quotes of `#dialect<"text">`.
        text: OpaqueText,
        /// The type; `none` if not written.
        ty: Type,
    },
    /// A distinct attribute, unequal to every other: `distinct[0]<42 : i32>`.
    Distinct {
        /// The number, unique in the context.
        id: u64,
        /// The referenced attribute.
        referenced: Attribute,
    },
    /// A location: `loc("file":1:2)`.
    Location(Location),
}

/// The elements of a [`AttributeData::DenseElements`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Numbers, packed as described at [`DenseElementsAttr`](super::DenseElementsAttr); one element for a splat.
    Raw {
        /// The bytes.
        bytes: Box<[u8]>,
        /// Whether `bytes` is a single element repeated for all.
        splat: bool,
    },
    /// Strings; one for a splat.
    Strings {
        /// The bytes of each string.
        values: Box<[Box<[u8]>]>,
        /// Whether a single string is repeated for all elements.
        splat: bool,
    },
}

impl DenseData {
    /// Returns whether a single element is repeated for all.
    pub fn is_splat(&self) -> bool {
        match self {
            Self::Raw { splat, .. } | Self::Strings { splat, .. } => *splat,
        }
    }
}
