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
use crate::ir::opview::{ViewSeed, wrap_view};
use crate::ir::owner::Owner;
use crate::ir::sequences::{BlockArgumentList, BlockPredecessors, BlockSuccessors};
use crate::ir::value::ValueSeed;
use crate::island::entity::Entity;
use crate::island::{Here, Marks, Node};
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
        let seed = self.node.with(py, |here, entity| {
            let op = here.ir.region_parent(entity.region()?);
            Ok(ViewSeed::new(here, op))
        })?;
        wrap_view(py, seed)
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
            items.push((ty.get().in_same(node.ctx())?, Location::UNKNOWN));
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
    fn add_block(&self, here: &mut Here<'_>, region: Region, before: Option<Block>) -> Node {
        let block = here.ir.create_block();
        for (ty, location) in &self.0 {
            here.ir.add_argument(block, *ty, *location);
        }
        here.ir.insert_block_before(region, before, block);
        here.node(Entity::Block(block))
    }
}

fn region_of(here: &Here<'_>, block: Block) -> PyResult<Region> {
    here.ir.block_region(block).ok_or_else(|| PyValueError::new_err("the block is in no region"))
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
        let block = node.with(py, |here, entity| {
            let region = entity.region()?;
            let first = here.ir.entry_block(region);
            Ok(arguments.add_block(here, region, first))
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
        let block = self.node.with(arg_types.py(), |here, entity| {
            let region = region_of(here, entity.block()?)?;
            Ok(arguments.add_block(here, region, Some(entity.block()?)))
        })?;
        wrap_block(arg_types.py(), block)
    }

    /// Creates a block behind this one.
    #[pyo3(signature = (*arg_types, arg_locs = None))]
    fn create_after<'py>(
        &self,
        arg_types: &Bound<'py, PyTuple>,
        arg_locs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = Arguments::new(&self.node, arg_types, arg_locs)?;
        let block = self.node.with(arg_types.py(), |here, entity| {
            let region = region_of(here, entity.block()?)?;
            let next = here.ir.next_block(entity.block()?);
            Ok(arguments.add_block(here, region, next))
        })?;
        wrap_block(arg_types.py(), block)
    }

    /// Moves the block to the end of a region.
    fn append_to(&self, region: &Bound<'_, PyRegion>) -> PyResult<()> {
        Node::with_all(region.py(), &[&self.node, &region.get().node], |here, entities| {
            let (block, region) = (entities[0].block()?, entities[1].region()?);
            let around = std::iter::successors(Some(here.ir.region_parent(region)), |op| here.ir.parent_op(*op));
            if around.into_iter().any(|op| here.ir.parent_block(op) == Some(block)) {
                return Err(PyValueError::new_err("a block cannot be inside of itself; choose another region"));
            }
            let changes_tree =
                Entity::Block(block).root(here.ir) != Entity::Region(entities[1].region()?).root(here.ir);
            here.ir.detach_block(block);
            here.ir.append_block(region, block);
            if changes_tree {
                here.counts.outdate();
            }
            Ok(())
        })
    }

    /// Returns the operation around the block.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let seed = self.node.with(py, |here, entity| {
            let op = here.ir.block_parent_op(entity.block()?);
            let op = op.ok_or_else(|| PyValueError::new_err("the block is in no region"))?;
            Ok(ViewSeed::new(here, op))
        })?;
        wrap_view(py, seed)
    }

    /// Returns the region that the block is in.
    #[getter]
    fn region(&self, py: Python<'_>) -> PyResult<PyRegion> {
        self.node.with(py, |here, entity| {
            let region = region_of(here, entity.block()?)?;
            Ok(PyRegion { node: here.node(Entity::Region(region)) })
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
        let ty = r#type.in_same(self.node.ctx())?;
        crate::context::same_context(&loc.ctx, self.node.ctx(), "the location")?;
        let seed = self.node.with(py, |here, entity| {
            let argument = here.ir.add_argument(entity.block()?, ty, loc.location);
            Ok(ValueSeed::new(here, argument))
        })?;
        seed.wrap(py)
    }

    /// Erases the argument at a position, which must have no uses.
    fn erase_argument(&self, py: Python<'_>, index: isize) -> PyResult<()> {
        self.node.with(py, |here, entity| {
            let block = entity.block()?;
            let at = position(index, here.ir.num_arguments(block));
            let at = at.ok_or_else(|| PyIndexError::new_err("index out of range"))?;
            let erased = here.ir.erase_argument(block, at);
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
        Node::with_all(py, &[operation.get().node()?, &self.node], |here, entities| {
            put(here, entities[0].op()?, ods::ir::InsertionPoint::end_of(entities[1].block()?))
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
        self.node.with(py, |here, entity| printing::block_text(here, entity.block()?))
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
        self.owner.node()?.with(py, |here, entity| Ok(here.ir.blocks(entity.region()?).count()))
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let block = self.owner.node()?.with(py, |here, entity| {
            let region = entity.region()?;
            let at =
                if index < 0 { position(index, here.ir.blocks(region).count()) } else { usize::try_from(index).ok() };
            let block = at.and_then(|at| here.ir.blocks(region).nth(at));
            let block = block.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds block"))?;
            Ok(here.node(Entity::Block(block)))
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
        let block =
            self.owner.node()?.with(args.py(), |here, entity| Ok(arguments.add_block(here, entity.region()?, None)))?;
        wrap_block(args.py(), block)
    }
}

/// The blocks of a region, one after another. An erased one is not visited.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct BlockIterator(Mutex<std::vec::IntoIter<Node>>);

impl BlockIterator {
    fn over(py: Python<'_>, region: &Node) -> PyResult<Self> {
        let blocks = region.with(py, |here, entity| {
            let blocks: Vec<Block> = here.ir.blocks(entity.region()?).collect();
            Ok(blocks.into_iter().map(|block| here.node(Entity::Block(block))).collect::<Vec<_>>())
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
        self.owner.node()?.with(py, |here, entity| Ok(here.ir.block_ops(entity.block()?).count()))
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let seed = self.owner.node()?.with(py, |here, entity| {
            let block = entity.block()?;
            let op = if index < 0 {
                let mut op = here.ir.last_op(block);
                for _ in 1..index.unsigned_abs() {
                    let Some(behind) = op else { break };
                    op = here.ir.previous_op(behind);
                }
                op
            } else {
                here.ir.block_ops(block).nth(index.unsigned_abs())
            };
            let op = op.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds operation"))?;
            Ok(ViewSeed::new(here, op))
        })?;
        wrap_view(py, seed)
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<OperationIterator> {
        OperationIterator::over(py, self.owner.again(py)?)
    }

    /// Returns an iterator over the operations of now, last one first.
    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let seeds = self.owner.node()?.with(py, |here, entity| {
            let mut ops: Vec<_> = here.ir.block_ops(entity.block()?).collect();
            ops.reverse();
            Ok(ops.into_iter().map(|op| ViewSeed::new(here, op)).collect::<Vec<_>>())
        })?;
        let views = seeds.into_iter().map(|seed| wrap_view(py, seed)).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, views)?.try_iter()
    }
}

/// The operations of a block, one after another.
///
/// It remembers the operation to come and the last one that it gave: if the one to come left the block meanwhile, it
/// goes on behind the last one.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct OperationIterator(Mutex<Cursor>);

struct Cursor {
    /// Keeps the block.
    _owner: Owner,
    /// The block, the operation to come, and the last one.
    marks: Marks<[Option<Entity>; 3]>,
}

impl OperationIterator {
    fn over(py: Python<'_>, owner: Owner) -> PyResult<Self> {
        let marks = owner.node()?.with(py, |here, entity| {
            let first = here.ir.first_op(entity.block()?).map(Entity::Op);
            Ok(here.marks([Some(entity), first, None]))
        })?;
        Ok(Self(Mutex::new(Cursor { _owner: owner, marks })))
    }
}

/// Returns the operation behind the last one, if that is still in the block.
fn behind(here: &Here<'_>, block: Block, last: Option<Entity>) -> Option<Operation> {
    let last = last?.op().ok().filter(|last| here.ir.contains(*last))?;
    if here.ir.parent_block(last) == Some(block) { here.ir.next_op(last) } else { None }
}

/// Moves on. Returns the view of the operation that was to come.
fn step(here: &mut Here<'_>, marks: &mut [Option<Entity>; 3]) -> PyResult<Option<ViewSeed>> {
    let [Some(block), next, last] = *marks else { return Ok(None) };
    if !block.is_alive(here.ir) {
        return Err(block.stale());
    }
    let (block, Some(next)) = (block.block()?, next) else { return Ok(None) };
    let op = next.op()?;
    let is_here = here.ir.contains(op) && here.ir.parent_block(op) == Some(block);
    let op = if is_here { Some(op) } else { behind(here, block, last) };
    marks[1] = op.and_then(|op| here.ir.next_op(op)).map(Entity::Op);
    marks[2] = op.map(Entity::Op);
    Ok(op.map(|op| ViewSeed::new(here, op)))
}

#[pymethods]
impl OperationIterator {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        // Looking may wait for the IR, and whoever has it for the GIL.
        let mut cursor = self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let seed = cursor.marks.with(py, step)?;
        drop(cursor);
        seed.map(|seed| wrap_view(py, seed)).transpose()
    }
}
