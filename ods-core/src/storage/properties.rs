//! Property tests of arenas, runs and interners against models made of plain lists and maps.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::arena::Arena;
use super::free::capacity;
use super::interner::Interner;
use super::runs::Runs;
use super::test_record::Record;
use crate::entity::{MAX_GENERATION, Value};
use ods_num::hash::hash_of;

/// A step: allocate a run of this length, or free the live run at this position.
#[derive(Clone, Debug)]
enum RunStep {
    Allocate(u32),
    Free(usize),
}

fn steps() -> impl Strategy<Value = Vec<RunStep>> {
    let step = prop_oneof![(1_u32..40).prop_map(RunStep::Allocate), any::<usize>().prop_map(RunStep::Free)];
    prop::collection::vec(step, 0..if cfg!(miri) { 20 } else { 300 })
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: if cfg!(miri) { 4 } else { 128 }, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    /// Checks that live handles give their records, and that all others stay stale whatever is allocated later.
    #[test]
    fn arenas_never_confuse_tenants(steps in steps(), first in 1..=MAX_GENERATION) {
        let mut arena: Arena<Value, Record> = Arena::new(first);
        let mut live: Vec<(Value, Vec<u32>)> = Vec::new();
        let mut dead: HashSet<Value> = HashSet::new();
        for (number, step) in steps.into_iter().enumerate() {
            match step {
                RunStep::Allocate(length) => {
                    let payload = |i| number as u32 * 100 + i;
                    let (first, run) = arena.vacant_run(length);
                    run.iter_mut().zip(0..).for_each(|(record, i)| record.payload = payload(i));
                    live.push((first, (0..length).map(payload).collect()));
                }
                RunStep::Free(at) if !live.is_empty() => {
                    let (first, payloads) = live.swap_remove(at % live.len());
                    arena.remove_run(first, payloads.len() as u32);
                    dead.extend((0..payloads.len() as u32).map(|i| Arena::<Value, Record>::nth(first, i)));
                }
                RunStep::Free(_) => {}
            }
            prop_assert_eq!(arena.len(), live.iter().map(|(_, payloads)| payloads.len()).sum::<usize>());
            for (first, payloads) in &live {
                for (i, payload) in payloads.iter().enumerate() {
                    let handle = Arena::<Value, Record>::nth(*first, i as u32);
                    prop_assert_eq!(arena.try_get(handle).map(|record| record.payload), Some(*payload));
                    prop_assert!(!dead.contains(&handle), "a handle came back");
                }
            }
            prop_assert!(dead.iter().all(|handle| !arena.contains(*handle)));
        }
    }

    /// Checks that runs keep their contents, and that freed room is reused by runs of the same length.
    #[test]
    fn runs_keep_their_contents(steps in steps()) {
        let mut runs: Runs<u32> = Runs::default();
        let mut live: Vec<(u32, Vec<u32>)> = Vec::new();
        let (mut most, mut free): (usize, HashMap<u32, usize>) = (0, HashMap::new());
        for (number, step) in steps.into_iter().enumerate() {
            match step {
                RunStep::Allocate(length) => {
                    let item = |i| number as u32 * 100 + i;
                    live.push((runs.allocate(length, item), (0..length).map(item).collect()));
                    match free.get_mut(&capacity(length)).filter(|count| **count > 0) {
                        Some(count) => *count -= 1,
                        None => most += capacity(length) as usize,
                    }
                }
                RunStep::Free(at) if !live.is_empty() => {
                    let (start, items) = live.swap_remove(at % live.len());
                    runs.free(start, items.len() as u32);
                    *free.entry(capacity(items.len() as u32)).or_default() += 1;
                }
                RunStep::Free(_) => {}
            }
            for (start, items) in &live {
                prop_assert_eq!(runs.slice(*start, items.len() as u32), &items[..]);
            }
            prop_assert_eq!(runs.bytes(), most * size_of::<u32>());
        }
    }

    /// Checks that each datum has one id, in order of insertion, even with bad hashes.
    #[test]
    fn interners_number_in_order(words in prop::collection::vec("[a-c]{0,3}", 0..200), bits in 0_u32..33) {
        let interner: Interner<String> = Interner::new();
        let mut model: Vec<String> = Vec::new();
        for word in words {
            let hash = hash_of(&word).checked_shl(bits).unwrap_or(0);
            let id = interner.intern(hash, |known| *known == word, || word.clone());
            let expected = model.iter().position(|known| *known == word).unwrap_or_else(|| {
                model.push(word.clone());
                model.len() - 1
            });
            prop_assert_eq!(id as usize, expected);
            prop_assert_eq!(interner.find(hash, |known| *known == word), Some(id));
            prop_assert_eq!(interner.len() as usize, model.len());
        }
    }
}
