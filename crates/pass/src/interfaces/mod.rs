//! The interfaces that passes ask operations for, with MLIR's names and methods, one subject per file.
//!
//! `ods::interfaces` has them as well, beside the interfaces of the other crates.

mod call;
mod infer_int_range;
mod infer_shape;
mod loop_like;
mod memory_slot;
mod reify_shape;
mod runtime_verification;
mod shaped_dim;

pub use call::{CallOpInterface, Callable};
pub use infer_int_range::{InferIntRangeInterface, full_int_range, infer_shaped_dim_range, int_range_width};
pub use infer_shape::{InferShapedTypeOpInterface, ShapedTypeComponents, infer_return_tensor_types};
pub use loop_like::LoopLikeOpInterface;
pub use memory_slot::{
    Deletion, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface, DestructurableMemorySlot,
    MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface, PromotableOpInterface,
};
pub use reify_shape::ReifyRankedShapedTypeOpInterface;
pub use runtime_verification::{RuntimeFailureMessage, RuntimeVerifiableOpInterface};
pub use shaped_dim::ShapedDimOpInterface;
