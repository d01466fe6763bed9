//! Parts of derived conversions: fields by their keys, elements by their places, and cases by their names.

use std::fmt;

use super::from::{in_element, wrong_length};
use super::{FromValue, IntoValue, Mismatch};
use crate::error::Error;
use crate::value::{Dict, Tuple, Value};

/// The value of a key that is absent, so that `Option` is the type of fields that may be.
static ABSENT: Value = Value::None;

/// Returns the values of a dict by their keys, which all are strings of the list, in the order of the list.
pub fn fields<'a, const N: usize>(value: &'a Value, names: &[&str; N]) -> Result<[&'a Value; N], Mismatch> {
    let Value::Dict(dict) = value else { return Err(Mismatch::Type) };
    let mut found = [None; N];
    for (key, value) in dict.iter() {
        let place = key.as_str().and_then(|key| names.iter().position(|name| *name == key));
        let Some(slot) = place.and_then(|place| found.get_mut(place)) else { return Err(unknown_key(key, names)) };
        if slot.replace(value).is_some() {
            return Err(Mismatch::value(format!("key {key} is given twice; remove one")));
        }
    }
    Ok(found.map(|value| value.unwrap_or(&ABSENT)))
}

#[cold]
fn unknown_key(key: &Value, names: &[&str]) -> Mismatch {
    Mismatch::value(format!("unknown key {key}; expected {}", one_of(names)))
}

/// Returns names as an enumeration.
fn one_of(names: &[&str]) -> String {
    let mut text = String::new();
    for (at, name) in names.iter().enumerate() {
        text += if at == 0 {
            ""
        } else if at + 1 == names.len() {
            " or "
        } else {
            ", "
        };
        text += &format!("`{name}`");
    }
    text
}

/// Converts the value of a key; the error tells which.
pub fn field<'a, T: FromValue<'a>>(name: &str, value: &'a Value) -> Result<T, Mismatch> {
    T::from_value(value).map_err(|mismatch| {
        if matches!(mismatch, Mismatch::Type) && std::ptr::eq(value, &ABSENT) {
            return Mismatch::value(format!("key {name:?} is missing; give its `{}`", super::type_text::<T>()));
        }
        in_element::<T>(format_args!("value of {name:?}"), value, mismatch)
    })
}

/// Returns the elements of a list or a tuple of this length.
pub fn elements<const N: usize>(value: &Value) -> Result<&[Value; N], Mismatch> {
    let elements = value.elements().ok_or(Mismatch::Type)?;
    elements.try_into().map_err(|_| wrong_length(N, elements.len()))
}

/// Returns the place of a string in a list.
pub fn case(value: &Value, names: &[&str]) -> Result<usize, Mismatch> {
    let found = value.as_str().ok_or(Mismatch::Type)?;
    let place = names.iter().position(|name| *name == found);
    place.ok_or_else(|| Mismatch::value(format!("expected {} but got {found:?}", one_of(names))))
}

/// Converts a part; the error tells which.
pub fn part<T: IntoValue>(name: &str, part: T) -> Result<Value, Error> {
    let in_part = |error: Error| Error::new(error.kind().clone(), format!("value of {name:?}: {}", error.message()));
    part.into_value().map_err(in_part)
}

/// Returns the dict of these keys and values.
pub fn dict<const N: usize>(pairs: [(&str, Value); N]) -> Value {
    Value::Dict(pairs.into_iter().map(|(key, value)| (Value::str(key), value)).collect::<Dict>())
}

/// Returns the tuple of these elements.
pub fn tuple<const N: usize>(elements: [Value; N]) -> Value {
    Value::Tuple(Tuple::from(Vec::from(elements)))
}

/// Writes the text of a tuple's type.
pub fn write_tuple(f: &mut fmt::Formatter<'_>, elements: &[fn(&mut fmt::Formatter<'_>) -> fmt::Result]) -> fmt::Result {
    f.write_str("tuple[")?;
    for (at, write) in elements.iter().enumerate() {
        f.write_str(if at == 0 { "" } else { ", " })?;
        write(f)?;
    }
    f.write_str("]")
}

/// Writes the text of a type whose values are these strings.
pub fn write_cases(f: &mut fmt::Formatter<'_>, names: &[&str]) -> fmt::Result {
    f.write_str("Literal[")?;
    for (at, name) in names.iter().enumerate() {
        write!(f, "{}{name:?}", if at == 0 { "" } else { ", " })?;
    }
    f.write_str("]")
}
