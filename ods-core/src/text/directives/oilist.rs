//! `oilist("keyword" ... | ...)`: clauses in any order.

use smallvec::SmallVec;

use crate::text::parser::{AsmParser, OpParseRun, ParseResult, PendingOperation};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

use super::OiClause;

impl AsmParser<'_> {
    pub(super) fn oi_list(
        &mut self,
        clauses: &'static [OiClause],
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        let mut seen: SmallVec<[usize; 8]> = SmallVec::new();
        while let Some(at) = clauses.iter().position(|clause| self.at_op_literal(clause.keyword)) {
            let clause = &clauses[at];
            self.advance();
            if seen.contains(&at) {
                return self.repeated_clause(clause.keyword);
            }
            seen.push(at);
            self.imply(clause.implied, run);
            for element in clause.elements {
                if !clause.implied.is_some_and(|anchor| element.is(anchor)) {
                    self.op_element(element, run, pending)?;
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn repeated_clause(&mut self, keyword: &str) -> ParseResult<()> {
        let message = format!("`{keyword}` clause can appear at most once in the expansion of the oilist directive");
        Err(self.emit_error(self.name_location(), message))
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn oi_list(&mut self, clauses: &'static [OiClause], run: OpPrintRun) {
        for clause in clauses {
            if self.is_there(clause.anchors, run) {
                self.blank(clause.space);
                self.writer.text(clause.keyword);
                self.group(clause.elements, clause.implied, run);
            }
        }
    }
}
