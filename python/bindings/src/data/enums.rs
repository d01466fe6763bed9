//! The enums of dialects, as Python code makes them.

use ods::schema::{DialectSchema, EnumKind, EnumSchema};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::data::attribute::wrap_attribute;

/// An enum of a dialect: its name, whether members are bits, the separator of their texts, its cases (symbol, text,
/// value), and its documentation.
type Enum = (&'static str, bool, &'static str, Vec<(&'static str, &'static str, u64)>, String);

/// Returns the enums of a dialect: plain ones, and enums that are attributes of its own.
pub(crate) fn enums_of(dialect: &'static DialectSchema) -> Vec<&'static EnumSchema> {
    let of_attributes = dialect.attrs.iter().filter_map(|schema| schema.enumeration);
    let mut enums: Vec<&'static EnumSchema> = dialect.enums.iter().copied().chain(of_attributes).collect();
    enums.sort_by_key(|cases| cases.name);
    enums.dedup_by_key(|cases| cases.name);
    enums
}

/// Returns the documentation of an enum: that of the definition, and that of each case.
fn doc(cases: &EnumSchema) -> String {
    let each = cases.cases.iter().filter(|case| !case.is_alias && !case.doc.is_empty());
    let each: Vec<String> = each.map(|case| format!("{}: {}", case.text, case.doc.trim())).collect();
    let parts = [cases.summary, cases.description.trim(), &each.join("\n")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Returns the enums of a dialect.
#[pyfunction]
pub(crate) fn _enums(namespace: &str) -> Vec<Enum> {
    let dialect = crate::package::extension::definitions().dialect(namespace);
    let enums = dialect.map_or_else(Vec::new, enums_of).into_iter();
    let cases = |cases: &EnumSchema| {
        cases.cases.iter().filter(|case| !case.is_alias).map(|it| (it.symbol, it.text, it.value)).collect()
    };
    enums
        .map(|it| match it.kind {
            EnumKind::Bits(_, text) => (it.name, true, text.separator, cases(it), doc(it)),
            EnumKind::Integer(_) | EnumKind::String => (it.name, false, "", cases(it), doc(it)),
        })
        .collect()
}

/// Returns the attribute of a value of an enum.
#[pyfunction]
#[pyo3(signature = (namespace, name, value, context = None))]
pub(crate) fn _enum_attribute<'py>(
    py: Python<'py>,
    namespace: &str,
    name: &str,
    value: u64,
    context: Option<&Bound<'py, crate::context::PyContext>>,
) -> PyResult<Bound<'py, PyAny>> {
    let ctx = crate::context::resolve(context)?;
    let dialect = ctx.core.dialect(namespace);
    let cases = dialect.and_then(|dialect| enums_of(dialect).into_iter().find(|cases| cases.name == name));
    let cases = cases
        .filter(|cases| cases.contains(value))
        .ok_or_else(|| PyValueError::new_err(format!("{value} is not a valid {name}")))?;
    wrap_attribute(py, &ctx, cases.attribute(value, &ctx.core))
}
