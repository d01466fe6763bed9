//! The sequences of an operation or a block: operands, results, regions, successors, arguments, predecessors.
//!
//! A sequence is an owner and a range of positions; it asks the owner at each access. A slice is a sequence of the
//! same class.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList, PySlice};

use crate::context::same_context;
use crate::data::types::wrap_types;
use crate::ir::block::{PyBlock, PyRegion, wrap_block};
use crate::ir::opview::{PendingView, wrap_view};
use crate::ir::owner::Owner;
use crate::ir::value::{PendingValue, PyValueObject};
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::objects::sequence::position;

/// The positions of a slice.
#[derive(Clone, Copy)]
struct Positions {
    start: isize,
    step: isize,
    length: usize,
}

impl Positions {
    fn at(self, index: usize) -> Option<usize> {
        let offset = isize::try_from(index).ok()?.checked_mul(self.step)?;
        usize::try_from(self.start.checked_add(offset)?).ok()
    }

    /// Returns the positions of a slice of `length` of these.
    fn slice(self, slice: &Bound<'_, PySlice>) -> PyResult<Self> {
        let indices = slice.indices(isize::try_from(self.length)?)?;
        let start = self.start + indices.start * self.step;
        Ok(Self { start, step: self.step * indices.step, length: indices.slicelength })
    }
}

/// A sequence of an owner.
pub(crate) struct Sequence {
    owner: Owner,
    /// The positions of a slice; all without.
    positions: Option<Positions>,
}

/// An item, from which its wrapper is made once the island is unlocked.
enum PendingItem {
    Value(PendingValue),
    Block(Node),
    Region(Node),
}

impl PendingItem {
    fn block(guard: &mut IrGuard<'_>, block: ods::Block) -> Self {
        Self::Block(guard.node(Entity::Block(block)))
    }

    fn wrap(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        match self {
            Self::Value(pending) => pending.wrap(py),
            Self::Block(node) => wrap_block(py, node),
            Self::Region(node) => Ok(Bound::new(py, PyRegion { node })?.into_any()),
        }
    }
}

/// The items of owners of one kind.
trait SequenceKind {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize>;
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>>;
    /// Returns an iterator over all items.
    fn iterator(items: Bound<'_, PyList>) -> PyResult<Bound<'_, PyAny>> {
        Ok(items.try_iter()?.into_any())
    }
}

/// The outcome of `sequence[key]`.
enum ItemOrSlice {
    Item(PendingItem),
    Slice(Sequence),
}

impl Sequence {
    fn with<R>(&self, py: Python<'_>, work: impl FnOnce(&mut IrGuard<'_>, Entity) -> PyResult<R>) -> PyResult<R> {
        self.owner.node()?.with(py, work)
    }

    fn range<I: SequenceKind>(&self, guard: &IrGuard<'_>, owner: Entity) -> PyResult<Positions> {
        match self.positions {
            Some(positions) => Ok(positions),
            None => Ok(Positions { start: 0, step: 1, length: I::count(guard, owner)? }),
        }
    }

    fn len<I: SequenceKind>(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |guard, owner| Ok(self.range::<I>(guard, owner)?.length))
    }

    fn get<I: SequenceKind>(&self, key: &Bound<'_, PyAny>) -> PyResult<ItemOrSlice> {
        let py = key.py();
        if let Ok(index) = key.extract::<isize>() {
            let item = self.with(py, |guard, owner| {
                let positions = self.range::<I>(guard, owner)?;
                let at = position(index, positions.length).and_then(|index| positions.at(index));
                let at = at.ok_or_else(|| PyIndexError::new_err("index out of range"))?;
                I::item(guard, owner, at)?.ok_or_else(|| PyIndexError::new_err("index out of range"))
            })?;
            return Ok(ItemOrSlice::Item(item));
        }
        let slice = key.cast::<PySlice>().map_err(|_| PyValueError::new_err("expected integer or slice"))?;
        let positions = self.with(py, |guard, owner| self.range::<I>(guard, owner))?.slice(slice)?;
        Ok(ItemOrSlice::Slice(Self { owner: self.owner.again(py)?, positions: Some(positions) }))
    }

    fn all<'py, I: SequenceKind>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let items = self.with(py, |guard, owner| {
            let positions = self.range::<I>(guard, owner)?;
            let mut items = Vec::with_capacity(positions.length.min(1 << 16));
            for index in 0..positions.length {
                let item = positions.at(index).map(|at| I::item(guard, owner, at)).transpose()?.flatten();
                items.extend(item);
            }
            Ok(items)
        })?;
        items.into_iter().map(|item| item.wrap(py)).collect()
    }

    /// Returns the position that an index means, for assignment.
    fn place<I: SequenceKind>(&self, guard: &IrGuard<'_>, owner: Entity, index: isize) -> PyResult<usize> {
        let positions = self.range::<I>(guard, owner)?;
        let at = position(index, positions.length).and_then(|index| positions.at(index));
        at.filter(|at| I::count(guard, owner).is_ok_and(|count| *at < count))
            .ok_or_else(|| PyIndexError::new_err("index out of range"))
    }
}

/// Defines the class of a sequence.
macro_rules! sequence {
    ($(#[$doc:meta])* $name:ident, $items:ident { $($more:tt)* }) => {
        $(#[$doc])*
        #[pyclass(module = "ods._mlir_libs._mlir.ir", sequence, frozen)]
        pub(crate) struct $name(Sequence);

        impl $name {
            pub(crate) fn of(owner: Owner) -> Self {
                Self(Sequence { owner, positions: None })
            }

            /// Returns the part from `start` of this length.
            #[allow(dead_code, reason = "only operands and results have groups")]
            pub(crate) fn part(node: Node, start: usize, length: usize) -> Self {
                let positions = Positions { start: start as isize, step: 1, length };
                Self(Sequence { owner: Owner::Node(node), positions: Some(positions) })
            }
        }

        #[pymethods]
        impl $name {
            fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
                self.0.len::<$items>(py)
            }

            fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match self.0.get::<$items>(key)? {
                    ItemOrSlice::Item(item) => item.wrap(key.py()),
                    ItemOrSlice::Slice(slice) => Ok(Bound::new(key.py(), Self(slice))?.into_any()),
                }
            }

            fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                $items::iterator(PyList::new(py, self.0.all::<$items>(py)?)?)
            }

            fn __add__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
                let mut all = self.0.all::<$items>(other.py())?;
                for item in other.try_iter()? {
                    all.push(item?);
                }
                PyList::new(other.py(), all)
            }

            $($more)*
        }
    };
}

struct Operands;
impl SequenceKind for Operands {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.num_operands(owner.op()?))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let Some(value) = guard.ir.operand(owner.op()?, position) else { return Ok(None) };
        if !guard.ir.contains_value(value) {
            return Err(Entity::Value(value).stale());
        }
        Ok(Some(PendingItem::Value(PendingValue::new(guard, value))))
    }
}

sequence!(
    /// The operands of an operation.
    OpOperandList, Operands {
        fn __setitem__(&self, index: isize, value: &Bound<'_, PyValueObject>) -> PyResult<()> {
            Node::with_all(value.py(), &[self.0.owner.node()?, &value.get().node], |guard, entities| {
                let at = self.0.place::<Operands>(guard, entities[0], index)?;
                guard.ir.set_operand(entities[0].op()?, at, entities[1].value()?);
                guard.counts.sweep(guard.ir);
                Ok(())
            })
        }
    }
);

struct Results;
impl SequenceKind for Results {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.num_results(owner.op()?))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let value = guard.ir.result(owner.op()?, position);
        Ok(value.map(|value| PendingItem::Value(PendingValue::new(guard, value))))
    }
}

/// Returns the types of the values of a sequence.
fn types<'py, I: SequenceKind>(
    sequence: &Sequence,
    py: Python<'py>,
    ty: impl Fn(&IrGuard<'_>, Entity, usize) -> PyResult<Option<ods::Type>>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let types = sequence.with(py, |guard, owner| {
        let positions = sequence.range::<I>(guard, owner)?;
        let mut types = Vec::new();
        for index in 0..positions.length {
            types.extend(positions.at(index).map(|at| ty(guard, owner, at)).transpose()?.flatten());
        }
        Ok(types)
    })?;
    wrap_types(py, sequence.owner.node()?.ctx(), &types)
}

sequence!(
    /// The results of an operation.
    OpResultList, Results {
        /// Returns the types of the values.
        #[getter]
        fn types<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            types::<Results>(&self.0, py, |guard, owner, at| {
                Ok(guard.ir.result(owner.op()?, at).map(|value| guard.ir.value_type(value)))
            })
        }

        /// Returns the operation.
        #[getter]
        fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            let pending = self.0.with(py, |guard, owner| Ok(PendingView::new(guard, owner.op()?)))?;
            wrap_view(py, pending)
        }
    }
);

struct Arguments;
impl SequenceKind for Arguments {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.num_arguments(owner.block()?))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let value = guard.ir.argument(owner.block()?, position);
        Ok(value.map(|value| PendingItem::Value(PendingValue::new(guard, value))))
    }
}

sequence!(
    /// The arguments of a block.
    BlockArgumentList, Arguments {
        /// Returns the types of the values.
        #[getter]
        fn types<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            types::<Arguments>(&self.0, py, |guard, owner, at| {
                Ok(guard.ir.argument(owner.block()?, at).map(|value| guard.ir.value_type(value)))
            })
        }
    }
);

struct Regions;
impl SequenceKind for Regions {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.num_regions(owner.op()?))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let region = guard.ir.region(owner.op()?, position);
        Ok(region.map(|region| PendingItem::Region(guard.node(Entity::Region(region)))))
    }
    fn iterator(items: Bound<'_, PyList>) -> PyResult<Bound<'_, PyAny>> {
        let inner = items.try_iter()?.unbind();
        Ok(Bound::new(items.py(), RegionIterator(inner))?.into_any())
    }
}

/// The regions of an operation, one after another.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct RegionIterator(Py<PyIterator>);

#[pymethods]
impl RegionIterator {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> Option<PyResult<Bound<'py, PyAny>>> {
        self.0.bind(py).clone().next()
    }
}

sequence!(
    /// The regions of an operation.
    RegionSequence, Regions {}
);

struct Successors;
impl SequenceKind for Successors {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.num_successors(owner.op()?))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let Some(block) = guard.ir.successor(owner.op()?, position) else { return Ok(None) };
        if !guard.ir.contains_block(block) {
            return Err(Entity::Block(block).stale());
        }
        Ok(Some(PendingItem::block(guard, block)))
    }
}

sequence!(
    /// The successors of an operation.
    OpSuccessors, Successors {
        fn __setitem__(&self, index: isize, block: &Bound<'_, PyBlock>) -> PyResult<()> {
            same_context(block.get().node.ctx(), self.0.owner.node()?.ctx(), "the block")?;
            Node::with_all(block.py(), &[self.0.owner.node()?, &block.get().node], |guard, entities| {
                let at = self.0.place::<Successors>(guard, entities[0], index)?;
                guard.ir.set_successor(entities[0].op()?, at, entities[1].block()?);
                Ok(())
            })
        }
    }
);

struct BlocksAfter;
impl SequenceKind for BlocksAfter {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.last_op(owner.block()?).map_or(0, |last| guard.ir.num_successors(last)))
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let last = guard.ir.last_op(owner.block()?);
        let block = last.and_then(|last| guard.ir.successor(last, position));
        Ok(block.filter(|block| guard.ir.contains_block(*block)).map(|block| PendingItem::block(guard, block)))
    }
}

sequence!(
    /// The blocks that the last operation of a block may continue in.
    BlockSuccessors, BlocksAfter {}
);

struct BlocksBefore;
impl SequenceKind for BlocksBefore {
    fn count(guard: &IrGuard<'_>, owner: Entity) -> PyResult<usize> {
        Ok(guard.ir.predecessors(owner.block()?).count())
    }
    fn item(guard: &mut IrGuard<'_>, owner: Entity, position: usize) -> PyResult<Option<PendingItem>> {
        let block = guard.ir.predecessors(owner.block()?).nth(position);
        Ok(block.map(|block| PendingItem::block(guard, block)))
    }
}

sequence!(
    /// The blocks that may continue in a block.
    BlockPredecessors, BlocksBefore {}
);
