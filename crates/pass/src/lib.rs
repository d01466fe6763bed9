//! Passes, pass managers and textual pipelines.
//!
//! A [`Pass`] changes what is inside one operation; a [`PassManager`] runs passes on an operation and, nested, on the
//! operations inside. [`PassRegistry`] has the passes that a textual pipeline may name:
//!
//! ```
//! # use ods_core as ods;
//! # use ods::{Context, Ir, Location};
//! # use ods::builtin::ModuleOp;
//! use ods_pass::{PassManager, PassRegistry};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let mut ir = Ir::new(Context::new().into());
//! # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
//! let mut manager = PassManager::parse("builtin.module(canonicalize,cse)", &PassRegistry::new())?;
//! manager.run(&mut ir, module)?;
//! # Ok(())
//! # }
//! ```
//!
//! * `pass`: passes; `analyses`: what they know of operations; `options`: their options; `registry`: passes by name;
//! * `manager` (`tree`: nested ones): sequences of passes; `text` (`pipeline_error`): their textual form; `run`:
//!   running them; `parallel`: on several threads;
//! * `printing` (`ir_tree`: to files), `timing`, `statistics`, `progress`, `pattern_counts`, `action_log`: reports
//!   about runs; `reports`: what passes report;
//! * [`transforms`]: passes that need no dialect; [`dataflow`]: facts about values; `inlining`: the call graph;
//! * [`interfaces`]: interfaces that passes ask operations for.
//!
//! A pass fails by returning an error. Its panics are caught, and reported as failures.

mod action_log;
mod analyses;
pub mod dataflow;
mod failure;
mod fingerprint;
mod inlining;
pub mod interfaces;
mod ir_tree;
mod manager;
mod nest;
mod options;
mod parallel;
mod pass;
mod pattern_counts;
mod pipeline_error;
mod printing;
mod progress;
mod registry;
mod reports;
mod run;
mod statistics;
mod text;
mod timing;
mod timing_report;
pub mod transforms;
mod tree;

pub use action_log::ActionLog;
pub use analyses::{Analysis, Analyzed};
pub use failure::{FailureRecorder, RecordedFailure};
pub use manager::{Anchor, OpPassManager, PassManager};
pub use ods_macros::Pass;
pub use options::{OptionValue, Options, split_radix};
pub use pass::{OperationPass, Pass, PassContext, PassFailure, PassResult, PassSetup, PassStatistic};
pub use pattern_counts::PatternCounts;
pub use pipeline_error::{OptionProblem, PipelineError};
pub use printing::{IrPrinting, PassSelection};
pub use progress::PassProgress;
pub use registry::{PassEntry, PassRegistry};
pub use reports::PassReport;
pub use run::PassInstrumentation;
pub use timing::{PassTiming, TimedPass};
pub use timing_report::{TimingStyle, report_title, timing_report};

/// The paths in what `#[derive(Pass)]` writes, for the passes of this crate.
mod ods {
    pub(crate) mod pass {
        pub(crate) use crate::*;
    }
}
