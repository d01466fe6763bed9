//! The attributes of an operation: inherent and discardable ones in one map.

use std::borrow::Cow;

use ods::attributes::NamedAttribute;
use ods::{Attribute, Operation};
use pyo3::exceptions::{PyIndexError, PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::data::attribute::{PyAttribute, PyNamedAttribute, wrap_attribute};
use crate::ir::owner::Owner;
use crate::island::IrGuard;
use crate::objects::sequence::position;

/// The attributes of an operation by name, inherent ones and others.
#[pyclass(module = "ods._mlir_libs._mlir.ir", mapping, frozen)]
pub(crate) struct OpAttributeMap {
    pub(crate) owner: Owner,
}

/// Sets or removes an attribute of any kind: an inherent one, a property, or a discardable one.
pub(crate) fn set(guard: &mut IrGuard<'_>, op: Operation, name: &str, value: Option<Attribute>) -> PyResult<()> {
    let schema = guard.ir.schema(op);
    if let Some(slot) = schema.and_then(|schema| schema.attribute_index(name)) {
        guard.ir.set_inherent(op, slot, value);
        return Ok(());
    }
    let is_property = guard.ir.property_attribute(op, name).is_some();
    if is_property {
        let value = value
            .ok_or_else(|| PyKeyError::new_err(format!("`{name}` is a property and cannot be deleted; set it")))?;
        return guard.ir.set_property_attribute(op, name, value).map_err(PyValueError::new_err);
    }
    let name = guard.ir.context().identifier(name);
    guard.ir.set_attribute(op, name, value);
    Ok(())
}

fn name_of<'a>(key: &'a Bound<'_, PyAny>) -> PyResult<Cow<'a, str>> {
    key.cast::<PyString>().map_err(|_| PyTypeError::new_err("expected the name of an attribute"))?.to_cow()
}

/// Removes an attribute, which must be there.
pub(crate) fn delete(guard: &mut IrGuard<'_>, op: Operation, name: &str) -> PyResult<()> {
    if guard.ir.any_attribute(op, name).is_none() {
        return Err(PyKeyError::new_err("attempt to delete a non-existent attribute"));
    }
    set(guard, op, name, None)
}

/// Returns an attribute of any kind, or the segment sizes that an operation stores.
fn find(guard: &IrGuard<'_>, op: Operation, name: &str) -> Option<Attribute> {
    let found = guard.ir.any_attribute(op, name);
    if found.is_some() || !matches!(name, "operandSegmentSizes" | "resultSegmentSizes") {
        return found;
    }
    let all = guard.ir.all_attributes(op);
    all.into_iter().find(|entry| guard.ir.context().str(entry.name) == name).map(|entry| entry.value)
}

impl OpAttributeMap {
    fn entries(&self, py: Python<'_>) -> PyResult<Vec<NamedAttribute>> {
        self.owner.node()?.with(py, |guard, entity| Ok(guard.ir.all_attributes(entity.op()?)))
    }

    fn name(&self, entry: &NamedAttribute) -> PyResult<&str> {
        Ok(self.owner.node()?.ctx().core.str(entry.name))
    }

    fn find(&self, py: Python<'_>, name: &str) -> PyResult<Option<Attribute>> {
        self.owner.node()?.with(py, |guard, entity| Ok(find(guard, entity.op()?, name)))
    }
}

#[pymethods]
impl OpAttributeMap {
    fn __contains__(&self, py: Python<'_>, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.find(py, &name_of(name)?)?.is_some())
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.entries(py)?.len())
    }

    fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = key.py();
        if let Ok(name) = key.cast::<PyString>() {
            let found = self.find(py, &name.to_cow()?)?;
            let found = found.ok_or_else(|| PyKeyError::new_err("attempt to access a non-existent attribute"))?;
            return wrap_attribute(py, self.owner.node()?.ctx(), found);
        }
        let index = key.extract::<isize>().map_err(|_| PyTypeError::new_err("expected a name or a position"))?;
        let entries = self.entries(py)?;
        let at = position(index, entries.len());
        let at = at.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds attribute"))?;
        PyNamedAttribute::wrap(py, self.owner.node()?.ctx(), entries[at])
    }

    fn __setitem__(&self, py: Python<'_>, name: &str, attr: &PyAttribute) -> PyResult<()> {
        let value = attr.for_context(self.owner.node()?.ctx())?;
        self.owner.node()?.with(py, |guard, entity| set(guard, entity.op()?, name, Some(value)))
    }

    fn __delitem__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        self.owner.node()?.with(py, |guard, entity| delete(guard, entity.op()?, name))
    }

    /// Returns the attribute with a name, or the default.
    #[pyo3(signature = (key, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        key: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.find(py, &name_of(key)?)? {
            Some(found) => wrap_attribute(py, self.owner.node()?.ctx(), found).map(Some),
            None => Ok(default),
        }
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.keys(py)?.try_iter()?.into_any())
    }

    /// Returns the names.
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let entries = self.entries(py)?;
        PyList::new(py, entries.iter().map(|entry| self.name(entry)).collect::<PyResult<Vec<_>>>()?)
    }

    /// Returns the attributes.
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let entries = self.entries(py)?.into_iter();
        let values = entries
            .map(|entry| wrap_attribute(py, self.owner.node()?.ctx(), entry.value))
            .collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, values)
    }

    /// Returns the names with the attributes.
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let entries = self.entries(py)?.into_iter();
        let items = entries.map(|entry| {
            let name = PyString::new(py, self.name(&entry)?).into_any();
            Ok((name, wrap_attribute(py, self.owner.node()?.ctx(), entry.value)?))
        });
        PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)
    }
}
