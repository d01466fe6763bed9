//! Names that operations suggest for text.

use crate::entity::{Block, Region, Value};
use crate::ir::Ir;
use crate::schema::{InterfaceEntry, find_table};

/// Names that were suggested.
#[derive(Clone, Default, Debug)]
pub struct AsmNames {
    values: Vec<(Value, String)>,
    blocks: Vec<(Block, String)>,
}

impl AsmNames {
    /// None so far.
    pub fn new() -> Self {
        Self::default()
    }

    /// Suggests a name for a value, without `%`.
    pub fn name_value(&mut self, value: Value, name: impl Into<String>) {
        self.values.push((value, name.into()));
    }

    /// Suggests a name for a block, without `^`.
    pub fn name_block(&mut self, block: Block, name: impl Into<String>) {
        self.blocks.push((block, name.into()));
    }

    /// The names suggested for values, in order.
    pub(crate) fn values(&self) -> &[(Value, String)] {
        &self.values
    }

    /// The names suggested for blocks, in order.
    pub(crate) fn blocks(&self) -> &[(Block, String)] {
        &self.blocks
    }

    /// The name suggested for the value.
    pub fn of_value(&self, value: Value) -> Option<&str> {
        self.values.iter().rev().find(|(known, _)| *known == value).map(|(_, name)| name.as_str())
    }

    /// The name suggested for the block.
    pub fn of_block(&self, block: Block) -> Option<&str> {
        self.blocks.iter().rev().find(|(known, _)| *known == block).map(|(_, name)| name.as_str())
    }
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Suggests names for its results, and for blocks and their arguments inside it.
    pub trait OpAsmOpInterface {
        /// Names of results.
        default fn asm_result_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// Names of the arguments of blocks in one of its regions.
        default fn asm_block_argument_names(&self, _ir: &Ir, _region: Region, _names: &mut AsmNames) {}

        /// Names of blocks inside it.
        default fn asm_block_names(&self, _ir: &Ir, _names: &mut AsmNames) {}

        /// The dialect whose name may be left out inside its regions; empty for none.
        fixed_default fn default_dialect() -> &'static str {
            ""
        }
    }
}

/// The dialect whose name may be left out inside an operation with these interfaces; empty for none.
pub(crate) fn default_dialect(interfaces: &[InterfaceEntry]) -> &'static str {
    find_table::<dyn OpAsmOpInterface>(interfaces).map_or("", |table| (table.default_dialect)())
}
