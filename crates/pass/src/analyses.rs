//! Analyses of operations, which stay from pass to pass as long as they hold.
//!
//! A pass takes an analysis out, and gives it back if it holds at the end. All that a pass does not give back or mark
//! is dropped after it, unless it marks all: it has changed nothing then. Corresponds to MLIR's `AnalysisManager`.

use std::any::{Any, TypeId};
use std::ops::{Deref, DerefMut};

use ods_core::ir::dominance::DominanceInfo;
use ods_core::{Ir, Operation};

use crate::dataflow::Liveness;
use crate::pass::PassContext;

/// Facts about an operation and what is inside.
///
/// ```
/// # use ods_core as ods;
/// use ods::{Ir, Operation};
/// use ods_pass::{Analysis, PassContext, PassResult};
///
/// /// The number of operations.
/// struct Size(usize);
///
/// impl Analysis for Size {
///     fn compute(ir: &mut Ir, op: Operation) -> Self {
///         Self(ir.walk_pre(op).count())
///     }
/// }
///
/// fn run_on_operation(cx: &mut PassContext<'_>) -> PassResult {
///     // Kept from an earlier pass, or computed.
///     let size = cx.analysis::<Size>();
///     if size.0 > 100 {
///         cx.ir.set_location(cx.op, ods::Location::UNKNOWN);
///     }
///     // There are as many operations as before.
///     cx.preserve(size);
///     Ok(())
/// }
/// ```
pub trait Analysis: Send + 'static {
    /// Analyzes the operation. The IR stays as it is; it is mutable for folders, which may intern constants.
    fn compute(ir: &mut Ir, op: Operation) -> Self;
}

impl Analysis for DominanceInfo {
    fn compute(_: &mut Ir, _: Operation) -> Self {
        // Trees are built when they are asked for.
        Self::new()
    }
}

impl Analysis for Liveness {
    fn compute(ir: &mut Ir, op: Operation) -> Self {
        Self::of(ir, op)
    }
}

/// An analysis, with the operation that it is about.
#[derive(Debug)]
pub struct Analyzed<A> {
    op: Operation,
    analysis: Box<A>,
}

impl<A> Deref for Analyzed<A> {
    type Target = A;

    fn deref(&self) -> &A {
        &self.analysis
    }
}

impl<A> DerefMut for Analyzed<A> {
    fn deref_mut(&mut self) -> &mut A {
        &mut self.analysis
    }
}

/// The analyses of a run, and which of them the running pass preserves.
#[derive(Default)]
pub(crate) struct Analyses {
    kept: Vec<Kept>,
    preserved: Vec<TypeId>,
    is_all_preserved: bool,
}

struct Kept {
    op: Operation,
    analysis: Box<dyn Any + Send>,
}

impl Analyses {
    fn position<A: Analysis>(&self, op: Operation) -> Option<usize> {
        self.kept.iter().position(|kept| kept.op == op && kept.analysis.is::<A>())
    }

    fn take<A: Analysis>(&mut self, op: Operation) -> Option<Box<A>> {
        let position = self.position::<A>(op)?;
        self.kept.swap_remove(position).analysis.downcast().ok()
    }

    /// Returns whether the running pass marked all analyses as preserved.
    pub(crate) fn is_all_preserved(&self) -> bool {
        self.is_all_preserved
    }

    /// Ends a pass: drops the analyses that it does not preserve.
    pub(crate) fn end_pass(&mut self) {
        if !std::mem::take(&mut self.is_all_preserved) {
            self.kept.retain(|kept| self.preserved.contains(&kept.analysis.as_ref().type_id()));
        }
        self.preserved.clear();
    }

    /// Drops all analyses.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
    }
}

impl PassContext<'_> {
    /// Takes an analysis of the operation: the one that earlier passes left, or a new one.
    pub fn analysis<A: Analysis>(&mut self) -> Analyzed<A> {
        self.analysis_of(self.op)
    }

    /// Takes an analysis of an operation inside, as [`PassContext::analysis`] does. Corresponds to MLIR's
    /// `getChildAnalysis`.
    pub fn analysis_of<A: Analysis>(&mut self, op: Operation) -> Analyzed<A> {
        let kept = self.run.analyses.take(op);
        Analyzed { op, analysis: kept.unwrap_or_else(|| Box::new(self.compute(op))) }
    }

    /// Computes an analysis, and tells the instrumentations.
    fn compute<A: Analysis>(&mut self, op: Operation) -> A {
        let (ir, run) = (&mut *self.ir, &mut *self.run);
        if run.instrumentations.is_empty() {
            return A::compute(ir, op);
        }
        let name = short_name::<A>();
        for instrumentation in &mut run.instrumentations {
            instrumentation.before_analysis(name, ir, op, run.reports.text());
        }
        let analysis = A::compute(ir, op);
        for instrumentation in run.instrumentations.iter_mut().rev() {
            instrumentation.after_analysis(name, ir, op, run.reports.text());
        }
        analysis
    }

    /// Returns whether earlier passes left an analysis of the operation. Corresponds to MLIR's `getCachedAnalysis`.
    pub fn has_analysis<A: Analysis>(&self) -> bool {
        self.run.analyses.position::<A>(self.op).is_some()
    }

    /// Gives an analysis back, for later passes: it holds at the end of this one. Analyses of its type that are still
    /// kept hold, too.
    pub fn preserve<A: Analysis>(&mut self, analysis: Analyzed<A>) {
        let Analyzed { op, analysis } = analysis;
        self.run.analyses.kept.push(Kept { op, analysis });
        self.mark_preserved::<A>();
    }

    /// Declares that the kept analyses of a type hold at the end of this pass. Corresponds to MLIR's
    /// `markAnalysesPreserved`.
    pub fn mark_preserved<A: Analysis>(&mut self) {
        self.run.analyses.preserved.push(TypeId::of::<A>());
    }

    /// Declares that this pass has changed nothing, so that all kept analyses hold and nothing need be verified. Debug
    /// builds check it. Corresponds to MLIR's `markAllAnalysesPreserved`.
    pub fn mark_all_preserved(&mut self) {
        self.run.analyses.is_all_preserved = true;
    }
}

/// Returns the name of a type without its path.
fn short_name<A>() -> &'static str {
    let name = std::any::type_name::<A>();
    let path_end = name.find('<').unwrap_or(name.len());
    name[..path_end].rfind("::").map_or(name, |at| &name[at + 2..])
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use ods_core::builtin::ModuleOp;
    use ods_core::context::Context;
    use ods_core::text::{Parsed, parse};
    use ods_core::{Ir, Location, Operation};
    use ods_macros::Pass;

    use super::Analysis;
    use crate::manager::{Anchor, PassManager};
    use crate::pass::{OperationPass, PassContext, PassResult};

    thread_local! {
        static COMPUTED: Cell<usize> = const { Cell::new(0) };
    }

    /// The number of operations.
    struct Size(usize);

    impl Analysis for Size {
        fn compute(ir: &mut Ir, op: Operation) -> Self {
            COMPUTED.set(COMPUTED.get() + 1);
            Self(ir.walk_pre(op).count())
        }
    }

    #[derive(Clone, Copy, Default)]
    enum Use {
        #[default]
        TakesAndDrops,
        TakesAndPreserves,
        Marks,
        MarksAll,
        ChangesAndMarksAll,
        Nothing,
    }

    #[derive(Pass, Clone, Default)]
    #[pass(crate = crate::ods)]
    struct Analyzer {
        work: Use,
    }

    impl OperationPass for Analyzer {
        fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
            match self.work {
                Use::TakesAndDrops => assert_ne!(cx.analysis::<Size>().0, 0),
                Use::TakesAndPreserves => {
                    let size = cx.analysis::<Size>();
                    cx.preserve(size);
                }
                Use::Marks => cx.mark_preserved::<Size>(),
                Use::MarksAll => cx.mark_all_preserved(),
                Use::ChangesAndMarksAll => {
                    cx.ir.set_location(cx.op, Location::UNKNOWN);
                    cx.mark_all_preserved();
                }
                Use::Nothing => assert!(!cx.has_analysis::<Size>()),
            }
            Ok(())
        }
    }

    /// Runs passes on a module, and returns the number of computed analyses.
    fn computed(passes: &[Use]) -> Result<usize, String> {
        let mut ir = Ir::new(Context::new().into());
        let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
        let mut manager = PassManager::new(Anchor::Any);
        for work in passes {
            manager.add(Analyzer { work: *work });
        }
        COMPUTED.set(0);
        manager.run(&mut ir, module).map_err(|failure| failure.to_string())?;
        Ok(COMPUTED.get())
    }

    #[test]
    fn analyses_stay_while_they_are_preserved() {
        let kept = [Use::TakesAndPreserves, Use::Marks, Use::MarksAll, Use::TakesAndPreserves, Use::TakesAndDrops];
        assert_eq!(computed(&kept), Ok(1));
        assert_eq!(computed(&[Use::TakesAndDrops, Use::Nothing, Use::TakesAndDrops]), Ok(2));
    }

    #[test]
    fn changes_under_preserved_analyses_are_found() {
        let expected = "error: pass 'Analyzer' changed the IR, but marked all analyses as preserved";
        let message = computed(&[Use::ChangesAndMarksAll]).expect_err("it is a mistake of the pass");
        assert!(message.contains(expected), "{message}");
    }

    #[test]
    fn analyses_of_nested_operations_end_with_their_pipeline() {
        let modules = parse(&Context::new().into(), "two.mlir", b"module {}\nmodule {}").expect("two modules");
        let Parsed { mut ir, root: module, .. } = modules;
        let mut manager = PassManager::new(Anchor::Any);
        let (keep, none) = (Analyzer { work: Use::TakesAndPreserves }, Analyzer { work: Use::Nothing });
        manager.add(none.clone()).add(keep.clone());
        manager.nest(Anchor::new("builtin.module")).add(none.clone()).add(keep.clone()).add(keep);
        manager.add(none);
        COMPUTED.set(0);
        manager.run(&mut ir, module).expect("all is well");
        assert_eq!(COMPUTED.get(), 3);
    }
}
