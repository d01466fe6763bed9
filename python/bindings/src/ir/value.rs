//! Values: results of operations and arguments of blocks, and their uses.

use std::sync::Mutex;

use ods::ir::{Use, ValueOwner};
use ods::schema::TraitSet;
use ods::text::PrintOptions;
use ods::{Type, Value};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::context::PyContext;
use crate::context::location::PyLocation;
use crate::data::types::{PyTypeObject, type_id, wrap_type};
use crate::ir::asm_state::PyAsmState;
use crate::ir::block::wrap_block;
use crate::ir::operation::OpBase;
use crate::ir::opview::{PendingView, wrap_view};
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::objects::registry::{lock, registries};

/// The contents of a wrapper of a value, which is made once the island is unlocked.
pub(crate) struct PendingValue {
    node: Node,
    is_argument: bool,
    ty: Type,
}

impl PendingValue {
    pub(crate) fn new(guard: &mut IrGuard<'_>, value: Value) -> Self {
        let is_argument = matches!(guard.ir.value_owner(value), ValueOwner::Argument(..));
        Self { ty: guard.ir.value_type(value), node: guard.node(Entity::Value(value)), is_argument }
    }

    /// Returns the wrapper of the most special class, or what a caster makes of it.
    pub(crate) fn wrap(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let casters = &registries(py).value_casters;
        if casters.is_empty() {
            return self.wrap_plainly(py);
        }
        let caster = casters.find(py, &type_id(&self.node.ctx().core, self.ty));
        let object = self.wrap_plainly(py)?;
        match caster {
            Some(caster) => caster.into_bound(py).call1((object,)),
            None => Ok(object),
        }
    }

    fn wrap_plainly(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        let base = PyClassInitializer::from(PyValueObject { node: self.node });
        if self.is_argument {
            Ok(Bound::new(py, base.add_subclass(BlockArgument))?.into_any())
        } else {
            Ok(Bound::new(py, base.add_subclass(OpResult))?.into_any())
        }
    }
}

/// A value: the result of an operation, or an argument of a block.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Value", subclass, frozen)]
pub(crate) struct PyValueObject {
    pub(crate) node: Node,
}

impl PyValueObject {
    /// Returns the node of a value that an argument means: a value, or an operation with one result.
    pub(crate) fn with_node<R>(argument: &Bound<'_, PyAny>, take: impl FnOnce(Node) -> R) -> PyResult<R> {
        let py = argument.py();
        if let Ok(value) = argument.cast::<Self>() {
            return Ok(take(value.get().node.again(py)?));
        }
        let op = argument
            .cast::<OpBase>()
            .map_err(|_| PyTypeError::new_err("expected a Value, or an operation with one result"))?;
        Ok(take(op.get().node()?.with(py, |guard, entity| {
            let op = entity.op()?;
            let result = crate::ir::operation::only_result(guard, op)?;
            Ok(guard.node(Entity::Value(result)))
        })?))
    }

    fn name(&self, py: Python<'_>, options: &PrintOptions) -> PyResult<String> {
        self.node.with(py, |guard, entity| {
            let value = entity.value()?;
            let Some(root) = scope(guard, value, options.local_scope) else {
                return Ok("<<UNKNOWN SSA VALUE>>".into());
            };
            Ok(guard.ir.value_names_with(root, options).name(value))
        })
    }
}

/// Returns the operation whose printing names the value: the outermost one around, or the next that is isolated.
pub(crate) fn scope(guard: &IrGuard<'_>, value: Value, is_local: bool) -> Option<ods::Operation> {
    let owner = match guard.ir.value_owner(value) {
        ValueOwner::Result(op, _) => Some(op),
        ValueOwner::Argument(block, _) => guard.ir.block_region(block).map(|region| guard.ir.region_parent(region)),
    };
    let around = std::iter::successors(owner, |op| guard.ir.parent_op(*op));
    let mut isolated = around.filter(|op| guard.ir.has_traits(*op, TraitSet::ISOLATED_FROM_ABOVE));
    let isolated = if is_local { isolated.next() } else { None };
    isolated.or_else(|| Entity::Value(value).root(guard.ir))
}

/// Returns the text of a value as its `str` has it, without the class.
fn text(slf: &PyValueObject, py: Python<'_>) -> PyResult<String> {
    slf.node.with(py, |guard, entity| {
        let value = entity.value()?;
        Ok(match guard.ir.value_owner(value) {
            ValueOwner::Result(op, _) => guard.ir.display(op).to_string().trim_end_matches('\n').to_owned(),
            ValueOwner::Argument(_, index) => {
                let ty = guard.ir.value_type(value).display(guard.ir.context()).to_string();
                format!("<block argument> of type '{ty}' at index: {index}")
            }
        })
    })
}

fn owner<'py>(slf: &PyValueObject, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let owner = slf.node.with(py, |guard, entity| {
        Ok(match guard.ir.value_owner(entity.value()?) {
            ValueOwner::Result(op, _) => Ok(PendingView::new(guard, op)),
            ValueOwner::Argument(block, _) => Err(guard.node(Entity::Block(block))),
        })
    })?;
    match owner {
        Ok(view) => wrap_view(py, view),
        Err(block) => wrap_block(py, block),
    }
}

#[pymethods]
impl PyValueObject {
    /// Accepts the value that `__new__` of a subclass wraps.
    #[pyo3(signature = (*_args, **_kwargs))]
    fn __init__(&self, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) {}

    /// Casts a value to a class.
    #[new]
    #[classmethod]
    #[pyo3(signature = (value, *_args, **_kwargs))]
    fn new(
        class: &Bound<'_, PyType>,
        value: &Bound<'_, Self>,
        _args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        Ok(Self { node: value.get().node.again(class.py())? })
    }

    #[classmethod]
    fn __class_getitem__(class: &Bound<'_, PyType>, _item: &Bound<'_, PyAny>) -> Py<PyType> {
        class.clone().unbind()
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.node.ctx().object(py)
    }

    /// Returns the type.
    #[getter]
    fn r#type<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let ty = self.node.with(py, |guard, entity| Ok(guard.ir.value_type(entity.value()?)))?;
        wrap_type(py, self.node.ctx(), ty)
    }

    /// Sets the type.
    fn set_type(&self, py: Python<'_>, r#type: &PyTypeObject) -> PyResult<()> {
        let ty = r#type.for_context(self.node.ctx())?;
        self.node.with(py, |guard, entity| {
            guard.ir.set_value_type(entity.value()?, ty);
            Ok(())
        })
    }

    /// Returns the operation of a result, or the block of an argument.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        owner(self, py)
    }

    /// Returns the location.
    #[getter]
    fn location(&self, py: Python<'_>) -> PyResult<PyLocation> {
        let location = self.node.with(py, |guard, entity| Ok(guard.ir.value_location(entity.value()?)))?;
        Ok(PyLocation::new(self.node.ctx(), location))
    }

    /// Returns the uses, newest first.
    #[getter]
    fn uses(&self, py: Python<'_>) -> PyResult<Uses> {
        let uses = self.node.with(py, |guard, entity| {
            let uses: Vec<Use> = guard.ir.uses(entity.value()?).collect();
            Ok(uses.into_iter().map(|it| (guard.op_node(it.op), it.operand)).rev().collect())
        })?;
        Ok(Uses(Mutex::new(uses)))
    }

    /// Replaces all uses by another value.
    fn replace_all_uses_with(&self, py: Python<'_>, with: &Bound<'_, Self>) -> PyResult<()> {
        Node::with_all(py, &[&self.node, &with.get().node], |guard, entities| {
            let (old, new) = (entities[0].value()?, entities[1].value()?);
            if old != new {
                guard.ir.replace_all_uses(old, new);
            }
            guard.counts.sweep(guard.ir);
            Ok(())
        })
    }

    /// Replaces the uses by another value, except those by some operations.
    fn replace_all_uses_except(
        &self,
        py: Python<'_>,
        with_: &Bound<'_, Self>,
        exceptions: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let exceptions: Vec<Bound<'_, OpBase>> = match exceptions.cast::<OpBase>() {
            Ok(op) => vec![op.clone()],
            Err(_) => exceptions.extract()?,
        };
        let mut nodes = vec![&self.node, &with_.get().node];
        for op in &exceptions {
            nodes.push(op.get().node()?);
        }
        Node::with_all(py, &nodes, |guard, entities| {
            let (old, new) = (entities[0].value()?, entities[1].value()?);
            let kept = entities[2..].iter().map(|entity| entity.op()).collect::<PyResult<Vec<_>>>()?;
            if old != new {
                guard.ir.replace_uses_if(old, new, |_, it| !kept.contains(&it.op));
            }
            guard.counts.sweep(guard.ir);
            Ok(())
        })
    }

    /// Returns the name of the value in the text, as in `%0`.
    #[pyo3(signature = (use_local_scope = None, use_name_loc_as_prefix = false, state = None))]
    fn get_name(
        &self,
        py: Python<'_>,
        use_local_scope: Option<&Bound<'_, PyAny>>,
        use_name_loc_as_prefix: bool,
        state: Option<&Bound<'_, PyAsmState>>,
    ) -> PyResult<String> {
        let first = use_local_scope.and_then(|it| it.cast::<PyAsmState>().ok());
        match state.or(first) {
            Some(state) => state.get().name(py, &self.node),
            None => {
                let local_scope = use_local_scope.is_some_and(|it| it.is_truthy().unwrap_or(false));
                let name_locations_as_prefix = use_name_loc_as_prefix;
                let options = PrintOptions { local_scope, name_locations_as_prefix, ..PrintOptions::DEFAULT };
                self.name(py, &options)
            }
        }
    }

    /// Returns the value as an instance of its most special class.
    fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.node.with(py, |guard, entity| Ok(PendingValue::new(guard, entity.value()?)))?.wrap(py)
    }

    /// Prints the value to standard error.
    fn dump(&self, py: Python<'_>) -> PyResult<()> {
        eprintln!("{}", text(self, py)?);
        Ok(())
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.node.is(&other.get().node, py))
    }

    fn __hash__(&self, py: Python<'_>) -> u64 {
        self.node.hash(py)
    }

    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let text = text(slf.get(), slf.py())?;
        Ok(format!("{}({text})", slf.get_type().name()?))
    }
}

fn cast_error(class: &str, from: &PyValueObject, py: Python<'_>) -> PyErr {
    match text(from, py) {
        Ok(text) => PyValueError::new_err(format!("Cannot cast value to {class} (from {text})")),
        Err(error) => error,
    }
}

fn cast(py: Python<'_>, class: &str, value: &Bound<'_, PyValueObject>, is_argument: bool) -> PyResult<PyValueObject> {
    let it = value.get();
    let (node, fits) = it.node.with(py, |guard, entity| {
        let owner = guard.ir.value_owner(entity.value()?);
        Ok((guard.node(entity), matches!(owner, ValueOwner::Argument(..)) == is_argument))
    })?;
    if fits { Ok(PyValueObject { node }) } else { Err(cast_error(class, it, py)) }
}

/// A result of an operation.
#[pyclass(module = "ods._mlir_libs._mlir.ir", extends = PyValueObject, subclass, frozen)]
pub(crate) struct OpResult;

#[pymethods]
impl OpResult {
    #[new]
    fn new(py: Python<'_>, value: &Bound<'_, PyValueObject>) -> PyResult<PyClassInitializer<Self>> {
        Ok(PyClassInitializer::from(cast(py, "OpResult", value, false)?).add_subclass(Self))
    }

    /// Returns the position among the results.
    #[getter]
    fn result_number(slf: PyRef<'_, Self>) -> PyResult<usize> {
        let py = slf.py();
        slf.as_super().node.with(py, |guard, entity| match guard.ir.value_owner(entity.value()?) {
            ValueOwner::Result(_, number) | ValueOwner::Argument(_, number) => Ok(number),
        })
    }
}

/// An argument of a block.
#[pyclass(module = "ods._mlir_libs._mlir.ir", extends = PyValueObject, subclass, frozen)]
pub(crate) struct BlockArgument;

#[pymethods]
impl BlockArgument {
    #[new]
    fn new(py: Python<'_>, value: &Bound<'_, PyValueObject>) -> PyResult<PyClassInitializer<Self>> {
        Ok(PyClassInitializer::from(cast(py, "BlockArgument", value, true)?).add_subclass(Self))
    }

    /// Returns the position among the arguments of the block.
    #[getter]
    fn arg_number(slf: PyRef<'_, Self>) -> PyResult<usize> {
        let py = slf.py();
        slf.as_super().node.with(py, |guard, entity| match guard.ir.value_owner(entity.value()?) {
            ValueOwner::Result(_, number) | ValueOwner::Argument(_, number) => Ok(number),
        })
    }

    /// Sets the location.
    fn set_location(slf: PyRef<'_, Self>, loc: &PyLocation) -> PyResult<()> {
        let py = slf.py();
        let node = &slf.as_super().node;
        crate::context::same_context(&loc.ctx, node.ctx(), "the location")?;
        node.with(py, |guard, entity| {
            if let ValueOwner::Argument(block, number) = guard.ir.value_owner(entity.value()?) {
                guard.ir.set_argument_location(block, number, loc.location);
            }
            Ok(())
        })
    }
}

/// A use of a value by an operation.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct OpOperand {
    node: Node,
    number: usize,
}

#[pymethods]
impl OpOperand {
    /// Returns the operation.
    #[getter]
    fn owner<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.node.with(py, |guard, entity| Ok(PendingView::new(guard, entity.op()?)))?;
        wrap_view(py, pending)
    }

    /// Returns the position among its operands.
    #[getter]
    fn operand_number(&self) -> usize {
        self.number
    }
}

/// The uses of a value when they were asked for, newest first, without the uses by operations erased since.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "OpOperandIterator", frozen)]
pub(crate) struct Uses(Mutex<Vec<(Node, usize)>>);

#[pymethods]
impl Uses {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> Option<OpOperand> {
        loop {
            let next = lock(&self.0).pop();
            let (node, number) = next?;
            if node.with(py, |_, _| Ok(())).is_ok() {
                return Some(OpOperand { node, number });
            }
        }
    }
}
