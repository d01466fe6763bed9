//! Conversions between types of the same shape: the family first, then the operations with attributes.

use ods::prelude::*;

use crate::complex::MergeArithBitcast;

use super::canonicalize::*;
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
    /// The additional high bits are 0.
    ///
    /// ```mlir
    /// %2 = arith.extui %1 : i3 to i6
    /// ```
    pub ExtUIOp = CastOp<SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike, widens_integer>("extui",
        fold,
        interfaces(InferIntRangeInterface),
    );

    /// Sign extension
    ///
    /// The additional high bits are copies of the sign.
    ///
    /// ```mlir
    /// %2 = arith.extsi %1 : vector<4xi8> to vector<4xi32>
    /// ```
    pub ExtSIOp = CastOp<SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike, widens_integer>("extsi",
        fold,
        interfaces(InferIntRangeInterface),
        canonicalize(ExtSIOfExtUI),
    );

    /// Conversion from an unsigned integer to floating-point
    ///
    /// The result is rounded to nearest, ties to even.
    ///
    /// ```mlir
    /// %1 = arith.uitofp %0 : i32 to f32
    /// ```
    pub UIToFPOp = CastOp<SignlessFixedWidthIntegerLike, FloatLike, integer_to_float>("uitofp", fold);

    /// Conversion from a signed integer to floating-point
    ///
    /// The result is rounded to nearest, ties to even.
    ///
    /// ```mlir
    /// %1 = arith.sitofp %0 : i32 to f32
    /// ```
    pub SIToFPOp = CastOp<SignlessFixedWidthIntegerLike, FloatLike, integer_to_float>("sitofp", fold);

    /// Conversion from floating-point to an unsigned integer
    ///
    /// The number is rounded towards zero; the result is poison if it does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptoui %0 : f32 to i32
    /// ```
    pub FPToUIOp = CastOp<FloatLike, SignlessFixedWidthIntegerLike, float_to_integer>("fptoui", fold);

    /// Conversion from floating-point to a signed integer
    ///
    /// The number is rounded towards zero; the result is poison if it does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptosi %0 : f32 to i32
    /// ```
    pub FPToSIOp = CastOp<FloatLike, SignlessFixedWidthIntegerLike, float_to_integer>("fptosi", fold);

    /// Cast between an index and a signed integer
    ///
    /// A wider result is sign-extended, a narrower one truncated. Memrefs of these types can be cast, too.
    ///
    /// ```mlir
    /// %narrow = arith.index_cast %i : index to i32
    /// ```
    pub IndexCastOp = CastOp<IndexCastTypeConstraint, IndexCastTypeConstraint, index_and_integer>("index_cast",
        fold,
        interfaces(InferIntRangeInterface),
        canonicalize(IndexCastOfIndexCast, IndexCastOfExtSI),
    );

    /// Cast between an index and an unsigned integer
    ///
    /// A wider result is zero-extended, a narrower one truncated. Memrefs of these types can be cast, too.
    ///
    /// ```mlir
    /// %i = arith.index_castui %size : i32 to index
    /// ```
    pub IndexCastUIOp = CastOp<IndexCastTypeConstraint, IndexCastTypeConstraint, index_and_integer>("index_castui",
        fold,
        interfaces(InferIntRangeInterface),
        canonicalize(IndexCastUIOfIndexCastUI, IndexCastUIOfExtUI),
    );

    /// Reinterpretation of the bits as another type
    ///
    /// Both types have the same bit width. Memrefs of such types can be cast, too.
    ///
    /// ```mlir
    /// %1 = arith.bitcast %0 : f32 to i32
    /// ```
    pub BitcastOp = CastOp<BitcastTypeConstraint, BitcastTypeConstraint, same_bits>("bitcast", fold, canonicalize(BitcastOfBitcast, MergeArithBitcast));
}

/// Floating-point extension
///
/// The result type has more bits.
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
    fold,
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

/// Scaled floating-point extension
///
/// The input is extended and multiplied by the scale. Only the exponent of the scale counts, so that it is a power of
/// two, as in the OCP's MX formats.
///
/// ```mlir
/// %2 = arith.scaling_extf %0, %1 : f4E2M1FN, f8E8M0FNU to f32
/// ```
#[op(Arith, "scaling_extf",
    interfaces(ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    traits(
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
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
/// The result has the low bits of the input. With `overflow<nuw>`, it is poison if a removed bit is set; with
/// `overflow<nsw>`, if a removed bit differs from the sign of the result.
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
    interfaces(CastOpInterface, ArithIntegerOverflowFlagsInterface, InferIntRangeInterface, VectorUnrollOpInterface),
    fold,
    format($in ("overflow" "" $overflow_flags^)? attr_dict ":" type($in) "to" type($out)),
    canonicalize(TruncIExtSIToExtSI, TruncIExtUIToExtUI, TruncIShrSIToTrunciShrUI),
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
/// The result type has fewer bits. The number is rounded in the given mode, or in the default mode.
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
    fold,
    format($in ($roundingmode^)? ("fastmath" "" $fastmath^)? attr_dict ":" type($in) "to" type($out)),
    canonicalize(TruncFSIToFPToSIToFP, TruncFUIToFPToUIToFP),
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

/// Scaled floating-point truncation
///
/// The input is divided by the scale and truncated. Only the exponent of the scale counts, so that it is a power of
/// two, as in the OCP's MX formats.
///
/// ```mlir
/// %2 = arith.scaling_truncf %0, %1 to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
/// ```
#[op(Arith, "scaling_truncf",
    interfaces(ArithRoundingModeInterface, ArithFastMathInterface, CastOpInterface, VectorUnrollOpInterface),
    traits(
        Pure,
        PredOpTrait("input and output have the same tensor dimensions", CPred(same_dims($in, $out, $_ctx))),
        ElementwiseMappable,
    ),
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
