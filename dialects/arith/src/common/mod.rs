//! Opcode shared by several dialects: numbers that may be operands, slices of buffers and tensors, groups of
//! dimensions, bodies of operations, and operations that their bodies replace.
//!
//! Only operations of arith are known here. Unknown numbers are [`DYNAMIC`](ods::types::DYNAMIC), as in types.

pub mod bodies;
pub mod dims;
pub mod dynamic_index_list;
pub mod exec;
pub mod folding;
pub mod inlined;
pub mod int_ranges;
pub mod integers;
mod names;
pub mod quoted;
pub mod reassociation;
pub mod reshapes;
pub mod saturated;
pub mod shapes;
pub mod slices;
pub mod unknown;

pub use dynamic_index_list::DynamicIndexList;
