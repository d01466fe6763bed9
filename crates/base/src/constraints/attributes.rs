//! Attributes that are one value. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::constraint;
use crate::constraints::types::*;
use crate::numeric::FloatFormat;
use crate::schema::AttrValuePred;
use crate::types::Signedness::{Signed, Signless, Unsigned};
use crate::types::{IntegerType, Signedness};
use crate::{Attribute, Context, Type};

/// Returns the integer attribute of this type, which must be an integer type.
fn integer(context: &Context, ty: Type, value: i64) -> Attribute {
    IntegerAttr::get(context, ty, value).map_or(Attribute::UNIT, Attribute::from)
}

/// Returns the integer attribute of this type with the value of a Rust integer of the same width.
fn number<N: Into<i128>>(context: &Context, ty: Type, value: N) -> Attribute {
    // The low bits are what counts: a `u64` above `i64::MAX` goes in as the negative number with its bits.
    let low = u64::try_from(value.into() & i128::from(u64::MAX)).unwrap_or_default();
    integer(context, ty, low.cast_signed())
}

/// Returns the value as the Rust integer of the type's width and signedness.
fn of_number<N: TryFrom<i128>>(attribute: IntegerAttr, context: &Context) -> Option<N> {
    let int = attribute.int(context)?;
    let is_unsigned = N::try_from(-1).is_err();
    let value = if is_unsigned { i128::from(int.zext_u64()?) } else { i128::from(int.sext_i64()?) };
    N::try_from(value).ok()
}

/// Returns whether it is an integer attribute whose type has this width (`None`: any) and signedness.
fn is_integer_attr(attribute: Attribute, context: &Context, width: u32, signedness: Option<Signedness>) -> bool {
    let ty = attribute.cast::<IntegerAttr>(context).map(|integer| integer.ty(context));
    ty.is_some_and(|ty| is_integer(ty, context, Some(width), signedness))
}

fn is_float_attr(attribute: Attribute, context: &Context, format: FloatFormat) -> bool {
    attribute.cast::<FloatAttr>(context).is_some_and(|float| is_float(float.ty(context), context, format))
}

fn is_of_type(attribute: Attribute, context: &Context, ty: Type) -> bool {
    attribute.ty(context) == Some(ty)
}

fn integer_type(context: &Context, width: u32, signedness: Signedness) -> Type {
    IntegerType::get(context, width, signedness).map_or(Type::I1, Type::from)
}

constraint! {
    /// any attribute
    pub AnyAttr: Attribute = TruePred;

    /// bool attribute
    pub BoolProperty: BoolAttr = BoolAttr, as BoolAttr;

    /// {W}-bit integer attribute
    pub AnyIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, None));

    /// {W}-bit signless integer attribute
    pub SignlessIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Signless)));

    /// {W}-bit signed integer attribute
    pub SignedIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Signed)));

    /// {W}-bit unsigned integer attribute
    pub UnsignedIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Unsigned)));

    /// 1-bit signless integer attribute
    pub I1Attr: IntegerAttr = SignlessIntegerAttr<1>, as BoolAttr,
        value_type I1;

    /// 1-bit signed integer attribute
    pub SI1Attr: IntegerAttr = SignedIntegerAttr<1>,
        from bool => integer($_ctx, integer_type($_ctx, 1, Signed), $_value.into()),
        into bool => $_self.int($_ctx).map(|bit| !bit.is_zero()),
        value_type SI1;

    /// 1-bit unsigned integer attribute
    pub UI1Attr: IntegerAttr = UnsignedIntegerAttr<1>,
        from bool => integer($_ctx, integer_type($_ctx, 1, Unsigned), $_value.into()),
        into bool => $_self.int($_ctx).map(|bit| !bit.is_zero()),
        value_type UI1;

    /// 8-bit signless integer attribute
    pub I8Attr: IntegerAttr = SignlessIntegerAttr<8>,
        from i8 => number($_ctx, Type::I8, $_value),
        into i8 => of_number($_self, $_ctx),
        value_type I8;

    /// 8-bit signed integer attribute
    pub SI8Attr: IntegerAttr = SignedIntegerAttr<8>,
        from i8 => number($_ctx, integer_type($_ctx, 8, Signed), $_value),
        into i8 => of_number($_self, $_ctx),
        value_type SI8;

    /// 8-bit unsigned integer attribute
    pub UI8Attr: IntegerAttr = UnsignedIntegerAttr<8>,
        from u8 => number($_ctx, integer_type($_ctx, 8, Unsigned), $_value),
        into u8 => of_number($_self, $_ctx),
        value_type UI8;

    /// 16-bit signless integer attribute
    pub I16Attr: IntegerAttr = SignlessIntegerAttr<16>,
        from i16 => number($_ctx, Type::I16, $_value),
        into i16 => of_number($_self, $_ctx),
        value_type I16;

    /// 16-bit signed integer attribute
    pub SI16Attr: IntegerAttr = SignedIntegerAttr<16>,
        from i16 => number($_ctx, integer_type($_ctx, 16, Signed), $_value),
        into i16 => of_number($_self, $_ctx),
        value_type SI16;

    /// 16-bit unsigned integer attribute
    pub UI16Attr: IntegerAttr = UnsignedIntegerAttr<16>,
        from u16 => number($_ctx, integer_type($_ctx, 16, Unsigned), $_value),
        into u16 => of_number($_self, $_ctx),
        value_type UI16;

    /// 32-bit signless integer attribute
    pub I32Attr: IntegerAttr = SignlessIntegerAttr<32>,
        from i32 => number($_ctx, Type::I32, $_value),
        into i32 => of_number($_self, $_ctx),
        value_type I32;

    /// 32-bit signed integer attribute
    pub SI32Attr: IntegerAttr = SignedIntegerAttr<32>,
        from i32 => number($_ctx, integer_type($_ctx, 32, Signed), $_value),
        into i32 => of_number($_self, $_ctx),
        value_type SI32;

    /// 32-bit unsigned integer attribute
    pub UI32Attr: IntegerAttr = UnsignedIntegerAttr<32>,
        from u32 => number($_ctx, integer_type($_ctx, 32, Unsigned), $_value),
        into u32 => of_number($_self, $_ctx),
        value_type UI32;

    /// 64-bit signless integer attribute
    pub I64Attr: IntegerAttr = SignlessIntegerAttr<64>,
        from i64 => number($_ctx, Type::I64, $_value),
        into i64 => of_number($_self, $_ctx),
        value_type I64;

    /// 64-bit signed integer attribute
    pub SI64Attr: IntegerAttr = SignedIntegerAttr<64>,
        from i64 => number($_ctx, integer_type($_ctx, 64, Signed), $_value),
        into i64 => of_number($_self, $_ctx),
        value_type SI64;

    /// 64-bit unsigned integer attribute
    pub UI64Attr: IntegerAttr = UnsignedIntegerAttr<64>,
        from u64 => number($_ctx, integer_type($_ctx, 64, Unsigned), $_value),
        into u64 => of_number($_self, $_ctx),
        value_type UI64;

    /// index attribute
    pub IndexAttr: IntegerAttr = And(IntegerAttr, CPred(is_of_type($_self, $_ctx, Type::INDEX))),
        from i64 => integer($_ctx, Type::INDEX, $_value),
        into i64 => $_self.value($_ctx),
        value_type Index;

    /// 32-bit float attribute
    pub F32Attr: FloatAttr = CPred(is_float_attr($_self, $_ctx, FloatFormat::F32)),
        from f32 => FloatAttr::from_float($_ctx, $_value.into()),
        into f32 => f32::try_from($_self.value($_ctx)).ok(),
        value_type F32;

    /// 64-bit float attribute
    pub F64Attr: FloatAttr = CPred(is_float_attr($_self, $_ctx, FloatFormat::F64)),
        from f64 => FloatAttr::from_float($_ctx, $_value.into()),
        into f64 => f64::try_from($_self.value($_ctx)).ok(),
        value_type F64;

    /// string attribute
    pub StrAttr: StringAttr = StringAttr, as StringAttr;

    /// string attribute
    pub SymbolNameAttr: StringAttr = StringAttr, as StringAttr, symbol_name;

    /// string attribute of {T}
    pub TypedStrAttr<T: Type>: StringAttr = CPred($_self.cast::<StringAttr>($_ctx).is_some_and(
        |string| T::CONSTRAINT.holds(string.ty($_ctx), &crate::schema::PredScope::of($_ctx)))),
        value_type T;

    /// {A}
    pub AnyAttrOf<A: Attribute>: Attribute = A;

    /// {A} and {B}
    pub AllAttrOf<A: Attribute, B: Attribute>: Attribute = And(A, B);

    /// constant attribute false
    pub ConstBoolAttrFalse: BoolAttr = CPred($_self == BoolAttr::get($_ctx, false).into()), as BoolAttr;

    /// constant attribute true
    pub ConstBoolAttrTrue: BoolAttr = CPred($_self == BoolAttr::get($_ctx, true).into()), as BoolAttr;

    /// constant attribute true
    pub ConstUnitAttr: UnitAttr = CPred($_self == Attribute::UNIT);

    /// constant attribute {N}
    pub ConstantIntAttr<A: Attribute, const N: i64>: IntegerAttr = And(A, Test(AttrValuePred::IntIsOneOf(&[N])));

    /// type attribute of {T}
    pub TypeAttrOf<T: Type>: TypeAttr =
        And(TypeAttr, CPred($_self.cast::<TypeAttr>($_ctx).is_some_and(
            |attr| T::CONSTRAINT.holds(attr.value($_ctx), &crate::schema::PredScope::of($_ctx))))),
        as TypeAttr;
}

/// An integer attribute of any type.
pub type APIntAttr = IntegerAttr;
/// 1-bit integer of any signedness
pub type AnyI1Attr = AnyIntegerAttr<1>;
/// 8-bit integer of any signedness
pub type AnyI8Attr = AnyIntegerAttr<8>;
/// 16-bit integer of any signedness
pub type AnyI16Attr = AnyIntegerAttr<16>;
/// 32-bit integer of any signedness
pub type AnyI32Attr = AnyIntegerAttr<32>;
/// 64-bit integer of any signedness
pub type AnyI64Attr = AnyIntegerAttr<64>;
