//! Steps: the instructions of a plan as the interpreter runs them, with a code of their own for common widths.
//!
//! Steps that compute words call [`Opcode::apply`], which the compiler specializes for the width.

use crate::opcode::Opcode;
use crate::opcode::table::instructions;
use crate::plan::Instruction;

/// A step. It has the same fields as an [`Instruction`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub op: Op,
    pub width: u8,
    pub extra: u16,
    pub d: u32,
    pub a: u32,
    pub b: u32,
    pub c: u32,
}

/// Defines [`Op`] by the table: for each instruction that computes a word, steps for some widths, and one for all
/// others.
macro_rules! define {
    (
        |$($parameter:ident),*|
        words {$(
            $(#[$docs:meta])*
            $opcode:ident [$($operand:ident)*] -> $result:ident { $($apply:tt)* } $(ints { $($ints:tt)* })? $(compares $comparison:ident)?
                $(steps { $($step:ident $width:literal)* })?;
        )*}
        control { $($control:tt)* }
    ) => {
        /// The operation of a step.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Op {
            $($($($step,)*)? $opcode,)*
            Apply,
            Jump,
            Branch,
            BranchEq,
            BranchNe,
            BranchLtS64,
            BranchLtS,
            BranchLeS64,
            BranchLeS,
            BranchLtU,
            BranchLeU,
            LoopS64,
            LoopS,
            LoopU,
            Return,
            Call,
            Kernel,
            Load0,
            Load1,
            Load2,
            Store0,
            Store1,
            Store2,
            CopyObject,
            MoveObject,
            SelectObject,
            ConstantObject,
            FailIf,
            Fail,
            Trace,
        }

        impl Op {
            fn of(i: &Instruction) -> Self {
                match (i.opcode, i.width) {
                    $(
                        $($((Opcode::$opcode, $width) => Self::$step,)*)?
                        (Opcode::$opcode, _) => Self::$opcode,
                    )*
                    (Opcode::Apply, _) => Self::Apply,
                    (Opcode::Jump, _) => Self::Jump,
                    (Opcode::Branch, _) => Self::Branch,
                    (Opcode::BranchEq, _) => Self::BranchEq,
                    (Opcode::BranchNe, _) => Self::BranchNe,
                    (Opcode::BranchLtS, 64) => Self::BranchLtS64,
                    (Opcode::BranchLtS, _) => Self::BranchLtS,
                    (Opcode::BranchLeS, 64) => Self::BranchLeS64,
                    (Opcode::BranchLeS, _) => Self::BranchLeS,
                    (Opcode::BranchLtU, _) => Self::BranchLtU,
                    (Opcode::BranchLeU, _) => Self::BranchLeU,
                    (Opcode::LoopS, 64) => Self::LoopS64,
                    (Opcode::LoopS, _) => Self::LoopS,
                    (Opcode::LoopU, _) => Self::LoopU,
                    (Opcode::Return, _) => Self::Return,
                    (Opcode::Call, _) => Self::Call,
                    (Opcode::Kernel, _) => Self::Kernel,
                    (Opcode::Load, _) => [Self::Load0, Self::Load1, Self::Load2][usize::from(i.extra.min(2))],
                    (Opcode::Store, _) => [Self::Store0, Self::Store1, Self::Store2][usize::from(i.extra.min(2))],
                    (Opcode::CopyObject, _) => Self::CopyObject,
                    (Opcode::MoveObject, _) => Self::MoveObject,
                    (Opcode::SelectObject, _) => Self::SelectObject,
                    (Opcode::ConstantObject, _) => Self::ConstantObject,
                    (Opcode::FailIf, _) => Self::FailIf,
                    (Opcode::Fail, _) => Self::Fail,
                    (Opcode::Trace, _) => Self::Trace,
                }
            }
        }
    };
}
instructions!(define);

impl Step {
    /// Returns the step for an instruction.
    pub fn of(i: &Instruction) -> Self {
        Self { op: Op::of(i), width: i.width, extra: i.extra, d: i.d, a: i.a, b: i.b, c: i.c }
    }
}
