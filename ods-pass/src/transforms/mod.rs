//! Transforms that need no dialect.

mod canonicalize;
mod composite;
mod control_flow_sink;
mod cse;
mod inline;
mod licm;
mod mem2reg;
mod op_stats;
mod reconcile_casts;
mod runtime_verification;
mod sccp;
mod snapshot_op_locations;
mod sroa;
mod strip_debug_info;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;
mod view_op_graph;

pub use canonicalize::Canonicalizer;
pub use composite::CompositeFixedPoint;
pub use control_flow_sink::ControlFlowSink;
pub use cse::Cse;
pub use inline::Inline;
pub use licm::LoopInvariantCodeMotion;
pub use mem2reg::Mem2Reg;
pub use op_stats::PrintOpStats;
pub use reconcile_casts::ReconcileUnrealizedCasts;
pub use runtime_verification::GenerateRuntimeVerification;
pub use sccp::Sccp;
pub use snapshot_op_locations::SnapshotOpLocations;
pub use sroa::Sroa;
pub use strip_debug_info::StripDebugInfo;
pub use symbol_dce::SymbolDce;
pub use symbol_privatize::SymbolPrivatize;
pub use topological_sort::TopologicalSort;
pub use view_op_graph::ViewOpGraph;

use crate::registry::PassEntry;

/// The passes of this module, for registries.
pub(crate) const ENTRIES: &[PassEntry] = &[
    PassEntry {
        argument: "canonicalize",
        description: "Canonicalize operations",
        make: || Box::<Canonicalizer>::default(),
    },
    PassEntry {
        argument: "composite-fixed-point-pass",
        description: "Composite fixed point pass",
        make: || Box::<CompositeFixedPoint>::default(),
    },
    PassEntry {
        argument: "control-flow-sink",
        description: "Sink operations into conditional blocks",
        make: || Box::<ControlFlowSink>::default(),
    },
    PassEntry { argument: "cse", description: "Eliminate common sub-expressions", make: || Box::<Cse>::default() },
    PassEntry {
        argument: "generate-runtime-verification",
        description: "Generate additional runtime op verification checks",
        make: || Box::<GenerateRuntimeVerification>::default(),
    },
    PassEntry { argument: "inline", description: "Inline function calls", make: || Box::<Inline>::default() },
    PassEntry {
        argument: "loop-invariant-code-motion",
        description: "Hoist loop invariant instructions outside of the loop",
        make: || Box::<LoopInvariantCodeMotion>::default(),
    },
    PassEntry {
        argument: "mem2reg",
        description: "Promotes memory slots into values.",
        make: || Box::<Mem2Reg>::default(),
    },
    PassEntry {
        argument: "print-op-stats",
        description: "Print statistics of operations",
        make: || Box::<PrintOpStats>::default(),
    },
    PassEntry {
        argument: "reconcile-unrealized-casts",
        description: "Simplify and eliminate unrealized conversion casts",
        make: || Box::<ReconcileUnrealizedCasts>::default(),
    },
    PassEntry {
        argument: "sccp",
        description: "Sparse Conditional Constant Propagation",
        make: || Box::<Sccp>::default(),
    },
    PassEntry {
        argument: "snapshot-op-locations",
        description: "Generate new locations from the current IR",
        make: || Box::<SnapshotOpLocations>::default(),
    },
    PassEntry { argument: "sroa", description: "Scalar Replacement of Aggregates", make: || Box::<Sroa>::default() },
    PassEntry {
        argument: "strip-debuginfo",
        description: "Strip debug info from all operations",
        make: || Box::<StripDebugInfo>::default(),
    },
    PassEntry { argument: "symbol-dce", description: "Eliminate dead symbols", make: || Box::<SymbolDce>::default() },
    PassEntry {
        argument: "symbol-privatize",
        description: "Mark symbols private",
        make: || Box::<SymbolPrivatize>::default(),
    },
    PassEntry {
        argument: "topological-sort",
        description: "Sort regions without SSA dominance in topological order",
        make: || Box::<TopologicalSort>::default(),
    },
    PassEntry {
        argument: "view-op-graph",
        description: "Print Graphviz visualization of an operation",
        make: || Box::<ViewOpGraph>::default(),
    },
];

/// Implements the parts of [`Pass`](crate::Pass) that follow from the type: its names, and cloning.
macro_rules! pass_names {
    ($name:literal, $argument:literal) => {
        fn name(&self) -> &'static str {
            $name
        }
        fn argument(&self) -> &'static str {
            $argument
        }
        fn clone_pass(&self) -> Box<dyn $crate::Pass> {
            Box::new(self.clone())
        }
    };
}
pub(crate) use pass_names;
