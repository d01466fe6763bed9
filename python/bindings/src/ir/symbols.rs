//! Symbol tables.

use ods::attributes::StringAttr;
use ods::schema::TraitSet;
use ods::{Ir, Operation};
use pyo3::exceptions::{PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::data::attribute::wrap_attribute;
use crate::ir::module::PyModuleObject;
use crate::ir::operation::{OpBase, wrap_operation};
use crate::ir::opview::{PendingView, wrap_view};
use crate::ir::walk::{callback_error, check_callable};
use crate::island::Node;

/// The symbols of an operation by name. The operation is looked through at each access, so that nothing in it can be
/// out of date.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "SymbolTable", frozen)]
pub(crate) struct PySymbolTable {
    node: Node,
}

fn members(ir: &Ir, table: Operation) -> Vec<Operation> {
    let block = ir.region(table, 0).and_then(|region| ir.entry_block(region));
    block.map_or_else(Vec::new, |block| ir.block_ops(block).collect())
}

fn find(ir: &Ir, table: Operation, name: &str) -> Option<Operation> {
    members(ir, table).into_iter().find(|op| ir.symbol_name(*op) == Some(name))
}

/// Returns a name for a symbol that no other one in the table has: the one that is wanted, or that with a number.
fn free_name(ir: &Ir, table: Operation, op: Operation, wanted: &str) -> String {
    let others = members(ir, table).into_iter().filter(|other| *other != op);
    let taken: FxHashSet<&str> = others.filter_map(|other| ir.symbol_name(other)).collect();
    let mut free = wanted.to_owned();
    let mut number = 0;
    while taken.contains(free.as_str()) {
        free = format!("{wanted}_{number}");
        number += 1;
    }
    free
}

/// Returns the symbol tables inside an operation, and the operation itself if it is one, in the order of a walk. Each
/// comes with whether all uses of its symbols are visible: they are inside a private symbol, or inside an operation
/// that is not a symbol.
fn tables_in(ir: &Ir, root: Operation, is_visible: bool) -> Vec<(Operation, bool)> {
    let is_table = |op: Operation| ir.has_traits(op, TraitSet::SYMBOL_TABLE);
    let is_hidden =
        |op: Operation| !is_table(op) || ir.symbol_name(op).is_none() || visibility(ir, op) == Some("private");
    let mut visible: FxHashMap<Operation, bool> = FxHashMap::default();
    for op in ir.walk_pre(root) {
        let outer = ir.parent_op(op).and_then(|parent| visible.get(&parent)).copied();
        visible.insert(op, outer.unwrap_or(is_visible) || is_hidden(op));
    }
    ir.walk_post(root).filter(|op| is_table(*op)).map(|op| (op, visible[&op])).collect()
}

/// Returns the visibility that a symbol has as an attribute.
fn visibility(ir: &Ir, op: Operation) -> Option<&str> {
    let attribute = ir.any_attribute(op, "sym_visibility")?.cast::<StringAttr>(ir.context())?;
    attribute.value(ir.context())
}

fn no_symbol(name: &str) -> PyErr {
    PyKeyError::new_err(format!("Symbol '{name}' not in the symbol table."))
}

fn named(guard: &crate::island::IrGuard<'_>, op: Operation) -> PyResult<StringAttr> {
    let name = guard.ir.symbol_name_attr(op);
    name.ok_or_else(|| PyValueError::new_err("Expected operation to have a symbol name."))
}

#[pymethods]
impl PySymbolTable {
    #[new]
    fn new(py: Python<'_>, operation: &Bound<'_, PyAny>) -> PyResult<Self> {
        let node = match operation.cast::<PyModuleObject>() {
            Ok(module) => module.get().node()?.again(py)?,
            Err(_) => operation.cast::<OpBase>()?.get().node()?.again(py)?,
        };
        let is_table = node.with(py, |guard, entity| Ok(guard.ir.has_traits(entity.op()?, TraitSet::SYMBOL_TABLE)))?;
        if is_table { Ok(Self { node }) } else { Err(PyTypeError::new_err("Operation is not a Symbol Table.")) }
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.node.with(py, |guard, entity| {
            let op = find(guard.ir, entity.op()?, name).ok_or_else(|| no_symbol(name))?;
            Ok(PendingView::new(guard, op))
        })?;
        wrap_view(py, pending)
    }

    fn __contains__(&self, py: Python<'_>, name: &str) -> PyResult<bool> {
        self.node.with(py, |guard, entity| Ok(find(guard.ir, entity.op()?, name).is_some()))
    }

    fn __delitem__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        self.node.with(py, |guard, entity| {
            let op = find(guard.ir, entity.op()?, name).ok_or_else(|| no_symbol(name))?;
            guard.erase(op)
        })
    }

    /// Erases the operation of a symbol.
    fn erase(&self, operation: &Bound<'_, OpBase>) -> PyResult<()> {
        Node::with_all(operation.py(), &[&self.node, operation.get().node()?], |guard, entities| {
            let (table, op) = (entities[0].op()?, entities[1].op()?);
            if guard.ir.parent_op(op) != Some(table) {
                return Err(PyValueError::new_err("the operation is not in the symbol table"));
            }
            guard.erase(op)
        })
    }

    /// Inserts a symbol, under another name if its own is taken. Returns the name.
    fn insert<'py>(&self, operation: &Bound<'py, OpBase>) -> PyResult<Bound<'py, PyAny>> {
        let py = operation.py();
        let name = Node::with_all(py, &[&self.node, operation.get().node()?], |guard, entities| {
            let (table, op) = (entities[0].op()?, entities[1].op()?);
            let wanted = named(guard, op)?.value(guard.ir.context()).unwrap_or_default().to_owned();
            let free = free_name(guard.ir, table, op, &wanted);
            if free != wanted {
                guard.ir.set_symbol_name(op, &free);
            }
            if guard.ir.parent_op(op) != Some(table) {
                let block = guard.ir.region(table, 0).and_then(|region| guard.ir.entry_block(region));
                let block = block.ok_or_else(|| PyValueError::new_err("the symbol table has no block"))?;
                let at = match guard.ir.terminator(block) {
                    Some(terminator) => ods::ir::InsertionPoint::before(guard.ir, terminator),
                    None => ods::ir::InsertionPoint::end_of(block),
                };
                crate::ir::operation::put(guard, op, at)?;
            }
            named(guard, op)
        })?;
        wrap_attribute(py, self.node.ctx(), name.into())
    }

    /// Returns the name of a symbol.
    #[staticmethod]
    fn get_symbol_name<'py>(py: Python<'py>, symbol: &OpBase) -> PyResult<Bound<'py, PyAny>> {
        let name = symbol.with(py, |guard, op| named(guard, op))?;
        wrap_attribute(py, symbol.node()?.ctx(), name.into())
    }

    /// Sets the name of a symbol.
    #[staticmethod]
    fn set_symbol_name(py: Python<'_>, symbol: &OpBase, name: &str) -> PyResult<()> {
        symbol.with(py, |guard, op| {
            named(guard, op)?;
            guard.ir.set_symbol_name(op, name);
            Ok(())
        })
    }

    /// Returns the visibility of a symbol.
    #[staticmethod]
    fn get_visibility<'py>(py: Python<'py>, symbol: &OpBase) -> PyResult<Bound<'py, PyAny>> {
        let visibility = symbol.with(py, |guard, op| {
            let visibility = guard.ir.any_attribute(op, "sym_visibility");
            visibility.ok_or_else(|| PyValueError::new_err("Expected operation to have a symbol visibility."))
        })?;
        wrap_attribute(py, symbol.node()?.ctx(), visibility)
    }

    /// Sets the visibility of a symbol.
    #[staticmethod]
    fn set_visibility(py: Python<'_>, symbol: &OpBase, visibility: &str) -> PyResult<()> {
        if !matches!(visibility, "public" | "private" | "nested") {
            return Err(PyValueError::new_err("Expected visibility to be 'public', 'private' or 'nested'"));
        }
        symbol.with(py, |guard, op| {
            named(guard, op)?;
            let value = StringAttr::get(guard.ir.context(), visibility).into();
            crate::ir::attribute_map::set(guard, op, "sym_visibility", Some(value))
        })
    }

    /// Replaces the uses of a symbol inside an operation.
    #[staticmethod]
    fn replace_all_symbol_uses(py: Python<'_>, old_symbol: &str, new_symbol: &str, from_op: &OpBase) -> PyResult<()> {
        from_op.with(py, |guard, op| {
            guard.ir.replace_symbol_uses(op, old_symbol, new_symbol);
            Ok(())
        })
    }

    /// Calls a function with each symbol table inside an operation, and whether all uses of its symbols are visible.
    #[staticmethod]
    fn walk_symbol_tables(from_op: &OpBase, all_sym_uses_visible: bool, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = callback.py();
        check_callable(callback)?;
        let tables = from_op.with(py, |guard, root| {
            let tables = tables_in(guard.ir, root, all_sym_uses_visible);
            Ok(tables.into_iter().map(|(op, is_visible)| (guard.op_node(op), is_visible)).collect::<Vec<_>>())
        })?;
        for (node, is_visible) in tables {
            let Ok(node) = node.again(py) else { continue };
            callback.call1((wrap_operation(py, node)?, is_visible)).map_err(|error| callback_error(py, error))?;
        }
        Ok(())
    }
}
