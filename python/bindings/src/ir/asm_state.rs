//! Numberings of values that outlive their printing.

use std::sync::Mutex;

use ods::text::PrintOptions;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rustc_hash::FxHashMap;

use crate::ir::operation::OpBase;
use crate::ir::value::PyValueObject;
use crate::island::Node;
use crate::island::entity::Entity;
use crate::objects::registry::lock;

/// The state of printing: the names of the values around an operation when it was made.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "AsmState", frozen)]
pub(crate) struct PyAsmState {
    options: PrintOptions,
    /// The names by the number of the value: see [`Node::hash`].
    names: Mutex<FxHashMap<u64, String>>,
    /// Keeps the numbers meaningful.
    root: Node,
}

impl PyAsmState {
    pub(crate) fn options(&self) -> &PrintOptions {
        &self.options
    }

    /// Returns the name of the value; one that came later has none.
    pub(crate) fn name(&self, py: Python<'_>, value: &Node) -> PyResult<String> {
        value.with(py, |_, _| Ok(()))?;
        self.root.with(py, |_, _| Ok(()))?;
        let number = value.hash(py);
        Ok(lock(&self.names).get(&number).cloned().unwrap_or_else(|| "<<UNKNOWN SSA VALUE>>".into()))
    }
}

#[pymethods]
impl PyAsmState {
    #[new]
    #[pyo3(signature = (op, use_local_scope = false))]
    fn new(py: Python<'_>, op: &Bound<'_, PyAny>, use_local_scope: bool) -> PyResult<Self> {
        let node = match (op.cast::<OpBase>(), op.cast::<PyValueObject>()) {
            (Ok(op), _) => op.get().node()?.again(py)?,
            (_, Ok(value)) => value.get().node.again(py)?,
            _ => return Err(PyTypeError::new_err("expected an operation or a value")),
        };
        let (root, nodes) = node.with(py, |guard, entity| {
            let root = match entity {
                Entity::Op(op) if use_local_scope => Some(op),
                Entity::Value(value) => crate::ir::value::scope(guard, value, use_local_scope),
                Entity::Op(_) | Entity::Block(_) | Entity::Region(_) => entity.root(guard.ir),
            };
            let root = root.ok_or_else(|| PyTypeError::new_err("the value is in no operation"))?;
            let mut values = Vec::new();
            for op in guard.ir.walk_pre(root) {
                values.extend(guard.ir.results(op));
                let blocks = guard.ir.regions(op).flat_map(|region| guard.ir.blocks(region));
                values.extend(blocks.flat_map(|block| guard.ir.arguments(block)));
            }
            let known = guard.ir.value_names(root);
            let named: Vec<_> = values.into_iter().map(|value| (value, known.name(value))).collect();
            let nodes: Vec<_> =
                named.into_iter().map(|(value, name)| (guard.node(Entity::Value(value)), name)).collect();
            Ok((guard.op_node(root), nodes))
        })?;
        let names = nodes.iter().map(|(node, name)| (node.hash(py), name.clone())).collect();
        let options = PrintOptions { local_scope: use_local_scope, ..PrintOptions::DEFAULT };
        Ok(Self { options, names: Mutex::new(names), root })
    }
}
