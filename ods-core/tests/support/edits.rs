//! Edits of an IR, chosen by bytes and also applied to a [`Model`]. Uses that the documentation forbids are skipped.

use std::sync::Arc;

use ods_core::attributes::{DictionaryAttr, IntegerAttr};
use ods_core::ir::equality::Ignore;
use ods_core::ir::{Checkpoint, OperationParts, Use, Watch};
use ods_core::verify::verify;
use ods_core::{Block, Context, InsertionPoint, Ir, Location, Operation, Region, Type, Value};

use super::bytes::Bytes;
use super::model::Model;
use super::snapshot::Snapshot;

/// The number of operations above which the IR no longer grows.
const MOST_OPS: usize = 200;

/// An IR being edited, and its model.
pub struct Editor<'a> {
    ir: Ir,
    model: Model,
    bytes: Bytes<'a>,
    /// The open spans of changes, each with the state at its start.
    spans: Vec<(Span, Model, Snapshot)>,
}

/// A place before an operation of the block, or at its end.
#[derive(Clone, Copy)]
struct Place {
    block: Block,
    before: Option<Operation>,
}

impl Place {
    fn point(self, ir: &Ir) -> InsertionPoint {
        match self.before {
            Some(op) => InsertionPoint::before(ir, op),
            None => InsertionPoint::end_of(self.block),
        }
    }
}

/// Applies the edits chosen by the bytes, and checks the IR after each.
pub fn run(bytes: &[u8]) {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let ir = Ir::new(Arc::new(context));
    let mut editor = Editor { ir, model: Model::default(), bytes: Bytes::new(bytes), spans: Vec::new() };
    while !editor.bytes.is_empty() {
        editor.step();
        editor.model.check(&editor.ir);
    }
    editor.finish();
}

impl Editor<'_> {
    fn step(&mut self) {
        match self.bytes.below(33) {
            0..4 => self.create(),
            4..6 => self.insert(),
            6 => self.detach(),
            7 => self.move_op(),
            8 => self.erase(),
            9 => self.erase_block(),
            10 => self.add_block(),
            11 => self.move_block(),
            12 => self.add_argument(),
            13 => self.erase_argument(),
            14 => self.set_operand(),
            15 => self.set_operands(),
            16 => self.replace_all_uses(),
            17 => self.replace_some_uses(),
            18 => self.set_successor(),
            19 => self.split_block(),
            20 => self.inline_block(),
            21 => self.take_blocks(),
            22 => self.copy(),
            23 => self.set_attributes(),
            24 => self.look(),
            25 => self.walk(),
            26 | 27 => self.begin_changes(|ir| Span::Undoable(ir.begin_changes())),
            28 => self.begin_changes(|ir| Span::Watched(ir.watch_changes())),
            29 => self.end_changes(false),
            30 => self.end_changes(true),
            31 => self.be_absorbed(),
            _ => self.set_type(),
        }
    }

    fn op(&mut self) -> Option<Operation> {
        let ops: Vec<Operation> = self.model.ops.keys().copied().collect();
        self.bytes.pick(&ops)
    }

    fn block(&mut self) -> Option<Block> {
        let blocks: Vec<Block> = self.model.blocks.keys().copied().collect();
        self.bytes.pick(&blocks)
    }

    fn region(&mut self) -> Option<Region> {
        let regions: Vec<Region> = self.model.regions.keys().copied().collect();
        self.bytes.pick(&regions)
    }

    fn value(&mut self) -> Option<Value> {
        let values = self.model.values();
        self.bytes.pick(&values)
    }

    fn values(&mut self, most: usize) -> Vec<Value> {
        let values = self.model.values();
        self.bytes.pick_some(&values, most)
    }

    fn ty(&mut self) -> Type {
        self.bytes.pick(&[Type::I32, Type::F32, Type::INDEX]).unwrap_or(Type::I1)
    }

    fn place(&mut self) -> Option<Place> {
        let block = self.block()?;
        let ops = self.model.blocks[&block].ops.clone();
        let at = self.bytes.below(ops.len() + 1);
        Some(Place { block, before: ops.get(at).copied() })
    }
}

/// Absorbing.
impl Editor<'_> {
    /// Moves everything into an IR that has erased entities, and sometimes one that is nearly as old as can be.
    fn be_absorbed(&mut self) {
        let mut target = Ir::new(self.ir.shared_context());
        let name = target.context().op_name("u.op");
        for _ in 0..self.bytes.below(130) {
            let block = target.create_block();
            target.add_argument(block, Type::I1, Location::UNKNOWN);
            let parts = OperationParts {
                result_types: &[Type::I32],
                num_regions: 1,
                ..OperationParts::new(name, Location::UNKNOWN)
            };
            let op = target.create_operation_at(&parts, InsertionPoint::end_of(block));
            assert!(target.erase(op).and_then(|()| target.erase_block(block)).is_ok(), "nothing uses them");
        }
        let Some(new) = target.absorb(&mut self.ir) else {
            return assert!(!self.spans.is_empty(), "spans alone are in the way");
        };
        assert_eq!(self.ir.num_operations(), 0);
        self.ir = target;
        self.model = self.model.absorbed(&new);
    }
}

/// Operations.
impl Editor<'_> {
    fn create(&mut self) {
        if self.model.ops.len() >= MOST_OPS {
            return;
        }
        let name = self.bytes.pick(&["u.a", "u.b", "builtin.module", "builtin.unrealized_conversion_cast"]);
        let operands = self.values(4);
        let result_types: Vec<Type> = (0..self.bytes.below(4)).map(|_| Type::I32).collect();
        let blocks: Vec<Block> = self.model.blocks.keys().copied().collect();
        let op = self.ir.create_operation(&OperationParts {
            operands: &operands,
            result_types: &result_types,
            successors: &self.bytes.pick_some(&blocks, 2),
            num_regions: self.bytes.below(3),
            ..OperationParts::new(self.ir.context().op_name(name.unwrap_or("u.c")), Location::UNKNOWN)
        });
        self.model.learn(&self.ir, op);
        if let Some(place) = self.place() {
            self.put(op, place);
        }
    }

    fn put(&mut self, op: Operation, place: Place) {
        if !self.model.is_inside(place.block, op) {
            self.ir.insert(place.point(&self.ir), op);
            self.model.insert(place.block, place.before, op);
        }
    }

    fn insert(&mut self) {
        let (Some(op), Some(place)) = (self.op(), self.place()) else { return };
        if self.model.ops[&op].block.is_none() {
            self.put(op, place);
        }
    }

    fn detach(&mut self) {
        let Some(op) = self.op() else { return };
        self.ir.detach(op);
        self.model.detach(op);
    }

    fn move_op(&mut self) {
        let (Some(op), Some(place)) = (self.op(), self.place()) else { return };
        if self.model.is_inside(place.block, op) {
            return;
        }
        self.ir.move_op(op, place.point(&self.ir));
        if place.before != Some(op) {
            self.model.detach(op);
            self.model.insert(place.block, place.before, op);
        }
    }

    fn erase(&mut self) {
        let Some(op) = self.op() else { return };
        let used = self.model.ops[&op].results.iter().any(|result| self.model.has_uses(*result));
        assert_eq!(self.ir.erase(op).is_err(), used);
        if !used {
            self.model.erase(op);
        }
    }

    fn copy(&mut self) {
        let Some(op) = self.op() else { return };
        let inside = self.ir.walk_pre(op).collect::<Vec<_>>();
        // Operations that refer to erased entities cannot be copied: a stale handle panics.
        if self.model.ops.len() + inside.len() > MOST_OPS || inside.iter().any(|op| self.model.is_dangling(*op)) {
            return;
        }
        let copy = self.ir.clone_op(op);
        assert!(self.ir.structurally_equal(op, copy, Ignore::default()), "a copy is equal");
        let hash = |op| self.ir.structural_hash(op, Ignore::default());
        assert_eq!(hash(op), hash(copy), "a copy has the same hash");
        self.model.learn(&self.ir, copy);
    }

    fn set_attributes(&mut self) {
        let Some(op) = self.op() else { return };
        let (slot, number) = (self.bytes.below(3), self.bytes.below(4) as i64);
        let context = self.ir.shared_context();
        let value = IntegerAttr::get(&context, Type::I32, number).ok().map(Into::into);
        let there = self.ir.set_inherent(op, slot, value);
        if there {
            assert_eq!(self.ir.inherent(op, slot), value);
        }
        self.ir.set_attribute(op, context.identifier("x"), value);
        assert_eq!(self.ir.attribute(op, "x"), value);
        if number == 0 {
            self.ir.set_attributes(op, DictionaryAttr::EMPTY);
            assert_eq!(self.ir.attribute(op, "x"), None);
            let location = context.file_location("f", 1, slot as u32);
            self.ir.set_location(op, location);
            assert_eq!(self.ir.location(op), location);
        }
    }
}

/// Values.
impl Editor<'_> {
    fn add_argument(&mut self) {
        let (Some(block), ty) = (self.block(), self.ty()) else { return };
        let count = self.model.blocks[&block].arguments.len();
        let at = self.bytes.below(count + 1);
        let value = self.ir.insert_argument(block, at, ty, Location::UNKNOWN);
        assert!(!self.model.dead_values.contains(&value), "a value came back");
        self.model.block(block).arguments.insert(at, value);
        assert_eq!(self.ir.value_type(value), ty);
    }

    fn erase_argument(&mut self) {
        let Some(block) = self.block() else { return };
        let arguments = self.model.blocks[&block].arguments.clone();
        let at = self.bytes.below(arguments.len() + 1);
        let used = arguments.get(at).is_some_and(|argument| self.model.has_uses(*argument));
        assert_eq!(self.ir.erase_argument(block, at).is_err(), used);
        if !used && at < arguments.len() {
            self.model.block(block).arguments.remove(at);
            self.model.dead_values.insert(arguments[at]);
        }
    }

    fn set_operand(&mut self) {
        let (Some(op), Some(value)) = (self.op(), self.value()) else { return };
        let at = self.bytes.below(4);
        self.ir.set_operand(op, at, value);
        if let Some(operand) = self.model.op(op).operands.get_mut(at) {
            *operand = value;
        }
    }

    fn set_operands(&mut self) {
        let (Some(op), values) = (self.op(), self.values(5)) else { return };
        self.ir.set_operands(op, &values);
        self.model.op(op).operands = values;
    }

    fn replace_all_uses(&mut self) {
        let (Some(old), Some(new)) = (self.value(), self.value()) else { return };
        self.ir.replace_all_uses(old, new);
        self.model.replace_all_uses(old, new);
    }

    fn replace_some_uses(&mut self) {
        let (Some(old), Some(new)) = (self.value(), self.value()) else { return };
        let parity = self.bytes.below(2);
        let chosen = |usage: Use| usage.operand % 2 == parity;
        self.ir.replace_uses_if(old, new, |_, usage| chosen(usage));
        for (op, model) in &mut self.model.ops {
            for (operand, value) in model.operands.iter_mut().enumerate() {
                if *value == old && chosen(Use { op: *op, operand }) {
                    *value = new;
                }
            }
        }
    }

    fn set_type(&mut self) {
        let (Some(value), ty) = (self.value(), self.ty()) else { return };
        self.ir.set_value_type(value, ty);
        assert_eq!(self.ir.value_type(value), ty);
    }
}

/// Blocks and regions.
impl Editor<'_> {
    fn add_block(&mut self) {
        let block = self.ir.create_block();
        self.model.learn_block(&self.ir, block);
        if let Some(region) = self.region() {
            self.put_block(region, None, block);
        }
    }

    fn put_block(&mut self, region: Region, before: Option<Block>, block: Block) {
        let parent = self.model.ops[&self.model.regions[&region].op].block;
        if !parent.is_some_and(|parent| self.model.is_block_inside(block, parent)) {
            self.ir.insert_block_before(region, before, block);
            self.model.insert_block(region, before, block);
        }
    }

    fn move_block(&mut self) {
        let (Some(block), Some(region)) = (self.block(), self.region()) else { return };
        self.ir.detach_block(block);
        self.model.detach_block(block);
        let others = self.model.regions[&region].blocks.clone();
        let before = self.bytes.below(others.len() + 1);
        self.put_block(region, others.get(before).copied(), block);
    }

    fn erase_block(&mut self) {
        let Some(block) = self.block() else { return };
        let free = self.model.is_block_free(block);
        assert_eq!(self.ir.erase_block(block).is_ok(), free);
        if free {
            self.model.erase_block(block);
        }
    }

    fn set_successor(&mut self) {
        let (Some(op), Some(block)) = (self.op(), self.block()) else { return };
        let at = self.bytes.below(3);
        self.ir.set_successor(op, at, block);
        if let Some(successor) = self.model.op(op).successors.get_mut(at) {
            *successor = block;
        }
    }

    fn split_block(&mut self) {
        let Some(op) = self.op() else { return };
        let from = self.model.ops[&op].block;
        let new = self.ir.split_block(op);
        assert_eq!(new.is_some(), from.is_some());
        let (Some(from), Some(new)) = (from, new) else { return };
        let region = self.model.blocks[&from].region;
        self.model.blocks.entry(new).or_default();
        if let Some(region) = region {
            let blocks = &self.model.regions[&region].blocks;
            let at = blocks.iter().position(|block| *block == from).expect("it is in its region");
            let before = blocks.get(at + 1).copied();
            self.model.insert_block(region, before, new);
        }
        let ops = self.model.blocks[&from].ops.clone();
        for moved in ops.into_iter().skip_while(|first| *first != op) {
            self.model.detach(moved);
            self.model.insert(new, None, moved);
        }
    }

    fn inline_block(&mut self) {
        let (Some(from), Some(place)) = (self.block(), self.place()) else { return };
        let arguments = self.model.blocks[&from].arguments.clone();
        let own = |value: &Value| arguments.contains(value);
        let values: Vec<Value> = arguments.iter().filter_map(|_| self.value()).collect();
        let branches = self.model.ops.values().any(|op| op.successors.contains(&from));
        let possible = !branches && !self.model.is_block_inside(from, place.block) && !values.iter().any(own);
        assert_eq!(self.ir.inline_block(from, place.point(&self.ir), &values), possible);
        if !possible {
            return;
        }
        for (old, new) in arguments.iter().zip(&values) {
            self.model.replace_all_uses(*old, *new);
        }
        for op in self.model.blocks[&from].ops.clone() {
            self.model.detach(op);
            self.model.insert(place.block, place.before, op);
        }
        self.model.erase_block(from);
    }

    fn take_blocks(&mut self) {
        let (Some(from), Some(into)) = (self.region(), self.region()) else { return };
        let parent = self.model.ops[&self.model.regions[&into].op].block;
        let blocks = self.model.regions[&from].blocks.clone();
        let inside = |block: &Block| parent.is_some_and(|parent| self.model.is_block_inside(*block, parent));
        if from == into || blocks.iter().any(inside) {
            return;
        }
        self.ir.take_blocks(from, into);
        for block in blocks {
            self.model.detach_block(block);
            self.model.insert_block(into, None, block);
        }
    }
}

/// An open span of changes.
enum Span {
    Undoable(Checkpoint),
    Watched(Watch),
}

/// Spans of changes.
impl Editor<'_> {
    fn begin_changes(&mut self, begin: impl FnOnce(&mut Ir) -> Span) {
        if self.spans.len() < 4 {
            let snapshot = Snapshot::new(&self.ir, &self.model);
            self.spans.push((begin(&mut self.ir), self.model.clone(), snapshot));
        }
    }

    fn end_changes(&mut self, keep: bool) {
        let Some((span, model, snapshot)) = self.spans.pop() else { return };
        match span {
            Span::Watched(start) => self.ir.end_watch(start),
            Span::Undoable(start) if keep => self.ir.keep_changes(start),
            Span::Undoable(start) => {
                self.ir.undo_changes(start);
                self.model.restore(model);
                assert_eq!(Snapshot::new(&self.ir, &self.model), snapshot, "all is as before");
            }
        }
    }
}

/// Queries.
impl Editor<'_> {
    /// Checks that verification and printing terminate in any state.
    fn look(&mut self) {
        let Some(op) = self.op() else { return };
        let _ = verify(&self.ir, op);
        let text = self.ir.display(op).to_string();
        let cut = self.ir.walk_pre(op).any(|op| self.model.is_dangling(op));
        assert!(cut || !text.contains("<<NULL"), "{text}");
    }

    fn walk(&mut self) {
        let Some(op) = self.op() else { return };
        let (pre, post) = (self.ir.walk_pre(op).collect::<Vec<_>>(), self.ir.walk_post(op).collect::<Vec<_>>());
        assert_eq!((pre.first(), post.last()), (Some(&op), Some(&op)));
        let sorted = |mut ops: Vec<Operation>| {
            ops.sort_unstable();
            ops
        };
        let limit = self.bytes.below(8);
        let mut walk = self.ir.walk_pre(op);
        assert_eq!(walk.by_ref().take(limit).count(), pre.len().min(limit));
        let last = pre[..limit.min(pre.len())].last().copied();
        walk.skip_inside();
        let behind = |next: &Operation| last.is_none_or(|last| !self.ir.is_proper_ancestor(last, *next));
        assert!(walk.eq(pre.iter().copied().skip(limit).filter(behind)));
        assert_eq!(sorted(pre), sorted(post));
    }

    /// Erases everything, once nothing has uses.
    fn finish(mut self) {
        while !self.spans.is_empty() {
            let keep = self.spans.len().is_multiple_of(2);
            self.end_changes(keep);
            self.model.check(&self.ir);
        }
        for op in self.model.ops.keys().copied().collect::<Vec<_>>() {
            self.ir.set_operands(op, []);
        }
        let attached = |op: &Operation, model: &Model| model.ops[op].block.is_some();
        let roots: Vec<Operation> = self.model.ops.keys().copied().filter(|op| !attached(op, &self.model)).collect();
        for op in roots {
            self.ir.erase(op).expect("nothing is used");
            self.model.erase(op);
        }
        self.model.ops.values_mut().for_each(|op| op.operands.clear());
        self.model.check(&self.ir);
    }
}
