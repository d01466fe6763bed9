//! Pass pipelines. There are no passes yet, so a good pipeline has none in it: `builtin.module(func.func())`.

use ods_core::{Diagnostic, Ir, Location, Operation};

const NOT_WRAPPED: &str =
    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

/// Whether the pipeline can run on the operation.
pub(crate) fn check(pipeline: &str, ir: &Ir, root: Operation) -> Result<(), Diagnostic> {
    let unknown = |message: String| Diagnostic::error(Location::UNKNOWN, message);
    let wrapped = pipeline.trim().split_once('(').and_then(|(anchor, rest)| Some((anchor, rest.strip_suffix(')')?)));
    let (anchor, passes) = wrapped.ok_or_else(|| unknown(NOT_WRAPPED.to_owned()))?;
    if let Some((at, pass)) = first_pass(passes) {
        let (line, caret) = (passes.trim_end(), " ".repeat(at));
        return Err(unknown(format!(
            "MLIR Textual PassPipeline Parser:1:{}: error: '{pass}' does not refer to a registered pass or pass \
             pipeline\n{line}\n{caret}^\n",
            at + 1
        )));
    }
    if anchor != "any" && anchor != ir.name_str(root) {
        let message = format!("can't run '{anchor}' pass manager on '{}' op", ir.name_str(root));
        return Err(Diagnostic::error(ir.location(root), message));
    }
    Ok(())
}

/// The first name in a list of passes that no list of its own follows, and where it begins.
fn first_pass(passes: &str) -> Option<(usize, &str)> {
    let mut start = 0;
    for (at, byte) in passes.bytes().enumerate().chain([(passes.len(), b',')]) {
        if !matches!(byte, b'(' | b')' | b',' | b'{') {
            continue;
        }
        let piece = &passes[start..at];
        let name = piece.trim();
        if byte != b'(' && !name.is_empty() {
            return Some((start + piece.len() - piece.trim_start().len(), name));
        }
        start = at + 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::first_pass;

    #[test]
    fn passes_are_told_from_what_they_run_on() {
        assert_eq!(first_pass(""), None);
        assert_eq!(first_pass("func.func()"), None);
        assert_eq!(first_pass("func.func(), any( x.y() )"), None);
        assert_eq!(first_pass("cse"), Some((0, "cse")));
        assert_eq!(first_pass("func.func(), cse"), Some((13, "cse")));
        assert_eq!(first_pass("func.func(canonicalize{top-down=1})"), Some((10, "canonicalize")));
    }
}
