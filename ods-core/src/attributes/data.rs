//! What attributes stand for.

use crate::affine::{AffineMap, IntegerSet};
use crate::entity::{Attribute, Identifier, Location, Type};
use crate::numeric::{Float, Int};
use crate::opaque::OpaqueText;
use crate::schema::DefData;

use super::NamedAttribute;

/// What an [`Attribute`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttributeData {
    /// `unit`
    Unit,
    /// `42 : i32`, `true`
    Integer {
        /// An integer type or `index`.
        ty: Type,
        /// As wide as the type; 64 bits for `index`.
        value: Int,
    },
    /// `1.5 : f32`
    Float {
        /// A floating-point type.
        ty: Type,
        /// In the type's format.
        value: Float,
    },
    /// `"text"`, `"text" : !ty`; any bytes.
    String {
        /// The bytes.
        value: Box<[u8]>,
        /// The type; `none` where none is written.
        ty: Type,
    },
    /// `[a, b]`
    Array(Box<[Attribute]>),
    /// `{a = 1, b}`, sorted by key, each key once.
    Dictionary(Box<[NamedAttribute]>),
    /// `i32`
    Type(Type),
    /// `@root::@nested`
    SymbolRef {
        /// The first name.
        root: Identifier,
        /// The names after `::`.
        nested: Box<[Identifier]>,
    },
    /// `dense<...> : ty`
    DenseElements {
        /// A vector or ranked tensor with static shape.
        ty: Type,
        /// The elements.
        data: DenseData,
    },
    /// `array<i32: 1, 2>`
    DenseArray {
        /// `i1`, `i8`, `i16`, `i32`, `i64`, `f32` or `f64` (or another integer or float whose width is whole bytes).
        element: Type,
        /// The elements, little endian, one after another; `i1` takes a byte.
        data: Box<[u8]>,
    },
    /// `dense_resource<key> : ty`
    DenseResource {
        /// A shaped type.
        ty: Type,
        /// The key in the file's `{-# dialect_resources: { builtin: ... } #-}`.
        key: Identifier,
    },
    /// `sparse<indices, values> : ty`
    SparseElements {
        /// A vector or tensor whose sizes are all known.
        ty: Type,
        /// Dense elements of type `tensor<NxRxi64>`.
        indices: Attribute,
        /// Dense elements of type `tensor<Nxelement>`.
        values: Attribute,
    },
    /// `strided<[1, ?], offset: 4>`
    StridedLayout {
        /// The offset, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
        offset: i64,
        /// The strides, [`DYNAMIC`](crate::types::DYNAMIC) for `?`.
        strides: Box<[i64]>,
    },
    /// `affine_map<(d0)[s0] -> (d0 + s0)>`
    AffineMap(AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`
    IntegerSet(IntegerSet),
    /// `#dialect.mnemonic<...>`: an attribute that a registered dialect defines.
    Dialect(DefData),
    /// `#dialect.text`: an attribute of a dialect that is not registered, or has none of this name.
    Opaque {
        /// The dialect.
        dialect: Identifier,
        /// The text after the dialect's name and dot, or between the quotes of `#dialect<"text">`.
        text: OpaqueText,
        /// The type; `none` where none is written.
        ty: Type,
    },
    /// `distinct[0]<42 : i32>`: unequal to every other.
    Distinct {
        /// Which one; unique in the context.
        id: u64,
        /// What it refers to.
        referenced: Attribute,
    },
    /// `loc("file":1:2)`
    Location(Location),
}

/// The elements of a [`AttributeData::DenseElements`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Numbers, packed as [`DenseElementsAttr`](super::DenseElementsAttr) says; one when splat.
    Raw {
        /// The bytes.
        bytes: Box<[u8]>,
        /// Whether `bytes` is one element that stands for all.
        splat: bool,
    },
    /// Strings; one when splat.
    Strings {
        /// The strings' bytes.
        values: Box<[Box<[u8]>]>,
        /// Whether there is one string that stands for all.
        splat: bool,
    },
}
