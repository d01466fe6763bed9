//! Saying what is wrong: to the terminal, or to the comments that expect it.

use std::ffi::OsStr;
use std::sync::Arc;

use ods_core::diagnostic::expect::Expectations;
use ods_core::diagnostic::{Renderer, Sources};
use ods_core::text::{PrintOptions, operation_note};
use ods_core::{Context, Diagnostic, Diagnostics, Ir};

use crate::flags::Flags;
use crate::streams::Streams;

/// Says what is wrong with a file. Its chunks share one report: what is expected in one may come of another.
pub(crate) struct Report<'a> {
    renderer: &'a Renderer,
    expectations: Option<Expectations<'a>>,
    op_on_diagnostic: bool,
    print: PrintOptions,
    /// Whether all is well, apart from what was expected.
    good: bool,
}

/// How diagnostics are written.
pub(crate) fn renderer(sources: Arc<Sources>, flags: &Flags, streams: &Streams<'_>) -> Renderer {
    let variable = |name| std::env::var_os(name);
    let colors = flags.color.unwrap_or_else(|| {
        streams.errors_are_a_terminal && has_colors(variable("NO_COLOR").as_deref(), variable("TERM").as_deref())
    });
    Renderer::new(sources).with_colors(colors).with_help(flags.explain.unwrap_or(streams.errors_are_a_terminal))
}

/// Whether a terminal is to have colours: its user has not said no, and it is not too simple, as LLVM's tools see it.
fn has_colors(no_color: Option<&OsStr>, term: Option<&OsStr>) -> bool {
    let wanted = no_color.is_none_or(OsStr::is_empty);
    let able = term.map_or(cfg!(windows), |term| !term.is_empty() && term != "dumb");
    wanted && able
}

impl<'a> Report<'a> {
    /// Nothing is wrong yet with the file.
    pub(crate) fn new(renderer: &'a Renderer, flags: &Flags, name: &str, text: &[u8]) -> Self {
        let expectations = flags.expect.map(|mode| {
            let mut expectations = Expectations::new(renderer, mode);
            expectations.scan(name, text, 0..text.len());
            expectations
        });
        let Flags { op_on_diagnostic, print, .. } = *flags;
        Self { renderer, expectations, op_on_diagnostic, print, good: true }
    }

    /// Says what is wrong; `ir` knows the operations that it is about.
    pub(crate) fn errors(
        &mut self,
        context: &Context,
        ir: Option<&Ir>,
        errors: Diagnostics,
        streams: &mut Streams<'_>,
    ) {
        for error in errors {
            self.error(context, ir, error, streams);
        }
    }

    fn error(&mut self, context: &Context, ir: Option<&Ir>, mut error: Diagnostic, streams: &mut Streams<'_>) {
        if let Some(expectations) = &mut self.expectations {
            expectations.check(context, &error);
            return streams.say(&expectations.take_report());
        }
        self.good = false;
        if let (true, Some(ir), Some(op)) = (self.op_on_diagnostic, ir, error.subject) {
            let message = format!("see current operation: {}", operation_note(ir, op, &self.print));
            let note = Diagnostic::new(ods_core::Severity::Note, ir.location(op), message);
            error.notes.insert(0, note);
        }
        let mut text = Vec::new();
        self.renderer.render(context, &error, &mut text);
        streams.say(&text);
    }

    /// Says what is not a diagnostic, and so is never expected.
    pub(crate) fn plain(&mut self, text: &str, streams: &mut Streams<'_>) {
        self.good = false;
        streams.say(text.as_bytes());
    }

    /// Says what was expected and did not come; whether all is well.
    pub(crate) fn finish(self, streams: &mut Streams<'_>) -> bool {
        let Some(expectations) = self.expectations else { return self.good };
        let (good, text) = expectations.finish();
        streams.say(&text);
        good
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_of_terminals() {
        let colors = |no_color: Option<&'static str>, term: Option<&'static str>| {
            has_colors(no_color.map(OsStr::new), term.map(OsStr::new))
        };
        assert!(colors(None, Some("xterm")) && colors(Some(""), Some("screen-256color")));
        assert!(!colors(Some("1"), Some("xterm")) && !colors(None, Some("dumb")) && !colors(None, Some("")));
        assert_eq!(colors(None, None), cfg!(windows));
    }
}
