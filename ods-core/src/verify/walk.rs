//! The order of verification, without recursion.
//!
//! A [`Frame`] stands for an operation with regions whose inside is being verified. Isolated operations met in a
//! block are put aside until the operation around is otherwise done, as in MLIR, which verifies them in parallel then.
//!
//! Invariants:
//! * `depths` has exactly the regions that some frame is in the middle of;
//! * suspects and isolated operations from a frame's start index on belong to the frame or to those above it.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Handle, Operation, Region, Value};
use crate::ir::dominance::DominanceInfo;
use crate::ir::operation::{NO_TAIL, OperationData};
use crate::ir::{Ir, ValueOwner};
use crate::schema::TraitSet;

use super::plan::{Plan, Plans};
use super::uses::{Condition, Suspect};
use super::{constraints, parallel, structure, unregistered, uses};

/// What to do about failures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Stop at any.
    Probe,
    /// Gather them all.
    All,
    /// Stop verifying the isolated operation, as mlir-opt does.
    AsMlir,
}

/// An operation whose inside is being verified.
#[derive(Debug)]
struct Frame {
    op: Operation,
    /// Position of the region at hand.
    region: usize,
    /// The block at hand; `None` when all blocks are done.
    block: Option<Block>,
    /// The operation of the block that is next.
    next: Option<Operation>,
    /// Whether definitions must come before uses in the region at hand.
    ssa: bool,
    /// Whether the block's operations are numbered in order.
    ordered: bool,
    /// Where its isolated operations start; then which is next.
    children: usize,
    next_child: usize,
    /// Whether uses inside are settled with it; otherwise, with the frame at index `around`.
    isolated: bool,
    around: usize,
    /// For isolated ones: where its suspects start, and whether a use of a value from elsewhere was met.
    suspects: usize,
    outside: bool,
    failed: bool,
}

/// Verifies one isolated operation (or any operation by itself) after the other.
pub(super) struct Verifier<'ir> {
    ir: &'ir Ir,
    mode: Mode,
    depth: u32,
    plans: Plans,
    frames: Vec<Frame>,
    isolated: Vec<Operation>,
    suspects: Vec<Suspect>,
    depths: FxHashMap<Region, usize>,
    passed: Passed,
    dominance: DominanceInfo,
    out: Vec<Diagnostic>,
    failed: bool,
}

impl<'ir> Verifier<'ir> {
    pub(super) fn new(ir: &'ir Ir, mode: Mode) -> Self {
        Self::at_depth(ir, mode, 0)
    }

    pub(super) fn at_depth(ir: &'ir Ir, mode: Mode, depth: u32) -> Self {
        Self {
            ir,
            mode,
            depth,
            plans: Plans::default(),
            frames: Vec::new(),
            isolated: Vec::new(),
            suspects: Vec::new(),
            depths: FxHashMap::default(),
            passed: Passed::default(),
            dominance: DominanceInfo::new(),
            out: Vec::new(),
            failed: false,
        }
    }

    pub(super) fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.out
    }

    pub(super) fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.out)
    }

    /// Verifies the operation; whether all is well.
    pub(super) fn run(&mut self, root: Operation) -> bool {
        self.failed = false;
        self.frames.clear();
        self.isolated.clear();
        self.suspects.clear();
        self.depths.clear();
        self.enter(root, true);
        while !self.frames.is_empty() {
            if self.failed && self.mode == Mode::Probe {
                return false;
            }
            self.step();
        }
        !self.failed
    }

    /// Goes on with the innermost frame.
    fn step(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        match frame.block {
            Some(block) => self.step_block(block),
            None => self.step_children(),
        }
    }

    /// Takes note of failures; says whether there are none.
    fn note(&mut self, errors: impl IntoIterator<Item = Diagnostic>) -> bool {
        let before = self.out.len();
        self.out.extend(errors);
        let good = self.out.len() == before;
        self.failed |= !good;
        good
    }

    fn note_result(&mut self, result: Result<(), Diagnostic>) -> bool {
        self.note(result.err())
    }

    /// After a failure in or at the innermost frame: it has failed, and where mlir-opt would stop, so do we.
    fn fail_frame(&mut self) {
        match self.mode {
            Mode::AsMlir => self.abandon(),
            Mode::Probe | Mode::All => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.failed = true;
                }
            }
        }
    }

    /// Leaves the isolated operation at hand.
    fn abandon(&mut self) {
        while let Some(frame) = self.frames.pop() {
            self.leave_region(&frame);
            self.isolated.truncate(frame.children);
            if frame.isolated {
                self.suspects.truncate(frame.suspects);
                break;
            }
        }
        if let Some(parent) = self.frames.last_mut() {
            parent.failed = true;
        }
    }

    fn leave_region(&mut self, frame: &Frame) {
        if let Some(region) = frame.block.and_then(|_| self.ir.region(frame.op, frame.region)) {
            self.depths.remove(&region);
        }
    }
}

/// Entering operations and blocks.
impl Verifier<'_> {
    /// Verifies the operation itself and, where it has regions, makes a frame for what is inside.
    fn enter(&mut self, op: Operation, isolated: bool) {
        let ir = self.ir;
        let good = self.check_op(op) & (ir.num_regions(op) == 0 || self.check_region_shape(op));
        if !good && self.mode == Mode::AsMlir {
            match isolated {
                true => self.mark_parent_failed(),
                false => self.abandon(),
            }
            return;
        }
        if ir.num_regions(op) == 0 {
            let known = self.check_registration(op);
            if !(good && known) {
                self.fail_frame();
            }
            return;
        }
        self.frames.push(Frame {
            op,
            region: 0,
            block: None,
            next: None,
            ssa: true,
            ordered: true,
            children: self.isolated.len(),
            next_child: self.isolated.len(),
            isolated,
            around: if isolated { self.frames.len() } else { self.frames.last().map_or(0, |frame| frame.around) },
            suspects: self.suspects.len(),
            outside: false,
            failed: !good,
        });
        self.enter_region(0);
    }

    fn mark_parent_failed(&mut self) {
        if let Some(parent) = self.frames.last_mut() {
            parent.failed = true;
        }
    }

    fn check_region_shape(&mut self, op: Operation) -> bool {
        let result = structure::check_regions(self.ir, op);
        self.note_result(result)
    }

    /// Enters the first region of the frame's operation from `position` on that has blocks.
    fn enter_region(&mut self, position: usize) {
        let ir = self.ir;
        let depth = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let mut regions = ir.regions(frame.op).enumerate().skip(position);
        let found = regions.find_map(|(i, region)| Some((i, region, ir.entry_block(region)?)));
        let Some((position, region, entry)) = found else {
            frame.block = None;
            return;
        };
        frame.region = position;
        frame.ssa = ir.has_ssa_dominance(region);
        self.depths.insert(region, depth);
        self.enter_block(entry);
    }

    fn enter_block(&mut self, block: Block) {
        let ir = self.ir;
        let Some(frame) = self.frames.last_mut() else { return };
        frame.block = Some(block);
        frame.next = ir.first_op(block);
        frame.ordered = ir.block(block).ordered;
        let mut good = self.note_result(structure::check_not_empty(ir, block));
        if self.mode != Mode::Probe {
            good &= self.note(ir.block_ops(block).filter_map(|op| structure::check_branches_last(ir, op).err()));
        }
        if !good {
            self.fail_frame();
        }
    }
}

/// Going through a block.
impl Verifier<'_> {
    fn step_block(&mut self, block: Block) {
        let ir = self.ir;
        let frames = self.frames.len();
        while let Some(op) = self.frames.last().and_then(|frame| frame.next) {
            let data = ir.op(op);
            if let Some(frame) = self.frames.last_mut() {
                frame.next = data.next;
            }
            // Other modes look for branches in the middle before anything else of the block.
            if data.tail != NO_TAIL && self.mode == Mode::Probe && data.next.is_some() && ir.num_successors(op) > 0 {
                self.failed = true;
                return;
            }
            if data.tail == NO_TAIL || ir.num_regions(op) == 0 {
                let good = self.leaf(op, data, block);
                self.pass(op);
                if !good {
                    self.fail_frame();
                    if self.mode != Mode::All {
                        return;
                    }
                }
                continue;
            }
            self.check_uses(op, data, block);
            self.pass(op);
            if ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE) {
                self.isolated.push(op);
                continue;
            }
            self.enter(op, false);
            if self.frames.len() != frames || (self.failed && self.mode == Mode::Probe) {
                return;
            }
        }
        self.leave_block(block);
    }

    /// Takes note that the walk went past the operation's own uses.
    #[inline]
    fn pass(&mut self, op: Operation) {
        if self.frames.last().is_some_and(|frame| !frame.ordered) {
            self.passed.insert(op);
        }
    }

    fn leave_block(&mut self, block: Block) {
        let ir = self.ir;
        if !self.note_result(structure::check_block_end(ir, block)) {
            self.fail_frame();
            if self.mode != Mode::All {
                return;
            }
        }
        if let Some(next) = ir.next_block(block) {
            return self.enter_block(next);
        }
        let Some(frame) = self.frames.last() else { return };
        let (op, position) = (frame.op, frame.region);
        if let Some(region) = ir.region(op, position) {
            self.depths.remove(&region);
        }
        self.enter_region(position + 1);
    }

    /// Verifies an operation without regions. The common case, an operation whose types are known to pass, costs a
    /// look at its operands and results.
    #[inline]
    fn leaf(&mut self, op: Operation, data: &OperationData, block: Block) -> bool {
        let seen = self.look_at_operands(op, data, block);
        if seen.elsewhere {
            self.check_uses(op, data, block);
        }
        if seen.alive && self.is_known(op, data, seen.types_match) {
            return true;
        }
        let good = self.check_op(op);
        good & self.check_registration(op)
    }

    #[inline]
    fn look_at_operands(&mut self, op: Operation, data: &OperationData, block: Block) -> Glance {
        let ir = self.ir;
        let slots = ir.operands.slice(data.operands, data.num_operands);
        let signature = self.plans.of(ir, op, data.name).latest().and_then(|known| known.split(slots.len()));
        let (types, results) = signature.unwrap_or((&[], &[]));
        let mut glance = Glance { alive: true, elsewhere: false, types_match: signature.is_some() };
        let Some(frame) = self.frames.last() else { return glance };
        for (i, slot) in slots.iter().enumerate() {
            let Some(value) = ir.values.try_get(slot.value) else {
                glance.alive = false;
                continue;
            };
            glance.types_match &= types.get(i) == Some(&value.ty);
            glance.elsewhere |= !is_earlier(ir, frame, &self.passed, value.owner(), data, block);
        }
        glance.types_match &= data.num_results() as usize == results.len()
            && ir.result_types(op).zip(results).all(|(ty, known)| ty == *known);
        glance
    }

    /// Whether the operation, its uses apart, is known to pass.
    #[inline]
    fn is_known(&mut self, op: Operation, data: &OperationData, types_match: bool) -> bool {
        let plan = self.plans.of(self.ir, op, data.name);
        // Of an operation that is not registered, nothing is known that could be wrong.
        if plan.allowed && data.tail == NO_TAIL {
            return true;
        }
        (types_match || plan.knows_types(self.ir, op)) && plan.is_all_known(self.ir, op, data)
    }

    /// Settles the uses of values, or makes suspects of them.
    fn check_uses(&mut self, op: Operation, data: &OperationData, block: Block) {
        let ir = self.ir;
        for (operand, slot) in ir.operand_slots(op).iter().enumerate() {
            let Some(value) = ir.values.try_get(slot.value) else { continue };
            let Some(frame) = self.frames.last() else { continue };
            if is_earlier(ir, frame, &self.passed, value.owner(), data, block) {
                continue;
            }
            if let Some(unless) = self.condition(slot.value, op) {
                self.suspects.push(Suspect { op, operand, unless });
            }
        }
    }

    /// What the use of `value` by `op`, which is in the block at hand, depends on; `None` when it is good.
    fn condition(&mut self, value: Value, op: Operation) -> Option<Condition> {
        let ir = self.ir;
        let owner = ir.value_owner(value);
        let defined = ir.value_block(value);
        let region = defined.and_then(|block| ir.block_region(block));
        let around = self.frames.last().map_or(0, |frame| frame.around);
        let depth = region.and_then(|region| self.depths.get(&region)).filter(|depth| **depth >= around);
        let (Some(depth), Some(defined)) = (depth, defined) else {
            if let Some(frame) = self.frames.get_mut(around) {
                frame.outside = true;
            }
            return Some(Condition::Outside(value));
        };
        let frame = &self.frames[*depth];
        let user = self.frames.get(depth + 1).map_or(op, |inner| inner.op);
        match (frame.block, owner) {
            (Some(block), _) if block != defined => Some(Condition::Dominates(defined, block)),
            (_, ValueOwner::Argument(..)) => None,
            (_, ValueOwner::Result(definition, _)) => {
                let good = !frame.ssa || (definition != user && self.comes_first(frame, definition, user));
                (!good).then_some(Condition::Never)
            }
        }
    }
}

impl Verifier<'_> {
    /// Whether `a` comes before `b` in the block that the frame is in the middle of; the walk has not gone past `b`,
    /// but may be inside it.
    fn comes_first(&self, frame: &Frame, a: Operation, b: Operation) -> bool {
        if frame.ordered { self.ir.op(a).order < self.ir.op(b).order } else { self.passed.contains(a) }
    }
}

/// Whether a value is an argument of the block, or defined earlier in it.
#[inline]
fn is_earlier(ir: &Ir, frame: &Frame, passed: &Passed, owner: ValueOwner, user: &OperationData, block: Block) -> bool {
    match owner {
        ValueOwner::Result(op, _) => {
            let definition = ir.op(op);
            let comes_first = || if frame.ordered { definition.order < user.order } else { passed.contains(op) };
            definition.block == Some(block) && (!frame.ssa || comes_first())
        }
        ValueOwner::Argument(owner, _) => owner == block,
    }
}

/// What a look at the operands of an operation tells.
struct Glance {
    /// All of them are values of this IR.
    alive: bool,
    /// Some are not known to be defined earlier in the block.
    elsewhere: bool,
    /// The types, those of results included, are the latest ones known to pass.
    types_match: bool,
}

/// The operations that the walk went past, of blocks whose operations are not numbered in order; a bit for each.
#[derive(Debug, Default)]
struct Passed(Vec<u64>);

impl Passed {
    fn contains(&self, op: Operation) -> bool {
        self.0.get(op.index() / 64).is_some_and(|word| word >> (op.index() % 64) & 1 != 0)
    }

    fn insert(&mut self, op: Operation) {
        let word = op.index() / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (op.index() % 64);
    }
}

/// Leaving operations.
impl Verifier<'_> {
    /// Verifies the next of the isolated operations put aside; when there are none, leaves the frame.
    fn step_children(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let (first, next) = (frame.children, frame.next_child);
        if next == first {
            let children = &self.isolated[first..];
            if let Some(outcome) = parallel::run(self.ir, children, self.mode, self.depth) {
                frame.next_child = self.isolated.len();
                frame.failed |= outcome.failed;
                self.failed |= outcome.failed;
                self.out.extend(outcome.diagnostics);
                return self.leave();
            }
        }
        match self.isolated.get(next) {
            Some(child) => {
                frame.next_child += 1;
                let child = *child;
                self.enter(child, true);
            }
            None => self.leave(),
        }
    }

    /// Verifies what looks into regions, and settles uses.
    fn leave(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        let (op, outside, isolated, start) = (frame.op, frame.outside, frame.isolated, frame.suspects);
        let mut good = !frame.failed;
        if !good && self.mode != Mode::All {
            return self.fail_frame_or_stop();
        }
        if good {
            good = self.check_region_rules(op, outside);
        }
        good &= (good || self.mode == Mode::All) && self.check_registration(op);
        if good && isolated && self.suspects.len() > start {
            let wrong = uses::settle(self.ir, op, &self.suspects[start..], &mut self.dominance);
            good = match self.mode {
                Mode::AsMlir => self.note(wrong.into_iter().take(1)),
                Mode::Probe | Mode::All => self.note(wrong),
            };
        }
        if !good && self.mode == Mode::AsMlir {
            return self.abandon();
        }
        self.pop(good);
    }

    fn fail_frame_or_stop(&mut self) {
        match self.mode {
            Mode::AsMlir => self.abandon(),
            Mode::Probe | Mode::All => self.pop(false),
        }
    }

    fn pop(&mut self, good: bool) {
        let Some(frame) = self.frames.pop() else { return };
        self.isolated.truncate(frame.children);
        if frame.isolated {
            self.suspects.truncate(frame.suspects);
        }
        if let Some(parent) = self.frames.last_mut() {
            parent.failed |= !good;
        }
    }

    /// Traits that look into regions, then the definition's own such verifier.
    fn check_region_rules(&mut self, op: Operation, outside: bool) -> bool {
        let ir = self.ir;
        let plan = self.plans.of(ir, op, ir.name(op));
        let Some(definition) = &plan.definition else { return true };
        let mut errors = Vec::new();
        for rule in &definition.region_traits {
            // That no value from elsewhere is used, the walk has seen.
            let seen = rule.builtin.contains(TraitSet::ISOLATED_FROM_ABOVE) && !outside;
            if let Some(Err(error)) = rule.verify.filter(|_| !seen).map(|verify| verify(ir, op)) {
                errors.push(error);
                break;
            }
        }
        if let Some(verify) = definition.schema.verify_regions.filter(|_| errors.is_empty()) {
            errors.extend(verify(ir, op).err());
        }
        self.note(errors.into_iter().map(|error| error.about(op)))
    }

    fn check_registration(&mut self, op: Operation) -> bool {
        let ir = self.ir;
        let plan = self.plans.of(ir, op, ir.name(op));
        if plan.definition.is_some() || plan.allowed {
            return true;
        }
        match unregistered::check(ir, op) {
            Ok(()) => {
                plan.allowed = true;
                true
            }
            Err(error) => self.note([error]),
        }
    }
}

/// Operations by themselves.
impl Verifier<'_> {
    /// Everything that can be said of the operation without looking inside or around.
    fn check_op(&mut self, op: Operation) -> bool {
        let ir = self.ir;
        if let Err(error) = structure::check_alive(ir, op) {
            return self.note([error]);
        }
        let plan = self.plans.of(ir, op, ir.name(op));
        let errors = check_definition(ir, op, plan);
        if errors.is_empty() {
            return true;
        }
        match self.mode {
            Mode::AsMlir => self.note(errors.into_iter().take(1)),
            Mode::Probe | Mode::All => self.note(errors),
        }
    }
}

/// The rules of the operation's definition. What needs a definition that holds so far runs only if it does.
fn check_definition(ir: &Ir, op: Operation, plan: &mut Plan) -> Vec<Diagnostic> {
    let known_types = plan.knows_types(ir, op);
    let known_attributes = plan.knows_attributes(ir, op);
    let Some(definition) = &plan.definition else { return Vec::new() };
    let schema = definition.schema;
    if let Err(error) = definition.counts.check(ir, op) {
        return vec![error];
    }
    for rule in &definition.structural {
        if let Some(Err(error)) = rule.verify.map(|verify| verify(ir, op)) {
            return vec![error.about(op)];
        }
    }
    let mut errors = Vec::new();
    if !known_attributes {
        constraints::check_attributes(ir, op, schema, &definition.by_name, &mut errors);
    }
    if !known_types {
        constraints::check_operands(ir, op, schema, &mut errors);
        constraints::check_results(ir, op, schema, &mut errors);
    }
    if errors.is_empty() {
        constraints::check_multi(ir, op, schema, !known_types, &mut errors);
    }
    constraints::check_regions(ir, op, schema, &mut errors);
    constraints::check_successors(ir, op, schema, &mut errors);
    constraints::check_discardable(ir, op, schema, &mut errors);
    if errors.is_empty() {
        check_traits(ir, op, definition, known_types, &mut errors);
    }
    if let Some(verify) = schema.verify.filter(|_| errors.is_empty()) {
        errors.extend(verify(ir, op).err().map(|error| error.about(op)));
    }
    if errors.is_empty() && !(known_types && known_attributes) {
        plan.learn(ir, op);
    }
    errors
}

fn check_traits(
    ir: &Ir,
    op: Operation,
    definition: &super::plan::Definition,
    known_types: bool,
    errors: &mut Vec<Diagnostic>,
) {
    for rule in &definition.traits {
        let known = known_types && rule.builtin.contains(TraitSet::TYPES_ONLY);
        if let Some(Err(error)) = rule.verify.filter(|_| !known).map(|verify| verify(ir, op)) {
            errors.push(error.about(op));
        }
    }
}
