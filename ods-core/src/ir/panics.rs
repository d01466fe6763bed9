//! Panics of functions that work on one operation: they are passed on with the name and the place of the operation.
//!
//! The IR keeps its structure: such a function panics between two changes, not within one.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::context::Context;
use crate::entity::{Location, OpName, Operation};

use super::Ir;

/// The work on an operation during which a function may panic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Folding.
    Fold,
    /// Applying the pattern of this name.
    Pattern(&'static str),
}

/// The payload of a panic that [`Ir::blame_panics`] passed on.
#[derive(Debug)]
pub struct OpPanic {
    /// The message of the panic.
    pub message: String,
    /// The work during which it happened.
    pub work: Work,
    /// The name of the operation.
    pub name: OpName,
    /// The location of the operation.
    pub location: Location,
}

impl OpPanic {
    /// Returns the operation and the work, as a clause.
    pub fn circumstances(&self, context: &Context) -> String {
        let name = context.op_info(self.name).name();
        match self.work {
            Work::Fold => format!("while '{name}' was folded"),
            Work::Pattern(pattern) => format!("while pattern '{pattern}' was applied to '{name}'"),
        }
    }
}

impl Ir {
    /// Calls a function that works on the operation. If it panics, the panic continues with an [`OpPanic`] as its
    /// payload: that of the innermost operation.
    pub fn blame_panics<T>(
        &mut self,
        op: impl Into<Operation>,
        work: Work,
        function: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let op = op.into();
        // The function may erase it.
        let data = self.op(op);
        let (name, location) = (data.name, data.location);
        match catch_unwind(AssertUnwindSafe(|| function(self))) {
            Ok(result) => result,
            Err(payload) if payload.is::<OpPanic>() => resume_unwind(payload),
            Err(payload) => {
                let message = panic_message(&*payload).to_owned();
                resume_unwind(Box::new(OpPanic { message, work, name, location }))
            }
        }
    }
}

/// Returns the message in the payload of a panic.
pub fn panic_message(payload: &(dyn Any + Send)) -> &str {
    if let Some(panic) = payload.downcast_ref::<OpPanic>() {
        return &panic.message;
    }
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message")
}
