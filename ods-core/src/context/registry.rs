//! Registered dialects.

use std::fmt;
use std::sync::{Mutex, RwLock, RwLockReadGuard};

use super::Context;
use crate::schema::{Dialect, DialectSchema};

/// The dialects of a context, in order of registration. Few, and asked for rarely: a list under a lock does.
#[derive(Default)]
pub(super) struct Dialects {
    list: RwLock<Vec<&'static DialectSchema>>,
    /// Held while dialects are added, so that who finds one finds its operations too once it has held it.
    adding: Mutex<()>,
}

/// Why a dialect could not be registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegisterError {
    /// Another dialect of this name is there.
    DialectTaken(&'static str),
    /// Another operation of this name is there.
    OpTaken(Box<str>),
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DialectTaken(name) => write!(f, "another dialect named '{name}' is registered already"),
            Self::OpTaken(name) => write!(f, "another operation named '{name}' is registered already"),
        }
    }
}

impl std::error::Error for RegisterError {}

impl Context {
    /// Registers a dialect, its operations, and the dialects it depends on. Doing so again changes nothing.
    ///
    /// # Errors
    /// When another dialect, or an operation of another definition, has the name.
    pub fn register<D: Dialect>(&self) -> Result<(), RegisterError> {
        self.register_schema(D::SCHEMA)
    }

    /// Registers the dialect that `schema` defines; see [`Context::register`].
    ///
    /// # Errors
    /// When another dialect, or an operation of another definition, has the name.
    pub fn register_schema(&self, schema: &'static DialectSchema) -> Result<(), RegisterError> {
        let _adding = self.dialects.adding.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        self.add_with_ops(schema)
    }

    fn add_with_ops(&self, schema: &'static DialectSchema) -> Result<(), RegisterError> {
        if let Some(extended) = schema.extends {
            self.add_with_ops(extended)?;
        }
        if !self.add_dialect(schema)? {
            return Ok(());
        }
        for dependent in schema.dependent {
            self.add_with_ops(dependent)?;
        }
        for op in schema.ops {
            self.names().register(op).map_err(|taken| RegisterError::OpTaken(taken.name().into()))?;
        }
        Ok(())
    }

    /// Whether the dialect, or extension of one, was new.
    fn add_dialect(&self, schema: &'static DialectSchema) -> Result<bool, RegisterError> {
        let mut dialects = self.dialects.list.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        if dialects.iter().any(|known| std::ptr::eq(*known, schema)) {
            return Ok(false);
        }
        let rival = dialects.iter().find(|known| known.name == schema.name && schema.extends.is_none());
        match rival {
            Some(known) => Err(RegisterError::DialectTaken(known.name)),
            None => {
                dialects.push(schema);
                Ok(true)
            }
        }
    }

    fn known_dialects(&self) -> RwLockReadGuard<'_, Vec<&'static DialectSchema>> {
        self.dialects.list.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The registered dialects, in order of registration; without their extensions.
    pub fn dialects(&self) -> Vec<&'static DialectSchema> {
        self.known_dialects().iter().filter(|known| known.extends.is_none()).copied().collect()
    }

    /// The registered extensions of the dialect called `name`, in order of registration.
    pub fn extensions(&self, name: &str) -> Vec<&'static DialectSchema> {
        self.known_dialects().iter().filter(|known| known.extends.is_some() && known.name == name).copied().collect()
    }

    /// The registered dialect called `name`.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectSchema> {
        self.known_dialects().iter().find(|known| known.name == name && known.extends.is_none()).copied()
    }

    pub(super) fn register_builtin(&self) {
        if let Err(error) = self.register_schema(&crate::builtin::BUILTIN) {
            unreachable!("the first dialect of a context meets no other: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::test_dialect::Test;

    #[test]
    fn a_registered_dialect_has_its_operations_on_every_thread() {
        let last = Test::SCHEMA.ops.last().expect("it has some").name();
        for _ in 0..200 {
            let (context, ready) = (Context::new(), AtomicU32::new(0));
            let look = || {
                ready.fetch_add(1, Ordering::Relaxed);
                // Spinning, so that both go on at the same time.
                while ready.load(Ordering::Relaxed) < 2 {}
                context.register::<Test>().map(|()| context.registered_op_name(&last))
            };
            std::thread::scope(|scope| {
                for thread in [(); 2].map(|()| scope.spawn(look)) {
                    assert!(matches!(thread.join(), Ok(Ok(Some(_)))));
                }
            });
        }
    }
}
