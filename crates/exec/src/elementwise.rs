//! Operations that compute each element of their result from the elements at the same place of their operands.

use std::sync::Arc;

use ods_core::Value;
use ods_core::numeric::Int;
use ods_core::types::{DYNAMIC, Shape};
use smallvec::SmallVec;

use crate::call::Call;
use crate::cells::Elements;
use crate::constants::int_words;
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
    /// An instruction on integers of this width with its extra data.
    Ints(Opcode, u32, u16),
    /// The second operand if the first is not 0, else the third: numbers of any width.
    Select,
    /// A function of numbers of any width. Its result is poison if an operand is.
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
        (0..call.num_operands()).map(|operand| call.value(operand)).collect::<Result<_, _>>()?;
    let Some(shape) = shape_of(&operands)? else {
        return match one(compute, &operands, 0)? {
            Ok(words) => call.set_words(0, &words),
            Err(undefined) => call.set_poison(0, undefined.text()),
        };
    };
    let count = call.check_shape(&shape, Some(number))?;
    let (elements, reason) = match compute {
        _ if operands.iter().any(may_be_poison) => each(&operands, number, count, compute)?,
        Compute::Opcode(opcode, width, extra) => {
            words(&operands, number, count, |[a, b, c]| opcode.apply(*width, *extra, a, b, c))?
        }
        Compute::Words(function) => words(&operands, number, count, |words| function(words))?,
        Compute::Ints(..) | Compute::Select | Compute::Wide(_) => each(&operands, number, count, compute)?,
    };
    if let Some(reason) = reason {
        call.note_poison(reason.text());
    }
    call.set(0, Tensor::of_cells(&shape, number, elements)?)
}

/// Returns whether an operand is poison, or may have elements that are.
fn may_be_poison(operand: &RuntimeValue) -> bool {
    match operand {
        RuntimeValue::Poison => true,
        RuntimeValue::Tensor(tensor) => tensor.elements().may_be_poison(),
        RuntimeValue::Word(_)
        | RuntimeValue::Words(_)
        | RuntimeValue::MemRef(_)
        | RuntimeValue::Function(_)
        | RuntimeValue::Other(_) => false,
    }
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

/// Returns the words of the element at a position, or why it is poison.
fn one(compute: &Compute, operands: &[RuntimeValue], position: usize) -> Result<Result<Words, Undefined>, Fault> {
    let elements: Operands = operands.iter().map(|operand| words_at(operand, position)).collect::<Result<_, _>>()?;
    let is_poison = poison_of(&elements);
    let result = match compute {
        Compute::Select => select(elements).ok_or(Undefined::Poison),
        Compute::Opcode(opcode, width, extra) => opcode
            .apply_to_poison(*width, *extra, words_of(&elements), is_poison)
            .map(|word| SmallVec::from_elem(word, 1)),
        Compute::Ints(opcode, width, extra) => {
            let int = |operand: usize| Int::from_words(*width, elements[operand].as_deref().unwrap_or(&[0]));
            let least = Int::from_u64(*width, 1).shl(width.saturating_sub(1));
            match is_poison[..2].contains(&true) {
                false => opcode.apply_to_ints(*extra, &int(0), &int(1)).map(|int| int_words(&int)),
                true => Err(opcode.poison_of(is_poison, || opcode.apply_to_ints(*extra, &least, &int(1)).map(drop))),
            }
        }
        Compute::Words(_) | Compute::Wide(_) if is_poison.contains(&true) => Err(Undefined::Poison),
        Compute::Words(function) => function(words_of(&elements)).map(|word| SmallVec::from_elem(word, 1)),
        Compute::Wide(function) => {
            let numbers: SmallVec<[Words; 3]> = elements.into_iter().flatten().collect();
            function(&numbers)
        }
    };
    match result {
        Err(undefined) if !undefined.is_poison() => Err(undefined.into()),
        result => Ok(result),
    }
}

/// The elements of up to three operands at a position; `None` for poison.
type Operands = SmallVec<[Option<Words>; 3]>;

fn select(mut elements: Operands) -> Option<Words> {
    let is_first = *elements.first()?.as_ref()?.first()? != 0;
    elements.get_mut(if is_first { 1 } else { 2 })?.take()
}

fn words_of(elements: &Operands) -> [u64; 3] {
    [0, 1, 2].map(|operand| elements.get(operand).and_then(Option::as_ref).map_or(0, |words| words[0]))
}

fn poison_of(elements: &Operands) -> [bool; 3] {
    [0, 1, 2].map(|operand| matches!(elements.get(operand), Some(None)))
}

/// Returns a function that reads the word of an operand at a position.
fn reader(operand: Option<&RuntimeValue>) -> impl Fn(usize) -> Result<u64, Fault> + '_ {
    move |cell| match operand {
        Some(RuntimeValue::Tensor(tensor)) => tensor.elements().word(cell),
        Some(RuntimeValue::Word(word)) => Ok(*word),
        _ => Ok(0),
    }
}

/// Elements, and why one is poison.
type Computed = (Elements, Option<Undefined>);

fn words(
    operands: &[RuntimeValue],
    number: Number,
    count: usize,
    compute: impl Fn([u64; 3]) -> Result<u64, Undefined>,
) -> Result<Computed, Fault> {
    let (mut elements, mut reason) = (Elements::zeros(number, count), None);
    let [a, b, c] = [0, 1, 2].map(|operand| reader(operands.get(operand)));
    for cell in 0..count {
        match compute([a(cell)?, b(cell)?, c(cell)?]) {
            Ok(word) => elements.set_word(cell, word)?,
            Err(undefined) if undefined.is_poison() => {
                reason = reason.or(Some(undefined));
                elements.set_poison(cell)?;
            }
            Err(undefined) => return Err(undefined.into()),
        }
    }
    Ok((elements, reason))
}

/// Computes elements of any width, which may be poison.
fn each(operands: &[RuntimeValue], number: Number, count: usize, compute: &Compute) -> Result<Computed, Fault> {
    let (mut elements, mut reason) = (Elements::zeros(number, count), None);
    for position in 0..count {
        let first = position * number.cells();
        match one(compute, operands, position)? {
            Ok(words) => {
                let mut parts = words.into_iter().enumerate();
                parts.try_for_each(|(part, word)| elements.set_word(first + part, word))?;
            }
            Err(undefined) => {
                reason = reason.or(Some(undefined));
                (first..first + number.cells()).try_for_each(|cell| elements.set_poison(cell))?;
            }
        }
    }
    Ok((elements, reason))
}

/// Returns the words of an operand's element; `None` if it is poison.
fn words_at(operand: &RuntimeValue, position: usize) -> Result<Option<Words>, Fault> {
    let element = match operand {
        RuntimeValue::Tensor(tensor) => &tensor.element(position)?,
        other => other,
    };
    match element.words() {
        None if !matches!(element, RuntimeValue::Poison) => {
            Err(Fault::new(format!("uses {}; expected numbers", element.kind())))
        }
        words => Ok(words),
    }
}
