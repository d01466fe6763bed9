//! Dicts.

use super::Value;
use super::sequence::Elements;

/// A dict: keys and values in their order. Copies share them.
///
/// Keys are compared as values are; of two equal keys, [`Dict::get`] finds the first.
///
/// Invariant: the elements are keys and values in turn.
#[derive(Clone, Default)]
pub struct Dict(Elements);

impl Dict {
    /// Returns the number of pairs.
    pub fn len(&self) -> usize {
        self.flat().len() / 2
    }

    /// Returns whether there are no pairs.
    pub fn is_empty(&self) -> bool {
        self.flat().is_empty()
    }

    /// Returns the keys with their values.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Value, &Value)> {
        let (pairs, _) = self.flat().as_chunks::<2>();
        pairs.iter().map(|[key, value]| (key, value))
    }

    /// Returns the value of a key.
    pub fn get(&self, key: &Value) -> Option<&Value> {
        self.iter().find(|(found, _)| *found == key).map(|(_, value)| value)
    }

    /// Returns the keys and values, in turn.
    pub(crate) fn flat(&self) -> &[Value] {
        self.0.as_slice()
    }

    /// Moves the keys and values out, if no copy is left.
    pub(super) fn take(&mut self) -> Vec<Value> {
        self.0.take()
    }
}

impl From<Vec<(Value, Value)>> for Dict {
    fn from(pairs: Vec<(Value, Value)>) -> Self {
        pairs.into_iter().collect()
    }
}

impl FromIterator<(Value, Value)> for Dict {
    fn from_iter<I: IntoIterator<Item = (Value, Value)>>(pairs: I) -> Self {
        Self(pairs.into_iter().flat_map(|(key, value)| [key, value]).collect::<Vec<_>>().into())
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
