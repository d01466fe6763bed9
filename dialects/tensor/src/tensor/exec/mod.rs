//! The semantics of `tensor`, for execution.
//!
//! * `support`: shapes of types, sizes from attributes and operands, and results;
//! * `elements`: tensors from elements, and elements of tensors;
//! * `casts`: changes of type and shape;
//! * `slices`: slices, and concatenation; `gather`: slices at indices in another tensor;
//! * `loops`: tensors whose elements a region computes.
//!
//! A tensor that nothing else uses is changed in place, so that a loop that inserts does not copy. Kernels on abstract
//! tensors compute shapes: sizes that are unknown are dynamic.

mod casts;
mod elements;
mod gather;
mod loops;
mod slices;
mod support;
