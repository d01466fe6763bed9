//! The words that instructions read and write, and where they continue.

use ods_exec::{Callee, Code, Datum, Form, Instruction, Place, Plan, Source};

/// The representation of a word in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    /// Returns the kinds of an instruction's words, which is one that computes a word from words.
    pub fn of(i: &Instruction) -> Self {
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
            | Code::Trace => (&[], None),
        };
        Self { operands, result }
    }
}

/// Returns whether the run may leave native code at an instruction of this form, other than by the end of the function.
pub fn may_leave(form: Form) -> bool {
    !matches!(form, Form::Return | Form::Transport)
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
    match i.code.form() {
        Form::Words => {
            [i.a, i.b, i.c].iter().zip(Signature::of(i).operands).for_each(|(word, _)| visit(*word));
        }
        Form::Branch | Form::FailIf => visit(i.a),
        Form::Transport if i.code == Code::SelectObject => visit(i.a),
        Form::Compare => [i.a, i.b].into_iter().for_each(visit),
        Form::Loop => [i.a, i.b, i.c].into_iter().for_each(visit),
        Form::Return => plan.results().iter().for_each(|(place, _)| each_of(*place, &mut visit)),
        Form::Call => {
            plan.calls()[i.a as usize].arguments.iter().for_each(|source| each_of(source.place, &mut visit));
        }
        Form::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            site.operands.iter().for_each(|source| each_of(source.place, &mut visit));
            site.results.iter().for_each(|place| each_of(*place, &mut visit));
        }
        Form::Load => [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit),
        Form::Store => {
            visit(i.d);
            [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit);
        }
        Form::Trace => plan.traced(i.a as usize).for_each(|place| each_of(place, &mut visit)),
        Form::Jump | Form::Transport | Form::Fail => {}
    }
}

/// Calls `visit` with each word that an instruction writes.
pub fn each_write(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    match i.code.form() {
        Form::Words | Form::Load => visit(i.d),
        Form::Loop => visit(i.a),
        Form::Call => plan.calls()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit)),
        Form::Kernel => plan.kernels()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit)),
        Form::Jump
        | Form::Branch
        | Form::Compare
        | Form::Return
        | Form::Store
        | Form::Transport
        | Form::FailIf
        | Form::Fail
        | Form::Trace => {}
    }
}

/// Calls `visit` with each object that an instruction writes, or moves out of its place.
pub fn each_changed_object(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    let (sources, results): (&[Source], &[Place]) = match i.code.form() {
        Form::Transport => {
            visit(i.d);
            return if i.code == Code::MoveObject {
                visit(i.a)
            };
        }
        Form::Call => {
            let site = &plan.calls()[i.a as usize];
            (&site.arguments, &site.results)
        }
        Form::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            (&site.operands, &site.results)
        }
        Form::Words
        | Form::Jump
        | Form::Branch
        | Form::Compare
        | Form::Loop
        | Form::Return
        | Form::Load
        | Form::Store
        | Form::FailIf
        | Form::Fail
        | Form::Trace => return,
    };
    let moved = sources.iter().filter(|source| source.is_last).map(|source| source.place);
    for place in moved.chain(results.iter().copied()) {
        match place {
            Place::Object(at) => visit(at),
            Place::Words { .. } => {}
        }
    }
}

/// Calls `visit` with the instructions that an instruction may continue with; none for the end of the function.
pub fn each_successor(plan: &Plan, at: usize, mut visit: impl FnMut(usize)) {
    let i = &plan.code()[at];
    match i.code.form() {
        Form::Jump => visit(i.a as usize),
        Form::Branch => [i.b, i.c].into_iter().for_each(|to| visit(to as usize)),
        Form::Compare => [i.c, i.d].into_iter().for_each(|to| visit(to as usize)),
        Form::Loop => [i.d as usize, at + 1].into_iter().for_each(visit),
        Form::Return | Form::Fail => {}
        Form::Words
        | Form::Call
        | Form::Kernel
        | Form::Load
        | Form::Store
        | Form::Transport
        | Form::FailIf
        | Form::Trace => visit(at + 1),
    }
}

/// Returns the steps that an instruction takes.
pub fn price(i: &Instruction) -> u64 {
    match i.code.form() {
        Form::Jump | Form::Branch => i.d.into(),
        Form::Compare | Form::Loop => i.extra.into(),
        Form::Words
        | Form::Return
        | Form::Call
        | Form::Kernel
        | Form::Load
        | Form::Store
        | Form::Transport
        | Form::FailIf
        | Form::Fail
        | Form::Trace => 0,
    }
}

/// Returns the functions that a plan refers to.
pub fn callees(plan: &Plan) -> impl Iterator<Item = u32> + '_ {
    let called = plan.calls().iter().filter_map(|site| match site.callee {
        Callee::Function(function) => Some(function),
        Callee::Object(_) => None,
    });
    let constants = plan.constants().iter().filter_map(|constant| match constant {
        Datum::Function(function) => Some(*function),
        Datum::Word(_) | Datum::Words(_) | Datum::Tensor(_) | Datum::MemRef(_) | Datum::Other(_) | Datum::Poison => {
            None
        }
    });
    called.chain(constants)
}
