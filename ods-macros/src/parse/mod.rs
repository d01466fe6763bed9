//! Conversion of tokens to models. Items that are invalid on their own are reported here; rules across items are in
//! `check`.

pub mod constraint;
pub mod def;
pub mod def_format;
pub mod dialect;
pub mod effects;
pub mod enums;
pub mod family;
pub mod field;
pub mod format;
pub mod imports;
pub mod interface;
mod item;
mod keys;
pub mod op;
pub mod pass;
pub mod pattern;
pub mod pred;
pub mod property;
pub mod recover;
pub mod traits;
pub mod ungroup;
pub mod values;
