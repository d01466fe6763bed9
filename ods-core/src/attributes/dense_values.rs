//! Conversion between the elements of dense attributes and Rust values.

use std::marker::PhantomData;

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, FloatFormat};
use crate::schema::Invalid;
use crate::types::{ShapedType, Signedness, TypeData};

use super::dense::{array_element_size, pack_bits, wrong_elements};
use super::{AttributeData, DenseArrayAttr, DenseData, DenseElementsAttr};

/// The layout of one element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ElementFormat {
    /// An integer of at most 64 bits; `index` is signless.
    Integer(u32, Signedness),
    /// A floating-point number of at most 64 bits.
    Float(FloatFormat),
}

impl ElementFormat {
    fn of(element: Type, context: &Context) -> Option<Self> {
        match element.data(context) {
            TypeData::Index => Some(Self::Integer(64, Signedness::Signless)),
            TypeData::Integer { width, signedness } if *width <= 64 => Some(Self::Integer(*width, *signedness)),
            TypeData::Float(format) if format.bits() <= 64 => Some(Self::Float(*format)),
            _ => None,
        }
    }

    fn bits(self) -> u32 {
        match self {
            Self::Integer(bits, _) => bits,
            Self::Float(format) => format.bits(),
        }
    }
}

/// A Rust type for the elements of dense attributes: `bool`, and integers and floating-point numbers of up to 64 bits.
///
/// A Rust type reads every element type whose values all fit: `i64` also reads `i32`, `f64` also reads `bf16`. Signless
/// integers are sign-extended for `i64` and zero-extended for `u64`.
pub trait DenseElement: Copy + 'static {
    /// Returns whether every element of this format is a value of the Rust type.
    fn reads(format: ElementFormat) -> bool;
    /// Returns the value of the element with these bits. The format must be one that [`DenseElement::reads`] accepts.
    fn from_bits(bits: u64, format: ElementFormat) -> Self;
    /// Returns the bits of the value as an element of this format, if it can be represented.
    fn to_bits(self, format: ElementFormat) -> Option<u64>;
}

impl DenseElement for bool {
    fn reads(format: ElementFormat) -> bool {
        matches!(format, ElementFormat::Integer(1, _))
    }
    fn from_bits(bits: u64, _: ElementFormat) -> Self {
        bits & 1 != 0
    }
    fn to_bits(self, format: ElementFormat) -> Option<u64> {
        Self::reads(format).then_some(u64::from(self))
    }
}

macro_rules! integers {
    ($($ty:ident: $is_signed:literal;)*) => {$(
        impl DenseElement for $ty {
            fn reads(format: ElementFormat) -> bool {
                match format {
                    ElementFormat::Integer(bits, Signedness::Signless) => bits <= Self::BITS,
                    ElementFormat::Integer(bits, Signedness::Signed) => bits <= Self::BITS && $is_signed,
                    ElementFormat::Integer(bits, Signedness::Unsigned) => bits + u32::from($is_signed) <= Self::BITS,
                    ElementFormat::Float(_) => false,
                }
            }
            #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "the bits above are copies of the sign")]
            fn from_bits(bits: u64, format: ElementFormat) -> Self {
                let extends = $is_signed && !matches!(format, ElementFormat::Integer(_, Signedness::Unsigned));
                let unused = 64 - format.bits();
                match (extends, unused) {
                    (_, 64) => 0,
                    (true, _) => ((bits << unused) as i64 >> unused) as Self,
                    (false, _) => (bits << unused >> unused) as Self,
                }
            }
            fn to_bits(self, format: ElementFormat) -> Option<u64> {
                let ElementFormat::Integer(width, signedness) = format else { return None };
                let (value, bits) = (i128::from(self), i128::from(width));
                let low = if signedness == Signedness::Unsigned || width == 0 { 0 } else { -(1_i128 << (bits - 1)) };
                let high = if signedness == Signedness::Signed && width > 0 { 1_i128 << (bits - 1) } else { 1_i128 << bits };
                let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
                (low <= value && value < high).then(|| value.cast_unsigned() as u64 & mask)
            }
        }
    )*};
}

integers! {
    i8: true;
    i16: true;
    i32: true;
    i64: true;
    u8: false;
    u16: false;
    u32: false;
    u64: false;
}

macro_rules! floats {
    ($($ty:ident: $bits:literal;)*) => {$(
        impl DenseElement for $ty {
            fn reads(format: ElementFormat) -> bool {
                matches!(format, ElementFormat::Float(format) if format.bits() <= $bits)
            }
            #[allow(clippy::cast_possible_truncation, reason = "formats that are read fit exactly")]
            fn from_bits(bits: u64, format: ElementFormat) -> Self {
                match format {
                    ElementFormat::Float(FloatFormat::F64) => f64::from_bits(bits) as Self,
                    ElementFormat::Float(FloatFormat::F32) => Self::from(f32::from_bits(bits as u32)),
                    ElementFormat::Float(format) => Float::from_bits(format, bits.into()).to_f64() as Self,
                    ElementFormat::Integer(..) => 0.0,
                }
            }
            fn to_bits(self, format: ElementFormat) -> Option<u64> {
                match format {
                    ElementFormat::Float(FloatFormat::F64) => Some(f64::from(self).to_bits()),
                    ElementFormat::Float(format) => Float::from_f64(format, self.into()).to_bits().try_into().ok(),
                    ElementFormat::Integer(..) => None,
                }
            }
        }
    )*};
}

floats! {
    f32: 32;
    f64: 64;
}

/// An iterator over the elements of a dense attribute as values of type `T`, returned by `values` of
/// [`DenseElementsAttr`] and [`DenseArrayAttr`].
#[derive(Clone, Debug)]
pub struct DenseValues<'c, T> {
    bytes: &'c [u8],
    format: ElementFormat,
    /// Whether the elements are packed eight to a byte.
    packed: bool,
    /// Whether a single element is repeated for all.
    splat: bool,
    next: usize,
    end: usize,
    value: PhantomData<T>,
}

impl<'c, T: DenseElement> DenseValues<'c, T> {
    fn at(&self, index: usize) -> T {
        let index = if self.splat { 0 } else { index };
        let bits = if self.packed {
            let byte = self.bytes.get(index / 8).copied().unwrap_or(0);
            u64::from(byte >> (index % 8) & 1)
        } else {
            let size = array_element_size(self.format.bits());
            let mut word = [0; 8];
            if let Some(bytes) = self.bytes.get(index * size..(index + 1) * size) {
                word[..size].copy_from_slice(bytes);
            }
            u64::from_le_bytes(word)
        };
        T::from_bits(bits, self.format)
    }
}

/// No elements.
impl<T> Default for DenseValues<'_, T> {
    fn default() -> Self {
        let format = ElementFormat::Float(FloatFormat::F64);
        Self { bytes: &[], format, packed: false, splat: false, next: 0, end: 0, value: PhantomData }
    }
}

impl<T: DenseElement> Iterator for DenseValues<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.nth(0)
    }

    fn nth(&mut self, count: usize) -> Option<T> {
        let index = self.next.checked_add(count).filter(|index| *index < self.end);
        self.next = index.map_or(self.end, |index| index + 1);
        index.map(|index| self.at(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.end - self.next, Some(self.end - self.next))
    }
}

impl<T: DenseElement> ExactSizeIterator for DenseValues<'_, T> {}

impl DenseElementsAttr {
    /// Returns the elements attribute of type `ty` with `values`, or with a single value for all elements.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Type};
    /// # use ods::attributes::DenseElementsAttr;
    /// # use ods::types::RankedTensorType;
    /// # fn main() -> ods::Result {
    /// # let context = Context::new();
    /// let ty = RankedTensorType::of(&context, &[2, 2], Type::F64)?;
    /// let matrix = DenseElementsAttr::of(&context, ty, &[1.0, 2.0, 3.0, 4.0])?;
    /// let sum: f64 = matrix.values::<f64>(&context).ok_or("numbers")?.sum();
    /// assert_eq!((sum, matrix.value_at::<f64>(&context, 2)), (10.0, Some(3.0)));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the type has no static shape, a value is not an element of the type, or their number is
    /// wrong.
    pub fn of<T: DenseElement>(context: &Context, ty: impl Into<Type>, values: &[T]) -> Result<Self, Invalid> {
        let ty = ty.into();
        let element = ty.element_type(context);
        let format = ElementFormat::of(element, context).ok_or_else(|| wrong_elements(context, ty))?;
        let size = array_element_size(format.bits());
        let mut bytes = Vec::with_capacity(values.len() * size);
        for value in values {
            let bits = value.to_bits(format).ok_or_else(|| wrong_elements(context, ty))?;
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        let splat = values.len() == 1;
        if format.bits() == 1 {
            bytes = if splat { bytes.iter().map(|bit| bit.wrapping_neg()).collect() } else { pack_bits(&bytes) };
        }
        if format.bits() == 0 {
            bytes.clear();
        }
        Self::from_raw(context, ty, &bytes, splat)
    }

    /// Returns the elements as values of type `T`, in order over all dimensions. `None` if `T` does not cover the
    /// element type.
    pub fn values<T: DenseElement>(self, context: &Context) -> Option<DenseValues<'_, T>> {
        let ty = self.ty(context);
        let format = ElementFormat::of(ty.element_type(context), context).filter(|format| T::reads(*format))?;
        let count = ty.cast::<ShapedType>(context)?.num_elements(context)?;
        let AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } =
            Attribute::from(self).data(context)
        else {
            return None;
        };
        let (packed, end) = (format.bits() == 1, usize::try_from(count).ok()?);
        Some(DenseValues { bytes, format, packed, splat: *splat, next: 0, end, value: PhantomData })
    }

    /// Returns the element at this position, counted over all dimensions, as a value of type `T`. `None` if there are
    /// fewer elements, or if [`DenseElementsAttr::values`] returns `None`.
    pub fn value_at<T: DenseElement>(self, context: &Context, index: usize) -> Option<T> {
        self.values(context)?.nth(index)
    }
}

impl DenseArrayAttr {
    /// Returns the elements as values of type `T`. `None` if `T` does not cover the element type.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::Context;
    /// # use ods::attributes::DenseArrayAttr;
    /// let context = Context::new();
    /// let array = DenseArrayAttr::i32s(&context, &[1, -2]);
    /// assert!(array.values::<i64>(&context).is_some_and(|values| values.eq([1, -2])));
    /// assert_eq!(array.value_at::<i32>(&context, 1), Some(-2));
    /// assert!(array.values::<i16>(&context).is_none());
    /// ```
    pub fn values<T: DenseElement>(self, context: &Context) -> Option<DenseValues<'_, T>> {
        let format = ElementFormat::of(self.element_type(context), context).filter(|format| T::reads(*format))?;
        let bytes = self.bytes(context);
        let end = bytes.len() / array_element_size(format.bits());
        Some(DenseValues { bytes, format, packed: false, splat: false, next: 0, end, value: PhantomData })
    }

    /// Returns the element at this position as a value of type `T`. `None` if there are fewer elements, or if
    /// [`DenseArrayAttr::values`] returns `None`.
    pub fn value_at<T: DenseElement>(self, context: &Context, index: usize) -> Option<T> {
        self.values(context)?.nth(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{FloatType, IntegerType, VectorType};

    fn vector(context: &Context, count: i64, element: Type) -> Type {
        VectorType::get(context, &[count], element).expect("a vector type").into()
    }

    /// Asserts that the values are read back unchanged, or refused.
    fn round_trip<T: DenseElement + PartialEq + std::fmt::Debug>(context: &Context, element: Type, values: &[T]) {
        let ty = vector(context, values.len() as i64, element);
        let made = DenseElementsAttr::of(context, ty, values).expect("elements of the type");
        let read: Vec<T> = made.values(context).expect("values").collect();
        assert_eq!(read, values, "{}", element.display(context));
    }

    #[test]
    fn values_round_trip() {
        let context = Context::new();
        let integer =
            |width, signedness| IntegerType::get(&context, width, signedness).expect("an integer type").into();
        round_trip(&context, Type::I1, &[true, false, true, true, false, false, true, false, true]);
        round_trip(&context, Type::I8, &[i8::MIN, -1, 0, i8::MAX]);
        round_trip(&context, Type::I8, &[u8::MIN, 200, u8::MAX]);
        round_trip(&context, Type::I32, &[i64::from(i32::MIN), -7, 7]);
        round_trip(&context, Type::INDEX, &[i64::MIN, i64::MAX]);
        round_trip(&context, integer(64, Signedness::Unsigned), &[u64::MAX, 1]);
        round_trip(&context, integer(7, Signedness::Signed), &[-64_i16, 63]);
        round_trip(&context, integer(33, Signedness::Signless), &[-1_i64, 1 << 31]);
        round_trip(&context, Type::F64, &[1.5, -0.25, f64::MAX]);
        round_trip(&context, Type::BF16, &[1.5_f32, -2.0]);
        round_trip(&context, FloatType::get(&context, FloatFormat::F16).into(), &[0.5, 65504.0]);
    }

    #[test]
    fn splats_repeat_for_every_element() {
        let context = Context::new();
        for (element, text) in
            [(Type::F32, "dense<2.000000e+00> : vector<3xf32>"), (Type::F64, "dense<2.000000e+00> : vector<3xf64>")]
        {
            let splat = DenseElementsAttr::of(&context, vector(&context, 3, element), &[2.0]).expect("a splat");
            assert_eq!(Attribute::from(splat).display(&context).to_string(), text);
            assert!(splat.values::<f64>(&context).expect("numbers").eq([2.0; 3]));
            assert_eq!((splat.value_at::<f64>(&context, 2), splat.value_at::<f64>(&context, 3)), (Some(2.0), None));
        }
        let bits = DenseElementsAttr::of(&context, vector(&context, 9, Type::I1), &[true]).expect("a splat");
        assert!(bits.values::<bool>(&context).expect("bits").eq([true; 9]));
    }

    #[test]
    fn rejects_values_that_do_not_fit() {
        let context = Context::new();
        let two = vector(&context, 2, Type::I8);
        for wrong in [&[128_i64, 256][..], &[-129, 0], &[1, 2, 3], &[]] {
            let error = DenseElementsAttr::of(&context, two, wrong).expect_err("it does not fit");
            let message = "the values are not elements of 'vector<2xi8>'; pass one for all, or one for each element \
                           of a static shape";
            assert_eq!(error.to_string(), message);
        }
        assert!(DenseElementsAttr::of(&context, two, &[1.0]).is_err());
        assert!(DenseElementsAttr::of(&context, Type::I8, &[1]).is_err());
        let wide = DenseElementsAttr::of(&context, vector(&context, 1, Type::I64), &[1]).expect("a number");
        assert!(wide.values::<i32>(&context).is_none() && wide.values::<f64>(&context).is_none());
    }
}
