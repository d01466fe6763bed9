//! Storage of operations that define global values.

use std::sync::{Arc, Mutex, PoisonError};

use crate::fault::Fault;
use crate::runtime_value::RuntimeValue;

/// The value of an operation that defines a global: one per engine, made when it is first used.
#[derive(Clone, Default, Debug)]
pub struct Global(Arc<Mutex<Option<RuntimeValue>>>);

impl Global {
    /// Returns the value, which `make` makes if there is none.
    ///
    /// # Errors
    /// Returns the error of `make`.
    pub fn get_or(&self, make: impl FnOnce() -> Result<RuntimeValue, Fault>) -> Result<RuntimeValue, Fault> {
        let mut value = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*value {
            Some(value) => Ok(value.clone()),
            None => Ok(value.insert(make()?).clone()),
        }
    }
}
