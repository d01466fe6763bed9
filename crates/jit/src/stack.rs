//! The stack of the current thread, and the part of it that native code may use.
//!
//! Invariants:
//! * Native code that calls is entered, and calls, above [`limit`] only. A function with a frame of more than [`SMALL`]
//!   bytes is entered through a guard, which compares the frame with the room above the limit.
//! * Below the limit, [`RESERVE`] bytes are left for frames that are not compared, and for the functions of Rust that
//!   native code calls.
//! * Opcode that needs more meets the guard page of the thread. Native code touches the pages of a large frame in
//!   order, as Rust's code does, and so cannot reach the memory beyond that page.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// The most bytes of a frame that is not compared with the limit: the size of the smallest guard page.
pub const SMALL: u32 = 4 << 10;

/// The bytes that are left below the limit.
const RESERVE: usize = 128 << 10;

/// The bytes that the translation of most functions needs, and the size of the stack that it gets if there
/// are fewer left.
const TRANSLATION: usize = 1 << 20;
const TRANSLATION_STACK: usize = 16 << 20;

/// The limit where there is no room: native code compares addresses as signed and as unsigned numbers.
pub const NO_ROOM: u64 = i64::MAX as u64;

/// Whether the system is asked for the bounds of stacks. On others, all functions would run in the interpreter.
pub const IS_KNOWN: bool = cfg!(any(target_os = "linux", target_os = "android", target_vendor = "apple", windows));

/// The stack of a thread without its reserve: the lowest address, and the number of bytes from there.
#[derive(Clone, Copy)]
struct Bounds {
    lowest: usize,
    size: usize,
}

impl Bounds {
    #[inline(always)]
    fn contains(self, address: usize) -> bool {
        address.wrapping_sub(self.lowest) < self.size
    }
}

/// The bounds before the system is asked, and the bounds if it does not know them.
const NOT_ASKED: Bounds = Bounds { lowest: 0, size: 0 };
const UNKNOWN: Bounds = Bounds { lowest: usize::MAX, size: 0 };

thread_local! {
    /// The bounds of the thread's stack.
    static BOUNDS: Cell<Bounds> = const { Cell::new(NOT_ASKED) };
}

/// Returns the address above which native code may call. It is [`NO_ROOM`], which is above every stack, if the reserve
/// is in use, if the system does not know the bounds of the stack, or if the caller runs on a stack that is not the
/// thread's, such as that of a coroutine.
#[inline(always)]
pub fn limit() -> u64 {
    let (here, bounds) = (here(), BOUNDS.get());
    if bounds.contains(here) { bounds.lowest as u64 } else { first_limit(here) }
}

/// Calls `translate` on a stack with room for a translation: this one, or that of a new thread.
///
/// # Errors
/// Returns the error of `translate`, or one that says why the thread cannot be created.
pub fn with_room<T: Send>(translate: impl FnOnce() -> Result<T, String> + Send) -> Result<T, String> {
    if (here() as u64).checked_sub(limit()).is_some_and(|room| room >= TRANSLATION as u64) {
        return translate();
    }
    scope(|scope| {
        let thread = Builder::new().stack_size(TRANSLATION_STACK).spawn_scoped(scope, translate);
        let thread = thread.map_err(|error| format!("there is no thread to translate it: {error}"))?;
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Returns an address in the frame of the caller.
#[inline(always)]
fn here() -> usize {
    let here = 0_u8;
    &raw const here as usize
}

/// Asks the system for the bounds of the stack, if that has not been done. Returns the limit.
#[cold]
fn first_limit(here: usize) -> u64 {
    // A thread of Windows moves between fibers, and musl knows the part of the main thread's stack that is in use.
    let may_change = cfg!(any(windows, target_env = "musl"));
    if may_change || BOUNDS.get().lowest == NOT_ASKED.lowest {
        BOUNDS.set(thread_stack().map_or(UNKNOWN, |(lowest, highest)| {
            let lowest = lowest.saturating_add(RESERVE);
            Bounds { lowest, size: highest.saturating_sub(lowest) }
        }));
    }
    let bounds = BOUNDS.get();
    if bounds.contains(here) { bounds.lowest as u64 } else { NO_ROOM }
}

/// Returns the lowest address of the thread's stack that is not protected, and the address after the highest.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn thread_stack() -> Option<(usize, usize)> {
    let mut attributes = std::mem::MaybeUninit::<libc::pthread_attr_t>::uninit();
    // SAFETY: the function initializes the attributes if it returns 0.
    if unsafe { libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) } != 0 {
        return None;
    }
    let (mut lowest, mut size, mut guard) = (std::ptr::null_mut(), 0, 0);
    // SAFETY: the attributes are initialized.
    let (is_known, _) = unsafe {
        let is_known = libc::pthread_attr_getstack(attributes.as_ptr(), &mut lowest, &mut size) == 0
            && libc::pthread_attr_getguardsize(attributes.as_ptr(), &mut guard) == 0;
        (is_known, libc::pthread_attr_destroy(attributes.as_mut_ptr()))
    };
    // Some versions of C libraries count the guard as part of the stack.
    is_known.then(|| (lowest.addr() + guard, lowest.addr() + size))
}

/// Returns the lowest address of the thread's stack, and the address after the highest.
#[cfg(target_vendor = "apple")]
fn thread_stack() -> Option<(usize, usize)> {
    // SAFETY: the functions read facts about the current thread.
    let (highest, size) = unsafe {
        let thread = libc::pthread_self();
        (libc::pthread_get_stackaddr_np(thread), libc::pthread_get_stacksize_np(thread))
    };
    Some((highest.addr().checked_sub(size)?, highest.addr()))
}

/// Returns the lowest address of the thread's stack, and the address after the highest.
#[cfg(windows)]
fn thread_stack() -> Option<(usize, usize)> {
    let (mut lowest, mut highest) = (0, 0);
    // SAFETY: the function writes two addresses.
    unsafe { windows_sys::Win32::System::Threading::GetCurrentThreadStackLimits(&mut lowest, &mut highest) };
    Some((lowest, highest))
}

/// Returns nothing, as the system is not asked.
#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple", windows)))]
fn thread_stack() -> Option<(usize, usize)> {
    None
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use ods_core::{Context, text};
    use ods_exec::Engine;

    use super::*;
    use crate::Jit;

    /// Calls `run` on a new thread with a stack of at least this size.
    fn on_stack<T: Send>(size: usize, run: impl FnOnce() -> T + Send) -> T {
        scope(|scope| {
            let thread = Builder::new().stack_size(size).spawn_scoped(scope, run).expect("a thread");
            thread.join().expect("no panic")
        })
    }

    #[test]
    fn the_limit_is_above_the_reserve() {
        for size in [192 << 10, 256 << 10, 1 << 20, 8 << 20] {
            let (here, limit, lowest, highest) = on_stack(size, || {
                let (lowest, highest) = thread_stack().expect("known bounds");
                (here(), usize::try_from(limit()).expect("an address"), lowest, highest)
            });
            assert!(lowest < limit && limit < here && here < highest, "{lowest:#x} {limit:#x} {here:#x} {highest:#x}");
            assert_eq!(limit - lowest, RESERVE, "{size}");
        }
    }

    #[test]
    fn the_reserve_and_the_stacks_of_others_have_no_room() {
        // The test replaces the bounds, which each thread has for itself.
        let limits = on_stack(1 << 20, || {
            let here = here();
            [(here + 64, 4096), (here - 8192, 4096)].map(|(lowest, size)| {
                BOUNDS.set(Bounds { lowest, size });
                limit()
            })
        });
        assert_eq!(limits, [NO_ROOM; 2]);
    }

    #[test]
    fn translations_get_a_large_stack() {
        for size in [48 << 10, 8 << 20] {
            let room = on_stack(size, || with_room(|| Ok(here() as u64 - limit())));
            assert!(room.as_ref().is_ok_and(|room| *room >= TRANSLATION as u64), "{room:?}");
        }
    }

    /// Returns a function that calls itself `n` times, with this many words in its frame, and then `@g`.
    fn recursion(words: usize) -> String {
        let mut text = String::from(
            "func.func private @g(i64) -> i64
            func.func @f(%n: i64) -> i64 {
              %zero = arith.constant 0 : i64
              %one = arith.constant 1 : i64
              %more = arith.cmpi sgt, %n, %zero : i64
              cf.cond_br %more, ^call, ^end
            ^call:
              %v0 = arith.subi %n, %one : i64
              %r = func.call @f(%v0) : (i64) -> i64\n",
        );
        for i in 1..words {
            let _ = writeln!(text, "%v{i} = arith.muli %v{}, %n : i64", i - 1);
        }
        let last = words - 1;
        let _ = write!(
            text,
            "%q = arith.divsi %v{last}, %n : i64
              %s = arith.addi %q, %r : i64
              return %s : i64
            ^end:
              %t = func.call @g(%n) : (i64) -> i64
              return %t : i64
            }}"
        );
        text
    }

    /// The lowest address of a kernel's frame.
    static LOWEST: AtomicUsize = AtomicUsize::new(usize::MAX);

    #[test]
    fn calls_end_above_the_reserve() -> ods_core::Result {
        let context = Context::new();
        ods_dialects::register_all(&context)?;
        let context = context.into();
        for (words, calls) in [(10, 3000_i64), (400, 300), (3000, 60), (7900, 20)] {
            let parsed = text::parse(&context, "f.mlir", recursion(words).as_bytes())?;
            let engine = Engine::new(&parsed.ir, parsed.root)?.with_function("g", |call| {
                LOWEST.fetch_min(here(), Relaxed);
                call.set_word(0, 1)
            });
            let f = &Jit::new(&engine)?.function("f")?;
            assert!(f.is_native());
            let expected = f.interpreted().call::<_, i64>((calls,)).ok();
            assert!(expected.is_some());
            for size in [160 << 10, 192 << 10, 256 << 10, 512 << 10] {
                LOWEST.store(usize::MAX, Relaxed);
                let (limit, result) = on_stack(size, || (limit(), f.call::<_, i64>((calls,)).ok()));
                assert_eq!(result, expected);
                // The rest is the functions of Rust that run a kernel, which have large frames in this profile.
                let below = usize::try_from(limit).expect("an address").saturating_sub(LOWEST.load(Relaxed));
                assert!(below < RESERVE / 4, "{words} words, {size} bytes of stack: {below} bytes of the reserve");
            }
        }
        Ok(())
    }
}
