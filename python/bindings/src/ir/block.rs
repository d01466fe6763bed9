//! Regions and blocks, and the iterators over them.

use std::sync::{Mutex, PoisonError};

use ods::{Block, Location, Operation, Region, Type};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyIterator, PyList, PyTuple};

use crate::context::location::PyLocation;
use crate::data::types::PyTypeObject;
use crate::ir::operation::{OpBase, put};
use crate::ir::opview::{PendingView, wrap_view};
use crate::ir::owner::Owner;
use crate::ir::sequences::{BlockArgumentList, BlockPredecessors, BlockSuccessors};
use crate::ir::value::PendingValue;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node, WeakEntities};
use crate::objects::registry::lock;
use crate::objects::sequence::position;
use crate::text::printing;

/// A region of an operation: its blocks.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Region", frozen)]
pub(crate) struct PyRegion {
    pub(crate) node: Node,
}

#[pymethods]
impl PyRegion {
    /// Returns the blocks.
    #[getter]
    fn blocks(slf: &Bound<'_, Self>) -> PyResult<BlockList> {
        Ok(BlockList { owner: Owner::of_region(slf)? })
    }

    /// Returns the operation that the region is of.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.node.with(py, |guard, entity| {
            let op = guard.ir.region_parent(entity.region()?);
            Ok(PendingView::new(guard, op))
        })?;
        wrap_view(py, pending)
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<BlockIterator> {
        BlockIterator::over(py, &self.node)
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.node.is(&other.get().node, py))
    }

    fn __hash__(&self, py: Python<'_>) -> u64 {
        self.node.hash(py)
    }
}

/// Returns a wrapper of class `Block`.
pub(crate) fn wrap_block(py: Python<'_>, node: Node) -> PyResult<Bound<'_, PyAny>> {
    Ok(Bound::new(py, PyBlock { node })?.into_any())
}

/// The types and locations of the arguments of a new block.
struct Arguments(Vec<(Type, Location)>);

impl Arguments {
    fn new(node: &Node, types: &Bound<'_, PyAny>, locations: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let mut items = Vec::new();
        // MLIR takes the types one by one, or as one sequence.
        let first = types.try_iter()?.next().transpose()?;
        let nested = first.filter(|first| first.cast::<PyTypeObject>().is_err());
        for ty in nested.as_ref().unwrap_or(types).try_iter()? {
            let ty = ty?;
            let ty =
                ty.cast::<PyTypeObject>().map_err(|_| PyTypeError::new_err("the arguments of a block need Types"))?;
            items.push((ty.get().for_context(node.ctx())?, Location::UNKNOWN));
        }
        if let Some(locations) = locations {
            let locations: Vec<Bound<'_, PyLocation>> = locations.extract()?;
            if locations.len() != items.len() {
                let message = format!("Expected {} locations, got: {}", items.len(), locations.len());
                return Err(PyValueError::new_err(message));
            }
            for (item, location) in items.iter_mut().zip(&locations) {
                crate::context::same_context(&location.get().ctx, node.ctx(), "the location")?;
                item.1 = location.get().location;
            }
        } else if !items.is_empty() {
            let (ctx, location) = crate::context::stack::location(None)?;
            crate::context::same_context(&ctx, node.ctx(), "the current location")?;
            items.iter_mut().for_each(|item| item.1 = location);
        }
        Ok(Self(items))
    }

    /// Adds a block to the region, before another one or at the end.
    fn add_block(&self, guard: &mut IrGuard<'_>, region: Region, before: Option<Block>) -> Node {
        let block = guard.ir.create_block();
        for (ty, location) in &self.0 {
            guard.ir.add_argument(block, *ty, *location);
        }
        guard.ir.insert_block_before(region, before, block);
        guard.node(Entity::Block(block))
    }
}

fn region_of(guard: &IrGuard<'_>, block: Block) -> PyResult<Region> {
    guard.ir.block_region(block).ok_or_else(|| PyValueError::new_err("the block is in no region"))
}

/// A block of a region: its arguments and operations.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Block", frozen)]
pub(crate) struct PyBlock {
    pub(crate) node: Node,
}

#[pymethods]
impl PyBlock {
    /// Creates a block at the start of a region.
    #[staticmethod]
    #[pyo3(signature = (parent, arg_types = None, arg_locs = None))]
    fn create_at_start<'py>(
        parent: &Bound<'py, PyRegion>,
        arg_types: Option<&Bound<'py, PyAny>>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, node) = (parent.py(), &parent.get().node);
        let none = PyTuple::empty(py).into_any();
        let arguments = Arguments::new(node, arg_types.unwrap_or(&none), arg_locs)?;
        let block = node.with(py, |guard, entity| {
            let region = entity.region()?;
            let first = guard.ir.entry_block(region);
            Ok(arguments.add_block(guard, region, first))
        })?;
        wrap_block(py, block)
    }

    /// Creates a block before this one.
    #[pyo3(signature = (*arg_types, arg_locs = None))]
    fn create_before<'py>(
        &self,
        arg_types: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = Arguments::new(&self.node, arg_types, arg_locs)?;
        let block = self.node.with(arg_types.py(), |guard, entity| {
            let region = region_of(guard, entity.block()?)?;
            Ok(arguments.add_block(guard, region, Some(entity.block()?)))
        })?;
        wrap_block(arg_types.py(), block)
    }

    /// Creates a block after this one.
    #[pyo3(signature = (*arg_types, arg_locs = None))]
    fn create_after<'py>(
        &self,
        arg_types: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = Arguments::new(&self.node, arg_types, arg_locs)?;
        let block = self.node.with(arg_types.py(), |guard, entity| {
            let region = region_of(guard, entity.block()?)?;
            let next = guard.ir.next_block(entity.block()?);
            Ok(arguments.add_block(guard, region, next))
        })?;
        wrap_block(arg_types.py(), block)
    }

    /// Moves the block to the end of a region.
    fn append_to(&self, region: &Bound<'_, PyRegion>) -> PyResult<()> {
        Node::with_all(region.py(), &[&self.node, &region.get().node], |guard, entities| {
            let (block, region) = (entities[0].block()?, entities[1].region()?);
            let around = std::iter::successors(Some(guard.ir.region_parent(region)), |op| guard.ir.parent_op(*op));
            if around.into_iter().any(|op| guard.ir.parent_block(op) == Some(block)) {
                return Err(PyValueError::new_err("a block cannot be inside itself; choose another region"));
            }
            let changes_tree =
                Entity::Block(block).root(guard.ir) != Entity::Region(entities[1].region()?).root(guard.ir);
            guard.ir.detach_block(block);
            guard.ir.append_block(region, block);
            if changes_tree {
                guard.counts.mark_outdated();
            }
            Ok(())
        })
    }

    /// Returns the operation around the block.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.node.with(py, |guard, entity| {
            let op = guard.ir.block_parent_op(entity.block()?);
            let op = op.ok_or_else(|| PyValueError::new_err("the block is in no region"))?;
            Ok(PendingView::new(guard, op))
        })?;
        wrap_view(py, pending)
    }

    /// Returns the region that the block is in.
    #[getter]
    fn region(&self, py: Python<'_>) -> PyResult<PyRegion> {
        self.node.with(py, |guard, entity| {
            let region = region_of(guard, entity.block()?)?;
            Ok(PyRegion { node: guard.node(Entity::Region(region)) })
        })
    }

    /// Returns the arguments.
    #[getter]
    fn arguments(slf: &Bound<'_, Self>) -> PyResult<BlockArgumentList> {
        Ok(BlockArgumentList::of(Owner::of_block(slf)?))
    }

    /// Adds an argument of a type.
    fn add_argument<'py>(
        &self,
        py: Python<'py>,
        r#type: &PyTypeObject,
        loc: &PyLocation,
    ) -> PyResult<Bound<'py, PyAny>> {
        let ty = r#type.for_context(self.node.ctx())?;
        crate::context::same_context(&loc.ctx, self.node.ctx(), "the location")?;
        let pending = self.node.with(py, |guard, entity| {
            let argument = guard.ir.add_argument(entity.block()?, ty, loc.location);
            Ok(PendingValue::new(guard, argument))
        })?;
        pending.wrap(py)
    }

    /// Erases the argument at a position, which must have no uses.
    fn erase_argument(&self, py: Python<'_>, index: isize) -> PyResult<()> {
        self.node.with(py, |guard, entity| {
            let block = entity.block()?;
            let at = position(index, guard.ir.num_arguments(block));
            let at = at.ok_or_else(|| PyIndexError::new_err("index out of range"))?;
            let erased = guard.ir.erase_argument(block, at);
            erased.map_err(|_| {
                let message = "the block argument still has uses; replace or erase those first";
                pyo3::exceptions::PyRuntimeError::new_err(message)
            })
        })
    }

    /// Returns the operations.
    #[getter]
    fn operations(slf: &Bound<'_, Self>) -> PyResult<OperationList> {
        Ok(OperationList { owner: Owner::of_block(slf)? })
    }

    fn __iter__(slf: &Bound<'_, Self>) -> PyResult<OperationIterator> {
        OperationIterator::over(slf.py(), Owner::of_block(slf)?)
    }

    /// Adds a block with arguments of these types.
    fn append(&self, operation: &Bound<'_, OpBase>) -> PyResult<()> {
        let py = operation.py();
        Node::with_all(py, &[operation.get().node()?, &self.node], |guard, entities| {
            put(guard, entities[0].op()?, ods::ir::InsertionPoint::end_of(entities[1].block()?))
        })
    }

    /// Returns the blocks that may follow.
    #[getter]
    fn successors(slf: &Bound<'_, Self>) -> PyResult<BlockSuccessors> {
        Ok(BlockSuccessors::of(Owner::of_block(slf)?))
    }

    /// Returns the blocks that may come before.
    #[getter]
    fn predecessors(slf: &Bound<'_, Self>) -> PyResult<BlockPredecessors> {
        Ok(BlockPredecessors::of(Owner::of_block(slf)?))
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.node.is(&other.get().node, py))
    }

    fn __hash__(&self, py: Python<'_>) -> u64 {
        self.node.hash(py)
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.node.with(py, |guard, entity| printing::block_text(guard, entity.block()?))
    }
}

/// The blocks of a region.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct BlockList {
    owner: Owner,
}

#[pymethods]
impl BlockList {
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.owner.node()?.with(py, |guard, entity| Ok(guard.ir.blocks(entity.region()?).count()))
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let block = self.owner.node()?.with(py, |guard, entity| {
            let region = entity.region()?;
            let at =
                if index < 0 { position(index, guard.ir.blocks(region).count()) } else { usize::try_from(index).ok() };
            let block = at.and_then(|at| guard.ir.blocks(region).nth(at));
            let block = block.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds block"))?;
            Ok(guard.node(Entity::Block(block)))
        })?;
        wrap_block(py, block)
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<BlockIterator> {
        BlockIterator::over(py, self.owner.node()?)
    }

    /// Moves an operation to the end of the block.
    #[pyo3(signature = (*args, arg_locs = None))]
    fn append<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = Arguments::new(self.owner.node()?, args, arg_locs)?;
        let block = self
            .owner
            .node()?
            .with(args.py(), |guard, entity| Ok(arguments.add_block(guard, entity.region()?, None)))?;
        wrap_block(args.py(), block)
    }
}

/// The blocks of a region, one after another. An erased one is not visited.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct BlockIterator(Mutex<std::vec::IntoIter<Node>>);

impl BlockIterator {
    fn over(py: Python<'_>, region: &Node) -> PyResult<Self> {
        let blocks = region.with(py, |guard, entity| {
            let blocks: Vec<Block> = guard.ir.blocks(entity.region()?).collect();
            Ok(blocks.into_iter().map(|block| guard.node(Entity::Block(block))).collect::<Vec<_>>())
        })?;
        Ok(Self(Mutex::new(blocks.into_iter())))
    }
}

#[pymethods]
impl BlockIterator {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let Some(node) = lock(&self.0).next() else { return Ok(None) };
            if node.with(py, |_, _| Ok(())).is_ok() {
                return wrap_block(py, node).map(Some);
            }
        }
    }
}

/// The operations of a block.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct OperationList {
    owner: Owner,
}

#[pymethods]
impl OperationList {
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.owner.node()?.with(py, |guard, entity| Ok(guard.ir.block_ops(entity.block()?).count()))
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.owner.node()?.with(py, |guard, entity| {
            let block = entity.block()?;
            let op = if index < 0 {
                let mut op = guard.ir.last_op(block);
                for _ in 1..index.unsigned_abs() {
                    let Some(behind) = op else { break };
                    op = guard.ir.previous_op(behind);
                }
                op
            } else {
                guard.ir.block_ops(block).nth(index.unsigned_abs())
            };
            let op = op.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds operation"))?;
            Ok(PendingView::new(guard, op))
        })?;
        wrap_view(py, pending)
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<OperationIterator> {
        OperationIterator::over(py, self.owner.again(py)?)
    }

    /// Returns an iterator over the operations of now, last one first.
    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let pending = self.owner.node()?.with(py, |guard, entity| {
            let mut ops: Vec<_> = guard.ir.block_ops(entity.block()?).collect();
            ops.reverse();
            Ok(ops.into_iter().map(|op| PendingView::new(guard, op)).collect::<Vec<_>>())
        })?;
        let views = pending.into_iter().map(|pending| wrap_view(py, pending)).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, views)?.try_iter()
    }
}

/// The operations of a block, one after another.
///
/// It remembers the operation to come and the last one that it gave: if the one to come left the block meanwhile, it
/// continues after the last one.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct OperationIterator(Mutex<Cursor>);

struct Cursor {
    /// Keeps the block.
    _owner: Owner,
    /// The block, the operation to come, and the last one.
    weak: WeakEntities<[Option<Entity>; 3]>,
}

impl OperationIterator {
    fn over(py: Python<'_>, owner: Owner) -> PyResult<Self> {
        let weak = owner.node()?.with(py, |guard, entity| {
            let first = guard.ir.first_op(entity.block()?).map(Entity::Op);
            Ok(guard.weak_entities([Some(entity), first, None]))
        })?;
        Ok(Self(Mutex::new(Cursor { _owner: owner, weak })))
    }
}

/// Returns the operation after the last one, if that is still in the block.
fn behind(guard: &IrGuard<'_>, block: Block, last: Option<Entity>) -> Option<Operation> {
    let last = last?.op().ok().filter(|last| guard.ir.contains(*last))?;
    if guard.ir.parent_block(last) == Some(block) { guard.ir.next_op(last) } else { None }
}

/// Moves on. Returns the view of the operation that was to come.
fn step(guard: &mut IrGuard<'_>, weak: &mut [Option<Entity>; 3]) -> PyResult<Option<PendingView>> {
    let [Some(block), next, last] = *weak else { return Ok(None) };
    if !block.is_alive(guard.ir) {
        return Err(block.stale());
    }
    let (block, Some(next)) = (block.block()?, next) else { return Ok(None) };
    let op = next.op()?;
    let is_here = guard.ir.contains(op) && guard.ir.parent_block(op) == Some(block);
    let op = if is_here { Some(op) } else { behind(guard, block, last) };
    weak[1] = op.and_then(|op| guard.ir.next_op(op)).map(Entity::Op);
    weak[2] = op.map(Entity::Op);
    Ok(op.map(|op| PendingView::new(guard, op)))
}

#[pymethods]
impl OperationIterator {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        // Looking may wait for the IR, and whoever has it for the GIL.
        let mut cursor = self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let pending = cursor.weak.with(py, step)?;
        drop(cursor);
        pending.map(|pending| wrap_view(py, pending)).transpose()
    }
}
