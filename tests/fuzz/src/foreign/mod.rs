//! A foreign library and a libtvm_ffi, for the target `packed_library`: objects that are counted and freed as in
//! libtvm_ffi, with contents that the input chooses.
//!
//! * `objects`: objects and values;
//! * `runtime`: the functions.
//!
//! The state is one of the thread: functions of C have no other place for it.

mod objects;
mod runtime;

use std::cell::RefCell;
use std::ffi::c_void;

pub use objects::{live, release};
pub use runtime::install;

use crate::input::Input;

/// The number of calls after which functions fail.
const MOST_CALLS: u32 = 300;

/// The state of a run.
#[derive(Default)]
struct State {
    /// The bytes that are left, from back to front.
    bytes: Vec<u8>,
    calls: u32,
    /// The error that was raised last.
    raised: Option<*mut c_void>,
    /// Objects that values may share, with a reference to each.
    shared: Vec<*mut c_void>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

/// Starts a run: functions choose by these bytes.
pub fn start(bytes: &[u8]) {
    let bytes = bytes.iter().rev().copied().collect();
    STATE.with_borrow_mut(|state| *state = State { bytes, ..State::default() });
}

/// Ends a run: the references that the state has are given back.
pub fn finish() {
    let State { raised, shared, .. } = STATE.take();
    // SAFETY: the state has a reference to each.
    raised.into_iter().chain(shared).for_each(|object| unsafe { release(object) });
}

/// Reads from the input.
pub fn read<R>(read: impl FnOnce(&mut Input<'_>) -> R) -> R {
    let mut bytes: Vec<u8> = STATE.with_borrow_mut(|state| std::mem::take(&mut state.bytes));
    bytes.reverse();
    let mut input = Input(&bytes);
    let result = read(&mut input);
    let left = input.0.iter().rev().copied().collect();
    STATE.with_borrow_mut(|state| state.bytes = left);
    result
}

/// Returns the next byte of the input.
pub fn byte() -> u8 {
    STATE.with_borrow_mut(|state| state.bytes.pop()).unwrap_or(0)
}

/// Returns whether another call may do something.
fn may_call() -> bool {
    STATE.with_borrow_mut(|state| {
        state.calls += 1;
        state.calls < MOST_CALLS
    })
}
