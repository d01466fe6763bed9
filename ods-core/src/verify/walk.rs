//! The order of verification, without recursion.
//!
//! A [`Frame`] represents an operation with regions whose contents are being verified. Isolated operations in a block
//! are deferred until the enclosing operation is otherwise done, as in MLIR, which then verifies them in parallel.
//!
//! Invariants:
//! * `depths` contains exactly the current regions of the frames;
//! * suspects and isolated operations from a frame's start index on belong to this frame or to frames above it;
//! * verifiers, interfaces and traits that are not built in run only if the enclosing operations are valid by
//!   themselves, because they may rely on the definitions of these.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Operation, Region};
use crate::ir::Ir;
use crate::ir::dominance::DominanceInfo;
use crate::schema::TraitSet;

use super::definition::{check_definition, check_interfaces};
use super::plan::Plans;
use super::uses::Suspect;
use super::{discardable, parallel, structure, unregistered, uses};

/// The reaction to failures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FailureMode {
    /// Stop at the first one.
    Probe,
    /// Collect all of them.
    All,
    /// Stop verifying the current isolated operation, as mlir-opt does.
    AsMlir,
}

/// An operation whose contents are being verified.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) op: Operation,
    /// The position of the current region.
    pub(super) region: usize,
    /// The current block; `None` once all blocks are done.
    pub(super) block: Option<Block>,
    /// The next operation of the block.
    pub(super) next: Option<Operation>,
    /// Whether definitions must precede uses in the current region.
    pub(super) ssa: bool,
    /// The start of its isolated operations, followed by the next one.
    children: usize,
    next_child: usize,
    /// Whether uses inside are decided with this frame; otherwise, with the frame at index `around`.
    pub(super) isolated: bool,
    pub(super) around: usize,
    /// For isolated operations: the start of its suspects, and whether a value from outside is used.
    pub(super) suspects: usize,
    pub(super) outside: bool,
    pub(super) failed: bool,
    /// Whether the operation and all enclosing ones are valid by themselves.
    sound: bool,
}

/// A verifier of one root operation at a time, isolated or not.
pub(super) struct Verifier<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) mode: FailureMode,
    depth: u32,
    pub(super) plans: Plans,
    pub(super) frames: Vec<Frame>,
    pub(super) isolated: Vec<Operation>,
    pub(super) suspects: Vec<Suspect>,
    pub(super) depths: FxHashMap<Region, usize>,
    pub(super) discardable: discardable::Checker,
    dominance: DominanceInfo,
    out: Vec<Diagnostic>,
    pub(super) failed: bool,
}

impl Drop for Verifier<'_> {
    fn drop(&mut self) {
        self.ir.context().plans.put(std::mem::take(&mut self.plans));
    }
}

impl<'ir> Verifier<'ir> {
    pub(super) fn new(ir: &'ir Ir, mode: FailureMode) -> Self {
        Self::at_depth(ir, mode, 0)
    }

    pub(super) fn at_depth(ir: &'ir Ir, mode: FailureMode, depth: u32) -> Self {
        Self {
            ir,
            mode,
            depth,
            plans: ir.context().plans.take(),
            frames: Vec::new(),
            isolated: Vec::new(),
            suspects: Vec::new(),
            depths: FxHashMap::default(),
            discardable: discardable::Checker::default(),
            dominance: DominanceInfo::new(),
            out: Vec::new(),
            failed: false,
        }
    }

    pub(super) fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.out)
    }

    /// Verifies the operation. Returns whether it is valid.
    pub(super) fn run(&mut self, root: Operation) -> bool {
        self.failed = false;
        self.frames.clear();
        self.isolated.clear();
        self.suspects.clear();
        self.depths.clear();
        self.enter(root, true);
        while !self.frames.is_empty() {
            if self.failed && self.mode == FailureMode::Probe {
                return false;
            }
            self.step();
        }
        !self.failed
    }

    /// Advances the innermost frame.
    fn step(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        match frame.block {
            Some(block) => self.step_block(block),
            None => self.step_children(),
        }
    }

    /// Records failures. Returns whether there are none.
    pub(super) fn note(&mut self, errors: impl IntoIterator<Item = Diagnostic>) -> bool {
        let before = self.out.len();
        self.out.extend(errors);
        let good = self.out.len() == before;
        self.failed |= !good;
        good
    }

    pub(super) fn note_result(&mut self, result: Result<(), Diagnostic>) -> bool {
        self.note(result.err())
    }

    /// Records a failure in the innermost frame, and stops where mlir-opt would.
    pub(super) fn fail_frame(&mut self) {
        match self.mode {
            FailureMode::AsMlir => self.abandon(),
            FailureMode::Probe | FailureMode::All => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.failed = true;
                }
            }
        }
    }

    /// Stops verifying the current isolated operation.
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
    /// Verifies the operation itself and, if it has regions, pushes a frame for its contents.
    pub(super) fn enter(&mut self, op: Operation, isolated: bool) {
        let ir = self.ir;
        let sound = self.is_sound_around();
        let good = self.check_without_inside(op);
        if !good && self.mode == FailureMode::AsMlir {
            match isolated {
                true => self.mark_parent_failed(),
                false => self.abandon(),
            }
            return;
        }
        if ir.num_regions(op) == 0 {
            if !(good && self.check_registration(op)) {
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
            children: self.isolated.len(),
            next_child: self.isolated.len(),
            isolated,
            around: if isolated { self.frames.len() } else { self.frames.last().map_or(0, |frame| frame.around) },
            suspects: self.suspects.len(),
            outside: false,
            failed: !good,
            sound: sound && good,
        });
        self.enter_region(0);
    }

    /// Checks the operation itself and the shape of its regions, but not their contents.
    pub(super) fn check_without_inside(&mut self, op: Operation) -> bool {
        self.check_op(op) && (self.ir.num_regions(op) == 0 || self.check_region_shape(op))
    }

    /// Returns whether the enclosing operations are valid by themselves.
    fn is_sound_around(&self) -> bool {
        self.frames.last().is_none_or(|frame| frame.sound)
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

    /// Enters the first region with blocks of the frame's operation, from `position` on.
    pub(super) fn enter_region(&mut self, position: usize) {
        let ir = self.ir;
        let depth = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        // By position: skipping costs a step for each region before.
        let found = (position..ir.num_regions(frame.op)).find_map(|i| {
            let region = ir.region(frame.op, i)?;
            Some((i, region, ir.entry_block(region)?))
        });
        let Some((position, region, entry)) = found else {
            frame.block = None;
            return;
        };
        frame.region = position;
        frame.ssa = ir.has_ssa_dominance(region);
        self.depths.insert(region, depth);
        self.enter_block(entry);
    }

    pub(super) fn enter_block(&mut self, block: Block) {
        let ir = self.ir;
        let Some(frame) = self.frames.last_mut() else { return };
        frame.block = Some(block);
        frame.next = ir.first_op(block);
        let mut good = self.note_result(structure::check_not_empty(ir, block));
        good &= self.note_result(structure::check_arguments(ir, block));
        if self.mode != FailureMode::Probe {
            good &= self.note(ir.block_ops(block).filter_map(|op| structure::check_branches_last(ir, op).err()));
        }
        if !good {
            self.fail_frame();
        }
    }
}

/// Leaving operations.
impl Verifier<'_> {
    /// Verifies the next deferred isolated operation, or leaves the frame if there is none.
    fn step_children(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let (first, next) = (frame.children, frame.next_child);
        // Another thread does not know whether enclosing operations are valid.
        if next == first && frame.sound {
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

    /// Applies the rules that look into regions, and decides the suspects.
    fn leave(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        let (op, outside, isolated, start) = (frame.op, frame.outside, frame.isolated, frame.suspects);
        let sound = frame.sound;
        let mut good = !frame.failed;
        if !good && self.mode != FailureMode::All {
            return self.fail_frame_or_stop();
        }
        if good && sound {
            good = self.check_region_rules(op, outside);
        }
        good &= (good || self.mode == FailureMode::All) && self.check_registration(op);
        if good && isolated && self.suspects.len() > start {
            let wrong = uses::settle(self.ir, op, &self.suspects[start..], &mut self.dominance);
            good = match self.mode {
                FailureMode::AsMlir => self.note(wrong.into_iter().take(1)),
                FailureMode::Probe | FailureMode::All => self.note(wrong),
            };
        }
        if !good && self.mode == FailureMode::AsMlir {
            return self.abandon();
        }
        self.pop(good);
    }

    fn fail_frame_or_stop(&mut self) {
        match self.mode {
            FailureMode::AsMlir => self.abandon(),
            FailureMode::Probe | FailureMode::All => self.pop(false),
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

    /// Checks the traits that look into regions, then the definition's own verifier of regions.
    fn check_region_rules(&mut self, op: Operation, outside: bool) -> bool {
        let ir = self.ir;
        let plan = self.plans.of(ir, op, ir.name(op));
        let Some(definition) = &plan.definition else { return true };
        let mut errors = Vec::new();
        for rule in &definition.region_traits {
            // The walk has already found whether values from outside are used.
            let seen = rule.builtin.contains(TraitSet::ISOLATED_FROM_ABOVE) && !outside;
            if let Some(Err(error)) = rule.verify.filter(|_| !seen).map(|verify| verify(ir, op)) {
                errors.push(error);
                break;
            }
        }
        check_interfaces(ir, op, &definition.region_interfaces, &mut errors);
        if let Some(verify) = definition.schema.verify_regions.filter(|_| errors.is_empty()) {
            errors.extend(verify(ir, op).err());
        }
        self.note(errors.into_iter().map(|error| error.about(op)))
    }

    pub(super) fn check_registration(&mut self, op: Operation) -> bool {
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

/// Checking operations by themselves.
impl Verifier<'_> {
    /// Checks everything about the operation that does not depend on its contents or surroundings.
    pub(super) fn check_op(&mut self, op: Operation) -> bool {
        let ir = self.ir;
        if let Err(error) = structure::check_alive(ir, op) {
            return self.note([error]);
        }
        let sound = self.is_sound_around();
        let mut errors = Vec::new();
        self.discardable.check(ir, op, &mut errors);
        if errors.is_empty() || self.mode == FailureMode::All {
            let plan = self.plans.of(ir, op, ir.name(op));
            errors.extend(check_definition(ir, op, plan, sound));
        }
        if errors.is_empty() {
            return true;
        }
        match self.mode {
            FailureMode::AsMlir => self.note(errors.into_iter().take(1)),
            FailureMode::Probe | FailureMode::All => self.note(errors),
        }
    }
}
