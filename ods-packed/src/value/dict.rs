//! Dicts.

use std::ops::Deref;
use std::sync::Arc;

use super::Value;
use super::sequence::take_apart;

/// A dict: keys and values in their order. Copies share them.
///
/// Keys are compared as values are; of two equal keys, [`Dict::get`] finds the first.
#[derive(Clone, Default)]
pub struct Dict(Arc<Vec<(Value, Value)>>);

impl Dict {
    /// Returns the value of a key.
    pub fn get(&self, key: &Value) -> Option<&Value> {
        self.0.iter().find(|(found, _)| found == key).map(|(_, value)| value)
    }

    /// Moves the values out, if no copy is left.
    pub(super) fn take(&mut self) -> Vec<Value> {
        let pairs = Arc::get_mut(&mut self.0).map(std::mem::take).unwrap_or_default();
        pairs.into_iter().flat_map(|(key, value)| [key, value]).collect()
    }
}

impl Drop for Dict {
    fn drop(&mut self) {
        take_apart(self.take());
    }
}

impl From<Vec<(Value, Value)>> for Dict {
    fn from(pairs: Vec<(Value, Value)>) -> Self {
        Self(Arc::new(pairs))
    }
}

impl FromIterator<(Value, Value)> for Dict {
    fn from_iter<I: IntoIterator<Item = (Value, Value)>>(pairs: I) -> Self {
        pairs.into_iter().collect::<Vec<_>>().into()
    }
}

impl Deref for Dict {
    type Target = [(Value, Value)];

    fn deref(&self) -> &[(Value, Value)] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found() {
        let dict: Dict = [("a".into(), 1.into()), (2.into(), "b".into())].into_iter().collect();
        assert_eq!(dict.get(&"a".into()), Some(&Value::Int(1)));
        assert_eq!(dict.get(&2.into()), Some(&"b".into()));
        assert_eq!(dict.get(&Value::Bool(true)), None);
    }
}
