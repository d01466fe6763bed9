//! Integer sets.

use std::sync::Arc;

use ods::affine::IntegerSet;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::context::{Ctx, PyContext, resolve};
use crate::data::affine::{check_places, exprs_in, invalid, wrap};

/// A set of integers: the affine constraints on dimensions and symbols that hold in it.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "IntegerSet", frozen)]
pub(crate) struct PyIntegerSet {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) set: IntegerSet,
}

#[pymethods]
impl PyIntegerSet {
    /// Returns the set of expressions that are zero, where the flag is true, or not negative; raises `ValueError` if
    /// they use more dimensions or symbols.
    #[staticmethod]
    #[pyo3(signature = (num_dims, num_symbols, exprs, eq_flags, context = None))]
    fn get(
        num_dims: u32,
        num_symbols: u32,
        exprs: &Bound<'_, PyAny>,
        eq_flags: Vec<bool>,
        context: Option<&Bound<'_, PyContext>>,
    ) -> PyResult<Self> {
        check_places(num_dims, num_symbols)?;
        let ctx = resolve(context)?;
        let exprs = exprs_in(&ctx, exprs, "IntegerSet")?;
        if exprs.len() != eq_flags.len() {
            let message = "Expected the number of constraints to match that of equality flags";
            return Err(PyValueError::new_err(message));
        }
        if exprs.is_empty() {
            return Err(PyValueError::new_err("Expected non-empty list of constraints"));
        }
        let set = IntegerSet::new(num_dims, num_symbols, exprs.into_iter().zip(eq_flags)).map_err(invalid)?;
        Ok(Self { ctx, set })
    }

    /// Returns the empty set of so many dimensions and symbols.
    #[staticmethod]
    #[pyo3(signature = (num_dims, num_symbols, context = None))]
    fn get_empty(num_dims: u32, num_symbols: u32, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        check_places(num_dims, num_symbols)?;
        Ok(Self { ctx: resolve(context)?, set: IntegerSet::empty(num_dims, num_symbols) })
    }

    /// Returns the set with expressions in the place of dimensions and symbols; raises `ValueError` if there are not
    /// as many.
    fn get_replaced(
        &self,
        dim_exprs: &Bound<'_, PyAny>,
        symbol_exprs: &Bound<'_, PyAny>,
        num_result_dims: u32,
        num_result_symbols: u32,
    ) -> PyResult<Self> {
        check_places(num_result_dims, num_result_symbols)?;
        let all = |exprs: &Bound<'_, PyAny>, parts: [&str; 2], count: u32| {
            if exprs.len()? != count as usize {
                let [one, more] = parts;
                let message = format!("Expected the number of {one} replacement expressions to match that of {more}");
                return Err(PyValueError::new_err(message));
            }
            exprs_in(&self.ctx, exprs, &format!("IntegerSet by replacing {}", parts[1]))
        };
        let dims = all(dim_exprs, ["dimension", "dimensions"], self.set.num_dims())?;
        let symbols = all(symbol_exprs, ["symbol", "symbols"], self.set.num_symbols())?;
        let set = self.set.replace(&dims, &symbols, num_result_dims, num_result_symbols);
        let set =
            set.ok_or_else(|| PyValueError::new_err("the expressions use more dimensions or symbols than there are"))?;
        Ok(Self { ctx: Arc::clone(&self.ctx), set })
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.ctx.object(py)
    }

    /// Returns whether this is the set of `get_empty`.
    #[getter]
    fn is_canonical_empty(&self) -> bool {
        self.set.is_canonical_empty()
    }

    /// Returns the number of dimensions.
    #[getter]
    fn n_dims(&self) -> u32 {
        self.set.num_dims()
    }

    /// Returns the number of symbols.
    #[getter]
    fn n_symbols(&self) -> u32 {
        self.set.num_symbols()
    }

    /// Returns the number of dimensions and symbols.
    #[getter]
    fn n_inputs(&self) -> u32 {
        self.set.num_dims() + self.set.num_symbols()
    }

    /// Returns the number of constraints that are equalities.
    #[getter]
    fn n_equalities(&self) -> usize {
        self.set.constraints().iter().filter(|(_, is_equality)| *is_equality).count()
    }

    /// Returns the number of constraints that are not equalities.
    #[getter]
    fn n_inequalities(&self) -> usize {
        self.set.constraints().iter().filter(|(_, is_equality)| !*is_equality).count()
    }

    /// Returns the expressions of the constraints, and whether each is an equality.
    #[getter]
    fn _constraints<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyAny>, bool)>> {
        let constraints = self.set.constraints().iter();
        constraints.map(|(expr, is_equality)| Ok((wrap(py, &self.ctx, expr.clone())?, *is_equality))).collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| Arc::ptr_eq(&self.ctx, &other.get().ctx) && self.set == other.get().set)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::BuildHasher;
        rustc_hash::FxBuildHasher.hash_one(&self.set)
    }

    fn __str__(&self) -> String {
        self.set.to_string()
    }

    fn __repr__(&self) -> String {
        format!("IntegerSet({})", self.set)
    }

    /// Prints the set to standard error.
    fn dump(&self) {
        eprintln!("{}", self.set);
    }
}
