//! Formats of instructions: the use of their fields.

/// The format of an instruction: the use of its fields, and where it continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstructionFormat {
    /// Computes the word `d` from the words `a`, `b` and `c`.
    Words,
    /// Jumps to `a`.
    Jump,
    /// Branches by the word `a` to `b` or `c`.
    Branch,
    /// Branches by a comparison of the words `a` and `b` to `c` or `d`.
    Compare,
    /// Adds the word `c` to the word `a`, and goes to `d` if that is below the word `b`. Fails if the sum overflows.
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

impl InstructionFormat {
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

/// The kind of a word that an instruction reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordKind {
    /// Any word: the instruction moves it.
    Any,
    /// All 64 bits.
    Bits,
    /// 1 or 0.
    Flag,
    /// An integer of the instruction's width.
    Int,
    /// An integer of the instruction's width that divides: if it is poison, the behaviour is undefined.
    Divisor,
    /// An integer of `extra` bits.
    Extended,
    /// An `f32`.
    F32,
    /// An `f64`.
    F64,
    /// A float of the instruction's width.
    Float,
}
