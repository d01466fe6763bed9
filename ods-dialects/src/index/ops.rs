//! The operations of `index`, in the order of MLIR's `IndexOps.td`.

use ods::prelude::*;

use super::{IndexCmpPredicate, IndexDialect};

op_family! {
    #[op(IndexDialect, format($lhs "," $rhs attr_dict))]
    struct IndexBinaryOp {
        #[operand]
        lhs: Index,
        #[operand]
        rhs: Index,
        #[result]
        result: Index,
    }

    /// index addition
    ///
    /// The sum of two values: `%c = index.add %a, %b`.
    pub AddOp = IndexBinaryOp("add", traits(Commutative, Pure));

    /// index subtraction
    ///
    /// What is left of the first value without the second: `%c = index.sub %a, %b`.
    pub SubOp = IndexBinaryOp("sub", traits(Pure));

    /// index multiplication
    ///
    /// The product of two values: `%c = index.mul %a, %b`.
    pub MulOp = IndexBinaryOp("mul", traits(Commutative, Pure));

    /// index signed division
    ///
    /// Rounds towards zero: `6 / -4` is `-1`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%c = index.divs %a, %b`
    pub DivSOp = IndexBinaryOp("divs", traits(NoMemoryEffect));

    /// index unsigned division
    ///
    /// Rounds towards zero; the highest bit is one like all others. A division by zero is undefined.
    ///
    /// `%c = index.divu %a, %b`
    pub DivUOp = IndexBinaryOp("divu", traits(NoMemoryEffect));

    /// index signed ceil division
    ///
    /// Rounds towards positive infinity: `5 / -2` is `-2`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%c = index.ceildivs %a, %b`
    pub CeilDivSOp = IndexBinaryOp("ceildivs", traits(NoMemoryEffect));

    /// index unsigned ceil division
    ///
    /// Rounds up; the highest bit is one like all others. A division by zero is undefined.
    ///
    /// `%c = index.ceildivu %a, %b`
    pub CeilDivUOp = IndexBinaryOp("ceildivu", traits(NoMemoryEffect));

    /// index signed floor division
    ///
    /// Rounds towards negative infinity: `7 / -2` is `-4`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%c = index.floordivs %a, %b`
    pub FloorDivSOp = IndexBinaryOp("floordivs", traits(NoMemoryEffect));

    /// index signed remainder
    ///
    /// What a signed division leaves, with the sign of the first value: `%c = index.rems %a, %b`.
    pub RemSOp = IndexBinaryOp("rems", traits(NoMemoryEffect));

    /// index unsigned remainder
    ///
    /// What an unsigned division leaves: `%c = index.remu %a, %b`.
    pub RemUOp = IndexBinaryOp("remu", traits(NoMemoryEffect));

    /// index signed maximum
    ///
    /// The greater of two values: `%c = index.maxs %a, %b`.
    pub MaxSOp = IndexBinaryOp("maxs", traits(Commutative, Pure));

    /// index unsigned maximum
    ///
    /// The greater of two values, where those with the highest bit are great: `%c = index.maxu %a, %b`.
    pub MaxUOp = IndexBinaryOp("maxu", traits(Commutative, Pure));

    /// index signed minimum
    ///
    /// The smaller of two values: `%c = index.mins %a, %b`.
    pub MinSOp = IndexBinaryOp("mins", traits(Commutative, Pure));

    /// index unsigned minimum
    ///
    /// The smaller of two values, where those with the highest bit are great: `%c = index.minu %a, %b`.
    pub MinUOp = IndexBinaryOp("minu", traits(Commutative, Pure));

    /// index shift left
    ///
    /// Moves bits up, and zeroes in. Poison where the amount, which is unsigned, is not less than the width.
    ///
    /// `%c = index.shl %a, %b`
    pub ShlOp = IndexBinaryOp("shl", traits(Pure));

    /// signed index shift right
    ///
    /// Moves bits down, and copies of the highest bit in. Poison where the amount, which is unsigned, is not less than
    /// the width.
    ///
    /// `%c = index.shrs %a, %b`
    pub ShrSOp = IndexBinaryOp("shrs", traits(Pure));

    /// unsigned index shift right
    ///
    /// Moves bits down, and zeroes in. Poison where the amount, which is unsigned, is not less than the width.
    ///
    /// `%c = index.shru %a, %b`
    pub ShrUOp = IndexBinaryOp("shru", traits(Pure));

    /// index bitwise and
    ///
    /// The bits that are set in both values: `%c = index.and %a, %b`.
    pub AndOp = IndexBinaryOp("and", traits(Commutative, Pure));

    /// index bitwise or
    ///
    /// The bits that are set in either value: `%c = index.or %a, %b`.
    pub OrOp = IndexBinaryOp("or", traits(Commutative, Pure));

    /// index bitwise xor
    ///
    /// The bits in which the values differ: `%c = index.xor %a, %b`.
    pub XOrOp = IndexBinaryOp("xor", traits(Commutative, Pure));
}

op_family! {
    #[op(
        IndexDialect,
        traits(Pure),
        interfaces(CastOpInterface),
        format($input attr_dict ":" type($input) "to" type($output))
    )]
    struct IndexCastOp {
        #[operand]
        input: AnyTypeOf<(AnyInteger, Index)>,
        #[result]
        output: AnyTypeOf<(AnyInteger, Index)>,
    }

    /// index signed cast
    ///
    /// From `index` to an integer type, or back. A wider result has copies of the sign; a narrower one loses bits.
    ///
    /// `%b = index.casts %a : index to i32`
    pub CastSOp = IndexCastOp("casts");

    /// index unsigned cast
    ///
    /// From `index` to an integer type, or back. A wider result has zeroes; a narrower one loses bits.
    ///
    /// `%b = index.castu %a : index to i32`
    pub CastUOp = IndexCastOp("castu");
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

/// One of the two types is `index`, the other is not.
fn is_one_index(inputs: &[Type], outputs: &[Type]) -> bool {
    let is_index = |types: &[Type]| types == [Type::INDEX];
    is_index(inputs) != is_index(outputs)
}

/// index compare
///
/// Whether the predicate holds of two values: `%c = index.cmp slt(%a, %b)`.
#[op(IndexDialect, "cmp", traits(Pure), format("" $pred "(" $lhs "," $rhs ")" attr_dict))]
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

/// size in bits of the index type
///
/// 32 where pointers have 32 bits, and so on: `%a = index.sizeof`.
#[op(IndexDialect, "sizeof", traits(Pure), format(attr_dict))]
pub struct SizeOfOp {
    #[result]
    result: Index,
}

/// index constant
///
/// `%a = index.constant 42`
#[op(
    IndexDialect,
    "constant",
    traits(ConstantLike, Pure),
    interfaces(OpAsmOpInterface),
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

/// boolean constant
///
/// What folding a comparison gives: `%a = index.bool.constant true`.
#[op(
    IndexDialect,
    "bool.constant",
    traits(ConstantLike, Pure),
    interfaces(OpAsmOpInterface),
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
