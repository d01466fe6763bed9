//! Parallel copies: all sources are read before a destination is written.

use rustc_hash::FxHashMap;

/// Returns the same copies in an order in which one after the other has the same effect, with `spare()` as a further
/// destination where they form a cycle. Each is a destination and a source; destinations differ.
pub(crate) fn in_sequence(copies: &[(u32, u32)], mut spare: impl FnMut() -> u32) -> Vec<(u32, u32)> {
    let mut source_of: FxHashMap<u32, u32> = FxHashMap::default();
    let mut readers: FxHashMap<u32, u32> = FxHashMap::default();
    for (to, from) in copies.iter().filter(|(to, from)| to != from) {
        source_of.insert(*to, *from);
        *readers.entry(*from).or_default() += 1;
    }
    let mut sequence = Vec::with_capacity(copies.len());
    let is_unread = |to: &u32, readers: &FxHashMap<u32, u32>| readers.get(to).is_none_or(|count| *count == 0);
    let order: Vec<u32> = copies.iter().map(|(to, _)| *to).collect();
    let mut ready: Vec<u32> = order.iter().rev().filter(|to| is_unread(to, &readers)).copied().collect();
    let mut rest = order.iter();
    loop {
        while let Some(to) = ready.pop() {
            let Some(from) = source_of.remove(&to) else { continue };
            sequence.push((to, from));
            if let Some(count) = readers.get_mut(&from) {
                *count -= 1;
                if *count == 0 && source_of.contains_key(&from) {
                    ready.push(from);
                }
            }
        }
        // The rest are cycles. Each is opened by saving one destination.
        let Some(to) = rest.by_ref().find(|to| source_of.contains_key(to)) else { return sequence };
        let saved = spare();
        sequence.push((saved, *to));
        for from in source_of.values_mut().filter(|from| *from == to) {
            *from = saved;
        }
        readers.insert(*to, 0);
        readers.insert(saved, 1);
        ready.push(*to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the destinations after the copies, in sequence and at once.
    fn outcomes(copies: &[(u32, u32)]) -> [Vec<u32>; 2] {
        let mut spare = 10;
        let sequence = in_sequence(copies, || {
            spare += 1;
            spare - 1
        });
        let mut words: Vec<u32> = (0..20).collect();
        sequence.iter().for_each(|(to, from)| words[*to as usize] = words[*from as usize]);
        [copies.iter().map(|(to, _)| words[*to as usize]).collect(), copies.iter().map(|(_, from)| *from).collect()]
    }

    #[test]
    fn sequences_have_the_effect_of_parallel_copies() {
        let cases: [&[(u32, u32)]; 5] = [
            &[],
            &[(0, 1), (1, 2)],
            &[(1, 2), (0, 1)],
            &[(0, 1), (1, 0)],
            &[(0, 1), (1, 2), (2, 0), (3, 0), (4, 5), (5, 4)],
        ];
        for copies in cases {
            let [sequence, parallel] = outcomes(copies);
            assert_eq!(sequence, parallel, "{copies:?}");
        }
    }
}
