//! Classic values: eight bytes, and a code for their type beside them.

use std::ffi::{CStr, CString, c_char, c_int, c_void};

use crate::abi::ByteArray;
use crate::error::Error;
use crate::func::PackedFunc;
use crate::tensor::Tensor;
use crate::thin::{Tag, Thin};
use crate::value::{Bytes, DataType, Device, Handle, Str, Value};

/// A classic value.
#[repr(C)]
#[derive(Clone, Copy)]
pub union RawValue {
    /// An integer.
    pub int: i64,
    /// A float.
    pub float: f64,
    /// A pointer of any type.
    pub pointer: *mut c_void,
    /// A data type.
    pub data_type: DataType,
    /// A device.
    pub device: Device,
}

/// A function in C: values, codes, their number, the place for the result, the resource.
pub type CFunction = unsafe extern "C" fn(*mut RawValue, *mut c_int, c_int, *mut c_void, *mut c_void) -> c_int;

/// A function in C that ends a resource.
pub type Finalizer = unsafe extern "C" fn(*mut c_void);

/// The codes of types.
pub mod code {
    /// An integer.
    pub const INT: i32 = 0;
    /// A float.
    pub const FLOAT: i32 = 2;
    /// A pointer that is never followed.
    pub const HANDLE: i32 = 3;
    /// No value.
    pub const NULL: i32 = 4;
    /// A data type.
    pub const DATA_TYPE: i32 = 5;
    /// A device.
    pub const DEVICE: i32 = 6;
    /// A `DLTensor*`.
    pub const ARRAY: i32 = 7;
    /// An object.
    pub const OBJECT: i32 = 8;
    /// A module.
    pub const MODULE: i32 = 9;
    /// A function.
    pub const FUNCTION: i32 = 10;
    /// A string that ends with NUL.
    pub const STR: i32 = 11;
    /// A pointer to an address and a number of bytes.
    pub const BYTES: i32 = 12;
    /// An array of TVM's own.
    pub const ND_ARRAY: i32 = 13;
}

impl RawValue {
    /// No value.
    pub const NONE: Self = Self { int: 0 };

    /// Returns the pointer.
    fn pointer(self) -> *mut c_void {
        // SAFETY: values are eight initialized bytes.
        unsafe { self.pointer }
    }
}

#[cold]
fn refused(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::type_error(message)
}

/// Reads a value, which may refer to memory that is lent for the call.
///
/// # Safety
/// A pointer is null or one to a value of the code's type, which outlives the value; clones may live on.
pub(super) unsafe fn read(raw: RawValue, code: c_int) -> Result<Value, Error> {
    let pointer = || {
        let pointer = raw.pointer();
        if pointer.is_null() {
            Err(refused(format!("a value of code {code} is a null pointer; pass NULL")))
        } else {
            Ok(pointer)
        }
    };
    // SAFETY: numbers are initialized; pointers have the code's type, by the caller.
    unsafe {
        Ok(match code {
            code::INT => Value::Int(raw.int),
            code::FLOAT => Value::Float(raw.float),
            code::HANDLE => Value::Handle(Handle(raw.pointer())),
            code::NULL => Value::None,
            code::DATA_TYPE => Value::DataType(raw.data_type),
            code::DEVICE => Value::Device(raw.device),
            code::ARRAY => Value::Tensor(Tensor::from_thin(lent(pointer()?)?)),
            code::FUNCTION => Value::Func((*pointer()?.cast::<PackedFunc>()).clone()),
            code::STR => Value::Str(Str::from_utf8(CStr::from_ptr(pointer()?.cast()).to_bytes())?),
            code::BYTES => Value::Bytes(Bytes::from_thin(lent(pointer()?)?)),
            code::OBJECT | code::MODULE | code::ND_ARRAY => {
                return Err(refused(format!("values of code {code} belong to TVM; pass functions, or a `DLTensor*`")));
            }
            code => return Err(refused(format!("no value has the code {code}"))),
        })
    }
}

fn lent(pointer: *mut c_void) -> Result<Thin, Error> {
    Thin::tagged(pointer, Tag::LentRaw).ok_or_else(|| refused(format!("the address {pointer:p} is not aligned")))
}

/// Memory that classic values refer to.
#[derive(Default)]
pub(super) struct Kept {
    strings: Vec<CString>,
    // A vector would move them.
    #[expect(clippy::vec_box, reason = "values have their addresses")]
    arrays: Vec<Box<(ByteArray, Bytes)>>,
}

impl Kept {
    /// Writes a value, which lives as long as `self` and the value.
    pub fn lend(&mut self, value: &Value) -> Result<(RawValue, c_int), Error> {
        let pointer = |pointer: *const c_void, code| (RawValue { pointer: pointer.cast_mut() }, code);
        let name = value.type_name();
        Ok(match value {
            Value::None => (RawValue::NONE, code::NULL),
            Value::Bool(value) => (RawValue { int: (*value).into() }, code::INT),
            Value::Int(value) => (RawValue { int: *value }, code::INT),
            Value::Float(value) => (RawValue { float: *value }, code::FLOAT),
            Value::Handle(handle) => pointer(handle.0, code::HANDLE),
            Value::DataType(ty) => {
                let mut raw = RawValue::NONE;
                raw.data_type = *ty;
                (raw, code::DATA_TYPE)
            }
            Value::Device(device) => (RawValue { device: *device }, code::DEVICE),
            Value::Str(text) => pointer(self.text(text)?.cast(), code::STR),
            Value::Bytes(bytes) => pointer(std::ptr::from_ref(self.bytes(bytes)).cast(), code::BYTES),
            Value::Func(function) => pointer(std::ptr::from_ref(function).cast(), code::FUNCTION),
            Value::Tensor(tensor) => pointer(std::ptr::from_ref(tensor.view()?.raw()).cast(), code::ARRAY),
            Value::List(_) | Value::Tuple(_) | Value::Dict(_) | Value::Object(_) => {
                return Err(refused(format!(
                    "a value of type `{name}` has no classic form; pass its parts, or functions"
                )));
            }
        })
    }

    /// Writes a result, which belongs to the caller, or lives as long as `self`.
    pub fn give(&mut self, value: Value) -> Result<(RawValue, c_int), Error> {
        match value {
            Value::Func(function) => Ok((RawValue { pointer: give_function(function) }, code::FUNCTION)),
            Value::DataType(ty) => self.give(Value::str(&ty.to_string())),
            Value::Tensor(_) => {
                Err(refused("tensors have no classic result; take one as an argument, and write to it"))
            }
            Value::None
            | Value::Bool(_)
            | Value::Int(_)
            | Value::Float(_)
            | Value::Handle(_)
            | Value::Device(_)
            | Value::Str(_)
            | Value::Bytes(_)
            | Value::List(_)
            | Value::Tuple(_)
            | Value::Dict(_)
            | Value::Object(_) => self.lend(&value),
        }
    }

    fn text(&mut self, text: &str) -> Result<*const c_char, Error> {
        let text = CString::new(text).map_err(|error| {
            Error::value_error(format!(
                "a string has NUL at byte {}, where C would cut it; pass bytes",
                error.nul_position()
            ))
        })?;
        Ok(self.strings.push_mut(text).as_ptr())
    }

    fn bytes(&mut self, bytes: &Bytes) -> &ByteArray {
        let mut kept = Box::new((ByteArray::of(&[]), bytes.clone()));
        kept.0 = ByteArray::of(&kept.1);
        self.arrays.push(kept);
        self.arrays.last().map_or(const { &ByteArray::of(&[]) }, |kept| &kept.0)
    }
}

/// Makes a handle of a function.
pub(super) fn give_function(function: PackedFunc) -> *mut c_void {
    Box::into_raw(Box::new(function)).cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_has_eight_bytes() {
        assert_eq!(size_of::<RawValue>(), 8);
    }

    fn message(raw: RawValue, code: c_int) -> String {
        // SAFETY: the values below are null, odd, or no pointers.
        unsafe { read(raw, code) }.expect_err("an error").to_string()
    }

    #[test]
    fn null_and_unknown_values_are_refused() {
        for code in [code::ARRAY, code::FUNCTION, code::STR, code::BYTES] {
            assert_eq!(
                message(RawValue::NONE, code),
                format!("TypeError: a value of code {code} is a null pointer; pass NULL")
            );
        }
        assert_eq!(message(RawValue::NONE, 99), "TypeError: no value has the code 99");
        assert!(message(RawValue::NONE, code::OBJECT).starts_with("TypeError: values of code 8 belong to TVM"));
        assert_eq!(message(RawValue { int: 4 }, code::BYTES), "TypeError: the address 0x4 is not aligned");
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        let values =
            [1.into(), 2.5.into(), Value::None, "text".into(), "longer text".into(), b"a\0b".as_slice().into()];
        let others =
            [DataType::F32.into(), Device::CPU.into(), Value::Handle(Handle(std::ptr::without_provenance_mut(64)))];
        for value in values.into_iter().chain(others) {
            let mut kept = Kept::default();
            let (raw, code) = kept.lend(&value).expect("a classic value");
            // SAFETY: `kept` and `value` outlive the copy, which is compared at once.
            assert_eq!(unsafe { read(raw, code) }.expect("a value"), value);
        }
        let error = Kept::default().lend(&"a\0b".into()).err().expect("NUL");
        assert_eq!(error.message(), "a string has NUL at byte 1, where C would cut it; pass bytes");
        assert!(Kept::default().lend(&crate::value::List::default().into()).is_err());
    }
}
