//! Outcomes of executions.

use ods_exec::{Error, Fault, FaultKind, Function, RuntimeValue};

use crate::opaque::{Opaque, OpaqueCall};

/// The elements of memory that are compared at most.
const ELEMENTS: i64 = 1 << 14;

/// The outcome of an execution.
#[derive(Debug)]
pub enum Outcome {
    /// The function returned these values, and memory that was passed has these contents.
    Returned {
        /// The results.
        results: Vec<RuntimeValue>,
        /// The arguments, with tensors in place of memory.
        arguments: Vec<RuntimeValue>,
        /// The calls of functions and operations about which nothing is known.
        calls: Vec<OpaqueCall>,
    },
    /// The behaviour is undefined; the message says where.
    Undefined(String),
    /// A limit of the run was exceeded.
    OutOfBudget(String),
    /// The function cannot be executed; the message says why.
    NotExecutable(String),
}

impl Outcome {
    /// Calls a function, with the results of `opaque` from a seed.
    pub fn of(function: &Function<'_>, arguments: Vec<RuntimeValue>, (opaque, seed): (&Opaque, u64)) -> Self {
        opaque.begin(seed);
        match function.call_with(&arguments) {
            Ok(results) => Self::returned(results, arguments, opaque),
            Err(error) => Self::of_error(&error),
        }
    }

    fn returned(results: Vec<RuntimeValue>, arguments: Vec<RuntimeValue>, opaque: &Opaque) -> Self {
        let all = |values: Vec<RuntimeValue>| values.into_iter().map(contents).collect::<Result<Vec<_>, Fault>>();
        match (all(results), all(arguments)) {
            (Ok(results), Ok(arguments)) => Self::Returned { results, arguments, calls: opaque.take_calls() },
            (Err(fault), _) | (_, Err(fault)) => Self::NotExecutable(fault.to_string()),
        }
    }

    /// Returns whether functions or operations were called about which nothing is known.
    pub fn has_calls(&self) -> bool {
        match self {
            Self::Returned { calls, .. } => !calls.is_empty(),
            Self::Undefined(_) | Self::OutOfBudget(_) | Self::NotExecutable(_) => false,
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
///
/// # Errors
/// Returns an error if there are too many elements.
pub fn contents(value: RuntimeValue) -> Result<RuntimeValue, Fault> {
    let RuntimeValue::MemRef(memref) = value else { return Ok(value) };
    let count = memref.sizes().iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
    if count.is_none_or(|count| count > ELEMENTS) {
        let message = format!("memory of the sizes {:?} has too many elements to compare", memref.sizes());
        return Err(Fault::of(FaultKind::Memory, message));
    }
    Ok(memref.to_tensor().map_or(RuntimeValue::Poison, RuntimeValue::Tensor))
}
