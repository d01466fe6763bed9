//! TextCache that come again and again: names of operations and types, kept as they were written first.
//!
//! Right only while the aliases stay what they are: one printing, one set of texts.

use crate::context::Context;
use crate::entity::{Attribute, OpName, Type};

use crate::text::printer::grammar::decimal::{Short, push_short};
use crate::text::printer::grammar::operation::push_generic_name;
use crate::text::printer::writer::AsmPrinter;

/// How many names of operations are kept: the next with the same low bits takes the place.
const NAMES: usize = 64;
/// How much of [`TextCache::long`] properties may take: what is forgotten is not taken off again.
const ROOM_FOR_PROPERTIES: usize = 1 << 20;
/// In the last byte of a [`Short`]: the text is longer and elsewhere.
const LONG: u8 = 255;

/// A range of [`TextCache::long`].
type Range = (usize, usize);

/// The texts.
pub(super) struct TextCache {
    /// By type: a text of at most fifteen bytes, then its length; 0 is not known yet. Of a longer text, the first four
    /// bytes are the index of its range.
    types: Vec<Short>,
    ranges: Vec<Range>,
    /// With whether operations of the name have properties where they have no tail.
    names: [Option<(OpName, Range, bool)>; NAMES],
    /// Names as custom form has them, where this dialect may be left out: a short text as for types, else how much of the
    /// name is left out.
    bare: [Option<BareName>; NAMES],
    /// Properties of operations: the name and the attributes in the slots.
    properties: [Option<(OpName, SlotValues, Range)>; NAMES],
    long: Vec<u8>,
}

/// The name of an operation without its dialect where that may be left out.
#[derive(Clone, Copy)]
struct BareName {
    name: OpName,
    left_out: &'static str,
    /// The text and its length, at most fifteen bytes; else [`LONG`], and where the text begins in the full name.
    text: Short,
}

/// The attributes in the slots of an operation, where those are few.
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
    /// Appends `"name"(`, and says whether operations of the name have properties even where they have no tail.
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

    /// Appends the properties that an operation of this name has with these attributes in its slots, as they were
    /// written before; `false` if they were not.
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

    /// Remembers what was written of the properties.
    pub(super) fn keep_properties(&mut self, name: OpName, slots: SlotValues, text: &[u8]) {
        if self.long.len() + text.len() < ROOM_FOR_PROPERTIES {
            let range = (self.long.len(), self.long.len() + text.len());
            self.long.extend_from_slice(text);
            self.properties[name.index() as usize % NAMES] = Some((name, slots, range));
        }
    }

    /// Appends `dialect.name`, or `name` where the dialect is the one that may be left out.
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

    /// Returns whether the type is known and short, so no function type.
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
        // A function's text is kept as a long one, so that `knows` tells that a type is none.
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

/// Returns the number that stands in place of a text that is [`LONG`].
fn number_in(text: &Short) -> usize {
    let [a, b, c, d, ..] = *text;
    u32::from_le_bytes([a, b, c, d]) as usize
}
