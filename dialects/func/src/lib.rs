//! MLIR's dialects of functions and of branches between blocks: one folder per dialect.

pub mod cf;
pub mod func;
