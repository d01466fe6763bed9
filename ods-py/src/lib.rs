//! MLIR's Python bindings on this IR: the native half of the Python package `ods`.
//!
//! `python/ods/` has the other half: the classes of types and attributes, and the dialects' own functions, in plain Python over
//! functions from here. [`island`] describes the handles, on which "never a crash" rests.
//!
//! | module | subject |
//! |---|---|
//! | [`island`], [`entity`], [`counts`] | the IRs behind wrappers, their locks, and the lives of detached trees |
//! | [`context`], [`stack`], [`diagnostics`], [`location`] | contexts, what is current in a thread, errors |
//! | [`operation`], [`opview`], [`block`], [`value`], [`sequences`], [`attribute_map`] | wrappers of entities |
//! | [`insertion`], [`build`], [`classes`], [`accessor`] | building by name, by specification, and by the classes made from schemas; their properties |
//! | [`types`], [`attribute`], [`builtin_types`], [`builtin_attributes`], [`dense`], [`affine`] | interned data |
//! | [`parse`], [`printing`], [`html`], [`asm_state`], [`walk`], [`symbols`], [`module`], [`parts`], [`passes`] | the rest of the API |
//! | [`runtime`] | calls: engines, packed functions, arrays |
//! | [`state`], [`pending`], [`ffi`] | registries, instances of derived classes, unsafe calls |

mod accessor;
mod affine;
mod asm_state;
mod attribute;
mod attribute_map;
mod block;
mod build;
mod builtin_attributes;
mod builtin_types;
mod classes;
mod context;
mod counts;
mod dense;
mod diagnostics;
mod entity;
#[allow(unsafe_code, reason = "calls of the C API that PyO3 has no safe form of")]
mod ffi;
mod html;
mod insertion;
mod island;
mod location;
mod module;
mod operation;
mod opview;
mod parse;
mod parts;
mod passes;
mod pending;
mod printing;
mod runtime;
mod sequences;
mod stack;
mod state;
mod symbols;
mod types;
mod value;
mod walk;

use pyo3::prelude::*;

/// Adds a module, so that `import` finds it as well.
fn submodule<'py>(parent: &Bound<'py, PyModule>, name: &str) -> PyResult<Bound<'py, PyModule>> {
    let py = parent.py();
    let module = PyModule::new(py, &format!("ods._mlir_libs._mlir.{name}"))?;
    parent.add(name, &module)?;
    py.import("sys")?.getattr("modules")?.set_item(format!("ods._mlir_libs._mlir.{name}"), &module)?;
    Ok(module)
}

fn populate_ir(ir: &Bound<'_, PyModule>) -> PyResult<()> {
    macro_rules! classes {
        ($($class:ty),* $(,)?) => { $(ir.add_class::<$class>()?;)* };
    }
    classes!(
        context::PyContext,
        diagnostics::Info,
        diagnostics::Live,
        diagnostics::Handler,
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
        affine::PyIntegerSet,
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
    let state = state::state(py);
    let table = match name {
        "type_casters" => &state.type_casters,
        "value_casters" => &state.value_casters,
        _ => &state.attribute_builders,
    };
    let known = state::find(py, table, key);
    if let Some(object) = object
        && (replace || known.is_none())
    {
        let old = state::lock(table).insert(key.to_owned(), object.unbind());
        drop(old);
        return Ok(None);
    }
    Ok(known)
}

/// Returns the key of a type id.
#[pyfunction]
fn _typeid_key(id: &types::TypeId) -> &str {
    &id.0
}

/// Fills the native half of the package.
#[pymodule]
fn _mlir(module: &Bound<'_, PyModule>) -> PyResult<()> {
    populate_ir(&submodule(module, "ir")?)?;
    builtin_types::populate(&submodule(module, "_types")?)?;
    builtin_attributes::populate(&submodule(module, "_attributes")?)?;
    dense::populate(&submodule(module, "_dense")?)?;
    let passmanager = submodule(module, "passmanager")?;
    passmanager.add_class::<passes::PyPassManager>()?;
    passmanager.add_class::<passes::ExternalPass>()?;
    runtime::populate(&submodule(module, "runtime")?)?;
    module.add_class::<classes::Definition>()?;
    module.add_class::<accessor::Accessor>()?;
    macro_rules! functions {
        ($($name:path),* $(,)?) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    functions!(
        _tables,
        _typeid_key,
        context::_set_context_class,
        state::_define,
        parts::_split,
        parts::_join,
        attribute::_set_attribute_class,
        types::_set_type_class,
        types::_typeid,
        opview::_register_op_class,
        classes::_definitions,
        classes::_enums,
        classes::_enum_attribute,
        classes::_build,
        classes::_build_value,
        classes::_register_dialect_class,
        classes::_dialect_class,
    );
    Ok(())
}
