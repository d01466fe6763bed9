//! Turns of loops without checks.
//!
//! A loop of one block whose counter goes up by a constant to a bound is translated twice. Before the loop, the code
//! computes the number of turns for which there are steps, and compares the sizes of memrefs with the bound and with
//! indices that do not change. So many turns, except the last one, run in a version that counts no steps and does not
//! compare these indices; the other version runs the last turn, and all turns that the first cannot run.
//!
//! The steps of all turns are taken beforehand. A way out of the fast version gives back the steps of the turns that it
//! does not run.
//!
//! Float constants of the body are loaded before the loop: as constants, Cranelift would make each again in each turn.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::Variable;

use ods_exec::{Instruction, InstructionFormat, Opcode};

use super::Lower;
use crate::signature::{Kind, each_write, operands, price};

/// The least number of turns that are worth the comparisons before the loop.
const LEAST: i64 = 4;

/// A loop that counts up.
struct Counted {
    counter: u32,
    bound: u32,
    /// The step, which is greater than 0.
    step: i64,
    /// The instruction that adds the step to the counter.
    increment: usize,
    /// The steps of a turn.
    price: u64,
    /// The positions in the body of the instructions that write a word.
    writes: HashMap<u32, Vec<usize>>,
}

/// The fast version, while it is translated.
#[derive(Clone)]
pub(super) struct Fast {
    counted: Arc<Counted>,
    /// The counter after the last turn.
    end: Value,
    /// The indices that need not be compared, by their instruction and dimension.
    proven: Arc<HashSet<(usize, usize)>>,
    /// The values of float constants.
    constants: Arc<HashMap<(u32, Kind), Value>>,
}

impl Fast {
    /// Returns whether the index of an access is known to be inside the dimension.
    pub(super) fn is_proven(&self, at: usize, dimension: usize) -> bool {
        self.proven.contains(&(at, dimension))
    }

    /// Returns the value of a constant that was loaded before the loop.
    pub(super) fn constant(&self, word: u32, kind: Kind) -> Option<Value> {
        self.constants.get(&(word, kind)).copied()
    }
}

/// The comparison before the loop that an index of an access needs.
enum Proof {
    /// The index is the counter: the bound is not above the size.
    Bound,
    /// The index does not change, and is below the size.
    Fixed(u32),
}

impl Lower<'_, '_> {
    /// Returns the loop that a block is, if it has a fast version.
    fn counted(&self, first: usize, end: usize) -> Option<Counted> {
        let code = &self.plan.code()[first..end];
        let (last, body) = code.split_last()?;
        let (counter, bound) = (last.a, last.b);
        let (step, increment) = if last.opcode == Opcode::LoopS && last.d as usize == first {
            (last.c, end - 1)
        } else if last.opcode == Opcode::BranchLtS && last.c as usize == first {
            let (step, at) = self.increment(body, counter)?;
            (step, first + at)
        } else {
            return None;
        };
        let step = ods_exec::signed(self.constant_of(step)?, 64);
        let is_simple = |i: &Instruction| match i.opcode.format() {
            InstructionFormat::Words => i.opcode != Opcode::Apply,
            InstructionFormat::Load | InstructionFormat::Store => self.view_of(*i).is_some(),
            InstructionFormat::Jump
            | InstructionFormat::Branch
            | InstructionFormat::Compare
            | InstructionFormat::Loop
            | InstructionFormat::Return
            | InstructionFormat::Call
            | InstructionFormat::Kernel
            | InstructionFormat::Transport
            | InstructionFormat::FailIf
            | InstructionFormat::Fail
            | InstructionFormat::Trace => false,
        };
        if last.width != 64 || step <= 0 || !body.iter().all(is_simple) {
            return None;
        }
        let mut writes: HashMap<u32, Vec<usize>> = HashMap::new();
        for (at, i) in body.iter().enumerate() {
            each_write(self.plan, i, |word| writes.entry(word).or_default().push(at));
        }
        let is_counted = writes.get(&counter).map_or(0, Vec::len) == usize::from(last.opcode != Opcode::LoopS);
        let price = price(last);
        (is_counted && !writes.contains_key(&bound)).then_some(Counted {
            counter,
            bound,
            step,
            increment,
            price,
            writes,
        })
    }

    /// Returns the word that the body adds to the counter, and the position of the addition.
    fn increment(&self, body: &[Instruction], counter: u32) -> Option<(u32, usize)> {
        let at = body.iter().position(|i| {
            let mut writes = false;
            each_write(self.plan, i, |word| writes |= word == counter);
            writes
        })?;
        let add = body[at];
        let step = match (add.a == counter, add.b == counter) {
            (true, false) => add.b,
            (false, true) => add.a,
            (true, true) | (false, false) => return None,
        };
        (add.opcode == Opcode::Add && add.width == 64).then_some((step, at))
    }

    /// Returns the proofs that indices of an access are inside the sizes, by dimension.
    fn proofs(counted: &Counted, at: usize, i: &Instruction) -> Vec<(usize, Proof)> {
        let indices = [i.b, i.c].into_iter().take(i.extra.into()).enumerate();
        let proof = |word: u32| match (word == counted.counter, counted.writes.get(&word)) {
            (true, Some(writes)) if writes[0] < at => None,
            (true, _) => Some(Proof::Bound),
            (false, writes) => writes.is_none().then_some(Proof::Fixed(word)),
        };
        indices.filter_map(|(dimension, word)| Some((dimension, proof(word)?))).collect()
    }

    /// Translates a block that is a loop in a fast version, and returns the block for its other version; `None` if the
    /// block has no fast version. The current block is the start of the loop.
    pub(super) fn fast_turns(&mut self, first: usize, end: usize) -> Option<Block> {
        // Values of words in the frame are not known to be the same in both versions.
        let counted = if self.analysis.is_in_frame() { None } else { self.counted(first, end) }?;
        let (slow, fast) = (self.b.create_block(), self.b.create_block());
        let proven = self.prove(&counted, first, end, slow);
        let turns = self.turns(&counted, slow);
        self.take_turns(&counted, turns);
        let constants = Arc::new(self.load_constants(&self.plan.code()[first..end - 1]));
        let (end_of_turns, counted) = (self.after_turns(&counted, turns), Arc::new(counted));
        self.b.ins().jump(fast, &[]);
        self.b.switch_to_block(fast);
        self.fast = Some(Fast { counted: counted.clone(), end: end_of_turns, proven: Arc::new(proven), constants });
        self.compared.clear();
        self.untested.clear();
        self.fast_turn(&counted, first, end - 1);
        let counter = self.get(counted.counter, Kind::I64);
        let continues = self.b.ins().icmp(IntCC::NotEqual, counter, end_of_turns);
        self.b.ins().brif(continues, fast, &[], slow, &[]);
        self.b.seal_block(fast);
        self.fast = None;
        Some(slow)
    }

    /// Translates a turn, up to the jump at `last`.
    fn fast_turn(&mut self, counted: &Counted, first: usize, last: usize) {
        for at in first..last {
            (self.at, self.leaving) = (at, None);
            self.one();
        }
        if counted.increment == last {
            let (counter, step) = (self.get(counted.counter, Kind::I64), self.b.ins().iconst(types::I64, counted.step));
            let next = self.b.ins().iadd(counter, step);
            self.set(counted.counter, next, Kind::I64);
        }
    }

    /// Compares sizes with the bound and with indices. Goes to `slow` if one is too small.
    fn prove(&mut self, counted: &Counted, first: usize, end: usize, slow: Block) -> HashSet<(usize, usize)> {
        let (mut proven, mut compared) = (HashSet::new(), HashSet::new());
        let body = &self.plan.code()[first..end - 1];
        for (at, i) in body.iter().enumerate().filter(|(_, i)| matches!(i.opcode, Opcode::Load | Opcode::Store)) {
            for (dimension, proof) in Self::proofs(counted, at, i) {
                proven.insert((first + at, dimension));
                let Some(size) = self.size_of(*i, dimension) else { continue };
                let (condition, word) = match proof {
                    Proof::Bound => (IntCC::SignedGreaterThan, counted.bound),
                    Proof::Fixed(word) => (IntCC::UnsignedGreaterThanOrEqual, word),
                };
                let value = self.get(word, Kind::I64);
                if compared.insert((size, value)) {
                    let fails = self.b.ins().icmp(condition, value, size);
                    self.slow_if(fails, slow);
                }
            }
        }
        proven
    }

    /// Returns the number of turns of the fast version. Goes to `slow` if they are too few.
    fn turns(&mut self, counted: &Counted, slow: Block) -> Value {
        let [counter, bound] = [counted.counter, counted.bound].map(|word| self.get(word, Kind::I64));
        let zero = self.b.ins().iconst(types::I64, 0);
        let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, counter, zero);
        self.slow_if(is_negative, slow);
        let is_over = self.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, counter, bound);
        self.slow_if(is_over, slow);
        // The turns after which the counter is still below the bound: all but the last.
        let (one, step) = (self.b.ins().iconst(types::I64, 1), self.b.ins().iconst(types::I64, counted.step));
        let distance = self.b.ins().isub(bound, counter);
        let distance = self.b.ins().isub(distance, one);
        let mut turns = self.b.ins().udiv(distance, step);
        if let Some(fuel) = self.fuel.filter(|_| counted.price > 0) {
            let (left, price) = (self.fuel_in(fuel), self.b.ins().iconst(types::I64, counted.price as i64));
            let payable = self.b.ins().udiv(left, price);
            turns = self.b.ins().umin(turns, payable);
        }
        let least = self.b.ins().iconst(types::I64, LEAST);
        let are_few = self.b.ins().icmp(IntCC::UnsignedLessThan, turns, least);
        self.slow_if(are_few, slow);
        turns
    }

    /// Takes the steps of the turns.
    fn take_turns(&mut self, counted: &Counted, turns: Value) {
        let Some(fuel) = self.fuel else { return };
        let price = self.b.ins().iconst(types::I64, counted.price as i64);
        let cost = self.b.ins().imul(turns, price);
        let left = self.fuel_in(fuel);
        let left = self.b.ins().isub(left, cost);
        self.set_fuel(fuel, left);
    }

    /// Returns the counter after the turns. It is below the bound.
    fn after_turns(&mut self, counted: &Counted, turns: Value) -> Value {
        let (counter, step) = (self.get(counted.counter, Kind::I64), self.b.ins().iconst(types::I64, counted.step));
        let distance = self.b.ins().imul(turns, step);
        self.b.ins().iadd(counter, distance)
    }

    /// Loads the float constants that instructions read.
    fn load_constants(&mut self, body: &[Instruction]) -> HashMap<(u32, Kind), Value> {
        let mut constants = HashMap::new();
        for i in body.iter().filter(|i| i.opcode.format() == InstructionFormat::Words) {
            for (word, kind) in operands(i) {
                let Some(kind @ (Kind::F32 | Kind::F64)) = kind else { continue };
                if self.constant_of(word).is_some() && !constants.contains_key(&(word, kind)) {
                    constants.insert((word, kind), self.load_constant(word, kind));
                }
            }
        }
        constants
    }

    /// Loads a constant word of the plan, which lives as long as the code.
    fn load_constant(&mut self, word: u32, kind: Kind) -> Value {
        let address = &raw const self.plan.words()[word as usize];
        let address = self.b.ins().iconst(types::I64, address as i64);
        let value = self.b.ins().load(types::I64, MemFlagsData::trusted(), address, 0);
        self.convert(value, Kind::I64, kind)
    }

    /// Returns the steps that are left, including the steps of the turns that the fast version has not done.
    pub(super) fn steps_left(&mut self, fuel: Variable) -> Value {
        let left = self.b.use_var(fuel);
        let Some(Fast { counted, end, .. }) = self.fast.clone() else { return left };
        let counter = self.get(counted.counter, Kind::I64);
        let distance = self.b.ins().isub(end, counter);
        let [step, price] = [counted.step, counted.price as i64].map(|number| self.b.ins().iconst(types::I64, number));
        let mut turns = self.b.ins().udiv(distance, step);
        if self.at > counted.increment {
            // The turn that runs is not done.
            let one = self.b.ins().iconst(types::I64, 1);
            turns = self.b.ins().iadd(turns, one);
        }
        let cost = self.b.ins().imul(turns, price);
        self.b.ins().iadd(left, cost)
    }

    fn slow_if(&mut self, condition: Value, slow: Block) {
        let next = self.b.create_block();
        self.b.ins().brif(condition, slow, &[], next, &[]);
        self.enter(next);
    }
}
