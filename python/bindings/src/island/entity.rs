//! Entities of an IR of any kind, as wrappers hold them.

use ods::ir::{Absorbed, ValueOwner};
use ods::{Block, Ir, Operation, Region, Value};
use pyo3::PyErr;
use pyo3::exceptions::PyRuntimeError;

/// A handle to an entity of an island's IR.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Entity {
    Op(Operation),
    Block(Block),
    Region(Region),
    Value(Value),
}

impl Entity {
    /// Returns the handle in the IR that absorbed this one's.
    pub(crate) fn absorbed(self, by: &Absorbed) -> Self {
        match self {
            Self::Op(op) => Self::Op(by.operation(op)),
            Self::Block(block) => Self::Block(by.block(block)),
            Self::Region(region) => Self::Region(by.region(region)),
            Self::Value(value) => Self::Value(by.value(value)),
        }
    }

    pub(crate) fn is_alive(self, ir: &Ir) -> bool {
        match self {
            Self::Op(op) => ir.contains(op),
            Self::Block(block) => ir.contains_block(block),
            Self::Region(region) => ir.contains_region(region),
            Self::Value(value) => ir.contains_value(value),
        }
    }

    /// Returns the operation or block that wrappers of the entity count for. The entity must be alive.
    pub(crate) fn counted_as(self, ir: &Ir) -> Self {
        match self {
            Self::Op(_) | Self::Block(_) => self,
            Self::Region(region) => Self::Op(ir.region_parent(region)),
            Self::Value(value) => match ir.value_owner(value) {
                ValueOwner::Result(op, _) => Self::Op(op),
                ValueOwner::Argument(block, _) => Self::Block(block),
            },
        }
    }

    /// Returns the outermost operation around the entity, which must be alive.
    pub(crate) fn root(self, ir: &Ir) -> Option<Operation> {
        let mut op = match self.counted_as(ir) {
            Self::Op(op) => op,
            Self::Block(block) => ir.block_parent_op(block)?,
            Self::Region(_) | Self::Value(_) => return None,
        };
        while let Some(parent) = ir.parent_op(op) {
            op = parent;
        }
        Some(op)
    }

    /// Returns the error of using the entity after it was erased.
    pub(crate) fn stale(self) -> PyErr {
        let noun = match self {
            Self::Op(_) => "operation",
            Self::Block(_) => "block",
            Self::Region(_) => "region",
            Self::Value(_) => "value",
        };
        PyRuntimeError::new_err(format!("the {noun} has been invalidated"))
    }

    /// Returns the operation. A wrapper of operations holds nothing else, so the error is a bug's.
    pub(crate) fn op(self) -> Result<Operation, PyErr> {
        if let Self::Op(op) = self { Ok(op) } else { Err(unexpected()) }
    }

    pub(crate) fn block(self) -> Result<Block, PyErr> {
        if let Self::Block(block) = self { Ok(block) } else { Err(unexpected()) }
    }

    pub(crate) fn region(self) -> Result<Region, PyErr> {
        if let Self::Region(region) = self { Ok(region) } else { Err(unexpected()) }
    }

    pub(crate) fn value(self) -> Result<Value, PyErr> {
        if let Self::Value(value) = self { Ok(value) } else { Err(unexpected()) }
    }
}

fn unexpected() -> PyErr {
    PyRuntimeError::new_err("a wrapper holds an entity of another kind; report this bug")
}
