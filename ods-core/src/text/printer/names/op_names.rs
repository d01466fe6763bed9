//! Names that operations ask for: `%cst`, `%true`, `^exit`. As MLIR's `OpAsmOpInterface`, and only in custom form.
//!
//! Of several results, one that is given a name begins a group: `%sum, %carry:2 = ...`. What is not theirs to name, or is
//! named twice, is passed over. What an operation has no names for, types may have ([`OpAsmTypeInterface`]): for its
//! results, if those of all do, each a group of its own; for the arguments of a region's first block one by one.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::entity::{Block, Operation, Region, Value};
use crate::interfaces::{AsmNames, OpAsmOpInterface, OpAsmTypeInterface};
use crate::ir::ValueOwner;

use crate::text::printer::names::{Name, Naming, as_identifier};

/// Where groups of results begin, in order; the first at 0.
pub(in crate::text::printer) type GroupStarts = SmallVec<[u32; 4]>;

impl Naming<'_> {
    /// Names the results of an operation, and blocks in it, as it likes; whether it likes to.
    pub(in crate::text::printer) fn names_of_op(&mut self, op: Operation) -> bool {
        let mut wanted = AsmNames::new();
        if let Some(interface) = self.ir.interface::<dyn OpAsmOpInterface>(op) {
            interface.asm_block_names(self.ir, &mut wanted);
            interface.asm_result_names(self.ir, &mut wanted);
            self.blocks_of(op, wanted.blocks());
        }
        if wanted.values().is_empty() && self.asks_types {
            wanted = self.result_names_by_type(op).unwrap_or_default();
        }
        if wanted.values().is_empty() || self.ir.num_results(op) == 0 {
            return false;
        }
        self.results(op, wanted.values());
        true
    }

    /// Names blocks of an operation. Unlike in MLIR no two of a region have one name, nor one that a number could make.
    fn blocks_of(&mut self, op: Operation, wanted: &[(Block, String)]) {
        let mut taken = FxHashSet::default();
        let mut conflicts = 0;
        for (block, name) in wanted {
            let is_its_own = self.ir.contains_block(*block) && self.ir.block_parent_op(*block) == Some(op);
            if !is_its_own || name.is_empty() || self.names.has_block_name(*block) {
                continue;
            }
            let (region, base) = (self.ir.block_region(*block), as_identifier(name));
            let mut unique = base.clone();
            while is_block_number(&unique) || !taken.insert((region, unique.clone())) {
                unique = format!("{base}_{conflicts}");
                conflicts += 1;
            }
            self.names.name_block(*block, unique);
        }
    }

    /// Returns the names of results after their types; `None` if one of these has no name.
    fn result_names_by_type(&self, op: Operation) -> Option<AsmNames> {
        let mut names = AsmNames::new();
        for result in self.ir.results(op) {
            names.name_value(result, self.name_by_type(result)?);
        }
        Some(names)
    }

    fn name_by_type(&self, value: Value) -> Option<String> {
        let context = self.ir.context();
        self.ir.value_type(value).interface::<dyn OpAsmTypeInterface>(context)?.asm_name(context)
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

    /// Names arguments of a region's blocks as the operation around it likes, or as their types do.
    pub(in crate::text::printer) fn names_of_arguments(&mut self, region: Region) {
        let parent = self.ir.region_parent(region);
        if let Some(interface) = self.ir.interface::<dyn OpAsmOpInterface>(parent) {
            let mut wanted = AsmNames::new();
            interface.asm_block_argument_names(self.ir, region, &mut wanted);
            wanted.values().iter().for_each(|(value, text)| self.argument_called(region, *value, text));
        }
        if self.asks_types
            && let Some(entry) = self.ir.entry_block(region)
        {
            for argument in self.ir.arguments(entry) {
                if let Some(text) = self.name_by_type(argument) {
                    self.argument_called(region, argument, &text);
                }
            }
        }
    }

    /// Names an argument of a block of the region, if it has no name yet.
    fn argument_called(&mut self, region: Region, value: Value, text: &str) {
        if !self.ir.contains_value(value) || self.names.has_name(value) {
            return;
        }
        if let ValueOwner::Argument(block, index) = self.ir.value_owner(value)
            && self.ir.block_region(block) == Some(region)
        {
            let name = self.name_wanted(self.ir.argument_location(block, index), text);
            self.names.set(value, name);
        }
    }
}

/// Returns whether a block without a name of its own could be called so: `bb1`.
fn is_block_number(name: &str) -> bool {
    name.strip_prefix("bb").is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}
