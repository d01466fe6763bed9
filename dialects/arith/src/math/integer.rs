//! Functions of integers. Operands and result have the same type.

use ods::prelude::*;

use super::Math;

op_family! {
    #[op(Math,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(VectorUnrollOpInterface),
        format($operand attr_dict ":" type($result)),
    )]
    struct IntegerUnaryOp {
        #[operand]
        operand: SignlessIntegerOrIndexLike,
        #[result]
        result: SignlessIntegerOrIndexLike,
    }

    impl VectorUnrollOpInterface for IntegerUnaryOp {}

    #[op(Math,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(VectorUnrollOpInterface),
        format($lhs "," $rhs attr_dict ":" type($result)),
    )]
    struct IntegerBinaryOp {
        #[operand]
        lhs: SignlessIntegerOrIndexLike,
        #[operand]
        rhs: SignlessIntegerOrIndexLike,
        #[result]
        result: SignlessIntegerOrIndexLike,
    }

    impl VectorUnrollOpInterface for IntegerBinaryOp {}

    /// Absolute value of a signed integer
    ///
    /// ```mlir
    /// %distance = math.absi %difference : i32
    /// ```
    pub AbsIOp = IntegerUnaryOp("absi", fold);

    /// Number of leading zeros
    ///
    /// ```mlir
    /// %zeros = math.ctlz %bits : i64
    /// ```
    pub CountLeadingZerosOp = IntegerUnaryOp("ctlz", fold);

    /// Number of trailing zeros
    ///
    /// ```mlir
    /// %zeros = math.cttz %bits : i64
    /// ```
    pub CountTrailingZerosOp = IntegerUnaryOp("cttz", fold);

    /// Number of set bits
    ///
    /// ```mlir
    /// %ones = math.ctpop %bits : i64
    /// ```
    pub CtPopOp = IntegerUnaryOp("ctpop", fold);

    /// A signed integer to the power of another
    ///
    /// ```mlir
    /// %y = math.ipowi %base, %power : i64
    /// ```
    pub IPowIOp = IntegerBinaryOp("ipowi", fold);
}
