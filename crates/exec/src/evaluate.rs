//! The semantics of an operation, beside its definition.

use std::sync::Arc;

use ods_core::Ir;

use crate::call::Call;
use crate::fault::Fault;
use crate::plan::planner::Planner;

ods_core::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations that can be executed.
    ///
    /// An implementation has one of two forms. `evaluate` computes the results from the operands; it is the simple one.
    /// `plan` adds instructions to the plan of a function; operations with regions or successors need it, and scalar
    /// operations are faster with it.
    pub trait Evaluate {
        /// Computes the results: reads operands from the call, and sets its results.
        ///
        /// # Errors
        /// Returns an error if the operation is undefined for the operands. The message is a phrase after the
        /// operation's name.
        default fn evaluate(&self, _call: &mut Call<'_>) -> Result<(), Fault> {
            Err(missing())
        }

        /// Adds the operation's instructions to a plan. By default, it is one call of `evaluate`.
        default fn plan(&self, planner: &mut Planner<'_>) {
            plan_call(planner);
        }

        /// Returns whether results may be poison although no operand is. By default, they may not.
        default fn makes_poison(&self, _ir: &Ir) -> bool {
            false
        }

        /// Returns the operands that are only moved, and may thus be poison: a bit per operand; the last bit represents
        /// all further operands. By default, no operand is.
        default fn moved_operands(&self, _ir: &Ir) -> u64 {
            0
        }
    }
}

// The default methods are compiled for each operation with semantics, so their bodies are here.

fn missing() -> Fault {
    Fault::of(crate::FaultKind::Missing, "implements neither `evaluate` nor `plan`; implement one of them")
}

fn plan_call(planner: &mut Planner<'_>) {
    match planner.ir().interface::<dyn Evaluate>(planner.op()) {
        Some(operation) => planner.kernel(Arc::new(move |call: &mut Call<'_>| operation.evaluate(call))),
        None => planner.fail("has no kernel"),
    }
}
