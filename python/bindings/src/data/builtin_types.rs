//! The constructors and parts of builtin types. `_types.py` makes the classes of kinds from these.

use std::sync::Arc;

use ods::numeric::FloatFormat;
use ods::schema::Invalid;
use ods::types::{
    ComplexType, FloatType, FunctionType, IntegerType, MemRefType, OpaqueType, RankedTensorType, ShapedType,
    Signedness, TupleType, TypeData, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use ods::{Attribute, Diagnostic, Location, Type};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::context::location::PyLocation;
use crate::context::{Ctx, PyContext, diagnostics, resolve, stack};
use crate::data::affine::PyAffineMap;
use crate::data::attribute::{PyAttribute, wrap_attribute};
use crate::data::types::{PyTypeObject, wrap_type, wrap_types};

type Object<'py> = Bound<'py, PyAny>;
type TypeArg<'a, 'py> = &'a Bound<'py, PyTypeObject>;

/// The place of a checked construction: the context, and the location of its error.
pub(crate) struct ErrorSite {
    pub(crate) ctx: Arc<Ctx>,
    location: Location,
}

impl ErrorSite {
    /// Returns the site for an argument `loc`; without a current location, the context of the type.
    fn new(loc: Option<&Bound<'_, PyLocation>>, ty: &PyTypeObject) -> Self {
        match stack::location(loc) {
            Ok((ctx, location)) => Self { ctx, location },
            Err(_) => Self { ctx: Arc::clone(&ty.ctx), location: Location::UNKNOWN },
        }
    }

    /// Returns the wrapper of a type, or the error.
    fn made<'py, T: Into<Type>>(
        &self,
        py: Python<'py>,
        made: Result<T, impl std::fmt::Display>,
    ) -> PyResult<Object<'py>> {
        match made {
            Ok(ty) => wrap_type(py, &self.ctx, ty.into()),
            Err(error) => {
                let error = Diagnostic::error(self.location, error);
                Err(diagnostics::error(py, &self.ctx, "Invalid type", &[error]))
            }
        }
    }
}

fn attribute_in(ctx: &Arc<Ctx>, attribute: Option<&Bound<'_, PyAttribute>>) -> PyResult<Option<Attribute>> {
    attribute.map(|attribute| attribute.get().for_context(ctx)).transpose()
}

pub(crate) fn types_in(ctx: &Arc<Ctx>, types: &[Bound<'_, PyTypeObject>]) -> PyResult<Vec<Type>> {
    types.iter().map(|ty| ty.get().for_context(ctx)).collect()
}

fn optional<'py>(py: Python<'py>, ctx: &Arc<Ctx>, attribute: Option<Attribute>) -> PyResult<Option<Object<'py>>> {
    attribute.map(|attribute| wrap_attribute(py, ctx, attribute)).transpose()
}

fn wrong_kind() -> PyErr {
    PyTypeError::new_err("the type is of another kind")
}

#[pyfunction]
#[pyo3(signature = (width, signedness, context = None))]
fn integer<'py>(
    py: Python<'py>,
    width: u32,
    signedness: u32,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let signedness = match signedness {
        0 => Signedness::Signless,
        1 => Signedness::Signed,
        _ => Signedness::Unsigned,
    };
    let made = IntegerType::get(&ctx.core, width, signedness);
    ErrorSite { ctx, location: Location::UNKNOWN }.made(py, made)
}

/// Returns a function for each signedness, which saves the class a call.
macro_rules! integers {
    ($($name:ident $signedness:literal),*) => {$(
        /// Returns the type of this many bits, at most 16,777,215.
        #[pyfunction]
        #[pyo3(signature = (width, context = None))]
        fn $name<'py>(py: Python<'py>, width: u32, context: Option<&Bound<'py, PyContext>>) -> PyResult<Object<'py>> {
            integer(py, width, $signedness, context)
        }
    )*};
}

integers!(get_signless 0, get_signed 1, get_unsigned 2);

pub(crate) fn width(ty: &PyTypeObject) -> PyResult<u32> {
    ty.data().int_or_float_width().ok_or_else(wrong_kind)
}

pub(crate) fn sign(ty: &PyTypeObject) -> PyResult<Signedness> {
    if let TypeData::Integer { signedness, .. } = ty.data() { Ok(*signedness) } else { Err(wrong_kind()) }
}

/// Returns the number of the member of `IntegerType.Signedness`.
#[pyfunction]
fn signedness(ty: TypeArg<'_, '_>) -> PyResult<u32> {
    Ok(match sign(ty.get())? {
        Signedness::Signless => 0,
        Signedness::Signed => 1,
        Signedness::Unsigned => 2,
    })
}

#[pyfunction]
#[pyo3(signature = (keyword, context = None))]
fn float<'py>(py: Python<'py>, keyword: &str, context: Option<&Bound<'py, PyContext>>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let format = FloatFormat::from_keyword(keyword);
    let format = format.ok_or_else(|| PyValueError::new_err("no such floating-point type"))?;
    let ty = FloatType::get(&ctx.core, format);
    wrap_type(py, &ctx, ty.into())
}

/// Returns a function for types without parameters.
macro_rules! constants {
    ($($name:ident $ty:ident),*) => {$(
        /// Returns the type.
        #[pyfunction]
        #[pyo3(signature = (context = None))]
        fn $name<'py>(py: Python<'py>, context: Option<&Bound<'py, PyContext>>) -> PyResult<Object<'py>> {
            wrap_type(py, &resolve(context)?, Type::$ty)
        }
    )*};
}

constants!(index INDEX, none NONE, get_f16 F16, get_bf16 BF16, get_f32 F32, get_f64 F64);

/// Returns the type of complex numbers of an element type; raises `ValueError` unless that is of integers or floats.
#[pyfunction]
fn complex<'py>(element_type: TypeArg<'_, 'py>) -> PyResult<Object<'py>> {
    let element = element_type.get();
    match ComplexType::get(element.core(), element.ty) {
        Ok(ty) => wrap_type(element_type.py(), &element.ctx, ty.into()),
        Err(_) => {
            let message = format!("invalid 'Type({})' and expected floating point or integer type.", element.text());
            Err(PyValueError::new_err(message))
        }
    }
}

/// Returns the type of functions with these types of inputs and results.
#[pyfunction]
#[pyo3(signature = (inputs, results, context = None))]
fn function<'py>(
    py: Python<'py>,
    inputs: Vec<Bound<'py, PyTypeObject>>,
    results: Vec<Bound<'py, PyTypeObject>>,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let ty = FunctionType::get(&ctx.core, &types_in(&ctx, &inputs)?, &types_in(&ctx, &results)?);
    wrap_type(py, &ctx, ty.into())
}

pub(crate) fn function_inputs<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Vec<Object<'py>>> {
    let TypeData::Function { inputs, .. } = ty.get().data() else { return Err(wrong_kind()) };
    wrap_types(ty.py(), &ty.get().ctx, inputs)
}

pub(crate) fn function_results<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Vec<Object<'py>>> {
    let TypeData::Function { results, .. } = ty.get().data() else { return Err(wrong_kind()) };
    wrap_types(ty.py(), &ty.get().ctx, results)
}

/// Returns the type of tuples of these types.
#[pyfunction]
#[pyo3(signature = (elements, context = None))]
fn tuple<'py>(
    py: Python<'py>,
    elements: Vec<Bound<'py, PyTypeObject>>,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let ty = TupleType::get(&ctx.core, &types_in(&ctx, &elements)?);
    wrap_type(py, &ctx, ty.into())
}

pub(crate) fn tuple_len(ty: &PyTypeObject) -> PyResult<usize> {
    let TypeData::Tuple(elements) = ty.data() else { return Err(wrong_kind()) };
    Ok(elements.len())
}

#[pyfunction]
fn tuple_item<'py>(ty: TypeArg<'_, 'py>, position: isize) -> PyResult<Object<'py>> {
    let TypeData::Tuple(elements) = ty.get().data() else { return Err(wrong_kind()) };
    let element = usize::try_from(position).ok().and_then(|at| elements.get(at));
    let element = element.ok_or_else(|| PyIndexError::new_err("index out of range"))?;
    wrap_type(ty.py(), &ty.get().ctx, *element)
}

#[pyfunction]
#[pyo3(signature = (shape, element_type, scalable = None, loc = None))]
fn vector<'py>(
    shape: Vec<i64>,
    element_type: TypeArg<'_, 'py>,
    scalable: Option<Vec<bool>>,
    loc: Option<&Bound<'py, PyLocation>>,
) -> PyResult<Object<'py>> {
    let site = ErrorSite::new(loc, element_type.get());
    let element = element_type.get().for_context(&site.ctx)?;
    let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()]);
    site.made(element_type.py(), VectorType::get_scalable(&site.ctx.core, &shape, element, &scalable))
}

pub(crate) fn scalable_dims(ty: &PyTypeObject) -> PyResult<Vec<bool>> {
    ty.ty.cast::<VectorType>(ty.core()).map(|it| it.scalable_dims(ty.core()).to_vec()).ok_or_else(wrong_kind)
}

/// Returns the type of tensors of these sizes, or raises `MLIRError`; `ShapedType.get_dynamic_size()` is a size that
/// is not known.
#[pyfunction]
#[pyo3(signature = (shape, element_type, encoding = None, loc = None))]
fn tensor<'py>(
    shape: Vec<i64>,
    element_type: TypeArg<'_, 'py>,
    encoding: Option<&Bound<'py, PyAttribute>>,
    loc: Option<&Bound<'py, PyLocation>>,
) -> PyResult<Object<'py>> {
    let site = ErrorSite::new(loc, element_type.get());
    let element = element_type.get().for_context(&site.ctx)?;
    let encoding = attribute_in(&site.ctx, encoding)?;
    let made = RankedTensorType::get(&site.ctx.core, &shape, element, encoding);
    site.made(element_type.py(), made.map_err(|error| with_element(error, element_type.get())))
}

/// Returns the type of tensors of any rank, or raises `MLIRError`.
#[pyfunction]
#[pyo3(signature = (element_type, loc = None))]
fn unranked_tensor<'py>(element_type: TypeArg<'_, 'py>, loc: Option<&Bound<'py, PyLocation>>) -> PyResult<Object<'py>> {
    let site = ErrorSite::new(loc, element_type.get());
    let element = element_type.get().for_context(&site.ctx)?;
    let made = UnrankedTensorType::get(&site.ctx.core, element);
    site.made(element_type.py(), made.map_err(|error| with_element(error, element_type.get())))
}

/// Returns the text of an error, with the type that is not one of elements: MLIR's, where no text says it.
fn with_element(error: Invalid, element: &PyTypeObject) -> String {
    if error.0 == "invalid tensor element type" { format!("{error}: '{}'", element.text()) } else { error.to_string() }
}

/// Returns the type of buffers of these sizes, or raises `MLIRError`; the layout is an affine map or strides, by
/// default the identity.
#[pyfunction]
#[pyo3(signature = (shape, element_type, layout = None, memory_space = None, loc = None))]
fn memref<'py>(
    shape: Vec<i64>,
    element_type: TypeArg<'_, 'py>,
    layout: Option<&Bound<'py, PyAttribute>>,
    memory_space: Option<&Bound<'py, PyAttribute>>,
    loc: Option<&Bound<'py, PyLocation>>,
) -> PyResult<Object<'py>> {
    let site = ErrorSite::new(loc, element_type.get());
    let element = element_type.get().for_context(&site.ctx)?;
    let (layout, space) = (attribute_in(&site.ctx, layout)?, attribute_in(&site.ctx, memory_space)?);
    site.made(element_type.py(), MemRefType::get(&site.ctx.core, &shape, element, layout, space))
}

#[pyfunction]
#[pyo3(signature = (element_type, memory_space = None, loc = None))]
fn unranked_memref<'py>(
    element_type: TypeArg<'_, 'py>,
    memory_space: Option<&Bound<'py, PyAttribute>>,
    loc: Option<&Bound<'py, PyLocation>>,
) -> PyResult<Object<'py>> {
    let site = ErrorSite::new(loc, element_type.get());
    let element = element_type.get().for_context(&site.ctx)?;
    let space = attribute_in(&site.ctx, memory_space)?;
    site.made(element_type.py(), UnrankedMemRefType::get(&site.ctx.core, element, space))
}

pub(crate) fn element_type<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Object<'py>> {
    let it = ty.get();
    let element = match it.data() {
        TypeData::Complex(element) => *element,
        _ => it.ty.cast::<ShapedType>(it.core()).ok_or_else(wrong_kind)?.element_type(it.core()),
    };
    wrap_type(ty.py(), &it.ctx, element)
}

/// Returns the shape; `None` without rank.
pub(crate) fn shape(ty: &PyTypeObject) -> PyResult<Option<&[i64]>> {
    Ok(ty.ty.cast::<ShapedType>(ty.core()).ok_or_else(wrong_kind)?.shape(ty.core()))
}

/// Returns the shape of a type that has a rank.
pub(crate) fn ranked_shape(ty: &PyTypeObject) -> PyResult<&[i64]> {
    let message = "calling this method requires that the type has a rank.";
    shape(ty)?.ok_or_else(|| PyValueError::new_err(message))
}

/// Returns the size of a dimension.
#[pyfunction]
fn dim_size(ty: TypeArg<'_, '_>, dim: i64) -> PyResult<i64> {
    let shape = ranked_shape(ty.get())?;
    let size = usize::try_from(dim).ok().and_then(|dim| shape.get(dim));
    let count = shape.len();
    size.copied().ok_or_else(|| PyIndexError::new_err(format!("dimension {dim} is out of range of {count} dimensions")))
}

pub(crate) fn encoding<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Option<Object<'py>>> {
    let it = ty.get();
    let tensor = it.ty.cast::<RankedTensorType>(it.core()).ok_or_else(wrong_kind)?;
    optional(ty.py(), &it.ctx, tensor.encoding(it.core()))
}

pub(crate) fn memory_space<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Option<Object<'py>>> {
    let it = ty.get();
    let space = match it.data() {
        TypeData::MemRef(data) => data.memory_space,
        TypeData::UnrankedMemRef { memory_space, .. } => *memory_space,
        _ => return Err(wrong_kind()),
    };
    optional(ty.py(), &it.ctx, space)
}

fn layout_map_of(it: &PyTypeObject) -> PyResult<Option<ods::affine::AffineMap>> {
    Ok(it.ty.cast::<MemRefType>(it.core()).ok_or_else(wrong_kind)?.layout_map(it.core()))
}

pub(crate) fn layout<'py>(ty: TypeArg<'_, 'py>) -> PyResult<Object<'py>> {
    let it = ty.get();
    let memref = it.ty.cast::<MemRefType>(it.core()).ok_or_else(wrong_kind)?;
    let layout = match memref.layout(it.core()) {
        Some(layout) => layout,
        None => {
            let map = layout_map_of(it)?.unwrap_or_else(|| ods::affine::AffineMap::identity(0));
            ods::attributes::AffineMapAttr::get(it.core(), map).into()
        }
    };
    wrap_attribute(ty.py(), &it.ctx, layout)
}

pub(crate) fn layout_map(it: &PyTypeObject) -> PyResult<PyAffineMap> {
    let map = layout_map_of(it)?.ok_or_else(|| PyValueError::new_err("the layout has no affine map"))?;
    Ok(PyAffineMap { ctx: Arc::clone(&it.ctx), map })
}

/// Returns the strides and the offset in elements.
#[pyfunction]
fn strides_and_offset(ty: TypeArg<'_, '_>) -> PyResult<(Vec<i64>, i64)> {
    let it = ty.get();
    let memref = it.ty.cast::<MemRefType>(it.core()).ok_or_else(wrong_kind)?;
    memref
        .strides_and_offset(it.core())
        .ok_or_else(|| PyRuntimeError::new_err("Failed to extract strides and offset from memref."))
}

/// Returns the type of a dialect that is not registered: its name, and the text of the type.
#[pyfunction]
#[pyo3(signature = (dialect_namespace, buffer, context = None))]
fn opaque<'py>(
    py: Python<'py>,
    dialect_namespace: &str,
    buffer: &str,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let ty = OpaqueType::get(&ctx.core, dialect_namespace, buffer);
    wrap_type(py, &ctx, ty.into())
}

#[pyfunction]
fn opaque_parts(ty: TypeArg<'_, '_>) -> PyResult<(String, String)> {
    let it = ty.get();
    let (dialect, text) = it.ty.cast::<OpaqueType>(it.core()).ok_or_else(wrong_kind)?.parts(it.core());
    Ok((dialect.to_owned(), text.to_owned()))
}

/// Adds the functions to the module `_mlir._types`.
pub(crate) fn populate(module: &Bound<'_, PyModule>) -> PyResult<()> {
    macro_rules! add {
        ($($name:ident),*) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    add!(
        integer,
        get_signless,
        get_signed,
        get_unsigned,
        signedness,
        float,
        index,
        none,
        get_f16,
        get_bf16,
        get_f32,
        get_f64,
        complex,
        function,
        tuple,
        tuple_item,
        vector,
        tensor,
        unranked_tensor,
        memref,
        unranked_memref,
        dim_size,
        strides_and_offset,
        opaque,
        opaque_parts
    );
    Ok(())
}
