//! Transforms that need no dialect.

mod canonicalize;
mod composite;
mod control_flow_sink;
mod cse;
mod infer_shapes;
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
pub use infer_shapes::InferShapes;
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
    Canonicalizer::ENTRY,
    CompositeFixedPoint::ENTRY,
    ControlFlowSink::ENTRY,
    Cse::ENTRY,
    GenerateRuntimeVerification::ENTRY,
    InferShapes::ENTRY,
    Inline::ENTRY,
    LoopInvariantCodeMotion::ENTRY,
    Mem2Reg::ENTRY,
    PrintOpStats::ENTRY,
    ReconcileUnrealizedCasts::ENTRY,
    Sccp::ENTRY,
    SnapshotOpLocations::ENTRY,
    Sroa::ENTRY,
    StripDebugInfo::ENTRY,
    SymbolDce::ENTRY,
    SymbolPrivatize::ENTRY,
    TopologicalSort::ENTRY,
    ViewOpGraph::ENTRY,
];
