//! Wrappers of operations, blocks, regions and values, and the collections and places in them.
//!
//! A wrapper holds a node of an island. Work under the lock of the island returns nodes, or contents of wrappers such
//! as [`opview::PendingView`]; the wrappers are made after it.

pub(crate) mod asm_state;
pub(crate) mod attribute_map;
pub(crate) mod block;
pub(crate) mod insertion;
pub(crate) mod module;
pub(crate) mod operation;
pub(crate) mod opview;
pub(crate) mod owner;
pub(crate) mod sequences;
pub(crate) mod symbols;
pub(crate) mod value;
pub(crate) mod walk;
