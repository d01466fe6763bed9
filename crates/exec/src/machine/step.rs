//! Steps: the instructions of a plan as the interpreter runs them, with a code of their own for common widths.
//!
//! The meaning of those that compute words is that of [`Code::apply`], which the compiler specializes for the width.

use crate::code::Code;
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

/// Calls a macro with the steps that compute a word from words: the name, the code, and the width. Those of one width come
/// before those of any.
macro_rules! word_steps {
    ($callback:ident) => {
        $callback! {
            Copy Copy any;
            Add32 Add 32; Add64 Add 64; Add Add any;
            Sub32 Sub 32; Sub64 Sub 64; Sub Sub any;
            Mul32 Mul 32; Mul64 Mul 64; Mul Mul any;
            AddFlags32 AddFlags 32; AddFlags64 AddFlags 64; AddFlags AddFlags any;
            SubFlags32 SubFlags 32; SubFlags64 SubFlags 64; SubFlags SubFlags any;
            MulFlags32 MulFlags 32; MulFlags64 MulFlags 64; MulFlags MulFlags any;
            DivS DivS any; DivU DivU any; CeilDivS CeilDivS any; CeilDivU CeilDivU any; FloorDivS FloorDivS any;
            RemS RemS any; RemU RemU any;
            And And any; Or Or any; Xor Xor any;
            Shl Shl any; ShlFlags ShlFlags any; ShrS ShrS any; ShrU ShrU any;
            MaxS MaxS any; MaxU MaxU any; MinS MinS any; MinU MinU any;
            Eq Eq any; Ne Ne any; LtU LtU any; LeU LeU any;
            LtS32 LtS 32; LtS64 LtS 64; LtS LtS any;
            LeS32 LeS 32; LeS64 LeS 64; LeS LeS any;
            SignExtend32 SignExtend 32; SignExtend SignExtend any;
            Truncate32 Truncate 32; Truncate Truncate any;
            Select Select any;
            AddF32 AddF32 any; SubF32 SubF32 any; MulF32 MulF32 any; DivF32 DivF32 any;
            AddF64 AddF64 any; SubF64 SubF64 any; MulF64 MulF64 any; DivF64 DivF64 any;
            NegF NegF any; AbsF AbsF any; CmpF32 CmpF32 any; CmpF64 CmpF64 any;
            FmaF32 FmaF32 any; FmaF64 FmaF64 any; F32ToF64 F32ToF64 any; F64ToF32 F64ToF32 any;
            SToF32 SToF32 any; SToF64 SToF64 any; UToF32 UToF32 any; UToF64 UToF64 any;
            F32ToS F32ToS any; F64ToS F64ToS any; F32ToU F32ToU any; F64ToU F64ToU any;
        }
    };
}
pub(super) use word_steps;

macro_rules! width_pattern {
    (any) => {
        _
    };
    ($width:literal) => {
        $width
    };
}

macro_rules! define {
    ($($op:ident $code:ident $width:tt;)*) => {
        /// The operation of a step.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Op {
            $($op,)*
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
                    $((Code::$code, width_pattern!($width)) => Self::$op,)*
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
word_steps!(define);

impl Step {
    /// Returns the step for an instruction.
    pub fn of(i: &Instruction) -> Self {
        Self { op: Op::of(i), width: i.width, extra: i.extra, d: i.d, a: i.a, b: i.b, c: i.c }
    }
}
