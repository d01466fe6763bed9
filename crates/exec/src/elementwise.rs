//! Operations that compute each element of their result from the elements at the same place of their operands.

use std::sync::Arc;

use ods_core::Value;
use ods_core::types::{DYNAMIC, Shape};
use smallvec::SmallVec;

use crate::call::Call;
use crate::cells::Elements;
use crate::fault::Fault;
use crate::layout::{Layout, Number};
use crate::opcode::{Opcode, Undefined};
use crate::plan::WordFunction;
use crate::plan::planner::Planner;
use crate::runtime_value::RuntimeValue;
use crate::tensor::Tensor;

/// The words of a number: up to 128 bits, or a complex number, without allocation.
pub type Words = SmallVec<[u64; 2]>;

/// A function that computes a number from numbers of any width, each given by its words.
pub type WideFunction = Arc<dyn Fn(&[Words]) -> Result<Words, Undefined> + Send + Sync>;

/// The function that computes an element.
#[derive(Clone)]
pub enum Compute {
    /// An instruction with its width and extra data.
    Opcode(Opcode, u8, u16),
    /// A function of up to three words.
    Words(WordFunction),
    /// A function of numbers of any width.
    Wide(WideFunction),
}

impl Planner<'_> {
    /// Plans an operation with one result whose elements are computed one by one. Operands and result are numbers, or
    /// tensors or vectors of the same shape; operands that are numbers count for all elements.
    pub fn elementwise(&mut self, operands: &[Value], result: Value, compute: Compute) {
        let context = self.ir().context();
        let is_word = |value: Value| Layout::of(context, self.ir().value_type(value)) == Layout::Words(1);
        let are_words = operands.iter().all(|value| is_word(*value)) && is_word(result) && operands.len() <= 3;
        match (compute, are_words) {
            (Compute::Opcode(opcode, width, extra), true) => {
                let (d, operands) = (self.word_of(result), self.three_words(operands));
                self.compute(opcode, width, extra, d, operands);
            }
            (Compute::Words(function), true) => {
                let (d, operands) = (self.word_of(result), self.three_words(operands));
                self.apply(function, d, operands);
            }
            (compute, _) => self.elementwise_kernel(operands, result, compute),
        }
    }

    fn three_words(&mut self, values: &[Value]) -> [u32; 3] {
        [0, 1, 2].map(|position| values.get(position).map_or(0, |value| self.word_of(*value)))
    }

    fn elementwise_kernel(&mut self, operands: &[Value], result: Value, compute: Compute) {
        let Some(number) = self.element_number(result) else {
            return self.fail("has a result whose elements are not numbers");
        };
        let sources = operands.iter().map(|operand| self.source(*operand)).collect();
        let place = self.place(result);
        self.kernel_at(Arc::new(move |call| run(call, number, &compute)), sources, vec![place]);
    }
}

/// Computes the result of a call, whose elements have this format.
fn run(call: &mut Call<'_>, number: Number, compute: &Compute) -> Result<(), Fault> {
    if call.is_abstract() {
        let tensors = (0..call.num_operands()).filter_map(|operand| call.tensor(operand).ok().map(Tensor::shape));
        return match common_shape(tensors)? {
            Some(shape) => call.set(0, Tensor::unknown(&shape, Some(number))),
            None => Err(Fault::unknown()),
        };
    }
    let operands: SmallVec<[RuntimeValue; 3]> =
        (0..call.num_operands()).map(|operand| call.operand(operand)).collect::<Result<_, _>>()?;
    let Some(shape) = shape_of(&operands)? else {
        let words: SmallVec<[Words; 3]> = operands.iter().filter_map(RuntimeValue::words).collect();
        return call.set_words(0, &one(compute, &words)?);
    };
    let count = call.check_shape(&shape, Some(number))?;
    let elements = match compute {
        Compute::Opcode(opcode, width, extra) => {
            words(&operands, number, count, |[a, b, c]| opcode.apply(*width, *extra, a, b, c))?
        }
        Compute::Words(function) => words(&operands, number, count, |words| function(words))?,
        Compute::Wide(function) => wide(&operands, number, count, &**function)?,
    };
    call.set(0, Tensor::of_cells(&shape, number, elements)?)
}

/// Returns the shape of the operands that are tensors, which must be the same; `None` if there are none.
fn shape_of(operands: &[RuntimeValue]) -> Result<Option<Shape>, Fault> {
    common_shape(operands.iter().filter_map(|operand| match operand {
        RuntimeValue::Tensor(tensor) => Some(tensor.shape()),
        RuntimeValue::Word(_)
        | RuntimeValue::Words(_)
        | RuntimeValue::MemRef(_)
        | RuntimeValue::Function(_)
        | RuntimeValue::Other(_)
        | RuntimeValue::Poison => None,
    }))
}

/// Returns the common shape; `None` if there are none. Dynamic sizes, of abstract tensors, fit all others.
fn common_shape<'a>(shapes: impl Iterator<Item = &'a [i64]>) -> Result<Option<Shape>, Fault> {
    let mut common: Option<Shape> = None;
    for shape in shapes {
        let Some(first) = &mut common else {
            common = Some(shape.into());
            continue;
        };
        let fits = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
        if first.len() != shape.len() || !first.iter().zip(shape).all(fits) {
            return Err(Fault::new(format!("operands of different shapes, {first:?} and {shape:?}")));
        }
        for (size, other) in first.iter_mut().zip(shape).filter(|(size, _)| **size == DYNAMIC) {
            *size = *other;
        }
    }
    Ok(common)
}

fn one(compute: &Compute, operands: &[Words]) -> Result<Words, Undefined> {
    let word = |position: usize| operands.get(position).map_or(0, |words| words[0]);
    match compute {
        Compute::Opcode(opcode, width, extra) => {
            Ok(SmallVec::from_elem(opcode.apply(*width, *extra, word(0), word(1), word(2))?, 1))
        }
        Compute::Words(function) => Ok(SmallVec::from_elem(function([word(0), word(1), word(2)])?, 1)),
        Compute::Wide(function) => function(operands),
    }
}

/// Returns a function that reads the word of an operand at a position.
fn reader(operand: Option<&RuntimeValue>) -> impl Fn(usize) -> Result<u64, Fault> + '_ {
    move |cell| match operand {
        Some(RuntimeValue::Tensor(tensor)) => tensor.elements().word(cell),
        Some(RuntimeValue::Word(word)) => Ok(*word),
        _ => Ok(0),
    }
}

fn words(
    operands: &[RuntimeValue],
    number: Number,
    count: usize,
    compute: impl Fn([u64; 3]) -> Result<u64, Undefined>,
) -> Result<Elements, Fault> {
    let mut elements = Elements::zeros(number, count);
    let [a, b, c] = [0, 1, 2].map(|operand| reader(operands.get(operand)));
    for cell in 0..count {
        elements.set_word(cell, compute([a(cell)?, b(cell)?, c(cell)?])?)?;
    }
    Ok(elements)
}

fn wide(
    operands: &[RuntimeValue],
    number: Number,
    count: usize,
    compute: &(dyn Fn(&[Words]) -> Result<Words, Undefined> + Send + Sync),
) -> Result<Elements, Fault> {
    let mut elements = Elements::zeros(number, count);
    for position in 0..count {
        let words: Result<SmallVec<[Words; 3]>, Fault> =
            operands.iter().map(|operand| words_at(operand, position)).collect();
        for (part, word) in compute(&words?)?.into_iter().enumerate() {
            elements.set_word(position * number.cells() + part, word)?;
        }
    }
    Ok(elements)
}

/// Returns the words of an operand's element.
fn words_at(operand: &RuntimeValue, position: usize) -> Result<Words, Fault> {
    match operand {
        RuntimeValue::Tensor(tensor) => {
            let cells = tensor.number().map_or(1, Number::cells);
            (0..cells).map(|part| tensor.elements().word(position * cells + part)).collect()
        }
        other => other.words().ok_or_else(|| Fault::new(format!("uses {}; expected numbers", other.kind()))),
    }
}
