//! Inlining: the call graph, the uses of callables, and replacing a call by the body of its callee.
//!
//! Corresponds to MLIR's `CallGraph`, `Inliner` and `InliningUtils`.

mod call;
mod call_graph;
mod calls;
mod inliner;
mod legality;
mod uses;

pub(crate) use inliner::{Inliner, InlinerConfig};
