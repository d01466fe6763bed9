//! The semantics of an operation, beside its definition.

use std::sync::Arc;

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
    ///
    /// Operands may be poison. An instruction gives poison for poison, unless it selects or copies another word;
    /// [`Call`] has an error for reading it, and [`Call::value`] for operands that are only passed on. If that error
    /// is returned, or another one by an operation that may be executed speculatively, the results are poison. For
    /// other operations, and where the run would branch by poison, the behaviour is undefined.
    pub trait Evaluate {
        /// Computes the results: reads operands from the call, and sets its results.
        ///
        /// # Errors
        /// Returns an error if the operation has no result for the operands. The message is a phrase after the
        /// operation's name.
        default fn evaluate(&self, _call: &mut Call<'_>) -> Result<(), Fault> {
            Err(missing())
        }

        /// Adds the operation's instructions to a plan. By default, it is one call of `evaluate`.
        default fn plan(&self, planner: &mut Planner<'_>) {
            plan_call(planner);
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
