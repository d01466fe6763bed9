//! The runtime of expansions. Not a public API: it changes without notice. `ods-rewrite` has that of `pattern!`.
//!
//! * `schema_builders` and `format_parts`: concise constructors of the parts of schemas and formats.
//! * `checks`, `contradiction`, `trait_checks`, `grammar`: the checks that expansions run in constants.
//! * `hook_functions`: the signatures of the functions named by keys of a definition.
//! * `editor`: macros that give the words of a definition to editors, which set `cfg(rust_analyzer)`.
//! * `to_attribute`: conversion of Rust values to attributes.

mod checks;
mod contradiction;
mod editor;
mod format_parts;
pub(crate) mod grammar;
mod hook_functions;
mod schema_builders;
mod semantics;
mod to_attribute;
mod trait_checks;

pub use checks::{
    CheckedOp, check_buildable, check_built, check_def_mnemonics, check_dialect_of, check_dialect_of_def,
    check_interface, check_mnemonics, equal, fail, has_builtin_trait,
};
pub use contradiction::{check_default, check_satisfiable, contradict};
pub use format_parts::{any_type_form, attribute_form, built_type, nested_types_of, operands_of, type_form};
pub use grammar::{
    ParameterEnds, ParameterList, ParameterSyntax, Report, check_def_format, check_format, check_format_with_defaults,
    check_glued, check_list_default, check_spelling, continuations, has_commas, report_at, report_rest,
};
pub use hook_functions::{
    CanonicalizeFunction, FoldFunction, HasAttributeText, HasCanonicalize, HasFold, HasText, HasTypeText, HasVerify,
    HasVerifyRegions, HasVerifySymbolUses, NoAttributeFunctions, NoFunctions, NoTypeFunctions, NoVerifier, Nothing,
    ParseAttributeFunction, ParseFunction, ParseTypeFunction, PrintDefFunction, PrintFunction, ThereIsNoSuchFunction,
    VerifyFunction, VerifyRegionsFunction, VerifySymbolUsesFunction,
};
pub use schema_builders::{
    attribute, defaulted_attribute, nested_group, region, successor, typed_attribute, unit_attribute, value,
};
pub use semantics::{NoSemantics, Semantics};
pub use to_attribute::{
    MadeAttribute, Substitute, ToAttribute, compute_type, compute_types, derive_value, make_default, materialize_with,
};
pub use trait_checks::{check_successors, check_trait};

pub use core::convert::{From, Into};
pub use core::iter::IntoIterator;
pub use core::marker::Sized;
pub use core::option::Option::{self, None, Some};
pub use core::primitive::{bool, i128, str, u64, usize};
pub use core::result::Result::{self, Err, Ok};
pub use std::vec::Vec;

pub use crate::attributes::NamedAttribute;
pub use crate::context::SchemaId;
pub use crate::fold::{Constants, IntoFoldResult};
pub use crate::ir::Values;
pub use crate::ir::symbols::SymbolTables;
pub use crate::rewrite::{OpPattern, PatternSchema};
pub use crate::schema::access::{
    has_attribute, optional_attribute, optional_operand, optional_result, optional_value, remove_attribute,
    required_attribute, required_operand, required_region, required_result, required_successor, required_value,
    set_attribute, set_operand, set_operands, set_unit, variadic_operands, variadic_regions, variadic_results,
    variadic_successors,
};
pub use crate::schema::constraint::AttrText;
pub use crate::schema::defs::checks::{Constrained, check_parameter, check_pred, list_of};
pub use crate::schema::defs::reading::{
    boxed, boxed_default, boxed_self_type, fill_default, parse_def, slot, slots_of,
};
pub use crate::schema::defs::schema::{MakeDefault, MakeSelfType, ParseDef, ParseHook, VerifyDef};
pub use crate::schema::defs::storage::{SlotList, Storage};
pub use crate::schema::defs::typed::{
    ParameterRef, ParameterRefSome, attribute_parameters, expect_valid, get_attribute, get_type, is_attribute_of,
    is_type_of, set_mutable, type_parameters,
};
pub use crate::schema::defs::value::{enum_of_dynamic, view_of_dynamic};
pub use crate::schema::dialect_interface::{DialectImplements, DialectInterfaceEntry};
pub use crate::schema::draft::with_property;
pub use crate::schema::effects::{NamesSymbol, effect, effect_on_symbol};
pub use crate::schema::enum_case::case_texts;
pub use crate::schema::enum_forms::{EnumForm, enum_of_property, load_enum, store_enum};
pub use crate::schema::enums::{BitText, EnumSyntaxError, EnumTokens, all_bits, case_of, debug_bits, read_enum};
pub use crate::schema::interface::{HasAttribute, HasOperation, HasType, InterfaceVerifier, TableOf};
pub use crate::schema::interface_macro::kinds;
pub use crate::schema::multi::{attribute_of, type_of, types_of};
pub use crate::schema::op::VerifySymbolUses;
pub use crate::schema::property::{
    PropertyGiven, PropertyGivenSome, PropertyPlace, PropertyRef, is_property, properties, property, set_property,
    store_property, test_property,
};
pub use crate::schema::rust_value::{
    AffineMapValue, AsView, BoolValue, IntegerSetValue, LocationValue, Reading, StringValue, SymbolValue, TypeValue,
    ValueOf, default_of, text,
};
pub use crate::schema::segments::{
    OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES, grouped_operand, grouped_operands, grouped_result, grouped_results,
    nested_operands, optional_grouped_operand, optional_grouped_result, set_grouped_operands, set_nested_operands,
};
pub use crate::schema::traits::VerifyOp;
pub use crate::schema::typed::debug_typed;
pub use crate::schema::{
    Adaptor, Anchor, Arity, Aspect, AttrDef, AttrEnum, AttrValuePred, BuildAttr, BuildError, Builder, Constant,
    Constrains, Constraint, ConstraintArgument, Continuation, CustomHook, DefFormat, DefKind, DefSchema, DefTrait,
    DefaultResource, DerivedSchema, Dialect, DialectInterface, DialectSchema, Discardable, DiscardableSchema, DocGroup,
    Draft, EffectKind, EffectOn, Entity, EnumCase, EnumKind, EnumSchema, First, FormatElement, ImplementedBy,
    Implements, Interface, InterfaceEntry, InterfaceKind, InterfaceSchema, IntoAttr, Invalid, MethodSchema,
    MultiConstraint, MultiPred, Mutable, OiClause, Op, OpDefaults, OpElement, OpFormat, OpHook, OpSchema, OpSource,
    OpTrait, Opening, OperandsMut, Parameter, ParameterSchema, Part, Pred, PredScope, Presence, PropertyValue,
    Resource, RustValue, Sizes, StructEntry, Subject, SummaryPart, TypeDef, TypeSource, TypesOf, View, ViewOf,
};
pub use crate::text::{AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, ParseResult, ParsedRegion, UnresolvedOperand};
pub use crate::{__attr_enum, __bit_enum, __def_view, __editor, __enum_forms, __interface, __typed_op, __unseen};
pub use crate::{Attribute, Block, Context, Diagnostic, InsertionPoint, Ir, Location, Operation, Region, Type, Value};
pub use ods_num::hash::SeededHasher;
