//! Random modules, of `tests/random`, and the pipelines that run on them.

use super::chunk::{Chunk, chunks_below};
use crate::process::{cargo, output, root};

/// The pipelines inside `builtin.module`: the passes that move, promote or drop operations, and combinations.
pub const PIPELINES: &[&str] = &[
    "loop-invariant-code-motion",
    "control-flow-sink",
    "mem2reg",
    "sroa",
    "canonicalize",
    "cse",
    "sccp",
    "symbol-dce",
    "inline",
    "remove-dead-values",
    "sroa,mem2reg",
    "sroa,mem2reg,canonicalize,cse",
    "func.func(mem2reg),sccp,canonicalize",
    "canonicalize,loop-invariant-code-motion,cse",
    "cse,control-flow-sink,canonicalize",
    "loop-invariant-code-motion,control-flow-sink,loop-invariant-code-motion",
    "inline,symbol-dce,sroa,mem2reg,canonicalize,cse",
    "sccp,symbol-dce,canonicalize",
    "func.func(sroa,mem2reg,canonicalize,loop-invariant-code-motion,cse,control-flow-sink)",
    "mem2reg,remove-dead-values,canonicalize",
];

/// The dialects of operations without regions, apart from the dialects that all modules have.
const DIALECTS: [&str; 5] = ["arith", "math", "index", "complex", "ub"];

/// Returns so many modules of each seed.
pub fn modules(seeds: &[usize], count: usize) -> Result<Vec<Chunk>, String> {
    let folder = root().join("target");
    let mut chunks = Vec::new();
    for seed in seeds {
        let file = folder.join(format!("random-{seed}.mlir"));
        let mut command = cargo();
        command.current_dir(root()).args(["run", "--release", "--quiet", "--package", "ods-random", "--"]);
        output(command.args([seed.to_string(), count.to_string()]).arg(&file).args(DIALECTS))?;
        chunks.extend(chunks_below(&file)?);
    }
    Ok(chunks)
}

/// Returns the modules with the pipeline as the name of their folder.
pub fn labelled(modules: &[Chunk], pipeline: &str) -> Vec<Chunk> {
    let label = |chunk: &Chunk| Chunk {
        folder: format!("`{pipeline}`"),
        name: format!("{pipeline}: {}", chunk.name),
        text: chunk.text.clone(),
    };
    modules.iter().map(label).collect()
}
