//! The constructors and parts of builtin attributes. `_attributes.py` makes the classes of kinds from these.

use std::sync::Arc;

use ods::attributes::{
    AffineMapAttr, ArrayAttr, AttributeData, BoolAttr, DenseArrayAttr, DictionaryAttr, FlatSymbolRefAttr, FloatAttr,
    IntegerAttr, IntegerSetAttr, OpaqueAttr, StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr,
};
use ods::numeric::Int;
use ods::types::{Signedness, TypeData};
use ods::{Attribute, Diagnostic, Location, Type};
use pyo3::exceptions::{PyIndexError, PyKeyError, PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyString};

use crate::context::location::PyLocation;
use crate::context::{Ctx, PyContext, diagnostics, resolve, stack};
use crate::data::affine::PyAffineMap;
use crate::data::attribute::{PyAttribute, PyNamedAttribute, dictionary, plain_attribute, wrap_attribute};
use crate::data::integer_set::PyIntegerSet;
use crate::data::types::{PyTypeObject, wrap_type};
use crate::objects::sequence::{collect_items, for_each_item, position};

type Object<'py> = Bound<'py, PyAny>;
type AttributeArg<'a, 'py> = &'a Bound<'py, PyAttribute>;
type ContextArg<'a, 'py> = Option<&'a Bound<'py, PyContext>>;

fn wrong_kind() -> PyErr {
    PyTypeError::new_err("the attribute is of another kind")
}

pub(crate) fn invalid(py: Python<'_>, ctx: &Arc<Ctx>, location: Location, error: impl std::fmt::Display) -> PyErr {
    diagnostics::error(py, ctx, "Invalid attribute", &[Diagnostic::error(location, error)])
}

/// Returns the attribute.
#[pyfunction]
#[pyo3(signature = (context = None))]
fn unit<'py>(py: Python<'py>, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    wrap_attribute(py, &resolve(context)?, Attribute::UNIT)
}

/// Returns the attribute of a truth.
#[pyfunction]
#[pyo3(signature = (value, context = None))]
fn boolean<'py>(py: Python<'py>, value: bool, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = BoolAttr::get(&ctx.core, value);
    wrap_attribute(py, &ctx, attribute.into())
}

/// Returns the integer, wrapped to the width.
fn int_of(value: &Bound<'_, PyAny>, width: u32) -> PyResult<Int> {
    if let Ok(value) = value.extract::<i64>() {
        return Ok(Int::from_i64(64, value).sext(width.max(64)).trunc(width));
    }
    let value = value.cast::<PyInt>().map_err(|_| PyTypeError::new_err("expected an integer"))?;
    let text = value.str()?.to_string();
    let digits = text.trim_start_matches('-');
    let int = Int::parse(digits, 10).ok_or_else(|| PyTypeError::new_err("expected an integer"))?;
    let wide = int.zext(width.max(int.width() + 1));
    let is_negative = text.starts_with('-');
    let wide = if is_negative { wide.neg() } else { wide };
    let cut = wide.trunc(width);
    let again = if is_negative { cut.sext(wide.width()) } else { cut.zext(wide.width()) };
    if again != wide {
        let message = format!("{text} does not fit in {width} bits; choose a wider type");
        return Err(PyOverflowError::new_err(message));
    }
    Ok(cut)
}

/// Returns the attribute of an integer of a type; raises `ValueError` unless that is of integers or `index`, and
/// `OverflowError` for numbers beyond both 64 bits and the type.
#[pyfunction]
fn integer<'py>(r#type: &Bound<'py, PyTypeObject>, value: &Bound<'py, PyAny>) -> PyResult<Object<'py>> {
    let (py, it) = (r#type.py(), r#type.get());
    let width = match it.data() {
        TypeData::Integer { width, .. } => *width,
        TypeData::Index => 64,
        _ => {
            let message = format!("expected an integer or index type, got Type({})", it.text());
            return Err(PyValueError::new_err(message));
        }
    };
    let made = match value.extract::<i64>() {
        Ok(value) if width <= 64 => IntegerAttr::get(it.core(), it.ty, value),
        _ => IntegerAttr::from_int(it.core(), it.ty, int_of(value, width)?),
    };
    let made = match made {
        Ok(attribute) => Ok(attribute),
        // A value out of range wraps.
        Err(_) => IntegerAttr::from_int(it.core(), it.ty, int_of(value, width)?),
    };
    let attribute = made.map_err(|error| invalid(py, &it.ctx, Location::UNKNOWN, error))?;
    match it.ty {
        // Not the class of booleans, which that of integers is not above.
        Type::I1 => plain_attribute(py, &it.ctx, attribute.into(), "integer"),
        _ => wrap_attribute(py, &it.ctx, attribute.into()),
    }
}

/// Returns the number, the string or the type that an attribute is.
#[pyfunction]
pub(crate) fn value<'py>(attribute: AttributeArg<'_, 'py>) -> PyResult<Object<'py>> {
    let (py, it) = (attribute.py(), attribute.get());
    match it.data() {
        AttributeData::Integer { ty, value } => int_value(py, it, *ty, value),
        AttributeData::Float { value, .. } => Ok(value.to_f64().into_pyobject(py)?.into_any()),
        AttributeData::String { value, .. } => Ok(string_value(py, value)?.into_any()),
        AttributeData::Type(ty) => wrap_type(py, &it.ctx, *ty),
        _ => Err(wrong_kind()),
    }
}

fn int_value<'py>(py: Python<'py>, it: &PyAttribute, ty: Type, value: &Int) -> PyResult<Object<'py>> {
    let is_unsigned = matches!(ty.data(it.core()), TypeData::Integer { signedness: Signedness::Unsigned, .. });
    let short = if is_unsigned { value.zext_u64().and_then(|it| i64::try_from(it).ok()) } else { value.sext_i64() };
    if let Some(value) = short {
        return Ok(value.into_pyobject(py)?.into_any());
    }
    let mut text = String::new();
    let written = if is_unsigned { value.write_unsigned(&mut text) } else { value.write_signed(&mut text) };
    written.map_err(|_| wrong_kind())?;
    py.get_type::<PyInt>().call1((text,))
}

/// Returns the truth.
#[pyfunction]
fn bool_value(attribute: AttributeArg<'_, '_>) -> bool {
    attribute.get().attribute == Attribute::TRUE
}

/// Returns the attribute of a number, rounded to the type; raises `MLIRError` unless that is a floating-point type.
#[pyfunction]
#[pyo3(signature = (r#type, value, loc = None))]
fn float<'py>(
    r#type: &Bound<'py, PyTypeObject>,
    value: f64,
    loc: Option<&Bound<'py, PyLocation>>,
) -> PyResult<Object<'py>> {
    let (py, ty) = (r#type.py(), r#type.get());
    match FloatAttr::get(ty.core(), ty.ty, value) {
        Ok(attribute) => wrap_attribute(py, &ty.ctx, attribute.into()),
        Err(_) => {
            let location = stack::location(loc).map_or(Location::UNKNOWN, |(_, location)| location);
            Err(invalid(py, &ty.ctx, location, "expected floating point type"))
        }
    }
}

/// Returns the attribute of a number, rounded to `f32`.
#[pyfunction]
#[pyo3(signature = (value, context = None))]
fn get_f32<'py>(py: Python<'py>, value: f64, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = FloatAttr::f32(&ctx.core, value as f32);
    wrap_attribute(py, &ctx, attribute.into())
}

/// Returns the attribute of a number, of type `f64`.
#[pyfunction]
#[pyo3(signature = (value, context = None))]
fn get_f64<'py>(py: Python<'py>, value: f64, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = FloatAttr::f64(&ctx.core, value);
    wrap_attribute(py, &ctx, attribute.into())
}

fn bytes_of<'a>(value: &'a Bound<'_, PyAny>) -> PyResult<&'a [u8]> {
    match value.cast::<PyBytes>() {
        Ok(bytes) => Ok(bytes.as_bytes()),
        Err(_) => Ok(value.cast::<PyString>()?.to_str()?.as_bytes()),
    }
}

/// Returns the attribute of a string, or of bytes.
#[pyfunction]
#[pyo3(signature = (value, context = None))]
fn string<'py>(py: Python<'py>, value: &Bound<'py, PyAny>, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = StringAttr::get(&ctx.core, bytes_of(value)?);
    wrap_attribute(py, &ctx, attribute.into())
}

/// Returns the attribute of a string, or of bytes, with a type.
#[pyfunction]
fn typed_string<'py>(r#type: &Bound<'py, PyTypeObject>, value: &Bound<'py, PyAny>) -> PyResult<Object<'py>> {
    let ty = r#type.get();
    let attribute = StringAttr::typed(ty.core(), bytes_of(value)?, ty.ty);
    wrap_attribute(r#type.py(), &ty.ctx, attribute.into())
}

fn string_value<'py>(py: Python<'py>, value: &[u8]) -> PyResult<Bound<'py, PyString>> {
    let text = std::str::from_utf8(value).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyString::new(py, text))
}

pub(crate) fn string_bytes<'py>(attribute: AttributeArg<'_, 'py>) -> PyResult<Bound<'py, PyBytes>> {
    let AttributeData::String { value, .. } = attribute.get().data() else { return Err(wrong_kind()) };
    Ok(PyBytes::new(attribute.py(), value))
}

pub(crate) fn attributes_in(ctx: &Arc<Ctx>, attributes: &Bound<'_, PyAny>) -> PyResult<Vec<Attribute>> {
    let mut found = Vec::new();
    for_each_item(attributes, |attribute| {
        let is_none = if attribute.is_none() { " (None?)" } else { "" };
        let attribute = attribute.cast::<PyAttribute>().map_err(|_| {
            PyRuntimeError::new_err(format!("Invalid attribute{is_none} when attempting to create an ArrayAttribute"))
        })?;
        found.push(attribute.get().for_context(ctx)?);
        Ok(())
    })?;
    Ok(found)
}

/// Returns the attribute of a list of attributes.
#[pyfunction]
#[pyo3(signature = (attributes, context = None))]
fn array<'py>(py: Python<'py>, attributes: &Bound<'py, PyAny>, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = ArrayAttr::get(&ctx.core, &attributes_in(&ctx, attributes)?);
    wrap_attribute(py, &ctx, attribute.into())
}

fn elements(attribute: &PyAttribute) -> PyResult<&[Attribute]> {
    if let AttributeData::Array(elements) = attribute.data() { Ok(elements) } else { Err(wrong_kind()) }
}

#[pyfunction]
fn array_add<'py>(attribute: AttributeArg<'_, 'py>, more: &Bound<'py, PyAny>) -> PyResult<Object<'py>> {
    let it = attribute.get();
    let mut all = elements(it)?.to_vec();
    all.extend(attributes_in(&it.ctx, more)?);
    wrap_attribute(attribute.py(), &it.ctx, ArrayAttr::get(it.core(), &all).into())
}

#[pyfunction]
fn array_item<'py>(attribute: AttributeArg<'_, 'py>, index: isize) -> PyResult<Object<'py>> {
    let (it, all) = (attribute.get(), elements(attribute.get())?);
    let at = position(index, all.len()).ok_or_else(|| PyIndexError::new_err("ArrayAttribute index out of range"))?;
    wrap_attribute(attribute.py(), &it.ctx, all[at])
}

#[pyfunction]
fn array_len(attribute: AttributeArg<'_, '_>) -> PyResult<usize> {
    Ok(elements(attribute.get())?.len())
}

#[pyfunction]
fn array_items<'py>(attribute: AttributeArg<'_, 'py>) -> PyResult<Vec<Object<'py>>> {
    let it = attribute.get();
    elements(it)?.iter().map(|element| wrap_attribute(attribute.py(), &it.ctx, *element)).collect()
}

/// Returns the attribute of a dictionary: attributes by their names.
#[pyfunction]
#[pyo3(signature = (value = None, context = None))]
fn dict<'py>(
    py: Python<'py>,
    value: Option<&Bound<'py, PyDict>>,
    context: ContextArg<'_, 'py>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let mut entries = Vec::new();
    for (name, attribute) in value.into_iter().flatten() {
        let attribute =
            attribute.cast::<PyAttribute>().map_err(|_| PyTypeError::new_err("expected attributes as values"))?;
        entries.push((name.extract::<String>()?, attribute.get().for_context(&ctx)?));
    }
    wrap_attribute(py, &ctx, dictionary(&ctx, entries).into())
}

fn entries(attribute: &PyAttribute) -> PyResult<&[ods::attributes::NamedAttribute]> {
    let dictionary = attribute.attribute.cast::<DictionaryAttr>(attribute.core()).ok_or_else(wrong_kind)?;
    Ok(dictionary.entries(attribute.core()))
}

#[pyfunction]
fn dict_len(attribute: AttributeArg<'_, '_>) -> PyResult<usize> {
    Ok(entries(attribute.get())?.len())
}

#[pyfunction]
fn dict_has(attribute: AttributeArg<'_, '_>, name: &str) -> PyResult<bool> {
    let it = attribute.get();
    Ok(entries(it)?.iter().any(|entry| it.core().str(entry.name) == name))
}

#[pyfunction]
fn dict_item<'py>(attribute: AttributeArg<'_, 'py>, key: &Bound<'py, PyAny>) -> PyResult<Object<'py>> {
    let (py, it) = (attribute.py(), attribute.get());
    let all = entries(it)?;
    if let Ok(name) = key.cast::<PyString>() {
        let name = name.to_str().map_err(|_| wrong_kind());
        let name = name?;
        let found = all.iter().find(|entry| it.core().str(entry.name) == name);
        let found = found.ok_or_else(|| PyKeyError::new_err("attempt to access a non-existent attribute"))?;
        return wrap_attribute(py, &it.ctx, found.value);
    }
    let at = position(key.extract()?, all.len());
    let at = at.ok_or_else(|| PyIndexError::new_err("attempt to access out of bounds attribute"))?;
    PyNamedAttribute::wrap(py, &it.ctx, all[at])
}

#[pyfunction]
fn r#type<'py>(value: &Bound<'py, PyTypeObject>) -> PyResult<Object<'py>> {
    let ty = value.get();
    wrap_attribute(value.py(), &ty.ctx, TypeAttr::get(ty.core(), ty.ty).into())
}

/// Returns the reference to the symbol of a name.
#[pyfunction]
#[pyo3(signature = (value, context = None))]
fn flat_symbol_ref<'py>(py: Python<'py>, value: &str, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = FlatSymbolRefAttr::get(&ctx.core, value);
    wrap_attribute(py, &ctx, attribute.into())
}

/// Returns the reference to a symbol by the names on the way to it; raises `RuntimeError` without a name.
#[pyfunction]
#[pyo3(signature = (symbols, context = None))]
fn symbol_ref<'py>(py: Python<'py>, symbols: Vec<String>, context: ContextArg<'_, 'py>) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let parts: Vec<&str> = symbols.iter().map(String::as_str).collect();
    let Some((root, nested)) = parts.split_first() else {
        return Err(PyRuntimeError::new_err("SymbolRefAttr must be composed of at least one symbol."));
    };
    let attribute = SymbolRefAttr::get(&ctx.core, root, nested);
    plain_attribute(py, &ctx, attribute.into(), "symbol_ref")
}

/// Returns the names on the way to the symbol.
#[pyfunction]
fn symbols(attribute: AttributeArg<'_, '_>) -> PyResult<Vec<String>> {
    let it = attribute.get();
    let (root, nested) = it.attribute.cast::<SymbolRefAttr>(it.core()).ok_or_else(wrong_kind)?.path(it.core());
    Ok(std::iter::once(&root).chain(nested).map(|part| it.core().str(*part).to_owned()).collect())
}

/// Returns the layout of an offset and strides, in elements.
#[pyfunction]
#[pyo3(signature = (offset, strides, context = None))]
fn strided<'py>(
    py: Python<'py>,
    offset: i64,
    strides: Vec<i64>,
    context: ContextArg<'_, 'py>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let attribute = StridedLayoutAttr::get(&ctx.core, offset, &strides);
    wrap_attribute(py, &ctx, attribute.into())
}

#[pyfunction]
fn strided_parts(attribute: AttributeArg<'_, '_>) -> PyResult<(i64, Vec<i64>)> {
    let AttributeData::StridedLayout { offset, strides } = attribute.get().data() else { return Err(wrong_kind()) };
    Ok((*offset, strides.to_vec()))
}

/// Returns the attribute of a dialect that is not registered: its name, the text of the attribute, and a type.
#[pyfunction]
#[pyo3(signature = (dialect_namespace, buffer, r#type, context = None))]
fn opaque<'py>(
    dialect_namespace: &str,
    buffer: &Bound<'py, PyAny>,
    r#type: &Bound<'py, PyTypeObject>,
    context: ContextArg<'_, 'py>,
) -> PyResult<Object<'py>> {
    let ctx = context.map_or_else(|| Arc::clone(&r#type.get().ctx), |context| Arc::clone(&context.get().ctx));
    let text = std::str::from_utf8(bytes_of(buffer)?).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let attribute = OpaqueAttr::get(&ctx.core, dialect_namespace, text, r#type.get().for_context(&ctx)?);
    wrap_attribute(r#type.py(), &ctx, attribute.into())
}

#[pyfunction]
fn opaque_parts(attribute: AttributeArg<'_, '_>) -> PyResult<(String, Vec<u8>)> {
    let it = attribute.get();
    let (dialect, text) = it.attribute.cast::<OpaqueAttr>(it.core()).ok_or_else(wrong_kind)?.parts(it.core());
    Ok((dialect.to_owned(), text.as_bytes().to_vec()))
}

/// Returns an array of plain values; `kind` is the name of its element type.
#[pyfunction]
#[pyo3(signature = (kind, values, context = None))]
fn dense_array<'py>(
    py: Python<'py>,
    kind: &str,
    values: &Bound<'py, PyAny>,
    context: ContextArg<'_, 'py>,
) -> PyResult<Object<'py>> {
    let ctx = resolve(context)?;
    let core = &ctx.core;
    let attribute = match kind {
        "i1" => DenseArrayAttr::bools(core, &values.extract::<Vec<bool>>().or_else(|_| truths(values))?),
        "i8" => DenseArrayAttr::i8s(core, &values.extract::<Vec<i8>>()?),
        "i16" => DenseArrayAttr::i16s(core, &values.extract::<Vec<i16>>()?),
        "i32" => DenseArrayAttr::i32s(core, &values.extract::<Vec<i32>>()?),
        "i64" => DenseArrayAttr::i64s(core, &values.extract::<Vec<i64>>()?),
        "f32" => DenseArrayAttr::f32s(core, &values.extract::<Vec<f32>>()?),
        "f64" => DenseArrayAttr::f64s(core, &values.extract::<Vec<f64>>()?),
        _ => return Err(PyValueError::new_err("no such kind of array")),
    };
    wrap_attribute(py, &ctx, attribute.into())
}

fn truths(values: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
    collect_items(values, |value| value.is_truthy())
}

/// Returns the values of an array as a list.
#[pyfunction]
fn dense_array_values<'py>(attribute: AttributeArg<'_, 'py>) -> PyResult<Object<'py>> {
    let (py, it) = (attribute.py(), attribute.get());
    let array = it.attribute.cast::<DenseArrayAttr>(it.core()).ok_or_else(wrong_kind)?;
    macro_rules! list {
        ($ty:ty) => {
            array.values::<$ty>(it.core()).ok_or_else(wrong_kind)?.collect::<Vec<$ty>>().into_pyobject(py)?.into_any()
        };
    }
    Ok(match array.element_type(it.core()) {
        Type::I1 => {
            array.bytes(it.core()).iter().map(|byte| *byte != 0).collect::<Vec<bool>>().into_pyobject(py)?.into_any()
        }
        Type::I8 => {
            array.bytes(it.core()).iter().map(|byte| *byte as i8).collect::<Vec<i8>>().into_pyobject(py)?.into_any()
        }
        Type::I16 => list!(i16),
        Type::I32 => list!(i32),
        Type::I64 => list!(i64),
        Type::F32 => list!(f32),
        Type::F64 => list!(f64),
        _ => return Err(wrong_kind()),
    })
}

/// Returns the attribute of an affine map.
#[pyfunction]
fn affine_map<'py>(affine_map: &Bound<'py, PyAffineMap>) -> PyResult<Object<'py>> {
    let it = affine_map.get();
    wrap_attribute(affine_map.py(), &it.ctx, AffineMapAttr::get(&it.ctx.core, it.map.clone()).into())
}

/// Returns the affine map.
#[pyfunction]
fn affine_map_value(attribute: AttributeArg<'_, '_>) -> PyResult<PyAffineMap> {
    let AttributeData::AffineMap(map) = attribute.get().data() else { return Err(wrong_kind()) };
    Ok(PyAffineMap { ctx: Arc::clone(&attribute.get().ctx), map: map.clone() })
}

/// Returns the attribute of an integer set.
#[pyfunction]
fn integer_set<'py>(integer_set: &Bound<'py, PyIntegerSet>) -> PyResult<Object<'py>> {
    let it = integer_set.get();
    wrap_attribute(integer_set.py(), &it.ctx, IntegerSetAttr::get(&it.ctx.core, it.set.clone()).into())
}

/// Adds the functions to the module `_mlir._attributes`.
pub(crate) fn populate(module: &Bound<'_, PyModule>) -> PyResult<()> {
    macro_rules! add {
        ($($name:ident),*) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    add!(
        unit,
        boolean,
        integer,
        value,
        bool_value,
        float,
        get_f32,
        get_f64,
        string,
        typed_string,
        array,
        array_add,
        array_item,
        array_items,
        array_len,
        dict,
        dict_len,
        dict_has,
        dict_item,
        r#type,
        flat_symbol_ref,
        symbol_ref,
        symbols,
        strided,
        strided_parts,
        opaque,
        opaque_parts,
        dense_array,
        dense_array_values,
        affine_map,
        affine_map_value,
        integer_set
    );
    Ok(())
}
