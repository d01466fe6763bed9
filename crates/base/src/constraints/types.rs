//! Types without dimensions. As `CommonTypeConstraints.td`.

use crate::constraint;
use crate::numeric::FloatFormat;
use crate::types::*;
use crate::{Context, Type};

/// Returns whether the type is an integer of this width (`None`: any) and signedness (`None`: any).
pub(crate) fn is_integer(ty: Type, context: &Context, width: Option<u32>, signedness: Option<Signedness>) -> bool {
    let TypeData::Integer { width: found, signedness: read } = *ty.data(context) else { return false };
    width.is_none_or(|width| width == found) && signedness.is_none_or(|signedness| signedness == read)
}

/// Returns whether the type is the float of this format.
pub(crate) fn is_float(ty: Type, context: &Context, format: FloatFormat) -> bool {
    *ty.data(context) == TypeData::Float(format)
}

/// Returns the integer type of this width, which must be valid, and signedness.
fn integer(context: &Context, width: u32, signedness: Signedness) -> Type {
    IntegerType::get(context, width, signedness).map_or(Type::I1, Type::from)
}

fn float(context: &Context, format: FloatFormat) -> Type {
    FloatType::get(context, format).into()
}

/// Returns the elements of a tuple and of nested tuples, as MLIR's `TupleType::getFlattenedTypes`.
fn flattened(ty: Type, context: &Context) -> Vec<Type> {
    let mut found = Vec::new();
    let mut left = vec![ty];
    while let Some(ty) = left.pop() {
        if let TypeData::Tuple(elements) = ty.data(context) {
            left.extend(elements.iter().rev());
        } else {
            found.push(ty);
        }
    }
    found
}

use Signedness::{Signed, Signless, Unsigned};

constraint! {
    /// any type
    pub AnyType: Type = TruePred;

    /// {T}
    pub AnyTypeOf<T: Type>: Type = T;

    /// {A} and {B}
    pub AllOfType<A: Type, B: Type>: Type = And(A, B);

    /// {T} {C}
    pub ConfinedType<T: Type, C: Type>: Type = And(T, C);

    /// integer
    pub AnyInteger: IntegerType = CPred($_self.isa::<IntegerType>($_ctx));

    /// signless integer
    pub AnySignlessInteger: IntegerType = CPred(is_integer($_self, $_ctx, None, Some(Signless)));

    /// signed integer
    pub AnySignedInteger: Type = And(IntegerType, CPred(is_integer($_self, $_ctx, None, Some(Signed))));

    /// unsigned integer
    pub AnyUnsignedInteger: Type = And(IntegerType, CPred(is_integer($_self, $_ctx, None, Some(Unsigned))));

    /// {W}-bit integer
    pub AnyI<const W: u32>: IntegerType = Or(I<W>, SI<W>, UI<W>);

    /// {W}-bit signless integer
    pub I<const W: u32>: IntegerType = CPred(is_integer($_self, $_ctx, Some(W), Some(Signless))),
        build => integer($_ctx, W, Signless);

    /// {W}-bit signed integer
    pub SI<const W: u32>: IntegerType = CPred(is_integer($_self, $_ctx, Some(W), Some(Signed))),
        build => integer($_ctx, W, Signed);

    /// {W}-bit unsigned integer
    pub UI<const W: u32>: IntegerType = CPred(is_integer($_self, $_ctx, Some(W), Some(Unsigned))),
        build => integer($_ctx, W, Unsigned);

    /// index
    pub Index: IndexType = CPred($_self == Type::INDEX), build => Type::INDEX;

    /// signless integer or index
    pub AnySignlessIntegerOrIndex: Type = Or(AnySignlessInteger, Index);

    /// floating-point
    pub AnyFloat: FloatType = CPred($_self.isa::<FloatType>($_ctx));

    /// complex-type
    pub AnyComplex: ComplexType = CPred($_self.isa::<ComplexType>($_ctx));

    /// complex type with {T} elements
    pub Complex<T: Type>: ComplexType = ElementType(T);

    /// tuple
    pub AnyTuple: TupleType = CPred($_self.isa::<TupleType>($_ctx));

    /// tuple with any combination of {T} values
    pub TupleOf<T: Type>: TupleType = And(TupleType, Each(T));

    /// nested tuple with any combination of {T} values
    pub NestedTupleOf<T: Type>: TupleType = And(
        TupleType,
        CPred(flattened($_self, $_ctx).into_iter().all(
            |element| T::CONSTRAINT.holds(element, &crate::schema::PredScope::of($_ctx)))),
    );
}

/// 1-bit signless integer
pub type I1 = I<1>;
/// 8-bit signless integer
pub type I8 = I<8>;
/// 16-bit signless integer
pub type I16 = I<16>;
/// 32-bit signless integer
pub type I32 = I<32>;
/// 64-bit signless integer
pub type I64 = I<64>;
/// 128-bit signless integer
pub type I128 = I<128>;
/// 1-bit signed integer
pub type SI1 = SI<1>;
/// 8-bit signed integer
pub type SI8 = SI<8>;
/// 16-bit signed integer
pub type SI16 = SI<16>;
/// 32-bit signed integer
pub type SI32 = SI<32>;
/// 64-bit signed integer
pub type SI64 = SI<64>;
/// 1-bit unsigned integer
pub type UI1 = UI<1>;
/// 8-bit unsigned integer
pub type UI8 = UI<8>;
/// 16-bit unsigned integer
pub type UI16 = UI<16>;
/// 32-bit unsigned integer
pub type UI32 = UI<32>;
/// 64-bit unsigned integer
pub type UI64 = UI<64>;
/// 1-bit integer of any signedness
pub type AnyI1 = AnyI<1>;
/// 8-bit integer of any signedness
pub type AnyI8 = AnyI<8>;
/// 16-bit integer of any signedness
pub type AnyI16 = AnyI<16>;
/// 32-bit integer of any signedness
pub type AnyI32 = AnyI<32>;
/// 64-bit integer of any signedness
pub type AnyI64 = AnyI<64>;

constraint! {
    /// 16-bit float
    pub F16: FloatType = CPred(is_float($_self, $_ctx, FloatFormat::F16)), build => float($_ctx, FloatFormat::F16);

    /// 32-bit float
    pub F32: FloatType = CPred(is_float($_self, $_ctx, FloatFormat::F32)), build => float($_ctx, FloatFormat::F32);

    /// 64-bit float
    pub F64: FloatType = CPred(is_float($_self, $_ctx, FloatFormat::F64)), build => float($_ctx, FloatFormat::F64);

    /// 80-bit float
    pub F80: FloatType = CPred(is_float($_self, $_ctx, FloatFormat::F80)), build => float($_ctx, FloatFormat::F80);

    /// 128-bit float
    pub F128: FloatType = CPred(is_float($_self, $_ctx, FloatFormat::F128)), build => float($_ctx, FloatFormat::F128);

    /// bfloat16 type
    pub BF16: Type = CPred(is_float($_self, $_ctx, FloatFormat::BF16)), build => float($_ctx, FloatFormat::BF16);

    /// tf32 type
    pub TF32: Type = CPred(is_float($_self, $_ctx, FloatFormat::TF32)), build => float($_ctx, FloatFormat::TF32);

    /// f8E5M2 type
    pub F8E5M2: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E5M2)), build => float($_ctx, FloatFormat::F8E5M2);

    /// f8E4M3 type
    pub F8E4M3: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E4M3)), build => float($_ctx, FloatFormat::F8E4M3);

    /// f8E4M3FN type
    pub F8E4M3FN: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E4M3FN)), build => float($_ctx, FloatFormat::F8E4M3FN);

    /// f8E5M2FNUZ type
    pub F8E5M2FNUZ: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E5M2FNUZ)), build => float($_ctx, FloatFormat::F8E5M2FNUZ);

    /// f8E4M3FNUZ type
    pub F8E4M3FNUZ: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E4M3FNUZ)), build => float($_ctx, FloatFormat::F8E4M3FNUZ);

    /// f8E4M3B11FNUZ type
    pub F8E4M3B11FNUZ: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E4M3B11FNUZ)), build => float($_ctx, FloatFormat::F8E4M3B11FNUZ);

    /// f8E3M4 type
    pub F8E3M4: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E3M4)), build => float($_ctx, FloatFormat::F8E3M4);

    /// f8E8M0FNU type
    pub F8E8M0FNU: Type = CPred(is_float($_self, $_ctx, FloatFormat::F8E8M0FNU)), build => float($_ctx, FloatFormat::F8E8M0FNU);

    /// f6E2M3FN type
    pub F6E2M3FN: Type = CPred(is_float($_self, $_ctx, FloatFormat::F6E2M3FN)), build => float($_ctx, FloatFormat::F6E2M3FN);

    /// f6E3M2FN type
    pub F6E3M2FN: Type = CPred(is_float($_self, $_ctx, FloatFormat::F6E3M2FN)), build => float($_ctx, FloatFormat::F6E3M2FN);

    /// f4E2M1FN type
    pub F4E2M1FN: Type = CPred(is_float($_self, $_ctx, FloatFormat::F4E2M1FN)), build => float($_ctx, FloatFormat::F4E2M1FN);
}
