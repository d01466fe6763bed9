//! Texts of types and attributes of unregistered dialects.
//!
//! Such a text is kept as written, except for its aliases: `#u` in `#d.loop<unroll = #u>` has no meaning without its
//! definition, which belongs to the file. The text therefore stores the values of its aliases, and the printer prints
//! them anew.
//!
//! Two texts are equal if they differ only in the names of aliases with the same values: a file that is printed may use
//! other names.
//!
//! Invariant: mentions are in order, do not overlap, and lie within the text.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use crate::sub_elements::SubElement;

/// The text of a type or attribute of an unregistered dialect.
#[derive(Clone, Debug)]
pub struct OpaqueText {
    text: Box<str>,
    #[allow(clippy::box_collection, reason = "one word: few texts mention anything, and data of attributes are small")]
    mentions: Option<Box<Vec<Mention>>>,
}

/// An alias in a text.
#[derive(Clone, Copy, Debug)]
struct Mention {
    start: u32,
    end: u32,
    element: SubElement,
}

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpaquePart<'a> {
    /// Text without aliases.
    Text(&'a str),
    /// An alias, including its sigil, and its value.
    Alias(&'a str, SubElement),
}

impl OpaqueText {
    /// Returns the text with the values of its aliases, as returned by `resolve` for the alias with its sigil. Aliases
    /// for which it returns `None` are kept as text.
    ///
    /// # Errors
    /// Returns the first error of `resolve`.
    pub(crate) fn resolved<E>(
        text: &str,
        mut resolve: impl FnMut(&str) -> Result<Option<SubElement>, E>,
    ) -> Result<Self, E> {
        let mut mentions = Vec::new();
        let mut at = 0;
        while let Some(Range { start, end }) = next_alias(text, at) {
            if let Some(element) = resolve(&text[start..end])? {
                mentions.push(Mention { start: start as u32, end: end as u32, element });
            }
            at = end;
        }
        let mentions = if mentions.is_empty() { None } else { Some(Box::new(mentions)) };
        Ok(Self { text: text.into(), mentions })
    }

    /// Returns the text as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns whether the text mentions aliases with a value.
    pub(crate) fn has_mentions(&self) -> bool {
        self.mentions.is_some()
    }

    fn mentions(&self) -> &[Mention] {
        self.mentions.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Returns the values of the aliases, in order.
    pub(crate) fn elements(&self) -> impl Iterator<Item = SubElement> + '_ {
        self.mentions().iter().map(|mention| mention.element)
    }

    /// Returns the text in parts, in order.
    pub(crate) fn parts(&self) -> impl Iterator<Item = OpaquePart<'_>> {
        let mut at = 0;
        let of_mention = move |mention: &Mention| {
            let (start, end) = (mention.start as usize, mention.end as usize);
            let before = &self.text[std::mem::replace(&mut at, end)..start];
            [OpaquePart::Text(before), OpaquePart::Alias(&self.text[start..end], mention.element)]
        };
        let rest = self.mentions().last().map_or(0, |last| last.end as usize);
        self.mentions().iter().flat_map(of_mention).chain([OpaquePart::Text(&self.text[rest..])])
    }

    /// Returns the text with each value of an alias replaced by the result of `of`.
    pub(crate) fn replaced(&self, of: impl Fn(SubElement) -> SubElement) -> Self {
        let replaced = |mention: &Mention| Mention { element: of(mention.element), ..*mention };
        let mentions = self.mentions.as_ref().map(|mentions| Box::new(mentions.iter().map(replaced).collect()));
        Self { text: self.text.clone(), mentions }
    }
}

impl PartialEq for OpaqueText {
    fn eq(&self, other: &Self) -> bool {
        match (&self.mentions, &other.mentions) {
            (None, None) => self.text == other.text,
            (Some(_), Some(_)) => self.parts().map(OpaquePart::content).eq(other.parts().map(OpaquePart::content)),
            (None, Some(_)) | (Some(_), None) => false,
        }
    }
}

impl Eq for OpaqueText {}

impl Hash for OpaqueText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.mentions {
            None => self.text.hash(state),
            Some(_) => self.parts().for_each(|part| part.content().hash(state)),
        }
    }
}

impl<'a> OpaquePart<'a> {
    /// Returns the text, or the value of the alias, whatever its name.
    fn content(self) -> Result<&'a str, SubElement> {
        match self {
            Self::Text(text) => Ok(text),
            Self::Alias(_, value) => Err(value),
        }
    }
}

impl From<&str> for OpaqueText {
    fn from(text: &str) -> Self {
        Self { text: text.into(), mentions: None }
    }
}

/// Returns the range of the next name at or after `at` that could be an alias, including its sigil: neither in a string
/// nor the name of a dialect's type or attribute.
fn next_alias(text: &str, mut at: usize) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    loop {
        at += memchr::memchr3(b'"', b'#', b'!', &bytes[at..])?;
        if bytes[at] == b'"' {
            at = end_of_string(bytes, at);
            continue;
        }
        let end = at + 1 + length_of_name(&bytes[at + 1..]);
        let is_of_dialect = bytes[at..end].contains(&b'.') || bytes.get(end) == Some(&b'<');
        if end > at + 1 && !is_of_dialect {
            return Some(at..end);
        }
        at = end;
    }
}

/// Returns the end of the string that begins at `start`.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(found) = memchr::memchr2(b'"', b'\\', bytes.get(at..).unwrap_or(&[])) {
        at += found + 1;
        if bytes[at - 1] == b'"' {
            return at;
        }
        at += 1;
    }
    bytes.len()
}

/// Returns the length of the name after a sigil: digits, or letters with digits and punctuation.
fn length_of_name(bytes: &[u8]) -> usize {
    let is_digits = bytes.first().is_some_and(u8::is_ascii_digit);
    let is_part = |byte: &u8| match is_digits {
        true => byte.is_ascii_digit(),
        false => byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'_' | b'-'),
    };
    bytes.iter().position(|byte| !is_part(byte)).unwrap_or(bytes.len())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::entity::Attribute;

    fn aliases(text: &str) -> Vec<&str> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(range) = next_alias(text, at) {
            at = range.end;
            found.push(&text[range]);
        }
        found
    }

    #[test]
    fn strings_and_dialect_symbols_contain_no_aliases() {
        assert_eq!(aliases("a<#u, !t, [#u1]>"), ["#u", "!t", "#u1"]);
        assert_eq!(aliases(r##""#u" "\"#u" #v "#w"##), ["#v"]);
        assert_eq!(aliases("#d.u<#a> !e<\"!x\"> ##b # !"), ["#a", "#b"]);
        assert_eq!(aliases("\"#u\\"), Vec::<&str>::new());
        assert_eq!(aliases("#0x #é"), ["#0"]);
    }

    #[test]
    fn names_of_aliases_do_not_matter() {
        let unit = SubElement::Attribute(Attribute::UNIT);
        let text = |text| OpaqueText::resolved(text, |_| Ok::<_, Infallible>(Some(unit))).expect("no error");
        let hash = |text: &OpaqueText| {
            let mut hasher = std::hash::DefaultHasher::new();
            text.hash(&mut hasher);
            hasher.finish()
        };
        let (one, other) = (text("<#u, 1>"), text("<#vw, 1>"));
        assert_eq!((&one, hash(&one)), (&other, hash(&other)));
        assert_ne!(one, text("<#u, 2>"));
        assert_ne!(one, OpaqueText::from("<#u, 1>"));
    }

    #[test]
    fn parts_make_up_the_text() {
        let unit = SubElement::Attribute(Attribute::UNIT);
        let known = |name: &str| Ok::<_, Infallible>((name != "#v").then_some(unit));
        let Ok(text) = OpaqueText::resolved("<#u, #v, #w>", known);
        let parts: Vec<_> = text.parts().collect();
        assert_eq!(
            parts,
            [
                OpaquePart::Text("<"),
                OpaquePart::Alias("#u", unit),
                OpaquePart::Text(", #v, "),
                OpaquePart::Alias("#w", unit),
                OpaquePart::Text(">"),
            ]
        );
        assert_eq!(OpaqueText::from("#u").parts().collect::<Vec<_>>(), [OpaquePart::Text("#u")]);
    }
}
