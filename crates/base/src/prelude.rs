//! Everything that a file of definitions needs: `use ods::prelude::*;`

pub use crate::attributes::*;
pub use crate::constraints::*;
pub use crate::fold::{Constants, FoldResult, OpFoldResult};
pub use crate::interfaces::*;
pub use crate::ir::Values;
pub use crate::ir::symbols::SymbolTables;
pub use crate::rewrite::{NoMatch, OpPattern, PatternError, PatternSchema, RewriteResult, Rewriter};
pub use crate::schema::{
    Adaptor, ArrayProp, AttrDef, AttrEnum, AttrFormProp, AttrFrom, AttrValuePred, BuildError, Builder, DefTrait,
    Dialect, DialectHooks, DocGroup, Draft, InterfaceEntry, Invalid, Op, OpRef, OpSource, OpTrait, OperandsMut,
    Parameter, PlainParameter, PropertyData, PropertyValue, TraitPhase, TraitSchema, TypeConstraint, TypeDef, UnitProp,
    WantedInterface,
};
pub use crate::schema::{
    AutomaticAllocationScopeResource, DefaultResource, Effect, EffectKind, EffectTarget, Handle, Implements, Interface,
    Resource,
};
pub use crate::text::{
    AffineExprOfOperands, Argument, ArgumentParts, AsmParser, AsmPrinter, Delimiter, DimensionForm, DisplayView,
    FunctionSignature, KnownParts, OpAsmParser, OpAsmPrinter, OperationState, ParseOp, ParseResult, ParsedRegion,
    PrintOp, RegionForm, ResourceHandle, ResourceValue, SignatureSide, UnresolvedOperand,
};
pub use crate::traits::*;
pub use crate::types::*;
pub use crate::{
    Attribute, Block, Context, Diagnostic, Diagnostics, InsertionPoint, Ir, Location, OpBuilder, Operation, Region,
    Type, Value, attr_def, attr_interface, constraint, dialect, dialect_interface, enum_attr, external_model, match_op,
    op, op_family, op_interface, pattern, type_def, type_interface,
};
