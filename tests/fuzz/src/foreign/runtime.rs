//! The functions of the library, and of its libtvm_ffi.

use std::ffi::{c_int, c_void};

use ods_packed::abi::{
    Any, ByteArray, DlManagedTensorVersioned, DlTensor, ErrorBody, FunctionBody, Object, SafeCall, index,
};
use ods_packed::{Library, Value};

use super::objects::{self, Block, release, retain};
use super::{STATE, byte, may_call, read};

type Handle = *mut c_void;

/// Puts the functions into the library.
pub fn install(library: &Library) {
    let hooks: [*const c_void; 12] = [
        answer as *const c_void,
        answer as *const c_void,
        answer as *const c_void,
        function_create as *const c_void,
        function_get_global as *const c_void,
        function_set_global as *const c_void,
        error_create as *const c_void,
        error_set_raised as *const c_void,
        error_move_from_raised as *const c_void,
        string_from_bytes as *const c_void,
        bytes_from_bytes as *const c_void,
        tensor_from_dlpack as *const c_void,
    ];
    let hook = library.function("hook").expect("the library has this function");
    for (position, address) in hooks.iter().enumerate() {
        let arguments = [Value::Int(position as i64), Value::Int(address.expose_provenance() as i64)];
        hook.call(&arguments).expect("the function returns nothing");
    }
}

/// Raises an error, no error, or something that is none.
fn raise() -> c_int {
    let error = match byte() % 8 {
        0 => None,
        1 => Some(objects::text(index::STR, b"no error")),
        _ => Some(objects::error(read(|input| [(); 3].map(|()| input.bytes(60))))),
    };
    let before = STATE.with_borrow_mut(|state| std::mem::replace(&mut state.raised, error));
    // SAFETY: the state had a reference.
    before.into_iter().for_each(|object| unsafe { release(object) });
    if byte() == 0 { 5 } else { -1 }
}

/// Returns the text of an array.
///
/// # Safety
/// The array and its bytes are there.
unsafe fn bytes_of<'a>(array: *const ByteArray) -> &'a [u8] {
    // SAFETY: by the caller.
    unsafe {
        let ByteArray { data, size } = *array;
        if size == 0 { &[] } else { std::slice::from_raw_parts(data, size) }
    }
}

/// Reads an argument: all memory that it refers to is there.
///
/// # Safety
/// The argument follows the convention.
unsafe fn inspect(any: &Any) -> usize {
    let at = any.as_pointer();
    // SAFETY: by the caller.
    unsafe {
        match any.type_index {
            index::RAW_BYTES => bytes_of(at.cast()).iter().map(|byte| usize::from(*byte)).sum(),
            index::RAW_TENSOR => (*at.cast::<DlTensor>()).ndim as usize,
            index::RAW_STR => std::ffi::CStr::from_ptr(at.cast()).count_bytes(),
            index::STR | index::BYTES => bytes_of(at.cast::<u8>().add(Object::BODY).cast()).len(),
            index if index >= index::OBJECT => (*at.cast::<Object>()).type_index as usize,
            _ => 0,
        }
    }
}

/// Fails, calls the first argument, or returns a value: the functions of the library.
unsafe extern "C" fn answer(this: Handle, args: *const Any, count: i32, result: *mut Any) -> c_int {
    if !may_call() {
        return -1;
    }
    let args = if count == 0 {
        &[]
    } else {
        // SAFETY: the caller follows the convention.
        unsafe { std::slice::from_raw_parts(args, count as usize) }
    };
    // SAFETY: as above.
    let sum: usize = args.iter().map(|any| unsafe { inspect(any) }).fold(0, usize::wrapping_add);
    std::hint::black_box((sum, this));
    match byte() % 8 {
        0 => raise(),
        // SAFETY: the arguments live for the call.
        1 | 2 => unsafe { call_back(args, result) },
        3 if !args.is_empty() => {
            // SAFETY: the argument is alive; values that are lent for a call are no result.
            unsafe { *result = kept(&args[0]) };
            0
        }
        _ => {
            // Memory that the value lends ends here, as that of a function that returns.
            let mut parts = Vec::new();
            // SAFETY: the caller passes room for a result.
            unsafe { *result = objects::value(&mut parts, 4) };
            0
        }
    }
}

/// Returns an argument as a result, with a reference of its own.
///
/// # Safety
/// The argument is alive.
unsafe fn kept(any: &Any) -> Any {
    match any.type_index {
        _ if objects::is_object(any) => {
            // SAFETY: by the caller.
            unsafe { retain(any.as_pointer()) };
            *any
        }
        index if index >= index::OBJECT => Any::NONE,
        index::RAW_TENSOR..=index::RVALUE => Any::NONE,
        _ => *any,
    }
}

/// Calls the first argument, if it is a function, with the others and with values of the library.
///
/// # Safety
/// The arguments live for the call.
unsafe fn call_back(args: &[Any], result: *mut Any) -> c_int {
    let Some(function) = args.first().filter(|any| any.type_index == index::FUNCTION) else { return raise() };
    let object = function.as_pointer();
    let mut parts = Vec::new();
    let mut own: Vec<Any> = (0..byte() % 4).map(|_| objects::value(&mut parts, 2)).collect();
    let count = own.len();
    own.extend_from_slice(&args[1..]);
    // SAFETY: functions have such a body; the arguments live for the call.
    let code = unsafe {
        let body = object.cast::<u8>().add(Object::BODY).cast::<FunctionBody>();
        match (*body).safe_call {
            // The library's own function reads its arguments, which are not malformed.
            Some(call) if !std::ptr::fn_addr_eq(call, answer as SafeCall) => {
                call(object, own.as_ptr(), own.len() as i32, result)
            }
            Some(_) | None => -1,
        }
    };
    // SAFETY: the values were made here.
    own[..count].iter().filter(|any| objects::is_object(any)).for_each(|any| unsafe { release(any.as_pointer()) });
    code
}

/// Makes a function of the library; some have no entry.
pub fn function() -> Handle {
    let call: Option<SafeCall> = if byte() == 255 { None } else { Some(answer) };
    let address = call.map_or(0, |call| (call as *const c_void).expose_provenance() as u64);
    Block::make(index::FUNCTION, &[address, 0]).give()
}

/// Appends to the lines of an error.
pub unsafe extern "C" fn append(error: Handle, text: *const ByteArray, _: i32) {
    // SAFETY: the caller passes an error and a text, which are alive.
    unsafe {
        let body = error.cast::<u8>().add(Object::BODY).cast::<ErrorBody>();
        std::hint::black_box((bytes_of(text).len(), bytes_of(&(*body).backtrace).len()));
    }
}

/// Returns whether a function of libtvm_ffi fails.
fn fails() -> bool {
    !may_call() || byte() % 16 == 1
}

unsafe extern "C" fn function_create(
    own: Handle,
    call: SafeCall,
    deleter: Option<unsafe extern "C" fn(Handle)>,
    made: *mut Handle,
) -> c_int {
    /// Calls the function that the object was made of.
    unsafe extern "C" fn forward(this: Handle, args: *const Any, count: i32, result: *mut Any) -> c_int {
        // SAFETY: the object was made below, and lives for the call.
        unsafe {
            let words = this.cast::<u8>().add(Object::BODY).cast::<u64>();
            let call = std::ptr::with_exposed_provenance::<c_void>(*words.add(2) as usize);
            let call = std::mem::transmute::<*const c_void, SafeCall>(call);
            call(std::ptr::with_exposed_provenance_mut(*words.add(3) as usize), args, count, result)
        }
    }
    if fails() {
        return raise();
    }
    let words = [forward as *const c_void, std::ptr::null(), call as *const c_void, own.cast_const()];
    let body = words.map(|word| word.expose_provenance() as u64);
    let block = Block::make(index::FUNCTION, &body).with_end(move || {
        // SAFETY: the function is given back once.
        deleter.into_iter().for_each(|deleter| unsafe { deleter(own) });
    });
    // SAFETY: the caller passes room for a handle.
    unsafe { *made = block.give() };
    0
}

unsafe extern "C" fn function_get_global(name: *const ByteArray, found: *mut Handle) -> c_int {
    if fails() {
        return raise();
    }
    // SAFETY: the caller passes a name, and room for a handle.
    unsafe {
        *found = match bytes_of(name) {
            b"ffi.Array" if byte() % 8 != 1 => {
                Block::make(index::FUNCTION, &[(make_array as *const c_void).expose_provenance() as u64, 0]).give()
            }
            _ if byte() % 8 == 1 => std::ptr::null_mut(),
            _ => function(),
        };
    }
    0
}

/// Makes a list of its arguments, as libtvm_ffi's `ffi.Array` does.
unsafe extern "C" fn make_array(_: Handle, args: *const Any, count: i32, result: *mut Any) -> c_int {
    // SAFETY: the caller follows the convention.
    unsafe {
        let args = if count == 0 { &[] } else { std::slice::from_raw_parts(args, count as usize) };
        let elements = args.iter().map(|any| kept(any)).collect();
        *result = Any::pointer(index::ARRAY, objects::sequence(index::ARRAY, elements, Vec::new()));
    }
    0
}

unsafe extern "C" fn function_set_global(name: *const ByteArray, function: Handle, _: c_int) -> c_int {
    // SAFETY: the caller passes a name and a function.
    unsafe { std::hint::black_box((bytes_of(name).len(), (*function.cast::<Object>()).type_index)) };
    if fails() { raise() } else { 0 }
}

unsafe extern "C" fn error_create(
    kind: *const ByteArray,
    message: *const ByteArray,
    trace: *const ByteArray,
    made: *mut Handle,
) -> c_int {
    if fails() {
        return -1;
    }
    // SAFETY: the caller passes three texts, and room for a handle.
    unsafe { *made = objects::error([kind, message, trace].map(|text| bytes_of(text).to_vec())) };
    0
}

unsafe extern "C" fn error_set_raised(error: Handle) {
    // SAFETY: the caller passes an object.
    let error = unsafe { retain(error) };
    let before = STATE.with_borrow_mut(|state| state.raised.replace(error));
    // SAFETY: the state had a reference.
    before.into_iter().for_each(|object| unsafe { release(object) });
}

unsafe extern "C" fn error_move_from_raised(error: *mut Handle) {
    let raised = STATE.with_borrow_mut(|state| state.raised.take());
    // SAFETY: the caller passes room for a handle.
    unsafe { *error = raised.unwrap_or(std::ptr::null_mut()) };
}

unsafe extern "C" fn string_from_bytes(text: *const ByteArray, made: *mut Any) -> c_int {
    // SAFETY: the caller passes a text, and room for a value.
    unsafe { text_from_bytes(index::STR, text, made) }
}

unsafe extern "C" fn bytes_from_bytes(bytes: *const ByteArray, made: *mut Any) -> c_int {
    // SAFETY: as above.
    unsafe { text_from_bytes(index::BYTES, bytes, made) }
}

/// Makes a string or bytes.
///
/// # Safety
/// The bytes are there, and the value may be written.
unsafe fn text_from_bytes(type_index: i32, bytes: *const ByteArray, made: *mut Any) -> c_int {
    if fails() {
        return raise();
    }
    // SAFETY: by the caller.
    unsafe { *made = Any::pointer(type_index, objects::text(type_index, bytes_of(bytes))) };
    0
}

unsafe extern "C" fn tensor_from_dlpack(
    managed: *mut DlManagedTensorVersioned,
    _: i32,
    _: i32,
    made: *mut Handle,
) -> c_int {
    if fails() {
        return raise();
    }
    // SAFETY: the caller gives the tensor away; a tensor is six words on 64-bit targets, and has no padding.
    let body = unsafe { std::mem::transmute::<DlTensor, [u64; 6]>((*managed).tensor) };
    let block = Block::make(index::TENSOR, &body).with_end(move || {
        // SAFETY: the deleter is called once.
        unsafe { (*managed).deleter.into_iter().for_each(|deleter| deleter(managed)) };
    });
    // SAFETY: the caller passes room for a handle.
    unsafe { *made = block.give() };
    0
}
