//! Integer arithmetic. Operands and result have the same type.

use ods::prelude::*;

use super::canonicalize::*;
use super::constant::Signed;
use super::speculation::{unless_zero, unless_zero_or_minus_one};
use super::{Arith, ArithIntegerOverflowFlagsInterface, ConstantOp, IntegerOverflowFlags};

op_family! {
    #[op(Arith,
        traits(SameOperandsAndResultType, NoMemoryEffect, ElementwiseMappable),
        interfaces(InferIntRangeInterface, VectorUnrollOpInterface),
        format($lhs "," $rhs attr_dict ":" type($result)),
    )]
    struct IntBinaryOp {
        #[operand]
        lhs: SignlessIntegerOrIndexLike,
        #[operand]
        rhs: SignlessIntegerOrIndexLike,
        #[result]
        result: SignlessIntegerOrIndexLike,
    }

    impl VectorUnrollOpInterface for IntBinaryOp {}

    /// With `overflow<nsw>`, the result is poison on signed overflow; with `overflow<nuw>`, on unsigned overflow.
    #[op(Arith,
        traits(Pure, SameOperandsAndResultType, ElementwiseMappable),
        interfaces(ArithIntegerOverflowFlagsInterface, InferIntRangeInterface, VectorUnrollOpInterface),
        format($lhs "," $rhs ("overflow" "" $overflow_flags^)? attr_dict ":" type($result)),
    )]
    struct IntBinaryOpWithOverflowFlags {
        #[operand]
        lhs: SignlessIntegerOrIndexLike,
        #[operand]
        rhs: SignlessIntegerOrIndexLike,
        #[attr(name = "overflowFlags", default = IntegerOverflowFlags::None)]
        overflow_flags: IntegerOverflowFlags,
        #[result]
        result: SignlessIntegerOrIndexLike,
    }

    impl ArithIntegerOverflowFlagsInterface for IntBinaryOpWithOverflowFlags {}
    impl VectorUnrollOpInterface for IntBinaryOpWithOverflowFlags {}

    /// With `exact`, the result is poison if the operation has a remainder.
    #[op(Arith,
        traits(SameOperandsAndResultType, NoMemoryEffect, ElementwiseMappable),
        interfaces(InferIntRangeInterface, VectorUnrollOpInterface),
        format($lhs "," $rhs ("exact" $is_exact^)? attr_dict ":" type($result)),
    )]
    struct IntBinaryOpWithExactFlag {
        #[operand]
        lhs: SignlessIntegerOrIndexLike,
        #[operand]
        rhs: SignlessIntegerOrIndexLike,
        #[attr(name = "isExact")]
        is_exact: UnitAttr,
        #[result]
        result: SignlessIntegerOrIndexLike,
    }

    impl VectorUnrollOpInterface for IntBinaryOpWithExactFlag {}

    /// Integer addition
    ///
    /// The result wraps modulo 2^width, so signed and unsigned addition are the same.
    ///
    /// ```mlir
    /// %sum = arith.addi %m, %n overflow<nsw, nuw> : i32
    /// %sums = arith.addi %a, %b : vector<16xi8>
    /// ```
    pub AddIOp = IntBinaryOpWithOverflowFlags("addi", fold, traits(Commutative),
        canonicalize(
            AddIAddConstant, AddISubConstantRHS, AddISubConstantLHS, AddIMulNegativeOneRhs, AddIMulNegativeOneLhs
        ),
    );

    /// Integer subtraction
    ///
    /// The result wraps modulo 2^width, so signed and unsigned subtraction are the same.
    ///
    /// ```mlir
    /// %difference = arith.subi %m, %n : i32
    /// ```
    pub SubIOp = IntBinaryOpWithOverflowFlags("subi", fold,
        canonicalize(
            SubIRHSAddConstant, SubILHSAddConstant, SubIRHSSubConstantRHS, SubIRHSSubConstantLHS,
            SubILHSSubConstantRHS, SubILHSSubConstantLHS, SubISubILHSRHSLHS,
        ),
    );

    /// Integer multiplication
    ///
    /// The result wraps modulo 2^width, so signed and unsigned multiplication are the same.
    ///
    /// ```mlir
    /// %product = arith.muli %m, %n overflow<nsw> : i32
    /// ```
    pub MulIOp = IntBinaryOpWithOverflowFlags("muli", fold, traits(Commutative), interfaces(OpAsmOpInterface),
        canonicalize(MulIMulIConstant),
    );

    /// Unsigned integer division, rounding towards zero
    ///
    /// Division by zero is undefined behavior, even in a single element.
    ///
    /// ```mlir
    /// %quotient = arith.divui %m, %n : i32
    /// %halves = arith.divui %a, %b exact : tensor<?xi8>
    /// ```
    pub DivUIOp = IntBinaryOpWithExactFlag("divui", fold, interfaces(ConditionallySpeculatable));

    /// Signed integer division, rounding towards zero
    ///
    /// Division by zero, and of the least number by -1, is undefined behavior, even in a single element.
    ///
    /// ```mlir
    /// %quotient = arith.divsi %m, %n exact : i32
    /// ```
    pub DivSIOp = IntBinaryOpWithExactFlag("divsi", fold, interfaces(ConditionallySpeculatable));

    /// Unsigned integer division, rounding up
    ///
    /// Division by zero is undefined behavior, even in a single element.
    ///
    /// ```mlir
    /// %quotient = arith.ceildivui %m, %n : i32
    /// ```
    pub CeilDivUIOp = IntBinaryOp("ceildivui", fold, interfaces(ConditionallySpeculatable));

    /// Signed integer division, rounding up
    ///
    /// Division by zero, and of the least number by -1, is undefined behavior, even in a single element.
    ///
    /// ```mlir
    /// %quotient = arith.ceildivsi %m, %n : i32
    /// ```
    pub CeilDivSIOp = IntBinaryOp("ceildivsi", fold, interfaces(ConditionallySpeculatable));

    /// Signed integer division, rounding down
    ///
    /// Division by zero, and of the least number by -1, is undefined behavior, even in a single element.
    ///
    /// ```mlir
    /// %quotient = arith.floordivsi %m, %n : i32
    /// ```
    pub FloorDivSIOp = IntBinaryOp("floordivsi", fold, interfaces(ConditionallySpeculatable));

    /// Remainder of an unsigned integer division
    ///
    /// The remainder belongs to the quotient of `arith.divui`. Division by zero is undefined behavior, even in a single
    /// element.
    ///
    /// ```mlir
    /// %rest = arith.remui %m, %n : i32
    /// ```
    pub RemUIOp = IntBinaryOp("remui", fold, interfaces(ConditionallySpeculatable));

    /// Remainder of a signed integer division
    ///
    /// The remainder belongs to the quotient of `arith.divsi` and has the sign of the left-hand side. Division by zero
    /// is undefined behavior, even in a single element; the remainder of the least number by -1 is 0.
    ///
    /// ```mlir
    /// %rest = arith.remsi %m, %n : i32
    /// ```
    pub RemSIOp = IntBinaryOp("remsi", fold, interfaces(ConditionallySpeculatable));

    /// Bitwise and
    ///
    /// ```mlir
    /// %both = arith.andi %m, %n : i32
    /// ```
    pub AndIOp = IntBinaryOp("andi", fold, traits(Pure, Commutative, Idempotent), canonicalize(AndOfExtUI, AndOfExtSI));

    /// Bitwise or
    ///
    /// ```mlir
    /// %either = arith.ori %m, %n : i32
    /// ```
    pub OrIOp = IntBinaryOp("ori", fold, traits(Pure, Commutative, Idempotent), canonicalize(OrOfExtUI, OrOfExtSI));

    /// Bitwise exclusive or
    ///
    /// ```mlir
    /// %differing = arith.xori %m, %n : i32
    /// ```
    pub XOrIOp = IntBinaryOp("xori", fold, traits(Pure, Commutative), canonicalize(XOrINotCmpI, XOrIOfExtUI, XOrIOfExtSI));

    /// Left shift
    ///
    /// The shift amount is the right-hand side as an unsigned number; the result is poison unless it is less than the
    /// bit width.
    ///
    /// ```mlir
    /// %moved = arith.shli %bits, %amount overflow<nsw> : i8
    /// ```
    pub ShLIOp = IntBinaryOpWithOverflowFlags("shli", fold);

    /// Logical right shift
    ///
    /// The vacated bits are 0. The shift amount is the right-hand side as an unsigned number; the result is poison
    /// unless it is less than the bit width.
    ///
    /// ```mlir
    /// %moved = arith.shrui %bits, %amount exact : i8
    /// ```
    pub ShRUIOp = IntBinaryOpWithExactFlag("shrui", fold, traits(Pure));

    /// Arithmetic right shift
    ///
    /// The vacated bits are copies of the sign. The shift amount is the right-hand side as an unsigned number; the
    /// result is poison unless it is less than the bit width.
    ///
    /// ```mlir
    /// %moved = arith.shrsi %bits, %amount : i8
    /// ```
    pub ShRSIOp = IntBinaryOpWithExactFlag("shrsi", fold, traits(Pure));

    /// Signed integer maximum
    ///
    /// ```mlir
    /// %greater = arith.maxsi %m, %n : i32
    /// ```
    pub MaxSIOp = IntBinaryOp("maxsi", fold, traits(Pure, Commutative));

    /// Unsigned integer maximum
    ///
    /// ```mlir
    /// %greater = arith.maxui %m, %n : i32
    /// ```
    pub MaxUIOp = IntBinaryOp("maxui", fold, traits(Pure, Commutative));

    /// Signed integer minimum
    ///
    /// ```mlir
    /// %lesser = arith.minsi %m, %n : i32
    /// ```
    pub MinSIOp = IntBinaryOp("minsi", fold, traits(Pure, Commutative));

    /// Unsigned integer minimum
    ///
    /// ```mlir
    /// %lesser = arith.minui %m, %n : i32
    /// ```
    pub MinUIOp = IntBinaryOp("minui", fold, traits(Pure, Commutative));
}

/// Returns the suggested name of a multiple of `vector.vscale`, the unit of scalable vector lengths: `%c4_vscale`.
impl OpAsmOpInterface for MulIOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        let (lhs, rhs, result) = (self.lhs(ir), self.rhs(ir), self.result(ir));
        if ir.value_type(result) != Type::INDEX {
            return;
        }
        let factor = factor_of_vscale(ir, lhs, rhs).or_else(|| factor_of_vscale(ir, rhs, lhs));
        if let Some(factor) = factor.and_then(|factor| factor.int(ir.context())) {
            names.name_value(result, format!("c{}_vscale", Signed(factor)));
        }
    }
}

/// Returns the constant factor if the other operand is `vector.vscale`. The dialect `vector` builds on this one, so the
/// operation is recognized by name.
fn factor_of_vscale(ir: &Ir, number: Value, vscale: Value) -> Option<IntegerAttr> {
    let is_vscale = ir.name_str(ir.defining_op(vscale)?) == "vector.vscale";
    let constant = ir.cast::<ConstantOp>(ir.defining_op(number)?).filter(|_| is_vscale)?;
    constant.value(ir).cast(ir.context())
}

/// Implements `ConditionallySpeculatable` for divisions, by what is known of the divisor.
macro_rules! divisions {
    ($($op:ident $speculatability:ident;)*) => {$(
        impl ConditionallySpeculatable for $op {
            fn speculatability(&self, ir: &Ir) -> Speculatability {
                $speculatability(ir, self.rhs(ir))
            }
        }
    )*};
}

divisions! {
    DivUIOp unless_zero;
    DivSIOp unless_zero_or_minus_one;
    CeilDivUIOp unless_zero;
    CeilDivSIOp unless_zero_or_minus_one;
    FloorDivSIOp unless_zero_or_minus_one;
    RemUIOp unless_zero;
    RemSIOp unless_zero;
}
