//! Errors of runs as errors of packed calls.

use ods_exec::{FaultKind, Function};
use ods_packed::{Error, ErrorKind};

/// Returns the error, with a frame for the operation and for each call on the way: Python shows them in its traceback.
pub(crate) fn of_run(function: &Function<'_>, error: &ods_exec::Error) -> Error {
    let kind = match error.kind() {
        FaultKind::Arguments => ErrorKind::TypeError,
        FaultKind::Undefined => ErrorKind::ValueError,
        FaultKind::Limit | FaultKind::Missing | FaultKind::Interrupted | FaultKind::Unknown => ErrorKind::RuntimeError,
    };
    let (context, diagnostic) = (function.ir().context(), error.diagnostic());
    let mut result = Error::new(kind, diagnostic.message.clone());
    for part in std::iter::once(diagnostic).chain(&diagnostic.notes) {
        if let Some(place) = part.place(context) {
            let line = place.line.try_into().unwrap_or(u32::MAX);
            result = result.at(function.name().to_owned(), place.file.clone(), line);
        }
    }
    result
}
