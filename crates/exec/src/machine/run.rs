//! The inner loop of the interpreter.
//!
//! Positions are not compared with the sizes of frames and code again, since each plan was checked as a whole
//! (`plan::check`), and nothing changes it afterwards.

use crate::call::Call;
use crate::fault::Fault;
use crate::opcode::table::instructions;
use crate::opcode::{Opcode, signed, truncate};
use crate::origin::Origin;
use crate::runtime_value::RuntimeValue;
use crate::trace;

use super::step::{Op, Step};
use super::{Machine, Stop};

impl Machine<'_> {
    /// Runs the frame until something happens that the other methods handle. Words are poison only if `HAS_MARKS`.
    pub(super) fn run_frame<const HAS_MARKS: bool>(&mut self, at: usize) -> Stop {
        let plan = self.plan;
        let steps = plan.steps();
        let words = &mut self.stacks.words[self.words..][..plan.words.len()];
        let objects = &mut self.stacks.objects[self.objects..][..plan.objects()];
        let mut marks = self.stacks.marks.frame(self.words);
        let mut fuel = self.usage.fuel;
        assert!(at < steps.len(), "runs begin at an instruction");
        let first = steps.as_ptr();
        let mut next = first.wrapping_add(at);
        macro_rules! at {
            () => {
                (next.addr() - first.addr()) / size_of::<Step>() - 1
            };
        }
        macro_rules! go_to {
            ($at:expr) => {
                next = first.wrapping_add($at as usize)
            };
        }
        macro_rules! word {
            ($at:expr) => {
                // SAFETY: the plan was checked: positions are inside the frame.
                *unsafe { words.get_unchecked_mut($at as usize) }
            };
        }
        macro_rules! object {
            ($at:expr) => {
                // SAFETY: the plan was checked: positions are inside the frame.
                unsafe { objects.get_unchecked_mut($at as usize) }
            };
        }
        macro_rules! fail {
            ($fault:expr) => {{
                self.usage.fuel = fuel;
                return Stop::Fault { fault: Fault::from($fault), at: at!() };
            }};
        }
        macro_rules! get {
            ($result:expr) => {
                match $result {
                    Ok(value) => value,
                    Err(fault) => fail!(fault),
                }
            };
        }
        macro_rules! stop {
            ($stop:expr) => {{
                self.usage.fuel = fuel;
                return $stop;
            }};
        }
        macro_rules! spend {
            ($steps:expr) => {
                let price = u64::from($steps);
                if price > fuel {
                    self.usage.fuel = fuel;
                    return Stop::Slice { steps: price, at: at!() };
                }
                fuel -= price;
            };
        }
        macro_rules! branch {
            ($i:ident, $condition:expr) => {{
                spend!($i.extra);
                go_to!(if $condition { $i.c } else { $i.d });
            }};
        }
        macro_rules! set {
            ($i:ident, $result:expr) => {
                word!($i.d) = match $result {
                    Ok(word) => word,
                    Err(undefined) if undefined.is_poison() => stop!(Stop::Poison { undefined, at: at!() }),
                    Err(undefined) => fail!(undefined),
                }
            };
        }
        macro_rules! compute {
            ($i:ident, $opcode:ident, $width:expr) => {{
                let (a, b, c) = (word!($i.a), word!($i.b), word!($i.c));
                set!($i, Opcode::$opcode.apply($width, $i.extra, a, b, c));
            }};
        }
        loop {
            // SAFETY: the plan was checked: jumps lead to instructions, and the last one jumps or ends the function.
            let i = unsafe { &*next };
            next = next.wrapping_add(1);
            if HAS_MARKS {
                let instruction = &plan.code[at!()];
                if !marks.has_any() && instruction.opcode.format().has_price() {
                    stop!(Stop::Marks { next: at!() });
                }
                if get!(marks.execute(plan, instruction, words, objects)) {
                    continue;
                }
            }
            macro_rules! run {
                (
                    |$($parameter:ident),*|
                    words {$(
                        $(#[$docs:meta])*
                        $opcode:ident [$($operand:ident)*] -> $result:ident { $($apply:tt)* } $(ints { $($ints:tt)* })?
                            $(compares $comparison:ident)? $(steps { $($step:ident $width:literal)* })?;
                    )*}
                    control { $($control:tt)* }
                ) => {
                    match i.op {
                        $(
                            $($(Op::$step => compute!(i, $opcode, $width),)*)?
                            Op::$opcode => compute!(i, $opcode, i.width),
                        )*
                        Op::Jump => {
                            spend!(i.d);
                            go_to!(i.a);
                        }
                        Op::Branch => {
                            spend!(i.d);
                            go_to!(if word!(i.a) != 0 { i.b } else { i.c });
                        }
                        Op::BranchEq => branch!(i, word!(i.a) == word!(i.b)),
                        Op::BranchNe => branch!(i, word!(i.a) != word!(i.b)),
                        Op::BranchLtS64 => branch!(i, (word!(i.a) as i64) < word!(i.b) as i64),
                        Op::BranchLtS => branch!(i, signed(word!(i.a), i.width) < signed(word!(i.b), i.width)),
                        Op::BranchLeS64 => branch!(i, word!(i.a) as i64 <= word!(i.b) as i64),
                        Op::BranchLeS => branch!(i, signed(word!(i.a), i.width) <= signed(word!(i.b), i.width)),
                        Op::BranchLtU => branch!(i, word!(i.a) < word!(i.b)),
                        Op::BranchLeU => branch!(i, word!(i.a) <= word!(i.b)),
                        Op::LoopS64 => {
                            spend!(i.extra);
                            let (sum, overflows) = (word!(i.a) as i64).overflowing_add(word!(i.c) as i64);
                            if sum < word!(i.b) as i64 && !overflows {
                                word!(i.a) = sum as u64;
                                go_to!(i.d);
                            } else if overflows {
                                fail!(counter_overflows());
                            }
                        }
                        Op::LoopS => {
                            spend!(i.extra);
                            let [counter, bound, step] = [i.a, i.b, i.c].map(|at| signed(word!(at), i.width));
                            let (sum, overflows) = counter.overflowing_add(step);
                            if sum < bound && !overflows {
                                word!(i.a) = truncate(sum as u64, i.width);
                                go_to!(i.d);
                            } else if overflows || signed(sum as u64, i.width) != sum {
                                fail!(counter_overflows());
                            }
                        }
                        Op::LoopU => {
                            spend!(i.extra);
                            let (sum, overflows) = word!(i.a).overflowing_add(word!(i.c));
                            if sum < word!(i.b) && !overflows {
                                word!(i.a) = sum;
                                go_to!(i.d);
                            } else if overflows || truncate(sum, i.width) != sum {
                                fail!(counter_overflows());
                            }
                        }
                        Op::Return => {
                            stop!(Stop::Return);
                        }
                        Op::Call => {
                            stop!(Stop::Call { site: i.a as usize, at: at!() });
                        }
                        Op::Kernel => {
                            let site = &plan.kernels[i.a as usize];
                            let (ir, memory_usage) = (self.module.ir(), self.usage.memory_usage(self.module));
                            let mut reason = None;
                            let result = {
                                let (marks, reason) = (marks.reborrow(), &mut reason);
                                (site.kernel)(&mut Call { ir, site, words, objects, marks, memory_usage, reason })
                            };
                            if let Some(reason) = reason {
                                let frame = (&*words, &*objects, &marks);
                                self.usage.note_poison(|| Origin::new(ir, plan, site.op, reason, frame));
                            }
                            get!(result);
                            if !HAS_MARKS && marks.is_used() {
                                stop!(Stop::Marks { next: at!() + 1 });
                            }
                        }
                        Op::Apply => {
                            let operands = [i.a, i.b, i.c].map(|at| word!(at));
                            set!(i, plan.functions[usize::from(i.extra)](operands));
                        }
                        Op::Load1 => {
                            let indices = [word!(i.b) as i64];
                            word!(i.d) = match object!(i.a).get(indices) {
                                Some(word) => word,
                                None => get!(load(object!(i.a), &indices)),
                            };
                        }
                        Op::Load2 => {
                            let indices = [word!(i.b) as i64, word!(i.c) as i64];
                            word!(i.d) = match object!(i.a).get(indices) {
                                Some(word) => word,
                                None => get!(load(object!(i.a), &indices)),
                            };
                        }
                        Op::Load0 => word!(i.d) = get!(load(object!(i.a), &[])),
                        Op::Store1 => {
                            let indices = [word!(i.b) as i64];
                            if object!(i.a).put(indices, word!(i.d)).is_none() {
                                get!(store(object!(i.a), &indices, word!(i.d)));
                            }
                        }
                        Op::Store2 => {
                            let indices = [word!(i.b) as i64, word!(i.c) as i64];
                            if object!(i.a).put(indices, word!(i.d)).is_none() {
                                get!(store(object!(i.a), &indices, word!(i.d)));
                            }
                        }
                        Op::Store0 => get!(store(object!(i.a), &[], word!(i.d))),
                        Op::CopyObject => *object!(i.d) = object!(i.a).clone(),
                        Op::MoveObject => *object!(i.d) = std::mem::replace(object!(i.a), RuntimeValue::Poison),
                        Op::SelectObject => {
                            let from = if word!(i.a) != 0 { i.b } else { i.c };
                            *object!(i.d) = object!(from).clone();
                        }
                        Op::ConstantObject => *object!(i.d) = plan.constants[i.a as usize].clone(),
                        Op::FailIf if word!(i.a) == 0 => {}
                        Op::FailIf | Op::Fail => {
                            let (kind, message) = &plan.messages[i.b as usize];
                            fail!(Fault::of(*kind, &**message))
                        }
                        Op::Trace => {
                            trace::report(self.module, &plan.traces[i.a as usize], (words, objects, &marks));
                        }
                    }
                };
            }
            instructions!(run);
        }
    }
}

impl RuntimeValue {
    /// Returns the word of an element of a memref, as [`MemRef::get`] does.
    #[inline(always)]
    fn get<const RANK: usize>(&self, indices: [i64; RANK]) -> Option<u64> {
        match self {
            Self::MemRef(memref) => memref.get(indices),
            _ => None,
        }
    }

    #[inline(always)]
    fn put<const RANK: usize>(&self, indices: [i64; RANK], word: u64) -> Option<()> {
        match self {
            Self::MemRef(memref) => memref.put(indices, word),
            _ => None,
        }
    }
}

/// Returns the word of an element of a memref or a tensor.
#[cold]
pub(crate) fn load(object: &RuntimeValue, indices: &[i64]) -> Result<u64, Fault> {
    match object {
        RuntimeValue::MemRef(memref) => memref.word(memref.position(indices)?, 0),
        RuntimeValue::Tensor(tensor) => tensor.elements().word(tensor.position(indices)?),
        other => Err(not_elements(other)),
    }
}

#[inline]
fn store(object: &RuntimeValue, indices: &[i64], word: u64) -> Result<(), Fault> {
    match object {
        RuntimeValue::MemRef(memref) => memref.set_word(memref.position(indices)?, 0, word),
        other => Err(not_elements(other)),
    }
}

/// Returns the fault of a counted loop whose last step leaves the numbers of its counter.
#[cold]
fn counter_overflows() -> Fault {
    Fault::new("overflows in the step after its last iteration")
}

#[cold]
pub(super) fn not_elements(found: &RuntimeValue) -> Fault {
    Fault::new(format!("uses {}; expected elements", found.kind()))
}
