//! Reports of passes in order: diagnostics, and text that they write.

use std::sync::Arc;

use ods_core::Ir;
use ods_core::diagnostic::Diagnostic;

/// A report of a pass.
#[derive(Clone, Debug)]
pub enum PassReport {
    /// Text for the user.
    Text(String),
    /// A warning, a remark or a note; an error, too, if these are reported in order.
    Diagnostic(Diagnostic),
}

/// A function that completes a diagnostic when it is reported, since the IR changes afterwards.
pub(crate) type Describe = Arc<dyn Fn(&Ir, &mut Diagnostic) + Send + Sync>;

/// The reports of a run.
#[derive(Default)]
pub(crate) struct Reports {
    list: Vec<PassReport>,
    /// Completes diagnostics. If it is set, errors are reported here, and not in the failure of a pass.
    pub(crate) describe: Option<Describe>,
}

impl Reports {
    /// Returns empty reports with the same settings.
    pub(crate) fn for_worker(&self) -> Self {
        Self { list: Vec::new(), describe: self.describe.clone() }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns the text after all diagnostics.
    pub(crate) fn text(&mut self) -> &mut String {
        if !matches!(self.list.last(), Some(PassReport::Text(_))) {
            self.list.push(PassReport::Text(String::new()));
        }
        match self.list.last_mut() {
            Some(PassReport::Text(text)) => text,
            Some(PassReport::Diagnostic(_)) | None => unreachable!("a text was just added"),
        }
    }

    /// Adds a diagnostic.
    pub(crate) fn add(&mut self, ir: &Ir, diagnostic: Diagnostic) {
        let mut diagnostic = diagnostic.resolved(ir.context());
        if let Some(describe) = &self.describe {
            describe(ir, &mut diagnostic);
        }
        self.list.push(PassReport::Diagnostic(diagnostic));
    }

    pub(crate) fn append(&mut self, other: Self) {
        self.list.extend(other.list);
    }

    /// Moves diagnostics after texts, in the reports from `start` on.
    pub(crate) fn settle(&mut self, start: usize) {
        self.list[start..].sort_by_key(|report| matches!(report, PassReport::Diagnostic(_)));
    }

    /// Takes all reports.
    pub(crate) fn take(&mut self) -> Vec<PassReport> {
        std::mem::take(&mut self.list)
    }

    /// Takes the text.
    pub(crate) fn take_text(&mut self) -> String {
        let mut all = String::new();
        self.list.retain(|report| match report {
            PassReport::Text(text) => {
                all += text;
                false
            }
            PassReport::Diagnostic(_) => true,
        });
        all
    }

    /// Takes the diagnostics.
    pub(crate) fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        let mut all = Vec::new();
        self.list.retain(|report| match report {
            PassReport::Diagnostic(diagnostic) => {
                all.push(diagnostic.clone());
                false
            }
            PassReport::Text(_) => true,
        });
        all
    }
}
