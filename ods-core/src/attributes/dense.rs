//! Dense elements and dense arrays: many numbers in one attribute.
//!
//! How raw elements are packed (as MLIR's `DenseElementsAttr`, whose hex form shows it):
//! * each element is its bits, little endian, in as many whole bytes as the type's width needs;
//! * `i1` elements are packed eight to a byte, lowest bit first, except a splat, which is the byte 0x00 or 0xFF;
//! * `index` has 64 bits;
//! * a complex number is its real part, then its imaginary part.
//!
//! Invariant: elements that are all equal are kept as a splat, however they were given, so that equal attributes are
//! one. Only elements without bits, which take no bytes, are never a splat.

use std::borrow::Cow;

use ods_grammar::{End, First};

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, Int};
use crate::schema::{Invalid, ViewInfo};
use crate::types::{ShapedType, TypeData};

use super::{AttributeData, AttributeKind, DenseData, StringAttr};

/// `dense<...> : ty`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseElementsAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    DenseElementsAttr,
    "dense elements attribute",
    crate::schema::AsView<DenseElementsAttr>,
    ViewInfo::of_attributes(
        "elements",
        &["dense_int_or_fp_elements", "dense_string_elements"],
        &[First::Attribute],
        End::Entity
    )
);

impl AttributeKind for DenseElementsAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseElements { .. })
    }
    fn wrap(attribute: Attribute) -> Self {
        Self(attribute)
    }
}

impl From<DenseElementsAttr> for Attribute {
    fn from(view: DenseElementsAttr) -> Self {
        view.0
    }
}

/// Bits of one element of this type; both parts of a complex one. `None` for types that are not numbers.
pub fn element_bits(context: &Context, element: Type) -> Option<u32> {
    match element.data(context) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        TypeData::Float(format) => Some(format.bits()),
        TypeData::Complex(part) => element_bits(context, *part).map(|bits| 2 * bits.next_multiple_of(8)),
        _ => None,
    }
}

impl DenseElementsAttr {
    /// Returns the elements of `ty`, which are `values`, or all the one value: numbers, or strings where the element type is no
    /// number. A complex one is an array of its two parts.
    ///
    /// # Errors
    /// When the type has no static shape, a value is not of the element type, or their number is wrong.
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

    /// Returns the elements of `ty`, packed as above; `splat` when `bytes` is one element for all. Bytes that the caller
    /// owns are kept, not copied.
    ///
    /// # Errors
    /// When the type has no static shape, its elements are no numbers, or the length is wrong.
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
        // Without bytes, which of the two it was would not tell: as MLIR, never a splat.
        let splat = (splat || uniform.is_some()) && bits > 0;
        let bytes = uniform.unwrap_or_else(|| bytes.into_owned().into_boxed_slice());
        Some(Self(context.intern_attribute(AttributeData::DenseElements { ty, data: DenseData::Raw { bytes, splat } })))
    }

    /// Returns the elements of `ty`, as strings' bytes. One string may stand for all.
    ///
    /// # Errors
    /// When the type has no static shape or the number is wrong.
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
        match self.0.data(context) {
            AttributeData::DenseElements { ty, .. } => *ty,
            _ => Type::NONE,
        }
    }
}

/// Returns the error of elements that do not go with the type.
#[cold]
pub(super) fn wrong_elements(context: &Context, ty: Type) -> Invalid {
    let ty = ty.display(context);
    Invalid(format!(
        "these values are no elements of '{ty}'; give one for all, or one for each element of a static shape"
    ))
}

/// Returns the type as a shaped one, if it is one whose dimensions are all static.
pub(super) fn static_shaped(context: &Context, ty: Type) -> Option<ShapedType> {
    ty.cast::<ShapedType>(context).filter(|shaped| shaped.has_static_shape(context))
}

/// Appends the bits of a value of type `ty` in whole bytes; a bit takes one.
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

/// Appends the value as an element of a dense array: as [`push_int`], but one without bits takes a byte, too, since
/// the bytes say how many elements there are.
pub(crate) fn push_array_int(bytes: &mut Vec<u8>, value: &Int) {
    push_int(bytes, value);
    if value.width() == 0 {
        bytes.push(0);
    }
}

/// How many bytes an element of a dense array takes.
pub(crate) fn array_element_size(bits: u32) -> usize {
    bits.div_ceil(8).max(1) as usize
}

/// Appends the value's bits, little endian, in whole bytes.
pub(crate) fn push_float(bytes: &mut Vec<u8>, value: Float) {
    let size = value.format().bits().div_ceil(8) as usize;
    bytes.extend_from_slice(&value.to_bits().to_le_bytes()[..size]);
}

/// Bytes of 0 and 1 as bits, lowest first.
pub(crate) fn pack_bits(bytes: &[u8]) -> Vec<u8> {
    let pack = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit & 1);
    bytes.chunks(8).map(pack).collect()
}

/// Returns the element that all `count` packed ones are, as a splat has it; `None` where they differ, or there are none.
fn splat_of(bytes: &[u8], bits: u32, count: u64) -> Option<Box<[u8]>> {
    if bits == 1 {
        return splat_of_bits(bytes, count).map(|byte| [byte].into());
    }
    let size = bits.div_ceil(8) as usize;
    let all_equal = count > 0 && bytes[size..] == bytes[..bytes.len() - size];
    all_equal.then(|| bytes[..size].into())
}

/// Returns the byte that stands for all of `count` packed bits if they are the same. As MLIR, which wants unused bits to be
/// zero.
fn splat_of_bits(bytes: &[u8], count: u64) -> Option<u8> {
    let (last, whole) = bytes.split_last()?;
    let mask = 0xFF_u8 >> (8 * bytes.len() as u64 - count);
    if whole.iter().all(|byte| *byte == 0xFF) && *last == mask {
        return Some(0xFF);
    }
    bytes.iter().all(|byte| *byte == 0).then_some(0)
}

/// Bytes that `count` elements of `bits` bits take; `None` when that does not fit.
pub(crate) fn packed_length(bits: u32, count: u64, splat: bool) -> Option<u64> {
    if bits == 1 && !splat {
        return Some(count.div_ceil(8));
    }
    count.checked_mul(u64::from(bits.div_ceil(8)))
}

/// `array<i32: 1, 2>`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseArrayAttr(Attribute);

crate::schema::view_constraint!(
    Attribute,
    DenseArrayAttr,
    "dense array attribute",
    crate::schema::AsView<DenseArrayAttr>,
    ViewInfo::of_attributes("dense array", &["dense_array"], &[First::Literal("array")], End::Closed).untyped()
);

impl AttributeKind for DenseArrayAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseArray { .. })
    }
    fn wrap(attribute: Attribute) -> Self {
        Self(attribute)
    }
}

impl From<DenseArrayAttr> for Attribute {
    fn from(view: DenseArrayAttr) -> Self {
        view.0
    }
}

/// Constructors of arrays of one Rust type.
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
    /// Returns the array of `element` (integer or float whose width is `i1` or whole bytes) with these little-endian bytes.
    ///
    /// # Errors
    /// When the element type cannot be, or the length is wrong.
    pub fn from_raw(context: &Context, element: Type, bytes: &[u8]) -> Result<Self, Invalid> {
        let bits = match element.data(context) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(format) => format.bits(),
            _ => {
                let element = element.display(context);
                return Err(Invalid(format!(
                    "'{element}' cannot be the element of an array; use an integer or float type"
                )));
            }
        };
        let has_excess = bits == 0 && bytes.iter().any(|byte| *byte != 0);
        if has_excess || !bytes.len().is_multiple_of(array_element_size(bits)) {
            let (count, element) = (bytes.len(), element.display(context));
            return Err(Invalid(format!("{count} bytes are no elements of type '{element}'")));
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
        match self.0.data(context) {
            AttributeData::DenseArray { element, .. } => *element,
            _ => Type::NONE,
        }
    }

    /// Returns the elements' bytes, little endian, one element after another; an element of a type without bits has one, too.
    pub fn bytes(self, context: &Context) -> &[u8] {
        match self.0.data(context) {
            AttributeData::DenseArray { data, .. } => data,
            _ => &[],
        }
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
