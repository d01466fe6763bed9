//! Lists of free runs, by capacity, threaded through the runs themselves.
//!
//! The capacity of a long run is rounded up, so that there are few capacities: a run that grows record by record then
//! mostly stays in place, or reuses a run that another one left.

/// The end of a free list.
const END: u32 = u32::MAX;

/// A record with a word that the free list may use while the record is free.
pub(crate) trait Linked {
    fn link(&self) -> u32;
    fn set_link(&mut self, link: u32);
}

impl Linked for u32 {
    #[inline]
    fn link(&self) -> u32 {
        *self
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        *self = link;
    }
}

/// The longest runs whose capacity is exactly their length.
const EXACT: u32 = 8;

/// Returns the capacity of a run of `length` records. At most a fifth of a longer run is unused.
#[inline]
pub(super) fn capacity(length: u32) -> u32 {
    if length <= EXACT { length } else { length.next_multiple_of(1 << ((length - 1).ilog2() - 2)) }
}

/// Returns the capacity class of a run of `length` records, more than [`EXACT`]: there are four classes for each power
/// of two.
fn class(length: u32) -> usize {
    let exponent = (length - 1).ilog2();
    (4 * (exponent - EXACT.ilog2()) + ((length - 1) >> (exponent - 2) & 3)) as usize
}

/// Returns the capacity of the runs of a class.
fn capacity_of_class(class: usize) -> u32 {
    let (exponent, quarter) = (class as u32 / 4 + EXACT.ilog2(), class as u32 % 4);
    (5 + quarter) << (exponent - 2)
}

/// The heads of the free lists, by capacity.
pub(crate) struct FreeLists {
    exact: [u32; EXACT as usize],
    rounded: Vec<u32>,
}

impl FreeLists {
    pub(crate) fn new() -> Self {
        Self { exact: [END; EXACT as usize], rounded: Vec::new() }
    }

    /// Returns the head of the list for runs of `length` >= 1.
    #[inline]
    fn head(&mut self, length: u32) -> &mut u32 {
        match self.exact.get_mut(length as usize - 1) {
            Some(head) => head,
            None => Self::rounded_head(&mut self.rounded, class(length)),
        }
    }

    fn rounded_head(heads: &mut Vec<u32>, class: usize) -> &mut u32 {
        if class >= heads.len() {
            heads.resize(class + 1, END);
        }
        &mut heads[class]
    }

    /// Returns whether there is a free run with room for `length` >= 1 records.
    pub(crate) fn has(&self, length: u32) -> bool {
        let head = match self.exact.get(length as usize - 1) {
            Some(head) => Some(head),
            None => self.rounded.get(class(length)),
        };
        head.is_some_and(|head| *head != END)
    }

    /// Takes a free run with room for `length` >= 1 records, and returns its start.
    #[inline]
    pub(crate) fn take<T: Linked>(&mut self, length: u32, records: &[T]) -> Option<u32> {
        let head = self.head(length);
        if *head == END {
            return None;
        }
        let start = *head;
        *head = records[start as usize].link();
        Some(start)
    }

    /// Empties the lists. Returns the starts and capacities of their runs, last freed first within a capacity.
    pub(crate) fn drain<T: Linked>(&mut self, records: &[T]) -> Vec<(u32, u32)> {
        let exact = self.exact.iter().zip(1..).map(|(head, length)| (*head, length));
        let rounded = self.rounded.iter().enumerate().map(|(class, head)| (*head, capacity_of_class(class)));
        let mut runs = Vec::new();
        for (mut start, length) in exact.chain(rounded) {
            while start != END {
                runs.push((start, length));
                start = records[start as usize].link();
            }
        }
        *self = Self::new();
        runs
    }

    /// Adds the run of `length` >= 1 records that starts at `start`, with the first record `first`.
    #[inline]
    pub(crate) fn put<T: Linked>(&mut self, start: u32, length: u32, first: &mut T) {
        let head = self.head(length);
        first.set_link(*head);
        *head = start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_one_capacity_are_in_one_list() {
        let lengths = || EXACT + 1..3000;
        for (a, b) in lengths().zip(lengths().skip(1)) {
            assert_eq!(capacity(a) == capacity(b), class(a) == class(b), "{a}");
            assert!(capacity(a) >= a && capacity(a) * 4 <= a * 5, "{a}");
        }
        assert_eq!((class(EXACT + 1), capacity(EXACT)), (0, EXACT));
        assert!((EXACT + 1..3000).all(|length| capacity_of_class(class(length)) == capacity(length)));
    }
}
