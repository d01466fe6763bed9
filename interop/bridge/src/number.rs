//! Conversion between packed numbers and numbers of the engine, with two kinds that packed values do not have.

use ods_core::types::{Signedness, TypeData};
use ods_core::{Ir, Type};
use ods_exec::{Argument, Outcome, RuntimeValue};
use ods_packed::{Object, ObjectType, Value};

/// A complex number, as an object of packed values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Complex {
    /// The real part.
    pub real: f64,
    /// The imaginary part.
    pub imaginary: f64,
}

impl ObjectType for Complex {
    const NAME: &'static str = "complex";
}

/// An integer that does not fit 64 bits, as an object of packed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wide(pub i128);

impl ObjectType for Wide {
    const NAME: &'static str = "int";
}

/// Returns a number of the type; the error says what was found.
pub(crate) fn to_runtime_value(ir: &Ir, ty: Type, value: &Value) -> Result<RuntimeValue, String> {
    if let TypeData::Complex(part) = ty.data(ir.context()) {
        let Complex { real, imaginary } =
            complex(value).ok_or_else(|| format!("a value of type {}", value.type_name()))?;
        let parts = [real.to_runtime_value(ir, *part)?, imaginary.to_runtime_value(ir, *part)?];
        let words: Vec<u64> = parts.iter().filter_map(RuntimeValue::words).flatten().collect();
        return Ok(RuntimeValue::of_words(&words));
    }
    match value {
        Value::Bool(value) => value.to_runtime_value(ir, ty),
        Value::Int(value) => value.to_runtime_value(ir, ty),
        Value::Float(value) => value.to_runtime_value(ir, ty),
        Value::Object(object) => match object.downcast_ref::<Wide>() {
            Some(Wide(value)) => value.to_runtime_value(ir, ty),
            None => Err(format!("a value of type {}", object.type_name())),
        },
        Value::None
        | Value::Handle(_)
        | Value::DataType(_)
        | Value::Device(_)
        | Value::Str(_)
        | Value::Bytes(_)
        | Value::List(_)
        | Value::Tuple(_)
        | Value::Dict(_)
        | Value::Tensor(_)
        | Value::Func(_) => Err(format!("a value of type {}", value.type_name())),
    }
}

/// Returns the complex number that a value is.
pub(crate) fn complex(value: &Value) -> Option<Complex> {
    match value {
        Value::Object(object) => object.downcast_ref::<Complex>().copied(),
        Value::Float(real) => Some(Complex { real: *real, imaginary: 0.0 }),
        value => value.as_int().map(|real| Complex { real: real as f64, imaginary: 0.0 }),
    }
}

/// Returns a number as a packed value; the error says what it does not fit.
pub(crate) fn to_value(ir: &Ir, ty: Type, number: &RuntimeValue) -> Result<Value, String> {
    if ty == Type::I1 {
        return bool::of_datum(ir, ty, number.clone()).map(Value::Bool);
    }
    match ty.data(ir.context()) {
        TypeData::Float(_) => f64::of_datum(ir, ty, number.clone()).map(Value::Float),
        TypeData::Complex(part) => complex_value(ir, *part, number),
        TypeData::Integer { signedness: Signedness::Unsigned, width: ..=64 } => {
            u64::of_datum(ir, ty, number.clone()).map(|value| of_integer(value.into()))
        }
        TypeData::Integer { width, signedness } if *width > 64 => wide(number, *width, *signedness),
        _ => i64::of_datum(ir, ty, number.clone()).map(Value::Int),
    }
}

/// Returns an integer as a packed value.
fn of_integer(value: i128) -> Value {
    i64::try_from(value).map_or_else(|_| Object::new(Wide(value)).into(), Value::Int)
}

fn wide(number: &RuntimeValue, width: u32, signedness: Signedness) -> Result<Value, String> {
    let words = number.words().filter(|words| words.len() == 2).ok_or("a packed integer")?;
    let unused = 128 - width.min(128);
    let bits = (u128::from(words[1]) << 64 | u128::from(words[0])) << unused;
    match signedness {
        Signedness::Signless | Signedness::Signed => Ok(of_integer(bits.cast_signed() >> unused)),
        Signedness::Unsigned => {
            let value = i128::try_from(bits >> unused).map_err(|_| "a packed integer")?;
            Ok(of_integer(value))
        }
    }
}

fn complex_value(ir: &Ir, part: Type, number: &RuntimeValue) -> Result<Value, String> {
    let words = number.words().unwrap_or_default();
    let (real, imaginary) = words.split_at(words.len() / 2);
    let part = |words| f64::of_datum(ir, part, RuntimeValue::of_words(words));
    Ok(Object::new(Complex { real: part(real)?, imaginary: part(imaginary)? }).into())
}
