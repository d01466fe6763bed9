//! Names of traits, interfaces and constraints that `#[op]` recognizes by spelling, because they determine the
//! generated code.
//!
//! A macro sees names, not their meaning. The compiled definition checks that a trait or interface with such a name is
//! the built-in one, and that a constraint with such a name has a `build` clause.

use crate::token::is_one_of;

/// The names of interfaces.
pub const RECOGNIZED_INTERFACES: &[&str] = &["InferTypeOpInterface", "MemoryEffectOpInterface"];

/// The names of traits.
pub const RECOGNIZED_TRAITS: &[&str] = &[
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "SameVariadicOperandSize",
    "SameVariadicResultSize",
    "SameOperandsAndResultType",
    "SameTypeOperands",
    "FirstAttrDerivedResultType",
    "Pure",
    "NoMemoryEffect",
];

/// The library's constraints on attributes with Rust values, for documentation, and the types of these. A test compares
/// them.
pub const RUST_VALUES: &[(&str, &str)] = &[
    ("BoolAttr", "bool"),
    ("BoolProperty", "bool"),
    ("I1Attr", "bool"),
    ("I8Attr", "i8"),
    ("I16Attr", "i16"),
    ("I32Attr", "i32"),
    ("I64Attr", "i64"),
    ("SI8Attr", "i8"),
    ("SI16Attr", "i16"),
    ("SI32Attr", "i32"),
    ("SI64Attr", "i64"),
    ("UI8Attr", "u8"),
    ("UI16Attr", "u16"),
    ("UI32Attr", "u32"),
    ("UI64Attr", "u64"),
    ("IndexAttr", "i64"),
    ("F32Attr", "f32"),
    ("F64Attr", "f64"),
    ("StrAttr", "&str"),
    ("SymbolNameAttr", "&str"),
    ("FlatSymbolRefAttr", "&str"),
    ("TypeAttr", "Type"),
    ("LocationAttr", "Location"),
    ("AffineMapAttr", "&AffineMap"),
    ("IntegerSetAttr", "&IntegerSet"),
    ("BoolArrayAttr", "Vec<bool>"),
    ("I32ArrayAttr", "Vec<i32>"),
    ("I64ArrayAttr", "Vec<i64>"),
    ("F32ArrayAttr", "Vec<f32>"),
    ("F64ArrayAttr", "Vec<f64>"),
    ("StrArrayAttr", "Vec<&str>"),
    ("FlatSymbolRefArrayAttr", "Vec<&str>"),
    ("TypeArrayAttr", "Vec<Type>"),
    ("DenseBoolArrayAttr", "Vec<bool>"),
    ("DenseI8ArrayAttr", "Vec<i8>"),
    ("DenseI16ArrayAttr", "Vec<i16>"),
    ("DenseI32ArrayAttr", "Vec<i32>"),
    ("DenseI64ArrayAttr", "Vec<i64>"),
    ("DenseF32ArrayAttr", "Vec<f32>"),
    ("DenseF64ArrayAttr", "Vec<f64>"),
];

/// Returns whether `#[op]` recognizes a trait by this name.
pub const fn is_recognized_trait(name: &str) -> bool {
    is_one_of(name, RECOGNIZED_TRAITS)
}

/// Returns whether `#[op]` recognizes an interface by this name.
pub const fn is_recognized_interface(name: &str) -> bool {
    is_one_of(name, RECOGNIZED_INTERFACES)
}
