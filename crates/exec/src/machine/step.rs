//! Steps: the instructions of a plan as the interpreter runs them, with a code of their own for common widths.
//!
//! The meaning of those that compute words is that of [`Code::apply`], which the compiler specializes for the width.

use crate::code::Code;
use crate::code::table::instructions;
use crate::plan::Instruction;

/// A step; its fields are those of [`Instruction`].
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
            $code:ident [$($operand:ident)*] -> $result:ident { $($apply:tt)* } $(ints { $($ints:tt)* })? $(compares $comparison:ident)?
                $(steps { $($step:ident $width:literal)* })?;
        )*}
        control { $($control:tt)* }
    ) => {
        /// The operation of a step.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Op {
            $($($($step,)*)? $code,)*
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
                match (i.code, i.width) {
                    $(
                        $($((Code::$code, $width) => Self::$step,)*)?
                        (Code::$code, _) => Self::$code,
                    )*
                    (Code::Apply, _) => Self::Apply,
                    (Code::Jump, _) => Self::Jump,
                    (Code::Branch, _) => Self::Branch,
                    (Code::BranchEq, _) => Self::BranchEq,
                    (Code::BranchNe, _) => Self::BranchNe,
                    (Code::BranchLtS, 64) => Self::BranchLtS64,
                    (Code::BranchLtS, _) => Self::BranchLtS,
                    (Code::BranchLeS, 64) => Self::BranchLeS64,
                    (Code::BranchLeS, _) => Self::BranchLeS,
                    (Code::BranchLtU, _) => Self::BranchLtU,
                    (Code::BranchLeU, _) => Self::BranchLeU,
                    (Code::LoopS, 64) => Self::LoopS64,
                    (Code::LoopS, _) => Self::LoopS,
                    (Code::LoopU, _) => Self::LoopU,
                    (Code::Return, _) => Self::Return,
                    (Code::Call, _) => Self::Call,
                    (Code::Kernel, _) => Self::Kernel,
                    (Code::Load, _) => [Self::Load0, Self::Load1, Self::Load2][usize::from(i.extra.min(2))],
                    (Code::Store, _) => [Self::Store0, Self::Store1, Self::Store2][usize::from(i.extra.min(2))],
                    (Code::CopyObject, _) => Self::CopyObject,
                    (Code::MoveObject, _) => Self::MoveObject,
                    (Code::SelectObject, _) => Self::SelectObject,
                    (Code::ConstantObject, _) => Self::ConstantObject,
                    (Code::FailIf, _) => Self::FailIf,
                    (Code::Fail, _) => Self::Fail,
                    (Code::Trace, _) => Self::Trace,
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
