//! Parts of modules, for other processes to work on.

use std::sync::Arc;

use ods::ir::Part;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::context::same_context;
use crate::ir::module::PyModuleObject;
use crate::island::Island;
use crate::island::entity::Entity;

/// Divides the isolated symbols of a module among modules: each with the names of the symbols that it is for.
#[pyfunction]
pub(crate) fn _split(
    py: Python<'_>,
    module: &Bound<'_, PyModuleObject>,
    count: usize,
) -> PyResult<Vec<(PyModuleObject, Vec<String>)>> {
    if count == 0 {
        return Err(PyValueError::new_err("a module has at least one part; pass a positive number"));
    }
    let node = module.get().node()?;
    let parts = node.with_detached(py, |guard, entity| {
        let parts = guard.ir.split_symbols(entity.op()?, count);
        let parts = parts.map_err(|error| PyValueError::new_err(error.message))?;
        Ok(parts.into_iter().map(|part| (part, guard.resources.clone())).collect::<Vec<_>>())
    })?;
    let wrap = |(part, resources)| {
        let Part { ir, table, symbols } = part;
        let message = "a part has no operation; report this bug";
        let root = Entity::Op(table).root(&ir).ok_or_else(|| PyRuntimeError::new_err(message))?;
        let island = Island::new(Arc::clone(node.ctx()), ir, resources, &[root]);
        let module = island.enter(py, |guard| Ok(guard.op_node(table))).map(PyModuleObject::new)?;
        Ok((module, symbols))
    };
    parts.into_iter().map(wrap).collect()
}

/// Replaces symbols of the module with the symbols of a part.
#[pyfunction]
pub(crate) fn _join(
    py: Python<'_>,
    module: &Bound<'_, PyModuleObject>,
    part: &Bound<'_, PyModuleObject>,
    symbols: Vec<String>,
) -> PyResult<()> {
    let (node, part) = (module.get().node()?, part.get().node()?);
    same_context(part.ctx(), node.ctx(), "the part")?;
    let fork = part.with_detached(py, |guard, entity| {
        let message = "a part is not isolated from above; pass a module";
        guard.ir.fork(&[entity.op()?]).ok_or_else(|| PyValueError::new_err(message))
    })?;
    let message = "a part has no operation; pass a module";
    let table = fork.ops().first().copied().ok_or_else(|| PyValueError::new_err(message))?;
    node.with_detached(py, move |guard, entity| {
        guard.counts.mark_outdated();
        let part = Part { ir: fork.ir, table, symbols };
        guard.ir.join_symbols(entity.op()?, part).map_err(|error| PyValueError::new_err(error.message))
    })
}
