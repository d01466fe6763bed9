//! The conversion.

use ods_core::fold::FoldResult;
use ods_core::ir::{Change, Checkpoint, SlotSet, Work};
use ods_core::schema::TraitSet;
use ods_core::{Diagnostic, Ir, Operation};

use super::casts::Casts;
use super::order::Order;
use super::{ConversionPatterns, ConversionRewriter, ConversionTarget, Legality};
use crate::PatternError;

/// The operations that must be legal after a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ConversionMode {
    /// No operation may remain that the target says is illegal; others may remain if no pattern makes them legal.
    #[default]
    Partial,
    /// All.
    Full,
}

/// The use of folding in a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Folding {
    /// Operations are not folded.
    Never,
    /// An operation is folded if it can be; otherwise patterns are tried.
    #[default]
    BeforePatterns,
    /// An operation is folded if no pattern applies.
    AfterPatterns,
}

/// A conversion of operations to a target: see the module documentation of `ods_rewrite::conversion`.
///
/// See [`ConversionPattern`](super::ConversionPattern) for an example.
#[derive(Clone, Debug)]
pub struct Conversion<'a> {
    target: &'a ConversionTarget,
    patterns: &'a ConversionPatterns,
    mode: ConversionMode,
    folding: Folding,
    materialize: bool,
    last_first: bool,
}

/// The nesting of patterns applied to the products of others, at most.
const MAX_DEPTH: usize = 256;

impl<'a> Conversion<'a> {
    /// Returns a partial conversion. Corresponds to MLIR's `applyPartialConversion`.
    pub fn partial(target: &'a ConversionTarget, patterns: &'a ConversionPatterns) -> Self {
        let (mode, folding) = (ConversionMode::Partial, Folding::default());
        Self { target, patterns, mode, folding, materialize: true, last_first: false }
    }

    /// Returns a full conversion. Corresponds to MLIR's `applyFullConversion`.
    pub fn full(target: &'a ConversionTarget, patterns: &'a ConversionPatterns) -> Self {
        Self { mode: ConversionMode::Full, ..Self::partial(target, patterns) }
    }

    /// Sets the use of folding.
    #[must_use]
    pub fn with_folding(self, folding: Folding) -> Self {
        Self { folding, ..self }
    }

    /// Leaves casts of type `builtin.unrealized_conversion_cast` where the type converter would have to make code.
    #[must_use]
    pub fn without_materializations(self) -> Self {
        Self { materialize: false, ..self }
    }

    /// Converts the last operation first. Patterns that split blocks, as those from structured control flow to branches
    /// do, then take time linear in the number of operations.
    #[must_use]
    pub fn last_first(self) -> Self {
        Self { last_first: true, ..self }
    }

    /// Converts the operation and those inside.
    ///
    /// # Errors
    /// Returns an error about the first operation that has to be converted and cannot be, and about a pattern that
    /// breaks its contract; the IR is as the patterns left it.
    pub fn run(&self, ir: &mut Ir, op: impl Into<Operation>) -> Result<(), Diagnostic> {
        let mut driver = Driver::new(self);
        for op in self.collect(ir, op.into()) {
            if !ir.contains(op) || driver.legalize(ir, op)? {
                continue;
            }
            let name = ir.name_str(op);
            if self.mode == ConversionMode::Full {
                return Err(ir.error(op, format!("failed to legalize operation '{name}'")));
            }
            if self.target.legality(ir, op) == Legality::Illegal {
                let message = format!("failed to legalize operation '{name}' that was explicitly marked illegal");
                return Err(ir.error(op, message));
            }
        }
        driver.casts.finish(ir, self.materialize)
    }

    /// Returns the operations, of `op` and those inside, that are legal or would become legal; changes nothing.
    /// Corresponds to MLIR's `applyAnalysisConversion`.
    pub fn analyze(&self, ir: &mut Ir, op: impl Into<Operation>) -> Vec<Operation> {
        let mut driver = Driver::new(self);
        let start = ir.begin_changes();
        let mut legal = Vec::new();
        for op in self.collect(ir, op.into()) {
            if !ir.contains(op) {
                continue;
            }
            let attempt = ir.begin_changes();
            match driver.legalize(ir, op) {
                Ok(is_legal) => {
                    ir.keep_changes(attempt);
                    legal.extend(is_legal.then_some(op));
                }
                // The attempt leaves no traces.
                Err(_) => {
                    ir.undo_changes(attempt);
                    driver.applied.clear();
                }
            }
        }
        ir.undo_changes(start);
        legal
    }

    /// Returns the operations to convert, in order.
    fn collect(&self, ir: &Ir, op: Operation) -> Vec<Operation> {
        let (mut ops, mut queue) = (Vec::new(), vec![op]);
        while let Some(op) = queue.pop() {
            ops.push(op);
            if self.target.legality(ir, op) != Legality::RecursivelyLegal {
                let start = queue.len();
                let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
                queue.extend(blocks.flat_map(|block| ir.block_ops(block)));
                queue[start..].reverse();
            }
        }
        if self.last_first {
            ops.reverse();
        }
        ops
    }
}

/// The state of a conversion.
struct Driver<'a> {
    conversion: &'a Conversion<'a>,
    order: Order<'a>,
    casts: Casts,
    /// The patterns whose products are being legalized.
    applied: Vec<usize>,
    /// The operations inside recursively legal ones.
    ignored: SlotSet<Operation>,
}

impl<'a> Driver<'a> {
    fn new(conversion: &'a Conversion<'a>) -> Self {
        let order = Order::new(conversion.target, conversion.patterns);
        Self { conversion, order, casts: Casts::default(), applied: Vec::new(), ignored: SlotSet::new() }
    }

    /// Makes the operation legal. Returns whether it is.
    fn legalize(&mut self, ir: &mut Ir, op: Operation) -> Result<bool, Diagnostic> {
        match self.conversion.target.legality(ir, op) {
            Legality::Legal => return Ok(true),
            Legality::RecursivelyLegal => {
                for inside in ir.walk_pre(op).skip(1) {
                    self.ignored.insert(inside);
                }
                return Ok(true);
            }
            Legality::Illegal | Legality::Unknown => {}
        }
        if self.ignored.contains(op) {
            return Ok(true);
        }
        match self.conversion.folding {
            Folding::Never => self.apply_patterns(ir, op),
            Folding::BeforePatterns => Ok(self.fold(ir, op)? || self.apply_patterns(ir, op)?),
            Folding::AfterPatterns => Ok(self.apply_patterns(ir, op)? || self.fold(ir, op)?),
        }
    }

    /// Folds the operation. Returns whether it is legal, or gone, after that.
    fn fold(&mut self, ir: &mut Ir, op: Operation) -> Result<bool, Diagnostic> {
        if ir.has_traits(op, TraitSet::CONSTANT_LIKE) {
            return Ok(false);
        }
        let start = ir.begin_changes();
        match ir.fold(op) {
            FoldResult::No => {
                ir.keep_changes(start);
                Ok(false)
            }
            FoldResult::InPlace => {
                let changed = !ir.is_unchanged_since(&start);
                ir.keep_changes(start);
                Ok(changed && self.legalize(ir, op)?)
            }
            FoldResult::Results(results) => {
                let values = ir.materialize_fold(op, &results);
                if values.is_none_or(|values| ir.replace_op(op, values).is_err()) {
                    ir.undo_changes(start);
                    return Ok(false);
                }
                let created = self.created(ir, &start);
                ir.keep_changes(start);
                for op in created {
                    if !self.legalize(ir, op)? {
                        let message = format!("failed to legalize folded operation '{}'", ir.name_str(op));
                        return Err(ir.error(op, message));
                    }
                }
                Ok(true)
            }
        }
    }

    /// Applies the first pattern that matches, and legalizes its products. Returns whether one did.
    fn apply_patterns(&mut self, ir: &mut Ir, op: Operation) -> Result<bool, Diagnostic> {
        for &index in &*self.order.patterns_for(ir, op) {
            let entry = &self.conversion.patterns.entries[index];
            if !entry.bounded_recursion && self.applied.contains(&index) {
                continue;
            }
            if self.applied.len() == MAX_DEPTH {
                let message = format!("pattern '{}' is applied to its own products without end", entry.name);
                return Err(ir.error(op, message));
            }
            if let Some(products) = self.apply(ir, op, index)? {
                self.applied.push(index);
                self.legalize_products(ir, entry.name, products)?;
                self.applied.pop();
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Applies the pattern. Returns the operations that it created or changed, if it matched.
    fn apply(&mut self, ir: &mut Ir, op: Operation, index: usize) -> Result<Option<Vec<Operation>>, Diagnostic> {
        let entry = &self.conversion.patterns.entries[index];
        let start = ir.begin_changes();
        let casts = &mut self.casts;
        let result = ir.blame_panics(op, Work::Pattern(entry.name), |ir| {
            let types = entry.types.as_ref();
            (entry.apply)(op, &mut ConversionRewriter { ir, casts, types, pattern: entry.name })
        });
        let failed = |ir: &Ir, problem: String| Err(ir.error(op, format!("pattern '{}' {problem}", entry.name)));
        match result {
            Ok(()) => {}
            Err(PatternError::NoMatch) if self.only_casts(ir, &start) => {
                ir.undo_changes(start);
                return Ok(None);
            }
            Err(error) => {
                ir.undo_changes(start);
                if let PatternError::NoMatch = error {
                    return failed(ir, "changed the IR but did not apply".to_owned());
                }
                // A diagnostic of the pattern says where.
                let own = if let PatternError::Other(error) = &error { error.diagnostics() } else { None };
                return match own.and_then(<[Diagnostic]>::first) {
                    Some(own) => Err(own
                        .clone()
                        .note(ir.location(op), format!("from pattern '{}'", entry.name))
                        .resolved(ir.context())),
                    None => failed(ir, format!("failed: {error}")),
                };
            }
        }
        let mut products = self.created(ir, &start);
        if ir.contains(op) {
            if !ir.changes_since(&start).any(|change| change == Change::Modified(op)) {
                ir.keep_changes(start);
                let problem = "neither replaced the operation nor changed it in place";
                return failed(ir, problem.to_owned());
            }
            products.push(op);
        }
        ir.keep_changes(start);
        Ok(Some(products))
    }

    fn legalize_products(&mut self, ir: &mut Ir, name: &str, products: Vec<Operation>) -> Result<(), Diagnostic> {
        for op in products {
            if ir.contains(op) && !self.legalize(ir, op)? {
                let message = format!(
                    "pattern '{name}' produced IR that could not be legalized: '{}' is not legal, and no pattern \
                     applies to it",
                    ir.name_str(op)
                );
                return Err(ir.error(op, message));
            }
        }
        Ok(())
    }

    /// Returns the operations created since `start`, in order, without casts of the conversion.
    fn created(&self, ir: &Ir, start: &Checkpoint) -> Vec<Operation> {
        let created = ir.changes_since(start).filter_map(|change| match change {
            Change::Created(op) => Some(op),
            _ => None,
        });
        created.filter(|op| ir.contains(*op) && !self.casts.contains(*op)).collect()
    }

    /// Returns whether all changes since `start` are casts of the conversion.
    fn only_casts(&self, ir: &Ir, start: &Checkpoint) -> bool {
        ir.changes_since(start).all(|change| match change {
            Change::Created(op) | Change::Inserted(op) => self.casts.contains(op),
            _ => false,
        })
    }
}
