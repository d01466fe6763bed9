//! Caches of recently parsed text: names of operations, and types of operations.
//!
//! The tables are direct-mapped: text that is not in its slot is parsed in full, and takes the slot.

use crate::context::Context;
use crate::entity::{Attribute, OpName, Type};
use crate::schema::{OpSchema, TraitSet};
use crate::text::lexer::Kind;

use super::{AsmParser, ParseResult};

const NAMES: usize = 256;
const TYPES: usize = 512;
const PROPERTIES: usize = 128;
const FORMS: usize = 128;

/// An operation name as written between quotes.
#[derive(Clone, Copy, Debug)]
struct NameEntry<'s> {
    text: &'s [u8],
    name: OpName,
}

/// A type as written, without surrounding blanks.
#[derive(Clone, Copy, Debug)]
struct TypeEntry<'s> {
    text: &'s [u8],
    ty: Type,
}

/// A dictionary of properties as written.
#[derive(Clone, Copy, Debug)]
struct PropertiesEntry<'s> {
    text: &'s [u8],
    attribute: Attribute,
}

/// The tables.
#[derive(Debug)]
pub(super) struct Caches<'s> {
    names: Vec<Option<NameEntry<'s>>>,
    types: Vec<Option<TypeEntry<'s>>>,
    properties: Vec<Option<PropertiesEntry<'s>>>,
    /// The last name queried for attribute slots, and the result.
    slots: Option<(OpName, bool)>,
    placeholder: Option<OpName>,
    /// Forms of registered operations, by their names as written.
    forms: Vec<Option<FormEntry<'s>>>,
}

/// The custom form of a registered operation, and facts about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct FormEntry<'s> {
    pub(super) text: &'s [u8],
    pub(super) name: OpName,
    pub(super) schema: &'static OpSchema,
    pub(super) isolated: bool,
    /// The dialect whose prefix operations in its regions may omit.
    pub(super) default_dialect: &'static str,
}

impl Default for Caches<'_> {
    fn default() -> Self {
        Self {
            names: vec![None; NAMES],
            types: vec![None; TYPES],
            slots: None,
            placeholder: None,
            properties: vec![None; PROPERTIES],
            forms: vec![None; FORMS],
        }
    }
}

impl Caches<'_> {
    /// Returns whether operations of this name are registered with inherent attributes or properties.
    #[inline]
    pub(super) fn has_slots(&mut self, context: &Context, name: OpName) -> bool {
        match self.slots {
            Some((known, has)) if known == name => has,
            _ => {
                let has = context.op_info(name).schema().is_some_and(|schema| schema.has_properties());
                self.slots = Some((name, has));
                has
            }
        }
    }

    /// Returns the name of the operations that stand in for values defined later.
    pub(super) fn placeholder_name(&mut self, context: &Context) -> OpName {
        *self.placeholder.get_or_insert_with(|| context.op_name("builtin.unrealized_conversion_cast"))
    }
}

impl<'s> Caches<'s> {
    /// Returns the slot for the form of operations with the name `text`.
    #[inline]
    pub(super) fn form(&mut self, text: &'s [u8]) -> &mut Option<FormEntry<'s>> {
        &mut self.forms[mix(word(text, 0), word(text, text.len().saturating_sub(8))) % FORMS]
    }
}

/// Returns eight bytes at `at` as a number; fewer at the end.
#[inline]
fn word(text: &[u8], at: usize) -> u64 {
    match text.get(at..at + 8) {
        Some(bytes) => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
        None => text.get(at..).unwrap_or(&[]).iter().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    }
}

#[inline]
fn mix(a: u64, b: u64) -> usize {
    let mixed = (a ^ b.rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 40) as usize
}

impl<'s> AsmParser<'s> {
    /// Parses `"name"`, which is known to be the current token.
    #[inline]
    pub(super) fn operation_name(&mut self) -> ParseResult<OpName> {
        let quoted = self.text();
        let text = &quoted[1..quoted.len() - 1];
        let place = mix(word(text, 0), word(text, text.len().saturating_sub(8))) % NAMES;
        if let Some(entry) = self.caches.names[place]
            && entry.text == text
        {
            self.advance();
            return Ok(entry.name);
        }
        let name = self.new_operation_name()?;
        self.caches.names[place] = Some(NameEntry { text, name });
        Ok(name)
    }

    #[inline(never)]
    fn new_operation_name(&mut self) -> ParseResult<OpName> {
        let name = self.string_value();
        if name.is_empty() {
            return self.error("empty operation name is invalid");
        }
        if name.contains(&0) {
            return self.error("null character not allowed in operation name");
        }
        let Ok(name) = std::str::from_utf8(&name) else {
            return self.error("operation name is not UTF-8");
        };
        self.advance();
        let dialect = name.split('.').next().unwrap_or(name);
        if !self.context.allows_unregistered_dialects() && self.context.dialect(dialect).is_none() {
            let message = "operation being parsed with an unregistered dialect. If this is intended, please use \
                           -allow-unregistered-dialect with the MLIR tool used";
            return self.error(message);
        }
        Ok(self.context.op_name(name))
    }

    /// Returns whether operations of this name may have successors: terminators, and unregistered operations.
    pub(super) fn may_be_terminator(&self, name: OpName) -> bool {
        let info = self.context.op_info(name);
        info.schema().is_none() || info.traits().contains(TraitSet::TERMINATOR)
    }

    /// Parses the type after the `:` of an operation of this name.
    #[inline]
    pub(super) fn operation_type(&mut self, name: OpName) -> ParseResult<Type> {
        let rest = &self.lexer.source()[self.offset()..];
        let place = mix(word(rest, 0) ^ u64::from(name.index()), word(rest, 8)) % TYPES;
        if let Some(entry) = self.caches.types[place]
            && starts_with_type(rest, entry.text)
        {
            self.reset_to(self.offset() + entry.text.len());
            return Ok(entry.ty);
        }
        let (start, expanded) = (self.offset(), self.aliases.expanded());
        let ty = self.ty()?;
        let text = self.lexer.source()[start..self.offset()].trim_ascii_end();
        if self.may_remember(text, expanded) {
            self.caches.types[place] = Some(TypeEntry { text, ty });
        }
        Ok(ty)
    }
}

impl AsmParser<'_> {
    /// Parses the attribute in `<...>` of an operation in generic form. A dictionary is self-delimiting, so text that
    /// begins with that of a cached one *is* that dictionary.
    #[inline]
    pub(super) fn operation_properties(&mut self) -> ParseResult<Attribute> {
        if !self.is(Kind::LBrace) {
            return self.attribute();
        }
        let rest = &self.lexer.source()[self.offset()..];
        let place = mix(word(rest, 0), word(rest, 8)) % PROPERTIES;
        if let Some(entry) = self.caches.properties[place]
            && rest.starts_with(entry.text)
        {
            self.reset_to(self.offset() + entry.text.len());
            return Ok(entry.attribute);
        }
        let (start, expanded) = (self.offset(), self.aliases.expanded());
        let attribute = self.attribute()?;
        let text = self.lexer.source()[start..self.offset()].trim_ascii_end();
        if self.may_remember(text, expanded) && text.ends_with(b"}") {
            self.caches.properties[place] = Some(PropertiesEntry { text, attribute });
        }
        Ok(attribute)
    }

    /// Returns whether the text parsed last has the same meaning wherever it occurs, so that it may be cached: it has
    /// no comments, and no aliases that expand to much (`expanded` is the count before it), because those must be
    /// counted at each occurrence. An observer needs the positions of all parts, so nothing is cached for it.
    fn may_remember(&self, text: &[u8], expanded: u64) -> bool {
        let is_short = self.aliases.expanded() - expanded <= 256;
        !self.is(Kind::Error) && !self.is_observed() && is_short && text.len() <= 256 && !text.contains(&b'/')
    }
}

/// Returns whether `rest` starts with this text, and the last token of the text ends there.
#[inline]
fn starts_with_type(rest: &[u8], text: &[u8]) -> bool {
    rest.starts_with(text) && rest.get(text.len()).is_none_or(u8::is_ascii_whitespace)
}
