//! A set of attributes of a context.
//!
//! It is read and changed without a lock. Threads that add attributes at the same time may lose one of them, so a set
//! only keeps what can be computed again.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::entity::Attribute;
use crate::storage::chunks::SharedList;

/// A set of attributes that may forget some: one bit per attribute.
pub(crate) struct AttributeSet {
    words: SharedList<AtomicU64>,
}

impl AttributeSet {
    pub(super) const fn new() -> Self {
        Self { words: SharedList::new() }
    }

    /// Returns whether the attribute is known to be in the set.
    #[inline]
    pub(crate) fn contains(&self, attribute: Attribute) -> bool {
        let (word, bit) = place(attribute);
        self.words.get(word).is_some_and(|word| word.load(Ordering::Relaxed) & bit != 0)
    }

    /// Adds the attribute.
    pub(crate) fn insert(&self, attribute: Attribute) {
        let (place, bit) = place(attribute);
        let word = loop {
            match self.words.get(place) {
                Some(word) => break word,
                None => self.words.push(AtomicU64::new(0)),
            };
        };
        // Not one atomic step, which takes as long as the search that the set saves.
        word.store(word.load(Ordering::Relaxed) | bit, Ordering::Relaxed);
    }
}

/// Returns the word and the bit of an attribute.
#[inline]
fn place(attribute: Attribute) -> (u32, u64) {
    (attribute.index() / 64, 1 << (attribute.index() % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_of_all_words_are_kept() {
        let set = AttributeSet::new();
        let all = [0, 1, 63, 64, 1000].map(Attribute::from_index);
        for (count, attribute) in all.iter().enumerate() {
            assert!(!set.contains(*attribute));
            set.insert(*attribute);
            assert!(all[..=count].iter().all(|known| set.contains(*known)));
        }
        assert!(!set.contains(Attribute::from_index(2)) && !set.contains(Attribute::from_index(1001)));
    }
}
