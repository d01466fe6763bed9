//! What definitions say, with the spans to complain at.

pub mod constraint;
pub mod dialect;
pub mod enums;
pub mod family;
pub mod hooks;
pub mod op;
