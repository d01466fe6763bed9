//! Owners: the wrappers that lists, maps and insertion points are about.
//!
//! They share the node of the wrapper that they come from, as a node of their own has to be counted. A wrapper that
//! is kept in this way must not be of a class that Python code derives: such an object has a dictionary, and a list
//! in it that keeps the object would be a cycle that the garbage collector does not see.

use pyo3::prelude::*;

use crate::ir::block::{PyBlock, PyRegion};
use crate::ir::operation::{OpBase, PyOperation};
use crate::island::Node;

/// A wrapper of an operation, a region or a block, or a node of it.
pub(crate) enum Owner {
    Op(Py<OpBase>),
    Region(Py<PyRegion>),
    Block(Py<PyBlock>),
    Node(Node),
}

impl Owner {
    /// Returns the owner for a live operation.
    #[inline]
    pub(crate) fn of_op(op: &Bound<'_, OpBase>) -> PyResult<Self> {
        let py = op.py();
        let Ok(op) = op.cast_exact::<PyOperation>() else { return Ok(Self::Node(op.get().node()?.again(py)?)) };
        op.as_super().get().node()?.check(py)?;
        Ok(Self::Op(op.as_super().clone().unbind()))
    }

    /// Returns the owner for a live region.
    #[inline]
    pub(crate) fn of_region(region: &Bound<'_, PyRegion>) -> PyResult<Self> {
        region.get().node.check(region.py())?;
        Ok(Self::Region(region.clone().unbind()))
    }

    /// Returns the owner for a live block.
    #[inline]
    pub(crate) fn of_block(block: &Bound<'_, PyBlock>) -> PyResult<Self> {
        block.get().node.check(block.py())?;
        Ok(Self::Block(block.clone().unbind()))
    }

    /// Returns the node.
    #[inline]
    pub(crate) fn node(&self) -> PyResult<&Node> {
        match self {
            Self::Op(op) => op.get().node(),
            Self::Region(region) => Ok(&region.get().node),
            Self::Block(block) => Ok(&block.get().node),
            Self::Node(node) => Ok(node),
        }
    }

    /// Returns another one of the same entity.
    pub(crate) fn again(&self, py: Python<'_>) -> PyResult<Self> {
        Ok(match self {
            Self::Op(op) => Self::Op(op.clone_ref(py)),
            Self::Region(region) => Self::Region(region.clone_ref(py)),
            Self::Block(block) => Self::Block(block.clone_ref(py)),
            Self::Node(node) => Self::Node(node.again(py)?),
        })
    }
}
