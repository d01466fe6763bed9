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

    /// The sum of two index values
    ///
    /// `%next = index.add %i, %one`
    pub AddOp = IndexBinaryOp("add", traits(Commutative, Pure));

    /// What is left of one index value without another
    ///
    /// `%left = index.sub %end, %i`
    pub SubOp = IndexBinaryOp("sub", traits(Pure));

    /// The product of two index values
    ///
    /// `%area = index.mul %rows, %columns`
    pub MulOp = IndexBinaryOp("mul", traits(Commutative, Pure));

    /// The quotient of two index values taken as signed, rounded towards zero
    ///
    /// `6 / -4` is `-1`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%q = index.divs %m, %n`
    pub DivSOp = IndexBinaryOp("divs", traits(NoMemoryEffect));

    /// The quotient of two index values taken as unsigned, rounded down
    ///
    /// The highest bit is one like all others. A division by zero is undefined.
    ///
    /// `%q = index.divu %m, %n`
    pub DivUOp = IndexBinaryOp("divu", traits(NoMemoryEffect));

    /// The quotient of two index values taken as signed, rounded up
    ///
    /// `5 / -2` is `-2`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%tiles = index.ceildivs %size, %tile`
    pub CeilDivSOp = IndexBinaryOp("ceildivs", traits(NoMemoryEffect));

    /// The quotient of two index values taken as unsigned, rounded up
    ///
    /// The highest bit is one like all others. A division by zero is undefined.
    ///
    /// `%tiles = index.ceildivu %size, %tile`
    pub CeilDivUOp = IndexBinaryOp("ceildivu", traits(NoMemoryEffect));

    /// The quotient of two index values taken as signed, rounded down
    ///
    /// `7 / -2` is `-4`. A division by zero, and one that overflows, is undefined.
    ///
    /// `%q = index.floordivs %m, %n`
    pub FloorDivSOp = IndexBinaryOp("floordivs", traits(NoMemoryEffect));

    /// What is left over by `index.divs`
    ///
    /// It has the sign of the first value: `%r = index.rems %m, %n`.
    pub RemSOp = IndexBinaryOp("rems", traits(NoMemoryEffect));

    /// What is left over by `index.divu`
    ///
    /// `%r = index.remu %m, %n`
    pub RemUOp = IndexBinaryOp("remu", traits(NoMemoryEffect));

    /// The greater of two index values taken as signed
    ///
    /// `%last = index.maxs %i, %j`
    pub MaxSOp = IndexBinaryOp("maxs", traits(Commutative, Pure));

    /// The greater of two index values taken as unsigned
    ///
    /// Values with the highest bit are great: `%last = index.maxu %i, %j`.
    pub MaxUOp = IndexBinaryOp("maxu", traits(Commutative, Pure));

    /// The smaller of two index values taken as signed
    ///
    /// `%first = index.mins %i, %j`
    pub MinSOp = IndexBinaryOp("mins", traits(Commutative, Pure));

    /// The smaller of two index values taken as unsigned
    ///
    /// Values with the highest bit are great: `%first = index.minu %i, %j`.
    pub MinUOp = IndexBinaryOp("minu", traits(Commutative, Pure));

    /// The bits of an index value moved up, with zeroes behind them
    ///
    /// Poison where the amount, which is unsigned, is not less than the width.
    ///
    /// `%shifted = index.shl %bits, %amount`
    pub ShlOp = IndexBinaryOp("shl", traits(Pure));

    /// The bits of an index value moved down, with copies of the highest one behind them
    ///
    /// Poison where the amount, which is unsigned, is not less than the width.
    ///
    /// `%shifted = index.shrs %bits, %amount`
    pub ShrSOp = IndexBinaryOp("shrs", traits(Pure));

    /// The bits of an index value moved down, with zeroes behind them
    ///
    /// Poison where the amount, which is unsigned, is not less than the width.
    ///
    /// `%shifted = index.shru %bits, %amount`
    pub ShrUOp = IndexBinaryOp("shru", traits(Pure));

    /// The bits that both of two index values have
    ///
    /// `%low = index.and %bits, %mask`
    pub AndOp = IndexBinaryOp("and", traits(Commutative, Pure));

    /// The bits that at least one of two index values has
    ///
    /// `%bits = index.or %low, %high`
    pub OrOp = IndexBinaryOp("or", traits(Commutative, Pure));

    /// The bits in which two index values differ
    ///
    /// `%changed = index.xor %old, %new`
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

    /// An integer as an index value or the reverse, with its sign
    ///
    /// A wider result is filled up with the sign; a narrower one loses bits.
    ///
    /// `%narrow = index.casts %i : index to i32`
    pub CastSOp = IndexCastOp("casts");

    /// An integer as an index value or the reverse, without a sign
    ///
    /// A wider result is filled up with zeroes; a narrower one loses bits.
    ///
    /// `%narrow = index.castu %i : index to i32`
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

/// Whether one index value stands to another as the predicate says
///
/// `%inside = index.cmp slt(%i, %end)`
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

/// How many bits an index value has
///
/// 32 where pointers have 32 bits, and so on: `%bits = index.sizeof`.
#[op(IndexDialect, "sizeof", traits(Pure), format(attr_dict))]
pub struct SizeOfOp {
    #[result]
    result: Index,
}

/// The index value that is written
///
/// `%idx7 = index.constant 7`
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

/// The truth value that is written
///
/// What folding a comparison gives: `%false = index.bool.constant false`.
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
