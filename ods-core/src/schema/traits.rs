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
    /// The type that represents it: two schemas are of the same trait if it is equal.
    pub(crate) id: TypeId,
    /// The name in documentation.
    pub name: &'static str,
    /// The bit of a built-in trait that code queries.
    pub(crate) builtin: TraitSet,
    /// The phase of verification.
    pub phase: TraitPhase,
    /// The verifier.
    pub verify: Option<VerifyOp>,
    /// Traits that an operation with this one must have.
    pub requires: &'static [&'static TraitSchema],
    /// Parts that the operation must have: without them, the trait could not hold, or would be meaningless.
    pub needs: &'static [Need],
    /// Traits that are incompatible with this one, with the reasons.
    pub excludes: &'static [(&'static TraitSchema, &'static str)],
    /// Whether it is defined in [`crate::traits`].
    pub(crate) is_builtin: bool,
    /// The traits in the list, if this is a list of traits.
    pub parts: &'static [&'static TraitSchema],
    /// The arguments of a trait with parameters, as text: `scf.for` for `HasParent<ForOp>`.
    pub arguments: Option<fn() -> Vec<String>>,
    /// The terminator of regions that the text omits.
    pub(crate) implicit_terminator: Option<fn() -> &'static OpSchema>,
}

impl TraitSchema {
    /// Returns the trait that the type `T` represents, with the name `name` and no rules.
    pub const fn new<T: OpTrait>(name: &'static str) -> Self {
        Self {
            id: TypeId::of::<T>(),
            name,
            builtin: TraitSet::EMPTY,
            phase: TraitPhase::Op,
            verify: None,
            requires: &[],
            needs: &[],
            excludes: &[],
            is_builtin: false,
            parts: &[],
            arguments: None,
            implicit_terminator: None,
        }
    }

    /// Returns whether it is the trait that the type `T` represents.
    pub fn is<T: OpTrait>(&self) -> bool {
        self.id == T::SCHEMA.id
    }

    /// Returns a list of traits under one name: MLIR's `TraitList`. An operation that names it has the traits in the
    /// list.
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
    /// Panics if one of them is itself a list, or a structural trait, which determines the parts of an operation and
    /// must be named in its definition.
    #[must_use]
    #[track_caller]
    pub const fn listing(self, parts: &'static [&'static Self]) -> Self {
        let mut i = 0;
        while i < parts.len() {
            assert!(
                parts[i].parts.is_empty(),
                "a list of traits cannot contain another list; list the traits in it instead"
            );
            let is_structural = matches!(parts[i].phase, TraitPhase::Structural);
            assert!(!is_structural, "structural traits cannot be in a list; list them at the operation");
            i += 1;
        }
        Self { parts, ..self }
    }

    /// Returns the name with its arguments: `HasParent<scf.for>`.
    pub fn full_name(&self) -> String {
        match self.arguments {
            Some(arguments) => format!("{}<{}>", self.name, arguments().join(", ")),
            None => self.name.to_owned(),
        }
    }

    /// Returns the traits that it represents: the elements of a list, or itself.
    pub(crate) fn flattened(&'static self) -> impl Iterator<Item = &'static Self> + Clone {
        let itself = self.parts.is_empty().then_some(self);
        itself.into_iter().chain(self.parts.iter().copied())
    }

    /// Sets the verifier, which runs after the constraints.
    #[must_use]
    pub const fn verified_by(self, verify: VerifyOp) -> Self {
        Self { verify: Some(verify), ..self }
    }

    /// Sets the parts that an operation with the trait must have. An operation without them does not compile.
    ///
    /// A trait that also holds for fewer parts than it is meant for needs none: operations may have it from a template,
    /// along with operations with more parts.
    #[must_use]
    pub const fn needing(self, needs: &'static [Need]) -> Self {
        Self { needs, ..self }
    }

    /// Sets the traits that are incompatible with this one, with the reasons.
    #[must_use]
    pub const fn excluding(self, excludes: &'static [(&'static Self, &'static str)]) -> Self {
        Self { excludes, ..self }
    }

    /// Marks the trait as built-in.
    #[must_use]
    pub(crate) const fn built_in(self) -> Self {
        Self { is_builtin: true, ..self }
    }

    /// Sets the traits that an operation with this one must have. An operation without them does not compile.
    #[must_use]
    pub const fn requiring(self, requires: &'static [&'static Self]) -> Self {
        Self { requires, ..self }
    }

    /// Sets the phase of verification.
    #[must_use]
    pub const fn in_phase(self, phase: TraitPhase) -> Self {
        Self { phase, ..self }
    }

    /// Sets the arguments for documentation: names of operations, numbers and so on.
    #[must_use]
    pub const fn about(self, arguments: fn() -> Vec<String>) -> Self {
        Self { arguments: Some(arguments), ..self }
    }

    /// Sets the terminator of regions that the text omits.
    #[must_use]
    pub(crate) const fn terminated_by(self, terminator: fn() -> &'static OpSchema) -> Self {
        Self { implicit_terminator: Some(terminator), ..self }
    }

    /// Sets the bit of a built-in trait.
    pub(crate) const fn with_bit(self, builtin: TraitSet) -> Self {
        Self { builtin, ..self }
    }
}

/// A part that a trait requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// An operand.
    Operand,
    /// Two operands, or a variadic group.
    TwoOperands,
    /// A result.
    Result,
    /// A region.
    Region,
    /// An attribute.
    Attribute,
    /// The attribute `sym_name`.
    SymbolName,
    /// Two variable-length operand groups.
    OperandGroups,
    /// Two variable-length result groups.
    ResultGroups,
    /// The trait `Terminator`, of the operation itself or from its dialect.
    Terminator,
    /// No result.
    NoResult,
    /// No successor.
    NoSuccessor,
}

/// A verifier of operations, of a trait or a definition.
pub type VerifyOp = fn(&Ir, Operation) -> Result<(), Diagnostic>;

/// The phase of a trait's verification. As in MLIR: structural traits, then the definition's constraints, then other
/// traits. Traits that look into regions come last, when the contents are known to be valid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TraitPhase {
    /// Structural traits, such as counts, before constraints.
    Structural,
    /// Traits verified after constraints, before the operation's own verifier.
    Op,
    /// Traits verified after everything inside the operation.
    Region,
}

/// A type that represents a trait, as listed in `traits(...)`. See [`TraitSchema`] for an example.
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
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The trait [`Terminator`](crate::traits::Terminator).
    pub const TERMINATOR: Self = Self(1);
    /// The trait [`IsolatedFromAbove`](crate::traits::IsolatedFromAbove).
    pub const ISOLATED_FROM_ABOVE: Self = Self(1 << 1);
    /// The trait [`SymbolTable`](crate::traits::SymbolTable).
    pub const SYMBOL_TABLE: Self = Self(1 << 2);
    /// The trait [`Symbol`](crate::traits::Symbol).
    pub const SYMBOL: Self = Self(1 << 3);
    /// The trait [`SingleBlock`](crate::traits::SingleBlock).
    pub const SINGLE_BLOCK: Self = Self(1 << 4);
    /// The trait [`NoTerminator`](crate::traits::NoTerminator).
    pub const NO_TERMINATOR: Self = Self(1 << 5);
    /// The trait [`HasOnlyGraphRegion`](crate::traits::HasOnlyGraphRegion).
    pub const GRAPH_REGION: Self = Self(1 << 6);
    /// The trait [`Commutative`](crate::traits::Commutative).
    pub const COMMUTATIVE: Self = Self(1 << 7);
    /// The trait [`Pure`](crate::traits::Pure).
    pub const PURE: Self = Self(1 << 8);
    /// The trait [`SameOperandsAndResultType`](crate::traits::SameOperandsAndResultType).
    pub const SAME_OPERANDS_AND_RESULT_TYPE: Self = Self(1 << 9);
    /// The trait [`NoRegionArguments`](crate::traits::NoRegionArguments).
    pub const NO_REGION_ARGUMENTS: Self = Self(1 << 10);
    /// The trait [`ReturnLike`](crate::traits::ReturnLike).
    pub const RETURN_LIKE: Self = Self(1 << 11);
    /// The trait [`ConstantLike`](crate::traits::ConstantLike).
    pub const CONSTANT_LIKE: Self = Self(1 << 12);
    /// The trait [`FirstAttrDerivedResultType`](crate::traits::FirstAttrDerivedResultType).
    pub const FIRST_ATTR_DERIVED_RESULT_TYPE: Self = Self(1 << 13);
    /// Not a trait, but a guarantee: the trait's verifier depends only on the types of operands and results. The
    /// verifier caches the types that passed.
    pub const TYPES_ONLY: Self = Self(1 << 14);
    /// The trait [`NoMemoryEffect`](crate::traits::NoMemoryEffect), also as part of [`Pure`](crate::traits::Pure).
    pub const NO_MEMORY_EFFECT: Self = Self(1 << 40);
    /// The trait [`AlwaysSpeculatable`](crate::traits::AlwaysSpeculatable), also as part of
    /// [`Pure`](crate::traits::Pure).
    pub const ALWAYS_SPECULATABLE: Self = Self(1 << 41);
    /// The trait [`RecursiveMemoryEffects`](crate::traits::RecursiveMemoryEffects).
    pub const RECURSIVE_MEMORY_EFFECTS: Self = Self(1 << 42);
    /// The trait [`RecursivelySpeculatable`](crate::traits::RecursivelySpeculatable).
    pub const RECURSIVELY_SPECULATABLE: Self = Self(1 << 43);
    /// The trait [`OptionalSymbol`](crate::traits::OptionalSymbol).
    pub const OPTIONAL_SYMBOL: Self = Self(1 << 44);
    /// Not a trait, but a consequence of them: there is one result, whose type is inferred to be the first operand's.
    pub(crate) const RESULT_AS_FIRST_OPERAND: Self = Self(1 << 63);

    /// Returns the built-in traits among `traits`.
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

    /// Returns whether the set contains all of `other`.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the union.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Ir {
    /// Returns whether the operation's definition has all of these built-in traits. Unregistered operations have none.
    #[inline]
    pub fn has_traits(&self, op: impl Into<Operation>, traits: TraitSet) -> bool {
        self.op_info(op.into()).traits().contains(traits)
    }
}
