//! Limits: nesting depth, data larger than its text, and capacity of the IR.

use super::{AsmParser, ParseResult};

/// The maximum nesting depth of types, attributes, locations and regions, all together, with aliases expanded.
///
/// In debug builds a stack of 2 MiB holds about three times as many levels of types and attributes; for regions, see
/// `parser/stack.rs`.
pub const MAX_NESTING: u32 = 512;

/// The number of bytes that data may have beyond the length of its text, in addition to [`ALLOWANCE_PER_BYTE`] for each
/// byte of the text.
pub(super) const ALLOWANCE: usize = 64 << 20;
/// An allowance per byte of text, greater than that of data written in full.
pub(super) const ALLOWANCE_PER_BYTE: usize = 64;

/// Limits.
impl AsmParser<'_> {
    /// Runs `read` one nesting level deeper.
    #[inline]
    pub(in crate::text) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.reach(1)?;
        self.depth += 1;
        let outcome = read(self);
        self.depth -= 1;
        outcome
    }

    /// Records that there are `levels` levels below this one. Fails if that is too deep.
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

    /// Fails if `bytes` exceeds the remaining allowance.
    #[inline]
    pub(super) fn check_allowance(&mut self, bytes: usize) -> ParseResult<()> {
        if bytes > self.allowance {
            self.error("the text expands to far more data than its size allows")
        } else {
            Ok(())
        }
    }

    /// Deducts `bytes` from the allowance.
    #[inline]
    pub(super) fn spend(&mut self, bytes: usize) -> ParseResult<()> {
        self.check_allowance(bytes)?;
        self.allowance -= bytes;
        Ok(())
    }

    /// Fails if the IR has no room for this many more results or regions, as can happen for texts of hundreds of
    /// megabytes.
    #[inline]
    pub(super) fn check_room(&mut self, results: usize, regions: usize) -> ParseResult<()> {
        if self.ir.has_room(results, regions) {
            Ok(())
        } else {
            self.error("the text has too many entities for one IR")
        }
    }
}
