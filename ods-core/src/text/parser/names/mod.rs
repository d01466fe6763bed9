//! Names of the text and the entities that they stand for: SSA values, blocks, aliases.

mod aliases;
mod blocks;
mod values;

pub(super) use aliases::{Aliases, Located};
pub(super) use blocks::BlockNames;
pub use values::UnresolvedOperand;
pub(super) use values::{NameKey, ValueNames};
