//! The passes of the compiler, in their order.

use ods::builtin::ModuleOp;
use ods::pass::transforms::{Canonicalizer, Cse, Inline};
use ods::pass::{Anchor, PassManager};

use ods_dialects::func;

use crate::dialect::FuncOp;
use crate::lowering::LowerToLoops;
use crate::shapes::ShapeInferencePass;

/// Returns the passes that inline all functions into `main`, and find the shapes of all tensors.
pub fn optimize() -> PassManager {
    let mut passes = PassManager::new(Anchor::of::<ModuleOp>());
    passes.add(Inline::default());
    let functions = passes.nest(Anchor::of::<FuncOp>());
    functions.add(Canonicalizer::default()).add(ShapeInferencePass).add(Canonicalizer::default()).add(Cse::default());
    passes
}

/// Returns the passes that come after the passes of [`optimize`]: they lower tensors to loops over buffers.
pub fn lower() -> PassManager {
    let mut passes = PassManager::new(Anchor::of::<ModuleOp>());
    passes.add(LowerToLoops);
    passes.nest(Anchor::of::<func::FuncOp>()).add(Canonicalizer::default()).add(Cse::default());
    passes
}
