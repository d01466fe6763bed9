//! Any bytes, as a module of the standard dialects, or (after a byte from 0 to 3) as the choices of a generator of
//! programs: functions run within limits, by the interpreter and as native code, which agree on results, errors and
//! memory.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::{engines, program, run};

fuzz_target!(|data: &[u8]| {
    let Some((kind @ 0..=3, choices)) = data.split_first() else { return engines::agree(data) };
    let (words, bytes) = choices.split_at(choices.len().min(96));
    if bytes.len() < 20 {
        return;
    }
    let words: Vec<u64> =
        words.chunks_exact(8).map(|word| word.iter().fold(0, |word, byte| word << 8 | u64::from(*byte))).collect();
    let options = |depth, has_memory| program::Options { depth, has_memory, is_defined: false };
    let (text, has_memory) = match kind {
        0 => (program::structured(bytes, options(0, false)), false),
        1 => (program::structured(bytes, options(3, false)), false),
        2 => (program::structured(bytes, options(2, true)), true),
        _ => (program::graph(bytes), false),
    };
    run::agree(&text, &run::arguments(&words, bytes, has_memory));
});
