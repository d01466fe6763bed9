//! Pattern sets, and their frozen form: a table from the names of operations to the patterns to try.
//!
//! Invariant: the patterns for a name are in descending order of benefit, then of priority. Of equal ones, those
//! for the operation, its traits and its interfaces come first, then those for all operations, each in the order in
//! which they were added. This is the order of MLIR's `PatternApplicator`.

use std::sync::{Arc, LazyLock};

use ods_core::context::Context;
use ods_core::schema::Op;
use ods_core::{Ir, Operation};

use crate::decision::{DecisionTrees, NodeId};
use crate::{OpPattern, Pattern, PatternRoot, PatternSchema};

/// Patterns in the order of adding.
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::UnrealizedConversionCastOp;
/// use ods_rewrite::{NoMatch, OpPattern, PatternSet, RewriteResult, Rewriter};
/// # use ods::{Context, Ir, Type};
///
/// /// Erases casts without results.
/// struct EmptyCast;
///
/// impl OpPattern<UnrealizedConversionCastOp> for EmptyCast {
///     fn rewrite(op: UnrealizedConversionCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
///         if rewriter.ir().num_results(op) > 0 {
///             return Err(NoMatch);
///         }
///         Ok(rewriter.erase(op)?)
///     }
/// }
///
/// let context = Context::new();
/// let patterns = PatternSet::new().add::<UnrealizedConversionCastOp, EmptyCast>().freeze(&context);
/// assert_eq!(patterns.iter().map(|pattern| pattern.name).collect::<Vec<_>>(), ["EmptyCast"]);
/// ```
#[derive(Clone, Default, Debug)]
pub struct PatternSet {
    patterns: Vec<PatternSchema>,
}

impl PatternSet {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the canonicalization patterns of all dialects and operations registered in the context: first the
    /// patterns of dialects, in the order of registration, then the patterns of operations, in the order of their
    /// names.
    pub fn canonicalization(context: &Context) -> Self {
        let mut set = Self::new();
        for dialect in context.dialects() {
            set = set.extend(dialect.hooks.iter().flat_map(|hooks| hooks.canonicalization_patterns()).copied());
        }
        let mut schemas: Vec<_> =
            context.registered_op_names().filter_map(|name| context.op_info(name).schema()).collect();
        schemas.sort_by_cached_key(|schema| schema.name());
        schemas.into_iter().fold(set, |set, schema| set.extend(schema.canonicalize.iter().copied()))
    }

    /// Adds the pattern `P` for operations of kind `O`.
    #[must_use]
    pub fn add<O: Op, P: OpPattern<O>>(mut self) -> Self {
        self.patterns.push(P::SCHEMA.named(short_name(std::any::type_name::<P>())));
        self
    }

    /// Adds a pattern of `pattern!`.
    #[must_use]
    pub fn with<P: Pattern>(self) -> Self {
        self.extend(P::SCHEMAS.iter().copied())
    }

    /// Adds patterns.
    #[must_use]
    pub fn extend(mut self, patterns: impl IntoIterator<Item = PatternSchema>) -> Self {
        self.patterns.extend(patterns);
        self
    }

    /// Returns the patterns in the order of adding.
    pub fn iter(&self) -> impl Iterator<Item = &PatternSchema> {
        self.patterns.iter()
    }

    /// Freezes the set for operations of the context.
    pub fn freeze(self, context: &Context) -> FrozenPatterns {
        self.freeze_some(context, &PatternFilter::default())
    }

    /// Freezes the patterns of the set that the filter accepts.
    pub fn freeze_some(self, context: &Context, filter: &PatternFilter) -> FrozenPatterns {
        let accepted = self.patterns.into_iter().filter(|pattern| filter.accepts(pattern));
        FrozenPatterns(Arc::new(Table::new(context, accepted.collect())))
    }
}

/// Returns the last part of a path, without generic arguments.
pub(crate) fn short_name(path: &'static str) -> &'static str {
    let end = path.find('<').unwrap_or(path.len());
    path[..end].rsplit("::").next().unwrap_or(path)
}

/// A choice of patterns by name, as the options of `canonicalize` and `--enable-patterns` make it.
#[derive(Clone, Default, Debug)]
pub struct PatternFilter {
    /// The names of the enabled patterns; if empty, all are enabled.
    pub enabled: Vec<String>,
    /// The names of the disabled patterns.
    pub disabled: Vec<String>,
}

impl PatternFilter {
    /// Returns whether the pattern is enabled and not disabled.
    pub fn accepts(&self, pattern: &PatternSchema) -> bool {
        let is_in = |names: &[String]| names.iter().any(|name| short_name_of(name) == pattern.name);
        !is_in(&self.disabled) && (self.enabled.is_empty() || is_in(&self.enabled))
    }
}

/// Returns the name without the namespaces that C++ names have: `(anonymous namespace)::AddIAddConstant`.
pub(crate) fn short_name_of(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

/// A frozen pattern set, which drivers share: cloning it is cheap.
#[derive(Clone, Debug)]
pub struct FrozenPatterns(Arc<Table>);

#[derive(Debug)]
struct Table {
    patterns: Vec<PatternSchema>,
    trees: DecisionTrees,
    /// The patterns for a registered name, by its number; `None` for names that were registered later.
    named: Vec<Option<Tried>>,
    /// The patterns for all other names.
    others: Tried,
    /// Indices of patterns.
    order: Vec<u32>,
}

/// The patterns for a name: a range of a table's `order`, and the tree that chooses among them.
#[derive(Clone, Copy, Debug)]
struct Tried {
    start: u32,
    end: u32,
    tree: NodeId,
}

impl Table {
    fn new(context: &Context, patterns: Vec<PatternSchema>) -> Self {
        let mut trees = DecisionTrees::default();
        let others = Tried { start: 0, end: 0, tree: trees.add(context, &patterns, &[]) };
        let mut table = Self { patterns, trees, named: Vec::new(), others, order: Vec::new() };
        for name in context.registered_op_names() {
            let tried = table.add_tried(context, |root| root.includes(context, name));
            if let Some(number) = name.registered_number() {
                if number >= table.named.len() {
                    table.named.resize(number + 1, None);
                }
                table.named[number] = Some(tried);
            }
        }
        table.others = table.add_tried(context, |root| matches!(root, PatternRoot::Any));
        table
    }

    /// Adds the patterns with these roots to `order`, and their tree.
    fn add_tried(&mut self, context: &Context, includes: impl Fn(PatternRoot) -> bool) -> Tried {
        let start = self.order.len();
        let fitting = self.patterns.iter().zip(0_u32..).filter(|(pattern, _)| includes(pattern.root));
        self.order.extend(fitting.map(|(_, index)| index));
        let patterns = &self.patterns;
        self.order[start..].sort_by_key(|index| {
            let pattern = &patterns[*index as usize];
            let rank = std::cmp::Reverse((pattern.benefit, pattern.priority));
            (rank, matches!(pattern.root, PatternRoot::Any))
        });
        // Names without patterns share the empty tree.
        let added = &self.order[start..];
        let tree = if added.is_empty() { self.others.tree } else { self.trees.add(context, &self.patterns, added) };
        Tried { start: start as u32, end: self.order.len() as u32, tree }
    }
}

impl Table {
    /// Returns the patterns for the operation's name.
    #[inline]
    fn tried_on(&self, ir: &Ir, op: Operation) -> Tried {
        let number = ir.name(op).registered_number();
        number.and_then(|number| self.named.get(number).copied().flatten()).unwrap_or(self.others)
    }
}

impl FrozenPatterns {
    /// Returns the empty set.
    pub fn none() -> &'static Self {
        static NONE: LazyLock<FrozenPatterns> = LazyLock::new(|| PatternSet::new().freeze(&Context::new()));
        &NONE
    }

    /// Returns the patterns in the order of adding.
    pub fn iter(&self) -> impl Iterator<Item = &PatternSchema> {
        self.0.patterns.iter()
    }

    /// Returns whether there are no patterns.
    pub fn is_empty(&self) -> bool {
        self.0.patterns.is_empty()
    }

    /// Returns the patterns to try on the operation, in this order, each with its position in the set.
    #[inline]
    pub fn for_op(&self, ir: &Ir, op: Operation) -> impl ExactSizeIterator<Item = (usize, &PatternSchema)> + use<'_> {
        let indices = self.positions_for_op(ir, op);
        indices.iter().map(|index| (*index as usize, self.pattern_at(*index)))
    }

    /// Returns the positions of the patterns of [`FrozenPatterns::for_op`].
    #[inline]
    pub(crate) fn positions_for_op(&self, ir: &Ir, op: Operation) -> &[u32] {
        let table = &*self.0;
        let Tried { start, end, .. } = table.tried_on(ir, op);
        &table.order[start as usize..end as usize]
    }

    /// Returns the positions of the patterns of [`FrozenPatterns::for_op`] without most of the patterns that do not
    /// apply.
    #[inline]
    pub(crate) fn likely_for_op(&self, ir: &Ir, op: Operation) -> &[u32] {
        let table = &*self.0;
        table.trees.find(table.tried_on(ir, op).tree, ir, op)
    }

    /// Returns the pattern at a position.
    #[inline]
    pub(crate) fn pattern_at(&self, position: u32) -> &PatternSchema {
        &self.0.patterns[position as usize]
    }
}
