//! Conversions between types. None of them changes the shape. The family first, then those with attributes.

use ods::prelude::*;

use super::cast_rules::*;
use super::{
    Arith, ArithFastMathInterface, ArithIntegerOverflowFlagsInterface, ArithRoundingModeInterface, FastMathFlags,
    IntegerOverflowFlags, RoundingMode,
};

constraint! {
    /// signless-fixed-width-integer-like
    pub SignlessFixedWidthIntegerLike: Type = SignlessIntegerLike;

    /// signless-integer-like or memref of signless-integer
    pub IndexCastTypeConstraint: Type = Or(SignlessIntegerOrIndexLike, MemRefOf<AnySignlessIntegerOrIndex>);

    /// signless-integer-or-float-like or memref of signless-integer or float
    pub BitcastTypeConstraint: Type = Or(SignlessIntegerOrFloatLike, MemRefOf<(AnySignlessInteger, AnyFloat)>);
}

op_family! {
    #[op(Arith,
        traits(
            Pure,
            SameOperandsAndResultShape,
            PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
            ElementwiseMappable,
        ),
        interfaces(CastOpInterface, VectorUnrollOpInterface),
        format($in attr_dict ":" type($in) "to" type($out)),
    )]
    struct CastOp<From, To, const RULE: CastRule> {
        #[operand]
        r#in: From,
        #[result]
        out: To,
    }

    impl CastOpInterface for CastOp {
        fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
            is_one_to_one(inputs, outputs, ir.context(), RULE)
        }
    }

    impl VectorUnrollOpInterface for CastOp {}

    /// Zero extension
    ///
    /// To more bits; those on the left are 0.
    ///
    /// ```mlir
    /// %2 = arith.extui %1 : i3 to i6
    /// ```
    pub ExtUIOp = CastOp<SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike, widens_integer>("extui");

    /// Sign extension
    ///
    /// To more bits; those on the left are the sign.
    ///
    /// ```mlir
    /// %2 = arith.extsi %1 : vector<4xi8> to vector<4xi32>
    /// ```
    pub ExtSIOp = CastOp<SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike, widens_integer>("extsi");

    /// Unsigned integer to floating-point number
    ///
    /// Rounded to the nearest one, and to the even one of two.
    ///
    /// ```mlir
    /// %1 = arith.uitofp %0 : i32 to f32
    /// ```
    pub UIToFPOp = CastOp<SignlessFixedWidthIntegerLike, FloatLike, integer_to_float>("uitofp");

    /// Signed integer to floating-point number
    ///
    /// Rounded to the nearest one, and to the even one of two.
    ///
    /// ```mlir
    /// %1 = arith.sitofp %0 : i32 to f32
    /// ```
    pub SIToFPOp = CastOp<SignlessFixedWidthIntegerLike, FloatLike, integer_to_float>("sitofp");

    /// Floating-point number to unsigned integer
    ///
    /// Rounded towards zero; poison where that does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptoui %0 : f32 to i32
    /// ```
    pub FPToUIOp = CastOp<FloatLike, SignlessFixedWidthIntegerLike, float_to_integer>("fptoui");

    /// Floating-point number to signed integer
    ///
    /// Rounded towards zero; poison where that does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptosi %0 : f32 to i32
    /// ```
    pub FPToSIOp = CastOp<FloatLike, SignlessFixedWidthIntegerLike, float_to_integer>("fptosi");

    /// Index to signed integer, or the other way
    ///
    /// Extended by the sign where the result has more bits, cut where it has less. Memrefs are cast, too.
    ///
    /// ```mlir
    /// %narrow = arith.index_cast %i : index to i32
    /// ```
    pub IndexCastOp = CastOp<IndexCastTypeConstraint, IndexCastTypeConstraint, index_and_integer>("index_cast");

    /// Index to unsigned integer, or the other way
    ///
    /// Extended by zeros where the result has more bits, cut where it has less. Memrefs are cast, too.
    ///
    /// ```mlir
    /// %i = arith.index_castui %size : i32 to index
    /// ```
    pub IndexCastUIOp = CastOp<IndexCastTypeConstraint, IndexCastTypeConstraint, index_and_integer>("index_castui");

    /// The same bits as another type
    ///
    /// Of as many bits; memrefs are cast, too.
    ///
    /// ```mlir
    /// %1 = arith.bitcast %0 : f32 to i32
    /// ```
    pub BitcastOp = CastOp<BitcastTypeConstraint, BitcastTypeConstraint, same_bits>("bitcast");
}

/// Floating-point extension
///
/// To a type with more bits.
///
/// ```mlir
/// %1 = arith.extf %0 fastmath<nnan> : f16 to f32
/// ```
#[op(Arith, "extf",
    traits(
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
    interfaces(ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    format($in ("fastmath" "" $fastmath^)? attr_dict ":" type($in) "to" type($out)),
)]
pub struct ExtFOp {
    #[operand]
    r#in: FloatLike,
    #[attr]
    fastmath: Optional<FastMathFlags>,
    #[result]
    out: FloatLike,
}

impl ArithFastMathInterface for ExtFOp {}
impl VectorUnrollOpInterface for ExtFOp {}

impl CastOpInterface for ExtFOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_one_to_one(inputs, outputs, ir.context(), widens_float)
    }
}

/// Floating-point extension, with a scale
///
/// The input is extended and multiplied by the scale, a power of two whose exponent is all that counts of it. As the
/// OCP's MX formats have it.
///
/// ```mlir
/// %2 = arith.scaling_extf %0, %1 : f4E2M1FN, f8E8M0FNU to f32
/// ```
#[op(Arith, "scaling_extf",
    traits(
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
    interfaces(ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    format($in "," $scale ("fastmath" "" $fastmath^)? attr_dict ":" type($in) "," type($scale) "to" type($out)),
)]
pub struct ScalingExtFOp {
    #[operand]
    r#in: FloatLike,
    #[operand]
    scale: FloatLike,
    #[attr]
    fastmath: Optional<FastMathFlags>,
    #[result]
    out: FloatLike,
}

impl ArithFastMathInterface for ScalingExtFOp {}
impl VectorUnrollOpInterface for ScalingExtFOp {}

impl CastOpInterface for ScalingExtFOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_scaled(inputs, outputs, ir.context(), widens_float)
    }
}

/// Integer truncation
///
/// To less bits, the lower ones. With `overflow<nuw>` the result is poison where one of the others is set, with
/// `overflow<nsw>` where one of them is not as the sign of the result.
///
/// ```mlir
/// %2 = arith.trunci %1 overflow<nsw> : i32 to i16
/// ```
#[op(Arith, "trunci",
    traits(
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
    interfaces(CastOpInterface, ArithIntegerOverflowFlagsInterface, VectorUnrollOpInterface),
    format($in ("overflow" "" $overflow_flags^)? attr_dict ":" type($in) "to" type($out)),
)]
pub struct TruncIOp {
    #[operand]
    r#in: SignlessFixedWidthIntegerLike,
    #[attr(name = "overflowFlags", default = IntegerOverflowFlags::None)]
    overflow_flags: IntegerOverflowFlags,
    #[result]
    out: SignlessFixedWidthIntegerLike,
}

impl ArithIntegerOverflowFlagsInterface for TruncIOp {}
impl VectorUnrollOpInterface for TruncIOp {}

impl CastOpInterface for TruncIOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_one_to_one(inputs, outputs, ir.context(), narrows_integer)
    }
}

/// Floating-point truncation
///
/// To a type with less bits, rounding as the mode says; the usual mode where there is none.
///
/// ```mlir
/// %1 = arith.truncf %0 downward fastmath<contract> : f32 to f16
/// ```
#[op(Arith, "truncf",
    traits(
        Pure,
        SameOperandsAndResultShape,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
    interfaces(ArithRoundingModeInterface, ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    format($in ($roundingmode^)? ("fastmath" "" $fastmath^)? attr_dict ":" type($in) "to" type($out)),
)]
pub struct TruncFOp {
    #[operand]
    r#in: FloatLike,
    #[attr]
    roundingmode: Optional<RoundingMode>,
    #[attr]
    fastmath: Optional<FastMathFlags>,
    #[result]
    out: FloatLike,
}

impl ArithRoundingModeInterface for TruncFOp {}
impl ArithFastMathInterface for TruncFOp {}
impl VectorUnrollOpInterface for TruncFOp {}

impl CastOpInterface for TruncFOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_one_to_one(inputs, outputs, ir.context(), narrows_float)
    }
}

/// Floating-point truncation, with a scale
///
/// The input is divided by the scale, a power of two whose exponent is all that counts of it, and truncated. As the
/// OCP's MX formats have it.
///
/// ```mlir
/// %2 = arith.scaling_truncf %0, %1 to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
/// ```
#[op(Arith, "scaling_truncf",
    traits(
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
    interfaces(ArithRoundingModeInterface, ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    format(
        $in "," $scale ($roundingmode^)? ("fastmath" "" $fastmath^)? attr_dict
        ":" type($in) "," type($scale) "to" type($out)
    ),
)]
pub struct ScalingTruncFOp {
    #[operand]
    r#in: FloatLike,
    #[operand]
    scale: FloatLike,
    #[attr]
    roundingmode: Optional<RoundingMode>,
    #[attr]
    fastmath: Optional<FastMathFlags>,
    #[result]
    out: FloatLike,
}

impl ArithRoundingModeInterface for ScalingTruncFOp {}
impl ArithFastMathInterface for ScalingTruncFOp {}
impl VectorUnrollOpInterface for ScalingTruncFOp {}

impl CastOpInterface for ScalingTruncFOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_scaled(inputs, outputs, ir.context(), narrows_float)
    }
}
