//! Affine expressions, maps and integer sets.

use std::sync::Arc;

use ods::affine::{AffineExpr, AffineMap, BinaryKind};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::context::{Ctx, PyContext, resolve, same_context};
use crate::objects::registry::registries;

/// Returns the most special wrapper of an expression. Python code has the classes: `_define("AffineAddExpr", ...)`.
pub(crate) fn wrap<'py>(py: Python<'py>, ctx: &Arc<Ctx>, expr: AffineExpr) -> PyResult<Bound<'py, PyAny>> {
    let name = class_name(&expr);
    let plain = Bound::new(py, PyAffineExpr { ctx: Arc::clone(ctx), expr })?.into_any();
    match registries(py).objects.find(py, name) {
        Some(class) => class.into_bound(py).call1((plain,)),
        None => Ok(plain),
    }
}

fn class_name(expr: &AffineExpr) -> &'static str {
    match expr {
        AffineExpr::Dim(_) => "AffineDimExpr",
        AffineExpr::Symbol(_) => "AffineSymbolExpr",
        AffineExpr::Constant(_) => "AffineConstantExpr",
        AffineExpr::Binary(binary) => match binary.kind() {
            BinaryKind::Add => "AffineAddExpr",
            BinaryKind::Mul => "AffineMulExpr",
            BinaryKind::Mod => "AffineModExpr",
            BinaryKind::FloorDiv => "AffineFloorDivExpr",
            BinaryKind::CeilDiv => "AffineCeilDivExpr",
        },
    }
}

/// An affine expression: the base of the classes of all kinds.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "AffineExpr", subclass, frozen)]
pub(crate) struct PyAffineExpr {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) expr: AffineExpr,
}

impl PyAffineExpr {
    /// Returns the expression that an operand means: an expression, or an integer.
    fn operand(ctx: &Arc<Ctx>, operand: &Bound<'_, PyAny>) -> PyResult<AffineExpr> {
        if let Ok(expr) = operand.cast::<Self>() {
            same_context(&expr.get().ctx, ctx, "the affine expression")?;
            return Ok(expr.get().expr.clone());
        }
        let number = operand.extract::<i64>();
        number
            .map(AffineExpr::Constant)
            .map_err(|_| PyTypeError::new_err("expected an affine expression or an integer"))
    }

    fn combine<'py>(
        &self,
        other: &Bound<'py, PyAny>,
        join: impl FnOnce(AffineExpr, AffineExpr) -> AffineExpr,
    ) -> PyResult<Bound<'py, PyAny>> {
        let other_expr = Self::operand(&self.ctx, other)?;
        wrap(other.py(), &self.ctx, join(self.expr.clone(), other_expr))
    }
}

fn kind_of(name: &str) -> PyResult<BinaryKind> {
    match name {
        "add" => Ok(BinaryKind::Add),
        "mul" => Ok(BinaryKind::Mul),
        "mod" => Ok(BinaryKind::Mod),
        "floordiv" => Ok(BinaryKind::FloorDiv),
        "ceildiv" => Ok(BinaryKind::CeilDiv),
        _ => Err(PyValueError::new_err("no such kind of expression")),
    }
}

#[pymethods]
impl PyAffineExpr {
    /// Casts an expression to a class.
    #[new]
    #[classmethod]
    fn new(class: &Bound<'_, PyType>, expr: &Bound<'_, Self>) -> PyResult<Self> {
        let (py, it) = (class.py(), expr.get());
        let own = registries(py).objects.find(py, class_name(&it.expr));
        let own = own.and_then(|own| own.into_bound(py).cast_into::<PyType>().ok());
        if !class.is(py.get_type::<Self>()) && !own.is_some_and(|own| own.is_subclass(class).unwrap_or(false)) {
            let message = format!("Cannot cast affine expression to {} (from AffineExpr({}))", class.name()?, it.expr);
            return Err(PyValueError::new_err(message));
        }
        Ok(Self { ctx: Arc::clone(&it.ctx), expr: it.expr.clone() })
    }

    /// Returns the dimension at a position.
    #[staticmethod]
    #[pyo3(signature = (position, context = None))]
    fn get_dim<'py>(
        py: Python<'py>,
        position: u32,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &resolve(context)?, AffineExpr::Dim(position))
    }

    /// Returns the symbol at a position.
    #[staticmethod]
    #[pyo3(signature = (position, context = None))]
    fn get_symbol<'py>(
        py: Python<'py>,
        position: u32,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &resolve(context)?, AffineExpr::Symbol(position))
    }

    /// Returns the number as an expression.
    #[staticmethod]
    #[pyo3(signature = (value, context = None))]
    fn get_constant<'py>(
        py: Python<'py>,
        value: i64,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &resolve(context)?, AffineExpr::Constant(value))
    }

    /// Combines two expressions. One may be an integer.
    #[staticmethod]
    fn _binary<'py>(kind: &str, lhs: &Bound<'py, PyAny>, rhs: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let of = lhs.cast::<Self>().or_else(|_| rhs.cast::<Self>());
        let ctx = Arc::clone(&of.map_err(|_| PyTypeError::new_err("expected an affine expression"))?.get().ctx);
        let (left, right) = (Self::operand(&ctx, lhs)?, Self::operand(&ctx, rhs)?);
        wrap(lhs.py(), &ctx, AffineExpr::binary(kind_of(kind)?, left, right))
    }

    fn __add__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| a + b)
    }

    fn __radd__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| a + b)
    }

    fn __sub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| a - b)
    }

    fn __rsub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| b - a)
    }

    fn __mul__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| a * b)
    }

    fn __rmul__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| a * b)
    }

    fn __mod__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| AffineExpr::binary(BinaryKind::Mod, a, b))
    }

    fn __rmod__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.combine(other, |a, b| AffineExpr::binary(BinaryKind::Mod, b, a))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| Arc::ptr_eq(&self.ctx, &other.get().ctx) && self.expr == other.get().expr)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one(&self.expr)
    }

    fn __str__(&self) -> String {
        self.expr.to_string()
    }

    fn __repr__(&self) -> String {
        format!("AffineExpr({})", self.expr)
    }

    /// Prints the expression to standard error.
    fn dump(&self) {
        eprintln!("{}", self.expr);
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    /// Returns the expression as an instance of its most special class.
    fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &self.ctx, self.expr.clone())
    }

    /// Returns the expression with the results of a map in the place of its dimensions.
    fn compose<'py>(&self, map: &Bound<'py, PyAffineMap>) -> PyResult<Bound<'py, PyAny>> {
        same_context(&map.get().ctx, &self.ctx, "the affine map")?;
        check_places(0, self.expr.min_num_symbols())?;
        let symbols: Vec<_> = (0..self.expr.min_num_symbols()).map(AffineExpr::Symbol).collect();
        wrap(map.py(), &self.ctx, self.expr.replace(map.get().map.results(), &symbols))
    }

    /// Returns the expression with the dimensions from `offset` to `num_dims` at places that are `shift` higher.
    #[pyo3(signature = (num_dims, shift, offset = 0))]
    fn shift_dims<'py>(&self, py: Python<'py>, num_dims: u32, shift: u32, offset: u32) -> PyResult<Bound<'py, PyAny>> {
        let dims = shifted(AffineExpr::Dim, num_dims.min(self.expr.min_num_dims()), shift, offset)?;
        wrap(py, &self.ctx, self.expr.replace(&dims, &[]))
    }

    /// Returns the expression with the symbols from `offset` to `num_symbols` at places that are `shift` higher.
    #[pyo3(signature = (num_symbols, shift, offset = 0))]
    fn shift_symbols<'py>(
        &self,
        py: Python<'py>,
        num_symbols: u32,
        shift: u32,
        offset: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let symbols = shifted(AffineExpr::Symbol, num_symbols.min(self.expr.min_num_symbols()), shift, offset)?;
        wrap(py, &self.ctx, self.expr.replace(&[], &symbols))
    }

    /// Returns an expression of so many dimensions and symbols, simplified; raises `ValueError` if it has more.
    #[staticmethod]
    fn simplify_affine_expr<'py>(
        expr: &Bound<'py, Self>,
        num_dims: u32,
        num_symbols: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let it = expr.get();
        if it.expr.min_num_dims() > num_dims || it.expr.min_num_symbols() > num_symbols {
            return Err(PyValueError::new_err("the expression has more dimensions or symbols; pass their numbers"));
        }
        wrap(expr.py(), &it.ctx, it.expr.simplified())
    }

    // The getters of kinds, which `_affine.py` moves to their classes.

    /// Returns the number.
    #[getter]
    fn value(&self) -> PyResult<i64> {
        self.expr.as_constant().ok_or_else(wrong_kind)
    }

    /// Returns the position.
    #[getter]
    fn position(&self) -> PyResult<u32> {
        match &self.expr {
            AffineExpr::Dim(position) | AffineExpr::Symbol(position) => Ok(*position),
            AffineExpr::Constant(_) | AffineExpr::Binary(_) => Err(wrong_kind()),
        }
    }

    /// Returns the left operand.
    #[getter]
    fn lhs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &self.ctx, self.expr.as_binary().ok_or_else(wrong_kind)?.lhs().clone())
    }

    /// Returns the right operand.
    #[getter]
    fn rhs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        wrap(py, &self.ctx, self.expr.as_binary().ok_or_else(wrong_kind)?.rhs().clone())
    }
}

fn wrong_kind() -> PyErr {
    PyTypeError::new_err("the expression is of another kind")
}

/// The most dimensions or symbols of maps and sets that Python code makes: texts and lists have an entry for each.
const MAX_PLACES: u32 = 1 << 16;

pub(crate) fn check_places(dims: u32, symbols: u32) -> PyResult<()> {
    if dims > MAX_PLACES || symbols > MAX_PLACES {
        return Err(PyValueError::new_err("there are too many dimensions or symbols; use 65536 at most"));
    }
    Ok(())
}

/// Returns the leaves from 0 to a number; those from an offset on are shifted.
fn shifted(leaf: fn(u32) -> AffineExpr, count: u32, shift: u32, offset: u32) -> PyResult<Vec<AffineExpr>> {
    check_places(count, 0)?;
    let position = |at: u32| if at < offset { Some(at) } else { at.checked_add(shift) };
    let all: Option<Vec<_>> = (0..count).map(|at| position(at).map(leaf)).collect();
    all.ok_or_else(|| PyValueError::new_err("the shift is too large; pass a smaller one"))
}

pub(crate) fn exprs_in(ctx: &Arc<Ctx>, exprs: &Bound<'_, PyAny>, what: &str) -> PyResult<Vec<AffineExpr>> {
    let mut found = Vec::new();
    for expr in exprs.try_iter()? {
        let expr = expr?;
        let is_none = if expr.is_none() { " (None?)" } else { "" };
        let expr = expr.cast::<PyAffineExpr>().map_err(|_| {
            PyRuntimeError::new_err(format!("Invalid expression{is_none} when attempting to create an {what}"))
        })?;
        same_context(&expr.get().ctx, ctx, "the affine expression")?;
        found.push(expr.get().expr.clone());
    }
    Ok(found)
}

/// A map from dimensions and symbols to affine expressions.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "AffineMap", frozen)]
pub(crate) struct PyAffineMap {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) map: AffineMap,
}

pub(crate) fn invalid(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pymethods]
impl PyAffineMap {
    /// Returns the map of so many dimensions and symbols to the values of expressions; raises `ValueError` if these
    /// use more.
    #[staticmethod]
    #[pyo3(signature = (dim_count, symbol_count, exprs, context = None))]
    fn get(
        dim_count: u32,
        symbol_count: u32,
        exprs: &Bound<'_, PyAny>,
        context: Option<&Bound<'_, PyContext>>,
    ) -> PyResult<Self> {
        check_places(dim_count, symbol_count)?;
        let ctx = resolve(context)?;
        let exprs = exprs_in(&ctx, exprs, "AffineMap")?;
        Ok(Self { map: AffineMap::new(dim_count, symbol_count, exprs).map_err(invalid)?, ctx })
    }

    /// Returns the map of nothing to a number.
    #[staticmethod]
    #[pyo3(signature = (value, context = None))]
    fn get_constant(value: i64, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        Ok(Self { ctx: resolve(context)?, map: AffineMap::constant(value) })
    }

    /// Returns the map of nothing to nothing.
    #[staticmethod]
    #[pyo3(signature = (context = None))]
    fn get_empty(context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        Ok(Self { ctx: resolve(context)?, map: AffineMap::empty() })
    }

    /// Returns the map of so many dimensions to themselves.
    #[staticmethod]
    #[pyo3(signature = (n_dims, context = None))]
    fn get_identity(n_dims: u32, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        check_places(n_dims, 0)?;
        Ok(Self { ctx: resolve(context)?, map: AffineMap::identity(n_dims) })
    }

    /// Returns the map of so many dimensions to the last of them; raises `ValueError` if these are more.
    #[staticmethod]
    #[pyo3(signature = (n_dims, n_results, context = None))]
    fn get_minor_identity(n_dims: u32, n_results: u32, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        check_places(n_dims, 0)?;
        Ok(Self { ctx: resolve(context)?, map: AffineMap::minor_identity(n_dims, n_results).map_err(invalid)? })
    }

    /// Returns the map of dimensions to themselves in another order; raises `RuntimeError` for another list of numbers.
    #[staticmethod]
    #[pyo3(signature = (permutation, context = None))]
    fn get_permutation(permutation: Vec<u32>, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let map = AffineMap::permutation(&permutation);
        let map =
            map.map_err(|_| PyRuntimeError::new_err("Invalid permutation when attempting to create an AffineMap"))?;
        Ok(Self { ctx: resolve(context)?, map })
    }

    /// Returns the map to the results at these positions; raises `ValueError` where there is none.
    fn get_submap(&self, result_positions: Vec<i64>) -> PyResult<Self> {
        let result = |at: &i64| self.map.results().get(usize::try_from(*at).ok()?).cloned();
        let results: Option<Vec<_>> = result_positions.iter().map(result).collect();
        let results = results.ok_or_else(|| PyValueError::new_err("result position out of bounds"))?;
        self.with_results(results)
    }

    /// Returns the map to the first results; raises `ValueError` if there are fewer.
    fn get_major_submap(&self, n_results: usize) -> PyResult<Self> {
        let results = self.map.results().get(..n_results);
        self.with_results(results.ok_or_else(|| PyValueError::new_err("number of results out of bounds"))?.to_vec())
    }

    /// Returns the map to the last results; raises `ValueError` if there are fewer.
    fn get_minor_submap(&self, n_results: usize) -> PyResult<Self> {
        let results = self.map.results();
        let from = results.len().checked_sub(n_results);
        let from = from.ok_or_else(|| PyValueError::new_err("number of results out of bounds"))?;
        self.with_results(results[from..].to_vec())
    }

    /// Returns the map of so many dimensions and symbols with one expression in the place of another.
    fn replace(
        &self,
        expr: &PyAffineExpr,
        replacement: &PyAffineExpr,
        n_result_dims: u32,
        n_result_syms: u32,
    ) -> PyResult<Self> {
        check_places(n_result_dims, n_result_syms)?;
        same_context(&expr.ctx, &self.ctx, "the affine expression")?;
        same_context(&replacement.ctx, &self.ctx, "the affine expression")?;
        let results = self.map.results().iter().map(|it| it.replace_expr(&expr.expr, &replacement.expr));
        let map = AffineMap::new(n_result_dims, n_result_syms, results).map_err(invalid)?;
        Ok(Self { ctx: Arc::clone(&self.ctx), map })
    }

    /// Returns the maps without the symbols that none of them uses.
    #[staticmethod]
    fn compress_unused_symbols(maps: Vec<Bound<'_, Self>>, context: &Bound<'_, PyContext>) -> PyResult<Vec<Self>> {
        let ctx = &context.get().ctx;
        let is_used = |at: u32| maps.iter().any(|it| it.get().map.results().iter().any(|expr| expr.uses_symbol(at)));
        let count = maps.iter().map(|it| it.get().map.num_symbols()).max().unwrap_or(0);
        let mut used = 0;
        let symbols: Vec<AffineExpr> = (0..count)
            .map(|at| {
                let symbol = AffineExpr::Symbol(used);
                used += u32::from(is_used(at));
                symbol
            })
            .collect();
        let compress = |it: &Bound<'_, Self>| {
            same_context(&it.get().ctx, ctx, "the affine map")?;
            let map = it.get().map.replace(&[], &symbols, it.get().map.num_dims(), used);
            let map = map.ok_or_else(|| PyValueError::new_err("the maps use symbols that they do not have"))?;
            Ok(Self { ctx: Arc::clone(ctx), map })
        };
        maps.iter().map(compress).collect()
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    /// Returns whether the results are the dimensions in some order.
    #[getter]
    fn is_permutation(&self) -> bool {
        self.map.is_permutation()
    }

    /// Returns whether the results are some of the dimensions in some order.
    #[getter]
    fn is_projected_permutation(&self) -> bool {
        self.map.is_projected_permutation()
    }

    /// Returns the number of dimensions.
    #[getter]
    fn n_dims(&self) -> u32 {
        self.map.num_dims()
    }

    /// Returns the number of symbols.
    #[getter]
    fn n_symbols(&self) -> u32 {
        self.map.num_symbols()
    }

    /// Returns the number of dimensions and symbols.
    #[getter]
    fn n_inputs(&self) -> usize {
        self.map.num_inputs()
    }

    /// Returns the expressions of the results.
    #[getter]
    fn _results<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.map.results().iter().map(|expr| wrap(py, &self.ctx, expr.clone())).collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| Arc::ptr_eq(&self.ctx, &other.get().ctx) && self.map == other.get().map)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one(&self.map)
    }

    fn __str__(&self) -> String {
        self.map.to_string()
    }

    fn __repr__(&self) -> String {
        format!("AffineMap({})", self.map)
    }

    /// Prints the map to standard error.
    fn dump(&self) {
        eprintln!("{}", self.map);
    }
}

impl PyAffineMap {
    fn with_results(&self, results: Vec<AffineExpr>) -> PyResult<Self> {
        let map = AffineMap::new(self.map.num_dims(), self.map.num_symbols(), results).map_err(invalid)?;
        Ok(Self { ctx: Arc::clone(&self.ctx), map })
    }
}
