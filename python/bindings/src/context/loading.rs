//! Loading dialects into contexts: all dialects of the extension, or, in a context that was made with a list of
//! dialects, the dialects of the list and what is asked for later.
//!
//! A dialect that is not loaded is not registered in the core's context, so its operations are unregistered ones.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use ods::context::RegisterError;
use ods::schema::DialectSchema;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::context::Ctx;
use crate::package::extension;

/// The progress of loading the dialects of a context.
#[derive(Default)]
pub(crate) struct Loading {
    has_begun: AtomicBool,
    is_complete: AtomicBool,
}

impl Loading {
    /// Returns whether loading has not begun yet, and begins it.
    pub(crate) fn begins(&self) -> bool {
        !self.has_begun.swap(true, Ordering::Relaxed)
    }
}

fn failure(error: RegisterError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

impl Ctx {
    /// Loads all dialects.
    pub(crate) fn load_all(&self) -> PyResult<()> {
        if self.loading.is_complete.load(Ordering::Acquire) {
            return Ok(());
        }
        extension::register(&self.core).map_err(failure)?;
        self.loading.is_complete.store(true, Ordering::Release);
        Ok(())
    }

    /// Loads a dialect and those it depends on. Returns whether there is one of this name.
    pub(crate) fn load(&self, namespace: &str) -> PyResult<bool> {
        if self.core.dialect(namespace).is_some() {
            return Ok(true);
        }
        let all = extension::definitions();
        let Some(dialect) = all.dialect(namespace) else { return Ok(false) };
        let parts = std::iter::once(dialect).chain(all.extensions(namespace));
        let load = |part: &'static DialectSchema| self.core.register_schema(part).map_err(failure);
        parts.into_iter().try_for_each(load)?;
        Ok(true)
    }

    /// Loads the dialects that a text may name, as MLIR's parser does.
    pub(crate) fn load_those_in(&self, text: &[u8]) -> PyResult<()> {
        if self.loading.is_complete.load(Ordering::Acquire) {
            return Ok(());
        }
        namespaces(text).into_iter().try_for_each(|namespace| self.load(namespace).map(drop))
    }
}

/// Returns the words before dots, and those before the brackets of types and attributes: `arith.addi`, `!tosa<...>`.
fn namespaces(text: &[u8]) -> BTreeSet<&str> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
    let ends = (0..text.len()).filter(|at| matches!(text[*at], b'.' | b'<'));
    let words = ends.filter_map(|end| {
        let length = text[..end].iter().rev().take_while(|byte| is_part(byte)).count();
        std::str::from_utf8(&text[end - length..end]).ok()
    });
    words.filter(|word| !word.is_empty()).collect()
}
