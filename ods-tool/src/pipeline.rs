//! Pass pipelines. No passes exist yet, so the only valid pipeline is empty: `builtin.module()`.
//!
//! Errors are reported as by `mlir-opt`: unbalanced brackets first, then the first unknown pass name. As there, a
//! nested list must contain a pass: in `builtin.module(func.func())`, the empty name is unknown.

use ods_core::{Diagnostic, Ir, Operation};

const NOT_WRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

/// A parsed pipeline, reduced to the operation that it is anchored on.
pub(crate) struct Pipeline<'a> {
    anchor: &'a str,
}

/// A byte offset and the error at that place.
type Wrong = (usize, String);

impl<'a> Pipeline<'a> {
    /// Creates an empty pipeline.
    pub(crate) fn on(anchor: &'a str) -> Self {
        Self { anchor }
    }

    /// Parses a pipeline; the error has the wording of `mlir-opt`.
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

    /// Checks that the pipeline can run on the operation.
    pub(crate) fn check_anchor(&self, ir: &Ir, root: Operation) -> Result<(), Diagnostic> {
        if self.anchor == "any" || self.anchor == ir.name_str(root) {
            return Ok(());
        }
        let message = format!("can't run '{}' pass manager on '{}' op", self.anchor, ir.name_str(root));
        Err(Diagnostic::error(ir.location(root), message))
    }

    /// Returns the output of `--dump-pass-pipeline`.
    pub(crate) fn dump(&self) -> String {
        format!("Pass Manager with 0 passes:\n{}(\n\n)\n\n", self.anchor)
    }
}

/// Returns the first name in a list of passes that is not followed by a nested list, with its offset. One always
/// exists.
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

/// Returns the offset after `{...}`, or `at` if no options begin there.
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

/// Returns the offset after all `)` and spaces at `at`; each `)` closes a list.
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

    /// Checks the error offsets of `mlir-opt` 22.1.8, to which all passes are unknown here.
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
    fn distinguishes_passes_from_anchors() {
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
    fn reports_unbalanced_brackets_first() {
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
    fn rejects_a_pipeline_without_anchor() {
        for text in ["", "x", "x(", "(x)", "()", "any() x"] {
            assert_eq!(Pipeline::read(text).err().as_deref(), Some(NOT_WRAPPED), "{text}");
        }
    }
}
