//! Packed values from and to those of the engine.

use ods_abi::Element as AbiElement;
use ods_core::numeric::FloatFormat;
use ods_core::types::{ShapedType, Signedness, TypeData};
use ods_core::{Ir, Type};
use ods_exec::{Argument, Datum, MemRef, Outcome, Tensor};
use ods_packed::{DataType, Element, Error, TensorView, Value};

/// Memory of a call, and the tensor that it is a copy of.
pub(crate) type CopyBack = (MemRef, ods_packed::Tensor);

/// Returns the element type of signatures for a data type.
pub(crate) fn element_of(dtype: DataType) -> Option<AbiElement> {
    let bits = u32::from(dtype.bits);
    match (dtype.code, dtype.lanes) {
        _ if dtype == DataType::BOOL => Some(AbiElement::Int(8)),
        (0, 1) => Some(AbiElement::Int(bits)),
        (1, 1) => Some(AbiElement::Unsigned(bits)),
        (2, 1) => Some(AbiElement::Float(bits)),
        (4, 1) if bits == 16 => Some(AbiElement::BFloat16),
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

/// The greatest number of lists inside of each other.
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
pub(crate) fn to_datum(ir: &Ir, ty: Type, value: &Value) -> Result<Datum, String> {
    match value {
        Value::Bool(value) => value.to_datum(ir, ty),
        Value::Int(value) => value.to_datum(ir, ty),
        Value::Float(value) => value.to_datum(ir, ty),
        Value::Tensor(tensor) => {
            let tensor = of_packed(&tensor.view().map_err(|error| error.to_string())?)?;
            match ty.data(ir.context()) {
                TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. } => {
                    MemRef::of(&tensor).map_err(|fault| fault.to_string())?.to_datum(ir, ty)
                }
                _ => tensor.to_datum(ir, ty),
            }
        }
        Value::None
        | Value::Handle(_)
        | Value::DataType(_)
        | Value::Device(_)
        | Value::Str(_)
        | Value::Bytes(_)
        | Value::List(_)
        | Value::Tuple(_)
        | Value::Dict(_)
        | Value::Func(_)
        | Value::Object(_) => Err(format!("a value of type {}", value.type_name())),
    }
}

/// Calls a generic function with the Rust type of a data type.
macro_rules! with_type {
    ($dtype:expr, $function:ident($($argument:expr),*), else $otherwise:expr) => {
        match $dtype {
            DataType::BOOL => $function::<bool>($($argument),*),
            DataType { code: 0, bits: 8, lanes: 1 } => $function::<i8>($($argument),*),
            DataType { code: 0, bits: 16, lanes: 1 } => $function::<i16>($($argument),*),
            DataType { code: 0, bits: 32, lanes: 1 } => $function::<i32>($($argument),*),
            DataType { code: 0, bits: 64, lanes: 1 } => $function::<i64>($($argument),*),
            DataType { code: 1, bits: 8, lanes: 1 } => $function::<u8>($($argument),*),
            DataType { code: 1, bits: 16, lanes: 1 } => $function::<u16>($($argument),*),
            DataType { code: 1, bits: 32, lanes: 1 } => $function::<u32>($($argument),*),
            DataType { code: 1, bits: 64, lanes: 1 } => $function::<u64>($($argument),*),
            DataType { code: 2, bits: 32, lanes: 1 } => $function::<f32>($($argument),*),
            DataType { code: 2, bits: 64, lanes: 1 } => $function::<f64>($($argument),*),
            _ => $otherwise,
        }
    };
}

/// Returns a copy of a packed tensor.
fn of_packed(view: &TensorView<'_>) -> Result<Tensor, String> {
    fn copy<T: Element + ods_exec::Element>(view: &TensorView<'_>) -> Result<Tensor, String> {
        let values: Vec<T> = view.to_vec().map_err(|error| error.to_string())?;
        Tensor::of(view.shape(), &values).map_err(|fault| fault.to_string())
    }
    with_type!(view.dtype(), copy(view), else Err(format!("a tensor of {}", view.dtype())))
}

/// Returns a copy as a packed tensor.
fn to_packed(dtype: DataType, tensor: &Tensor) -> Result<ods_packed::Tensor, Error> {
    fn copy<T: Element + ods_exec::Element>(tensor: &Tensor) -> Result<ods_packed::Tensor, Error> {
        let values: Vec<T> = tensor.values().map_err(|fault| Error::runtime(fault.message().to_owned()))?;
        ods_packed::Tensor::new(tensor.shape(), values)
    }
    with_type!(dtype, copy(tensor), else Err(Error::type_error(format!("tensors of {dtype} cannot be returned"))))
}

/// Stores the contents of memory in the tensor that they were copied from.
fn store<T: Element + ods_exec::Element>(view: &TensorView<'_>, tensor: &Tensor) -> Result<(), Error> {
    let values: Vec<T> = tensor.values().map_err(|fault| Error::runtime(fault.message().to_owned()))?;
    let elements = view.elements::<T>()?;
    values.into_iter().enumerate().try_for_each(|(position, value)| elements.set(position, value))
}

/// Copies the contents of memory back, as far as the tensors may be written.
pub(crate) fn copy_back(copies: &[CopyBack]) -> Result<(), Error> {
    for (memref, packed) in copies {
        let view = packed.view()?;
        if view.is_read_only() {
            continue;
        }
        // Memory that the function has deallocated has no contents.
        let Ok(tensor) = memref.to_tensor() else { continue };
        with_type!(view.dtype(), store(&view, &tensor), else Ok(()))?;
    }
    Ok(())
}

/// Returns the data type of numbers of a type.
fn dtype_of(ir: &Ir, ty: Type) -> Option<DataType> {
    match ty.data(ir.context()) {
        TypeData::Integer { width: 1, .. } => Some(DataType::BOOL),
        TypeData::Integer { width, signedness } => {
            let code = u8::from(matches!(signedness, Signedness::Unsigned));
            Some(DataType::new(code, u8::try_from(*width).ok()?))
        }
        TypeData::Index => Some(DataType::I64),
        TypeData::Float(FloatFormat::F32) => Some(DataType::F32),
        TypeData::Float(FloatFormat::F64) => Some(DataType::F64),
        _ => None,
    }
}

/// Returns a result as a packed value.
pub(crate) fn to_value(ir: &Ir, ty: Type, result: &Datum) -> Result<Value, Error> {
    let unfit = |found: String| {
        Error::type_error(format!("result of type '{}' does not fit {found}", ty.display(ir.context())))
    };
    let tensor = match result {
        Datum::Tensor(tensor) => tensor.clone(),
        Datum::MemRef(memref) => memref.to_tensor().map_err(|fault| Error::runtime(fault.message().to_owned()))?,
        Datum::Word(_) | Datum::Words(_) => return number(ir, ty, result).map_err(unfit),
        Datum::Function(_) | Datum::Other(_) | Datum::Poison => return Err(unfit("a packed value".into())),
    };
    let element = ty.cast::<ShapedType>(ir.context()).map_or(ty, |ty| ty.element_type(ir.context()));
    let dtype = dtype_of(ir, element).ok_or_else(|| unfit("a packed tensor".into()))?;
    to_packed(dtype, &tensor).map(Value::Tensor)
}

fn number(ir: &Ir, ty: Type, result: &Datum) -> Result<Value, String> {
    if ty == Type::I1 {
        return bool::of_datum(ir, ty, result.clone()).map(Value::Bool);
    }
    match ty.data(ir.context()) {
        TypeData::Float(_) => f64::of_datum(ir, ty, result.clone()).map(Value::Float),
        _ => i64::of_datum(ir, ty, result.clone()).map(Value::Int),
    }
}
