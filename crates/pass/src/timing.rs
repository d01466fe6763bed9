//! Timing of passes. Corresponds to the part of MLIR's `--mlir-timing` that is about passes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ods_core::{Ir, Operation};

use crate::pass::Pass;
use crate::run::PassInstrumentation;

/// The time spent on a pass, or on a nested pipeline, in all of its runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedPass {
    /// The name of the pass, `'func.func' Pipeline`, or `(A) DominanceInfo` for an analysis.
    pub name: String,
    /// The number of pipelines and passes around.
    pub depth: usize,
    /// The time.
    pub time: Duration,
}

/// Timing of passes: an instrumentation, and the times that it collects.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Location};
/// # use ods::builtin::ModuleOp;
/// use ods_pass::transforms::Cse;
/// use ods_pass::{Anchor, PassManager, PassTiming};
///
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let timing = PassTiming::new();
/// let mut manager = PassManager::new(Anchor::Any);
/// manager.add(Cse::default());
/// manager.add_instrumentation(timing.clone());
/// manager.run(&mut ir, module).expect("it succeeds");
/// assert_eq!(timing.passes()[0].name, "CSE");
/// ```
#[derive(Clone, Default, Debug)]
pub struct PassTiming(Arc<Mutex<Times>>);

#[derive(Default, Debug)]
struct Times {
    /// Passes with their position in the tree, in preorder of first use.
    nodes: Vec<Node>,
    /// The running ones, with their start.
    running: Vec<(usize, Instant)>,
}

#[derive(Debug)]
struct Node {
    name: String,
    parent: Option<usize>,
    time: Duration,
}

impl PassTiming {
    /// Creates a timing without times.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the times: passes in the order of their first run, each followed by the passes that ran inside it.
    pub fn passes(&self) -> Vec<TimedPass> {
        let times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut passes = Vec::new();
        times.collect(None, 0, &mut passes);
        passes
    }

    fn start(&self, name: String) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let parent = times.running.last().map(|(node, _)| *node);
        let known = times.nodes.iter().position(|node| node.parent == parent && node.name == name);
        let node = known.unwrap_or_else(|| {
            times.nodes.push(Node { name, parent, time: Duration::ZERO });
            times.nodes.len() - 1
        });
        times.running.push((node, Instant::now()));
    }

    fn stop(&self) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((node, start)) = times.running.pop() {
            times.nodes[node].time += start.elapsed();
        }
    }
}

impl Times {
    fn collect(&self, parent: Option<usize>, depth: usize, passes: &mut Vec<TimedPass>) {
        for (index, node) in self.nodes.iter().enumerate().filter(|(_, node)| node.parent == parent) {
            passes.push(TimedPass { name: node.name.clone(), depth, time: node.time });
            self.collect(Some(index), depth + 1, passes);
        }
    }
}

impl PassInstrumentation for PassTiming {
    fn before_pipeline(&mut self, anchor: &str) {
        self.start(format!("'{anchor}' Pipeline"));
    }

    fn after_pipeline(&mut self, _: &str) {
        self.stop();
    }

    fn before_pass(&mut self, pass: &dyn Pass, _: &Ir, _: Operation, _: &mut String) {
        self.start(pass.name().to_owned());
    }

    fn after_pass(&mut self, _: &dyn Pass, _: &Ir, _: Operation, _: &mut String) {
        self.stop();
    }

    fn after_pass_failed(&mut self, _: &dyn Pass, _: &Ir, _: Operation, _: &mut String) {
        self.stop();
    }

    fn before_analysis(&mut self, analysis: &str, _: &Ir, _: Operation, _: &mut String) {
        self.start(format!("(A) {analysis}"));
    }

    fn after_analysis(&mut self, _: &str, _: &Ir, _: Operation, _: &mut String) {
        self.stop();
    }
}
