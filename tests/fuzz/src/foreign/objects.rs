//! Objects of tvm-ffi, in memory that is freed as soon as the last reference ends.

use std::any::Any as AnyValue;
use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU64, Ordering};

use ods_packed::abi::{Any, ByteArray, DlTensor, Object, index};
use ods_packed::{DataType, Device};

use super::{STATE, byte, read, runtime};

/// The bytes that each tensor has.
pub const MEMORY: usize = 256;

const STRONG: u64 = 1;
const WEAK: u64 = 1 << 32;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
}

/// Returns the number of objects that are not freed.
pub fn live() -> usize {
    LIVE.get()
}

/// An object: the header, the body, and what they refer to.
#[repr(C)]
pub struct Block {
    words: [u64; 16],
    /// The memory that the body points to.
    parts: Vec<Box<dyn AnyValue>>,
    /// The objects that the body has a reference to.
    children: Vec<*mut c_void>,
    /// The last call before the object ends.
    ended: Option<Box<dyn FnOnce()>>,
}

impl Block {
    /// Makes an object with a body of at most 13 words, and one reference to it.
    pub fn make(type_index: i32, body: &[u64]) -> Box<Self> {
        LIVE.set(LIVE.get() + 1);
        let mut words = [0; 16];
        words[0] = STRONG | WEAK;
        words[1] = u64::from(type_index.cast_unsigned());
        words[2] = (delete as *const c_void).expose_provenance() as u64;
        words[3..3 + body.len()].copy_from_slice(body);
        Box::new(Self { words, parts: Vec::new(), children: Vec::new(), ended: None })
    }

    pub fn with_part(mut self: Box<Self>, part: impl AnyValue) -> Box<Self> {
        self.parts.push(Box::new(part));
        self
    }

    pub fn with_children(mut self: Box<Self>, children: Vec<*mut c_void>) -> Box<Self> {
        self.children = children;
        self
    }

    pub fn with_end(mut self: Box<Self>, ended: impl FnOnce() + 'static) -> Box<Self> {
        self.ended = Some(Box::new(ended));
        self
    }

    /// Gives the object away, with its reference.
    pub fn give(self: Box<Self>) -> *mut c_void {
        Box::into_raw(self).cast()
    }
}

/// Ends an object (flag 1), and frees its memory (flag 2).
unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    let block: *mut Block = object.cast();
    if flags & 1 != 0 {
        // SAFETY: there is no strong reference any more, so that the object is this function's.
        let (ended, children, parts) = unsafe {
            let block = &mut *block;
            (block.ended.take(), std::mem::take(&mut block.children), std::mem::take(&mut block.parts))
        };
        ended.into_iter().for_each(|ended| ended());
        // SAFETY: the object had a reference to each.
        children.into_iter().for_each(|child| unsafe { release(child) });
        drop(parts);
    }
    if flags & 2 != 0 {
        LIVE.set(LIVE.get() - 1);
        // SAFETY: there is no reference any more.
        drop(unsafe { Box::from_raw(block) });
    }
}

/// Returns the counts of an object.
///
/// # Safety
/// The object is alive.
unsafe fn counts<'a>(object: *mut c_void) -> &'a AtomicU64 {
    // SAFETY: by the caller.
    unsafe { &(*object.cast::<Object>()).counts }
}

/// Adds a reference.
///
/// # Safety
/// The object is alive.
pub unsafe fn retain(object: *mut c_void) -> *mut c_void {
    // SAFETY: by the caller.
    let before = unsafe { counts(object) }.fetch_add(STRONG, Ordering::SeqCst);
    assert!(before & u64::from(u32::MAX) > 0, "an object has ended");
    object
}

/// Ends a reference.
///
/// # Safety
/// The object is alive, and the caller has a reference.
pub unsafe fn release(object: *mut c_void) {
    // SAFETY: by the caller.
    let before = unsafe { counts(object) }.fetch_sub(STRONG, Ordering::SeqCst);
    assert!(before & u64::from(u32::MAX) > 0, "an object has ended");
    if before == STRONG | WEAK {
        // SAFETY: no reference is left.
        unsafe { delete(object, 3) };
    }
}

fn address<T: ?Sized>(at: *const T) -> u64 {
    at.expose_provenance() as u64
}

/// Makes a string, bytes, or anything else whose body is an address and a number.
pub fn text(type_index: i32, bytes: &[u8]) -> *mut c_void {
    let bytes: Box<[u8]> = bytes.into();
    Block::make(type_index, &[address(bytes.as_ptr()), bytes.len() as u64]).with_part(bytes).give()
}

/// Makes an error of three texts.
pub fn error(texts: [Vec<u8>; 3]) -> *mut c_void {
    let arrays = texts.each_ref().map(|text| ByteArray::of(text));
    let mut body: Vec<u64> = arrays.iter().flat_map(|array| [address(array.data), array.size as u64]).collect();
    body.push(if byte() % 4 == 0 { 0 } else { address(runtime::append as *const c_void) });
    Block::make(index::ERROR, &body).with_part(texts).give()
}

/// Makes a sequence of values, whose references it takes.
pub fn sequence(type_index: i32, elements: Vec<Any>, parts: Vec<Box<dyn AnyValue>>) -> *mut c_void {
    let children = elements.iter().filter(|any| is_object(any)).map(Any::as_pointer).collect();
    let size = if byte() == 255 { -1_i64 } else { elements.len() as i64 };
    let block = Block::make(type_index, &[address(elements.as_ptr()), size.cast_unsigned()]);
    block.with_children(children).with_part((elements, parts)).give()
}

/// Returns whether a value has a reference.
pub fn is_object(any: &Any) -> bool {
    any.type_index >= index::OBJECT && any.as_bits() > 4096 && any.as_bits() & 7 == 0
}

/// Makes a tensor, and the memory that it refers to.
fn tensor() -> (DlTensor, Box<dyn AnyValue>) {
    let mut memory = Box::new([0x3f_u8; MEMORY]);
    let (shape, strides, kind, word) = read(|input| {
        let rank = input.byte() % 4;
        let shape: Vec<i64> = (0..rank).map(|_| input.number()).collect();
        let strides: Vec<i64> = (0..rank).map(|_| input.number()).collect();
        let kind = input.byte();
        (shape, strides, kind, if kind > 63 { input.word() } else { 0 })
    });
    let has = |bit: u8| kind & bit != 0;
    let numbers = |numbers: &[i64], is_there: bool| if is_there { numbers.as_ptr() } else { std::ptr::null() };
    let tensor = DlTensor {
        data: if has(1) { std::ptr::null_mut() } else { memory.as_mut_ptr().cast() },
        device: Device { kind: if has(2) { word as i32 } else { 1 }, id: 0 },
        ndim: if has(4) { -1 } else { shape.len() as i32 },
        dtype: if has(8) {
            DataType { code: word as u8, bits: (word >> 8) as u8, lanes: 1 }
        } else {
            DataType::new(1, 8)
        },
        shape: numbers(&shape, !has(16)),
        strides: numbers(&strides, has(32)),
        byte_offset: if has(64) { word } else { 0 },
    };
    (tensor, Box::new((memory, shape, strides)))
}

/// Makes an object of a type: a string, bytes, an error, a function, a shape, a tensor, a sequence, or a map.
fn object(type_index: i32, depth: usize) -> *mut c_void {
    match type_index {
        index::STR | index::BYTES => text(type_index, &read(|input| input.bytes(40))),
        index::ERROR => error(read(|input| [(); 3].map(|()| input.bytes(60)))),
        index::FUNCTION => runtime::function(),
        index::SHAPE => {
            let sizes: Vec<i64> = read(|input| (0..input.byte() % 5).map(|_| input.number()).collect());
            Block::make(type_index, &[address(sizes.as_ptr()), sizes.len() as u64]).with_part(sizes).give()
        }
        index::TENSOR => {
            let (tensor, parts) = tensor();
            // SAFETY: a tensor is six words on 64-bit targets, and has no padding.
            let body = unsafe { std::mem::transmute::<DlTensor, [u64; 6]>(tensor) };
            Block::make(type_index, &body).with_part(parts).give()
        }
        index::ARRAY | index::LIST => {
            let count = if depth == 0 { 0 } else { byte() % 5 };
            let mut parts = Vec::new();
            let elements = (0..count).map(|_| value(&mut parts, depth - 1)).collect();
            sequence(type_index, elements, parts)
        }
        // Some have another type than their value says.
        _ => Block::make(if byte() == 255 { 64 } else { type_index }, &[0; 10]).give(),
    }
}

/// Returns an object that others share, with a reference.
fn shared(type_index: i32, depth: usize) -> *mut c_void {
    let found = STATE.with_borrow(|state| {
        let of_type = |object: &&*mut c_void| {
            // SAFETY: the state has a reference to the object.
            unsafe { (*object.cast::<Object>()).type_index == type_index }
        };
        state.shared.iter().rev().find(of_type).copied()
    });
    let object = found.unwrap_or_else(|| {
        let made = object(type_index, depth);
        STATE.with_borrow_mut(|state| state.shared.push(made));
        made
    });
    // SAFETY: the state has a reference to the object.
    unsafe { retain(object) }
}

/// Makes a value. `parts` keep the memory that is lent by it.
pub fn value(parts: &mut Vec<Box<dyn AnyValue>>, depth: usize) -> Any {
    let choice = byte();
    let type_index = match choice % 32 {
        at @ 0..=13 => i32::from(at),
        at @ 14..=28 => index::OBJECT + i32::from(at) - 14,
        _ => read(|input| input.word()) as i32,
    };
    let is_null = choice >> 5 == 7;
    let lent: Option<*const c_void> = match type_index {
        index::RAW_STR => {
            let mut text: Box<[u8]> = read(|input| input.bytes(20)).into();
            if let Some(last) = text.last_mut() {
                *last = 0;
            }
            let at = if text.is_empty() { c"".as_ptr().cast() } else { text.as_ptr().cast() };
            parts.push(Box::new(text));
            Some(at)
        }
        index::RAW_BYTES => {
            let bytes = read(|input| input.bytes(20));
            let array = Box::new(ByteArray::of(&bytes));
            let at: *const ByteArray = &*array;
            parts.push(Box::new((bytes, array)));
            Some(at.cast())
        }
        index::RAW_TENSOR => {
            let (tensor, memory) = tensor();
            let tensor = Box::new(tensor);
            let at: *const DlTensor = &*tensor;
            parts.push(Box::new((tensor, memory)));
            Some(at.cast())
        }
        index::RVALUE => {
            let object = object(index::STR, 0);
            let place = Box::new(object);
            let at: *const *mut c_void = &*place;
            parts.push(Box::new((place, Kept(object))));
            Some(at.cast())
        }
        _ => None,
    };
    let payload = || match choice >> 5 {
        6 => std::ptr::without_provenance_mut(12345),
        0 | 1 => shared(type_index, depth),
        _ => object(type_index, depth),
    };
    match (lent, is_null) {
        (_, true) if type_index > index::DEVICE => Any::pointer(type_index, std::ptr::null_mut()),
        (Some(at), _) => Any::pointer(type_index, at.cast_mut()),
        (None, _) if type_index >= index::OBJECT => Any::pointer(type_index, payload()),
        (None, _) => {
            read(|input| Any { small_len: u32::from(input.byte() % 10), ..Any::bits(type_index, input.word()) })
        }
    }
}

/// A reference to an object, which ends with this.
struct Kept(*mut c_void);

impl Drop for Kept {
    fn drop(&mut self) {
        // SAFETY: this has a reference.
        unsafe { release(self.0) };
    }
}
