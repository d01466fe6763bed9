//! The `func` dialect: functions, and calls of them.
//!
//! * `function`: what a function is, and its end;
//! * `call`: calls, direct and by value, and functions as values.

mod call;
mod function;

pub use call::{CallIndirectOp, CallOp, ConstantOp};
pub use function::{FuncOp, ReturnOp};

use ods::prelude::*;

/// Functions and calls.
///
/// A function has a name, by which it is called directly, and may be made a value, by which it is called indirectly.
#[dialect(name = "func", ops(CallOp, CallIndirectOp, ConstantOp, FuncOp, ReturnOp))]
pub struct Func;
