//! The circumstances of a failure, from which it can be reproduced. Corresponds to MLIR's crash reproducers.

use std::sync::{Arc, Mutex, PoisonError};

use ods_core::{Ir, Location, Operation};

use crate::manager::{Anchor, OpPassManager};
use crate::pass::Pass;
use crate::run::PassInstrumentation;

/// The circumstances of a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedFailure {
    /// The running passes, the outer ones first, such as `` `CSE` on 'func.func' operation: @f ``.
    pub running: Vec<String>,
    /// The location of the operation of the pass that failed.
    pub location: Location,
    /// The IR before the pass that failed, and a pipeline with that pass alone, if they were asked for.
    pub local: Option<(String, String)>,
}

/// A recorder of the first failure of a run: an instrumentation.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Location};
/// # use ods::builtin::ModuleOp;
/// use ods_pass::{Anchor, FailureRecorder, PassManager, PassRegistry};
///
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let recorder = FailureRecorder::new(false);
/// let mut manager = PassManager::parse("any(cse)", &PassRegistry::new()).expect("it exists");
/// manager.add_instrumentation(recorder.clone());
/// manager.run(&mut ir, module).expect("it succeeds");
/// assert_eq!(recorder.failure(), None);
/// ```
#[derive(Clone, Default, Debug)]
pub struct FailureRecorder(Arc<Mutex<Recorded>>);

#[derive(Default, Debug)]
struct Recorded {
    is_local: bool,
    running: Vec<String>,
    local: Option<(String, String)>,
    failure: Option<RecordedFailure>,
}

impl FailureRecorder {
    /// Creates a recorder. It prints the IR before each pass if `is_local` is set.
    pub fn new(is_local: bool) -> Self {
        Self(Arc::new(Mutex::new(Recorded { is_local, ..Recorded::default() })))
    }

    /// Returns the first failure.
    pub fn failure(&self) -> Option<RecordedFailure> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).failure.clone()
    }
}

impl PassInstrumentation for FailureRecorder {
    fn before_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, _: &mut String) {
        let mut recorded = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let symbol = ir.symbol_name(op).map(|name| format!(": @{name}")).unwrap_or_default();
        recorded.running.push(format!("`{}` on '{}' operation{symbol}", pass.name(), ir.name_str(op)));
        if recorded.is_local {
            let around: Vec<Operation> = std::iter::successors(Some(op), |op| ir.parent_op(*op)).collect();
            let text = ir.display(around.last().copied().unwrap_or(op)).to_string();
            recorded.local = Some((text, pipeline_of(pass, ir, &around)));
        }
    }

    fn after_pass(&mut self, _: &dyn Pass, _: &Ir, _: Operation, _: &mut String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).running.pop();
    }

    fn after_pass_failed(&mut self, _: &dyn Pass, ir: &Ir, op: Operation, _: &mut String) {
        let mut recorded = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if recorded.failure.is_none() {
            let (running, local) = (recorded.running.clone(), recorded.local.clone());
            recorded.failure = Some(RecordedFailure { running, location: ir.location(op), local });
        }
        recorded.running.pop();
    }
}

/// Returns the pipeline that runs only this pass on the first of the operations; each operation is inside the next one.
fn pipeline_of(pass: &dyn Pass, ir: &Ir, around: &[Operation]) -> String {
    let mut text = String::new();
    for op in around {
        let mut manager = OpPassManager::new(Anchor::new(ir.name_str(*op)));
        text = match text.is_empty() {
            true => {
                manager.add_boxed(pass.clone_pass());
                manager.to_text()
            }
            false => format!("{}({text})", manager.anchor),
        };
    }
    text
}
