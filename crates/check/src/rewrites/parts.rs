//! Types, attributes and constants to choose from.

use std::sync::Arc;

use ods_core::attributes::{ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_core::numeric::{Float, Int};
use ods_core::schema::{AttrConstraint, AttributeSchema, Pred, PredScope, Presence, TypeConstraint};
use ods_core::text::{parse_attribute, parse_type};
use ods_core::types::{ShapedType, TypeData};
use ods_core::{Attribute, Context, Type};

use crate::inputs::Slot;
use crate::random::Random;

/// The types that most values of a module have, the frequent ones several times: narrow integers come first, since all
/// of their values can be tried.
const TYPES: &[&str] = &[
    "i8",
    "i8",
    "i8",
    "i4",
    "i3",
    "i1",
    "i1",
    "i16",
    "i32",
    "i32",
    "i64",
    "index",
    "index",
    "f32",
    "f32",
    "f64",
    "f16",
    "bf16",
    "f8E4M3FN",
    "complex<f32>",
    "vector<2xi4>",
    "vector<2xf32>",
    "vector<2xi1>",
    "tensor<2xi4>",
    "tensor<2xi8>",
    "tensor<1xi8>",
    "tensor<i8>",
    "tensor<2xi1>",
    "tensor<?xi8>",
    "tensor<2x2xi4>",
    "tensor<?x2xi8>",
    "tensor<?x?xi8>",
    "tensor<1x2xi8>",
    "tensor<2xf32>",
    "tensor<2xindex>",
    "memref<2xi8>",
    "memref<i8>",
    "memref<?xi8>",
    "memref<2x2xi8>",
    "memref<?x?xi8>",
];

/// Attributes that are no numbers.
const ATTRIBUTES: &[&str] = &[
    "unit",
    "\"a\"",
    "i8",
    "i16",
    "[]",
    "[[0, 1]]",
    "[[0], [1]]",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1>",
    "array<i64: 2>",
    "array<i64: 1, 0>",
    "array<i64: 0, 1>",
    "array<i64: 0, 0>",
    "array<i64: 1, 1>",
    "array<i64: 1, 2>",
    "array<i64: 2, 1>",
    "array<i64: 2, 2>",
    "array<i64: -9223372036854775808>",
    "array<i64: -9223372036854775808, 1>",
    "array<i64: -9223372036854775808, -9223372036854775808>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
];

/// The types of numbers that are attributes.
const NUMBERS: &[&str] = &["i1", "i8", "i32", "i64", "index", "f32", "f64"];

/// Types and attributes.
pub struct Parts {
    types: Vec<Type>,
    attributes: Vec<Attribute>,
}

impl Parts {
    /// Reads the parts. Parts of dialects that are not registered are skipped.
    pub fn new(context: &Arc<Context>) -> Self {
        let types = |all: &[&str]| all.iter().filter_map(|text| parse_type(context, text).ok()).collect::<Vec<Type>>();
        let mut attributes: Vec<Attribute> =
            ATTRIBUTES.iter().filter_map(|text| parse_attribute(context, text).ok()).collect();
        for ty in types(NUMBERS) {
            for number in [0, 1, 2, 3, 5, 7, 8, -1] {
                let integer = IntegerAttr::get(context, ty, number).map(Attribute::from);
                attributes.extend(integer.or_else(|_| FloatAttr::get(context, ty, number as f64).map(Attribute::from)));
            }
        }
        Self { types: types(TYPES), attributes }
    }

    /// Returns a type for most values of a module.
    pub fn theme(&self, random: &mut Random) -> Type {
        *random.pick(&self.types)
    }

    /// Returns a type that satisfies the constraint.
    pub fn ty(&self, context: &Context, constraint: &TypeConstraint, random: &mut Random) -> Option<Type> {
        let scope = PredScope::of(context);
        let all: Vec<Type> = self.types.iter().copied().filter(|ty| constraint.pred.holds(*ty, &scope)).collect();
        (!all.is_empty()).then(|| *random.pick(&all))
    }

    /// Returns a value for an attribute: none, if there is one by default, or it may be absent.
    pub fn attribute(&self, context: &Context, schema: &AttributeSchema, random: &mut Random) -> Option<Attribute> {
        let is_required = match schema.presence {
            Presence::Required => true,
            Presence::Optional | Presence::Default(_) | Presence::OptionalDefault(_) => false,
        };
        if !is_required && random.below(3) > 0 {
            return None;
        }
        let all = self.candidates(context, schema.constraint);
        (!all.is_empty()).then(|| *random.pick(&all))
    }

    fn candidates(&self, context: &Context, constraint: &AttrConstraint) -> Vec<Attribute> {
        if let Pred::Enum(schema) = constraint.pred.definition() {
            let all = schema.cases.iter().filter(|case| !case.is_alias);
            return all.map(|case| schema.attribute(case.value, context)).collect();
        }
        let scope = PredScope::of(context);
        self.attributes.iter().copied().filter(|value| constraint.pred.holds(*value, &scope)).collect()
    }
}

/// Returns a constant of the type, if it has any.
pub fn constant(context: &Context, ty: Type, random: &mut Random) -> Option<Attribute> {
    let Some(shaped) = ty.cast::<ShapedType>(context).filter(|_| !matches!(ty.data(context), TypeData::MemRef(_)))
    else {
        return element(context, ty, random);
    };
    let count = shaped.num_elements(context).filter(|count| (1..=16).contains(count))?;
    let count = if random.below(2) == 0 { 1 } else { count };
    let inner = shaped.element_type(context);
    let values = (0..count).map(|_| element(context, inner, random)).collect::<Option<Vec<Attribute>>>()?;
    DenseElementsAttr::get(context, ty, &values).ok().map(Into::into)
}

/// Returns a number of the type; an array of two for a complex number.
fn element(context: &Context, ty: Type, random: &mut Random) -> Option<Attribute> {
    if let TypeData::Complex(part) = ty.data(context) {
        let parts = [element(context, *part, random)?, element(context, *part, random)?];
        return Some(ArrayAttr::get(context, &parts).into());
    }
    let slot = Slot::of_number(context, ty)?;
    let bits = if random.below(2) == 0 { *random.pick(&slot.simple) } else { *random.pick(&slot.boundary) };
    number_of(context, ty, bits)
}

/// Returns the number with these bits.
fn number_of(context: &Context, ty: Type, bits: u128) -> Option<Attribute> {
    match ty.data(context) {
        TypeData::Float(format) => Some(FloatAttr::from_float(context, Float::from_bits(*format, bits)).into()),
        data => {
            let width = data.integer_width()?;
            let value = Int::from_words(width, &[bits as u64, (bits >> 64) as u64]);
            IntegerAttr::from_int(context, ty, value).ok().map(Into::into)
        }
    }
}
