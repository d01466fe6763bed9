//! The operations of `complex`: the two families, then the others, each in the order of MLIR's `ComplexOps.td`.

use ods::prelude::*;

use super::ComplexDialect;
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

    /// absolute value of a complex number
    ///
    /// How far the number is from zero: `%a = complex.abs %b : complex<f32>`.
    pub AbsOp = ComplexUnaryOp(
        "abs",
        traits(TypesMatchWith("complex element type matches result type", complex, result, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        result: AnyFloat,
    };

    /// complex addition
    ///
    /// The sum of two numbers: `%a = complex.add %b, %c : complex<f32>`.
    pub AddOp = ComplexArithmeticOp("add");

    /// complex 2-argument arctangent
    ///
    /// For complex numbers, `-i * log((x + i * y) / sqrt(x**2 + y**2))`: `%a = complex.atan2 %b, %c : complex<f32>`.
    pub Atan2Op = ComplexArithmeticOp("atan2");

    /// cosine of a complex number
    ///
    /// The cosine: `%a = complex.cos %b : complex<f32>`.
    pub CosOp = ComplexUnaryOp + OfSameType("cos");

    /// complex division
    ///
    /// The quotient of two numbers: `%a = complex.div %b, %c : complex<f32>`.
    pub DivOp = ComplexArithmeticOp("div");

    /// exponential of a complex number
    ///
    /// A power of Euler's number: `%a = complex.exp %b : complex<f32>`.
    pub ExpOp = ComplexUnaryOp + OfSameType("exp");

    /// exponential of a complex number minus 1
    ///
    /// A power of Euler's number, less one: `%a = complex.expm1 %b : complex<f32>`.
    pub Expm1Op = ComplexUnaryOp + OfSameType("expm1");

    /// imaginary part of a complex number
    ///
    /// The imaginary part: `%a = complex.im %b : complex<f32>`.
    pub ImOp = ComplexUnaryOp(
        "im",
        traits(TypesMatchWith("complex element type matches result type", complex, imaginary, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        imaginary: AnyFloat,
    };

    /// natural logarithm of a complex number
    ///
    /// The power of Euler's number that the number is: `%a = complex.log %b : complex<f32>`.
    pub LogOp = ComplexUnaryOp + OfSameType("log");

    /// natural logarithm of a complex number plus 1
    ///
    /// The power of Euler's number that the number and one make: `%a = complex.log1p %b : complex<f32>`.
    pub Log1pOp = ComplexUnaryOp + OfSameType("log1p");

    /// complex multiplication
    ///
    /// The product of two numbers: `%a = complex.mul %b, %c : complex<f32>`.
    pub MulOp = ComplexArithmeticOp("mul");

    /// negation of a complex number
    ///
    /// The number with both signs turned: `%a = complex.neg %b : complex<f32>`.
    pub NegOp = ComplexUnaryOp + OfSameType("neg");

    /// complex power
    ///
    /// The first number to the power of the second: `%a = complex.pow %b, %c : complex<f32>`.
    pub PowOp = ComplexArithmeticOp("pow");

    /// real part of a complex number
    ///
    /// The real part: `%a = complex.re %b : complex<f32>`.
    pub ReOp = ComplexUnaryOp(
        "re",
        traits(TypesMatchWith("complex element type matches result type", complex, real, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        real: AnyFloat,
    };

    /// reciprocal of the square root of a complex number
    ///
    /// One through the square root: `%a = complex.rsqrt %b : complex<f32>`.
    pub RsqrtOp = ComplexUnaryOp + OfSameType("rsqrt");

    /// sign of a complex number
    ///
    /// The number of absolute value one in the same direction; zero for zero: `%a = complex.sign %b : complex<f32>`.
    pub SignOp = ComplexUnaryOp + OfSameType("sign");

    /// sine of a complex number
    ///
    /// The sine: `%a = complex.sin %b : complex<f32>`.
    pub SinOp = ComplexUnaryOp + OfSameType("sin");

    /// square root of a complex number
    ///
    /// The square root: `%a = complex.sqrt %b : complex<f32>`.
    pub SqrtOp = ComplexUnaryOp + OfSameType("sqrt");

    /// complex subtraction
    ///
    /// The difference of two numbers: `%a = complex.sub %b, %c : complex<f32>`.
    pub SubOp = ComplexArithmeticOp("sub");

    /// hyperbolic tangent of a complex number
    ///
    /// The hyperbolic tangent: `%a = complex.tanh %b : complex<f32>`.
    pub TanhOp = ComplexUnaryOp + OfSameType("tanh");

    /// tangent of a complex number
    ///
    /// The tangent: `%a = complex.tan %b : complex<f32>`.
    pub TanOp = ComplexUnaryOp + OfSameType("tan");

    /// complex conjugate
    ///
    /// The number with the sign of its imaginary part turned: `%a = complex.conj %b : complex<f32>`.
    pub ConjOp = ComplexUnaryOp + OfSameType("conj");

    /// argument of a complex number
    ///
    /// The angle in the plane, cut along the negative real axis: `%a = complex.angle %b : complex<f32>`.
    pub AngleOp = ComplexUnaryOp(
        "angle",
        traits(TypesMatchWith("complex element type matches result type", complex, result, |ty, context| element_type(ty, context)))
    ) {
        #[result]
        result: AnyFloat,
    };
}

/// bitcast between complex and other numbers of the same width
///
/// `%a = complex.bitcast %b : complex<f32> to i64`
#[op(ComplexDialect, "bitcast", traits(Pure), verify, format($operand attr_dict ":" type($operand) "to" type($result)))]
pub struct BitcastOp {
    #[operand]
    operand: AnyType,
    #[result]
    result: AnyType,
}

/// complex number constant
///
/// `%a = complex.constant [0.5, -1.0] : complex<f64>`
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
    /// A number of the type, each part as near as the type's elements come.
    pub fn of(context: &Context, ty: ComplexType, real: f64, imaginary: f64) -> Self {
        let part = |value| FloatAttr::get(context, ty.element_type(context), value).map(Attribute::from);
        match (part(real), part(imaginary)) {
            (Some(real), Some(imaginary)) => Self::new(ArrayAttr::get(context, &[real, imaginary]), ty),
            _ => {
                Self::over(Draft::new(ConstantOp::SCHEMA).wrong("the parts of the type are no floating-point numbers"))
            }
        }
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.complex(ir), "cst");
    }
}

/// complex number of two parts
///
/// `%a = complex.create %b, %c : complex<f32>`
#[op(
    ComplexDialect,
    "create",
    traits(
        Pure,
        AllTypesMatch(real, imaginary),
        TypesMatchWith("complex element type matches real operand type", complex, real, |ty, context| element_type(ty, context)),
        TypesMatchWith("complex element type matches imaginary operand type", complex, imaginary, |ty, context| element_type(ty, context)),
    ),
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

/// whether two complex numbers are equal
///
/// `%a = complex.eq %b, %c : complex<f32>`
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

/// whether two complex numbers are not equal
///
/// `%a = complex.neq %b, %c : complex<f32>`
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

/// complex number raised to an integer power
///
/// The power is signed: `%a = complex.powi %b, %c : complex<f32>, i32`.
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
