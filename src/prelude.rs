//! Everything that a file of definitions needs: `use ods::prelude::*;`

pub use crate::attributes::*;
pub use crate::constraints::*;
pub use crate::fold::{Constants, Folded, OpFoldResult};
pub use crate::ir::symbols::SymbolTables;
pub use crate::rewrite::{NoMatch, OpPattern, Rewriter, Rewritten};
pub use crate::schema::{
    Adaptor, AttrEnum, BuildError, Builder, Dialect, DialectHooks, Draft, NaturalValue, Op, OpRef, OpSource, OpTrait,
    TraitPhase, TraitSchema, TypeConstraint, ValueTest,
};
pub use crate::traits::*;
pub use crate::types::*;
pub use crate::{
    Attribute, Block, Context, Diagnostic, InsertionPoint, Ir, Location, Operation, Region, Type, Value, constraint,
    dialect, enum_attr, op, op_family,
};
