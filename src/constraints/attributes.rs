//! Attributes that are one value. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::constraint;
use crate::constraints::types::{is_float, is_integer};
use crate::numeric::FloatFormat;
use crate::types::Signedness::{Signed, Signless, Unsigned};
use crate::types::{IntegerType, Signedness};
use crate::{Attribute, Context, Type};

/// The integer attribute of this type; the types here are all integers.
fn integer(context: &Context, ty: Type, value: i64) -> Attribute {
    IntegerAttr::get(context, ty, value).map_or(Attribute::UNIT, Attribute::from)
}

/// The float attribute of this type; the types here are all floats.
fn float(context: &Context, ty: Type, value: f64) -> Attribute {
    FloatAttr::get(context, ty, value).map_or(Attribute::UNIT, Attribute::from)
}

/// Whether it is an integer attribute whose type has this width (any where `None`) and signedness.
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
    pub BoolProperty: BoolAttr = BoolAttr, from bool => BoolAttr::get($_ctx, $_value);

    /// {W}-bit integer attribute
    pub AnyIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, None));

    /// {W}-bit signless integer attribute
    pub SignlessIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Signless))),
        from i64 => integer($_ctx, integer_type($_ctx, W, Signless), $_value);

    /// {W}-bit signed integer attribute
    pub SignedIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Signed))),
        from i64 => integer($_ctx, integer_type($_ctx, W, Signed), $_value);

    /// {W}-bit unsigned integer attribute
    pub UnsignedIntegerAttr<const W: u32>: IntegerAttr = CPred(is_integer_attr($_self, $_ctx, W, Some(Unsigned))),
        from i64 => integer($_ctx, integer_type($_ctx, W, Unsigned), $_value);

    /// 1-bit signless integer attribute
    pub I1Attr: IntegerAttr = SignlessIntegerAttr<1>, from bool => BoolAttr::get($_ctx, $_value);

    /// 8-bit signless integer attribute
    pub I8Attr: IntegerAttr = SignlessIntegerAttr<8>, from i8 => integer($_ctx, Type::I8, $_value.into());

    /// 16-bit signless integer attribute
    pub I16Attr: IntegerAttr = SignlessIntegerAttr<16>, from i16 => integer($_ctx, Type::I16, $_value.into());

    /// 32-bit signless integer attribute
    pub I32Attr: IntegerAttr = SignlessIntegerAttr<32>, from i32 => integer($_ctx, Type::I32, $_value.into());

    /// 64-bit signless integer attribute
    pub I64Attr: IntegerAttr = SignlessIntegerAttr<64>, from i64 => integer($_ctx, Type::I64, $_value);

    /// index attribute
    pub IndexAttr: IntegerAttr = And(IntegerAttr, CPred(is_of_type($_self, $_ctx, Type::INDEX))),
        from i64 => integer($_ctx, Type::INDEX, $_value);

    /// 32-bit float attribute
    pub F32Attr: FloatAttr = CPred(is_float_attr($_self, $_ctx, FloatFormat::F32)),
        from f32 => float($_ctx, Type::F32, $_value.into());

    /// 64-bit float attribute
    pub F64Attr: FloatAttr = CPred(is_float_attr($_self, $_ctx, FloatFormat::F64)),
        from f64 => float($_ctx, Type::F64, $_value);

    /// string attribute
    pub StrAttr: StringAttr = StringAttr, from &'static str => StringAttr::get($_ctx, $_value);

    /// string attribute
    pub SymbolNameAttr: StringAttr = StringAttr;

    /// string attribute of {T}
    pub TypedStrAttr<T: Type>: StringAttr = CPred($_self.cast::<StringAttr>($_ctx).is_some_and(
        |string| T::CONSTRAINT.holds(string.ty($_ctx), &crate::schema::Scope::of($_ctx))));

    /// {A}
    pub AnyAttrOf<A: Attribute>: Attribute = A;

    /// {A} and {B}
    pub AllAttrOf<A: Attribute, B: Attribute>: Attribute = And(A, B);

    /// constant attribute false
    pub ConstBoolAttrFalse: BoolAttr = CPred($_self == BoolAttr::get($_ctx, false).into());

    /// constant attribute true
    pub ConstBoolAttrTrue: BoolAttr = CPred($_self == BoolAttr::get($_ctx, true).into());

    /// constant attribute true
    pub ConstUnitAttr: UnitAttr = CPred($_self == Attribute::UNIT);

    /// type attribute of {T}
    pub TypeAttrOf<T: Type>: TypeAttr =
        And(TypeAttr, CPred($_self.cast::<TypeAttr>($_ctx).is_some_and(
            |attr| T::CONSTRAINT.holds(attr.value($_ctx), &crate::schema::Scope::of($_ctx)))));
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
/// 1-bit signed integer
pub type SI1Attr = SignedIntegerAttr<1>;
/// 8-bit signed integer
pub type SI8Attr = SignedIntegerAttr<8>;
/// 16-bit signed integer
pub type SI16Attr = SignedIntegerAttr<16>;
/// 32-bit signed integer
pub type SI32Attr = SignedIntegerAttr<32>;
/// 64-bit signed integer
pub type SI64Attr = SignedIntegerAttr<64>;
/// 1-bit unsigned integer
pub type UI1Attr = UnsignedIntegerAttr<1>;
/// 8-bit unsigned integer
pub type UI8Attr = UnsignedIntegerAttr<8>;
/// 16-bit unsigned integer
pub type UI16Attr = UnsignedIntegerAttr<16>;
/// 32-bit unsigned integer
pub type UI32Attr = UnsignedIntegerAttr<32>;
/// 64-bit unsigned integer
pub type UI64Attr = UnsignedIntegerAttr<64>;
