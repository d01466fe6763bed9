//! Parsing modules and operations.

use std::sync::Arc;

use ods::text::{Parsed, PrintOptions, note_subject, parse};
use ods::verify::verify;
use ods::{Diagnostic, Diagnostics, Ir, Location, Operation};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::context::{Ctx, PyContext, diagnostics, resolve};
use crate::island::{Island, Node};

/// Returns the text of `str` or `bytes`.
pub(crate) fn source_of(source: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok(bytes.as_bytes().to_vec());
    }
    let text = source.extract::<String>().map_err(|_| PyTypeError::new_err("expected the source as str or bytes"))?;
    Ok(text.into_bytes())
}

/// Returns errors of verification with notes that have their operations.
pub(crate) fn with_subjects(ir: &Ir, errors: Diagnostics) -> Diagnostics {
    let note = |mut error: Diagnostic| {
        note_subject(ir, &mut error, &PrintOptions::DEFAULT);
        error
    };
    errors.into_iter().map(note).collect::<Vec<_>>().into()
}

fn parsed(py: Python<'_>, ctx: &Arc<Ctx>, name: &str, source: &[u8], failure: &str) -> PyResult<Parsed> {
    ctx.load_those_in(source)?;
    let core = Arc::clone(&ctx.core);
    let parsed = py.detach(|| {
        let parsed = parse(&core, name, source)?;
        verify(&parsed.ir, parsed.root).map_err(|errors| with_subjects(&parsed.ir, errors))?;
        Ok::<_, Diagnostics>(parsed)
    });
    // Positions are known from now on without the text.
    parsed.map_err(|errors| {
        let errors = errors.resolved(&ctx.core);
        diagnostics::error(py, ctx, failure, &errors)
    })
}

/// Parses a module. Returns the node of its operation.
pub(crate) fn module(py: Python<'_>, ctx: &Arc<Ctx>, name: &str, source: &[u8]) -> PyResult<Node> {
    let Parsed { ir, root, resources, .. } = parsed(py, ctx, name, source, "Unable to parse module assembly")?;
    Island::new(Arc::clone(ctx), ir, resources, &[root]).enter(py, |guard| Ok(guard.op_node(root)))
}

/// Parses one operation of any kind.
pub(crate) fn operation(
    source: &Bound<'_, PyAny>,
    source_name: &str,
    context: Option<&Bound<'_, PyContext>>,
) -> PyResult<(Arc<Island>, Operation)> {
    let (py, ctx, source) = (source.py(), resolve(context)?, source_of(source)?);
    const FAILURE: &str = "Unable to parse operation assembly";
    let name = if source_name.is_empty() { "-" } else { source_name };
    let Parsed { mut ir, root, resources, implicit_module } = parsed(py, &ctx, name, &source, FAILURE)?;
    let mut top = root;
    if implicit_module {
        let inside: Vec<Operation> = ir.walk_pre(root).skip(1).filter(|op| ir.parent_op(*op) == Some(root)).collect();
        let [only] = inside[..] else {
            let at = ctx.core.file_location(name, 0, 0);
            let message = format!("source must contain a single top-level operation, found: {}", inside.len());
            return Err(diagnostics::error(py, &ctx, FAILURE, &[Diagnostic::error(at, message)]));
        };
        top = only;
        ir.detach(top);
        // Nothing else is inside it.
        let _ = ir.erase(root);
    }
    Ok((Island::new(ctx, ir, resources, &[top]), top))
}

/// Returns the location of errors about files.
pub(crate) fn no_file(py: Python<'_>, ctx: &Arc<Ctx>, path: &str) -> PyErr {
    let error = Diagnostic::error(Location::UNKNOWN, format!("could not open input file {path}"));
    diagnostics::error(py, ctx, "Unable to parse module assembly", &[error])
}
