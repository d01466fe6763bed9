//! Tests for `mlir-runner`: the commands in them, and the text that the functions of its libraries print.

pub mod script;
pub mod text;
