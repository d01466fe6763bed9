//! What a declarative format has read so far of an operation.

/// The parts of an operation that its format has read so far: what `custom<F>(...)` reads into.
#[derive(Debug, Default)]
pub struct FormatState {}
