//! Values of Rust as arguments and results.

use ods_core::numeric::{Float, FloatFormat};
use ods_core::types::{BaseMemRefType, ShapedType, Signedness, TypeData};
use ods_core::{Ir, Type};

use crate::fault::{Fault, FaultKind};
use crate::layout::Number;
use crate::machine::{Stacks, read};
use crate::memory::MemRef;
use crate::opcode::{signed, truncate};
use crate::plan::Place;
use crate::runtime_value::RuntimeValue;
use crate::tensor::Tensor;

/// A value of Rust that is an argument.
pub trait Argument {
    /// Returns the value as one of the type.
    ///
    /// # Errors
    /// Returns a phrase that says what was passed, if it is not of that type.
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String>;

    /// Returns the value as a word, if it is a number of the type, and the type is one of the common ones.
    #[inline]
    fn to_word(&self, _ty: Type) -> Option<u64> {
        None
    }
}

/// A value of Rust that is a result.
pub trait Outcome: Sized {
    /// Returns the value, which is of the type.
    ///
    /// # Errors
    /// Returns the name of the type of Rust, if values of the type are not of that.
    fn of_datum(ir: &Ir, ty: Type, value: RuntimeValue) -> Result<Self, String>;

    /// Returns the value of a word, if the type is one of the common ones, and the value fits.
    #[inline]
    fn of_word(_ty: Type, _word: u64) -> Option<Self> {
        None
    }
}

/// Returns the width of the common types of integers.
#[inline]
fn common_width(ty: Type) -> Option<u8> {
    if ty == Type::I32 { Some(32) } else { (ty == Type::INDEX || ty == Type::I64).then_some(64) }
}

/// A tuple of arguments.
pub trait Arguments {
    /// Puts the values into the places.
    ///
    /// # Errors
    /// Returns an error if one does not fit its type, or their number is wrong.
    #[doc(hidden)]
    fn store(&self, ir: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<(), Fault>;
}

/// The results of a function: `()`, a value, or a tuple of values.
pub trait Results: Sized {
    /// Returns the values in the places.
    ///
    /// # Errors
    /// Returns an error if one does not fit its type, or their number is wrong.
    #[doc(hidden)]
    fn load(ir: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<Self, Fault>;
}

fn mismatch(message: String) -> Fault {
    Fault::of(FaultKind::Arguments, message)
}

fn check_count(what: &str, expected: usize, found: usize) -> Result<(), Fault> {
    if expected == found { Ok(()) } else { Err(miscounted(what, expected, found)) }
}

#[cold]
fn miscounted(what: &str, expected: usize, found: usize) -> Fault {
    mismatch(format!("has {expected} {what}s, found {found}; pass one for each"))
}

/// Puts values into places, and checks that they fit the types.
pub(crate) fn store_all(
    ir: &Ir,
    places: &[(Place, Type)],
    values: &[RuntimeValue],
    stacks: &mut Stacks,
) -> Result<(), Fault> {
    check_count("parameter", places.len(), values.len())?;
    values
        .iter()
        .zip(places)
        .enumerate()
        .try_for_each(|(position, (value, place))| store(ir, position, value, *place, stacks))
}

#[inline]
fn store(
    ir: &Ir,
    position: usize,
    value: &(impl Argument + ?Sized),
    (place, ty): (Place, Type),
    stacks: &mut Stacks,
) -> Result<(), Fault> {
    if let (Place::Words { at, count: 1 }, Some(word)) = (place, value.to_word(ty)) {
        stacks.words[at as usize] = word;
        return Ok(());
    }
    store_datum(ir, position, value, (place, ty), stacks)
}

fn store_datum(
    ir: &Ir,
    position: usize,
    value: &(impl Argument + ?Sized),
    (place, ty): (Place, Type),
    stacks: &mut Stacks,
) -> Result<(), Fault> {
    let unfit = |found: String| {
        mismatch(format!("has a parameter {position} of type '{}', which {found} is not", ty.display(ir.context())))
    };
    let value = value.to_runtime_value(ir, ty).map_err(unfit)?;
    match (place, value) {
        (Place::Words { at, count }, RuntimeValue::Poison) => stacks.mark((at..at + count).map(|word| word as usize)),
        (Place::Words { at, count: 1 }, RuntimeValue::Word(word)) => stacks.words[at as usize] = word,
        (Place::Words { at, count }, RuntimeValue::Words(words)) if words.len() == count as usize => {
            stacks.words[at as usize..(at + count) as usize].copy_from_slice(&words);
        }
        (Place::Object(at), value) if value.words().is_none() => stacks.objects[at as usize] = value,
        (Place::Words { .. } | Place::Object(_), value) => return Err(unfit(value.kind().to_owned())),
    }
    Ok(())
}

/// Values, of any number.
impl Arguments for [RuntimeValue] {
    fn store(&self, ir: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<(), Fault> {
        store_all(ir, places, self, stacks)
    }
}

impl<A: Arguments + ?Sized> Arguments for &A {
    #[inline]
    fn store(&self, ir: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<(), Fault> {
        (**self).store(ir, places, stacks)
    }
}

/// Returns the description of a number by its words, the lowest first.
pub(crate) fn bits_text(words: &[u64]) -> String {
    let digits = words.iter().rev().map(|word| format!("{word:016x}")).collect::<String>();
    let digits = digits.trim_start_matches('0');
    format!("a number with the bits 0x{}", if digits.is_empty() { "0" } else { digits })
}

/// Returns the error of a number of Rust for a type.
fn number_text(value: impl std::fmt::Display) -> String {
    format!("the number {value}")
}

impl Argument for i128 {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        let (width, signedness) = match ty.data(ir.context()) {
            TypeData::Integer { width, signedness } => (*width, *signedness),
            TypeData::Index => (64, Signedness::Signless),
            TypeData::Float(_) => return (*self as f64).to_runtime_value(ir, ty),
            _ => return Err(number_text(self)),
        };
        let shift = width.min(126);
        let (least, most) = match signedness {
            Signedness::Signless => (-(1_i128 << shift.saturating_sub(1)), (1_i128 << shift) - 1),
            Signedness::Signed => (-(1_i128 << shift.saturating_sub(1)), (1_i128 << shift.saturating_sub(1)) - 1),
            Signedness::Unsigned => (0, (1_i128 << shift) - 1),
        };
        if width < 127 && !(least..=most).contains(self) {
            return Err(number_text(self));
        }
        let number = Number { bits: width, parts: 1 };
        let words: Vec<u64> = (0..number.words())
            .map(|word| {
                let bits = (self >> (64 * word).min(127)) as u64;
                let rest = width - (64 * word).min(width);
                match rest {
                    0 => 0,
                    1..64 => truncate(bits, rest as u8),
                    _ => bits,
                }
            })
            .collect();
        Ok(RuntimeValue::of_words(&words))
    }
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
                i128::from(*self).to_runtime_value(ir, ty)
            }

            #[inline]
            fn to_word(&self, ty: Type) -> Option<u64> {
                let width = common_width(ty)?;
                (u32::from(width) >= <$ty>::BITS).then(|| truncate(*self as u64, width))
            }
        }

        impl Outcome for $ty {
            #[inline]
            fn of_datum(ir: &Ir, ty: Type, value: RuntimeValue) -> Result<Self, String> {
                let unfit = || stringify!($ty).to_owned();
                let (RuntimeValue::Word(word), Some(width)) = (&value, ty.data(ir.context()).integer_width()) else {
                    return Err(unfit());
                };
                let exact = if <$ty>::MIN != 0 { i128::from(signed(*word, width as u8)) } else { i128::from(*word) };
                Self::try_from(exact).map_err(|_| format!("{} (it is {exact})", stringify!($ty)))
            }

            #[inline]
            fn of_word(ty: Type, word: u64) -> Option<Self> {
                let width = common_width(ty)?;
                if <$ty>::MIN != 0 { Self::try_from(signed(word, width)).ok() } else { Self::try_from(word).ok() }
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl Argument for bool {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        if ty == Type::I1 {
            Ok(RuntimeValue::Word(u64::from(*self)))
        } else {
            i128::from(*self).to_runtime_value(ir, ty)
        }
    }
}

impl Outcome for bool {
    fn of_datum(_: &Ir, ty: Type, value: RuntimeValue) -> Result<Self, String> {
        match value {
            RuntimeValue::Word(word) if ty == Type::I1 => Ok(word != 0),
            _ => Err("bool".into()),
        }
    }
}

/// Returns the bits of a float in a format.
fn float_bits(format: FloatFormat, value: f64) -> RuntimeValue {
    let bits = Float::from_f64(format, value).to_bits();
    let words = [bits as u64, (bits >> 64) as u64];
    RuntimeValue::of_words(&words[..format.bits().div_ceil(64) as usize])
}

impl Argument for f64 {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        match ty.data(ir.context()) {
            TypeData::Float(FloatFormat::F32) => Ok(RuntimeValue::Word(u64::from((*self as f32).to_bits()))),
            TypeData::Float(format) => Ok(float_bits(*format, *self)),
            _ => Err(number_text(format_args!("{self:?}"))),
        }
    }

    #[inline]
    fn to_word(&self, ty: Type) -> Option<u64> {
        (ty == Type::F64).then(|| self.to_bits())
    }
}

impl Argument for f32 {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        match self.to_word(ty) {
            Some(word) => Ok(RuntimeValue::Word(word)),
            None => f64::from(*self).to_runtime_value(ir, ty),
        }
    }

    #[inline]
    fn to_word(&self, ty: Type) -> Option<u64> {
        (ty == Type::F32).then(|| self.to_bits().into())
    }
}

impl Outcome for f64 {
    fn of_datum(ir: &Ir, ty: Type, value: RuntimeValue) -> Result<Self, String> {
        let (TypeData::Float(format), Some(words)) = (ty.data(ir.context()), value.words()) else {
            return Err("f64".into());
        };
        let bits = words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word));
        Ok(match format {
            FloatFormat::F64 => Self::from_bits(bits as u64),
            FloatFormat::F32 => Self::from(f32::from_bits(bits as u32)),
            format => Float::from_bits(*format, bits).to_f64(),
        })
    }

    #[inline]
    fn of_word(ty: Type, word: u64) -> Option<Self> {
        (ty == Type::F64).then(|| Self::from_bits(word))
    }
}

impl Outcome for f32 {
    fn of_datum(ir: &Ir, ty: Type, value: RuntimeValue) -> Result<Self, String> {
        let wide = matches!(ty.data(ir.context()), TypeData::Float(format) if format.bits() > 32);
        if wide {
            Err("f32".into())
        } else {
            f64::of_datum(ir, ty, value).map(|value| value as Self).map_err(|_| "f32".into())
        }
    }

    #[inline]
    fn of_word(ty: Type, word: u64) -> Option<Self> {
        (ty == Type::F32).then(|| Self::from_bits(word as u32))
    }
}

impl Argument for RuntimeValue {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        match self {
            Self::Tensor(tensor) => tensor.to_runtime_value(ir, ty),
            Self::MemRef(memref) => memref.to_runtime_value(ir, ty),
            Self::Word(_) | Self::Words(_) => {
                let words = self.words().unwrap_or_default();
                let number = Number::of(ir.context(), ty).filter(|number| number.words() as usize == words.len());
                let fits = number.is_some_and(|number| !number.has_surplus_bits(&words));
                if fits { Ok(self.clone()) } else { Err(bits_text(&words)) }
            }
            Self::Function(_) | Self::Other(_) => Ok(self.clone()),
            Self::Poison => Ok(Self::Poison),
        }
    }
}

impl Outcome for RuntimeValue {
    fn of_datum(_: &Ir, _: Type, value: RuntimeValue) -> Result<Self, String> {
        Ok(value)
    }
}

/// Returns whether a value of this shape and format is one of the type.
fn fits(ir: &Ir, ty: Type, shape: &[i64], number: Option<Number>) -> bool {
    let context = ir.context();
    let Some(shaped) = ty.cast::<ShapedType>(context) else { return false };
    let same_shape = shaped.shape(context).is_none_or(|expected| {
        expected.len() == shape.len()
            && expected
                .iter()
                .zip(shape)
                .all(|(expected, size)| *expected == ods_core::types::DYNAMIC || expected == size)
    });
    let expected = Number::of(context, shaped.element_type(context));
    same_shape && expected == number
}

fn shape_text(kind: &str, shape: &[i64], number: Option<Number>) -> String {
    let bits = number.map_or("other values".into(), |number| format!("elements of {} bits", number.bits));
    format!("a {kind} of shape {shape:?} with {bits}")
}

impl Argument for Tensor {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        let is_value = !ty.isa::<BaseMemRefType>(ir.context());
        if is_value && fits(ir, ty, self.shape(), self.number()) {
            return Ok(RuntimeValue::Tensor(self.clone()));
        }
        Err(shape_text("tensor", self.shape(), self.number()))
    }
}

impl Argument for &Tensor {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        (**self).to_runtime_value(ir, ty)
    }
}

impl Outcome for Tensor {
    fn of_datum(_: &Ir, _: Type, value: RuntimeValue) -> Result<Self, String> {
        match value {
            RuntimeValue::Tensor(tensor) => Ok(tensor),
            _ => Err("Tensor".into()),
        }
    }
}

impl Argument for MemRef {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        let is_memory = ty.isa::<BaseMemRefType>(ir.context());
        if !is_memory || !fits(ir, ty, self.sizes(), self.number()) {
            return Err(shape_text("memref", self.sizes(), self.number()));
        }
        if has_layout(ir, ty, self) { Ok(RuntimeValue::MemRef(self.clone())) } else { Err(layout_text(self)) }
    }
}

/// Returns whether the memref has the strides and the offset of the type.
fn has_layout(ir: &Ir, ty: Type, memref: &MemRef) -> bool {
    let context = ir.context();
    let Some(ranked) = ty.cast::<ods_core::types::MemRefType>(context) else { return true };
    let Some((mut strides, offset)) = ranked.strides_and_offset(context) else { return true };
    if ranked.layout(context).is_none() {
        strides = crate::memory::row_major(memref.sizes()).to_vec();
    }
    let same = |expected: i64, found: i64| expected == ods_core::types::DYNAMIC || expected == found;
    same(offset, memref.offset()) && strides.iter().zip(memref.strides()).all(|(a, b)| same(*a, *b))
}

fn layout_text(memref: &MemRef) -> String {
    let (sizes, strides, offset) = (memref.sizes(), memref.strides(), memref.offset());
    format!("a memref of shape {sizes:?} with the strides {strides:?} from element {offset} on")
}

impl Argument for &MemRef {
    fn to_runtime_value(&self, ir: &Ir, ty: Type) -> Result<RuntimeValue, String> {
        (**self).to_runtime_value(ir, ty)
    }
}

impl Outcome for MemRef {
    fn of_datum(_: &Ir, _: Type, value: RuntimeValue) -> Result<Self, String> {
        match value {
            RuntimeValue::MemRef(memref) => Ok(memref),
            _ => Err("MemRef".into()),
        }
    }
}

#[inline]
fn load<T: Outcome>(ir: &Ir, position: usize, (place, ty): (Place, Type), stacks: &mut Stacks) -> Result<T, Fault> {
    if let (Place::Words { at, count: 1 }, true) = (place, stacks.is_plain())
        && let Some(value) = T::of_word(ty, stacks.words[at as usize])
    {
        return Ok(value);
    }
    load_datum(ir, position, (place, ty), stacks)
}

fn load_datum<T: Outcome>(
    ir: &Ir,
    position: usize,
    (place, ty): (Place, Type),
    stacks: &mut Stacks,
) -> Result<T, Fault> {
    let value = read(stacks, place);
    let is_poison = matches!(value, RuntimeValue::Poison);
    T::of_datum(ir, ty, value).map_err(|found| {
        if is_poison {
            let reason = stacks.poison(ir).map(|remark| format!(" ({remark})")).unwrap_or_default();
            return mismatch(format!("has a result {position} that is poison{reason}; read it as a `RuntimeValue`"));
        }
        mismatch(format!("has a result {position} of type '{}', which does not fit {found}", ty.display(ir.context())))
    })
}

impl<T: Outcome> Results for T {
    #[inline]
    fn load(ir: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<Self, Fault> {
        check_count("result", places.len(), 1)?;
        load(ir, 0, places[0], stacks)
    }
}

/// All results, of any number.
impl Results for Vec<RuntimeValue> {
    fn load(_: &Ir, places: &[(Place, Type)], stacks: &mut Stacks) -> Result<Self, Fault> {
        Ok(places.iter().map(|(place, _)| read(stacks, *place)).collect())
    }
}

macro_rules! tuples {
    ($($count:literal $($name:ident $position:tt)*;)*) => {$(
        impl<$($name: Argument),*> Arguments for ($($name,)*) {
            #[inline]
            fn store(&self, _ir: &Ir, places: &[(Place, Type)], _stacks: &mut Stacks) -> Result<(), Fault> {
                check_count("parameter", places.len(), $count)?;
                $(store(_ir, $position, &self.$position, places[$position], _stacks)?;)*
                Ok(())
            }
        }

        impl<$($name: Outcome),*> Results for ($($name,)*) {
            #[inline]
            fn load(_ir: &Ir, places: &[(Place, Type)], _stacks: &mut Stacks) -> Result<Self, Fault> {
                check_count("result", places.len(), $count)?;
                Ok(($(load::<$name>(_ir, $position, places[$position], _stacks)?,)*))
            }
        }
    )*};
}

tuples! {
    0;
    1 A 0;
    2 A 0 B 1;
    3 A 0 B 1 C 2;
    4 A 0 B 1 C 2 D 3;
    5 A 0 B 1 C 2 D 3 E 4;
    6 A 0 B 1 C 2 D 3 E 4 F 5;
    7 A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8 A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}
