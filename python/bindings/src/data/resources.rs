//! Resources: the data of files, and resources that Python code makes of buffers.
//!
//! A file's belong to its island. One of Python code belongs to the context, as the attribute that names it does, and
//! every print of an operation that refers to it has it.

use std::sync::{Arc, Mutex};

use ods::attributes::DenseResourceAttr;
use ods::text::{ResourceValue, Resources};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::context::{Ctx, PyContext, resolve};
use crate::data::attribute::wrap_attribute;
use crate::data::types::PyTypeObject;
use crate::objects::ffi::with_bytes;
use crate::objects::registry::lock;

/// The dialect of the resources of dense elements.
const DIALECT: &str = "builtin";

/// Adds resources whose keys are new.
pub(crate) fn add_all(to: &mut Resources, from: Resources) {
    for (dialect, entries) in from.dialects {
        entries.into_iter().for_each(|(key, value)| add(&mut to.dialects, &dialect, key, value));
    }
    for (name, entries) in from.external {
        entries.into_iter().for_each(|(key, value)| add(&mut to.external, &name, key, value));
    }
}

/// Groups of resources by dialect or name.
type Groups = Vec<(String, Vec<(String, ResourceValue)>)>;

fn add(groups: &mut Groups, name: &str, key: String, value: ResourceValue) {
    match groups.iter_mut().find(|(known, _)| known == name) {
        Some((_, entries)) if entries.iter().any(|(known, _)| *known == key) => {}
        Some((_, entries)) => entries.push((key, value)),
        None => groups.push((name.to_owned(), vec![(key, value)])),
    }
}

/// Calls `work` with the resources of an island and of its context.
pub(crate) fn with_all<R>(
    of_context: &Mutex<Resources>,
    of_island: &Resources,
    work: impl FnOnce(&Resources) -> R,
) -> R {
    let of_context = lock(of_context);
    if of_context.is_empty() {
        return work(of_island);
    }
    if of_island.is_empty() {
        return work(&of_context);
    }
    let mut all = of_island.clone();
    add_all(&mut all, of_context.clone());
    work(&all)
}

/// Adds a blob to the context. Returns its key, which is another one if the name is taken.
fn insert(ctx: &Ctx, name: &str, blob: Vec<u8>) -> String {
    let mut resources = lock(&ctx.resources);
    let entries = resources.dialects.iter().find(|(dialect, _)| dialect == DIALECT).map_or(&[][..], |(_, it)| it);
    let is_taken = |key: &str| entries.iter().any(|(known, _)| known == key);
    let numbered = (1_u64..).map(|number| format!("{name}_{number}"));
    let key = std::iter::once(name.to_owned()).chain(numbered).find(|key| !is_taken(key));
    let key = key.unwrap_or_else(|| name.to_owned());
    add(&mut resources.dialects, DIALECT, key.clone(), ResourceValue::Blob(blob));
    key
}

/// Makes elements that are a resource, from a buffer.
#[pyfunction]
#[pyo3(signature = (array, name, r#type, alignment = None, is_mutable = false, context = None))]
pub(crate) fn get_from_buffer<'py>(
    py: Python<'py>,
    array: &Bound<'py, PyAny>,
    name: &str,
    r#type: &Bound<'py, PyTypeObject>,
    alignment: Option<u32>,
    is_mutable: bool,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Bound<'py, PyAny>> {
    // The data is copied, so that it cannot change.
    let _ = is_mutable;
    let ctx = resolve(context).or_else(|_| PyResult::Ok(Arc::clone(&r#type.get().ctx)))?;
    let ty = r#type.get().for_context(&ctx)?;
    let buffer = PyUntypedBuffer::get(array)?;
    if !buffer.is_c_contiguous() {
        return Err(PyValueError::new_err("ndarray is not C-contiguous"));
    }
    let alignment = alignment.unwrap_or(u32::try_from(buffer.item_size()).unwrap_or(1));
    if !alignment.is_power_of_two() {
        return Err(PyValueError::new_err("the alignment must be a power of two"));
    }
    let check = DenseResourceAttr::get(&ctx.core, ty, name);
    check.map_err(|_| PyValueError::new_err("Constructing a DenseResourceElementsAttr requires a ShapedType."))?;
    let mut blob = alignment.to_le_bytes().to_vec();
    with_bytes(&buffer, |bytes| blob.extend_from_slice(bytes));
    let key = insert(&ctx, name, blob);
    let attribute = DenseResourceAttr::get(&ctx.core, ty, &key).map_err(|error| PyValueError::new_err(error.0))?;
    wrap_attribute(py, &ctx, attribute.into())
}
