//! Pointers of one word whose low bits tell who owns their target.
//!
//! Invariants:
//! * [`Tag::Own`] points to a struct with a [`Header`], whose count includes this pointer.
//! * [`Tag::Object`] points to an object of tvm-ffi whose strong count includes this pointer; [`Tag::LentObject`] to
//!   one that another owner keeps alive for as long as the pointer exists.
//! * [`Tag::LentRaw`] points to a struct that outlives the pointer; its users know which.
//! * [`Tag::Inline`] points nowhere: the other bytes are data.
//!
//! Lent pointers are made for the arguments of a call from C, which functions see by reference: they cannot move them
//! out, and a copy is an owner.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering, fence};

use crate::abi::Object;

/// The bits for the tag: targets are aligned to eight bytes.
const MASK: usize = 7;

/// The relation of a pointer to its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Tag {
    Own = 0,
    Inline = 1,
    Object = 2,
    LentObject = 3,
    LentRaw = 4,
}

/// The header of what this crate allocates.
#[repr(C, align(8))]
pub(crate) struct Header {
    count: AtomicUsize,
    free: unsafe fn(NonNull<()>),
}

impl Header {
    /// Makes the header of a `C`, which begins with it.
    pub fn of<C>() -> Self {
        unsafe fn free<C>(at: NonNull<()>) {
            // SAFETY: `at` is from `Box::into_raw` in `Thin::allocate`, and no pointer to it is left.
            drop(unsafe { Box::from_raw(at.cast::<C>().as_ptr()) });
        }
        Self { count: AtomicUsize::new(1), free: free::<C> }
    }
}

/// A counted value.
#[repr(C)]
struct Cell<T> {
    header: Header,
    value: T,
}

/// A tagged pointer.
pub(crate) struct Thin(NonNull<()>);

// SAFETY: counts are atomic. The users of a `Thin` answer for the values: they are `Send + Sync`, see `Thin::own`.
unsafe impl Send for Thin {}
// SAFETY: as above.
unsafe impl Sync for Thin {}

impl Thin {
    /// Allocates a value.
    pub fn own<T: Send + Sync + 'static>(value: T) -> Self {
        // SAFETY: a `Cell` begins with its header, which is one for a `Cell<T>`.
        unsafe { Self::allocate(Cell { header: Header::of::<Cell<T>>(), value }) }
    }

    /// Allocates a struct that begins with its header.
    ///
    /// # Safety
    /// `C` is `repr(C)`, and its first field is `Header::of::<C>()`.
    pub unsafe fn allocate<C: Send + Sync + 'static>(cell: C) -> Self {
        // SAFETY: a box is never null.
        Self(unsafe { NonNull::new_unchecked(Box::into_raw(Box::new(cell))) }.cast())
    }

    /// Makes a pointer with a tag; `None` if it is null or its low bits are taken.
    #[inline]
    pub fn tagged(at: *const c_void, tag: Tag) -> Option<Self> {
        let is_aligned = at.addr() & MASK == 0;
        let at = NonNull::new(at.cast_mut().cast::<()>()).filter(|_| is_aligned)?;
        Some(Self(at.map_addr(|addr| addr | tag as usize)))
    }

    /// Makes data without a target.
    pub fn inline(bits: usize) -> Self {
        let bits = (bits & !MASK) | Tag::Inline as usize;
        // SAFETY: the tag is not zero.
        Self(unsafe { NonNull::new_unchecked(std::ptr::without_provenance_mut(bits)) })
    }

    #[inline(always)]
    pub fn tag(&self) -> Tag {
        match self.0.addr().get() & MASK {
            0 => Tag::Own,
            1 => Tag::Inline,
            2 => Tag::Object,
            3 => Tag::LentObject,
            _ => Tag::LentRaw,
        }
    }

    #[inline(always)]
    pub fn is_own(&self) -> bool {
        self.0.addr().get() & MASK == 0
    }

    /// Returns the bits of data without a target.
    pub fn bits(&self) -> usize {
        self.0.addr().get()
    }

    /// Returns the target.
    #[inline(always)]
    pub fn target(&self) -> *mut c_void {
        self.0.as_ptr().map_addr(|addr| addr & !MASK).cast()
    }

    /// Returns the value that `own` allocated.
    ///
    /// # Safety
    /// The tag is `Own`, and `T` is the type of the value in `own`.
    #[inline(always)]
    pub unsafe fn value<T>(&self) -> &T {
        // SAFETY: the cell lives as long as `self`.
        unsafe { &(*self.0.as_ptr().cast::<Cell<T>>()).value }
    }

    /// Returns the value that `own` allocated, if no other pointer to it is left.
    ///
    /// # Safety
    /// As for `value`.
    pub unsafe fn unique<T>(&mut self) -> Option<&mut T> {
        // SAFETY: by the caller, the target begins with a header.
        let count = unsafe { &(*self.0.as_ptr().cast::<Header>()).count };
        // SAFETY: there is no other pointer to the cell, and `self` is borrowed.
        (count.load(Ordering::Acquire) == 1).then(|| unsafe { &mut (*self.0.as_ptr().cast::<Cell<T>>()).value })
    }

    /// Returns the struct that `allocate` allocated.
    ///
    /// # Safety
    /// The tag is `Own`, and a `C` is at the beginning of the struct.
    #[inline(always)]
    pub unsafe fn cell<C>(&self) -> &C {
        // SAFETY: the struct lives as long as `self`.
        unsafe { &*self.0.as_ptr().cast::<C>() }
    }

    /// Returns the object, if this is one.
    #[inline]
    pub fn object(&self) -> Option<&Object> {
        match self.tag() {
            // SAFETY: the object lives as long as `self`.
            Tag::Object | Tag::LentObject => Some(unsafe { &*self.target().cast::<Object>() }),
            Tag::Own | Tag::Inline | Tag::LentRaw => None,
        }
    }

    /// Returns the body of an object.
    ///
    /// # Safety
    /// The object has a body of type `T`.
    #[inline]
    pub unsafe fn body<T>(&self) -> Option<&T> {
        self.object()?;
        // SAFETY: by the caller, a `T` is there; it lives as long as the object.
        Some(unsafe { &*self.target().cast::<u8>().add(Object::BODY).cast::<T>() })
    }

    /// Returns another owner; `None` for `LentRaw`, which has none.
    pub fn duplicate(&self) -> Option<Self> {
        match self.tag() {
            Tag::Own => {
                // SAFETY: the header of a cell is its beginning.
                let header = unsafe { &*self.target().cast::<Header>() };
                if header.count.fetch_add(1, Ordering::Relaxed) > isize::MAX as usize {
                    std::process::abort();
                }
                Some(Self(self.0))
            }
            Tag::Inline => Some(Self(self.0)),
            Tag::Object | Tag::LentObject => {
                self.object()?.counts.fetch_add(1, Ordering::Relaxed);
                Self::tagged(self.target(), Tag::Object)
            }
            Tag::LentRaw => None,
        }
    }

    /// Gives the target away, together with the reference that this pointer counted for.
    pub fn into_target(self) -> *mut c_void {
        std::mem::ManuallyDrop::new(self).target()
    }

    /// Takes a target of `into_target` back.
    ///
    /// # Safety
    /// The target is from `into_target` of a pointer with the tag `Own`, and is taken back once.
    pub unsafe fn from_target(target: *mut c_void) -> Self {
        // SAFETY: by the caller, it is the address of a cell.
        Self(unsafe { NonNull::new_unchecked(target.cast()) })
    }
}

impl Drop for Thin {
    // Out of line, so that dropping a value that is not a pointer is a comparison.
    #[inline(never)]
    fn drop(&mut self) {
        match self.tag() {
            Tag::Own => {
                // SAFETY: the header of a cell is its beginning, and the cell is alive.
                let header = unsafe { &*self.target().cast::<Header>() };
                if header.count.fetch_sub(1, Ordering::Release) == 1 {
                    fence(Ordering::Acquire);
                    // SAFETY: this was the last pointer.
                    unsafe { (header.free)(self.0) };
                }
            }
            // SAFETY: this pointer has a reference, which ends here.
            Tag::Object => unsafe { release(self.target()) },
            Tag::Inline | Tag::LentObject | Tag::LentRaw => {}
        }
    }
}

/// Gives a strong reference to an object back.
///
/// # Safety
/// The object is alive, and the caller has a reference, which ends.
pub(crate) unsafe fn release(object: *mut c_void) {
    const STRONG: u64 = 1;
    const WEAK: u64 = 1 << 32;
    let end = |flags| {
        fence(Ordering::Acquire);
        // SAFETY: the count has come to zero, and this flag's work has not been done.
        if let Some(deleter) = unsafe { (*object.cast::<Object>()).deleter } {
            // SAFETY: as above.
            unsafe { deleter(object, flags) };
        }
    };
    // SAFETY: the object is alive.
    let counts = unsafe { &*std::ptr::addr_of!((*object.cast::<Object>()).counts) };
    let before = counts.fetch_sub(STRONG, Ordering::Release);
    if before == STRONG | WEAK {
        end(3);
    } else if before & u64::from(u32::MAX) == STRONG {
        end(1);
        if counts.fetch_sub(WEAK, Ordering::Release) == WEAK {
            end(2);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::c_int;
    use std::sync::Arc;
    use std::sync::atomic::AtomicU64;

    use super::*;

    #[test]
    fn the_last_pointer_drops_the_value() {
        let value = Arc::new(5);
        let one = Thin::own(Arc::clone(&value));
        let two = one.duplicate().expect("an owner");
        assert_eq!(Arc::strong_count(&value), 2);
        drop(one);
        // SAFETY: the type is that of `own`.
        assert_eq!(**unsafe { two.value::<Arc<i32>>() }, 5);
        // SAFETY: taken back once.
        let two = unsafe { Thin::from_target(two.into_target()) };
        drop(two);
        assert_eq!(Arc::strong_count(&value), 1);
    }

    #[test]
    fn null_and_odd_addresses_are_refused() {
        assert!(Thin::tagged(std::ptr::null(), Tag::Object).is_none());
        assert!(Thin::tagged(std::ptr::without_provenance(4), Tag::Object).is_none());
    }

    static ENDED: AtomicU64 = AtomicU64::new(0);

    unsafe extern "C" fn end(_: *mut c_void, flags: c_int) {
        ENDED.fetch_add(1 << (8 * flags), Ordering::SeqCst);
    }

    #[test]
    fn objects_end_once_with_the_right_flags() {
        let object = |weak: u64| Object {
            counts: AtomicU64::new(1 | weak << 32),
            type_index: 64,
            padding: 0,
            deleter: Some(end),
            #[cfg(target_pointer_width = "32")]
            align: 0,
        };
        let (one, two) = (object(1), object(2));
        let lent = Thin::tagged((&raw const one).cast(), Tag::LentObject).expect("a pointer");
        let copy = lent.duplicate().expect("an owner");
        assert_eq!((lent.tag(), copy.tag()), (Tag::LentObject, Tag::Object));
        drop((lent, copy));
        assert_eq!(ENDED.load(Ordering::SeqCst), 0);
        drop(Thin::tagged((&raw const one).cast(), Tag::Object));
        assert_eq!(ENDED.load(Ordering::SeqCst), 1 << 24, "both at once");
        drop(Thin::tagged((&raw const two).cast(), Tag::Object));
        assert_eq!(ENDED.load(Ordering::SeqCst), 1 << 24 | 1 << 8, "a weak reference keeps the memory");
    }
}
