//! Runs of plans on terms.
//!
//! A run follows all paths at once. A state waits at the instruction where it continues, with the condition of its
//! paths; states that meet there become one. The state at the first instruction always goes on first: loops jump
//! backwards, so that the paths that have left a loop wait for the others after it. A condition that is constant ends
//! a path, so that loops with constant bounds end; a run of many instructions is given up.

use std::collections::BTreeMap;

use ods_core::semantics::Comparison;
use ods_exec::{Callee, FaultKind, Instruction, InstructionFormat, Module, Opcode, Place, Plan};

use super::binary::BinaryOp;
use super::instruction::{Word, execute};
use super::term::{Term, Terms};

/// The instructions of a run at most, and the words that states have when they meet.
const INSTRUCTIONS: u64 = 200_000;

/// The terms of a run at most.
const TERMS: usize = 200_000;

/// The nested calls at most.
const CALLS: u32 = 32;

/// The end of a run.
pub struct End {
    /// Whether it returns. Otherwise, its behaviour is undefined.
    pub is_returned: Term,
    /// The results, if it returns; none if it never does.
    pub results: Vec<Word>,
}

/// The run of a function.
pub struct Run<'r, 'ir> {
    pub terms: &'r mut Terms,
    module: &'r Module<'ir>,
    /// The instructions that may still run.
    budget: u64,
}

/// The paths that continue at an instruction.
struct State {
    condition: Term,
    words: Vec<Word>,
}

impl<'r, 'ir> Run<'r, 'ir> {
    pub fn new(terms: &'r mut Terms, module: &'r Module<'ir>) -> Self {
        Self { terms, module, budget: INSTRUCTIONS }
    }

    /// Runs a plan inside `depth` other calls.
    ///
    /// # Errors
    /// Returns the reason if the plan does what terms cannot say.
    pub fn call(&mut self, plan: &Plan, arguments: &[Word], depth: u32) -> Result<End, String> {
        if depth == CALLS {
            return Err(format!("it makes more than {CALLS} nested calls"));
        }
        let mut words: Vec<Word> = Vec::with_capacity(plan.words().len());
        for word in plan.words() {
            let bits = self.terms.constant(64, (*word).into());
            words.push(Word::of(self.terms, bits));
        }
        for ((place, _), argument) in plan.parameters().iter().zip(arguments) {
            words[word_of(*place)?] = *argument;
        }
        let (condition, is_returned) = (self.terms.truth(true), self.terms.truth(false));
        let end = End { is_returned, results: Vec::new() };
        let mut frame = Frame { run: self, plan, depth, waiting: BTreeMap::new(), end };
        frame.wait(0, State { condition, words })?;
        while let Some((at, state)) = frame.waiting.pop_first() {
            frame.continue_at(at, state)?;
        }
        Ok(frame.end)
    }

    fn spend(&mut self, price: u64) -> Result<(), String> {
        match self.budget.checked_sub(price) {
            Some(rest) if self.terms.len() < TERMS => self.budget = rest,
            _ => return Err("it has too many paths, or a loop whose end no constant decides".to_owned()),
        }
        Ok(())
    }
}

/// Returns the word of a number.
fn word_of(place: Place) -> Result<usize, String> {
    match place {
        Place::Words { at, count: 1 } => Ok(at as usize),
        Place::Words { .. } => Err("it has numbers of more than 64 bits".to_owned()),
        Place::Object(_) => Err("it has tensors or memory".to_owned()),
    }
}

struct Frame<'f, 'r, 'ir> {
    run: &'f mut Run<'r, 'ir>,
    plan: &'f Plan,
    depth: u32,
    waiting: BTreeMap<usize, State>,
    end: End,
}

impl Frame<'_, '_, '_> {
    /// Lets a state wait at an instruction, together with the states that are there already.
    fn wait(&mut self, at: usize, state: State) -> Result<(), String> {
        let terms = &mut *self.run.terms;
        if terms.value(state.condition) == Some(0) {
            return Ok(());
        }
        let Some(other) = self.waiting.get_mut(&at) else {
            self.waiting.insert(at, state);
            return Ok(());
        };
        for (word, new) in other.words.iter_mut().zip(&state.words) {
            *word = Word::choose(terms, state.condition, *new, *word);
        }
        other.condition = terms.or(other.condition, state.condition);
        let price = state.words.len() as u64 / 8 + 1;
        self.run.spend(price)
    }

    /// Runs instructions from `at` to the next jump.
    fn continue_at(&mut self, mut at: usize, mut state: State) -> Result<(), String> {
        loop {
            self.run.spend(1)?;
            let i = self.plan.code()[at];
            let [a, b, c] = [i.a, i.b, i.c].map(|word| word as usize);
            match i.opcode.format() {
                InstructionFormat::Words => self.compute(at, &i, &mut state)?,
                InstructionFormat::Jump => return self.wait(a, state),
                InstructionFormat::Branch => {
                    let word = state.words[a];
                    let is_set = self.run.terms.is_set(word.bits);
                    self.demand(&mut state, word.is_poison);
                    return self.branch(state, is_set, [b, c]);
                }
                InstructionFormat::Compare => {
                    let holds = self.compare(&i, &mut state);
                    return self.branch(state, holds, [c, i.d as usize]);
                }
                InstructionFormat::Loop => return self.count(at, &i, state),
                InstructionFormat::Return => return self.returned(&state),
                InstructionFormat::Call => self.call(i.a as usize, &mut state)?,
                InstructionFormat::FailIf => {
                    let word = state.words[a];
                    let is_set = self.run.terms.is_set(word.bits);
                    let fails = self.run.terms.or(is_set, word.is_poison);
                    self.fail(&i, fails, &state)?;
                    self.demand(&mut state, fails);
                }
                InstructionFormat::Fail => {
                    let always = self.run.terms.truth(true);
                    return self.fail(&i, always, &state);
                }
                InstructionFormat::Trace => {}
                InstructionFormat::Kernel
                | InstructionFormat::Load
                | InstructionFormat::Store
                | InstructionFormat::Transport => return Err(self.no_formula(at)),
            }
            if self.run.terms.value(state.condition) == Some(0) {
                return Ok(());
            }
            at += 1;
        }
    }

    /// Returns the reason for an instruction that terms cannot say.
    #[cold]
    fn no_formula(&self, at: usize) -> String {
        let (ir, op) = (self.run.module.ir(), self.plan.origins()[at]);
        format!("there is no formula of '{}'", ir.name_str(op))
    }

    /// Ends the paths for which the behaviour is undefined.
    fn demand(&mut self, state: &mut State, is_undefined: Term) {
        let is_defined = self.run.terms.not(is_undefined);
        state.condition = self.run.terms.and(state.condition, is_defined);
    }

    fn compute(&mut self, at: usize, i: &Instruction, state: &mut State) -> Result<(), String> {
        let operands = [i.a, i.b, i.c];
        let count = i.opcode.operands().len();
        let operands = [0, 1, 2].map(|operand| if operand < count { operands[operand] } else { 0 });
        let operands = operands.map(|word| state.words[word as usize]);
        let computed = execute(self.run.terms, i, operands).ok_or_else(|| self.no_formula(at))?;
        state.words[i.d as usize] = computed.word;
        self.demand(state, computed.is_undefined);
        Ok(())
    }

    /// Returns whether the operands of a branch compare.
    fn compare(&mut self, i: &Instruction, state: &mut State) -> Term {
        let [a, b] = [i.a, i.b].map(|word| state.words[word as usize]);
        let terms = &mut *self.run.terms;
        let either = terms.or(a.is_poison, b.is_poison);
        let [x, y] = [a.bits, b.bits].map(|bits| terms.resize(bits, i.width));
        let holds = match i.opcode.comparison() {
            Some(Comparison::NotEqual) => terms.ne(x, y),
            Some(Comparison::LessSigned) => terms.binary(BinaryOp::LtS, x, y),
            Some(Comparison::LessOrEqualSigned) => terms.at_least(BinaryOp::LtS, y, x),
            Some(Comparison::LessUnsigned) => terms.binary(BinaryOp::LtU, x, y),
            Some(Comparison::LessOrEqualUnsigned) => terms.at_least(BinaryOp::LtU, y, x),
            Some(Comparison::Equal) | None => terms.eq(x, y),
        };
        self.demand(state, either);
        holds
    }

    fn branch(&mut self, state: State, holds: Term, [then, otherwise]: [usize; 2]) -> Result<(), String> {
        let State { condition, words } = state;
        let fails = self.run.terms.not(holds);
        let [first, second] = [holds, fails].map(|way| self.run.terms.and(condition, way));
        self.wait(then, State { condition: first, words: words.clone() })?;
        self.wait(otherwise, State { condition: second, words })
    }

    /// Runs the end of a counted loop.
    fn count(&mut self, at: usize, i: &Instruction, mut state: State) -> Result<(), String> {
        let [counter, bound, step] = [i.a, i.b, i.c].map(|word| state.words[word as usize]);
        for word in [counter, bound, step] {
            self.demand(&mut state, word.is_poison);
        }
        let terms = &mut *self.run.terms;
        let (is_signed, wide) = (i.opcode == Opcode::LoopS, i.width + 1);
        let resize = if is_signed { Terms::resize_signed } else { Terms::resize };
        let [counter, bound, step] = [counter, bound, step].map(|word| {
            let bits = terms.resize(word.bits, i.width);
            resize(terms, bits, wide)
        });
        // One more bit holds each sum.
        let sum = terms.binary(BinaryOp::Add, counter, step);
        let bits = terms.resize(sum, i.width);
        let short = resize(terms, bits, wide);
        let overflows = terms.ne(sum, short);
        let is_below = terms.binary(if is_signed { BinaryOp::LtS } else { BinaryOp::LtU }, sum, bound);
        // Counters of 64 bits fail at each overflow, narrower ones if the loop ends there.
        let is_below = if i.width == 64 {
            let fits = terms.not(overflows);
            terms.and(is_below, fits)
        } else {
            is_below
        };
        let next = Word::of(terms, bits);
        let ends = terms.not(is_below);
        let again = terms.and(state.condition, is_below);
        let mut words = state.words.clone();
        words[i.a as usize] = next;
        self.wait(i.d as usize, State { condition: again, words })?;
        state.condition = self.run.terms.and(state.condition, ends);
        self.demand(&mut state, overflows);
        self.wait(at + 1, state)
    }

    fn returned(&mut self, state: &State) -> Result<(), String> {
        let mut results = Vec::with_capacity(self.plan.results().len());
        for (place, _) in self.plan.results() {
            results.push(state.words[word_of(*place)?]);
        }
        if !self.end.results.is_empty() {
            for (new, known) in results.iter_mut().zip(&self.end.results) {
                *new = Word::choose(self.run.terms, state.condition, *new, *known);
            }
        }
        self.end.results = results;
        self.end.is_returned = self.run.terms.or(self.end.is_returned, state.condition);
        Ok(())
    }

    /// Returns an error unless a failure means that the behaviour is undefined.
    fn fail(&self, i: &Instruction, fails: Term, state: &State) -> Result<(), String> {
        let (kind, message) = self.plan.message(i.b as usize);
        let is_undefined = matches!(kind, FaultKind::Undefined | FaultKind::Poison);
        let never = [fails, state.condition].iter().any(|condition| self.run.terms.value(*condition) == Some(0));
        if is_undefined || never { Ok(()) } else { Err(message.to_owned()) }
    }

    fn call(&mut self, site: usize, state: &mut State) -> Result<(), String> {
        let site = &self.plan.calls()[site];
        let position = match site.callee {
            Callee::Function(position) => position,
            Callee::Object(_) => return Err("it calls a function that is a value".to_owned()),
        };
        let mut arguments = Vec::with_capacity(site.arguments.len());
        for source in &site.arguments {
            arguments.push(state.words[word_of(source.place)?]);
        }
        let module = self.run.module;
        let end = self.run.call(module.plan(position), &arguments, self.depth + 1)?;
        for (place, result) in site.results.iter().zip(end.results) {
            state.words[word_of(*place)?] = result;
        }
        state.condition = self.run.terms.and(state.condition, end.is_returned);
        Ok(())
    }
}
