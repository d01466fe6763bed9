//! The interpreter: runs plans.
//!
//! Frames of words and of objects are on two stacks, so that calls in the IR are not calls in Rust. The stacks are kept
//! by the thread for the next run. Nothing is looked up, and nothing is allocated but what kernels allocate.
//!
//! * this file: calls of functions and their frames;
//! * [`marks`]: marks of words that are poison;
//! * [`step`]: instructions with a code of their own for common widths;
//! * [`run`]: the loop that executes the steps of a frame.

pub(crate) mod marks;
pub(crate) mod run;
pub(crate) mod step;

use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;

use ods_core::{Diagnostic, Ir};
use smallvec::SmallVec;

use crate::engine::Module;
use crate::failure::Failure;
use crate::fault::{Error, Fault, FaultKind};
use crate::opcode::{InstructionFormat, Opcode, Undefined};
use crate::origin::{Origin, Reason};
use crate::plan::{Instruction, Place, Plan};
use crate::runtime_value::RuntimeValue;
use crate::usage::Usage;
use marks::Marks;

/// The stacks of a run.
#[derive(Default)]
pub struct Stacks {
    pub(crate) words: Vec<u64>,
    pub(crate) objects: Vec<RuntimeValue>,
    pub(crate) marks: Marks,
    /// The first result of the run that was poison, once it is over.
    origin: Option<Box<Origin>>,
    frames: Vec<Frame>,
}

thread_local! {
    static STACKS: Cell<Option<Box<Stacks>>> = const { Cell::new(None) };
}

impl Stacks {
    /// Returns room for this many words, which are 0, and objects, which are poison.
    #[inline]
    pub fn frame(&mut self, words: usize, objects: usize) -> (&mut [u64], &mut [RuntimeValue]) {
        self.words.clear();
        self.words.resize(words, 0);
        self.marks.clear();
        self.objects.clear();
        self.objects.resize(objects, RuntimeValue::Poison);
        self.parts()
    }

    /// Returns whether no word is poison.
    #[inline]
    pub fn is_plain(&self) -> bool {
        !self.marks.is_used()
    }

    /// Returns a remark about the first result of the run that was poison.
    pub fn poison(&self, ir: &Ir) -> Option<Diagnostic> {
        self.origin.as_ref().map(|origin| origin.remark(ir))
    }

    /// Takes the first poison of a run that is over.
    #[inline]
    pub fn finish(&mut self, usage: &mut Usage) {
        self.origin = usage.take_origin();
    }

    /// Sets the marks of words that are poison, each given by its position.
    pub fn mark(&mut self, words: impl IntoIterator<Item = usize>) {
        words.into_iter().for_each(|word| self.marks.set(word, true));
    }

    /// Returns the words and the objects.
    #[inline]
    pub fn parts(&mut self) -> (&mut [u64], &mut [RuntimeValue]) {
        (&mut self.words, &mut self.objects)
    }
}

/// Calls `run` with empty stacks: the stacks of the thread, or new ones if these are in use.
#[inline]
pub fn with_stacks<T>(run: impl FnOnce(&mut Stacks) -> T) -> T {
    let mut stacks = STACKS.take().unwrap_or_default();
    let result = run(&mut stacks);
    stacks.words.clear();
    stacks.objects.clear();
    stacks.marks.clear();
    stacks.origin = None;
    stacks.frames.clear();
    if let Some(nested) = STACKS.replace(Some(stacks)) {
        drop(nested);
    }
    result
}

/// A call that waits for the one it has made.
struct Frame {
    /// The position of the function, or [`ROOT`].
    function: u32,
    /// The instruction after the call.
    next: usize,
    words: usize,
    objects: usize,
}

/// The position of the function that a run begins with.
const ROOT: u32 = u32::MAX;

/// Why the inner loop stopped.
enum Stop {
    Call {
        site: usize,
        at: usize,
    },
    Return,
    Slice {
        steps: u64,
        at: usize,
    },
    /// The result of the instruction is poison.
    Poison {
        undefined: Undefined,
        at: usize,
    },
    /// The marks began, or have no use any more.
    Marks {
        next: usize,
    },
    Fault {
        fault: Fault,
        at: usize,
    },
}

/// A run in progress.
pub(crate) struct Machine<'m> {
    module: &'m Module<'m>,
    stacks: &'m mut Stacks,
    /// The plan that the run begins with.
    root: &'m Plan,
    plan: &'m Plan,
    /// The position of the function that runs.
    function: u32,
    words: usize,
    objects: usize,
    pub usage: Usage,
    /// The calls around the first frame.
    pub depth: u32,
}

impl<'m> Machine<'m> {
    /// Returns the machine at the start of a plan, whose frame has been pushed.
    #[inline]
    pub fn new(module: &'m Module<'m>, stacks: &'m mut Stacks, plan: &'m Plan) -> Self {
        Self {
            module,
            stacks,
            root: plan,
            plan,
            function: ROOT,
            words: 0,
            objects: 0,
            usage: Usage::new(module),
            depth: 0,
        }
    }

    /// Runs to the end of the plan, which leaves the results in its frame.
    pub fn run(&mut self) -> Result<(), Error> {
        let result = self.run_from(0).map_err(|failure| failure.into_error(self.module));
        self.stacks.finish(&mut self.usage);
        result
    }

    /// Runs from an instruction to the end of the plan.
    pub fn run_from(&mut self, mut at: usize) -> Result<(), Failure> {
        loop {
            let stop = match self.stacks.marks.is_used() {
                false => self.run_frame::<false>(at),
                true => self.run_frame::<true>(at),
            };
            match stop {
                Stop::Return => match self.leave() {
                    Some(next) => at = next,
                    None => return Ok(()),
                },
                Stop::Call { site, at: call } => {
                    self.enter(site, call).map_err(|fault| self.failure(fault, call))?;
                    at = 0;
                }
                Stop::Slice { steps, at: jump } => {
                    self.usage.refill(self.module, steps).map_err(|fault| self.failure(fault, jump))?;
                    at = jump;
                }
                Stop::Poison { undefined, at: op } => {
                    self.note(op, undefined.text());
                    self.poison_results(op);
                    at = op + 1;
                }
                Stop::Marks { next } => {
                    if !self.stacks.marks.has_any() {
                        self.stacks.marks.clear();
                    }
                    at = next;
                }
                Stop::Fault { fault, at: op } => {
                    if !self.is_poison(&fault, op) {
                        return Err(self.failure(fault, op));
                    }
                    self.note(op, fault.message().to_owned());
                    self.poison_results(op);
                    at = op + 1;
                }
            }
        }
    }

    /// Returns whether the fault of an instruction means that its results are poison.
    #[cold]
    fn is_poison(&self, fault: &Fault, at: usize) -> bool {
        let has_result = match self.plan.code[at].opcode.format() {
            InstructionFormat::Words | InstructionFormat::Load | InstructionFormat::Kernel => true,
            InstructionFormat::Jump
            | InstructionFormat::Branch
            | InstructionFormat::Compare
            | InstructionFormat::Loop
            | InstructionFormat::Return
            | InstructionFormat::Call
            | InstructionFormat::Store
            | InstructionFormat::Transport
            | InstructionFormat::FailIf
            | InstructionFormat::Fail
            | InstructionFormat::Trace => false,
        };
        let i = &self.plan.code[at];
        let is_abstract = i.opcode == Opcode::Kernel && self.plan.kernels[i.a as usize].is_abstract;
        // Memory may be loaded from whatever it holds.
        let is_loaded = i.opcode == Opcode::Load && fault.kind() == FaultKind::Poison;
        is_loaded || has_result && !is_abstract && self.module.is_poison(fault, self.plan.origins[at])
    }

    /// Notes that the results of an instruction are poison.
    fn note(&mut self, at: usize, reason: impl Into<Reason>) {
        let (words, objects) = (&self.stacks.words[self.words..], &self.stacks.objects[self.objects..]);
        let (ir, op, marks) = (self.module.ir(), self.plan.origins[at], self.stacks.marks.frame(self.words));
        self.usage.note_poison(|| Origin::new(ir, self.plan, op, reason.into(), (words, objects, &marks)));
    }

    /// Makes the results of an instruction poison.
    #[cold]
    fn poison_results(&mut self, at: usize) {
        let i = &self.plan.code[at];
        let mut marks = self.stacks.marks.frame(self.words);
        match i.opcode {
            Opcode::Kernel => {
                let objects = &mut self.stacks.objects[self.objects..];
                marks.poison_results(&self.plan.kernels[i.a as usize], objects);
            }
            _ => marks.set(i.d, true),
        }
    }

    /// Pushes the frame of a call.
    fn enter(&mut self, site: usize, at: usize) -> Result<(), Fault> {
        let site = &self.plan.calls[site];
        let function = self.module.callee(site, &self.stacks.objects[self.objects..])?;
        let plan = self.module.plan(function);
        if u64::from(self.depth) + self.stacks.frames.len() as u64 >= u64::from(self.module.limits().depth) {
            let limit = self.module.limits().depth;
            return Err(Fault::limit(format!("exceeds the limit of {limit} nested calls")));
        }
        let (words, objects) = (self.stacks.words.len(), self.stacks.objects.len());
        push(self.stacks, plan, self.module.limits().bytes)?;
        for (source, (to, _)) in site.arguments.iter().zip(&plan.parameters) {
            let is_last = source.is_last;
            transfer(self.stacks, (source.place, self.words, self.objects), (*to, words, objects), is_last)?;
        }
        let frame = Frame { function: self.function, next: at + 1, words: self.words, objects: self.objects };
        self.stacks.frames.push(frame);
        (self.plan, self.function, self.words, self.objects) = (plan, function, words, objects);
        Ok(())
    }

    /// Pops the frame, and copies its results to the caller's. Returns the next instruction of that.
    fn leave(&mut self) -> Option<usize> {
        let frame = self.stacks.frames.pop()?;
        let caller = self.plan_of(frame.function);
        let Instruction { a: site, .. } = caller.code.get(frame.next.wrapping_sub(1))?;
        let site = &caller.calls[*site as usize];
        for ((from, _), to) in self.plan.results.iter().zip(&site.results) {
            let from = (*from, self.words, self.objects);
            // The types of calls are verified, so that the places fit.
            transfer(self.stacks, from, (*to, frame.words, frame.objects), true).unwrap_or(());
        }
        self.stacks.words.truncate(self.words);
        self.stacks.marks.truncate(self.words);
        self.stacks.objects.truncate(self.objects);
        (self.plan, self.function, self.words, self.objects) = (caller, frame.function, frame.words, frame.objects);
        Some(frame.next)
    }

    fn plan_of(&self, function: u32) -> &'m Plan {
        if function == ROOT { self.root } else { self.module.plan(function) }
    }

    /// Returns the failure of an instruction, and the calls around it.
    #[cold]
    fn failure(&mut self, fault: Fault, at: usize) -> Failure {
        let words = self.stacks.words.get(self.words..).unwrap_or_default();
        let objects = self.stacks.objects.get(self.objects..).unwrap_or_default();
        let marks = self.stacks.marks.frame(self.words);
        let mut failure = Failure::new(self.module, self.plan, at, fault, (words, objects, &marks), &self.usage);
        for frame in self.stacks.frames.iter().rev() {
            failure.add_call(self.plan_of(frame.function), frame.next.wrapping_sub(1));
        }
        failure
    }
}

/// Pushes a frame of the plan.
#[inline]
pub(crate) fn push(stacks: &mut Stacks, plan: &Plan, limit: u64) -> Result<(), Fault> {
    stacks.words.extend_from_slice(&plan.words);
    let objects = stacks.objects.len() + plan.objects as usize;
    if plan.objects > 0 {
        stacks.objects.resize(objects, RuntimeValue::Poison);
    }
    let bytes = stacks.words.len() * size_of::<u64>() + objects * size_of::<RuntimeValue>();
    if bytes as u64 > limit {
        return Err(Fault::limit(format!("the frames of calls exceed the limit of {limit} bytes of memory")));
    }
    Ok(())
}

/// Copies or moves a value between frames, each given by the starts of its words and objects.
fn transfer(
    stacks: &mut Stacks,
    (from, from_words, from_objects): (Place, usize, usize),
    (to, to_words, to_objects): (Place, usize, usize),
    is_last: bool,
) -> Result<(), Fault> {
    match (from, to) {
        (Place::Words { at: from, count }, Place::Words { at: to, count: room }) if count == room => {
            let from = from_words + from as usize;
            if stacks.marks.is_used() {
                for word in 0..count as usize {
                    stacks.marks.set(to_words + to as usize + word, stacks.marks.get(from + word));
                }
            }
            if count == 1 {
                stacks.words[to_words + to as usize] = stacks.words[from];
            } else {
                stacks.words.copy_within(from..from + count as usize, to_words + to as usize);
            }
        }
        (Place::Object(from), Place::Object(to)) => {
            let from = &mut stacks.objects[from_objects + from as usize];
            let object = if is_last { std::mem::replace(from, RuntimeValue::Poison) } else { from.clone() };
            stacks.objects[to_objects + to as usize] = object;
        }
        (Place::Words { .. } | Place::Object(_), _) => return Err(Fault::new("calls a function of another type")),
    }
    Ok(())
}

/// Returns the values of places in the frame at the bottom of the stacks.
pub(crate) fn read(stacks: &mut Stacks, place: Place) -> RuntimeValue {
    match place {
        place if stacks.marks.frame(0).any(place) => RuntimeValue::Poison,
        Place::Words { at, count: 1 } => RuntimeValue::Word(stacks.words[at as usize]),
        Place::Words { at, count } => {
            let words: SmallVec<[u64; 2]> = stacks.words[at as usize..(at + count) as usize].into();
            RuntimeValue::of_words(&words)
        }
        Place::Object(at) => std::mem::replace(&mut stacks.objects[at as usize], RuntimeValue::Poison),
    }
}

impl Module<'_> {
    /// Checks for interruption and reports progress.
    pub(crate) fn tick(&self, steps: u64) -> Result<(), Fault> {
        if self.interruption().load(Relaxed) {
            return Err(Fault::of(FaultKind::Interrupted, "interrupted"));
        }
        self.report_progress(steps)
    }
}
