//! The built-in traits, with MLIR's names, rules and wording.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::{OpTrait, TraitPhase, TraitSchema, TraitSet};

type Verifier = fn(&Ir, Operation) -> Result<(), Diagnostic>;

macro_rules! op_trait {
    ($(#[$doc:meta])* $name:ident, $bits:expr, $phase:ident, $verify:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl OpTrait for $name {
            const SCHEMA: &'static TraitSchema = {
                static SCHEMA: TraitSchema = TraitSchema {
                    name: stringify!($name),
                    builtin: $bits,
                    phase: TraitPhase::$phase,
                    verify: $verify,
                };
                &SCHEMA
            };
        }
    };
}

op_trait! {
    /// No side effects, and may be speculated.
    Pure, TraitSet::PURE, Op, None
}
op_trait! {
    /// What is inside uses no value defined outside.
    IsolatedFromAbove, TraitSet::ISOLATED_FROM_ABOVE, Region, None::<Verifier>
}
op_trait! {
    /// Every region has at most one block.
    SingleBlock, TraitSet::SINGLE_BLOCK, Region, None::<Verifier>
}
op_trait! {
    /// Blocks inside need no terminator.
    NoTerminator, TraitSet::NO_TERMINATOR, Structural, None::<Verifier>
}
op_trait! {
    /// Blocks inside have no arguments.
    NoRegionArguments, TraitSet::NO_REGION_ARGUMENTS, Structural, None::<Verifier>
}
op_trait! {
    /// Symbols directly inside have unique names.
    SymbolTable, TraitSet::SYMBOL_TABLE, Region, None::<Verifier>
}
op_trait! {
    /// Values may be used before they are defined.
    HasOnlyGraphRegion, TraitSet::GRAPH_REGION, Structural, None::<Verifier>
}
op_trait! {
    /// Has a symbol name, if it has `sym_name`.
    OptionalSymbol, TraitSet::EMPTY, Op, None::<Verifier>
}
op_trait! {
    /// TEMP
    SameOperandsAndResultType, TraitSet::SAME_OPERANDS_AND_RESULT_TYPE, Op, None::<Verifier>
}
