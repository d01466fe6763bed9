//! Options of a check.

use ods_exec::Limits;

/// The options of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of inputs of a function, if it has too many to try all. Inputs with poison come on top.
    pub inputs: u64,
    /// The greatest number of inputs that are all tried.
    pub exhaustive: u64,
    /// The seed of the inputs.
    pub seed: u64,
    /// The steps of `z3` for a proof, about five million a second; 0 for no proofs. Without `z3`, functions are only
    /// tested.
    pub solver_steps: u64,
    /// The limits of each execution of an old function. A new one may take 64 times as many steps and calls, and twice
    /// the memory, before it counts as one that does not return.
    pub limits: Limits,
}

impl Options {
    /// Returns the limits of each execution of a new function.
    pub(crate) fn limits_after(&self) -> Limits {
        let Limits { steps, depth, bytes } = self.limits;
        Limits { steps: steps.saturating_mul(64), depth: depth.saturating_mul(64), bytes: bytes.saturating_mul(2) }
    }
}

impl Default for Options {
    /// Returns 4,096 inputs, or all if there are at most 2^20; no proofs; 100,000 steps, 200 nested calls and 16 MiB
    /// per execution.
    fn default() -> Self {
        Self {
            inputs: 4096,
            exhaustive: 1 << 20,
            seed: 1,
            solver_steps: 0,
            limits: Limits { steps: 100_000, depth: 200, bytes: 16 << 20 },
        }
    }
}
