//! Everything that a file of definitions needs: `use ods::prelude::*;`

pub use crate::attributes::*;
pub use crate::constraints::*;
pub use crate::fold::{Constants, Folded, OpFoldResult};
pub use crate::ir::symbols::SymbolTables;
pub use crate::rewrite::{NoMatch, OpPattern, Rewriter, Rewritten};
pub use crate::schema::{
    Adaptor, AttrDef, BuildError, Builder, DefTrait, Dialect, DialectHooks, Draft, Invalid, MemRefElementType, Op,
    OpRef, OpSource, OpTrait, Parameter, PlainParameter, TraitPhase, TraitSchema, TypeConstraint, TypeDef,
    VectorElementType,
};
pub use crate::text::{AsmParser, AsmPrinter, ParseResult};
pub use crate::traits::*;
pub use crate::types::*;
pub use crate::{
    Attribute, Block, Context, Diagnostic, InsertionPoint, Ir, Location, Operation, Region, Type, Value, attr_def,
    constraint, dialect, op, type_def,
};
