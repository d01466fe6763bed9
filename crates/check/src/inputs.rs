//! Arguments for functions of any type.
//!
//! An argument consists of slots: numbers, or the elements of a tensor or of memory. If all slots together have few
//! values, each combination is an input. Otherwise, the values are boundary values (the least and the greatest number,
//! powers of two and their neighbours, zeros, infinities, numbers that are none) and numbers from the seed. Further
//! inputs have poison in place of an argument.

use ods_core::numeric::{Float, FloatFormat};
use ods_core::types::{DYNAMIC, ShapedType, TypeData};
use ods_core::{Context, Type};
use ods_exec::{MemRef, Number, RuntimeValue, Tensor};

use crate::options::Options;
use crate::random::Random;

/// The sizes that replace a size that is open.
const SIZES: [i64; 4] = [2, 0, 1, 3];

/// The elements that an argument has at most.
const ELEMENTS: i64 = 1 << 12;

/// The inputs with poison for each argument.
const POISONED: u64 = 8;

/// The values of a slot.
#[derive(Clone, Debug)]
pub struct Slot {
    bits: u32,
    /// Whether these are numbers of `f80`.
    has_integer_bit: bool,
    /// Values that are worth trying, each given by its bits.
    pub boundary: Vec<u128>,
    /// Values that are easy to read, the easiest first.
    pub simple: [u128; 5],
}

/// The form of an argument.
#[derive(Clone, Debug)]
enum Form {
    Number,
    Tensor(Vec<i64>),
    /// Memory; the position of an earlier argument of the same type, if there is one.
    Memory(Vec<i64>, Option<usize>),
}

/// The values of a parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    form: Form,
    number: Number,
    slot: Slot,
}

/// The inputs of a function.
#[derive(Debug)]
pub struct Inputs {
    parameters: Vec<Parameter>,
    /// The number of all inputs without poison, if all are tried.
    all: Option<u64>,
    plain: u64,
    seed: u64,
}

impl Inputs {
    /// Returns inputs for parameters of these types.
    ///
    /// # Errors
    /// Returns the reason if there are no values of a type.
    pub fn new(context: &Context, types: &[Type], options: &Options) -> Result<Self, String> {
        let mut parameters: Vec<Parameter> = Vec::with_capacity(types.len());
        for (position, ty) in types.iter().enumerate() {
            let earlier = types[..position].iter().position(|earlier| earlier == ty);
            parameters.push(Parameter::new(context, *ty, earlier)?);
        }
        let all = parameters.iter().try_fold(0_u32, |sum, parameter| sum.checked_add(parameter.fixed_bits()?));
        let all = all.filter(|bits| *bits < 63).map(|bits| 1 << bits).filter(|all| *all <= options.exhaustive);
        Ok(Self { all, plain: all.unwrap_or(options.inputs.max(1)), parameters, seed: options.seed })
    }

    /// Returns the number of inputs.
    pub fn len(&self) -> u64 {
        self.plain + self.parameters.len() as u64 * POISONED
    }

    /// Returns the number of inputs without poison.
    pub fn plain(&self) -> u64 {
        self.plain
    }

    /// Returns whether the inputs without poison are all that there are.
    pub fn are_all(&self) -> bool {
        self.all.is_some()
    }

    /// Returns a seed for other values in a run.
    pub fn seed_of(&self, run: u64) -> u64 {
        Random::new(!self.seed, run).next()
    }

    /// Returns values of a parameter that are easy to read, the easiest first.
    pub fn simple(&self, parameter: usize) -> Vec<RuntimeValue> {
        self.parameters[parameter].simple()
    }

    /// Returns the input at a position. Memory is new in each call.
    pub fn get(&self, position: u64) -> Vec<RuntimeValue> {
        let mut values: Vec<RuntimeValue> = Vec::with_capacity(self.parameters.len());
        let mut source = match position < self.plain && self.all.is_some() {
            true => Source::Count(position),
            false => Source::Random(Random::new(self.seed, position), position),
        };
        for parameter in &self.parameters {
            let value = parameter.value(&mut source, &values);
            values.push(value);
        }
        if let Some(poisoned) = position.checked_sub(self.plain) {
            let at = (poisoned / POISONED) as usize % self.parameters.len().max(1);
            if let Some(value) = values.get_mut(at) {
                poison(value);
            }
        }
        values
    }
}

/// Makes a number or a tensor poison, or the first element of memory.
fn poison(value: &mut RuntimeValue) {
    match value {
        // Memory without elements has nothing to make poison.
        RuntimeValue::MemRef(memref) => memref.set_element(memref.offset(), &RuntimeValue::Poison).unwrap_or(()),
        value => *value = RuntimeValue::Poison,
    }
}

/// The origin of the values of an input.
pub enum Source {
    /// The digits of a number, one per slot.
    Count(u64),
    /// Numbers for the input at a position.
    Random(Random, u64),
}

impl Source {
    fn number(&mut self, slot: &Slot) -> u128 {
        match self {
            Self::Count(count) => {
                let value = u128::from(*count) & mask(slot.bits);
                *count = count.checked_shr(slot.bits).unwrap_or(0);
                value
            }
            Self::Random(random, position) => {
                // The first inputs have boundary values alone.
                let kind = if *position < 64 { 0 } else { random.below(4) };
                let any = u128::from(random.next()) << 64 | u128::from(random.next());
                let value = match kind {
                    0 | 1 => *random.pick(&slot.boundary),
                    2 => any & mask(random.below(u64::from(slot.bits) + 1) as u32),
                    _ => any & mask(slot.bits),
                };
                if slot.has_integer_bit { with_integer_bit(value) } else { value }
            }
        }
    }

    fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        match self {
            Self::Count(_) => values[0],
            Self::Random(random, _) => *random.pick(values),
        }
    }
}

/// Returns an `f80` whose integer bit is that of its exponent: others are no numbers, or have another form.
fn with_integer_bit(bits: u128) -> u128 {
    let (bit, exponent) = (1 << 63, bits >> 64 & 0x7FFF);
    if exponent == 0 { bits & !bit } else { bits | bit }
}

fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

impl Parameter {
    /// Returns the values of a type; `earlier` is the position of a parameter whose memory this one may be.
    ///
    /// # Errors
    /// Returns the reason if there are none.
    pub fn new(context: &Context, ty: Type, earlier: Option<usize>) -> Result<Self, String> {
        let unfit = || format!("a parameter has the type '{}', for which there are no inputs", ty.display(context));
        let shaped = ty.cast::<ShapedType>(context);
        let element = shaped.map_or(ty, |shaped| shaped.element_type(context));
        let number = Number::of(context, element).filter(|number| number.bits <= 128).ok_or_else(unfit)?;
        let slot = Slot::new(context, element, number.bits);
        let Some(shaped) = shaped else { return Ok(Self { form: Form::Number, number, slot }) };
        let shape = shaped.shape(context).ok_or_else(unfit)?.to_vec();
        let count = shape.iter().try_fold(1_i64, |count, size| count.checked_mul(if *size < 0 { 3 } else { *size }));
        if count.is_none_or(|count| count > ELEMENTS) {
            return Err(format!("a parameter has the type '{}', which has too many elements", ty.display(context)));
        }
        let form = match ty.data(context) {
            TypeData::MemRef(_) => {
                let is_plain =
                    ty.cast::<ods_core::types::MemRefType>(context).is_some_and(|ty| ty.layout(context).is_none());
                if !is_plain {
                    return Err(unfit());
                }
                Form::Memory(shape, earlier)
            }
            _ => Form::Tensor(shape),
        };
        Ok(Self { form, number, slot })
    }

    /// Returns the bits of all slots, if sizes are known, and memory is not the same as that of another parameter.
    fn fixed_bits(&self) -> Option<u32> {
        let parts = self.number.bits.checked_mul(self.number.parts)?;
        match &self.form {
            Form::Number => Some(parts),
            Form::Tensor(shape) | Form::Memory(shape, None) if !shape.contains(&DYNAMIC) => {
                parts.checked_mul(u32::try_from(shape.iter().product::<i64>()).ok()?)
            }
            Form::Tensor(_) | Form::Memory(..) => None,
        }
    }

    /// Returns a value. Memory is that of an earlier parameter now and then.
    pub fn value(&self, source: &mut Source, earlier: &[RuntimeValue]) -> RuntimeValue {
        let shape = match &self.form {
            Form::Number => return RuntimeValue::of_words(&self.words(source)),
            Form::Memory(_, Some(same)) if source.pick(&[true, false, false, false]) => return earlier[*same].clone(),
            Form::Tensor(shape) | Form::Memory(shape, _) => shape,
        };
        let size = |size: &i64, source: &mut Source| if *size == DYNAMIC { source.pick(&SIZES) } else { *size };
        let sizes: Vec<i64> = shape.iter().map(|open| size(open, source)).collect();
        self.tensor(&sizes, source).unwrap_or(RuntimeValue::Poison)
    }

    fn tensor(&self, sizes: &[i64], source: &mut Source) -> Result<RuntimeValue, ods_exec::Fault> {
        let mut tensor = Tensor::zeros(sizes, self.number)?;
        for position in 0..tensor.len() {
            tensor.set_element(position, RuntimeValue::of_words(&self.words(source)))?;
        }
        match self.form {
            Form::Memory(..) => MemRef::of(&tensor).map(RuntimeValue::MemRef),
            Form::Number | Form::Tensor(_) => Ok(RuntimeValue::Tensor(tensor)),
        }
    }

    /// Returns numbers that are easy to read.
    fn simple(&self) -> Vec<RuntimeValue> {
        let Form::Number = self.form else { return Vec::new() };
        let words = self.number.words_per_part();
        let others = (self.number.parts - 1) * words;
        let all = self.slot.simple.iter().map(|value| {
            let part = (0..words).map(|word| (value >> (64 * word)) as u64);
            RuntimeValue::of_words(&part.chain((0..others).map(|_| 0)).collect::<Vec<u64>>())
        });
        all.collect()
    }

    /// Returns the words of a number.
    fn words(&self, source: &mut Source) -> Vec<u64> {
        let mut words = Vec::with_capacity(1);
        for _ in 0..self.number.parts {
            let part = source.number(&self.slot);
            words.extend((0..self.number.words_per_part()).map(|word| (part >> (64 * word)) as u64));
        }
        words
    }
}

impl Slot {
    /// Returns the values of a type of numbers of at most 128 bits; `None` for any other type.
    pub fn of_number(context: &Context, ty: Type) -> Option<Self> {
        let bits = Number::of(context, ty)?.bits;
        (bits <= 128).then(|| Self::new(context, ty, bits))
    }

    fn new(context: &Context, element: Type, bits: u32) -> Self {
        let part = element.cast::<ods_core::types::ComplexType>(context).map_or(element, |ty| ty.element_type(context));
        let mut simple = [0, 1, 2, 3, u128::MAX];
        let mut boundary = match part.data(context) {
            TypeData::Float(format) => {
                simple = [0.0, 1.0, 2.0, 3.0, -1.0].map(|number| Float::from_f64(*format, number).to_bits());
                floats(*format)
            }
            TypeData::Index => integers(64, &[0, 1, 2, 3, 4, 7, 8]),
            _ => integers(bits, &[]),
        };
        boundary.iter_mut().for_each(|value| *value &= mask(bits));
        boundary.sort_unstable();
        boundary.dedup();
        let has_integer_bit = matches!(part.data(context), TypeData::Float(FloatFormat::F80));
        Self { bits, has_integer_bit, boundary, simple: simple.map(|value| value & mask(bits)) }
    }
}

/// Returns integers at which something changes.
fn integers(bits: u32, more: &[u128]) -> Vec<u128> {
    let width = u128::from(bits);
    let mut values = vec![0, 1, 2, 3, width, width.wrapping_sub(1), width + 1];
    values.extend_from_slice(more);
    for exponent in [bits.saturating_sub(1), bits / 2, bits / 2 + 1, 4, 7, 8, 16, 31, 32, 63] {
        let power = 1_u128.checked_shl(exponent).unwrap_or(0);
        values.extend([power, power.wrapping_sub(1), power.wrapping_add(1)]);
    }
    let negative: Vec<u128> = values.iter().map(|value| value.wrapping_neg()).collect();
    values.extend(negative);
    values
}

/// Returns floats at which something changes.
fn floats(format: FloatFormat) -> Vec<u128> {
    let numbers = [
        0.0,
        1.0,
        0.5,
        1.5,
        2.0,
        3.0,
        2.5,
        1.0 / 3.0,
        0.1,
        1e-3,
        127.5,
        255.5,
        32768.0,
        1e10,
        2_147_483_648.0,
        9.3e18,
        1e30,
        f64::INFINITY,
        f64::NAN,
        f64::MIN_POSITIVE,
        f64::MAX,
    ];
    let mut values: Vec<u128> = numbers.into_iter().map(|number| Float::from_f64(format, number).to_bits()).collect();
    let (bits, fraction) = (format.bits(), format.fraction_bits());
    // Denormal numbers, the least normal one, and the numbers next to the greatest.
    values.extend([1, mask(fraction), mask(fraction) + 1, mask(fraction) + 2]);
    let infinity = Float::from_f64(format, f64::INFINITY).to_bits();
    values.extend([infinity.wrapping_sub(1), infinity.wrapping_sub(2)]);
    if format.is_signed() {
        let sign = 1_u128 << (bits - 1);
        let negative: Vec<u128> = values.iter().map(|value| value ^ sign).collect();
        values.extend(negative);
    }
    values
}
