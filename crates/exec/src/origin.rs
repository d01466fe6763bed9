//! The first poison of a run, for messages.

use std::borrow::Cow;

use ods_core::diagnostic::Severity;
use ods_core::{Diagnostic, Ir, Operation};
use smallvec::SmallVec;

use crate::opcode::Undefined;
use crate::runtime_value::RuntimeValue;
use crate::trace;

/// An operation whose result is poison, why, and its operands.
#[derive(Clone, Debug)]
pub struct Origin {
    pub op: Operation,
    pub reason: Cow<'static, str>,
    pub operands: Operands,
}

/// The values of operands, if known.
pub type Operands = SmallVec<[Option<RuntimeValue>; 3]>;

impl Origin {
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
