//! Python packages of dialects: MLIR's Python bindings on this IR.
//!
//! A crate of type `cdylib` makes a package of its dialects with one line, [`module!`], and `maturin build`. Most crates reach it
//! as `ods::python`, with the feature `python` of `ods`. `python/` has the other half of the package: the classes of types and
//! attributes, and the dialects' own functions, in plain Python over functions from here; `embedded` brings them along.
//! `island` describes the handles, on which "never a crash" rests.
//!
//! | module | subject |
//! |---|---|
//! | `extension`, `embedded` | the extension that this library is part of, and the Python half |
//! | `island`, `entity`, `counts`, `trees` | the IRs behind wrappers, their locks, and the lives of detached trees |
//! | `context`, `stack`, `diagnostics`, `location` | contexts, what is current in a thread, errors |
//! | `operation`, `opview`, `block`, `value`, `sequences`, `attribute_map` | wrappers of entities |
//! | `insertion`, `build`, `classes`, `enums`, `constructor`, `accessor` | building by name, by specification, and by the classes made from schemas; their properties |
//! | `types`, `attribute`, `builtin_types`, `builtin_attributes`, `dense`, `resources`, `affine`, `integer_set` | interned data |
//! | `parse`, `printing`, `html`, `asm_state`, `walk`, `symbols`, `module`, `parts`, `passes`, `pass_reports`, `rewrite` | the rest of the API |
//! | `runtime` | calls: engines, packed functions, arrays |
//! | `state`, `pending`, `ffi` | registries, instances of derived classes, unsafe calls |

mod accessor;
mod affine;
mod asm_state;
mod attribute;
mod attribute_map;
mod block;
mod build;
mod builtin_attributes;
mod builtin_types;
mod cache;
mod classes;
mod constructor;
mod context;
mod counts;
mod dense;
mod diagnostics;
mod embedded;
mod entity;
mod enums;
mod extension;
#[allow(unsafe_code, reason = "calls of the C API that PyO3 has no safe form of")]
mod ffi;
mod holders;
mod html;
mod insertion;
mod integer_set;
mod island;
mod items;
mod loading;
mod location;
mod module;
mod operation;
mod opview;
mod owner;
mod parse;
mod parts;
mod pass_reports;
mod passes;
mod pending;
mod printing;
mod resources;
mod rewrite;
mod runtime;
mod sequences;
mod stack;
mod state;
mod symbols;
mod trees;
mod types;
mod value;
mod walk;

#[doc(hidden)]
pub use extension::populate;
#[doc(hidden)]
pub use pyo3;

// The names of the facade, which depends on this crate.
extern crate ods_core as ods;

use std::sync::atomic::Ordering;

use pyo3::prelude::*;

/// Makes the Python package of an extension module: the name of its function, dialects and passes.
///
/// The module is inside of the package, or is one itself; its place says the name of the package.
///
/// ```ignore
/// ods::python::module!(mydialects, [My, ods_dialects::arith::Arith, ods_dialects::func::Func]);
/// ods::python::module!(mydialects, [My], MY_PASSES);
/// ods::python::module!(mydialects, ods_dialects::register_all, ods_dialects::PASSES);
/// ```
#[macro_export]
macro_rules! module {
    ($name:ident, [$($dialect:ty),* $(,)?] $(,)?) => { $crate::module!($name, [$($dialect),*], &[]); };
    ($name:ident, [$($dialect:ty),* $(,)?], $passes:expr $(,)?) => {
        $crate::module!($name, |context| { $(context.register::<$dialect>()?;)* Ok(()) }, $passes);
    };
    ($name:ident, $register:expr, $passes:expr $(,)?) => {
        #[doc(hidden)]
        mod __ods_python {
            pub(crate) use $crate::pyo3;
        }

        #[doc(hidden)]
        #[$crate::pyo3::pymodule]
        #[pyo3(crate = "crate::__ods_python::pyo3")]
        fn $name(module: &$crate::pyo3::Bound<'_, $crate::pyo3::types::PyModule>) -> $crate::pyo3::PyResult<()> {
            $crate::populate(module, ::core::env!("CARGO_PKG_VERSION"), $register, $passes)
        }
    };
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
    let state = state::state(py);
    let table = match name {
        "type_casters" => &state.type_casters,
        "value_casters" => &state.value_casters,
        _ => &state.attribute_builders,
    };
    let Some(object) = object else { return Ok(table.find(py, key)) };
    let known = table.add(&object, key.to_owned(), replace);
    state.changes.fetch_add(1, Ordering::Relaxed);
    Ok(known)
}

/// Returns the key of a type id.
#[pyfunction]
fn _typeid_key(id: &types::TypeId) -> &str {
    &id.0
}

/// Fills the native half of the package.
fn populate_native<'py>(package: &embedded::Package<'py>, module: &Bound<'py, PyModule>) -> PyResult<()> {
    populate_ir(&package.submodule(module, "ir")?)?;
    builtin_types::populate(&package.submodule(module, "_types")?)?;
    builtin_attributes::populate(&package.submodule(module, "_attributes")?)?;
    dense::populate(&package.submodule(module, "_dense")?)?;
    let passmanager = package.submodule(module, "passmanager")?;
    passmanager.add_class::<passes::PyPassManager>()?;
    passmanager.add_class::<passes::ExternalPass>()?;
    runtime::populate(&package.submodule(module, "runtime")?)?;
    let rewriting = package.submodule(module, "rewrite")?;
    rewriting.add_class::<rewrite::RewritePatternSet>()?;
    rewriting.add_class::<rewrite::FrozenRewritePatternSet>()?;
    rewriting.add_class::<rewrite::PatternRewriter>()?;
    rewriting.add_function(wrap_pyfunction!(rewrite::_apply_greedily, &rewriting)?)?;
    rewriting.add_function(wrap_pyfunction!(rewrite::walk_and_apply_patterns, &rewriting)?)?;
    module.add_class::<classes::Definition>()?;
    module.add_class::<accessor::Accessor>()?;
    macro_rules! functions {
        ($($name:path),* $(,)?) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    functions!(
        _tables,
        _typeid_key,
        context::_set_context_class,
        stack::_set_tracebacks,
        state::_define,
        state::_enum_type,
        parts::_split,
        parts::_join,
        attribute::_set_attribute_class,
        types::_set_type_class,
        types::_typeid,
        opview::_register_op_class,
        opview::_import_again,
        classes::_definitions,
        classes::_infers_types,
        enums::_enums,
        enums::_enum_attribute,
        constructor::_set_constructor,
        classes::_value_builder,
        classes::_register_dialect_class,
        classes::_dialect_class,
    );
    Ok(())
}
