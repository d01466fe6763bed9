//! Define MLIR-style operations as plain Rust.
//!
//! Annotate a struct with [`#[op]`](op), state its constraints with [`constraint!`], and get the typed operation, its
//! builder, verifier, operand adaptor, text format and a machine-readable schema, on top of a small and fast IR.
//!
//! This crate is the facade: the IR is in `ods-core` (re-exported here), the macros in `ods-macros`. Its own part is the
//! library of [`constraints`], with MLIR's names and wording, written with the very macro that users have.

extern crate self as ods;

pub use ods_core::*;
pub use ods_macros::{
    attr_def, attr_interface, constraint, dialect, dialect_interface, enum_attr, op, op_family, op_interface, type_def,
    type_interface,
};

/// The command line of `mlir-opt`, for any dialect (feature `opt`).
#[cfg(feature = "opt")]
pub use ods_tool as opt;

pub mod constraints;
mod editor;
/// The words of definitions, as editors show them.
#[cfg(rust_analyzer)]
#[doc(hidden)]
pub mod language;
pub mod prelude;

#[doc(hidden)]
pub mod __private {
    pub use crate::{__editor, __unseen};
    pub use ods_core::__private::*;
}

/// The snippets of the README and of the guide are tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../docs/tutorial.md")]
    struct Tutorial;
    #[doc = include_str!("../docs/building.md")]
    struct Building;
    #[doc = include_str!("../docs/attributes.md")]
    struct Attributes;
    #[doc = include_str!("../docs/constraints.md")]
    struct Constraints;
    #[doc = include_str!("../docs/enums.md")]
    struct Enums;
    #[doc = include_str!("../docs/families.md")]
    struct Families;
    #[doc = include_str!("../docs/formats.md")]
    struct Formats;
    #[doc = include_str!("../docs/interfaces.md")]
    struct Interfaces;
    #[doc = include_str!("../docs/effects.md")]
    struct Effects;
    #[doc = include_str!("../docs/types-and-attributes.md")]
    struct TypesAndAttributes;
    #[doc = include_str!("../docs/operands.md")]
    struct Operands;
    #[doc = include_str!("../docs/properties.md")]
    struct Properties;
    #[doc = include_str!("../docs/custom-forms.md")]
    struct CustomForms;
    #[doc = include_str!("../docs/hooks.md")]
    struct Hooks;
    #[doc = include_str!("../docs/readers.md")]
    struct Readers;
    #[doc = include_str!("../docs/traits.md")]
    struct Traits;
    #[doc = include_str!("../docs/phrasebook.md")]
    struct Phrasebook;
}
