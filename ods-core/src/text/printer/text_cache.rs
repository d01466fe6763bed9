//! A cache of recurring texts: names of operations, and types, as first printed.
//!
//! The texts are valid only while the aliases do not change, so there is one cache per printing.

use crate::context::Context;
use crate::entity::{Attribute, OpName, Type};

use crate::text::printer::grammar::decimal::{Short, push_short};
use crate::text::printer::grammar::operation::push_generic_name;
use crate::text::printer::writer::AsmPrinter;

/// The number of operation names in the cache: the next one with the same low bits replaces an entry.
const NAMES: usize = 64;
/// The maximum size of properties in [`TextCache::long`]: replaced entries are not reclaimed.
const ROOM_FOR_PROPERTIES: usize = 1 << 20;
/// The mark in the last byte of a [`Short`] whose text is longer and stored elsewhere.
const LONG: u8 = 255;

/// A range of [`TextCache::long`].
type Range = (usize, usize);

/// A cache of recurring texts.
pub(super) struct TextCache {
    /// Texts by type: at most fifteen bytes, followed by the length; 0 for unknown types. For a longer text, the first
    /// four bytes are the index of its range.
    types: Vec<Short>,
    ranges: Vec<Range>,
    /// Names of operations, with whether such operations have properties if they have no tail.
    names: [Option<(OpName, Range, bool)>; NAMES],
    /// Names in custom form when this dialect may be omitted: a short text as for types, or the length of the omitted
    /// prefix.
    bare: [Option<BareName>; NAMES],
    /// Properties of operations, by name and the attributes in the slots.
    properties: [Option<(OpName, SlotValues, Range)>; NAMES],
    long: Vec<u8>,
}

/// The name of an operation in custom form, without its dialect if that may be omitted.
#[derive(Clone, Copy)]
struct BareName {
    name: OpName,
    left_out: &'static str,
    /// The text of at most fifteen bytes and its length, or [`LONG`] and the start of the text in the full name.
    text: Short,
}

/// The attributes in the slots of an operation with few of them.
pub(super) type SlotValues = [Option<Attribute>; 2];

impl Default for TextCache {
    fn default() -> Self {
        Self {
            types: Vec::new(),
            ranges: Vec::new(),
            names: [None; NAMES],
            bare: [None; NAMES],
            properties: [None; NAMES],
            long: Vec::new(),
        }
    }
}

impl TextCache {
    /// Appends `"name"(`. Returns whether operations with the name have properties even without a tail.
    #[inline]
    pub(super) fn push_name(&mut self, out: &mut Vec<u8>, context: &Context, name: OpName) -> bool {
        let place = name.index() as usize % NAMES;
        let ((start, end), has_properties) = match self.names[place] {
            Some((known, range, has_properties)) if known == name => (range, has_properties),
            _ => self.new_name(context, name, place),
        };
        out.extend_from_slice(&self.long[start..end]);
        has_properties
    }

    #[cold]
    fn new_name(&mut self, context: &Context, name: OpName, place: usize) -> (Range, bool) {
        let start = self.long.len();
        let info = context.op_info(name);
        push_generic_name(&mut self.long, info.name());
        let range = (start, self.long.len());
        let has_properties = info.schema().is_some_and(|schema| schema.word_count() > 0);
        self.names[place] = Some((name, range, has_properties));
        (range, has_properties)
    }

    /// Appends the cached properties of an operation with this name and these attributes in its slots; `false` if they
    /// are not cached.
    #[inline]
    pub(super) fn push_properties(&self, out: &mut Vec<u8>, name: OpName, slots: &SlotValues) -> bool {
        match &self.properties[name.index() as usize % NAMES] {
            Some((known, values, (start, end))) if *known == name && values == slots => {
                out.extend_from_slice(&self.long[*start..*end]);
                true
            }
            _ => false,
        }
    }

    /// Caches the printed properties.
    pub(super) fn keep_properties(&mut self, name: OpName, slots: SlotValues, text: &[u8]) {
        if self.long.len() + text.len() < ROOM_FOR_PROPERTIES {
            let range = (self.long.len(), self.long.len() + text.len());
            self.long.extend_from_slice(text);
            self.properties[name.index() as usize % NAMES] = Some((name, slots, range));
        }
    }

    /// Appends `dialect.name`, or `name` if the dialect may be omitted.
    #[inline]
    pub(super) fn push_bare_name(
        &mut self,
        out: &mut Vec<u8>,
        context: &Context,
        name: OpName,
        left_out: &'static str,
    ) {
        let place = name.index() as usize % NAMES;
        let text = match &self.bare[place] {
            Some(known) if known.name == name && std::ptr::eq(known.left_out, left_out) => known.text,
            _ => self.new_bare_name(context, name, left_out, place),
        };
        match text[15] {
            LONG => out.extend_from_slice(&context.op_info(name).name().as_bytes()[number_in(&text)..]),
            length => push_short(out, &text, usize::from(length)),
        }
    }

    #[cold]
    fn new_bare_name(&mut self, context: &Context, name: OpName, left_out: &'static str, place: usize) -> Short {
        let full = context.op_info(name).name();
        let short = full.strip_prefix(left_out).and_then(|rest| rest.strip_prefix('.'));
        let bare = short.filter(|short| !short.contains('.')).unwrap_or(full);
        let mut text = [0; 16];
        if bare.len() < 16 {
            text[..bare.len()].copy_from_slice(bare.as_bytes());
            text[15] = bare.len() as u8;
        } else {
            text[..4].copy_from_slice(&((full.len() - bare.len()) as u32).to_le_bytes());
            text[15] = LONG;
        }
        self.bare[place] = Some(BareName { name, left_out, text });
        text
    }

    /// Returns whether the type is cached and short, which excludes function types.
    #[inline]
    pub(super) fn knows(&self, ty: Type) -> bool {
        self.types.get(ty.index() as usize).is_some_and(|text| !matches!(text[15], 0 | LONG))
    }

    /// Appends a type.
    #[inline]
    pub(super) fn push_type(&mut self, writer: &mut AsmPrinter<'_>, ty: Type) {
        if let Some(text) = self.types.get(ty.index() as usize)
            && !matches!(text[15], 0 | LONG)
        {
            return push_short(&mut writer.out, text, usize::from(text[15]));
        }
        self.push_other_type(writer, ty);
    }

    #[inline(never)]
    fn push_other_type(&mut self, writer: &mut AsmPrinter<'_>, ty: Type) {
        let index = ty.index() as usize;
        if index >= self.types.len() {
            self.types.resize(index.next_power_of_two().max(64) + 1, [0; 16]);
        }
        let text = &mut self.types[index];
        if text[15] == LONG {
            let (start, end) = self.ranges[number_in(text)];
            return writer.out.extend_from_slice(&self.long[start..end]);
        }
        let start = writer.out.len();
        writer.ty(ty);
        let written = &writer.out[start..];
        // The text of a function type is stored as a long one, so that `knows` excludes function types.
        if written.len() < 15 && written.first() != Some(&b'(') {
            text[..written.len()].copy_from_slice(written);
            text[15] = written.len() as u8;
        } else {
            let range = self.ranges.len() as u32;
            self.ranges.push((self.long.len(), self.long.len() + written.len()));
            self.long.extend_from_slice(written);
            text[..4].copy_from_slice(&range.to_le_bytes());
            text[15] = LONG;
        }
    }
}

/// Returns the number stored in place of a text that is [`LONG`].
fn number_in(text: &Short) -> usize {
    let [a, b, c, d, ..] = *text;
    u32::from_le_bytes([a, b, c, d]) as usize
}
