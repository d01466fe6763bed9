//! The built-in traits, with MLIR's names, rules and wording.
//!
//! A trait is a type that implements [`OpTrait`]; its schema determines when and how it is verified. User-defined
//! traits work the same way.
//!
//! * this file: the traits themselves, one `op_trait!` each;
//! * `types`: rules about types of operands and results;
//! * `broadcast`: broadcast shapes;
//! * `regions`: rules about regions, terminators and isolation;
//! * `symbol`: rules about symbols;
//! * `parametric`: traits over other operations, such as [`HasParent`].
//!
//! Invariant: a trait with [`TraitSet::TYPES_ONLY`] depends only on the types of operands and results, so the verifier
//! may remember that they passed.

mod broadcast;
mod parametric;
mod regions;
mod segments;
mod symbol;
mod types;

pub(crate) use symbol::verify_symbol;

pub use broadcast::broadcast_shapes;
pub use parametric::{HasParent, OpList, ParentOneOf, SingleBlockImplicitTerminator};
pub use types::compatible_shapes;

use crate::schema::{Need, OpTrait, TraitPhase, TraitSchema, TraitSet};

macro_rules! op_trait {
    ($(#[$doc:meta])* $name:ident $(; $fact:ident $facts:tt)*) => {
        op_trait! { $(#[$doc])* $name, TraitSet::EMPTY, Op, None $(; $fact $facts)* }
    };
    ($(#[$doc:meta])* $name:ident, $bits:expr, $phase:ident, $verify:expr $(; $fact:ident $facts:tt)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl OpTrait for $name {
            const SCHEMA: &'static TraitSchema = {
                static SCHEMA: TraitSchema = TraitSchema {
                    verify: $verify,
                    ..TraitSchema::new::<$name>(stringify!($name))
                        .in_phase(TraitPhase::$phase)
                        .with_bit($bits)
                        .built_in()
                        $(.$fact(&$facts))*
                };
                &SCHEMA
            };
        }
    };
}

// Effects and algebraic properties: statements for passes, with nothing to verify.

op_trait! {
    /// No side effects, and speculatable.
    Pure,
    TraitSet::PURE.with(TraitSet::NO_MEMORY_EFFECT).with(TraitSet::ALWAYS_SPECULATABLE), Op, None
}
op_trait! {
    /// No memory effects.
    NoMemoryEffect, TraitSet::NO_MEMORY_EFFECT, Op, None
}
op_trait! {
    /// Speculatable: no undefined behaviour.
    AlwaysSpeculatable, TraitSet::ALWAYS_SPECULATABLE, Op, None
}
op_trait! {
    /// The memory effects are the effects of the operations inside.
    RecursiveMemoryEffects, TraitSet::RECURSIVE_MEMORY_EFFECTS, Op, None
    ; needing [Need::Region]
    ; excluding [(Pure::SCHEMA, "the first has no effects, the second the effects of the operations inside")]
}
op_trait! {
    /// Speculatable if the operations inside are.
    RecursivelySpeculatable, TraitSet::RECURSIVELY_SPECULATABLE, Op, None
}
op_trait! {
    /// The operands are interchangeable.
    Commutative, TraitSet::COMMUTATIVE, Op, None; needing [Need::TwoOperands]
}
op_trait! {
    /// `f(f(x)) == f(x)`, and `f(x, x) == x` for two operands.
    Idempotent; needing [Need::Result]
}
op_trait! {
    /// `f(f(x)) == x`.
    Involution; needing [Need::Result]
}
op_trait! {
    /// No operands, and a result that folds to an attribute.
    ConstantLike, TraitSet::CONSTANT_LIKE, Op, None; needing [Need::Result]
}
op_trait! {
    /// Stack allocations inside are freed when the operation ends.
    AutomaticAllocationScope; needing [Need::Region]
}
op_trait! {
    /// Values defined directly inside are symbols of affine operations.
    AffineScope; needing [Need::Region]
}

// Terminators and regions.

op_trait! {
    /// A terminator: the last operation of its block.
    Terminator, TraitSet::TERMINATOR, Op, Some(regions::verify_terminator)
}
op_trait! {
    /// A terminator that forwards its operands to the parent operation.
    ReturnLike, TraitSet::RETURN_LIKE, Op, None; needing [Need::Terminator, Need::NoResult, Need::NoSuccessor]
}
op_trait! {
    /// Operations inside use no value defined outside.
    IsolatedFromAbove, TraitSet::ISOLATED_FROM_ABOVE, Region, Some(regions::verify_isolated)
}
op_trait! {
    /// Every region has at most one block.
    SingleBlock, TraitSet::SINGLE_BLOCK, Structural, Some(regions::verify_single_block); needing [Need::Region]
}
op_trait! {
    /// Blocks inside need no terminator.
    NoTerminator, TraitSet::NO_TERMINATOR, Structural, None; needing [Need::Region]
}
op_trait! {
    /// Blocks inside have no arguments.
    NoRegionArguments, TraitSet::NO_REGION_ARGUMENTS, Structural, Some(regions::verify_no_region_arguments)
    ; needing [Need::Region]
}
op_trait! {
    /// Values inside may be used before they are defined.
    HasOnlyGraphRegion, TraitSet::GRAPH_REGION, Structural, None; needing [Need::Region]
}

// Symbols.

op_trait! {
    /// Symbols directly inside have unique names.
    SymbolTable, TraitSet::SYMBOL_TABLE, Region, Some(symbol::verify_symbol_table); needing [Need::Region]
}
op_trait! {
    /// An operation with a symbol name.
    Symbol, TraitSet::SYMBOL, Op, Some(symbol::verify_symbol); needing [Need::SymbolName]
}
op_trait! {
    /// An operation with a symbol name if it has the attribute `sym_name`.
    OptionalSymbol, TraitSet::OPTIONAL_SYMBOL, Op, Some(symbol::verify_optional_symbol)
}

// Segments of operands and results.

op_trait! {
    /// The attribute `operandSegmentSizes` gives the number of operands in each group.
    AttrSizedOperandSegments, TraitSet::EMPTY, Structural, Some(segments::verify_operand_segments)
    ; needing [Need::OperandGroups]
}
op_trait! {
    /// The attribute `resultSegmentSizes` gives the number of results in each group.
    AttrSizedResultSegments, TraitSet::EMPTY, Structural, Some(segments::verify_result_segments)
    ; needing [Need::ResultGroups]
}

// Types of operands and results.

op_trait! {
    /// All operands and results have the same type, up to unknown sizes.
    SameOperandsAndResultType,
    TraitSet::SAME_OPERANDS_AND_RESULT_TYPE.with(TraitSet::TYPES_ONLY), Op, Some(types::same_operands_and_result_type)
    ; needing [Need::Operand, Need::Result]
    ; excluding [(SameTypeOperands::SCHEMA, "the second implies the first")]
}
op_trait! {
    /// All operands have the same type.
    SameTypeOperands, TraitSet::TYPES_ONLY, Op, Some(types::same_type_operands); needing [Need::Operand]
}
op_trait! {
    /// All operands have the same element type.
    SameOperandsElementType, TraitSet::TYPES_ONLY, Op, Some(types::same_operands_element_type)
    ; needing [Need::Operand]
}
op_trait! {
    /// All operands and results have the same element type.
    SameOperandsAndResultElementType, TraitSet::TYPES_ONLY, Op, Some(types::same_operands_and_result_element_type)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// All operands have the same shape, up to unknown sizes.
    SameOperandsShape, TraitSet::TYPES_ONLY, Op, Some(types::same_operands_shape); needing [Need::Operand]
}
op_trait! {
    /// All operands and results have the same shape, up to unknown sizes.
    SameOperandsAndResultShape, TraitSet::TYPES_ONLY, Op, Some(types::same_operands_and_result_shape)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// All ranked operands and results have the same rank.
    SameOperandsAndResultRank, TraitSet::TYPES_ONLY, Op, Some(types::same_operands_and_result_rank)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// Applies to vectors and tensors element by element.
    Elementwise, TraitSet::TYPES_ONLY, Op, Some(types::elementwise)
}
op_trait! {
    /// Elementwise, with the same meaning on single elements.
    Scalarizable; requiring [Elementwise::SCHEMA]
}
op_trait! {
    /// Elementwise; scalars may be replaced by vectors.
    Vectorizable; requiring [Elementwise::SCHEMA]
}
op_trait! {
    /// Elementwise; scalars may be replaced by tensors.
    Tensorizable; requiring [Elementwise::SCHEMA]
}
op_trait! {
    /// Results are floats, or vectors or tensors of them.
    ResultsAreFloatLike, TraitSet::TYPES_ONLY, Op, Some(types::results_are_float_like); needing [Need::Result]
}
op_trait! {
    /// The operands are broadcast to the shape of the results.
    ResultsBroadcastableShape, TraitSet::TYPES_ONLY, Op, Some(broadcast::results_broadcastable_shape)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// The layouts of memrefs among operands and results may be normalized.
    MemRefsNormalizable
}
op_trait! {
    /// Each result is a distinct memory object.
    DistinctObjectsTrait; needing [Need::Result]
}
op_trait! {
    /// The operations inside may run in any order, or in parallel.
    HasParallelRegion; needing [Need::Region]
}
op_trait! {
    /// The result type is that of the first attribute, or the type it holds.
    FirstAttrDerivedResultType, TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE, Op, None
    ; needing [Need::Attribute, Need::Result]
}
op_trait! {
    /// All variadic operand groups have the same length.
    SameVariadicOperandSize, TraitSet::EMPTY, Structural, Some(segments::verify_same_operand_sizes)
    ; excluding [(AttrSizedOperandSegments::SCHEMA, "the first gives each group its own length, the second gives all \
                                                     the same length")]
}
op_trait! {
    /// All variadic result groups have the same length.
    SameVariadicResultSize, TraitSet::EMPTY, Structural, Some(segments::verify_same_result_sizes)
    ; excluding [(AttrSizedResultSegments::SCHEMA, "the first gives each group its own length, the second gives all \
                                                    the same length")]
}

/// A list of all elementwise traits: [`Elementwise`], [`Scalarizable`], [`Vectorizable`] and [`Tensorizable`].
#[derive(Clone, Copy, Debug)]
pub struct ElementwiseMappable;

impl OpTrait for ElementwiseMappable {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("ElementwiseMappable").built_in().listing(&[
        Elementwise::SCHEMA,
        Scalarizable::SCHEMA,
        Vectorizable::SCHEMA,
        Tensorizable::SCHEMA,
    ]);
}
