//! Operation definitions as static data.

use crate::attributes::NamedAttribute;
use crate::context::{Context, SchemaId};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Location, Operation, Type, Value};
use crate::fold::FoldOp;
use crate::ir::symbols::SymbolTables;
use crate::ir::{InsertionPoint, Ir};
use crate::rewrite::PatternSchema;
use crate::text::{ParseOp, PrintOp};

use super::{
    AttrConstraint, BuildError, Draft, EffectSchema, InterfaceEntry, MultiConstraint, OpFormat, OpSource, OpTrait,
    PropertySchema, RegionConstraint, Sizes, SuccessorConstraint, TraitSchema, TraitSet, TypeConstraint,
};
use crate::schema::traits::VerifyOp;

/// An operation, as defined by `#[op]`.
#[derive(Debug)]
pub struct OpSchema {
    /// The process-wide number.
    pub id: &'static SchemaId,
    /// The name of the dialect.
    pub dialect: &'static str,
    /// The name within the dialect.
    pub mnemonic: &'static str,
    /// The name of the struct, which is that of the class in MLIR.
    pub struct_name: &'static str,
    /// The first line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, in Markdown.
    pub description: &'static str,
    /// Operand groups, in order.
    pub operands: &'static [OperandSchema],
    /// Result groups, in order.
    pub results: &'static [ResultSchema],
    /// Inherent attributes, by slot.
    pub attributes: &'static [AttributeSchema],
    /// Plain data inside the operation, in order.
    pub properties: &'static [PropertySchema],
    /// The names of operands, attributes and properties in textual order, if attributes or properties are before
    /// operands.
    pub arguments: &'static [&'static str],
    /// The source of the lengths of operand groups.
    pub operand_sizes: Sizes,
    /// The source of the lengths of result groups.
    pub result_sizes: Sizes,
    /// Operand groups that consist of nested groups.
    pub nested_groups: &'static [NestedGroup],
    /// Derived attributes, which are computed and never stored.
    pub derived: &'static [DerivedSchema],
    /// Region groups, in order; only the last may be variadic.
    pub regions: &'static [RegionSchema],
    /// Successor groups, in order; only the last may be variadic.
    pub successors: &'static [SuccessorSchema],
    /// Traits, in textual order. Structural ones are verified first in any case.
    pub traits: &'static [&'static TraitSchema],
    /// Traits of all operations of the dialect.
    pub inherited: &'static [&'static TraitSchema],
    /// Constraints over several parts, in textual order: MLIR's `PredOpTrait`.
    pub constraints: &'static [MultiConstraint],
    /// The operation's own verifier, which runs when all other rules hold, before the contents are verified.
    pub verify: Option<VerifyOp>,
    /// The part of the verifier that looks into regions: MLIR's `verifyRegions`. Runs when everything inside is valid.
    pub verify_regions: Option<VerifyOp>,
    /// The verifier of its symbol references: MLIR's `SymbolUserOpInterface`. Runs when the enclosing symbol table is
    /// verified.
    pub verify_symbol_uses: Option<VerifySymbolUses>,
    /// The declarative format, if it has one.
    pub format: Option<&'static OpFormat>,
    /// The function that parses its custom form.
    pub parse: Option<ParseOp>,
    /// The function that prints its custom form.
    pub print: Option<PrintOp>,
    /// The function that folds it.
    pub fold: Option<FoldOp>,
    /// The canonicalization patterns, in descending order of benefit: see [`PatternSchema::best_first`].
    pub canonicalize: &'static [PatternSchema],
    /// The names of the builders besides `new`, for documentation.
    pub builders: &'static [&'static str],
    /// The implemented interfaces, in textual order. Those derived from its traits and effects are in addition: see
    /// [`OpInfo::interfaces`](crate::context::OpInfo::interfaces).
    pub interfaces: &'static [InterfaceEntry],
    /// The interface of semantics, if its dialect has the key `semantics` and the operation implements it.
    pub semantics: &'static [InterfaceEntry],
    /// Whether the interfaces' verifiers run before the verifiers of traits because they are listed first.
    pub interfaces_first: bool,
    /// The memory effects, in textual order.
    pub effects: &'static [EffectSchema],
    /// The chapter of the dialect's documentation that contains it.
    pub doc_group: Option<&'static DocGroup>,
}

crate::storage::shared::shared!(OpSchema {
    id,
    dialect,
    mnemonic,
    struct_name,
    summary,
    description,
    operands,
    results,
    attributes,
    properties,
    arguments,
    operand_sizes,
    result_sizes,
    nested_groups,
    derived,
    regions,
    successors,
    traits,
    inherited,
    constraints,
    verify,
    verify_regions,
    verify_symbol_uses,
    format,
    parse,
    print,
    fold,
    canonicalize,
    builders,
    interfaces,
    semantics,
    interfaces_first,
    effects,
    doc_group
});

/// A chapter of documentation for related operations: MLIR's `OpDocGroup`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::schema::{DocGroup, Op};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(AddOp))]
/// # pub struct My;
/// static ARITHMETIC: DocGroup = DocGroup::new("Arithmetic", "Operations on numbers.");
///
/// /// Adds two numbers.
/// #[op(My, "add", doc_group = ARITHMETIC)]
/// pub struct AddOp {}
///
/// fn main() {
///     assert_eq!(AddOp::SCHEMA.doc_group.map(|group| group.title), Some("Arithmetic"));
/// }
/// ```
#[derive(Debug)]
pub struct DocGroup {
    /// The heading.
    pub title: &'static str,
    /// The text below the heading, in Markdown.
    pub description: &'static str,
}

impl DocGroup {
    /// Returns a chapter with this heading.
    pub const fn new(title: &'static str, description: &'static str) -> Self {
        Self { title, description }
    }
}

/// The type of [`OpSchema::verify_symbol_uses`]. Look symbols up in the tables, which are cached.
pub type VerifySymbolUses = fn(&Ir, Operation, &mut SymbolTables) -> Result<(), Diagnostic>;

/// The number of values (regions, successors) in a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

impl Arity {
    /// Returns whether a group may have this many values.
    pub const fn allows(self, count: usize) -> bool {
        match self {
            Self::One => count == 1,
            Self::Optional => count <= 1,
            Self::Variadic => true,
        }
    }
}

/// A group of operands.
#[derive(Debug)]
pub struct OperandSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The number of values.
    pub arity: Arity,
    /// The constraint on each value's type.
    pub constraint: &'static TypeConstraint,
}

/// A group of results, with the same data as operands.
pub type ResultSchema = OperandSchema;

/// An inherent attribute.
#[derive(Debug)]
pub struct AttributeSchema {
    /// The name of the attribute.
    pub name: &'static str,
    /// The name of the field, if it is another one.
    pub field: Option<&'static str>,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The constraint on the value.
    pub constraint: &'static AttrConstraint,
    /// Whether it may be absent.
    pub presence: Presence,
}

/// An operand group that is a list of groups: MLIR's `VariadicOfVariadic`.
#[derive(Clone, Copy, Debug)]
pub struct NestedGroup {
    /// The operand group.
    pub operand: usize,
    /// The slot of the attribute with the lengths, an `array<i32: ...>`.
    pub lengths: usize,
}

/// The presence of an attribute.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It must be present.
    Required,
    /// It may be absent.
    Optional,
    /// It defaults to this value, which parsing and building add if it is absent.
    Default(fn(&Context) -> Attribute),
    /// It may be absent, and stays so; getters then return this value: MLIR's `DefaultValuedOptionalAttr`.
    OptionalDefault(fn(&Context) -> Attribute),
}

impl Presence {
    /// Creates the default value, if there is one.
    pub(crate) fn default(self, context: &Context) -> Option<Attribute> {
        match self {
            Self::Default(make) | Self::OptionalDefault(make) => Some(make(context)),
            Self::Required | Self::Optional => None,
        }
    }
}

/// A derived attribute.
#[derive(Debug)]
pub struct DerivedSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// A function that computes it as an attribute, if it can be one.
    pub materialize: Option<fn(&Ir, Operation) -> Option<Attribute>>,
}

/// A group of regions.
#[derive(Debug)]
pub struct RegionSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The number of regions: [`Arity::One`] or [`Arity::Variadic`].
    pub arity: Arity,
    /// The constraint on each region.
    pub constraint: &'static RegionConstraint,
}

/// A group of successors.
#[derive(Debug)]
pub struct SuccessorSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The number of regions: [`Arity::One`] or [`Arity::Variadic`].
    pub arity: Arity,
    /// The constraint on each successor.
    pub constraint: &'static SuccessorConstraint,
}

/// The id of [`OpSchema::EMPTY`].
static NO_ID: SchemaId = SchemaId::new();

impl OpSchema {
    /// An empty operation, which replaces a definition with errors.
    pub const EMPTY: Self = Self {
        id: &NO_ID,
        dialect: "",
        mnemonic: "",
        struct_name: "",
        summary: "",
        description: "",
        operands: &[],
        results: &[],
        attributes: &[],
        properties: &[],
        arguments: &[],
        operand_sizes: Sizes::Rest,
        result_sizes: Sizes::Rest,
        nested_groups: &[],
        derived: &[],
        regions: &[],
        successors: &[],
        traits: &[],
        inherited: &[],
        constraints: &[],
        verify: None,
        verify_regions: None,
        verify_symbol_uses: None,
        format: None,
        parse: None,
        print: None,
        fold: None,
        canonicalize: &[],
        builders: &[],
        interfaces: &[],
        semantics: &[],
        interfaces_first: false,
        effects: &[],
        doc_group: None,
    };

    /// Returns the full name, such as `arith.addi`.
    pub fn name(&self) -> String {
        [self.dialect, ".", self.mnemonic].concat()
    }

    /// Returns whether the full name is `text`, without allocating.
    pub fn is_named(&self, text: &str) -> bool {
        let rest = text.strip_prefix(self.dialect).and_then(|rest| rest.strip_prefix('.'));
        rest == Some(self.mnemonic)
    }

    /// Returns the slot of the inherent attribute called `name`.
    #[inline]
    pub fn attribute_index(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == name)
    }

    /// Returns whether the definition has this trait.
    pub fn has_trait<T: OpTrait>(&self) -> bool {
        let named = self.inherited.iter().chain(self.traits);
        named.copied().any(|known| known.is::<T>() || known.parts.iter().any(|part| part.is::<T>()))
    }

    /// Returns the definition's traits, starting with the traits that all operations of the dialect have. Lists of
    /// traits are expanded.
    pub fn all_traits(&self) -> impl Iterator<Item = &'static TraitSchema> + Clone + use<> {
        self.inherited.iter().chain(self.traits).copied().flat_map(TraitSchema::flattened)
    }

    /// Returns the terminator of its regions that the text omits: `SingleBlockImplicitTerminator`.
    pub fn implicit_terminator(&self) -> Option<&'static Self> {
        self.all_traits().find_map(|schema| schema.implicit_terminator).map(|terminator| terminator())
    }

    /// Returns the built-in traits.
    pub fn trait_set(&self) -> TraitSet {
        TraitSet::of(self.all_traits())
    }
}

/// A typed operation, as `#[op]` generates from a struct: a copyable handle with named accessors.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::types::IntegerType;
/// # use ods::schema::Op;
/// # use ods::{Context, Ir, Location, Type, Value};
/// # use ods_macros::{dialect, op};
/// /// My dialect.
/// #[dialect(name = "my", ops(PairOp))]
/// pub struct My;
///
/// /// A pair.
/// #[op(My, "pair")]
/// pub struct PairOp {
///     #[operand]
///     first: IntegerType,
///     #[operand]
///     second: IntegerType,
/// }
///
/// fn main() -> ods::Result {
///     let context = Context::new();
///     context.register::<My>()?;
///     let mut ir = Ir::new(context.into());
///     let block = ir.create_block();
///     let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
///     let pair: PairOp = ir.builder_at_end_of(block).insert(PairOp::new(x, x))?;
///     assert_eq!((pair.first(&ir), PairOp::SCHEMA.mnemonic), (x, "pair"));
///     assert!(ir.cast::<PairOp>(pair.operation()).is_some()); // typed again
///     Ok(())
/// }
/// ```
#[diagnostic::on_unimplemented(message = "`{Self}` is not an operation", label = "expected a struct with `#[op]`")]
pub trait Op: Copy {
    /// The definition.
    const SCHEMA: &'static OpSchema;
    /// Converts the handle without a check: accessors of a wrong one return `None` or panic.
    fn from_operation(op: Operation) -> Self;
    /// Returns the untyped handle.
    fn operation(self) -> Operation;
    /// The accessors over another source: what `MyOp::over` returns.
    type Over<S: OpSource>;
    /// Returns the accessors over another source of operands and attributes. `MyOp::over` is the same for a known kind.
    fn with_source<S: OpSource>(source: S) -> Self::Over<S>;

    /// Creates an operation in generic form, which works for every kind: inherent attributes are extracted from
    /// `attributes` by name.
    ///
    /// # Errors
    /// Returns an error if no context registered the definition.
    fn create_generic(
        ir: &mut Ir,
        at: InsertionPoint,
        location: Location,
        result_types: &[Type],
        operands: &[Value],
        attributes: &[NamedAttribute],
    ) -> Result<Self, BuildError> {
        let draft = Draft::generic(Self::SCHEMA, ir.context(), result_types, operands, attributes);
        draft.create(ir, at, location).map(Self::from_operation)
    }
}

/// Functions that take any operation accept typed ones directly.
impl<O: Op> From<O> for Operation {
    #[inline]
    fn from(op: O) -> Self {
        op.operation()
    }
}

impl Ir {
    /// Returns whether the operation is a `T`.
    #[inline]
    pub fn isa<T: Op>(&self, op: impl Into<Operation>) -> bool {
        T::SCHEMA.id.is(self.name(op.into()))
    }

    /// Returns the operation as a `T`, if it is one.
    #[inline]
    pub fn cast<T: Op>(&self, op: impl Into<Operation>) -> Option<T> {
        let op = op.into();
        self.isa::<T>(op).then(|| T::from_operation(op))
    }
}
