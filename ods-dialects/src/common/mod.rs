//! What several dialects need.

pub mod dynamic_index_list;
pub(crate) mod words;
