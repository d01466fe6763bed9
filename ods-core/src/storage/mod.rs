//! Storage: the arenas of an `Ir` and the interners of a `Context`.
//!
//! * [`arena`]: slots with generations, for operations, blocks, regions and values.
//! * [`runs`]: contiguous runs of small records, such as operand lists.
//! * [`free`]: lists of free runs, for both.
//! * [`chunks`]: an append-only list whose items never move and are read without a lock.
//! * [`interner`]: one id per distinct datum, on top of `chunks`.
//! * [`erased`]: type-erased static references.
//! * [`shared`]: structs that threads share.
//!
//! `unsafe` appears only in `chunks`, `interner`, `erased` and `shared`, and nowhere else in the crate.

pub(crate) mod arena;
pub(crate) mod chunks;
pub(crate) mod erased;
pub(crate) mod free;
pub(crate) mod interner;
#[cfg(test)]
mod properties;
pub(crate) mod runs;
pub(crate) mod shared;
#[cfg(test)]
mod test_record;

/// Makes room for `more` items.
#[inline]
fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        grow(items, more);
    }
}

/// Makes room for at least `more` items.
///
/// Growing copies the items, so lists of medium size grow eightfold: unused room costs addresses, not memory, whereas
/// copying costs both time and fresh pages. Lists only double if addresses are scarce.
#[cold]
#[inline(never)]
fn grow<T>(items: &mut Vec<T>, more: usize) {
    let held = items.len() * size_of::<T>();
    if !EIGHTFOLD.contains(&held) || items.try_reserve_exact((7 * items.len()).max(more)).is_err() {
        items.reserve_exact(items.len().max(more).max(LEAST));
    }
}

/// The least growth, in items.
const LEAST: usize = 16;
/// The sizes in bytes at which lists grow eightfold.
const EIGHTFOLD: std::ops::Range<usize> = 1 << 16..1 << 26;
