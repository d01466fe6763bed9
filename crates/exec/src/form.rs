//! Forms of instructions: the use of their fields.

use crate::code::Code;

/// The form of an instruction: the use of its fields, and where it continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Computes the word `d` from the words `a`, `b` and `c`.
    Words,
    /// Jumps to `a`.
    Jump,
    /// Branches by the word `a` to `b` or `c`.
    Branch,
    /// Branches by a comparison of the words `a` and `b` to `c` or `d`.
    Compare,
    /// Adds the word `c` to the word `a`, and goes to `d` if that is below the word `b`.
    Loop,
    /// Ends the function.
    Return,
    /// Calls the function of call site `a`.
    Call,
    /// Calls the kernel of site `a`.
    Kernel,
    /// Loads the word `d` from the object `a`, at the words `b` and `c`.
    Load,
    /// Stores the word `d` to the object `a`, at the words `b` and `c`.
    Store,
    /// Copies or moves an object to the object `d`.
    Transport,
    /// Fails with message `b` if the word `a` is not 0.
    FailIf,
    /// Fails with message `b`.
    Fail,
    /// Reports the operation of trace site `a`.
    Trace,
}

impl Form {
    /// Returns whether the instruction ends a block.
    pub fn is_jump(self) -> bool {
        match self {
            Self::Jump | Self::Branch | Self::Compare | Self::Loop | Self::Return | Self::Fail => true,
            Self::Words
            | Self::Call
            | Self::Kernel
            | Self::Load
            | Self::Store
            | Self::Transport
            | Self::FailIf
            | Self::Trace => false,
        }
    }

    /// Returns whether the instruction has a price in steps.
    pub fn has_price(self) -> bool {
        self.is_jump() && !matches!(self, Self::Return | Self::Fail)
    }
}

impl Code {
    /// Returns the form of instructions with this code.
    pub fn form(self) -> Form {
        match self {
            Self::Copy
            | Self::Add
            | Self::Sub
            | Self::Mul
            | Self::AddFlags
            | Self::SubFlags
            | Self::MulFlags
            | Self::DivS
            | Self::DivU
            | Self::CeilDivS
            | Self::CeilDivU
            | Self::FloorDivS
            | Self::RemS
            | Self::RemU
            | Self::And
            | Self::Or
            | Self::Xor
            | Self::Shl
            | Self::ShlFlags
            | Self::ShrS
            | Self::ShrU
            | Self::MaxS
            | Self::MaxU
            | Self::MinS
            | Self::MinU
            | Self::Eq
            | Self::Ne
            | Self::LtS
            | Self::LeS
            | Self::LtU
            | Self::LeU
            | Self::SignExtend
            | Self::Truncate
            | Self::Select
            | Self::AddF32
            | Self::SubF32
            | Self::MulF32
            | Self::DivF32
            | Self::AddF64
            | Self::SubF64
            | Self::MulF64
            | Self::DivF64
            | Self::NegF
            | Self::AbsF
            | Self::CmpF32
            | Self::CmpF64
            | Self::FmaF32
            | Self::FmaF64
            | Self::F32ToF64
            | Self::F64ToF32
            | Self::SToF32
            | Self::SToF64
            | Self::UToF32
            | Self::UToF64
            | Self::F32ToS
            | Self::F64ToS
            | Self::F32ToU
            | Self::F64ToU
            | Self::Apply => Form::Words,
            Self::Jump => Form::Jump,
            Self::Branch => Form::Branch,
            Self::BranchEq | Self::BranchNe | Self::BranchLtS | Self::BranchLeS | Self::BranchLtU | Self::BranchLeU => {
                Form::Compare
            }
            Self::LoopS | Self::LoopU => Form::Loop,
            Self::Return => Form::Return,
            Self::Call => Form::Call,
            Self::Kernel => Form::Kernel,
            Self::Load => Form::Load,
            Self::Store => Form::Store,
            Self::CopyObject | Self::MoveObject | Self::SelectObject | Self::ConstantObject => Form::Transport,
            Self::FailIf => Form::FailIf,
            Self::Fail => Form::Fail,
            Self::Trace => Form::Trace,
        }
    }
}
