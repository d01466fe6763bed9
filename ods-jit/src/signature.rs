//! The words that an instruction reads and writes.

use ods_exec::{Callee, Code, Instruction, Place, Plan};

/// The representation of a word in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The lower 32 bits of the word; the others are zero.
    I32,
    /// All 64 bits.
    I64,
    /// The lower 32 bits as a float.
    F32,
    /// All bits as a float.
    F64,
}

impl Kind {
    /// Returns the kind of integers of this width.
    pub fn of_width(width: u8) -> Self {
        if width == 32 { Self::I32 } else { Self::I64 }
    }

    /// Returns whether only 32 bits are kept.
    pub fn is_narrow(self) -> bool {
        match self {
            Self::I32 | Self::F32 => true,
            Self::I64 | Self::F64 => false,
        }
    }
}

/// The kinds of words that an instruction computes with: of the operands that it reads, and of the result.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// The kinds of `a`, `b` and `c`; fewer if the instruction reads fewer.
    pub operands: &'static [Option<Kind>],
    /// The kind of `d`; `None` if it is that of the operands.
    pub result: Option<Kind>,
}

const I32: Option<Kind> = Some(Kind::I32);
const I64: Option<Kind> = Some(Kind::I64);
const F32: Option<Kind> = Some(Kind::F32);
const F64: Option<Kind> = Some(Kind::F64);

impl Signature {
    /// Returns the signature of an instruction that computes a word from words; `None` for others.
    pub fn of(i: &Instruction) -> Option<Self> {
        let is_single = i.width == 32;
        let integer = if is_single { I32 } else { I64 };
        let (operands, result): (&'static [Option<Kind>], _) = match i.code {
            Code::Copy => (&[None], None),
            Code::Select => (&[I64, None, None], None),
            Code::Add
            | Code::Sub
            | Code::Mul
            | Code::AddFlags
            | Code::SubFlags
            | Code::MulFlags
            | Code::DivS
            | Code::DivU
            | Code::CeilDivS
            | Code::CeilDivU
            | Code::FloorDivS
            | Code::RemS
            | Code::RemU
            | Code::And
            | Code::Or
            | Code::Xor
            | Code::Shl
            | Code::ShlFlags
            | Code::ShrS
            | Code::ShrU
            | Code::MaxS
            | Code::MaxU
            | Code::MinS
            | Code::MinU => (if is_single { &[I32, I32] } else { &[I64, I64] }, integer),
            Code::Eq | Code::Ne | Code::LtS | Code::LeS | Code::LtU | Code::LeU => {
                (if is_single { &[I32, I32] } else { &[I64, I64] }, I64)
            }
            Code::SignExtend => (if is_single { &[I32] } else { &[I64] }, Some(Kind::of_width(i.extra.min(64) as u8))),
            Code::Truncate => (&[I64], integer),
            Code::AddF32 | Code::SubF32 | Code::MulF32 | Code::DivF32 => (&[F32, F32], F32),
            Code::AddF64 | Code::SubF64 | Code::MulF64 | Code::DivF64 => (&[F64, F64], F64),
            Code::NegF | Code::AbsF => match i.width {
                32 => (&[F32], F32),
                64 => (&[F64], F64),
                _ => (&[I64], I64),
            },
            Code::CmpF32 => (&[F32, F32], I64),
            Code::CmpF64 => (&[F64, F64], I64),
            Code::FmaF32 => (&[F32, F32, F32], F32),
            Code::FmaF64 => (&[F64, F64, F64], F64),
            Code::F32ToF64 => (&[F32], F64),
            Code::F64ToF32 => (&[F64], F32),
            Code::SToF32 | Code::UToF32 => (if is_single { &[I32] } else { &[I64] }, F32),
            Code::SToF64 | Code::UToF64 => (if is_single { &[I32] } else { &[I64] }, F64),
            Code::F32ToS | Code::F32ToU => (&[F32], integer),
            Code::F64ToS | Code::F64ToU => (&[F64], integer),
            Code::Apply => (&[I64, I64, I64], I64),
            Code::Jump
            | Code::Branch
            | Code::BranchEq
            | Code::BranchNe
            | Code::BranchLtS
            | Code::BranchLeS
            | Code::BranchLtU
            | Code::BranchLeU
            | Code::Switch
            | Code::LoopS
            | Code::LoopU
            | Code::Return
            | Code::Call
            | Code::Kernel
            | Code::Load
            | Code::Store
            | Code::CopyObject
            | Code::MoveObject
            | Code::SelectObject
            | Code::ConstantObject
            | Code::FailIf
            | Code::Fail
            | Code::Trace => return None,
        };
        Some(Self { operands, result })
    }
}

/// Calls `visit` with each word of a place.
fn each_of(place: Place, visit: &mut impl FnMut(u32)) {
    match place {
        Place::Words { at, count } => (at..at + count).for_each(visit),
        Place::Object(_) => {}
    }
}

/// Calls `visit` with each word that an instruction reads. Those of a kernel's results count, which may leave them as they
/// are.
pub fn each_read(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    if let Some(signature) = Signature::of(i) {
        return [i.a, i.b, i.c].iter().zip(signature.operands).for_each(|(word, _)| visit(*word));
    }
    match i.code {
        Code::Branch | Code::Switch | Code::SelectObject | Code::FailIf => visit(i.a),
        Code::LoopS | Code::LoopU => [i.a, i.b, i.c].into_iter().for_each(visit),
        Code::BranchEq | Code::BranchNe | Code::BranchLtS | Code::BranchLeS | Code::BranchLtU | Code::BranchLeU => {
            [i.a, i.b].into_iter().for_each(visit)
        }
        Code::Return => plan.results().iter().for_each(|(place, _)| each_of(*place, &mut visit)),
        Code::Call => {
            plan.calls()[i.a as usize].arguments.iter().for_each(|source| each_of(source.place, &mut visit));
        }
        Code::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            site.operands.iter().for_each(|source| each_of(source.place, &mut visit));
            site.results.iter().for_each(|place| each_of(*place, &mut visit));
        }
        Code::Load => [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit),
        Code::Store => {
            visit(i.d);
            [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit);
        }
        Code::Trace => plan.traced(i.a as usize).for_each(|place| each_of(place, &mut visit)),
        _ => {}
    }
}

/// Calls `visit` with each word that an instruction writes.
pub fn each_write(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    if Signature::of(i).is_some() {
        return visit(i.d);
    }
    match i.code {
        Code::LoopS | Code::LoopU => visit(i.a),
        Code::Load => visit(i.d),
        Code::Call => plan.calls()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit)),
        Code::Kernel => plan.kernels()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit)),
        _ => {}
    }
}

/// Calls `visit` with each object that an instruction writes, or moves out of its place.
pub fn each_changed_object(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    let mut visit_place = |place: Place| match place {
        Place::Object(at) => visit(at),
        Place::Words { .. } => {}
    };
    match i.code {
        Code::CopyObject | Code::SelectObject | Code::ConstantObject => visit(i.d),
        Code::MoveObject => [i.d, i.a].into_iter().for_each(visit),
        Code::Call => {
            let site = &plan.calls()[i.a as usize];
            let moved = site.arguments.iter().filter(|source| source.is_last).map(|source| source.place);
            moved.chain(site.results.iter().copied()).for_each(visit_place);
        }
        Code::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            let moved = site.operands.iter().filter(|source| source.is_last).map(|source| source.place);
            moved.chain(site.results.iter().copied()).for_each(&mut visit_place);
        }
        _ => {}
    }
}

/// Returns whether the run may leave native code at this instruction.
pub fn may_leave(i: &Instruction) -> bool {
    matches!(
        i.code,
        Code::AddFlags
            | Code::SubFlags
            | Code::MulFlags
            | Code::DivS
            | Code::DivU
            | Code::CeilDivS
            | Code::CeilDivU
            | Code::FloorDivS
            | Code::RemS
            | Code::RemU
            | Code::Shl
            | Code::ShlFlags
            | Code::ShrS
            | Code::ShrU
            | Code::F32ToS
            | Code::F64ToS
            | Code::F32ToU
            | Code::F64ToU
            | Code::Apply
            | Code::Load
            | Code::Store
            | Code::FailIf
            | Code::Fail
            | Code::Call
            | Code::Kernel
            | Code::Trace
            | Code::Jump
            | Code::Branch
            | Code::BranchEq
            | Code::BranchNe
            | Code::BranchLtS
            | Code::BranchLeS
            | Code::BranchLtU
            | Code::BranchLeU
            | Code::Switch
            | Code::LoopS
            | Code::LoopU
    )
}

/// Calls `visit` with the instructions that an instruction may continue with; none for the end of the function.
pub fn each_successor(plan: &Plan, at: usize, mut visit: impl FnMut(usize)) {
    let i = &plan.code()[at];
    match i.code {
        Code::Jump => visit(i.a as usize),
        Code::Branch => [i.b, i.c].into_iter().for_each(|to| visit(to as usize)),
        Code::BranchEq | Code::BranchNe | Code::BranchLtS | Code::BranchLeS | Code::BranchLtU | Code::BranchLeU => {
            [i.c, i.d].into_iter().for_each(|to| visit(to as usize))
        }
        Code::Switch => plan.tables()[i.b as usize].iter().for_each(|to| visit(*to as usize)),
        Code::LoopS | Code::LoopU => [i.d as usize, at + 1].into_iter().for_each(visit),
        Code::Return | Code::Fail => {}
        _ => visit(at + 1),
    }
}

/// Returns whether an instruction ends a block.
pub fn is_jump(code: Code) -> bool {
    matches!(code, Code::Jump | Code::Branch | Code::Switch | Code::LoopS | Code::LoopU | Code::Return | Code::Fail)
}

/// Returns the functions that a plan refers to.
pub fn callees(plan: &Plan) -> impl Iterator<Item = u32> + '_ {
    let called = plan.calls().iter().filter_map(|site| match site.callee {
        Callee::Function(function) => Some(function),
        Callee::Object(_) => None,
    });
    let constants = plan.constants().iter().filter_map(|constant| match constant {
        ods_exec::Datum::Function(function) => Some(*function),
        _ => None,
    });
    called.chain(constants)
}
