//! From tokens to models. Complains of each item that is wrong on its own; rules across items are in `check`.

pub mod code;
pub mod constraint;
pub mod dialect;
pub mod enums;
pub mod family;
mod field;
mod keys;
pub mod op;
pub mod pred;
mod recover;
mod traits;
mod values;
