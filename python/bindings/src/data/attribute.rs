//! Attributes: the base class, named attributes, and the classes of kinds.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ods::attributes::{AttributeData, DictionaryAttr, NamedAttribute};
use ods::types::TypeData;
use ods::{Attribute, Context, Type};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple, PyType};

use crate::context::{Ctx, PyContext, diagnostics, resolve, same_context};
use crate::data::types::{TypeId, wrap_type};
use crate::data::{builtin_attributes, definitions, dense};
use crate::objects::pending::{self, instantiate, native_above};
use crate::objects::registry::registries;

/// The names of kinds of attributes, in the order of [`kind`].
const KINDS: [&str; 30] = [
    "unit",
    "integer",
    "bool",
    "float",
    "string",
    "array",
    "dictionary",
    "type",
    "symbol_ref",
    "flat_symbol_ref",
    "dense_elements",
    "dense_int_elements",
    "dense_fp_elements",
    "dense_bool_array",
    "dense_i8_array",
    "dense_i16_array",
    "dense_i32_array",
    "dense_i64_array",
    "dense_f32_array",
    "dense_f64_array",
    "dense_resource",
    "sparse_elements",
    "strided_layout",
    "affine_map",
    "integer_set",
    "opaque",
    "location",
    "distinct",
    "dialect",
    "dense_other_array",
];

/// Returns the kind of an attribute: the position of its name in [`KINDS`].
fn kind(core: &Context, attribute: Attribute) -> usize {
    match attribute.data(core) {
        AttributeData::Unit => 0,
        AttributeData::Integer { ty, .. } => 1 + usize::from(*ty == Type::I1),
        AttributeData::Float { .. } => 3,
        AttributeData::String { .. } => 4,
        AttributeData::Array(_) => 5,
        AttributeData::Dictionary(_) => 6,
        AttributeData::Type(_) => 7,
        AttributeData::SymbolRef { nested, .. } => 8 + usize::from(nested.is_empty()),
        AttributeData::DenseElements { ty, .. } => dense_kind(core, *ty),
        AttributeData::DenseArray { element, .. } => array_kind(*element),
        AttributeData::DenseResource { .. } => 20,
        AttributeData::SparseElements { .. } => 21,
        AttributeData::StridedLayout { .. } => 22,
        AttributeData::AffineMap(_) => 23,
        AttributeData::IntegerSet(_) => 24,
        AttributeData::Opaque { .. } => 25,
        AttributeData::Location(_) => 26,
        AttributeData::Distinct { .. } => 27,
        AttributeData::Dialect(_) => 28,
    }
}

fn dense_kind(core: &Context, ty: Type) -> usize {
    match ty.element_type(core).data(core) {
        TypeData::Integer { .. } | TypeData::Index => 11,
        TypeData::Float(_) => 12,
        _ => 10,
    }
}

fn array_kind(element: Type) -> usize {
    match element {
        Type::I1 => 13,
        Type::I8 => 14,
        Type::I16 => 15,
        Type::I32 => 16,
        Type::I64 => 17,
        Type::F32 => 18,
        Type::F64 => 19,
        _ => 29,
    }
}

/// Returns the class of an attribute's kind or definition, if there is one.
fn class_of<'py>(py: Python<'py>, core: &Context, attribute: Attribute) -> PyResult<Option<Bound<'py, PyType>>> {
    match attribute.def(core) {
        Some(def) => definitions::class_of(py, def.schema()),
        None => Ok(registries(py).attribute_classes.find(py, kind(core, attribute))),
    }
}

/// Returns the classes that an attribute may be cast to: that of its kind, and that of the more general one.
fn classes_of<'py>(
    py: Python<'py>,
    core: &Context,
    attribute: Attribute,
) -> PyResult<impl Iterator<Item = Bound<'py, PyType>>> {
    let first = class_of(py, core, attribute)?;
    let own = kind(core, attribute);
    let general = match KINDS[own] {
        "bool" => Some("integer"),
        "flat_symbol_ref" => Some("symbol_ref"),
        _ => None,
    };
    let general = general.and_then(|name| KINDS.iter().position(|known| *known == name));
    let general = general.and_then(|kind| registries(py).attribute_classes.find(py, kind));
    Ok(first.into_iter().chain(general))
}

/// Sets the class of a kind of attribute.
#[pyfunction]
pub(crate) fn _set_attribute_class(kind: &str, class: &Bound<'_, PyType>) -> PyResult<()> {
    let kind = KINDS.iter().position(|name| *name == kind);
    let kind = kind.ok_or_else(|| PyValueError::new_err("no such kind of attribute"))?;
    registries(class.py()).attribute_classes.set(kind, class);
    registries(class.py()).changes.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

fn type_id(core: &Context, attribute: Attribute) -> String {
    match attribute.def(core) {
        Some(def) => definitions::id_of(def.schema()),
        None => format!("attribute {}", KINDS[kind(core, attribute)]),
    }
}

/// An attribute: the base of the classes of all kinds.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Attribute", subclass, frozen)]
pub(crate) struct PyAttribute {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) attribute: Attribute,
}

impl PyAttribute {
    /// Returns the attribute, for use in a context.
    pub(crate) fn for_context(&self, ctx: &Arc<Ctx>) -> PyResult<Attribute> {
        same_context(&self.ctx, ctx, "the attribute")?;
        Ok(self.attribute)
    }

    pub(crate) fn core(&self) -> &Context {
        &self.ctx.core
    }

    pub(crate) fn data(&self) -> &AttributeData {
        self.attribute.data(&self.ctx.core)
    }

    pub(crate) fn text(&self) -> String {
        ods::text::attribute_to_string(&self.ctx.core, self.attribute)
    }
}

pending::contents!((Arc<Ctx>, Attribute));

#[pymethods]
impl PyAttribute {
    /// Wraps, or casts an attribute to a class.
    #[new]
    #[classmethod]
    #[pyo3(signature = (*arguments, **_kwargs))]
    fn new(
        class: &Bound<'_, PyType>,
        arguments: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        if let Some((ctx, attribute)) = pending::take() {
            return Ok(Self { ctx, attribute });
        }
        let py = class.py();
        let from =
            arguments.get_item(0).map_err(|_| PyTypeError::new_err("expected an attribute to cast; use `get`"))?;
        let from =
            from.cast::<Self>().map_err(|_| PyTypeError::new_err("expected an attribute to cast; use `get`"))?.get();
        let base = py.get_type::<Self>();
        let native = native_above(class, &base)?;
        // A class of the kind, one above it, or one that Python code derives from such.
        let related = |own: Bound<'_, PyType>| {
            own.is_subclass(&native).unwrap_or(false) || native.is_subclass(&own).unwrap_or(false)
        };
        let fits = native.is(&base) || classes_of(py, from.core(), from.attribute)?.any(related);
        if !fits
            && registries(py)
                .type_casters
                .find(py, &type_id(from.core(), from.attribute))
                .is_none_or(|it| !it.is(class))
        {
            let message = format!("Cannot cast attribute to {} (from Attribute({}))", class.name()?, from.text());
            return Err(PyValueError::new_err(message));
        }
        Ok(Self { ctx: Arc::clone(&from.ctx), attribute: from.attribute })
    }

    /// Accepts the attribute that `__new__` of a subclass wraps.
    #[pyo3(signature = (*_args, **_kwargs))]
    fn __init__(&self, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) {}

    /// Parses an attribute.
    #[staticmethod]
    #[pyo3(signature = (asm, context = None))]
    fn parse<'py>(py: Python<'py>, asm: &str, context: Option<&Bound<'py, PyContext>>) -> PyResult<Bound<'py, PyAny>> {
        let ctx = resolve(context)?;
        ctx.load_those_in(asm.as_bytes())?;
        match ods::text::parse_attribute(&ctx.core, asm) {
            Ok(attribute) => wrap_attribute(py, &ctx, attribute),
            Err(error) => Err(diagnostics::error(py, &ctx, "Unable to parse attribute", &[error])),
        }
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    /// Returns the type, if the attribute has one, or `none`.
    #[getter]
    fn r#type<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap_type(py, &self.ctx, self.attribute.ty(&self.ctx.core).unwrap_or(Type::NONE))
    }

    /// Returns the attribute with a name.
    fn get_named(slf: Bound<'_, Self>, name: &str) -> PyNamedAttribute {
        PyNamedAttribute { name: name.to_owned(), attribute: slf.unbind() }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            self.attribute == other.attribute && Arc::ptr_eq(&self.ctx, &other.ctx)
        })
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one((Arc::as_ptr(&self.ctx) as usize, self.attribute))
    }

    /// Prints the attribute to standard error.
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
        TypeId(type_id(&self.ctx.core, self.attribute))
    }

    /// Returns the attribute as an instance of its most special class.
    fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap_attribute(py, &self.ctx, self.attribute)
    }

    // The getters of kinds, which `_types.py` and `_attributes.py` move to their classes.

    /// Returns the number, the text or the type that the attribute is.
    #[getter]
    fn value<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        builtin_attributes::value(slf)
    }

    /// Returns the bytes of the text.
    #[getter]
    fn value_bytes<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyBytes>> {
        builtin_attributes::string_bytes(slf)
    }

    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut pyo3::ffi::Py_buffer,
        flags: std::ffi::c_int,
    ) -> PyResult<()> {
        dense::check_request(slf.get(), flags)?;
        // SAFETY: the interpreter's.
        unsafe { crate::data::ffi::fill_buffer(slf, view, flags) }
    }

    unsafe fn __releasebuffer__(&self, view: *mut pyo3::ffi::Py_buffer) {
        // SAFETY: the interpreter's: only `__getbuffer__` fills views of this object.
        unsafe { crate::data::ffi::release_buffer(view) }
    }
}

/// Returns a wrapper of the most special class.
pub(crate) fn wrap_attribute<'py>(
    py: Python<'py>,
    ctx: &Arc<Ctx>,
    attribute: Attribute,
) -> PyResult<Bound<'py, PyAny>> {
    if let Some(object) = ctx.cached_attribute(py, attribute) {
        return Ok(object.into_bound(py));
    }
    let class = class_of(py, &ctx.core, attribute)?;
    let class = class.unwrap_or_else(|| py.get_type::<PyAttribute>());
    let mut object = instantiate(&class, (Arc::clone(ctx), attribute))?;
    let casters = &registries(py).type_casters;
    if !casters.is_empty()
        && let Some(caster) = casters.find(py, &type_id(&ctx.core, attribute))
        && !object.get_type().is(&caster)
    {
        object = caster.into_bound(py).call1((object,))?;
    }
    ctx.cache_attribute(attribute, &object);
    Ok(object)
}

/// Returns a wrapper of the class of a kind, by its name: a more general one than that of the attribute.
pub(crate) fn plain_attribute<'py>(
    py: Python<'py>,
    ctx: &Arc<Ctx>,
    attribute: Attribute,
    class: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let kind = KINDS.iter().position(|name| *name == class).unwrap_or(0);
    let class = registries(py).attribute_classes.find(py, kind);
    let class = class.unwrap_or_else(|| py.get_type::<PyAttribute>());
    instantiate(&class, (Arc::clone(ctx), attribute))
}

/// A name and an attribute.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "NamedAttribute", frozen)]
pub(crate) struct PyNamedAttribute {
    pub(crate) name: String,
    pub(crate) attribute: Py<PyAttribute>,
}

impl PyNamedAttribute {
    pub(crate) fn wrap<'py>(py: Python<'py>, ctx: &Arc<Ctx>, entry: NamedAttribute) -> PyResult<Bound<'py, PyAny>> {
        let attribute = wrap_attribute(py, ctx, entry.value)?.cast_into::<PyAttribute>()?.unbind();
        Ok(Bound::new(py, Self { name: ctx.core.str(entry.name).to_owned(), attribute })?.into_any())
    }
}

#[pymethods]
impl PyNamedAttribute {
    /// Returns the name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Returns the attribute.
    #[getter]
    fn attr(&self, py: Python<'_>) -> Py<PyAttribute> {
        self.attribute.clone_ref(py)
    }

    fn __repr__(&self) -> String {
        format!("NamedAttribute({}={})", self.name, self.attribute.get().text())
    }
}

/// Returns the dictionary of attributes by name.
pub(crate) fn dictionary(ctx: &Arc<Ctx>, entries: impl IntoIterator<Item = (String, Attribute)>) -> DictionaryAttr {
    let entries: Vec<_> =
        entries.into_iter().map(|(name, value)| NamedAttribute { name: ctx.core.identifier(&name), value }).collect();
    DictionaryAttr::get(&ctx.core, &entries)
}
