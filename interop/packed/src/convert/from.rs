//! Rust types of values.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};

use super::{FromValue, Mismatch};
use crate::func::PackedFunc;
use crate::tensor::{Tensor, TensorView};
use crate::value::{Bytes, DataType, Device, Dict, Handle, List, Object, ObjectType, Str, Tuple, Value};

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl FromValue<'_> for $ty {
            #[inline]
            fn from_value(value: &Value) -> Result<Self, Mismatch> {
                let Value::Int(value) = value else { return Err(Mismatch::Type) };
                Self::try_from(*value).map_err(|_| does_not_fit(*value, stringify!($ty)))
            }
        }
    )*};
}

integers!(i8 i16 i32 isize u8 u16 u32 u64 usize);

#[cold]
fn does_not_fit(value: impl std::fmt::Display, ty: &str) -> Mismatch {
    let error = crate::Error::new(crate::ErrorKind::OverflowError, format!("{value} does not fit into `{ty}`"));
    Mismatch::Value(error)
}

impl FromValue<'_> for i64 {
    #[inline]
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        if let Value::Int(value) = value { Ok(*value) } else { Err(Mismatch::Type) }
    }
}

impl FromValue<'_> for bool {
    /// Takes booleans, and the integers 0 and 1: the classic functions have no booleans.
    #[inline]
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        if let Value::Bool(value) = value {
            return Ok(*value);
        }
        let Value::Int(value) = value else { return Err(Mismatch::Type) };
        if matches!(value, 0 | 1) { Ok(*value == 1) } else { Err(does_not_fit(value, "bool")) }
    }
}

impl FromValue<'_> for f64 {
    /// Takes floats, and integers that are exact as floats.
    #[inline]
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        if let Value::Float(value) = value {
            return Ok(*value);
        }
        let Value::Int(value) = value else { return Err(Mismatch::Type) };
        exact(*value)
    }
}

/// Converts an integer without rounding.
fn exact(value: i64) -> Result<f64, Mismatch> {
    let float = value as f64;
    // The float of the largest integers is 2^63, which converts back to another one.
    let is_exact = float < i64::MAX as f64 && float as i64 == value;
    if is_exact { Ok(float) } else { Err(does_not_fit(value, "f64")) }
}

impl FromValue<'_> for f32 {
    /// Takes floats, which are rounded as in every language without a type for `f32`, and integers that are exact.
    #[inline]
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        let wide = f64::from_value(value)?;
        let narrow = wide as f32;
        let is_int = matches!(value, Value::Int(_));
        let is_wrong = if is_int { f64::from(narrow) != wide } else { narrow.is_infinite() && wide.is_finite() };
        if is_wrong { Err(does_not_fit(wide, "f32")) } else { Ok(narrow) }
    }
}

impl FromValue<'_> for () {
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        if value.is_none() { Ok(()) } else { Err(Mismatch::Type) }
    }
}

/// Takes values of one variant: by reference, or as a copy.
macro_rules! variants {
    ($($variant:ident: $borrowed:ty, $owned:ty;)*) => {$(
        impl<'a> FromValue<'a> for $borrowed {
            #[inline]
            fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
                if let Value::$variant(value) = value { Ok(value) } else { Err(Mismatch::Type) }
            }
        }

        variants!($variant: $owned;);
    )*};
    ($($variant:ident: $owned:ty;)*) => {$(
        impl FromValue<'_> for $owned {
            #[inline]
            fn from_value(value: &Value) -> Result<Self, Mismatch> {
                if let Value::$variant(value) = value { Ok(value.clone().into()) } else { Err(Mismatch::Type) }
            }
        }
    )*};
}

variants! {
    Str: &'a str, Str;
    Bytes: &'a [u8], Bytes;
    Func: &'a PackedFunc, PackedFunc;
}

variants! {
    List: List;
    Tuple: Tuple;
    Dict: Dict;
    Device: Device;
    Handle: Handle;
    Object: Object;
}

impl FromValue<'_> for String {
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        <&str>::from_value(value).map(str::to_owned)
    }
}

impl FromValue<'_> for DataType {
    /// Takes data types, and their names.
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        if let Value::DataType(ty) = value {
            return Ok(*ty);
        }
        <&str>::from_value(value)?.parse().map_err(|error| Mismatch::Value(crate::Error::from(error)))
    }
}

impl FromValue<'_> for Value {
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        Ok(value.clone())
    }
}

impl<'a> FromValue<'a> for &'a Value {
    #[inline]
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        Ok(value)
    }
}

impl FromValue<'_> for Tensor {
    /// Takes tensors that can be kept: not tensors that a caller lends for the call. [`TensorView`] takes all.
    fn from_value(value: &Value) -> Result<Self, Mismatch> {
        let Value::Tensor(tensor) = value else { return Err(Mismatch::Type) };
        Ok(tensor.to_owner()?)
    }
}

impl<'a> FromValue<'a> for TensorView<'a> {
    #[inline]
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        let Value::Tensor(tensor) = value else { return Err(Mismatch::Type) };
        Ok(tensor.view()?)
    }
}

impl<'a, T: ObjectType> FromValue<'a> for &'a T {
    #[inline]
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        let Value::Object(object) = value else { return Err(Mismatch::Type) };
        object.downcast_ref().ok_or(Mismatch::Type)
    }
}

impl<'a, T: FromValue<'a>> FromValue<'a> for Option<T> {
    #[inline]
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        if value.is_none() { Ok(None) } else { T::from_value(value).map(Some) }
    }
}

impl<'a, T: FromValue<'a>> FromValue<'a> for Vec<T> {
    /// Takes lists and tuples.
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        let elements = value.elements().ok_or(Mismatch::Type)?;
        elements.iter().enumerate().map(|(at, value)| element(at, value)).collect()
    }
}

/// Converts an element; the error tells which.
pub fn element<'a, T: FromValue<'a>>(at: usize, value: &'a Value) -> Result<T, Mismatch> {
    T::from_value(value).map_err(|mismatch| in_element::<T>(format_args!("element {at}"), value, mismatch))
}

#[cold]
pub(super) fn in_element<'a, T: FromValue<'a>>(
    place: std::fmt::Arguments<'_>,
    value: &Value,
    mismatch: Mismatch,
) -> Mismatch {
    Mismatch::Value(match mismatch {
        Mismatch::Type => crate::Error::type_error(format!(
            "{place}: expected `{}` but got `{}`",
            super::type_text::<T>(),
            value.type_name()
        )),
        Mismatch::Value(error) => crate::Error::new(error.kind().clone(), format!("{place}: {}", error.message())),
    })
}

fn pairs<'a, K: FromValue<'a>, V: FromValue<'a>, M: FromIterator<(K, V)>>(value: &'a Value) -> Result<M, Mismatch> {
    let Value::Dict(dict) = value else { return Err(Mismatch::Type) };
    let pair = |(key, value): (&'a Value, &'a Value)| {
        let converted =
            K::from_value(key).map_err(|mismatch| in_element::<K>(format_args!("key {key}"), key, mismatch))?;
        let place = format_args!("value of {key}");
        Ok((converted, V::from_value(value).map_err(|mismatch| in_element::<V>(place, value, mismatch))?))
    };
    dict.iter().map(pair).collect()
}

impl<'a, K: FromValue<'a> + Ord, V: FromValue<'a>> FromValue<'a> for BTreeMap<K, V> {
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        pairs(value)
    }
}

impl<'a, K: FromValue<'a> + Hash + Eq, V: FromValue<'a>, S: BuildHasher + Default> FromValue<'a> for HashMap<K, V, S> {
    fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
        pairs(value)
    }
}

macro_rules! tuple {
    ($count:literal: $($ty:ident $value:ident $at:literal),*) => {
        impl<'a, $($ty: FromValue<'a>),*> FromValue<'a> for ($($ty,)*) {
            /// Takes tuples and lists of this length.
            fn from_value(value: &'a Value) -> Result<Self, Mismatch> {
                let elements = value.elements().ok_or(Mismatch::Type)?;
                let [$($value),*] = elements else { return Err(wrong_length($count, elements.len())) };
                Ok(($(element($at, $value)?,)*))
            }
        }
    };
}

#[cold]
pub(super) fn wrong_length(expected: usize, found: usize) -> Mismatch {
    Mismatch::value(format!("expected {expected} elements but got {found}"))
}

tuple!(1: A a 0);
tuple!(2: A a 0, B b 1);
tuple!(3: A a 0, B b 1, C c 2);
tuple!(4: A a 0, B b 1, C c 2, D d 3);
tuple!(5: A a 0, B b 1, C c 2, D d 3, E e 4);
tuple!(6: A a 0, B b 1, C c 2, D d 3, E e 4, G g 5);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convert::IntoValue;

    fn value(value: impl IntoValue) -> Value {
        value.into_value().expect("a value")
    }

    fn message<'a, T: FromValue<'a>>(value: &'a Value) -> String {
        T::from_value(value).err().map_or_else(|| "no error".to_owned(), |mismatch| mismatch.to_string())
    }

    #[test]
    fn integers_do_not_wrap() {
        assert!(matches!(u8::from_value(&255.into()), Ok(255)));
        assert_eq!(message::<u8>(&256.into()), "OverflowError: 256 does not fit into `u8`");
        assert_eq!(message::<u64>(&Value::Int(-1)), "OverflowError: -1 does not fit into `u64`");
        assert!(matches!(i64::from_value(&true.into()), Err(Mismatch::Type)));
        assert!(matches!(i64::from_value(&1.0.into()), Err(Mismatch::Type)));
    }

    #[test]
    fn floats_are_exact() {
        assert!(matches!(f64::from_value(&3.into()), Ok(3.0)));
        for odd in [i64::MAX, (1 << 53) + 1, i64::MAX - 1] {
            assert_eq!(message::<f64>(&Value::Int(odd)), format!("OverflowError: {odd} does not fit into `f64`"));
        }
        assert!(f64::from_value(&Value::Int(i64::MIN)).is_ok());
        assert!(matches!(f32::from_value(&0.1.into()), Ok(0.1)));
        assert!(f32::from_value(&1e39.into()).is_err() && f32::from_value(&Value::Int((1 << 24) + 1)).is_err());
        assert!(f32::from_value(&f64::INFINITY.into()).is_ok());
    }

    #[test]
    fn booleans_are_taken_from_classic_callers() {
        assert!(matches!((bool::from_value(&true.into()), bool::from_value(&0.into())), (Ok(true), Ok(false))));
        assert_eq!(message::<bool>(&2.into()), "OverflowError: 2 does not fit into `bool`");
    }

    #[test]
    fn nests_name_the_wrong_element() {
        let list = value(vec![value(1), value("a")]);
        assert_eq!(message::<Vec<i64>>(&list), "TypeError: element 1: expected `int` but got `str`");
        assert!(matches!(<(i64, &str)>::from_value(&list), Ok((1, "a"))));
        assert_eq!(message::<(i64,)>(&list), "ValueError: expected 1 elements but got 2");
        let dict = value(BTreeMap::from([("k", vec![300])]));
        assert_eq!(
            message::<BTreeMap<&str, Vec<u8>>>(&dict),
            "OverflowError: value of \"k\": element 0: 300 does not fit into `u8`"
        );
        assert!(HashMap::<String, Vec<i32>>::from_value(&dict).is_ok());
        assert_eq!(message::<BTreeMap<i64, Value>>(&dict), "TypeError: key \"k\": expected `int` but got `str`");
    }

    #[test]
    fn none_is_the_lack_of_an_option() {
        assert!(matches!(<Option<i64>>::from_value(&Value::None), Ok(None)));
        assert!(matches!(<Option<i64>>::from_value(&1.into()), Ok(Some(1))));
        assert!(<Option<i64>>::from_value(&"a".into()).is_err());
    }

    #[test]
    fn names_are_data_types() {
        assert!(matches!(DataType::from_value(&"float32".into()), Ok(DataType::F32)));
        assert!(message::<DataType>(&"zzz".into()).starts_with("ValueError: unknown data type `zzz`"));
    }
}
