//! Reports of runs of passes: their statistics and times.

use std::time::Instant;

use ods_check::SemanticsCheck;
use ods_pass::{PassManager, PassTiming, TimedPass, TimingStyle, report_title, timing_report};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// The form of statistics: `PassDisplayMode`.
#[derive(Clone, Copy)]
pub(crate) enum StatisticsForm {
    List,
    Pipeline,
}

impl StatisticsForm {
    /// Returns the form that a member of `PassDisplayMode` names.
    pub(crate) fn of(member: &Bound<'_, PyAny>) -> PyResult<Self> {
        let name = member.getattr("name").and_then(|name| name.extract::<String>());
        match name.as_deref() {
            Ok("LIST") => Ok(Self::List),
            Ok("PIPELINE") => Ok(Self::Pipeline),
            _ => Err(PyTypeError::new_err("argument `displayMode` must be a member of PassDisplayMode")),
        }
    }

    /// Returns the statistics of the passes of a manager.
    pub(crate) fn statistics(self, manager: &PassManager) -> String {
        match self {
            Self::List => manager.statistics_by_name(),
            Self::Pipeline => manager.statistics(),
        }
    }
}

/// The reports that a manager makes of each run.
#[derive(Clone, Copy, Default)]
pub(crate) struct ReportOptions {
    pub(crate) statistics: Option<StatisticsForm>,
    pub(crate) is_timed: bool,
}

/// The reports of a run.
pub(crate) struct Report {
    pub(crate) wanted: ReportOptions,
    began: Instant,
    passes: Vec<TimedPass>,
    statistics: String,
    check: Option<SemanticsCheck>,
}

impl Report {
    pub(crate) fn new(wanted: ReportOptions, check: Option<SemanticsCheck>) -> Self {
        Self { wanted, began: Instant::now(), passes: Vec::new(), statistics: String::new(), check }
    }

    /// Adds the statistics and the times of a manager's passes.
    pub(crate) fn add(&mut self, statistics: &str, timing: &PassTiming) {
        self.statistics += statistics;
        self.passes.extend(timing.passes());
    }

    /// Runs a pass that is a Python function, and adds its time.
    pub(crate) fn time<R>(&mut self, name: &str, work: impl FnOnce() -> R) -> R {
        let began = Instant::now();
        let done = work();
        self.passes.push(TimedPass { name: name.to_owned(), depth: 0, time: began.elapsed() });
        done
    }

    /// Writes what is wanted to `sys.stderr`.
    pub(crate) fn write(self, py: Python<'_>) -> PyResult<()> {
        let mut text = String::new();
        if let Some(check) = &self.check {
            text += &format!("{}{}\n", report_title("Semantics report"), check.report());
        }
        if self.wanted.statistics.is_some() {
            text += &format!("{}{}\n", report_title("Pass statistics report"), self.statistics);
        }
        if self.wanted.is_timed {
            text += &timing_report(self.passes, self.began.elapsed(), TimingStyle::default());
        }
        if !text.is_empty() {
            py.import("sys")?.getattr("stderr")?.call_method1("write", (text,))?;
        }
        Ok(())
    }
}
