//! Arrays of NumPy: types of elements, and conversion.

use ods_iree_abi::Element;

use super::Py;
use super::show::repr;

/// A type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dtype {
    Bool,
    Int(u32),
    Float(u32),
    Complex(u32),
}

impl Dtype {
    /// Parses a name of NumPy.
    pub(super) fn parse(name: &str) -> Result<Self, String> {
        let known = [
            ("bool", Self::Bool),
            ("bool_", Self::Bool),
            ("int8", Self::Int(8)),
            ("int16", Self::Int(16)),
            ("int32", Self::Int(32)),
            ("int64", Self::Int(64)),
            ("float16", Self::Float(16)),
            ("float32", Self::Float(32)),
            ("float64", Self::Float(64)),
            ("complex64", Self::Complex(32)),
            ("complex128", Self::Complex(64)),
        ];
        let found = known.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, dtype)| dtype).ok_or_else(|| format!("unknown dtype {name}"))
    }

    /// Returns the type for elements of an ABI.
    pub(super) fn of(element: Element) -> Option<Self> {
        match element {
            Element::Int(1) => Some(Self::Bool),
            Element::Int(width @ (8 | 16 | 32 | 64)) => Some(Self::Int(width)),
            Element::Float(width @ (16 | 32 | 64)) => Some(Self::Float(width)),
            Element::Complex(width @ (32 | 64)) => Some(Self::Complex(width)),
            Element::Int(_) | Element::Unsigned(_) | Element::Float(_) | Element::BFloat16 | Element::Complex(_) => {
                None
            }
        }
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::Bool => "bool".to_owned(),
            Self::Int(width) => format!("int{width}"),
            Self::Float(width) => format!("float{width}"),
            Self::Complex(width) => format!("complex{}", 2 * width),
        }
    }

    /// Returns the number of the type in buffer views.
    pub(super) fn code(self) -> u32 {
        match self {
            Self::Bool => 0x0800_0013,
            Self::Int(width) => (width << 24) | 0x11,
            Self::Float(width) => (width << 24) | 0x21,
            Self::Complex(width) => (width << 25) | 0x23,
        }
    }

    /// Converts an element of another array: numbers that do not fit wrap around.
    fn cast(self, value: &Py) -> Py {
        match (self, value) {
            (Self::Bool, _) => Py::Bool(as_float(value) != 0.0),
            (Self::Int(width), _) => Py::Int(wrap(as_int(value), width)),
            (Self::Float(32), _) => Py::Float(f64::from(as_float(value) as f32)),
            (Self::Float(_), _) => Py::Float(as_float(value)),
            (Self::Complex(_), Py::Complex(real, imaginary)) => Py::Complex(*real, *imaginary),
            (Self::Complex(_), _) => Py::Complex(as_float(value), 0.0),
        }
    }

    /// Converts an element of a list.
    fn convert(self, value: &Py) -> Result<Py, String> {
        match (self, value) {
            (Self::Int(width), Py::Int(number)) if wrap(*number, width) != *number => {
                Err(format!("Python integer {number} out of bounds for {}", self.name()))
            }
            (Self::Float(_), Py::None) => Ok(Py::Float(f64::NAN)),
            (Self::Float(_), Py::Str(text)) => match text.trim().parse() {
                Ok(number) => Ok(Py::Float(number)),
                Err(_) => Err(format!("could not convert string to float: '{text}'")),
            },
            (_, Py::Bool(_) | Py::Int(_) | Py::Float(_) | Py::Complex(..)) => Ok(self.cast(value)),
            (_, Py::Scalar(scalar)) => Ok(self.cast(scalar.data.first().unwrap_or(&Py::None))),
            (_, other) => Err(format!("cannot convert {}", repr(other))),
        }
    }
}

fn as_float(value: &Py) -> f64 {
    match value {
        Py::Bool(value) => f64::from(u8::from(*value)),
        Py::Int(value) => *value as f64,
        Py::Float(value) | Py::Complex(value, _) => *value,
        _ => f64::NAN,
    }
}

fn as_int(value: &Py) -> i128 {
    match value {
        Py::Bool(value) => i128::from(*value),
        Py::Int(value) => *value,
        other => as_float(other) as i128,
    }
}

fn wrap(value: i128, width: u32) -> i128 {
    let shift = 128 - width;
    (value << shift) >> shift
}

/// An array.
#[derive(Clone, PartialEq, Debug)]
pub(in super::super) struct Array {
    pub(super) dtype: Dtype,
    pub(super) shape: Vec<usize>,
    pub(super) data: Vec<Py>,
}

impl Array {
    /// Converts a value, as `numpy.asarray` does. Without a type, it is the one that the elements need.
    pub(super) fn of(value: &Py, dtype: Option<Dtype>) -> Result<Self, String> {
        if let Py::Array(array) | Py::Scalar(array) = value {
            return Ok(array.cast(dtype.unwrap_or(array.dtype)));
        }
        let mut leaves = Vec::new();
        let shape = shape_of(value, 0, &mut leaves)?;
        let dtype = dtype.unwrap_or_else(|| common(&leaves));
        let data = leaves.iter().map(|leaf| dtype.convert(leaf)).collect::<Result<_, _>>()?;
        Ok(Self { dtype, shape, data })
    }

    pub(super) fn cast(&self, dtype: Dtype) -> Self {
        Self { dtype, shape: self.shape.clone(), data: self.data.iter().map(|value| dtype.cast(value)).collect() }
    }

    /// Returns the element at a position of the first dimension: a scalar, or an array of lower rank.
    pub(super) fn element(&self, index: usize) -> Option<Py> {
        let (first, rest) = self.shape.split_first()?;
        let size: usize = rest.iter().product();
        let data = self.data.get(index * size..(index + 1) * size).filter(|_| index < *first)?.to_vec();
        let array = Self { dtype: self.dtype, shape: rest.to_vec(), data };
        Some(if rest.is_empty() { Py::Scalar(array) } else { Py::Array(array) })
    }
}

fn elements(value: &Py) -> Option<&[Py]> {
    match value {
        Py::List(elements) | Py::Tuple(elements) => Some(elements),
        _ => None,
    }
}

/// Returns the shape of nested lists, and collects their elements.
fn shape_of(value: &Py, depth: usize, leaves: &mut Vec<Py>) -> Result<Vec<usize>, String> {
    let Some(elements) = elements(value) else {
        leaves.push(value.clone());
        return Ok(Vec::new());
    };
    let shapes = elements.iter().map(|element| shape_of(element, depth + 1, leaves)).collect::<Result<Vec<_>, _>>()?;
    let first = shapes.first().cloned().unwrap_or_default();
    if shapes.iter().any(|shape| *shape != first) {
        return Err(format!(
            "setting an array element with a sequence. The requested array has an inhomogeneous shape after {} dimensions. \
             The detected shape was ({},) + inhomogeneous part.",
            depth + 1,
            elements.len()
        ));
    }
    Ok([vec![elements.len()], first].concat())
}

/// Returns the type that all elements have in common.
fn common(leaves: &[Py]) -> Dtype {
    let any = |is: fn(&Py) -> bool| leaves.iter().any(is);
    if any(|leaf| matches!(leaf, Py::Complex(..))) {
        Dtype::Complex(64)
    } else if leaves.is_empty() || any(|leaf| matches!(leaf, Py::Float(_))) {
        Dtype::Float(64)
    } else if any(|leaf| matches!(leaf, Py::Int(_))) {
        Dtype::Int(64)
    } else {
        Dtype::Bool
    }
}
