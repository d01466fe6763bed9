//! Texts of types, as signatures have them: Python's.

use std::collections::{BTreeMap, HashMap};
use std::fmt::{Formatter, Result as FmtResult};

use crate::func::PackedFunc;
use crate::tensor::{Tensor, TensorView};
use crate::value::{Bytes, DataType, Device, Dict, Handle, List, Object, ObjectType, Str, Tuple, Value};

/// A type with a text for signatures and messages.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of packed functions",
    label = "derive or implement `TypeText` with `FromValue` or `IntoValue`; or `ObjectType`, and pass references and `Object`s",
    note = "types of packed functions are numbers, `bool`, `String`, `&str`, `&[u8]`, `Value`, `PackedFunc`, `Typed`, `Tensor`, `TensorView`, `DataType`, `Device`, `Handle`, and `Option`, `Vec`, tuples and maps of these"
)]
pub trait TypeText {
    /// Writes the text, such as `list[int]`.
    ///
    /// # Errors
    /// Returns the error of the formatter.
    fn write_type(f: &mut Formatter<'_>) -> FmtResult;
}

/// Returns the text of a type.
pub(crate) fn type_text<T: TypeText + ?Sized>() -> String {
    struct Shown<T: ?Sized>(std::marker::PhantomData<T>);
    impl<T: TypeText + ?Sized> std::fmt::Display for Shown<T> {
        fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
            T::write_type(f)
        }
    }
    Shown::<T>(std::marker::PhantomData).to_string()
}

macro_rules! texts {
    ($($text:literal: $($ty:ty),*;)*) => {$($(
        impl TypeText for $ty {
            fn write_type(f: &mut Formatter<'_>) -> FmtResult {
                f.write_str($text)
            }
        }
    )*)*};
}

texts! {
    "None": ();
    "bool": bool;
    "int": i8, i16, i32, i64, isize, u8, u16, u32, u64, usize;
    "float": f32, f64;
    "str": str, &str, String, Str;
    "bytes": &[u8], Bytes;
    "Any": Value, &Value;
    "Callable": PackedFunc, &PackedFunc;
    "Tensor": Tensor, TensorView<'_>;
    "dtype": DataType;
    "Device": Device;
    "handle": Handle;
    "list": List;
    "tuple": Tuple;
    "dict": Dict;
    "Object": Object;
}

impl<T: ObjectType> TypeText for &T {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        f.write_str(T::NAME)
    }
}

impl<T: TypeText> TypeText for Option<T> {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        T::write_type(f)?;
        f.write_str(" | None")
    }
}

impl<T: TypeText, E> TypeText for Result<T, E> {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        T::write_type(f)
    }
}

impl<T: TypeText> TypeText for Vec<T> {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("list[")?;
        T::write_type(f)?;
        f.write_str("]")
    }
}

fn write_dict(
    f: &mut Formatter<'_>,
    key: fn(&mut Formatter<'_>) -> FmtResult,
    value: fn(&mut Formatter<'_>) -> FmtResult,
) -> FmtResult {
    f.write_str("dict[")?;
    key(f)?;
    f.write_str(", ")?;
    value(f)?;
    f.write_str("]")
}

impl<K: TypeText, V: TypeText> TypeText for BTreeMap<K, V> {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        write_dict(f, K::write_type, V::write_type)
    }
}

impl<K: TypeText, V: TypeText, S> TypeText for HashMap<K, V, S> {
    fn write_type(f: &mut Formatter<'_>) -> FmtResult {
        write_dict(f, K::write_type, V::write_type)
    }
}

macro_rules! tuple {
    ($first:ident $($ty:ident)*) => {
        impl<$first: TypeText, $($ty: TypeText),*> TypeText for ($first, $($ty,)*) {
            fn write_type(f: &mut Formatter<'_>) -> FmtResult {
                f.write_str("tuple[")?;
                $first::write_type(f)?;
                $(
                    f.write_str(", ")?;
                    $ty::write_type(f)?;
                )*
                f.write_str("]")
            }
        }
    };
}

tuple!(A);
tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E G);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_those_of_python() {
        assert_eq!(type_text::<Vec<(i32, Option<&str>)>>(), "list[tuple[int, str | None]]");
        assert_eq!(type_text::<BTreeMap<String, Result<f32, String>>>(), "dict[str, float]");
        assert_eq!(type_text::<(bool,)>(), "tuple[bool]");
    }
}
