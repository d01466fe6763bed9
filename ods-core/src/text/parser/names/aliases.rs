//! Aliases: `#name = attribute` and `!name = type`, and locations that refer to aliases which come later.

use rustc_hash::FxHashMap;

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Block, Location, Operation, Type};
use crate::text::lexer::Kind;

use crate::storage::hash::SeededMap;
use crate::text::parser::api::{ParsedLocation, Place};
use crate::text::parser::{AliasKind, AsmParser, ParseResult};

/// What a trailing location belongs to.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) enum Located {
    Operation(Operation),
    /// The argument of the block at this index.
    Argument(Block, usize),
}

/// A location that is the alias of this name, which was not defined when it was read.
#[derive(Debug)]
struct Deferred<'s> {
    what: Located,
    name: &'s [u8],
    offset: u32,
}

/// A deferred location whose alias is not defined, or stands for something else.
type Failure<'s> = (Deferred<'s>, Option<Attribute>);

/// What an alias stands for, how deep that is nested, and how long it is where it is written out.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Alias<T> {
    pub(in crate::text) value: T,
    depth: u32,
    length: u64,
}

impl<T> Alias<T> {
    /// Returns the depth of nesting of the value.
    pub(in crate::text) fn depth(&self) -> u32 {
        self.depth
    }
}

/// What aliases stand for may be this long in all, written out, and [`LENGTH_PER_BYTE`] times as long as the text. An
/// alias that names another one twice doubles it: without a limit, forty lines are as good as terabytes.
const FREE_LENGTH: u64 = 1 << 28;
const LENGTH_PER_BYTE: u64 = 1 << 12;

/// The aliases of a file.
#[derive(Default, Debug)]
pub(in crate::text) struct Aliases<'s> {
    attributes: SeededMap<&'s [u8], Alias<Attribute>>,
    types: SeededMap<&'s [u8], Alias<Type>>,
    deferred: Vec<Deferred<'s>>,
    /// Names of aliases that custom forms read where a location stands, with their places.
    awaited: Vec<(&'s [u8], u32)>,
    /// How long all that aliases stood for so far is, written out.
    expanded: u64,
    /// Attributes by the number in `distinct[number]`.
    pub(in crate::text) distinct: SeededMap<u64, Attribute>,
}

impl Aliases<'_> {
    pub(in crate::text) fn attribute(&self, name: &[u8]) -> Option<Alias<Attribute>> {
        self.attributes.get(name).copied()
    }

    pub(in crate::text) fn ty(&self, name: &[u8]) -> Option<Alias<Type>> {
        self.types.get(name).copied()
    }

    /// How long all that aliases stood for so far is, written out.
    pub(in crate::text) fn expanded(&self) -> u64 {
        self.expanded
    }
}

impl<'s> AsmParser<'s> {
    /// Returns the name of an alias to be, and `=`.
    fn alias_head(&mut self, kind: &str, taken: bool) -> ParseResult<()> {
        let name = String::from_utf8_lossy(&self.text()[1..]);
        if taken {
            return self.error(format!("redefinition of {kind} alias id '{name}'"));
        }
        if name.contains('.') {
            return self.error(format!("{kind} names with a '.' are reserved for dialect-defined names"));
        }
        self.advance();
        self.expect(Kind::Equal, &format!("expected '=' in {kind} alias definition"))
    }

    fn alias_value<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<Alias<T>> {
        self.deepest = self.depth;
        let (start, expanded) = (self.offset(), self.aliases.expanded);
        let value = read(self)?;
        let length = (self.offset() - start) as u64 + (self.aliases.expanded - expanded);
        Ok(Alias { value, depth: self.deepest - self.depth, length })
    }

    /// What the alias stands for, unless that is too deep here or makes the whole too long.
    pub(in crate::text) fn expand<T>(&mut self, alias: Alias<T>) -> ParseResult<T> {
        self.reach(alias.depth)?;
        self.aliases.expanded += alias.length;
        let most = FREE_LENGTH + LENGTH_PER_BYTE * self.lexer.whole().len() as u64;
        if self.aliases.expanded > most {
            return self.give_up(format!("aliases stand for more than {most} bytes of text"));
        }
        Ok(alias.value)
    }

    /// `#name = attribute`
    pub(in crate::text) fn attribute_alias(&mut self) -> ParseResult<()> {
        let (start, name) = (self.offset(), &self.text()[1..]);
        self.alias_head("attribute", self.aliases.attributes.contains_key(name))?;
        let alias = self.alias_value(Self::attribute)?;
        self.aliases.attributes.insert(name, alias);
        self.observe_alias(AliasKind::Attribute, start);
        Ok(())
    }

    /// `!name = type`
    pub(in crate::text) fn type_alias(&mut self) -> ParseResult<()> {
        let (start, name) = (self.offset(), &self.text()[1..]);
        self.alias_head("type", self.aliases.types.contains_key(name))?;
        let alias = self.alias_value(Self::ty)?;
        self.aliases.types.insert(name, alias);
        self.observe_alias(AliasKind::Type, start);
        Ok(())
    }

    /// `loc(...)`, if it is there. For the alias of a location that is yet to come, `None`: it is set later.
    pub(in crate::text) fn trailing_location(&mut self, what: Located) -> ParseResult<Option<Location>> {
        let Some(ParsedLocation(place)) = self.parse_optional_location_specifier()? else { return Ok(None) };
        match place {
            Place::Known(location) => Ok(Some(location)),
            Place::Alias(index) => {
                self.defer(what, index);
                Ok(None)
            }
        }
    }

    /// `#name` where a location stands: what it is, or its name where that is not known yet.
    pub(in crate::text) fn location_by_alias(&mut self) -> ParseResult<Place> {
        let (offset, name) = (self.token.start(), &self.text()[1..]);
        self.observe_alias_use(AliasKind::Attribute, self.token);
        self.advance();
        match self.aliases.attribute(name) {
            Some(alias) => self.as_location(alias.value, offset).map(Place::Known),
            None => {
                self.aliases.awaited.push((name, offset));
                Ok(Place::Alias(self.aliases.awaited.len() as u32 - 1))
            }
        }
    }

    /// Says that something is at a location that a custom form read.
    pub(in crate::text) fn place_at(&mut self, what: Located, ParsedLocation(place): ParsedLocation) {
        match place {
            Place::Known(location) => self.set_location(what, location),
            Place::Alias(index) => self.defer(what, index),
        }
    }

    fn defer(&mut self, what: Located, index: u32) {
        let Some((name, offset)) = self.aliases.awaited.get(index as usize).copied() else { return };
        self.aliases.deferred.push(Deferred { what, name, offset });
        // Mostly it is the last one, and nobody asks for it again.
        if index as usize + 1 == self.aliases.awaited.len() && self.form.is_none() {
            self.aliases.awaited.pop();
        }
    }

    fn as_location(&mut self, attribute: Attribute, offset: u32) -> ParseResult<Location> {
        match attribute.data(self.context) {
            AttributeData::Location(location) => Ok(*location),
            _ => {
                let text = self.attribute_text(attribute);
                self.error_at(offset as usize, format!("expected location, but found '{text}'"))
            }
        }
    }

    /// Sets the locations under `root` whose aliases were not defined when they were read.
    pub(in crate::text) fn resolve_deferred_locations(&mut self, root: Operation) -> ParseResult<()> {
        let mut failures = Vec::new();
        for deferred in std::mem::take(&mut self.aliases.deferred) {
            if self.is_lost_alias(&[b"#", deferred.name].concat()) {
                continue;
            }
            match self.aliases.attribute(deferred.name).map(|alias| (alias.value, alias.value.data(self.context))) {
                Some((_, AttributeData::Location(location))) => self.set_location(deferred.what, *location),
                other => failures.push((deferred, other.map(|(value, _)| value))),
            }
        }
        match self.first_in_walk(root, &failures) {
            Some((offset, Some(value))) => self.as_location(value, offset).map(drop),
            Some((offset, None)) => self.error_at(offset as usize, "operation location alias was never defined"),
            None => Ok(()),
        }
    }

    fn set_location(&mut self, what: Located, location: Location) {
        match what {
            Located::Operation(op) => self.ir.set_location(op, location),
            Located::Argument(block, index) => self.ir.set_argument_location(block, index, location),
        }
    }

    /// Returns the failure that the reference meets first: it goes through the operations, what is inside of one before
    /// it, and looks at the operation's own location before those of its blocks' arguments.
    fn first_in_walk(&self, root: Operation, failures: &[Failure<'_>]) -> Option<(u32, Option<Attribute>)> {
        if failures.is_empty() {
            return None;
        }
        let mut first_of: FxHashMap<Operation, (bool, usize)> = FxHashMap::default();
        for (index, (deferred, _)) in failures.iter().enumerate() {
            let (op, is_argument) = match deferred.what {
                Located::Operation(op) => (Some(op), false),
                Located::Argument(block, _) => (self.ir.block_parent_op(block), true),
            };
            let found = (is_argument, index);
            first_of.entry(op?).and_modify(|known| *known = found.min(*known)).or_insert(found);
        }
        let found = self.ir.walk_post(root).find_map(|op| first_of.get(&op));
        found.and_then(|(_, index)| failures.get(*index)).map(|(deferred, value)| (deferred.offset, *value))
    }
}
