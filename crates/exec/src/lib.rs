//! Execution of IR: semantics beside the definitions, plans, and an interpreter.
//!
//! An operation that can be executed implements [`Evaluate`]. An [`Engine`] plans the functions of a module when they
//! are first called, and runs them: see [`Function::call`]. Errors of a run name the operation, its place and its
//! operands.
//!
//! * [`Layout`], [`RuntimeValue`], [`Tensor`], [`MemRef`]: values; [`Foreign`]: memory of callers, in place;
//! * [`Opcode`]: instructions, and the arithmetic of words;
//! * [`Planner`], [`Plan`]: functions as instructions;
//! * [`Call`]: the execution of one operation, as its kernel sees it;
//! * [`elementwise`]: operations that compute each element of their result alone;
//! * [`constants`]: attributes as values, and values as attributes;
//! * [`native`]: parts of runs, for engines of native code;
//! * [`infer_shapes`]: kernels as functions of shapes.

mod call;
mod cells;
pub mod constants;
mod convert;
pub mod elementwise;
mod engine;
mod evaluate;
mod failure;
mod fault;
mod function;
mod global;
mod layout;
mod limits;
mod machine;
mod memory;
mod missing;
pub mod native;
mod npy;
mod opcode;
mod origin;
mod plan;
mod runtime_value;
mod shapes;
mod tensor;
mod text;
mod trace;
mod usage;

/// The names that expansions write. They change without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::missing::{HasEvaluate, NoFunctions};
}

pub use call::Call;
pub use cells::Elements;
pub use convert::{Argument, Arguments, Outcome, Results};
pub use engine::{Engine, Module, evaluate};
pub use evaluate::Evaluate;
pub use fault::{Cause, Error, Fault, FaultKind, Frame};
pub use function::{Completion, Function};
pub use global::Global;
pub use layout::{Layout, Number};
pub use limits::{Charge, Limits, MemoryUsage};
pub use memory::{Buffer, Extents, Foreign, MemRef, each_index, row_major};
pub use opcode::{EXACT, InstructionFormat, NSW, NUW, Opcode, Outcomes, Undefined, WordKind, signed, truncate};
pub use plan::planner::{Exit, Label, Planner};
pub use plan::{CallSite, Callee, Instruction, Kernel, KernelSite, Place, Plan, Source, WordFunction};
pub use runtime_value::RuntimeValue;
pub use shapes::infer_shapes;
pub use tensor::{Element, Tensor, count, position};
pub use text::parse_argument;
pub use trace::{display, display_typed, display_whole};
