//! Tensors whose elements a region computes: loops over their indices.

use std::sync::Arc;

use ods::prelude::*;
use ods::types::DYNAMIC;
use ods_exec::{Call, Evaluate, Exit, Extents, Fault, Label, Opcode, Place, Planner, Source, Tensor};

use super::super::{GenerateOp, PadOp, YieldOp};
use super::elements::{places, put, splat};
use super::slices::{Slice, copy};
use super::support::{Form, Numbers, set_tensor};

/// The words that a loop over the elements of a tensor needs.
struct Turns {
    /// The object with the tensor.
    tensor: u32,
    /// The sizes of its dimensions.
    sizes: Vec<u32>,
    /// Whether there are any turns.
    enters: u32,
}

impl Turns {
    fn new(planner: &mut Planner<'_>, result: Value, rank: usize) -> Self {
        let sizes = (0..rank).map(|_| planner.word()).collect();
        Self { tensor: planner.object_of(result), sizes, enters: planner.word() }
    }

    /// Returns the places of the tensor, the sizes, and whether there are turns: results of the kernel before the loop.
    fn places(&self) -> Vec<Place> {
        let words: Vec<u32> = self.sizes.iter().copied().chain([self.enters]).collect();
        places(self.tensor, &words)
    }

    /// Adds the loop. `skip` adds a branch to the next turn for elements that the region does not compute.
    fn plan(&self, planner: &mut Planner<'_>, region: Region, skip: impl FnOnce(&mut Planner<'_>, &[u32], Label)) {
        let ir = planner.ir();
        let Some(block) = ir.entry_block(region) else { return planner.fail("has no body") };
        let counters: Vec<u32> = ir.arguments(block).map(|argument| planner.word_of(argument)).collect();
        let [start, top, store, next, end] = [(); 5].map(|()| planner.label());
        let (zero, one, position) = (planner.constant(0), planner.constant(1), planner.word());
        planner.branch(self.enters, start, end);
        planner.bind(start);
        for word in counters.iter().chain([&position]) {
            planner.compute(Opcode::Copy, 64, 0, *word, [zero, 0, 0]);
        }
        planner.bind(top);
        skip(planner, &counters, next);
        let Some(value) = ir.terminator(block).and_then(|end| ir.operands(end).next()) else {
            return planner.fail("has a body that yields nothing");
        };
        let element = planner.new_place(ir.value_type(value));
        planner.region_through(region, Exit { places: vec![element], label: store });
        planner.bind(store);
        let tensor = Source { place: Place::Object(self.tensor), is_last: true };
        let others = [element, Place::Words { at: position, count: 1 }].map(|place| Source { place, is_last: false });
        let operands = [tensor].into_iter().chain(others).collect();
        planner.kernel_at(Arc::new(store_element), operands, vec![Place::Object(self.tensor)]);
        planner.bind(next);
        planner.compute(Opcode::Add, 64, 0, position, [position, one, 0]);
        for (counter, size) in counters.iter().zip(&self.sizes).rev() {
            planner.count_up(true, 64, [*counter, *size, one], top);
            planner.compute(Opcode::Copy, 64, 0, *counter, [zero, 0, 0]);
        }
        planner.bind(end);
    }
}

/// Stores the element in the second operand at the position in the third.
fn store_element(call: &mut Call<'_>) -> Result<(), Fault> {
    let position = usize::try_from(call.word(2)?).unwrap_or(usize::MAX);
    let mut tensor = call.take_tensor(0)?;
    put(&mut tensor, position, call, 1)?;
    call.set(0, tensor)
}

/// Sets the results after the first to the sizes, and to whether there are turns.
fn set_turns(call: &mut Call<'_>, shape: &[i64], enters: bool) -> Result<(), Fault> {
    for (dim, size) in shape.iter().enumerate() {
        call.set_word(1 + dim, *size as u64)?;
    }
    call.set_word(1 + shape.len(), u64::from(enters && !call.is_abstract()))
}

impl Evaluate for GenerateOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let form = Form::of(planner, self.result(ir));
        let turns = Turns::new(planner, self.result(ir), form.shape().len());
        let sizes = form.numbers(0);
        let operands: Vec<Value> = self.dynamic_extents(ir).into_iter().collect();
        let operands = operands.into_iter().map(|operand| planner.source(operand)).collect();
        let kernel = move |call: &mut Call<'_>| {
            let shape = sizes.read(call)?;
            set_tensor(call, &form, &shape, |_| Tensor::unwritten(&shape, form.number))?;
            set_turns(call, &shape, !shape.contains(&0))
        };
        planner.kernel_at(Arc::new(kernel), operands, turns.places());
        if !planner.is_abstract() {
            turns.plan(planner, self.body(ir), |_, _, _| {});
        }
    }
}

impl Evaluate for YieldOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let value = self.value(planner.ir());
        planner.leave(0, [value]);
    }
}

impl Evaluate for PadOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, low) = (Form::of(planner, self.result(ir)), self.low(ir));
        let rank = form.shape().len();
        let high = Numbers::new(MixedValues { integers: self.static_high(ir), operands: self.high(ir) }, 1 + low.len());
        let low = Numbers::new(MixedValues { integers: self.static_low(ir), operands: low }, 1);
        let values: Vec<Value> = ir.operands(self.operation()).collect();
        let mut operands: Vec<Source> = values.into_iter().map(|value| planner.source(value)).collect();
        let filler = invariant(ir, self.region(ir));
        let operand = operands.len();
        operands.extend(filler.map(|value| Source { place: planner.place(value), is_last: false }));
        let turns = Turns::new(planner, self.result(ir), rank);
        let inner: Vec<u32> = (0..2 * rank).map(|_| planner.word()).collect();
        let is_filled = filler.is_some();
        let kernel = move |call: &mut Call<'_>| {
            let (source, low, high) = (call.tensor(0)?.clone(), low.read(call)?, high.read(call)?);
            let shape = padded(source.shape(), &low, &high)?;
            set_tensor(call, &form, &shape, |call| {
                let mut result = match is_filled {
                    true => splat(&shape, form.number, call.operand(operand)?)?,
                    false => Tensor::unwritten(&shape, form.number)?,
                };
                let (sizes, strides) = (source.shape().into(), Extents::from_elem(1, rank));
                let slice = Slice { offsets: low.clone(), sizes, strides };
                slice.each_run(&shape, |at, part, count| copy(&mut result, at, &source, part, count))?;
                Ok(result)
            })?;
            set_turns(call, &shape, !is_filled && !shape.contains(&0) && *shape != *source.shape())?;
            for (position, number) in low.iter().chain(source.shape()).enumerate() {
                call.set_word(2 + rank + position, *number as u64)?;
            }
            Ok(())
        };
        let mut results = turns.places();
        results.extend(inner.iter().map(|at| Place::Words { at: *at, count: 1 }));
        planner.kernel_at(Arc::new(kernel), operands, results);
        if !is_filled && !planner.is_abstract() {
            let (low, sizes) = inner.split_at(rank);
            turns.plan(planner, self.region(ir), |planner, counters, next| {
                skip_inside(planner, counters, low, sizes, next);
            });
        }
    }
}

/// Returns the value that the region yields, if nothing inside computes it.
fn invariant(ir: &Ir, region: Region) -> Option<Value> {
    let block = ir.entry_block(region)?;
    let end = ir.terminator(block).filter(|end| ir.block_ops(block).eq([*end]))?;
    ir.operands(end).next().filter(|value| ir.value_block(*value) != Some(block))
}

/// Adds a branch for indices of the source's elements.
fn skip_inside(planner: &mut Planner<'_>, counters: &[u32], low: &[u32], sizes: &[u32], next: Label) {
    let (one, inside, each, outside) = (planner.constant(1), planner.word(), planner.word(), planner.label());
    planner.compute(Opcode::Copy, 64, 0, inside, [one, 0, 0]);
    for ((counter, low), size) in counters.iter().zip(low).zip(sizes) {
        planner.compute(Opcode::Sub, 64, 0, each, [*counter, *low, 0]);
        planner.compute(Opcode::LtU, 64, 0, each, [each, *size, 0]);
        planner.compute(Opcode::And, 64, 0, inside, [inside, each, 0]);
    }
    planner.branch(inside, next, outside);
    planner.bind(outside);
}

/// Returns the sizes after padding.
fn padded(shape: &[i64], low: &[i64], high: &[i64]) -> Result<Extents, Fault> {
    let numbers = shape.iter().zip(low.iter().zip(high));
    let padded = |(size, (low, high)): (&i64, (&i64, &i64))| {
        if let Some(negative) = [low, high].into_iter().find(|number| **number < 0 && **number != DYNAMIC) {
            return Err(Fault::new(format!("padding of {negative} elements")));
        }
        let is_known = ![*size, *low, *high].contains(&DYNAMIC);
        Ok(if is_known { size.saturating_add(*low).saturating_add(*high) } else { DYNAMIC })
    };
    numbers.map(padded).collect()
}
