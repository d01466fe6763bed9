//! Python values as text, as they are recorded.

use super::Py;
use super::numpy::Array;

/// Returns the name of the value's class.
pub(super) fn class(value: &Py) -> String {
    match value {
        Py::None => "NoneType".to_owned(),
        Py::Bool(_) => "bool".to_owned(),
        Py::Int(_) => "int".to_owned(),
        Py::Float(_) => "float".to_owned(),
        Py::Complex(..) => "complex".to_owned(),
        Py::Str(_) => "str".to_owned(),
        Py::List(_) => "list".to_owned(),
        Py::Tuple(_) => "tuple".to_owned(),
        Py::Dict(_) => "dict".to_owned(),
        Py::Array(_) => "numpy.ndarray".to_owned(),
        Py::Scalar(scalar) => format!("numpy.{}", scalar.dtype.name()),
    }
}

fn joined(values: &[Py], show: fn(&Py) -> String) -> String {
    values.iter().map(show).collect::<Vec<_>>().join(", ")
}

fn dict(entries: &[(Py, Py)], show: fn(&Py) -> String) -> String {
    let entries: Vec<String> = entries.iter().map(|(key, value)| format!("{}: {}", show(key), show(value))).collect();
    format!("{{{}}}", entries.join(", "))
}

fn float(value: f64) -> String {
    // Rust writes `inf` and `NaN`, and exponents without a sign.
    let text = format!("{value:?}").replace("NaN", "nan");
    match text.split_once('e') {
        Some((digits, exponent)) if !exponent.starts_with('-') => {
            format!("{}e+{exponent}", digits.trim_end_matches(".0"))
        }
        _ => text,
    }
}

/// Returns what Python's `repr` returns.
pub(super) fn repr(value: &Py) -> String {
    match value {
        Py::None => "None".to_owned(),
        Py::Bool(true) => "True".to_owned(),
        Py::Bool(false) => "False".to_owned(),
        Py::Int(value) => value.to_string(),
        Py::Float(value) => float(*value),
        Py::Complex(real, imaginary) => {
            let part = |value: f64| float(value).trim_end_matches(".0").to_owned();
            format!("({}{}{}j)", part(*real), if *imaginary < 0.0 { "" } else { "+" }, part(*imaginary))
        }
        Py::Str(text) => format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'")),
        Py::List(elements) => format!("[{}]", joined(elements, repr)),
        Py::Tuple(elements) if elements.len() == 1 => format!("({},)", repr(&elements[0])),
        Py::Tuple(elements) => format!("({})", joined(elements, repr)),
        Py::Dict(entries) => dict(entries, repr),
        Py::Array(array) | Py::Scalar(array) => format!("array({})", values(array)),
    }
}

/// Returns the elements of an array as nested lists.
fn values(array: &Array) -> String {
    let elements: Vec<Py> = (0..array.shape.first().copied().unwrap_or(0)).filter_map(|at| array.element(at)).collect();
    match array.shape.is_empty() {
        true => array.data.first().map(repr).unwrap_or_default(),
        false => {
            let show = |element: &Py| match element {
                Py::Array(array) | Py::Scalar(array) => values(array),
                other => repr(other),
            };
            format!("[{}]", elements.iter().map(show).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Returns a result as recorded: tuples have a comma after each element, and arrays their type and shape.
pub(in super::super) fn result(value: &Py) -> String {
    match value {
        Py::List(elements) => format!("[{}]", joined(elements, result)),
        Py::Tuple(elements) if elements.is_empty() => "()".to_owned(),
        Py::Tuple(elements) => format!("({},)", joined(elements, result)),
        Py::Dict(entries) => dict(entries, result),
        Py::Array(array) => {
            let shape: Vec<String> = array.shape.iter().map(usize::to_string).collect();
            format!("array({}[{}]={})", array.dtype.name(), shape.join(", "), values(array))
        }
        Py::None | Py::Bool(_) | Py::Int(_) | Py::Float(_) | Py::Complex(..) | Py::Str(_) | Py::Scalar(_) => {
            repr(value)
        }
    }
}

/// Returns an argument as the callee sees it.
pub(in super::super) fn seen(value: &Py) -> String {
    match value {
        Py::List(elements) => format!("List[{}]", joined(elements, seen)),
        Py::Float(value) => format!("{value:.6}"),
        Py::Array(array) => {
            let shape: Vec<String> = array.shape.iter().map(usize::to_string).collect();
            format!("HalBufferView({}:0x{:08x})", shape.join("x"), array.dtype.code())
        }
        Py::None
        | Py::Bool(_)
        | Py::Int(_)
        | Py::Complex(..)
        | Py::Str(_)
        | Py::Tuple(_)
        | Py::Dict(_)
        | Py::Scalar(_) => repr(value),
    }
}
