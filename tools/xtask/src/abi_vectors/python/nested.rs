//! Python values as values that signatures take apart, with the conversions of today's client.

use std::borrow::Cow;

use ods_iree_abi::{Element, Expected, LeafError, Missing, Nested, ValueKind};

use super::Py;
use super::numpy::{Array, Dtype};
use super::show::{class, repr};

/// Returns the client's error for anything that is not a number of the type.
fn bad_cast() -> LeafError {
    LeafError::Other("std::bad_cast".to_owned())
}

impl Nested for Py {
    fn kind(&self) -> ValueKind {
        match self {
            Self::List(_) => ValueKind::List,
            Self::Tuple(_) => ValueKind::Tuple,
            Self::Dict(_) => ValueKind::Dict,
            Self::None => ValueKind::Absent,
            Self::Bool(_)
            | Self::Int(_)
            | Self::Float(_)
            | Self::Complex(..)
            | Self::Str(_)
            | Self::Array(_)
            | Self::Scalar(_) => ValueKind::Leaf,
        }
    }

    fn num_elements(&self) -> Option<usize> {
        match self {
            Self::List(elements) | Self::Tuple(elements) => Some(elements.len()),
            Self::Dict(entries) => Some(entries.len()),
            Self::Str(text) => Some(text.chars().count()),
            Self::Array(array) => array.shape.first().copied(),
            Self::None | Self::Bool(_) | Self::Int(_) | Self::Float(_) | Self::Complex(..) | Self::Scalar(_) => None,
        }
    }

    fn element(&self, index: usize) -> Result<Cow<'_, Self>, Missing> {
        let element = match self {
            Self::List(elements) | Self::Tuple(elements) => elements.get(index).map(Cow::Borrowed),
            Self::Str(text) => text.chars().nth(index).map(|character| Cow::Owned(Self::Str(character.to_string()))),
            Self::Array(array) => array.element(index).map(Cow::Owned),
            Self::Dict(entries) => {
                let key = Self::Int(index as i128);
                let value = entries.iter().find(|(name, _)| *name == key).map(|(_, value)| Cow::Borrowed(value));
                return value.ok_or_else(|| Missing(format!("({index},)")));
            }
            Self::None | Self::Bool(_) | Self::Int(_) | Self::Float(_) | Self::Complex(..) | Self::Scalar(_) => None,
        };
        element.ok_or_else(|| Missing("list index out of range".to_owned()))
    }

    fn entry(&self, key: &[u8]) -> Result<Cow<'_, Self>, Missing> {
        let key = Self::Str(String::from_utf8_lossy(key).into_owned());
        let Self::Dict(entries) = self else {
            return Err(Missing(format!("{} indices must be integers or slices, not str", class(self))));
        };
        let value = entries.iter().find(|(name, _)| *name == key).map(|(_, value)| Cow::Borrowed(value));
        value.ok_or_else(|| Missing(format!("({},)", repr(&key))))
    }

    fn describe(&self) -> String {
        repr(self)
    }

    fn to_argument(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        match expected {
            Expected::Scalar(Element::Int(width)) => self.to_int(*width).map(Self::Int).ok_or_else(bad_cast),
            Expected::Scalar(Element::Float(32)) => {
                self.to_float().map(|value| Self::Float(f64::from(value as f32))).ok_or_else(bad_cast)
            }
            Expected::Scalar(_) => self.to_float().map(Self::Float).ok_or_else(bad_cast),
            Expected::Array { element, .. } => self.to_array(*element),
            Expected::Reference | Expected::Null | Expected::Anything => Ok(self.clone()),
        }
    }

    fn to_result(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        let wrong = |class_name: &str| {
            let message = format!("expected an <class '{class_name}'> value but got <class '{}'>", class(self));
            Err(LeafError::Other(message))
        };
        match (expected, self) {
            (Expected::Scalar(Element::Int(_)), Self::Int(_)) => Ok(self.clone()),
            (Expected::Scalar(Element::Int(_)), _) => wrong("int"),
            (Expected::Scalar(_), Self::Float(_)) => Ok(self.clone()),
            (Expected::Scalar(_), _) => wrong("float"),
            (Expected::Array { element, .. }, Self::Array(_)) => self.to_array(*element),
            (Expected::Array { .. }, _) => wrong("array"),
            (Expected::Reference | Expected::Null | Expected::Anything, _) => Ok(self.clone()),
        }
    }

    fn from_list(elements: Vec<Self>) -> Self {
        Self::List(elements)
    }

    fn from_tuple(elements: Vec<Self>) -> Self {
        Self::Tuple(elements)
    }

    fn from_dict(entries: Vec<(Vec<u8>, Self)>) -> Self {
        let mut dict: Vec<(Self, Self)> = Vec::new();
        for (key, value) in entries {
            let key = Self::Str(String::from_utf8_lossy(&key).into_owned());
            match dict.iter_mut().find(|(name, _)| *name == key) {
                Some((_, old)) => *old = value,
                None => dict.push((key, value)),
            }
        }
        Self::Dict(dict)
    }

    fn absent() -> Self {
        Self::None
    }
}

impl Py {
    /// Converts to an integer of so many bits.
    fn to_int(&self, width: u32) -> Option<i128> {
        let value = match self {
            Self::Bool(value) => i128::from(*value),
            Self::Int(value) => *value,
            Self::Str(text) => text.parse().ok()?,
            Self::Scalar(scalar) => match scalar.data.first()? {
                Self::Float(value) => *value as i128,
                other => other.to_int(width)?,
            },
            _ => return None,
        };
        let limit = 1_i128 << (width.clamp(1, 64) - 1);
        (-limit..limit).contains(&value).then_some(value)
    }

    fn to_float(&self) -> Option<f64> {
        match self {
            Self::Bool(value) => Some(f64::from(u8::from(*value))),
            Self::Int(value) => Some(*value as f64),
            Self::Float(value) => Some(*value),
            Self::Scalar(scalar) => scalar.data.first()?.to_float(),
            _ => None,
        }
    }

    fn to_array(&self, element: Element) -> Result<Self, LeafError> {
        let Some(dtype) = Dtype::of(element) else {
            return Err(LeafError::Other(format!("could not map abi type '{element}' to numpy dtype")));
        };
        Array::of(self, Some(dtype)).map(Self::Array).map_err(|error| {
            LeafError::Other(format!(
                "could not convert value to numpy array: dtype=<class 'numpy.{}'>, error='{error}', value={}",
                dtype.name(),
                repr(self)
            ))
        })
    }
}
