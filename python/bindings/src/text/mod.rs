//! The text of operations: parsed, printed, and as HTML.

pub(crate) mod html;
pub(crate) mod parse;
pub(crate) mod printing;
