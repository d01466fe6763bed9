//! Permissions of dialects to inline.

use ods_core::interfaces::DialectInlinerInterface;
use ods_core::{Ir, Operation, Region};
use smallvec::{SmallVec, smallvec};

/// The implementation of a dialect, if it has one.
type Found = Option<&'static dyn DialectInlinerInterface>;

/// The implementations of [`DialectInlinerInterface`] that were asked for.
#[derive(Default)]
pub(super) struct Legality {
    /// By the number of a registered operation of the dialect.
    known: Vec<Option<Found>>,
}

impl Legality {
    /// Returns the implementation of the operation's dialect.
    pub(super) fn of(&mut self, ir: &Ir, op: Operation) -> Found {
        let number = ir.name(op).registered_number();
        if let Some(Some(known)) = number.and_then(|number| self.known.get(number)) {
            return *known;
        }
        let found = ir.context().dialect_interface::<dyn DialectInlinerInterface>(ir.op_info(op).dialect());
        if let Some(number) = number {
            self.known.resize(self.known.len().max(number + 1), None);
            self.known[number] = Some(found);
        }
        found
    }

    /// Returns whether the call may be replaced by the blocks of `body`, the region of `callable`.
    pub(super) fn may_inline(&mut self, ir: &Ir, call: Operation, callable: Operation, body: Region) -> bool {
        let Some(target) = ir.parent_region(call) else { return false };
        let may_call = |dialect: &dyn DialectInlinerInterface| dialect.may_inline_call(ir, call, callable);
        let may_take = |dialect: &dyn DialectInlinerInterface| dialect.may_inline_into(ir, target, body);
        self.of(ir, call).is_some_and(may_call)
            && self.of(ir, ir.region_parent(target)).is_some_and(may_take)
            && self.may_inline_body(ir, body, target)
    }

    /// Returns whether the body takes the place of the call without a new block: it has one block, which returns the
    /// results.
    pub(super) fn fits_in_block(&mut self, ir: &Ir, call: Operation, body: Region) -> bool {
        let last = ir.entry_block(body).filter(|_| ir.has_one_block(body)).and_then(|entry| ir.last_op(entry));
        last.is_some_and(|last| {
            self.of(ir, last).is_some_and(|dialect| {
                dialect.returns(ir, last) && dialect.returned_values(ir, last).len() == ir.num_results(call)
            })
        })
    }

    /// Returns whether all operations of the body may be put into the region.
    fn may_inline_body(&mut self, ir: &Ir, body: Region, target: Region) -> bool {
        let mut pending: SmallVec<[Region; 8]> = smallvec![body];
        while let Some(region) = pending.pop() {
            for block in ir.blocks(region) {
                let mut next = ir.first_op(block);
                while let Some(op) = next {
                    next = ir.next_op(op);
                    let Some(dialect) = self.of(ir, op).filter(|dialect| dialect.may_inline_op(ir, op, target)) else {
                        return false;
                    };
                    if ir.num_regions(op) > 0 && dialect.may_inline_depends_on_body(ir, op) {
                        pending.extend(ir.regions(op));
                    }
                }
            }
        }
        true
    }
}
