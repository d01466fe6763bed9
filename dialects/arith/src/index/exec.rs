//! The semantics of `index`, for execution. An index has 64 bits.

use ods::numeric::Int;
use ods::prelude::*;
use ods::semantics;
use ods_exec::{Evaluate, Opcode, Planner};

use super::*;
use crate::common::exec::{Number, by_numbers, width_of};

/// Implements `Evaluate` for operations on two indices.
macro_rules! binary_operations {
    ($($op:ident $opcode:ident;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let [a, b, d] = [self.lhs(ir), self.rhs(ir), self.result(ir)].map(|value| planner.word_of(value));
                planner.compute(Opcode::$opcode, 64, 0, d, [a, b, 0]);
            }
        }
    )*};
}

binary_operations! {
    AddOp Add;
    SubOp Sub;
    MulOp Mul;
    DivSOp DivS;
    DivUOp DivU;
    CeilDivSOp CeilDivS;
    CeilDivUOp CeilDivU;
    FloorDivSOp FloorDivS;
    RemSOp RemS;
    RemUOp RemU;
    MaxSOp MaxS;
    MaxUOp MaxU;
    MinSOp MinS;
    MinUOp MinU;
    ShlOp Shl;
    ShrSOp ShrS;
    ShrUOp ShrU;
    AndOp And;
    OrOp Or;
    XOrOp Xor;
}

/// Plans a conversion between an index and an integer: with an instruction if both fit a word, otherwise with the
/// function.
fn plan_cast(planner: &mut Planner<'_>, from: Value, to: Value, is_signed: bool, wide: fn(&Int, u32) -> Int) {
    let ir = planner.ir();
    let [before, after] = [from, to].map(|value| width_of(ir, value));
    let (Ok(before @ 1..=64), Ok(after @ 1..=64)) = (u8::try_from(before), u8::try_from(after)) else {
        let compute = by_numbers(ir, &[from], move |numbers| Ok(Number::Int(wide(&numbers[0].int(), after))));
        return planner.elementwise(&[from], to, compute);
    };
    let [a, d] = [from, to].map(|value| planner.word_of(value));
    match is_signed && before < after {
        true => planner.compute(Opcode::SignExtend, before, after.into(), d, [a, 0, 0]),
        false => planner.compute(Opcode::Truncate, after, 0, d, [a, 0, 0]),
    }
}

impl Evaluate for CastSOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        plan_cast(planner, self.input(ir), self.output(ir), true, semantics::resize_signed);
    }
}

impl Evaluate for CastUOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        plan_cast(planner, self.input(ir), self.output(ir), false, semantics::resize_unsigned);
    }
}

impl Evaluate for CmpOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (comparison, lhs, rhs) = self.pred(ir).of_integers().comparison(self.lhs(ir), self.rhs(ir));
        let [a, b, d] = [lhs, rhs, self.result(ir)].map(|value| planner.word_of(value));
        planner.compute(Opcode::of_comparison(comparison), 64, 0, d, [a, b, 0]);
    }
}

impl Evaluate for SizeOfOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.set_constant(self.result(planner.ir()), 64);
    }
}

impl Evaluate for ConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        planner.set_constant(self.result(ir), self.value(ir) as u64);
    }
}

impl Evaluate for BoolConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        planner.set_constant(self.result(ir), u64::from(self.value(ir)));
    }
}
