//! Modules that tasks and tests share.

pub mod abi_vectors;
pub mod integration;
pub mod lit;
