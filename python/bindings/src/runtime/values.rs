//! Values of calls as Python objects, and back.
//!
//! Any Python object is a value: one that has no kind of its own is passed as it is, and comes back as the same object.

use ods_bridge::{Complex, Wide};
use ods_packed::{Dict, Object, ObjectType, Value};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{
    PyBool, PyBytes, PyComplex, PyComplexMethods, PyDict, PyFloat, PyInt, PyList, PyModule, PyString, PyTuple,
};

use super::arrays::{self, Array};
use super::functions::{self, PackedFunction};
use super::{callbacks, errors};

/// The greatest depth of nested containers.
const MAX_DEPTH: usize = 200;

/// A Python object that is passed as it is.
struct HeldPyObject(Py<PyAny>);

impl ObjectType for HeldPyObject {
    const NAME: &'static str = "PyObject";
}

/// A value that Python has no class for: an object of Rust or of another library, which can be passed on.
#[pyclass(module = "ods.runtime", name = "Opaque", frozen)]
pub(crate) struct Opaque(Value);

#[pymethods]
impl Opaque {
    fn __repr__(&self) -> String {
        format!("<{} {}>", self.0.type_name(), self.0)
    }
}

/// Returns a Python object as a value.
pub(crate) fn to_value(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    nested(object, 0)
}

fn nested(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > MAX_DEPTH {
        let message = format!("more than {MAX_DEPTH} containers are nested; pass a flatter value");
        return Err(PyValueError::new_err(message));
    }
    if object.is_none() {
        return Ok(Value::None);
    }
    if let Some(value) = scalar(object)? {
        return Ok(value);
    }
    let many = |items: Vec<Bound<'_, PyAny>>| -> PyResult<Vec<Value>> {
        items.iter().map(|item| nested(item, depth + 1)).collect()
    };
    if let Ok(list) = object.cast::<PyList>() {
        return many(list.iter().collect()).map(|values| Value::List(values.into()));
    }
    if let Ok(tuple) = object.cast::<PyTuple>() {
        return many(tuple.iter().collect()).map(|values| Value::Tuple(values.into()));
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let pairs = dict.items().iter().map(|pair| {
            let (key, value) = pair.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>()?;
            Ok((nested(&key, depth + 1)?, nested(&value, depth + 1)?))
        });
        return pairs.collect::<PyResult<Vec<_>>>().map(|pairs| Value::Dict(Dict::from(pairs)));
    }
    other(object, depth)
}

/// Returns a number, a string or bytes; `None` for anything else.
fn scalar(object: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
    Ok(Some(if let Ok(value) = object.cast::<PyBool>() {
        Value::Bool(value.is_true())
    } else if let Ok(value) = object.cast::<PyInt>() {
        integer(value)?
    } else if let Ok(value) = object.cast::<PyFloat>() {
        Value::Float(value.value())
    } else if let Ok(value) = object.cast::<PyString>() {
        Value::from(value.to_cow()?.into_owned())
    } else if let Ok(value) = object.cast::<PyBytes>() {
        Value::bytes(value.as_bytes())
    } else if let Ok(value) = object.cast::<PyComplex>() {
        Object::new(Complex { real: value.real(), imaginary: value.imag() }).into()
    } else {
        return Ok(None);
    }))
}

fn integer(value: &Bound<'_, PyInt>) -> PyResult<Value> {
    if let Ok(value) = value.extract::<i64>() {
        return Ok(Value::Int(value));
    }
    let wide = value.extract::<i128>();
    let wide = wide.map_err(|_| PyOverflowError::new_err("an integer has more than 128 bits; pass a smaller one"))?;
    Ok(Object::new(Wide(wide)).into())
}

/// Returns a scalar of NumPy, an array, a function, or the object itself as a value.
fn other(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if let Ok(array) = object.cast::<Array>() {
        return Ok(Value::Tensor(array.get().tensor().clone()));
    }
    if let Ok(opaque) = object.cast::<Opaque>() {
        return Ok(opaque.get().0.clone());
    }
    if let Some(function) = functions::of_python(object)? {
        return Ok(function.into());
    }
    // Before arrays, as objects that are neither take longest to tell.
    if object.is_callable() {
        return Ok(callbacks::packed(object, None).into());
    }
    if is_numpy_scalar(object)? {
        let item = object.call_method0("item")?;
        if !is_numpy_scalar(&item)? {
            return nested(&item, depth + 1);
        }
    }
    if let Some(tensor) = arrays::of_python(object)? {
        return Ok(tensor.into());
    }
    Ok(Object::new(HeldPyObject(object.clone().unbind())).into())
}

/// Returns whether the object is a number of NumPy, if that was imported.
fn is_numpy_scalar(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    static GENERIC: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = object.py();
    if let Some(generic) = GENERIC.get(py) {
        return object.is_instance(generic.bind(py));
    }
    let modules = py.import("sys")?.getattr("modules")?.cast_into::<PyDict>()?;
    let Some(numpy) = modules.get_item("numpy")?.filter(|numpy| !numpy.is_none()) else { return Ok(false) };
    let Some(generic) = numpy.getattr_opt("generic")? else { return Ok(false) };
    object.is_instance(GENERIC.get_or_init(py, || generic.unbind()).bind(py))
}

/// Returns a value as a Python object. Arrays become NumPy arrays, if NumPy is installed.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    let many = |values: &[Value]| values.iter().map(|value| to_python(py, value)).collect::<PyResult<Vec<_>>>();
    Ok(match value {
        Value::None => py.None().into_bound(py),
        Value::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        Value::Int(value) => value.into_pyobject(py)?.into_any(),
        Value::Float(value) => PyFloat::new(py, *value).into_any(),
        Value::Str(text) => PyString::new(py, text).into_any(),
        Value::Bytes(bytes) => PyBytes::new(py, bytes).into_any(),
        Value::List(list) => PyList::new(py, many(list)?)?.into_any(),
        Value::Tuple(tuple) => PyTuple::new(py, many(tuple)?)?.into_any(),
        Value::Dict(pairs) => {
            let dict = PyDict::new(py);
            pairs.iter().try_for_each(|(key, value)| dict.set_item(to_python(py, key)?, to_python(py, value)?))?;
            dict.into_any()
        }
        Value::Tensor(tensor) => {
            let tensor = tensor.to_owner().map_err(|error| errors::exception(py, &error))?;
            array(Bound::new(py, Array::new(tensor))?)?
        }
        Value::Func(function) => PackedFunction::builtin(py, function.clone(), false)?,
        Value::DataType(dtype) => PyString::new(py, &dtype.to_string()).into_any(),
        Value::Object(object) => self::object(py, object)?,
        Value::Device(_) | Value::Handle(_) => Bound::new(py, Opaque(value.clone()))?.into_any(),
    })
}

fn object<'py>(py: Python<'py>, object: &Object) -> PyResult<Bound<'py, PyAny>> {
    if let Some(HeldPyObject(held)) = object.downcast_ref() {
        return Ok(held.bind(py).clone());
    }
    if let Some(Complex { real, imaginary }) = object.downcast_ref() {
        return Ok(PyComplex::from_doubles(py, *real, *imaginary).into_any());
    }
    if let Some(Wide(value)) = object.downcast_ref() {
        return Ok(value.into_pyobject(py)?.into_any());
    }
    Ok(Bound::new(py, Opaque(object.clone().into()))?.into_any())
}

/// Returns an array as one of NumPy, over the same elements, if NumPy is installed and has the type of elements.
fn array(array: Bound<'_, Array>) -> PyResult<Bound<'_, PyAny>> {
    static NUMPY: PyOnceLock<Option<Py<PyModule>>> = PyOnceLock::new();
    let py = array.py();
    let numpy = NUMPY.get_or_init(py, || py.import("numpy").ok().map(Bound::unbind));
    match numpy {
        Some(numpy) if array.get().has_format() => numpy.bind(py).call_method1("asarray", (array,)),
        _ => Ok(array.into_any()),
    }
}
