//! Random valid modules, from the definitions of the registered dialects.
//!
//! * `numbers`: the source of randomness; `parts`: types and attributes to choose from;
//! * `generator`: functions of random operations, without the invalid ones;
//! * `structure`: `scf.if`, `scf.index_switch`, loops, branches between blocks, and calls;
//! * `blocks`: functions of random blocks, without a context;
//! * `memory`: small buffers on the stack, with loads and stores anywhere in the function.
//!
//! An operation is chosen from all definitions without regions and successors; its operands are random values that
//! satisfy the constraints, its attributes random attributes that do, and its result types are inferred, or random too.
//! The verifier decides whether it stays. Constants are frequent, so that much folds, and `foo.use` keeps values alive.

mod blocks;
mod generator;
mod memory;
mod numbers;
mod parts;
mod structure;

pub use blocks::random_blocks;
pub use generator::Generator;
pub use numbers::Numbers;
