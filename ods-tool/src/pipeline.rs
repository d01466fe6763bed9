//! Pass pipelines. There are no passes yet, so a good pipeline has none in it: `builtin.module()`.
//!
//! What is wrong with another is said as the reference does: first what its brackets are about, then which name is no
//! pass. There, too, a list in a list must have a pass: `builtin.module(func.func())` names one that has no name.

use ods_core::{Diagnostic, Ir, Operation};

const NOT_WRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

/// A pipeline, of which nothing matters but what it runs on.
pub(crate) struct Pipeline<'a> {
    anchor: &'a str,
}

/// What is wrong, and where.
type Wrong = (usize, String);

impl<'a> Pipeline<'a> {
    /// Without passes.
    pub(crate) fn on(anchor: &'a str) -> Self {
        Self { anchor }
    }

    /// Reads a pipeline; the error is what the reference says.
    pub(crate) fn read(pipeline: &'a str) -> Result<Self, String> {
        let wrapped =
            pipeline.trim().split_once('(').and_then(|(anchor, rest)| Some((anchor, rest.strip_suffix(')')?)));
        let (anchor, passes) =
            wrapped.filter(|(anchor, _)| !anchor.is_empty()).ok_or_else(|| NOT_WRAPPED.to_owned())?;
        if passes.is_empty() {
            return Ok(Self { anchor });
        }
        let (at, message) = first_pass(passes).map_or_else(
            |wrong| wrong,
            |(at, pass)| (at, format!("'{pass}' does not refer to a registered pass or pass pipeline")),
        );
        let caret = " ".repeat(at);
        Err(format!("MLIR Textual PassPipeline Parser:1:{}: error: {message}\n{passes}\n{caret}^\n", at + 1))
    }

    /// Whether the pipeline can run on the operation.
    pub(crate) fn check_anchor(&self, ir: &Ir, root: Operation) -> Result<(), Diagnostic> {
        if self.anchor == "any" || self.anchor == ir.name_str(root) {
            return Ok(());
        }
        let message = format!("can't run '{}' pass manager on '{}' op", self.anchor, ir.name_str(root));
        Err(Diagnostic::error(ir.location(root), message))
    }

    /// What `--dump-pass-pipeline` says.
    pub(crate) fn dump(&self) -> String {
        format!("Pass Manager with 0 passes:\n{}(\n\n)\n\n", self.anchor)
    }
}

/// The first name in a list of passes that no list of its own follows, and where it begins; there is always one.
fn first_pass(passes: &str) -> Result<(usize, &str), Wrong> {
    let (mut at, mut depth, mut first) = (0, 0_usize, None);
    loop {
        let end = passes[at..].find([',', '{', '(', ')']).map_or(passes.len(), |length| at + length);
        let piece = &passes[at..end];
        let separator = passes.as_bytes().get(end);
        if separator != Some(&b'(') && first.is_none() {
            first = Some((end - piece.trim_start().len(), piece.trim()));
        }
        match separator {
            None if depth > 0 => {
                return Err((at, "encountered unbalanced parentheses while parsing pipeline".to_owned()));
            }
            None => break,
            Some(b',') => at = end + 1,
            Some(b'(') => (at, depth) = (end + 1, depth + 1),
            Some(_) => {
                at = close(passes, skip_options(passes, end)?, &mut depth)?;
                match passes.as_bytes().get(at) {
                    None if depth == 0 => break,
                    None => at = passes.len(),
                    Some(b',') => at += 1,
                    Some(_) => return Err((at, "expected ',' after parsing pipeline".to_owned())),
                }
            }
        }
    }
    Ok(first.unwrap_or((0, "")))
}

/// What is behind `{...}`, if that is at `at`.
fn skip_options(passes: &str, at: usize) -> Result<usize, Wrong> {
    let mut depth = 0_usize;
    for (index, byte) in passes.bytes().enumerate().skip(at) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return Ok(index + usize::from(byte == b'}'));
        }
    }
    Err((at, "missing closing '}' while processing pass options".to_owned()))
}

/// What is behind the `)` and spaces at `at`; each closes a list.
fn close(passes: &str, mut at: usize, depth: &mut usize) -> Result<usize, Wrong> {
    loop {
        at = passes.len() - passes[at..].trim_start().len();
        if passes.as_bytes().get(at) != Some(&b')') {
            return Ok(at);
        }
        *depth = depth.checked_sub(1).ok_or_else(|| {
            (at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline".to_owned())
        })?;
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where `mlir-opt` 22.1.8 finds something wrong, if all passes are unknown to it.
    #[track_caller]
    fn wrong(passes: &str, column: usize, message: &str) {
        let expected = format!(
            "MLIR Textual PassPipeline Parser:1:{column}: error: {message}\n{passes}\n{}^\n",
            " ".repeat(column - 1)
        );
        let pipeline = format!(" any({passes}) ");
        assert_eq!(Pipeline::read(&pipeline).err(), Some(expected), "{passes}");
    }

    #[test]
    fn passes_are_told_from_what_they_run_on() {
        let unknown = |passes: &str, column, pass: &str| {
            wrong(passes, column, &format!("'{pass}' does not refer to a registered pass or pass pipeline"));
        };
        assert!(Pipeline::read("any()").is_ok());
        unknown("x", 1, "x");
        unknown(" ", 2, "");
        unknown(",", 1, "");
        unknown("any(), x", 5, "");
        unknown(" any(y.z()) ", 10, "");
        unknown("any( x{a={1}} )", 6, "x");
        unknown("(x),y", 2, "x");
    }

    #[test]
    fn brackets_come_first() {
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
    fn what_runs_on_nothing_is_no_pipeline() {
        for text in ["", "x", "x(", "(x)", "()", "any() x"] {
            assert_eq!(Pipeline::read(text).err().as_deref(), Some(NOT_WRAPPED), "{text}");
        }
    }
}
