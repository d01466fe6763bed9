//! Block names.
//!
//! A name belongs to one region. A block may be a successor before its label; such a forward reference must be defined
//! by the end of the region.

use crate::entity::Block;
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};
use ods_num::hash::SeededMap;

#[derive(Clone, Copy, Debug)]
struct NamedBlock {
    block: Block,
    defined: bool,
}

/// The blocks of the open regions by name.
#[derive(Default, Debug)]
pub(in crate::text) struct BlockNames<'s> {
    /// The blocks by region number and name. The blocks of closed regions remain, but are not visible.
    named: SeededMap<(u32, &'s [u8]), NamedBlock>,
    /// For each open region, its number and the length of `forward` at its start.
    regions: Vec<(u32, usize)>,
    last_region: u32,
    /// Names used before their definition, with the offset of the first use.
    forward: Vec<(&'s [u8], u32)>,
}

impl BlockNames<'_> {
    /// Opens a region.
    pub(in crate::text) fn push(&mut self) {
        self.last_region += 1;
        self.regions.push((self.last_region, self.forward.len()));
    }

    /// Returns the number of open regions.
    pub(in crate::text) fn depth(&self) -> usize {
        self.regions.len()
    }

    /// Closes all but the outermost `depth` regions, ignoring undefined names in them.
    pub(in crate::text) fn truncate(&mut self, depth: usize) {
        if let Some((_, forward)) = self.regions.get(depth).copied() {
            self.forward.truncate(forward);
            self.regions.truncate(depth);
        }
    }

    fn region(&self) -> u32 {
        self.regions.last().map_or(0, |region| region.0)
    }
}

impl<'s> AsmParser<'s> {
    /// Closes the innermost region. Fails if a block was used but not defined; a parser that continues after errors
    /// adds such blocks at the end of the region.
    pub(in crate::text) fn pop_block_names(&mut self) -> ParseResult<()> {
        let Some((region, start)) = self.blocks.regions.pop() else { return Ok(()) };
        if self.blocks.forward.len() == start {
            return Ok(());
        }
        let (mut outcome, mark) = (Ok(()), self.mark());
        for (name, offset) in self.blocks.forward.split_off(start) {
            if let Some(NamedBlock { block, defined: false }) = self.blocks.named.get(&(region, name)).copied() {
                outcome = self.error_at(offset as usize, "reference to an undefined block");
                if mark.is_some() {
                    outcome = Ok(());
                    self.scratch.blocks.push(block);
                    self.note_incomplete(Some(block));
                }
            }
        }
        self.settle_errors(mark.as_ref());
        outcome
    }

    /// Parses `^name` as a successor.
    pub(in crate::text) fn successor(&mut self) -> ParseResult<Block> {
        if !self.is(Kind::CaretIdentifier) {
            return self.wrong_token("expected block name");
        }
        let (name, offset) = (self.text(), self.token.start());
        self.advance();
        let key = (self.blocks.region(), name);
        if let Some(NamedBlock { block, .. }) = self.blocks.named.get(&key).copied() {
            self.observe_successor(block, offset as usize);
            return Ok(block);
        }
        self.check_room(0, 0)?;
        let block = self.new_block();
        self.blocks.named.insert(key, NamedBlock { block, defined: false });
        self.blocks.forward.push((name, offset));
        self.observe_successor(block, offset as usize);
        Ok(block)
    }

    /// Parses `^name` as a label and returns the block it labels. `given` is a block without a name.
    pub(in crate::text) fn block_label(&mut self, given: Option<Block>) -> ParseResult<Block> {
        let (name, offset) = (self.text(), self.offset());
        self.expect(Kind::CaretIdentifier, "expected block name")?;
        let key = (self.blocks.region(), name);
        let known = self.blocks.named.get_mut(&key);
        if let Some(known) = known {
            if known.defined {
                let name = String::from_utf8_lossy(name);
                return self.error_at(offset, format!("redefinition of block '{name}'"));
            }
            known.defined = true;
            let block = known.block;
            self.observe_label(block, offset);
            return Ok(block);
        }
        self.check_room(0, 0)?;
        let block = match given {
            Some(block) => block,
            None => self.new_block(),
        };
        self.blocks.named.insert(key, NamedBlock { block, defined: true });
        self.observe_label(block, offset);
        Ok(block)
    }
}
