//! Tensors from elements, and elements of tensors.

use std::sync::Arc;

use ods::types::DYNAMIC;
use ods_exec::{Call, Elements, Evaluate, Fault, Layout, Number, Place, Planner, RuntimeValue, Tensor};

use super::super::{DimOp, EmptyOp, ExtractOp, FromElementsOp, InsertOp, RankOp, SplatOp};
use super::support::{Form, set_tensor};

impl Evaluate for EmptyOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let form = Form::of(planner, self.result(planner.ir()));
        let sizes = form.numbers(0);
        planner.kernel(Arc::new(move |call| {
            let shape = sizes.read(call)?;
            set_tensor(call, &form, &shape, |call| call.unwritten(&shape, form.number))
        }));
    }
}

/// Returns a tensor whose elements are all the same.
pub(super) fn splat(shape: &[i64], number: Option<Number>, value: RuntimeValue) -> Result<Tensor, Fault> {
    let count = ods_exec::count(shape)?;
    match (number, value.words()) {
        (Some(_), None) if matches!(value, RuntimeValue::Poison) => Tensor::poison(shape, number),
        (Some(number), Some(words)) if words.len() == number.cells() => {
            Tensor::of_cells(shape, number, Elements::repeated(number, count, &words))
        }
        (None, None) => Tensor::of_objects(shape, vec![value; count]),
        (_, _) => Err(Fault::new(format!("tensor of {} in another format", value.kind()))),
    }
}

impl Evaluate for SplatOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let form = Form::of(planner, self.aggregate(planner.ir()));
        let sizes = form.numbers(1);
        planner.kernel(Arc::new(move |call| {
            let shape = sizes.read(call)?;
            set_tensor(call, &form, &shape, |call| splat(&shape, form.number, call.value(0)?))
        }));
    }
}

impl Evaluate for FromElementsOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let form = Form::of(planner, self.result(planner.ir()));
        planner.kernel(Arc::new(move |call| {
            set_tensor(call, &form, form.shape(), |call| {
                let mut tensor = Tensor::unwritten(form.shape(), form.number)?;
                for operand in 0..call.num_operands() {
                    put(&mut tensor, operand, call, operand)?;
                }
                Ok(tensor)
            })
        }));
    }
}

/// Replaces an element by an operand.
#[inline]
pub(super) fn put(tensor: &mut Tensor, position: usize, call: &Call<'_>, operand: usize) -> Result<(), Fault> {
    tensor.set_element(position, call.value(operand)?)
}

impl Evaluate for ExtractOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (tensor, result, indices) = (self.tensor(ir), self.result(ir), self.indices(ir));
        let is_word = Layout::of(ir.context(), ir.value_type(result)) == Layout::Words(1);
        if is_word && indices.len() <= 2 {
            return planner.load(tensor, &indices, result);
        }
        let count = indices.len();
        planner.kernel(Arc::new(move |call| {
            let indices = call.indices(1..1 + count)?;
            let tensor = call.tensor(0)?;
            let element = tensor.element(tensor.position(&indices)?)?;
            call.set(0, element)
        }));
    }
}

impl Evaluate for InsertOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, count) = (Form::of(planner, self.result(ir)), self.indices(ir).len());
        planner.kernel(Arc::new(move |call| {
            let dest = call.tensor(1)?;
            if call.is_abstract() {
                let shape = form.refine(dest.shape())?;
                return call.set(0, Tensor::unknown(&shape, form.number));
            }
            let position = dest.position(&call.indices(2..2 + count)?)?;
            let mut tensor = call.take_tensor(1)?;
            put(&mut tensor, position, call, 0)?;
            call.set(0, tensor)
        }));
    }
}

impl Evaluate for DimOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (dim, shape) = (call.index(1)?, call.tensor(0)?.shape());
        let size = usize::try_from(dim).ok().and_then(|dim| shape.get(dim)).copied();
        match size {
            Some(DYNAMIC) => Err(Fault::unknown()),
            Some(size) => call.set_word(0, size as u64),
            None => Err(Fault::new(format!("dimension {dim} of a tensor of rank {}", shape.len()))),
        }
    }
}

impl Evaluate for RankOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let rank = call.tensor(0)?.shape().len();
        call.set_word(0, rank as u64)
    }
}

/// Returns the places in the form of results: words, and an object first.
pub(super) fn places(object: u32, words: &[u32]) -> Vec<Place> {
    let words = words.iter().map(|at| Place::Words { at: *at, count: 1 });
    std::iter::once(Place::Object(object)).chain(words).collect()
}
