//! Values that are flattened and built: the trait, and a tree that has it.
//!
//! The depth of the signature limits how deep values are followed, so values that contain themselves are no problem.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use crate::element::Element;

/// A kind of value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// A value without elements.
    Leaf,
    /// A list.
    List,
    /// A tuple.
    Tuple,
    /// A dict.
    Dict,
    /// No value, in a gap.
    Absent,
}

/// The type that a signature demands of a value without a structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected<'a> {
    /// A number.
    Scalar(Element),
    /// An array of numbers.
    Array {
        /// The type of the elements.
        element: Element,
        /// The dimensions, `None` for dimensions of any size; without a list, the rank is unknown.
        dims: Option<&'a [Option<u64>]>,
    },
    /// A reference to anything.
    Reference,
    /// A null reference.
    Null,
    /// Anything: the type has no spelling.
    Anything,
}

impl Expected<'_> {
    /// Checks the type and the dimensions of an array.
    ///
    /// # Errors
    /// Returns an error if the array differs.
    pub fn check_array(&self, found: Element, found_dims: &[u64]) -> Result<(), LeafError> {
        match self {
            Self::Array { element, dims } => {
                if *element != found {
                    return Err(LeafError::Element { received: found, expected: *element });
                }
                dims.map_or(Ok(()), |dims| check_dims(found_dims, dims))
            }
            Self::Reference | Self::Anything => Ok(()),
            Self::Scalar(_) | Self::Null => Err(self.mismatch("an array")),
        }
    }

    /// Returns the error for a value of another kind.
    pub fn mismatch(&self, received: impl Into<String>) -> LeafError {
        LeafError::Type { received: received.into(), expected: self.to_string() }
    }
}

fn check_dims(found: &[u64], expected: &[Option<u64>]) -> Result<(), LeafError> {
    if found.len() != expected.len() {
        return Err(LeafError::Rank { received: found.len(), expected: expected.len() });
    }
    let mut sizes = found.iter().zip(expected).enumerate();
    match sizes.find_map(|(index, (found, expected))| Some((index, *found, expected.filter(|size| size != found)?))) {
        Some((index, received, expected)) => Err(LeafError::Dim { index, received, expected }),
        None => Ok(()),
    }
}

impl fmt::Display for Expected<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scalar(element) => element.fmt(f),
            Self::Array { element, dims: None } => write!(f, "array<*x{element}>"),
            Self::Array { element, dims: Some(dims) } => {
                f.write_str("array<")?;
                for dim in *dims {
                    match dim {
                        Some(dim) => write!(f, "{dim}x")?,
                        None => f.write_str("?x")?,
                    }
                }
                write!(f, "{element}>")
            }
            Self::Reference => f.write_str("a reference"),
            Self::Null => f.write_str("no value"),
            Self::Anything => f.write_str("any value"),
        }
    }
}

/// A reason for which a value is not of the expected type.
#[derive(Clone, PartialEq, Debug)]
pub enum LeafError {
    /// The value is of another kind.
    Type {
        /// The value, or its kind.
        received: String,
        /// The type.
        expected: String,
    },
    /// The number is not exact in the type.
    Inexact {
        /// The number.
        received: String,
        /// The type.
        expected: Element,
    },
    /// The elements of an array are of another type.
    Element {
        /// Their type.
        received: Element,
        /// The expected type.
        expected: Element,
    },
    /// An array is of another rank.
    Rank {
        /// Its rank.
        received: usize,
        /// The expected rank.
        expected: usize,
    },
    /// A dimension of an array is of another size.
    Dim {
        /// The position of the dimension.
        index: usize,
        /// Its size.
        received: u64,
        /// The expected size.
        expected: u64,
    },
    /// An error of the value, with its own message.
    Other(String),
}

impl fmt::Display for LeafError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type { received, expected } => write!(f, "expected {expected}, but got {received}"),
            Self::Inexact { received, expected } => {
                write!(f, "{received} is not exact as {expected}; convert it before the call")
            }
            Self::Element { received, expected } => {
                write!(f, "expected elements of type {expected}, but got {received}; convert the array before the call")
            }
            Self::Rank { received, expected } => {
                write!(f, "expected an array of rank {expected}, but got rank {received}")
            }
            Self::Dim { index, received, expected } => {
                write!(f, "expected size {expected} of dimension {index}, but got {received}")
            }
            Self::Other(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for LeafError {}

/// The reason for which a value has no such element, in the value's own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing(pub String);

/// A value that signatures take apart and put together: numbers and arrays in lists, tuples and dicts.
///
/// [`Tree`] is one for any kind of leaf.
pub trait Nested: Clone {
    /// Returns the kind of the value.
    fn kind(&self) -> ValueKind;

    /// Returns the number of elements; `None` for a value that has none.
    fn num_elements(&self) -> Option<usize>;

    /// Returns the element at a position.
    ///
    /// # Errors
    /// Returns an error if there is no such element.
    fn element(&self, index: usize) -> Result<Cow<'_, Self>, Missing>;

    /// Returns the element with a key, which is text in most cases.
    ///
    /// # Errors
    /// Returns an error if there is no such element.
    fn entry(&self, key: &[u8]) -> Result<Cow<'_, Self>, Missing>;

    /// Returns the elements with these keys: one by one, unless the value can do so in less time.
    fn entries(&self, keys: &[&[u8]]) -> Vec<Result<Cow<'_, Self>, Missing>> {
        keys.iter().map(|key| self.entry(key)).collect()
    }

    /// Describes the value in errors.
    fn describe(&self) -> String;

    /// Converts an argument to the type that the function takes.
    ///
    /// # Errors
    /// Returns an error if the value is not of the type.
    fn to_argument(&self, expected: &Expected<'_>) -> Result<Self, LeafError>;

    /// Converts a result to the type that the signature says.
    ///
    /// # Errors
    /// Returns an error if the value is not of the type.
    fn to_result(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        self.to_argument(expected)
    }

    /// Creates a list.
    fn from_list(elements: Vec<Self>) -> Self;

    /// Creates a tuple.
    fn from_tuple(elements: Vec<Self>) -> Self;

    /// Creates a dict.
    fn from_dict(entries: Vec<(Vec<u8>, Self)>) -> Self;

    /// Creates the value of a gap, and of a function without results.
    fn absent() -> Self;
}

/// A value in a [`Tree`].
pub trait LeafValue: Clone {
    /// Describes the value in errors.
    fn describe(&self) -> String;

    /// Converts the value to a type.
    ///
    /// # Errors
    /// Returns an error if the value is not of the type.
    fn convert(&self, expected: &Expected<'_>) -> Result<Self, LeafError>;
}

/// A nested value with leaves of one type.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree<T> {
    /// A value without elements.
    Leaf(T),
    /// A list.
    List(Vec<Tree<T>>),
    /// A tuple.
    Tuple(Vec<Tree<T>>),
    /// A dict, in order.
    Dict(Vec<(Vec<u8>, Tree<T>)>),
    /// No value.
    Absent,
}

impl<T> Tree<T> {
    /// Returns the entries of a dict.
    fn dict(&self) -> &[(Vec<u8>, Self)] {
        match self {
            Self::Dict(entries) => entries,
            Self::Leaf(_) | Self::List(_) | Self::Tuple(_) | Self::Absent => &[],
        }
    }
}

/// Returns the entry that has been looked up.
fn found<T: Clone>(value: Option<&Tree<T>>) -> Result<Cow<'_, Tree<T>>, Missing> {
    value.map(Cow::Borrowed).ok_or_else(|| Missing("no such key".to_owned()))
}

impl<T: LeafValue> Nested for Tree<T> {
    fn kind(&self) -> ValueKind {
        match self {
            Self::Leaf(_) => ValueKind::Leaf,
            Self::List(_) => ValueKind::List,
            Self::Tuple(_) => ValueKind::Tuple,
            Self::Dict(_) => ValueKind::Dict,
            Self::Absent => ValueKind::Absent,
        }
    }

    fn num_elements(&self) -> Option<usize> {
        match self {
            Self::List(elements) | Self::Tuple(elements) => Some(elements.len()),
            Self::Dict(entries) => Some(entries.len()),
            Self::Leaf(_) | Self::Absent => None,
        }
    }

    fn element(&self, index: usize) -> Result<Cow<'_, Self>, Missing> {
        match self {
            Self::List(elements) | Self::Tuple(elements) => elements.get(index).map(Cow::Borrowed),
            Self::Leaf(_) | Self::Dict(_) | Self::Absent => None,
        }
        .ok_or_else(|| Missing("no such position".to_owned()))
    }

    fn entry(&self, key: &[u8]) -> Result<Cow<'_, Self>, Missing> {
        found(self.dict().iter().find(|(name, _)| name == key).map(|(_, value)| value))
    }

    fn entries(&self, keys: &[&[u8]]) -> Vec<Result<Cow<'_, Self>, Missing>> {
        let values: HashMap<&[u8], &Self> = self.dict().iter().map(|(name, value)| (name.as_slice(), value)).collect();
        keys.iter().map(|key| found(values.get(key).copied())).collect()
    }

    fn describe(&self) -> String {
        let count = |elements: usize, what: &str| format!("a {what} of {elements}");
        match self {
            Self::Leaf(leaf) => leaf.describe(),
            Self::List(elements) => count(elements.len(), "list"),
            Self::Tuple(elements) => count(elements.len(), "tuple"),
            Self::Dict(entries) => count(entries.len(), "dict"),
            Self::Absent => "no value".to_owned(),
        }
    }

    fn to_argument(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        match (self, expected) {
            (Self::Leaf(leaf), _) => leaf.convert(expected).map(Self::Leaf),
            (Self::Absent, Expected::Null) | (_, Expected::Anything | Expected::Reference) => Ok(self.clone()),
            _ => Err(expected.mismatch(self.describe())),
        }
    }

    fn from_list(elements: Vec<Self>) -> Self {
        Self::List(elements)
    }

    fn from_tuple(elements: Vec<Self>) -> Self {
        Self::Tuple(elements)
    }

    fn from_dict(entries: Vec<(Vec<u8>, Self)>) -> Self {
        Self::Dict(entries)
    }

    fn absent() -> Self {
        Self::Absent
    }
}

/// A number or the type of an array: leaves for tools, tests and examples. Conversions are exact: integers to floats
/// only if the float has the same value.
#[derive(Clone, PartialEq, Debug)]
pub enum Plain {
    /// An integer.
    Int(i128),
    /// A float.
    Float(f64),
    /// An array. Only its type is known.
    Array {
        /// The type of its elements.
        element: Element,
        /// Its dimensions.
        dims: Vec<u64>,
    },
}

impl LeafValue for Plain {
    fn describe(&self) -> String {
        match self {
            Self::Int(value) => value.to_string(),
            Self::Float(value) => format!("{value:?}"),
            Self::Array { element, dims } => {
                let dims: Vec<Option<u64>> = dims.iter().copied().map(Some).collect();
                Expected::Array { element: *element, dims: Some(&dims) }.to_string()
            }
        }
    }

    fn convert(&self, expected: &Expected<'_>) -> Result<Self, LeafError> {
        let inexact = |element: &Element| LeafError::Inexact { received: self.describe(), expected: *element };
        match (self, expected) {
            (Self::Array { element, dims }, _) => expected.check_array(*element, dims).map(|()| self.clone()),
            (_, Expected::Anything | Expected::Reference) => Ok(self.clone()),
            (Self::Int(value), Expected::Scalar(element @ (Element::Int(_) | Element::Unsigned(_)))) => {
                if fits(*value, *element) { Ok(self.clone()) } else { Err(inexact(element)) }
            }
            (Self::Int(value), Expected::Scalar(element)) => {
                let float = *value as f64;
                let is_exact = float as i128 == *value && is_exact(float, *element);
                if is_exact { Ok(Self::Float(float)) } else { Err(inexact(element)) }
            }
            (Self::Float(value), Expected::Scalar(element)) => match element {
                Element::Int(_) | Element::Unsigned(_) => Err(expected.mismatch(self.describe())),
                element if is_exact(*value, *element) => Ok(self.clone()),
                element => Err(inexact(element)),
            },
            (Self::Int(_) | Self::Float(_), Expected::Array { .. } | Expected::Null) => {
                Err(expected.mismatch(self.describe()))
            }
        }
    }
}

/// Returns whether an integer is in the range of a type.
fn fits(value: i128, element: Element) -> bool {
    let (low, bits) = match element {
        Element::Int(width) => (-(1_i128 << (width.clamp(1, 127) - 1)), width.clamp(1, 127) - 1),
        Element::Unsigned(width) => (0, width.min(126)),
        Element::Float(_) | Element::BFloat16 | Element::Complex(_) => return false,
    };
    value >= low && value < 1_i128 << bits
}

/// Returns whether a float has the same value in a type. Values of `f16` and `bf16` are decided by their significant
/// bits and exponents.
fn is_exact(value: f64, element: Element) -> bool {
    let (significant, exponents) = match element {
        Element::Float(16) => (11, -24..=15),
        Element::BFloat16 => (8, -133..=127),
        Element::Float(32) => (24, -149..=127),
        Element::Float(64) => return true,
        Element::Int(_) | Element::Unsigned(_) | Element::Float(_) | Element::Complex(_) => return false,
    };
    if value == 0.0 || !value.is_finite() {
        return true;
    }
    let bits = value.to_bits();
    let exponent = i64::try_from((bits >> 52) & 0x7ff).unwrap_or(0) - 1023;
    // The value is `mantissa * 2^lowest`, with an odd mantissa.
    let mantissa = (bits & ((1 << 52) - 1)) | (1 << 52);
    let lowest = exponent - 52 + i64::from(mantissa.trailing_zeros());
    let length = exponent - lowest + 1;
    exponents.contains(&exponent) && length <= significant && lowest >= *exponents.start()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_exact_or_rejected() {
        for (value, element, exact) in [
            (0.5, Element::Float(16), true),
            (65504.0, Element::Float(16), true),
            (65536.0, Element::Float(16), false),
            (2.0_f64.powi(-24), Element::Float(16), true),
            (2.0_f64.powi(-25), Element::Float(16), false),
            (3.0 * 2.0_f64.powi(-25), Element::Float(16), false),
            (0.1, Element::Float(32), false),
            (f64::from(0.1_f32), Element::Float(32), true),
            (f64::from(f32::MIN_POSITIVE) / 8.0, Element::Float(32), true),
            (1e300, Element::Float(32), false),
            (f64::INFINITY, Element::Float(32), true),
            (257.0, Element::BFloat16, false),
            (256.0, Element::BFloat16, true),
            (1e300, Element::Float(64), true),
        ] {
            assert_eq!(is_exact(value, element), exact, "{value} as {element}");
        }
    }

    #[test]
    fn integers_are_in_range_or_rejected() {
        assert!(fits(-128, Element::Int(8)) && fits(127, Element::Int(8)));
        assert!(!fits(128, Element::Int(8)) && !fits(-1, Element::Unsigned(8)) && fits(255, Element::Unsigned(8)));
        assert!(fits(i128::from(u64::MAX), Element::Unsigned(64)) && !fits(1 << 64, Element::Unsigned(64)));
        assert!(fits(i128::MIN / 2, Element::Int(4_000_000_000)) && fits(0, Element::Int(0)));
        let converted = Plain::Int((1 << 53) + 1).convert(&Expected::Scalar(Element::Float(64)));
        assert_eq!(
            converted.unwrap_err().to_string(),
            "9007199254740993 is not exact as f64; convert it before the call"
        );
    }
}
