//! Products of matrices of floats.
//!
//! Each element of the result is the same sum in the same order as in three loops around the payload: the loop over
//! columns is the innermost one, so that the compiler can compute several columns at once. Sums that are no numbers are
//! computed again one by one, since their payload depends on the order of operands.

use std::sync::Arc;

use ods::affine::AffineMap;
use ods::prelude::*;
use ods::schema::Handle;
use ods_exec::{Call, Element, Fault, MemRef, Opcode, Planner, RuntimeValue, Tensor};

use super::super::LinalgOp;
use super::nest::shape;
use ods_arith::arith;

/// A product of matrices whose payload is one multiplication and one addition.
pub(super) struct Product {
    is_double: bool,
}

impl Product {
    /// Returns the operation as a product of matrices, if it is one: `c[i, j] += a[i, k] * b[k, j]`.
    pub(super) fn of(ir: &Ir, op: &Handle<dyn LinalgOp>) -> Option<Self> {
        let maps = op.indexing_maps(ir);
        let maps: [&AffineMap; 3] = maps.iter().collect::<Vec<_>>().try_into().ok()?;
        let expected = [[0, 2], [2, 1], [0, 1]];
        let is_product = maps.iter().zip(expected).all(|(map, dims)| {
            map.num_dims() == 3 && map.results().iter().map(|expr| expr.as_dim()).eq(dims.map(Some))
        });
        let element = is_multiply_add(ir, op.payload(ir)?).filter(|_| is_product)?;
        let is_double = match element {
            Type::F32 => false,
            Type::F64 => true,
            _ => return None,
        };
        let same =
            ir.operands(op.operation()).all(|operand| ods_arith::common::exec::element_type(ir, operand) == element);
        same.then_some(Self { is_double })
    }

    /// Plans the product as one call of a kernel.
    pub(super) fn plan(&self, planner: &mut Planner<'_>) {
        match self.is_double {
            true => planner.kernel(Arc::new(multiply::<f64>)),
            false => planner.kernel(Arc::new(multiply::<f32>)),
        }
    }
}

/// Returns the type of numbers if the payload is `yield(c + a * b)`.
fn is_multiply_add(ir: &Ir, body: Block) -> Option<Type> {
    let ops: [Operation; 3] = ir.block_ops(body).collect::<Vec<_>>().try_into().ok()?;
    let (multiply, add) = (ir.cast::<arith::MulFOp>(ops[0])?, ir.cast::<arith::AddFOp>(ops[1])?);
    let [a, b, c] = [0, 1, 2].map(|position| ir.argument(body, position));
    let is_sum = ir.operands(multiply.operation()).map(Some).eq([a, b])
        && ir.operands(add.operation()).map(Some).eq([c, Some(multiply.result(ir))])
        && ir.operands(ops[2]).eq([add.result(ir)]);
    is_sum.then(|| ir.value_type(add.result(ir)))
}

/// A number of a product, with its instructions.
trait Number: Element + Default + std::ops::Add<Output = Self> + std::ops::Mul<Output = Self> {
    const MULTIPLY: Opcode;
    const ADD: Opcode;

    fn is_nan(self) -> bool;
}

impl Number for f32 {
    const MULTIPLY: Opcode = Opcode::MulF32;
    const ADD: Opcode = Opcode::AddF32;

    fn is_nan(self) -> bool {
        self.is_nan()
    }
}

impl Number for f64 {
    const MULTIPLY: Opcode = Opcode::MulF64;
    const ADD: Opcode = Opcode::AddF64;

    fn is_nan(self) -> bool {
        self.is_nan()
    }
}

fn multiply<T: Number>(call: &mut Call<'_>) -> Result<(), Fault> {
    let [a, b, c] = [shape(call, 0)?, shape(call, 1)?, shape(call, 2)?];
    let ([rows, inner], [depth, columns], [height, width]) = (sizes(&a)?, sizes(&b)?, sizes(&c)?);
    if (inner, rows, columns) != (depth, height, width) {
        return Err(Fault::new(format!("matrices of the shapes {a:?}, {b:?} and {c:?} do not fit each other")));
    }
    if call.is_abstract() {
        let tensor = call.tensor(2)?;
        let unknown = Tensor::unknown(tensor.shape(), tensor.number());
        return call.set(0, unknown);
    }
    let (a, b, mut c) = (elements::<T>(call, 0)?, elements::<T>(call, 1)?, elements::<T>(call, 2)?);
    product(&a, &b, &mut c, inner, columns)?;
    let product = Tensor::of(&[rows as i64, columns as i64], &c)?;
    match call.object(2)? {
        RuntimeValue::MemRef(memref) => memref.copy_from(&product),
        _ => call.set(0, product),
    }
}

fn sizes(shape: &[i64]) -> Result<[usize; 2], Fault> {
    let sizes = shape.iter().map(|size| usize::try_from(*size).ok()).collect::<Option<Vec<_>>>();
    sizes
        .and_then(|sizes| sizes.try_into().ok())
        .ok_or_else(|| Fault::new(format!("{shape:?} is not the shape of a matrix")))
}

fn elements<T: Number>(call: &Call<'_>, operand: usize) -> Result<Vec<T>, Fault> {
    match call.object(operand)? {
        RuntimeValue::MemRef(memref) => MemRef::to_tensor(memref)?.values(),
        _ => call.tensor(operand)?.values(),
    }
}

/// Adds the product of `a` and `b` to `c`, all in row-major order.
fn product<T: Number>(a: &[T], b: &[T], c: &mut [T], inner: usize, columns: usize) -> Result<(), Fault> {
    if columns == 0 || inner == 0 {
        return Ok(());
    }
    let mut before = vec![T::default(); columns];
    for (row, sums) in a.chunks_exact(inner).zip(c.chunks_exact_mut(columns)) {
        before.copy_from_slice(sums);
        for (factor, line) in row.iter().zip(b.chunks_exact(columns)) {
            for (sum, element) in sums.iter_mut().zip(line) {
                *sum = *sum + *factor * *element;
            }
        }
        for (column, sum) in sums.iter_mut().enumerate().filter(|(_, sum)| Number::is_nan(**sum)) {
            *sum = one(row, b, before[column], column, columns)?;
        }
    }
    Ok(())
}

/// Returns one element of the result, by instructions.
fn one<T: Number>(row: &[T], b: &[T], sum: T, column: usize, columns: usize) -> Result<T, Fault> {
    let column = b.iter().skip(column).step_by(columns);
    let sum = row.iter().zip(column).try_fold(sum.to_word(), |sum, (a, b)| {
        let product = T::MULTIPLY.apply(64, 0, a.to_word(), b.to_word(), 0)?;
        T::ADD.apply(64, 0, sum, product, 0)
    });
    Ok(T::of_word(sum?))
}
