//! A value: the argument or the result of a packed call.

mod data_type;
mod device;
mod dict;
mod object;
mod sequence;
mod show;
mod text;

use std::ffi::c_void;

pub use data_type::{DataType, UnknownDataType};
pub use device::Device;
pub use dict::Dict;
pub use object::{Object, ObjectType};
pub(crate) use sequence::is_deeper_than;
pub use sequence::{List, Tuple};
pub use text::{Bytes, Str};

use crate::func::PackedFunc;
use crate::tensor::Tensor;

/// A value of a packed call, in 16 bytes. Copies share strings, containers, tensors, functions and objects.
///
/// Nothing is lost on the way: a `bool` is not an integer, a list is not a tuple, and strings may contain NUL.
#[derive(Clone, Default)]
pub enum Value {
    /// No value.
    #[default]
    None,
    /// A boolean.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Float(f64),
    /// A pointer that this crate passes on and never follows.
    Handle(Handle),
    /// A data type.
    DataType(DataType),
    /// A device.
    Device(Device),
    /// A string.
    Str(Str),
    /// Bytes.
    Bytes(Bytes),
    /// A list.
    List(List),
    /// A tuple.
    Tuple(Tuple),
    /// A dict.
    Dict(Dict),
    /// A tensor.
    Tensor(Tensor),
    /// A function.
    Func(PackedFunc),
    /// An object of any other type.
    Object(Object),
}

/// An address, whose use is a matter of caller and function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Handle(pub *mut c_void);

// SAFETY: a handle is an address, which nothing here follows.
unsafe impl Send for Handle {}
// SAFETY: as above.
unsafe impl Sync for Handle {}

impl Value {
    /// Makes a string.
    pub fn str(text: &str) -> Self {
        Self::Str(Str::from(text))
    }

    /// Makes bytes.
    pub fn bytes(bytes: &[u8]) -> Self {
        Self::Bytes(Bytes::from(bytes))
    }

    /// Returns the name of the value's type, as signatures have it.
    pub fn type_name(&self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Bool(_) => "bool",
            Self::Int(_) => "int",
            Self::Float(_) => "float",
            Self::Handle(_) => "handle",
            Self::DataType(_) => "dtype",
            Self::Device(_) => "Device",
            Self::Str(_) => "str",
            Self::Bytes(_) => "bytes",
            Self::List(_) => "list",
            Self::Tuple(_) => "tuple",
            Self::Dict(_) => "dict",
            Self::Tensor(_) => "Tensor",
            Self::Func(_) => "Callable",
            Self::Object(object) => object.type_name(),
        }
    }

    /// Returns whether there is no value.
    pub fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Returns the string, if this is one.
    pub fn as_str(&self) -> Option<&str> {
        if let Self::Str(text) = self { Some(text) } else { None }
    }

    /// Returns the integer, if this is one.
    pub fn as_int(&self) -> Option<i64> {
        if let Self::Int(value) = self { Some(*value) } else { None }
    }

    /// Returns the elements of a list or a tuple.
    pub fn elements(&self) -> Option<&[Value]> {
        match self {
            Self::List(list) => Some(list),
            Self::Tuple(tuple) => Some(tuple),
            Self::None
            | Self::Bool(_)
            | Self::Int(_)
            | Self::Float(_)
            | Self::Handle(_)
            | Self::DataType(_)
            | Self::Device(_)
            | Self::Str(_)
            | Self::Bytes(_)
            | Self::Dict(_)
            | Self::Tensor(_)
            | Self::Func(_)
            | Self::Object(_) => None,
        }
    }
}

/// Converts Rust values that always fit. [`crate::IntoValue`] converts values that may not fit.
macro_rules! from {
    ($($from:ty => |$value:ident| $to:expr;)*) => {$(
        impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $to
            }
        }
    )*};
}

from! {
    () => |_unit| Self::None;
    bool => |value| Self::Bool(value);
    i64 => |value| Self::Int(value);
    i32 => |value| Self::Int(value.into());
    f64 => |value| Self::Float(value);
    &str => |value| Self::str(value);
    String => |value| Self::Str(value.into());
    Str => |value| Self::Str(value);
    &[u8] => |value| Self::bytes(value);
    Bytes => |value| Self::Bytes(value);
    Handle => |value| Self::Handle(value);
    DataType => |value| Self::DataType(value);
    Device => |value| Self::Device(value);
    List => |value| Self::List(value);
    Tuple => |value| Self::Tuple(value);
    Dict => |value| Self::Dict(value);
    Tensor => |value| Self::Tensor(value);
    PackedFunc => |value| Self::Func(value);
    Object => |value| Self::Object(value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_has_sixteen_bytes() {
        assert_eq!(size_of::<Value>(), 16);
        assert_eq!(size_of::<Option<Value>>(), 16);
        assert_eq!(size_of::<Result<Value, crate::Error>>(), 16);
    }

    #[test]
    fn types_have_names() {
        let names = |values: &[Value]| values.iter().map(Value::type_name).collect::<Vec<_>>().join(" ");
        let values = [Value::None, true.into(), 1.into(), 1.5.into(), "a".into(), b"a".as_slice().into()];
        assert_eq!(names(&values), "None bool int float str bytes");
        assert_eq!((Value::from("a").as_str(), Value::from(1).as_int()), (Some("a"), Some(1)));
        assert_eq!((Value::from(1).as_str(), Value::from("a").as_int()), (None, None));
    }
}
