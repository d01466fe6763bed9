//! Reporting diagnostics: on the terminal, or against the comments that expect them.

use std::ffi::OsStr;
use std::sync::Arc;

use crate::expectations::Expectations;
use ods_core::diagnostic::{Renderer, Sources};
use ods_core::text::{PrintOptions, note_subject};
use ods_core::{Context, Diagnostic, Diagnostics, Ir, Severity};

use crate::flags::Flags;
use crate::streams::Streams;

/// The report of a file. All chunks share one report, since a comment in one chunk may expect a diagnostic of another.
pub(crate) struct Report<'a> {
    renderer: &'a Renderer,
    expectations: Option<Expectations<'a>>,
    op_on_diagnostic: bool,
    print: PrintOptions,
    /// Whether no unexpected diagnostic was reported.
    good: bool,
}

/// Returns the renderer that the flags ask for.
pub(crate) fn renderer(sources: Arc<Sources>, flags: &Flags, streams: &Streams<'_>) -> Renderer {
    let variable = |name| std::env::var_os(name);
    let colors = flags.color.unwrap_or_else(|| {
        streams.errors_are_a_terminal && has_colors(variable("NO_COLOR").as_deref(), variable("TERM").as_deref())
    });
    let on_terminal = streams.errors_are_a_terminal;
    Renderer::new(sources).with_colors(colors).with_help(flags.explain.unwrap_or(on_terminal)).for_terminal(on_terminal)
}

/// Returns whether a terminal should get colors: `NO_COLOR` is unset, and the terminal is not a dumb one, by LLVM's
/// rules.
fn has_colors(no_color: Option<&OsStr>, term: Option<&OsStr>) -> bool {
    let wanted = no_color.is_none_or(OsStr::is_empty);
    let able = term.map_or(cfg!(windows), |term| !term.is_empty() && term != "dumb");
    wanted && able
}

impl<'a> Report<'a> {
    /// Creates an empty report.
    pub(crate) fn new(renderer: &'a Renderer, flags: &Flags, name: &str, text: &[u8]) -> Self {
        let expectations = flags.expect.map(|mode| {
            let mut expectations = Expectations::new(renderer, mode);
            expectations.scan(name, text, 0..text.len());
            expectations
        });
        let Flags { op_on_diagnostic, print, .. } = *flags;
        Self { renderer, expectations, op_on_diagnostic, print, good: true }
    }

    /// Reports diagnostics; `ir` contains the operations that they refer to.
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
        self.good &= error.severity != Severity::Error;
        if let (true, Some(ir)) = (self.op_on_diagnostic, ir) {
            note_subject(ir, &mut error, &self.print);
        }
        let mut text = Vec::new();
        self.renderer.render(context, &error, &mut text);
        streams.say(&text);
    }

    /// Returns the function that adds the operations to diagnostics of passes; `None` if operations are not shown.
    pub(crate) fn describe(&self) -> Option<impl Fn(&Ir, &mut Diagnostic) + Send + Sync + 'static> {
        let print = self.print;
        (self.op_on_diagnostic && self.expectations.is_none())
            .then_some(move |ir: &Ir, error: &mut Diagnostic| note_subject(ir, error, &print))
    }

    /// Reports a message that is not a diagnostic and so is never expected.
    pub(crate) fn plain(&mut self, text: &str, streams: &mut Streams<'_>) {
        self.good = false;
        streams.say(text.as_bytes());
    }

    /// Takes note of a failure that no diagnostic tells of.
    pub(crate) fn fail(&mut self) {
        self.good = false;
    }

    /// Reports the expected diagnostics that did not occur; returns whether the file is free of errors.
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
