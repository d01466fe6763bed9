//! Plans: functions as flat lists of instructions.
//!
//! A function is planned once, when it is first called. Each value gets a place in the frame, operations become
//! instructions, and control flow becomes jumps, so that running needs no look-up, and no recursion for nested regions.
//!
//! * this file: the plan as data;
//! * [`planner`]: planning of operations, which [`Evaluate`](crate::Evaluate) calls; its `calls`: calls of kernels and
//!   functions, `poison`: values that are poison, `regions`: regions and the ways out of them, `unknown`: plans that
//!   compute shapes;
//! * `copies`: parallel copies, which branches make;
//! * `function`: planning of a function, and of a single operation.
//!
//! Invariants:
//! * Every position in an instruction is inside the frame, the code or the lists of the plan.
//! * Each value of a region has a place of its own, but for arguments of loops that the next turn's values may
//!   overwrite.

mod check;
pub(crate) mod copies;
pub(crate) mod function;
pub mod planner;

use std::sync::{Arc, OnceLock};

use ods_core::{Operation, Type, Value};
use rustc_hash::FxHashMap;

use crate::call::Call;
use crate::fault::{Fault, FaultKind};
use crate::machine::step::Step;
use crate::opcode::{Opcode, Undefined};
use crate::runtime_value::RuntimeValue;

/// An instruction: see [`Opcode`].
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The operation.
    pub opcode: Opcode,
    /// A width in bits.
    pub width: u8,
    /// Flags, a width, a count or a position: see the instruction in [`Opcode`].
    pub extra: u16,
    /// The destination.
    pub d: u32,
    /// The first operand.
    pub a: u32,
    /// The second operand.
    pub b: u32,
    /// The third operand.
    pub c: u32,
}

/// The place of a value in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Words from a position on.
    Words {
        /// The first word.
        at: u32,
        /// Their number.
        count: u32,
    },
    /// An object.
    Object(u32),
}

/// The place of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The place.
    pub place: Place,
    /// Whether an object may be moved out of the place, as nothing uses it afterwards.
    pub is_last: bool,
}

/// A function that computes an operation's results.
pub type Kernel = Arc<dyn Fn(&mut Call<'_>) -> Result<(), Fault> + Send + Sync>;

/// A function that computes a word from up to three.
pub type WordFunction = Arc<dyn Fn([u64; 3]) -> Result<u64, Undefined> + Send + Sync>;

/// The call of a kernel.
pub struct KernelSite {
    pub(crate) kernel: Kernel,
    pub(crate) op: Operation,
    /// The places of its operands.
    pub operands: Box<[Source]>,
    /// The places of its results.
    pub results: Box<[Place]>,
    /// Whether only shapes are computed.
    pub is_abstract: bool,
    /// The operands that are numbers with unknown values: a bit for each of the first 63, and one for all others.
    pub unknown: u64,
    /// Whether the results have the types of the operation's, or of `types`, so that a kernel's results are checked.
    pub is_typed: bool,
    /// The types of the operands and of the results, if they differ from the operation's types: the types of the
    /// parameters and results of a function without a body.
    pub types: Option<Box<[Vec<Type>; 2]>>,
}

/// The function that a call site calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee {
    /// The function at this position.
    Function(u32),
    /// The function in this object, which the host may have passed.
    Object(u32),
}

/// The call of a function.
#[derive(Debug)]
pub struct CallSite {
    /// The function.
    pub callee: Callee,
    /// The places of its arguments in the caller's frame.
    pub arguments: Box<[Source]>,
    /// The places of its results in the caller's frame.
    pub results: Box<[Place]>,
    /// The types of its arguments and results.
    pub(crate) types: [Box<[Type]>; 2],
}

/// An operation to be reported.
#[derive(Debug)]
pub(crate) struct TraceSite {
    pub op: Operation,
    pub operands: Box<[(Place, Type)]>,
    pub results: Box<[(Place, Type)]>,
    /// Whether the operation is about to be executed, rather than done.
    pub is_before: bool,
}

/// A function, ready to run.
pub struct Plan {
    pub(crate) code: Vec<Instruction>,
    /// The operation that each instruction belongs to.
    pub(crate) origins: Vec<Operation>,
    /// The words of a new frame: constants, and zeros elsewhere.
    pub(crate) words: Vec<u64>,
    /// The number of objects of a frame.
    pub(crate) objects: u32,
    pub(crate) parameters: Vec<(Place, Type)>,
    pub(crate) results: Vec<(Place, Type)>,
    pub(crate) kernels: Vec<KernelSite>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) functions: Vec<WordFunction>,
    pub(crate) constants: Vec<RuntimeValue>,
    /// The messages of errors, with their kinds.
    pub(crate) messages: Vec<(FaultKind, Box<str>)>,
    pub(crate) traces: Vec<TraceSite>,
    pub(crate) places: FxHashMap<Value, Place>,
    /// The code as the interpreter runs it, made when it first does.
    pub(crate) steps: OnceLock<Box<[Step]>>,
}

impl Plan {
    /// Returns the code as the interpreter runs it.
    #[inline]
    pub(crate) fn steps(&self) -> &[Step] {
        self.steps.get_or_init(|| self.code.iter().map(Step::of).collect())
    }

    /// Returns the instructions.
    pub fn code(&self) -> &[Instruction] {
        &self.code
    }

    /// Returns the places and types of the parameters.
    pub fn parameters(&self) -> &[(Place, Type)] {
        &self.parameters
    }

    /// Returns the places and types of the results, which [`Opcode::Return`] finds there.
    pub fn results(&self) -> &[(Place, Type)] {
        &self.results
    }

    /// Returns the operation that each instruction belongs to.
    pub fn origins(&self) -> &[Operation] {
        &self.origins
    }

    /// Returns the words of a new frame: constants, and zeros elsewhere.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Returns the number of objects of a frame.
    pub fn objects(&self) -> usize {
        self.objects as usize
    }

    /// Returns the sites of [`Opcode::Kernel`].
    pub fn kernels(&self) -> &[KernelSite] {
        &self.kernels
    }

    /// Returns the sites of [`Opcode::Call`].
    pub fn calls(&self) -> &[CallSite] {
        &self.calls
    }

    /// Returns the functions of [`Opcode::Apply`].
    pub fn functions(&self) -> &[WordFunction] {
        &self.functions
    }

    /// Returns the objects of [`Opcode::ConstantObject`].
    pub fn constants(&self) -> &[RuntimeValue] {
        &self.constants
    }

    /// Returns the kind and the text of the message of [`Opcode::Fail`] or [`Opcode::FailIf`].
    pub fn message(&self, position: usize) -> (FaultKind, &str) {
        let (kind, text) = &self.messages[position];
        (*kind, text)
    }

    /// Returns the places of the operands and results that [`Opcode::Trace`] reports.
    pub fn traced(&self, site: usize) -> impl Iterator<Item = Place> {
        let site = &self.traces[site];
        site.operands.iter().chain(&site.results).map(|(place, _)| *place)
    }

    /// Returns the places of values.
    pub fn places(&self) -> &FxHashMap<Value, Place> {
        &self.places
    }
}
