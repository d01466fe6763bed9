//! The operations of `complex`: the two families, then the others, each in the order of MLIR's `ComplexOps.td`.

use ods::prelude::*;

use super::ComplexDialect;
use super::fold::{FoldComponentNeg, MergeComplexBitcast};
use super::verify::element_type;
use crate::arith::{ArithFastMathInterface, FastMathFlags};

op_family! {
    #[op(
        ComplexDialect,
        traits(Pure, SameOperandsAndResultType, Elementwise),
        interfaces(ArithFastMathInterface),
        format($lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($result))
    )]
    struct ComplexArithmeticOp {
        #[operand]
        lhs: Complex<AnyFloat>,
        #[operand]
        rhs: Complex<AnyFloat>,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
        #[result]
        result: Complex<AnyFloat>,
    }

    #[op(
        ComplexDialect,
        traits(Pure, Elementwise),
        interfaces(ArithFastMathInterface),
        format($complex ("fastmath" "" $fastmath^)? attr_dict ":" type($complex))
    )]
    struct ComplexUnaryOp {
        #[operand]
        complex: Complex<AnyFloat>,
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
    }

    /// The result is complex, too.
    #[op(ComplexDialect, traits(SameOperandsAndResultType))]
    struct OfSameType {
        #[result]
        result: Complex<AnyFloat>,
    }

    /// Absolute value of a complex number
    ///
    /// `%length = complex.abs %z : complex<f32>`
    pub AbsOp = ComplexUnaryOp(
        "abs",
        traits(TypesMatchWith("complex element type matches result type", complex, result, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        result: AnyFloat,
    };

    /// Complex addition
    ///
    /// `%sum = complex.add %z, %w : complex<f32>`
    pub AddOp = ComplexArithmeticOp("add", fold);

    /// Arc tangent of the quotient of two complex numbers
    ///
    /// The result is `-i * log((w + i * z) / sqrt(w * w + z * z))` for `%y = complex.atan2 %z, %w : complex<f32>`.
    pub Atan2Op = ComplexArithmeticOp("atan2");

    /// Complex cosine
    ///
    /// `%y = complex.cos %z : complex<f32>`
    pub CosOp = ComplexUnaryOp + OfSameType("cos");

    /// Complex division
    ///
    /// `%q = complex.div %z, %w : complex<f32>`
    pub DivOp = ComplexArithmeticOp("div", fold);

    /// Complex exponential
    ///
    /// `%y = complex.exp %z : complex<f32>`
    pub ExpOp = ComplexUnaryOp + OfSameType("exp", fold);

    /// Complex exponential, minus 1
    ///
    /// More exact than the difference where the operand is near 0: `%y = complex.expm1 %z : complex<f32>`.
    pub Expm1Op = ComplexUnaryOp + OfSameType("expm1");

    /// Imaginary part of a complex number
    ///
    /// `%y = complex.im %z : complex<f32>`
    pub ImOp = ComplexUnaryOp(
        "im",
        fold,
        canonicalize(FoldComponentNeg),
        traits(TypesMatchWith("complex element type matches result type", complex, imaginary, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        imaginary: AnyFloat,
    };

    /// Complex natural logarithm
    ///
    /// `%y = complex.log %z : complex<f32>`
    pub LogOp = ComplexUnaryOp + OfSameType("log");

    /// Complex natural logarithm of 1 plus the operand
    ///
    /// More exact than the sum where the operand is near 0: `%y = complex.log1p %z : complex<f32>`.
    pub Log1pOp = ComplexUnaryOp + OfSameType("log1p");

    /// Complex multiplication
    ///
    /// `%product = complex.mul %z, %w : complex<f32>`
    pub MulOp = ComplexArithmeticOp("mul", fold);

    /// Complex negation
    ///
    /// `%y = complex.neg %z : complex<f32>`
    pub NegOp = ComplexUnaryOp + OfSameType("neg", fold);

    /// Complex power
    ///
    /// `%y = complex.pow %z, %w : complex<f32>`
    pub PowOp = ComplexArithmeticOp("pow");

    /// Real part of a complex number
    ///
    /// `%x = complex.re %z : complex<f32>`
    pub ReOp = ComplexUnaryOp(
        "re",
        fold,
        canonicalize(FoldComponentNeg),
        traits(TypesMatchWith("complex element type matches result type", complex, real, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        real: AnyFloat,
    };

    /// Reciprocal of the complex square root
    ///
    /// `%y = complex.rsqrt %z : complex<f32>`
    pub RsqrtOp = ComplexUnaryOp + OfSameType("rsqrt");

    /// Complex sign: the number divided by its absolute value
    ///
    /// Zero for zero: `%y = complex.sign %z : complex<f32>`.
    pub SignOp = ComplexUnaryOp + OfSameType("sign");

    /// Complex sine
    ///
    /// `%y = complex.sin %z : complex<f32>`
    pub SinOp = ComplexUnaryOp + OfSameType("sin");

    /// Complex square root
    ///
    /// `%y = complex.sqrt %z : complex<f32>`
    pub SqrtOp = ComplexUnaryOp + OfSameType("sqrt");

    /// Complex subtraction
    ///
    /// `%difference = complex.sub %z, %w : complex<f32>`
    pub SubOp = ComplexArithmeticOp("sub", fold);

    /// Complex hyperbolic tangent
    ///
    /// `%y = complex.tanh %z : complex<f32>`
    pub TanhOp = ComplexUnaryOp + OfSameType("tanh");

    /// Complex tangent
    ///
    /// `%y = complex.tan %z : complex<f32>`
    pub TanOp = ComplexUnaryOp + OfSameType("tan");

    /// Complex conjugate
    ///
    /// `%y = complex.conj %z : complex<f32>`
    pub ConjOp = ComplexUnaryOp + OfSameType("conj", fold);

    /// Argument: the angle between a complex number and the positive real axis
    ///
    /// Between `-pi` and `pi`: `%angle = complex.angle %z : complex<f32>`.
    pub AngleOp = ComplexUnaryOp(
        "angle",
        traits(TypesMatchWith("complex element type matches result type", complex, result, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        result: AnyFloat,
    };
}

/// Reinterpretation of the bits between a complex number and another number of that width
///
/// `%bits = complex.bitcast %z : complex<f32> to i64`
#[op(ComplexDialect, "bitcast", traits(Pure), fold, canonicalize(MergeComplexBitcast), verify, format($operand attr_dict ":" type($operand) "to" type($result)))]
pub struct BitcastOp {
    #[operand]
    operand: AnyType,
    #[result]
    result: AnyType,
}

/// Complex constant
///
/// `%cst = complex.constant [0.25, -3.0] : complex<f64>`
#[op(
    ComplexDialect,
    "constant",
    traits(ConstantLike, Pure),
    interfaces(OpAsmOpInterface),
    verify,
    format($value attr_dict ":" type($complex)),
    builders(of)
)]
pub struct ConstantOp {
    /// The real and the imaginary part.
    #[attr]
    value: ArrayAttr,
    #[result]
    complex: AnyComplex,
}

impl ConstantOp<Draft> {
    /// Creates a constant of the type; each part is rounded to the type's elements.
    pub fn of(ty: ComplexType, real: f64, imaginary: f64) -> Self {
        let parts = move |context: &Context| {
            let part = |value| FloatAttr::get(context, ty.element_type(context), value).map(Attribute::from);
            Ok(ArrayAttr::get(context, &[part(real)?, part(imaginary)?]).into())
        };
        Self::over(Draft::new(ConstantOp::SCHEMA).attr_by(0, parts).result(ty))
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.complex(ir), "cst");
    }
}

/// Complex number from a real and an imaginary part
///
/// `%z = complex.create %x, %y : complex<f32>`
#[op(
    ComplexDialect,
    "create",
    traits(
        Pure,
        AllTypesMatch(real, imaginary),
        TypesMatchWith("complex element type matches real operand type", complex, real, |ty, context| element_type(ty, context)),
        TypesMatchWith("complex element type matches imaginary operand type", complex, imaginary, |ty, context| element_type(ty, context)),
    ),
    fold,
    format($real "," $imaginary attr_dict ":" type($complex))
)]
pub struct CreateOp {
    #[operand]
    real: AnyFloat,
    #[operand]
    imaginary: AnyFloat,
    #[result]
    complex: Complex<AnyFloat>,
}

/// Complex comparison for equality
///
/// `%same = complex.eq %z, %w : complex<f32>`
#[op(
    ComplexDialect,
    "eq",
    traits(Pure, AllTypesMatch(lhs, rhs), Elementwise),
    format($lhs "," $rhs attr_dict ":" type($lhs))
)]
pub struct EqualOp {
    #[operand]
    lhs: Complex<AnyFloat>,
    #[operand]
    rhs: Complex<AnyFloat>,
    #[result]
    result: I1,
}

/// Complex comparison for inequality
///
/// `%differ = complex.neq %z, %w : complex<f32>`
#[op(
    ComplexDialect,
    "neq",
    traits(Pure, AllTypesMatch(lhs, rhs), Elementwise),
    format($lhs "," $rhs attr_dict ":" type($lhs))
)]
pub struct NotEqualOp {
    #[operand]
    lhs: Complex<AnyFloat>,
    #[operand]
    rhs: Complex<AnyFloat>,
    #[result]
    result: I1,
}

/// Complex number to the power of a signed integer
///
/// `%y = complex.powi %z, %n : complex<f32>, i32`
#[op(
    ComplexDialect,
    "powi",
    traits(Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch(lhs, result)),
    interfaces(ArithFastMathInterface),
    format($lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($result) "," type($rhs))
)]
pub struct PowiOp {
    #[operand]
    lhs: Complex<AnyFloat>,
    #[operand]
    rhs: AnySignlessInteger,
    #[attr]
    fastmath: Optional<FastMathFlags>,
    #[result]
    result: Complex<AnyFloat>,
}

impl ArithFastMathInterface for PowiOp {}

macro_rules! fast_math {
    ($($op:ident)*) => { $(impl ArithFastMathInterface for $op {})* };
}

fast_math!(
    AbsOp AddOp Atan2Op CosOp DivOp ExpOp Expm1Op ImOp LogOp Log1pOp MulOp NegOp PowOp ReOp RsqrtOp SignOp SinOp SqrtOp SubOp TanhOp TanOp ConjOp AngleOp
);
