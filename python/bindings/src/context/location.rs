//! Locations.

use std::sync::Arc;

use ods::Location;
use ods::attributes::LocationAttr;
use ods::location::{FileRange, LocationData};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;

use crate::context::{Ctx, PyContext, resolve, same_context, stack};
use crate::data::attribute::{PyAttribute, wrap_attribute};

/// A location in a source: where an operation or a value comes from.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Location", frozen)]
pub(crate) struct PyLocation {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) location: Location,
}

impl PyLocation {
    pub(crate) fn new(ctx: &Arc<Ctx>, location: Location) -> Self {
        Self { ctx: Arc::clone(ctx), location }
    }

    fn data(&self) -> LocationData {
        self.ctx.core.location_data(self.location)
    }

    fn range(&self) -> PyResult<FileRange> {
        match self.data() {
            LocationData::File(range) => Ok(range),
            LocationData::Unknown
            | LocationData::Name { .. }
            | LocationData::CallSite { .. }
            | LocationData::Fused { .. } => Err(self.wrong_kind("a file location")),
        }
    }

    fn wrong_kind(&self, expected: &str) -> PyErr {
        PyValueError::new_err(format!("expected {expected}, got {}; ask `is_a_...()` first", self.__repr__()))
    }

    fn for_context(&self, ctx: &Arc<Ctx>) -> PyResult<Location> {
        same_context(&self.ctx, ctx, "the location")?;
        Ok(self.location)
    }
}

#[pymethods]
impl PyLocation {
    /// Returns the unknown location.
    #[staticmethod]
    #[pyo3(signature = (context = None))]
    fn unknown(context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        Ok(Self { ctx: resolve(context)?, location: Location::UNKNOWN })
    }

    /// Returns a place or a range in a file.
    #[staticmethod]
    #[pyo3(signature = (filename, *places, line = None, col = None, start_line = None, start_col = None, end_line = None,
                        end_col = None, context = None))]
    #[allow(clippy::too_many_arguments, reason = "the parameters of two overloads of MLIR")]
    fn file(
        filename: &str,
        places: &Bound<'_, PyTuple>,
        line: Option<u32>,
        col: Option<u32>,
        start_line: Option<u32>,
        start_col: Option<u32>,
        end_line: Option<u32>,
        end_col: Option<u32>,
        context: Option<&Bound<'_, PyContext>>,
    ) -> PyResult<Self> {
        let mut context = context.cloned();
        let mut numbers: SmallVec<[u32; 4]> = SmallVec::new();
        for place in places {
            match place.cast::<PyContext>() {
                Ok(given) => context = Some(given.clone()),
                Err(_) if place.is_none() => {}
                Err(_) => numbers.push(place.extract::<u32>()?),
            }
        }
        let named = [line.or(start_line), col.or(start_col), end_line, end_col];
        numbers.extend(named.into_iter().flatten());
        let ctx = resolve(context.as_ref())?;
        let file = ctx.core.identifier(filename);
        let range = match numbers[..] {
            [line, column] => FileRange::place(file, line, column),
            [line, column, end_line, end_column] => FileRange::new(file, (line, column), (end_line, end_column)),
            _ => {
                return Err(PyTypeError::new_err("expected a line and a column, or both of a start and of an end"));
            }
        };
        let location = ctx.core.location(LocationData::File(range));
        Ok(Self { ctx, location })
    }

    /// Returns a location with a name, and another one inside.
    #[staticmethod]
    #[pyo3(signature = (name, childLoc = None, context = None))]
    #[allow(non_snake_case, reason = "the name of MLIR's parameter")]
    fn name(name: &str, childLoc: Option<&Bound<'_, Self>>, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let ctx = match (context, childLoc) {
            (None, Some(child)) => Arc::clone(&child.get().ctx),
            (context, _) => resolve(context)?,
        };
        let child = childLoc.map_or(Ok(Location::UNKNOWN), |child| child.get().for_context(&ctx))?;
        let location = ctx.core.name_location(name, child);
        Ok(Self { ctx, location })
    }

    /// Returns the location of a callee, called from the frames, innermost first.
    #[staticmethod]
    #[pyo3(signature = (callee, frames, context = None))]
    fn callsite(callee: &Self, frames: Vec<Bound<'_, Self>>, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let ctx = resolve(context).or_else(|_| PyResult::Ok(Arc::clone(&callee.ctx)))?;
        let mut frames = frames.iter().map(|frame| frame.get().for_context(&ctx)).collect::<PyResult<Vec<_>>>()?;
        let Some(mut caller) = frames.pop() else {
            return Err(PyValueError::new_err("No caller frames provided."));
        };
        while let Some(frame) = frames.pop() {
            caller = ctx.core.call_site_location(frame, caller);
        }
        let location = ctx.core.call_site_location(callee.for_context(&ctx)?, caller);
        Ok(Self { ctx, location })
    }

    /// Returns a location of several.
    #[staticmethod]
    #[pyo3(signature = (locations, metadata = None, context = None))]
    fn fused(
        locations: Vec<Bound<'_, Self>>,
        metadata: Option<&Bound<'_, PyAttribute>>,
        context: Option<&Bound<'_, PyContext>>,
    ) -> PyResult<Self> {
        let ctx = resolve(context)?;
        let parts = locations.iter().map(|part| part.get().for_context(&ctx)).collect::<PyResult<Vec<_>>>()?;
        let metadata = metadata.map(|it| it.get().for_context(&ctx)).transpose()?;
        let location = ctx.core.fused_location(&parts, metadata);
        Ok(Self { ctx, location })
    }

    /// Returns the location that an attribute is.
    #[staticmethod]
    #[pyo3(signature = (attribute, context = None))]
    fn from_attr(attribute: &PyAttribute, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let ctx = context.map_or_else(|| Arc::clone(&attribute.ctx), |context| Arc::clone(&context.get().ctx));
        let inner = attribute.for_context(&ctx)?.cast::<LocationAttr>(&ctx.core);
        let inner = inner.ok_or_else(|| PyValueError::new_err("expected a location attribute"))?;
        let location = inner.value(&ctx.core);
        Ok(Self { ctx, location })
    }

    /// Returns whether it is a place in a file.
    fn is_a_file(&self) -> bool {
        matches!(self.data(), LocationData::File(_))
    }

    /// Returns whether it has a name.
    fn is_a_name(&self) -> bool {
        matches!(self.data(), LocationData::Name { .. })
    }

    /// Returns whether it is one of a call.
    fn is_a_callsite(&self) -> bool {
        matches!(self.data(), LocationData::CallSite { .. })
    }

    /// Returns whether it is one of several.
    fn is_a_fused(&self) -> bool {
        matches!(self.data(), LocationData::Fused { .. })
    }

    /// Returns the name of the file.
    #[getter]
    fn filename(&self) -> PyResult<String> {
        Ok(self.ctx.core.str(self.range()?.file).to_owned())
    }

    /// Returns the line of the start.
    #[getter]
    fn start_line(&self) -> PyResult<u32> {
        Ok(self.range()?.start_line)
    }

    /// Returns the column of the start.
    #[getter]
    fn start_col(&self) -> PyResult<u32> {
        Ok(self.range()?.start_column)
    }

    /// Returns the line of the end.
    #[getter]
    fn end_line(&self) -> PyResult<u32> {
        Ok(self.range()?.end_line)
    }

    /// Returns the column of the end.
    #[getter]
    fn end_col(&self) -> PyResult<u32> {
        Ok(self.range()?.end_column)
    }

    /// Returns the name.
    #[getter]
    fn name_str(&self) -> PyResult<String> {
        let LocationData::Name { name, .. } = self.data() else { return Err(self.wrong_kind("a name location")) };
        Ok(self.ctx.core.str(name).to_owned())
    }

    /// Returns the location that the name is attached to.
    #[getter]
    fn child_loc(&self) -> PyResult<Self> {
        let LocationData::Name { child, .. } = self.data() else { return Err(self.wrong_kind("a name location")) };
        Ok(Self::new(&self.ctx, child))
    }

    /// Returns the location of the callee.
    #[getter]
    fn callee(&self) -> PyResult<Self> {
        let LocationData::CallSite { callee, .. } = self.data() else { return Err(self.wrong_kind("a call site")) };
        Ok(Self::new(&self.ctx, callee))
    }

    /// Returns the location of the caller.
    #[getter]
    fn caller(&self) -> PyResult<Self> {
        let LocationData::CallSite { caller, .. } = self.data() else { return Err(self.wrong_kind("a call site")) };
        Ok(Self::new(&self.ctx, caller))
    }

    /// Returns the locations that it is of.
    #[getter]
    fn locations(&self) -> Vec<Self> {
        let LocationData::Fused { locations, .. } = self.data() else { return Vec::new() };
        locations.iter().map(|part| Self::new(&self.ctx, *part)).collect()
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    /// Returns the location as an attribute.
    #[getter]
    fn attr<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap_attribute(py, &self.ctx, LocationAttr::get(&self.ctx.core, self.location).into())
    }

    /// Reports an error here: to the handlers, or to `sys.stderr`.
    fn emit_error(&self, py: Python<'_>, message: &str) -> PyResult<()> {
        let diagnostic = ods::Diagnostic::error(self.location, message);
        crate::context::diagnostics::deliver(py, &self.ctx, &diagnostic)
    }

    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Bound<'_, Self>> {
        stack::push_location(&slf)?;
        Ok(slf)
    }

    fn __exit__(
        slf: &Bound<'_, Self>,
        _kind: &Bound<'_, PyAny>,
        _value: &Bound<'_, PyAny>,
        _traceback: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        stack::pop(stack::Kind::Location, slf.as_any())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            Arc::ptr_eq(&self.ctx, &other.ctx) && self.location == other.location
        })
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one((Arc::as_ptr(&self.ctx) as usize, self.location))
    }

    pub(crate) fn __repr__(&self) -> String {
        ods::text::location_to_string(&self.ctx.core, self.location)
    }
}
