//! What an operation is.

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
    AttrConstraint, BuildError, Draft, EffectSchema, InterfaceEntry, MultiConstraint, OpFormat, OpTrait,
    PropertySchema, RegionConstraint, Sizes, SuccessorConstraint, TraitSchema, TraitSet, TypeConstraint,
};
use crate::schema::traits::VerifyOp;

/// An operation, as `#[op]` defines it.
#[derive(Debug)]
pub struct OpSchema {
    /// The process-wide number.
    pub id: &'static SchemaId,
    /// The dialect's name.
    pub dialect: &'static str,
    /// The name within the dialect.
    pub mnemonic: &'static str,
    /// First line of the documentation.
    pub summary: &'static str,
    /// The rest of the documentation, Markdown.
    pub description: &'static str,
    /// Operand groups, in order.
    pub operands: &'static [OperandSchema],
    /// Result groups, in order.
    pub results: &'static [ResultSchema],
    /// Inherent attributes; position is slot.
    pub attributes: &'static [AttributeSchema],
    /// Plain data inside the operation, in order.
    pub properties: &'static [PropertySchema],
    /// How the lengths of operand groups are known.
    pub operand_sizes: Sizes,
    /// How the lengths of result groups are known.
    pub result_sizes: Sizes,
    /// Operand groups that consist of groups.
    pub nested_groups: &'static [NestedGroup],
    /// Attributes that are computed, never stored.
    pub derived: &'static [DerivedSchema],
    /// Region groups, in order; only the last may be variadic.
    pub regions: &'static [RegionSchema],
    /// Successor groups, in order; only the last may be variadic.
    pub successors: &'static [SuccessorSchema],
    /// Traits, in order of writing: structural ones are verified first, whatever the order.
    pub traits: &'static [&'static TraitSchema],
    /// Traits that all operations of the dialect have.
    pub inherited: &'static [&'static TraitSchema],
    /// Constraints over several of its parts, in order of writing: MLIR's `PredOpTrait`.
    pub constraints: &'static [MultiConstraint],
    /// The operation's own verifier; runs when everything else holds, before what is inside is verified.
    pub verify: Option<VerifyOp>,
    /// The part of it that looks into regions: MLIR's `verifyRegions`. Runs when everything inside holds.
    pub verify_regions: Option<VerifyOp>,
    /// Whether the symbols that it refers to are there: MLIR's `SymbolUserOpInterface`. Runs when the symbol table
    /// around is verified.
    pub verify_symbol_uses: Option<VerifySymbolUses>,
    /// How it is written, where that is said in a format.
    pub format: Option<&'static OpFormat>,
    /// Reads its custom form.
    pub parse: Option<ParseOp>,
    /// Writes its custom form.
    pub print: Option<PrintOp>,
    /// What the operation folds to.
    pub fold: Option<FoldOp>,
    /// Patterns that bring it to its canonical form, the best first: see [`PatternSchema::best_first`].
    pub canonicalize: &'static [PatternSchema],
    /// Names of the builders besides `new`, for documentation.
    pub builders: &'static [&'static str],
    /// Interfaces that it implements, in order of writing. What follows from its traits and effects comes on top: see
    /// [`OpInfo::interfaces`](crate::context::OpInfo::interfaces).
    pub interfaces: &'static [InterfaceEntry],
    /// Whether the interfaces' verifiers run before those of traits: whether they were listed first.
    pub interfaces_first: bool,
    /// What it does to memory, in order of writing.
    pub effects: &'static [EffectSchema],
    /// The chapter of the dialect's documentation that it is in.
    pub doc_group: Option<&'static DocGroup>,
}

/// A chapter of documentation, for operations that belong together: MLIR's `OpDocGroup`.
#[derive(Debug)]
pub struct DocGroup {
    /// The heading.
    pub title: &'static str,
    /// What stands below it, Markdown.
    pub description: &'static str,
}

impl DocGroup {
    /// A chapter with this heading.
    pub const fn new(title: &'static str, description: &'static str) -> Self {
        Self { title, description }
    }
}

/// See [`OpSchema::verify_symbol_uses`]. Look symbols up in the tables given: they remember.
pub type VerifySymbolUses = fn(&Ir, Operation, &mut SymbolTables) -> Result<(), Diagnostic>;

/// How many values (regions, successors) a group stands for.
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
    /// Whether a group may stand for so many.
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
    /// The field's name.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// How many values.
    pub arity: Arity,
    /// What each value's type must satisfy.
    pub constraint: &'static TypeConstraint,
}

/// A group of results. The same facts as of operands.
pub type ResultSchema = OperandSchema;

/// An inherent attribute.
#[derive(Debug)]
pub struct AttributeSchema {
    /// The field's name, which is the attribute's.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// What the value must satisfy.
    pub constraint: &'static AttrConstraint,
    /// Whether it may be missing.
    pub presence: Presence,
}

/// An operand group that is a list of groups: MLIR's `VariadicOfVariadic`.
#[derive(Clone, Copy, Debug)]
pub struct NestedGroup {
    /// The operand group.
    pub operand: usize,
    /// The slot of the attribute that has the lengths: an `array<i32: ...>`.
    pub lengths: usize,
}

/// Whether an attribute may be missing.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be missing.
    Optional,
    /// Where it is missing, this is its value; parsing and building put it in.
    Default(fn(&Context) -> Attribute),
    /// It may be missing, and stays so; getters then give the value of this: MLIR's `DefaultValuedOptionalAttr`.
    OptionalDefault(fn(&Context) -> Attribute),
}

impl Presence {
    /// A new default, where there is one.
    pub(crate) fn default(self, context: &Context) -> Option<Attribute> {
        match self {
            Self::Default(make) | Self::OptionalDefault(make) => Some(make(context)),
            Self::Required | Self::Optional => None,
        }
    }
}

/// A computed attribute.
#[derive(Debug)]
pub struct DerivedSchema {
    /// The field's name.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// Computes it, where it can be an attribute.
    pub materialize: Option<fn(&Ir, Operation) -> Option<Attribute>>,
}

/// A group of regions.
#[derive(Debug)]
pub struct RegionSchema {
    /// The field's name.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// [`Arity::One`] or [`Arity::Variadic`].
    pub arity: Arity,
    /// What each region must satisfy.
    pub constraint: &'static RegionConstraint,
}

/// A group of successors.
#[derive(Debug)]
pub struct SuccessorSchema {
    /// The field's name.
    pub name: &'static str,
    /// The field's documentation.
    pub doc: &'static str,
    /// [`Arity::One`] or [`Arity::Variadic`].
    pub arity: Arity,
    /// What each successor must satisfy.
    pub constraint: &'static SuccessorConstraint,
}

/// The number of [`OpSchema::EMPTY`].
static NO_ID: SchemaId = SchemaId::new();

impl OpSchema {
    /// Nothing: what stands in for a definition that has errors.
    pub const EMPTY: Self = Self {
        id: &NO_ID,
        dialect: "",
        mnemonic: "",
        summary: "",
        description: "",
        operands: &[],
        results: &[],
        attributes: &[],
        properties: &[],
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
        interfaces_first: false,
        effects: &[],
        doc_group: None,
    };

    /// The full name, such as `arith.addi`.
    pub fn name(&self) -> String {
        [self.dialect, ".", self.mnemonic].concat()
    }

    /// Whether the full name reads `text`; without putting it together.
    pub fn is_named(&self, text: &str) -> bool {
        let rest = text.strip_prefix(self.dialect).and_then(|rest| rest.strip_prefix('.'));
        rest == Some(self.mnemonic)
    }

    /// The slot of the inherent attribute called `name`.
    #[inline]
    pub fn attribute_index(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == name)
    }

    /// Whether the definition has this trait.
    pub fn has_trait<T: OpTrait>(&self) -> bool {
        let named = self.inherited.iter().chain(self.traits);
        named.copied().any(|known| known.id == T::SCHEMA.id || known.parts.iter().any(|part| part.id == T::SCHEMA.id))
    }

    /// The definition's traits, those of all its dialect's operations first; in place of a list of traits, what it lists.
    pub fn all_traits(&self) -> impl Iterator<Item = &'static TraitSchema> + Clone + use<> {
        self.inherited.iter().chain(self.traits).copied().flat_map(TraitSchema::flattened)
    }

    /// What its regions end with where the text leaves it out: `SingleBlockImplicitTerminator`.
    pub fn implicit_terminator(&self) -> Option<&'static Self> {
        self.all_traits().find_map(|schema| schema.implicit_terminator).map(|terminator| terminator())
    }

    /// The built-in ones among its traits.
    pub fn trait_set(&self) -> TraitSet {
        TraitSet::of(self.all_traits())
    }
}

/// A typed operation, as `#[op]` makes of a struct: a copyable handle with named accessors.
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
    /// The handle as one of this kind, unchecked: accessors of a wrong one answer `None` or panic.
    fn from_operation(op: Operation) -> Self;
    /// The handle as that of any operation.
    fn operation(self) -> Operation;

    /// Makes an operation in generic terms, as every kind can be made: inherent attributes are picked out of
    /// `attributes` by name.
    ///
    /// # Errors
    /// When no context registered the definition.
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

/// Functions that take any operation take typed ones as they are.
impl<O: Op> From<O> for Operation {
    #[inline]
    fn from(op: O) -> Self {
        op.operation()
    }
}

impl Ir {
    /// Whether the operation is a `T`.
    #[inline]
    pub fn isa<T: Op>(&self, op: impl Into<Operation>) -> bool {
        T::SCHEMA.id.is(self.name(op.into()))
    }

    /// The operation as a `T`, if it is one.
    #[inline]
    pub fn cast<T: Op>(&self, op: impl Into<Operation>) -> Option<T> {
        let op = op.into();
        self.isa::<T>(op).then(|| T::from_operation(op))
    }
}
