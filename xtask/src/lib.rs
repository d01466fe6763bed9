//! Modules that tasks and tests share.

pub mod lit;
