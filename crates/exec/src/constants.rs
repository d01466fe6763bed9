//! Attributes as values, and values as attributes.

use ods_core::attributes::{ArrayAttr, AttributeData, DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_core::fold::{Constants, OpFoldResult};
use ods_core::numeric::{Float, Int};
use ods_core::types::{ComplexType, ShapedType, TypeData};
use ods_core::{Attribute, Context, Ir, Operation, Type};
use smallvec::SmallVec;

use crate::cells::Elements;
use crate::elementwise::Words;
use crate::layout::Number;
use crate::limits::Limits;
use crate::runtime_value::RuntimeValue;
use crate::tensor::Tensor;

/// Returns the words of a float's bits.
pub fn float_words(float: Float) -> Words {
    let bits = float.to_bits();
    let words = [bits as u64, (bits >> 64) as u64];
    SmallVec::from_slice(&words[..float.format().bits().div_ceil(64) as usize])
}

/// Returns the words of an integer.
pub fn int_words(int: &Int) -> Words {
    SmallVec::from_slice(if int.as_words().is_empty() { &[0] } else { int.as_words() })
}

/// Returns the value of a constant attribute: a number, or dense elements. `None` if it is something else, or its
/// elements need more memory than a run has by default.
pub fn to_runtime_value(context: &Context, constant: Attribute) -> Option<RuntimeValue> {
    to_runtime_value_within(context, constant, Limits::default().bytes)
}

/// Returns the value of a constant attribute: a number, or dense elements. `None` if it is something else, or its
/// elements need more than this many bytes.
pub fn to_runtime_value_within(context: &Context, constant: Attribute, bytes: u64) -> Option<RuntimeValue> {
    match constant.data(context) {
        AttributeData::DenseElements { data, .. } => {
            dense(context, constant.cast::<DenseElementsAttr>(context)?, data.is_splat(), bytes)
        }
        _ => words(context, constant).map(|words| RuntimeValue::of_words(&words)),
    }
}

/// Returns the words of a number, or of a complex number given as an array of its parts.
fn words(context: &Context, constant: Attribute) -> Option<Words> {
    if let Some(float) = constant.cast::<FloatAttr>(context) {
        return Some(float_words(float.value(context)));
    }
    if let Some(parts) = constant.cast::<ArrayAttr>(context) {
        let [real, imaginary] = parts.elements(context) else { return None };
        let mut both = words(context, *real)?;
        both.extend(words(context, *imaginary)?);
        return Some(both);
    }
    if let Some(int) = constant.cast::<IntegerAttr>(context) {
        return Some(int_words(int.int(context)?));
    }
    None
}

fn dense(context: &Context, constant: DenseElementsAttr, is_splat: bool, bytes: u64) -> Option<RuntimeValue> {
    let shaped = constant.ty(context).cast::<ShapedType>(context)?;
    let (shape, number) = (shaped.shape(context)?, Number::of(context, shaped.element_type(context))?);
    let count = usize::try_from(shaped.num_elements(context)?).ok()?;
    if count.checked_mul(number.bytes())? as u64 > bytes {
        return None;
    }
    let elements = match is_splat && count > 0 {
        true => Elements::repeated(number, count, &words(context, constant.element(context, 0)?)?),
        false => each_element(context, constant, number, count)?,
    };
    Tensor::of_cells(shape, number, elements).ok().map(RuntimeValue::Tensor)
}

fn each_element(context: &Context, constant: DenseElementsAttr, number: Number, count: usize) -> Option<Elements> {
    let mut elements = Elements::zeros(number, count);
    let mut previous: Option<(Attribute, Words)> = None;
    for position in 0..count {
        let element = constant.element(context, position as u64)?;
        let words = match &previous {
            Some((same, words)) if *same == element => words.clone(),
            _ => words(context, element)?,
        };
        for (part, word) in words.iter().enumerate() {
            elements.set_word(position * number.cells() + part, *word).ok()?;
        }
        previous = Some((element, words));
    }
    Some(elements)
}

/// Returns the value as a constant attribute of the type; `None` if it has no such form.
pub fn to_attribute(context: &Context, ty: Type, value: &RuntimeValue) -> Option<Attribute> {
    match value {
        RuntimeValue::Tensor(tensor) => {
            let element = ty.cast::<ShapedType>(context)?.element_type(context);
            let cells = tensor.number()?.cells();
            let elements: Option<Vec<Attribute>> = (0..tensor.len())
                .map(|position| {
                    let words: Option<Words> =
                        (0..cells).map(|part| tensor.elements().word(position * cells + part).ok()).collect();
                    number(context, element, &words?)
                })
                .collect();
            DenseElementsAttr::get(context, ty, &elements?).ok().map(Into::into)
        }
        RuntimeValue::Word(_) | RuntimeValue::Words(_) => number(context, ty, &value.words()?),
        RuntimeValue::MemRef(_) | RuntimeValue::Function(_) | RuntimeValue::Other(_) | RuntimeValue::Poison => None,
    }
}

fn number(context: &Context, ty: Type, words: &[u64]) -> Option<Attribute> {
    if let Some(complex) = ty.cast::<ComplexType>(context) {
        let (real, imaginary) = words.split_at(words.len() / 2);
        let part = |words| number(context, complex.element_type(context), words);
        return Some(ArrayAttr::get(context, &[part(real)?, part(imaginary)?]).into());
    }
    if let TypeData::Float(format) = ty.data(context) {
        let bits = words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word));
        return Some(FloatAttr::from_float(context, Float::from_bits(*format, bits)).into());
    }
    let width = ty.data(context).integer_width()?;
    IntegerAttr::from_int(context, ty, Int::from_words(width, words)).ok().map(Into::into)
}

/// Folds an operation by executing it, if all operands are constants: a fold function for operations whose semantics
/// are an [`Evaluate`](crate::Evaluate). `None` if an operand is unknown, the operation is not pure, or has regions,
/// the operation is undefined for the operands, or a result has no form as an attribute.
pub fn fold(ir: &Ir, op: Operation, constants: &Constants<'_>) -> Option<Vec<OpFoldResult>> {
    if !ir.is_pure(op) || ir.num_regions(op) > 0 {
        return None;
    }
    let context = ir.context();
    let operands: Option<Vec<RuntimeValue>> = (0..ir.num_operands(op))
        .map(|operand| to_runtime_value(context, constants.operand(ir, op, operand)?))
        .collect();
    let values = crate::evaluate(ir, op, &operands?).ok()?;
    let types: Vec<Type> = ir.result_types(op).collect();
    let fold = |(value, ty): (RuntimeValue, Type)| to_attribute(context, ty, &value).map(OpFoldResult::Attribute);
    values.into_iter().zip(types).map(fold).collect()
}
