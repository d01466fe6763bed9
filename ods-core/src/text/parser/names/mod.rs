//! Resolution of names in the text: SSA values, blocks and aliases.

mod aliases;
mod blocks;
mod values;

pub(super) use aliases::{Aliases, Located};
pub(super) use blocks::BlockNames;
pub use values::UnresolvedOperand;
pub(super) use values::{NameKey, ValueNames};
