//! Functions of the libraries of `mlir-runner`, and the printing of values.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use ods::numeric::{Float, Int};
use ods::prelude::*;
use ods::types::{Signedness, TypeData};
use ods_exec::{Call, Engine, Fault, MemRef, RuntimeValue, Tensor};
use xtask::integration::text;

use crate::vector::PrintOp;

/// The text that a run printed.
pub type Output = Arc<Mutex<String>>;

/// Differences between numbers that still count as equal, by their width.
const TOLERANCES: [(u32, f64); 2] = [(32, 1e-6), (64, 1e-12)];

/// Gives the engine the functions that the module declares, and `vector.print`.
pub fn with_hosts<'ir>(mut engine: Engine<'ir>, output: &Output) -> Engine<'ir> {
    let names: Vec<String> = engine.functions().map(str::to_owned).collect();
    for name in names {
        if let Some(function) = host(&name) {
            let output = output.clone();
            engine = engine.with_function(&name, move |call| {
                let printed = function(call)?;
                add(&output, &printed);
                Ok(())
            });
        }
    }
    let output = output.clone();
    engine.with_kernel("vector.print", move |call| {
        let printed = print(call)?;
        add(&output, &printed);
        Ok(())
    })
}

fn add(output: &Output, text: &str) {
    output.lock().unwrap_or_else(PoisonError::into_inner).push_str(text);
}

/// A function: reads its arguments, sets its results, and returns what it prints.
type Host = Box<dyn Fn(&mut Call<'_>) -> Result<String, Fault> + Send + Sync>;

/// Returns the function of this name; `None` if the libraries have none.
fn host(name: &str) -> Option<Host> {
    let fixed = |text: &'static str| -> Option<Host> { Some(Box::new(move |_| Ok(text.to_owned()))) };
    match name {
        "printNewline" => fixed("\n"),
        "printOpen" => fixed("( "),
        "printClose" => fixed(" )"),
        "printComma" => fixed(", "),
        "printFlops" => fixed(""),
        "printI64" => Some(Box::new(|call| Ok((call.word(0)? as i64).to_string()))),
        "printU64" => Some(Box::new(|call| Ok(call.word(0)?.to_string()))),
        "printF32" | "printF64" | "printF16" | "printBF16" => Some(Box::new(|call| {
            let ty = call.operand_type(0)?;
            element(call.ir().context(), ty, &call.operand(0)?)
        })),
        "rtclock" => Some(Box::new(|call| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            call.set_word(0, now.as_secs_f64().to_bits())?;
            Ok(String::new())
        })),
        "nanoTime" => Some(Box::new(|call| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            call.set_word(0, now.as_nanos() as u64)?;
            Ok(String::new())
        })),
        name if name.starts_with("printMemrefShape") => Some(Box::new(|call| memory(call, false))),
        name if name.starts_with("printMemref") => Some(Box::new(|call| memory(call, true))),
        name if name.starts_with("verifyMemRef") => Some(Box::new(verify)),
        _ => None,
    }
}

/// Returns the contents of an argument that is memory or a tensor, as memory.
fn memref(call: &Call<'_>, operand: usize) -> Result<MemRef, Fault> {
    match call.object(operand)? {
        RuntimeValue::MemRef(memref) => Ok(memref.clone()),
        RuntimeValue::Tensor(tensor) => MemRef::of(tensor),
        other => Err(Fault::new(format!("prints {} as memory", other.kind()))),
    }
}

/// Returns the text of memory: its description, and its elements unless only the shape is asked for.
fn memory(call: &Call<'_>, has_elements: bool) -> Result<String, Fault> {
    let (context, ty) = (call.ir().context(), call.operand_type(0)?);
    let memref = memref(call, 0)?;
    let is_ranked = ty.shape(context).is_some();
    let kind = if is_ranked { "Memref" } else { "Unranked Memref" };
    let described = text::description(memref.offset(), memref.sizes(), memref.strides());
    if !has_elements {
        return Ok(format!("{kind} {described}"));
    }
    let element_type = ty.element_type(context);
    let mut fault = None;
    let elements = text::nested(memref.sizes(), memref.strides(), memref.offset(), &mut |position| {
        let value = memref.element(position).and_then(|value| stream_element(context, element_type, &value));
        value.unwrap_or_else(|error| {
            fault.get_or_insert(error);
            String::new()
        })
    });
    match fault {
        Some(fault) => Err(fault),
        None => Ok(format!("{kind} {described} data = \n{elements}\n")),
    }
}

/// Returns an element as the streams of C++ write it: a byte is a character.
fn stream_element(context: &Context, ty: Type, value: &RuntimeValue) -> Result<String, Fault> {
    if let (TypeData::Integer { width: 8, .. }, RuntimeValue::Word(word)) = (ty.data(context), value) {
        return Ok(char::from(*word as u8).to_string());
    }
    element(context, ty, value)
}

/// Sets the result to the number of elements in which two arguments differ, or -1 if their shapes do.
fn verify(call: &mut Call<'_>) -> Result<String, Fault> {
    let (context, ty) = (call.ir().context(), call.operand_type(0)?);
    let element_type = ty.element_type(context);
    let [actual, expected] = [memref(call, 0)?.to_tensor()?, memref(call, 1)?.to_tensor()?];
    if actual.shape() != expected.shape() {
        call.set_word(0, u64::MAX)?;
        return Ok(String::new());
    }
    let differs = |at: &usize| -> Result<bool, Fault> {
        let [actual, expected] = [actual.element(*at)?, expected.element(*at)?];
        Ok(match (number(context, element_type, &actual), number(context, element_type, &expected)) {
            (Some(actual), Some(expected)) => {
                let bits = ods_exec::Number::of(context, element_type).map_or(0, |number| number.bits);
                let tolerance = TOLERANCES.iter().find(|(width, _)| *width == bits).map_or(0.0, |(_, value)| *value);
                !actual.is_finite() || !expected.is_finite() || (actual - expected).abs() > tolerance * expected.abs()
            }
            _ => actual != expected,
        })
    };
    let mut count = 0;
    for at in 0..actual.len() {
        count += u64::from(differs(&at)?);
    }
    call.set_word(0, count)?;
    Ok(String::new())
}

/// Returns the text of `vector.print`.
fn print(call: &mut Call<'_>) -> Result<String, Fault> {
    let ir = call.ir();
    let op = ir.cast::<PrintOp>(call.op()).ok_or_else(|| Fault::new("is not `vector.print`"))?;
    let mut printed = String::new();
    if let Some(source) = op.source(ir) {
        let ty = ir.value_type(source);
        printed = match call.operand(0)? {
            RuntimeValue::Tensor(tensor) => elements(ir.context(), ty.element_type(ir.context()), &tensor)?,
            value => element(ir.context(), ty, &value)?,
        };
    }
    printed += match op.literal(ir) {
        Some(literal) => literal,
        None => op.punctuation(ir).text(),
    };
    Ok(printed)
}

fn elements(context: &Context, ty: Type, tensor: &Tensor) -> Result<String, Fault> {
    let mut fault = None;
    let text = text::parenthesized(tensor.shape(), &mut |at| {
        tensor.element(at).and_then(|value| element(context, ty, &value)).unwrap_or_else(|error| {
            fault.get_or_insert(error);
            String::new()
        })
    });
    fault.map_or(Ok(text), Err)
}

/// Returns a float as a number.
fn number(context: &Context, ty: Type, value: &RuntimeValue) -> Option<f64> {
    let (TypeData::Float(format), RuntimeValue::Word(word)) = (ty.data(context), value) else { return None };
    Some(Float::from_bits(*format, u128::from(*word)).to_f64())
}

/// Returns a number as the functions of C print it: booleans as 0 and 1, and indices without a sign.
fn element(context: &Context, ty: Type, value: &RuntimeValue) -> Result<String, Fault> {
    if let Some(number) = number(context, ty, value) {
        return Ok(text::general(number));
    }
    let words = value.words().ok_or_else(|| Fault::new(format!("prints {}", value.kind())))?;
    let mut text = String::new();
    match ty.data(context) {
        TypeData::Integer { width, signedness } => {
            let int = Int::from_words(*width, &words);
            let written = if *width == 1 || *signedness == Signedness::Unsigned {
                int.write_unsigned(&mut text)
            } else {
                int.write_signed(&mut text)
            };
            written.map_err(|error| Fault::new(error.to_string()))?;
        }
        TypeData::Index => text = words[0].to_string(),
        TypeData::Complex(part) => {
            let (real, imaginary) = words.split_at(words.len() / 2);
            let part = |words: &[u64]| element(context, *part, &RuntimeValue::of_words(words));
            text = format!("({},{})", part(real)?, part(imaginary)?);
        }
        TypeData::Float(_)
        | TypeData::None
        | TypeData::Function { .. }
        | TypeData::Tuple(_)
        | TypeData::Vector { .. }
        | TypeData::RankedTensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef(_)
        | TypeData::UnrankedMemRef { .. }
        | TypeData::Dialect(_)
        | TypeData::Opaque { .. } => return Err(Fault::new("prints a value that is not a number of up to 64 bits")),
    }
    Ok(text)
}

/// Returns the text of the function's result, which the runner prints in a line.
pub fn result_line(result: &str, value: &RuntimeValue) -> Option<String> {
    let word = value.words()?[0];
    Some(match result {
        "i32" => format!("{}\n", word as i32),
        "i64" => format!("{}\n", word as i64),
        "f32" => format!("{}\n", text::scientific(f64::from(f32::from_bits(word as u32)))),
        "f64" => format!("{}\n", text::scientific(f64::from_bits(word))),
        _ => return None,
    })
}
