//! Where everything is kept: the arenas of an `Ir`, the interners of a `Context`.
//!
//! * [`arena`]: slots with generations, for operations, blocks, regions and values.
//! * [`runs`]: contiguous runs of small records, for operand lists and the like.
//! * [`free`]: lists of free runs, for both.
//! * [`chunks`]: an append-only list whose items never move and are read without a lock.
//! * [`hash`]: hashes of what texts choose.
//! * [`interner`]: one id per distinct datum, on top of `chunks`.
//! * [`erased`]: a static reference whose type was forgotten.
//!
//! `unsafe` appears in `chunks`, `interner` and `erased` alone, and nowhere else in the crate.

pub(crate) mod arena;
pub(crate) mod chunks;
pub(crate) mod erased;
pub(crate) mod free;
pub(crate) mod hash;
pub(crate) mod interner;
#[cfg(test)]
mod properties;
pub(crate) mod runs;
#[cfg(test)]
mod test_record;

/// Makes room for `more` items.
#[inline]
fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        grow(items, more);
    }
}

/// Makes room for `more` items, and then some.
///
/// Growing copies what is there, so lists of middling size grow eightfold: room that is not used yet costs addresses, not
/// memory, while copying costs both time and fresh pages. Where addresses are scarce, lists double.
#[cold]
#[inline(never)]
fn grow<T>(items: &mut Vec<T>, more: usize) {
    let held = items.len() * size_of::<T>();
    if !EIGHTFOLD.contains(&held) || items.try_reserve_exact((7 * items.len()).max(more)).is_err() {
        items.reserve_exact(items.len().max(more).max(LEAST));
    }
}

/// The least room that is made, in items.
const LEAST: usize = 16;
/// Sizes, in bytes, from which lists grow eightfold.
const EIGHTFOLD: std::ops::Range<usize> = 1 << 16..1 << 26;
