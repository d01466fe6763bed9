//! Dense elements and dense arrays: many numbers in one attribute.
//!
//! Raw elements are packed as in MLIR's `DenseElementsAttr`, and its hex form shows these bytes:
//! * each element is stored little endian, in the number of whole bytes that the type's width needs;
//! * `i1` elements are packed eight to a byte, lowest bit first, except a splat, which is the byte 0x00 or 0xFF;
//! * `index` has 64 bits;
//! * a complex number is its real part, then its imaginary part.
//!
//! Invariant: equal elements are always stored as a splat, whatever form they were given in, so that equal attributes
//! have the same handle. Only zero-width elements, which take no bytes, are never a splat.

use std::borrow::Cow;

use ods_grammar::{End, First};

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, Int};
use crate::schema::{Invalid, ViewInfo};
use crate::types::{ShapedType, TypeData};

use super::{AttributeData, AttributeKind, DenseData, StringAttr};

/// A dense elements attribute: `dense<...> : ty`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseElementsAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    DenseElementsAttr,
    "dense elements attribute",
    crate::schema::rust_value::AsView<DenseElementsAttr>,
    ViewInfo::of_attributes(
        "elements",
        &["dense_int_or_fp_elements", "dense_string_elements"],
        super::first_sets::ALIAS_OR_DENSE,
        End::Entity
    )
);

impl AttributeKind for DenseElementsAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseElements { .. })
    }
}

impl From<DenseElementsAttr> for Attribute {
    fn from(view: DenseElementsAttr) -> Self {
        view.0
    }
}

/// Returns the number of bits of one element of this type, including both parts of a complex number. `None` for types
/// that are not numeric.
pub fn element_bits(context: &Context, element: Type) -> Option<u32> {
    match element.data(context) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        TypeData::Float(format) => Some(format.bits()),
        TypeData::Complex(part) => element_bits(context, *part).map(|bits| 2 * bits.next_multiple_of(8)),
        TypeData::None
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

impl DenseElementsAttr {
    /// Returns the elements attribute of type `ty` with `values`, or with a single value for all elements: numbers, or
    /// strings if the element type is not numeric. A complex number is an array of its two parts.
    ///
    /// # Errors
    /// Returns an error if the type has no static shape, a value is not of the element type, or their number is wrong.
    pub fn get(context: &Context, ty: impl Into<Type>, values: &[Attribute]) -> Result<Self, Invalid> {
        let ty = ty.into();
        Self::of_attributes(context, ty, values).ok_or_else(|| wrong_elements(context, ty))
    }

    fn of_attributes(context: &Context, ty: Type, values: &[Attribute]) -> Option<Self> {
        let element = ty.cast::<ShapedType>(context)?.element_type(context);
        let Some(bits) = element_bits(context, element) else {
            let string = |value: &Attribute| Some(value.cast::<StringAttr>(context)?.bytes(context).into());
            return Self::from_strings(context, ty, values.iter().map(string).collect::<Option<_>>()?).ok();
        };
        let mut bytes = Vec::new();
        for value in values {
            push_value(context, &mut bytes, element, *value)?;
        }
        let splat = values.len() == 1;
        if bits == 1 {
            bytes = if splat { bytes.iter().map(|bit| bit.wrapping_neg()).collect() } else { pack_bits(&bytes) };
        }
        Self::of_bytes(context, ty, bytes.into(), splat)
    }

    /// Returns the elements attribute of type `ty` with packed `bytes`, which hold a single element if `splat` is set.
    /// Owned bytes are not copied.
    ///
    /// # Errors
    /// Returns an error if the type has no static shape, its elements are not numeric, or the length is wrong.
    pub fn from_raw<'b>(
        context: &Context,
        ty: impl Into<Type>,
        bytes: impl Into<Cow<'b, [u8]>>,
        splat: bool,
    ) -> Result<Self, Invalid> {
        let ty = ty.into();
        Self::of_bytes(context, ty, bytes.into(), splat).ok_or_else(|| wrong_elements(context, ty))
    }

    fn of_bytes(context: &Context, ty: Type, bytes: Cow<'_, [u8]>, splat: bool) -> Option<Self> {
        let shaped = static_shaped(context, ty)?;
        let bits = element_bits(context, shaped.element_type(context))?;
        let count = if splat { 1 } else { shaped.num_elements(context)? };
        let is_bit_splat = || matches!(*bytes, [0 | 0xFF]);
        if packed_length(bits, count, splat)? != bytes.len() as u64 || bits == 1 && splat && !is_bit_splat() {
            return None;
        }
        let uniform = if splat { None } else { splat_of(&bytes, bits, count) };
        // Without bytes, the two cases are indistinguishable. As in MLIR, it is never a splat.
        let splat = (splat || uniform.is_some()) && bits > 0;
        let bytes = uniform.map_or(bytes, |element| Cow::Owned(element.into_vec()));
        Some(Self(context.intern_dense(ty, bytes, splat)))
    }

    /// Returns the same elements with another shape. Corresponds to MLIR's `reshape` and `resizeSplat`.
    ///
    /// # Errors
    /// Returns an error if the type has no static shape, another element type, or, unless all elements are equal,
    /// another number of elements.
    pub fn reshaped(self, context: &Context, ty: impl Into<Type>) -> Result<Self, Invalid> {
        let ty = ty.into();
        if ty.element_type(context) != self.ty(context).element_type(context) {
            return Err(wrong_elements(context, ty));
        }
        match self.0.data(context) {
            AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } => {
                Self::from_raw(context, ty, &bytes[..], *splat)
            }
            AttributeData::DenseElements { data: DenseData::Strings { values, .. }, .. } => {
                Self::from_strings(context, ty, values.to_vec())
            }
            _ => Err(wrong_elements(context, ty)),
        }
    }

    /// Returns the elements attribute of type `ty` with these strings, or with a single string for all elements.
    ///
    /// # Errors
    /// Returns an error if the type has no static shape or the number is wrong.
    pub fn from_strings(context: &Context, ty: Type, mut values: Vec<Box<[u8]>>) -> Result<Self, Invalid> {
        let count = static_shaped(context, ty).and_then(|shaped| shaped.num_elements(context));
        if !count.is_some_and(|count| values.len() == 1 || values.len() as u64 == count) {
            return Err(wrong_elements(context, ty));
        }
        if values.windows(2).all(|pair| pair[0] == pair[1]) {
            values.truncate(1);
        }
        let splat = values.len() == 1;
        let data = DenseData::Strings { values: values.into(), splat };
        Ok(Self(context.intern_attribute(AttributeData::DenseElements { ty, data })))
    }

    /// Returns the type.
    pub fn ty(self, context: &Context) -> Type {
        let AttributeData::DenseElements { ty, .. } = self.0.data(context) else { return Type::NONE };
        *ty
    }
}

/// Returns the error for elements that do not match the type.
#[cold]
pub(super) fn wrong_elements(context: &Context, ty: Type) -> Invalid {
    let ty = ty.display(context);
    Invalid(format!(
        "the values are not elements of '{ty}'; pass one for all, or one for each element of a static shape"
    ))
}

/// Returns the type as a shaped type, if its dimensions are all static.
pub(super) fn static_shaped(context: &Context, ty: Type) -> Option<ShapedType> {
    ty.cast::<ShapedType>(context).filter(|shaped| shaped.has_static_shape(context))
}

/// Appends the bits of a value of type `ty` in whole bytes; a single bit takes one.
fn push_value(context: &Context, bytes: &mut Vec<u8>, ty: Type, value: Attribute) -> Option<()> {
    match (ty.data(context), value.data(context)) {
        (TypeData::Complex(part), AttributeData::Array(parts)) if parts.len() == 2 => {
            parts.iter().try_for_each(|value| push_value(context, bytes, *part, *value))
        }
        (_, AttributeData::Integer { ty: of, value }) if *of == ty => {
            push_int(bytes, value);
            Some(())
        }
        (_, AttributeData::Float { ty: of, value }) if *of == ty => {
            push_float(bytes, *value);
            Some(())
        }
        _ => None,
    }
}

/// Appends the value's bits, little endian, in whole bytes.
pub(crate) fn push_int(bytes: &mut Vec<u8>, value: &Int) {
    let size = value.width().div_ceil(8) as usize;
    if size <= 8 {
        let word = value.zext_u64().unwrap_or(0).to_le_bytes();
        return bytes.extend_from_slice(&word[..size]);
    }
    bytes.extend(value.to_le_bytes(size));
}

/// Appends the value as an element of a dense array. Unlike [`push_int`], a zero-width value takes a byte, because the
/// byte count determines the number of elements.
pub(crate) fn push_array_int(bytes: &mut Vec<u8>, value: &Int) {
    push_int(bytes, value);
    if value.width() == 0 {
        bytes.push(0);
    }
}

/// Returns the number of bytes of an element of a dense array.
pub(crate) fn array_element_size(bits: u32) -> usize {
    bits.div_ceil(8).max(1) as usize
}

/// Appends the value's bits, little endian, in whole bytes.
pub(crate) fn push_float(bytes: &mut Vec<u8>, value: Float) {
    let size = value.format().bits().div_ceil(8) as usize;
    bytes.extend_from_slice(&value.to_bits().to_le_bytes()[..size]);
}

/// Packs bytes of 0 and 1 into bits, lowest first.
pub(crate) fn pack_bits(bytes: &[u8]) -> Vec<u8> {
    let pack = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit & 1);
    bytes.chunks(8).map(pack).collect()
}

/// Returns the common element if all `count` packed elements are equal, in the encoding of a splat; `None` if they
/// differ or there are none.
fn splat_of(bytes: &[u8], bits: u32, count: u64) -> Option<Box<[u8]>> {
    if bits == 1 {
        return splat_of_bits(bytes, count).map(|byte| [byte].into());
    }
    let size = bits.div_ceil(8) as usize;
    let all_equal = count > 0 && bytes[size..] == bytes[..bytes.len() - size];
    all_equal.then(|| bytes[..size].into())
}

/// Returns the splat byte if all `count` packed bits are equal. As in MLIR, unused bits must be zero.
fn splat_of_bits(bytes: &[u8], count: u64) -> Option<u8> {
    let (last, whole) = bytes.split_last()?;
    let mask = 0xFF_u8 >> (8 * bytes.len() as u64 - count);
    if whole.iter().all(|byte| *byte == 0xFF) && *last == mask {
        return Some(0xFF);
    }
    bytes.iter().all(|byte| *byte == 0).then_some(0)
}

/// Returns the number of bytes of `count` elements of `bits` bits; `None` on overflow.
pub(crate) fn packed_length(bits: u32, count: u64, splat: bool) -> Option<u64> {
    if bits == 1 && !splat {
        return Some(count.div_ceil(8));
    }
    count.checked_mul(u64::from(bits.div_ceil(8)))
}

/// A dense array attribute: `array<i32: 1, 2>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseArrayAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    DenseArrayAttr,
    "dense array attribute",
    crate::schema::rust_value::AsView<DenseArrayAttr>,
    ViewInfo::of_attributes("dense array", &["dense_array"], &[First::Literal("array")], End::Delimited).untyped()
);

impl AttributeKind for DenseArrayAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseArray { .. })
    }
}

impl From<DenseArrayAttr> for Attribute {
    fn from(view: DenseArrayAttr) -> Self {
        view.0
    }
}

/// Defines the constructors of arrays of one Rust type.
macro_rules! dense_numbers {
    ($($name:ident: $ty:ty, $element:expr;)*) => {$(
        #[doc = concat!("`array<", stringify!($ty), ": values>`")]
        pub fn $name(context: &Context, values: &[$ty]) -> Self {
            let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
            Self(context.intern_attribute(AttributeData::DenseArray { element: $element, data }))
        }
    )*};
}

/// ```
/// # use ods_core as ods;
/// # use ods::attributes::DenseArrayAttr;
/// let context = ods::Context::new();
/// let sizes = DenseArrayAttr::i64s(&context, &[2, 3]); // `array<i64: 2, 3>`
/// assert_eq!(sizes.value_at::<i64>(&context, 1), Some(3));
/// assert!(sizes.values::<i64>(&context).is_some_and(|values| values.eq([2, 3])));
/// assert!(sizes.values::<f32>(&context).is_none());
/// ```
impl DenseArrayAttr {
    /// Returns the array with element type `element` (`i1`, or an integer or float of whole bytes) and these
    /// little-endian bytes.
    ///
    /// # Errors
    /// Returns an error if the element type is not supported, or the length is wrong.
    pub fn from_raw(context: &Context, element: Type, bytes: &[u8]) -> Result<Self, Invalid> {
        let Some(bits) = element.data(context).int_or_float_width() else {
            let element = element.display(context);
            return Err(Invalid(format!(
                "'{element}' cannot be the element of an array; use an integer or float type"
            )));
        };
        let has_excess = bits == 0 && bytes.iter().any(|byte| *byte != 0);
        if has_excess || !bytes.len().is_multiple_of(array_element_size(bits)) {
            let (count, element) = (bytes.len(), element.display(context));
            return Err(Invalid(format!("{count} bytes are not a whole number of elements of type '{element}'")));
        }
        Ok(Self(context.intern_attribute(AttributeData::DenseArray { element, data: bytes.into() })))
    }

    dense_numbers! {
        i8s: i8, Type::I8;
        i16s: i16, Type::I16;
        i32s: i32, Type::I32;
        i64s: i64, Type::I64;
        f32s: f32, Type::F32;
        f64s: f64, Type::F64;
    }

    /// Returns `array<i1: values>`
    pub fn bools(context: &Context, values: &[bool]) -> Self {
        let data = values.iter().map(|value| u8::from(*value)).collect();
        Self(context.intern_attribute(AttributeData::DenseArray { element: Type::I1, data }))
    }

    /// Returns the element type.
    pub fn element_type(self, context: &Context) -> Type {
        let AttributeData::DenseArray { element, .. } = self.0.data(context) else { return Type::NONE };
        *element
    }

    /// Returns the bytes of the elements, little endian and contiguous. A zero-width element takes one byte.
    pub fn bytes(self, context: &Context) -> &[u8] {
        let AttributeData::DenseArray { data, .. } = self.0.data(context) else { return &[] };
        data
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::FloatAttr;
    use crate::types::{RankedTensorType, VectorType};

    fn vector(context: &Context, count: i64, element: Type) -> Type {
        VectorType::get(context, &[count], element).expect("a good type").into()
    }

    #[test]
    fn equal_elements_make_a_splat() {
        let context = Context::new();
        let raw = |ty, bytes: &[u8], splat| DenseElementsAttr::from_raw(&context, ty, bytes, splat);
        let bytes = vector(&context, 3, Type::I8);
        assert_eq!(raw(bytes, &[7, 7, 7], false), raw(bytes, &[7], true));
        assert_ne!(raw(bytes, &[7, 7, 8], false), raw(bytes, &[7], true));
        let bits = vector(&context, 9, Type::I1);
        assert_eq!(raw(bits, &[0xFF, 1], false), raw(bits, &[0xFF], true));
        assert_eq!(raw(bits, &[1], true).ok(), None);
        let dynamic = RankedTensorType::get(&context, &[crate::types::DYNAMIC], Type::I8, None).expect("a good type");
        assert_eq!(raw(dynamic.into(), &[7], true).ok(), None);
        let ty = vector(&context, 2, Type::F32);
        let one = FloatAttr::get(&context, Type::F32, 1.0).expect("a float type").into();
        assert!(DenseElementsAttr::get(&context, ty, &[one]).is_ok());
        assert_eq!(DenseElementsAttr::get(&context, ty, &[one; 2]), DenseElementsAttr::get(&context, ty, &[one]));
        assert_eq!(DenseElementsAttr::get(&context, ty, &[one; 3]).ok(), None);
        assert_eq!(DenseElementsAttr::get(&context, ty, &[Attribute::TRUE]).ok(), None);
    }

    #[test]
    fn zero_width_elements_are_counted() {
        let context = std::sync::Arc::new(Context::new());
        let parsed = crate::text::parse_attribute(&context, "array<si0: 0, 0, 0>").ok();
        let array = parsed.and_then(|array| array.cast::<DenseArrayAttr>(&context)).expect("an array");
        assert_eq!(array.values::<i64>(&context).map(Vec::from_iter), Some(vec![0; 3]));
        let text = crate::text::attribute_to_string(&context, array.into());
        assert_eq!(text, "array<si0: 0, 0, 0>");
        let ty = array.element_type(&context);
        assert_eq!(DenseArrayAttr::from_raw(&context, ty, &[0; 3]), Ok(array));
        assert_eq!(DenseArrayAttr::from_raw(&context, ty, &[0, 1, 0]).ok(), None);
    }

    #[test]
    fn bits_are_packed_lowest_first() {
        assert_eq!(pack_bits(&[1, 0, 1, 0, 0, 0, 0, 0, 1]), [0b101, 1]);
        assert_eq!(splat_of_bits(&[0x0F], 4), Some(0xFF));
        assert_eq!(splat_of_bits(&[0x0F], 3), None);
        assert_eq!(splat_of_bits(&[0xFF, 0x03], 9), None);
        assert_eq!(splat_of_bits(&[0x01], 8), None);
        assert_eq!(splat_of_bits(&[0xF0], 4), None);
        assert_eq!(splat_of_bits(&[0, 0], 9), Some(0));
    }

    #[test]
    fn dense_arrays_round_trip() {
        let context = Context::new();
        let array = DenseArrayAttr::i32s(&context, &[1, -2, i32::MAX]);
        assert_eq!(array.values::<i64>(&context).map(Vec::from_iter), Some(vec![1, -2, i64::from(i32::MAX)]));
    }
}
