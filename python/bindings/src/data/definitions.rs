//! The types and attributes that dialects define, as Python code makes classes of them.
//!
//! Invariants:
//! * A definition has at most one class, which wraps its types or attributes wherever they come from.
//! * Enums that are attributes of a dialect have no class here: `enums` makes them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ods::schema::{DefKind, DefSchema, MakeError, ParameterKind, ParameterValue, ValueMismatch};
use ods::sub_elements::SubElement;
use ods::{Diagnostic, Location};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyString, PyTuple, PyType};

use crate::context::{Ctx, PyContext, diagnostics, resolve};
use crate::data::attribute::{PyAttribute, wrap_attribute};
use crate::data::types::{PyTypeObject, TypeId, wrap_type};
use crate::objects::registry::{lock, package_object, registries};
use crate::objects::sequence::collect_items;

type Object<'py> = Bound<'py, PyAny>;

/// A parameter: its name, its kind in words, whether it may be absent, its default as written, its documentation.
type ParameterInfo = (&'static str, String, bool, &'static str, &'static str);

/// The definition of a type or an attribute, as Python code sees it.
#[pyclass(module = "ods._mlir_libs._mlir", frozen)]
pub(crate) struct TypeDefinition(&'static DefSchema);

/// Returns the key of the id of a definition.
pub(crate) fn id_of(schema: &DefSchema) -> String {
    format!("{} {}.{}", schema.kind.noun(), schema.dialect, schema.mnemonic)
}

/// Returns the definitions of types and attributes of a dialect, which classes are made of.
#[pyfunction]
pub(crate) fn _type_definitions(namespace: &str) -> Vec<TypeDefinition> {
    let core = crate::package::extension::definitions();
    let own = core.dialect(namespace).into_iter();
    let parts = own.chain(core.extensions(namespace));
    let all = parts.flat_map(|dialect| dialect.types.iter().chain(dialect.attrs));
    all.copied().filter(|schema| has_class(schema)).map(TypeDefinition).collect()
}

/// Returns whether a class is made of a definition.
fn has_class(schema: &DefSchema) -> bool {
    schema.enumeration.is_none()
}

/// Returns the class of a definition. The Python module of the dialect is imported first, if it was not yet.
pub(crate) fn class_of<'py>(py: Python<'py>, schema: &'static DefSchema) -> PyResult<Option<Bound<'py, PyType>>> {
    let registries = registries(py);
    let find = || {
        let classes = lock(&registries.definition_classes);
        classes.get(&std::ptr::from_ref(schema).addr()).map(|class| class.bind(py).clone())
    };
    if !has_class(schema) {
        return Ok(None);
    }
    if let Some(class) = find() {
        return Ok(Some(class));
    }
    if lock(&registries.imported).contains(schema.dialect) {
        return Ok(None);
    }
    package_object(py, "_import_dialect")?.call1(py, (schema.dialect,))?;
    lock(&registries.imported).insert(schema.dialect.to_owned());
    Ok(find())
}

#[pymethods]
impl TypeDefinition {
    /// Returns whether it defines a type.
    #[getter]
    fn is_type(&self) -> bool {
        self.0.kind == DefKind::Type
    }

    /// Returns the name of the class.
    #[getter]
    fn class_name(&self) -> &'static str {
        self.0.name
    }

    /// Returns the word after the dialect's name.
    #[getter]
    fn mnemonic(&self) -> &'static str {
        self.0.mnemonic
    }

    /// Returns the dialect's name and the mnemonic.
    #[getter]
    fn name(&self) -> String {
        format!("{}.{}", self.0.dialect, self.0.mnemonic)
    }

    /// Returns the documentation.
    #[getter]
    fn doc(&self) -> String {
        format!("{}\n\n{}", self.0.summary, self.0.description).trim().to_owned()
    }

    /// Returns the id of the class.
    #[getter]
    fn typeid(&self) -> TypeId {
        TypeId(id_of(self.0))
    }

    /// Returns the parameters.
    #[getter]
    fn parameters(&self) -> Vec<ParameterInfo> {
        let info = |(index, it): (usize, &'static ods::schema::ParameterSchema)| {
            let kind = kind_at(self.0, index);
            let is_optional = it.default.is_some() || matches!(kind, ParameterKind::Optional(_));
            (it.name, words(kind), is_optional, it.default_text, it.doc)
        };
        self.0.parameters.iter().enumerate().map(info).collect()
    }

    /// Returns the type or attribute with these values of its parameters; `None` is that of an absent one.
    #[pyo3(signature = (values, context = None))]
    fn make<'py>(
        &self,
        values: &Bound<'py, PyTuple>,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Object<'py>> {
        let (py, ctx) = (values.py(), resolve(context)?);
        ctx.load(self.0.dialect)?;
        let read = |(index, given): (usize, Object<'py>)| read_parameter(self.0, index, &given, &ctx);
        let read: Vec<_> = values.iter().enumerate().map(read).collect::<PyResult<_>>()?;
        match (self.0.make)(&ctx.core, self.0, &read) {
            Ok(SubElement::Type(ty)) => wrap_type(py, &ctx, ty),
            Ok(SubElement::Attribute(attribute)) => wrap_attribute(py, &ctx, attribute),
            Err(error) => Err(made_error(self.0, &ctx, values, error)),
        }
    }

    /// Returns the value of a parameter of a type or attribute.
    fn value<'py>(&self, of: &Object<'py>, index: usize) -> PyResult<Object<'py>> {
        let py = of.py();
        let wrong = || PyTypeError::new_err(format!("expected a '{}'", self.0));
        let (ctx, def) = if let Ok(ty) = of.cast::<PyTypeObject>() {
            (&ty.get().ctx, ty.get().ty.def(ty.get().core()))
        } else {
            let attribute = of.cast::<PyAttribute>().map_err(|_| wrong())?.get();
            (&attribute.ctx, attribute.attribute.def(attribute.core()))
        };
        let def = def.filter(|def| def.is_of(self.0)).ok_or_else(wrong)?;
        wrap_value(py, ctx, def.parameters().value(index, &ctx.core))
    }

    /// Sets the class of the types or attributes.
    fn set_class(&self, class: &Bound<'_, PyType>) {
        let registries = registries(class.py());
        let key = std::ptr::from_ref(self.0).addr();
        let old = lock(&registries.definition_classes).insert(key, class.clone().unbind());
        drop(old);
        registries.changes.fetch_add(1, Ordering::Relaxed);
    }
}

fn kind_at(schema: &DefSchema, index: usize) -> ParameterKind {
    schema.parameter_kind(index).unwrap_or(ParameterKind::Text)
}

/// Returns a kind in words, the outermost first: `list optional int`.
fn words(kind: ParameterKind) -> String {
    match kind {
        ParameterKind::Bool => "bool".to_owned(),
        ParameterKind::Int(..) => "int".to_owned(),
        ParameterKind::Float => "float".to_owned(),
        ParameterKind::String => "str".to_owned(),
        ParameterKind::Type(name) => format!("type {name}"),
        ParameterKind::Attribute(name) => format!("attribute {name}"),
        ParameterKind::Enum(cases) => format!("enum {}", cases.name),
        ParameterKind::List(element) => format!("list {}", words(*element)),
        ParameterKind::Optional(inner) => format!("optional {}", words(*inner)),
        ParameterKind::Text => "text".to_owned(),
    }
}

/// Returns a phrase for the values of a kind, for messages.
fn expected(kind: ParameterKind) -> String {
    match kind {
        ParameterKind::Bool => "a bool".to_owned(),
        ParameterKind::Int(least, most) => format!("an int between {least} and {most}"),
        ParameterKind::Float => "a float".to_owned(),
        ParameterKind::String => "a str".to_owned(),
        ParameterKind::Type(name) | ParameterKind::Attribute(name) => format!("an instance of {name}"),
        ParameterKind::Enum(cases) => format!("a member of {}", cases.name),
        ParameterKind::List(element) => format!("a sequence, each element {}", expected(*element)),
        ParameterKind::Optional(inner) => format!("{} or None", expected(*inner)),
        ParameterKind::Text => "the text of the parameter as a str".to_owned(),
    }
}

/// Returns the beginning of messages about a parameter.
fn subject(schema: &DefSchema, index: usize) -> String {
    let name = schema.parameters.get(index).map_or("", |parameter| parameter.name);
    format!("parameter '{name}' of '{schema}'")
}

fn mismatch(schema: &DefSchema, index: usize, given: &Object<'_>) -> PyErr {
    let found = given.repr().map_or_else(|_| String::new(), |text| text.to_string());
    let message = format!("{}: expected {}, found {found}", subject(schema, index), expected(kind_at(schema, index)));
    // A number or a word of the right class has a wrong value.
    let is_value = given.is_instance_of::<PyInt>() && !given.is_instance_of::<PyBool>();
    match kind_at(schema, index) {
        ParameterKind::Int(..) if is_value => PyOverflowError::new_err(message),
        ParameterKind::Enum(_) if is_value => PyValueError::new_err(message),
        ParameterKind::Enum(_) if given.is_instance_of::<PyString>() => PyValueError::new_err(message),
        _ => PyTypeError::new_err(message),
    }
}

fn made_error(schema: &'static DefSchema, ctx: &Arc<Ctx>, values: &Bound<'_, PyTuple>, error: MakeError) -> PyErr {
    let py = values.py();
    let failure = match schema.kind {
        DefKind::Type => "Invalid type",
        DefKind::Attribute => "Invalid attribute",
    };
    match error {
        MakeError::Value(index, ValueMismatch::Kind) => match values.get_item(index) {
            Ok(given) => mismatch(schema, index, &given),
            Err(error) => error,
        },
        MakeError::Value(index, ValueMismatch::Text(error)) => {
            PyValueError::new_err(format!("{}: {}", subject(schema, index), error.message))
        }
        MakeError::Missing(index) => {
            PyTypeError::new_err(format!("{} has no default; give a value", subject(schema, index)))
        }
        MakeError::Invalid(invalid) => {
            diagnostics::error(py, ctx, failure, &[Diagnostic::error(Location::UNKNOWN, invalid.0)])
        }
    }
}

/// Returns the value of a parameter; nothing if the default is meant.
fn read_parameter(
    schema: &'static DefSchema,
    index: usize,
    given: &Object<'_>,
    ctx: &Arc<Ctx>,
) -> PyResult<Option<ParameterValue>> {
    let parameter = schema.parameters.get(index);
    if given.is_none() && parameter.is_some_and(|parameter| parameter.default.is_some()) {
        return Ok(None);
    }
    read(kind_at(schema, index), given, ctx)?.map(Some).ok_or_else(|| mismatch(schema, index, given))
}

/// Returns a value of a kind; nothing if it is of another one.
fn read(kind: ParameterKind, given: &Object<'_>, ctx: &Arc<Ctx>) -> PyResult<Option<ParameterValue>> {
    let text = || given.cast::<PyString>().ok().and_then(|text| text.extract::<String>().ok());
    Ok(match kind {
        ParameterKind::Bool => given.cast::<PyBool>().ok().map(|it| ParameterValue::Bool(it.is_true())),
        ParameterKind::Int(least, most) => {
            integer(given).filter(|it| (least..=most).contains(it)).map(ParameterValue::Int)
        }
        ParameterKind::Float => float(given).map(ParameterValue::Float),
        ParameterKind::String => text().map(ParameterValue::String),
        ParameterKind::Text => text().map(ParameterValue::Text),
        ParameterKind::Type(_) => match given.cast::<PyTypeObject>() {
            Ok(ty) => Some(ParameterValue::Type(ty.get().for_context(ctx)?)),
            Err(_) => None,
        },
        ParameterKind::Attribute(_) => match given.cast::<PyAttribute>() {
            Ok(attribute) => Some(ParameterValue::Attribute(attribute.get().for_context(ctx)?)),
            Err(_) => None,
        },
        ParameterKind::Enum(cases) => {
            let number = integer(given).and_then(|it| u64::try_from(it).ok()).filter(|it| cases.contains(*it));
            let word = text().and_then(|text| cases.symbolize(&text));
            number.or(word).map(ParameterValue::Enum)
        }
        ParameterKind::List(element) => {
            // The characters of a string are not a list.
            if given.is_instance_of::<PyString>() || given.try_iter().is_err() {
                return Ok(None);
            }
            let read = collect_items(given, |item| read(*element, &item, ctx))?;
            read.into_iter().collect::<Option<Vec<_>>>().map(ParameterValue::List)
        }
        ParameterKind::Optional(_) if given.is_none() => Some(ParameterValue::Absent),
        ParameterKind::Optional(inner) => read(*inner, given, ctx)?,
    })
}

fn integer(given: &Object<'_>) -> Option<i128> {
    if given.is_instance_of::<PyBool>() || !given.is_instance_of::<PyInt>() {
        return None;
    }
    given.extract().ok()
}

fn float(given: &Object<'_>) -> Option<f64> {
    let is_number = given.is_instance_of::<PyFloat>() || integer(given).is_some();
    is_number.then(|| given.extract().ok()).flatten()
}

/// Returns a value as an object of Python; one of an enum as its number.
fn wrap_value<'py>(py: Python<'py>, ctx: &Arc<Ctx>, value: ParameterValue) -> PyResult<Object<'py>> {
    Ok(match value {
        ParameterValue::Absent => py.None().into_bound(py),
        ParameterValue::Bool(truth) => PyBool::new(py, truth).to_owned().into_any(),
        ParameterValue::Int(number) => number.into_pyobject(py)?.into_any(),
        ParameterValue::Float(number) => number.into_pyobject(py)?.into_any(),
        ParameterValue::String(text) | ParameterValue::Text(text) => text.into_pyobject(py)?.into_any(),
        ParameterValue::Type(ty) => wrap_type(py, ctx, ty)?,
        ParameterValue::Attribute(attribute) => wrap_attribute(py, ctx, attribute)?,
        ParameterValue::Enum(bits) => bits.into_pyobject(py)?.into_any(),
        ParameterValue::List(elements) => {
            let wrapped = elements.into_iter().map(|element| wrap_value(py, ctx, element));
            PyList::new(py, wrapped.collect::<PyResult<Vec<_>>>()?)?.into_any()
        }
    })
}
