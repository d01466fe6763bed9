//! Packed functions for `tvm_ffi.load_module`.

use std::collections::BTreeMap;

use ods_packed::{Error, PackedFunc, TensorView, Typed, Value, export, packed};

export! {
    nop, add_one, strlen, shout, twice, apply, compose, add_tensors, matrix_row, count_words, echo, my_error, panics, parse
}

/// Does nothing.
#[packed]
fn nop() {}

/// Adds one.
#[packed]
fn add_one(x: i64) -> i64 {
    x.wrapping_add(1)
}

/// Returns the number of bytes of a string.
#[packed]
fn strlen(text: &str) -> usize {
    text.len()
}

/// Returns the text in capital letters.
///
/// An exclamation mark follows.
#[packed]
fn shout(text: &str) -> String {
    text.to_uppercase() + "!"
}

/// Returns bytes, twice.
#[packed]
fn twice(bytes: &[u8]) -> ods_packed::Bytes {
    [bytes, bytes].concat().into()
}

/// Calls a function on a value.
#[packed]
fn apply(f: &PackedFunc, x: &Value) -> Result<Value, Error> {
    f.call(std::slice::from_ref(x))
}

/// Returns the function that applies `f`, then `g`.
#[packed]
fn compose(f: PackedFunc, g: Typed<fn(Value) -> Value>) -> PackedFunc {
    PackedFunc::named("composed", move |args: &[Value]| g.call(f.call(args)?))
}

/// Adds two vectors of `float32` into a third, without copies.
#[packed]
fn add_tensors(x: TensorView<'_>, y: TensorView<'_>, z: TensorView<'_>) -> Result<(), Error> {
    let (x, y, z) = (x.elements::<f32>()?, y.elements::<f32>()?, z.elements::<f32>()?);
    if x.len() != z.len() || y.len() != z.len() {
        return Err(Error::value_error("the vectors have different lengths"));
    }
    (0..z.len()).try_for_each(|at| z.set(at, x.get(at).unwrap_or_default() + y.get(at).unwrap_or_default()))
}

/// Returns a row of a matrix of doubles, which may be transposed.
#[packed]
fn matrix_row(matrix: TensorView<'_>, row: i64) -> Result<Vec<f64>, Error> {
    let [_, columns] = matrix.shape() else { return Err(Error::value_error("expected a matrix")) };
    (0..*columns).map(|column| matrix.get::<f64>(&[row, column])).collect()
}

/// Counts the words of texts.
#[packed]
fn count_words(texts: Vec<&str>) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    for word in texts.into_iter().flat_map(str::split_whitespace) {
        *counts.entry(word.to_owned()).or_default() += 1;
    }
    counts
}

/// Returns the value.
#[packed]
fn echo(value: &Value) -> Value {
    value.clone()
}

/// Fails, with the position of a token in a text of its own.
#[packed]
fn parse(text: &str) -> Result<f64, Error> {
    text.parse().map_err(|_| Error::value_error(format!("no number: {text:?}")).at("number", "input.txt", 7))
}

/// Fails.
#[packed]
fn my_error() -> Result<(), Error> {
    Err(Error::value_error("wrong on purpose"))
}

/// Panics, which is an error for the caller.
#[packed]
fn panics() {
    panic!("on purpose")
}
