//! Checks at run time: `cf.assert`, and the comparisons of numbers before it.

use ods::interfaces::RuntimeFailureMessage;
use ods::prelude::*;

use crate::scf;
use ods_arith::arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, MulIOp, SubIOp};
use ods_func::cf;

/// A builder of checks.
pub struct Checks<'a, 'b, 'ir> {
    pub b: &'a mut OpBuilder<'ir>,
    pub message: &'b RuntimeFailureMessage,
}

/// A dimension of a slice, and of that which it is a slice of.
pub struct SlicedDim {
    pub number: usize,
    pub offset: Value,
    pub size: Value,
    pub stride: Value,
    pub bound: Value,
}

impl<'ir> Checks<'_, '_, 'ir> {
    /// Fails with the problem if the condition is false.
    pub fn assert(&mut self, condition: Value, problem: &str) -> ods::Result {
        let text = StringAttr::get(self.b.context(), self.message.of(problem));
        self.b.insert(cf::AssertOp::new(condition, text))?;
        Ok(())
    }

    pub fn index(&mut self, value: i64) -> ods::Result<Value> {
        Ok(self.b.value(ConstantOp::index(value))?)
    }

    /// Returns a number of a list of numbers that may be operands.
    pub fn mixed(&mut self, value: MixedValue) -> ods::Result<Value> {
        match value {
            MixedValue::Integer(value) => self.index(value),
            MixedValue::Operand(value) => Ok(value),
        }
    }

    /// Fails with the problem if the numbers differ.
    pub fn assert_equal(&mut self, a: Value, b: Value, problem: &str) -> ods::Result {
        let condition = self.b.value(CmpIOp::new(CmpIPredicate::Eq, a, b))?;
        self.assert(condition, problem)
    }

    /// Returns whether `lower <= value < upper`, folded if possible.
    pub fn is_in_bounds(&mut self, value: Value, lower: Value, upper: Value) -> ods::Result<Value> {
        is_in_bounds(self.b, value, lower, upper)
    }

    /// Fails if an index is not within the dimension of its position. Without indices, there is nothing to check.
    pub fn assert_indices(
        &mut self,
        indices: &[Value],
        mut bound: impl FnMut(&mut OpBuilder<'ir>, usize) -> ods::Result<Value>,
    ) -> ods::Result {
        if indices.is_empty() {
            return Ok(());
        }
        let zero = self.index(0)?;
        let mut all = None;
        for (dim, index) in indices.iter().enumerate() {
            let bound = bound(self.b, dim)?;
            let one = self.is_in_bounds(*index, zero, bound)?;
            all = Some(match all {
                None => one,
                Some(all) => folded(self.b, AndIOp::new(all, one))?,
            });
        }
        all.map_or(Ok(()), |all| self.assert(all, "out-of-bounds access"))
    }

    /// Fails if the slice is not within the dimension. A slice without elements may begin at its end.
    pub fn assert_sliced_dim(&mut self, dim: &SlicedDim, zero: Value, one: Value, slice: &str) -> ods::Result {
        let SlicedDim { number, offset, size, stride, bound } = *dim;
        let is_empty = self.b.value(CmpIOp::new(CmpIPredicate::Eq, size, zero))?;
        let begins_inside = scf::IfOp::with_results(is_empty, [Type::I1]).create_with_bodies(
            self.b,
            |b| {
                let lower = b.value(CmpIOp::new(CmpIPredicate::Sge, offset, zero))?;
                let upper = b.value(CmpIOp::new(CmpIPredicate::Sle, offset, bound))?;
                Ok([b.value(AndIOp::new(lower, upper))?])
            },
            |b| Ok([is_in_bounds(b, offset, zero, bound)?]),
        )?;
        let begins_inside = begins_inside.results(self.b.ir())[0];
        self.assert(begins_inside, &format!("offset {number} is out-of-bounds"))?;
        let has_elements = self.b.value(CmpIOp::new(CmpIPredicate::Sgt, size, zero))?;
        let ends_inside = scf::IfOp::with_results(has_elements, [Type::I1]).create_with_bodies(
            self.b,
            |b| {
                let steps = b.value(SubIOp::new(size, one))?;
                let distance = b.value(MulIOp::new(steps, stride))?;
                let last = b.value(AddIOp::new(offset, distance))?;
                Ok([is_in_bounds(b, last, zero, bound)?])
            },
            |b| Ok([b.value(ConstantOp::integer(Type::I1, 1))?]),
        )?;
        let ends_inside = ends_inside.results(self.b.ir())[0];
        self.assert(ends_inside, &format!("{slice} runs out-of-bounds along dimension {number}"))
    }
}

/// Folds the operation, or creates it if it does not fold. It has one result.
pub fn folded<B: Builder>(b: &mut OpBuilder<'_>, op: B) -> ods::Result<Value> {
    Ok(b.fold(op)?[0])
}

fn is_in_bounds(b: &mut OpBuilder<'_>, value: Value, lower: Value, upper: Value) -> ods::Result<Value> {
    let above = folded(b, CmpIOp::new(CmpIPredicate::Sge, value, lower))?;
    let below = folded(b, CmpIOp::new(CmpIPredicate::Slt, value, upper))?;
    folded(b, AndIOp::new(above, below))
}
