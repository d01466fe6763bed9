//! The verifier of `iree.reflection`: signatures are well formed, and agree with the function and with each other.

use std::fmt::Display;

use super::ods::attributes::NamedAttribute;
use super::ods::prelude::*;
use super::ods::text::type_to_string;
use super::ods::types::{ShapedType, TypeData};

use ods_iree_abi::Element;
use ods_iree_abi::checked;
use ods_iree_abi::raw::{RawItem, RawSignature};
use ods_iree_abi::reflection::{self, RAW_VERSION, ReflectionError, Role, keys};
use ods_iree_abi::v1::{Record, V1Signature};

use super::function::Function;
use super::reflection::Reflection;
use super::types::{raw_item, record};

/// Verifies the reflection of a function.
pub(super) fn function(ir: &Ir, function: &Function, value: Attribute) -> Result<(), Diagnostic> {
    let verifier = Verifier { context: ir.context(), function };
    let verified = Reflection::read(ir.context(), value).and_then(|reflection| verifier.reflection(reflection));
    verified.map_err(|problem| error(ir, function.op, &function.name, &problem))
}

fn error(ir: &Ir, op: Operation, name: &str, problem: &dyn Display) -> Diagnostic {
    ir.op_error(op, format_args!("attribute '{}' of @{name}: {problem}", keys::REFLECTION))
}

/// Verifies the partial reflection of an argument or result.
pub(super) fn partial(
    ir: &Ir,
    op: Operation,
    role: Role,
    index: usize,
    attribute: NamedAttribute,
) -> Result<(), Diagnostic> {
    let context = ir.context();
    if context.str(attribute.name) != keys::REFLECTION {
        return Ok(());
    }
    let Some(function) = Function::of(ir, op) else { return Ok(()) };
    let types = if role == Role::Argument { &function.arguments } else { &function.results };
    let check = || {
        let text = Reflection::read(context, attribute.value)?.text(keys::PARTIAL)?;
        let (Some(text), Some(ty)) = (text, types.get(index)) else { return Ok(()) };
        let item = reflection::partial(role, index, Some(text)).map_err(|error| error.to_string())?;
        check_item(context, role, index, &item, *ty)
    };
    check().map_err(|problem| error(ir, op, &function.name, &problem))
}

struct Verifier<'a> {
    context: &'a Context,
    function: &'a Function,
}

impl Verifier<'_> {
    fn reflection(&self, entries: Reflection<'_>) -> Result<(), String> {
        let version = entries.text(keys::RAW_VERSION)?;
        if let Some(signature) = entries.text(keys::RAW)? {
            if version != Some(RAW_VERSION.as_bytes()) {
                return Err(format!("{}; write `{} = \"{RAW_VERSION}\"`", ReflectionError::Version, keys::RAW_VERSION));
            }
            let raw = checked::raw(signature).map_err(|error| format!("entry `{}`: {error}", keys::RAW))?;
            self.raw(&raw).map_err(|problem| format!("entry `{}`: {problem}", keys::RAW))?;
        }
        entries.text(keys::RESULTS_ALLOCATOR)?;
        self.structured(entries)?;
        if let Some(json) = entries.text(keys::V1)? {
            self.v1(json).map_err(|problem| format!("entry `{}`: {problem}", keys::V1))?;
        }
        Ok(())
    }

    /// Checks the structured ABI of version 0.
    fn structured(&self, entries: Reflection<'_>) -> Result<(), String> {
        let signature = entries.text(keys::SIP)?;
        match (entries.text(keys::ABI)?, signature) {
            (Some(b"sip"), None) => return Err("entry `sip` is missing, the signature of `abi = \"sip\"`".to_owned()),
            (Some(b"sip") | None, _) => (),
            (Some(_), _) => return Err("entry `abi` is unknown; the only structured ABI is `sip`".to_owned()),
        }
        if entries.integer(keys::ABI_VERSION)?.is_some_and(|version| version != 1) {
            return Err("entry `abiv` is unknown; the version of `sip` is 1".to_owned());
        }
        entries.sip(self.function.arguments.len(), self.function.results.len()).map(drop)
    }

    fn raw(&self, raw: &RawSignature) -> Result<(), String> {
        let lists = [
            (Role::Argument, &raw.inputs, &self.function.arguments),
            (Role::Result, &raw.results, &self.function.results),
        ];
        for (role, items, types) in lists {
            check_count(role, items.len(), types.len())?;
            for (index, (item, ty)) in items.iter().zip(types).enumerate() {
                check_item(self.context, role, index, item, *ty)?;
            }
        }
        Ok(())
    }

    fn v1(&self, json: &[u8]) -> Result<(), String> {
        let text = str::from_utf8(json).map_err(|_| "the text is not UTF-8; JSON is".to_owned())?;
        let signature = V1Signature::read(text).map_err(|error| error.to_string())?;
        let arguments = signature.arguments.iter().map(|record| record.argument().1).collect();
        let lists = [
            (Role::Argument, arguments, &self.function.arguments),
            (Role::Result, signature.raw_results(), &self.function.results),
        ];
        for (role, records, types) in lists {
            check_count(role, records.len(), types.len())?;
            for (index, (record, ty)) in records.into_iter().zip(types).enumerate() {
                if !agrees(self.context, record, *ty) {
                    return Err(disagreement(self.context, role, index, &record.to_json(), *ty));
                }
            }
        }
        Ok(())
    }
}

fn check_count(role: Role, found: usize, expected: usize) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("expected {expected} {}s, as the function has, but got {found}", role.word())),
    }
}

fn disagreement(context: &Context, role: Role, index: usize, found: &str, ty: Type) -> String {
    format!("{} {index} is `{found}`, but the function has `{}`", role.word(), type_to_string(context, ty))
}

/// Checks that an item of a raw signature is that of the type, except that dimensions may be more or less static.
fn check_item(context: &Context, role: Role, index: usize, item: &RawItem, ty: Type) -> Result<(), String> {
    let expected = raw_item(context, ty);
    let agrees = match (item, &expected) {
        (RawItem::Buffer { scalar, dims }, RawItem::Buffer { scalar: expected, dims: sizes }) => {
            let fits = |(dim, size): (&i32, &i32)| *dim < 0 || *size < 0 || dim == size;
            scalar == expected && dims.len() == sizes.len() && dims.iter().zip(sizes).all(fits)
        }
        (RawItem::AnyReference, RawItem::Unrecognized) => true,
        (item, expected) => item == expected,
    };
    if agrees { Ok(()) } else { Err(disagreement(context, role, index, &item.to_string(), ty)) }
}

/// Returns whether a record may be that of an argument or result of the type. Dimensions may be more or less static.
fn agrees(context: &Context, record: &Record, ty: Type) -> bool {
    match record {
        Record::Unknown | Record::Null => true,
        Record::Primitive(Element::Int(8 | 16 | 32 | 64)) if matches!(ty.data(context), TypeData::Index) => true,
        Record::Primitive(_) => *record == self::record(context, ty),
        Record::NdArray { element, rank, dims } => match (&**element, ty.cast::<ShapedType>(context)) {
            (Record::Primitive(_) | Record::Unknown, Some(shaped)) => {
                agrees(context, element, shaped.element_type(context))
                    && shaped.shape(context).is_none_or(|shape| rank.is_none() || fits(dims, shape))
            }
            (Record::Primitive(_) | Record::Unknown, None) => false,
            _ => is_opaque(context, ty),
        },
        Record::List(_) | Record::Tuple(_) | Record::Dict(_) | Record::HomogeneousList(_) => is_opaque(context, ty),
        Record::Named { record, .. } => agrees(context, record, ty),
        Record::Foreign(_) => false,
    }
}

/// Returns whether the dimensions do not contradict the shape.
fn fits(dims: &[Option<u64>], shape: &[i64]) -> bool {
    let fits = |(dim, size): (&Option<u64>, &i64)| match (dim, u64::try_from(*size)) {
        (Some(dim), Ok(size)) => *dim == size,
        (None, _) | (_, Err(_)) => true,
    };
    dims.len() == shape.len() && dims.iter().zip(shape).all(fits)
}

/// Returns whether values of the type may be lists: neither numbers nor arrays.
fn is_opaque(context: &Context, ty: Type) -> bool {
    match ty.data(context) {
        TypeData::Tuple(_) | TypeData::Dialect(_) | TypeData::Opaque { .. } => !ty.isa::<ShapedType>(context),
        TypeData::Integer { .. }
        | TypeData::Index
        | TypeData::Float(_)
        | TypeData::None
        | TypeData::Complex(_)
        | TypeData::Function { .. }
        | TypeData::Vector { .. }
        | TypeData::RankedTensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef(_)
        | TypeData::UnrankedMemRef { .. } => false,
    }
}
