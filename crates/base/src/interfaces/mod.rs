//! The built-in interfaces, with MLIR's names and methods.
//!
//! Names are in snake_case (`getX` is `x`), results are returned instead of filling a vector, and a mutable operand
//! range is the range of its positions. Functions that MLIR adds to an interface's class (`extraClassDeclaration`) are
//! free functions and methods of handles next to it.
//!
//! An interface is in the lowest crate that asks for it: in `ods-core` if the core does, or if it follows from a
//! definition; in `ods-pass` if passes do. The files here have the interfaces that dialects alone ask for.

mod alignment;
mod copy;
mod data_layout;
mod destination_style;
mod memory_space_cast;
mod offset_size_stride;
mod parallel_combining;
mod select_like;
mod vector_unroll;
mod view_like;
mod weighted_branch;

pub use ods_core::interfaces::{
    ArgAndResultAttrsOpInterface, AsmAlias, AsmNames, BlobAttrInterface, BranchOpInterface, CallableOpInterface,
    CastOpInterface, ConditionallySpeculatable, DataLayoutTypeInterface, DialectInlinerInterface,
    ElementsAttrInterface, FloatTypeInterface, FunctionOpInterface, InferTypeOpInterface, InvocationBounds,
    MemRefElementTypeInterface, MemRefLayoutAttrInterface, MemoryEffectOpInterface, NewArgument, NewResult,
    OpAsmAttrInterface, OpAsmDialectInterface, OpAsmOpInterface, OpAsmTypeInterface, PtrLikeTypeInterface,
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionKind, RegionKindInterface,
    RegionSuccessor, ShapedTypeInterface, Speculatability, SuccessorOperands, SymbolOpInterface, SymbolUserOpInterface,
    TypedAttrInterface, VectorElementTypeInterface, Visibility,
};
pub use ods_pass::interfaces::{
    CallOpInterface, Callable, Deletion, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, InferIntRangeInterface, InferShapedTypeOpInterface, LoopLikeOpInterface, MemorySlot,
    PromotableAllocationOpInterface, PromotableMemOpInterface, PromotableOpInterface, ReifyRankedShapedTypeOpInterface,
    RuntimeFailureMessage, RuntimeVerifiableOpInterface, ShapedDimOpInterface, ShapedTypeComponents, full_int_range,
    infer_return_tensor_types, infer_shaped_dim_range, int_range_width,
};

pub use alignment::AlignmentAttrOpInterface;
pub use copy::CopyOpInterface;
pub use data_layout::DataLayoutOpInterface;
pub use destination_style::DestinationStyleOpInterface;
pub use memory_space_cast::{MemorySpaceCastOpInterface, promotable_memory_space_cast};
pub use offset_size_stride::{MixedValue, MixedValues, OffsetSizeAndStrideOpInterface};
pub use parallel_combining::{InParallelOpInterface, ParallelCombiningOpInterface};
pub use select_like::SelectLikeOpInterface;
pub use vector_unroll::VectorUnrollOpInterface;
pub use view_like::ViewLikeOpInterface;
pub use weighted_branch::WeightedBranchOpInterface;
