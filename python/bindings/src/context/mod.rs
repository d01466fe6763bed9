//! Contexts: what their wrappers share, locations, diagnostics, and what is current in a thread.

mod ctx;
pub(crate) mod diagnostics;
pub(crate) mod loading;
pub(crate) mod location;
pub(crate) mod stack;
mod wrapper_cache;

pub(crate) use ctx::{_set_context_class, Ctx, PyContext, resolve, same_context};
