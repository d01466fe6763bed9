//! The first poison of a run, for messages.

use std::borrow::Cow;

use ods_core::diagnostic::Severity;
use ods_core::{Diagnostic, Ir, Operation};
use smallvec::SmallVec;

use crate::opcode::Undefined;
use crate::plan::Plan;
use crate::runtime_value::RuntimeValue;
use crate::trace::{self, FrameRef};

/// An operation whose result is poison, why, and its operands.
#[derive(Clone, Debug)]
pub struct Origin {
    op: Operation,
    reason: Reason,
    operands: Operands,
}

/// Why a result is poison: a phrase.
pub type Reason = Cow<'static, str>;

/// The values of operands, if known.
pub type Operands = SmallVec<[Option<RuntimeValue>; 3]>;

impl Origin {
    /// Returns the origin of poison at an operation of the plan, with the operation's operands in the frame.
    #[cold]
    pub fn new(ir: &Ir, plan: &Plan, op: Operation, reason: Reason, frame: FrameRef<'_>) -> Self {
        Self { op, reason, operands: trace::operands(ir, plan, op, frame) }
    }

    /// Returns the message about the operation.
    fn message(&self, ir: &Ir) -> String {
        let operands = trace::operands_text(ir, self.op, &self.operands);
        let reason = if self.reason == Undefined::Poison.text() { "" } else { &format!(": {}", self.reason) };
        format!("'{}' op result is poison{reason}{operands}", ir.name_str(self.op))
    }

    /// Returns a remark about the operation.
    #[cold]
    pub fn remark(&self, ir: &Ir) -> Diagnostic {
        let remark = Diagnostic::new(Severity::Remark, ir.location(self.op), self.message(ir));
        remark.about(self.op).resolved(ir.context())
    }

    /// Adds a note about the operation.
    #[cold]
    pub fn explain(&self, ir: &Ir, diagnostic: Diagnostic) -> Diagnostic {
        diagnostic.note(ir.location(self.op), self.message(ir))
    }
}
