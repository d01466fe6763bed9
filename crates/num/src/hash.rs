//! Hashes of data that input chooses.
//!
//! The author of a text chooses its names, strings and numbers. If hashes were the same in every process, they could be
//! chosen to collide, which would turn each lookup into a linear search. Hashing therefore starts from a random number,
//! and every step over bytes and long words multiplies it into both halves of the product. Words of 32 bits are handles
//! and lengths, which texts cannot choose freely, so a plain product is enough. No result depends on the order of
//! hashes: what is taken from a table is sorted.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

/// A map whose keys come from input, mostly names. Keys that are handles use the faster `FxHashMap`.
pub type SeededMap<K, V> = HashMap<K, V, BuildHasherDefault<SeededHasher>>;

/// Returns the hash of a key.
#[inline]
pub fn hash_of(key: &(impl Hash + ?Sized)) -> u32 {
    let mut hasher = SeededHasher::default();
    key.hash(&mut hasher);
    let hash = hasher.finish();
    (hash >> 32) as u32 ^ hash as u32
}

/// The random seed; zero until it is chosen.
static SEED: AtomicU64 = AtomicU64::new(0);

#[inline]
fn seed() -> u64 {
    match SEED.load(Ordering::Relaxed) {
        0 => make_seed(),
        seed => seed,
    }
}

#[cold]
fn make_seed() -> u64 {
    let random = RandomState::new().hash_one(0) | 1;
    // If another thread was first, its seed is used.
    SEED.compare_exchange(0, random, Ordering::Relaxed, Ordering::Relaxed).err().unwrap_or(random)
}

/// A hasher that starts with the random number of the process.
#[derive(Debug)]
pub struct SeededHasher(u64);

impl Default for SeededHasher {
    #[inline]
    fn default() -> Self {
        Self(seed())
    }
}

/// Combines both halves of the product.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product >> 64) as u64 ^ product as u64
}

/// An odd number with as many ones as zeros, at random positions.
const MULTIPLIER: u64 = 0xD1B5_4A32_D192_ED03;
/// The number of bytes from which several streams take less time than one.
const LONG: usize = 1024;

impl SeededHasher {
    #[inline]
    fn pair(&mut self, a: u64, b: u64) {
        // Both factors contain the state, so neither can be made zero without knowing it.
        self.0 = fold(self.0 ^ a, self.0.rotate_left(32) ^ b ^ MULTIPLIER);
    }

    #[inline]
    fn pair_of(&mut self, bytes: &[u8; 16]) {
        let word = |half: &[u8]| half.first_chunk().map_or(0, |word| u64::from_le_bytes(*word));
        self.pair(word(&bytes[..8]), word(&bytes[8..]));
    }

    /// Hashes many bytes in four streams, so that no step waits for the one before. Returns the bytes that are left.
    #[inline(never)]
    fn long<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let mut streams: [Self; 4] = std::array::from_fn(|at| Self(fold(self.0 ^ at as u64, MULTIPLIER)));
        let mut rest = bytes;
        while let Some((block, after)) = rest.split_first_chunk::<64>() {
            let (pairs, _) = block.as_chunks::<16>();
            streams.iter_mut().zip(pairs).for_each(|(stream, pair)| stream.pair_of(pair));
            rest = after;
        }
        streams.iter().for_each(|stream| self.write_u64(stream.0));
        rest
    }

    /// Hashes bytes that do not fill a pair of words.
    #[inline]
    fn short(&mut self, bytes: &[u8]) {
        match (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
            (Some(first), Some(last)) => self.pair(u64::from_le_bytes(*first), u64::from_le_bytes(*last)),
            _ => match (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
                (Some(first), Some(last)) => {
                    self.pair(u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into());
                }
                _ => self.pair(bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)), 0),
            },
        }
    }
}

impl Hasher for SeededHasher {
    // Texts do not collide with their prefixes, because `str` and slices also write a terminator or the length.
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut rest = if bytes.len() < LONG { bytes } else { self.long(bytes) };
        while let Some((pair, after)) = rest.split_first_chunk::<16>() {
            self.pair_of(pair);
            rest = after;
        }
        if !rest.is_empty() {
            self.short(rest);
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = fold(self.0 ^ word, MULTIPLIER);
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u32(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.write_u32(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.0 = (self.0 ^ u64::from(word)).wrapping_mul(MULTIPLIER);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.0 = (self.0 ^ word as u64).wrapping_mul(MULTIPLIER);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Returns the number of distinct hashes of `count` keys chosen to collide under multiplication by a known number.
    fn distinct<K: Hash>(count: u64, key: impl Fn(u64) -> K) -> usize {
        (0..count).map(|i| hash_of(&key(i))).collect::<HashSet<_>>().len()
    }

    #[test]
    fn crafted_data_do_not_collide() {
        // `FxHasher` multiplies the second word by a constant, which is the first word here.
        let strings = distinct(10_000, |i| {
            let mut bytes = 0x243F_6A88_85A3_08D3_u64.to_le_bytes().to_vec();
            bytes.extend_from_slice(&i.to_le_bytes());
            bytes
        });
        assert!(strings > 9_990, "{strings}");
        // Two words whose sum is constant after multiplying the first.
        let multiplier = 0xF135_7AEA_2E62_A9C5_u64;
        let words = distinct(10_000, |i| (i, 0_u64.wrapping_sub(i.wrapping_mul(multiplier))));
        assert!(words > 9_990, "{words}");
    }

    #[test]
    fn every_byte_affects_the_hash() {
        for length in (0..70).chain([LONG, LONG + 1, LONG + 81]) {
            let zeros = vec![0_u8; length];
            let changed = |at: usize| {
                let mut bytes = zeros.clone();
                bytes[at] = 1;
                bytes
            };
            // All 64 bits: with an unlucky seed, two of these 32-bit hashes are the same (once in about 75,000 runs).
            let long = |bytes: &[u8]| BuildHasherDefault::<SeededHasher>::default().hash_one(bytes);
            let hashes: HashSet<u64> = (0..length).map(|at| long(&changed(at))).chain([long(&zeros)]).collect();
            assert_eq!(hashes.len(), length + 1);
        }
    }
}
