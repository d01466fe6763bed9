//! Aliases: `#name = attribute` and `!name = type`, and locations that refer to aliases defined later.

use rustc_hash::FxHashMap;

use crate::attributes::AttributeData;
use crate::entity::{Attribute, Block, Location, Operation, Type};
use crate::text::lexer::Kind;

use crate::text::parser::api::{ParsedLocation, Place};
use crate::text::parser::{AliasKind, AsmParser, ParseResult};
use ods_num::hash::SeededMap;

/// The owner of a trailing location.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) enum Located {
    Operation(Operation),
    /// The argument of the block at this index.
    Argument(Block, usize),
}

/// A location given by an alias that was not defined when it was parsed.
#[derive(Debug)]
struct Deferred<'s> {
    what: Located,
    name: &'s [u8],
    offset: u32,
}

/// A deferred location whose alias is undefined, or is not a location.
type Failure<'s> = (Deferred<'s>, Option<Attribute>);

/// The value of an alias, its nesting depth, and the length of its full text.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Alias<T> {
    pub(in crate::text) value: T,
    depth: u32,
    length: u64,
}

impl<T> Alias<T> {
    /// Returns the nesting depth of the value.
    pub(in crate::text) fn depth(&self) -> u32 {
        self.depth
    }
}

/// The total length of the full texts of all alias uses may be this much plus [`LENGTH_PER_BYTE`] times the length of
/// the file. An alias that uses another one twice doubles it: without a limit, forty lines amount to terabytes.
const FREE_LENGTH: u64 = 1 << 28;
const LENGTH_PER_BYTE: u64 = 1 << 12;

/// The aliases of a file.
#[derive(Default, Debug)]
pub(in crate::text) struct Aliases<'s> {
    attributes: SeededMap<&'s [u8], Alias<Attribute>>,
    types: SeededMap<&'s [u8], Alias<Type>>,
    deferred: Vec<Deferred<'s>>,
    /// The aliases that custom forms used as locations, with their offsets.
    awaited: Vec<(&'s [u8], u32)>,
    /// The total length of the full texts of all alias uses so far.
    expanded: u64,
    /// The attributes by the number in `distinct[number]`.
    pub(in crate::text) distinct: SeededMap<u64, Attribute>,
}

impl Aliases<'_> {
    pub(in crate::text) fn attribute(&self, name: &[u8]) -> Option<Alias<Attribute>> {
        self.attributes.get(name).copied()
    }

    pub(in crate::text) fn ty(&self, name: &[u8]) -> Option<Alias<Type>> {
        self.types.get(name).copied()
    }

    /// Returns the total length of the full texts of all alias uses so far.
    pub(in crate::text) fn expanded(&self) -> u64 {
        self.expanded
    }
}

impl<'s> AsmParser<'s> {
    /// Parses the name of an alias to define, and `=`.
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

    /// Returns the value of the alias, unless it is too deep here or makes the total too long.
    pub(in crate::text) fn expand<T>(&mut self, alias: Alias<T>) -> ParseResult<T> {
        self.reach(alias.depth)?;
        self.aliases.expanded += alias.length;
        let most = FREE_LENGTH + LENGTH_PER_BYTE * self.lexer.whole().len() as u64;
        if self.aliases.expanded > most {
            return self.give_up(format!("aliases expand to more than {most} bytes of text"));
        }
        Ok(alias.value)
    }

    /// Parses `#name = attribute`.
    pub(in crate::text) fn attribute_alias(&mut self) -> ParseResult<()> {
        let (start, name) = (self.offset(), &self.text()[1..]);
        self.alias_head("attribute", self.aliases.attributes.contains_key(name))?;
        let alias = self.alias_value(Self::attribute)?;
        self.aliases.attributes.insert(name, alias);
        self.observe_alias(AliasKind::Attribute, start);
        Ok(())
    }

    /// Parses `!name = type`.
    pub(in crate::text) fn type_alias(&mut self) -> ParseResult<()> {
        let (start, name) = (self.offset(), &self.text()[1..]);
        self.alias_head("type", self.aliases.types.contains_key(name))?;
        let alias = self.alias_value(Self::ty)?;
        self.aliases.types.insert(name, alias);
        self.observe_alias(AliasKind::Type, start);
        Ok(())
    }

    /// Parses an optional `loc(...)`. Returns `None` for an alias that is defined later; the location is set then.
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

    /// Parses `#name` as a location: its value, or its name if it is not defined yet.
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

    /// Sets the location of an entity to one that a custom form parsed.
    pub(in crate::text) fn place_at(&mut self, what: Located, ParsedLocation(place): ParsedLocation) {
        match place {
            Place::Known(location) => self.set_location(what, location),
            Place::Alias(index) => self.defer(what, index),
        }
    }

    fn defer(&mut self, what: Located, index: u32) {
        let Some((name, offset)) = self.aliases.awaited.get(index as usize).copied() else { return };
        self.aliases.deferred.push(Deferred { what, name, offset });
        // It is mostly the last one, which is not requested again.
        if index as usize + 1 == self.aliases.awaited.len() && self.form.is_none() {
            self.aliases.awaited.pop();
        }
    }

    fn as_location(&mut self, attribute: Attribute, offset: u32) -> ParseResult<Location> {
        let AttributeData::Location(location) = attribute.data(self.context) else {
            let text = self.attribute_text(attribute);
            return self.error_at(offset as usize, format!("expected location, but found '{text}'"));
        };
        Ok(*location)
    }

    /// Sets the locations under `root` whose aliases were not defined when they were parsed.
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

    /// Returns the failure that MLIR reports first: it visits operations in post-order, and an operation's own location
    /// before the locations of its blocks' arguments.
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
