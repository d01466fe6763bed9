//! The native modules of the package: their classes and functions.

use std::sync::atomic::Ordering;

use ods_pass::PassEntry;
use pyo3::prelude::*;

use crate::build::{accessor, by_class, init};
use crate::context::{self, diagnostics, location, stack};
use crate::data::{
    affine, attribute, builtin_attributes, builtin_types, definitions, dense, enums, integer_set, types,
};
use crate::ir::{asm_state, attribute_map, block, insertion, module, operation, opview, sequences, symbols, value};
use crate::objects::registry;
use crate::package::embedded::Package;
use crate::package::extension::{self, Register};
use crate::passes::{manager, partition, rewrite};
use crate::runtime;

fn populate_ir(ir: &Bound<'_, PyModule>) -> PyResult<()> {
    macro_rules! classes {
        ($($class:ty),* $(,)?) => { $(ir.add_class::<$class>()?;)* };
    }
    classes!(
        context::PyContext,
        diagnostics::PyDiagnosticInfo,
        diagnostics::PyDiagnostic,
        diagnostics::PyDiagnosticHandler,
        location::PyLocation,
        insertion::PyInsertionPoint,
        module::PyModuleObject,
        operation::OpBase,
        operation::PyOperation,
        opview::OpView,
        block::PyRegion,
        block::PyBlock,
        block::BlockList,
        block::BlockIterator,
        block::OperationList,
        block::OperationIterator,
        value::PyValueObject,
        value::OpResult,
        value::BlockArgument,
        value::OpOperand,
        value::Uses,
        sequences::OpOperandList,
        sequences::OpResultList,
        sequences::BlockArgumentList,
        sequences::RegionSequence,
        sequences::RegionIterator,
        sequences::OpSuccessors,
        sequences::BlockSuccessors,
        sequences::BlockPredecessors,
        attribute_map::OpAttributeMap,
        attribute::PyAttribute,
        attribute::PyNamedAttribute,
        types::PyTypeObject,
        types::TypeId,
        affine::PyAffineExpr,
        affine::PyAffineMap,
        integer_set::PyIntegerSet,
        asm_state::PyAsmState,
        symbols::PySymbolTable,
    );
    let py = ir.py();
    for (class, kind) in [
        (py.get_type::<context::PyContext>(), stack::Kind::Context),
        (py.get_type::<location::PyLocation>(), stack::Kind::Location),
        (py.get_type::<insertion::PyInsertionPoint>(), stack::Kind::InsertionPoint),
    ] {
        class.setattr("current", Py::new(py, stack::Current(kind))?)?;
    }
    Ok(())
}

/// Returns the table that Python code registers in.
#[pyfunction]
fn _tables(
    py: Python<'_>,
    name: &str,
    key: &str,
    object: Option<Bound<'_, PyAny>>,
    replace: bool,
) -> PyResult<Option<Py<PyAny>>> {
    let registries = registry::registries(py);
    let table = match name {
        "type_casters" => &registries.type_casters,
        "value_casters" => &registries.value_casters,
        _ => &registries.attribute_builders,
    };
    let Some(object) = object else { return Ok(table.find(py, key)) };
    let known = table.add(&object, key.to_owned(), replace);
    registries.changes.fetch_add(1, Ordering::Relaxed);
    Ok(known)
}

/// Returns the key of a type id.
#[pyfunction]
fn _typeid_key(id: &types::TypeId) -> &str {
    &id.0
}

/// Fills the native half of the package.
fn populate_native<'py>(package: &Package<'py>, module: &Bound<'py, PyModule>) -> PyResult<()> {
    populate_ir(&package.submodule(module, "ir")?)?;
    builtin_types::populate(&package.submodule(module, "_types")?)?;
    builtin_attributes::populate(&package.submodule(module, "_attributes")?)?;
    dense::populate(&package.submodule(module, "_dense")?)?;
    let passmanager = package.submodule(module, "passmanager")?;
    passmanager.add_class::<manager::PyPassManager>()?;
    passmanager.add_class::<manager::ExternalPass>()?;
    runtime::populate(&package.submodule(module, "runtime")?)?;
    let rewriting = package.submodule(module, "rewrite")?;
    rewriting.add_class::<rewrite::RewritePatternSet>()?;
    rewriting.add_class::<rewrite::FrozenRewritePatternSet>()?;
    rewriting.add_class::<rewrite::PatternRewriter>()?;
    rewriting.add_function(wrap_pyfunction!(rewrite::_apply_greedily, &rewriting)?)?;
    rewriting.add_function(wrap_pyfunction!(rewrite::walk_and_apply_patterns, &rewriting)?)?;
    module.add_class::<by_class::Definition>()?;
    module.add_class::<definitions::TypeDefinition>()?;
    module.add_class::<accessor::Accessor>()?;
    macro_rules! functions {
        ($($name:path),* $(,)?) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    functions!(
        _tables,
        _typeid_key,
        context::_set_context_class,
        stack::_set_tracebacks,
        registry::_define,
        registry::_enum_type,
        partition::_split,
        partition::_join,
        attribute::_set_attribute_class,
        types::_set_type_class,
        types::_typeid,
        opview::_register_op_class,
        opview::_import_again,
        by_class::_definitions,
        by_class::_infers_types,
        definitions::_type_definitions,
        enums::_enums,
        enums::_enum_attribute,
        init::_set_constructor,
        by_class::_value_builder,
        by_class::_register_dialect_class,
        by_class::_dialect_class,
    );
    Ok(())
}

/// Fills the extension module, and makes its package ready for imports: the body of [`module!`](crate::module). The
/// version is that of the crate.
///
/// # Errors
/// Fails if the dialects clash.
pub fn populate(
    module: &Bound<'_, PyModule>,
    version: &str,
    register: Register,
    passes: &'static [PassEntry],
) -> PyResult<()> {
    module.add("__version__", version)?;
    let package = Package::of(module)?;
    extension::define(&package.name, register, passes)?;
    let native = package.native_module("_mlir_libs._mlir")?;
    populate_native(&package, &native)?;
    package.install()
}
