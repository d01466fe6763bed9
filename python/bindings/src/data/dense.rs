//! Dense elements: from attributes and buffers, and as buffers.

use std::borrow::Cow;
use std::ffi::c_int;
use std::sync::Arc;

use ods::attributes::{AttributeData, DenseData, DenseElementsAttr};
use ods::numeric::FloatFormat;
use ods::types::{IntegerType, RankedTensorType, ShapedType, Signedness, TypeData};
use ods::{Attribute, Type};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyIndexError, PyTypeError, PyValueError};
use pyo3::ffi::{PyBUF_ANY_CONTIGUOUS, PyBUF_C_CONTIGUOUS, PyBUF_F_CONTIGUOUS, PyBUF_STRIDES};
use pyo3::prelude::*;

use crate::context::{Ctx, PyContext, resolve};
use crate::data::attribute::{PyAttribute, plain_attribute, wrap_attribute};
use crate::data::builtin_attributes::attributes_in;
use crate::data::types::{PyTypeObject, wrap_type};
use crate::objects::ffi::with_bytes;
use crate::objects::sequence::position;

type Object<'py> = Bound<'py, PyAny>;

const MISFIT: &str = "DenseElementsAttr could not be constructed from the given buffer. This may mean that the Python buffer layout does \
                      not match that MLIR expected layout and is a bug.";

/// Returns the element type of a format of buffers, and whether elements are booleans of a byte.
fn type_of_format(ctx: &Arc<Ctx>, format: &str, size: usize, is_signless: bool) -> Option<(Type, bool)> {
    let format = format.trim_start_matches(['@', '=', '<']);
    let signedness = |is_signed| match (is_signless, is_signed) {
        (true, _) => Signedness::Signless,
        (false, true) => Signedness::Signed,
        (false, false) => Signedness::Unsigned,
    };
    let int = |is_signed| {
        let width = u32::try_from(8 * size).ok()?;
        IntegerType::get(&ctx.core, width, signedness(is_signed)).ok().map(|ty| (ty.into(), false))
    };
    match format {
        "?" => Some((Type::I1, true)),
        "b" | "h" | "i" | "l" | "q" | "n" => int(true),
        "B" | "H" | "I" | "L" | "Q" | "N" | "c" => int(false),
        "e" => Some((Type::F16, false)),
        "f" => Some((Type::F32, false)),
        "d" => Some((Type::F64, false)),
        _ => None,
    }
}

fn pack(bytes: &[u8]) -> Vec<u8> {
    bytes
        .chunks(8)
        .map(|bits| bits.iter().enumerate().fold(0, |byte, (at, bit)| byte | u8::from(*bit != 0) << at))
        .collect()
}

/// Makes elements from an object with a buffer.
#[pyfunction]
#[pyo3(signature = (array, signless = true, r#type = None, shape = None, context = None))]
fn from_buffer<'py>(
    py: Python<'py>,
    array: &Bound<'py, PyAny>,
    signless: bool,
    r#type: Option<&Bound<'py, PyTypeObject>>,
    shape: Option<Vec<i64>>,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context).or_else(|error| r#type.map(|ty| Arc::clone(&ty.get().ctx)).ok_or(error))?;
    let buffer = PyUntypedBuffer::get(array)?;
    if !buffer.is_c_contiguous() {
        return Err(PyValueError::new_err("ndarray is not C-contiguous"));
    }
    let format = buffer.format().to_str().unwrap_or_default().to_owned();
    let found = type_of_format(&ctx, &format, buffer.item_size(), signless);
    let given = r#type.map(|ty| ty.get().for_context(&ctx)).transpose()?;
    let (element, is_bools) = match (given, found) {
        (Some(ty), found) => (ty, ty == Type::I1 && found.is_some_and(|(_, is_bools)| is_bools)),
        (None, Some(found)) => found,
        (None, None) => {
            let message = format!("unimplemented array format conversion from format: {format}");
            return Err(PyValueError::new_err(message));
        }
    };
    let ty = shaped(&ctx, element, shape, &buffer)?;
    let is_one = buffer.item_count() == 1;
    let made = with_bytes(&buffer, |bytes| {
        let bytes = match (is_bools, is_one) {
            (true, true) => Cow::Owned(vec![if bytes.first() == Some(&0) { 0 } else { 0xFF }]),
            (true, false) => Cow::Owned(pack(bytes)),
            (false, _) => Cow::Borrowed(bytes),
        };
        let is_splat = is_one && (element != Type::I1 || is_bools || matches!(bytes[..], [0 | 0xFF]));
        DenseElementsAttr::from_raw(&ctx.core, ty, bytes, is_splat)
    });
    let made = made.map_err(|_| PyValueError::new_err(MISFIT))?;
    plain_attribute(py, &ctx, made.into(), "dense_elements")
}

/// Returns the type of elements: the type itself if it has a shape, and otherwise a tensor of the shape given, or of
/// that of the buffer.
fn shaped(ctx: &Ctx, ty: Type, shape: Option<Vec<i64>>, buffer: &PyUntypedBuffer) -> PyResult<Type> {
    if ty.cast::<ShapedType>(&ctx.core).is_some() {
        let message = "Shape can only be specified explicitly when the type is not a shaped type.";
        return if shape.is_some() { Err(PyValueError::new_err(message)) } else { Ok(ty) };
    }
    let sizes = shape.unwrap_or_else(|| buffer.shape().iter().map(|size| *size as i64).collect());
    let made = RankedTensorType::of(&ctx.core, &sizes, ty);
    made.map(Into::into).map_err(|error| PyValueError::new_err(error.0))
}

/// Makes elements from attributes.
#[pyfunction]
#[pyo3(signature = (attrs, r#type = None, context = None))]
fn from_attributes<'py>(
    py: Python<'py>,
    attrs: &Bound<'py, PyAny>,
    r#type: Option<&Bound<'py, PyTypeObject>>,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Object<'py>> {
    if attrs.is_empty()? {
        return Err(PyValueError::new_err("Attributes list must be non-empty."));
    }
    let first = attrs.get_item(0)?;
    let ctx = match (context, first.cast::<PyAttribute>()) {
        (None, Ok(first)) => Arc::clone(&first.get().ctx),
        (context, _) => resolve(context)?,
    };
    let values = attributes_in(&ctx, attrs)?;
    let of = |attribute: &Attribute| attribute.ty(&ctx.core).unwrap_or(Type::NONE);
    let ty = match r#type {
        Some(ty) => ty.get().for_context(&ctx)?,
        None => {
            let made = RankedTensorType::of(&ctx.core, &[values.len() as i64], of(&values[0]));
            made.map_err(|error| PyValueError::new_err(error.0))?.into()
        }
    };
    let shaped = ty.cast::<ShapedType>(&ctx.core).filter(|it| it.has_static_shape(&ctx.core));
    let shaped = shaped.ok_or_else(|| {
        let ty = ods::text::type_to_string(&ctx.core, ty);
        PyValueError::new_err(format!("Expected a static ShapedType for the shaped_type parameter: Type({ty})"))
    })?;
    let element = shaped.element_type(&ctx.core);
    if let Some(wrong) = values.iter().find(|value| of(value) != element) {
        let message = format!(
            "All attributes must be of the same type and match the type parameter: expected={}, but got={}",
            wrap_type(py, &ctx, ty)?.repr()?,
            wrap_type(py, &ctx, of(wrong))?.repr()?
        );
        return Err(PyValueError::new_err(message));
    }
    let made = DenseElementsAttr::get(&ctx.core, ty, &values).map_err(|error| PyValueError::new_err(error.0))?;
    plain_attribute(py, &ctx, made.into(), "dense_elements")
}

/// Returns the elements of a static shaped type that are all one attribute; raises `ValueError` for another type, or
/// another attribute.
#[pyfunction]
fn splat<'py>(shaped_type: &Bound<'py, PyTypeObject>, element_attr: &PyAttribute) -> PyResult<Object<'py>> {
    let it = shaped_type.get();
    let element = element_attr.for_context(&it.ctx)?;
    let shaped = it.ty.cast::<ShapedType>(it.core()).filter(|shaped| shaped.has_static_shape(it.core()));
    let shaped = shaped.ok_or_else(|| {
        PyValueError::new_err(format!(
            "Expected a static ShapedType for the shaped_type parameter: Type({})",
            it.text()
        ))
    })?;
    let (expected, found) = (shaped.element_type(it.core()), element.ty(it.core()));
    if found != Some(expected) {
        let message = format!(
            "Shaped element type and attribute type must be equal: shaped=Type({}), element=Attribute({})",
            it.text(),
            element_attr.text()
        );
        return Err(PyValueError::new_err(message));
    }
    let made = DenseElementsAttr::get(it.core(), it.ty, &[element]).map_err(|error| PyValueError::new_err(error.0))?;
    plain_attribute(shaped_type.py(), &it.ctx, made.into(), "dense_elements")
}

fn dense(attribute: &PyAttribute) -> PyResult<(DenseElementsAttr, &DenseData)> {
    let view = attribute.attribute.cast::<DenseElementsAttr>(attribute.core());
    match (view, attribute.data()) {
        (Some(view), AttributeData::DenseElements { data, .. }) => Ok((view, data)),
        _ => Err(PyTypeError::new_err("the attribute is of another kind")),
    }
}

fn count(attribute: &PyAttribute) -> PyResult<usize> {
    let (view, _) = dense(attribute)?;
    let shaped = view.ty(attribute.core()).cast::<ShapedType>(attribute.core());
    Ok(shaped
        .and_then(|shaped| shaped.num_elements(attribute.core()))
        .and_then(|count| usize::try_from(count).ok())
        .unwrap_or(0))
}

#[pyfunction]
fn length(attribute: &Bound<'_, PyAttribute>) -> PyResult<usize> {
    count(attribute.get())
}

/// Returns whether all elements are one value in memory.
#[pyfunction]
fn is_splat(attribute: &Bound<'_, PyAttribute>) -> PyResult<bool> {
    Ok(dense(attribute.get())?.1.is_splat())
}

#[pyfunction]
fn splat_value<'py>(attribute: &Bound<'py, PyAttribute>) -> PyResult<Object<'py>> {
    let it = attribute.get();
    let (view, data) = dense(it)?;
    if !data.is_splat() {
        return Err(PyValueError::new_err("get_splat_value called on a non-splat attribute"));
    }
    let value = view.element(it.core(), 0).ok_or_else(|| PyValueError::new_err("the elements have no value"))?;
    wrap_attribute(attribute.py(), &it.ctx, value)
}

/// Returns an element as a number.
#[pyfunction]
fn item<'py>(attribute: &Bound<'py, PyAttribute>, index: isize) -> PyResult<Object<'py>> {
    let (py, it) = (attribute.py(), attribute.get());
    let (view, _) = dense(it)?;
    let at =
        position(index, count(it)?).ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds element"))?;
    let element = view
        .element(it.core(), at as u64)
        .ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds element"))?;
    match element.data(it.core()) {
        AttributeData::Float { value, .. } => Ok(value.to_f64().into_pyobject(py)?.into_any()),
        AttributeData::Integer { ty, value } => {
            let is_unsigned = matches!(ty.data(it.core()), TypeData::Integer { signedness: Signedness::Unsigned, .. });
            if !matches!(value.width(), 1 | 8 | 16 | 32 | 64) {
                return Err(PyTypeError::new_err("Unsupported integer type"));
            }
            if is_unsigned || *ty == Type::I1 {
                Ok(value.zext_u64().into_pyobject(py)?)
            } else {
                Ok(value.sext_i64().into_pyobject(py)?)
            }
        }
        _ => wrap_attribute(py, &it.ctx, element),
    }
}

/// Elements as a buffer: shape, strides in bytes, format, and the bytes if they are not those in the context.
pub(crate) struct Exported {
    pub(crate) shape: Vec<isize>,
    pub(crate) strides: Vec<isize>,
    pub(crate) format: &'static std::ffi::CStr,
    pub(crate) item_size: usize,
    pub(crate) own: Option<Vec<u8>>,
}

/// Returns the format of elements of a type, and their size in bytes.
fn format_of(attribute: &PyAttribute, element: Type) -> Result<(&'static std::ffi::CStr, usize), &'static str> {
    use Signedness::{Signed, Signless, Unsigned};
    match element.data(attribute.core()) {
        TypeData::Index => Ok((c"q", 8)),
        TypeData::Integer { width: 1, .. } => Ok((c"?", 1)),
        TypeData::Integer { width: 8, signedness: Signless | Signed } => Ok((c"b", 1)),
        TypeData::Integer { width: 8, signedness: Unsigned } => Ok((c"B", 1)),
        TypeData::Integer { width: 16, signedness: Signless | Signed } => Ok((c"h", 2)),
        TypeData::Integer { width: 16, signedness: Unsigned } => Ok((c"H", 2)),
        TypeData::Integer { width: 32, signedness: Signless | Signed } => Ok((c"i", 4)),
        TypeData::Integer { width: 32, signedness: Unsigned } => Ok((c"I", 4)),
        TypeData::Integer { width: 64, signedness: Signless | Signed } => Ok((c"q", 8)),
        TypeData::Integer { width: 64, signedness: Unsigned } => Ok((c"Q", 8)),
        TypeData::Integer { .. } => Err("Unsupported integer type"),
        TypeData::Float(FloatFormat::F16) => Ok((c"e", 2)),
        TypeData::Float(FloatFormat::F32) => Ok((c"f", 4)),
        TypeData::Float(FloatFormat::F64) => Ok((c"d", 8)),
        _ => Err("Unsupported floating-point type"),
    }
}

/// Returns an error if the attribute has no buffer, or none of the form that is asked for.
pub(crate) fn check_request(attribute: &PyAttribute, flags: c_int) -> PyResult<()> {
    let AttributeData::DenseElements { ty, data: DenseData::Raw { splat, .. } } = attribute.data() else {
        return Err(PyTypeError::new_err("only dense elements of numbers have a buffer; use `value` or `str`"));
    };
    if let Err(message) = format_of(attribute, ty.element_type(attribute.core())) {
        return Err(PyBufferError::new_err(format!("{message}; read the elements by their positions, or `str`")));
    }
    let shape = ty.cast::<ShapedType>(attribute.core()).and_then(|it| it.shape(attribute.core())).unwrap_or_default();
    let is_asked = |flag: c_int| flags & flag == flag;
    // A splat is one element, whose strides are zero: without them, a reader takes the bytes after it for elements.
    if *splat && shape.iter().any(|size| *size != 1) {
        let is_whole = [PyBUF_C_CONTIGUOUS, PyBUF_F_CONTIGUOUS, PyBUF_ANY_CONTIGUOUS].into_iter().any(is_asked);
        if is_whole || !is_asked(PyBUF_STRIDES) {
            let message =
                "all elements are one value in memory; ask for a buffer with strides, or copy with `numpy.array`";
            return Err(PyBufferError::new_err(message));
        }
    }
    if shape.len() > 1 && is_asked(PyBUF_F_CONTIGUOUS) && !is_asked(PyBUF_C_CONTIGUOUS) {
        return Err(PyBufferError::new_err("the elements are in row-major order; ask for a buffer with strides"));
    }
    Ok(())
}

impl Exported {
    /// Returns the number of elements.
    pub(crate) fn count(&self) -> isize {
        if self.shape.contains(&0) { 0 } else { self.shape.iter().fold(1, |count, size| count.saturating_mul(*size)) }
    }
}

/// Returns the bytes of elements in the context, and their description as a buffer.
pub(crate) fn export(attribute: &PyAttribute) -> PyResult<(&[u8], Exported)> {
    let AttributeData::DenseElements { ty, data: DenseData::Raw { bytes, splat } } = attribute.data() else {
        return Err(PyTypeError::new_err("only dense elements of numbers have a buffer"));
    };
    let shaped =
        ty.cast::<ShapedType>(attribute.core()).ok_or_else(|| PyTypeError::new_err("the elements have no shape"))?;
    let (format, item_size) =
        format_of(attribute, shaped.element_type(attribute.core())).map_err(PyTypeError::new_err)?;
    let shape: Vec<isize> = shaped
        .shape(attribute.core())
        .unwrap_or_default()
        .iter()
        .map(|size| isize::try_from(*size).unwrap_or(isize::MAX))
        .collect();
    let mut strides = vec![0; shape.len()];
    if !*splat {
        let mut stride = item_size as isize;
        for (place, size) in strides.iter_mut().zip(&shape).rev() {
            *place = stride;
            // Too large only if there are no elements, and then strides mean nothing.
            stride = stride.saturating_mul(*size);
        }
    }
    let is_bits = format == c"?";
    let mut exported = Exported { shape, strides, format, item_size, own: None };
    exported.own = is_bits.then(|| {
        if *splat {
            return vec![u8::from(bytes.first().is_some_and(|byte| *byte != 0))];
        }
        let total = exported.count().unsigned_abs();
        (0..total).map(|at| bytes.get(at / 8).map_or(0, |byte| byte >> (at % 8) & 1)).collect()
    });
    Ok((bytes, exported))
}

/// Adds the functions to the module `_mlir._dense`.
pub(crate) fn populate(module: &Bound<'_, PyModule>) -> PyResult<()> {
    macro_rules! add {
        ($($name:ident),*) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    add!(from_buffer, from_attributes, splat, length, is_splat, splat_value, item);
    module.add_function(wrap_pyfunction!(crate::data::resources::get_from_buffer, module)?)
}
