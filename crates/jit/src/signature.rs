//! The words that instructions read and write, and where they continue.

use ods_exec::{Callee, Code, Datum, Form, Instruction, Place, Plan, Source, WordKind};

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

    /// Returns the kind of a word of an instruction; `None` for words that it only moves.
    pub fn of_word(word: WordKind, i: &Instruction) -> Option<Self> {
        match word {
            WordKind::Any => None,
            WordKind::Bits | WordKind::Flag => Some(Self::I64),
            WordKind::Int => Some(Self::of_width(i.width)),
            WordKind::Extended => Some(Self::of_width(i.extra.min(64) as u8)),
            WordKind::F32 => Some(Self::F32),
            WordKind::F64 => Some(Self::F64),
            WordKind::Float => Some(match i.width {
                32 => Self::F32,
                64 => Self::F64,
                _ => Self::I64,
            }),
        }
    }

    /// Returns whether only 32 bits are kept.
    pub fn is_narrow(self) -> bool {
        match self {
            Self::I32 | Self::F32 => true,
            Self::I64 | Self::F64 => false,
        }
    }
}

/// Returns the operands of an instruction that computes a word from words, with their kinds.
pub fn operands(i: &Instruction) -> impl Iterator<Item = (u32, Option<Kind>)> {
    let kinds = i.code.operands().iter().map(|word| Kind::of_word(*word, i));
    [i.a, i.b, i.c].into_iter().zip(kinds)
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
        Form::Words => operands(i).for_each(|(word, _)| visit(word)),
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
