//! Values of Rust types.

use std::collections::{BTreeMap, HashMap};

use super::IntoValue;
use crate::error::{Error, ErrorKind};
use crate::func::PackedFunc;
use crate::tensor::Tensor;
use crate::value::{Bytes, DataType, Device, Dict, Handle, List, Object, Str, Tuple, Value};

/// Types that always are values.
macro_rules! always {
    ($($ty:ty),*) => {$(
        impl IntoValue for $ty {
            #[inline]
            fn into_value(self) -> Result<Value, Error> {
                Ok(self.into())
            }
        }
    )*};
}

always!((), bool, i32, i64, f64, &str, String, Str, &[u8], Bytes, Handle, DataType, Device);
always!(List, Tuple, Dict, Tensor, PackedFunc, Object, Value);

macro_rules! small {
    ($($ty:ty),*) => {$(
        impl IntoValue for $ty {
            #[inline]
            fn into_value(self) -> Result<Value, Error> {
                Ok(Value::Int(self.into()))
            }
        }
    )*};
}

small!(i8, i16, u8, u16, u32);

macro_rules! large {
    ($($ty:ty),*) => {$(
        impl IntoValue for $ty {
            #[inline]
            fn into_value(self) -> Result<Value, Error> {
                i64::try_from(self).map(Value::Int).map_err(|_| {
                    Error::new(ErrorKind::OverflowError, format!("{self} does not fit into an integer of 64 bits with a sign"))
                })
            }
        }
    )*};
}

large!(u64, usize, isize);

impl IntoValue for f32 {
    #[inline]
    fn into_value(self) -> Result<Value, Error> {
        Ok(Value::Float(self.into()))
    }
}

impl IntoValue for &Value {
    fn into_value(self) -> Result<Value, Error> {
        Ok(self.clone())
    }
}

impl IntoValue for &PackedFunc {
    fn into_value(self) -> Result<Value, Error> {
        Ok(self.clone().into())
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    #[inline]
    fn into_value(self) -> Result<Value, Error> {
        self.map_or(Ok(Value::None), T::into_value)
    }
}

impl<T: IntoValue, E: Into<Error>> IntoValue for Result<T, E> {
    #[inline]
    fn into_value(self) -> Result<Value, Error> {
        match self {
            Ok(value) => value.into_value(),
            Err(error) => Err(error.into()),
        }
    }
}

impl<T: IntoValue> IntoValue for Vec<T> {
    fn into_value(self) -> Result<Value, Error> {
        let elements: Result<Vec<_>, _> = self.into_iter().map(T::into_value).collect();
        Ok(List::from(elements?).into())
    }
}

fn dict<K: IntoValue, V: IntoValue>(pairs: impl Iterator<Item = (K, V)>) -> Result<Value, Error> {
    let pairs: Result<Vec<_>, _> =
        pairs.map(|(key, value)| Ok::<_, Error>((key.into_value()?, value.into_value()?))).collect();
    Ok(Dict::from(pairs?).into())
}

impl<K: IntoValue, V: IntoValue> IntoValue for BTreeMap<K, V> {
    fn into_value(self) -> Result<Value, Error> {
        dict(self.into_iter())
    }
}

impl<K: IntoValue, V: IntoValue, S> IntoValue for HashMap<K, V, S> {
    fn into_value(self) -> Result<Value, Error> {
        dict(self.into_iter())
    }
}

macro_rules! tuple {
    ($($ty:ident $value:ident),*) => {
        impl<$($ty: IntoValue),*> IntoValue for ($($ty,)*) {
            fn into_value(self) -> Result<Value, Error> {
                let ($($value,)*) = self;
                Ok(Tuple::from(vec![$($value.into_value()?),*]).into())
            }
        }
    };
}

tuple!(A a);
tuple!(A a, B b);
tuple!(A a, B b, C c);
tuple!(A a, B b, C c, D d);
tuple!(A a, B b, C c, D d, E e);
tuple!(A a, B b, C c, D d, E e, G g);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_do_not_wrap() {
        assert_eq!(u64::MAX.into_value().expect_err("too large").kind(), &ErrorKind::OverflowError);
        assert_eq!((5_usize.into_value().ok(), 1.5_f32.into_value().ok()), (Some(5.into()), Some(1.5.into())));
    }

    #[test]
    fn containers_are_converted() {
        let value = (vec![1_u8], Some("a"), None::<i64>, BTreeMap::from([(true, ())])).into_value();
        assert_eq!(value.expect("a value").to_string(), r#"([1], "a", None, {True: None})"#);
        assert!(vec![1, u64::MAX].into_value().is_err());
    }

    #[test]
    fn errors_are_errors() {
        let failed: Result<i64, String> = Err("no".to_owned());
        assert_eq!(failed.into_value().expect_err("an error").message(), "no");
    }
}
