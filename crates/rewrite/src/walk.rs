//! The walk driver: one walk over the operations, which tries the patterns on each operation once.

use ods_core::ir::SlotSet;
use ods_core::{Block, Ir, Operation, Region};

use crate::step::Step;
use crate::{ActionHandler, FrozenPatterns, GreedyError, PatternStatistics, block_postorder};

/// The walk driver: visits each operation inside an operation once, and applies the first of its patterns that matches.
/// Corresponds to MLIR's `walkAndApplyPatterns`.
///
/// Operations are visited in postorder: operations in regions before their owner. Unreachable blocks are skipped, and
/// so are operations that patterns create. Nothing is folded, and nothing is erased but by patterns, so the walk always
/// ends. A pattern should erase no operation but the one it is applied to; others that it erases are not visited.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// use ods_rewrite::{PatternSet, WalkDriver};
/// # use ods::{Context, Ir, Location};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let patterns = PatternSet::new().freeze(ir.context());
/// let changed = WalkDriver::new(&patterns).run(&mut ir, module).expect("sound patterns");
/// assert!(!changed);
/// # Ok(())
/// # }
/// ```
pub struct WalkDriver<'a> {
    step: Step<'a>,
}

impl<'a> WalkDriver<'a> {
    /// Creates a driver.
    pub fn new(patterns: &'a FrozenPatterns) -> Self {
        Self { step: Step::new(patterns, cfg!(debug_assertions)) }
    }

    /// Sets a listener to each step.
    #[must_use]
    pub fn with_actions(mut self, actions: &'a mut dyn ActionHandler) -> Self {
        self.step.actions = Some(actions);
        self
    }

    /// Sets the results of an analysis, which patterns get by [`Rewriter::facts`](crate::Rewriter::facts). They keep
    /// them true.
    #[must_use]
    pub fn with_facts(mut self, facts: &'a mut dyn std::any::Any) -> Self {
        self.step.facts = Some(facts);
        self
    }

    /// Sets counts to add to, one per pattern of the set.
    #[must_use]
    pub fn with_statistics(mut self, statistics: &'a mut Vec<PatternStatistics>) -> Self {
        self.step.count_in(statistics);
        self
    }

    /// Sets whether each step is checked: a pattern that changes the IR without success, or succeeds without a change,
    /// is an error. Always so in debug builds.
    #[must_use]
    pub fn checked(mut self, check: bool) -> Self {
        self.step.check = check || cfg!(debug_assertions);
        self
    }

    /// Visits the operations inside the operation. Returns whether a pattern was applied.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract; the IR is as the other patterns left it.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Operation>) -> Result<bool, GreedyError> {
        let mut ops = Vec::new();
        for region in ir.regions(op.into()).collect::<Vec<_>>() {
            add_postorder(ir, region, &mut ops);
        }
        let mut changed = false;
        for op in ops {
            if !ir.contains(op) {
                continue;
            }
            let candidates = self.step.candidates(ir, op);
            if candidates.is_empty() {
                continue;
            }
            let start = ir.begin_changes();
            match self.step.apply_patterns(ir, op, candidates, &start) {
                Ok(applied) => {
                    changed |= applied.is_some();
                    ir.keep_changes(start);
                }
                Err(error) => {
                    ir.undo_changes(start);
                    return Err(error);
                }
            }
        }
        Ok(changed)
    }
}

/// Adds the operations of the reachable blocks, those inside each before it.
fn add_postorder(ir: &Ir, region: Region, ops: &mut Vec<Operation>) {
    // The regions and operations to look at; an operation whose regions were looked at is added.
    enum Next {
        Region(Region),
        Visited(Operation),
        New(Operation),
    }
    let mut stack = vec![Next::Region(region)];
    while let Some(next) = stack.pop() {
        match next {
            Next::Visited(op) => ops.push(op),
            Next::New(op) => {
                stack.push(Next::Visited(op));
                let regions: Vec<Region> = ir.regions(op).collect();
                stack.extend(regions.into_iter().rev().map(Next::Region));
            }
            Next::Region(region) => {
                let mut reachable: SlotSet<Block> = SlotSet::new();
                for block in block_postorder(ir, region) {
                    reachable.insert(block);
                }
                let blocks = ir.blocks(region).filter(|block| reachable.contains(*block));
                let inside: Vec<Operation> = blocks.flat_map(|block| ir.block_ops(block)).collect();
                stack.extend(inside.into_iter().rev().map(Next::New));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ods_core::builtin::UnrealizedConversionCastOp;
    use ods_core::{Context, text};

    use super::*;
    use crate::{NoMatch, OpPattern, PatternSet, RewriteResult, Rewriter};

    /// The replacement of a cast by one of the same form, which would go on for ever.
    struct Renew;

    impl OpPattern<UnrealizedConversionCastOp> for Renew {
        fn rewrite(op: UnrealizedConversionCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
            let ir = rewriter.ir();
            let [input] = op.inputs(ir)[..] else { return Err(NoMatch) };
            let ty = ir.result_types(op).next().ok_or(NoMatch)?;
            rewriter.replace_with(op, UnrealizedConversionCastOp::new([input], [ty]))?;
            Ok(())
        }
    }

    /// A pattern that says no after a change.
    struct Liar;

    impl OpPattern<UnrealizedConversionCastOp> for Liar {
        fn rewrite(op: UnrealizedConversionCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
            rewriter.before(op).insert(UnrealizedConversionCastOp::new([], [ods_core::Type::I32]))?;
            Err(NoMatch)
        }
    }

    #[test]
    fn pattern_that_changes_without_success_is_undone_and_named() {
        let source = br#"%0 = "builtin.unrealized_conversion_cast"() : () -> index"#;
        let mut parsed = text::parse(&Arc::new(Context::new()), "test.mlir", source).expect("a module");
        let before = parsed.ir.display(parsed.root).to_string();
        let patterns = PatternSet::new().add::<UnrealizedConversionCastOp, Liar>().freeze(parsed.ir.context());
        let error = WalkDriver::new(&patterns).run(&mut parsed.ir, parsed.root).expect_err("it lies");
        assert!(matches!(error, GreedyError::ChangedWithoutSuccess { .. }), "{error}");
        assert_eq!(parsed.ir.display(parsed.root).to_string(), before);
    }

    #[test]
    fn each_operation_is_visited_once() {
        let context = Context::new();
        context.allow_unregistered_dialects(true);
        let source = br#"
            %0 = "t.value"() : () -> i32
            "t.region"() ({
              %1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> index
              "t.end"(%1) : (index) -> ()
            ^unreachable:
              %2 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> index
              "t.end"(%2) : (index) -> ()
            }) : () -> ()
            %3 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> index"#;
        let mut parsed = text::parse(&Arc::new(context), "test.mlir", source).expect("a module");
        let patterns = PatternSet::new().add::<UnrealizedConversionCastOp, Renew>().freeze(parsed.ir.context());
        let mut counts = Vec::new();
        let changed = WalkDriver::new(&patterns).with_statistics(&mut counts).run(&mut parsed.ir, parsed.root);
        assert_eq!(changed, Ok(true));
        assert_eq!(counts, [PatternStatistics { tried: 2, applied: 2 }]);
    }
}
