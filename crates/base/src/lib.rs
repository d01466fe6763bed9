//! The names that definitions use: the IR core, the macros, passes, patterns and semantics, the libraries of
//! constraints and interfaces, and the prelude.
//!
//! Users reach it as `ods` (package `ods-ir`), which adds the command line, native code and Python as features. Crates
//! with dialects depend on this one where they must not be built again when a feature of `ods` is added.

extern crate self as ods;

pub use ods_core::{
    Attribute, Block, Context, Diagnostic, Diagnostics, Error, Identifier, InsertionPoint, Ir, Location, OpBuilder,
    OpName, Operation, Region, Result, Severity, Type, Value, external_model, into_attr, match_op,
};
pub use ods_core::{
    affine, attributes, builtin, context, diagnostic, fold, ir, location, numeric, schema, semantics, sub_elements,
    text, traits, types, verify,
};
pub use ods_macros::{
    attr_def, attr_interface, constraint, dialect, dialect_interface, enum_attr, op, op_family, op_interface, pattern,
    type_def, type_interface,
};

pub use ods_exec as exec;
pub use ods_pass as pass;
pub use ods_rewrite as rewrite;

pub mod constraints;
pub mod interfaces;
pub mod prelude;

#[doc(hidden)]
pub use ods_core::__private;
#[cfg(rust_analyzer)]
#[doc(hidden)]
pub use ods_core::language;
