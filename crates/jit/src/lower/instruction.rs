//! The translation of each instruction.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, types};

use ods_core::semantics::Comparison;
use ods_exec::Opcode;

use super::Lower;
use super::integers::{Arithmetic, Rounding};
use crate::runtime;
use crate::signature::{Kind, price};

impl Lower<'_, '_> {
    /// Translates an instruction.
    pub(super) fn one(&mut self) {
        let i = self.instruction();
        match i.opcode {
            Opcode::Copy => self.copy(i),
            Opcode::Poison => {
                self.leave_always();
                let nothing = self.b.ins().iconst(types::I64, 0);
                self.set(i.d, nothing, Kind::I64);
            }
            Opcode::Select => self.select(i),
            Opcode::Add => self.wrapping(i, |lower, a, b| lower.b.ins().iadd(a, b)),
            Opcode::Sub => self.wrapping(i, |lower, a, b| lower.b.ins().isub(a, b)),
            Opcode::Mul => self.wrapping(i, |lower, a, b| lower.b.ins().imul(a, b)),
            Opcode::AddFlags => self.with_flags(i, Arithmetic::Add),
            Opcode::SubFlags => self.with_flags(i, Arithmetic::Sub),
            Opcode::MulFlags => self.with_flags(i, Arithmetic::Mul),
            Opcode::DivS => self.divide_signed(i, Rounding::TowardsZero),
            Opcode::CeilDivS => self.divide_signed(i, Rounding::Up),
            Opcode::FloorDivS => self.divide_signed(i, Rounding::Down),
            Opcode::DivU => self.divide_unsigned(i, Rounding::TowardsZero),
            Opcode::CeilDivU => self.divide_unsigned(i, Rounding::Up),
            Opcode::RemS => self.remainder_signed(i),
            Opcode::RemU => self.remainder_unsigned(i),
            Opcode::And => self.bitwise(i, |lower, a, b| lower.b.ins().band(a, b)),
            Opcode::Or => self.bitwise(i, |lower, a, b| lower.b.ins().bor(a, b)),
            Opcode::Xor => self.bitwise(i, |lower, a, b| lower.b.ins().bxor(a, b)),
            Opcode::Shl => self.shift_left(i, false),
            Opcode::ShlFlags => self.shift_left(i, true),
            Opcode::ShrS => self.shift_right(i, true),
            Opcode::ShrU => self.shift_right(i, false),
            Opcode::MaxS => self.extreme_signed(i, IntCC::SignedGreaterThanOrEqual),
            Opcode::MinS => self.extreme_signed(i, IntCC::SignedLessThanOrEqual),
            Opcode::MaxU => self.bitwise(i, |lower, a, b| lower.b.ins().umax(a, b)),
            Opcode::MinU => self.bitwise(i, |lower, a, b| lower.b.ins().umin(a, b)),
            Opcode::Eq => self.compare(i, Comparison::Equal),
            Opcode::Ne => self.compare(i, Comparison::NotEqual),
            Opcode::LtS => self.compare(i, Comparison::LessSigned),
            Opcode::LeS => self.compare(i, Comparison::LessOrEqualSigned),
            Opcode::LtU => self.compare(i, Comparison::LessUnsigned),
            Opcode::LeU => self.compare(i, Comparison::LessOrEqualUnsigned),
            Opcode::SignExtend => self.extend_sign(i),
            Opcode::Truncate => self.truncate_word(i),
            Opcode::AddF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fadd(a, b)),
            Opcode::AddF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fadd(a, b)),
            Opcode::SubF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fsub(a, b)),
            Opcode::SubF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fsub(a, b)),
            Opcode::MulF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fmul(a, b)),
            Opcode::MulF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fmul(a, b)),
            Opcode::DivF32 => self.arithmetic(i, Kind::F32, |lower, a, b| lower.b.ins().fdiv(a, b)),
            Opcode::DivF64 => self.arithmetic(i, Kind::F64, |lower, a, b| lower.b.ins().fdiv(a, b)),
            Opcode::FmaF32 => self.multiply_add(i, Kind::F32),
            Opcode::FmaF64 => self.multiply_add(i, Kind::F64),
            Opcode::NegF => self.negate_float(i),
            Opcode::AbsF => self.clear_sign(i),
            Opcode::CmpF32 => self.compare_floats(i, Kind::F32),
            Opcode::CmpF64 => self.compare_floats(i, Kind::F64),
            Opcode::F32ToF64 => self.extend(i),
            Opcode::F64ToF32 => self.narrow(i),
            Opcode::SToF32 => self.of_signed(i, Kind::F32),
            Opcode::SToF64 => self.of_signed(i, Kind::F64),
            Opcode::UToF32 => self.of_unsigned(i, Kind::F32),
            Opcode::UToF64 => self.of_unsigned(i, Kind::F64),
            Opcode::F32ToS => self.convert_to_integer(i, Kind::F32, true),
            Opcode::F64ToS => self.convert_to_integer(i, Kind::F64, true),
            Opcode::F32ToU => self.convert_to_integer(i, Kind::F32, false),
            Opcode::F64ToU => self.convert_to_integer(i, Kind::F64, false),
            Opcode::Apply => self.apply(i),
            Opcode::Jump => {
                self.spend(price(&i));
                let to = self.block_of(i.a as usize);
                self.b.ins().jump(to, &[]);
            }
            Opcode::Branch => {
                self.spend(price(&i));
                let condition = self.truth(i.a);
                let [then, otherwise] = [i.b, i.c].map(|at| self.block_of(at as usize));
                self.b.ins().brif(condition, then, &[], otherwise, &[]);
            }
            Opcode::BranchEq => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::Equal)),
            Opcode::BranchNe => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::NotEqual)),
            Opcode::BranchLtS => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessSigned)),
            Opcode::BranchLeS => {
                self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessOrEqualSigned))
            }
            Opcode::BranchLtU => self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessUnsigned)),
            Opcode::BranchLeU => {
                self.spend_before(price(&i), |lower| lower.branch_by(i, Comparison::LessOrEqualUnsigned));
            }
            Opcode::LoopS => self.spend_before(price(&i), |lower| lower.count_up(i, true)),
            Opcode::LoopU => self.spend_before(price(&i), |lower| lower.count_up(i, false)),
            Opcode::Return => self.return_words(),
            Opcode::Call => self.call(i),
            Opcode::Kernel => self.kernel(i),
            Opcode::Trace => self.call_with_words(runtime::report as *const () as usize, &[]),
            Opcode::Load => self.load(i),
            Opcode::Store => self.store(i),
            Opcode::CopyObject | Opcode::MoveObject | Opcode::SelectObject | Opcode::ConstantObject => {
                self.transport(i)
            }
            Opcode::FailIf => {
                let condition = self.truth(i.a);
                self.leave_if(condition);
            }
            Opcode::Fail => {
                let leaving = self.leaving();
                self.b.ins().jump(leaving, &[]);
            }
        }
    }
}
