//! The rewrites of a dialect.

use std::fmt;

use ods_core::fold::FoldResult;
use ods_core::rewrite::{OpNode, PatternRoot, PatternSchema};
use ods_core::schema::{DialectSchema, OpSchema};
use ods_core::{Context, Ir, Operation};
use ods_rewrite::{FrozenPatterns, GreedyConfig, GreedyDriver, PatternSet, RegionSimplification};

/// A rewrite.
pub enum Subject {
    /// The fold of an operation.
    Fold(&'static OpSchema),
    /// A canonicalization pattern, and the set with it alone.
    Pattern(PatternSchema, FrozenPatterns),
}

impl Subject {
    /// Returns the rewrites of a registered dialect: the folds of its operations, their patterns, and the patterns for
    /// operations of all dialects.
    pub fn of_dialect(context: &Context, dialect: &DialectSchema) -> Vec<Self> {
        let mut all: Vec<Self> =
            dialect.ops.iter().filter(|schema| folds(schema)).map(|schema| Self::Fold(schema)).collect();
        let of_ops = dialect.ops.iter().flat_map(|schema| schema.canonicalize);
        let of_all = dialect.hooks.iter().flat_map(|hooks| hooks.canonicalization_patterns());
        for pattern in of_ops.chain(of_all) {
            all.push(Self::Pattern(*pattern, PatternSet::new().extend([*pattern]).freeze(context)));
        }
        all
    }

    /// Returns the operations of all dialects that the rewrite may be for.
    pub fn roots(&self, context: &Context) -> Vec<&'static OpSchema> {
        match self {
            Self::Fold(schema) => vec![schema],
            Self::Pattern(pattern, _) => match pattern.root {
                PatternRoot::Op(schema) => vec![schema()],
                root @ (PatternRoot::If(_) | PatternRoot::Any) => {
                    let included = |schema: &&OpSchema| {
                        context.registered_op_name(&schema.name()).is_some_and(|name| root.includes(context, name))
                    };
                    let dialects = context.dialects();
                    dialects.iter().flat_map(|dialect| dialect.ops).copied().filter(included).collect()
                }
            },
        }
    }

    /// Returns the left side of a declared pattern.
    pub fn left(&self) -> Option<&'static OpNode> {
        match self {
            Self::Fold(_) => None,
            Self::Pattern(pattern, _) => pattern.left.map(|left| left()),
        }
    }

    /// Returns the modules of a declared pattern's examples.
    pub fn examples(&self) -> &'static [&'static str] {
        match self {
            Self::Fold(_) => &[],
            Self::Pattern(pattern, _) => pattern.examples,
        }
    }

    /// Applies the rewrite inside an operation. Returns whether it applied.
    pub fn apply(&self, ir: &mut Ir, inside: Operation) -> bool {
        match self {
            Self::Fold(schema) => {
                let ops: Vec<Operation> = ir.walk_post(inside).filter(|op| schema.id.is(ir.name(*op))).collect();
                ops.into_iter().rev().any(|op| fold(ir, op))
            }
            Self::Pattern(_, patterns) => apply(patterns, ir, inside),
        }
    }
}

/// Returns whether operations with this definition fold otherwise than by their semantics.
fn folds(schema: &OpSchema) -> bool {
    schema.fold.is_some()
}

fn fold(ir: &mut Ir, op: Operation) -> bool {
    let watch = ir.watch_changes();
    let applied = match ir.fold(op) {
        FoldResult::No => false,
        FoldResult::InPlace => !ir.is_unchanged_since(watch.start()),
        FoldResult::Results(results) => ir.replace_with_folded(op, &results),
    };
    ir.end_watch(watch);
    applied
}

fn apply(patterns: &FrozenPatterns, ir: &mut Ir, inside: Operation) -> bool {
    let config = GreedyConfig {
        fold: false,
        share_constants: false,
        simplify_regions: RegionSimplification::Disabled,
        max_iterations: Some(2),
        max_rewrites: Some(4),
        ..GreedyConfig::default()
    };
    let mut counts = Vec::new();
    let done = GreedyDriver::new(patterns, config).with_statistics(&mut counts).run(ir, inside);
    done.is_ok() && counts.iter().any(|count| count.applied > 0)
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fold(schema) => write!(f, "fold of '{}'", schema.name()),
            Self::Pattern(pattern, _) => {
                let name = if pattern.name.is_empty() { "canonicalize" } else { pattern.name };
                match pattern.root {
                    PatternRoot::Op(schema) => write!(f, "pattern '{name}' of '{}'", schema().name()),
                    PatternRoot::If(_) | PatternRoot::Any => write!(f, "pattern '{name}'"),
                }
            }
        }
    }
}
