//! Values for C: results that the caller owns, and arguments that it borrows.

use std::ffi::c_void;
use std::marker::PhantomData;

use super::runtime::{Runtime, required};
use super::{MAX_DEPTH, raised, serve};
use crate::abi::{Any, ByteArray, index};
use crate::error::Error;
use crate::func::PackedFunc;
use crate::tensor::Tensor;
use crate::thin::{Tag, Thin};
use crate::value::{Bytes, DataType, Device, Object, Str, Value};

/// The longest string without an object.
const SMALL: usize = 7;

/// Makes a result, which the caller owns.
///
/// # Errors
/// Returns an error if the value needs an object and there is no libtvm_ffi, or if it cannot cross.
#[inline(always)]
pub(super) fn give(value: Value) -> Result<Any, Error> {
    match value {
        Value::Int(value) => Ok(Any::bits(index::INT, value.cast_unsigned())),
        Value::Float(value) => Ok(Any::bits(index::FLOAT, value.to_bits())),
        Value::None => Ok(Any::NONE),
        other => give_other(other),
    }
}

#[inline(never)]
fn give_other(value: Value) -> Result<Any, Error> {
    if let Some(any) = borrow(&value) {
        // The reference to an object is the caller's.
        std::mem::forget(value.clone());
        return Ok(any);
    }
    match value {
        Value::Str(text) => give_str(&text),
        Value::Bytes(bytes) => give_bytes(&bytes),
        Value::Func(function) => give_function(function),
        Value::Tensor(tensor) => give_tensor(tensor),
        Value::List(list) => give_all("ffi.Array", &list),
        Value::Tuple(tuple) => give_all("ffi.Array", &tuple),
        Value::Dict(dict) => give_all("ffi.Map", dict.flat()),
        Value::Object(object) => Err(cannot_cross(&object)),
        // All of these are borrowed.
        Value::None
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Float(_)
        | Value::Handle(_)
        | Value::DataType(_)
        | Value::Device(_) => Ok(Any::NONE),
    }
}

#[cold]
fn cannot_cross(object: &Object) -> Error {
    let name = object.type_name();
    Error::type_error(format!("an object of type `{name}` cannot leave Rust; return functions that have it"))
}

/// Returns the pointer of a value.
fn thin_of(value: &Value) -> Option<&Thin> {
    match value {
        Value::Str(text) => Some(text.thin()),
        Value::Bytes(bytes) => Some(bytes.thin()),
        Value::Tensor(tensor) => Some(tensor.thin()),
        Value::Func(function) => Some(function.thin()),
        Value::Object(object) => Some(object.thin()),
        Value::None
        | Value::Bool(_)
        | Value::Int(_)
        | Value::Float(_)
        | Value::Handle(_)
        | Value::DataType(_)
        | Value::Device(_)
        | Value::List(_)
        | Value::Tuple(_)
        | Value::Dict(_) => None,
    }
}

/// Returns the value for as long as it lives; `None` if it needs an object that it does not have.
fn borrow(value: &Value) -> Option<Any> {
    Some(match value {
        Value::None => Any::NONE,
        Value::Bool(value) => Any::bits(index::BOOL, (*value).into()),
        Value::Int(value) => Any::bits(index::INT, value.cast_unsigned()),
        Value::Float(value) => Any::bits(index::FLOAT, value.to_bits()),
        Value::Handle(handle) => Any::pointer(index::HANDLE, handle.0),
        Value::DataType(DataType { code, bits, lanes }) => {
            Any::bits(index::DATA_TYPE, u64::from(*code) | u64::from(*bits) << 8 | u64::from(*lanes) << 16)
        }
        Value::Device(Device { kind, id }) => {
            Any::bits(index::DEVICE, u64::from(kind.cast_unsigned()) | u64::from(id.cast_unsigned()) << 32)
        }
        Value::Str(text) if text.len() <= SMALL => small(index::SMALL_STR, text.as_bytes()),
        Value::Bytes(bytes) if bytes.len() <= SMALL => small(index::SMALL_BYTES, bytes),
        Value::Str(_)
        | Value::Bytes(_)
        | Value::Tensor(_)
        | Value::Func(_)
        | Value::Object(_)
        | Value::List(_)
        | Value::Tuple(_)
        | Value::Dict(_) => {
            let object = thin_of(value)?.object()?;
            Any::pointer(object.type_index, std::ptr::from_ref(object).cast_mut().cast())
        }
    })
}

fn small(type_index: i32, bytes: &[u8]) -> Any {
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    let mut any = Any::bits(type_index, u64::from_ne_bytes(all));
    any.small_len = bytes.len() as u32;
    any
}

fn give_str(text: &Str) -> Result<Any, Error> {
    let symbols = required("strings of more than seven bytes")?;
    // SAFETY: the bytes live for the call, which writes a value.
    made("TVMFFIStringFromByteArray", |any| unsafe {
        (symbols.string_from_bytes)(&ByteArray::of(text.as_bytes()), any)
    })
}

fn give_bytes(bytes: &Bytes) -> Result<Any, Error> {
    let symbols = required("more than seven bytes")?;
    // SAFETY: as above.
    made("TVMFFIBytesFromByteArray", |any| unsafe { (symbols.bytes_from_bytes)(&ByteArray::of(bytes), any) })
}

fn made(name: &str, make: impl FnOnce(&mut Any) -> i32) -> Result<Any, Error> {
    let mut any = Any::NONE;
    if make(&mut any) == 0 { Ok(any) } else { Err(raised::take(name)) }
}

fn made_object(name: &str, type_index: i32, make: impl FnOnce(&mut *mut c_void) -> i32) -> Result<Any, Error> {
    let mut handle = std::ptr::null_mut();
    if make(&mut handle) != 0 {
        return Err(raised::take(name));
    }
    if handle.is_null() {
        return Err(Error::runtime(format!("{name} has made nothing")));
    }
    Ok(Any::pointer(type_index, handle))
}

fn give_function(function: PackedFunc) -> Result<Any, Error> {
    let symbols = required("functions")?;
    let own = function.into_thin().into_target();
    // SAFETY: the target is one of a function of ours, which the deleter takes back.
    let any = made_object("TVMFFIFunctionCreate", index::FUNCTION, |handle| unsafe {
        (symbols.function_create)(own, serve::serve_function, Some(serve::drop_function), handle)
    });
    if any.is_err() {
        // SAFETY: the function was not taken back yet.
        drop(unsafe { Thin::from_target(own) });
    }
    any
}

fn give_tensor(tensor: Tensor) -> Result<Any, Error> {
    let symbols = required("tensors")?;
    let managed = tensor.into_dlpack()?;
    // SAFETY: the tensor was just exported; it is given away unless the call fails.
    let any = made_object("TVMFFITensorFromDLPackVersioned", index::TENSOR, |handle| unsafe {
        (symbols.tensor_from_dlpack)(managed, 0, 0, handle)
    });
    if any.is_err() {
        // SAFETY: the call has failed, so the export is still ours.
        drop(unsafe { Tensor::from_dlpack(managed) });
    }
    any
}

fn give_all(make: &str, values: &[Value]) -> Result<Any, Error> {
    required("lists and dicts")?;
    if crate::value::is_deeper_than(values, MAX_DEPTH) {
        return Err(Error::value_error(format!("lists are nested more than {MAX_DEPTH} deep; pass a flatter one")));
    }
    let runtime = Runtime::get().ok_or_else(|| Error::runtime("lists and dicts need libtvm_ffi"))?;
    let function = runtime.get_global(make)?;
    let function = function.ok_or_else(|| Error::runtime(format!("libtvm_ffi has no `{make}`; load version 0.1")))?;
    object(super::call::call_raw(function.thin(), values)?, make)
}

/// Returns the value that a function has made, if it is an object: `ffi.Array` may be anybody's function.
///
/// # Errors
/// Returns an error if the value is none, or has no object at its address.
fn object(any: Any, make: &str) -> Result<Any, Error> {
    let (index, at) = (any.type_index, any.as_pointer());
    if index >= index::OBJECT && !at.is_null() && at.cast::<u64>().is_aligned() {
        return Ok(any);
    }
    Err(Error::runtime(format!(
        "`{make}` has made a value of type index {index} with the address {at:p}; make an object"
    )))
}

/// The number of arguments that need no memory.
pub(super) const FEW: usize = 8;

/// Passes values as arguments, which refer to them.
///
/// # Errors
/// As for [`give`].
#[inline]
pub(super) fn with_given<R>(values: &[Value], call: impl FnOnce(&[Any]) -> R) -> Result<R, Error> {
    let mut few = [Any::NONE; FEW];
    let is_written = |(place, value): (&mut Any, &Value)| borrow_argument(value).map(|any| *place = any).is_some();
    if values.len() <= FEW && few.iter_mut().zip(values).all(is_written) {
        return Ok(call(&few[..values.len()]));
    }
    let given = Given::new(values)?;
    Ok(call(given.as_slice()))
}

/// Returns the argument that refers to a value; `None` if an object has to be made.
fn borrow_argument(value: &Value) -> Option<Any> {
    let any = borrow(value);
    if any.is_some() {
        return any;
    }
    let Value::Tensor(tensor) = value else { return None };
    let is_lent = tensor.thin().tag() == Tag::LentRaw;
    is_lent.then(|| Any::pointer(index::RAW_TENSOR, tensor.thin().target()))
}

/// The arguments of a call, with the objects that were made for it.
pub(super) struct Given<'a> {
    anys: Vec<Any>,
    _made: Vec<Thin>,
    values: PhantomData<&'a [Value]>,
}

impl<'a> Given<'a> {
    /// Makes the arguments, which refer to values.
    ///
    /// # Errors
    /// As for [`give`].
    pub fn new(values: &'a [Value]) -> Result<Self, Error> {
        let mut made = Vec::new();
        let mut argument = |value: &Value| {
            if let Some(any) = borrow_argument(value) {
                return Ok(any);
            }
            let any = give(value.clone())?;
            if any.type_index >= index::OBJECT {
                made.extend(Thin::tagged(any.as_pointer(), Tag::Object));
            }
            Ok(any)
        };
        let anys = values.iter().map(&mut argument).collect::<Result<_, Error>>()?;
        Ok(Self { anys, _made: made, values: PhantomData })
    }

    /// Returns the arguments.
    pub fn as_slice(&self) -> &[Any] {
        &self.anys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_objects_are_made() {
        let header = [0_u64; 3];
        assert!(object(Any::pointer(index::ARRAY, header.as_ptr().cast_mut().cast()), "f").is_ok());
        let odd = std::ptr::without_provenance_mut(12345);
        let text = c"lent".as_ptr().cast_mut().cast();
        for (index, at) in [(index::ARRAY, std::ptr::null_mut()), (index::ARRAY, odd), (index::RAW_STR, text)] {
            let error = object(Any::pointer(index, at), "f").err().map(|error| error.to_string());
            assert!(error.is_some_and(|error| error.starts_with("RuntimeError: `f` has made a value of type index ")));
        }
    }
}
