//! Native code for functions in IR: the second engine beside the interpreter of [`ods_exec`].
//!
//! A [`Jit`] translates the plans that the interpreter runs, instruction by instruction, with Cranelift. Results,
//! errors and limits are the same as in the interpreter.
//!
//! * `jit`, `function`: the interface;
//! * `signature`, `analysis`: facts about plans;
//! * `translation`: the choice of a translation by the size of a plan;
//! * `lower`: plans as code of Cranelift;
//! * `context`, `runtime`, `view`: the state of a run, and the functions of Rust that native code calls;
//! * `stack`: the part of a thread's stack that native code may use.
//!
//! Invariants:
//! * Native code never traps and never unwinds. If an operation is undefined, or something is rare, it stores the words
//!   of the frame and leaves the rest of the function to the interpreter, which reports the error.
//! * Native code accesses memory of its own frame, of the context, and of memrefs whose bounds it has checked. Its
//!   frame is on the stack of the thread: what the stack has no room for runs in the interpreter.

mod analysis;
mod compiler;
mod context;
mod function;
mod jit;
mod lower;
mod runtime;
mod signature;
mod stack;
mod translation;
mod view;

pub use function::{Function, Typed, Words};
pub use jit::{Jit, call};

/// The chapter of the guide, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/jit.md")]
struct Guide;
