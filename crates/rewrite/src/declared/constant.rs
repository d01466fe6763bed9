//! Constants of any shape, with arithmetic: `const c0 + c1`.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Sub};

use ods_core::attributes::{DenseElementsAttr, IntegerAttr};
use ods_core::fold::evaluate;
use ods_core::interfaces::ElementsAttrInterface;
use ods_core::numeric::{Float, Int};
use ods_core::schema::View;
use ods_core::{Attribute, Context, Ir, Type, Value};

use super::number::Number;
use crate::PatternError;

/// A constant that a pattern captured or computed: a number, or the elements of a vector or tensor.
///
/// Arithmetic is elementwise and needs operands of one type; an integer of Rust is a splat of that type. Integers wrap;
/// floating-point numbers are rounded to the nearest, and have no bitwise operations. The result of impossible
/// arithmetic is not a constant, and a pattern that uses it does not apply.
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

    /// Returns the number, or the one that all elements are.
    fn uniform(self) -> Option<Attribute> {
        let (value, _) = self.value?;
        match value.cast::<DenseElementsAttr>(self.context) {
            Some(all) => all.element(self.context, 0).filter(|_| all.is_splat(self.context)),
            None => Some(value),
        }
    }

    /// Returns the integer, if all elements are the same one.
    pub fn int(self) -> Option<Int> {
        self.uniform()?.cast::<IntegerAttr>(self.context)?.int(self.context).cloned()
    }

    /// Returns whether all elements are this integer.
    pub fn is_integer(self, value: i64) -> bool {
        self.int().is_some() && self.is(value)
    }

    /// Returns whether all elements are this number: as many bits of an integer as it has, a floating-point number
    /// rounded to its format. An integer is equal to the floating-point number with its value, and a boolean to the
    /// integer of one bit. Zeros with different signs differ.
    pub fn is(self, number: impl Into<Number>) -> bool {
        let Some(value) = self.uniform() else { return false };
        let ty = value.ty(self.context);
        ty.and_then(|ty| number.into().element(self.context, ty)) == Some(value)
    }

    /// Computes an element from one element of each, as integers or as floating-point numbers.
    fn zip(
        self,
        other: Self,
        of_ints: impl Fn(&Int, &Int) -> Int,
        of_floats: Option<fn(Float, Float) -> Float>,
    ) -> Self {
        let combined = || {
            let ((a, ty), (b, other)) = (self.value?, other.value?);
            if ty != other {
                return None;
            }
            let integers = evaluate(self.context, [a, b], ty, |[a, b]: [Int; 2]| Some(of_ints(&a, &b)));
            let floats = || evaluate(self.context, [a, b], ty, |[a, b]: [Float; 2]| Some(of_floats?(a, b)));
            Some((integers.or_else(floats)?, ty))
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

/// Returns the number as an attribute of this type: itself, or equal elements.
fn splat(context: &Context, ty: Type, number: Attribute) -> Option<Attribute> {
    if ty.element_type(context) == ty {
        return Some(number);
    }
    DenseElementsAttr::get(context, ty, &[number]).ok().map(|all| all.entity())
}

macro_rules! operators {
    ($($operator:ident $method:ident $of_ints:expr, $of_floats:expr;)*) => {$(
        impl<'c> $operator for Constant<'c> {
            type Output = Constant<'c>;
            fn $method(self, other: Self) -> Self {
                self.zip(other, $of_ints, $of_floats)
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
    Add add Int::wrapping_add, Some(Add::add);
    Sub sub Int::wrapping_sub, Some(Sub::sub);
    Mul mul Int::wrapping_mul, Some(Mul::mul);
    BitAnd bitand |a, b| a & b, None;
    BitOr bitor |a, b| a | b, None;
    BitXor bitxor |a, b| a ^ b, None;
}

impl Neg for Constant<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        // Not 0 - x, which is 0.0 for 0.0.
        self.zip(self, |int, _| Int::zero(int.width()).wrapping_sub(int), Some(|float, _| -float))
    }
}

impl Not for Constant<'_> {
    type Output = Self;
    fn not(self) -> Self {
        self.zip(self, |int, _| !int, None)
    }
}
