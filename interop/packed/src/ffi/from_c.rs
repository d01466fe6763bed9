//! Values from C: arguments that are lent for a call, and results that are ours.

use std::ffi::CStr;

use super::nest::Nested;
use super::runtime;
use crate::abi::{Any, ByteArray, Object as RawObject, SequenceBody, ShapeBody, index};
use crate::error::Error;
use crate::func::PackedFunc;
use crate::tensor::Tensor;
use crate::thin::{Tag, Thin};
use crate::value::{Bytes, DataType, Device, Dict, Handle, List, Object, Str, Tuple, Value};

/// Reads an argument to a place, which has none. The value refers to the argument, and must not outlive the call.
///
/// # Safety
/// The argument is one of the C convention, and lives as long as the value; clones of the value may live on.
#[inline(always)]
unsafe fn lend(any: &Any, place: &mut Value) -> Result<(), Error> {
    // Values that are written at once are not copied with their padding.
    match any.type_index {
        index::INT => put(place, Value::Int(any.as_bits().cast_signed())),
        index::FLOAT => put(place, Value::Float(f64::from_bits(any.as_bits()))),
        index::NONE => {}
        index::TENSOR if let Some(object) = object_of_type(any, index::TENSOR) => {
            // SAFETY: the object is a tensor.
            put(place, Value::Tensor(unsafe { Tensor::from_thin(object) }));
        }
        // SAFETY: by the caller.
        _ => put(place, unsafe { lend_other(any, Tag::LentObject) }?),
    }
    Ok(())
}

/// Writes a value over [`Value::None`], which needs no drop.
#[inline(always)]
fn put(place: &mut Value, value: Value) {
    std::mem::forget(std::mem::replace(place, value));
}

/// Takes a result.
///
/// # Safety
/// The result is one of the C convention, and the caller gives it away.
pub(super) unsafe fn take(any: Any) -> Result<Value, Error> {
    match any.type_index {
        index::INT => Ok(Value::Int(any.as_bits().cast_signed())),
        index::NONE => Ok(Value::None),
        // The lifetime of such memory is unknown.
        index @ index::RAW_TENSOR..=index::RVALUE => Err(lent_result(index)),
        // SAFETY: by the caller. Objects become owners of the reference.
        _ => unsafe { lend_other(&any, Tag::Object) },
    }
}

/// Reads a value of any type.
///
/// # Safety
/// As for `lend`; with `Tag::Object`, as for `take`.
unsafe fn lend_other(any: &Any, tag: Tag) -> Result<Value, Error> {
    let bits = any.as_bits();
    Ok(match any.type_index {
        index::NONE => Value::None,
        index::INT => Value::Int(bits.cast_signed()),
        index::BOOL => Value::Bool(bits as u8 != 0),
        index::FLOAT => Value::Float(f64::from_bits(bits)),
        index::HANDLE => Value::Handle(Handle(any.as_pointer())),
        index::DATA_TYPE => Value::DataType(data_type(bits)),
        index::DEVICE => Value::Device(device(bits)),
        index::SMALL_STR => match Str::short_ascii(any.as_bits(), any.small_len) {
            Some(text) => Value::Str(text),
            None => Value::Str(Str::from_utf8(small(any)?)?),
        },
        index::SMALL_BYTES => Value::Bytes(small(any)?.into()),
        // SAFETY: the struct outlives the value, by the caller.
        index::RAW_TENSOR => Value::Tensor(unsafe { Tensor::from_thin(raw(any)?) }),
        index::RAW_STR => {
            raw_address(any)?;
            // SAFETY: the argument is a string that ends with NUL.
            Value::Str(Str::from_utf8(unsafe { CStr::from_ptr(any.as_pointer().cast()) }.to_bytes())?)
        }
        // SAFETY: the struct and the bytes outlive the value, by the caller.
        index::RAW_BYTES => Value::Bytes(unsafe { Bytes::from_thin(raw(any)?) }),
        index::RVALUE => {
            raw(any)?;
            // SAFETY: the argument is a pointer to a pointer to an object, which we leave to its owner.
            let object = unsafe { *any.as_pointer().cast::<*mut RawObject>() };
            let any = Any::pointer(index::OBJECT, object.cast());
            // SAFETY: the object lives for the call.
            return unsafe { of_object(object_of(&any, Tag::LentObject)?) };
        }
        // SAFETY: the argument is an object.
        index if index >= index::OBJECT => unsafe {
            let object = object_of(any, tag)?;
            let found = object.object().map_or(0, |object| object.type_index);
            if found != index {
                return Err(refused(format!("a value of type index {index} has an object of type index {found}")));
            }
            return of_object(object);
        },
        index => return Err(refused(format!("no value has the type index {index}"))),
    })
}

#[cold]
fn refused(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::type_error(message)
}

#[cold]
fn lent_result(index: i32) -> Error {
    refused(format!("a result has the type index {index}, which is one of arguments; return an object"))
}

fn data_type(bits: u64) -> DataType {
    DataType { code: bits as u8, bits: (bits >> 8) as u8, lanes: (bits >> 16) as u16 }
}

fn device(bits: u64) -> Device {
    Device { kind: bits as i32, id: (bits >> 32) as i32 }
}

/// Returns the bytes of a small string.
fn small(any: &Any) -> Result<&[u8], Error> {
    let size = any.small_len as usize;
    if size > 7 {
        return Err(refused(format!("a small string has {size} bytes; pass a string")));
    }
    // SAFETY: the payload has eight initialized bytes.
    Ok(unsafe { std::slice::from_raw_parts((&raw const any.payload).cast(), size) })
}

fn raw_address(any: &Any) -> Result<(), Error> {
    match any.as_pointer().is_null() {
        true => Err(refused(format!("a value of type index {} is a null pointer; pass none", any.type_index))),
        false => Ok(()),
    }
}

fn raw(any: &Any) -> Result<Thin, Error> {
    Thin::tagged(any.as_pointer(), Tag::LentRaw).ok_or_else(|| null_or_odd(any))
}

#[cold]
fn null_or_odd(any: &Any) -> Error {
    let pointer = any.as_pointer();
    refused(format!("a value of type index {} has the address {pointer:p}; pass none instead of null", any.type_index))
}

fn object_of(any: &Any, tag: Tag) -> Result<Thin, Error> {
    Thin::tagged(any.as_pointer(), tag).ok_or_else(|| null_or_odd(any))
}

/// Returns a lent object, if it is one of the type.
#[inline]
fn object_of_type(any: &Any, type_index: i32) -> Option<Thin> {
    let object = Thin::tagged(any.as_pointer(), Tag::LentObject)?;
    (object.object()?.type_index == type_index).then_some(object)
}

/// Makes a value of an object.
///
/// # Safety
/// The body of the object is that of its type.
#[inline]
unsafe fn of_object(object: Thin) -> Result<Value, Error> {
    let type_index = object.object().map_or(0, |object| object.type_index);
    // SAFETY: by the caller, the bodies are of these types.
    unsafe {
        Ok(match type_index {
            index::STR => Value::Str(Str::from_thin(object)?),
            index::BYTES => Value::Bytes(Bytes::from_thin(object)),
            index::FUNCTION => Value::Func(PackedFunc::foreign(object)),
            index::TENSOR => Value::Tensor(Tensor::from_thin(object)),
            index::SHAPE => Value::Tuple(shape(&object)?),
            index::ARRAY | index::LIST => Value::List(List::from(elements(&object)?)),
            index::MAP | index::DICT => Value::Dict(dict(object, type_index)?),
            _ => Value::Object(Object::foreign(object)),
        })
    }
}

#[cold]
fn bad_sequence(size: i64) -> Error {
    refused(format!("a sequence has {size} elements, and no memory for them"))
}

/// Reads a list of dimensions.
///
/// # Safety
/// The object is a shape.
unsafe fn shape(object: &Thin) -> Result<Tuple, Error> {
    // SAFETY: by the caller.
    let Some(&ShapeBody { data, size }) = (unsafe { object.body::<ShapeBody>() }) else { return Ok(Tuple::default()) };
    if size == 0 {
        return Ok(Tuple::default());
    }
    if data.is_null() || size > isize::MAX as usize / 8 {
        return Err(bad_sequence(size as i64));
    }
    // SAFETY: by the caller, there are so many dimensions.
    Ok(unsafe { std::slice::from_raw_parts(data, size) }.iter().map(|size| Value::Int(*size)).collect())
}

/// Reads a sequence.
///
/// # Safety
/// The object is a sequence.
unsafe fn elements(object: &Thin) -> Result<Vec<Value>, Error> {
    // SAFETY: by the caller.
    let Some(&SequenceBody { data, size }) = (unsafe { object.body::<SequenceBody>() }) else { return Ok(Vec::new()) };
    if size == 0 {
        return Ok(Vec::new());
    }
    let count = usize::try_from(size).ok().filter(|count| *count <= isize::MAX as usize / 16 && !data.is_null());
    let count = count.ok_or_else(|| bad_sequence(size))?;
    let _nested = Nested::enter(count)?;
    // SAFETY: by the caller, there are so many elements.
    let elements = unsafe { std::slice::from_raw_parts(data, count) };
    // SAFETY: elements are values; their copies are owners, as a list may outlive the sequence.
    elements.iter().map(|any| unsafe { Ok(lend_other(any, Tag::LentObject)?.clone()) }).collect()
}

/// Reads a map by libtvm_ffi's functions: its layout is not part of the interface.
fn dict(object: Thin, type_index: i32) -> Result<Dict, Error> {
    let iterator = if type_index == index::MAP { "ffi.MapForwardIterFunctor" } else { "ffi.DictForwardIterFunctor" };
    runtime::required("dicts")?;
    let runtime = runtime::Runtime::get().ok_or_else(|| refused("dicts need libtvm_ffi"))?;
    // The iterator does not keep the map alive.
    let map = [Value::Object(Object::foreign(object))];
    let count = runtime.call(if type_index == index::MAP { "ffi.MapSize" } else { "ffi.DictSize" }, &map)?;
    let Value::Func(next) = runtime.call(iterator, &map)? else { return Err(refused("a map has no iterator")) };
    let count = usize::try_from(count.as_int().unwrap_or(0)).unwrap_or(0);
    let _nested = Nested::enter(count)?;
    let mut pairs = Vec::new();
    for at in 0..count {
        pairs.push((next.call(&[Value::Int(0)])?, next.call(&[Value::Int(1)])?));
        if at + 1 < count {
            next.call(&[Value::Int(2)])?;
        }
    }
    drop((next, map));
    Ok(pairs.into())
}

/// Reads arguments, and passes them on. Up to `N` of them need no memory.
///
/// # Errors
/// Returns an error if an argument is malformed, otherwise that of the function.
///
/// # Safety
/// There are so many arguments of the C convention, which live for the call.
#[inline(always)]
pub(super) unsafe fn with_arguments<const N: usize>(
    args: *const Any,
    count: i32,
    call: impl Fn(&[Value]) -> Result<Value, Error>,
) -> Result<Value, Error> {
    let count = match usize::try_from(count) {
        Ok(0) => return call(&[]),
        Ok(count) if !args.is_null() && args.is_aligned() => count,
        _ => return Err(no_arguments(count, args.is_null())),
    };
    // SAFETY: by the caller.
    let args = unsafe { std::slice::from_raw_parts(args, count) };
    if count > N {
        // SAFETY: by the caller.
        return unsafe { with_many(args, &call) };
    }
    let mut values = [const { Value::None }; N];
    for (at, (any, place)) in args.iter().zip(&mut values).enumerate() {
        // SAFETY: by the caller, and the values do not outlive this function.
        if let Err(error) = unsafe { lend(any, place) } {
            return Err(in_argument(at, error));
        }
    }
    call(&values[..count])
}

/// Reads any number of arguments, and passes them on.
///
/// # Safety
/// As for `with_arguments`.
#[cold]
unsafe fn with_many(args: &[Any], call: &dyn Fn(&[Value]) -> Result<Value, Error>) -> Result<Value, Error> {
    // SAFETY: by the caller, and the values do not outlive this function.
    let lend = |any| unsafe { lend_other(any, Tag::LentObject) };
    let lent = args.iter().enumerate().map(|(at, any)| lend(any).map_err(|error| in_argument(at, error)));
    call(&lent.collect::<Result<Vec<Value>, Error>>()?)
}

#[cold]
fn no_arguments(count: i32, is_null: bool) -> Error {
    refused(match is_null {
        true => format!("{count} arguments are a null pointer; pass an array"),
        false => format!("the number of arguments is {count}, or their array is not aligned"),
    })
}

#[cold]
fn in_argument(at: usize, error: Error) -> Error {
    Error::new(error.kind().clone(), format!("Invalid argument #{at}: {}", error.message()))
}

/// Returns a view of bytes that lives as long as they do.
pub(super) fn bytes(array: &ByteArray) -> &[u8] {
    if array.data.is_null() || array.size > isize::MAX as usize {
        return &[];
    }
    // SAFETY: the array is from an object of libtvm_ffi, whose bytes live as long as it.
    unsafe { std::slice::from_raw_parts(array.data, array.size) }
}
