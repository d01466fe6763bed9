//! The translation of each instruction.

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;

use ods_core::semantics::Comparison;
use ods_exec::Code;

use super::Lower;
use super::integers::{Arithmetic, Rounding};
use crate::runtime;
use crate::signature::{Kind, price};

impl Lower<'_, '_> {
    /// Translates an instruction.
    pub(super) fn one(&mut self) {
        let i = self.instruction();
        match i.code {
            Code::Copy => self.copy(i),
            Code::Select => self.select(i),
            Code::Add => self.wrapping(i, |lower, a, b| lower.b.ins().iadd(a, b)),
            Code::Sub => self.wrapping(i, |lower, a, b| lower.b.ins().isub(a, b)),
            Code::Mul => self.wrapping(i, |lower, a, b| lower.b.ins().imul(a, b)),
            Code::AddFlags => self.with_flags(i, Arithmetic::Add),
            Code::SubFlags => self.with_flags(i, Arithmetic::Sub),
            Code::MulFlags => self.with_flags(i, Arithmetic::Mul),
            Code::DivS => self.divide_signed(i, Rounding::TowardsZero),
            Code::CeilDivS => self.divide_signed(i, Rounding::Up),
            Code::FloorDivS => self.divide_signed(i, Rounding::Down),
            Code::DivU => self.divide_unsigned(i, Rounding::TowardsZero),
            Code::CeilDivU => self.divide_unsigned(i, Rounding::Up),
            Code::RemS => self.remainder_signed(i),
            Code::RemU => self.remainder_unsigned(i),
            Code::And => self.bitwise(i, |lower, a, b| lower.b.ins().band(a, b)),
            Code::Or => self.bitwise(i, |lower, a, b| lower.b.ins().bor(a, b)),
            Code::Xor => self.bitwise(i, |lower, a, b| lower.b.ins().bxor(a, b)),
            Code::Shl => self.shift_left(i, false),
            Code::ShlFlags => self.shift_left(i, true),
            Code::ShrS => self.shift_right(i, true),
            Code::ShrU => self.shift_right(i, false),
            Code::MaxS => self.extreme_signed(i, IntCC::SignedGreaterThanOrEqual),
            Code::MinS => self.extreme_signed(i, IntCC::SignedLessThanOrEqual),
            Code::MaxU => self.bitwise(i, |lower, a, b| lower.b.ins().umax(a, b)),
            Code::MinU => self.bitwise(i, |lower, a, b| lower.b.ins().umin(a, b)),
            Code::Eq => self.compare(i, Comparison::Equal),
            Code::Ne => self.compare(i, Comparison::NotEqual),
            Code::LtS => self.compare(i, Comparison::LessSigned),
            Code::LeS => self.compare(i, Comparison::LessOrEqualSigned),
            Code::LtU => self.compare(i, Comparison::LessUnsigned),
            Code::LeU => self.compare(i, Comparison::LessOrEqualUnsigned),
            Code::SignExtend => self.extend_sign(i),
            Code::Truncate => self.truncate_word(i),
            Code::AddF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fadd(a, b)),
            Code::AddF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fadd(a, b)),
            Code::SubF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fsub(a, b)),
            Code::SubF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fsub(a, b)),
            Code::MulF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fmul(a, b)),
            Code::MulF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fmul(a, b)),
            Code::DivF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fdiv(a, b)),
            Code::DivF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fdiv(a, b)),
            Code::FmaF32 => self.multiply_add(i, Kind::F32),
            Code::FmaF64 => self.multiply_add(i, Kind::F64),
            Code::NegF => self.negate_float(i),
            Code::AbsF => self.clear_sign(i),
            Code::CmpF32 => self.compare_floats(i, Kind::F32),
            Code::CmpF64 => self.compare_floats(i, Kind::F64),
            Code::F32ToF64 => self.extend(i),
            Code::F64ToF32 => self.narrow(i),
            Code::SToF32 => self.of_signed(i, Kind::F32),
            Code::SToF64 => self.of_signed(i, Kind::F64),
            Code::UToF32 => self.of_unsigned(i, Kind::F32),
            Code::UToF64 => self.of_unsigned(i, Kind::F64),
            Code::F32ToS => self.convert_to_integer(i, Kind::F32, true),
            Code::F64ToS => self.convert_to_integer(i, Kind::F64, true),
            Code::F32ToU => self.convert_to_integer(i, Kind::F32, false),
            Code::F64ToU => self.convert_to_integer(i, Kind::F64, false),
            Code::Apply => self.apply(i),
            Code::Jump => {
                self.spend(price(&i));
                let to = self.block_of(i.a as usize);
                self.b.ins().jump(to, &[]);
            }
            Code::Branch => {
                self.spend(price(&i));
                let condition = self.truth(i.a);
                let [then, otherwise] = [i.b, i.c].map(|at| self.block_of(at as usize));
                self.b.ins().brif(condition, then, &[], otherwise, &[]);
            }
            Code::BranchEq => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::Equal)),
            Code::BranchNe => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::NotEqual)),
            Code::BranchLtS => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessSigned)),
            Code::BranchLeS => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessOrEqualSigned)),
            Code::BranchLtU => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessUnsigned)),
            Code::BranchLeU => {
                self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessOrEqualUnsigned));
            }
            Code::LoopS => self.spend_before(price(&i), |lower| lower.count_up(i, true)),
            Code::LoopU => self.spend_before(price(&i), |lower| lower.count_up(i, false)),
            Code::Return => self.return_words(),
            Code::Call => self.call(i),
            Code::Kernel => self.kernel(i),
            Code::Trace => self.call_with_words(runtime::report as *const () as usize, &[]),
            Code::Load => self.load(i),
            Code::Store => self.store(i),
            Code::CopyObject | Code::MoveObject | Code::SelectObject | Code::ConstantObject => self.transport(i),
            Code::FailIf => {
                let condition = self.truth(i.a);
                self.leave_if(condition);
            }
            Code::Fail => {
                let leaving = self.leaving();
                self.b.ins().jump(leaving, &[]);
            }
        }
    }
}
