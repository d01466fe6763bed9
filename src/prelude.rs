//! Everything that a file of definitions needs: `use ods::prelude::*;`

pub use crate::attributes::*;
pub use crate::constraints::*;
pub use crate::fold::{Constants, Folded, OpFoldResult};
pub use crate::ir::symbols::SymbolTables;
pub use crate::rewrite::{NoMatch, OpPattern, Rewriter, Rewritten};
pub use crate::schema::{
    Adaptor, ArrayProp, BuildError, Builder, Dialect, DialectHooks, Draft, Op, OpRef, OpSource, OpTrait, OperandsMut,
    PropertyData, PropertyValue, TraitPhase, TraitSchema, TypeConstraint, UnitProp,
};
pub use crate::traits::*;
pub use crate::types::*;
pub use crate::{
    Attribute, Block, Context, Diagnostic, InsertionPoint, Ir, Location, Operation, Region, Type, Value, constraint,
    dialect, op,
};
