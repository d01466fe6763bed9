//! Regions and blocks.
//!
//! A region is parsed before its operation is created. The parser therefore collects detached blocks in the scratch
//! space; [`operation`](super::operation) moves them.

use crate::entity::Block;
use crate::text::lexer::Kind;

use crate::text::parser::api::Argument;
use crate::text::parser::names::Located;
use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// Parses `'{' blocks '}'` and pushes the blocks on `scratch.blocks`.
    ///
    /// An `isolated` region does not see the names around it. The entry block must have `count` arguments, with the
    /// names in `arguments` or, if there are none, the names in its label. There may be no blocks only if `count` is 0.
    pub(in crate::text) fn region(&mut self, arguments: &[Argument], count: usize, isolated: bool) -> ParseResult<()> {
        self.expect(Kind::LBrace, "expected '{' to begin a region")?;
        if count == 0 && self.eat(Kind::RBrace) {
            return Ok(());
        }
        self.nested_region(|parser| parser.region_body(arguments, count, isolated))?;
        self.advance();
        Ok(())
    }

    fn region_body(&mut self, arguments: &[Argument], count: usize, isolated: bool) -> ParseResult<()> {
        let outer = self.block;
        self.names.push(isolated);
        self.blocks.push();
        self.check_room(0, 0)?;
        let entry = self.new_block();
        self.entry_arguments(entry, arguments)?;
        self.entry_block(entry)?;
        if count > 0 && self.ir.num_arguments(entry) > count {
            return self.error("entry block arguments were already defined");
        }
        while !self.is(Kind::RBrace) && !self.is_cut_off() {
            self.labelled_block(None)?;
        }
        self.pop_block_names()?;
        self.names.pop();
        self.block = outer;
        Ok(())
    }

    fn entry_arguments(&mut self, entry: Block, arguments: &[Argument]) -> ParseResult<()> {
        if !arguments.is_empty() && self.is(Kind::CaretIdentifier) {
            return self.error("invalid block name in region with named arguments");
        }
        for (index, argument) in arguments.iter().enumerate() {
            self.entry_argument(entry, index, argument)?;
        }
        Ok(())
    }

    fn entry_argument(&mut self, entry: Block, index: usize, argument: &Argument) -> ParseResult<()> {
        self.check_unused(argument.name)?;
        let Some(ty) = argument.ty else {
            let message = format!("region entry argument '{}' has no type", self.use_text(argument.name));
            return self.error_at(argument.name.start() as usize, message);
        };
        self.check_room(index + 1, 0)?;
        let location = self.location_at(argument.name.start() as usize);
        let value = self.ir.add_argument(entry, ty, location);
        if let Some(location) = argument.location {
            self.place_at(Located::Argument(entry, index), location);
        }
        self.define(argument.name, value, 1)
    }

    /// Parses the first block, whose label is optional.
    fn entry_block(&mut self, entry: Block) -> ParseResult<()> {
        if !self.is(Kind::CaretIdentifier) {
            self.scratch.blocks.push(entry);
            return self.block_body(entry);
        }
        self.labelled_block(Some(entry))
    }

    /// Parses a label and the block after it. `given` is a block without a name.
    fn labelled_block(&mut self, given: Option<Block>) -> ParseResult<()> {
        let (start, mark, blocks) = (self.offset(), self.mark(), self.scratch.blocks.len());
        let outcome = self.block_label(given).and_then(|block| self.block_after_label(block));
        if outcome.is_ok() {
            return Ok(());
        }
        self.recover_label(start, mark.as_ref())?;
        self.block_after_dropped_label(given, blocks)
    }

    /// Parses the block after a dropped label. The block is the one at position `before` on the stack, if the label was
    /// parsed far enough to name it.
    #[cold]
    fn block_after_dropped_label(&mut self, given: Option<Block>, before: usize) -> ParseResult<()> {
        let block = match (self.scratch.blocks.get(before).copied(), given) {
            (Some(named), _) => named,
            (None, Some(given)) => given,
            (None, None) => {
                self.check_room(0, 0)?;
                self.new_block()
            }
        };
        self.scratch.blocks.truncate(before);
        self.scratch.blocks.push(block);
        self.note_incomplete(Some(block));
        if self.is(Kind::Eof) { Ok(()) } else { self.block_body(block) }
    }

    fn block_after_label(&mut self, block: Block) -> ParseResult<()> {
        self.scratch.blocks.push(block);
        if self.is(Kind::LParen) {
            self.block_arguments(block)?;
        }
        self.expect(Kind::Colon, "expected ':' after block name")?;
        self.block_body(block)
    }

    fn block_body(&mut self, block: Block) -> ParseResult<()> {
        self.block = Some(block);
        let mark = self.mark();
        while !self.is(Kind::CaretIdentifier) && !self.is(Kind::RBrace) {
            let start = self.offset();
            if self.operation().is_err() {
                self.recover(start, mark.as_ref())?;
                if self.is(Kind::Eof) {
                    break;
                }
            }
        }
        self.settle_errors(mark.as_ref());
        Ok(())
    }

    /// Parses `'(' (%name ':' type location?)* ')'`.
    fn block_arguments(&mut self, block: Block) -> ParseResult<()> {
        self.parenthesized("", |parser| {
            let name = parser.ssa_use()?;
            parser.expect(Kind::Colon, "expected ':' and type for SSA operand")?;
            let ty = parser.ty()?;
            let location = parser.location_at(name.start() as usize);
            let index = parser.ir.num_arguments(block);
            parser.check_room(index + 1, 0)?;
            let value = parser.ir.add_argument(block, ty, location);
            if let Some(location) = parser.trailing_location(Located::Argument(block, index))? {
                parser.ir.set_argument_location(block, index, location);
            }
            parser.define(name, value, 1)
        })
    }
}
