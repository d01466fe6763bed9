//! MLIR's dialects of tensors and of structured control flow, which use each other: one folder per dialect.

#[doc(hidden)]
pub mod runtime_checks;
pub mod scf;
pub mod tensor;
