//! Forks: operations that leave an IR to be worked on by another thread, and come back.
//!
//! An operation that is isolated from above uses nothing outside, so its contents can be copied into an IR of their
//! own. A copy is faithful: uses are in the same order, so that a pass has the same outcome as on the original.
//! Contents that come back take the place of the old ones: the operation keeps its handle, and handles to its old
//! contents become stale.
//!
//! Copying needs a table per kind of slot, from the old ones to the new ones; the memory of entries that are not used
//! is never touched.

use smallvec::SmallVec;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Handle, Location, Operation, Region, Value};
use crate::schema::TraitSet;
use crate::storage::arena::Slot;
use crate::storage::runs::Item;

use super::block::BlockData;
use super::operation::{OperationData, copy_tail};
use super::region::RegionData;
use super::uses::{NO_USE, OperandSlot, SuccessorSlot};
use super::{Ir, OperationParts};

/// Copies of operations, in an IR of their own.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::{Context, Ir};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let outer = ir.builder().insert(ModuleOp::new())?;
/// let inner = outer.body_builder(&mut ir).insert(ModuleOp::new())?;
///
/// let mut fork = ir.fork(&[inner.into()]).expect("a module uses nothing outside");
/// let copy = fork.ir.cast::<ModuleOp>(fork.ops()[0]).expect("a module");
/// copy.body_builder(&mut fork.ir).insert(ModuleOp::new())?;
/// assert_eq!(ir.walk_pre(outer).count(), 2);
///
/// ir.join(fork)?;
/// assert_eq!(ir.walk_pre(outer).count(), 3);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Fork {
    /// The IR of the copies. Each copy is inside copies of the operations that enclose the original; these have no
    /// other contents.
    pub ir: Ir,
    /// The block of the copies.
    pub(super) place: Option<Block>,
    pub(super) originals: Vec<Operation>,
    pub(super) copies: Vec<Operation>,
}

impl Fork {
    /// Returns the copies, in the order of the originals.
    pub fn ops(&self) -> &[Operation] {
        &self.copies
    }

    /// Checks that the contents of each copy can replace the contents of the original.
    fn check(&self, target: &Ir) -> Result<(), Diagnostic> {
        let mut previous = None;
        for (position, (original, copy)) in self.originals.iter().zip(&self.copies).enumerate() {
            if !target.contains(*original) || target.journal.is_open() {
                let message = "operations cannot come back to an IR that has lost them, or that keeps changes";
                return Err(Diagnostic::error(Location::UNKNOWN, message));
            }
            let is_last = position + 1 == self.copies.len();
            if !self.is_in_place(*copy, previous, is_last) || !self.is_closed(*copy) {
                let message = "has a copy that was moved or erased, got neighbors, or now uses values from outside; change only \
                               the contents of a copy";
                return Err(target.op_error(*original, message));
            }
            previous = Some(*copy);
        }
        Ok(())
    }

    fn is_in_place(&self, copy: Operation, previous: Option<Operation>, is_last: bool) -> bool {
        self.ir.contains(copy)
            && self.ir.parent_block(copy) == self.place
            && self.ir.previous_op(copy) == previous
            && !(is_last && self.ir.next_op(copy).is_some())
    }

    /// Returns whether a copy uses only values inside itself.
    fn is_closed(&self, copy: Operation) -> bool {
        let ir = &self.ir;
        let mut inside = ir.walk_pre(copy).skip(1);
        inside.all(|op| {
            let block = ir.parent_block(op);
            ir.operands(op).all(|value| {
                let owner = ir.value_block(value);
                owner == block || owner.is_some_and(|owner| self.is_inside(owner, copy))
            }) && ir.successors(op).all(|successor| self.is_inside(successor, copy))
        })
    }

    fn is_inside(&self, block: Block, copy: Operation) -> bool {
        let mut around = std::iter::successors(self.ir.block_parent_op(block), |op| self.ir.parent_op(*op));
        around.any(|op| op == copy)
    }
}

impl Ir {
    /// Returns whether the operation can leave this IR: it is isolated from above, has regions, and no operands,
    /// results and successors; and no [`Checkpoint`](super::Checkpoint) of this IR waits for changes.
    pub fn can_fork(&self, op: impl Into<Operation>) -> bool {
        self.is_apart(op.into()) && !self.journal.is_open()
    }

    /// Returns whether the operation is isolated from above, has regions, and no operands, results and successors.
    fn is_apart(&self, op: Operation) -> bool {
        self.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE)
            && self.num_regions(op) > 0
            && self.num_operands(op) + self.num_results(op) + self.num_successors(op) == 0
    }

    /// Copies the operations, which are in one region, into an IR of their own. If a
    /// [`Checkpoint`](super::Checkpoint) of this IR waits for changes, the copies cannot come back before it is gone.
    ///
    /// Returns `None` if one is not isolated from above, has no regions, or has operands, results or successors, or if
    /// the IR is invalid because one uses something outside.
    pub fn fork(&self, ops: &[Operation]) -> Option<Fork> {
        if !ops.iter().all(|op| self.is_apart(*op)) {
            return None;
        }
        let mut ir = Self::new(self.shared_context());
        // Room for everything: memory that is not used is never touched, and nothing is moved when there is more.
        ir.ops.reserve(self.ops.slots());
        ir.values.reserve(self.values.slots());
        ir.operands.reserve(self.operands.len());
        ir.words.reserve(self.words.len());
        let place = ops.first().and_then(|op| self.fork_around(&mut ir, *op));
        let mut copying = Copying::new(self, UseElsewhere::Refused);
        let mut copies = Vec::with_capacity(ops.len());
        for op in ops {
            let copy = self.fork_shell(&mut ir, *op);
            if let Some(block) = place {
                ir.append(block, copy);
            }
            copying.contents(self, *op, &mut ir, copy)?;
            copies.push(copy);
        }
        Some(Fork { ir, place, originals: ops.to_vec(), copies })
    }

    /// Replaces the contents and the attributes of the originals with the contents and attributes of the copies.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if an original or a copy is no longer where it was, if a copy uses
    /// something outside, or if there are operations beside the copies, which would be lost.
    pub fn join(&mut self, fork: Fork) -> Result<(), Diagnostic> {
        fork.check(self)?;
        let mut copying = Copying::new(&fork.ir, UseElsewhere::Dropped);
        for (original, copy) in fork.originals.into_iter().zip(fork.copies) {
            for region in self.regions(original).collect::<SmallVec<[Region; 2]>>() {
                while let Some(block) = self.entry_block(region) {
                    self.free_contents(block);
                }
            }
            let data = fork.ir.op(copy);
            let target = self.ops.get_mut(original);
            (target.location, target.attributes) = (data.location, data.attributes);
            let words = fork.ir.slot_words(copy).to_vec();
            self.put_slot_words(original, &words);
            // The uses were checked.
            let _ = copying.contents(&fork.ir, copy, self, original);
        }
        Ok(())
    }

    /// Creates copies of the operations around one, without contents. Returns the block for its copy.
    fn fork_around(&self, target: &mut Ir, op: Operation) -> Option<Block> {
        let mut around: Vec<(Operation, usize)> = Vec::new();
        let mut inner = op;
        while let Some(region) = self.parent_region(inner) {
            inner = self.region_parent(region);
            around.push((inner, self.region_position(region)));
        }
        let mut place: Option<Block> = None;
        for (outer, position) in around.into_iter().rev() {
            let shell = self.fork_shell(target, outer);
            if let Some(block) = place {
                target.append(block, shell);
            }
            let region = target.region(shell, position)?;
            place = Some(target.add_block(region));
        }
        place
    }

    /// Creates a copy of an operation without operands, results and successors, with empty regions.
    pub(super) fn fork_shell(&self, target: &mut Ir, op: Operation) -> Operation {
        let words = self.slot_words(op);
        let attributes = self.op_info(op).attribute_slots() as usize;
        let inherent: SmallVec<[_; 8]> = (0..attributes).map(|slot| self.inherent(op, slot)).collect();
        target.create_operation(&OperationParts {
            inherent: &inherent,
            words: words.get(attributes..).unwrap_or_default(),
            attributes: self.attributes(op),
            num_regions: self.num_regions(op),
            ..OperationParts::new(self.name(op), self.location(op))
        })
    }
}

impl Ir {
    /// Creates a copy of an operation without operands, results and successors, with its contents. Returns `None` if
    /// those use something outside.
    pub(super) fn fork_whole(&self, target: &mut Ir, op: Operation) -> Option<Operation> {
        let copy = self.fork_shell(target, op);
        if self.num_regions(op) > 0 {
            Copying::new(self, UseElsewhere::Refused).contents(self, op, target, copy)?;
        }
        Some(copy)
    }
}

/// A table from the slots of one IR to the slots of another: one more than the slot, or the raw handle; zero for none.
struct Table(Vec<u32>);

impl Table {
    fn new(slots: usize) -> Self {
        Self(vec![0; slots])
    }

    #[inline]
    fn set(&mut self, slot: usize, entry: u32) {
        self.0[slot] = entry;
    }

    #[inline]
    fn handle<H: Handle>(&self, old: H) -> Option<H> {
        match self.0.get(old.index()) {
            Some(0) | None => None,
            Some(raw) => Some(H::from_raw(*raw)),
        }
    }

    /// Returns the slot for a use of a use list; `None` if the user was not copied.
    #[inline]
    fn used(&self, old: u32) -> Option<u32> {
        self.0[old as usize].checked_sub(1)
    }
}

/// The treatment of uses by operations that are not copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum UseElsewhere {
    /// Nothing is copied.
    Refused,
    /// The use is dropped: it is by an operation that is nowhere.
    Dropped,
}

/// The copying of contents from one IR into another.
struct Copying {
    elsewhere: UseElsewhere,
    values: Table,
    blocks: Table,
    ops: Table,
    operands: Table,
    successors: Table,
    /// The operations of the current contents.
    made: Vec<(Operation, Operation)>,
    /// The blocks of the current contents.
    made_blocks: Vec<(Block, Block)>,
}

impl Copying {
    fn new(source: &Ir, elsewhere: UseElsewhere) -> Self {
        Self {
            elsewhere,
            values: Table::new(source.values.slots()),
            blocks: Table::new(source.blocks.slots()),
            ops: Table::new(source.ops.slots()),
            operands: Table::new(source.operands.len()),
            successors: Table::new(source.successors.len()),
            made: Vec::new(),
            made_blocks: Vec::new(),
        }
    }

    /// Copies the contents of the regions of an operation into the empty regions of another one. Returns `None` if
    /// something inside uses something outside, or the other way round.
    fn contents(&mut self, source: &Ir, from: Operation, target: &mut Ir, to: Operation) -> Option<()> {
        self.made.clear();
        self.made_blocks.clear();
        let mut pending: Vec<(Region, Region)> = source.regions(from).zip(target.regions(to)).collect();
        while let Some((from, to)) = pending.pop() {
            let mut next = source.entry_block(from);
            while let Some(block) = next {
                next = source.next_block(block);
                let copy = self.block(source, block, target, to);
                self.block_ops(source, block, target, copy, &mut pending);
            }
        }
        self.link_uses(source, target)
    }

    /// Copies a block and its arguments.
    fn block(&mut self, source: &Ir, from: Block, target: &mut Ir, region: Region) -> Block {
        let copy = target.blocks.insert(BlockData::BLANK);
        target.append_block(region, copy);
        self.blocks.set(from.index(), copy.raw());
        self.made_blocks.push((from, copy));
        for position in 0..source.num_arguments(from) {
            let Some(argument) = source.argument(from, position) else { continue };
            let location = source.argument_location(from, position);
            let new = target.add_argument(copy, source.value_type(argument), location);
            self.values.set(argument.index(), new.raw());
        }
        copy
    }

    fn block_ops(&mut self, source: &Ir, from: Block, target: &mut Ir, to: Block, pending: &mut Vec<(Region, Region)>) {
        let mut previous: Option<Operation> = None;
        let mut next = source.first_op(from);
        while let Some(op) = next {
            let data = source.op(op);
            next = data.next;
            let copy = self.op(source, op, data, target);
            let record = target.ops.get_mut(copy);
            (record.block, record.previous, record.next) = (Some(to), previous, None);
            match previous {
                Some(previous) => target.ops.get_mut(previous).next = Some(copy),
                None => target.blocks.get_mut(to).first = Some(copy),
            }
            previous = Some(copy);
            if data.has_tail() {
                pending.extend(source.regions(op).zip(target.regions(copy)));
            }
        }
        target.blocks.get_mut(to).last = previous;
    }

    /// Copies an operation, with room for its operands and successors.
    #[inline]
    fn op(&mut self, source: &Ir, from: Operation, data: &OperationData, target: &mut Ir) -> Operation {
        let operands = target.operands.allocate(data.num_operands, |_| OperandSlot::UNUSED);
        for i in 0..data.num_operands {
            self.operands.set((data.operands + i) as usize, operands + i + 1);
        }
        let (copy, record) = target.ops.vacant();
        *record = data.clone();
        record.set_generation(copy.generation());
        record.operands = operands;
        if let Some(first) = data.results {
            let results = self.results(source, first, data.num_results(), target, copy);
            target.ops.get_mut(copy).results = Some(results);
        }
        if data.has_tail() {
            self.tail(source, from, target, copy);
        }
        self.ops.set(from.index(), copy.raw());
        self.made.push((from, copy));
        copy
    }

    #[inline]
    fn results(&mut self, source: &Ir, first: Value, count: u32, target: &mut Ir, owner: Operation) -> Value {
        let (start, records) = target.values.vacant_run(count);
        for (position, record) in (0..count).zip(records) {
            let old = Value::pack(first.index() as u32 + position, first.generation());
            record.set_result(source.value_type(old), owner, position, start.generation());
            self.values.set(old.index(), Value::pack(start.index() as u32 + position, start.generation()).raw());
        }
        start
    }

    /// Copies slots and properties, and makes room for successors and regions.
    fn tail(&mut self, source: &Ir, from: Operation, target: &mut Ir, to: Operation) {
        let (start, count) = source.successor_run(from);
        let successors = target.successors.allocate(count, |_| SuccessorSlot::UNUSED);
        for i in 0..count {
            self.successors.set((start + i) as usize, successors + i + 1);
        }
        copy_tail(source, from, target, to, successors);
        for position in 0..source.num_regions(from) as u32 {
            let region = RegionData { parent: to, first: None, last: None, position, generation: 0 };
            let region = target.regions.insert(region);
            target.set_region(to, position, region);
        }
    }

    /// Fills operands and successors, and links them to the lists of their values and blocks, in the old order.
    fn link_uses(&self, source: &Ir, target: &mut Ir) -> Option<()> {
        for (from, to) in &self.made {
            let data = source.op(*from);
            let start = target.op(*to).operands;
            for i in 0..data.num_operands {
                let OperandSlot { value, next, previous, .. } = source.operands[data.operands + i];
                let value = self.values.handle(value)?;
                let next = self.link(&self.operands, next, |i| source.operands[i].next)?;
                let previous = self.link(&self.operands, previous, |i| source.operands[i].previous)?;
                if previous == NO_USE {
                    target.values.get_mut(value).first_use = start + i;
                }
                target.operands[start + i] = OperandSlot { value, next, previous, owner: *to };
            }
            if data.has_tail() {
                self.link_successors(source, *from, target, *to)?;
            }
        }
        Some(())
    }

    fn link_successors(&self, source: &Ir, from: Operation, target: &mut Ir, to: Operation) -> Option<()> {
        let ((old, count), (new, _)) = (source.successor_run(from), target.successor_run(to));
        for i in 0..count {
            let SuccessorSlot { block, next, previous, .. } = source.successors[old + i];
            let block = self.blocks.handle(block)?;
            let next = self.link(&self.successors, next, |i| source.successors[i].next)?;
            let previous = self.link(&self.successors, previous, |i| source.successors[i].previous)?;
            if previous == NO_USE {
                target.blocks.get_mut(block).first_use = new + i;
            }
            target.successors[new + i] = SuccessorSlot { block, next, previous, owner: to };
        }
        Some(())
    }

    /// Returns the slot for a link of a use list; `None` if it leads elsewhere, which is refused.
    #[inline]
    fn link(&self, table: &Table, mut old: u32, further: impl Fn(u32) -> u32) -> Option<u32> {
        while old != NO_USE {
            match table.used(old) {
                None if self.elsewhere == UseElsewhere::Dropped => old = further(old),
                used => return used,
            }
        }
        Some(NO_USE)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Context;
    use crate::text::{Parsed, parse};

    fn parsed(text: &str) -> Parsed {
        let context = Arc::new(Context::new());
        context.allow_unregistered_dialects(true);
        parse(&context, "test.mlir", text.as_bytes()).expect("it can be read")
    }

    const TEXT: &str = r#"
module @outer attributes {x.y = 1 : i32} {
  module @a {
    %0:2 = "x.two"() {k} : () -> (i32, i64)
    "x.use"(%0#1, %0#0, %0#1) <{p = 3 : i8}> : (i64, i32, i64) -> ()
    "x.region"(%0#0) ({
    ^bb0(%1: f32):
      %2 = "x.op"(%1, %0#0) : (f32, i32) -> f32
      "x.br"(%2)[^bb2, ^bb1] : (f32) -> ()
    ^bb1:
      "x.br"(%1)[^bb2, ^bb2] : (f32) -> ()
    ^bb2:
      "x.end"(%1, %2) : (f32, f32) -> ()
    }, {}) : (i32) -> ()
  }
  module @b attributes {x.z} {
    module @inner {
    }
  }
}
"#;

    /// Returns the orders of all uses, as positions of operations in a walk.
    fn uses(ir: &Ir, root: Operation) -> Vec<Vec<(usize, usize)>> {
        let order: Vec<Operation> = ir.walk_pre(root).collect();
        let position = |op| order.iter().position(|other| *other == op).expect("it is inside");
        let blocks = || order.iter().flat_map(|op| ir.regions(*op)).flat_map(|region| ir.blocks(region));
        let arguments = blocks().flat_map(|block| ir.arguments(block));
        let values = order.iter().flat_map(|op| ir.results(*op)).chain(arguments);
        let of_values = values.map(|value| ir.uses(value).map(|used| (position(used.op), used.operand)).collect());
        let of_blocks = blocks().map(|block| ir.predecessor_edges(block).map(|(op, i)| (position(op), i)).collect());
        of_values.chain(of_blocks).collect()
    }

    #[test]
    fn copies_are_faithful() {
        let Parsed { ir, root, .. } = parsed(TEXT);
        let modules: Vec<Operation> =
            ir.walk_pre(root).skip(1).filter(|op| ir.name_str(*op) == "builtin.module").collect();
        let outer = [modules[0], modules[1]];
        let fork = ir.fork(&outer).expect("they use nothing outside");
        for (original, copy) in outer.into_iter().zip(fork.ops()) {
            let text = |ir: &Ir, op: Operation| ir.display(op).generic().local_scope().with_locations().to_string();
            assert_eq!(text(&fork.ir, *copy), text(&ir, original));
            assert_eq!(uses(&fork.ir, *copy), uses(&ir, original));
            let around = fork.ir.parent_op(*copy).expect("the module around");
            assert_eq!(fork.ir.attributes(around), ir.attributes(root));
        }
        assert_eq!(fork.ir.walk_pre(fork.ir.parent_op(fork.ops()[0]).expect("a module")).count(), 1 + 7 + 1 + 1 + 1);
    }

    #[test]
    fn changes_come_back() {
        let Parsed { mut ir, root, .. } = parsed(TEXT);
        let (before, slots) = (ir.display(root).generic().to_string(), ir.ops.slots());
        let a = ir.walk_pre(root).nth(1).expect("a module");
        let mut fork = ir.fork(&[a]).expect("it uses nothing outside");
        let copy = fork.ops()[0];
        let user = fork.ir.walk_pre(copy).find(|op| fork.ir.name_str(*op) == "x.use").expect("it is there");
        fork.ir.erase(user).expect("it has no results");
        let name = fork.ir.context().identifier("x.new");
        fork.ir.set_attribute(copy, name, Some(crate::Attribute::UNIT));
        assert_eq!(ir.display(root).generic().to_string(), before, "nothing happens before");
        ir.join(fork).expect("it uses nothing outside");
        let after = ir.display(root).generic().to_string();
        assert!(!after.contains("x.use") && after.contains("x.new"), "{after}");
        assert!(crate::verify::verify(&ir, root).is_ok());
        assert_eq!(ir.ops.slots(), slots, "the slots of the old contents are used again");
    }

    #[test]
    fn a_round_trip_changes_nothing() {
        let Parsed { mut ir, root, .. } = parsed(TEXT);
        let (text, order) = (ir.display(root).generic().to_string(), uses(&ir, root));
        for _ in 0..3 {
            let all: Vec<Operation> = ir.walk_pre(root).filter(|op| ir.parent_op(*op) == Some(root)).collect();
            let fork = ir.fork(&all).expect("they use nothing outside");
            ir.join(fork).expect("they use nothing outside");
        }
        assert_eq!((ir.display(root).generic().to_string(), uses(&ir, root)), (text, order));
    }

    #[test]
    fn only_isolated_operations_leave() {
        let Parsed { ir, root, .. } = parsed(TEXT);
        let can: Vec<&str> = ir.walk_pre(root).filter(|op| ir.can_fork(*op)).map(|op| ir.name_str(op)).collect();
        assert_eq!(can, ["builtin.module"; 4]);
    }

    #[test]
    fn invalid_operations_do_not_leave() {
        let Parsed { mut ir, root, .. } = parsed(TEXT);
        let modules: Vec<Operation> = ir.walk_pre(root).filter(|op| ir.can_fork(*op)).skip(1).collect();
        let user = ir.walk_pre(root).find(|op| ir.name_str(*op) == "x.use").expect("it is there");
        let block = ir.regions(modules[1]).next().and_then(|region| ir.entry_block(region)).expect("a body");
        ir.detach(user);
        ir.append(block, user);
        assert!(ir.fork(&modules[..1]).is_none() && ir.fork(&modules[1..]).is_none());
        assert!(ir.fork(&[root]).is_some());
    }

    #[test]
    fn changes_outside_do_not_come_back() {
        let Parsed { mut ir, root, .. } = parsed(TEXT);
        let before = ir.display(root).generic().to_string();
        let all: Vec<Operation> = ir.walk_pre(root).filter(|op| ir.parent_op(*op) == Some(root)).collect();
        let mut refused = |change: fn(&mut Ir, &[Operation])| {
            let mut fork = ir.fork(&all).expect("they use nothing outside");
            let ops = fork.ops().to_vec();
            change(&mut fork.ir, &ops);
            ir.join(fork).expect_err("it is outside").to_string()
        };
        let erased = refused(|ir, ops| ir.erase(ops[0]).expect("it has no results"));
        assert!(erased.contains("'builtin.module' op has a copy that was moved or erased"), "{erased}");
        let created = refused(|ir, ops| {
            let block = ir.parent_block(ops[1]).expect("the block around");
            let copy = ir.clone_op(ops[0]);
            ir.append(block, copy);
        });
        assert!(created.contains("got neighbors"), "{created}");
        let used = refused(|ir, ops| {
            let user = ir.walk_pre(ops[0]).find(|op| ir.name_str(*op) == "x.use").expect("it is there");
            let block = ir.regions(ops[1]).next().and_then(|region| ir.entry_block(region)).expect("a body");
            ir.detach(user);
            ir.append(block, user);
        });
        assert!(used.contains("uses values from outside"), "{used}");
        assert_eq!(ir.display(root).generic().to_string(), before);
    }

    #[test]
    fn uses_by_lost_operations_do_not_come_back() {
        let Parsed { mut ir, root, .. } = parsed(TEXT);
        let a = ir.walk_pre(root).nth(1).expect("a module");
        let mut fork = ir.fork(&[a]).expect("it uses nothing outside");
        let user = fork.ir.walk_pre(fork.ops()[0]).find(|op| fork.ir.name_str(*op) == "x.use").expect("it is there");
        fork.ir.detach(user);
        ir.join(fork).expect("it uses nothing outside");
        let two = ir.walk_pre(root).find(|op| ir.name_str(*op) == "x.two").expect("it is there");
        assert_eq!(ir.results(two).map(|value| ir.uses(value).count()).collect::<Vec<_>>(), [2, 0]);
    }
}
