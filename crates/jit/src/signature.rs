//! The words that instructions read and write, and where they continue.

use ods_exec::{Callee, Instruction, InstructionFormat, Opcode, Place, Plan, RuntimeValue, Source, WordKind};

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
            WordKind::Int | WordKind::Divisor => Some(Self::of_width(i.width)),
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
    let kinds = i.opcode.operands().iter().map(|word| Kind::of_word(*word, i));
    [i.a, i.b, i.c].into_iter().zip(kinds)
}

/// Returns whether the run may leave native code at an instruction of this format, other than by the end of the
/// function.
pub fn may_leave(format: InstructionFormat) -> bool {
    !matches!(format, InstructionFormat::Return | InstructionFormat::Transport)
}

/// Calls `visit` with each word of a place.
fn each_of(place: Place, visit: &mut impl FnMut(u32)) {
    match place {
        Place::Words { at, count } => (at..at + count).for_each(visit),
        Place::Object(_) => {}
    }
}

/// Calls `visit` with each word that an instruction reads. A kernel's results count as read, since the kernel may leave
/// them as they are.
pub fn each_read(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    match i.opcode.format() {
        InstructionFormat::Words => operands(i).for_each(|(word, _)| visit(word)),
        InstructionFormat::Branch | InstructionFormat::FailIf => visit(i.a),
        InstructionFormat::Transport if i.opcode == Opcode::SelectObject => visit(i.a),
        InstructionFormat::Compare => [i.a, i.b].into_iter().for_each(visit),
        InstructionFormat::Loop => [i.a, i.b, i.c].into_iter().for_each(visit),
        InstructionFormat::Return => plan.results().iter().for_each(|(place, _)| each_of(*place, &mut visit)),
        InstructionFormat::Call => {
            plan.calls()[i.a as usize].arguments.iter().for_each(|source| each_of(source.place, &mut visit));
        }
        InstructionFormat::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            site.operands.iter().for_each(|source| each_of(source.place, &mut visit));
            site.results.iter().for_each(|place| each_of(*place, &mut visit));
        }
        InstructionFormat::Load => [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit),
        InstructionFormat::Store => {
            visit(i.d);
            [i.b, i.c].into_iter().take(i.extra.into()).for_each(visit);
        }
        InstructionFormat::Trace => plan.traced(i.a as usize).for_each(|place| each_of(place, &mut visit)),
        InstructionFormat::Jump | InstructionFormat::Transport | InstructionFormat::Fail => {}
    }
}

/// Calls `visit` with each word that an instruction writes.
pub fn each_write(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    match i.opcode.format() {
        InstructionFormat::Words | InstructionFormat::Load => visit(i.d),
        InstructionFormat::Loop => visit(i.a),
        InstructionFormat::Call => {
            plan.calls()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit))
        }
        InstructionFormat::Kernel => {
            plan.kernels()[i.a as usize].results.iter().for_each(|place| each_of(*place, &mut visit))
        }
        InstructionFormat::Jump
        | InstructionFormat::Branch
        | InstructionFormat::Compare
        | InstructionFormat::Return
        | InstructionFormat::Store
        | InstructionFormat::Transport
        | InstructionFormat::FailIf
        | InstructionFormat::Fail
        | InstructionFormat::Trace => {}
    }
}

/// Calls `visit` with each object that an instruction writes, or moves out of its place.
pub fn each_changed_object(plan: &Plan, i: &Instruction, mut visit: impl FnMut(u32)) {
    let (sources, results): (&[Source], &[Place]) = match i.opcode.format() {
        InstructionFormat::Transport => {
            visit(i.d);
            return if i.opcode == Opcode::MoveObject {
                visit(i.a)
            };
        }
        InstructionFormat::Call => {
            let site = &plan.calls()[i.a as usize];
            (&site.arguments, &site.results)
        }
        InstructionFormat::Kernel => {
            let site = &plan.kernels()[i.a as usize];
            (&site.operands, &site.results)
        }
        InstructionFormat::Words
        | InstructionFormat::Jump
        | InstructionFormat::Branch
        | InstructionFormat::Compare
        | InstructionFormat::Loop
        | InstructionFormat::Return
        | InstructionFormat::Load
        | InstructionFormat::Store
        | InstructionFormat::FailIf
        | InstructionFormat::Fail
        | InstructionFormat::Trace => return,
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
    match i.opcode.format() {
        InstructionFormat::Jump => visit(i.a as usize),
        InstructionFormat::Branch => [i.b, i.c].into_iter().for_each(|to| visit(to as usize)),
        InstructionFormat::Compare => [i.c, i.d].into_iter().for_each(|to| visit(to as usize)),
        InstructionFormat::Loop => [i.d as usize, at + 1].into_iter().for_each(visit),
        InstructionFormat::Return | InstructionFormat::Fail => {}
        InstructionFormat::Words
        | InstructionFormat::Call
        | InstructionFormat::Kernel
        | InstructionFormat::Load
        | InstructionFormat::Store
        | InstructionFormat::Transport
        | InstructionFormat::FailIf
        | InstructionFormat::Trace => visit(at + 1),
    }
}

/// Returns the steps that an instruction takes.
pub fn price(i: &Instruction) -> u64 {
    match i.opcode.format() {
        InstructionFormat::Jump | InstructionFormat::Branch => i.d.into(),
        InstructionFormat::Compare | InstructionFormat::Loop => i.extra.into(),
        InstructionFormat::Words
        | InstructionFormat::Return
        | InstructionFormat::Call
        | InstructionFormat::Kernel
        | InstructionFormat::Load
        | InstructionFormat::Store
        | InstructionFormat::Transport
        | InstructionFormat::FailIf
        | InstructionFormat::Fail
        | InstructionFormat::Trace => 0,
    }
}

/// Returns the functions that a plan refers to.
pub fn callees(plan: &Plan) -> impl Iterator<Item = u32> + '_ {
    let called = plan.calls().iter().filter_map(|site| match site.callee {
        Callee::Function(function) => Some(function),
        Callee::Object(_) => None,
    });
    let constants = plan.constants().iter().filter_map(|constant| match constant {
        RuntimeValue::Function(function) => Some(*function),
        RuntimeValue::Word(_)
        | RuntimeValue::Words(_)
        | RuntimeValue::Tensor(_)
        | RuntimeValue::MemRef(_)
        | RuntimeValue::Other(_)
        | RuntimeValue::Poison => None,
    });
    called.chain(constants)
}
