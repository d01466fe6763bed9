//! Constants of any shape, with arithmetic: `const c0 + c1`.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Sub};

use ods_core::attributes::{DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_core::interfaces::ElementsAttrInterface;
use ods_core::numeric::Int;
use ods_core::schema::View;
use ods_core::types::ShapedType;
use ods_core::{Attribute, Context, Ir, Type, Value};

use super::number::{Number, exact};
use crate::PatternError;

/// A constant that a pattern captured or computed: a number, or the elements of a vector or tensor.
///
/// Arithmetic is elementwise, wraps, and needs operands of one type; an integer of Rust is a splat of that type. The
/// result of impossible arithmetic is not a constant, and a pattern that uses it does not apply.
#[derive(Clone, Copy, Debug)]
pub struct Constant<'c> {
    context: &'c Context,
    /// The value and its type; `None` for the result of impossible arithmetic.
    value: Option<(Attribute, Type)>,
}

impl<'c> Constant<'c> {
    /// Returns the constant that defines the value. If there is none, it is as the result of impossible arithmetic.
    pub fn of(ir: &Ir, context: &'c Context, value: Value) -> Self {
        let attribute = ir.constant(value);
        Self { context, value: attribute.map(|attribute| (attribute, ir.value_type(value))) }
    }

    /// Returns the constant with this value.
    pub fn new(context: &'c Context, value: Attribute, ty: Type) -> Self {
        Self { context, value: Some((value, ty)) }
    }

    /// Returns the number, or the splat of it, of this type. An integer may have a type of floating-point numbers, if
    /// it is one of them. A number that the type does not have is the result of impossible arithmetic.
    pub fn number(context: &'c Context, ty: Type, value: impl Into<Number>) -> Self {
        Self::of_number(context, Some(ty), value.into())
    }

    /// Returns the number, or the splat of it, of this type; without a type, it is the result of impossible arithmetic.
    pub fn of_number(context: &'c Context, ty: Option<Type>, number: Number) -> Self {
        let value = ty.and_then(|ty| number.element(context, ty.element_type(context)).map(|value| (value, ty)));
        Self { context, value: value.and_then(|(value, ty)| Some((splat(context, ty, value)?, ty))) }
    }

    /// Returns the value.
    ///
    /// # Errors
    /// Returns an error if it is the result of impossible arithmetic.
    pub fn attribute(self) -> Result<Attribute, PatternError> {
        self.value.map(|(value, _)| value).ok_or(PatternError::NoMatch)
    }

    /// Returns the type; `None` if it is the result of impossible arithmetic.
    pub fn ty(self) -> Option<Type> {
        self.value.map(|(_, ty)| ty)
    }

    /// Returns the integer, if all elements are the same one.
    pub fn int(self) -> Option<Int> {
        let (value, _) = self.value?;
        if let Some(value) = value.cast::<IntegerAttr>(self.context) {
            return value.int(self.context).cloned();
        }
        value.cast::<DenseElementsAttr>(self.context).filter(|all| all.is_splat(self.context))?.int(self.context, 0)
    }

    /// Returns whether all elements are this integer.
    pub fn is_integer(self, value: i64) -> bool {
        self.int().is_some_and(|int| int == Int::from_i64(int.width(), value))
    }

    /// Returns whether all elements are this number: an integer is equal to the floating-point number with its value,
    /// and a boolean to the integer of one bit.
    pub fn is(self, number: impl Into<Number>) -> bool {
        match number.into() {
            Number::Integer(value) => {
                self.is_integer(value) || exact(value).is_some_and(|wanted| self.is_float(wanted))
            }
            Number::Float(value) => self.is_float(value),
            Number::Bool(value) => self.int().is_some_and(|int| int.width() == 1 && int.is_zero() != value),
        }
    }

    /// Returns whether all elements are this floating-point number; zeros with different signs differ.
    pub fn is_float(self, wanted: f64) -> bool {
        let Some((value, _)) = self.value else { return false };
        let float = value.cast::<FloatAttr>(self.context).map(|value| value.value(self.context).to_f64());
        let elements = || value.cast::<DenseElementsAttr>(self.context).filter(|all| all.is_splat(self.context));
        let float = float.or_else(|| elements()?.value_at::<f64>(self.context, 0));
        float.is_some_and(|float| float.to_bits() == wanted.to_bits())
    }

    fn zip(self, other: Self, combine: impl Fn(&Int, &Int) -> Int) -> Self {
        let combined = || {
            let ((a, ty), (b, other)) = (self.value?, other.value?);
            let combined = if ty == other { zip_attributes(self.context, a, b, combine) } else { None };
            Some((combined?, ty))
        };
        Self { value: combined(), ..self }
    }

    fn like(self, value: i64) -> Self {
        match self.value {
            Some((_, ty)) => Self::number(self.context, ty, value),
            None => self,
        }
    }
}

/// Combines integers elementwise.
fn zip_attributes(
    context: &Context,
    a: Attribute,
    b: Attribute,
    combine: impl Fn(&Int, &Int) -> Int,
) -> Option<Attribute> {
    if let (Some(a), Some(b)) = (a.cast::<IntegerAttr>(context), b.cast::<IntegerAttr>(context)) {
        let value = combine(a.int(context)?, b.int(context)?);
        return IntegerAttr::from_int(context, a.ty(context), value).ok().map(Attribute::from);
    }
    let (a, b) = (a.cast::<DenseElementsAttr>(context)?, b.cast::<DenseElementsAttr>(context)?);
    let ty = a.ty(context);
    let count = ty.cast::<ShapedType>(context)?.num_elements(context)?;
    if a.is_splat(context) && b.is_splat(context) {
        let value = combine(&a.int(context, 0)?, &b.int(context, 0)?);
        return splat(context, ty, IntegerAttr::from_int(context, ty.element_type(context), value).ok()?.into());
    }
    let element = ty.element_type(context);
    let values = (0..count).map(|i| {
        let value = combine(&a.int(context, i)?, &b.int(context, i)?);
        IntegerAttr::from_int(context, element, value).ok().map(Attribute::from)
    });
    let values: Option<Vec<Attribute>> = values.collect();
    DenseElementsAttr::get(context, ty, &values?).ok().map(Attribute::from)
}

/// Returns the number as an attribute of this type: itself, or equal elements.
fn splat(context: &Context, ty: Type, number: Attribute) -> Option<Attribute> {
    if ty.element_type(context) == ty {
        return Some(number);
    }
    DenseElementsAttr::get(context, ty, &[number]).ok().map(|all| all.entity())
}

macro_rules! operators {
    ($($operator:ident $method:ident $function:expr;)*) => {$(
        impl<'c> $operator for Constant<'c> {
            type Output = Constant<'c>;
            fn $method(self, other: Self) -> Self {
                self.zip(other, $function)
            }
        }
        impl<'c> $operator<i64> for Constant<'c> {
            type Output = Constant<'c>;
            fn $method(self, other: i64) -> Self {
                $operator::$method(self, self.like(other))
            }
        }
        impl<'c> $operator<Constant<'c>> for i64 {
            type Output = Constant<'c>;
            fn $method(self, other: Constant<'c>) -> Constant<'c> {
                $operator::$method(other.like(self), other)
            }
        }
    )*};
}

operators! {
    Add add Int::wrapping_add;
    Sub sub Int::wrapping_sub;
    Mul mul Int::wrapping_mul;
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
    BitXor bitxor |a, b| a ^ b;
}

impl Neg for Constant<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        0 - self
    }
}

impl Not for Constant<'_> {
    type Output = Self;
    fn not(self) -> Self {
        -1 - self
    }
}
