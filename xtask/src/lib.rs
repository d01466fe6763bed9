//! What tasks and tests share.

pub mod lit;
