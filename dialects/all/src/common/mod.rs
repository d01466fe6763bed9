//! Code shared by several dialects: numbers that may be operands, slices of buffers and tensors, groups of dimensions,
//! bodies of operations, and operations that their bodies replace.
//!
//! Only operations of arith are known here. Unknown numbers are [`DYNAMIC`](ods::types::DYNAMIC), as in types.

pub(crate) mod bodies;
pub(crate) mod dims;
pub mod dynamic_index_list;
pub(crate) mod exec;
pub(crate) mod folding;
pub(crate) mod inlined;
pub(crate) mod int_ranges;
pub(crate) mod integers;
mod names;
pub(crate) mod quoted;
pub(crate) mod reassociation;
pub(crate) mod reshapes;
pub(crate) mod runtime_checks;
pub(crate) mod saturated;
pub(crate) mod shapes;
pub(crate) mod slices;
pub(crate) mod unknown;

pub use dynamic_index_list::DynamicIndexList;
pub(crate) use names::result_names;
