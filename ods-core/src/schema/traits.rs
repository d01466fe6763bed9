//! Traits of operations.

use std::any::TypeId;

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;

use super::OpSchema;

/// A trait as data.
///
/// ```
/// use ods_core::schema::{OpTrait, TraitSchema};
///
/// struct AtMostThreeOperands;
///
/// impl OpTrait for AtMostThreeOperands {
///     const SCHEMA: &'static TraitSchema =
///         &TraitSchema::new::<Self>("AtMostThreeOperands").verified_by(|ir, op| match ir.num_operands(op) {
///             0..=3 => Ok(()),
///             count => Err(ir.op_error(op, format_args!("has {count} operands, at most three are allowed"))),
///         });
/// }
/// ```
#[derive(Debug)]
pub struct TraitSchema {
    /// The type that stands for it: two schemas are of the same trait when this is the same.
    pub(crate) id: TypeId,
    /// The name, as documentation shows it.
    pub name: &'static str,
    /// Its bit, for the built-in traits that code asks for.
    pub(crate) builtin: TraitSet,
    /// When it is verified.
    pub phase: TraitPhase,
    /// What it demands of operations.
    pub verify: Option<VerifyOp>,
    /// Traits that an operation with this one must have.
    pub requires: &'static [&'static TraitSchema],
    /// The traits that this one stands for, if it is a list of traits.
    pub parts: &'static [&'static TraitSchema],
    /// What a trait with parameters is about, in words: `scf.for` of `HasParent<ForOp>`.
    pub arguments: Option<fn() -> Vec<String>>,
    /// What regions end with where the text leaves it out.
    pub(crate) implicit_terminator: Option<fn() -> &'static OpSchema>,
}

impl TraitSchema {
    /// The trait that the type `T` stands for, called `name`, which demands nothing.
    pub const fn new<T: OpTrait>(name: &'static str) -> Self {
        Self {
            id: TypeId::of::<T>(),
            name,
            builtin: TraitSet::EMPTY,
            phase: TraitPhase::Op,
            verify: None,
            requires: &[],
            parts: &[],
            arguments: None,
            implicit_terminator: None,
        }
    }

    /// A list of traits under one name: MLIR's `TraitList`. An operation that names it has these, and no other.
    ///
    /// ```
    /// use ods_core::schema::{OpTrait, TraitSchema};
    /// use ods_core::traits::{Idempotent, Pure};
    ///
    /// struct Projection;
    ///
    /// impl OpTrait for Projection {
    ///     const SCHEMA: &'static TraitSchema =
    ///         &TraitSchema::new::<Self>("Projection").listing(&[Pure::SCHEMA, Idempotent::SCHEMA]);
    /// }
    /// ```
    ///
    /// # Panics
    /// When one of them is a list itself, or a structural trait: those decide what the operation consists of, and are
    /// named where its parts are.
    #[must_use]
    #[track_caller]
    pub const fn listing(self, parts: &'static [&'static Self]) -> Self {
        let mut i = 0;
        while i < parts.len() {
            assert!(parts[i].parts.is_empty(), "a list of traits does not list lists: list what they stand for");
            let is_structural = matches!(parts[i].phase, TraitPhase::Structural);
            assert!(!is_structural, "structural traits cannot be in a list: name them at the operation");
            i += 1;
        }
        Self { parts, ..self }
    }

    /// The name with its arguments: `HasParent<scf.for>`.
    pub fn full_name(&self) -> String {
        match self.arguments {
            Some(arguments) => format!("{}<{}>", self.name, arguments().join(", ")),
            None => self.name.to_owned(),
        }
    }

    /// The traits that it stands for: those of a list, or itself.
    pub(crate) fn flattened(&'static self) -> impl Iterator<Item = &'static Self> + Clone {
        let itself = self.parts.is_empty().then_some(self);
        itself.into_iter().chain(self.parts.iter().copied())
    }

    /// With a verifier, which runs after the constraints have held.
    #[must_use]
    pub const fn verified_by(self, verify: VerifyOp) -> Self {
        Self { verify: Some(verify), ..self }
    }

    /// With traits that an operation with this one must have; a dialect that lists one without them does not compile.
    #[must_use]
    pub const fn requiring(self, requires: &'static [&'static Self]) -> Self {
        Self { requires, ..self }
    }

    /// With another time to be verified.
    #[must_use]
    pub const fn in_phase(self, phase: TraitPhase) -> Self {
        Self { phase, ..self }
    }

    /// With what it is about, for documentation: the names of operations, numbers and the like.
    #[must_use]
    pub const fn about(self, arguments: fn() -> Vec<String>) -> Self {
        Self { arguments: Some(arguments), ..self }
    }

    /// With what regions end with where the text leaves it out.
    #[must_use]
    pub(crate) const fn terminated_by(self, terminator: fn() -> &'static OpSchema) -> Self {
        Self { implicit_terminator: Some(terminator), ..self }
    }

    /// With the bit of a built-in trait.
    pub(crate) const fn with_bit(self, builtin: TraitSet) -> Self {
        Self { builtin, ..self }
    }
}

/// A verifier of operations, of a trait or a definition.
pub type VerifyOp = fn(&Ir, Operation) -> Result<(), Diagnostic>;

/// When a trait is verified. As MLIR: structural traits, then the definition's constraints, then the others; those
/// that look into regions last of all, when what is inside is known to be good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TraitPhase {
    /// Counts and the like, before constraints.
    Structural,
    /// After constraints, before the operation's own verifier.
    Op,
    /// After everything inside the operation.
    Region,
}

/// A type that stands for a trait: what `traits(...)` names. See [`TraitSchema`] for an example.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an operation trait",
    label = "expected a trait such as `Pure` or `Terminator`",
    note = "a trait of your own is a type that implements `ods::schema::OpTrait`"
)]
pub trait OpTrait: 'static {
    /// The trait as data.
    const SCHEMA: &'static TraitSchema;
}

/// A set of built-in traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TraitSet(u64);

impl TraitSet {
    /// No trait.
    pub const EMPTY: Self = Self(0);
    /// [`Terminator`](crate::traits::Terminator)
    pub const TERMINATOR: Self = Self(1);
    /// [`IsolatedFromAbove`](crate::traits::IsolatedFromAbove)
    pub const ISOLATED_FROM_ABOVE: Self = Self(1 << 1);
    /// [`SymbolTable`](crate::traits::SymbolTable)
    pub const SYMBOL_TABLE: Self = Self(1 << 2);
    /// [`Symbol`](crate::traits::Symbol)
    pub const SYMBOL: Self = Self(1 << 3);
    /// [`SingleBlock`](crate::traits::SingleBlock)
    pub const SINGLE_BLOCK: Self = Self(1 << 4);
    /// [`NoTerminator`](crate::traits::NoTerminator)
    pub const NO_TERMINATOR: Self = Self(1 << 5);
    /// [`HasOnlyGraphRegion`](crate::traits::HasOnlyGraphRegion)
    pub const GRAPH_REGION: Self = Self(1 << 6);
    /// [`Commutative`](crate::traits::Commutative)
    pub const COMMUTATIVE: Self = Self(1 << 7);
    /// [`Pure`](crate::traits::Pure)
    pub const PURE: Self = Self(1 << 8);
    /// [`SameOperandsAndResultType`](crate::traits::SameOperandsAndResultType)
    pub const SAME_OPERANDS_AND_RESULT_TYPE: Self = Self(1 << 9);
    /// [`NoRegionArguments`](crate::traits::NoRegionArguments)
    pub const NO_REGION_ARGUMENTS: Self = Self(1 << 10);
    /// [`ReturnLike`](crate::traits::ReturnLike)
    pub const RETURN_LIKE: Self = Self(1 << 11);
    /// [`ConstantLike`](crate::traits::ConstantLike)
    pub const CONSTANT_LIKE: Self = Self(1 << 12);
    /// [`FirstAttrDerivedResultType`](crate::traits::FirstAttrDerivedResultType)
    pub const FIRST_ATTR_DERIVED_RESULT_TYPE: Self = Self(1 << 13);
    /// Not a trait, but a promise: the trait's verifier looks at the types of operands and results and at nothing
    /// else of the operation. The verifier remembers the types that passed.
    pub const TYPES_ONLY: Self = Self(1 << 14);
    /// [`NoMemoryEffect`](crate::traits::NoMemoryEffect), also as a part of [`Pure`](crate::traits::Pure)
    pub const NO_MEMORY_EFFECT: Self = Self(1 << 40);
    /// [`AlwaysSpeculatable`](crate::traits::AlwaysSpeculatable), also as a part of [`Pure`](crate::traits::Pure)
    pub const ALWAYS_SPECULATABLE: Self = Self(1 << 41);
    /// [`RecursiveMemoryEffects`](crate::traits::RecursiveMemoryEffects)
    pub const RECURSIVE_MEMORY_EFFECTS: Self = Self(1 << 42);
    /// [`RecursivelySpeculatable`](crate::traits::RecursivelySpeculatable)
    pub const RECURSIVELY_SPECULATABLE: Self = Self(1 << 43);
    /// [`OptionalSymbol`](crate::traits::OptionalSymbol)
    pub const OPTIONAL_SYMBOL: Self = Self(1 << 44);
    /// Not a trait, but what follows from them: there is one result, and its type is inferred to be the first operand's.
    pub(crate) const RESULT_AS_FIRST_OPERAND: Self = Self(1 << 63);

    /// The built-in ones among `traits`.
    pub fn of<'a>(traits: impl IntoIterator<Item = &'a TraitSchema>) -> Self {
        Self(traits.into_iter().fold(0, |bits, schema| bits | schema.builtin.0))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Whether all of `other` are in this set.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The union.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Ir {
    /// Whether the operation's definition has all of these built-in traits. Unregistered operations have none.
    #[inline]
    pub fn has_traits(&self, op: impl Into<Operation>, traits: TraitSet) -> bool {
        self.op_info(op.into()).traits().contains(traits)
    }
}
