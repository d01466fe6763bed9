//! Insertion points.

use std::sync::Arc;

use ods::ir::InsertionPoint;
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::context::{Ctx, stack};
use crate::ir::block::{PyBlock, wrap_block};
use crate::ir::operation::{OpBase, PyOperation, put, wrap_operation};
use crate::ir::owner::Owner;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};

/// A place among the entities of a call: before an operation, at the end of a block, or none.
#[derive(Clone, Copy)]
pub(crate) enum InsertionPlace {
    None,
    End(Entity),
    Before(Entity),
}

impl InsertionPlace {
    /// Returns the place that the first of the nodes of [`PyInsertionPoint::nodes_with`] means.
    pub(crate) fn of(entities: &[Entity]) -> Self {
        match entities.first() {
            Some(op @ Entity::Op(_)) => Self::Before(*op),
            Some(block @ Entity::Block(_)) => Self::End(*block),
            Some(Entity::Region(_) | Entity::Value(_)) | None => Self::None,
        }
    }

    /// Returns the insertion point; `None` for detached operations.
    #[inline]
    pub(crate) fn point(self, guard: &IrGuard<'_>) -> PyResult<Option<InsertionPoint>> {
        match self {
            Self::None => Ok(None),
            Self::End(block) => {
                let block = block.block()?;
                if guard.ir.terminator(block).is_some() {
                    return Err(PyIndexError::new_err(
                        "Cannot insert operation at the end of a block that already has a terminator. Did you mean to use \
                         'InsertionPoint.at_block_terminator(block)' versus 'InsertionPoint(block)'?",
                    ));
                }
                Ok(Some(InsertionPoint::end_of(block)))
            }
            Self::Before(op) => {
                let at = InsertionPoint::before(guard.ir, op.op()?);
                if at.block().is_none() {
                    return Err(PyValueError::new_err("Detached operations have no parent"));
                }
                Ok(Some(at))
            }
        }
    }
}

/// A place for new operations: before an operation, or at the end of a block.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "InsertionPoint", frozen)]
pub(crate) struct PyInsertionPoint {
    owner: Owner,
}

impl PyInsertionPoint {
    pub(crate) fn ctx(&self) -> PyResult<&Arc<Ctx>> {
        Ok(self.owner.node()?.ctx())
    }

    pub(crate) fn node(&self) -> PyResult<&Node> {
        self.owner.node()
    }

    /// Returns `first`, and the node of the insertion point if there is one.
    pub(crate) fn nodes_with<'a>(point: Option<&'a Py<Self>>, first: &'a Node) -> PyResult<Vec<&'a Node>> {
        let mut nodes = vec![first];
        if let Some(point) = point {
            nodes.push(point.get().node()?);
        }
        Ok(nodes)
    }

    fn of(node: Node) -> Self {
        Self { owner: Owner::Node(node) }
    }

    /// Returns the place before an operation.
    pub(crate) fn before(py: Python<'_>, op: &Node) -> PyResult<Self> {
        op.with(py, |guard, entity| {
            let op = entity.op()?;
            if guard.ir.parent_block(op).is_none() {
                return Err(PyValueError::new_err("Detached operations have no parent"));
            }
            Ok(Self::of(guard.op_node(op)))
        })
    }
}

/// Returns the insertion point that an argument `ip` means: a point, `None` for the thread's, `False` for none.
pub(crate) fn insertion_point(py: Python<'_>, ip: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Py<PyInsertionPoint>>> {
    let Some(ip) = ip else {
        let point = stack::point_object(py).map(|point| point.into_bound(py).cast_into::<PyInsertionPoint>());
        return Ok(point.transpose()?.map(Bound::unbind));
    };
    if let Ok(point) = ip.cast::<PyInsertionPoint>() {
        return Ok(Some(point.clone().unbind()));
    }
    match ip.cast::<PyBool>() {
        Ok(ip) if !ip.is_true() => Ok(None),
        _ => Err(PyTypeError::new_err("argument `ip` must be an InsertionPoint, None or False")),
    }
}

#[pymethods]
impl PyInsertionPoint {
    #[new]
    #[pyo3(signature = (block = None, *, beforeOperation = None))]
    #[allow(non_snake_case, reason = "the name of MLIR's parameter")]
    fn new(
        py: Python<'_>,
        block: Option<&Bound<'_, PyAny>>,
        beforeOperation: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let place = block.or(beforeOperation);
        let place = place.ok_or_else(|| PyTypeError::new_err("expected a Block, or an operation to insert before"))?;
        if let Ok(block) = place.cast::<PyBlock>() {
            return Ok(Self { owner: Owner::of_block(block)? });
        }
        let op = place.cast::<OpBase>();
        let op = op.map_err(|_| PyTypeError::new_err("expected a Block, or an operation to insert before"))?;
        Self::before(py, op.get().node()?)
    }

    /// Returns the place before the first operation of a block.
    #[staticmethod]
    fn at_block_begin(py: Python<'_>, block: &PyBlock) -> PyResult<Self> {
        block.node.with(py, |guard, entity| {
            let first = guard.ir.first_op(entity.block()?).map(Entity::Op);
            Ok(Self::of(guard.node(first.unwrap_or(entity))))
        })
    }

    /// Returns the place before the terminator of a block.
    #[staticmethod]
    fn at_block_terminator(py: Python<'_>, block: &PyBlock) -> PyResult<Self> {
        block.node.with(py, |guard, entity| {
            let terminator = guard.ir.terminator(entity.block()?);
            let terminator = terminator.ok_or_else(|| PyValueError::new_err("Block has no terminator"))?;
            Ok(Self::of(guard.op_node(terminator)))
        })
    }

    /// Returns the place after an operation.
    #[staticmethod]
    fn after(py: Python<'_>, operation: &OpBase) -> PyResult<Self> {
        operation.with(py, |guard, op| {
            let block = guard.ir.parent_block(op);
            let block = block.ok_or_else(|| PyValueError::new_err("Detached operations have no parent"))?;
            let next = guard.ir.next_op(op).map(Entity::Op);
            Ok(Self::of(guard.node(next.unwrap_or(Entity::Block(block)))))
        })
    }

    /// Inserts a detached operation at the place.
    fn insert(&self, py: Python<'_>, operation: &Bound<'_, OpBase>) -> PyResult<()> {
        Node::with_all(py, &[operation.get().node()?, self.node()?], |guard, entities| {
            let op = entities[0].op()?;
            if guard.ir.parent_block(op).is_some() {
                return Err(PyValueError::new_err("Attempt to insert operation that is already attached"));
            }
            match InsertionPlace::of(&entities[1..]).point(guard)? {
                Some(at) => put(guard, op, at),
                None => Ok(()),
            }
        })
    }

    /// Returns the block that the place is in.
    #[getter]
    fn block<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let node = self.node()?.with(py, |guard, entity| match entity {
            Entity::Op(op) => {
                let block = guard.ir.parent_block(op);
                let block = block.ok_or_else(|| PyValueError::new_err("Detached operations have no parent"))?;
                Ok(guard.node(Entity::Block(block)))
            }
            Entity::Block(_) | Entity::Region(_) | Entity::Value(_) => Ok(guard.node(entity)),
        })?;
        wrap_block(py, node)
    }

    /// Returns the operation before which the place is, or `None` at the end of a block.
    #[getter]
    fn ref_operation<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyOperation>>> {
        let node = self
            .node()?
            .with(py, |guard, entity| Ok(if let Entity::Op(op) = entity { Some(guard.op_node(op)) } else { None }))?;
        node.map(|node| wrap_operation(py, node)).transpose()
    }

    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Bound<'_, Self>> {
        stack::push_point(slf.as_any(), slf.get().ctx()?)?;
        Ok(slf)
    }

    fn __exit__(
        slf: &Bound<'_, Self>,
        _kind: &Bound<'_, PyAny>,
        _value: &Bound<'_, PyAny>,
        _traceback: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        stack::pop(stack::Kind::InsertionPoint, slf.as_any())
    }
}
