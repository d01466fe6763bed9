//! Conversion between packed values and values of the engine.

use ods_core::numeric::FloatFormat;
use ods_core::types::{BaseMemRefType, ShapedType, Signedness, TypeData};
use ods_core::{Ir, Type};
use ods_exec::{Argument, MemRef, Number, RuntimeValue};
use ods_iree_abi::Element as AbiElement;
use ods_packed::{DataType, Error, Value};

use crate::{memory, number};

/// Memory of a call, and the lent tensor that it is a copy of.
pub(crate) type CopyBack<'a> = (MemRef, &'a ods_packed::Tensor);

/// Returns the element type of signatures for a data type.
pub(crate) fn element_of(dtype: DataType) -> Option<AbiElement> {
    let bits = u32::from(dtype.bits);
    match (dtype.code, dtype.lanes) {
        _ if dtype == DataType::BOOL => Some(AbiElement::Int(8)),
        (0, 1) => Some(AbiElement::Int(bits)),
        (1, 1) => Some(AbiElement::Unsigned(bits)),
        (2, 1) => Some(AbiElement::Float(bits)),
        (4, 1) if bits == 16 => Some(AbiElement::BFloat16),
        (5, 1) => Some(AbiElement::Complex(bits / 2)),
        _ => None,
    }
}

/// Returns the array that nested lists of numbers are; `None` if they are none, or their lengths differ.
pub(crate) fn nested_array(value: &Value, element: AbiElement) -> Option<ods_packed::Tensor> {
    let (mut shape, mut numbers) = (Vec::new(), Vec::new());
    gather(value, 0, &mut shape, &mut numbers)?;
    let ints = || numbers.iter().map(Value::as_int).collect::<Option<Vec<i64>>>();
    let floats = || {
        numbers
            .iter()
            .map(|number| number.as_int().map(|int| int as f64).or(as_float(number)))
            .collect::<Option<Vec<f64>>>()
    };
    match element {
        AbiElement::Float(32) => {
            ods_packed::Tensor::new(&shape, floats()?.into_iter().map(|number| number as f32).collect::<Vec<f32>>())
        }
        AbiElement::Float(64) => ods_packed::Tensor::new(&shape, floats()?),
        AbiElement::Int(8) => ods_packed::Tensor::new(&shape, narrow::<i8>(ints()?)?),
        AbiElement::Int(16) => ods_packed::Tensor::new(&shape, narrow::<i16>(ints()?)?),
        AbiElement::Int(32) => ods_packed::Tensor::new(&shape, narrow::<i32>(ints()?)?),
        AbiElement::Int(64) => ods_packed::Tensor::new(&shape, ints()?),
        AbiElement::Int(_)
        | AbiElement::Float(_)
        | AbiElement::Unsigned(_)
        | AbiElement::BFloat16
        | AbiElement::Complex(_) => return None,
    }
    .ok()
}

fn narrow<T: TryFrom<i64>>(numbers: Vec<i64>) -> Option<Vec<T>> {
    numbers.into_iter().map(|number| T::try_from(number).ok()).collect()
}

fn as_float(value: &Value) -> Option<f64> {
    if let Value::Float(number) = value { Some(*number) } else { None }
}

/// The greatest depth of nested lists.
const MAX_RANK: usize = 32;

/// Adds the numbers in nested lists, whose lengths are the sizes of the dimensions.
fn gather(value: &Value, depth: usize, shape: &mut Vec<i64>, numbers: &mut Vec<Value>) -> Option<()> {
    let Some(elements) = value.elements() else {
        numbers.push(value.clone());
        return (depth == shape.len()).then_some(());
    };
    let size = i64::try_from(elements.len()).ok()?;
    match shape.get(depth) {
        None if numbers.is_empty() && depth < MAX_RANK => shape.push(size),
        Some(known) if *known == size => {}
        _ => return None,
    }
    elements.iter().try_for_each(|element| gather(element, depth + 1, shape, numbers))
}

/// Returns an argument of the type; the error says what was found.
pub(crate) fn to_runtime_value(ir: &Ir, ty: Type, value: &Value) -> Result<RuntimeValue, String> {
    if let Value::Tensor(tensor) = value { array(ir, ty, tensor) } else { number::to_runtime_value(ir, ty, value) }
}

/// Returns whether a data type is that of numbers of a type.
fn is_dtype_of(ir: &Ir, ty: Type, dtype: DataType) -> bool {
    let is_signless =
        matches!(ty.data(ir.context()), TypeData::Integer { signedness: Signedness::Signless, .. } | TypeData::Index);
    let Some(expected) = dtype_of(ir, ty) else { return false };
    // Numbers without sign may be either.
    dtype == expected || is_signless && expected.code == 0 && dtype == DataType { code: 1, ..expected }
}

/// Returns an array as an argument of the type: memory in place, a value as a copy.
fn array(ir: &Ir, ty: Type, tensor: &ods_packed::Tensor) -> Result<RuntimeValue, String> {
    let view = tensor.view().map_err(|error| error.to_string())?;
    let element = ty.cast::<ShapedType>(ir.context()).map(|ty| ty.element_type(ir.context()));
    let element = element.filter(|element| is_dtype_of(ir, *element, view.dtype()));
    let Some(number) = element.and_then(|element| Number::of(ir.context(), element)) else {
        return Err(format!("a tensor of {}", view.dtype()));
    };
    if !is_memory(ir, ty) {
        return memory::copy(&view, number)?.to_runtime_value(ir, ty);
    }
    match memory::in_place(tensor, number)? {
        Some(memref) => memref.to_runtime_value(ir, ty),
        None => MemRef::of(&memory::copy(&view, number)?).map_err(|fault| fault.to_string())?.to_runtime_value(ir, ty),
    }
}

fn is_memory(ir: &Ir, ty: Type) -> bool {
    ty.isa::<BaseMemRefType>(ir.context())
}

/// Copies the contents of memory back to the tensors that were lent.
pub(crate) fn copy_back(copies: &[CopyBack<'_>]) -> Result<(), Error> {
    for (memref, packed) in copies {
        // Memory that the function has deallocated has no contents.
        let Ok(tensor) = memref.to_tensor() else { continue };
        memory::store(&packed.view()?, &tensor).map_err(Error::runtime)?;
    }
    Ok(())
}

/// Returns the data type of numbers of a type.
fn dtype_of(ir: &Ir, ty: Type) -> Option<DataType> {
    let of_width = |code: u8, bits: u32| match bits {
        8 | 16 | 32 | 64 => Some(DataType::new(code, bits as u8)),
        _ => None,
    };
    match ty.data(ir.context()) {
        TypeData::Integer { width: 1, .. } => Some(DataType::BOOL),
        TypeData::Integer { width, signedness } => of_width(u8::from(*signedness == Signedness::Unsigned), *width),
        TypeData::Index => Some(DataType::I64),
        TypeData::Float(FloatFormat::BF16) => Some(DataType::new(4, 16)),
        TypeData::Float(format @ (FloatFormat::F16 | FloatFormat::F32 | FloatFormat::F64)) => {
            of_width(2, format.bits())
        }
        TypeData::Complex(part) => match part.data(ir.context()) {
            TypeData::Float(FloatFormat::F32) => Some(DataType::new(5, 64)),
            TypeData::Float(FloatFormat::F64) => Some(DataType::new(5, 128)),
            _ => None,
        },
        _ => None,
    }
}

/// Returns a result as a packed value.
pub(crate) fn to_value(ir: &Ir, ty: Type, result: &RuntimeValue) -> Result<Value, Error> {
    let unfit = |found: String| {
        Error::type_error(format!("result of type '{}' does not fit {found}", ty.display(ir.context())))
    };
    let memref = match result {
        RuntimeValue::Tensor(tensor) => {
            MemRef::of(tensor).map_err(|fault| Error::runtime(fault.message().to_owned()))?
        }
        RuntimeValue::MemRef(memref) => memref.clone(),
        RuntimeValue::Word(_) | RuntimeValue::Words(_) => return number::to_value(ir, ty, result).map_err(unfit),
        RuntimeValue::Function(_) | RuntimeValue::Other(_) | RuntimeValue::Poison => {
            return Err(unfit("a packed value".into()));
        }
    };
    let element = ty.cast::<ShapedType>(ir.context()).map_or(ty, |ty| ty.element_type(ir.context()));
    let dtype = dtype_of(ir, element).ok_or_else(|| unfit("a packed tensor".into()))?;
    memory::export(&memref, dtype).map(Value::Tensor)
}
