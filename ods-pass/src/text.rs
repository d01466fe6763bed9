//! Textual pipelines: `builtin.module(canonicalize{max-iterations=3},func.func(cse))`.
//!
//! As in MLIR, a pipeline is split into elements first, then names are looked up, then passes are added with their
//! options; the error is the first one of the first step that fails.

use std::fmt;

use crate::manager::{Anchor, Item, OpPassManager, PassItem};
use crate::options::split_options;
use crate::pass::Pass;
use crate::registry::PassRegistry;

/// The error of a textual pipeline, in MLIR's wording.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PipelineError {
    /// The pipeline is malformed, or names an unknown pass.
    Syntax(String),
    /// A pass could not be added.
    Options {
        /// The reason.
        problem: OptionProblem,
        /// The trail from the pass outwards, one line each.
        trail: Vec<String>,
    },
}

/// The reason that a pass rejects its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionProblem {
    /// The pass has no option with this name.
    Unknown(String),
    /// The value of an option is wrong: the message names the option.
    Value(String),
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(message) => f.write_str(message),
            Self::Options { problem, trail } => {
                match problem {
                    OptionProblem::Unknown(name) => writeln!(f, "<Pass-Options-Parser>: no such option {name}\n")?,
                    OptionProblem::Value(message) => writeln!(f, "{message}")?,
                }
                trail.iter().try_for_each(|line| writeln!(f, "{line}"))
            }
        }
    }
}

impl std::error::Error for PipelineError {}

const NOT_WRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

/// The greatest depth of nested pipelines.
const MOST_NESTED: usize = 256;

/// An element of a pipeline.
#[derive(Debug)]
struct Element<'t> {
    name: &'t str,
    options: &'t str,
    inner: Vec<Element<'t>>,
    /// The offset of the name.
    at: usize,
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
    let elements = elements(passes).and_then(|elements| check_names(&elements, registry).map(|()| elements));
    let elements = elements.map_err(|(at, message)| {
        let caret = " ".repeat(at);
        let place = format!("MLIR Textual PassPipeline Parser:1:{}: error: {message}", at + 1);
        PipelineError::Syntax(format!("{place}\n{passes}\n{caret}^\n"))
    })?;
    add_all(&elements, manager, registry)
}

/// Splits a pipeline into elements.
fn elements(text: &str) -> Result<Vec<Element<'_>>, Wrong> {
    let mut stack: Vec<Vec<Element<'_>>> = vec![Vec::new()];
    let mut at = 0;
    loop {
        let end = text[at..].find([',', '(', ')', '{']).map_or(text.len(), |length| at + length);
        let name = text[at..end].trim();
        let name_at = end - text[at..end].trim_start().len();
        let list = top(&mut stack);
        list.push(Element { name, options: "", inner: Vec::new(), at: name_at });
        at = end;
        match text.as_bytes().get(at) {
            None => break,
            Some(b'(') if stack.len() > MOST_NESTED => {
                return Err((at, format!("pipelines are nested more than {MOST_NESTED} deep")));
            }
            Some(b'(') => {
                stack.push(Vec::new());
                at += 1;
                continue;
            }
            Some(b'{') => at = take_options(text, at, top(&mut stack))?,
            Some(_) => {}
        }
        at = close(text, at, &mut stack)?;
        match text.as_bytes().get(at) {
            None => break,
            Some(b',') => at += 1,
            Some(_) => return Err((at, "expected ',' after parsing pipeline".to_owned())),
        }
    }
    match (stack.pop(), stack.is_empty()) {
        (Some(elements), true) => Ok(elements),
        (Some(open), false) => {
            let at = open.last().map_or(0, |element| element.at);
            Err((at, "encountered unbalanced parentheses while parsing pipeline".to_owned()))
        }
        (None, _) => Ok(Vec::new()),
    }
}

fn top<'s, 't>(stack: &'s mut [Vec<Element<'t>>]) -> &'s mut Vec<Element<'t>> {
    let last = stack.len() - 1;
    &mut stack[last]
}

/// Gives the last element the options that begin at `at`. Returns the offset behind them.
fn take_options<'t>(text: &'t str, at: usize, list: &mut [Element<'t>]) -> Result<usize, Wrong> {
    let mut depth = 0_usize;
    for (index, byte) in text.bytes().enumerate().skip(at) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            if let Some(element) = list.last_mut() {
                element.options = &text[at + 1..index];
            }
            return Ok(skip_blanks(text, index + 1));
        }
    }
    Err((at, "missing closing '}' while processing pass options".to_owned()))
}

fn skip_blanks(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start().len()
}

/// Closes a nested pipeline for each `)` at `at`. Returns the offset behind them.
fn close(text: &str, mut at: usize, stack: &mut Vec<Vec<Element<'_>>>) -> Result<usize, Wrong> {
    while text.as_bytes().get(at) == Some(&b')') {
        if stack.len() == 1 {
            let message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
            return Err((at, message.to_owned()));
        }
        let inner = stack.pop().unwrap_or_default();
        if let Some(outer) = top(stack).last_mut() {
            outer.inner = inner;
        }
        at = skip_blanks(text, at + 1);
    }
    Ok(at)
}

fn check_names(elements: &[Element<'_>], registry: &PassRegistry) -> Result<(), Wrong> {
    for element in elements {
        if !element.inner.is_empty() {
            check_names(&element.inner, registry)?;
        } else if registry.find(element.name).is_none() {
            let message = format!("'{}' does not refer to a registered pass or pass pipeline", element.name);
            return Err((element.at, message));
        }
    }
    Ok(())
}

fn add_all(
    elements: &[Element<'_>],
    manager: &mut OpPassManager,
    registry: &PassRegistry,
) -> Result<(), PipelineError> {
    for element in elements {
        if !element.inner.is_empty() {
            let mut nested = OpPassManager::new(Anchor::new(element.name));
            add_all(&element.inner, &mut nested, registry).map_err(|error| within(error, element.name))?;
            manager.push(Item::Nested(nested));
        } else if let Some(entry) = registry.find(element.name) {
            manager.add_boxed(with_options((entry.make)(), element.options)?);
        }
    }
    Ok(())
}

/// Adds a line to the trail of an error in a nested pipeline.
fn within(error: PipelineError, anchor: &str) -> PipelineError {
    match error {
        PipelineError::Options { problem, mut trail } => {
            trail.push(format!("failed to add `{anchor}` with options `` to inner pipeline"));
            PipelineError::Options { problem, trail }
        }
        error @ PipelineError::Syntax(_) => error,
    }
}

/// Sets the options of a pass.
pub(crate) fn with_options(mut pass: Box<dyn Pass>, text: &str) -> Result<Box<dyn Pass>, PipelineError> {
    let argument = pass.argument();
    set_options(&mut *pass, text).map_err(|problem| PipelineError::Options {
        problem,
        trail: vec![format!("failed to add `{argument}` with options `{text}`")],
    })?;
    Ok(pass)
}

fn set_options(pass: &mut dyn Pass, text: &str) -> Result<(), OptionProblem> {
    let mut known = pass.options();
    for (name, value) in split_options(text) {
        let option = known.iter_mut().find(|(known, _)| *known == name);
        let (_, option) = option.ok_or_else(|| OptionProblem::Unknown(name.to_owned()))?;
        option.read(value).map_err(|message| OptionProblem::Value(format!("for the --{name} option: {message}")))?;
    }
    Ok(())
}

/// Returns the options of a pass as text, with their braces; empty if it has none.
fn options_text(pass: &mut dyn Pass) -> String {
    let mut options = pass.options();
    if options.is_empty() {
        return String::new();
    }
    options.sort_by_key(|(name, _)| *name);
    let text = |(name, value): &(&str, &mut dyn crate::OptionValue)| match value.text() {
        Some(text) if text.contains(' ') => format!("{name}={{{text}}}"),
        Some(text) => format!("{name}={text}"),
        None => String::new(),
    };
    format!("{{{}}}", options.iter().map(text).collect::<Vec<_>>().join(" "))
}

impl OpPassManager {
    /// Returns the pipeline over several lines, as `--dump-pass-pipeline` of `mlir-opt` prints it.
    pub fn dump(&mut self) -> String {
        let count = self.len();
        let mut text = format!("Pass Manager with {count} passes:\n");
        self.write_lines(0, &mut text);
        text.push_str("\n\n");
        text
    }

    fn write_lines(&mut self, indent: usize, text: &mut String) {
        let blanks = " ".repeat(indent);
        text.push_str(&format!("{blanks}{}(\n", self.anchor));
        let count = self.items.len();
        for (index, item) in self.items.iter_mut().enumerate() {
            match item {
                Item::Pass(PassItem { pass, .. }) => {
                    text.push_str(&format!("{blanks}  {}{}", pass.argument(), options_text(&mut **pass)));
                }
                Item::Nested(manager) => manager.write_lines(indent + 2, text),
            }
            text.push_str(if index + 1 < count { ",\n" } else { "" });
        }
        text.push_str(&format!("\n{blanks})"));
    }

    /// Returns the pipeline on one line.
    pub fn to_text(&mut self) -> String {
        let anchor = self.anchor.to_string();
        let items = self.items.iter_mut().map(|item| match item {
            Item::Pass(PassItem { pass, .. }) => format!("{}{}", pass.argument(), options_text(&mut **pass)),
            Item::Nested(manager) => manager.to_text(),
        });
        format!("{anchor}({})", items.collect::<Vec<_>>().join(", "))
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
    fn deep_pipelines_are_refused() {
        let text = format!("{}cse{}", "any(".repeat(10_000), ")".repeat(10_000));
        assert!(matches!(parse(&text), Err(PipelineError::Syntax(message)) if message.contains("nested more than")));
    }

    #[test]
    fn options_are_set_and_printed() {
        let text = "any(canonicalize{ max-iterations=3 top-down=0 max-iterations=5 disable-patterns={A,B} })";
        let mut manager = parse(text).expect("a good pipeline");
        let printed = "any(canonicalize{disable-patterns=A,B  max-iterations=5 max-num-rewrites=-1 \
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
        assert_eq!(problem("any(cse{x})").0, OptionProblem::Unknown("x".to_owned()));
        let (found, _) = problem("any(canonicalize{top-down=maybe})");
        let message = "for the --top-down option: 'maybe' is invalid value for boolean argument! Try 0 or 1";
        assert_eq!(found, OptionProblem::Value(message.to_owned()));
    }
}
