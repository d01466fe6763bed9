//! Packed values as the nested values of signatures.

use std::borrow::Cow;

use ods_iree_abi::{Element, Expected, LeafError, Missing, Nested, ValueKind};
use ods_packed::Value;

use crate::convert::{self, element_of};
use crate::number::{self, Wide};

/// A packed value.
#[derive(Clone)]
pub(crate) struct Argument(pub Value);

fn missing(what: &str) -> Missing {
    Missing(format!("no such {what}"))
}

impl Nested for Argument {
    fn kind(&self) -> ValueKind {
        match &self.0 {
            Value::None => ValueKind::Absent,
            Value::List(_) => ValueKind::List,
            Value::Tuple(_) => ValueKind::Tuple,
            Value::Dict(_) => ValueKind::Dict,
            Value::Bool(_)
            | Value::Int(_)
            | Value::Float(_)
            | Value::Handle(_)
            | Value::DataType(_)
            | Value::Device(_)
            | Value::Str(_)
            | Value::Bytes(_)
            | Value::Tensor(_)
            | Value::Func(_)
            | Value::Object(_) => ValueKind::Leaf,
        }
    }

    fn num_elements(&self) -> Option<usize> {
        match &self.0 {
            Value::Dict(dict) => Some(dict.len()),
            value => value.elements().map(<[Value]>::len),
        }
    }

    fn element(&self, index: usize) -> Result<Cow<'_, Self>, Missing> {
        let element = self.0.elements().and_then(|elements| elements.get(index));
        element.map(|element| Cow::Owned(Self(element.clone()))).ok_or_else(|| missing("position"))
    }

    fn entry(&self, key: &[u8]) -> Result<Cow<'_, Self>, Missing> {
        let Value::Dict(dict) = &self.0 else { return Err(missing("key")) };
        let is_key = |found: &Value| found.as_str().is_some_and(|found| found.as_bytes() == key);
        let found = dict.iter().find(|(found, _)| is_key(found));
        found.map(|(_, value)| Cow::Owned(Self(value.clone()))).ok_or_else(|| missing("key"))
    }

    fn describe(&self) -> String {
        match &self.0 {
            Value::Int(value) => value.to_string(),
            Value::Float(value) => format!("{value:?}"),
            Value::Bool(value) => value.to_string(),
            Value::List(list) => format!("a list of {}", list.len()),
            value => value.type_name().to_owned(),
        }
    }

    fn to_argument(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        match (&self.0, expected) {
            (Value::Tensor(tensor), Expected::Array { .. }) => {
                let view = tensor.view().map_err(|error| LeafError::Other(error.to_string()))?;
                let element = element_of(view.dtype()).ok_or_else(|| expected.mismatch(view.dtype().to_string()))?;
                let dims: Vec<u64> = view.shape().iter().map(|size| size.unsigned_abs()).collect();
                expected.check_array(element, &dims).map(|()| self.clone())
            }
            (Value::List(_) | Value::Tuple(_), Expected::Array { element, .. }) => {
                let tensor =
                    convert::nested_array(&self.0, *element).ok_or_else(|| expected.mismatch(self.describe()))?;
                Self(Value::Tensor(tensor)).to_argument(expected)
            }
            (Value::Object(object), Expected::Scalar(Element::Int(_) | Element::Unsigned(_)))
                if object.downcast_ref::<Wide>().is_some() =>
            {
                Ok(self.clone())
            }
            (value, Expected::Scalar(Element::Complex(_))) if number::complex(value).is_some() => Ok(self.clone()),
            (Value::Int(_) | Value::Bool(_), Expected::Scalar(_))
            | (Value::Float(_), Expected::Scalar(Element::Float(_) | Element::BFloat16))
            | (_, Expected::Anything | Expected::Reference)
            | (Value::None, Expected::Null) => Ok(self.clone()),
            _ => Err(expected.mismatch(self.describe())),
        }
    }

    fn from_list(elements: Vec<Self>) -> Self {
        Self(Value::List(elements.into_iter().map(|element| element.0).collect()))
    }

    fn from_tuple(elements: Vec<Self>) -> Self {
        Self(Value::Tuple(elements.into_iter().map(|element| element.0).collect()))
    }

    fn from_dict(entries: Vec<(Vec<u8>, Self)>) -> Self {
        let key = |key: &[u8]| std::str::from_utf8(key).map_or_else(|_| Value::bytes(key), Value::str);
        Self(Value::Dict(entries.into_iter().map(|(name, value)| (key(&name), value.0)).collect()))
    }

    fn absent() -> Self {
        Self(Value::None)
    }
}
