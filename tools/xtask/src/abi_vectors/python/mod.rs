//! Python values: as much of the language and of NumPy as recorded calls need.

mod literal;
mod nested;
mod numpy;
mod show;

pub(super) use literal::{parse_call, parse_value};
pub(super) use show::{result, seen};

use numpy::Array;

/// A Python value.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Py {
    None,
    Bool(bool),
    Int(i128),
    Float(f64),
    Complex(f64, f64),
    Str(String),
    List(Vec<Py>),
    Tuple(Vec<Py>),
    Dict(Vec<(Py, Py)>),
    /// An array of NumPy, or a buffer view.
    Array(Array),
    /// A scalar of NumPy: an array of rank 0.
    Scalar(Array),
}
