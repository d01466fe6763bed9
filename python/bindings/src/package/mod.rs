//! The extension that this library is part of, and the Python half of its package.

pub(crate) mod embedded;
pub(crate) mod extension;
