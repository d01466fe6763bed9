//! The operations of `index`, in the order of MLIR's `IndexOps.td`.

use ods::prelude::*;

use super::{IndexCmpPredicate, IndexDialect};

op_family! {
    #[op(IndexDialect, interfaces(InferIntRangeInterface), format($lhs "," $rhs attr_dict))]
    struct IndexBinaryOp {
        #[operand]
        lhs: Index,
        #[operand]
        rhs: Index,
        #[result]
        result: Index,
    }

    /// The sum of two index values
    ///
    /// `%next = index.add %i, %one`
    pub AddOp = IndexBinaryOp("add", fold, canonicalize, traits(Commutative, Pure));

    /// The difference of two index values
    ///
    /// `%left = index.sub %end, %i`
    pub SubOp = IndexBinaryOp("sub", fold, traits(Pure));

    /// The product of two index values
    ///
    /// `%area = index.mul %rows, %columns`
    pub MulOp = IndexBinaryOp("mul", fold, canonicalize, traits(Commutative, Pure));

    /// The quotient of two signed index values, rounded towards zero
    ///
    /// `6 / -4` is `-1`. Division by zero and overflow are undefined.
    ///
    /// `%q = index.divs %m, %n`
    pub DivSOp = IndexBinaryOp("divs", fold, traits(NoMemoryEffect));

    /// The quotient of two unsigned index values, rounded down
    ///
    /// The highest bit is part of the number. Division by zero is undefined.
    ///
    /// `%q = index.divu %m, %n`
    pub DivUOp = IndexBinaryOp("divu", fold, traits(NoMemoryEffect));

    /// The quotient of two signed index values, rounded up
    ///
    /// `5 / -2` is `-2`. Division by zero and overflow are undefined.
    ///
    /// `%tiles = index.ceildivs %size, %tile`
    pub CeilDivSOp = IndexBinaryOp("ceildivs", fold, traits(NoMemoryEffect));

    /// The quotient of two unsigned index values, rounded up
    ///
    /// The highest bit is part of the number. Division by zero is undefined.
    ///
    /// `%tiles = index.ceildivu %size, %tile`
    pub CeilDivUOp = IndexBinaryOp("ceildivu", fold, traits(NoMemoryEffect));

    /// The quotient of two signed index values, rounded down
    ///
    /// `7 / -2` is `-4`. Division by zero and overflow are undefined.
    ///
    /// `%q = index.floordivs %m, %n`
    pub FloorDivSOp = IndexBinaryOp("floordivs", fold, traits(NoMemoryEffect));

    /// The remainder of `index.divs`
    ///
    /// It has the sign of the first value: `%r = index.rems %m, %n`.
    pub RemSOp = IndexBinaryOp("rems", fold, traits(NoMemoryEffect));

    /// The remainder of `index.divu`
    ///
    /// `%r = index.remu %m, %n`
    pub RemUOp = IndexBinaryOp("remu", fold, traits(NoMemoryEffect));

    /// The maximum of two signed index values
    ///
    /// `%last = index.maxs %i, %j`
    pub MaxSOp = IndexBinaryOp("maxs", fold, canonicalize, traits(Commutative, Pure));

    /// The maximum of two unsigned index values
    ///
    /// Values with the highest bit set are the largest: `%last = index.maxu %i, %j`.
    pub MaxUOp = IndexBinaryOp("maxu", fold, canonicalize, traits(Commutative, Pure));

    /// The minimum of two signed index values
    ///
    /// `%first = index.mins %i, %j`
    pub MinSOp = IndexBinaryOp("mins", fold, canonicalize, traits(Commutative, Pure));

    /// The minimum of two unsigned index values
    ///
    /// Values with the highest bit set are the largest: `%first = index.minu %i, %j`.
    pub MinUOp = IndexBinaryOp("minu", fold, canonicalize, traits(Commutative, Pure));

    /// Left shift of an index value
    ///
    /// The result is poison unless the unsigned amount is less than the width.
    ///
    /// `%shifted = index.shl %bits, %amount`
    pub ShlOp = IndexBinaryOp("shl", fold, traits(Pure));

    /// Arithmetic right shift of an index value
    ///
    /// The vacated bits are copies of the highest one. The result is poison unless the unsigned amount is less than the
    /// width.
    ///
    /// `%shifted = index.shrs %bits, %amount`
    pub ShrSOp = IndexBinaryOp("shrs", fold, traits(Pure));

    /// Logical right shift of an index value
    ///
    /// The vacated bits are 0. The result is poison unless the unsigned amount is less than the width.
    ///
    /// `%shifted = index.shru %bits, %amount`
    pub ShrUOp = IndexBinaryOp("shru", fold, traits(Pure));

    /// Bitwise and of two index values
    ///
    /// `%low = index.and %bits, %mask`
    pub AndOp = IndexBinaryOp("and", fold, canonicalize, traits(Commutative, Pure));

    /// Bitwise or of two index values
    ///
    /// `%bits = index.or %low, %high`
    pub OrOp = IndexBinaryOp("or", fold, canonicalize, traits(Commutative, Pure));

    /// Bitwise exclusive or of two index values
    ///
    /// `%changed = index.xor %old, %new`
    pub XOrOp = IndexBinaryOp("xor", fold, canonicalize, traits(Commutative, Pure));
}

op_family! {
    #[op(
        IndexDialect,
        traits(Pure),
        interfaces(CastOpInterface, InferIntRangeInterface),
        format($input attr_dict ":" type($input) "to" type($output))
    )]
    struct IndexCastOp {
        #[operand]
        input: AnyTypeOf<(AnyInteger, Index)>,
        #[result]
        output: AnyTypeOf<(AnyInteger, Index)>,
    }

    /// Signed cast between an index and an integer
    ///
    /// A wider result is sign-extended; a narrower one is truncated.
    ///
    /// `%narrow = index.casts %i : index to i32`
    pub CastSOp = IndexCastOp("casts", fold);

    /// Unsigned cast between an index and an integer
    ///
    /// A wider result is zero-extended; a narrower one is truncated.
    ///
    /// `%narrow = index.castu %i : index to i32`
    pub CastUOp = IndexCastOp("castu", fold);
}

impl CastOpInterface for CastSOp {
    fn are_cast_compatible(_: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_one_index(inputs, outputs)
    }
}

impl CastOpInterface for CastUOp {
    fn are_cast_compatible(_: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        is_one_index(inputs, outputs)
    }
}

/// Checks that exactly one of the two types is `index`.
fn is_one_index(inputs: &[Type], outputs: &[Type]) -> bool {
    let is_index = |types: &[Type]| types == [Type::INDEX];
    is_index(inputs) != is_index(outputs)
}

/// Comparison of two index values
///
/// `%inside = index.cmp slt(%i, %end)`
#[op(IndexDialect, "cmp", traits(Pure), interfaces(InferIntRangeInterface), fold, canonicalize, format("" $pred "(" $lhs "," $rhs ")" attr_dict))]
pub struct CmpOp {
    #[attr]
    pred: IndexCmpPredicate,
    #[operand]
    lhs: Index,
    #[operand]
    rhs: Index,
    #[result]
    result: I1,
}

/// The bit width of an index value
///
/// The width is that of the target's pointers: `%bits = index.sizeof`.
#[op(IndexDialect, "sizeof", traits(Pure), interfaces(InferIntRangeInterface), format(attr_dict))]
pub struct SizeOfOp {
    #[result]
    result: Index,
}

/// Constant index value
///
/// `%idx7 = index.constant 7`
#[op(
    IndexDialect,
    "constant",
    traits(ConstantLike, Pure),
    interfaces(InferIntRangeInterface, OpAsmOpInterface),
    format(attr_dict $value)
)]
pub struct ConstantOp {
    #[attr]
    value: IndexAttr,
    #[result]
    result: Index,
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.result(ir), format!("idx{}", self.value(ir)));
    }
}

/// Constant boolean
///
/// The result of folding a comparison: `%false = index.bool.constant false`.
#[op(
    IndexDialect,
    "bool.constant",
    traits(ConstantLike, Pure),
    interfaces(InferIntRangeInterface, OpAsmOpInterface),
    format(attr_dict $value)
)]
pub struct BoolConstantOp {
    #[attr]
    value: BoolAttr,
    #[result]
    result: I1,
}

impl OpAsmOpInterface for BoolConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.result(ir), if self.value(ir) { "true" } else { "false" });
    }
}
