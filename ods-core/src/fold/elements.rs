//! Folding by evaluation: a function over numbers, applied to scalars, splats and dense elements alike.
//!
//! Elements are read from and written to the bytes of dense attributes; only the result is interned. Resources, sparse
//! elements and strings are left alone.

use crate::attributes::{DenseElementsAttr, FloatAttr, IntegerAttr};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::interfaces::ElementsAttrInterface;
use crate::numeric::{Float, Int};
use crate::types::{ShapedType, TypeData};

/// A number that operations compute with: an element of a constant.
pub trait FoldElement: Sized {
    /// Returns the number of a scalar attribute.
    fn of_scalar(attribute: Attribute, context: &Context) -> Option<Self>;

    /// Returns the number with these little-endian bytes, as an element of this type.
    fn of_bytes(bytes: &[u8], element: &TypeData) -> Option<Self>;

    /// Returns the scalar attribute of this type.
    fn into_scalar(self, context: &Context, ty: Type) -> Option<Attribute>;

    /// Appends the little-endian bytes of an element of this type; `None` if the number is of another.
    fn push_bytes(self, bytes: &mut Vec<u8>, element: &TypeData) -> Option<()>;
}

impl FoldElement for Int {
    #[inline]
    fn of_scalar(attribute: Attribute, context: &Context) -> Option<Self> {
        attribute.cast::<IntegerAttr>(context)?.int(context).cloned()
    }

    fn of_bytes(bytes: &[u8], element: &TypeData) -> Option<Self> {
        Some(Self::from_le_bytes(element.integer_width()?, bytes))
    }

    #[inline]
    fn into_scalar(self, context: &Context, ty: Type) -> Option<Attribute> {
        IntegerAttr::from_int(context, ty, self).ok().map(Attribute::from)
    }

    fn push_bytes(self, bytes: &mut Vec<u8>, element: &TypeData) -> Option<()> {
        let width = element.integer_width().filter(|width| *width == self.width())?;
        bytes.extend(self.to_le_bytes(width.div_ceil(8) as usize));
        Some(())
    }
}

impl FoldElement for bool {
    #[inline]
    fn of_scalar(attribute: Attribute, context: &Context) -> Option<Self> {
        Int::of_scalar(attribute, context).filter(|int| int.width() == 1).map(|int| !int.is_zero())
    }

    fn of_bytes(bytes: &[u8], element: &TypeData) -> Option<Self> {
        Int::of_bytes(bytes, element).filter(|int| int.width() == 1).map(|int| !int.is_zero())
    }

    #[inline]
    fn into_scalar(self, context: &Context, ty: Type) -> Option<Attribute> {
        Int::from_u64(1, self.into()).into_scalar(context, ty)
    }

    fn push_bytes(self, bytes: &mut Vec<u8>, element: &TypeData) -> Option<()> {
        Int::from_u64(1, self.into()).push_bytes(bytes, element)
    }
}

impl FoldElement for Float {
    #[inline]
    fn of_scalar(attribute: Attribute, context: &Context) -> Option<Self> {
        attribute.cast::<FloatAttr>(context).map(|value| value.value(context))
    }

    fn of_bytes(bytes: &[u8], element: &TypeData) -> Option<Self> {
        let TypeData::Float(format) = element else { return None };
        Some(Self::from_bits(*format, bytes.iter().rev().fold(0, |word, byte| word << 8 | u128::from(*byte))))
    }

    #[inline]
    fn into_scalar(self, context: &Context, ty: Type) -> Option<Attribute> {
        let value = FloatAttr::from_float(context, self);
        (value.ty(context) == ty).then(|| value.into())
    }

    fn push_bytes(self, bytes: &mut Vec<u8>, element: &TypeData) -> Option<()> {
        let TypeData::Float(format) = element else { return None };
        let size = format.bits().div_ceil(8) as usize;
        bytes.extend(self.to_bits().to_le_bytes().get(..size).filter(|_| *format == self.format())?);
        Some(())
    }
}

/// Returns the constant of type `ty` whose elements are the results of `evaluate` on the elements of the operands,
/// which are all scalars, or all dense with as many elements. `None` if `evaluate` has no result for some of them.
///
/// ```
/// # use ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::numeric::Int;
/// # use ods::{Attribute, Context, Type};
/// # fn main() -> ods::Result {
/// # let context = Context::new();
/// let number = |value| IntegerAttr::get(&context, Type::I8, value).map(Attribute::from);
/// let sum = |[a, b]: [Int; 2]| Some(a.wrapping_add(&b));
/// let folded = ods::fold::evaluate(&context, [number(100)?, number(100)?], Type::I8, sum);
/// assert_eq!(folded, Some(number(-56)?));
/// # Ok(())
/// # }
/// ```
pub fn evaluate<const N: usize, T: FoldElement, U: FoldElement>(
    context: &Context,
    operands: [Attribute; N],
    ty: Type,
    evaluate: impl Fn([T; N]) -> Option<U>,
) -> Option<Attribute> {
    evaluate_by(context, operands, ty, &evaluate)
}

/// Does the work of [`evaluate`], which is compiled for each function.
fn evaluate_by<const N: usize, T: FoldElement, U: FoldElement>(
    context: &Context,
    operands: [Attribute; N],
    ty: Type,
    evaluate: &dyn Fn([T; N]) -> Option<U>,
) -> Option<Attribute> {
    if let Some(numbers) = all(operands, |attribute| T::of_scalar(attribute, context)) {
        return evaluate(numbers)?.into_scalar(context, ty);
    }
    let dense = all(operands, |attribute| Elements::of(attribute, context))?;
    let element = ty.element_type(context).data(context);
    let is_splat = dense.iter().all(|elements| elements.is_splat);
    let count = if is_splat { 1 } else { ty.cast::<ShapedType>(context)?.num_elements(context)? };
    let mut bytes = Vec::new();
    for index in 0..usize::try_from(count).ok()? {
        let numbers = all(dense, |elements| elements.get(index))?;
        evaluate(numbers)?.push_bytes(&mut bytes, element)?;
    }
    if element.integer_width() == Some(1) {
        bytes = packed(&bytes, is_splat);
    }
    DenseElementsAttr::from_raw(context, ty, bytes, is_splat).ok().map(Attribute::from)
}

/// Applies the function to all; `None` if it fails for one.
fn all<const N: usize, A: Copy, B>(inputs: [A; N], convert: impl Fn(A) -> Option<B>) -> Option<[B; N]> {
    let outputs = inputs.map(convert);
    // Collecting a list and turning it into an array takes twice as long.
    outputs.iter().all(Option::is_some).then(|| outputs.map(|output| output.unwrap_or_else(|| unreachable!())))
}

/// The elements of a dense attribute.
#[derive(Clone, Copy)]
struct Elements<'c> {
    bytes: &'c [u8],
    element: &'c TypeData,
    /// The number of bytes of an element; 0 for bits.
    size: usize,
    is_splat: bool,
}

impl<'c> Elements<'c> {
    fn of(attribute: Attribute, context: &'c Context) -> Option<Self> {
        let dense = attribute.cast::<DenseElementsAttr>(context)?;
        let element = dense.ty(context).element_type(context).data(context);
        let bits = element.int_or_float_width().or_else(|| element.integer_width())?;
        let size = if bits == 1 { 0 } else { bits.div_ceil(8) as usize };
        Some(Self { bytes: dense.raw_data(context)?, element, size, is_splat: dense.is_splat(context) })
    }

    fn get<T: FoldElement>(self, index: usize) -> Option<T> {
        let index = if self.is_splat { 0 } else { index };
        if self.size == 0 {
            let byte = self.bytes.get(index / 8)?;
            return T::of_bytes(&[byte >> (index % 8) & 1], self.element);
        }
        T::of_bytes(self.bytes.get(index * self.size..(index + 1) * self.size)?, self.element)
    }
}

/// Returns bits in the form of dense attributes: eight to a byte; for a splat, a byte of equal bits.
fn packed(bits: &[u8], is_splat: bool) -> Vec<u8> {
    if is_splat {
        return bits.iter().map(|bit| bit.wrapping_neg()).collect();
    }
    let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit & 1);
    bits.chunks(8).map(byte).collect()
}
