//! Checks diagnostics against the comments of a file: `mlir-opt --verify-diagnostics`.
//!
//! ```mlir
//! // expected-error @+1 {{expected one thing}}
//! // expected-note-re@above {{see {{[0-9]+}} others}}
//! ```
//!
//! * A line holds at most one designator: from `expected-(error|warning|remark|note)[-re]` to the last `}}`.
//! * `@+N` and `@-N` count lines; `@above` and `@below` refer to the next line without a designator; `@unknown` refers
//!   to a diagnostic without a file place.
//! * A designator matches a diagnostic of its severity and line whose message contains its text. With `-re`, each
//!   `{{...}}` in the text is a POSIX extended regular expression.
//! * A single designator is enough for several equal diagnostics on a line.
//! * A diagnostic without a match is reported (unless [`ExpectationLevel::OnlyExpected`]), and so is a designator
//!   without one.

mod designator;
mod posix;

use std::ops::Range;

use ods_core::diagnostic::{Diagnostic, Line, Renderer, Severity};
use ods_core::{Context, Location};
use rustc_hash::FxHashMap;

use designator::Target;
use posix::Pattern;

/// The diagnostics that need a designator.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum ExpectationLevel {
    /// All diagnostics.
    #[default]
    All,
    /// None: unexpected diagnostics are ignored.
    OnlyExpected,
}

/// A check of diagnostics against the designators of the files they refer to.
pub(crate) struct Expectations<'a> {
    renderer: &'a Renderer,
    level: ExpectationLevel,
    files: Vec<File>,
    unknown: Vec<Expectation>,
    report: Vec<u8>,
    failed: bool,
}

/// The designators of a file.
struct File {
    name: String,
    expectations: Vec<Expectation>,
    /// Indices of the expectations about a line, in order.
    by_line: FxHashMap<u32, Vec<usize>>,
}

impl File {
    fn new(name: &str, expectations: Vec<Expectation>) -> Self {
        let mut by_line: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
        for (index, expectation) in expectations.iter().enumerate() {
            if let Some(line) = expectation.line {
                by_line.entry(line).or_default().push(index);
            }
        }
        Self { name: name.to_owned(), expectations, by_line }
    }

    fn meet(&mut self, line: u32, severity: Severity, message: &str) -> ExpectationMatch {
        let about = self.by_line.get(&line).map_or(&[][..], Vec::as_slice);
        meet(&mut self.expectations, about.iter().copied(), severity, message)
    }
}

/// A designator, and whether a diagnostic matched it.
struct Expectation {
    severity: Severity,
    /// The expected line; `None` for a line that does not exist.
    line: Option<u32>,
    text: Vec<u8>,
    pattern: Option<Pattern>,
    met: bool,
    /// The position of the designator: line, column, and the text of the line.
    position: (u32, usize, Vec<u8>),
}

impl<'a> Expectations<'a> {
    /// Creates a check without expectations. `renderer` provides further files and renders reports.
    pub(crate) fn new(renderer: &'a Renderer, level: ExpectationLevel) -> Self {
        Self { renderer, level, files: Vec::new(), unknown: Vec::new(), report: Vec::new(), failed: false }
    }

    /// Adds the designators in the part `range` of a file.
    pub(crate) fn scan(&mut self, name: &str, text: &[u8], range: Range<usize>) {
        let first = memchr::memchr_iter(b'\n', &text[..range.start]).count() as u32;
        let mut scan = Scan { last_plain: first, below: Vec::new(), found: Vec::new() };
        let mut line = first;
        let start_column = text[..range.start].iter().rev().take_while(|byte| **byte != b'\n').count();
        for (index, content) in text[range].split(|byte| *byte == b'\n').enumerate() {
            line = first + index as u32 + 1;
            let column = if index == 0 { start_column } else { 0 };
            self.scan_line(name, line, content, column, &mut scan);
        }
        for index in scan.below {
            scan.found[index].line = Some(line);
        }
        self.files.push(File::new(name, scan.found));
    }

    fn scan_line(&mut self, name: &str, line: u32, content: &[u8], column: usize, scan: &mut Scan) {
        let Some(found) = designator::find(content) else {
            for index in scan.below.drain(..) {
                scan.found[index].line = Some(line);
            }
            scan.last_plain = line;
            return;
        };
        let mut expectation = Expectation {
            severity: found.severity,
            line: Some(line),
            text: found.text.to_vec(),
            pattern: None,
            met: false,
            position: (line, column + found.column, [&vec![b' '; column], content].concat()),
        };
        if found.has_patterns {
            match pattern_of(found.text) {
                Ok(pattern) => expectation.pattern = Some(pattern),
                Err(message) => return self.complain(name, &expectation, &message),
            }
        }
        match found.target {
            Target::Offset(lines) => expectation.line = u32::try_from(i64::from(line) + lines).ok(),
            Target::Above => expectation.line = Some(scan.last_plain),
            Target::Below => scan.below.push(scan.found.len()),
            Target::Unknown => return self.unknown.push(expectation),
        }
        scan.found.push(expectation);
    }

    /// Checks a diagnostic and its notes.
    pub(crate) fn check(&mut self, context: &Context, diagnostic: &Diagnostic) {
        self.check_one(context, diagnostic.severity, diagnostic.location, &diagnostic.message);
        for note in &diagnostic.notes {
            self.check_one(context, note.severity, note.location, &note.message);
        }
    }

    fn check_one(&mut self, context: &Context, severity: Severity, location: Location, message: &str) {
        let place = location.file_range(context).map(|range| (context.str(range.file), range.start_line));
        if let Some((file, _)) = place {
            self.scan_from_disk(file);
        }
        let near = match place {
            None => {
                let all = 0..self.unknown.len();
                meet(&mut self.unknown, all, severity, message)
            }
            Some((name, line)) => match self.files.iter_mut().find(|file| file.name == name) {
                Some(file) => file.meet(line, severity, message),
                None => ExpectationMatch::Unexpected,
            },
        };
        match near {
            ExpectationMatch::Met => {}
            _ if self.level == ExpectationLevel::OnlyExpected => {}
            ExpectationMatch::OtherSeverity(index) => self.near_miss(place.map(|(file, _)| file), index, severity),
            ExpectationMatch::Unexpected => {
                let message = format!("unexpected {severity}: {message}");
                self.failed = true;
                self.renderer.message(context, Severity::Error, location, &message, true, &mut self.report);
            }
        }
    }

    /// Adds the designators of another file, since diagnostics may be in any file.
    fn scan_from_disk(&mut self, name: &str) {
        if self.files.iter().any(|file| file.name == name) {
            return;
        }
        if let Some(text) = self.renderer.sources().text(name) {
            self.scan(name, &text, 0..text.len());
        }
    }

    fn near_miss(&mut self, file: Option<&str>, index: usize, severity: Severity) {
        self.failed = true;
        let known = file.and_then(|name| self.files.iter().find(|file| file.name == name));
        let list = known.map_or(&self.unknown, |file| &file.expectations);
        let expectation = &list[index];
        let message = format!("'{severity}' diagnostic emitted when expecting a '{}'", expectation.severity);
        report(self.renderer, file, expectation, &message, 0, &mut self.report);
    }

    fn complain(&mut self, file: &str, expectation: &Expectation, message: &str) {
        self.failed = true;
        report(self.renderer, Some(file), expectation, message, expectation.text.len(), &mut self.report);
    }

    /// Takes the rendered report so far.
    pub(crate) fn take_report(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.report)
    }

    /// Ends the check. Returns whether every diagnostic was expected and every designator matched, and the rest of the
    /// report.
    pub(crate) fn finish(mut self) -> (bool, Vec<u8>) {
        let files = std::mem::take(&mut self.files);
        for file in &files {
            for expectation in file.expectations.iter().filter(|e| !e.met) {
                self.complain(&file.name, expectation, &not_produced(expectation));
            }
        }
        let unknown = std::mem::take(&mut self.unknown);
        let unmet = || unknown.iter().filter(|e| !e.met);
        // As in mlir-opt, which checks a second time when it ends and forgets only the designators in files.
        for expectation in unmet().chain(unmet()) {
            self.failed = true;
            report(self.renderer, None, expectation, &not_produced(expectation), 0, &mut self.report);
        }
        (!self.failed, self.report)
    }
}

/// The state of scanning a file for designators.
struct Scan {
    /// The last line without a designator.
    last_plain: u32,
    /// The designators that refer to the next line without one.
    below: Vec<usize>,
    found: Vec<Expectation>,
}

/// The result of matching a diagnostic against the designators of its file.
enum ExpectationMatch {
    Met,
    /// The designator at this index matches except for the severity.
    OtherSeverity(usize),
    Unexpected,
}

/// Searches the expectations at these places of the list.
fn meet(
    list: &mut [Expectation],
    places: impl Iterator<Item = usize>,
    severity: Severity,
    message: &str,
) -> ExpectationMatch {
    let mut outcome = ExpectationMatch::Unexpected;
    for index in places {
        let expectation = &mut list[index];
        if !expectation.fits(message) {
            continue;
        }
        if expectation.severity == severity {
            expectation.met = true;
            return ExpectationMatch::Met;
        }
        outcome = ExpectationMatch::OtherSeverity(index);
    }
    outcome
}

impl Expectation {
    fn fits(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => memchr::memmem::find(message.as_bytes(), &self.text).is_some(),
        }
    }
}

fn not_produced(expectation: &Expectation) -> String {
    format!("expected {} \"{}\" was not produced", expectation.severity, String::from_utf8_lossy(&expectation.text))
}

/// Writes an error about a designator, with `length` columns underlined.
fn report(
    renderer: &Renderer,
    file: Option<&str>,
    expectation: &Expectation,
    message: &str,
    length: usize,
    out: &mut Vec<u8>,
) {
    let (line, column, text) = &expectation.position;
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    let (place, source) = match file {
        Some(file) => (format!("{file}:{line}:{}", column + 1), Some((text, *column, length))),
        None => ("<unknown>:0".to_owned(), None),
    };
    renderer.line(&Line { place: &place, severity: Severity::Error, message, source }, out);
}

/// Returns the pattern of a text in which `{{...}}` are regular expressions and all other text is literal.
fn pattern_of(text: &[u8]) -> Result<Pattern, String> {
    let text = String::from_utf8_lossy(text);
    let mut pattern = String::new();
    let mut rest = &*text;
    while let Some((literal, after)) = rest.split_once("{{") {
        pattern.push_str(&posix_escape(literal));
        let (expression, after) =
            after.split_once("}}").ok_or_else(|| "found start of regex with no end '}}'".to_owned())?;
        posix::compile(expression).map_err(|message| format!("invalid regex: {message}"))?;
        pattern.push_str(&format!("({expression})"));
        rest = after;
    }
    pattern.push_str(&posix_escape(rest));
    posix::compile(&pattern).map_err(|message| format!("invalid regex: {message}"))
}

fn posix_escape(literal: &str) -> String {
    let special = |c: char| "()^$|*+?.[]\\{}".contains(c);
    literal.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests;
