//! Textual pipelines: `builtin.module(canonicalize{max-iterations=3},func.func(cse))`.
//!
//! As in MLIR, a pipeline is split into elements first, then names are looked up, then passes are added with their
//! options; the error is the first one of the first step that fails.

use crate::manager::{Anchor, Item, OpPassManager, PassItem};
use crate::options::{split_options, wrapped};
use crate::pass::Pass;
use crate::pipeline_error::{OptionProblem, PipelineError};
use crate::registry::PassRegistry;
use crate::tree::{Growing, Step, each_pass};

const NOT_WRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

/// The greatest depth of braces in options: pipelines in options of passes have such again.
const MOST_BRACES: usize = 64;

/// A part of a pipeline.
#[derive(Debug)]
enum Part<'t> {
    /// A nested pipeline begins.
    Enter(&'t str),
    /// The nested pipeline that began last ends.
    Leave,
    /// A pass, with its options and the offset of its name.
    Pass { name: &'t str, options: &'t str, at: usize },
}

/// A byte offset and the error at that place.
type Wrong = (usize, String);

/// Parses a pipeline with its anchor.
pub(crate) fn parse_pipeline(text: &str, registry: &PassRegistry) -> Result<OpPassManager, PipelineError> {
    let wrapped = text.trim().split_once('(').and_then(|(anchor, rest)| Some((anchor.trim(), rest.strip_suffix(')')?)));
    let (anchor, passes) = wrapped
        .filter(|(anchor, _)| !anchor.is_empty())
        .ok_or_else(|| PipelineError::Syntax(NOT_WRAPPED.to_owned()))?;
    let mut manager = OpPassManager::new(Anchor::new(anchor));
    parse_into(passes, &mut manager, registry)?;
    Ok(manager)
}

/// Adds the passes of a pipeline without its anchor.
pub(crate) fn parse_into(
    passes: &str,
    manager: &mut OpPassManager,
    registry: &PassRegistry,
) -> Result<(), PipelineError> {
    if passes.is_empty() {
        return Ok(());
    }
    let parts = Splitter::new(passes).parts().and_then(|parts| check_names(&parts, registry).map(|()| parts));
    let parts = parts.map_err(|wrong| PipelineError::Syntax(at_place(passes, wrong)))?;
    add_all(&parts, manager, registry)
}

/// Returns the message with its place, the line, and a caret. Tabs are shown as blanks.
fn at_place(text: &str, (at, message): Wrong) -> String {
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    let (number, column) = (text[..start].matches('\n').count() + 1, at - start + 1);
    let caret = " ".repeat(expanded(&text[start..at]).chars().count());
    let line = expanded(line);
    format!("MLIR Textual PassPipeline Parser:{number}:{column}: error: {message}\n{line}\n{caret}^\n")
}

/// Returns the text with blanks for tabs.
fn expanded(line: &str) -> String {
    let mut text = String::new();
    let mut width = 0;
    for c in line.chars() {
        let blanks = if c == '\t' { 8 - width % 8 } else { 0 };
        width += blanks.max(1);
        match c {
            '\t' => text.push_str(&" ".repeat(blanks)),
            _ => text.push(c),
        }
    }
    text
}

/// The splitter of a pipeline into parts.
struct Splitter<'t> {
    text: &'t str,
    at: usize,
    parts: Vec<Part<'t>>,
    /// The number of nested pipelines that began and did not end.
    depth: usize,
}

impl<'t> Splitter<'t> {
    fn new(text: &'t str) -> Self {
        Self { text, at: 0, parts: Vec::new(), depth: 0 }
    }

    fn parts(mut self) -> Result<Vec<Part<'t>>, Wrong> {
        let last = loop {
            let (name, at) = self.name();
            if self.text[self.at..].starts_with('(') {
                self.enter(name);
                continue;
            }
            let options = if self.text[self.at..].starts_with('{') { self.options()? } else { "" };
            self.parts.push(Part::Pass { name, options, at });
            self.leave()?;
            match self.text.as_bytes().get(self.at) {
                None => break at,
                Some(b',') => self.at += 1,
                Some(_) => return Err((self.at, "expected ',' after parsing pipeline".to_owned())),
            }
        };
        match self.depth {
            0 => Ok(self.parts),
            _ => Err((last, "encountered unbalanced parentheses while parsing pipeline".to_owned())),
        }
    }

    /// Reads a name. Returns it with its offset.
    fn name(&mut self) -> (&'t str, usize) {
        let rest = &self.text[self.at..];
        let name = &rest[..rest.find([',', '(', ')', '{']).unwrap_or(rest.len())];
        self.at += name.len();
        (name.trim(), self.at - name.trim_start().len())
    }

    fn options(&mut self) -> Result<&'t str, Wrong> {
        let start = self.at;
        let mut depth = 0_usize;
        for (index, byte) in self.text.bytes().enumerate().skip(start) {
            match byte {
                b'{' if depth == MOST_BRACES => {
                    return Err((index, format!("options are nested more than {MOST_BRACES} deep")));
                }
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.skip_blanks(index + 1);
                return Ok(&self.text[start + 1..index]);
            }
        }
        Err((start, "missing closing '}' while processing pass options".to_owned()))
    }

    fn skip_blanks(&mut self, from: usize) {
        self.at = self.text.len() - self.text[from..].trim_start().len();
    }

    fn enter(&mut self, anchor: &'t str) {
        self.parts.push(Part::Enter(anchor));
        self.depth += 1;
        self.at += 1;
    }

    /// Ends a nested pipeline for each `)`.
    fn leave(&mut self) -> Result<(), Wrong> {
        while self.text.as_bytes().get(self.at) == Some(&b')') {
            if self.depth == 0 {
                let message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                return Err((self.at, message.to_owned()));
            }
            self.depth -= 1;
            self.parts.push(Part::Leave);
            self.skip_blanks(self.at + 1);
        }
        Ok(())
    }
}

fn check_names(parts: &[Part<'_>], registry: &PassRegistry) -> Result<(), Wrong> {
    for part in parts {
        if let Part::Pass { name, at, .. } = part
            && registry.find(name).is_none()
        {
            return Err((*at, format!("'{name}' does not refer to a registered pass or pass pipeline")));
        }
    }
    Ok(())
}

/// Adds the parts to the manager. As in MLIR, a pass with wrong options is added, too.
fn add_all(parts: &[Part<'_>], manager: &mut OpPassManager, registry: &PassRegistry) -> Result<(), PipelineError> {
    let mut growing = Growing::default();
    for part in parts {
        match part {
            Part::Enter(name) => growing.enter(OpPassManager::new(Anchor::new(name))),
            Part::Leave => manager.extend(growing.leave()),
            Part::Pass { name, options, .. } => {
                let Some(entry) = registry.find(name) else { continue };
                let mut pass = (entry.make)();
                let anchor = growing.innermost().unwrap_or(&manager.anchor);
                let mut given = Vec::new();
                let set = set_options(&mut *pass, options, registry, &mut given);
                let set = set.and_then(|()| check_anchor(&*pass, anchor));
                let item = PassItem::new(pass, given);
                if growing.is_empty() {
                    manager.push(Item::Pass(item));
                } else {
                    growing.add(item);
                }
                set.map_err(|problem| not_added(problem, name, options, &growing))?;
            }
        }
    }
    Ok(())
}

/// Checks that a manager with this anchor may have the pass.
pub(crate) fn check_anchor(pass: &dyn Pass, anchor: &Anchor) -> Result<(), OptionProblem> {
    let Anchor::Op(name) = anchor else { return Ok(()) };
    match pass.root().map(|root| root.name()) {
        Some(root) if root != *name => Err(OptionProblem::Anchor(format!(
            "Can't add pass '{}' restricted to '{root}' on a PassManager intended to run on '{name}', did you intend to nest?",
            pass.name()
        ))),
        Some(_) | None => Ok(()),
    }
}

/// Returns the error of a pass that could not be added, with the managers around it.
fn not_added(problem: OptionProblem, name: &str, options: &str, around: &Growing) -> PipelineError {
    let mut trail = vec![format!("failed to add `{name}` with options `{options}`")];
    let outer = around.anchors().rev();
    trail.extend(outer.map(|anchor| format!("failed to add `{anchor}` with options `` to inner pipeline")));
    PipelineError::Options { problem, trail }
}

/// Sets the options of a pass, and adds the names of the options in the text.
pub(crate) fn set_options(
    pass: &mut dyn Pass,
    text: &str,
    registry: &PassRegistry,
    given: &mut Vec<&'static str>,
) -> Result<(), OptionProblem> {
    let mut known = pass.options();
    for (name, value) in split_options(text) {
        let Some(at) = known.iter().position(|(known, _)| *known == name) else {
            let known = known.iter().map(|(known, _)| *known).collect();
            return Err(OptionProblem::Unknown { name: name.to_owned(), known });
        };
        let (name, option) = &mut known[at];
        let read = if given.contains(name) { option.read_again(value) } else { option.read(value) };
        read.map_err(|message| OptionProblem::Value(format!("for the --{name} option: {message}")))?;
        given.push(name);
    }
    drop(known);
    pass.options_are_set(registry)
}

/// Returns the options of a pass as text, with their braces; empty if it has none.
fn options_text(item: &mut PassItem) -> String {
    let mut options = item.pass.options();
    if options.is_empty() {
        return String::new();
    }
    options.sort_by_key(|(name, _)| *name);
    let text = |(name, value): &(&str, &mut dyn crate::OptionValue)| {
        let text = if item.given.contains(name) { value.given_text() } else { value.text() };
        text.map_or_else(String::new, |text| format!("{name}={}", wrapped(text)))
    };
    format!("{{{}}}", options.iter().map(text).collect::<Vec<_>>().join(" "))
}

/// The text between the elements of a pipeline.
struct Layout {
    open: &'static str,
    /// Between elements of the outermost manager.
    outer_comma: &'static str,
    comma: &'static str,
    close: &'static str,
    /// The blanks before an element, per level.
    indent: usize,
}

const LINES: Layout = Layout { open: "(\n", outer_comma: ",\n", comma: ",\n", close: "\n", indent: 2 };
const ONE_LINE: Layout = Layout { open: "(", outer_comma: ",", comma: ",", close: "", indent: 0 };

impl OpPassManager {
    /// Returns the pipeline over several lines, as `--dump-pass-pipeline` of `mlir-opt` prints it.
    pub fn dump(&mut self) -> String {
        format!("Pass Manager with {} passes:\n{}\n\n", self.len(), self.laid_out(&LINES))
    }

    /// Returns the pipeline on one line.
    pub fn to_text(&mut self) -> String {
        self.laid_out(&ONE_LINE)
    }

    /// Returns the pipeline on one line, with blanks between the outermost elements: as MLIR's reproducers of failures
    /// have it.
    pub fn to_spaced_text(&mut self) -> String {
        self.laid_out(&Layout { outer_comma: ", ", ..ONE_LINE })
    }

    fn laid_out(&mut self, layout: &Layout) -> String {
        let mut texts = Vec::new();
        each_pass(&mut self.items, |item| {
            texts.push(format!("{}{}", item.pass.argument(), options_text(item)));
        });
        let mut texts = texts.into_iter();
        let mut text = String::new();
        let (mut depth, mut is_first) = (0, true);
        self.walk(|step| {
            if let Step::Enter(_) | Step::Pass(_) = step {
                let comma = if depth == 1 { layout.outer_comma } else { layout.comma };
                text.push_str(if is_first { "" } else { comma });
                text.push_str(&" ".repeat(depth * layout.indent));
            }
            is_first = matches!(step, Step::Enter(_));
            match step {
                Step::Enter(manager) => {
                    depth += 1;
                    text.push_str(&format!("{}{}", manager.anchor, layout.open));
                }
                Step::Pass(_) => text.push_str(&texts.next().unwrap_or_default()),
                Step::Leave => {
                    depth -= 1;
                    text.push_str(&format!("{}{})", layout.close, " ".repeat(depth * layout.indent)));
                }
            }
        });
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<OpPassManager, PipelineError> {
        parse_pipeline(text, &PassRegistry::new())
    }

    /// Checks the error offsets of `mlir-opt` 22.1.8.
    #[track_caller]
    fn wrong(passes: &str, column: usize, message: &str) {
        let caret = " ".repeat(column - 1);
        let expected = format!("MLIR Textual PassPipeline Parser:1:{column}: error: {message}\n{passes}\n{caret}^\n");
        assert_eq!(parse(&format!(" any({passes}) ")).err(), Some(PipelineError::Syntax(expected)), "{passes}");
    }

    #[test]
    fn names_followed_by_a_list_are_anchors() {
        let unknown = |passes: &str, column, pass: &str| {
            wrong(passes, column, &format!("'{pass}' does not refer to a registered pass or pass pipeline"));
        };
        for text in ["any()", "builtin.module( canonicalize , cse )", "any(any(cse))", "any(canonicalize(cse))"] {
            assert!(parse(text).is_ok(), "{text}");
        }
        unknown("x", 1, "x");
        unknown(" ", 2, "");
        unknown(",", 1, "");
        unknown("canonicalize cse", 1, "canonicalize cse");
        unknown("any(), x", 5, "");
        unknown(" any(y.z()) ", 10, "");
        unknown("any( x{a={1}} )", 6, "x");
        unknown("(x),y", 2, "x");
    }

    #[test]
    fn unbalanced_brackets_are_reported_first() {
        let unbalanced = "encountered unbalanced parentheses while parsing pipeline";
        let extra = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
        let comma = "expected ',' after parsing pipeline";
        wrong("func.func(cse", 11, unbalanced);
        wrong("(,", 3, unbalanced);
        wrong("cse)", 4, extra);
        wrong("func.func(cse) ) ", 16, extra);
        wrong("cse{a=1} x", 10, comma);
        wrong("func.func{a}(cse)", 13, comma);
        wrong("any() any()", 7, comma);
        wrong("func.func(bogus),zz{", 20, "missing closing '}' while processing pass options");
    }

    #[test]
    fn pipelines_have_an_anchor() {
        for text in ["", "x", "x(", "(x)", "()", "any() x", "canonicalize", "builtin.module(canonicalize"] {
            assert_eq!(parse(text).err(), Some(PipelineError::Syntax(NOT_WRAPPED.to_owned())), "{text}");
        }
    }

    #[test]
    fn pipelines_of_any_depth_are_parsed_copied_and_printed() {
        let depth = 10_000;
        let text = format!("{}cse{}", "any(".repeat(depth), ")".repeat(depth));
        let mut manager = parse(&text).expect("a deep pipeline").clone();
        assert!(manager.to_text() == text);
        assert_eq!(manager.statistics().lines().count(), depth + 2, "the managers inside, and CSE with one line");
    }

    #[test]
    fn deep_options_are_refused() {
        let deep = |depth: usize| {
            let options = "composite-fixed-point-pass{pipeline=".repeat(depth);
            parse(&format!("any({options}cse{})", "}".repeat(depth)))
        };
        assert!(deep(MOST_BRACES).is_ok());
        assert!(matches!(deep(10_000), Err(PipelineError::Syntax(message)) if message.contains("nested more than")));
    }

    #[test]
    fn places_are_lines_and_columns() {
        let error = parse("any(cse,\n\tcse, nope,\ncse)").expect_err("an unknown pass").to_string();
        let place = "MLIR Textual PassPipeline Parser:2:7: error: ";
        let message = "'nope' does not refer to a registered pass or pass pipeline";
        assert_eq!(error, format!("{place}{message}\n        cse, nope,\n{}^\n", " ".repeat(13)));
    }

    #[test]
    fn options_are_set_and_printed() {
        let text = "any(canonicalize{ max-iterations=3 top-down=0 max-iterations=5 disable-patterns={A,B} })";
        let mut manager = parse(text).expect("a good pipeline");
        let printed = "any(canonicalize{disable-patterns={A,B}  max-iterations=5 max-num-rewrites=-1 \
                       region-simplify=normal test-convergence=false top-down=false})";
        assert_eq!(manager.to_text(), printed);
        assert!(parse(printed).is_ok());
    }

    #[test]
    fn wrong_options_name_the_pass_and_the_option() {
        let problem = |text: &str| match parse(text) {
            Err(PipelineError::Options { problem, trail }) => (problem, trail),
            other => panic!("{other:?}"),
        };
        let (found, trail) = problem("any(func.func(canonicalize{max-iterations=abc}))");
        let message = "for the --max-iterations option: 'abc' value invalid for long argument!";
        assert_eq!(found, OptionProblem::Value(message.to_owned()));
        assert_eq!(trail.len(), 2);
        assert_eq!(problem("any(cse{x})").0, OptionProblem::Unknown { name: "x".to_owned(), known: Vec::new() });
        let (found, _) = problem("any(canonicalize{top-down=maybe})");
        let message = "for the --top-down option: 'maybe' is invalid value for boolean argument! Try 0 or 1";
        assert_eq!(found, OptionProblem::Value(message.to_owned()));
    }
}
