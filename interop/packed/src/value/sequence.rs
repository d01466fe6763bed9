//! Lists and tuples.

use std::ops::Deref;

use super::Value;
use crate::thin::Thin;

/// Elements that copies share. Dropping nests of any depth takes no stack: containers are taken apart one by one.
///
/// Invariant: this is an own [`Taken`].
pub(super) struct Elements(Thin);

/// Elements that are taken apart when they are dropped.
struct Taken(Vec<Value>);

impl Elements {
    pub(super) fn as_slice(&self) -> &[Value] {
        // SAFETY: elements are of this type.
        unsafe { &self.0.value::<Taken>().0 }
    }

    /// Moves the elements out, if no copy is left.
    pub(super) fn take(&mut self) -> Vec<Value> {
        // SAFETY: elements are of this type.
        unsafe { self.0.unique::<Taken>() }.map(|taken| std::mem::take(&mut taken.0)).unwrap_or_default()
    }
}

impl From<Vec<Value>> for Elements {
    fn from(elements: Vec<Value>) -> Self {
        Self(Thin::own(Taken(elements)))
    }
}

impl Clone for Elements {
    fn clone(&self) -> Self {
        // Own pointers have duplicates.
        self.0.duplicate().map_or_else(|| Vec::new().into(), Self)
    }
}

impl Default for Elements {
    fn default() -> Self {
        Vec::new().into()
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        take_apart(std::mem::take(&mut self.0));
    }
}

/// Drops values without recursion into containers.
fn take_apart(mut values: Vec<Value>) {
    if !values.iter().any(is_container) {
        return;
    }
    while let Some(mut value) = values.pop() {
        match &mut value {
            Value::List(List(elements)) | Value::Tuple(Tuple(elements)) => values.append(&mut elements.take()),
            Value::Dict(dict) => values.append(&mut dict.take()),
            Value::None
            | Value::Bool(_)
            | Value::Int(_)
            | Value::Float(_)
            | Value::Handle(_)
            | Value::DataType(_)
            | Value::Device(_)
            | Value::Str(_)
            | Value::Bytes(_)
            | Value::Tensor(_)
            | Value::Func(_)
            | Value::Object(_) => {}
        }
    }
}

/// Returns whether containers among the values are nested deeper than `limit`.
pub(crate) fn is_deeper_than(values: &[Value], limit: usize) -> bool {
    let mut pending: Vec<(&Value, usize)> = values.iter().map(|value| (value, 0)).collect();
    while let Some((value, depth)) = pending.pop() {
        if depth >= limit && is_container(value) {
            return true;
        }
        pending.extend(value.elements().unwrap_or_default().iter().map(|value| (value, depth + 1)));
        if let Value::Dict(dict) = value {
            pending.extend(dict.flat().iter().map(|value| (value, depth + 1)));
        }
    }
    false
}

fn is_container(value: &Value) -> bool {
    matches!(value, Value::List(_) | Value::Tuple(_) | Value::Dict(_))
}

/// A list. Copies share its elements.
#[derive(Clone, Default)]
pub struct List(pub(super) Elements);

/// A tuple. Copies share its elements.
#[derive(Clone, Default)]
pub struct Tuple(pub(super) Elements);

macro_rules! sequence {
    ($name:ident) => {
        impl From<Vec<Value>> for $name {
            fn from(elements: Vec<Value>) -> Self {
                Self(elements.into())
            }
        }

        impl FromIterator<Value> for $name {
            fn from_iter<I: IntoIterator<Item = Value>>(elements: I) -> Self {
                elements.into_iter().collect::<Vec<_>>().into()
            }
        }

        impl Deref for $name {
            type Target = [Value];

            fn deref(&self) -> &[Value] {
                self.0.as_slice()
            }
        }
    };
}

sequence!(List);
sequence!(Tuple);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Dict;

    #[test]
    fn deep_nests_are_dropped_and_compared() {
        let nest = || {
            (0..200_000).fold(Value::None, |inner, at| match at % 3 {
                0 => List::from(vec![inner]).into(),
                1 => Tuple::from(vec![inner, 1.into()]).into(),
                _ => Dict::from(vec![("k".into(), inner)]).into(),
            })
        };
        let (one, two) = (nest(), nest());
        assert!(is_deeper_than(std::slice::from_ref(&one), 100) && !is_deeper_than(&[List::default().into()], 1));
        assert!(one == two);
        let shared = one.clone();
        drop((one, two));
        assert!(matches!(&shared, Value::Tuple(_)));
        assert!(format!("{shared}").len() < 2_000);
    }

    #[test]
    fn copies_share_elements() {
        let list: List = [1.into(), "a".into()].into_iter().collect();
        let copy = list.clone();
        drop(list);
        assert_eq!(copy.to_vec(), [Value::Int(1), "a".into()]);
    }
}
