//! What definitions say, with the spans to complain at.

pub mod constraint;
pub mod def;
pub mod dialect;
pub mod enums;
pub mod family;
pub mod format;
pub mod hooks;
pub mod interface;
pub mod op;
