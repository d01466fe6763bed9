//! Rewriting: sets of patterns, and the drivers that apply them to an IR.
//!
//! A pattern is a type that implements [`OpPattern`]. A [`PatternSet`] collects patterns and is frozen for use;
//! [`GreedyDriver`] folds operations and applies patterns until nothing changes any more, as MLIR's
//! `applyPatternsGreedily` does; [`WalkDriver`] visits each operation once. [`simplify_regions`] removes dead code.
//!
//! * `set`, `decision`: pattern sets, and the decision trees from operations to patterns;
//! * `greedy`: the greedy driver; `walk`: the walk driver; `step`: the patterns of one operation; `action`: traces;
//! * [`conversion`]: dialect conversion;
//! * `declared`: the run time of `pattern!`, whose names for expansions are in `__private`;
//! * `example`: the tests that `#[example(...)]` generates;
//! * `regions`: unreachable blocks, dead operations and arguments;
//! * `region_branch`: patterns for any operation that passes values between its regions.
//!
//! Drivers learn from the IR's journal what a pattern changed ([`Ir::begin_changes`]), so that a pattern may use any
//! function of [`Ir`].
//!
//! It is *not* a pass manager, and has no patterns except in `region_branch`.

mod action;
pub mod conversion;
mod decision;
mod declared;
mod example;
mod greedy;
mod region_branch;
mod regions;
mod set;
mod step;
mod walk;

/// The run time of `pattern!`, by the names that expansions write. Not a public API: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use ods_core::__private::{Context, Err, Implements, Location, None, Ok, Op, Operation, Some, usize};
    pub use ods_core::rewrite::{
        NoMatch, OpNode, OpPattern, OperandNode, PatternSchema, RewriteResult, Rewriter, Wanted, schema_of,
    };

    pub use crate::declared::checks::{
        FieldForm, RightPart, check_capture, check_constraint, check_created, check_field, check_hidden, check_inner,
        check_number_has_type, check_number_left, check_number_of_operand, check_number_of_result, check_operand,
        check_operand_op, check_part, check_replacement, check_right, check_root, check_tie, check_values, group_of,
        is_included, may_exchange, overlap, position_of, result_of,
    };
    pub use crate::declared::{
        Constant as PatternConstant, ListField, Matched, NewOp, Number as PatternNumber, Pattern, Replacement,
        ToOperands, ToTypes, attribute_of_kind, build, constant_operand, declared, draft, erase_root, is_typed, joined,
        note_mismatch, operands_of_kind, replace_by, replace_root, results_of, results_of_kind, rewrite_declared,
        satisfies, to_types, type_of_operand, type_of_result, types_of_root, view_of_kind, with_operands, with_types,
    };
}

pub use action::{Action, ActionHandler};
pub use declared::{Constant, Number, Pattern, ToOperands};
pub use example::check_example;
pub use greedy::{
    GreedyConfig, GreedyDriver, GreedyError, GreedyResult, KnownConstants, PatternStatistics, Strictness,
};
pub use ods_core::rewrite::{
    NoMatch, OpPattern, PatternError, PatternRoot, PatternSchema, RewriteFn, RewriteResult, Rewriter, Screen,
};
pub use region_branch::{
    MakeRegionBranchOpSuccessorInputsDead, RemoveDeadRegionBranchOpSuccessorInputs, RemoveDuplicateSuccessorInputUses,
};
pub use regions::{
    AddedOperands, RegionSimplification, block_postorder, erase_dead_code, erase_unreachable_blocks, simplify_regions,
};
pub use set::{FrozenPatterns, PatternFilter, PatternSet};
pub use walk::WalkDriver;

#[cfg(doc)]
use ods_core::Ir;
