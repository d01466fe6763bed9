//! Types: the base class, type ids, and the classes of kinds.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ods::types::{DYNAMIC, Signedness, TypeData};
use ods::{Context, Type};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::context::{Ctx, PyContext, diagnostics, resolve, same_context};
use crate::data::affine::PyAffineMap;
use crate::data::{builtin_types, definitions};
use crate::objects::pending::{self, instantiate, native_above};
use crate::objects::registry::registries;

/// The names of kinds of types, in the order of [`kind`]; the formats of floats follow by keyword.
const KINDS: [&str; 13] = [
    "integer",
    "index",
    "none",
    "complex",
    "function",
    "tuple",
    "vector",
    "tensor",
    "unranked_tensor",
    "memref",
    "unranked_memref",
    "dialect",
    "opaque",
];

/// Returns the kind of a type: the position of its name in [`KINDS`], or, for a float, the position of its format after
/// the names.
fn kind(core: &Context, ty: Type) -> usize {
    match ty.data(core) {
        TypeData::Integer { .. } => 0,
        TypeData::Index => 1,
        TypeData::None => 2,
        TypeData::Complex(_) => 3,
        TypeData::Function { .. } => 4,
        TypeData::Tuple(_) => 5,
        TypeData::Vector { .. } => 6,
        TypeData::RankedTensor { .. } => 7,
        TypeData::UnrankedTensor(_) => 8,
        TypeData::MemRef(_) => 9,
        TypeData::UnrankedMemRef { .. } => 10,
        TypeData::Dialect(_) => 11,
        TypeData::Opaque { .. } => 12,
        TypeData::Float(format) => KINDS.len() + *format as usize,
    }
}

/// Returns the class of a type's kind or definition, if there is one.
fn class_of<'py>(py: Python<'py>, core: &Context, ty: Type) -> PyResult<Option<Bound<'py, PyType>>> {
    match ty.def(core) {
        Some(def) => definitions::class_of(py, def.schema()),
        None => Ok(registries(py).type_classes.find(py, kind(core, ty))),
    }
}

/// Sets the class of a kind of type: a name of [`KINDS`], or the keyword of a floating-point type.
#[pyfunction]
pub(crate) fn _set_type_class(kind: &str, class: &Bound<'_, PyType>) -> PyResult<()> {
    let at = KINDS.iter().position(|name| *name == kind);
    let float = || ods::numeric::FloatFormat::from_keyword(kind).map(|format| KINDS.len() + format as usize);
    let at = at.or_else(float).ok_or_else(|| PyValueError::new_err("no such kind of type"))?;
    registries(class.py()).type_classes.set(at, class);
    registries(class.py()).changes.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// The identity of a kind of type or attribute.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "TypeID", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct TypeId(pub(crate) String);

/// Returns the id of a kind of builtin types or attributes, for the classes of kinds.
#[pyfunction]
pub(crate) fn _typeid(name: String) -> TypeId {
    TypeId(name)
}

/// Returns the key of the id of the type's kind.
pub(crate) fn type_id(core: &Context, ty: Type) -> String {
    match ty.data(core) {
        TypeData::Dialect(def) => definitions::id_of(def.schema()),
        TypeData::Float(format) => format!("type {}", ods::numeric::FloatFormat::KEYWORDS[*format as usize]),
        _ => format!("type {}", KINDS[kind(core, ty)]),
    }
}

/// A type: the base of the classes of all kinds.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Type", subclass, frozen)]
pub(crate) struct PyTypeObject {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) ty: Type,
}

impl PyTypeObject {
    /// Returns the type, for use in a context.
    pub(crate) fn for_context(&self, ctx: &Arc<Ctx>) -> PyResult<Type> {
        same_context(&self.ctx, ctx, "the type")?;
        Ok(self.ty)
    }

    pub(crate) fn core(&self) -> &Context {
        &self.ctx.core
    }

    pub(crate) fn data(&self) -> &TypeData {
        self.ty.data(&self.ctx.core)
    }

    pub(crate) fn text(&self) -> String {
        ods::text::type_to_string(&self.ctx.core, self.ty)
    }
}

pending::contents!((Arc<Ctx>, Type));

#[pymethods]
impl PyTypeObject {
    /// Wraps, or casts a type to a class.
    #[new]
    #[classmethod]
    #[pyo3(signature = (*arguments, **_kwargs))]
    fn new(
        class: &Bound<'_, PyType>,
        arguments: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        if let Some((ctx, ty)) = pending::take() {
            return Ok(Self { ctx, ty });
        }
        let py = class.py();
        let from = arguments.get_item(0).map_err(|_| PyTypeError::new_err("expected a type to cast; use `get`"))?;
        let from = from.cast::<Self>().map_err(|_| PyTypeError::new_err("expected a type to cast; use `get`"))?.get();
        let own = class_of(py, from.core(), from.ty)?;
        let base = py.get_type::<Self>();
        let native = native_above(class, &base)?;
        // A class of the kind, one above it, or one that Python code derives from such.
        let related = |own: Bound<'_, PyType>| {
            own.is_subclass(&native).unwrap_or(false) || native.is_subclass(&own).unwrap_or(false)
        };
        let fits = native.is(&base) || own.is_some_and(related);
        if !fits && registries(py).type_casters.find(py, &type_id(from.core(), from.ty)).is_none_or(|it| !it.is(class))
        {
            let message = format!("Cannot cast type to {} (from Type({}))", class.name()?, from.text());
            return Err(PyValueError::new_err(message));
        }
        Ok(Self { ctx: Arc::clone(&from.ctx), ty: from.ty })
    }

    /// Accepts the type that `__new__` of a subclass wraps.
    #[pyo3(signature = (*_args, **_kwargs))]
    fn __init__(&self, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) {}

    /// Parses a type.
    #[staticmethod]
    #[pyo3(signature = (asm, context = None))]
    fn parse<'py>(py: Python<'py>, asm: &str, context: Option<&Bound<'py, PyContext>>) -> PyResult<Bound<'py, PyAny>> {
        let ctx = resolve(context)?;
        ctx.load_those_in(asm.as_bytes())?;
        match ods::text::parse_type(&ctx.core, asm) {
            Ok(ty) => wrap_type(py, &ctx, ty),
            Err(error) => Err(diagnostics::error(py, &ctx, "Unable to parse type", &[error])),
        }
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            self.ty == other.ty && Arc::ptr_eq(&self.ctx, &other.ctx)
        })
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one((Arc::as_ptr(&self.ctx) as usize, self.ty))
    }

    /// Prints the type to standard error.
    fn dump(&self) {
        eprintln!("{}", self.text());
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("{}({})", slf.get_type().name()?, slf.get().text()))
    }

    /// Returns the id of the class.
    #[getter]
    fn typeid(&self) -> TypeId {
        TypeId(type_id(&self.ctx.core, self.ty))
    }

    /// Returns the type as an instance of its most special class.
    fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap_type(py, &self.ctx, self.ty)
    }

    // The getters of kinds, which `_types.py` and `_attributes.py` move to their classes.

    /// Returns the number of bits.
    #[getter]
    fn width(&self) -> PyResult<u32> {
        builtin_types::width(self)
    }

    /// Returns whether the sign bit has no meaning of its own.
    #[getter]
    fn is_signless(&self) -> PyResult<bool> {
        Ok(builtin_types::sign(self)? == Signedness::Signless)
    }

    /// Returns whether the numbers have signs.
    #[getter]
    fn is_signed(&self) -> PyResult<bool> {
        Ok(builtin_types::sign(self)? == Signedness::Signed)
    }

    /// Returns whether the numbers have no signs.
    #[getter]
    fn is_unsigned(&self) -> PyResult<bool> {
        Ok(builtin_types::sign(self)? == Signedness::Unsigned)
    }

    /// Returns the types of the inputs.
    #[getter]
    fn inputs<'py>(slf: &Bound<'py, Self>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        builtin_types::function_inputs(slf)
    }

    /// Returns the types of the results.
    #[getter]
    fn results<'py>(slf: &Bound<'py, Self>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        builtin_types::function_results(slf)
    }

    /// Returns the number of elements.
    #[getter]
    fn num_types(&self) -> PyResult<usize> {
        builtin_types::tuple_len(self)
    }

    /// Returns the type of the elements.
    #[getter]
    fn element_type<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        builtin_types::element_type(slf)
    }

    /// Returns whether the number of dimensions is known.
    #[getter]
    fn has_rank(&self) -> PyResult<bool> {
        Ok(builtin_types::shape(self)?.is_some())
    }

    /// Returns the number of dimensions; raises `ValueError` if that is not known.
    #[getter]
    fn rank(&self) -> PyResult<usize> {
        Ok(builtin_types::ranked_shape(self)?.len())
    }

    /// Returns the sizes, `ShapedType.get_dynamic_size()` for unknown ones; raises `ValueError` without rank.
    #[getter]
    fn shape(&self) -> PyResult<Vec<i64>> {
        Ok(builtin_types::ranked_shape(self)?.to_vec())
    }

    /// Returns whether all sizes are known.
    #[getter]
    fn has_static_shape(&self) -> PyResult<bool> {
        Ok(builtin_types::shape(self)?.is_some_and(|shape| !shape.contains(&DYNAMIC)))
    }

    /// Returns which sizes are multiples of a number that is known at run time.
    #[getter]
    fn scalable_dims(&self) -> PyResult<Vec<bool>> {
        builtin_types::scalable_dims(self)
    }

    /// Returns the encoding, or `None`.
    #[getter]
    fn encoding<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        builtin_types::encoding(slf)
    }

    /// Returns the layout.
    #[getter]
    fn layout<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        builtin_types::layout(slf)
    }

    /// Returns the map of the layout.
    #[getter]
    fn affine_map(&self) -> PyResult<PyAffineMap> {
        builtin_types::layout_map(self)
    }

    /// Returns the memory space, or `None`.
    #[getter]
    fn memory_space<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        builtin_types::memory_space(slf)
    }
}

/// Returns a wrapper of the most special class.
pub(crate) fn wrap_type<'py>(py: Python<'py>, ctx: &Arc<Ctx>, ty: Type) -> PyResult<Bound<'py, PyAny>> {
    if let Some(object) = ctx.cached_type(py, ty) {
        return Ok(object.into_bound(py));
    }
    let class = class_of(py, &ctx.core, ty)?;
    let class = class.unwrap_or_else(|| py.get_type::<PyTypeObject>());
    let mut object = instantiate(&class, (Arc::clone(ctx), ty))?;
    let casters = &registries(py).type_casters;
    if !casters.is_empty()
        && let Some(caster) = casters.find(py, &type_id(&ctx.core, ty))
    {
        object = caster.into_bound(py).call1((object,))?;
    }
    ctx.cache_type(ty, &object);
    Ok(object)
}

/// Returns wrappers of types.
pub(crate) fn wrap_types<'py>(py: Python<'py>, ctx: &Arc<Ctx>, types: &[Type]) -> PyResult<Vec<Bound<'py, PyAny>>> {
    types.iter().map(|ty| wrap_type(py, ctx, *ty)).collect()
}
