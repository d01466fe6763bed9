//! Equality and text of values, without recursion over nests.

use std::fmt::{self, Write};

use super::Value;

/// The depth below which containers are written as `...`.
const MAX_SHOWN: usize = 32;

impl PartialEq for Value {
    /// Returns whether both have the same type and contents; functions, tensors and objects are equal only to
    /// themselves.
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(self, other)];
        while let Some((one, two)) = pairs.pop() {
            if !are_alike(&mut pairs, one, two) {
                return false;
            }
        }
        true
    }
}

/// Returns whether two values are equal but for their elements, which are added to the pairs.
fn are_alike<'a>(pairs: &mut Vec<(&'a Value, &'a Value)>, one: &'a Value, two: &'a Value) -> bool {
    match one {
        Value::None => two.is_none(),
        Value::Bool(one) => matches!(two, Value::Bool(two) if one == two),
        Value::Int(one) => matches!(two, Value::Int(two) if one == two),
        Value::Float(one) => matches!(two, Value::Float(two) if one == two),
        Value::Handle(one) => matches!(two, Value::Handle(two) if one == two),
        Value::DataType(one) => matches!(two, Value::DataType(two) if one == two),
        Value::Device(one) => matches!(two, Value::Device(two) if one == two),
        Value::Str(one) => matches!(two, Value::Str(two) if one == two),
        Value::Bytes(one) => matches!(two, Value::Bytes(two) if one == two),
        Value::Tensor(one) => matches!(two, Value::Tensor(two) if one == two),
        Value::Func(one) => matches!(two, Value::Func(two) if one == two),
        Value::Object(one) => matches!(two, Value::Object(two) if one == two),
        Value::List(one) => matches!(two, Value::List(two) if zip(pairs, one, two)),
        Value::Tuple(one) => matches!(two, Value::Tuple(two) if zip(pairs, one, two)),
        Value::Dict(one) => {
            let Value::Dict(two) = two else { return false };
            zip(pairs, one.flat(), two.flat())
        }
    }
}

fn zip<'a>(pairs: &mut Vec<(&'a Value, &'a Value)>, one: &'a [Value], two: &'a [Value]) -> bool {
    pairs.extend(one.iter().zip(two));
    one.len() == two.len()
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Value {
    /// Writes the value as Python does; deep nests are cut.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_value(f, self, MAX_SHOWN)
    }
}

fn write_value(f: &mut fmt::Formatter<'_>, value: &Value, depth: usize) -> fmt::Result {
    match value {
        Value::None => f.write_str("None"),
        Value::Bool(value) => f.write_str(if *value { "True" } else { "False" }),
        Value::Int(value) => write!(f, "{value}"),
        Value::Float(value) => write!(f, "{value:?}"),
        Value::Handle(handle) => write!(f, "handle({:p})", handle.0),
        Value::DataType(ty) => write!(f, "dtype(\"{ty}\")"),
        Value::Device(device) => write!(f, "device(\"{device}\")"),
        Value::Str(text) => write!(f, "{text:?}"),
        Value::Bytes(bytes) => write!(f, "{bytes:?}"),
        Value::Tensor(tensor) => write!(f, "{tensor:?}"),
        Value::Func(function) => write!(f, "{function:?}"),
        Value::Object(object) => write!(f, "{object:?}"),
        Value::List(_) | Value::Tuple(_) | Value::Dict(_) if depth == 0 => f.write_str("..."),
        Value::List(list) => write_elements(f, list, depth, "[", "]"),
        Value::Tuple(tuple) => write_elements(f, tuple, depth, "(", if tuple.len() == 1 { ",)" } else { ")" }),
        Value::Dict(dict) => {
            f.write_char('{')?;
            for (at, (key, value)) in dict.iter().enumerate() {
                f.write_str(if at == 0 { "" } else { ", " })?;
                write_value(f, key, depth - 1)?;
                f.write_str(": ")?;
                write_value(f, value, depth - 1)?;
            }
            f.write_char('}')
        }
    }
}

fn write_elements(f: &mut fmt::Formatter<'_>, values: &[Value], depth: usize, open: &str, close: &str) -> fmt::Result {
    f.write_str(open)?;
    for (at, value) in values.iter().enumerate() {
        f.write_str(if at == 0 { "" } else { ", " })?;
        write_value(f, value, depth - 1)?;
    }
    f.write_str(close)
}

#[cfg(test)]
mod tests {
    use crate::value::{Dict, List, Tuple, Value};

    #[test]
    fn values_are_written_as_python_does() {
        let list: Value = List::from(vec![1.into(), 2.0.into(), true.into(), Value::None]).into();
        let tuple: Value = Tuple::from(vec!["a\"".into()]).into();
        let dict: Value = Dict::from(vec![("k".into(), list.clone()), (1.into(), tuple.clone())]).into();
        assert_eq!(dict.to_string(), r#"{"k": [1, 2.0, True, None], 1: ("a\"",)}"#);
    }

    #[test]
    fn values_of_other_types_differ() {
        assert_ne!(Value::from(1), Value::from(true));
        assert_ne!(Value::from(1), Value::from(1.0));
        let (list, tuple): (Value, Value) = (List::from(vec![]).into(), Tuple::from(vec![]).into());
        assert_ne!(list, tuple);
        assert_ne!(Value::from(List::from(vec![1.into()])), Value::from(List::from(vec![1.into(), 2.into()])));
    }
}
