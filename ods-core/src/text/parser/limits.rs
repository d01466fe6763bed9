//! Limits: depth of nesting, data that is larger than its text, and room in the IR.

use super::{AsmParser, ParseResult};

/// Types, attributes, locations and regions may be nested so deep, all together, aliases spelt out.
///
/// In debug builds a stack of 2 MiB holds about three times as many levels of types and attributes; for regions, see
/// `parser/stack.rs`.
pub const MAX_NESTING: u32 = 512;

/// Bytes that data may take that are larger than their text, besides [`ALLOWANCE_PER_BYTE`] for each byte of the text.
pub(super) const ALLOWANCE: usize = 64 << 20;
/// More than data take that are written out in full, per byte of their text.
pub(super) const ALLOWANCE_PER_BYTE: usize = 64;

/// Limits.
impl AsmParser<'_> {
    /// Runs `read` one level deeper.
    #[inline]
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.reach(1)?;
        self.depth += 1;
        let outcome = read(self);
        self.depth -= 1;
        outcome
    }

    /// Notes that there are so many levels below this one; fails where that is too deep.
    #[inline]
    pub(super) fn reach(&mut self, levels: u32) -> ParseResult<()> {
        let depth = self.depth + levels;
        self.deepest = self.deepest.max(depth);
        if depth > MAX_NESTING {
            return self.give_up(format!("nesting is deeper than {MAX_NESTING} levels"));
        }
        Ok(())
    }

    /// Fails because of a limit.
    #[cold]
    pub(super) fn give_up<T>(&mut self, message: String) -> ParseResult<T> {
        let outcome = self.error(message);
        self.gave_up = true;
        outcome
    }

    /// Fails where so many bytes are more than what is left of the allowance.
    #[inline]
    pub(super) fn check_allowance(&mut self, bytes: usize) -> ParseResult<()> {
        if bytes > self.allowance {
            self.error("the text stands for absurdly more data than it has bytes")
        } else {
            Ok(())
        }
    }

    /// Takes so many bytes off the allowance.
    #[inline]
    pub(super) fn spend(&mut self, bytes: usize) -> ParseResult<()> {
        self.check_allowance(bytes)?;
        self.allowance -= bytes;
        Ok(())
    }

    /// Fails where the IR has no room for so many more results or regions: texts of hundreds of megabytes get there.
    #[inline]
    pub(super) fn check_room(&mut self, results: usize, regions: usize) -> ParseResult<()> {
        if self.ir.has_room(results, regions) {
            Ok(())
        } else {
            self.error("the text holds too many entities for one IR")
        }
    }
}
