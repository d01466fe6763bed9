//! Modules.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ods::Ir;
use ods::builtin::ModuleOp;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::context::location::PyLocation;
use crate::context::{PyContext, resolve, stack};
use crate::ir::block::wrap_block;
use crate::ir::operation::{OpBase, PyOperation, wrap_operation};
use crate::island::entity::Entity;
use crate::island::{Island, Node};
use crate::runtime::engine::PyEngine;
use crate::text::{html, parse, printing};

/// A module: the outermost operation of a text, which is a symbol table.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Module", frozen, weakref)]
pub(crate) struct PyModuleObject {
    base: OpBase,
}

impl PyModuleObject {
    pub(crate) fn new(node: Node) -> Self {
        node.ctx().live_modules.fetch_add(1, Ordering::Relaxed);
        Self { base: OpBase::of(node) }
    }

    pub(crate) fn node(&self) -> PyResult<&Node> {
        self.base.node()
    }
}

impl Drop for PyModuleObject {
    fn drop(&mut self) {
        if let Ok(node) = self.base.node() {
            node.ctx().live_modules.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[pymethods]
impl PyModuleObject {
    /// Parses a module from text or bytes, and verifies it. Raises `MLIRError` with the errors.
    #[staticmethod]
    #[pyo3(signature = (asm, context = None))]
    fn parse(asm: &Bound<'_, PyAny>, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let source = parse::source_of(asm)?;
        parse::module(asm.py(), &resolve(context)?, "-", &source).map(Self::new)
    }

    /// Parses the module in a file, and verifies it.
    #[staticmethod]
    #[pyo3(name = "parseFile", signature = (path, context = None))]
    fn parse_file(py: Python<'_>, path: &str, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let ctx = resolve(context)?;
        let source = py.detach(|| std::fs::read(path)).map_err(|_| parse::no_file(py, &ctx, path))?;
        parse::module(py, &ctx, path, &source).map(Self::new)
    }

    /// Creates an empty module.
    #[staticmethod]
    #[pyo3(signature = (loc = None))]
    fn create(py: Python<'_>, loc: Option<&Bound<'_, PyLocation>>) -> PyResult<Self> {
        let (ctx, location) = stack::location_of_op(py, loc)?;
        let mut ir = Ir::new(Arc::clone(&ctx.core));
        let module = ModuleOp::create(&mut ir, location).into();
        let island = Island::new(ctx, ir, Default::default(), &[module]);
        island.enter(py, |guard| Ok(guard.op_node(module))).map(Self::new)
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.node()?.ctx().object(py)
    }

    /// Returns the module as an operation.
    #[getter]
    fn operation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyOperation>> {
        wrap_operation(py, self.node()?.again(py)?)
    }

    /// Returns the block of the module.
    #[getter]
    fn body<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let block = self.base.with(py, |guard, op| {
            let block = guard.ir.region(op, 0).and_then(|region| guard.ir.entry_block(region));
            let block = block.ok_or_else(|| PyRuntimeError::new_err("the module has no block"))?;
            Ok(guard.node(Entity::Block(block)))
        })?;
        wrap_block(py, block)
    }

    /// Prints the module to standard error.
    fn dump(&self, py: Python<'_>) -> PyResult<()> {
        eprint!("{}", self.__str__(py)?);
        Ok(())
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        printing::text(py, self.node()?, &printing::Options::default())
    }

    /// Returns the module as HTML, for notebooks.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        html::html(py, self.node()?)
    }

    /// Calls a function of the module, as it is now. For several calls, make an `ods.runtime.Engine`.
    #[pyo3(signature = (name, /, *args, **kwargs))]
    fn run(
        &self,
        name: &Bound<'_, PyString>,
        args: &Bound<'_, PyTuple>,
        kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Py<PyAny>> {
        let named = kwargs.into_iter().flatten().map(|(name, value)| Ok((name.extract::<String>()?, value)));
        let (args, named) = (args.iter().collect::<Vec<_>>(), named.collect::<PyResult<Vec<_>>>()?);
        PyEngine::run_once(name.py(), self.node()?, &name.to_cow()?, &args, &named)
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| match (self.node(), other.get().node()) {
            (Ok(node), Ok(other)) => node.is(other, py),
            _ => false,
        })
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<u64> {
        Ok(self.node()?.hash(py))
    }

    fn _clear_mlir_module(&self) {}
}
