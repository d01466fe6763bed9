//! Semantics of operations on numbers: from functions on [`Int`] and [`Float`], or from instructions.

use std::sync::Arc;

use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;
use ods::types::TypeData;
use ods_exec::constants::{float_words, int_words};
use ods_exec::elementwise::{Compute, Words};
use ods_exec::{Call, Fault, Label, Opcode, Place, Planner, Source, Undefined};

/// Returns the places of the operation's results.
pub fn results(planner: &mut Planner<'_>) -> Vec<Place> {
    let values: Vec<Value> = planner.ir().results(planner.op()).collect();
    values.into_iter().map(|value| planner.place(value)).collect()
}

/// Returns places as sources of copies, from which objects may be moved.
pub fn sources(places: &[Place]) -> Vec<Source> {
    places.iter().map(|place| Source { place: *place, is_last: true }).collect()
}

/// Returns a list of numbers in which operands of the call, from the position on, replace [`DYNAMIC`].
pub fn filled(call: &Call<'_>, list: &[i64], operand: &mut usize) -> Result<Vec<i64>, Fault> {
    let fill = |number: &i64| match *number {
        DYNAMIC => {
            *operand += 1;
            call.index(*operand - 1)
        }
        number => Ok(number),
    };
    list.iter().map(fill).collect()
}

/// Returns the type of a value's elements, or of the value if it has none.
pub fn element_type(ir: &Ir, value: Value) -> Type {
    let ty = ir.value_type(value);
    ty.cast::<ShapedType>(ir.context()).map_or(ty, |ty| ty.element_type(ir.context()))
}

/// Returns the width of a value's integers; 0 if they are none.
pub fn width_of(ir: &Ir, value: Value) -> u32 {
    element_type(ir, value).data(ir.context()).integer_width().unwrap_or(0)
}

/// Returns the format of a value's floats; that of `f32` if they are none.
pub fn format_of(ir: &Ir, value: Value) -> FloatFormat {
    match element_type(ir, value).data(ir.context()) {
        TypeData::Float(format) => *format,
        _ => FloatFormat::F32,
    }
}

/// A number with its format, from words and to words.
#[derive(Clone, Copy)]
pub enum Format {
    Int(u32),
    Float(FloatFormat),
}

/// A number.
#[derive(Clone)]
pub enum Number {
    Int(Int),
    Float(Float),
}

impl Format {
    /// Returns the format of a value's elements.
    pub fn of(ir: &Ir, value: Value) -> Self {
        match element_type(ir, value).data(ir.context()) {
            TypeData::Float(format) => Self::Float(*format),
            data => Self::Int(data.integer_width().unwrap_or(0)),
        }
    }

    fn read(self, words: &[u64]) -> Number {
        match self {
            Self::Int(width) => Number::Int(Int::from_words(width, words)),
            Self::Float(format) => {
                let bits = words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word));
                Number::Float(Float::from_bits(format, bits))
            }
        }
    }
}

impl Number {
    pub fn words(&self) -> Words {
        match self {
            Self::Int(int) => int_words(int),
            Self::Float(float) => float_words(*float),
        }
    }

    /// Returns the integer; zero if it is a float.
    pub fn int(&self) -> Int {
        match self {
            Self::Int(int) => int.clone(),
            Self::Float(float) => Int::zero(float.format().bits()),
        }
    }

    /// Returns the float; zero if it is an integer.
    pub fn float(&self) -> Float {
        match self {
            Self::Float(float) => *float,
            Self::Int(_) => Float::from_bits(FloatFormat::F32, 0),
        }
    }
}

/// Returns a computation on numbers of any format.
pub fn by_numbers(
    ir: &Ir,
    operands: &[Value],
    compute: impl Fn(&[Number]) -> Result<Number, Undefined> + Send + Sync + 'static,
) -> Compute {
    by_numbers_of(ir, operands, Arc::new(compute))
}

/// A function on numbers of any format.
type NumberFunction = dyn Fn(&[Number]) -> Result<Number, Undefined> + Send + Sync;

/// Does the work of [`by_numbers`], which is compiled for each function.
fn by_numbers_of(ir: &Ir, operands: &[Value], compute: Arc<NumberFunction>) -> Compute {
    let formats: Vec<Format> = operands.iter().map(|operand| Format::of(ir, *operand)).collect();
    Compute::Wide(Arc::new(move |operands| {
        let numbers: Vec<Number> = operands.iter().zip(&formats).map(|(words, format)| format.read(words)).collect();
        compute(&numbers).map(|number| number.words())
    }))
}

/// Plans an operation on two integers, which an instruction is on words. Wider integers have the instruction's meaning.
pub fn plan_ints(planner: &mut Planner<'_>, operands: [Value; 2], result: Value, (opcode, extra): (Opcode, u16)) {
    let ir = planner.ir();
    let width = width_of(ir, operands[0]);
    let compute = match u8::try_from(width) {
        Ok(width @ 1..=64) => Compute::Opcode(opcode, width, extra),
        _ => Compute::Ints(opcode, width, extra),
    };
    planner.elementwise(&operands, result, compute);
}

/// Plans an operation on floats: with an instruction for `f32` and `f64`, otherwise with a function.
pub fn plan_floats(
    planner: &mut Planner<'_>,
    operands: &[Value],
    result: Value,
    codes: Option<[Opcode; 2]>,
    extra: u16,
    any: impl Fn(&[Float]) -> Result<Number, Undefined> + Send + Sync + 'static,
) {
    let ir = planner.ir();
    let compute = match (format_of(ir, operands[0]), codes) {
        (FloatFormat::F32, Some([opcode, _])) => Compute::Opcode(opcode, 32, extra),
        (FloatFormat::F64, Some([_, opcode])) => Compute::Opcode(opcode, 64, extra),
        _ => by_numbers(ir, operands, move |numbers| {
            let floats: Vec<Float> = numbers.iter().map(Number::float).collect();
            any(&floats)
        }),
    };
    planner.elementwise(operands, result, compute);
}

/// Plans undefined behaviour for a step that is not positive.
fn check_step(planner: &mut Planner<'_>, step: u32) {
    if planner.constant_in(step).is_some_and(|step| (step as i64) > 0) {
        return;
    }
    let (zero, is_wrong) = (planner.constant(0), planner.word());
    planner.compute(Opcode::LeS, 64, 0, is_wrong, [step, zero, 0]);
    planner.undefined_if(is_wrong, "has a step that is not positive");
}

/// Plans loops inside each other, one per counter, whose bounds and steps are words: lower, upper, step. The label that
/// `body` gets is the end of a turn. A loop with turns has undefined behaviour if its step is not positive.
pub fn plan_nest(
    planner: &mut Planner<'_>,
    counters: &[u32],
    bounds: &[[u32; 3]],
    body: &mut dyn FnMut(&mut Planner<'_>, Label),
) {
    let end = planner.label();
    let mut leave = end;
    let mut loops = Vec::with_capacity(counters.len());
    for (counter, [lower, upper, step]) in counters.iter().zip(bounds) {
        let (top, next, enters) = (planner.label(), planner.label(), planner.word());
        planner.compute(Opcode::Copy, 64, 0, *counter, [*lower, 0, 0]);
        planner.compute(Opcode::LtS, 64, 0, enters, [*lower, *upper, 0]);
        let entered = planner.label();
        planner.branch(enters, entered, leave);
        planner.bind(entered);
        check_step(planner, *step);
        planner.bind(top);
        loops.push((top, next, [*counter, *upper, *step]));
        leave = next;
    }
    body(planner, leave);
    for (top, next, words) in loops.into_iter().rev() {
        planner.bind(next);
        planner.count_up(true, 64, words, top);
    }
    planner.bind(end);
}
