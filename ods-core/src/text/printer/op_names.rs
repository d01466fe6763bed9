//! Names that operations ask for: `%cst`, `%true`, `^exit`. As MLIR's `OpAsmOpInterface`, and only in custom form.
//!
//! Of several results, one that is given a name begins a group: `%sum, %carry:2 = ...`. What is not theirs to name, or is
//! named twice, is passed over.

use smallvec::SmallVec;

use crate::entity::{Operation, Region, Value};
use crate::interfaces::{AsmNames, OpAsmOpInterface};
use crate::ir::ValueOwner;

use super::names::{Name, Naming, as_identifier};

/// Where groups of results begin, in order; the first at 0.
pub(super) type GroupStarts = SmallVec<[u32; 4]>;

impl Naming<'_> {
    /// Names the results of an operation, and blocks in it, as it likes; whether it likes to.
    pub(super) fn names_of_op(&mut self, op: Operation) -> bool {
        let Some(interface) = self.ir.interface::<dyn OpAsmOpInterface>(op) else { return false };
        let mut wanted = AsmNames::new();
        interface.asm_block_names(self.ir, &mut wanted);
        interface.asm_result_names(self.ir, &mut wanted);
        for (block, name) in wanted.blocks() {
            if self.ir.contains_block(*block) && self.ir.block_parent_op(*block) == Some(op) {
                self.names.name_block(*block, as_identifier(name));
            }
        }
        if wanted.values().is_empty() || self.ir.num_results(op) == 0 {
            return false;
        }
        self.results(op, wanted.values());
        true
    }

    fn results(&mut self, op: Operation, wanted: &[(Value, String)]) {
        let mut groups: Vec<(u32, Name)> = Vec::new();
        for (value, text) in wanted {
            let is_alive = self.ir.contains_value(*value);
            let Some(ValueOwner::Result(owner, position)) = is_alive.then(|| self.ir.value_owner(*value)) else {
                continue;
            };
            let position = position as u32;
            if owner == op && groups.iter().all(|(start, _)| *start != position) {
                let name = self.name_wanted(self.ir.location(op), text);
                groups.push((position, name));
            }
        }
        if groups.iter().all(|(start, _)| *start != 0) {
            let name = self.name_after(self.ir.location(op));
            groups.push((0, name));
        }
        groups.sort_unstable_by_key(|(start, _)| *start);
        self.set_groups(op, &groups);
    }

    /// Gives each result the name of its group.
    fn set_groups(&mut self, op: Operation, groups: &[(u32, Name)]) {
        let several = self.ir.num_results(op) > 1;
        for (position, value) in self.ir.results(op).enumerate() {
            let group = groups.iter().rev().find(|(start, _)| *start as usize <= position);
            if let Some((_, name)) = group {
                self.names.set(value, if several { name.as_pack() } else { *name });
            }
        }
        if groups.len() > 1 {
            self.names.set_groups(op, groups.iter().map(|(start, _)| *start).collect());
        }
    }

    /// Names arguments of a region's blocks as the operation around it likes.
    pub(super) fn names_of_arguments(&mut self, region: Region) {
        let parent = self.ir.region_parent(region);
        let Some(interface) = self.ir.interface::<dyn OpAsmOpInterface>(parent) else { return };
        let mut wanted = AsmNames::new();
        interface.asm_block_argument_names(self.ir, region, &mut wanted);
        for (value, text) in wanted.values() {
            if !self.ir.contains_value(*value) || self.names.has_name(*value) {
                continue;
            }
            if let ValueOwner::Argument(block, index) = self.ir.value_owner(*value)
                && self.ir.block_region(block) == Some(region)
            {
                let name = self.name_wanted(self.ir.argument_location(block, index), text);
                self.names.set(*value, name);
            }
        }
    }
}
