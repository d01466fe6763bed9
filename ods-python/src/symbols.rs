//! Symbol tables.

use ods::attributes::StringAttr;
use ods::schema::TraitSet;
use ods::{Ir, Operation};
use pyo3::exceptions::{PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::attribute::wrap_attribute;
use crate::entity::Entity;
use crate::island::Node;
use crate::module::PyModuleObject;
use crate::operation::{OpBase, wrap_operation};
use crate::opview::{ViewSeed, wrap_view};
use crate::walk::callback_error;

/// `SymbolTable` of Python: the operation, which is looked through at each access, so that nothing in it can be out of date.
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

fn no_symbol(name: &str) -> PyErr {
    PyKeyError::new_err(format!("Symbol '{name}' not in the symbol table."))
}

fn named(here: &crate::island::Here<'_>, op: Operation) -> PyResult<StringAttr> {
    let name = here.ir.symbol_name_attr(op);
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
        let is_table = node.with(py, |here, entity| Ok(here.ir.has_traits(entity.op()?, TraitSet::SYMBOL_TABLE)))?;
        if is_table { Ok(Self { node }) } else { Err(PyTypeError::new_err("Operation is not a Symbol Table.")) }
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let seed = self.node.with(py, |here, entity| {
            let op = find(here.ir, entity.op()?, name).ok_or_else(|| no_symbol(name))?;
            Ok(ViewSeed::new(here, op))
        })?;
        wrap_view(py, seed)
    }

    fn __contains__(&self, py: Python<'_>, name: &str) -> PyResult<bool> {
        self.node.with(py, |here, entity| Ok(find(here.ir, entity.op()?, name).is_some()))
    }

    fn __delitem__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        self.node.with(py, |here, entity| {
            let op = find(here.ir, entity.op()?, name).ok_or_else(|| no_symbol(name))?;
            here.erase(op)
        })
    }

    fn erase(&self, operation: &Bound<'_, OpBase>) -> PyResult<()> {
        Node::with_all(operation.py(), &[&self.node, operation.get().node()?], |here, entities| {
            let (table, op) = (entities[0].op()?, entities[1].op()?);
            if here.ir.parent_op(op) != Some(table) {
                return Err(PyValueError::new_err("the operation is not in the symbol table"));
            }
            here.erase(op)
        })
    }

    /// Inserts a symbol, under another name if its own is taken. Returns the name.
    fn insert<'py>(&self, operation: &Bound<'py, OpBase>) -> PyResult<Bound<'py, PyAny>> {
        let py = operation.py();
        let name = Node::with_all(py, &[&self.node, operation.get().node()?], |here, entities| {
            let (table, op) = (entities[0].op()?, entities[1].op()?);
            let wanted = named(here, op)?.value(here.ir.context()).unwrap_or_default().to_owned();
            let others: Vec<Operation> = members(here.ir, table).into_iter().filter(|other| *other != op).collect();
            let is_taken = |name: &str| others.iter().any(|other| here.ir.symbol_name(*other) == Some(name));
            let mut free = wanted.clone();
            let mut number = 0;
            while is_taken(&free) {
                free = format!("{wanted}_{number}");
                number += 1;
            }
            if free != wanted {
                here.ir.set_symbol_name(op, &free);
            }
            if here.ir.parent_op(op) != Some(table) {
                let block = here.ir.region(table, 0).and_then(|region| here.ir.entry_block(region));
                let block = block.ok_or_else(|| PyValueError::new_err("the symbol table has no block"))?;
                let at = match here.ir.terminator(block) {
                    Some(terminator) => ods::ir::InsertionPoint::before(here.ir, terminator),
                    None => ods::ir::InsertionPoint::end_of(block),
                };
                crate::operation::put(here, op, at)?;
            }
            named(here, op)
        })?;
        wrap_attribute(py, self.node.ctx(), name.into())
    }

    #[staticmethod]
    fn get_symbol_name<'py>(py: Python<'py>, symbol: &OpBase) -> PyResult<Bound<'py, PyAny>> {
        let name = symbol.with(py, |here, op| named(here, op))?;
        wrap_attribute(py, symbol.node()?.ctx(), name.into())
    }

    #[staticmethod]
    fn set_symbol_name(py: Python<'_>, symbol: &OpBase, name: &str) -> PyResult<()> {
        symbol.with(py, |here, op| {
            named(here, op)?;
            here.ir.set_symbol_name(op, name);
            Ok(())
        })
    }

    #[staticmethod]
    fn get_visibility<'py>(py: Python<'py>, symbol: &OpBase) -> PyResult<Bound<'py, PyAny>> {
        let visibility = symbol.with(py, |here, op| {
            let visibility = here.ir.any_attribute(op, "sym_visibility");
            visibility.ok_or_else(|| PyValueError::new_err("Expected operation to have a symbol visibility."))
        })?;
        wrap_attribute(py, symbol.node()?.ctx(), visibility)
    }

    #[staticmethod]
    fn set_visibility(py: Python<'_>, symbol: &OpBase, visibility: &str) -> PyResult<()> {
        if !matches!(visibility, "public" | "private" | "nested") {
            return Err(PyValueError::new_err("Expected visibility to be 'public', 'private' or 'nested'"));
        }
        symbol.with(py, |here, op| {
            let value = StringAttr::get(here.ir.context(), visibility).into();
            crate::attribute_map::set(here, op, "sym_visibility", Some(value))
        })
    }

    #[staticmethod]
    fn replace_all_symbol_uses(py: Python<'_>, old_symbol: &str, new_symbol: &str, from_op: &OpBase) -> PyResult<()> {
        from_op.with(py, |here, op| {
            here.ir.replace_symbol_uses(op, old_symbol, new_symbol);
            Ok(())
        })
    }

    #[staticmethod]
    fn walk_symbol_tables(from_op: &OpBase, all_sym_uses_visible: bool, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = callback.py();
        let tables = from_op.with(py, |here, root| {
            let tables: Vec<Operation> =
                here.ir.walk_post(root).filter(|op| here.ir.has_traits(*op, TraitSet::SYMBOL_TABLE)).collect();
            let is_private = |op: Operation| {
                let visibility = here.ir.any_attribute(op, "sym_visibility");
                let visibility = visibility.and_then(|it| it.cast::<StringAttr>(here.ir.context()));
                visibility.and_then(|it| it.value(here.ir.context())).is_some_and(|it| it != "public")
            };
            let visible: Vec<bool> = tables
                .iter()
                .map(
                    |table| {
                        if *table == root { all_sym_uses_visible } else { all_sym_uses_visible || is_private(*table) }
                    },
                )
                .collect();
            Ok(tables.into_iter().map(|op| here.node(Entity::Op(op))).zip(visible).collect::<Vec<_>>())
        })?;
        for (node, is_visible) in tables {
            let Ok(node) = node.again(py) else { continue };
            callback.call1((wrap_operation(py, node)?, is_visible)).map_err(|error| callback_error(py, error))?;
        }
        Ok(())
    }
}
