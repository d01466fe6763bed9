//! Constructors: `__init__` of the classes of operations, as native methods with the operations' own parameters.
//!
//! A function in Python would set up a frame, look up the default of each keyword in a dictionary and make a tuple of
//! the values, which together takes as long as building the operation.

use std::ffi::CString;
use std::sync::OnceLock;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use smallvec::SmallVec;

use crate::build::by_class::Definition;
use crate::build::ffi::{self, Arguments};
use crate::ir::operation::OpBase;

/// The values of parameters; `None` of Python for omitted ones.
type Values<'a, 'py> = SmallVec<[Borrowed<'a, 'py, PyAny>; 8]>;

/// The names of the parameters of a class, in order: positional ones, keywords, `loc`, `ip`.
pub(crate) struct Signature {
    class: String,
    names: Vec<Py<PyString>>,
    /// The number of parameters that have no default, and are given by position or by name.
    positional: usize,
}

impl Signature {
    /// Returns the values of all parameters, or the error that a function of Python raises for such arguments.
    fn bind<'a, 'py>(&self, none: &'a Bound<'py, PyAny>, arguments: &Arguments<'a, 'py>) -> PyResult<Values<'a, 'py>> {
        let py = none.py();
        let given = arguments.positional.len();
        if given > self.positional {
            return Err(self.too_many(given));
        }
        // Pushed one by one, which takes less time than extending.
        let mut values = Values::with_capacity(self.names.len());
        for value in arguments.positional {
            values.push(*value);
        }
        while values.len() < self.names.len() {
            values.push(none.into());
        }
        let mut named = 0u64;
        for (name, value) in arguments.named() {
            let at = self.place(&name)?;
            if at < given || named & (1 << at) != 0 {
                return Err(self.error(&format!("got multiple values for argument '{}'", self.name(py, at)?)));
            }
            named |= 1 << at;
            values[at] = *value;
        }
        let is_missing = |at: &usize| named & (1 << at) == 0;
        if given < self.positional && (given..self.positional).any(|at| is_missing(&at)) {
            return Err(self.missing(py, (given..self.positional).filter(is_missing))?);
        }
        Ok(values)
    }

    /// Returns the position of the parameter with this name.
    fn place(&self, name: &Bound<'_, PyAny>) -> PyResult<usize> {
        // Names in calls are interned, as these are.
        if let Some(at) = self.names.iter().position(|known| known.as_ptr() == name.as_ptr()) {
            return Ok(at);
        }
        let py = name.py();
        for (at, known) in self.names.iter().enumerate() {
            if known.bind(py).as_any().eq(name)? {
                return Ok(at);
            }
        }
        Err(self.error(&format!("got an unexpected keyword argument '{}'", name.str()?)))
    }

    fn name(&self, py: Python<'_>, at: usize) -> PyResult<String> {
        self.names.get(at).map_or_else(|| Ok(String::new()), |name| name.extract(py))
    }

    fn error(&self, message: &str) -> PyErr {
        PyTypeError::new_err(format!("{}.__init__() {message}", self.class))
    }

    fn too_many(&self, given: usize) -> PyErr {
        // Python counts the object.
        let (takes, given) = (self.positional + 1, given + 1);
        let plural = if takes == 1 { "" } else { "s" };
        self.error(&format!("takes {takes} positional argument{plural} but {given} were given"))
    }

    fn missing(&self, py: Python<'_>, missing: impl Iterator<Item = usize>) -> PyResult<PyErr> {
        let names = missing.map(|at| Ok(format!("'{}'", self.name(py, at)?))).collect::<PyResult<Vec<_>>>()?;
        let text = match &names[..] {
            [] => String::new(),
            [only] => only.clone(),
            [first, second] => format!("{first} and {second}"),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
        };
        let plural = if names.len() == 1 { "" } else { "s" };
        Ok(self.error(&format!("missing {} required positional argument{plural}: {text}", names.len())))
    }

    /// Returns the documentation in the form from which Python reads signatures.
    fn documentation(&self, py: Python<'_>) -> PyResult<String> {
        // Without the mark of `$self`, which would make it positional only.
        let mut text = String::from("__init__(self");
        for at in 0..self.names.len() {
            let keyword = if at < self.positional { "" } else { "=None" };
            let star = if at == self.positional { ", *" } else { "" };
            text += &format!("{star}, {}{keyword}", self.name(py, at)?);
        }
        Ok(text + ")\n--\n\nBuilds the operation.")
    }
}

/// Makes `__init__` of a class of operations, which has the definition as its attribute `_definition`. `names` are the
/// names of the parameters; the first `positional` ones are positional.
#[pyfunction]
pub(crate) fn _set_constructor(
    class: &Bound<'_, PyType>,
    definition: &Bound<'_, Definition>,
    names: Vec<String>,
    positional: usize,
) -> PyResult<()> {
    let py = class.py();
    if names.len() > u64::BITS as usize {
        return Err(PyValueError::new_err("an operation has more than 64 parameters; build it by `Operation.create`"));
    }
    if names.len() != definition.get().parameters.len() + 2 {
        return Err(PyValueError::new_err(
            "expected the names of the definition's parameters, a location and an insertion point",
        ));
    }
    let names = names.iter().map(|name| PyString::intern(py, name).unbind()).collect();
    let signature = Signature { class: class.name()?.to_string(), names, positional };
    let documentation = CString::new(signature.documentation(py)?)?;
    if definition.get().signature.set(signature).is_err() {
        return Err(PyValueError::new_err("the definition has a class already"));
    }
    class.setattr("_definition", definition)?;
    class.setattr("__init__", ffi::method_of(class, c"__init__", documentation)?)
}

/// The place of a signature in a definition, which is set when its class is made.
pub(crate) type SignatureCell = OnceLock<Signature>;

/// Builds the operation of a view: what `__init__` of its class does.
pub(crate) fn construct(view: &Bound<'_, PyAny>, arguments: &Arguments<'_, '_>) -> PyResult<()> {
    let py = view.py();
    let view = view.cast::<OpBase>()?;
    let definition = view.get_type().getattr(pyo3::intern!(py, "_definition"))?.cast_into::<Definition>()?;
    let definition = definition.get();
    let signature = definition.signature.get();
    let signature = signature.ok_or_else(|| PyTypeError::new_err("the class has no constructor; report this bug"))?;
    let none = py.None().into_bound(py);
    let values = signature.bind(&none, arguments)?;
    let node = definition.build(py, &values, |guard, op| Ok(guard.op_node(op)))?;
    view.get().set(node)
}
