//! Strings and bytes: short ones in the word itself, others shared.

use std::fmt;
use std::ops::Deref;

use crate::abi::ByteArray;
use crate::error::{Error, ErrorKind};
use crate::thin::{Tag, Thin};

/// The number of bytes that fit beside the tag.
const SHORT: usize = size_of::<usize>() - 1;

/// The place of the lowest byte of a word, which has the tag and the length.
const LENGTH: usize = if cfg!(target_endian = "little") { 0 } else { SHORT };

/// The place of the first short byte.
const FIRST: usize = if cfg!(target_endian = "little") { 1 } else { 0 };

/// Bytes of any owner.
///
/// Invariants: `Own` is a `Box<[u8]>`; an object has a [`ByteArray`] as its body; `LentRaw` is a [`ByteArray`];
/// `Inline` has the length in bits 3 to 7 of the lowest byte, and the bytes in the others.
struct Blob(Thin);

impl Blob {
    fn new(bytes: &[u8]) -> Self {
        match bytes.len() <= SHORT {
            true => Self::short(bytes),
            false => Self(Thin::own::<Box<[u8]>>(bytes.into())),
        }
    }

    fn short(bytes: &[u8]) -> Self {
        let mut all = [0; SHORT + 1];
        all[FIRST..FIRST + bytes.len()].copy_from_slice(bytes);
        all[LENGTH] = (bytes.len() as u8) << 3;
        Self(Thin::inline(usize::from_ne_bytes(all)))
    }

    fn from_box(bytes: Box<[u8]>) -> Self {
        if bytes.len() <= SHORT { Self::short(&bytes) } else { Self(Thin::own(bytes)) }
    }

    fn as_bytes(&self) -> &[u8] {
        match self.0.tag() {
            // SAFETY: own bytes are a boxed slice.
            Tag::Own => unsafe { self.0.value::<Box<[u8]>>() },
            Tag::Inline => self.inline(),
            // SAFETY: objects here have bytes as their body, which live as long as the object.
            Tag::Object | Tag::LentObject => unsafe { self.0.body::<ByteArray>().map_or(&[], |body| slice(body)) },
            // SAFETY: lent bytes are a `ByteArray`, which outlives the pointer.
            Tag::LentRaw => unsafe { slice(&*self.0.target().cast::<ByteArray>()) },
        }
    }

    fn inline(&self) -> &[u8] {
        let size = (self.0.bits() & 0xff) >> 3;
        let first = std::ptr::from_ref(self).cast::<u8>();
        // SAFETY: `size` is at most `SHORT`, and the word has one byte more.
        unsafe { std::slice::from_raw_parts(first.add(FIRST), size) }
    }
}

/// Returns the bytes of an array; none for a null pointer.
///
/// # Safety
/// The bytes are there for `'a`.
unsafe fn slice<'a>(array: &ByteArray) -> &'a [u8] {
    if array.data.is_null() || array.size > isize::MAX as usize {
        return &[];
    }
    // SAFETY: by the caller.
    unsafe { std::slice::from_raw_parts(array.data, array.size) }
}

impl Clone for Blob {
    fn clone(&self) -> Self {
        self.0.duplicate().map_or_else(|| Self::new(self.as_bytes()), Self)
    }
}

/// A string. Copies share it; up to seven bytes need no memory.
#[derive(Clone)]
pub struct Str(Blob);

/// Bytes. Copies share them; up to seven need no memory.
#[derive(Clone)]
pub struct Bytes(Blob);

impl Str {
    /// Returns the string.
    pub fn as_str(&self) -> &str {
        // SAFETY: every constructor takes a string, or checks.
        unsafe { std::str::from_utf8_unchecked(self.0.as_bytes()) }
    }

    /// Takes a pointer to bytes, if they are a string.
    ///
    /// # Safety
    /// The pointer is an object with a [`ByteArray`] as its body, or a lent [`ByteArray`], and the bytes do not change.
    pub(crate) unsafe fn from_thin(thin: Thin) -> Result<Self, Error> {
        let blob = Blob(thin);
        match std::str::from_utf8(blob.as_bytes()) {
            Ok(_) => Ok(Self(blob)),
            Err(error) => Err(not_utf8(error)),
        }
    }

    /// Makes a string of the first bytes of a word; `None` if they are not ASCII, or too many.
    #[inline]
    pub(crate) fn short_ascii(word: u64, size: u32) -> Option<Self> {
        const NOT_ASCII: u64 = 0x8080_8080_8080_8080;
        let is_plain = cfg!(all(target_endian = "little", target_pointer_width = "64")) && size as usize <= SHORT;
        let bytes = if is_plain { word & !(u64::MAX << (8 * size)) } else { NOT_ASCII };
        let bits = usize::try_from(bytes << 8 | u64::from(size) << 3).ok()?;
        (bytes & NOT_ASCII == 0).then(|| Self(Blob(Thin::inline(bits))))
    }

    /// Copies bytes, if they are a string.
    ///
    /// # Errors
    /// Returns a `ValueError` if they are not UTF-8.
    pub fn from_utf8(bytes: &[u8]) -> Result<Self, Error> {
        std::str::from_utf8(bytes).map(Self::from).map_err(not_utf8)
    }

    /// Returns the pointer.
    pub(crate) fn thin(&self) -> &Thin {
        &self.0.0
    }
}

fn not_utf8(error: std::str::Utf8Error) -> Error {
    let at = error.valid_up_to();
    Error::new(ErrorKind::ValueError, format!("a string is not UTF-8 at byte {at}; pass bytes"))
}

impl Bytes {
    /// Returns the bytes.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// Takes a pointer to bytes.
    ///
    /// # Safety
    /// As for [`Str::from_thin`].
    pub(crate) unsafe fn from_thin(thin: Thin) -> Self {
        Self(Blob(thin))
    }

    /// Returns the pointer.
    pub(crate) fn thin(&self) -> &Thin {
        &self.0.0
    }
}

impl From<&str> for Str {
    fn from(text: &str) -> Self {
        Self(Blob::new(text.as_bytes()))
    }
}

impl From<String> for Str {
    fn from(text: String) -> Self {
        Self(Blob::from_box(text.into_bytes().into()))
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Self(Blob::new(bytes))
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self(Blob::from_box(bytes.into()))
    }
}

impl Deref for Str {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl PartialEq for Str {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Str {}

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for Bytes {}

impl fmt::Debug for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Display for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"", self.as_bytes().escape_ascii())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_short_strings() {
        let word = u64::from_le_bytes(*b"abcdefg\xff");
        for size in 0..=7 {
            let text = Str::short_ascii(word, size).unwrap_or_else(|| Str::from("abcdefg"[..size as usize].to_owned()));
            assert_eq!(text.as_str(), &"abcdefg"[..size as usize]);
        }
        assert!(Str::short_ascii(word, 8).is_none() && Str::short_ascii(word, u32::MAX).is_none());
        assert!(Str::short_ascii(u64::from_le_bytes(*b"a\xc3\xa9\0\0\0\0\0"), 3).is_none());
    }

    #[test]
    fn strings_of_all_lengths_are_kept() {
        for size in 0..20 {
            let text = "abcdefghijklmnopqrstuvwxyz\0é"[..size].to_owned();
            let (borrowed, owned) = (Str::from(text.as_str()), Str::from(text.clone()));
            assert_eq!((borrowed.as_str(), owned.clone().as_str()), (text.as_str(), text.as_str()));
            assert_eq!(Bytes::from(text.as_bytes()).as_bytes(), text.as_bytes());
        }
        assert_eq!(Str::from("a\0b").as_str(), "a\0b");
        assert_eq!(size_of::<Str>(), size_of::<usize>());
    }

    #[test]
    fn short_strings_need_no_memory() {
        assert_eq!(Str::from("seven77").thin().tag(), Tag::Inline);
        assert_eq!(Str::from("eight888".to_owned()).thin().tag(), Tag::Own);
    }

    #[test]
    fn lent_bytes_are_copied_by_a_clone() {
        let text = String::from("lent for the call");
        let array = ByteArray::of(text.as_bytes());
        let thin = Thin::tagged((&raw const array).cast(), Tag::LentRaw).expect("a pointer");
        // SAFETY: the array outlives `lent`.
        let lent = unsafe { Str::from_thin(thin) }.expect("a string");
        assert_eq!(lent.as_str(), text);
        let kept = lent.clone();
        drop(lent);
        drop(text);
        assert_eq!((kept.as_str(), kept.thin().tag()), ("lent for the call", Tag::Own));
    }

    #[test]
    fn bytes_that_are_no_string_are_refused() {
        let error = Str::from_utf8(b"ab\xffc").expect_err("no string");
        assert_eq!(error.message(), "a string is not UTF-8 at byte 2; pass bytes");
        assert_eq!(format!("{:?}", Bytes::from(b"a\0\xff".as_slice())), r#"b"a\x00\xff""#);
    }
}
