//! Errors of runs as errors of packed calls, and back.

use std::fmt;
use std::sync::Arc;

use ods_exec::{Cause, Fault, FaultKind, Function};
use ods_packed::{Error, ErrorKind};

/// Returns the error, with a frame for the operation and for each call on the way: Python shows them in its traceback.
pub(crate) fn of_run(function: &Function<'_>, error: &ods_exec::Error) -> Error {
    let mut result = match error.cause() {
        Some(cause) => of_cause(cause),
        None => Error::new(kind(error.kind()), error.diagnostic().message.clone()),
    };
    let context = function.ir().context();
    for frame in error.frames() {
        if let Some(place) = frame.location.place(context) {
            result = result.at(frame.function.to_string(), place.file, place.line);
        }
    }
    result
}

fn kind(kind: FaultKind) -> ErrorKind {
    match kind {
        FaultKind::Arguments => ErrorKind::TypeError,
        FaultKind::Undefined | FaultKind::Poison => ErrorKind::ValueError,
        FaultKind::Limit
        | FaultKind::Memory
        | FaultKind::Missing
        | FaultKind::Interrupted
        | FaultKind::Unknown
        | FaultKind::Host => ErrorKind::RuntimeError,
    }
}

/// An error of a packed function that has passed through a run.
#[derive(Debug)]
struct Passed(Cause);

impl fmt::Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Passed {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&*self.0)
    }
}

/// Returns the error of a packed function that a run has called, with its frames.
fn of_cause(cause: &Cause) -> Error {
    let Some(packed) = cause.downcast_ref::<Error>() else {
        return Error::from_std(Passed(Arc::clone(cause)));
    };
    let mut error = Error::new(packed.kind().clone(), packed.message().to_owned());
    packed.frames().iter().for_each(|frame| error.push_frame(frame.clone()));
    error.with_cause(Passed(Arc::clone(cause)))
}

/// Returns the error of a packed function as that of a kernel.
pub(crate) fn fault(error: Error) -> Fault {
    Fault::of(FaultKind::Host, error.to_string()).with_cause(Arc::new(error))
}
