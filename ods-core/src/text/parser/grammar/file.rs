//! The top level of a file, and the module around it.

use crate::entity::{Location, Operation};
use crate::ir::OperationParts;
use crate::text::lexer::Kind;

use crate::text::parser::recovery::Mark;
use crate::text::parser::{AsmParser, ParseError, ParseResult};

impl AsmParser<'_> {
    /// Returns the whole file: its root, and whether that is a module that nobody wrote.
    pub(in crate::text) fn file(&mut self, name: &str) -> ParseResult<(Operation, bool)> {
        let implicit = self.implicit_module(name);
        self.top_level_items(None)?;
        self.check_all_defined()?;
        self.erase_replaced();
        self.resolve_deferred_locations(implicit)?;
        self.pop_block_names()?;
        let root = self.root(implicit);
        Ok((root, root == implicit))
    }

    /// Returns the same in a parser that continues after errors, which always has a root.
    pub(in crate::text) fn file_recovering(&mut self, name: &str) -> (Operation, bool) {
        let implicit = self.implicit_module(name);
        let mark = self.mark();
        let read = self.top_level_items(mark.as_ref());
        if read.is_err() {
            self.leave_all(mark.as_ref());
        }
        // All of these have reported what is wrong.
        let _ = self.check_all_defined();
        let _ = self.resolve_deferred_locations(implicit);
        let _ = self.pop_block_names();
        self.adopt_undefined_blocks(implicit);
        self.observe_end();
        let implicit = self.mend(implicit);
        let root = self.root(implicit);
        (root, root == implicit)
    }

    /// Blocks that are successors of operations at the top level.
    fn adopt_undefined_blocks(&mut self, implicit: Operation) {
        for block in std::mem::take(&mut self.scratch.blocks) {
            if let Some(region) = self.ir.region(implicit, 0) {
                self.ir.append_block(region, block);
            }
        }
    }

    /// Returns the module around what there is, in whose block operations go from now on.
    fn implicit_module(&mut self, name: &str) -> Operation {
        // An operation takes about so many bytes of text; too much room costs addresses only.
        self.ir.reserve(self.lexer.source().len().saturating_sub(self.start) / 64);
        let location = self.implicit_location(name);
        let module = self.context.op_name("builtin.module");
        let parts = OperationParts { num_regions: 1, ..OperationParts::new(module, location) };
        let implicit = self.ir.create_operation(&parts);
        let block = self.ir.create_block();
        if let Some(region) = self.ir.region(implicit, 0) {
            self.ir.append_block(region, block);
        }
        self.block = Some(block);
        self.names.push(true);
        self.blocks.push();
        implicit
    }

    fn top_level_items(&mut self, mark: Option<&Mark>) -> ParseResult<()> {
        while !self.is(Kind::Eof) {
            let start = self.offset();
            if self.top_level_item().is_err() {
                self.recover(start, mark)?;
            }
        }
        Ok(())
    }

    /// Where a module that nobody wrote is.
    fn implicit_location(&self, name: &str) -> Location {
        // As mlir-opt: a place that no file has, or where the part of the file starts.
        if self.start == 0 { self.context.file_location(name, 0, 0) } else { self.location_at(self.start) }
    }

    fn top_level_item(&mut self) -> ParseResult<()> {
        match self.token.kind {
            Kind::HashIdentifier => self.attribute_alias(),
            Kind::ExclamationIdentifier => self.type_alias(),
            Kind::MetadataBegin => self.file_metadata(),
            Kind::Error => Err(ParseError),
            _ => self.operation(),
        }
    }

    /// Returns the module that is all there is in the implicit one, or the implicit one.
    fn root(&mut self, implicit: Operation) -> Operation {
        let first = self.block.and_then(|block| self.ir.first_op(block));
        match first {
            Some(only) if self.ir.next_op(only).is_none() && self.ir.name(only) == self.ir.name(implicit) => {
                self.ir.detach(only);
                // Empty by now, and without results: nothing can be in the way.
                let _ = self.ir.erase(implicit);
                only
            }
            _ => implicit,
        }
    }
}
