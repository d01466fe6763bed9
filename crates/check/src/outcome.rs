//! Outcomes of executions.

use ods_exec::{Error, FaultKind, Function, RuntimeValue};

/// The outcome of an execution.
#[derive(Debug)]
pub enum Outcome {
    /// The function returned these values, and memory that was passed has these contents.
    Returned {
        /// The results.
        results: Vec<RuntimeValue>,
        /// The arguments, with tensors in place of memory.
        arguments: Vec<RuntimeValue>,
    },
    /// The behaviour is undefined; the message says where.
    Undefined(String),
    /// A limit of the run was exceeded.
    OutOfBudget(String),
    /// The function cannot be executed; the message says why.
    NotExecutable(String),
}

impl Outcome {
    /// Calls a function.
    pub fn of(function: &Function<'_>, arguments: Vec<RuntimeValue>) -> Self {
        match function.call_with(&arguments) {
            Ok(results) => Self::Returned {
                results: results.into_iter().map(contents).collect(),
                arguments: arguments.into_iter().map(contents).collect(),
            },
            Err(error) => Self::of_error(&error),
        }
    }

    fn of_error(error: &Error) -> Self {
        match error.kind() {
            FaultKind::Undefined | FaultKind::Poison => Self::Undefined(error.to_string()),
            FaultKind::Limit | FaultKind::Interrupted => Self::OutOfBudget(error.to_string()),
            FaultKind::Memory | FaultKind::Missing | FaultKind::Arguments | FaultKind::Unknown | FaultKind::Host => {
                Self::NotExecutable(error.to_string())
            }
        }
    }
}

/// Returns a tensor in place of memory; poison if it was deallocated.
fn contents(value: RuntimeValue) -> RuntimeValue {
    match value {
        RuntimeValue::MemRef(memref) => memref.to_tensor().map_or(RuntimeValue::Poison, RuntimeValue::Tensor),
        value => value,
    }
}
