//! Pass managers, patterns in Python, and parts of modules for other processes.

pub(crate) mod manager;
pub(crate) mod partition;
mod reports;
pub(crate) mod rewrite;
