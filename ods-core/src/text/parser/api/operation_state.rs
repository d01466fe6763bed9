//! The state of a custom form: the parts of an operation that is created when the form has been parsed.

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::context::Context;
use crate::entity::{Attribute, Block, Location, Type, Value};
use crate::text::OpAsmParser;

use crate::text::parser::ParseResult;
use crate::text::parser::UnresolvedOperand;

/// A function that parses the custom form of an operation, after its name, into the state: the `parse` function of an
/// operation.
///
/// See [`OperationState`] for an example.
pub type ParseOp = fn(&mut OpAsmParser<'_>, &mut OperationState<'_>) -> ParseResult<()>;

/// The parts of an operation to create. Corresponds to MLIR's `OperationState`.
///
/// With the key `custom_format`, an operation has a `parse` function that fills the state, and a `print` function:
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::text::{OpAsmParser, OpAsmPrinter, OperationState, ParseResult};
/// # use ods::types::IntegerType;
/// # use ods::{Context, Ir, Type};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(NegOp))]
/// # pub struct My;
/// /// Negates a number: `%y = my.neg %x : i32`.
/// #[op(My, "neg", custom_format)]
/// pub struct NegOp {
///     #[operand]
///     value: IntegerType,
///     #[result]
///     negative: IntegerType,
/// }
///
/// impl NegOp {
///     fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
///         let value = parser.parse_operand()?;
///         parser.parse_optional_attr_dict(state)?;
///         let ty = parser.parse_colon_type()?;
///         state.operands.push(parser.resolve_operand(value, ty)?);
///         state.types.push(ty);
///         Ok(())
///     }
///
///     fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
///         printer.print(' ');
///         printer.print_operand(self.value(ir));
///         let attributes = printer.attributes_of(self);
///         printer.print_optional_attr_dict(&attributes, &[]);
///         printer.print(" : ");
///         printer.print_type(ir.value_type(self.value(ir)));
///     }
/// }
///
/// fn main() -> ods::Result {
///     let context = std::sync::Arc::new(Context::new());
///     context.register::<My>()?;
///     context.allow_unregistered_dialects(true);
///     let text = b"%0 = \"test.source\"() : () -> i32\n%1 = my.neg %0 : i32";
///     let parsed = ods::text::parse(&context, "file.mlir", text)?;
///     assert!(parsed.ir.display(parsed.root).to_string().contains("%1 = my.neg %0 : i32"));
///     Ok(())
/// }
/// ```
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
    /// The name. Operations in the region use the argument by this name.
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
