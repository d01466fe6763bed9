//! Types of IR and of signatures.

use super::ods::numeric::FloatFormat;
use super::ods::prelude::*;
use super::ods::schema::Invalid;
use super::ods::types::{
    ComplexType, DYNAMIC, FloatType, FunctionType, IntegerType, RankedTensorType, ShapedType, Signedness, TypeData,
    UnrankedTensorType,
};

use ods_iree_abi::Element;
use ods_iree_abi::FlatTypes;
use ods_iree_abi::ScalarType;
use ods_iree_abi::raw::{RawItem, RawSignature};
use ods_iree_abi::v1::{Record, V1Signature};

/// Returns the types of a function in both ABIs.
pub fn flat_types(context: &Context, arguments: &[Type], results: &[Type]) -> FlatTypes {
    let items = |types: &[Type]| types.iter().map(|ty| raw_item(context, *ty)).collect();
    let records = |types: &[Type]| types.iter().map(|ty| record(context, *ty)).collect();
    FlatTypes {
        raw: RawSignature { inputs: items(arguments), results: items(results) },
        arguments: records(arguments),
        results: records(results),
    }
}

/// Returns the item for a type in raw signatures: tensors are buffers, numbers scalars, and anything else is
/// unrecognized, as are types that have no code and dimensions of more than 32 bits.
pub fn raw_item(context: &Context, ty: Type) -> RawItem {
    let scalar = |ty| element(context, ty).and_then(ScalarType::of_element);
    let item = match ty.data(context) {
        TypeData::RankedTensor { shaped, .. } => {
            let dim = |dim: &i64| if *dim == DYNAMIC { Some(-1) } else { i32::try_from(*dim).ok() };
            let dims = shaped.shape.iter().map(dim).collect::<Option<Vec<i32>>>();
            scalar(shaped.element).zip(dims).map(|(scalar, dims)| RawItem::Buffer { scalar, dims })
        }
        TypeData::Integer { .. } | TypeData::Float(_) => scalar(ty).map(RawItem::Scalar),
        TypeData::Index
        | TypeData::None
        | TypeData::Complex(_)
        | TypeData::Function { .. }
        | TypeData::Tuple(_)
        | TypeData::Vector { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef(_)
        | TypeData::UnrankedMemRef { .. }
        | TypeData::Dialect(_)
        | TypeData::Opaque { .. } => None,
    };
    item.unwrap_or(RawItem::Unrecognized)
}

/// Returns the record for a type in the V1 ABI: shaped types are arrays, numbers primitives, and anything else is
/// unknown.
pub fn record(context: &Context, ty: Type) -> Record {
    let Some(shaped) = ty.cast::<ShapedType>(context) else { return number(context, ty, false) };
    let element = Box::new(number(context, shaped.element_type(context), true));
    match shaped.shape(context) {
        Some(shape) => {
            let dims = shape.iter().map(|dim| u64::try_from(*dim).ok()).collect();
            Record::NdArray { element, rank: Some(shape.len() as u64), dims }
        }
        None => Record::NdArray { element, rank: None, dims: Vec::new() },
    }
}

fn number(context: &Context, ty: Type, in_array: bool) -> Record {
    match element(context, ty) {
        // The V1 ABI does not distinguish signs.
        Some(Element::Int(width) | Element::Unsigned(width)) => Record::Primitive(Element::Int(width)),
        Some(Element::Complex(_)) if !in_array => Record::Unknown,
        Some(element @ (Element::Float(_) | Element::BFloat16 | Element::Complex(_))) => Record::Primitive(element),
        None => Record::Unknown,
    }
}

/// Returns the type of a number as the ABIs know it.
fn element(context: &Context, ty: Type) -> Option<Element> {
    match ty.data(context) {
        TypeData::Integer { width, signedness: Signedness::Unsigned } => Some(Element::Unsigned(*width)),
        TypeData::Integer { width, signedness: Signedness::Signless | Signedness::Signed } => {
            Some(Element::Int(*width))
        }
        TypeData::Float(format) => float(*format),
        TypeData::Complex(part) => match element(context, *part) {
            Some(Element::Float(width)) => Some(Element::Complex(width)),
            _ => None,
        },
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
        | TypeData::Opaque { .. } => None,
    }
}

fn float(format: FloatFormat) -> Option<Element> {
    let ieee = [FloatFormat::F16, FloatFormat::F32, FloatFormat::F64, FloatFormat::F80, FloatFormat::F128];
    match format {
        FloatFormat::BF16 => Some(Element::BFloat16),
        format => ieee.contains(&format).then(|| Element::Float(format.bits())),
    }
}

/// Returns the function type of a raw signature. References and unrecognized values are of the type `opaque`.
///
/// # Errors
/// Returns an error if a tensor type is invalid.
pub fn function_type_of_raw(
    context: &Context,
    signature: &RawSignature,
    opaque: Type,
) -> Result<FunctionType, Invalid> {
    let types = |items: &[RawItem]| items.iter().map(|item| type_of_item(context, item, opaque)).collect();
    let (inputs, results): (Result<Vec<Type>, _>, Result<Vec<Type>, _>) =
        (types(&signature.inputs), types(&signature.results));
    Ok(FunctionType::get(context, &inputs?, &results?))
}

fn type_of_item(context: &Context, item: &RawItem, opaque: Type) -> Result<Type, Invalid> {
    match item {
        RawItem::Buffer { scalar, dims } => {
            let shape: Vec<i64> = dims.iter().map(|dim| if *dim < 0 { DYNAMIC } else { i64::from(*dim) }).collect();
            let element = type_of_element(context, scalar.element())?.unwrap_or(opaque);
            RankedTensorType::of(context, &shape, element).map(Type::from)
        }
        RawItem::Scalar(scalar) => Ok(type_of_element(context, scalar.element())?.unwrap_or(opaque)),
        RawItem::AnyReference | RawItem::Unrecognized => Ok(opaque),
    }
}

/// Returns the type of the function that a V1 signature describes: arrays are tensors. Structures, and everything
/// without a type of its own, are of the type `opaque`. A single structure of results is inlined.
///
/// # Errors
/// Returns an error if a tensor type is invalid.
pub fn function_type_of_v1(context: &Context, signature: &V1Signature, opaque: Type) -> Result<FunctionType, Invalid> {
    let one = |record: &Record| Ok(type_of_record(context, record)?.unwrap_or(opaque));
    let inputs = signature.arguments.iter().map(one).collect::<Result<Vec<Type>, Invalid>>()?;
    let results = signature.raw_results().into_iter().map(one).collect::<Result<Vec<Type>, Invalid>>()?;
    Ok(FunctionType::get(context, &inputs, &results))
}

fn type_of_record(context: &Context, record: &Record) -> Result<Option<Type>, Invalid> {
    match record.argument().1 {
        Record::Primitive(element) => type_of_element(context, *element),
        Record::NdArray { element, rank, dims } => {
            let Some(element) = type_of_record(context, element)? else { return Ok(None) };
            let shape: Vec<i64> =
                dims.iter().map(|dim| dim.and_then(|dim| i64::try_from(dim).ok()).unwrap_or(DYNAMIC)).collect();
            let tensor = match rank {
                Some(_) => RankedTensorType::of(context, &shape, element)?.into(),
                None => UnrankedTensorType::get(context, element)?.into(),
            };
            Ok(Some(tensor))
        }
        Record::Named { .. }
        | Record::List(_)
        | Record::Tuple(_)
        | Record::Dict(_)
        | Record::HomogeneousList(_)
        | Record::Null
        | Record::Unknown
        | Record::Foreign(_) => Ok(None),
    }
}

fn type_of_element(context: &Context, element: Element) -> Result<Option<Type>, Invalid> {
    let integer = |width, signedness| IntegerType::get(context, width, signedness).map(|ty| Some(ty.into()));
    match element {
        Element::Int(width) => integer(width, Signedness::Signless),
        Element::Unsigned(width) => integer(width, Signedness::Unsigned),
        Element::Float(16) => Ok(Some(Type::F16)),
        Element::Float(32) => Ok(Some(Type::F32)),
        Element::Float(64) => Ok(Some(Type::F64)),
        Element::Float(80) => Ok(Some(FloatType::get(context, FloatFormat::F80).into())),
        Element::Float(128) => Ok(Some(FloatType::get(context, FloatFormat::F128).into())),
        Element::Float(_) => Ok(None),
        Element::BFloat16 => Ok(Some(Type::BF16)),
        Element::Complex(width) => match type_of_element(context, Element::Float(width))? {
            Some(part) => ComplexType::get(context, part).map(|ty| Some(ty.into())),
            None => Ok(None),
        },
    }
}
