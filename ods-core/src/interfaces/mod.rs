//! The built-in interfaces, with MLIR's names and methods, one per file.
//!
//! Names are in snake_case (`getX` is `x`), results are returned instead of filling a vector, and a mutable operand
//! range is the range of its positions. Functions that MLIR adds to an interface's class (`extraClassDeclaration`) are
//! free functions and methods of handles next to it.
//!
//! * `derived`: interfaces that follow from a definition's traits, effects and constraints;
//! * `builtin_types`, `builtin_attributes`: the interfaces of builtin types and attributes;
//! * `queries`: effects and speculatability of whole trees of operations.
//!
//! Invariant: operations that list no interface pay nothing for this module when they are verified, printed or parsed.

mod alignment;
mod asm;
mod branch;
mod builtin_attributes;
mod builtin_types;
mod call;
mod cast;
mod copy;
mod data_layout;
mod derived;
mod destination_style;
mod elements;
mod function;
mod infer_int_range;
mod infer_shape;
mod infer_type;
mod inliner;
mod loop_like;
mod memory_effects;
mod memory_slot;
mod memory_space_cast;
mod offset_size_stride;
mod parallel_combining;
mod queries;
mod region_branch;
mod region_branch_verify;
mod region_kind;
mod reify_shape;
mod runtime_verification;
mod select_like;
mod shaped;
mod shaped_dim;
mod signature;
mod speculation;
mod symbol;
mod symbol_user;
mod type_markers;
mod vector_unroll;
mod view_like;
mod weighted_branch;

pub use alignment::AlignmentAttrOpInterface;
pub(crate) use asm::default_dialect;
pub use asm::{AsmAlias, AsmNames, OpAsmAttrInterface, OpAsmDialectInterface, OpAsmOpInterface, OpAsmTypeInterface};
pub use branch::{BranchOpInterface, SuccessorOperands};
pub(crate) use builtin_attributes::of_attribute;
pub(crate) use builtin_types::of_type;
pub use call::{ArgAndResultAttrsOpInterface, CallOpInterface, Callable, CallableOpInterface};
pub use cast::CastOpInterface;
pub use copy::CopyOpInterface;
pub use data_layout::{DataLayoutOpInterface, DataLayoutTypeInterface};
pub(crate) use derived::{SymbolUses, goes_if_unused, is_pure, of_op, stays_if_unused, verifier_of_symbol_uses};
pub use destination_style::DestinationStyleOpInterface;
pub use elements::{BlobAttrInterface, ElementsAttrInterface, MemRefLayoutAttrInterface, TypedAttrInterface};
pub use function::FunctionOpInterface;
pub use infer_int_range::{InferIntRangeInterface, full_int_range, infer_shaped_dim_range, int_range_width};
pub use infer_shape::{InferShapedTypeOpInterface, ShapedTypeComponents, infer_return_tensor_types};
pub use infer_type::InferTypeOpInterface;
pub(crate) use infer_type::verify_results_as_first_operand;
pub use inliner::DialectInlinerInterface;
pub use loop_like::LoopLikeOpInterface;
pub use memory_effects::MemoryEffectOpInterface;
pub use memory_slot::{
    Deletion, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface, DestructurableMemorySlot,
    MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface, PromotableOpInterface,
};
pub use memory_space_cast::{MemorySpaceCastOpInterface, promotable_memory_space_cast};
pub use offset_size_stride::{MixedValue, MixedValues, OffsetSizeAndStrideOpInterface};
pub use parallel_combining::{InParallelOpInterface, ParallelCombiningOpInterface};
pub use region_branch::{
    InvocationBounds, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
pub use region_kind::{RegionKind, RegionKindInterface};
pub use reify_shape::ReifyRankedShapedTypeOpInterface;
pub use runtime_verification::{RuntimeFailureMessage, RuntimeVerifiableOpInterface};
pub use select_like::SelectLikeOpInterface;
pub use shaped::ShapedTypeInterface;
pub use shaped_dim::ShapedDimOpInterface;
pub use signature::{NewArgument, NewResult};
pub use speculation::{ConditionallySpeculatable, Speculatability};
pub use symbol::{SymbolOpInterface, Visibility};
pub use symbol_user::SymbolUserOpInterface;
pub use type_markers::{
    FloatTypeInterface, MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
};
pub use vector_unroll::VectorUnrollOpInterface;
pub use view_like::ViewLikeOpInterface;
pub use weighted_branch::WeightedBranchOpInterface;

#[cfg(test)]
mod tests;
