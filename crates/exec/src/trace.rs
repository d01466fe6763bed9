//! Values as text, and reports of executed operations.

use std::fmt::Write as _;

use ods_core::numeric::{Float, Int};
use ods_core::types::{ShapedType, TypeData};
use ods_core::{Context, Ir, Operation, Type};

use crate::cells::Elements;
use crate::engine::Module;
use crate::layout::Number;
use crate::machine::marks::FrameMarks;
use crate::origin::Operands;
use crate::plan::{Place, Plan, TraceSite};
use crate::runtime_value::RuntimeValue;

/// The elements of a tensor that messages show.
const SHOWN: usize = 8;
/// The elements of memory that a message copies.
const COPIED: usize = 1 << 12;

/// Returns the value as MLIR writes it: `-1`, `1.000000e+00`, `[1, 2]`.
pub fn display(context: &Context, ty: Type, value: &RuntimeValue) -> String {
    let mut text = String::new();
    match value {
        RuntimeValue::Word(word) => number(context, ty, &[*word], &mut text),
        RuntimeValue::Words(words) => number(context, ty, words, &mut text),
        RuntimeValue::Tensor(tensor) => elements(context, ty, tensor.shape(), tensor.elements(), &mut text, SHOWN),
        RuntimeValue::MemRef(memref) if memref.len() > COPIED => {
            text = format!("<memory of shape {:?}>", memref.sizes())
        }
        RuntimeValue::MemRef(memref) => match memref.to_tensor() {
            Ok(tensor) => elements(context, ty, tensor.shape(), tensor.elements(), &mut text, SHOWN),
            Err(_) => text.push_str("<deallocated>"),
        },
        RuntimeValue::Function(position) => text = format!("<function {position}>"),
        RuntimeValue::Other(_) => text.push_str("<opaque>"),
        RuntimeValue::Poison => text.push_str("poison"),
    }
    text
}

/// Returns the value with its type, without shortening: `3 : i32`.
pub fn display_typed(context: &Context, ty: Type, value: &RuntimeValue) -> String {
    format!("{} : {}", display_whole(context, ty, value), ty.display(context))
}

/// Returns all elements of the value, without shortening.
pub fn display_whole(context: &Context, ty: Type, value: &RuntimeValue) -> String {
    let tensor = match value {
        RuntimeValue::Tensor(tensor) => Some(tensor.clone()),
        RuntimeValue::MemRef(memref) => memref.to_tensor().ok(),
        RuntimeValue::Word(_)
        | RuntimeValue::Words(_)
        | RuntimeValue::Function(_)
        | RuntimeValue::Other(_)
        | RuntimeValue::Poison => None,
    };
    let Some(tensor) = tensor else { return display(context, ty, value) };
    let mut text = String::new();
    elements(context, ty, tensor.shape(), tensor.elements(), &mut text, usize::MAX);
    text
}

fn number(context: &Context, ty: Type, words: &[u64], text: &mut String) {
    match ty.data(context) {
        TypeData::Integer { width: 1, .. } => text.push_str(if words == [0] { "false" } else { "true" }),
        TypeData::Integer { width, signedness } => {
            let int = Int::from_words(*width, words);
            let done = match signedness {
                ods_core::types::Signedness::Unsigned => int.write_unsigned(text),
                ods_core::types::Signedness::Signless | ods_core::types::Signedness::Signed => int.write_signed(text),
            };
            done.unwrap_or(());
        }
        TypeData::Float(format) => {
            let bits = words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word));
            Float::from_bits(*format, bits).write(text).unwrap_or(());
        }
        TypeData::Complex(part) => {
            let (real, imaginary) = words.split_at(words.len() / 2);
            text.push('(');
            number(context, *part, real, text);
            text.push_str(", ");
            number(context, *part, imaginary, text);
            text.push(')');
        }
        TypeData::Index
        | TypeData::None
        | TypeData::Function { .. }
        | TypeData::Tuple(_)
        | TypeData::Vector { .. }
        | TypeData::RankedTensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef(_)
        | TypeData::UnrankedMemRef { .. }
        | TypeData::Dialect(_)
        | TypeData::Opaque { .. } => {
            write!(text, "{}", words.first().copied().unwrap_or_default() as i64).unwrap_or(());
        }
    }
}

fn elements(context: &Context, ty: Type, shape: &[i64], elements: &Elements, text: &mut String, shown: usize) {
    let element = ty.cast::<ShapedType>(context).map_or(ty, |ty| ty.element_type(context));
    let cells = Number::of(context, element).map_or(1, Number::cells).max(1);
    if matches!(elements, Elements::Unknown(_)) {
        text.push_str("<unknown>");
        return;
    }
    let count = elements.len() / cells;
    let write = |position: usize, text: &mut String| match elements {
        Elements::Objects(objects) => text.push_str(&display(context, element, &objects[position])),
        elements if (0..cells).any(|part| elements.is_poison(position * cells + part)) => text.push_str("poison"),
        elements => {
            let words: Vec<u64> =
                (0..cells).map(|part| elements.word(position * cells + part).unwrap_or_default()).collect();
            number(context, element, &words, text);
        }
    };
    let limit = count.min(shown);
    for position in 0..limit {
        // A bracket opens for each dimension whose inner ones begin here.
        let starts = |(dimension, _): &(usize, &i64)| {
            let inner: i64 = shape[*dimension..].iter().product();
            inner > 0 && position as i64 % inner == 0
        };
        text.push_str(if position > 0 { ", " } else { "" });
        shape.iter().enumerate().filter(starts).for_each(|_| text.push('['));
        write(position, text);
        let ends = |(dimension, _): &(usize, &i64)| {
            let inner: i64 = shape[*dimension..].iter().product();
            inner > 0 && (position as i64 + 1) % inner == 0
        };
        shape.iter().enumerate().filter(ends).for_each(|_| text.push(']'));
    }
    if limit < count {
        text.push_str(", ...");
    }
    if count == 0 {
        text.push_str("[]");
    }
}

/// A frame to look at.
pub(crate) type FrameRef<'f> = (&'f [u64], &'f [RuntimeValue], &'f FrameMarks<'f>);

fn at(place: Place, (words, objects, marks): FrameRef<'_>) -> RuntimeValue {
    match place {
        place if marks.any(place) => RuntimeValue::Poison,
        Place::Words { at, count } => {
            words.get(at as usize..(at + count) as usize).map_or(RuntimeValue::Poison, RuntimeValue::of_words)
        }
        Place::Object(at) => objects.get(at as usize).cloned().unwrap_or(RuntimeValue::Poison),
    }
}

/// Returns the values of an operation's operands that are in the plan's frame.
pub(crate) fn operands(ir: &Ir, plan: &Plan, op: Operation, frame: FrameRef<'_>) -> Operands {
    ir.operands(op).map(|operand| Some(at(*plan.places.get(&operand)?, frame))).collect()
}

/// Returns the operands' values for a message: ` (1, 0)`, or nothing if there are none.
#[cold]
pub(crate) fn operands_text(ir: &Ir, op: Operation, values: &[Option<RuntimeValue>]) -> String {
    let typed = ir.operand_types(op).zip(values);
    let values: Vec<String> =
        typed.filter_map(|(ty, value)| Some(display(ir.context(), ty, value.as_ref()?))).collect();
    if values.is_empty() { String::new() } else { format!(" ({})", values.join(", ")) }
}

/// Reports an operation with its values to the engine's tracer.
pub(crate) fn report(module: &Module<'_>, site: &TraceSite, frame: FrameRef<'_>) {
    let context = module.ir().context();
    let list = |places: &[(Place, Type)]| -> Vec<String> {
        places.iter().map(|(place, ty)| display(context, *ty, &at(*place, frame))).collect()
    };
    let mut text = module.ir().name_str(site.op).to_owned();
    let operands = list(&site.operands);
    if !operands.is_empty() {
        write!(text, " {}", operands.join(", ")).unwrap_or(());
    }
    if !site.is_before && !site.results.is_empty() {
        write!(text, " -> {}", list(&site.results).join(", ")).unwrap_or(());
    }
    module.trace(site.op, &text);
}
