//! Definitions as data: the expansion of `#[dialect]`, `#[op]` and `constraint!`, used by the verifier, the text
//! format, the builders and the documentation.
//!
//! One expansion emits one `static` [`OpSchema`]; nothing in it is generic, so the code that reads it is compiled once,
//! here.

pub(crate) mod access;
pub(crate) mod attr_value_pred;
mod build_error;
pub(crate) mod constrains;
pub(crate) mod constraint;
pub(crate) mod defs;
mod derived;
mod dialect;
pub(crate) mod dialect_interface;
mod discardable;
pub(crate) mod draft;
pub(crate) mod effects;
pub(crate) mod enum_case;
pub(crate) mod enum_forms;
pub(crate) mod enums;
mod erase_operands;
mod explain;
mod hooks;
mod infer;
pub(crate) mod interface;
pub(crate) mod interface_macro;
mod interface_tables;
pub(crate) mod multi;
pub(crate) mod op;
pub(crate) mod op_format;
pub(crate) mod property;
mod ranges;
pub(crate) mod rust_value;
pub(crate) mod segments;
mod storage_type;
mod successor_operands;
pub(crate) mod traits;
pub(crate) mod typed;
mod view_info;

pub use crate::text::directives::{OiClause, OpElement};
pub use access::{Adaptor, OpRef, OpSource};
pub use attr_value_pred::{AttrValuePred, Constant};
pub use build_error::BuildError;
pub(crate) use constrains::view_constraint;
pub use constrains::{Constrains, View, ViewOf};
pub use constraint::{
    AttrConstraint, Constraint, ConstraintArgument, Entity, KindTest, Pred, PredScope, PredStructure, RegionConstraint,
    SuccessorConstraint, SummaryPart, TypeConstraint,
};
pub(crate) use defs::parameter::view_parameter;
pub use defs::{
    AttrDef, AttrSchema, CustomHook, DefData, DefFormat, DefKind, DefSchema, DefTrait, DefTraitSchema, FormatElement,
    MakeError, Mutable, Parameter, ParameterKind, ParameterKinds, ParameterRef, ParameterRefSome, ParameterSchema,
    ParameterValue, Parameters, PlainParameter, StructEntry, TypeDef, TypeSchema, ValueMismatch,
};
pub use dialect::{Dialect, DialectSchema, OpDefaults};
pub use dialect_interface::DialectInterface;
pub use discardable::{Discardable, DiscardableSchema};
pub use draft::Draft;
pub use effects::{
    AutomaticAllocationScopeResource, DefaultResource, Effect, EffectKind, EffectOn, EffectSchema, EffectTarget,
    Resource, ResourceSchema,
};
pub use enum_case::EnumCase;
pub use enum_forms::AttrFormProp;
pub use enums::{AttrEnum, EnumKind, EnumSchema, UnknownCase};
pub use hooks::DialectHooks;
pub use infer::{infer_result_types, infer_result_types_of_groups};
pub use interface::{
    Handle, ImplementedBy, Implements, Interface, InterfaceEntry, InterfaceKind, InterfaceSchema, MethodSchema,
    Subject, WantedInterface,
};
pub(crate) use interface::{bases_first, find_table, with_bases};
pub(crate) use interface_tables::InterfaceTables;
pub use multi::{Aspect, MultiConstraint, MultiPred, Part};
pub(crate) use multi::{shaped_elements, type_of_attribute};
pub use ods_grammar::{Continuation, Definition, End, First, Opening, Syntax};
pub use ods_num::Invalid;
pub use op::{
    Arity, AttributeSchema, DerivedSchema, DocGroup, NestedGroup, Op, OpSchema, OperandSchema, Presence, RegionSchema,
    ResultSchema, SuccessorSchema,
};
pub(crate) use op_format::AttributeText;
pub use op_format::{Anchor, AttributeForm, OpFormat, OpHook, ShortForm, TypeForm, TypeSource, TypesOf, ViewForm};
pub use property::{
    ArrayProp, PropertyCheck, PropertyData, PropertyDefault, PropertyGiven, PropertyGivenSome, PropertyKind,
    PropertyRef, PropertySchema, PropertyValue, UnitProp,
};
pub(crate) use property::{PendingProperty, pending_property};
pub use rust_value::{AsView, AttrFrom, AttrInput, BuildAttr, IntoAttr, MakeAttribute, RustValue, ValueOf};
pub use segments::{OperandsMut, Sizes};
pub use traits::{Need, OpTrait, TraitPhase, TraitSchema, TraitSet};
pub use typed::Builder;
pub use view_info::{Members, ViewInfo};
