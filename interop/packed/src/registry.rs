//! Registries: functions by name.

use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind};
use crate::func::{Packed, PackedFunc};
use crate::value::Value;

/// Functions by name. There is a [`Registry::global`] one, and any number of others.
///
/// No lock is held while a function is called or dropped, so functions may change the registry that they are in.
#[derive(Default)]
pub struct Registry {
    functions: RwLock<FxHashMap<Box<str>, PackedFunc>>,
}

impl Registry {
    /// Makes an empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the registry of the process.
    pub fn global() -> &'static Self {
        static GLOBAL: OnceLock<Registry> = OnceLock::new();
        GLOBAL.get_or_init(Self::new)
    }

    /// Adds a function.
    ///
    /// # Errors
    /// Returns an error if the name is taken.
    pub fn add(&self, name: &str, function: PackedFunc) -> Result<(), Error> {
        // `function` is dropped after the lock if it is refused.
        let mut functions = self.write();
        if functions.contains_key(name) {
            drop(functions);
            return Err(Error::runtime(format!(
                "Global Function `{name}` is already registered; remove it first, or override it"
            )));
        }
        functions.insert(name.into(), function);
        Ok(())
    }

    /// Adds a function in the place of one of this name, which is returned.
    pub fn add_or_override(&self, name: &str, function: PackedFunc) -> Option<PackedFunc> {
        self.write().insert(name.into(), function)
    }

    /// Adds a function with `#[packed]` under its name.
    ///
    /// # Errors
    /// Returns an error if the name is taken.
    pub fn register<T: Packed>(&self) -> Result<(), Error> {
        self.add(T::ABOUT.name(), PackedFunc::of::<T>())
    }

    /// Returns a function.
    pub fn get(&self, name: &str) -> Option<PackedFunc> {
        self.read().get(name).cloned()
    }

    /// Calls a function by name.
    ///
    /// # Errors
    /// Returns an error if there is no such function, or the function's error.
    pub fn call(&self, name: &str, args: &[Value]) -> Result<Value, Error> {
        match self.get(name) {
            Some(function) => function.call(args),
            None => Err(missing(name)),
        }
    }

    /// Removes a function, and returns it.
    pub fn remove(&self, name: &str) -> Option<PackedFunc> {
        self.write().remove(name)
    }

    /// Returns all names, sorted.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.read().keys().map(|name| name.to_string()).collect();
        names.sort();
        names
    }

    /// Locks the functions. No foreign code runs under the lock, so a panic cannot leave them in disorder.
    fn read(&self) -> RwLockReadGuard<'_, FxHashMap<Box<str>, PackedFunc>> {
        self.functions.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, FxHashMap<Box<str>, PackedFunc>> {
        self.functions.write().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cold]
fn missing(name: &str) -> Error {
    Error::new(ErrorKind::ValueError, format!("Cannot find global function {name}; register it first"))
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn constant(value: i64) -> PackedFunc {
        PackedFunc::new(move |_: &[Value]| value)
    }

    #[test]
    fn names_are_taken_once_unless_overridden() {
        let registry = Registry::new();
        registry.add("b", constant(1)).expect("a free name");
        registry.add("a", constant(2)).expect("a free name");
        assert_eq!(
            registry.add("a", constant(3)).expect_err("taken").to_string(),
            "RuntimeError: Global Function `a` is already registered; remove it first, or override it"
        );
        assert_eq!(registry.call("a", &[]).expect("a number"), 2.into());
        assert!(registry.add_or_override("a", constant(4)).is_some());
        assert_eq!(registry.call("a", &[]).expect("a number"), 4.into());
        assert_eq!(registry.names(), ["a", "b"]);
        assert!(registry.remove("a").is_some() && registry.remove("a").is_none());
        assert_eq!(
            registry.call("a", &[]).expect_err("missing").to_string(),
            "ValueError: Cannot find global function a; register it first"
        );
    }

    /// A value whose drop uses the registry.
    struct UsesRegistry(Arc<Registry>);

    impl Drop for UsesRegistry {
        fn drop(&mut self) {
            assert!(self.0.names().len() < 10);
        }
    }

    #[test]
    fn functions_change_the_registry_they_are_in() {
        let registry = Arc::new(Registry::new());
        let inside = UsesRegistry(Arc::clone(&registry));
        let replace = move |_: &[Value]| {
            let replaced = inside.0.add_or_override("f", constant(5)).is_some();
            inside.0.call("f", &[]).map(|value| (replaced, value))
        };
        registry.add("f", PackedFunc::new(replace)).expect("a free name");
        assert_eq!(registry.call("f", &[]).expect("values").to_string(), "(True, 5)");
        let refused = UsesRegistry(Arc::clone(&registry));
        let refused = PackedFunc::new(move |_: &[Value]| refused.0.names().len() as i64);
        assert!(registry.add("f", refused).is_err());
    }

    #[test]
    fn threads_share_a_registry() {
        let registry = Registry::new();
        registry.add("f", constant(0)).expect("a free name");
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let registry = &registry;
                scope.spawn(move || {
                    for value in 0..500 {
                        drop(registry.add_or_override("f", constant(value)));
                        assert!(registry.call("f", &[]).is_ok_and(|value| value.as_int().is_some()));
                        registry.add(&format!("f{thread}.{value}"), constant(value)).expect("a free name");
                    }
                });
            }
        });
        assert_eq!(registry.names().len(), 2001);
    }
}
