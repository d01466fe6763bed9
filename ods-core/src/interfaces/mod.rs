//! The interfaces that the core asks definitions for, or derives from them, and some that several crates above it ask
//! for. `ods::interfaces` has all built-in interfaces, and their conventions.
//!
//! * `derived`: interfaces that follow from a definition's traits, effects and constraints;
//! * `builtin_types`, `builtin_attributes`: the interfaces of builtin types and attributes;
//! * `queries`: effects and speculatability of whole trees of operations;
//! * `branch`, `region_branch`: control flow, for which both rewriting and execution, or passes, ask.
//!
//! Invariant: operations that list no interface pay nothing for this module when they are verified, printed or parsed.

mod asm;
mod branch;
mod builtin_attributes;
mod builtin_types;
mod call;
mod cast;
mod data_layout;
mod derived;
mod elements;
mod function;
mod infer_type;
mod inliner;
mod memory_effects;
pub(crate) mod queries;
mod region_branch;
mod region_branch_verify;
mod region_kind;
mod shaped;
mod signature;
mod speculation;
mod symbol;
mod symbol_user;
mod type_markers;

pub(crate) use asm::default_dialect;
pub use asm::{AsmAlias, AsmNames, OpAsmAttrInterface, OpAsmDialectInterface, OpAsmOpInterface, OpAsmTypeInterface};
pub use branch::{BranchOpInterface, SuccessorOperands};
pub(crate) use builtin_attributes::of_attribute;
pub(crate) use builtin_types::of_type;
pub use call::{ArgAndResultAttrsOpInterface, CallableOpInterface};
pub use cast::CastOpInterface;
pub use data_layout::DataLayoutTypeInterface;
pub(crate) use derived::{SymbolUses, goes_if_unused, is_pure, of_op, stays_if_unused, verifier_of_symbol_uses};
pub use elements::{BlobAttrInterface, ElementsAttrInterface, MemRefLayoutAttrInterface, TypedAttrInterface};
pub use function::FunctionOpInterface;
pub use infer_type::InferTypeOpInterface;
pub(crate) use infer_type::verify_results_as_first_operand;
pub use inliner::DialectInlinerInterface;
pub use memory_effects::MemoryEffectOpInterface;
pub use region_branch::{
    InvocationBounds, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
pub use region_kind::{RegionKind, RegionKindInterface};
pub use shaped::ShapedTypeInterface;
pub use signature::{NewArgument, NewResult};
pub use speculation::{ConditionallySpeculatable, Speculatability};
pub use symbol::{SymbolOpInterface, Visibility};
pub use symbol_user::SymbolUserOpInterface;
pub use type_markers::{
    FloatTypeInterface, MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
};

#[cfg(test)]
mod tests;
