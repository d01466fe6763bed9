//! The state of a custom form: the parts of an operation that is created when the form has been parsed.

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::context::Context;
use crate::entity::{Attribute, Block, Location, Type, Value};
use crate::text::OpAsmParser;

use crate::text::parser::ParseResult;
use crate::text::parser::UnresolvedOperand;

/// A function that parses the custom form of an operation, after its name, into the state: the `parse` function of an
/// operation.
pub type ParseOp = fn(&mut OpAsmParser<'_>, &mut OperationState<'_>) -> ParseResult<()>;

/// The parts of an operation to create. Corresponds to MLIR's `OperationState`.
#[derive(Debug)]
pub struct OperationState<'c> {
    context: &'c Context,
    /// The resolved operands.
    pub operands: Vec<Value>,
    /// The result types.
    pub types: Vec<Type>,
    /// Successors.
    pub successors: Vec<Block>,
    /// The regions returned by [`OpAsmParser::parse_region`].
    pub regions: Vec<ParsedRegion>,
    /// The attribute in `<...>`: properties and inherent attributes together.
    pub properties: Option<Attribute>,
    /// Inherent and discardable attributes; the definition determines which is which.
    pub attributes: Vec<NamedAttribute>,
    /// The location given in the form; by default, that of the operation's name.
    pub location: Option<ParsedLocation>,
    /// The offset of the attribute dictionary.
    pub(in crate::text) dictionary: Option<usize>,
}

impl<'c> OperationState<'c> {
    pub(in crate::text) fn new(context: &'c Context) -> Self {
        Self {
            context,
            operands: Vec::new(),
            types: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
            properties: None,
            attributes: Vec::new(),
            location: None,
            dictionary: None,
        }
    }

    /// Returns the context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Adds an attribute.
    pub fn add_attribute(&mut self, name: &str, value: impl Into<Attribute>) {
        self.attributes.push(NamedAttribute { name: self.context.identifier(name), value: value.into() });
    }

    /// Returns the attribute added under this name.
    pub fn attribute(&self, name: &str) -> Option<Attribute> {
        let named = self.attributes.iter().find(|entry| self.context.str(entry.name) == name)?;
        Some(named.value)
    }
}

/// A parsed region that is not in its operation yet: push it to [`OperationState::regions`].
#[derive(Debug, Default)]
pub struct ParsedRegion {
    pub(in crate::text) blocks: Vec<Block>,
}

impl ParsedRegion {
    /// A region without blocks.
    pub(in crate::text) const EMPTY: Self = Self { blocks: Vec::new() };

    /// Returns whether the region has no blocks.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Returns the first block.
    pub fn entry(&self) -> Option<Block> {
        self.blocks.first().copied()
    }

    /// Returns the blocks.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }
}

/// An argument of a region's entry block: `%name : type {attributes} loc(...)`.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// The name, by which operations in the region use the argument.
    pub name: UnresolvedOperand,
    /// The type; required when the region is parsed.
    pub ty: Option<Type>,
    /// The attributes.
    pub attributes: DictionaryAttr,
    /// The location.
    pub location: Option<ParsedLocation>,
}

impl Argument {
    /// Returns an argument with this name and type.
    pub fn new(name: UnresolvedOperand, ty: Type) -> Self {
        Self { name, ty: Some(ty), attributes: DictionaryAttr::EMPTY, location: None }
    }
}

/// A parsed `loc(...)`: a location, or the name of an alias that may be defined later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsedLocation(pub(in crate::text) Place);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Place {
    Known(Location),
    /// The index of the alias's name in the parser's list.
    Alias(u32),
}

impl From<Location> for ParsedLocation {
    fn from(location: Location) -> Self {
        Self(Place::Known(location))
    }
}
