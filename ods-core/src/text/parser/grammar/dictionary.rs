//! Dictionaries: `{a = 1, "b c" = 2, unit}`.

use rustc_hash::FxHashSet;

use crate::attributes::NamedAttribute;
use crate::entity::{Attribute, Identifier};
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// Keys of dictionaries with more entries are looked up in a set.
const FEW: usize = 16;

impl AsmParser<'_> {
    /// `'{' entries '}'`, pushed on the stack of entries.
    pub(in crate::text) fn dictionary_entries(&mut self) -> ParseResult<()> {
        let start = self.scratch.entries.len();
        let mut many = FxHashSet::default();
        let braces = ((Kind::LBrace, "{"), (Kind::RBrace, "}"));
        self.delimited(braces.0, braces.1, " in attribute dictionary", |parser| parser.entry(start, &mut many))
    }

    fn entry(&mut self, start: usize, many: &mut FxHashSet<Identifier>) -> ParseResult<()> {
        let name = self.key()?;
        if self.is_taken(start, name, many) {
            let name = self.context.str(name);
            return self.error(format!("duplicate key '{name}' in dictionary attribute"));
        }
        self.observe_attribute_name();
        self.advance();
        let value = if self.eat(Kind::Equal) { self.attribute()? } else { Attribute::UNIT };
        self.scratch.entries.push(NamedAttribute { name, value });
        Ok(())
    }

    /// Returns the key that is the current token.
    fn key(&mut self) -> ParseResult<Identifier> {
        let text = match self.token.kind {
            Kind::String => self.string_value(),
            kind if kind.is_word() => self.text().into(),
            _ => return self.wrong_token("expected attribute name"),
        };
        if text.is_empty() {
            return self.error("expected valid attribute name");
        }
        match std::str::from_utf8(&text) {
            Ok(text) => Ok(self.context.identifier(text)),
            Err(_) => self.error("attribute name is not UTF-8"),
        }
    }

    fn is_taken(&self, start: usize, name: Identifier, many: &mut FxHashSet<Identifier>) -> bool {
        let known = &self.scratch.entries[start..];
        if known.len() < FEW {
            return known.iter().any(|entry| entry.name == name);
        }
        if many.is_empty() {
            many.extend(known.iter().map(|entry| entry.name));
        }
        !many.insert(name)
    }

    /// `{...}` as an attribute.
    pub(in crate::text) fn dictionary_attribute(&mut self) -> ParseResult<Attribute> {
        let start = self.scratch.entries.len();
        self.dictionary_entries()?;
        Ok(self.take_dictionary(start).into())
    }
}
