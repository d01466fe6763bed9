//! Where everything is kept: the arenas of an `Ir`, the interners of a `Context`.
//!
//! * [`arena`]: slots with generations, for operations, blocks, regions and values.
//! * [`runs`]: contiguous runs of small records, for operand lists and the like.
//! * [`free`]: lists of free runs, for both.
//! * [`chunks`]: an append-only list whose items never move and are read without a lock.
//! * [`interner`]: one id per distinct datum, on top of `chunks`.
//!
//! `unsafe` appears in `chunks` and `interner` alone, and nowhere else in the crate.

pub(crate) mod arena;
pub(crate) mod chunks;
pub(crate) mod free;
pub(crate) mod interner;
#[cfg(test)]
mod properties;
pub(crate) mod runs;
