//! The IR that `ods` operations live in: storage, types, attributes, text format, verification.
//!
//! Users see this crate through the facade `ods`. Start at [`Context`] (immutable, shared data) and [`Ir`]
//! (operations); [`schema`] is what definitions are to this crate.

pub mod affine;
pub mod attributes;
pub mod builtin;
pub mod constraints;
pub mod context;
pub mod diagnostic;
mod entity;
mod error;
pub mod fold;
pub mod interfaces;
pub mod ir;
pub mod location;
pub mod numeric;
mod opaque;
pub mod rewrite;
pub mod schema;
mod storage;
pub mod sub_elements;
#[cfg(test)]
#[allow(dead_code, reason = "most tests make operations by name")]
mod test_dialect;
pub mod text;
pub mod traits;
pub mod types;
pub mod verify;

pub use context::Context;
pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use entity::{Attribute, Block, Identifier, Location, OpName, Operation, Region, Type, Value};
pub use error::{Error, Result};
pub use ir::{InsertionPoint, Ir, OpBuilder};

/// The names that expansions write. Not for people: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use core::convert::{From, Into};
    pub use core::iter::IntoIterator;
    pub use core::option::Option::{self, None, Some};
    pub use core::primitive::{bool, i128, str, u64, usize};
    pub use core::result::Result;
    pub use std::vec::Vec;

    pub use crate::attributes::NamedAttribute;
    pub use crate::context::SchemaId;
    pub use crate::fold::{Constants, IntoFoldResult};
    pub use crate::ir::Values;
    pub use crate::ir::symbols::SymbolTables;
    pub use crate::rewrite::{OpPattern, PatternSchema, RewriteResult, Rewriter};
    pub use crate::schema::*;
    pub use crate::text::{
        AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, ParseResult, ParsedRegion, UnresolvedOperand,
    };
    pub use crate::{__attr_enum, __bit_enum, __def_view, __enum_forms, __interface, __typed_op};
    pub use crate::{
        Attribute, Block, Context, Diagnostic, InsertionPoint, Ir, Location, Operation, Region, Type, Value,
    };
}
