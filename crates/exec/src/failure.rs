//! Errors on their way through calls.

use ods_core::Operation;

use crate::engine::Module;
use crate::fault::{Error, Fault, FaultKind, Frame};
use crate::opcode::InstructionFormat;
use crate::origin::Origin;
use crate::plan::{Place, Plan};
use crate::trace::{self, FrameRef};
use crate::usage::Usage;

/// An error of a run, to which callers add themselves.
#[derive(Debug)]
pub struct Failure(Box<Data>);

#[derive(Debug)]
struct Data {
    fault: Fault,
    op: Option<Operation>,
    /// The text of the operands.
    operands: String,
    /// The operations that called, innermost first.
    calls: Vec<Operation>,
    /// The first result of the run that was poison.
    origin: Option<Origin>,
}

impl Failure {
    /// Returns the failure of an instruction, with the frame at that time.
    #[cold]
    pub fn new(module: &Module<'_>, plan: &Plan, at: usize, fault: Fault, frame: FrameRef<'_>, usage: &Usage) -> Self {
        let op = plan.origins().get(at).copied();
        let operands = match op.filter(|_| matches!(fault.kind(), FaultKind::Undefined | FaultKind::Poison)) {
            Some(op) => operands_text(module, plan, at, op, frame),
            None => String::new(),
        };
        let origin = usage.origin().cloned();
        Self(Box::new(Data { fault, op, operands, calls: Vec::new(), origin }))
    }

    /// Adds the call at a position of a plan.
    #[cold]
    pub fn add_call(&mut self, plan: &Plan, at: usize) {
        self.0.calls.extend(plan.origins().get(at));
    }

    /// Returns the error: with the operation, its place, its operands, and the calls.
    #[cold]
    pub fn into_error(self, module: &Module<'_>) -> Error {
        const SHOWN: usize = 8;
        let Data { fault, op, operands, calls, origin } = *self.0;
        // Poison where the operation needs a value is undefined behaviour.
        let kind = if fault.kind() == FaultKind::Poison { FaultKind::Undefined } else { fault.kind() };
        let Some(op) = op else { return module.error(kind, fault.message()) };
        let ir = module.ir();
        let frame = |op: Operation| Frame { function: module.name_around(op).into(), location: ir.location(op) };
        let mut frames = vec![frame(op)];
        let mut diagnostic = ir.op_error(op, format!("{}{operands}", fault.message()));
        for (position, call) in calls.iter().enumerate() {
            if position == SHOWN && calls.len() > 2 * SHOWN {
                let rest = calls.len() - SHOWN;
                diagnostic = diagnostic.note(ir.location(op), format!("and {rest} further calls"));
                break;
            }
            diagnostic = diagnostic.note(ir.location(*call), "called from here");
            frames.push(frame(*call));
        }
        if let Some(origin) = origin.filter(|_| kind == FaultKind::Undefined) {
            diagnostic = origin.explain(ir, diagnostic);
        }
        let cause = fault.cause().cloned();
        Error::new(kind, diagnostic.resolved(ir.context())).with(frames, cause)
    }
}

/// Returns the operands of the operation that failed, for a message. At the end of a loop, objects that the loop began
/// with have moved: the message has only its numbers.
#[cold]
fn operands_text(module: &Module<'_>, plan: &Plan, at: usize, op: Operation, frame: FrameRef<'_>) -> String {
    let mut values = trace::operands(module.ir(), plan, op, frame);
    if plan.code.get(at).is_some_and(|i| i.opcode.format() == InstructionFormat::Loop) {
        for (operand, value) in module.ir().operands(op).zip(&mut values) {
            *value = value.take().filter(|_| matches!(plan.places.get(&operand), Some(Place::Words { .. })));
        }
    }
    trace::operands_text(module.ir(), op, &values)
}
